# El que ha passat en la taula, una frase per a cada cosa. $who és «lloc 2» o «lloc 2 (Bernat)»; la
# primera lletra de la frase es posa després en majúscula.

event-round-dealt = Mà { $number }: dona el { $dealer }, { cards } a cadascú; el mà és el { $ma }. Marcador { $score }, cames { $won }.
event-hand-dealt = El { $who } té { $hand }.
event-card-played = El { $who } tira { $card }.
event-card-covered = El { $who } tapa { $card }.
event-card-covered-unseen = El { $who } tira una carta tapada.
event-cards-stacked = El { $who } posa { $top } damunt de { $under }.
event-cards-stacked-covered = El { $who } posa { $top } damunt de { $under }, les dues tapades.
event-cards-stacked-covered-unseen = El { $who } posa les dues cartes tapades.
event-hidden-card-shown = El { $who } gira { $card }.
event-trick-opened = Surt el { $who }.
event-trick-won =
    { $trick ->
        [1] La primera { -basa } és del { $who }.
        [2] La segona { -basa } és del { $who }.
       *[3] La tercera { -basa } és del { $who }.
    }
event-trick-tied =
    { $trick ->
        [1] La primera { -basa } va parda.
        [2] La segona { -basa } va parda.
       *[3] La tercera { -basa } va parda.
    }
event-call-made = El { $who } diu { $call }.
event-call-made-worth = El { $who } diu { $call }: { pedres }.
event-answer-heard-yes = El { $who } voldria { $bet }; falta que contesti el company.
event-answer-heard-no = El { $who } no voldria { $bet }; falta que contesti el company.
event-call-accepted = El { $who } vol { $bet }: { $word }.
event-call-declined = El { $who } no vol { $bet }: { $word }.
event-seat-left-alone = El { $who } se’n va de la mà.
event-seat-left-team = El { $who } se’n va de la mà amb tot el seu equip.
event-passed = El { $who } passa.
event-play-decided-yes = El { $who } decideix jugar la mà.
event-play-decided-no = El { $who } decideix no jugar la mà.
event-deck-tapped = El { $who } toca la baralla en lloc de tallar.
event-one-card-chosen = El { $who } donarà una carta a cadascú.
event-envit-claimed = El { $who } mostra { $hand } per a l’envit.
event-pedres-scored = { $bet }, l’{ $team } s’apunta { pedres }. Marcador { $score }.
event-cama-won = L’{ $team } fa cama. Cames { $won }.
event-round-ended = S’acaba la mà { $number }: A { $gained_a }, B { $gained_b }. Marcador { $score }, cames { $won }.
event-coto-won = L’{ $team } guanya el coto, { $won }.
event-looked-at = El { $who } mira el { $at }.
event-looked-away = El { $who } no mira ningú.
event-sign-made = El { $who } fa una senya: { $gesture }, { $meaning }.
event-said = El { $who } diu { $expression }.

# Com han acabat les apostes d’una mà.
outcome-envit-none = Envit: no ha envidat ningú.
outcome-envit-pending = Envit: { $call } espera resposta.
outcome-envit-declined = Envit: { $call }, no vull; { pedres } per a l’{ $team }.
outcome-envit-accepted = Envit: { $call }, vull; { pedres } per a l’{ $team } amb els { points } del { $who }.
outcome-envit-nobody = Envit: { $call }, vull, i no l’ha reclamat ningú.
outcome-envit-void = No s’apunta: el joc fora decideix tot sol el coto.
outcome-truc-void = No s’apunta: l’envit ja havia fet cama.
outcome-truc-tricks = Truc: l’{ $team } guanya les { -bases }, { pedres }.
outcome-truc-declined = Truc: { $call }, no vull; { pedres } per a l’{ $team }.
outcome-truc-folded = Truc: els contraris se n’han anat; { pedres } per a l’{ $team }.
outcome-truc-pending = Truc: { $call } espera resposta.
outcome-truc-drawn = Truc: la mà queda en taules i no val res.
outcome-truc-none = Truc: les { -bases } no compten.
