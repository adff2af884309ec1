# The table in the terminal. There is little room: everything is short.

play-you = You
play-us = Us
play-them = Them
play-ma = mà
play-deals =
    { $person ->
        [you] deal
       *[other] deals
    }
play-gone = gone
play-you-look = looking at { $name }
play-looks-at-you = looks at you
play-mutual = eye to eye
play-tied = tied
play-trick =
    { $trick ->
        [1] 1st { $side }
        [2] 2nd { $side }
       *[3] 3rd { $side }
    }
play-round-worth = Round worth { $worth }
play-whole-cama = for the cama
play-whole-coto = for the coto
play-cames = cames
play-of-target = of { $target }
play-tally-crossed = crossed
play-tally-parallel = side by side
play-tally-stacked = one on the other
play-tally-how = Each pip that shows is a pedra, and in bones there are twelve more. Both face down: 10 crossed, 11 side by side, 12 one on the other; in bones, 22 and 23.
play-tanques-how = Each stroke is a pedra. Two tanques of six are males, the other two bones.
play-round = Round { $number }

# Buttons and questions.
play-cover = Cover
play-covered-key = cover { $key }
play-take-back = take back
play-sure = { $label }, sure?
play-stack = { $top } over { $under }
play-partner-answers = Let { $name } answer
play-partners-answer = Let the others answer
play-say-nothing = Nothing
play-your-word = Your turn
play-paused = Paused
play-envit-points = envit { $points }
play-coto-over = The coto is over
play-dealing = Cards are dealt.
play-turn-of =
    { $person ->
        [you] It is your turn.
       *[other] { $name } is to play.
    }
play-answer-of =
    { $person ->
        [you] “{ $call }”: you are to answer.
       *[other] “{ $call }”: { $name } is to answer.
    }
play-asks = { $name } says “{ $call }”: { $worth }.
play-you-lead = You lead.
play-you-play = Play a card.
play-ask-decide = You lack one pedra: do you play this round?
play-ask-claim = Do you show your cards for the envit?
play-ask-last-raise = Tops tie: raise before the cards below are shown?
play-ask-tap = Do you tap the deck?
play-ask-deal-one = Do you deal one card each?
play-ask-stack = Lay both cards at once.

# The log.
play-log-deals =
    { $person ->
        [you] you deal
       *[other] { $name } deals
    }
play-log-cama = cama!
play-log-coto = coto!

# At the foot.
play-foot-help = help
play-foot-senyes = senyes
play-foot-expressions = speak
play-foot-last-trick = tricks
play-foot-score = score
play-foot-log = log
play-foot-pause = pause
play-foot-quit = leave

# The account of a round.
play-not-called = not called
play-accepted = accepted
play-declined = refused
play-unclaimed = Nobody claimed it.
play-envit-won =
    { $person ->
        [you] You win it with { points }.
       *[other] { $name } wins it with { points }.
    }
play-folded =
    { $person ->
        [you] You left.
        [other] { $name } left.
       *[others] The others left.
    }
play-truc-void = The envit closed the cama: the truc does not count.
play-truc-drawn = Drawn: it scores nothing.
play-paid = { $side }: { pedres }
play-paid-part = { $side }: { pedres }, of which { $written } are written: no more were lacking
play-paid-nothing = { $side }: { pedres }, but the cama was closed by then
play-total = +{ $gained } → { $score }
play-cama-won = Cama! { $side }
play-why-one-trick = One card, one trick.
play-why-two-tricks = Two tricks.
play-why-after-tied = The first was tied: the second decides.
play-why-after-two-tied = Two were tied: the third decides.
play-why-only-untied = One trick that is not tied: it decides.
play-why-first-and-tied = “La primera val per dos”: one trick and a tie.
play-why-first-and-tied-third = A trick each and the third tied: the first counts.
play-why-all-tied-ma = All tied: the mà’s team wins.
play-why-all-tied-nearest = All tied: the nearest to the mà wins.
play-why-stack = The first was tied: the top card decides.
play-why-hidden = The tops tied: the card below decides.
play-why-drawn = Nobody wins.
play-coto-won = Coto! { $side }
play-coto-cames = Cames { $cames }
play-kept-at = The game is kept in { $path }
play-kept-so-far = { $path } keeps the game as far as you saw it, in round { $number }.
play-resume-with = To go on with it: { $command }
play-name-the-ruleset = If the ruleset is in a file, name it: --ruleset FILE
play-record = The record
play-cut-word = { $path } ended with half a word: it is left out. The record as it was is in { $kept }
play-again = Another?
play-go-on = Enter: go on
play-account-hint = Enter: go on · →: the partner
play-end-hint = j: another · Enter: leave

