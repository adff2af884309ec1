# How actions are offered: a button, or a line to choose.

action-cover = Cover { $card }
action-stack = { $top } over { $under }
action-with-worth = { $label }: { $worth }
action-with-cost = { $label }: { $worth } to the rivals
action-look = Look at { $who }
action-look-away = Look at nobody
action-sign = { $meaning } ({ $gesture })
whole-cama = the cama
whole-coto = the coto
call-free = { $amount } { $say }

# What somebody tried and may not do, in a sentence that says why.

attempt-play = play { $card }
attempt-cover = cover { $card }
attempt-stack = lay { $top } over { $under }
attempt-raise = say { $call }
attempt-accept = accept
attempt-decline = refuse
attempt-fold = leave the round
attempt-pass = pass
attempt-decide-yes = decide to play
attempt-decide-no = decide not to play
attempt-tap = tap the deck
attempt-dealone = deal one card each
attempt-claim = claim the envit
attempt-look = look at { $at }
attempt-look-away = look away
attempt-makesign = make that senya
attempt-say = say that
refused = { $who } may not { $attempt }: { $reason }
refused-deal = the cards may not be dealt: { $reason }
