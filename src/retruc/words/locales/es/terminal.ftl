# La mesa del terminal. Hay poco sitio: todo es corto.

play-you = Tú
play-us = Nosotros
play-them = Ellos
play-ma = mano
play-deals =
    { $person ->
        [you] das
       *[other] da
    }
play-gone = se ha ido
play-you-look = miras a { $name }
play-looks-at-you = te mira
play-mutual = os miráis
play-tied = parda
play-trick =
    { $trick ->
        [1] 1ª { $side }
        [2] 2ª { $side }
       *[3] 3ª { $side }
    }
play-round-worth = La mano vale { $worth }
play-whole-cama = por la cama
play-whole-coto = por el coto
play-cames = camas
play-of-target = de { $target }
play-tally-crossed = cruzadas
play-tally-parallel = lado a lado
play-tally-stacked = una encima de otra
play-tally-how = Cada punto que se ve es una piedra, y en buenas doce más. Las dos boca abajo: 10 cruzadas, 11 lado a lado, 12 una encima de otra; en buenas, 22 y 23.
play-tanques-how = Cada raya es una piedra. Dos tanques de seis son las malas, las otras dos las buenas.
play-round = Mano { $number }

# Botones y preguntas.
play-cover = Tapa
play-covered-key = tapa { $key }
play-take-back = la recojo
play-sure = { $label }, ¿seguro?
play-stack = { $top } encima de { $under }
play-partner-answers = Que conteste { $name }
play-partners-answer = Que contesten los otros
play-say-nothing = Nada
play-your-word = Te toca
play-paused = Parado
play-envit-points = { $points } de envit
play-coto-over = Se acabó el coto
play-dealing = Se reparte.
play-turn-of =
    { $person ->
        [you] Te toca a ti.
       *[other] Le toca a { $name }.
    }
play-answer-of =
    { $person ->
        [you] «{ $call }»: contestas tú.
       *[other] «{ $call }»: contesta { $name }.
    }
play-asks = { $name } dice «{ $call }»: { $worth }.
play-you-lead = Sales tú.
play-you-play = Echa una carta.
play-ask-decide = Os falta una piedra: ¿jugáis esta mano?
play-ask-claim = ¿Enseñas las cartas por el envit?
play-ask-last-raise = Empate arriba: ¿subes antes de girar las de abajo?
play-ask-tap = ¿Tocas la baraja?
play-ask-deal-one = ¿Das una carta a cada uno?
play-ask-stack = Planta las dos cartas.

# El diario.
play-log-deals =
    { $person ->
        [you] das tú
       *[other] da { $name }
    }
play-log-cama = cama!
play-log-coto = coto!

# Al pie.
play-foot-help = ayuda
play-foot-senyes = señas
play-foot-expressions = habla
play-foot-last-trick = bazas
play-foot-score = marcador
play-foot-log = diario
play-foot-pause = para
play-foot-quit = sal

# La cuenta de una mano.
play-not-called = no se ha cantado
play-accepted = querido
play-declined = no querido
play-unclaimed = No lo ha reclamado nadie.
play-envit-won =
    { $person ->
        [you] Ganas con { points }.
       *[other] { $name } gana con { points }.
    }
play-folded =
    { $person ->
        [you] Te has ido.
        [other] { $name } se ha ido.
       *[others] Los otros se han ido.
    }
play-truc-void = El envit ha cerrado la cama: el truc no cuenta.
play-truc-drawn = En tablas: no vale nada.
play-paid = { $side }: { pedres }
play-paid-part = { $side }: { pedres }, y se apuntan { $written }, que no faltaban más
play-paid-nothing = { $side }: { pedres }, pero la cama ya estaba cerrada
play-total = +{ $gained } → { $score }
play-cama-won = ¡Cama! { $side }
play-why-one-trick = Una carta, una baza.
play-why-two-tricks = Dos bazas.
play-why-after-tied = La primera, parda: decide la segunda.
play-why-after-two-tied = Dos pardas: decide la tercera.
play-why-only-untied = Una baza que no va parda: es la que decide.
play-why-first-and-tied = «La primera val per dos»: una baza y una parda.
play-why-first-and-tied-third = Una baza cada equipo y parda la tercera: vale la primera.
play-why-all-tied-ma = Todo pardas: gana el equipo del mano.
play-why-all-tied-nearest = Todo pardas: gana el más próximo al mano.
play-why-stack = Parda la primera: decide la carta de arriba.
play-why-hidden = Empate arriba: decide la carta de abajo.
play-why-drawn = No gana nadie.
play-coto-won = Coto! { $side }
play-coto-cames = Camas { $cames }
play-kept-at = La partida queda guardada en { $path }
play-kept-so-far = { $path } guarda la partida hasta donde la has visto, en la mano { $number }.
play-resume-with = Para continuarla: { $command }
play-name-the-ruleset = Si el reglamento está en un fichero, di en cuál: --ruleset FICHERO
play-record = El acta
play-cut-word = { $path } acababa con media palabra, que se ha dejado fuera. El acta tal como era está en { $kept }
play-again = ¿Otra?
play-go-on = Intro: seguimos
play-account-hint = Intro: seguimos · →: el compañero
play-end-hint = j: otra · Intro: sal

# Por qué ha jugado así el compañero: lo dice él mismo.
play-thoughts-of = Qué pensaba { $name }
play-no-thoughts = Nada: no le ha tocado elegir.

