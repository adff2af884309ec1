# Lo que ha pasado en la mesa, una frase para cada cosa. $who es «asiento 2» o «asiento 2 (Bernat)»;
# la primera letra de la frase se pone después en mayúscula.

event-round-dealt = Mano { $number }: da el { $dealer }, { cards } a cada uno; el mano es el { $ma }. Marcador { $score }, camas { $won }.
event-hand-dealt = El { $who } tiene { $hand }.
event-card-played = El { $who } echa { $card }.
event-card-covered = El { $who } tapa { $card }.
event-card-covered-unseen = El { $who } echa una carta tapada.
event-cards-stacked = El { $who } pone { $top } encima de { $under }.
event-cards-stacked-covered = El { $who } pone { $top } encima de { $under }, las dos tapadas.
event-cards-stacked-covered-unseen = El { $who } pone las dos cartas tapadas.
event-hidden-card-shown = El { $who } da la vuelta a { $card }.
event-trick-opened = Sale el { $who }.
event-trick-won =
    { $trick ->
        [1] La primera baza es del { $who }.
        [2] La segunda baza es del { $who }.
       *[3] La tercera baza es del { $who }.
    }
event-trick-tied =
    { $trick ->
        [1] La primera baza va parda.
        [2] La segunda baza va parda.
       *[3] La tercera baza va parda.
    }
event-call-made = El { $who } dice { $call }.
event-call-made-worth = El { $who } dice { $call }: { pedres }.
event-answer-heard-yes = El { $who } querría { $bet }; falta que conteste su compañero.
event-answer-heard-no = El { $who } no querría { $bet }; falta que conteste su compañero.
event-call-accepted = El { $who } quiere { $bet }: { $word }.
event-call-declined = El { $who } no quiere { $bet }: { $word }.
event-seat-left-alone = El { $who } se va de la mano.
event-seat-left-team = El { $who } se va de la mano con todo su equipo.
event-passed = El { $who } pasa.
event-play-decided-yes = El { $who } decide jugar la mano.
event-play-decided-no = El { $who } decide no jugar la mano.
event-deck-tapped = El { $who } toca la baraja en lugar de cortar.
event-one-card-chosen = El { $who } dará una carta a cada uno.
event-envit-claimed = El { $who } enseña { $hand } por el envit.
event-pedres-scored = { $bet }, el { $team } se apunta { pedres }. Marcador { $score }.
event-cama-won = El { $team } cierra la cama. Camas { $won }.
event-round-ended = Acaba la mano { $number }: A { $gained_a }, B { $gained_b }. Marcador { $score }, camas { $won }.
event-coto-won = El { $team } gana el coto, { $won }.
event-looked-at = El { $who } mira al { $at }.
event-looked-away = El { $who } no mira a nadie.
event-sign-made = El { $who } hace una seña: { $gesture }, { $meaning }.
event-said = El { $who } dice { $expression }.

# Cómo han acabado las apuestas de una mano.
outcome-envit-none = Envit: no ha envidado nadie.
outcome-envit-pending = Envit: { $call } espera respuesta.
outcome-envit-declined = Envit: { $call }, no querido; { pedres } para el { $team }.
outcome-envit-accepted = Envit: { $call }, querido; { pedres } para el { $team } con los { points } del { $who }.
outcome-envit-nobody = Envit: { $call }, querido, y no lo ha reclamado nadie.
outcome-envit-void = No se apunta: el joc fora decide él solo el coto.
outcome-truc-void = No se apunta: el envit ya había cerrado la cama.
outcome-truc-tricks = Truc: el { $team } gana las bazas, { pedres }.
outcome-truc-declined = Truc: { $call }, no querido; { pedres } para el { $team }.
outcome-truc-folded = Truc: los contrarios se han ido; { pedres } para el { $team }.
outcome-truc-pending = Truc: { $call } espera respuesta.
outcome-truc-drawn = Truc: la mano queda en tablas y no vale nada.
outcome-truc-none = Truc: las bazas no cuentan.
