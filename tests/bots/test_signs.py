"""`taverna` looks at its partner and tells it the truth; it lies to rivals, rarely."""

from random import Random

import pytest

from retruc.arena import Table
from retruc.bots.odds import Odds
from retruc.bots.style import USUAL
from retruc.engine import is_over, is_true_sign
from retruc.game import SEATS, Look, MakeSign, Seat
from retruc.rulesets import SeenBy, catalogue, load, with_options
from tests.bots.support import bots_named, moves_of_round, seated, situation, taverna

BAR = load("bar")
STEADY = USUAL._replace(peek=0.0, lie=0.0)
WITH_SENYES = [name for name in catalogue() if load(name).senyes.seen_by is not SeenBy.NONE]


def gestures(table, seat, *, style=STEADY, seed=0):
    """What a seat, printed from 1, would make of gestures."""
    bot = taverna(table.state.ruleset, SEATS[seat - 1], seed=seed, style=style)
    return list(bot.gestures(table.observations[seat - 1], []))


LOOKED = "1:mira=3 3:mira=1 2:mira=4 4:mira=2"


def test_it_looks_at_its_partner_and_says_nothing_until_it_is_looked_at():
    table = situation(BAR, "1e7e3c 5o4b6c 4o5c6b 4c5e6e")
    assert gestures(table, 1) == [Look(Seat(0), Seat(2))]


@pytest.mark.parametrize(
    ("hand", "sign"),
    [
        ("1e7e3c", "as-espases"),
        ("1b6o3c", "as-bastos"),
        ("7o5c3c", "manilla-ors"),
        ("5b6o3c", "tres"),
        ("7o6o3c", "trenta-tres"),
        ("5b6o4c", "cec"),
    ],
)
def test_it_tells_its_partner_the_best_it_holds(hand, sign):
    table = situation(BAR, f"{hand} 5e4b6c 4o5o7c 4e7b6e", LOOKED)
    assert gestures(table, 1) == [MakeSign(Seat(0), sign)]


def test_it_tells_no_senya_twice_and_goes_on_with_the_next():
    words = LOOKED + " 1:senya=as-espases"
    table = situation(BAR, "1e7e3c 5o4b6c 4o5c6b 4c5e6e", words)
    assert gestures(table, 1) == [MakeSign(Seat(0), "manilla-espases")]
    words += " 1:senya=manilla-espases 1:senya=tres"
    assert gestures(situation(BAR, "1e7e3c 5o4b6c 4o5c6b 4c5e6e", words), 1) == []


def test_it_does_not_say_that_it_has_nothing_after_it_told_something():
    words = LOOKED + " 1:senya=tres 1:3c 2:5e 3:4o 4:4e"
    table = situation(BAR, "5b6o3c 5e4b6c 4o5c6b 4e7b6e", words)
    assert gestures(table, 1) == []


def test_it_is_silent_while_a_rival_looks():
    table = situation(BAR, "1e7e3c 5o4b6c 4o5c6b 4c5e6e", LOOKED + " 2:mira=1")
    assert gestures(table, 1) == []


def test_the_envit_is_not_told_of_once_it_is_settled():
    words = LOOKED + " 1:envit 2:novull"
    table = situation(BAR, "7o6o3c 5o4b6c 4o5c6b 4c5e6e", words)
    assert gestures(table, 1) == [MakeSign(Seat(0), "manilla-ors")]
    asked = situation(BAR, "5o4b6c 7o6o3c 4o5c6b 4c5e6e", LOOKED + " 1:envit")
    assert gestures(asked, 2) == [MakeSign(Seat(1), "trenta-tres")]


def test_thinking_twice_of_the_same_makes_no_second_gesture():
    table = situation(BAR, "1e7e3c 5o4b6c 4o5c6b 4c5e6e")
    bot = taverna(BAR, Seat(0), style=STEADY)
    assert list(bot.gestures(table.observations[0], [])) == [Look(Seat(0), Seat(2))]
    assert list(bot.gestures(table.observations[0], [])) == []


def test_now_and_then_it_watches_a_rival():
    table = situation(BAR, "1e7e3c 5o4b6c 4o5c6b 4c5e6e")
    targets = [gestures(table, 1, style=USUAL, seed=seed)[0].at for seed in range(1000)]
    assert set(targets) == {Seat(1), Seat(2), Seat(3)}
    assert targets.count(Seat(2)) / 1000 == pytest.approx(1 - USUAL.peek, abs=0.04)


def test_it_lies_rarely_and_only_to_rivals():
    table = situation(BAR, "5b6o4c 5o4b6c 4o5c6b 4e7b6e", "1:mira=3 2:mira=1")
    style = USUAL._replace(peek=0.0)
    made = [gestures(table, 1, style=style, seed=seed) for seed in range(2000)]
    lies = [signs[0].sign for signs in made if signs]
    assert len(lies) / 2000 == pytest.approx(USUAL.lie, abs=0.03)
    held = table.observations[0].held
    for sign in set(lies):
        assert not is_true_sign(BAR.senyes.map[sign], held, held, BAR)


