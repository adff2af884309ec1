# The rules of a ruleset, written from its options.

# Headings and the heads of tables.

rules-heading-table = Seats and cards
rules-heading-order = Which card beats which
rules-heading-deal = The deal
rules-heading-tricks = Tricks and ties
rules-heading-envit = The envit
rules-heading-envit-points = What a hand counts
rules-heading-envit-opening = Who opens it, and when
rules-heading-envit-calls = The calls
rules-heading-truc = The truc
rules-heading-fold = Leaving the round
rules-heading-score = The score
rules-heading-senyes = Senyes
rules-heading-expressions = What is said aloud
rules-heading-absence = When somebody goes away
rules-heading-absent = What is not done here
rules-heading-choices = What a table may choose
rules-heading-sources = Where the rules come from

rules-column-place = Place
rules-column-cards = Cards
rules-column-name = Name
rules-column-hand = Hand
rules-column-counts = Counts
rules-column-why = Why
rules-column-wins = Who wins the round
rules-column-pedres = Pedres
rules-column-lie = How the cards lie
rules-column-calls = What has been said
rules-column-accepted = Accepted
rules-column-refused = Refused
rules-column-score = Score
rules-column-ahead = The team ahead wins it
rules-column-behind = The team behind wins it
rules-column-sign = Meaning
rules-column-gesture = Gesture
rules-column-truth = It is true if one has
rules-column-said = What is said
rules-column-gloss = What it means
rules-column-source = Source
rules-column-about = What it says
rules-column-played = Played
rules-column-ruleset = Ruleset
rules-column-seats = Seats
rules-column-deck = Deck

# The head of the page, and the line of a list.

rules-index = Rules by place
rules-id = Ruleset { $id }, version { $version }.
rules-id-extends = Ruleset { $id }, version { $version }. It starts from { $base } and says what is different.
rules-changed = At this table, otherwise than in the ruleset: { $changed }.
rules-summary-envit = to { $target }, with envit; { $truc }
rules-summary-no-truc = nothing is called about the tricks
rules-summary-plain = to { $target }, without envit; { $truc }

# Seats and cards.

option-seats = Seats
rules-seats =
    { $seats ->
        [2] Two play, one against the other.
        [4] Four play, two against two. Partners sit face to face.
        [6] Six play, three against three. Partners and rivals sit alternately.
       *[8] Eight play, four against four. Partners and rivals sit alternately.
    }
rules-common-turns = Everything goes to the right: the deal, the cards, the calls.
option-deck-id = Deck
rules-deck-id =
    { $cards ->
        [one] The deck has one card ({ $deck }).
       *[other] The deck has { $cards } cards ({ $deck }).
    }
rules-deck-id-own =
    { $cards ->
        [one] The deck is this ruleset’s own, of one card.
       *[other] The deck is this ruleset’s own, of { $cards } cards.
    }
rules-deck-use-v34 = The eights and the nines are for tables of eight.
option-deck-pack = Pack
rules-deck-pack-spanish = They are from the Spanish pack, whose suits are coins, cups, swords and clubs.
rules-deck-pack-english = They are from the English pack.
option-deck-cards = Cards
rules-deck-cards = These are the cards: { $listed }.

option-order-tiers = Order of the cards
rules-order-tiers = From the strongest to the weakest. Cards in the same place are equal; the suit matters only where the table names single cards.
rules-order-tiers-line = From the strongest: { $tiers }.
option-order-fives-on-top = Fives on top
rules-order-fives-on-top-never = The fives do not go on top of the rest.
rules-order-fives-on-top-over-four = With more than four seats, the fives go on top of all, equal among themselves.
rules-order-fives-on-top-always = The fives are on top of all, equal among themselves.

# The deal.

option-dealer-first = First dealer
rules-dealer-first-random = Who is mà in the first round is drawn among all seats.
rules-dealer-first-host = In the first round the host, in seat 1, deals.
rules-dealer-first-suit-draw = To find the first dealer, each of the first four seats is given a suit and a card is turned.
rules-common-deal = The dealer gives three cards to each, and nothing is drawn afterwards. The seat to the right of the dealer is the mà: it speaks first, leads to the first trick, and is first when hands are equal. After each round the deal moves one seat to the right.
option-deal-one-card = One-card rounds
rules-deal-one-card-yes = While no team has more than { $limit }, who should cut may tap the deck instead. Then the dealer may deal one card each, and a single trick decides the round.
rules-deal-one-card-no = There are no rounds of one card.

# Tricks and ties.

