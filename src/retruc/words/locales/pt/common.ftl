# O que qualquer outro ficheiro pode usar: quantidades com o seu nome, lugares, lados e cartas.

language-name = Português

join-and = { $others } e { $last }
join-or = { $others } ou { $last }
quoted = «{ $text }»

pedres =
    { $pedres ->
        [one] { $pedres } pedra
        [many] { $pedres } de pedras
       *[other] { $pedres } pedras
    }
points =
    { $points ->
        [one] { $points } ponto
        [many] { $points } de pontos
       *[other] { $points } pontos
    }
cames =
    { $cames ->
        [one] { $cames } cama
        [many] { $cames } de camas
       *[other] { $cames } camas
    }
cards =
    { $cards ->
        [one] uma carta
        [many] { $cards } de cartas
       *[other] { $cards } cartas
    }
seconds =
    { $seconds ->
        [one] um segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    }

percent = { $number } %
decimal-mark = ,

seat = lugar { $seat }
seat-named = lugar { $seat } ({ $name })
team = lado { $team }
score = { $own }–{ $rival }

males = más
bones = boas

bet-envit = envit
bet-truc = truc
the-bet-envit = o envit
the-bet-truc = o truc
for-bet-envit = pelo envit
for-bet-truc = pelo truc

suit-ors = ouros
suit-copes = copas
suit-espases = espadas
suit-bastos = paus
suit-clubs = paus
suit-diamonds = ouros
suit-hearts = copas
suit-spades = espadas

# $number vai de 1 a 12; no baralho inglês, de 1 a 13.
number-spanish =
    { $number ->
        [1] ás
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
        [10] sota
        [11] cavalo
       *[12] rei
    }
number-english =
    { $number ->
        [10] dez
        [11] valete
        [12] dama
        [13] rei
       *[other] { number-spanish }
    }
of-suit =
    { $suit ->
        [ors] de ouros
        [copes] de copas
        [espases] de espadas
        [bastos] de paus
        [clubs] de paus
        [diamonds] de ouros
        [hearts] de copas
       *[spades] de espadas
    }
card-spanish = { number-spanish } { of-suit }
card-english = { number-english } { of-suit }
the-card-spanish =
    { $number ->
        [10] a { card-spanish }
       *[other] o { card-spanish }
    }
the-card-english =
    { $number ->
        [12] a { card-english }
       *[other] o { card-english }
    }
hidden-card = uma carta virada para baixo

# Todas as cartas de um número.
numbers-spanish =
    { $number ->
        [1] ases
        [2] dois
        [3] três
        [4] quatros
        [5] cincos
        [6] seis
        [7] setes
        [8] oitos
        [9] noves
        [10] sotas
        [11] cavalos
       *[12] reis
    }
numbers-english =
    { $number ->
        [10] dez
        [11] valetes
        [12] damas
        [13] reis
       *[other] { numbers-spanish }
    }
four-of-spanish =
    { $number ->
        [10] as quatro sotas
       *[other] os quatro { numbers-spanish }
    }
four-of-english =
    { $number ->
        [12] as quatro damas
       *[other] os quatro { numbers-english }
    }
any-of-spanish =
    { $number ->
        [10] uma { number-spanish } qualquer
       *[other] um { number-spanish } qualquer
    }
any-of-english =
    { $number ->
        [12] uma { number-english } qualquer
       *[other] um { number-english } qualquer
    }
# As que restam de um número quando outras estão mais acima.
rest-of-spanish =
    { $number ->
        [1] os ases falsos
        [7] os setes falsos
        [10] as outras sotas
       *[other] os outros { numbers-spanish }
    }

# Como se chamam as peças, segundo a ordem que se joga.
piece-1e = a maior
piece-1b = o basto
piece-7e = a manilha de espadas
piece-7o = a manilha de ouros
piece-illes-11b = l’amo
piece-illes-10o = o segundo ou la madona
piece-illes-1e = a língua boa ou l’espaseta
piece-illes-1b = a língua má ou el bastet
piece-illes-7e = a manilha boa
piece-illes-7o = a manilha má