def test_a_liar_holding_all_that_can_be_told_of_has_no_lie():
    ruleset = with_options(load("catala"), {"senyes.seen-by": "attention"})
    table = situation(ruleset, "3o2c1b 12o4b6c 4o5c6b 12e7b6e", "1:mira=3 2:mira=1")
    assert gestures(table, 1, style=STEADY._replace(lie=1.0)) == []


def test_where_lying_is_forbidden_nobody_lies():
    bicicleta = load("bicicleta")
    table = situation(bicicleta, "5b6o4c 5o4b6c 4o5c6b 4e7b6e", "1:mira=3 2:mira=1")
    assert gestures(table, 1, style=STEADY._replace(lie=1.0)) == []


def test_where_all_see_senyes_none_is_made():
    ruleset = with_options(BAR, {"senyes.seen-by": "all"})
    assert gestures(situation(ruleset, "1e7e3c 5o4b6c 4o5c6b 4c5e6e"), 1) == []


def test_where_only_partners_see_senyes_nobody_needs_to_look():
    ruleset = with_options(BAR, {"senyes.seen-by": "partner"})
    table = situation(ruleset, "1e7e3c 5o4b6c 4o5c6b 4c5e6e")
    assert gestures(table, 1) == [MakeSign(Seat(0), "as-espases")]


def test_without_partners_or_senyes_there_are_no_gestures():
    two = with_options(BAR, {"seats": "2"})
    assert gestures(situation(two, "1e7e3c 5o4b6c"), 1) == []
    assert gestures(situation(load("barajamos"), "1e7e3c 5o4b6c 4o5c6b 4c5e6e"), 1) == []


def test_where_no_envit_is_played_none_is_told_of():
    ruleset = with_options(BAR, {"envit.on": "false"})
    table = situation(ruleset, "7o6o3c 5o4b6c 4o5c6b 4c5e6e", LOOKED)
    assert gestures(table, 1) == [MakeSign(Seat(0), "manilla-ors")]


@pytest.mark.parametrize("name", WITH_SENYES)
def test_senyes_to_partners_are_true(name):
    """Whatever a partner sees in whole rounds is so."""
    ruleset = seated(name, load(name).seats)
    table = Table(ruleset, bots_named(["taverna"], ruleset, name))
    seen = 0
    for number in range(40):
        if is_over(table.state):
            table = Table(ruleset, bots_named(["taverna"], ruleset, number))
        before = table.state
        for move in moves_of_round(table, number):
            if isinstance(move.action, MakeSign):
                seat = move.action.seat
                (event,) = move.events
                partners = {s for s in event.audience if s != seat and s.team is seat.team}
                held, dealt = before.round.held[seat], before.round.dealt[seat]
                sign = ruleset.senyes.map[move.action.sign]
                if partners:
                    seen += 1
                    assert is_true_sign(sign, held, dealt, ruleset)
            before = table.state
    assert seen > 20


# Reading


def chance(words, seat, *, hands="4o5c6b 5o4b6c 1e7e3c 4c5e6e", ruleset=BAR):
    """How well a seat, printed from 1, thinks that the round stands for it."""
    table = situation(ruleset, hands, words)
    o = table.observations[seat - 1]
    return sum(Odds(o, ruleset, Random(seed)).round(100) for seed in range(5)) / 5


def test_a_partners_senya_is_believed():
    without = chance(LOOKED, 1)
    told = chance(LOOKED + " 3:senya=as-espases", 1)
    nothing = chance(LOOKED + " 3:senya=cec", 1)
    assert told > without + 0.1
    assert nothing < without


def test_a_rivals_senya_is_believed_less():
    hands = "3e5c6b 5o4b1e 4c5b6c 4o5e6e"
    caught = "1:mira=2 2:senya=as-espases"
    law = with_options(BAR, {"senyes.truth": "true-only"})
    without = chance("1:mira=2", 1, hands=hands)
    doubted = chance(caught, 1, hands=hands)
    certain = chance(caught, 1, hands=hands, ruleset=law)
    assert certain < doubted < without


def test_an_envit_that_was_told_of_counts():
    hands = "4o5c6b 5o4b6c 7e6e3c 4c5e7b"

    def envit(words):
        o = situation(BAR, hands, words).observations[0]
        return Odds(o, BAR, Random(0)).envit(200)

    assert envit(LOOKED + " 3:senya=trenta-tres") > envit(LOOKED) + 0.2
    assert envit("1:mira=2 2:senya=trenta-tres") < envit("1:mira=2") - 0.1
