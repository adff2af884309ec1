# Lo que puede estar mal en un reglamento: en su fichero, o en una opción que se le pone.

fault-bad-id = se esperaban minúsculas y cifras unidas con guiones, y hay { $found }
fault-bad-text = se esperaban de 1 a { $most } caracteres que se puedan mostrar, y hay { $found }
fault-card-not-dealt = ninguna baraja de este reglamento tiene { $cards }
fault-card-without-tier = sin lugar en el orden: { $cards }
fault-deck-twice = deck.id ya nombra una baraja, con sus cartas y su orden
fault-empty-range = envit-from { $least } es más que envit-to { $most }
fault-empty-sign = no dice nada de las cartas ni del envit
fault-envit-without-rungs = se juega el envit y no tiene ninguna voz
fault-extends-cycle = en círculo: { $rulesets }
fault-extra-misfit = { $extra } va entre una voz que vale { $below } y una última que vale jocfora
fault-falta-never = ninguna falta vale más de { $over }: la cama es de { $target }
fault-file-too-large = tiene más de { $most } bytes
fault-flor-without-envit = se juega la flor y no el envit
fault-fold-alone = un jugador solo se va únicamente en su turno, y fold.when dice any-time
fault-free-misplaced = { $free } va una vez, detrás de una cantidad fija y justo antes de la falta
fault-gesture-twice = { $gesture } es también el gesto de { $other }
fault-half-deck = una baraja dice sus cartas y su orden, siempre ambas cosas
fault-id-taken = el catálogo ya tiene un reglamento { $ruleset }
fault-impossible-choice = { $value } no se puede poner nunca: { $why }
fault-missing-deck = no hay baraja: ni deck.id, ni las cartas con su orden
fault-missing-option = no se dice nada
fault-not-a-file = se esperaba el archivo de un reglamento; { $ruleset } es uno del catálogo: retruc rules show { $ruleset } lo muestra
fault-not-settable = solo se pone en el fichero de un reglamento
fault-not-toml = no es TOML: línea { $line }, columna { $column }
fault-not-toml-deep = no es TOML: hay demasiadas cosas unas dentro de otras
fault-not-toml-end = no es TOML: falta algo al final
fault-not-toml-number = no es TOML: un número o una fecha que no se puede guardar
fault-not-toml-twice = no es TOML: línea { $line }, columna { $column }: ya se ha dicho antes
fault-not-toml-utf8 = no es texto UTF-8: el byte { $byte } no es de ningún carácter
fault-odd-seats = cada equipo ha de tener los mismos asientos, y hay { $found }
fault-other-pack =
    { $pack ->
        [english] no son de la baraja inglesa: { $cards }
       *[spanish] no son de la baraja española: { $cards }
    }
fault-out-of-range = se esperaba de { $least } a { $most }, y hay { $found }
fault-own-value-not-offered = el valor del propio reglamento no está: { $own }
fault-own-value-not-offered-cards = el valor del propio reglamento no está: cartas propias
fault-pays-not-rising = { $rung } vale { $pays }, no más que los { $above } de antes
fault-repeated-card = { $card } ya se ha nombrado antes
fault-repeated-option = se pone dos veces
fault-repeated-value = un valor se repite
fault-rung-after-last = { $rung } va detrás de la voz que vale { $last }
fault-rung-id-free = una cantidad libre se llama { $free }, y nada más; hay { $found }
fault-rung-id-length = se esperaban { $most } letras como mucho, y hay { $found }
fault-rung-id-letters = se esperaban letras de la a a la z, y hay { $found }
fault-rung-reserved = { $rung } es una palabra de la notación
fault-rung-twice = el identificador { $rung } se usa dos veces entre el envit y el truc
fault-seats-not-offered = se esperaba uno de estos: { $known }; hay { $found }
fault-senyes-without-map = las señas se ven y no se dice ninguna
fault-too-few-cards = { $seats } asientos necesitan { $needed } cartas, y la baraja tiene { $there }
fault-unknown-card-deck = la baraja no tiene la carta { $found }
fault-unknown-card-pack =
    { $pack ->
        [english] la baraja inglesa no tiene la carta { $found }
       *[spanish] la baraja española no tiene la carta { $found }
    }
fault-unknown-key = no hay esa clave
fault-unknown-option = no hay esa opción
fault-unknown-option-or-table = no hay esa opción ni esa tabla
fault-unknown-ruleset = se esperaba uno de estos: { $known }; hay { $found }
fault-unknown-value = se esperaba uno de estos: { $known }; hay { $found }
fault-unknown-version = se esperaba { $known }, y hay { $found }
fault-unreadable-file = no se puede leer: { $why }
fault-wrong-pays = { $rung } vale { $pays }; la única palabra aquí es { $last }
fault-wrong-type-bool = se esperaba true o false, y hay { $found }
fault-wrong-type-card = se esperaba una carta entre comillas, y hay { $found }
fault-wrong-type-id = se esperaba un identificador entre comillas, y hay { $found }
fault-wrong-type-list = se esperaba una lista, y hay { $found }
fault-wrong-type-number = se esperaba un número entero, y hay { $found }
fault-wrong-type-table = se esperaba una tabla, y hay { $found }
fault-wrong-type-text = se esperaba un texto entre comillas, y hay { $found }
fault-wrong-type-word = se esperaba una palabra entre comillas, y hay { $found }

