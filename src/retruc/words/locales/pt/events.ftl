# O que aconteceu na mesa, uma frase para cada coisa. $who é «lugar 2» ou «lugar 2 (Bernat)»; a
# primeira letra da frase passa depois a maiúscula.

event-round-dealt = Mão { $number }: dá as cartas o { $dealer }, { cards } a cada um; o mão é o { $ma }. Placar { $score }, camas { $won }.
event-hand-dealt = O { $who } tem { $hand }.
event-card-played = O { $who } joga { $card }.
event-card-covered = O { $who } cobre { $card }.
event-card-covered-unseen = O { $who } joga uma carta coberta.
event-cards-stacked = O { $who } põe { $top } por cima de { $under }.
event-cards-stacked-covered = O { $who } põe { $top } por cima de { $under }, as duas cobertas.
event-cards-stacked-covered-unseen = O { $who } põe as duas cartas cobertas.
event-hidden-card-shown = O { $who } vira { $card }.
event-trick-opened = Sai o { $who }.
event-trick-won =
    { $trick ->
        [1] A primeira vaza é do { $who }.
        [2] A segunda vaza é do { $who }.
       *[3] A terceira vaza é do { $who }.
    }
event-trick-tied =
    { $trick ->
        [1] A primeira vaza fica empatada.
        [2] A segunda vaza fica empatada.
       *[3] A terceira vaza fica empatada.
    }
event-call-made = O { $who } diz { $call }.
event-call-made-worth = O { $who } diz { $call }: { pedres }.
event-answer-heard-yes = O { $who } aceitaria { $bet }; falta a resposta do parceiro.
event-answer-heard-no = O { $who } recusaria { $bet }; falta a resposta do parceiro.
event-call-accepted = O { $who } aceita { $bet }: { $word }.
event-call-declined = O { $who } recusa { $bet }: { $word }.
event-seat-left-alone = O { $who } sai da mão.
event-seat-left-team = O { $who } sai da mão com todo o seu lado.
event-passed = O { $who } passa.
event-play-decided-yes = O { $who } decide jogar a mão.
event-play-decided-no = O { $who } decide não jogar a mão.
event-deck-tapped = O { $who } toca no baralho em vez de cortar.
event-one-card-chosen = O { $who } vai dar uma carta a cada um.
event-envit-claimed = O { $who } mostra { $hand } para o envit.
event-pedres-scored = { $bet }, o { $team } marca { pedres }. Placar { $score }.
event-cama-won = O { $team } fecha a cama. Camas { $won }.
event-round-ended = Acaba a mão { $number }: A { $gained_a }, B { $gained_b }. Placar { $score }, camas { $won }.
event-coto-won = O { $team } ganha o coto, { $won }.
event-looked-at = O { $who } olha para o { $at }.
event-looked-away = O { $who } não olha para ninguém.
event-sign-made = O { $who } faz um sinal: { $gesture }, { $meaning }.
event-said = O { $who } diz { $expression }.

# Como acabaram as apostas de uma mão.
outcome-envit-none = Envit: ninguém envidou.
outcome-envit-pending = Envit: { $call } espera resposta.
outcome-envit-declined = Envit: { $call }, recusado; { pedres } para o { $team }.
outcome-envit-accepted = Envit: { $call }, aceito; { pedres } para o { $team } com os { points } do { $who }.
outcome-envit-nobody = Envit: { $call }, aceito, e ninguém o reclamou.
outcome-envit-void = Não se marca: o joc fora decide sozinho o coto.
outcome-truc-void = Não se marca: o envit já tinha fechado a cama.
outcome-truc-tricks = Truc: o { $team } ganha as vazas, { pedres }.
outcome-truc-declined = Truc: { $call }, recusado; { pedres } para o { $team }.
outcome-truc-folded = Truc: os adversários saíram; { pedres } para o { $team }.
outcome-truc-pending = Truc: { $call } espera resposta.
outcome-truc-drawn = Truc: a mão fica empatada e não vale nada.
outcome-truc-none = Truc: as vazas não contam.