# Why the partner played so, in its own words.
play-thoughts-of = What { $name } thought
play-no-thoughts = Nothing: there was nothing to choose.

# Pages.
play-page-keys = Keys
play-page-cards = Cards
play-page-bets = Bets
play-page-senyes = Senyes
play-page-words = Words
play-page-tricks = Tricks
play-page-log = Log
play-page-score = Score
play-pages-hint = ← →: page · ↑ ↓: scroll · Esc: close
play-page-hint = ↑ ↓: scroll · Esc: close
play-choose-hint = Esc: leave it
play-no-trick = There is no trick yet.
play-round-by-round = Round by round
play-said-aloud = Said aloud
play-nobody-looks = Nobody looks at you now.
play-these-look = Looking at you now: { $names }.
play-seen-by-partner = A senya is seen by the partner.
play-seen-by-attention = A senya is seen by whoever looks at the one who makes it, and by nobody else. Look at your partner (↑) to see theirs.
play-seen-by-all = A senya is seen by all.

# Keys.
play-key-play = play the card
play-key-cover = cover the next card, where that is played
play-key-take-back = take back the card just played, until somebody acts on it
play-key-arrows = choose and do
play-key-answer = Vull, No vull
play-key-envit = the calls of the envit
play-key-free-raise = raise the envit by any amount
play-key-truc = the next call of the truc
play-key-leave-round = leave the round, where that is played
play-key-wait = let the partner answer
play-key-look = look at the partner, the table, the next seat
play-key-senyes = make a senya
play-key-expressions = say something aloud
play-key-pause = stop the others, or let them go on
play-key-past = tricks, log, score
play-key-light = light or dark
play-key-leave = leave; the game is kept
play-mouse = With the mouse: a card, a button, or the face of whom to look at.

# Cards and bets.
play-strongest-first = Strongest first
play-suits-on-cards = On the cards: { $signs }.
play-count-pair = Envit: two cards of a suit count their sum, and twenty. Of three, the two best.
play-count-single = Without two of a suit, the highest card. Figures count nothing.
play-count-wild = { $card } counts { $points } and links with any card.
play-refusal-pays = A refusal pays what was in force before the last call.
play-base-worth = A round without truc is worth { pedres }.

# A small glossary.
play-term-ma = mà
play-gloss-ma = who speaks and leads first; ties go to it
play-term-trick = trick
play-gloss-trick = a card from each; the strongest wins
play-term-tied = tied, parda
play-gloss-tied = a trick whose best cards are equal and of both teams
play-term-pedres = pedres
play-gloss-pedres = the points that are written down
play-term-males = males, bones
play-gloss-males = the first half of a cama, and the second
play-term-cama = cama
play-gloss-cama = a count to { $target }
play-term-coto = coto
play-gloss-coto = the whole match

# Leaving, passing the keyboard, and what is wrong.
play-leave = Leave
play-leave-keeps = The game is kept as it stands.
play-leave-sure = Do you want to leave?
play-leave-yes = y
play-leave-hint = q, y, Enter: leave · Esc: back to the table
play-curtain = It is { $name }’s turn. Nobody else should look.
play-curtain-key = Enter: lift the curtain
play-too-small = The terminal is too small: the table needs { $width } columns and { $height } rows.
play-too-small-now = Now it has { $width } and { $height }.
play-too-small-leave = q: leave; the game is kept
fault-not-a-terminal-streams = this is no terminal to play in: standard input, output and error must be one
fault-not-a-terminal-cursor = this terminal cannot move its cursor
fault-not-utf-8 = this terminal is not written to in UTF-8, and the cards and faces cannot be drawn: choose a language of UTF-8, such as LANG=C.UTF-8
fault-terminal-too-small = this terminal is too small: the table needs { $width } columns and { $height } rows, and there are { $columns } and { $rows }
fault-bad-seats-nameless = a seat has no name: { $found }
fault-bad-seats-many = { $named } seats are named, but the table has { $seats }
fault-bad-seats-settable = { $named } seats are named, but the table has { $seats }: for { $named }, add --option seats={ $named }
fault-bad-seats-never = { $named } seats are named, but the table has { $seats }; these rules know tables of { $known }, not of { $named }
fault-record-exists = { $path } is there already: choose another name
fault-record-in-use = another program is writing { $path }
fault-coto-over-record = the coto in { $path } is over: there is nothing to go on with
fault-unreadable-record = { $path } cannot be read: { $why }
fault-unwritable-record = { $path } cannot be written: { $why }
fault-terminal-missing = the table in the terminal needs the package { $package }: install retruc[terminal]
fault-bad-setting-resumed = a record that is resumed says its options itself
fault-bad-setting-seed = a record that is resumed says its seed itself: { $seed }
