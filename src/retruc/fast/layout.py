"""Where everything is: the cells of a state and of a ruleset's table, and the bits of a legal set.

A *state* is one row of `STATE` whole numbers of 16 bits, a *table* one vector of `TABLE` of them.
Cards in a state are places in the ruleset's deck; sets of seats are bits, the first seat the
lowest. A kernel names the cell that it means.
"""

from typing import Final

NOBODY: Final = -1
"""No seat, no team, no card, no rung; in `WINNER`, a coto that goes on."""

PLAYED: Final = 0
"""What is left in `HELD` of a hand whose cards all lie on the table."""

MOST_SEATS: Final = 8
MOST_CARDS: Final = 52
MOST_TARGET: Final = 100
"""The highest target of a cama, so that every piece of an observation fits in 8 bits."""
MOST_FREE: Final = 27
"""The largest free raise that a legal set has a bit for."""

# The phases of a round, as in the engine

CUT: Final = 0
DECIDE: Final = 1
PLAY: Final = 2
LAST_RAISE: Final = 3
CLAIM: Final = 4

# How the tricks ended

BY_NOTHING: Final = 0
BY_TRICKS: Final = 1
BY_DECLINED: Final = 2
BY_FOLDED: Final = 3

# A state. These cells stay from round to round.

SCORE: Final = 0
"""By team: pedres."""
CAMES: Final = 2
WINNER: Final = 4
"""The team that has won the coto."""
DEALER: Final = 5
"""Who deals the round in play; between rounds, the next one."""
MA: Final = 6
PHASE: Final = 7
TAPPED: Final = 8
ONE_CARD: Final = 9

# These are cleared by a deal.

CLEARED: Final = 10
TURN: Final = 10
CARDS: Final = 11
"""How many cards each seat was dealt."""
TRICK: Final = 12
"""The place of the trick in play."""
PLAYS: Final = 13
"""How many seats have played on it."""
PLAYS_ON: Final = 14
ENDED: Final = 15
LEFT: Final = 16
ASKED: Final = 17
PASSED: Final = 18
CLAIMS: Final = 19
SHOWN: Final = 20
"""The seats whose hidden card was turned up."""
CLOSED: Final = 21
"""The tricks that are over, as bits."""
RESULT_BY: Final = 22
WRITTEN: Final = 23
"""By team: pedres of this round that are in the score already; at its end, all that it gained."""
COVERED: Final = 25
"""By trick: the seats whose card lies covered."""

ENVIT_CALLS: Final = 28
ENVIT_PENDING: Final = 29
ENVIT_DECLINED: Final = 30
ENVIT_FORFEITED: Final = 31
ENVIT_YES: Final = 32
"""The seats that have accepted a call that is not settled yet."""
ENVIT_NO: Final = 33
ENVIT_REACHED: Final = 34
"""The place of the last rung on its ladder and one more; 0 before any."""
ENVIT_FALTA: Final = 35
"""1 if the last call is a falta."""
ENVIT_FREE: Final = 36
"""The sum of all free raises."""
ENVIT_POINTS: Final = 37
ENVIT_PEDRES: Final = 38
ENVIT_VOID: Final = 39
TRUC_CALLS: Final = 40
TRUC_PENDING: Final = 41
TRUC_DECLINED: Final = 42
TRUC_TAKEN: Final = 43
TRUC_YES: Final = 44
TRUC_NO: Final = 45
TRUC_PEDRES: Final = 46
TRUC_VOID: Final = 47
ENVIT_WORTH: Final = 48
"""Pedres of all that was called, a falta left out."""
ENVIT_BEFORE: Final = 49
"""The same without the last call: what a refusal pays."""
HELD: Final = 50
"""By seat: bits of the cards of `DEALT` that are in the hand still."""

# These are set to `NOBODY` by a deal.

