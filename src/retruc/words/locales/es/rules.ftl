# Las reglas de un reglamento, escritas a partir de sus opciones.

# Títulos y cabeceras de tablas.

rules-heading-table = Asientos y cartas
rules-heading-order = Qué carta puede más
rules-heading-deal = Dar cartas
rules-heading-tricks = Bazas y pardas
rules-heading-envit = El envit
rules-heading-envit-points = Cómo se cuentan los puntos
rules-heading-envit-opening = Quién envida, y cuándo
rules-heading-envit-calls = Las voces
rules-heading-truc = El truc
rules-heading-fold = Irse de la mano
rules-heading-score = La cuenta
rules-heading-senyes = Las señas
rules-heading-expressions = Lo que se dice en voz alta
rules-heading-absence = Cuando alguien se va de la mesa
rules-heading-absent = Lo que aquí no se hace
rules-heading-choices = Lo que puede elegir la mesa
rules-heading-sources = De dónde salen las reglas

rules-column-place = Lugar
rules-column-cards = Cartas
rules-column-name = Nombre
rules-column-hand = Cartas
rules-column-counts = Puntos
rules-column-why = Por qué
rules-column-wins = Quién gana la mano
rules-column-pedres = Piedras
rules-column-lie = Cómo están las cartas
rules-column-calls = Lo que se ha dicho
rules-column-accepted = Querido
rules-column-refused = No querido
rules-column-score = Marcador
rules-column-ahead = Si gana quien va delante
rules-column-behind = Si gana quien va detrás
rules-column-sign = Qué dice
rules-column-gesture = El gesto
rules-column-truth = Es verdad si se tiene
rules-column-said = Se dice
rules-column-gloss = Quiere decir
rules-column-source = Fuente
rules-column-about = De qué habla
rules-column-played = Se juega
rules-column-ruleset = Reglamento
rules-column-seats = Asientos
rules-column-deck = Baraja

# La cabecera de la página y la línea de una lista.

rules-index = Las reglas de cada lugar
rules-id = Reglamento { $id }, versión { $version }.
rules-id-extends = Reglamento { $id }, versión { $version }. Parte de { $base } y dice en qué se aparta de él.
rules-changed = En esta mesa, distinto del reglamento: { $changed }.
rules-summary-envit = a { $target }, con envit; { $truc }
rules-summary-no-truc = a las bazas no se canta nada
rules-summary-plain = a { $target }, sin envit; { $truc }

# Asientos y cartas.

option-seats = Asientos
rules-seats =
    { $seats ->
        [2] Juegan dos, uno contra otro.
        [4] Juegan cuatro, dos contra dos. Los compañeros se sientan frente a frente.
        [6] Juegan seis, tres contra tres. Compañeros y contrarios se sientan alternados.
       *[8] Juegan ocho, cuatro contra cuatro. Compañeros y contrarios se sientan alternados.
    }
rules-common-turns = Todo va hacia la derecha: dar, echar cartas y hablar.
option-deck-id = Baraja
rules-deck-id =
    { $cards ->
        [one] La baraja tiene una carta ({ $deck }).
        [many] La baraja tiene { $cards } de cartas ({ $deck }).
       *[other] La baraja tiene { $cards } cartas ({ $deck }).
    }
rules-deck-id-own =
    { $cards ->
        [one] La baraja es propia de este reglamento y tiene una carta.
        [many] La baraja es propia de este reglamento y tiene { $cards } de cartas.
       *[other] La baraja es propia de este reglamento y tiene { $cards } cartas.
    }
rules-deck-use-v34 = Los ochos y los nueves son para mesas de ocho.
option-deck-pack = Juego de cartas
rules-deck-pack-spanish = Es de la baraja española, con los palos de oros, copas, espadas y bastos.
rules-deck-pack-english = Es de la baraja inglesa.
option-deck-cards = Cartas
rules-deck-cards = Las cartas son: { $listed }.

