"""`taverna` calls, answers, bluffs and leaves as its odds and the score make it right."""

from random import Random

import pytest

from retruc.arena import Table
from retruc.bots.interface import Why
from retruc.bots.odds import Odds
from retruc.bots.style import USUAL
from retruc.game import Accept, DealOne, Raise, Say, Seat, Tap
from retruc.rulesets import load, with_options
from tests.bots.support import Still, answer, asked, shares, situation, taverna

BAR = load("bar")
CLAIM = with_options(BAR, {"envit.reveal": "claim"})
EARNEST = USUAL._replace(truc_bluff=0.0, envit_bluff=0.0)
"""Never bluffs."""

JUNK = "4o5c6b"
REST = "3e4b7c 3o5b5e 6c4e7b"


def why(table, *, seat=None, style=EARNEST):
    """What it does, None for silence, and why."""
    bot = taverna(table.state.ruleset, Seat(0) if seat is None else seat, style=style)
    action = asked(table, bot, seat)
    return action, bot.explain()


# The envit


@pytest.mark.parametrize("hand", ["7o6o3c", "7e6e1b", "7b5b4o"])
def test_a_good_envit_is_opened(hand):
    table = situation(BAR, f"{hand} 1e3b5c 4e3o7c 4c5e6b")
    assert shares(table, 40, EARNEST)["envit"] > 0.8


def test_a_bad_envit_is_not_opened():
    assert "envit" not in shares(situation(BAR, f"{JUNK} {REST}"), 40, EARNEST)


def test_thirty_three_as_ma_cannot_lose_and_is_raised_to_the_end():
    table = situation(BAR, "7o6o3c 1e3b5c 4e3o7c 4c5e6b", "1:envit 2:torne")
    assert why(table, seat=Seat(0))[0] == Raise(Seat(0), "falta")


@pytest.mark.parametrize(("seats", "least"), [(2, 0.3), (4, 0.2)])
def test_the_same_points_are_worth_more_to_the_ma(seats, least):
    """With a tie the nearest to the mà wins; the odds are counted over what is not seen."""
    ruleset = with_options(BAR, {"seats": str(seats)})
    hands = " ".join(["6o4o3c", "5e4b7c", "3o5b5c", "6c4e7b"][:seats])
    chances = []
    for dealer in (seats, 1):
        total = 0.0
        for seed in range(20):
            table = situation(ruleset, hands, dealer=dealer)
            odds = Odds(table.observations[0], ruleset, Random(seed))
            total += odds.envit(60) / 20
        chances.append(total)
    assert chances[0] > chances[1] > least


def test_falta_is_refused_with_little_in_hand():
    table = situation(BAR, "7o6o3c 5e4b6c 4e3o7c 4c5c6b", "1:falta")
    assert shares(table, 30, EARNEST) == {"novull": pytest.approx(1)}


def test_falta_is_never_the_opening_call_where_there_is_another():
    table = situation(BAR, "7o6o3c 1e3b5c 4e3o7c 4c5e6b")
    assert "falta" not in shares(table, 60)


def test_a_lead_near_the_end_makes_it_careful():
    """At 23 to 0 an envit that may be lost is not worth the risk that it was at 0 to 0."""
    hands = "6o4o3c 1e3b5c 4e3o7c 4c5e6b"
    even = situation(BAR, hands, "1:envit 2:torne")
    ahead = situation(BAR, hands, "1:envit 2:torne", score=(23, 0))
    accepted = [shares(table, 60, EARNEST).get("novull", 0) for table in (even, ahead)]
    assert accepted[1] >= accepted[0]


def test_an_envit_goes_before_the_truc_that_waits_for_it():
    menorca = load("menorca")
    table = situation(menorca, "3o11b2e 7o6o5c 5b4e2c 6b3c4b", "1:truc")
    assert shares(table, 40, EARNEST)["envit"] > 0.5


def test_a_partner_who_asks_for_the_envit_gets_it():
    mallorca = load("mallorca")
    table = situation(mallorca, "4o5c6b 3e4b7c 3o5b5e 6c4e7b")
    table.carry_out(Say(Seat(2), "demana-envit"))
    assert why(table)[1].why is Why.ASKED
    rival = situation(mallorca, "4o5c6b 3e4b7c 3o5b5e 6c4e7b")
    rival.carry_out(Say(Seat(1), "demana-envit"))
    assert why(rival)[1].why is not Why.ASKED


def test_free_raises_are_made_where_there_are_any():
    bicicleta = load("bicicleta")
    table = situation(bicicleta, "1e3b5c 7o6o3c 4e3o7c 4c5e6b", "1:envit")
    said = set(shares(table, 60, EARNEST))
    assert said <= {"vull", "torne", "+1", "+2", "+3", "+5", "+8", "falta"}
    assert any(word.startswith("+") for word in said)


