"""The rules of truc, to be read: pure functions on frozen values.

`start` a coto, `apply` actions, and ask `legal_actions`, `actors` and `obliged` in between.
"""

from retruc.engine.bounds import round_bound
from retruc.engine.dealing import Chance, after_absence, first_dealer, observer, random_deal
from retruc.engine.envit import counting_hand, envit_points, envit_winner, is_flor
from retruc.engine.legality import (
    actors,
    legal_actions,
    legal_gestures,
    obliged,
    why_illegal,
)
from retruc.engine.scoring import said
from retruc.engine.signs import is_true_sign, sign_audience
from retruc.engine.stakes import Stake, stake_of
from retruc.engine.standing import Standing, standings
from retruc.engine.state import (
    Phase,
    Round,
    State,
    Step,
    TrucResult,
    at_last_pedra,
    awaits_deal,
    cards_to_deal,
    is_over,
    pending_wager,
    start,
)
from retruc.engine.transition import apply
from retruc.engine.wagers import (
    envit_worth,
    falta_worth,
    in_males,
    truc_in_force,
)

__all__ = [
    "Chance",
    "Phase",
    "Round",
    "Stake",
    "Standing",
    "State",
    "Step",
    "TrucResult",
    "actors",
    "after_absence",
    "apply",
    "at_last_pedra",
    "awaits_deal",
    "cards_to_deal",
    "counting_hand",
    "envit_points",
    "envit_winner",
    "envit_worth",
    "falta_worth",
    "first_dealer",
    "in_males",
    "is_flor",
    "is_over",
    "is_true_sign",
    "legal_actions",
    "legal_gestures",
    "obliged",
    "observer",
    "pending_wager",
    "random_deal",
    "round_bound",
    "said",
    "sign_audience",
    "stake_of",
    "standings",
    "start",
    "truc_in_force",
    "why_illegal",
]