option-order-tiers = Orden de las cartas
rules-order-tiers = De la que más puede a la que menos. Las cartas de un mismo lugar son iguales; el palo solo cuenta en las que la tabla nombra de una en una.
rules-order-tiers-line = De la que más puede a la que menos: { $tiers }.
option-order-fives-on-top = Los cincos encima de todo
rules-order-fives-on-top-never = Los cincos no van por encima de las demás.
rules-order-fives-on-top-over-four = Con más de cuatro asientos, los cincos van por encima de todo, iguales entre sí.
rules-order-fives-on-top-always = Los cincos van por encima de todo, iguales entre sí.

# Dar.

option-dealer-first = Quién da primero
rules-dealer-first-random = El mano de la primera mano se sortea entre todos los asientos.
rules-dealer-first-host = En la primera mano da quien ha puesto la mesa, que se sienta en el asiento 1.
rules-dealer-first-suit-draw = Para saber quién da primero, a cada uno de los cuatro primeros asientos se le da un palo y se descubre una carta.
rules-common-deal = Quien da reparte tres cartas a cada uno, y después no se roba. Quien se sienta a la derecha del que da es el mano: habla primero, sale en la primera baza y, a cartas iguales, va delante. En cada mano da el siguiente por la derecha.
option-deal-one-card = Manos de una carta
rules-deal-one-card-yes = Mientras ningún equipo tenga más de { $limit }, quien debe cortar puede tocar la baraja. Entonces el que da puede repartir una carta a cada uno, y una sola baza decide la mano.
rules-deal-one-card-no = No hay manos de una carta.

# Bazas y pardas.

rules-common-tricks = En cada baza echa una carta cada uno, y no hay que seguir el palo. La gana la carta que más puede, y quien la ha echado sale en la siguiente.
rules-common-partners-tie = Si las mejores cartas son iguales y de los dos equipos, la baza va parda y no es de nadie. Si todas son de compañeros, la baza es suya, y sale el que de ellos ha echado antes.
rules-common-tie = Si las mejores cartas son iguales, la baza va parda y no es de nadie.
rules-common-settled = La mano se acaba en cuanto está decidida; las cartas que quedan no se echan.
option-ties-first = Bazas pardas
rules-ties-first-classic = Con dos bazas se gana la mano. Si una va parda, gana quien hace otra. Con una baza cada uno y la tercera parda, gana quien hizo la primera.
rules-ties-first-stack = Con dos bazas se gana la mano. Si va parda la primera, todos ponen a la vez las dos cartas que les quedan, con la que más puede encima: la mejor de arriba gana la mano. Si las de arriba empatan entre los dos equipos, quien tiene derecho a subir el truc aún puede hacerlo, y después deciden las de abajo. Con la segunda parda, o con una baza cada uno y la tercera parda, gana quien hizo la primera.
rules-ties-first-put = La mano se gana con dos bazas, o con la única que no va parda: hasta entonces se juegan las tres. Una baza cada uno y una parda hacen tablas, y la mano no vale nada.
option-ties-opener = Quién sale después de una parda
rules-ties-opener-same = Después de una parda vuelve a salir quien ya había salido.
rules-ties-opener-ma = Después de una parda sale el mano.
rules-ties-opener-tied-first = Después de una parda sale el primero que echó de todos los que han empatado.
rules-ties-opener-tied-last = Después de una parda sale el último que echó de todos los que han empatado.
option-ties-all = Todas pardas
rules-ties-all-ma-team = Si van pardas todas, gana el equipo del mano.
rules-ties-all-nearest-tied = Si van pardas todas, gana el más próximo al mano de todos los que han empatado en la última.
rules-ties-all-draw = Si van pardas todas, no gana nadie.
rules-rounds-classic = Entre dos, con la carta del mano delante: > es baza del mano, < del otro, = parda.
rules-rounds-stack = Entre dos, con la carta del mano delante: > es baza del mano, < del otro, = parda. De las dos que se echan a la vez, delante de la barra va la de arriba.
rules-rounds-won-ma = el mano
rules-rounds-won-other = el otro
rules-rounds-won-nobody = nadie
option-covered-mode = Cartas tapadas
rules-covered-mode-none = Las cartas no se tapan.
rules-covered-mode-free = Cualquier carta se puede echar tapada. Pierde contra todas y no se enseña nunca; una baza de cartas tapadas va parda.
rules-covered-mode-all-following = Se puede echar una carta tapada, y quien tapa una tapa también las que le quedan. Una carta tapada pierde contra todas y no se enseña nunca; una baza de cartas tapadas va parda.
option-covered-envit = Cartas tapadas y envit
rules-covered-envit-kept = Para el envit, una carta tapada cuenta igual.
rules-covered-envit-lost = Para el envit, una carta tapada ya no cuenta.