# The truc


def test_a_round_that_cannot_be_lost_is_raised_as_far_as_it_goes():
    """Seat 1 won the first trick and holds the as d'espases."""
    hands = "1e7e3c 5o4b6c 4o5c6b 4c5e6e"
    words = "1:7e 2:4b 3:4o 4:4c 1:truc 2:retruc"
    raising = situation(BAR, hands, words)
    assert why(raising, seat=Seat(0))[0] == Raise(Seat(0), "quatreval")
    answering = situation(BAR, hands, words + " 1:quatreval 2:jocfora")
    assert why(answering, seat=Seat(0))[0] == Accept(Seat(0))


def test_a_hopeless_truc_is_refused():
    table = situation(BAR, f"1e7e3c {JUNK} 4b5b6e 4c5e6o", "1:truc")
    assert shares(table, 40, EARNEST)["novull"] > 0.9


def test_junk_is_not_called_on():
    assert "truc" not in shares(situation(BAR, f"{JUNK} {REST}"), 60, EARNEST)


def test_joc_fora_is_not_said_with_what_may_well_lose():
    """Seat 2 has a three left against cards it has not seen; the coto is not staked on it."""
    hands = "4c5c1b 5o4b3c 4o5b6b 4e5e6e"
    words = "1:truc 2:retruc 1:quatreval 2:vull 1:5c 2:5o 3:5b 4:5e 1:4c"
    table = situation(BAR, hands, words)
    assert "jocfora" not in shares(table, 40)


def test_put_is_put_with_a_good_hand_and_refused_with_a_bad_one():
    put = load("put-1674")
    assert shares(situation(put, "3s3c2d 4s5s6h"), 20, EARNEST) == {"put": pytest.approx(1)}
    table = situation(put, "3s3c2d 4s5s6h", "1:put")
    assert shares(table, 20, EARNEST) == {"novull": pytest.approx(1)}


# Bluffs


@pytest.mark.parametrize(("rate", "times"), [(0.1, 2000), (0.5, 400)])
def test_trucs_without_the_cards_come_as_often_as_stated(rate, times):
    """Seat 2 holds nothing under a three; its partner may still have something."""
    style = EARNEST._replace(truc_bluff=rate)
    table = situation(BAR, "3e5c6b 4o5b6c 3o4c5e 5o4e7b", "1:3e")
    error = (rate * (1 - rate) / times) ** 0.5
    assert shares(table, times, style).get("truc", 0) == pytest.approx(rate, abs=4 * error)


def test_the_usual_rates_are_what_is_measured():
    """In turn both bets are on offer: the envit first, and where it is let be the truc."""
    table = situation(BAR, "4o5c6b 3e4b7c 3o5b5e 6c4e7b", "1:5c 2:4b 3:5b")
    count = {"truc": 0, "envit": 0}
    times = 2000
    for seed in range(times):
        bot = taverna(BAR, Seat(3), seed=seed)
        action = asked(table, bot)
        if bot.explain().why is Why.BLUFF:
            count[action.rung] += 1
            rate = {"truc": USUAL.truc_bluff, "envit": USUAL.envit_bluff}[action.rung]
            assert bot.explain().values["rate"] == rate
    assert count["envit"] / times == pytest.approx(USUAL.envit_bluff, abs=0.025)
    asked_for_truc = times - count["envit"]
    assert count["truc"] / asked_for_truc == pytest.approx(USUAL.truc_bluff, abs=0.03)


def test_a_bluff_never_risks_the_coto():
    """Put is worth the game: with nothing in hand it is not said for fun."""
    put = load("put-1674")
    assert "put" not in shares(situation(put, "4s5s6h 3s3c2d"), 200)


def test_who_never_bluffs_never_bluffs():
    for seed in range(50):
        bot = taverna(BAR, Seat(0), seed=seed, style=EARNEST)
        asked(situation(BAR, f"{JUNK} {REST}"), bot)
        assert bot.explain().why is not Why.BLUFF


# Answering beside a partner


def test_it_speaks_before_its_partner_only_when_it_is_well_placed():
    hands = "5o6o3c 4e4b5c 3o6e7b 1e1b7e"
    table = situation(BAR, hands, "1:truc")
    assert why(table, seat=Seat(3))[0] is not None
    weak = situation(BAR, "5o6o3c 1e1b7e 3o6e7b 4e4b5c", "1:truc")
    action, explanation = why(weak, seat=Seat(3))
    assert action is None
    assert explanation.why is Why.NOT_WORTH_CALLING


def test_it_never_refuses_for_its_partner():
    hands = "5o6o3c 1e1b7e 3o6e7b 4e4b3b"
    table = situation(BAR, hands, "1:truc")
    for seed in range(40):
        bot = taverna(BAR, Seat(3), seed=seed)
        action = asked(table, bot, Seat(3))
        assert action is None or type(action).__name__ in ("Accept", "Raise")


