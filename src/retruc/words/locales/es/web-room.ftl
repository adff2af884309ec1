# La sala de una mesa en el navegador, antes de jugar, y la primera mano con guía.

new-title = Mesa para amigos
new-make = Haz la mesa
table-rules = Reglas de la mesa
table-settings = Reloj y bots
change = Cambia

ruleset = Reglamento
options = Opciones
options-changed =
    { $options ->
        [one] Opciones: { $options } cambiada
        [many] Opciones: { $options } de cambiadas
       *[other] Opciones: { $options } cambiadas
    }
options-reset = Vuelve a las del reglamento
options-more = Todas las demás opciones
options-more-note = No sabemos de ningún sitio donde cambien; prueba lo que quieras.
option-changed = cambiada
option-own = (la del reglamento)
rules-link = Copia un enlace con estas reglas
link-in-address = El enlace está en la barra de la dirección: cópialo de ahí.
village = Reglas propias
village-load = Carga las reglas de tu pueblo
village-note = Un fichero TOML como los del catálogo. Puede extender un reglamento y decir solo lo que jugáis de otra manera.
village-file = Elige un fichero
village-text = O pégalo aquí
village-use = Comprueba y usa
village-drop = Juega un reglamento del catálogo
village-differs = Distinto del reglamento que extiende:
village-same = Se juega como el reglamento que extiende.
village-wrong =
    { $problems ->
        [one] Hay { $problems } cosa mal:
        [many] Hay { $problems } de cosas mal:
       *[other] Hay { $problems } cosas mal:
    }
village-too-long = El fichero pasa de { $kilobytes } kB.

clock = Tiempo para cada turno
clock-none = Sin reloj
seconds-short = { $count } s
minutes-short = { $count } min
grace = Fuera, antes de que se siente un bot
strength = Fuerza de los bots
pace = Ritmo de los bots
pace-0 = Rápido
pace-1 = De persona
pace-2 = Despacio
undo = Deshacer un toque por error
undo-note = Una carta se puede recoger hasta que actúe el siguiente.
proof = Repartos que se pueden comprobar
proof-note = Al final se ven todas las cartas del coto, también las que no vio nadie.
listed = En la lista de mesas abiertas
listed-note = Cualquiera puede encontrarla y sentarse.
all-hands = Quien mira ve todas las cartas
all-hands-note = No antes de que acabe la mano.

room-title = Mesa { $code }
room-cancelled = Se ha dejado el coto. Todos están en la sala otra vez.
connection-lost = Se ha perdido la conexión. Volviendo…
goodbye-no-table = No hay ninguna mesa con este enlace.
goodbye-table-over = El coto de esta mesa ha acabado.
goodbye-old-link = Este enlace ya no sirve. Pide el nuevo.
goodbye-other-protocol = Esta página es más vieja que la mesa. Vuelve a cargarla.
goodbye-forgotten = Aquí te hemos olvidado, como pediste.
goodbye-closed = Quien lleva el servidor ha cerrado esta mesa.
goodbye-broken = Algo se ha roto en esta mesa, y no puede seguir.
goodbye-see = Vuelve a verlo
goodbye-reload = Vuelve a cargar
goodbye-other = Esta mesa está cerrada.
seats = Asientos
seats-choose = Toca un asiento para sentarte
seats-partners = Enfrente tienes al compañero
seat-empty = Libre
seat-label = Asiento { $seat }, equipo { $team }
seat-title = Asiento { $seat }: { $name }
seat-you = tú
seat-host = anfitrión
seat-bot = bot
seat-away = fuera
seat-muted = no se le oye
seat-sit = Siéntate aquí
seat-stand = Levántate
seat-manage = Cambia
seat-bots = Pon un bot aquí
seat-bot-away = Quita el bot
seat-swap = Cambia con
seat-kick = Fuera del asiento
seat-mute = No oírlo
seat-unmute = Volver a oírlo
your-name = Tu nombre
your-name-hint = ¿Cómo quieres que te llamen?
your-face = Tu cara
face-choose = Elige otra cara
face-number = Cara { $number }
guest = Invitado
watchers =
    { $watchers ->
        [one] Mira { $watchers }: { $names }
        [many] Miran { $watchers }: { $names }
       *[other] Miran { $watchers }: { $names }
    }

invite = Llama a tus amigos
invite-code = Código: { $code }
copy-link = Copia el enlace
copy-by-hand = Aquí el navegador no copia: selecciona el enlace y cópialo tú.
share = Comparte
share-text = ¿Hacemos un truc?
qr = QR
tv-link = Muestra la mesa en un televisor
new-link = Haz un enlace nuevo; el de ahora dejará de funcionar

coto-line = Coto a { cames } de { pedres }.
differs-here = Distinto del reglamento «{ $ruleset }»:
differs-not = Todo como dice el reglamento «{ $ruleset }».
line-clock = Cada turno dura como mucho { seconds }.
line-no-clock = Nadie corre: no hay reloj.
line-grace = Tras { seconds } fuera se sienta un bot, hasta que vuelves.
line-undo = Un toque por error se puede deshacer.
line-no-undo = Carta en mesa, carta jugada.
line-listed = Sale en la lista de mesas abiertas.
line-all-hands = Quien mira ve todas las cartas cuando ha acabado la mano.
proof-on = Vuestros navegadores barajan junto con el servidor, y al final todos podéis comprobar cada reparto. Por eso al final se ven todas las cartas, también las que no vio nadie.
proof-off = En esta mesa baraja solo el servidor. Al final no se enseña nada.
start = Empieza
start-with-bots =
    { $seats ->
        [one] En el asiento libre se sentará un bot.
        [many] En los { $seats } de asientos libres se sentarán bots.
       *[other] En los { $seats } asientos libres se sentarán bots.
    }
start-host = { $name } empieza cuando estéis todos.
start-nobody = Esperamos a un anfitrión.

guide = Guía
guide-understood = Entendido
guide-leave = Deja la guía
guide-end = Ya juego yo
guide-cards = Estas tres cartas son tuyas. El compañero se sienta enfrente: lo que gana uno, lo ganan los dos. Nadie corre.
guide-turn = Te toca. Toca una carta para levantarla y otra vez para echarla. La más fuerte hace la baza; dos bazas de tres hacen la mano.
guide-bet = Antes de echar puedes apostar. Los botones son todo lo que se puede decir ahora, cada uno con lo que trae.
guide-answer = Los otros han cantado. Puedes querer, no querer o subir. Debajo de cada palabra dice qué te trae o qué te cuesta.
guide-trick = Se ha acabado una baza. Quien la ha hecho sale en la siguiente. Si las mejores de cada equipo son iguales, es parda.
guide-sheet = Se ha acabado la mano. La hoja dice qué ha pagado cada apuesta y por qué; después se vuelve a repartir.
guide-look = Toca una cara para mirarla. Quien te mira ve tus señas: mira al compañero, y espera a que los contrarios miren a otro lado.
guide-done = No hace falta saber más. En el menú tienes el reglamento y las señas siempre que quieras.
