# L’orde `retruc`: la seua ajuda. El que pot estar mal en els arguments és amb els errors.

cli-about = El joc del truc, amb les regles de cada lloc.
cli-status = Estat d’eixida: 0 tot va bé; 1 el que s’ha jutjat està mal; 2 els arguments no van bé, o un fitxer no es pot llegir o escriure.
cli-usage = ús:
cli-arguments = arguments
cli-options = opcions
cli-commands = ordes
cli-actions = accions
cli-help = mostra esta ajuda i acaba
cli-version = mostra la versió i acaba
cli-lang = llengua: ca-valencia, ca, es, pt o en (si no es diu: la teua)
cli-option = posa d’una altra manera una opció de les regles, com seats=2; es pot repetir, una vegada per opció

# Jugar.

cli-play = juga en este terminal
cli-play-ruleset = a què es juga (si no es diu: bar, o el de la partida)
cli-play-seats = qui seu a cada lloc, primer el lloc 1: human (una persona), bot, o el nom d’un bot (si no es diu: una persona al lloc 1 i bots als altres)
cli-play-bot = el bot que ocupa els llocs
cli-play-seed = on comença la mescla de les cartes
cli-play-fast = fa que els bots juguen sense pauses
cli-play-record = on s’escriu el coto
cli-play-resume = continua el coto d’esta acta

# L’àrbitre.

cli-referee = jutja actes: què deu la taula després de cada mà
cli-referee-file = una acta; - és l’entrada estàndard
cli-referee-json = escriu un objecte JSON per cada fitxer, un en cada línia
cli-referee-show = escriu frases i taules per a la gent (si no es diu res)
cli-referee-legal = afig què pot dir o jugar cada lloc al final d’una acta inacabada
cli-referee-ruleset = el reglament de les actes, si no és al catàleg

# Les regles.

cli-rules = llig les regles d’un lloc, o revisa un fitxer teu
cli-rules-list = llista els reglaments del catàleg
cli-rules-show = escriu les regles d’un reglament
cli-rules-diff = escriu què juguen diferent dos reglaments
cli-rules-check = diu què està mal en el fitxer d’un reglament
cli-rules-ruleset = un reglament del catàleg, o un fitxer
cli-rules-other = l’altre
cli-rules-markdown = escriu Markdown
cli-rules-file = el fitxer d’un reglament

# L’arena.

cli-arena = fa jugar un bot contra un altre
cli-arena-bot = un bot
cli-arena-rival = el seu rival, també un bot
cli-arena-ruleset = a què es juga (si no es diu: bar)
cli-arena-deals = repartiments, cada un jugat des dels dos costats (si no es diu: 1000)
cli-arena-seed = on comença l’atzar (si no es diu: 1)
cli-arena-workers = processos que juguen (si no es diu: 1)
cli-arena-json = escriu un objecte JSON

# retruc bench

cli-bench = mesura amb quina rapidesa van les regles a l’engròs
cli-bench-ruleset = un reglament (si no es diu: tots els del catàleg)
cli-bench-runs = passades de què es pren la mediana (si no es diu: 7)
cli-bench-json = escriu un objecte JSON per a cada reglament, una línia cada u

# El que fa de valor.

cli-metavar-command = ORDE
cli-metavar-action = ACCIÓ
cli-metavar-code = CODI
cli-metavar-setting = CAMÍ=VALOR
cli-metavar-ruleset = ID|FITXER
cli-metavar-file = FITXER
cli-metavar-seats = QUI,QUI,…
cli-metavar-name = NOM
cli-metavar-number = N
