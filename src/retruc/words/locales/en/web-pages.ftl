# Pages of the browser that are read: rules, senyes, how to play, another device, privacy.

rules-title = Rules of each place
rules-senyes =
    { $signs ->
        [one] Its { $signs } senya, as a face
       *[other] Its { $signs } senyes, as faces
    }
compare = What differs
compare-first = First ruleset
compare-second = Second ruleset
compare-do = Compare
differs-title = What differs
table-rules-title = Rules of table { $code }
table-rules-differ = Otherwise than { $ruleset }

senyes-title = Senyes
senyes-intro = Partners tell each other their cards with gestures. Who is looking sees them; so look at your partner, and wait until the rivals look elsewhere.
senyes-where = As they are made in
senyes-none = No senyes are made in { $ruleset }.
senyes-true = True with { $truth }
expressions-title = Said aloud
expressions-intro = Everybody hears these.
practice = Practise
practice-intro = A face makes a senya for a moment, as at the table. Do you read it?
practice-pace = How long it lasts
practice-slow = Long
practice-usual = As at the table
practice-quick = A blink
practice-what = What has it said?
practice-right = Right! { $row } in a row.
practice-wrong = No. It was: { $meaning }.
practice-again = Show it again
practice-next = Next
practice-tally = { $right } of { $asked } read
practice-stop = Leave the practice

how-title = How to play
how-aim = Two against two, partners face to face. Whoever wins the cama, a count of 24 pedres, is one step nearer to the coto. Pedres come from two bets: the envit, on what your cards count, and the truc, on who wins the tricks.
how-play = Play a guided round
how-play-note = Three minutes, with three bots and a hint when it helps.
how-cards = The cards
how-cards-text = Three each. From the strongest to the weakest; those that lie together are equal:
how-tricks = A trick is one card from each. Nobody has to follow suit; the strongest takes it. Two tricks of three win the round. A trick whose best cards are equal is tied, and then the one won first decides.
how-envit = The envit
how-envit-hand = Seven of coins, six of coins, three of cups
how-envit-text = Two of a suit count their numbers and twenty more: seven and six of coins make 33. You open the envit before your first card. The others want it, refuse it, or raise it.
how-truc = The truc
how-truc-text = A round is worth one pedra. «Truc» makes it two, and only the others may say the next word: «retruc», three; «quatre val», four; and then everything. Who does not want it pays what it was worth before.
how-senyes = The senyes
how-senyes-text = Your partner can tell you what they hold with a wink, a bitten lip, raised brows. It may be a lie, and the rivals may be looking.
how-senyes-more = See them all, and practise
how-more = All the rest
how-more-text = Every place has its own rules; this is the truc of bars around València.

device-title = Another device
device-from = From this device
device-from-text = Your seats and your name go along. The code works once, for five minutes.
device-make = Make a code
device-left = It works for { $clock } more.
device-to = On this device
device-to-text = Type the code that the other one shows.
device-code = Code
device-use = Go on here
device-moved = You are here now. Your seats are waiting.

about-title = Fair deals and privacy
about-what = The card game truc, as it is played around València, in Catalonia, on the Balearic islands and beyond. No adverts, no accounts, nothing sold.
about-licence = Free software under the Apache licence 2.0, cards and faces included.
about-deals = Deals that can be checked
about-deals-text = Before a round the server commits itself to its secret, and every browser at the table adds randomness of its own; the deck follows from both. At the end the secrets are published, and your browser checks every deal.
about-deals-limits = So nobody can have chosen the cards, unless all who added to them colluded. The server does see the cards while it deals them.
about-kept = What is kept of you
about-kept-1 = A random number in a cookie, so that your seat is yours after a reload. The server keeps only a fingerprint of it.
about-kept-2 = The name that you give yourself.
about-kept-3 = The games you played: cards, calls, signs, and who sat where.
about-kept-4 =
    { $days ->
        [one] All this for { $days } day after you were last here or the game was over.
       *[other] All this for { $days } days after you were last here or the game was over.
    }
about-not-kept = What you choose in the preferences stays in this browser. Nothing is told to anybody else.
about-delete = Delete me
about-delete-sure = Your name and your seats will be gone, also in games that are not over. The records of games remain, without your name.
about-delete-yes = Delete it all
about-deleted = Done: nothing of you is kept.

stronger-which = Which card wins?
stronger-right = Right! { $right } so far.
stronger-wrong = The other one wins.
stronger-next = Another pair
