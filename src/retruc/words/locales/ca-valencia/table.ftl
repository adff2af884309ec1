# La taula del navegador. $who, $dealer, $ma i $bot són noms; $team és un nom, o uns quants units:
# no el seguix cap verb. $worth és «2 pedres» o «la cama».

table-dealt = Mà { $number }: dona { $dealer }, i { $ma } és mà.
table-hand = Les teues cartes: { $hand }.
table-plays = { $who } tira { $card }.
table-covers = { $who } tapa { $card }.
table-covers-unseen = { $who } tira una carta tapada.
table-stacks = { $who } posa { $top } damunt de { $under }.
table-stacks-covered = { $who } posa { $top } damunt de { $under }, les dues tapades.
table-stacks-unseen = { $who } posa les dues cartes tapades.
table-turns-up = { $who } gira { $card }.
table-trick-won =
    { $trick ->
        [1] Primera basa: { $who }.
        [2] Segona basa: { $who }.
       *[3] Tercera basa: { $who }.
    }
table-says = { $who } diu { $call }.
table-says-worth = { $who } diu { $call }: { $worth }.
table-would-accept = { $who } voldria { $bet }; falta que conteste l’altre de la parella.
table-would-decline = { $who } no voldria { $bet }; falta que conteste l’altre de la parella.
table-accepts = { $who } vol { $bet }.
table-declines = { $who } no vol { $bet }.
table-leaves = { $who } se’n va de la mà.
table-leaves-team = { $who } se’n va de la mà amb tot l’equip.
table-passes = { $who } passa.
table-decides-yes = { $who } decidix jugar la mà.
table-decides-no = { $who } decidix no jugar la mà.
table-taps = { $who } toca la baralla en lloc de tallar.
table-one-card = { $who } donarà una carta a cada u.
table-shows = { $who } mostra { $hand } per a l’envit.
table-writes-envit = Envit: { $worth } per a { $team }.
table-writes-truc = Truc: { $worth } per a { $team }.
table-cama = Cama per a { $team }. Cames { $won }.
table-round-over = S’acaba la mà { $number }. { $team_a }: { $score_a }. { $team_b }: { $score_b }.
table-coto = El coto és per a { $team }, { $won }.
table-sign = { $who } fa una senya: { $gesture }, { $meaning }.

# Gent i bots.
table-back = { $who } ja torna a ser ací.
table-away = { $who } no hi és.
table-idle = A { $who } se li ha acabat el temps tres vegades: es compta com si no hi fora.
table-bot-in = Un bot ({ $bot }) juga en lloc de { $who }.
table-took-back = { $who } torna a jugar.
table-bot-did = En el teu lloc, un bot ({ $bot }) ha fet açò: { $list }.
table-sits = { $who } seu a la taula.
table-stands = { $who } s’alça.
table-kicked = L’amfitrió lleva el lloc a { $who }.
table-host = Ara l’amfitrió és { $who }.
table-renamed = { $before } ara es diu { $who }.
table-bot-sits = { $bot } seu a la taula.
table-configured = L’amfitrió ha canviat les regles o els ajustos.
table-started = Comença el coto.
table-started-proof = Comença el coto. Les cartes es podran comprovar: quan acabe, tots podran veure totes les mans.
table-clock = A { $who } se li ha acabat el temps.
table-undone = { $who } arreplega la carta.
table-wants-pause = { $who } demana una pausa.
table-paused = Pausa.
table-resumed = Continua la partida.
table-cancelled = { $who } ha faltat massa temps: s’anul·la el coto.

# Per què no s’ha fet una cosa.
table-refused-stale = Mentrestant la taula ha avançat.
table-refused-paused = La partida està en pausa.
table-refused-not-seated = No tens cap lloc en esta taula.
table-refused-not-playing = No s’està jugant cap coto.
table-refused-playing = Això no es pot fer mentre es juga un coto.
table-refused-not-over = El coto no s’ha acabat.
table-refused-not-host = Això només ho pot fer l’amfitrió.
table-refused-seat-taken = Eixe lloc està ocupat.
table-refused-no-such-seat = No hi ha cap lloc així.
table-refused-no-person = En eixe lloc no hi ha ningú.
table-refused-kicked = L’amfitrió no et vol en cap lloc d’esta taula.
table-refused-unknown-word = Això no és res que es puga fer ací.
table-refused-unknown-bot = No hi ha cap bot amb eixe nom.
table-refused-bad-name = Un nom té d’1 a 24 caràcters.
table-refused-bad-settings = Un ajust té un valor que no pot tindre.
table-refused-nobody-seated = Primer ha de seure algú.
table-refused-no-undo = En esta taula no s’arreplega cap carta.
table-refused-nothing-to-undo = Ja no hi ha cap carta teua que es puga arreplegar.
table-refused-not-asked = No és a tu a qui s’espera.
table-refused-closed = Esta taula està tancada.
table-refused-unknown-language = No hi ha textos en eixa llengua.