# Lo que puede estar mal en un acta.

fault-bad-utf8 = desde aquí el texto no es UTF-8
fault-bad-character = el carácter { $code } no se escribe en las actas
fault-long-token =
    { $what ->
        [tag] una etiqueta de más de { $most } caracteres
        [comment] un comentario de más de { $most } caracteres
       *[word] una palabra de más de { $most } caracteres
    }
fault-empty = no hay ninguna etiqueta ni ninguna mano
fault-bad-tag = una etiqueta se escribe { $form }
fault-bad-tag-capitals = la etiqueta se escribe { $tag }
fault-duplicate-tag = la etiqueta { $tag } se repite
fault-late-tag = las etiquetas van antes de la primera mano
fault-too-many-tags = más de { $most } etiquetas y comentarios al principio
fault-too-many-tags-among-hands = más de { $most } comentarios entre las cartas de una mano
fault-bad-value-dealer = en una mesa de { $seats } no hay asiento { $seat }
fault-bad-value-id = se esperaba un identificador como bar@1, y hay { $found }
fault-bad-value-names = un nombre no lleva punto y coma, ni espacios en los extremos
fault-bad-value-number = se esperaba un número de { $least } a { $most }, y hay { $found }
fault-bad-value-pair = se esperaban dos números como 15-8, y hay { $found }
fault-bad-value-players = { $names } nombres para { $seats } asientos
fault-bad-value-result = un coto a { $most } que empieza { $began } no puede acabar { $found }
fault-bad-value-unwritable =
    { $what ->
        [tag] la etiqueta { $found } no se puede escribir: una etiqueta tiene como mucho { $most } caracteres, y ninguno de control
       *[comment] el comentario { $found } no se puede escribir: un comentario tiene como mucho { $most } caracteres, y ninguno de control
    }
fault-bad-score = se esperaba de 0 a { $most } cada uno, y hay { $found }
fault-bad-option-form = se esperaba ruta=valor, y hay { $found }
fault-bad-option-seats = las opciones dicen { $seats } asientos
fault-bad-option-twice = { $path } se pone dos veces
fault-other-ruleset = el acta es de { $named }, y se ha dado { $given }
fault-wrong-result = las manos acaban { $end }, y hay { $found }
fault-missing-round = se esperaba el número de una mano, como 1., y hay { $found }
fault-bad-round-number = se esperaba la mano { $number }, y está la { $found }
fault-round-not-finished = la mano { $number } no ha terminado
fault-missing-hands = se esperaban { $seats } grupos de cartas, y hay { $found }
fault-extra-hand = hay un grupo de cartas donde debería ir una jugada
fault-bad-hand =
    { $pack ->
        [english] se esperaban cartas de la baraja inglesa o { $unknown }, y hay { $found }
       *[spanish] se esperaban cartas de la baraja española o { $unknown }, y hay { $found }
    }
fault-bad-seat = se esperaba un asiento del 1 al { $most }, y hay { $found }
fault-bad-card =
    { $pack ->
        [english] ninguna carta de la baraja inglesa se escribe { $found }
       *[spanish] ninguna carta de la baraja española se escribe { $found }
    }
fault-bad-deal-card = la baraja no tiene { $card }
fault-bad-deal-count =
    { $each ->
        [one] se esperaba una carta para el asiento { $seat }, y hay { $found }
        [many] se esperaban { $each } de cartas para el asiento { $seat }, y hay { $found }
       *[other] se esperaban { $each } cartas para el asiento { $seat }, y hay { $found }
    }
fault-bad-deal-twice = { $card } se ha dado dos veces
fault-may-not-lay = el asiento { $seat } no puede echar { $word }: { $why }
fault-unknown-word = { $found } no es ninguna jugada
fault-unknown-word-colon = una jugada se escribe asiento:palabra, y hay { $found }
fault-unknown-cards = el asiento { $seat } echa una carta que se sabe, y no dice cuál es
fault-unknown-cards-hand = las cartas del asiento { $seat } no se saben

# Qué más puede estar mal: lo que se ha pedido, los bots, los textos.

