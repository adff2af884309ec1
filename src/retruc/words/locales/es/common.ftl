# Lo que puede usar cualquier otro archivo: cantidades con su nombre, asientos, equipos y cartas.

language-name = Español

join-and = { $others } y { $last }
join-or = { $others } o { $last }
quoted = «{ $text }»

pedres =
    { $pedres ->
        [one] { $pedres } piedra
        [many] { $pedres } de piedras
       *[other] { $pedres } piedras
    }
points =
    { $points ->
        [one] { $points } punto
        [many] { $points } de puntos
       *[other] { $points } puntos
    }
cames =
    { $cames ->
        [one] { $cames } cama
        [many] { $cames } de camas
       *[other] { $cames } camas
    }
cards =
    { $cards ->
        [one] una carta
        [many] { $cards } de cartas
       *[other] { $cards } cartas
    }
seconds =
    { $seconds ->
        [one] un segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    }

percent = { $number } %
decimal-mark = ,

seat = asiento { $seat }
seat-named = asiento { $seat } ({ $name })
team = equipo { $team }
score = { $own }–{ $rival }

males = malas
bones = buenas

bet-envit = envit
bet-truc = truc
the-bet-envit = el envit
the-bet-truc = el truc
for-bet-envit = por el envit
for-bet-truc = por el truc

suit-ors = oros
suit-copes = copas
suit-espases = espadas
suit-bastos = bastos
suit-clubs = tréboles
suit-diamonds = diamantes
suit-hearts = corazones
suit-spades = picas

# $number va de 1 a 12; en la baraja inglesa, de 1 a 13.
number-spanish =
    { $number ->
        [1] as
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] sota
        [11] caballo
       *[12] rey
    }
number-english =
    { $number ->
        [10] diez
        [11] jota
        [12] reina
        [13] rey
       *[other] { number-spanish }
    }
of-suit =
    { $suit ->
        [ors] de oros
        [copes] de copas
        [espases] de espadas
        [bastos] de bastos
        [clubs] de tréboles
        [diamonds] de diamantes
        [hearts] de corazones
       *[spades] de picas
    }
card-spanish = { number-spanish } { of-suit }
card-english = { number-english } { of-suit }
the-card-spanish =
    { $number ->
        [10] la { card-spanish }
       *[other] el { card-spanish }
    }
the-card-english =
    { $number ->
        [11] la { card-english }
        [12] la { card-english }
       *[other] el { card-english }
    }
hidden-card = una carta tapada

# Todas las cartas de un número.
numbers-spanish =
    { $number ->
        [1] ases
        [2] doses
        [3] treses
        [4] cuatros
        [5] cincos
        [6] seises
        [7] sietes
        [8] ochos
        [9] nueves
        [10] sotas
        [11] caballos
       *[12] reyes
    }
numbers-english =
    { $number ->
        [10] dieces
        [11] jotas
        [12] reinas
        [13] reyes
       *[other] { numbers-spanish }
    }
four-of-spanish =
    { $number ->
        [10] las cuatro sotas
       *[other] los cuatro { numbers-spanish }
    }
four-of-english =
    { $number ->
        [11] las cuatro jotas
        [12] las cuatro reinas
       *[other] los cuatro { numbers-english }
    }
any-of-spanish =
    { $number ->
        [10] una { number-spanish } cualquiera
       *[other] un { number-spanish } cualquiera
    }
any-of-english =
    { $number ->
        [11] una { number-english } cualquiera
        [12] una { number-english } cualquiera
       *[other] un { number-english } cualquiera
    }
# Las que quedan de un número cuando otras van más arriba.
rest-of-spanish =
    { $number ->
        [1] los ases falsos
        [7] los sietes falsos
        [10] las otras sotas
       *[other] los otros { numbers-spanish }
    }

# Cómo se llaman las piezas, según el orden que se juega.
piece-1e = la mayor
piece-1b = el basto
piece-7e = la manilla de espadas
piece-7o = la manilla de oros
piece-illes-11b = l’amo
piece-illes-10o = el segundo o la madona
piece-illes-1e = la lengua buena o la espadilla
piece-illes-1b = la lengua mala o el bastillo
piece-illes-7e = la manilla buena
piece-illes-7o = la manilla mala
