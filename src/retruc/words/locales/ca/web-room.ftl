# La sala d’una taula al navegador, abans de jugar, i la primera mà amb guia.

new-title = Taula per a amics
new-make = Fes la taula
table-rules = Regles de la taula
table-settings = Rellotge i bots
change = Canvia

ruleset = Reglament
options = Opcions
options-changed =
    { $options ->
        [one] Opcions: { $options } canviada
        [many] Opcions: { $options } de canviades
       *[other] Opcions: { $options } canviades
    }
options-reset = Torna a les del reglament
options-more = Totes les altres opcions
options-more-note = No sabem de cap lloc on canviïn; prova el que vulguis.
option-changed = canviada
option-own = (la del reglament)
rules-link = Copia un enllaç amb aquestes regles
link-in-address = L’enllaç és a la barra de l’adreça: copia’l d’allà.
village = Regles pròpies
village-load = Carrega les regles del teu poble
village-note = Un fitxer TOML com els del catàleg. Pot estendre un reglament i dir només el que jugueu d’una altra manera.
village-file = Tria un fitxer
village-text = O enganxa’l aquí
village-use = Comprova i fes servir
village-drop = Juga un reglament del catàleg
village-differs = Diferent del reglament que estén:
village-same = Es juga com el reglament que estén.
village-wrong =
    { $problems ->
        [one] Hi ha { $problems } cosa malament:
        [many] Hi ha { $problems } de coses malament:
       *[other] Hi ha { $problems } coses malament:
    }
village-too-long = El fitxer passa de { $kilobytes } kB.

clock = Temps per a cada torn
clock-none = Sense
seconds-short = { $count } s
minutes-short = { $count } min
grace = Fora, abans que segui un bot
strength = Força dels bots
pace = Ritme dels bots
pace-0 = Ràpid
pace-1 = De persona
pace-2 = A poc a poc
undo = Desfer un toc per error
undo-note = Una carta es pot tornar a agafar fins que actuï el següent.
proof = Repartides que es poden comprovar
proof-note = Al final es veuen totes les cartes del coto, també les que no va veure ningú.
listed = A la llista de taules obertes
listed-note = Qualsevol la pot trobar i seure-hi.
all-hands = Qui mira veu totes les cartes
all-hands-note = No abans que s’acabi la mà.

room-title = Taula { $code }
room-cancelled = S’ha deixat el coto. Tots són a la sala una altra vegada.
connection-lost = S’ha perdut la connexió. Tornant…
goodbye-no-table = No hi ha cap taula amb aquest enllaç.
goodbye-table-over = El coto d’aquesta taula s’ha acabat.
goodbye-old-link = Aquest enllaç ja no funciona. Demana’n el nou.
goodbye-other-protocol = Aquesta pàgina és més vella que la taula. Torna-la a carregar.
goodbye-forgotten = Aquí t’hem oblidat, com vas demanar.
goodbye-closed = Qui porta el servidor ha tancat aquesta taula.
goodbye-broken = Alguna cosa s’ha espatllat en aquesta taula, i no pot continuar.
goodbye-see = Torna’l a veure
goodbye-reload = Torna a carregar
goodbye-other = Aquesta taula està tancada.
seats = Llocs
seats-choose = Toca un lloc per seure
seats-partners = Davant tens el company
seat-empty = Lliure
seat-label = Lloc { $seat }, equip { $team }
seat-title = Lloc { $seat }: { $name }
seat-you = tu
seat-host = amfitrió
seat-bot = bot
seat-away = fora
seat-muted = no se’l sent
seat-sit = Seu aquí
seat-stand = Aixeca’t
seat-manage = Canvia
seat-bots = Posa un bot aquí
seat-bot-away = Treu el bot
seat-swap = Canvia amb
seat-kick = Fora del lloc
seat-mute = No sentir-lo
seat-unmute = Tornar a sentir-lo
your-name = El teu nom
your-name-hint = Com vols que et diguin?
your-face = La teva cara
face-choose = Tria una altra cara
face-number = Cara { $number }
guest = Convidat
watchers =
    { $watchers ->
        [one] En mira { $watchers }: { $names }
        [many] En miren { $watchers }: { $names }
       *[other] En miren { $watchers }: { $names }
    }

invite = Crida els amics
invite-code = Codi: { $code }
copy-link = Copia l’enllaç
copy-by-hand = Aquí el navegador no copia: selecciona l’enllaç i copia’l tu.
share = Comparteix
share-text = Fem un truc?
qr = QR
tv-link = Mostra la taula en un televisor
new-link = Fes un enllaç nou; el d’ara deixarà de funcionar

coto-line = Coto a { cames } de { pedres }.
differs-here = Diferent del reglament «{ $ruleset }»:
differs-not = Tot com diu el reglament «{ $ruleset }».
line-clock = Cada torn dura com a molt { seconds }.
line-no-clock = Ningú no corre: no hi ha rellotge.
line-grace = Al cap de { seconds } fora hi seu un bot, fins que tornes.
line-undo = Un toc per error es pot desfer.
line-no-undo = Carta a taula, carta jugada.
line-listed = Surt a la llista de taules obertes.
line-all-hands = Qui mira veu totes les cartes quan s’ha acabat la mà.
proof-on = Els vostres navegadors remenen juntament amb el servidor, i al final tots podeu comprovar cada repartida. Per això al final es veuen totes les cartes, també les que no va veure ningú.
proof-off = En aquesta taula remena només el servidor. Al final no s’ensenya res.
start = Comença
start-with-bots =
    { $seats ->
        [one] Al lloc lliure hi seurà un bot.
        [many] Als { $seats } de llocs lliures hi seuran bots.
       *[other] Als { $seats } llocs lliures hi seuran bots.
    }
start-host = { $name } comença quan hi sigueu tots.
start-nobody = Esperem un amfitrió.

guide = Guia
guide-understood = Entesos
guide-leave = Deixa la guia
guide-end = Ja jugo jo
guide-cards = Aquestes tres cartes són teves. El company seu davant: el que guanya un, ho guanyen tots dos. Ningú no corre.
guide-turn = Et toca. Toca una carta per aixecar-la i una altra vegada per tirar-la. La més forta fa la basa; dues bases de tres fan la mà.
guide-bet = Abans de tirar pots apostar. Els botons són tot el que es pot dir ara, cadascun amb el que porta.
guide-answer = Els altres han cantat. Pots voler, no voler o pujar. Sota cada paraula diu què et porta o què et costa.
guide-trick = S’ha acabat una basa. Qui l’ha feta surt a la següent. Si les millors de cada equip són iguals, és parda.
guide-sheet = S’ha acabat la mà. El full diu què ha pagat cada aposta i per què; després es torna a repartir.
guide-look = Toca una cara per mirar-la. Qui et mira veu les teves senyes: mira el company, i espera que els contraris mirin a una altra banda.
guide-done = No cal saber res més. Al menú tens el reglament i les senyes sempre que vulguis.