rules-common-tricks = A trick is one card from each. Nobody has to follow suit. The strongest card wins it, and its owner leads to the next one.
rules-common-partners-tie = If the best cards are equal and belong to both teams, the trick is tied and nobody’s. If they all belong to partners, the trick is theirs, and the one of them who played first leads to the next.
rules-common-tie = If the best cards are equal, the trick is tied and nobody’s.
rules-common-settled = The round ends as soon as it is decided; the cards that remain are not played.
option-ties-first = Tied tricks
rules-ties-first-classic = Two tricks win the round. If one is tied, the team that wins another has the round. With a trick each and the third tied, who won the first one wins.
rules-ties-first-stack = Two tricks win the round. If the first is tied, everybody lays both remaining cards at once, the stronger on top: the best top card wins the round. If the tops tie between the teams, whoever has the right may raise the truc once more, and then the cards below decide. With the second trick tied, or a trick each and the third tied, who won the first one wins.
rules-ties-first-put = A round is won with two tricks, or with the only one that is not tied: all three are played until then. A trick each and a tie is a drawn round, which scores nothing.
option-ties-opener = Who leads after a tie
rules-ties-opener-same = After a tied trick, who led to it leads again.
rules-ties-opener-ma = After a tied trick, the mà leads.
rules-ties-opener-tied-first = After a tied trick, the first of those whose cards tied leads.
rules-ties-opener-tied-last = After a tied trick, the last of those whose cards tied leads.
option-ties-all = Every trick tied
rules-ties-all-ma-team = If every trick is tied, the mà’s team wins the round.
rules-ties-all-nearest-tied = If every trick is tied, the nearest to the mà among those whose cards tied last wins the round.
rules-ties-all-draw = If every trick is tied, nobody wins the round.
rules-rounds-classic = Between two, the mà’s card first: > is a trick for the mà, < one for the other, = a tied one.
rules-rounds-stack = Between two, the mà’s card first: > is a trick for the mà, < one for the other, = a tied one. Laid at once, the card on top comes before the stroke.
rules-rounds-won-ma = the mà
rules-rounds-won-other = the other
rules-rounds-won-nobody = nobody
option-covered-mode = Covered cards
rules-covered-mode-none = Cards are not played face down.
rules-covered-mode-free = Any card may be played face down. It loses to every other and is never shown; with nothing but covered cards a trick is tied.
rules-covered-mode-all-following = A card may be played face down, and who has done so covers the rest as well. A covered card loses to every other and is never shown; with nothing but covered cards a trick is tied.
option-covered-envit = Covered cards and envit
rules-covered-envit-kept = For the envit a covered card still counts.
rules-covered-envit-lost = For the envit a covered card counts no more.

# The envit.

option-envit-on = Envit
rules-envit-on-yes = The envit is a bet on what the three cards of each hand count, apart from the tricks. The best hand wins it for its team; between equals, the nearest to the mà.
rules-envit-on-no = The envit is not played.
rules-common-envit-points = Two cards of one suit count their two numbers and twenty more. With three of one suit the two best count. Without two of one suit, the best number counts alone.
rules-common-envit-figures = Jacks, knights and kings count nothing, but they have their suit.
option-envit-wild = Cards that link with any
rules-envit-wild = { $wild } by themselves, and link with any other card: its number is added.
rules-envit-wild-card = { $card } counts { $count }
rules-envit-wild-none = No card links with cards of another suit.
option-flor-on = Flor
rules-flor-on-yes = Three cards of one suit are flor: they count all three numbers and twenty more, and beat every hand that has no flor.
rules-flor-on-no = There is no flor.
rules-why-flor = flor
rules-why-wild = { $card } links with any card
rules-why-three = three of one suit: the two best
rules-why-two = two of one suit
rules-why-figure = two of one suit; a figure adds nothing
rules-why-none = none of one suit: the best number
rules-why-best = nothing counts more

