# La mesa del navegador. $who, $dealer, $ma y $bot son nombres; $team es un nombre, o varios unidos:
# no le sigue ningún verbo. $worth es «2 pedres» o «la cama».

table-dealt = Mano { $number }: reparte { $dealer }, y { $ma } es mano.
table-hand = Tus cartas: { $hand }.
table-plays = { $who } echa { $card }.
table-covers = { $who } tapa { $card }.
table-covers-unseen = { $who } echa una carta tapada.
table-stacks = { $who } pone { $top } encima de { $under }.
table-stacks-covered = { $who } pone { $top } encima de { $under }, las dos tapadas.
table-stacks-unseen = { $who } pone las dos cartas tapadas.
table-turns-up = { $who } da la vuelta a { $card }.
table-trick-won =
    { $trick ->
        [1] Primera baza: { $who }.
        [2] Segunda baza: { $who }.
       *[3] Tercera baza: { $who }.
    }
table-says = { $who } dice { $call }.
table-says-worth = { $who } dice { $call }: { $worth }.
table-would-accept = { $who } querría { $bet }; falta que conteste su pareja.
table-would-decline = { $who } no querría { $bet }; falta que conteste su pareja.
table-accepts = { $who } quiere { $bet }.
table-declines = { $who } no quiere { $bet }.
table-leaves = { $who } se va de la mano.
table-leaves-team = { $who } se va de la mano con todo su equipo.
table-passes = { $who } pasa.
table-decides-yes = { $who } decide jugar la mano.
table-decides-no = { $who } decide no jugar la mano.
table-taps = { $who } toca la baraja en vez de cortar.
table-one-card = { $who } repartirá una carta a cada uno.
table-shows = { $who } enseña { $hand } para el envit.
table-writes-envit = Envit: { $worth } para { $team }.
table-writes-truc = Truc: { $worth } para { $team }.
table-cama = Cama para { $team }. Camas { $won }.
table-round-over = Se acaba la mano { $number }. { $team_a }: { $score_a }. { $team_b }: { $score_b }.
table-coto = El coto es para { $team }, { $won }.
table-sign = { $who } hace una seña: { $gesture }, { $meaning }.

# Gente y bots.
table-back = { $who } ha vuelto.
table-away = { $who } no está.
table-idle = A { $who } se le ha acabado el tiempo tres veces: cuenta como si no estuviera.
table-bot-in = Un bot ({ $bot }) juega en lugar de { $who }.
table-took-back = { $who } vuelve a jugar.
table-bot-did = En tu lugar, un bot ({ $bot }) ha hecho esto: { $list }.
table-sits = { $who } se sienta a la mesa.
table-stands = { $who } se levanta.
table-kicked = El anfitrión quita el asiento a { $who }.
table-host = Ahora el anfitrión es { $who }.
table-renamed = { $before } ahora se llama { $who }.
table-bot-sits = { $bot } se sienta a la mesa.
table-configured = El anfitrión ha cambiado las reglas o los ajustes.
table-started = Empieza el coto.
table-started-proof = Empieza el coto. Las cartas se podrán comprobar: cuando acabe, todos podrán ver todas las manos.
table-clock = A { $who } se le ha acabado el tiempo.
table-undone = { $who } recoge la carta.
table-wants-pause = { $who } pide una pausa.
table-paused = Pausa.
table-resumed = Sigue la partida.
table-cancelled = { $who } ha faltado demasiado tiempo: se anula el coto.

# Por qué no se ha hecho algo.
table-refused-stale = Entretanto la mesa ha avanzado.
table-refused-paused = La partida está en pausa.
table-refused-not-seated = No tienes asiento en esta mesa.
table-refused-not-playing = No se está jugando ningún coto.
table-refused-playing = Eso no se puede hacer mientras se juega un coto.
table-refused-not-over = El coto no ha acabado.
table-refused-not-host = Eso solo puede hacerlo el anfitrión.
table-refused-seat-taken = Ese asiento está ocupado.
table-refused-no-such-seat = No hay ningún asiento así.
table-refused-no-person = En ese asiento no hay nadie.
table-refused-kicked = El anfitrión no te quiere en ningún asiento de esta mesa.
table-refused-unknown-word = Eso no es nada que se pueda hacer aquí.
table-refused-unknown-bot = No hay ningún bot con ese nombre.
table-refused-bad-name = Un nombre tiene de 1 a 24 caracteres.
table-refused-bad-settings = Un ajuste tiene un valor que no puede tener.
table-refused-nobody-seated = Primero tiene que sentarse alguien.
table-refused-no-undo = En esta mesa no se recoge ninguna carta.
table-refused-nothing-to-undo = Ya no hay ninguna carta tuya que se pueda recoger.
table-refused-not-asked = No es a ti a quien se espera.
table-refused-closed = Esta mesa está cerrada.
table-refused-unknown-language = No hay textos en ese idioma.