# El envit.

option-envit-on = Envit
rules-envit-on-yes = El envit es una apuesta a los puntos de las tres cartas de cada uno, aparte de las bazas. Lo gana el equipo de quien más tiene; a puntos iguales, el más próximo al mano.
rules-envit-on-no = No se juega al envit.
rules-common-envit-points = Dos cartas de un mismo palo cuentan sus dos números y veinte más. Si hay tres, cuentan las dos mejores. Sin dos del mismo palo, cuenta solo el número más alto.
rules-common-envit-figures = Las sotas, los caballos y los reyes no cuentan nada, pero tienen palo.
option-envit-wild = Cartas que ligan con todas
rules-envit-wild = { $wild } por sí solas, y ligan con cualquier otra carta: se les suma su número.
rules-envit-wild-card = { $card } cuenta { $count }
rules-envit-wild-none = Ninguna carta liga con las de otro palo.
option-flor-on = Flor
rules-flor-on-yes = Tres cartas de un mismo palo son flor: cuentan los tres números y veinte más, y ganan a quien no la tiene.
rules-flor-on-no = No hay flor.
rules-why-flor = flor
rules-why-wild = { $card } liga con cualquier carta
rules-why-three = tres del mismo palo: las dos mejores
rules-why-two = dos del mismo palo
rules-why-figure = dos del mismo palo; una figura no suma nada
rules-why-none = ningún palo repetido: el número más alto
rules-why-best = no hay más

