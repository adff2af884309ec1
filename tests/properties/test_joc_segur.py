"""The sure game of the Balearics: a plain seven, the ace of espases and l'amo.

Whoever lets the first trick go and lays last in the second can never lose. Source:
`reglament-balear`. It is checked for two players against every other hand, by trying out all ways
to play; cards of equal strength stand for each other.
"""

from itertools import combinations

import pytest

from retruc.game import Card, Seat
from tests.engine.support import dealt, play, rules
from tests.properties.exhaustive import can_win

pytestmark = pytest.mark.slow

BALEAR = rules("balear", seats="2", envit__on="false")


def other_hands() -> set[str]:
    """Every hand of three other cards, one for all that are as strong."""
    strength = BALEAR.strength_by_card
    found: dict[tuple[int, ...], tuple[Card, ...]] = {}
    cards = [card for card in BALEAR.deck.cards if str(card) not in ("7c", "1e", "11b")]
    for hand in combinations(cards, 3):
        found.setdefault(tuple(sorted(strength[card] for card in hand)), hand)
    return {"".join(map(str, hand)) for hand in found.values()}


def wins_with(sure: str, other: str, *, leads: bool) -> bool:
    """Whether the sure game, its first card given away, wins whatever the other hand does."""
    hands = f"{sure} {other}" if leads else f"{other} {sure}"
    before, seat = dealt(BALEAR, hands), Seat(0 if leads else 1)
    for card in before.round.held[seat.team.other]:
        laid = f"1:7c 2:{card}" if leads else f"1:{card} 2:7c"
        if not can_win(play(before, laid), seat):
            return False
    return True


@pytest.mark.parametrize("leads", [False, True])
def test_the_sure_game_beats_every_other_hand(leads: bool) -> None:
    others = other_hands()
    assert len(others) > 400
    assert [other for other in others if not wins_with("7c1e11b", other, leads=leads)] == []


def test_with_the_ace_of_bastos_instead_it_is_not_sure() -> None:
    """El segon draws l'amo, and the ace of espases takes the last trick."""
    assert not wins_with("7c1b11b", "3o10o1e", leads=False)
