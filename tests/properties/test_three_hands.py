"""Three hands of which each loses to another, as a book of 1958 shows to a beginner.

Peris Celda lays three hands face down and lets his rival choose one and lead. Whichever it is, he
takes the hand that beats it, and wins whatever the rival does. Source: `per`, the proof of the
three tricks. It is checked here by trying out all ways to play.
"""

from collections.abc import Iterator
from itertools import combinations, permutations

import pytest

from retruc.game import Seat
from tests.engine.support import dealt, rules
from tests.properties.exhaustive import can_win

BAR = rules("bar", seats="2", envit__on="false")
SECOND = Seat(1)


def hands(manilla: str) -> Iterator[tuple[str, str, str]]:
    """The three hands with all suits that the fours and fives may have."""
    for fours in permutations("oceb", 3):
        if fours[1] < fours[2]:
            for fives in combinations("oceb", 3):
                yield (
                    f"1b{manilla}4{fours[0]}",
                    f"1e4{fours[1]}4{fours[2]}",
                    "".join(f"5{suit}" for suit in fives),
                )


def second_wins(leading: str, second: str) -> bool:
    """Whether who plays second wins, if it plays as well as it can, whatever the leader does."""
    return can_win(dealt(BAR, f"{leading} {second}"), SECOND)


@pytest.mark.parametrize("manilla", ["7e", "7o"])
def test_each_of_three_hands_loses_to_another(manilla: str) -> None:
    found = list(hands(manilla))
    assert len(found) == 48
    for bast, major, fives in found:
        assert second_wins(bast, major)
        assert second_wins(major, fives)
        assert second_wins(fives, bast)


@pytest.mark.parametrize("manilla", ["7e", "7o"])
def test_only_between_the_first_two_it_matters_who_leads(manilla: str) -> None:
    for bast, major, fives in hands(manilla):
        assert second_wins(major, bast)
        assert not second_wins(fives, major)
        assert not second_wins(bast, fives)
