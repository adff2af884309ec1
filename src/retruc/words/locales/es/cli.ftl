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
cli-play-ruleset = a qué se juega (si no se dice: bar, o el de la partida)
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

cli-arena = hace jugar un bot contra otro
cli-arena-bot = un bot
cli-arena-rival = su rival, también un bot
cli-arena-ruleset = a qué se juega (si no se dice: bar)
cli-arena-deals = repartos, cada uno jugado desde los dos lados (si no se dice: 1000)
cli-arena-seed = dónde empieza el azar (si no se dice: 1)
cli-arena-workers = procesos que juegan (si no se dice: 1)
cli-arena-json = escribe un objeto JSON

# retruc bench

cli-bench = mide con qué rapidez van las reglas al por mayor
cli-bench-ruleset = un reglamento (si no se dice: todos los del catálogo)
cli-bench-runs = pasadas de las que se toma la mediana (si no se dice: 7)
cli-bench-json = escribe un objeto JSON por reglamento, una línea cada uno

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