option-envit-openers = Quién abre el envit
rules-envit-openers-any = Puede envidar cualquiera: en la primera baza, en su turno y antes de echar su carta.
rules-envit-openers-last-two = Solo puede envidar el último asiento de cada equipo: en la primera baza, en su turno y antes de echar su carta.
option-envit-with-truc = Envit después del truc
rules-envit-with-truc-closed = Cuando alguien ya ha cantado truc, no se puede envidar.
rules-envit-with-truc-waits = Cuando los contrarios cantan truc, quien aún no ha echado carta, cantado ni contestado puede envidar en lugar de contestar. El truc espera a que se acabe el envit. Cuando se ha querido un truc, ya no se puede envidar.
rules-envit-with-truc-waits-on-turn = Cuando los contrarios cantan truc, quien tiene el turno puede envidar en lugar de contestar, si aún no ha echado carta, cantado ni contestado. El truc espera a que se acabe el envit. Cuando se ha querido un truc, ya no se puede envidar.
rules-envit-with-truc-after-accepted = Aunque ya se haya querido un truc se puede envidar, en el turno propio de la primera baza; pero nunca para contestar a un truc.
rules-envit-with-truc-waits-and-after = Cuando los contrarios cantan truc o lo suben, quien aún no ha echado carta, cantado ni contestado puede envidar en lugar de contestar, y el truc espera a que se acabe el envit. Aunque ya se haya querido un truc se puede envidar, en el turno propio de la primera baza.
option-envit-rungs = Voces del envit
rules-envit-rungs = Solo los contrarios de quien ha hablado el último pueden querer, no querer o subir, y quien sube quiere lo que se había dicho antes. Estas son las voces, y lo que valen cuando nadie tiene todavía piedras:
rules-envit-rungs-line = { $rungs }.
rules-rung = { $say } ({ $gloss })
rules-rung-pays = { $say }: { $pays }
rules-pays-falta = lo que falta
rules-pays-free = las que se digan de más
option-envit-skip = Saltarse voces
rules-envit-skip-none = Las voces van de una en una.
rules-envit-skip-last = Cuando ya se ha envidado se puede ir derecho a { $call }; si no, las voces van de una en una.
rules-envit-skip-last-opens = Se puede ir derecho a { $call }, y también abrir con esa voz; si no, las voces van de una en una.
rules-envit-skip-any = Se puede decir cualquier voz más alta, y también abrir con cualquiera.
rules-common-free-raise = { $free } se dice con un número: las piedras que se ponen sobre lo que se había envidado, una como mínimo, y en total nunca más de lo que valdría { $call }. No abre el envit; puede ir detrás de cualquier voz que no sea { $call }, y detrás de otro { $free }, cuantas veces se quiera. Después solo puede venir { $free } o { $call }.
option-envit-falta = Qué vale la falta
rules-envit-falta-leader-need = { $call } vale lo que le falta a quien va delante para cerrar la cama, gane quien gane.
rules-envit-falta-males-bones = Con los dos equipos en malas, { $call } vale una cama entera. Si no, vale lo que le falta a quien va delante para cerrar la cama.
rules-envit-falta-males-bones-own = { $call } vale lo que le falta a quien gana el envit para cerrar la cama, sea quien sea.
rules-envit-falta-males-bones-trailer = Con quien va detrás en malas, { $call } vale una cama entera. Si no, vale lo que le falta a quien va delante para cerrar la cama.
rules-envit-falta-game-if-males = Con los dos equipos en malas, { $call } vale todo el coto. Si no, vale lo que le falta a quien va delante para cerrar la cama.
rules-envit-falta-table = Cuenta el marcador que hay cuando se dan las cartas. Esto es lo que se apunta cuando se quiere { $call }:
option-envit-falta-over = Falta mínima
rules-envit-falta-over =
    { $over ->
        [0] { $call } se puede decir valga lo que valga.
        [one] { $call } solo se puede decir cuando vale más de { $over } piedra.
        [many] { $call } solo se puede decir cuando vale más de { $over } de piedras.
       *[other] { $call } solo se puede decir cuando vale más de { $over } piedras.
    }
option-envit-cap = Límite del envit
rules-envit-cap-none = Se apunta todo lo que vale el envit, aunque pase del final de la cama.
rules-envit-cap-own-need = Del envit no se apunta más de lo que le falta a quien lo gana para cerrar la cama.
rules-envit-cap-leader-need = Del envit no se apunta más de lo que le falta a quien va delante para cerrar la cama, gane quien gane{ rules-cap-but }.
rules-cap-but =
    { $whole ->
        [yes] ; pero { $call }, cuando vale la cama entera, no se recorta
       *[no] { "" }
    }
rules-cap-example = Con { $score }, un envit que vale { $worth } da { $behind } a quien va detrás y { $ahead } a quien va delante.
option-envit-answers = Quién contesta al envit
rules-envit-answers-any = { rules-answers-any }
rules-envit-answers-next = { rules-answers-next }
rules-envit-answers-both-refuse = { rules-answers-both-refuse }
rules-envit-answers-strongest = { rules-answers-strongest }
rules-answers-any = Puede contestar cualquiera del equipo, y vale la primera respuesta.
rules-answers-next = Solo contesta el primero del equipo a la derecha de quien ha hablado.
rules-answers-both-refuse = Cualquiera del equipo puede querer o subir; para no querer tienen que decir que no todos.
rules-answers-strongest = Contestan todos los del equipo: subir vale más que querer, y querer más que no querer.
option-envit-reveal = Enseñar el envit
rules-envit-reveal-auto = La mesa compara las cartas; nadie tiene que enseñarlas.
rules-envit-reveal-claim = Acabadas las bazas, se pregunta a cada uno por turno si quiere enseñar las cartas; las que no se enseñan no cuentan.
option-envit-declined = Cuándo se apunta un envit no querido
rules-envit-declined-at-end = Un envit no querido se apunta al final de la mano.
rules-envit-declined-at-once = Un envit no querido se apunta en el acto.
rules-common-envit-when = Un envit querido se mira cuando se han acabado las bazas, con las cartas que se habían dado.
rules-common-envit-when-covered = Un envit querido se mira cuando se han acabado las bazas, con las cartas que se habían dado, menos las tapadas.