def test_it_answers_the_envit_for_its_team_when_it_holds_it():
    table = situation(BAR, "5o3o3c 4e4b5c 1b6e7b 7o6o7e", "1:envit")
    spoken = 0
    for seed in range(40):
        bot = taverna(BAR, Seat(3), seed=seed)
        if asked(table, bot, Seat(3)) is not None:
            spoken += 1
            assert bot.explain().values["chance"] >= 0.6
    assert spoken > 20


def test_nothing_is_called_out_of_turn():
    barajamos = load("barajamos")
    table = situation(barajamos, "5o6o3c 1e1b7e 3o6e7b 4e4b5c")
    assert why(table, seat=Seat(1))[0] is None


# Leaving, deciding, showing, tapping


def test_nobody_leaves_a_round_for_fun():
    for name in ("balear", "menorca", "barajamos", "truc-1739", "mallorca"):
        ruleset = load(name)
        pack = "4o5c6b 3e4b7c 3o5b5e 6c4e7b"
        assert "mevaig" not in shares(situation(ruleset, pack), 40), name


def test_throwing_up_a_hand_costs_less_than_losing_the_game():
    put = load("put-1800")
    assert answer(situation(put, "4s5s6h 3s3c2d"), style=EARNEST) == "mevaig"
    assert answer(situation(put, "3s3c2d 4s5s6h"), style=EARNEST) != "mevaig"


def test_one_pedra_from_the_end_it_plays_with_good_cards_only():
    catala = load("catala")
    strong = situation(catala, "3o3c2c 12c7b4b 5c6c4o 5e6e4e", score=(11, 6))
    weak = situation(catala, "4c5o6b 3c3e2b 5c6c4o 5e6e4e", score=(11, 6))
    assert answer(strong, style=EARNEST) == "juguem"
    assert answer(weak, style=EARNEST) == "nojuguem"


def test_a_partner_with_good_cards_says_that_the_team_plays():
    catala = load("catala")
    table = situation(catala, "4c5o6b 12c7b4b 3o3c3e 5e6e4e", score=(11, 6))
    assert why(table, seat=Seat(2))[1].why is Why.WORTH_PLAYING
    weak = situation(catala, "3o3c3e 12c7b4b 4c5o6b 5e6e4e", score=(11, 6))
    assert why(weak, seat=Seat(2))[0] is None


SHOWING = "1:envit 2:vull 1:7o 2:1e 3:3o 4:6c 2:4b 3:3e 4:5o 1:6o 3:7b 4:4e 1:3c 2:5c"


def test_an_envit_is_shown_until_a_better_one_lies_open():
    hands = "7o6o3c 1e4b5c 3o3e7b 6c5o4e"
    table = situation(CLAIM, hands, SHOWING)
    assert answer(table) == "mostra"
    shown = situation(CLAIM, hands, SHOWING + " 1:mostra")
    assert answer(shown) == "passe"
    hidden = situation(CLAIM, hands, SHOWING + " 1:passe")
    assert answer(hidden) == "mostra"


def test_the_deck_is_tapped_as_often_as_stated():
    ruleset = with_options(load("catala"), {"deal.one-card": "true"})
    table = Table(ruleset, [Still()] * 4)
    tapped = 0
    for seed in range(1000):
        bot = taverna(ruleset, Seat(2), seed=seed)
        tapped += bot.act(table.observations[2], [Tap(Seat(2))], obliged=False) is not None
    assert tapped / 1000 == pytest.approx(USUAL.tap, abs=0.04)
    bot = taverna(ruleset, Seat(3), style=USUAL._replace(tap=1.0))
    assert bot.act(table.observations[3], [DealOne(Seat(3))], obliged=False) == DealOne(Seat(3))
    assert bot.explain().why is Why.CUSTOM


# Before hidden cards are looked at


def test_before_hidden_cards_it_lets_go_by_what_it_cannot_win():
    balear = load("balear")
    hands = "3o7c4c 3c7b6b 5c6c4o 5e6e4e"
    words = "1:3o 2:3c 3:5c 4:5e 1:7c/4c 2:7b/6b 3:6c/4o 4:6e/4e"
    assert answer(situation(balear, hands, words), style=EARNEST) == "passe"


def test_before_hidden_cards_it_raises_on_what_wins():
    """Kings tie on top; below seat 2's lies a two, which few cards beat."""
    balear = load("balear")
    hands = "3o12c4c 3c12b11o 5c6c4o 5e6e4e"
    words = "1:3o 2:3c 3:5c 4:5e 1:12c/4c 2:12b/11o 3:6c/4o 4:6e/4e 1:passe"
    assert answer(situation(balear, hands, words), style=EARNEST) == "truc"
