# What every other file may use: figures with their nouns, names of seats, teams and cards.

language-name = English

join-and = { $others } and { $last }
join-or = { $others } or { $last }
quoted = “{ $text }”

pedres =
    { $pedres ->
        [one] { $pedres } pedra
       *[other] { $pedres } pedres
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cames =
    { $cames ->
        [one] { $cames } cama
       *[other] { $cames } cames
    }
cards =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
seconds =
    { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }

percent = { $number } %
decimal-mark = .

seat = seat { $seat }
seat-named = seat { $seat } ({ $name })
team = team { $team }
score = { $own }–{ $rival }

males = males
bones = bones

bet-envit = envit
bet-truc = truc
the-bet-envit = the envit
the-bet-truc = the truc
for-bet-envit = for the envit
for-bet-truc = for the truc

suit-ors = coins
suit-copes = cups
suit-espases = swords
suit-bastos = clubs
suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades

# $number is 1 to 12, or 1 to 13 in the English pack.
number-spanish =
    { $number ->
        [1] ace
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] jack
        [11] knight
       *[12] king
    }
number-english =
    { $number ->
        [11] jack
        [12] queen
        [13] king
        [10] ten
       *[other] { number-spanish }
    }
of-suit =
    { $suit ->
        [ors] of coins
        [copes] of cups
        [espases] of swords
        [bastos] of clubs
        [clubs] of clubs
        [diamonds] of diamonds
        [hearts] of hearts
       *[spades] of spades
    }
card-spanish = { number-spanish } { of-suit }
card-english = { number-english } { of-suit }
the-card-spanish = the { card-spanish }
the-card-english = the { card-english }
hidden-card = a card face down

# All cards of a number.
numbers-spanish =
    { $number ->
        [1] aces
        [2] twos
        [3] threes
        [4] fours
        [5] fives
        [6] sixes
        [7] sevens
        [8] eights
        [9] nines
        [10] jacks
        [11] knights
       *[12] kings
    }
numbers-english =
    { $number ->
        [10] tens
        [11] jacks
        [12] queens
        [13] kings
       *[other] { numbers-spanish }
    }
four-of-spanish = the four { numbers-spanish }
four-of-english = the four { numbers-english }
any-of-spanish = any { number-spanish }
any-of-english = any { number-english }
# Those of a number that are left when others of it stand higher.
rest-of-spanish =
    { $number ->
        [1] the asos bords, the aces of no note
        [7] the sets bords, the sevens of no note
       *[other] the other { numbers-spanish }
    }

# What single cards are called, by the order in which they are used.
piece-1e = la major
piece-1b = el bast
piece-7e = the manilla of swords
piece-7o = the manilla of coins
piece-illes-11b = l’amo
piece-illes-10o = the second, or la madona
piece-illes-1e = the good llengua, or l’espaseta
piece-illes-1b = the bad llengua, or el bastet
piece-illes-7e = the good manilla
piece-illes-7o = the bad manilla