option-envit-openers = Who opens the envit
rules-envit-openers-any = Anybody may open the envit: on the first trick, on one’s own turn, before one’s card.
rules-envit-openers-last-two = Only the last seat of each team may open the envit: on the first trick, on its own turn, before its card.
option-envit-with-truc = Envit after truc
rules-envit-with-truc-closed = Once somebody has called truc, the envit cannot be opened.
rules-envit-with-truc-waits = When the rivals call truc, somebody who has not played, called or answered may open the envit instead of answering. The truc waits until the envit is settled. Once a truc is accepted, the envit cannot be opened.
rules-envit-with-truc-waits-on-turn = When the rivals call truc, the seat whose turn it is may open the envit instead of answering, if it has not played, called or answered. The truc waits until the envit is settled. Once a truc is accepted, the envit cannot be opened.
rules-envit-with-truc-after-accepted = Even after a truc has been accepted the envit may be opened, on one’s own turn in the first trick; but never as an answer to a truc.
rules-envit-with-truc-waits-and-after = When the rivals call truc or raise it, somebody who has not played, called or answered may open the envit instead of answering, and the truc waits until the envit is settled. Even after a truc has been accepted the envit may be opened, on one’s own turn in the first trick.
option-envit-rungs = Calls of the envit
rules-envit-rungs = Only the rivals of who spoke last may accept, refuse or raise, and to raise is to accept what was said before. These are the calls, and what they pay when nobody has scored yet:
rules-envit-rungs-line = { $rungs }.
rules-rung = { $say } ({ $gloss })
rules-rung-pays = { $say }: { $pays }
rules-pays-falta = what is lacking
rules-pays-free = as many more as are named
option-envit-skip = Passing over calls
rules-envit-skip-none = The calls go one step at a time.
rules-envit-skip-last = Once the envit is open, one may go straight to { $call }; otherwise it goes one step at a time.
rules-envit-skip-last-opens = One may go straight to { $call }, also to open; otherwise it goes one step at a time.
rules-envit-skip-any = Any higher call may follow, and any may open.
rules-common-free-raise = { $free } is said with a number: so many pedres more than what was bet, one at least, and in all no more than { $call } would be worth. It opens nothing; it may follow any call but { $call }, and another { $free }, as often as one likes. After it only { $free } or { $call } may follow.
option-envit-falta = What the falta is worth
rules-envit-falta-leader-need = { $call } is worth what the team ahead lacks to close the cama, whoever wins it.
rules-envit-falta-males-bones = With both teams in males, { $call } is worth a whole cama. Otherwise it is worth what the team ahead lacks to close the cama.
rules-envit-falta-males-bones-own = { $call } is worth what its winner lacks to close the cama, whoever that is.
rules-envit-falta-males-bones-trailer = With the team behind in males, { $call } is worth a whole cama. Otherwise it is worth what the team ahead lacks to close the cama.
rules-envit-falta-game-if-males = With both teams in males, { $call } is worth the whole coto. Otherwise it is worth what the team ahead lacks to close the cama.
rules-envit-falta-table = The score at the deal is what counts. This is what is written down when { $call } is accepted:
option-envit-falta-over = Least falta
rules-envit-falta-over =
    { $over ->
        [0] { $call } may be said whatever it is worth.
        [one] { $call } may be said only when it is worth more than { $over } pedra.
       *[other] { $call } may be said only when it is worth more than { $over } pedres.
    }
option-envit-cap = Limit of the envit
rules-envit-cap-none = Whatever the envit is worth is written down, even beyond the end of the cama.
rules-envit-cap-own-need = No more is written down for the envit than its winner lacks to close the cama.
rules-envit-cap-leader-need = No more is written down for the envit than the team ahead lacks to close the cama, whoever wins it{ rules-cap-but }.
rules-cap-but =
    { $whole ->
        [yes] ; but { $call }, when it is worth the whole cama, is not cut short
       *[no] { "" }
    }
rules-cap-example = At { $score }, an envit worth { $worth } pays { $behind } to the team behind and { $ahead } to the team ahead.
option-envit-answers = Who answers the envit
rules-envit-answers-any = { rules-answers-any }
rules-envit-answers-next = { rules-answers-next }
rules-envit-answers-both-refuse = { rules-answers-both-refuse }
rules-envit-answers-strongest = { rules-answers-strongest }
rules-answers-any = Anybody of the team may answer, and the first answer binds.
rules-answers-next = Only the first of the team to the right of the caller answers.
rules-answers-both-refuse = Anybody of the team may accept or raise; a call is refused once all of them have refused it.
rules-answers-strongest = All of the team are heard: a raise counts before an acceptance, and an acceptance before a refusal.
option-envit-reveal = Showing the envit
rules-envit-reveal-auto = The table compares the hands; nobody has to show them.
rules-envit-reveal-claim = After the tricks each is asked in turn and may show the cards; hands that are not shown do not count.
option-envit-declined = When a refused envit is written
rules-envit-declined-at-end = A refused envit is written down at the end of the round.
rules-envit-declined-at-once = A refused envit is written down at once.
rules-common-envit-when = An accepted envit is compared when the tricks are over, with the cards as they were dealt.
rules-common-envit-when-covered = An accepted envit is compared when the tricks are over, with the cards as they were dealt, but for those that were covered.

# The truc.