# El truc.

rules-common-truc = El truc es una apuesta a quién gana las bazas. Solo puede contestar o subir el equipo que no ha hablado el último; cuando ha querido, la subida siguiente es suya. Quien sube quiere lo que se había dicho antes. Un «no vull» acaba la mano.
option-truc-base = Una mano sin truc
rules-truc-base =
    { $pedres ->
        [one] Una mano en que nadie canta { $opening } vale una piedra.
        [many] Una mano en que nadie canta { $opening } vale { $pedres } de piedras.
       *[other] Una mano en que nadie canta { $opening } vale { $pedres } piedras.
    }
rules-truc-base-plain =
    { $pedres ->
        [one] Una mano vale una piedra.
        [many] Una mano vale { $pedres } de piedras.
       *[other] Una mano vale { $pedres } piedras.
    }
option-truc-rungs = Voces del truc
rules-truc-rungs = Estas son las voces, cada una solo detrás de la anterior:
rules-truc-rungs-none = A las bazas no se canta nada.
rules-truc-rungs-line = { $rungs }.
option-truc-extra = Más voces de truc
rules-truc-extra-none = No hay más voces de truc que las dichas.
rules-truc-extra-cinc-val = { rules-extra-after } Cinc val.
rules-truc-extra-sis-val = { rules-extra-after } Cinc val y Sis val.
rules-truc-extra-set-val = { rules-extra-after } Cinc val, Sis val y Set val.
rules-truc-extra-vuit-val = { rules-extra-after } Cinc val, Sis val, Set val y Vuit val.
rules-truc-extra-nou-val = { rules-extra-after } Cinc val, Sis val, Set val, Vuit val y Nou val.
rules-extra-after = Antes de { $call } hay más voces, cada una de una piedra más que la anterior:
rules-truc-extra-va-al-dotze = Antes de { $call } hay una voz más: Va al dotze, que vale doce.
option-truc-when = Cuándo se canta truc
rules-truc-when-own-turn = { $opening } se canta y se sube en el turno propio, antes de echar la carta, o al contestar.
rules-truc-when-around-own-card = { $opening } se canta y se sube en el turno propio, antes de echar la carta o justo después (hasta que hace algo el siguiente, y nunca tras la última carta de la mano), o al contestar.
rules-truc-when-any-time = Cualquiera que siga en la mano puede cantar { $opening } o subir cuando quiera, mientras no haya nada que espere respuesta.
rules-truc-when-ma-lead = Solo canta { $opening } el mano, antes de la primera carta.
option-truc-answers = Quién contesta al truc
rules-truc-answers-any = { rules-answers-any }
rules-truc-answers-next = { rules-answers-next }
rules-truc-answers-both-refuse = { rules-answers-both-refuse }
rules-truc-answers-strongest = { rules-answers-strongest }
option-truc-jocfora = Qué vale la última voz del truc
rules-truc-jocfora-coto = Si se quiere { $call }, quien gana las bazas gana todo el coto{ rules-whatever-envit }.
rules-truc-jocfora-cama = Si se quiere { $call }, quien gana las bazas cierra la cama.
rules-truc-jocfora-coto-after-envit = Si se quiere { $call }, quien gana las bazas gana todo el coto, salvo que el envit de la mano lo haya acabado antes.
rules-whatever-envit =
    { $envit ->
        [yes] , pase lo que pase con el envit
       *[no] { "" }
    }
