"""Actions as whole numbers: one fixed superset over all rulesets and both packs.

The same number means the same action everywhere, so what learned in one ruleset can be shown
another. The deal and gestures have none. `ACTIONS` numbers are laid out so:

    0 … 99     play a card, face up         in the order of `CARDS`
    100 … 199  play it covered
    200 … 299  lay it on top of the other card that is left
    300 … 308  accept, decline, fold, pass, play-round, sit-out, tap, deal-one, claim
    309 … 314  raise the envit              in the order of `ENVIT_RUNGS`
    315 … 326  raise the truc               in the order of `TRUC_RUNGS`
    327 … 376  raise the envit by 1 … 50

The pieces of an observation, which name cards by the same numbers, are in `pieces`.
"""

from collections.abc import Callable

from retruc.game.actions import (
    FREE,
    Accept,
    Claim,
    DealOne,
    Decide,
    Decline,
    Fold,
    Pass,
    PlayCard,
    Raise,
    SeatAction,
    StackCards,
    Tap,
)
from retruc.game.cards import PACK_CARDS, Card, Hand, Pack
from retruc.game.seats import Seat

CARDS: tuple[Card, ...] = PACK_CARDS[Pack.SPANISH] + PACK_CARDS[Pack.ENGLISH]
"""Every card there is; its index here is its number everywhere in this module."""

ENVIT_RUNGS = ("envit", "torne", "falta", "joenvit", "dosmes", "tots")
"""Rungs of the envit, besides the free raise."""

TRUC_RUNGS = (
    "truc",
    "retruc",
    "quatreval",
    "cincval",
    "sisval",
    "setval",
    "vuitval",
    "nouval",
    "valnou",
    "valdotze",
    "jocfora",
    "put",
)
"""Rungs of the truc."""

FREE_MOST = 50
"""The largest free raise that has a number."""

CARD_INDEX = {card: index for index, card in enumerate(CARDS)}
"""The number of each card."""

_COVER = len(CARDS)
_STACK = 2 * _COVER
_WORDS = 3 * _COVER
_WORD_MAKERS: tuple[tuple[str, Callable[[Seat], SeatAction]], ...] = (
    ("accept", Accept),
    ("decline", Decline),
    ("fold", Fold),
    ("pass", Pass),
    ("play-round", lambda seat: Decide(seat, plays=True)),
    ("sit-out", lambda seat: Decide(seat, plays=False)),
    ("tap", Tap),
    ("deal-one", DealOne),
    ("claim", Claim),
)
_WORD_INDEX = {
    Accept: 0,
    Decline: 1,
    Fold: 2,
    Pass: 3,
    Tap: 6,
    DealOne: 7,
    Claim: 8,
}
_RUNGS = _WORDS + len(_WORD_MAKERS)
_RUNG_IDS = ENVIT_RUNGS + TRUC_RUNGS
_RUNG_INDEX = {rung: _RUNGS + index for index, rung in enumerate(_RUNG_IDS)}
_FREE = _RUNGS + len(_RUNG_IDS)

ACTIONS = _FREE + FREE_MOST
"""How many actions have a number."""


# Actions


def encode_action(action: SeatAction) -> int:
    """Give the number of an action; its seat, and the card below a stacked one, are left out.

    Raises:
        ValueError: a rung that no ruleset of the catalogue has, or a free raise over `FREE_MOST`.

    >>> from retruc.game import Raise, Seat
    >>> encode_action(Raise(Seat(2), "truc"))
    315
    """
    match action:
        case PlayCard(card=card, covered=covered):
            return CARD_INDEX[card] + (_COVER if covered else 0)
        case StackCards(top=top):
            return _STACK + CARD_INDEX[top]
        case Raise(rung=rung, amount=amount):
            return _encode_raise(rung, amount)
        case Decide(plays=plays):
            return _WORDS + (4 if plays else 5)
        case _:
            return _WORDS + _WORD_INDEX[type(action)]


def _encode_raise(rung: str, amount: int) -> int:
    if rung == FREE:
        if not 1 <= amount <= FREE_MOST:
            raise ValueError(f"no number for a raise by {amount}: 1 to {FREE_MOST} have one")
        return _FREE + amount - 1
    try:
        return _RUNG_INDEX[rung]
    except KeyError:
        raise ValueError(f"no number for the rung {rung!r}") from None


def decode_action(index: int, seat: Seat, hand: Hand = ()) -> SeatAction:
    """Give the action of that number; the inverse of `encode_action`.

    Args:
        index: From 0, below `ACTIONS`.
        seat: Who acts.
        hand: The cards the seat holds; needed for stacked cards only.

    Raises:
        ValueError: no action has that number, or the hand is not the card on top and one other.

    >>> from retruc.game import Seat, parse_hand
    >>> action = decode_action(206, Seat(0), parse_hand("4c7o"))
    >>> str(action.top), str(action.under)
    ('7o', '4c')
    """
    if not 0 <= index < ACTIONS:
        raise ValueError(f"no action has the number {index}: they run from 0 to {ACTIONS - 1}")
    if index < _STACK:
        return PlayCard(seat, CARDS[index % _COVER], covered=index >= _COVER)
    if index < _WORDS:
        return _decode_stack(CARDS[index - _STACK], seat, hand)
    if index < _RUNGS:
        return _WORD_MAKERS[index - _WORDS][1](seat)
    if index < _FREE:
        return Raise(seat, _RUNG_IDS[index - _RUNGS])
    return Raise(seat, FREE, index - _FREE + 1)


def _decode_stack(top: Card, seat: Seat, hand: Hand) -> SeatAction:
    under = [card for card in hand if card != top]
    if len(hand) != 2 or len(under) != 1:
        raise ValueError(f"expected {top} and one other card in the hand, found {len(hand)} cards")
    return StackCards(seat, top, under[0])


def action_name(index: int) -> str:
    """Say in words what the action of a number is; no two have the same name.

    >>> action_name(6), action_name(106), action_name(300), action_name(331)
    ('play 7o', 'cover 7o', 'accept', 'raise +5')
    """
    if not 0 <= index < ACTIONS:
        raise ValueError(f"no action has the number {index}: they run from 0 to {ACTIONS - 1}")
    if index < _WORDS:
        return f"{('play', 'cover', 'stack')[index // _COVER]} {card_name(index % _COVER)}"
    if index < _RUNGS:
        return _WORD_MAKERS[index - _WORDS][0]
    if index < _FREE:
        return f"raise {_RUNG_IDS[index - _RUNGS]}"
    return f"raise +{index - _FREE + 1}"


def card_name(index: int) -> str:
    """Say which card a number is; an English card says so, since two packs write ``2c``.

    >>> card_name(6), card_name(48)
    ('7o', 'Ac (english)')
    """
    card = CARDS[index]
    return str(card) if card.pack is Pack.SPANISH else f"{card} ({card.pack})"
