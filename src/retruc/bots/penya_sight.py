"""What `penya` distinguishes: from what a seat knows to one whole number, its key.

Two situations with the same key are one to it. This is the only place that says which are: training
compiles these very functions, and at play they run as they stand. They know whole numbers alone:
a *sight*, the pieces of `retruc.game.pieces` one after the other, and a *lens*, what the ruleset
makes of cards. They are written for four seats.

A key has two forms. While the envit is opened or answered it is made of the points, the score and
who spoke; for cards and the truc, of the cards held, the tricks and the truc. Both leave out *when*
something was raised, and most cards that are gone. In both is what the partner has told by senyes.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from retruc.bots.cardtable import card_table
from retruc.bots.signs import WORTH_TELLING
from retruc.game.encoding import CARD_INDEX, CARDS
from retruc.game.pieces import NOTHING, PIECES
from retruc.rulesets import Ruleset

ABSTRACTION: Final = 1
"""Changes when keys mean something else: a model is of one abstraction."""

SEATS: Final = 4

NEAR: Final = 7
"""Where a team lacks so few pedres of the cama, or fewer, nothing is learned: what each pedra is
worth there depends on all that was called, which keys leave out."""

OPENING: Final = 0
"""Asked whether it opens the envit now, and nothing else."""
PLAYING: Final = 1
"""Asked for all else."""

_PLACE = {
    piece.name: sum(other.size for other in PIECES[:index]) for index, piece in enumerate(PIECES)
}
SIGHT_NAMES: Final = tuple(p.name for p in PIECES if p.name not in ("looks", "signs"))
"""The pieces in a sight, in order."""

_MA: Final = _PLACE["ma"]
_SCORE: Final = _PLACE["score"]
_DEALT: Final = _PLACE["dealt"]
_HELD: Final = _PLACE["held"]
_SEEN: Final = _PLACE["seen"]
_PLAYED: Final = _PLACE["played"]
_CLOSED: Final = _PLACE["closed"]
_TRICK_WINNER: Final = _PLACE["trick_winner"]
_ENVIT_RUNG: Final = _PLACE["envit_rung"]
_ENVIT_STATE: Final = _PLACE["envit_state"]
_ENVIT_CALLERS: Final = _PLACE["envit_callers"]
_TRUC_RUNG: Final = _PLACE["truc_rung"]
_TRUC_CALLERS: Final = _PLACE["truc_callers"]
_TRUC_STATE: Final = _PLACE["truc_state"]
_ROW: Final = 8
"""Places of a trick in `played`."""

# A lens: one vector of whole numbers.

_CARDS: Final = len(CARDS)
L_CLASS: Final = 0
"""By card: its class, 1 the strongest; 0 for a card that the deck has not."""
L_TOLD: Final = _CARDS
"""By card: how much it says when a partner tells of it, 0 to 3."""
L_GROUP: Final = 2 * _CARDS
"""By card: its class as one of somebody else that is gone, 1 high to 3 low."""
L_TARGET: Final = 3 * _CARDS
L_DECK: Final = L_TARGET + 1
"""How many cards the deck has …"""
L_ORDER: Final = L_DECK + 1
"""… and which, the strongest first."""
L_PAIR: Final = L_ORDER + _CARDS
"""By two cards: the step of their points for the envit."""
LENS: Final = L_PAIR + _CARDS * _CARDS

CLASSES: Final = 10
"""Most classes of cards; where a deck has more tiers, the low ones are put together."""
_STEPS = (0.25, 0.45, 0.55, 0.62, 0.7, 0.78, 0.86, 0.92, 0.96, 0.98)
"""Where a step of points ends: the share of hands that count less."""

Numbers = Sequence[int]


@lru_cache(maxsize=8)
def lens_of(ruleset: Ruleset) -> tuple[int, ...]:
    """Give the lens of a ruleset."""
    table = card_table(ruleset)
    lens = [0] * LENS
    lens[L_TARGET] = ruleset.cama.target
    lens[L_DECK] = len(table.cards)
    tiers = sorted(set(table.strength), reverse=True)
    number_by_place = [CARD_INDEX[card] for card in table.cards]
    by_strength = sorted(range(len(table.cards)), key=lambda i: -table.strength[i])
    for place, index in enumerate(by_strength):
        lens[L_ORDER + place] = number_by_place[index]
    for index, number in enumerate(number_by_place):
        power = table.power[index]
        lens[L_CLASS + number] = card_class(tiers.index(table.strength[index]), len(tiers))
        lens[L_TOLD + number] = (power >= WORTH_TELLING) + (power >= 0.84) + (power >= 0.94)
        lens[L_GROUP + number] = 1 if power >= 0.84 else 2 if power >= 0.5 else 3
        for other, second in enumerate(number_by_place):
            if other != index:
                points = table.envit((index, other))
                lens[L_PAIR + number * _CARDS + second] = step_of(points, ruleset)
    return tuple(lens)


def step_of(points: int, ruleset: Ruleset) -> int:
    """Give the step of points for the envit."""
    rank = card_table(ruleset).envit_rank(points)
    return sum(rank > end for end in _STEPS)


def card_class(tier: int, tiers: int) -> int:
    """Give the class of the cards of a tier, 0 being the strongest tier of so many.

    >>> [card_class(tier, 16) for tier in range(16)]
    [1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10]
    """
    if tiers <= CLASSES or tier < CLASSES - 3:
        return tier + 1
    low = tiers - (CLASSES - 3)
    return CLASSES - 2 + (tier - (CLASSES - 3)) * 3 // low


# Keys. What follows is compiled too: whole numbers, plain loops, no objects.


def sight_key(sight: Any, told: int, stage: int, lens: Any) -> int:
    """Give the key of what a seat knows.

    Args:
        sight: What it knows.
        told: What its partner has told, of `told_number`.
        stage: `OPENING` or `PLAYING`.
        lens: Of the ruleset.
    """
    if stage == OPENING or sight[_ENVIT_STATE]:
        return envit_key(sight, told, stage, lens)
    return play_key(sight, told, lens)


def told_number(cards: int, envit: int) -> int:
    """Put together what a partner has told.

    Args:
        cards: 0 nothing at all, 1 that it has nothing, 2 a good card, 3 a high one, 4 one of the
            highest, 5 two high ones; those that it has played do not count.
        envit: 0 nothing, 1 good points, 2 high, 3 the highest.
    """
    return 6 * envit + cards


def envit_told(step: int) -> int:
    """What points of such a step are told as: 0 nothing, 1 good, 2 high, 3 the highest."""
    if step >= 8:
        return 3
    return 2 if step >= 6 else 1 if step == 5 else 0


def envit_key(sight: Any, told: int, stage: int, lens: Any) -> int:
    """The key while the envit is opened or answered."""
    said = 0
    caller = 0
    for rung in range(6):
        by = int(sight[_ENVIT_CALLERS + rung])
        if by != NOTHING:
            said += 1
            caller = by
    key = 1
    key = key * 2 + stage
    key = key * 8 + int(sight[_ENVIT_RUNG]) + 1
    key = key * 4 + (min(3, said))
    key = key * 4 + caller
    target = int(lens[L_TARGET])
    key = key * 3 + need_step(target - int(sight[_SCORE]))
    key = key * 3 + need_step(target - int(sight[_SCORE + 1]))
    key = key * 5 + played_in(sight, 0)
    key = key * 4 + int(sight[_MA])
    key = key * 4 + told // 6
    tops = 0
    for slot in range(3):
        if sight[_HELD + slot] and lens[L_TOLD + int(sight[_DEALT + slot])] >= 2:
            tops += 1
    key = key * 3 + (min(2, tops))
    return key * 12 + envit_step(sight, lens)


def play_key(sight: Any, told: int, lens: Any) -> int:
    """The key for cards and the truc."""
    trick = trick_number(sight)
    rung = int(sight[_TRUC_RUNG])
    asked = int(sight[_TRUC_STATE])
    played = played_in(sight, trick)
    best = best_class(sight, trick, lens)
    owner = owner_of(sight, trick, best, lens)
    key = 2 + asked
    key = key * 13 + rung + 1
    key = key * 5 + (0 if rung == NOTHING else int(sight[_TRUC_CALLERS + rung]) + 1)
    key = key * 2 + (int(sight[_MA]) & 1)
    key = key * 5 + played
    key = key * 4 + owner
    if trick == 0:
        key = key * 6 + told % 6
        key = key * 5 + envit_left(sight, rung, lens)
        key = key * 9 + low_class(best)
        return key * 2048 + whole_hand(sight, lens)
    lead = 0
    if owner and (asked or played < SEATS - 1):
        lead = steps_up(stronger_unseen(sight, best, lens)) // 2
    key = key * 4 + side_of(int(sight[_TRICK_WINNER]), int(sight[_CLOSED]))
    key = key * 4 + side_of(int(sight[_TRICK_WINNER + 1]), int(sight[_CLOSED + 1]))
    key = key * 10 + mate_code(sight, told, lens)
    key = key * 16 + 4 * group_of(sight, 1, lens) + group_of(sight, 3, lens)
    key = key * 3 + lead
    return key * 2048 + rest_of_hand(sight, best, lens)


def need_step(pedres: int) -> int:
    """What a team lacks, where a falta is at stake."""
    return 0 if pedres <= 10 else 1 if pedres <= 14 else 2


def envit_step(sight: Any, lens: Any) -> int:
    """The step of the points of the cards as dealt."""
    a, b, c = int(sight[_DEALT]), int(sight[_DEALT + 1]), int(sight[_DEALT + 2])
    if c == NOTHING:
        return 0
    step = max(int(lens[L_PAIR + a * _CARDS + b]), int(lens[L_PAIR + a * _CARDS + c]))
    return max(step, int(lens[L_PAIR + b * _CARDS + c]))


def envit_left(sight: Any, rung: int, lens: Any) -> int:
    """Whether the envit may still come, and then how good one's own is, in three steps.

    0 where it is over or never comes; 1 after an accepted falta.
    """
    if sight[_ENVIT_RUNG] != NOTHING:
        return 1 if sight[_ENVIT_RUNG] >= 2 and sight[_ENVIT_STATE + 2] else 0
    if rung != NOTHING:
        return 0
    step = envit_step(sight, lens)
    return 2 if step <= 2 else 3 if step <= 5 else 4


def trick_number(sight: Any) -> int:
    """The place of the trick in play."""
    trick = 0
    while trick < 2 and sight[_CLOSED + trick]:
        trick += 1
    return trick


def side_of(winner: int, closed: int) -> int:
    """Who has won a trick: 0 it goes on, 1 own team, 2 the rivals, 3 nobody."""
    if not closed:
        return 0
    return 3 if winner == NOTHING else 1 + (winner & 1)


def played_in(sight: Any, trick: int) -> int:
    """How many cards lie in a trick."""
    count = 0
    for seat in range(SEATS):
        if sight[_PLAYED + _ROW * trick + seat] != NOTHING:
            count += 1
    return count


def best_class(sight: Any, trick: int, lens: Any) -> int:
    """The class of the best card of a trick; one more than any where none lies there."""
    best = CLASSES + 1
    for seat in range(SEATS):
        card = int(sight[_PLAYED + _ROW * trick + seat])
        if card >= 0 and lens[L_CLASS + card] < best:
            best = int(lens[L_CLASS + card])
    return best


def owner_of(sight: Any, trick: int, best: int, lens: Any) -> int:
    """Whose the best cards of a trick are: 0 nobody's, 1 own team's, 2 the rivals', 3 of both."""
    owner = 0
    for seat in range(SEATS):
        card = int(sight[_PLAYED + _ROW * trick + seat])
        if card >= 0 and lens[L_CLASS + card] == best:
            owner |= 1 + (seat & 1)
    return owner