option-truc-silent-accept = Querer echando carta
rules-truc-silent-accept-yes = Echar una carta mientras un truc espera respuesta es quererlo.
rules-truc-silent-accept-no = Nadie echa carta mientras hay una voz que espera respuesta.

# Irse de la mano.

option-fold-scope = Irse de la mano
rules-fold-scope-none = Nadie se va de una mano antes de que acabe.
rules-fold-scope-team =
    { $seats ->
        [2] Quien dice «Me’n vaig» se va de la mano, y la gana el contrario.
       *[other] Quien dice «Me’n vaig» se va de la mano con todo el equipo, y la ganan los contrarios.
    }
rules-fold-scope-seat = Quien dice «Me’n vaig» deja las cartas y se va él solo: ya no canta ni contesta, y los compañeros siguen. Si tenía que salir quien se ha ido, sale el siguiente de la derecha que siga en la mano. Cuando se han ido todos los de un equipo, la mano es de los contrarios.
rules-common-fold-envit = El envit que se ha querido se mira igual, con todas las cartas que se habían dado.
option-fold-when = Cuándo puede uno irse
rules-fold-when-own-turn = Uno se va en su turno, cuando no hay nada que espere respuesta.
rules-fold-when-any-time = Uno puede irse en cualquier momento.
rules-fold-when-before-first-card = Uno se va en su turno, antes de echar su primera carta.
option-fold-pays = Qué cuesta irse
rules-fold-pays-in-force =
    { $seats ->
        [2] El contrario se apunta lo que vale entonces el truc.
       *[other] Los contrarios se apuntan lo que vale entonces el truc.
    }
rules-fold-pays-one =
    { $seats ->
        [2] El contrario se apunta una piedra.
       *[other] Los contrarios se apuntan una piedra.
    }

# La cuenta.

option-cama-target = Piedras de la cama
rules-cama-target =
    { $pedres ->
        [one] Se cuenta en piedras. La cama se cierra con una piedra.
        [many] Se cuenta en piedras. La cama se cierra con { $pedres } de piedras.
       *[other] Se cuenta en piedras. La cama se cierra con { $pedres } piedras.
    }
option-cama-middle = La mitad de la cama
rules-cama-middle-males = Hasta { $middle } se está en malas; por encima, en buenas.
rules-cama-middle-bones = Por debajo de { $middle } se está en malas; de ahí en adelante, en buenas.
option-cama-last-pedra = A una piedra del final
rules-cama-last-pedra-none = El equipo al que le falta una piedra juega como cualquier otro.
rules-cama-last-pedra-decide = Si a un equipo le falta una piedra, debe decir antes de la primera carta si juega («Juguem», «No juguem»; vale la primera voz). Si no juega, los contrarios se apuntan una piedra; si juega, la mano vale tres y no hay apuestas. Si les falta a los dos, la mano se juega sin apuestas.
option-cama-marking = Con qué se lleva la cuenta
rules-cama-marking-stones = La cuenta se lleva con piedras, una por cada tanto.
rules-cama-marking-eight-and-nine = La cuenta se lleva con dos cartas que no se juegan: un equipo tiene el ocho y el nueve de oros, el otro los de copas, a suertes. Cuentan los puntos que se ven, y de 13 en adelante son doce más; con las dos tapadas, la cuenta es cómo están puestas.
rules-cama-marking-tanques = La cuenta se lleva con rayas, en cuatro tanques de seis: las dos primeras son las malas, las otras dos las buenas.
rules-lay-nothing = ninguna carta
rules-lay-covering = el { $up } descubierto; el { $down }, tapado, deja ver los puntos que son: de { $least } a { $most }
rules-lay-over = el { $up } descubierto, con todos sus puntos; el { $down }, debajo
rules-lay-crossed = las dos tapadas, cruzadas
rules-lay-parallel = las dos tapadas, lado a lado
rules-lay-stacked = las dos tapadas, una encima de otra
option-coto-cames-to-win = Camas para ganar el coto
rules-coto-cames-to-win =
    { $cames ->
        [one] Con una cama se gana el coto, la partida entera.
        [many] Gana el coto, la partida entera, el primer equipo que cierra { $cames } de camas. Cada cama empieza de cero.
       *[other] Gana el coto, la partida entera, el primer equipo que cierra { $cames } camas. Cada cama empieza de cero.
    }