rules-common-truc = The truc is a bet on who wins the tricks. Only the team that did not speak last may answer or raise; once it has accepted, the next raise is its own. To raise is to accept what was said before. A refusal ends the round.
option-truc-base = A round without truc
rules-truc-base =
    { $pedres ->
        [one] A round in which nobody calls { $opening } is worth one pedra.
       *[other] A round in which nobody calls { $opening } is worth { $pedres } pedres.
    }
rules-truc-base-plain =
    { $pedres ->
        [one] A round is worth one pedra.
       *[other] A round is worth { $pedres } pedres.
    }
option-truc-rungs = Calls of the truc
rules-truc-rungs = These are the calls, each only after the one before:
rules-truc-rungs-none = Nothing is called about the tricks.
rules-truc-rungs-line = { $rungs }.
option-truc-extra = More calls of truc
rules-truc-extra-none = There are no other calls of truc.
rules-truc-extra-cinc-val = { rules-extra-after } Cinc val.
rules-truc-extra-sis-val = { rules-extra-after } Cinc val and Sis val.
rules-truc-extra-set-val = { rules-extra-after } Cinc val, Sis val and Set val.
rules-truc-extra-vuit-val = { rules-extra-after } Cinc val, Sis val, Set val and Vuit val.
rules-truc-extra-nou-val = { rules-extra-after } Cinc val, Sis val, Set val, Vuit val and Nou val.
rules-extra-after = Before { $call } more calls are put in, each worth one pedra more than the one before:
rules-truc-extra-va-al-dotze = Before { $call } one more call is put in: Va al dotze, worth twelve.
option-truc-when = When truc is called
rules-truc-when-own-turn = { $opening } is called and raised on one’s own turn, before the card, or as an answer.
rules-truc-when-around-own-card = { $opening } is called and raised on one’s own turn, before the card or just after it (until the next seat acts, and never after the last card of the round), or as an answer.
rules-truc-when-any-time = Anybody still in the round may call { $opening } or raise it at any time while nothing waits for an answer.
rules-truc-when-ma-lead = { $opening } is called only by the mà, before the first card.
option-truc-answers = Who answers the truc
rules-truc-answers-any = { rules-answers-any }
rules-truc-answers-next = { rules-answers-next }
rules-truc-answers-both-refuse = { rules-answers-both-refuse }
rules-truc-answers-strongest = { rules-answers-strongest }
option-truc-jocfora = What the last call of truc is worth
rules-truc-jocfora-coto = If { $call } is accepted, who wins the tricks wins the whole coto{ rules-whatever-envit }.
rules-truc-jocfora-cama = If { $call } is accepted, who wins the tricks closes the cama.
rules-truc-jocfora-coto-after-envit = If { $call } is accepted, who wins the tricks wins the whole coto, unless the envit of the round has ended it before.
rules-whatever-envit =
    { $envit ->
        [yes] , whatever the envit
       *[no] { "" }
    }
option-truc-silent-accept = Accepting by playing
rules-truc-silent-accept-yes = To play a card while a truc waits for an answer is to accept it.
rules-truc-silent-accept-no = Nobody plays while a call waits for an answer.

# Leaving the round.

option-fold-scope = Leaving the round
rules-fold-scope-none = Nobody leaves a round before its end.
rules-fold-scope-team =
    { $seats ->
        [2] Who says “Me’n vaig” leaves the round, and the rival wins it.
       *[other] Who says “Me’n vaig” leaves the round with the whole team, and the rivals win it.
    }
rules-fold-scope-seat = Who says “Me’n vaig” lays the cards down and leaves the round alone: that seat neither calls nor answers any more, and the partners play on. Where a seat that has left would lead, the next one to its right who is still there does. When all of a team have left, the rivals win it.
rules-common-fold-envit = An accepted envit is still compared, with all the cards that were dealt.
option-fold-when = When one may leave
rules-fold-when-own-turn = One leaves on one’s own turn, with nothing waiting for an answer.
rules-fold-when-any-time = One may leave at any time.
rules-fold-when-before-first-card = One leaves on one’s own turn, before one’s first card.
option-fold-pays = What leaving costs
rules-fold-pays-in-force =
    { $seats ->
        [2] The rival is paid what the truc is worth then.
       *[other] The rivals are paid what the truc is worth then.
    }
rules-fold-pays-one =
    { $seats ->
        [2] The rival is paid one pedra.
       *[other] The rivals are paid one pedra.
    }

# The score.

option-cama-target = Pedres of a cama
rules-cama-target =
    { $pedres ->
        [one] The score is kept in pedres. A cama is closed with one pedra.
       *[other] The score is kept in pedres. A cama is closed with { $pedres } pedres.
    }