def low_class(tier: int) -> int:
    """A class among eight, fewer of them low: while many cards are out, small ones are alike."""
    if tier <= 2:
        return tier
    if tier <= 4:
        return 3
    if tier <= 6:
        return tier - 1
    return 6 if tier <= 8 else 7 if tier <= CLASSES else 8


def group_of(sight: Any, seat: int, lens: Any) -> int:
    """How high the card of a seat in the first trick was; 0 where none is seen."""
    card = int(sight[_PLAYED + seat])
    return int(lens[L_GROUP + card]) if card >= 0 else 0


def mate_code(sight: Any, told: int, lens: Any) -> int:
    """What the partner still holds by what it told; else how high its first card was."""
    cards = told % 6
    return cards if cards >= 2 else 6 + group_of(sight, 2, lens)


def class_at(sight: Any, slot: int, lens: Any) -> int:
    """The class of a card held; 0 where it has gone."""
    return int(lens[L_CLASS + int(sight[_DEALT + slot])]) if sight[_HELD + slot] else 0


def ordered(sight: Any, lens: Any) -> int:
    """The classes of the cards held, the strongest first, as digits of 16; 0 for those gone."""
    a, b, c = class_at(sight, 0, lens), class_at(sight, 1, lens), class_at(sight, 2, lens)
    if a == 0 or (b and b < a):
        a, b = b, a
    if b == 0 or (c and c < b):
        b, c = c, b
    if a == 0 or (b and b < a):
        a, b = b, a
    return 256 * a + 16 * b + c