rules-common-score-order = Al final de la mano se apunta primero el envit y después el truc. Si el envit cierra la cama, el truc de esa mano no se apunta. Del truc no se apunta más de lo que le falta a quien lo gana para cerrar la cama.
rules-common-score-truc = Al final de la mano no se apunta más de lo que le falta a quien la gana para cerrar la cama.

# Señas y expresiones.

option-senyes-seen-by = Quién ve las señas
rules-senyes-seen-by-none = No se hacen señas.
rules-senyes-seen-by-partner = Los compañeros se dicen las cartas con señas, gestos que solo ven ellos.
rules-senyes-seen-by-attention = Los compañeros se dicen las cartas con señas. La ve quien en ese momento mira al que la hace, sea compañero o contrario, y nadie más.
rules-senyes-seen-by-all = Los compañeros se dicen las cartas con señas, y las ven todos.
option-senyes-truth = Señas falsas
rules-senyes-truth-free = Una seña puede ser falsa.
rules-senyes-truth-true-only = Las señas falsas están prohibidas.
option-senyes-map = Señas
rules-senyes-map = Las señas son estas:
rules-sign-none-of = ninguna de estas: { $listed }
rules-sign-envit-from = un envit de { $count } o más
rules-sign-envit-to = un envit de { $count } o menos
rules-sign-envit-is = un envit de { $count }
option-senyes-expressions = Expresiones
rules-senyes-expressions = Se puede hablar, y lo oyen todos. Estas son palabras del juego:
rules-senyes-expressions-none = No hay expresiones fijadas.
rules-senyes-expressions-line = { $expressions }.

# Cuando alguien se va de la mesa.

option-absence-rule = Cuando alguien no vuelve
rules-absence-rule-bot = Si tarda más, juega un bot en su lugar hasta que vuelve.
rules-absence-rule-cancel = Si alguien tarda más, el coto se anula y no lo gana nadie.
option-absence-grace-s = Cuánto espera un asiento
rules-absence-grace-s =
    { $seconds ->
        [one] El asiento de quien se va lo espera un segundo.
        [many] El asiento de quien se va lo espera { $seconds } de segundos.
       *[other] El asiento de quien se va lo espera { $seconds } segundos.
    }

# Lo que se puede elegir y las fuentes.

rules-choices = En esto no coinciden ni las mesas ni las fuentes. La mesa puede elegir; primero va lo que dice el reglamento.
rules-sources = Cada regla tiene su fuente. «inferred» es lo que las fuentes no dicen y este reglamento ha tenido que decidir. Las claves se explican en docs/sources.md.

# En qué se diferencian dos reglamentos.

diff-heading = { $a } y { $b }
diff-same = { $a } y { $b } se juegan igual.
diff-intro = Lo que no se dice aquí es igual en los dos.
diff-value = En { $ruleset }: { $sentence }
diff-only = Solo en { $ruleset }: { $list }
diff-differs = { $what } – en { $a }: { $in_a }; en { $b }: { $in_b }
diff-fixed = no hay nada que elegir
diff-order-more = Las cartas que tienen los dos guardan el mismo orden.

# Lo que está mal en el archivo de un reglamento.

problems-none = { $file }: todo correcto.
problems-count =
    { $problems ->
        [one] { $file }: un problema.
        [many] { $file }: { $problems } de problemas.
       *[other] { $file }: { $problems } problemas.
    }
