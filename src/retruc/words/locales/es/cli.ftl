# La orden `retruc`: su ayuda. Lo que puede estar mal en los argumentos está con los errores.

cli-about = El juego del truc, con las reglas de cada lugar.
cli-status = Estado de salida: 0 todo va bien; 1 lo que se ha juzgado está mal; 2 los argumentos no van bien, o un fichero no se puede leer o escribir.
cli-usage = uso:
cli-arguments = argumentos
cli-options = opciones
cli-commands = órdenes
cli-actions = acciones
cli-help = muestra esta ayuda y sale
cli-version = muestra la versión y sale
cli-lang = lengua: ca-valencia, ca, es, pt o en (si no se dice: la tuya)
cli-option = pone de otra manera una opción de las reglas, como seats=2; se puede repetir, una vez por opción

# Jugar.

cli-play = juega en este terminal
cli-play-ruleset = a qué se juega (si no se dice: bar, o el del acta)
cli-play-seats = quién se sienta en cada asiento, primero el asiento 1: human (una persona), bot, o el nombre de un bot (si no se dice: una persona en el asiento 1 y bots en los demás)
cli-play-bot = el bot que ocupa los asientos
cli-play-seed = dónde empieza la mezcla de las cartas
cli-play-fast = hace que los bots jueguen sin pausas
cli-play-record = dónde se escribe el coto
cli-play-resume = sigue con el coto de esta acta

# El árbitro.

cli-referee = juzga actas: qué debe la mesa después de cada mano
cli-referee-file = un acta; - es la entrada estándar
cli-referee-json = escribe un objeto JSON por cada fichero, uno en cada línea
cli-referee-show = escribe frases y tablas para la gente (si no se dice nada)
cli-referee-legal = añade qué puede decir o jugar cada asiento al final de un acta inacabada
cli-referee-ruleset = el reglamento de las actas, si no está en el catálogo

# Las reglas.

cli-rules = lee las reglas de un lugar, o revisa un fichero tuyo
cli-rules-list = lista los reglamentos del catálogo
cli-rules-show = escribe las reglas de un reglamento
cli-rules-diff = escribe qué juegan distinto dos reglamentos
cli-rules-check = dice qué está mal en el fichero de un reglamento
cli-rules-ruleset = un reglamento del catálogo, o un fichero
cli-rules-other = el otro
cli-rules-markdown = escribe Markdown
cli-rules-file = el fichero de un reglamento

# La arena.

cli-arena = hace jugar bots: un enfrentamiento, todos contra todos, o una escalera
cli-arena-bots = un bot, un equipo de bots como taverna+random, o exec: y la orden de un programa tuyo; dos al menos
cli-arena-ruleset = a qué se juega (si no se dice: bar)
cli-arena-deals = repartos, cada uno jugado desde los dos lados (si no se dice: 1000)
cli-arena-seed = dónde empieza el azar (si no se dice: 1)
cli-arena-workers = procesos que juegan (si no se dice: 1)
cli-arena-cotos = pares de cotos, cada uno jugado desde los dos lados (si no se dice: uno por cada 40 repartos; de una escalera, 200 como mucho)
cli-arena-rotations = juega cada reparto con las manos en cada asiento
cli-arena-within = no juega más repartos cuando el intervalo es así de ancho a cada lado, en piedras por mano
cli-arena-ladder = los hace subir una escalera de cotos, puntuada con openskill
cli-arena-limit = milisegundos que tiene un programa para contestar (si no se dice: 1000)
cli-arena-figure = dibuja una imagen en este fichero: .png, .svg o .pdf
cli-arena-json = escribe un objeto JSON

# El corpus.

cli-corpus = hace que los bots escriban un corpus de actas, o hace una tabla de actas
cli-corpus-write = hace jugar a los bots y escribe cada coto como un acta
cli-corpus-export = escribe actas como una tabla Parquet
cli-corpus-folder = dónde van las actas, en una carpeta por reglamento
cli-corpus-ruleset = a qué se juega; se puede repetir (si no se dice: todos los del catálogo)
cli-corpus-bot = quién juega, como en la arena; se puede repetir, y entonces juegan por turnos todos los pares (si no se dice: taverna)
cli-corpus-rounds = manos de cada reglamento, al menos (si no se dice: 100000)
cli-corpus-file = el fichero Parquet
cli-corpus-record = un acta, o una carpeta de actas
cli-corpus-rows = qué es una fila: algo que se ha hecho (si no se dice nada), o una mano

# retruc bench

cli-bench = mide con qué rapidez van las reglas al por mayor
cli-bench-ruleset = un reglamento (si no se dice: todos los del catálogo)
cli-bench-runs = pasadas de las que se toma la mediana (si no se dice: 7)
cli-bench-json = escribe un objeto JSON por reglamento, una línea cada uno

# retruc solve

cli-solve = resuelve el truc a dos, con la prueba de lo cerca que está
cli-solve-truc = resuelve el truc solo, sin envite, y escribe la solución
cli-solve-round = resuelve la mano entera, con el envite, y dice lo cerca que está
cli-solve-ruleset = qué se juega (si no se dice: bar)
cli-solve-minutes = cuántos minutos ha de durar (si no se dice: 60)
cli-solve-iterations = tras cuántas iteraciones en total ha de parar
cli-solve-goal = con qué explotabilidad ha de parar, en piedras por mano (si no se dice: 0.005)
cli-solve-checkpoint = dónde se guarda lo aprendido; si el fichero ya está, continúa
cli-solve-workers = hilos que trabajan (si no se dice: 1)
cli-solve-out = dónde se escribe la solución
cli-solve-json = escribe objetos JSON, una línea cada uno
cli-solve-coto = dice qué vale un tanteo, y quién debe querer una falta
cli-solve-score = piedras de los asientos 1 y 2 (si no se dice: 0-0)
cli-solve-cames = camas de los asientos 1 y 2 (si no se dice: 0-0)
cli-solve-bot = el bot que juega las manos (si no se dice: taverna)
cli-solve-rounds = cuántas manos juega (si no se dice: 1000)
cli-solve-seed = dónde empieza todo el azar (si no se dice: 1)

# retruc train

cli-train = entrena un bot haciéndolo jugar contra sí mismo
cli-train-penya = entrena a penya para un reglamento, y escribe su modelo
cli-train-ruleset = qué se juega (si no se dice: bar)
cli-train-minutes = cuántos minutos ha de durar (si no se dice: 60)
cli-train-passes = tras cuántas pasadas en total ha de parar
cli-train-threads = hilos que trabajan; solo con uno sale siempre lo mismo (si no se dice: 1)
cli-train-seed = dónde empieza todo el azar (si no se dice: 1)
cli-train-checkpoint = dónde se guarda lo aprendido; si el fichero ya está, continúa
cli-train-out = dónde se escribe el modelo
cli-train-measure = cuántos repartos juega después contra taverna; el modelo dice qué ha salido (si no se dice: ninguno)
cli-train-json = escribe objetos JSON, una línea cada uno

# Lo que hace de valor.

cli-metavar-command = ORDEN
cli-metavar-action = ACCIÓN
cli-metavar-code = CÓDIGO
cli-metavar-setting = RUTA=VALOR
cli-metavar-ruleset = ID|FICHERO
cli-metavar-file = FICHERO
cli-metavar-seats = QUIÉN,QUIÉN,…
cli-metavar-name = NOMBRE
cli-metavar-number = N
cli-metavar-pedres = PIEDRAS
cli-metavar-ms = MS
