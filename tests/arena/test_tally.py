"""Counts of calls, of what was gained, and of what was large."""

import pytest

from retruc.arena.tally import CallTally, RoundWatch, Tally
from retruc.game import Team
from retruc.record import parse_action
from retruc.rulesets import load
from tests.bots.support import situation

BAR = load("bar")
HANDS = "7o6o3c 1e4b5c 3o3e7b 6c5o4e"


def watched(words, ruleset=BAR, first=Team.A):
    """The counts of a round in which these words were said, and the difference."""
    tally = Tally()
    watch = RoundWatch(tally, first)
    table = situation(ruleset, HANDS)
    for word in words.split():
        for event in table.carry_out(parse_action(word, ruleset)).events:
            watch.watch(event)
    return tally, watch.difference


def test_a_call_accepted_and_one_refused():
    tally, difference = watched("1:envit 2:vull 1:truc 2:novull")
    assert tally.calls[0] == {"envit": CallTally(1, 1, 0), "truc": CallTally(1, 0, 1)}
    assert tally.calls[1] == {}
    assert difference == 3
    assert (tally.rounds, tally.large) == (1, 0)


def test_a_raise_accepts_what_was_called():
    tally, difference = watched("1:truc 2:retruc 1:novull")
    assert tally.calls[0] == {"truc": CallTally(1, 1, 0)}
    assert tally.calls[1] == {"retruc": CallTally(1, 0, 1)}
    assert difference == -2


def test_the_first_bot_may_sit_in_either_team():
    tally, difference = watched("1:truc 2:retruc 1:novull", first=Team.B)
    assert tally.calls[1] == {"truc": CallTally(1, 1, 0)}
    assert difference == 2


def test_who_leaves_refuses_what_was_pending():
    balear = load("balear")
    tally, _ = watched("1:truc 2:mevaig", balear)
    assert tally.calls[0] == {"truc": CallTally(1, 0, 1)}
    tally, _ = watched("1:7o 2:4b 3:envit 2:mevaig", balear)
    assert tally.calls[0] == {"envit": CallTally(1, 0, 1)}


def test_who_leaves_takes_its_own_call_back():
    tally, _ = watched("1:truc 3:mevaig", load("balear"))
    assert tally.calls[0] == {"truc": CallTally(1, 0, 0)}


def test_a_large_round_is_counted():
    words = "1:truc 2:retruc 1:quatreval 2:jocfora 1:vull 1:7o 2:1e 3:7b 4:6c 2:4b 3:3e 4:5o 1:6o"
    tally, difference = watched(words + " 3:3o 4:4e 1:3c 2:5c")
    assert abs(difference) == 24
    assert tally.large == 1


def test_free_raises_are_one_rung():
    tally, _ = watched("1:envit 2:+5 3:+2 4:novull", load("bicicleta"))
    assert tally.calls[0] == {"envit": CallTally(1, 1, 0), "+": CallTally(1, 0, 1)}
    assert tally.calls[1] == {"+": CallTally(1, 1, 0)}


def test_parts_add_up():
    parts = [watched(words)[0] for words in ("1:truc 2:novull", "1:envit 2:vull 1:truc 2:vull")]
    total = Tally()
    for part in parts:
        total.add(part)
    assert total.calls[0]["truc"] == CallTally(2, 1, 1)
    assert total.calls[0]["envit"] == CallTally(1, 1, 0)
    assert total.rounds == 1


@pytest.mark.parametrize("field", ["pairs", "pedres", "squares", "actions", "coto_rounds"])
def test_every_figure_is_added(field):
    total, part = Tally(), Tally()
    setattr(part, field, 7)
    total.add(part)
    total.add(part)
    assert getattr(total, field) == 14
