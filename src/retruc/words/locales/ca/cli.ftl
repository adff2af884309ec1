# L’ordre `retruc`: la seva ajuda. El que pot estar malament en els arguments és amb els errors.

cli-about = El joc del truc, amb les regles de cada lloc.
cli-status = Estat de sortida: 0 tot va bé; 1 el que s’ha jutjat està malament; 2 els arguments no van bé, o un fitxer no es pot llegir o escriure.
cli-usage = ús:
cli-arguments = arguments
cli-options = opcions
cli-commands = ordres
cli-actions = accions
cli-help = mostra aquesta ajuda i surt
cli-version = mostra la versió i surt
cli-lang = llengua: ca-valencia, ca, es, pt o en (si no es diu: la teva)
cli-option = posa d’una altra manera una opció de les regles, com seats=2; es pot repetir, una vegada per opció

# Jugar.

cli-play = juga en aquest terminal
cli-play-ruleset = a què es juga (si no es diu: bar, o el de l’acta)
cli-play-seats = qui seu a cada lloc, primer el lloc 1: human (una persona), bot, o el nom d’un bot (si no es diu: una persona al lloc 1 i bots als altres)
cli-play-bot = el bot que ocupa els llocs
cli-play-seed = on comença la barreja de les cartes
cli-play-fast = fa que els bots juguin sense pauses
cli-play-record = on s’escriu el coto
cli-play-resume = continua el coto d’aquesta acta

# L’àrbitre.

cli-referee = jutja actes: què deu la taula després de cada mà
cli-referee-file = una acta; - és l’entrada estàndard
cli-referee-json = escriu un objecte JSON per cada fitxer, un a cada línia
cli-referee-show = escriu frases i taules per a la gent (si no es diu res)
cli-referee-legal = afegeix què pot dir o jugar cada lloc al final d’una acta inacabada
cli-referee-ruleset = el reglament de les actes, si no és al catàleg

# Les regles.

cli-rules = llegeix les regles d’un lloc, o revisa un fitxer teu
cli-rules-list = llista els reglaments del catàleg
cli-rules-show = escriu les regles d’un reglament
cli-rules-diff = escriu què juguen diferent dos reglaments
cli-rules-check = diu què està malament en el fitxer d’un reglament
cli-rules-ruleset = un reglament del catàleg, o un fitxer
cli-rules-other = l’altre
cli-rules-markdown = escriu Markdown
cli-rules-file = el fitxer d’un reglament

# L’arena.

cli-arena = fa jugar bots: una partida, tots contra tots, o una escala
cli-arena-bots = un bot, un equip de bots com taverna+random, o exec: i l’ordre d’un programa teu; dos almenys
cli-arena-ruleset = a què es juga (si no es diu: bar)
cli-arena-deals = repartiments, cadascun jugat des dels dos costats (si no es diu: 1000)
cli-arena-seed = on comença l’atzar (si no es diu: 1)
cli-arena-workers = processos que juguen (si no es diu: 1)
cli-arena-cotos = parells de cotos, cadascun jugat des dels dos costats (si no es diu: un per cada 40 repartiments; d’una escala, 200 com a molt)
cli-arena-rotations = juga cada repartiment amb les mans a cada lloc
cli-arena-within = no juga més repartiments quan l’interval és així d’ample a cada costat, en pedres per mà
cli-arena-ladder = els fa pujar una escala de cotos, puntuada amb openskill
cli-arena-limit = mil·lisegons que té un programa per contestar (si no es diu: 1000)
cli-arena-figure = dibuixa una imatge en aquest fitxer: .png, .svg o .pdf
cli-arena-json = escriu un objecte JSON

# El corpus.

cli-corpus = fa que els bots escriguin un corpus d’actes, o fa una taula d’actes
cli-corpus-write = fa jugar els bots i escriu cada coto com una acta
cli-corpus-export = escriu actes com una taula Parquet
cli-corpus-folder = on van les actes, en una carpeta per a cada reglament
cli-corpus-ruleset = a què es juga; es pot repetir (si no es diu: tots els del catàleg)
cli-corpus-bot = qui juga, com a l’arena; es pot repetir, i llavors juguen per torns tots els parells (si no es diu: taverna)
cli-corpus-rounds = mans de cada reglament, almenys (si no es diu: 100000)
cli-corpus-file = el fitxer Parquet
cli-corpus-record = una acta, o una carpeta d’actes
cli-corpus-rows = què és una fila: una cosa que s’ha fet (si no es diu res), o una mà

# retruc bench

cli-bench = mesura amb quina rapidesa van les regles a l’engròs
cli-bench-ruleset = un reglament (si no es diu: tots els del catàleg)
cli-bench-runs = passades de què es pren la mediana (si no es diu: 7)
cli-bench-json = escriu un objecte JSON per a cada reglament, una línia cadascun

# retruc solve

cli-solve = resol el truc a dos, amb la prova de com de prop és
cli-solve-truc = resol el truc tot sol, sense envit, i escriu la solució
cli-solve-round = resol la mà sencera, amb l’envit, i diu com de prop és
cli-solve-ruleset = què es juga (si no es diu: bar)
cli-solve-minutes = quants minuts ha de durar (si no es diu: 60)
cli-solve-iterations = després de quantes iteracions en total ha de parar
cli-solve-goal = amb quina explotabilitat ha de parar, en pedres per mà (si no es diu: 0.005)
cli-solve-checkpoint = on es guarda el que s’ha après; si el fitxer ja hi és, continua
cli-solve-workers = fils que treballen (si no es diu: 1)
cli-solve-out = on s’escriu la solució
cli-solve-json = escriu objectes JSON, una línia cadascun
cli-solve-coto = diu què val un tanteig, i qui ha de voler una falta
cli-solve-score = pedres dels llocs 1 i 2 (si no es diu: 0-0)
cli-solve-cames = cames dels llocs 1 i 2 (si no es diu: 0-0)
cli-solve-bot = el bot que juga les mans (si no es diu: taverna)
cli-solve-rounds = quantes mans juga (si no es diu: 1000)
cli-solve-seed = on comença tot l’atzar (si no es diu: 1)

# retruc train

cli-train = entrena un bot fent-lo jugar contra ell mateix
cli-train-penya = entrena penya per a un reglament, i escriu el seu model
cli-train-ruleset = què es juga (si no es diu: bar)
cli-train-minutes = quants minuts ha de durar (si no es diu: 60)
cli-train-passes = després de quantes passades en total ha de parar
cli-train-threads = fils que treballen; només amb un surt sempre el mateix (si no es diu: 1)
cli-train-seed = on comença tot l’atzar (si no es diu: 1)
cli-train-checkpoint = on es guarda el que s’ha après; si el fitxer ja hi és, continua
cli-train-out = on s’escriu el model
cli-train-measure = quants repartiments juga després contra taverna; el model diu què n’ha sortit (si no es diu: cap)
cli-train-json = escriu objectes JSON, una línia cadascun

# El que fa de valor.

cli-metavar-command = ORDRE
cli-metavar-action = ACCIÓ
cli-metavar-code = CODI
cli-metavar-setting = CAMÍ=VALOR
cli-metavar-ruleset = ID|FITXER
cli-metavar-file = FITXER
cli-metavar-seats = QUI,QUI,…
cli-metavar-name = NOM
cli-metavar-number = N
cli-metavar-pedres = PEDRES
cli-metavar-ms = MS