EMPTIED: Final = 58
RESULT_TEAM: Final = 58
JUST_PLAYED: Final = 59
DECIDED: Final = 60
"""By team: whether it said that it plays, 1 or 0."""
OPENER: Final = 62
"""By trick: who opens it."""
WON: Final = 65
"""By trick: the seat that won it."""
ENVIT_CALLER: Final = 68
ENVIT_NAMED: Final = 69
"""The number of the last named rung in `ENVIT_RUNGS`."""
ENVIT_FREE_CALLER: Final = 70
ENVIT_CALLERS: Final = 71
"""By number in `ENVIT_RUNGS`: who said it."""
TRUC_CALLER: Final = 77
TRUC_CALLERS: Final = 78
"""By place on the ladder: who said it."""
ENVIT_WINNER: Final = 90
"""The team that won the envit of a round that is over."""
ENVIT_SEAT: Final = 91
UNDER: Final = 92
"""By seat: the card below a stacked one."""
LAID: Final = 100
"""By trick and seat: the card."""
DEALT: Final = 124
"""By seat: three cards."""
STATE: Final = 148
"""How many cells a state has."""

# A ruleset's table

T_SEATS: Final = 0
T_DECK: Final = 1
"""How many cards the deck has."""
T_TIE_FIRST: Final = 2
T_TIE_OPENER: Final = 3
T_ALL_TIED: Final = 4
T_ENVIT_ON: Final = 5
T_OPENERS: Final = 6
T_WITH_TRUC: Final = 7
T_FALTA: Final = 8
T_FALTA_OVER: Final = 9
T_CAP: Final = 10
T_ENVIT_ANSWERS: Final = 11
T_CLAIM: Final = 12
T_AT_ONCE: Final = 13
T_FLOR: Final = 14
T_BASE: Final = 15
T_TRUC_RUNGS: Final = 16
"""How many rungs the truc has."""
T_WHEN: Final = 17
T_TRUC_ANSWERS: Final = 18
T_JOCFORA: Final = 19
T_SILENT: Final = 20
T_TARGET: Final = 21
T_MIDDLE: Final = 22
T_LAST_PEDRA: Final = 23
T_CAMES: Final = 24
T_ONE_CARD: Final = 25
T_COVERED: Final = 26
T_COVERED_LOST: Final = 27
T_FOLD: Final = 28
T_FOLD_WHEN: Final = 29
T_FOLD_ONE: Final = 30
T_WIDE: Final = 31
"""1 if seats may speak when nothing waits for them."""
T_INTERRUPTS: Final = 32
T_FREE: Final = 33
"""The place of the free raise on the ladder, or `NOBODY`."""
T_ENVIT_NEXT: Final = 34
"""By rungs reached: the numbers in `ENVIT_RUNGS` of those that may follow, as bits."""
T_FREE_NEXT: Final = 42
"""By rungs reached: whether a free raise may follow."""
T_ENVIT_PLACE: Final = 50
"""By number in `ENVIT_RUNGS`: its place on the ladder and one more."""
T_ENVIT_PAYS: Final = 56
"""By number in `ENVIT_RUNGS`: pedres; `FALTA_PAYS` for the falta."""
T_TRUC_NUMBER: Final = 62
"""By place on the ladder: its number in `TRUC_RUNGS`."""
T_TRUC_PAYS: Final = 74
"""By place on the ladder: pedres; `JOCFORA_PAYS` for joc fora."""
T_STRENGTH: Final = 86
"""By card: how strong."""
T_CARD: Final = 138
"""By card: its number in `CARDS`."""
T_VALUE: Final = 190
"""By card: what it adds to a pair."""
T_ALONE: Final = 242
"""By card: what it counts as the only card."""
T_SUIT: Final = 294
T_PAIR: Final = 346
"""By two cards: what they count."""
TABLE: Final = T_PAIR + MOST_CARDS * MOST_CARDS

FALTA_PAYS: Final = -1
JOCFORA_PAYS: Final = -1

# A legal set: the bits of 64. Cards are by their place among those dealt to the seat.

L_PLAY: Final = 0
L_COVER: Final = 3
L_STACK: Final = 6
L_ACCEPT: Final = 9
L_DECLINE: Final = 10
L_FOLD: Final = 11
L_PASS: Final = 12
L_PLAYS: Final = 13
L_SITS: Final = 14
L_TAP: Final = 15
L_DEAL_ONE: Final = 16
L_CLAIM: Final = 17
L_ENVIT: Final = 18
"""In the order of `ENVIT_RUNGS`."""
L_TRUC: Final = 24
"""In the order of the ladder."""
L_FREE: Final = 36
"""Raises by 1 and up."""
L_SILENT: Final = 63
"""Saying nothing, for a seat that is asked and need not act; the batch has it, the rules do not."""
