# Páginas del navegador para leer: reglamentos, señas, cómo se juega, otro aparato, privacidad.

rules-title = El reglamento de cada sitio
rules-senyes =
    { $signs ->
        [one] Su seña, con la cara que la hace
        [many] Sus { $signs } de señas, con la cara que las hace
       *[other] Sus { $signs } señas, con la cara que las hace
    }
compare = Qué cambia
compare-first = Primer reglamento
compare-second = Segundo reglamento
compare-do = Compara
differs-title = Qué cambia
table-rules-title = Reglas de la mesa { $code }
table-rules-differ = Distinto de { $ruleset }

senyes-title = Señas
senyes-intro = Los compañeros se dicen las cartas con gestos. Quien mira, los ve: mira al compañero, y espera a que los contrarios miren a otro lado.
senyes-where = Como se hacen en
senyes-none = En { $ruleset } no se hacen señas.
senyes-true = De verdad con { $truth }
expressions-title = En voz alta
expressions-intro = Esto lo oye todo el mundo.
practice = Practica
practice-intro = Una cara hace una seña un momento, como en la mesa. ¿La sabes leer?
practice-pace = Cuánto dura
practice-slow = Un rato
practice-usual = Como en la mesa
practice-quick = Un suspiro
practice-what = ¿Qué ha dicho?
practice-right = ¡Eso es! Seguidas: { $row }.
practice-wrong = No. Era: { $meaning }.
practice-again = Otra vez
practice-next = La siguiente
practice-tally = { $right } leídas de { $asked }
practice-stop = Deja la práctica

how-title = Cómo se juega
how-aim = Dos contra dos, los compañeros cara a cara. Quien gana la cama, una cuenta de 24 piedras, tiene el coto más cerca. Las piedras vienen de dos apuestas: el envit, a lo que cuentan tus cartas, y el truc, a quién hace las bazas.
how-play = Juega una mano con guía
how-play-note = Tres minutos, con tres bots y una pista cuando hace falta.
how-cards = Las cartas
how-cards-text = Tres para cada uno. De la más fuerte a la más floja; las que están juntas son iguales:
how-tricks = Una baza es una carta de cada uno. No hay que seguir el palo: la más fuerte se la lleva. Dos bazas de tres hacen la mano. Si las mejores son iguales, la baza es parda, y entonces decide la primera que se haya ganado.
how-envit = El envit
how-envit-hand = Siete de oros, seis de oros, tres de copas
how-envit-text = Dos del mismo palo suman sus números y veinte más: siete y seis de oros hacen 33. El envit se abre antes de echar la primera carta. Los otros quieren, no quieren o suben.
how-truc = El truc
how-truc-text = Una mano vale una piedra. «Truc» la pone en dos, y la palabra siguiente solo la pueden decir los otros: «retruc», tres; «quatre val», cuatro; y después, todo. Quien no quiere paga lo que valía antes.
how-senyes = Las señas
how-senyes-text = El compañero te puede decir qué lleva guiñando un ojo, mordiéndose el labio, levantando las cejas. Puede ser mentira, y los contrarios pueden estar mirando.
how-senyes-more = Míralas todas y practica
how-more = Todo lo demás
how-more-text = Cada sitio tiene sus reglas; este es el truc de los bares de València y alrededores.

device-title = Otro aparato
device-from = Desde este aparato
device-from-text = Tus asientos y tu nombre van contigo. El código sirve una vez, durante cinco minutos.
device-make = Haz un código
device-left = Sirve durante { $clock } más.
device-to = En este aparato
device-to-text = Escribe el código que ves en el otro.
device-code = Código
device-use = Sigue aquí
device-moved = Ya estás aquí. Tus asientos te esperan.

about-title = Juego limpio y privacidad
about-what = El juego del truc, como se juega en tierras de València, en Cataluña, en las islas y más allá. Sin anuncios, sin cuentas, sin vender nada.
about-licence = Software libre con la licencia Apache 2.0, cartas y caras incluidas.
about-deals = Repartos que se pueden comprobar
about-deals-text = Antes de cada mano el servidor se compromete con su secreto, y cada navegador de la mesa añade azar propio; la baraja sale de todo junto. Al final se publican los secretos, y tu navegador comprueba cada reparto.
about-deals-limits = Así nadie puede haber elegido las cartas, si no es que se han puesto de acuerdo todos los que han añadido azar. El servidor sí ve las cartas cuando reparte.
about-kept = Qué se guarda de ti
about-kept-1 = Un número al azar en una cookie, para que tu asiento siga siendo tuyo si vuelves a cargar la página. El servidor solo guarda su huella.
about-kept-2 = El nombre que te pones.
about-kept-3 = Las partidas que has jugado: cartas, voces, señas y quién se sentaba dónde.
about-kept-4 =
    { $days ->
        [one] Todo esto, { $days } día desde que viniste por última vez o acabó la partida.
        [many] Todo esto, { $days } de días desde que viniste por última vez o acabó la partida.
       *[other] Todo esto, { $days } días desde que viniste por última vez o acabó la partida.
    }
about-not-kept = Lo que eliges en las preferencias se queda en este navegador. A nadie más se le dice nada.
about-delete = Bórrame
about-delete-sure = Tu nombre y tus asientos desaparecerán, también en las partidas que no han acabado. Las actas de las partidas quedan, sin tu nombre.
about-delete-yes = Bórralo todo
about-deleted = Hecho: de ti no se guarda nada.

stronger-which = ¿Qué carta gana?
stronger-right = ¡Eso es! Por ahora, { $right }.
stronger-wrong = Gana la otra.
stronger-next = Otra pareja