def whole_hand(sight: Any, lens: Any) -> int:
    """The cards held, in few classes, and which of them are equal."""
    cards = ordered(sight, lens)
    a, b, c = cards >> 8, cards >> 4 & 15, cards & 15
    code = 64 * low_class(a) + 8 * low_class(b) + low_class(c)
    return 4 * code + (2 if a == b else 0) + (1 if b == c else 0)


def rest_of_hand(sight: Any, best: int, lens: Any) -> int:
    """For each of two cards: what it does to the best class, and how many are above it."""
    cards = ordered(sight, lens)
    a, b = cards >> 8, cards >> 4 & 15
    code = 16 * does(sight, a, best, lens) + does(sight, b, best, lens)
    return 2 * code + (1 if a == b else 0)


def does(sight: Any, tier: int, best: int, lens: Any) -> int:
    """What a class does to the best class, and how many unseen cards are above it; 0: no card."""
    if tier == 0:
        return 0
    beats = 0 if tier < best else 5 if tier == best else 10
    return 1 + beats + steps_up(stronger_unseen(sight, tier, lens))


def stronger_unseen(sight: Any, tier: int, lens: Any) -> int:
    """How many cards stronger than a class have not been seen."""
    count = 0
    for place in range(int(lens[L_DECK])):
        card = int(lens[L_ORDER + place])
        if lens[L_CLASS + card] >= tier:
            break
        if not sight[_SEEN + card]:
            count += 1
    return count


def steps_up(count: int) -> int:
    """So many cards, in five steps."""
    if count <= 2:
        return count
    return 3 if count <= 5 else 4


COMPILED = (
    told_number,
    envit_key,
    play_key,
    need_step,
    envit_step,
    envit_left,
    envit_told,
    trick_number,
    side_of,
    played_in,
    best_class,
    owner_of,
    low_class,
    group_of,
    mate_code,
    class_at,
    ordered,
    whole_hand,
    rest_of_hand,
    does,
    stronger_unseen,
    steps_up,
)
"""What `sight_key` calls, and what training compiles with it."""