fault-bad-setting = se esperaba ruta=valor, y hay { $found }
fault-unknown-bot = se esperaba uno de estos: { $known }; hay { $found }
fault-no-deals = se esperaba al menos un reparto, y hay { $found }
fault-no-workers = se esperaba al menos un proceso, y hay { $found }
fault-no-rounds = se esperaba al menos una mano, y hay { $found }
fault-no-answer = { $bot }, en el asiento { $seat }, tiene que hacer algo
fault-wrong-gestures = { $bot }, en el asiento { $seat }, hace otros gestos que una mirada y una seña
fault-no-cotos = no puede haber menos de cero cotos, y hay { $found }
fault-no-cotos-ladder = se esperaba al menos un coto, y hay { $found }
fault-no-width = se esperaba una anchura de más de 0, y hay { $found }
fault-no-limit = se esperaba al menos un milisegundo, y hay { $found }
fault-one-bot = se esperaban dos bots o más, y hay { $found }
fault-deals-only = una escalera juega cotos: las rotaciones y el intervalo son de los repartos
fault-extra-missing = falta { $package }: instale retruc[{ $extra }]
fault-bad-figure = se esperaba un nombre que acabe en { $known }, y hay { $found }
fault-bot-not-started = no se puede arrancar { $command }: { $why }
fault-bot-not-started-command = { $command } no es ninguna orden
fault-bot-garbled = se esperaba la respuesta al mensaje { $number }, y hay { $found }
fault-bot-late = ninguna respuesta en { $limit } ms
fault-bot-died = ha acabado con el estado { $status }
fault-bot-died-closed = ha cerrado su salida
fault-bot-silent = tenía que hacer algo y ha callado
fault-bot-illegal = { $found } no es ninguna de las palabras permitidas
fault-bot-no-greeting-protocol = se esperaba un saludo en el protocolo { $known }, y hay { $found }
fault-bot-no-greeting-name = se esperaban un nombre y una versión en letras minúsculas y cifras, y hay { $found }
fault-unknown-language = no hay textos en { $found }; los hay en { $known }
fault-unknown-message = falta el mensaje { $message } en { $language }
fault-missing-argument = al mensaje { $message } le falta { $argument }

# Argumentos de la orden que no van bien.

fault-wrong-usage-missing = faltan estos argumentos: { $names }
fault-wrong-usage-unknown = este argumento no existe: { $found }
fault-wrong-usage-choice = { $argument }: se esperaba uno de estos: { $known }; hay { $found }
fault-wrong-usage-number = { $argument }: se esperaba un número entero, y hay { $found }
fault-wrong-usage-decimal = { $argument }: se esperaba un número, y hay { $found }
fault-wrong-usage-together = { $argument } no va junto con { $other }
fault-wrong-usage-value = { $argument }: falta un valor
fault-wrong-usage-no-value = { $argument } no lleva ningún valor, y hay { $found }
fault-wrong-usage-ambiguous = { $found } puede ser { $known }
fault-wrong-usage = los argumentos no se entienden

# Cómo se nombra lo que se ha encontrado cuando no se muestra, y lo que acaba una frase.

found-list = una lista
found-table = una tabla
found-digits = un número de muchas cifras
fault-did-you-mean = { $fault }; ¿querías decir { $close }?

# Por qué el sistema operativo no deja hacer algo.

system-enoent = no hay ese fichero ni esa carpeta
system-eacces = no hay permiso
system-eperm = no está permitido
system-eisdir = es una carpeta
system-enotdir = no es una carpeta
system-eexist = el fichero ya está ahí
system-enospc = no queda espacio en el disco
system-edquot = a este usuario no le queda espacio
system-efbig = el fichero sería demasiado grande
system-erofs = el disco es solo de lectura
system-eio = el disco o el aparato falla
system-ebadf = la entrada o la salida está cerrada
system-emfile = hay demasiados ficheros abiertos
system-enametoolong = el nombre es demasiado largo
system-eloop = los enlaces dan vueltas en círculo
system-eaddrinuse = la dirección ya se usa
system-other = error { $number } del sistema

# In bulk

fault-not-in-bulk = { $what } es { $found }, y al por mayor es como mucho { $most }
fault-rung-not-in-bulk = { $rung } no es ningún envite ni truco del catálogo, y al por mayor no tiene número
fault-bulk-missing = falta numba: instale retruc[fast]
fault-server-missing = el servidor necesita el paquete { $package }: instale retruc[server]

# Resolver

fault-not-solvable = { $ruleset } tiene más que cartas a la vista y un truc entre dos asientos
fault-round-not-solvable = { $ruleset } tiene más que cartas a la vista, un envite de voces fijas y un truc que se dice cuando toca, entre dos asientos
fault-round-too-large = { $ruleset } tiene cartas de { $tiers } fuerzas distintas: demasiadas para resolver su mano entera
fault-not-finite = lo aprendido no vale ningún número: continúe desde un punto de reanudación anterior, o empiece de nuevo
fault-wrong-solution = en { $file } no hay ninguna solución
fault-wrong-checkpoint = { $file } no es ningún punto de reanudación de este juego
fault-wrong-score = se esperaban dos números por debajo de { $most }, como 23-10, y se ha encontrado { $found }
fault-not-replayable = una mano no se puede jugar así con todos los tanteos

# Entrenar

fault-no-model = penya no está entrenado para { $ruleset } tal como se juega aquí: solo para { $known }
fault-not-trainable = { $ruleset } no tiene cuatro asientos, o tiene cartas tapadas o envites de cuanto se quiera
fault-wrong-training = { $file } no es ningún punto de reanudación de este entrenamiento