option-cama-middle = The middle of the cama
rules-cama-middle-males = Up to { $middle } a team is in males, above that in bones.
rules-cama-middle-bones = Below { $middle } a team is in males, from there on in bones.
option-cama-last-pedra = One pedra from the end
rules-cama-last-pedra-none = A team that lacks one pedra plays like any other.
rules-cama-last-pedra-decide = A team that lacks one pedra says before the first card whether it plays (“Juguem”, “No juguem”; the first voice binds). Not to play gives the rivals one pedra; to play makes the round worth three, without bets. With both teams there, the round is played without bets.
option-cama-marking = How the score is marked
rules-cama-marking-stones = The score is marked with stones, one for each pedra.
rules-cama-marking-eight-and-nine = The score is marked with two cards that are not played with: one team has the eight and the nine of coins, the other those of cups, as the lot falls. The pips that show are counted, and from 13 on there are twelve more; where both cards lie face down, how they lie is the score.
rules-cama-marking-tanques = The score is marked with strokes, in four tanques of six each: the first two are the males, the other two the bones.
rules-lay-nothing = no card
rules-lay-covering = the { $up } face up; the { $down }, face down, leaves so many pips of it: { $least } to { $most }
rules-lay-over = the { $up } face up, all of its pips; the { $down } under it
rules-lay-crossed = both face down, crossed
rules-lay-parallel = both face down, side by side
rules-lay-stacked = both face down, one on the other
option-coto-cames-to-win = Cames that win the coto
rules-coto-cames-to-win =
    { $cames ->
        [one] One cama wins the coto, the whole match.
       *[other] The first team to win { $cames } cames wins the coto, the whole match. Each cama starts from nothing.
    }
rules-common-score-order = At the end of a round the envit is written first, and then the truc. If the envit closes the cama, the truc of that round is not written. For the truc no more is written than its winner lacks to close the cama.
rules-common-score-truc = At the end of a round no more is written than its winner lacks to close the cama.

# Senyes and expressions.

option-senyes-seen-by = Who sees senyes
rules-senyes-seen-by-none = Senyes are not made.
rules-senyes-seen-by-partner = Partners tell each other their cards with senyes, gestures that only partners see.
rules-senyes-seen-by-attention = Partners tell each other their cards with senyes. Whoever is looking at the maker at that moment sees it, partner or rival, and nobody else.
rules-senyes-seen-by-all = Partners tell each other their cards with senyes, and everybody sees them.
option-senyes-truth = False senyes
rules-senyes-truth-free = A senya may be false.
rules-senyes-truth-true-only = False senyes are forbidden.
option-senyes-map = Senyes
rules-senyes-map = These are the senyes:
rules-sign-none-of = none of: { $listed }
rules-sign-envit-from = an envit of { $count } or more
rules-sign-envit-to = an envit of { $count } or less
rules-sign-envit-is = an envit of { $count }
option-senyes-expressions = Expressions
rules-senyes-expressions = Talk is free, and everybody hears it. These are words of the game:
rules-senyes-expressions-none = There are no set expressions.
rules-senyes-expressions-line = { $expressions }.

# When somebody goes away.

option-absence-rule = When somebody stays away
rules-absence-rule-bot = A bot sits in for somebody who stays away longer, until that person comes back.
rules-absence-rule-cancel = If somebody stays away longer, the coto is cancelled and nobody wins it.
option-absence-grace-s = How long a seat waits
rules-absence-grace-s =
    { $seconds ->
        [one] A seat waits one second for who has gone away.
       *[other] A seat waits { $seconds } seconds for who has gone away.
    }

# Choices and sources.

rules-choices = Tables, and the sources too, do not agree on these. A table may choose; what the ruleset itself says comes first.
rules-sources = Each rule has its source. “inferred” is what the sources leave open and this ruleset had to choose. The keys are explained in docs/sources.md.

# What differs between two rulesets.

diff-heading = { $a } and { $b }
diff-same = { $a } and { $b } are played alike.
diff-intro = What is not said here is alike in both.
diff-value = In { $ruleset }: { $sentence }
diff-only = Only in { $ruleset }: { $list }
diff-differs = { $what } – in { $a }: { $in_a }; in { $b }: { $in_b }
diff-fixed = nothing to choose
diff-order-more = Cards that both have beat each other alike.

# Problems of a ruleset’s file.

problems-none = { $file }: nothing wrong.
problems-count =
    { $problems ->
        [one] { $file }: one problem.
       *[other] { $file }: { $problems } problems.
    }
