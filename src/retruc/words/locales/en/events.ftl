# What happened at the table, a sentence each. $who is “seat 2” or “seat 2 (Bernat)”; the first
# letter of the sentence is put in capitals afterwards.

event-round-dealt = Round { $number }: { $dealer } deals { cards } each, { $ma } is the mà. Score { $score }, cames { $won }.
event-hand-dealt = { $who } has { $hand }.
event-card-played = { $who } plays { $card }.
event-card-covered = { $who } covers { $card }.
event-card-covered-unseen = { $who } plays a card face down.
event-cards-stacked = { $who } lays { $top } over { $under }.
event-cards-stacked-covered = { $who } lays { $top } over { $under }, both face down.
event-cards-stacked-covered-unseen = { $who } lays both cards face down.
event-hidden-card-shown = { $who } turns up { $card }.
event-trick-opened = { $who } leads.
event-trick-won =
    { $trick ->
        [1] The first trick goes to { $who }.
        [2] The second trick goes to { $who }.
       *[3] The third trick goes to { $who }.
    }
event-trick-tied =
    { $trick ->
        [1] The first trick is tied.
        [2] The second trick is tied.
       *[3] The third trick is tied.
    }
event-call-made = { $who } says { $call }.
event-call-made-worth = { $who } says { $call }: { pedres }.
event-answer-heard-yes = { $who } would accept { $bet }; its partner is still to answer.
event-answer-heard-no = { $who } would refuse { $bet }; its partner is still to answer.
event-call-accepted = { $who } accepts { $bet }: { $word }.
event-call-declined = { $who } refuses { $bet }: { $word }.
event-seat-left-alone = { $who } leaves the round.
event-seat-left-team = { $who } leaves the round with its whole team.
event-passed = { $who } passes.
event-play-decided-yes = { $who } decides to play the round.
event-play-decided-no = { $who } decides not to play the round.
event-deck-tapped = { $who } taps the deck instead of cutting.
event-one-card-chosen = { $who } will deal one card each.
event-envit-claimed = { $who } shows { $hand } for the envit.
event-pedres-scored = { $bet }, { $team } writes { pedres }. Score { $score }.
event-cama-won = { $team } closes the cama. Cames { $won }.
event-round-ended = Round { $number } is over: A { $gained_a }, B { $gained_b }. Score { $score }, cames { $won }.
event-coto-won = { $team } wins the coto, { $won }.
event-looked-at = { $who } looks at { $at }.
event-looked-away = { $who } looks at nobody.
event-sign-made = { $who } makes a senya: { $gesture }, { $meaning }.
event-said = { $who } says { $expression }.

# How the bets of a round ended, for the account of a round.
outcome-envit-none = Envit: nobody called it.
outcome-envit-pending = Envit: { $call } waits for an answer.
outcome-envit-declined = Envit: { $call } was refused; { $team } gets { pedres }.
outcome-envit-accepted = Envit: { $call } was accepted; { $team } wins { pedres } with the { points } of { $who }.
outcome-envit-nobody = Envit: { $call } was accepted, and nobody claimed it.
outcome-envit-void = It is not written: the joc fora decides the coto alone.
outcome-truc-void = It is not written: the envit had closed the cama.
outcome-truc-tricks = Truc: { $team } wins the tricks, { pedres }.
outcome-truc-declined = Truc: { $call } was refused; { $team } gets { pedres }.
outcome-truc-folded = Truc: its rivals left the round; { $team } gets { pedres }.
outcome-truc-pending = Truc: { $call } waits for an answer.
outcome-truc-drawn = Truc: the round is drawn, and scores nothing.
outcome-truc-none = Truc: the tricks do not count.