# Páginas.
play-page-keys = Teclas
play-page-cards = Cartas
play-page-bets = Apuestas
play-page-senyes = Señas
play-page-words = Palabras
play-page-tricks = Bazas
play-page-log = Diario
play-page-score = Marcador
play-pages-hint = ← →: página · ↑ ↓: arriba y abajo · Esc: cierra
play-page-hint = ↑ ↓: arriba y abajo · Esc: cierra
play-choose-hint = Esc: déjalo
play-no-trick = Aún no hay ninguna baza.
play-round-by-round = Mano a mano
play-said-aloud = En voz alta
play-nobody-looks = Ahora no te mira nadie.
play-these-look = Quien te mira ahora: { $names }.
play-seen-by-partner = Una seña la ve el compañero.
play-seen-by-attention = Una seña la ve quien mira al que la hace, y nadie más. Mira al compañero (↑) para ver las suyas.
play-seen-by-all = Una seña la ven todos.

# Teclas.
play-key-play = echa la carta
play-key-cover = tapa la próxima carta, donde se puede
play-key-take-back = recoger la carta recién jugada, mientras nadie actúe
play-key-arrows = elige y haz
play-key-answer = Vull, No vull
play-key-envit = las voces del envit
play-key-free-raise = sube el envit cuanto quieras
play-key-truc = la voz de truc que toca
play-key-leave-round = vete de la mano, donde se puede
play-key-wait = deja que conteste el compañero
play-key-look = mira al compañero, la mesa, el siguiente
play-key-senyes = haz una seña
play-key-expressions = di algo en voz alta
play-key-pause = para a los otros, o que sigan
play-key-past = bazas, diario, marcador
play-key-light = claro u oscuro
play-key-leave = sal; la partida queda guardada
play-mouse = Con el ratón: una carta, un botón, o la cara de quien quieres mirar.

# Cartas y apuestas.
play-strongest-first = De la que más puede a la que menos
play-suits-on-cards = En las cartas: { $signs }.
play-count-pair = Envit: dos cartas del mismo palo suman, y veinte más. De tres, las dos mejores.
play-count-single = Sin dos del mismo palo, la carta más alta. Las figuras no cuentan.
play-count-wild = { $card } cuenta { $points } y liga con cualquier carta.
play-refusal-pays = Quien no quiere paga lo que valía antes de la última voz.
play-base-worth = Una mano sin truc vale { pedres }.

# Vocabulario.
play-term-ma = mano
play-gloss-ma = quien habla y sale primero; los empates son suyos
play-term-trick = baza
play-gloss-trick = una carta de cada uno; gana la que más puede
play-term-tied = parda
play-gloss-tied = una baza empatada entre los dos equipos
play-term-pedres = piedras
play-gloss-pedres = los tantos que se apuntan
play-term-males = malas, buenas
play-gloss-males = la primera mitad de la cama, y la segunda
play-term-cama = cama
play-gloss-cama = una cuenta hasta { $target }
play-term-coto = coto
play-gloss-coto = toda la partida

# Salir, pasar el teclado, y lo que no va.
play-leave = Salir
play-leave-keeps = La partida queda guardada tal como está.
play-leave-sure = ¿Quieres salir?
play-leave-yes = s
play-leave-hint = q, s, Intro: sal · Esc: vuelve a la mesa
play-curtain = Ahora le toca a { $name }. Que no mire nadie más.
play-curtain-key = Intro: levanta la cortina
play-too-small = El terminal es demasiado pequeño: hacen falta { $width } columnas y { $height } filas.
play-too-small-now = Ahora tiene { $width } y { $height }.
play-too-small-leave = q: sal; la partida queda guardada
fault-not-a-terminal-streams = esto no es un terminal en que se pueda jugar: deben serlo la entrada, la salida y la salida de errores
fault-not-a-terminal-cursor = este terminal no puede mover el cursor
fault-not-utf-8 = en este terminal no se escribe en UTF-8, y no se pueden dibujar ni las cartas ni las caras: elige una lengua en UTF-8, como LANG=C.UTF-8
fault-terminal-too-small = este terminal es demasiado pequeño: la mesa necesita { $width } columnas y { $height } filas, y hay { $columns } y { $rows }
fault-bad-seats-nameless = hay un asiento sin nombre: { $found }
fault-bad-seats-many = se han dicho { $named } asientos, pero la mesa tiene { $seats }
fault-bad-seats-settable = se han dicho { $named } asientos, pero la mesa tiene { $seats }: para { $named }, añade --option seats={ $named }
fault-bad-seats-never = se han dicho { $named } asientos, pero la mesa tiene { $seats }; estas reglas conocen mesas de { $known }, no de { $named }
fault-record-exists = { $path } ya está ahí: elija otro nombre
fault-record-in-use = otro programa está escribiendo { $path }
fault-coto-over-record = la partida de { $path } ya se ha acabado: no se puede continuar
fault-unreadable-record = no se puede leer { $path }: { $why }
fault-unwritable-record = no se puede guardar { $path }: { $why }
fault-terminal-missing = la mesa en el terminal necesita el paquete { $package }: instale retruc[terminal]
fault-bad-setting-resumed = un acta que se continúa ya trae sus opciones
fault-bad-setting-seed = un acta que se continúa ya dice dónde empieza la mezcla: { $seed }
