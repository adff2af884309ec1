# El que pot usar qualsevol altre fitxer: quantitats amb el seu nom, llocs, equips i cartes.

language-name = Valencià

join-and = { $others } i { $last }
join-or = { $others } o { $last }
quoted = «{ $text }»

pedres =
    { $pedres ->
        [one] { $pedres } pedra
        [many] { $pedres } de pedres
       *[other] { $pedres } pedres
    }
points =
    { $points ->
        [one] { $points } punt
        [many] { $points } de punts
       *[other] { $points } punts
    }
cames =
    { $cames ->
        [one] { $cames } cama
        [many] { $cames } de cames
       *[other] { $cames } cames
    }
cards =
    { $cards ->
        [one] una carta
        [many] { $cards } de cartes
       *[other] { $cards } cartes
    }
seconds =
    { $seconds ->
        [one] un segon
        [many] { $seconds } de segons
       *[other] { $seconds } segons
    }

percent = { $number } %
decimal-mark = ,

seat = lloc { $seat }
seat-named = lloc { $seat } ({ $name })
team = equip { $team }
score = { $own }–{ $rival }

males = males
bones = bones

bet-envit = envit
bet-truc = truc
the-bet-envit = l’envit
the-bet-truc = el truc
for-bet-envit = per l’envit
for-bet-truc = pel truc

suit-ors = ors
suit-copes = copes
suit-espases = espases
suit-bastos = bastos
suit-clubs = trèvols
suit-diamonds = diamants
suit-hearts = cors
suit-spades = piques

# $number va d’1 a 12; en la baralla anglesa, d’1 a 13.
number-spanish =
    { $number ->
        [1] as
        [2] dos
        [3] tres
        [4] quatre
        [5] cinc
        [6] sis
        [7] set
        [8] huit
        [9] nou
        [10] sota
        [11] cavall
       *[12] rei
    }
number-english =
    { $number ->
        [10] deu
        [11] jota
        [12] dama
        [13] rei
       *[other] { number-spanish }
    }
of-suit =
    { $suit ->
        [ors] d’ors
        [copes] de copes
        [espases] d’espases
        [bastos] de bastos
        [clubs] de trèvols
        [diamonds] de diamants
        [hearts] de cors
       *[spades] de piques
    }
card-spanish = { number-spanish } { of-suit }
card-english = { number-english } { of-suit }
the-card-spanish =
    { $number ->
        [1] l’{ card-spanish }
        [10] la { card-spanish }
       *[other] el { card-spanish }
    }
the-card-english =
    { $number ->
        [1] l’{ card-english }
        [11] la { card-english }
        [12] la { card-english }
       *[other] el { card-english }
    }
hidden-card = una carta tapada

# Totes les cartes d’un número.
numbers-spanish =
    { $number ->
        [1] asos
        [2] dosos
        [3] tresos
        [4] quatres
        [5] cincs
        [6] sisos
        [7] sets
        [8] huits
        [9] nous
        [10] sotes
        [11] cavalls
       *[12] reis
    }
numbers-english =
    { $number ->
        [10] deus
        [11] jotes
        [12] dames
        [13] reis
       *[other] { numbers-spanish }
    }
four-of-spanish =
    { $number ->
        [10] les quatre sotes
       *[other] els quatre { numbers-spanish }
    }
four-of-english =
    { $number ->
        [11] les quatre jotes
        [12] les quatre dames
       *[other] els quatre { numbers-english }
    }
any-of-spanish =
    { $number ->
        [10] una { number-spanish } qualsevol
       *[other] un { number-spanish } qualsevol
    }
any-of-english =
    { $number ->
        [11] una { number-english } qualsevol
        [12] una { number-english } qualsevol
       *[other] un { number-english } qualsevol
    }
# Les que queden d’un número quan n’hi ha que van més amunt.
rest-of-spanish =
    { $number ->
        [1] els asos bords
        [7] els sets bords
        [10] les altres sotes
       *[other] els altres { numbers-spanish }
    }

# Com es diuen les peces, segons l’orde que es juga.
piece-1e = la major
piece-1b = el bast
piece-7e = la manilla d’espases
piece-7o = la manilla d’ors
piece-illes-11b = l’amo
piece-illes-10o = el segon o la madona
piece-illes-1e = la llengua bona o l’espaseta
piece-illes-1b = la llengua dolenta o el bastet
piece-illes-7e = la manilla bona
piece-illes-7o = la manilla dolenta
