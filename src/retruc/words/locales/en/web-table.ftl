# The table in the browser, while it is played.

game-title = Retruc: a table
game-title-turn = Retruc: your turn
game-us = Us
game-them = Them
game-own = You
game-team-a = Team A
game-team-b = Team B
game-cames = cames
game-cames-won = { $won } of { $of } cames
game-males = males
game-bones = bones
game-ma = mà
game-dealer = deals
game-nameless = { seat }
game-you = you
game-away = away
game-replaced = { $bot } plays for them
game-left = has left the round
game-looks-at-you = looks at you
game-you-look = you look there
game-look-away = Look away from { $name }
game-cards-left =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
game-turn-of = { $name } to play
game-your-turn = Your turn
game-waiting = One moment…
game-your-answer = Your answer
game-answer-of = { $name } answers
game-question = What you may say
game-sure = { $word }: sure?
game-less = Less
game-more = More
game-bet =
    { $outcome ->
        [accepted] { $said }, accepted: { $worth }
        [declined] { $said }, refused: { $worth }
       *[none] { $said }: { $worth }
    }
game-meaning =
    { $word ->
        [vull] accept
        [novull] refuse
        [mevaig] leave
        [passe] pass
        [juguem] play
        [nojuguem] give up
        [toca] tap
        [una] one each
        [mostra] show
        [envit] bet points
        [torne] raise
        [falta] the rest
        [joenvit] raise
        [dosmes] two more
        [tots] all in
        [truc] bet tricks
        [retruc] raise
        [quatreval] raise
        [cincval] raise
        [sisval] raise
        [setval] raise
        [vuitval] raise
        [nouval] raise
        [valnou] raise
        [valdotze] raise
        [jocfora] all in
        [put] bet tricks
       *[other] { "" }
    }
game-silence = Say nothing
game-undo = Take it back
game-seconds-left =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
game-yours = Your place
game-hand = Your cards
game-own-card = { $card }
game-lift-card = { $card }: lift
game-play-card = { $card }: play
game-cover-card = { $card }: play face down
game-play = Play
game-cover = Face down
game-turn-down = Cover it
game-show-face = Face up
game-face-down = a card face down
game-laid = { $name }: { $card }
game-trick = The trick in play
game-points = for the envit
game-senyes = Senyes
game-say = Say
game-no-signs = Nobody makes senyes at this table.
game-no-signs-now = There is no senya to make now.
game-aloud = Said aloud: all hear it
game-phrases = To all
game-phrase = { $name }: { $phrase }
phrase-hello = Hello!
phrase-good-luck = Good luck
phrase-well-played = Well played
phrase-good-game = Good game
phrase-thanks = Thanks
phrase-sorry = Sorry
phrase-what-cards = What cards!
phrase-thinking = Let me think
phrase-back-soon = Back soon
phrase-one-more = One more?
phrase-goodbye = Goodbye
game-log = What happened
game-menu = Menu
game-stakes = At stake
game-stakes-none = Nothing has been called yet.
game-tricks = Tricks
game-tied = tied
game-last-trick = The last tricks
game-tricks-before = Of the round before
game-no-trick = No trick is over yet.
game-trick-won = Trick { $trick }: { $name }
game-trick-tied = Trick { $trick }: tied
game-rules-of = Rules: { $name }
game-settings = Settings
game-sound-off = Sounds off
game-sound-on = Sounds on
game-sound-is-off = Sounds are off.
game-sound-is-on = Sounds are on.
game-pause = Ask for a pause
game-pause-back = Go on without a pause
game-paused = The table is paused.
game-resume = Go on
game-pause-asked = { $names } asks for a pause.
game-pause-agree = I agree
game-device = Move to another device
game-leave = Leave the table
game-leave-sure = A bot takes your seat. Leave?
game-differs = Otherwise than { $ruleset }
game-people = People
game-mute = Mute
game-unmute = Unmute
game-kick = Out of the seat
game-kick-sure = Really out?
game-watchers =
    { $watchers ->
        [one] One person watches: { $names }
       *[other] { $watchers } people watch: { $names }
    }
game-watching =
    { $watchers ->
        [one] You watch.
       *[other] You watch, { $watchers } of you.
    }
game-bot-plays = { $bot } plays for you.
game-take-back = Take the seat back
game-missed = While you were away
game-seen = Understood
game-round = Round { $number }
game-go-on = Go on
game-total = { $score } in all
game-over = The coto is over
game-won = You win the coto!
game-won-alone = You win the coto!
game-lost = They win the coto
game-won-by = { $name } wins the coto
game-last-cama = Last cama: { $own }–{ $rival }
game-last-pedres = Pedres: { $own }–{ $rival }
game-team-won = Team { $team } wins the coto
game-proof-checking = Checking every deal…
game-proof-again = Try again
game-proof-right =
    { $rounds ->
        [one] This browser has checked the deal: it is right.
       *[other] This browser has checked the { $rounds } deals: all are right.
    }
game-proof-wrong = The deal of round { $round } is not what was promised.
game-proof-own =
    { $own ->
        [0] Your browser took part in none of them: for these it has only the word of the record.
       *[other] Your browser took part in { $own } of { $rounds }: for the others it has only the word of the record.
    }
game-proof-own-all = Your browser took part in all of them.
game-proof-late =
    { $rounds ->
        [one] In one, says the record, its part came too late.
       *[other] In { $rounds }, says the record, its part came too late.
    }
game-proof-unpromised =
    { $rounds ->
        [one] In one it had not heard the server’s promise before the cards.
       *[other] In { $rounds } it had not heard the server’s promise before the cards.
    }
game-proof-foreign = In round { $round } there is a part at your seat that this browser did not give. If it was no other device of yours, somebody may have chosen the cards.
game-proof-twice = For round { $round } the server promised two different deals. Your browser took no part in the second: somebody may have chosen the cards.
game-again = Again
game-again-change = Again, other partners
game-next = To the new table
game-replay = Look at it again
game-record = Record
game-home = Home
game-consent = I agree that the senyes stand in the record
game-signs-kept = All agree: the senyes stand in the record
game-card =
    { $number ->
        [1] ace
        [A] ace
        [10] sota
        [11] knight
        [12] king
        [T] 10
        [J] jack
        [Q] queen
        [K] king
       *[other] { $number }
    } { $suit ->
        [c] of copes
        [e] of espases
        [b] of bastos
        [english-c] of clubs
        [english-d] of diamonds
        [english-h] of hearts
        [english-s] of spades
       *[o] of ors
    }

replay-title = Look at a coto again
replay-drop = Drop a record here
replay-about = A record is a .truc file: every table gives one when its coto is over.
replay-choose = Choose a file
replay-too-large = The file is too large to be a record.
replay-leave = Go back
replay-controls = Moments of the coto
replay-moment = Moment
replay-at = Round { $round }, step { $step }
replay-round = Which round
replay-round-before = The round before
replay-round-next = The next round
replay-before = One step back
replay-next = One step on
replay-play = Let it run
replay-stop = Stop
replay-eyes = Through whose eyes
replay-all = All cards
replay-hands = The cards that are left
replay-link = Copy the link to this moment
replay-copied = The link to this moment is copied.
tv-title = A table for the television
tv-join = To join, point a phone here
tv-waiting = They have not begun yet.
tv-full = Full screen
tv-seat-free = free
