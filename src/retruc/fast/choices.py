"""The closed lists of the options as whole numbers: the place of each choice in its list."""

from enum import StrEnum

from retruc.rulesets import (
    AllTied,
    Answers,
    Covered,
    CoveredEnvit,
    EnvitCap,
    EnvitDeclined,
    EnvitOpeners,
    EnvitWithTruc,
    Falta,
    FirstTie,
    FoldPays,
    FoldScope,
    FoldWhen,
    JocFora,
    LastPedra,
    Middle,
    Reveal,
    TieOpener,
    TrucWhen,
)


def place(choice: StrEnum) -> int:
    """Where a choice stands in its list.

    >>> place(Answers.ANY), place(Answers.NEXT)
    (0, 1)
    """
    return list(type(choice)).index(choice)


TIE_STACK = place(FirstTie.STACK)
TIE_PUT = place(FirstTie.PUT)
OPENER_SAME = place(TieOpener.SAME)
OPENER_MA = place(TieOpener.MA)
OPENER_TIED_LAST = place(TieOpener.TIED_LAST)
TIED_MA_TEAM = place(AllTied.MA_TEAM)
TIED_NEAREST = place(AllTied.NEAREST_TIED)
OPENERS_ANY = place(EnvitOpeners.ANY)
TRUC_CLOSES = place(EnvitWithTruc.CLOSED)
TRUC_WAITS_ON_TURN = place(EnvitWithTruc.WAITS_ON_TURN)
TRUC_AFTER = place(EnvitWithTruc.AFTER_ACCEPTED)
TRUC_WAITS_AND_AFTER = place(EnvitWithTruc.WAITS_AND_AFTER)
FALTA_LEADER = place(Falta.LEADER_NEED)
FALTA_MALES = place(Falta.MALES_BONES)
FALTA_OWN = place(Falta.MALES_BONES_OWN)
FALTA_TRAILER = place(Falta.MALES_BONES_TRAILER)
FALTA_GAME = place(Falta.GAME_IF_MALES)
CAP_NONE = place(EnvitCap.NONE)
CAP_LEADER = place(EnvitCap.LEADER_NEED)
ANSWERS_ANY = place(Answers.ANY)
ANSWERS_NEXT = place(Answers.NEXT)
ANSWERS_STRONGEST = place(Answers.STRONGEST)
CLAIMED = place(Reveal.CLAIM)
AT_ONCE = place(EnvitDeclined.AT_ONCE)
WHEN_TURN = place(TrucWhen.OWN_TURN)
WHEN_AROUND = place(TrucWhen.AROUND_OWN_CARD)
WHEN_ANY = place(TrucWhen.ANY_TIME)
JOC_COTO = place(JocFora.COTO)
JOC_CAMA = place(JocFora.CAMA)
JOC_AFTER = place(JocFora.COTO_AFTER_ENVIT)
MIDDLE_MALES = place(Middle.MALES)
DECIDES = place(LastPedra.DECIDE)
COVERED_NONE = place(Covered.NONE)
COVERED_ALL = place(Covered.ALL_FOLLOWING)
COVERED_LOST = place(CoveredEnvit.LOST)
FOLD_NONE = place(FoldScope.NONE)
FOLD_SEAT = place(FoldScope.SEAT)
FOLD_ANY_TIME = place(FoldWhen.ANY_TIME)
FOLD_BEFORE = place(FoldWhen.BEFORE_FIRST_CARD)
FOLD_ONE = place(FoldPays.ONE)
