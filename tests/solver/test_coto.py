"""What a score is worth, held to the same told plainly over the readable engine."""

from dataclasses import replace
from functools import cache
from itertools import product
from random import Random

import pytest

from retruc.arena import uniform_action
from retruc.engine import apply, awaits_deal, is_over, random_deal, start
from retruc.game import SEATS, Accept, Deal, PlayCard, Raise, Seat, parse_hand
from retruc.rulesets import Ruleset, load, with_options
from retruc.solver.coto import Coto, NotReplayable, PlayedRound, Standing

pytestmark = pytest.mark.slow


@cache
def bar() -> Ruleset:
    return with_options(load("bar"), {"seats": "2"})


def to(target: int, cames: int) -> Ruleset:
    """`bar` with a shorter coto."""
    return replace(
        bar(),
        cama=replace(bar().cama, target=target),
        coto=replace(bar().coto, cames_to_win=cames),
    )


def random_rounds(ruleset: Ruleset, count: int) -> list[PlayedRound]:
    rounds = []
    for number in range(count):
        chance = Random(number)
        state = start(ruleset, dealer=SEATS[1])
        deal = random_deal(state, chance)
        state = apply(state, deal).state
        actions = []
        while not (awaits_deal(state) or is_over(state)):
            action = uniform_action(state, chance)
            assert action is not None
            actions.append(action)
            state = apply(state, action).state
        rounds.append(PlayedRound((deal.hands[0], deal.hands[1]), tuple(actions)))
    return rounds


def plain_chances(ruleset: Ruleset, rounds: list[PlayedRound]) -> dict[Standing, float]:
    """The chance of the mà at every standing, the last standings first."""
    target, most = ruleset.cama.target, ruleset.coto.cames_to_win
    standings = [
        Standing(cames, score)
        for cames in product(range(most), repeat=2)
        for score in product(range(target), repeat=2)
    ]
    standings.sort(key=lambda s: (sum(s.cames), sum(s.score)), reverse=True)
    chances: dict[Standing, float] = {}
    for standing in standings:
        total = 0.0
        for played in rounds:
            state = start(ruleset, dealer=SEATS[1], score=standing.score, cames=standing.cames)
            state = apply(state, Deal(played.hands)).state
            for action in played.actions:
                state = apply(state, action).state
            if state.winner is not None:
                total += state.winner == 0
            else:
                (ours, theirs), (won, lost) = state.score, state.cames
                total += 1 - chances[Standing((lost, won), (theirs, ours))]
        chances[standing] = total / len(rounds)
    return chances


def test_every_standing_is_worth_what_the_readable_engine_says() -> None:
    ruleset = to(4, 2)
    rounds = random_rounds(ruleset, 40)
    coto = Coto(ruleset, rounds)
    for standing, chance in plain_chances(ruleset, rounds).items():
        assert coto.chance(standing) == pytest.approx(chance, abs=1e-9)


def test_at_23_to_10_nobody_has_a_reason_to_refuse_a_falta() -> None:
    coto = Coto(bar(), random_rounds(bar(), 300))
    for score in ((23, 10), (10, 23)):
        for asks in range(2):
            answer = coto.falta(Standing((0, 0), score), asks)
            assert answer.loss == pytest.approx(0, abs=1e-12)
            assert answer.gain > 0
            assert answer.needed == pytest.approx(0, abs=1e-9)


def test_at_the_beginning_a_falta_wants_a_good_hand() -> None:
    coto = Coto(bar(), random_rounds(bar(), 300))
    answer = coto.falta(Standing((0, 0), (0, 0)), 0)
    assert answer.lost < answer.refused < answer.won
    assert answer.needed == answer.loss / (answer.gain + answer.loss)
    assert 0.2 < answer.needed < 0.6


def test_a_round_that_breaks_the_rules_is_refused() -> None:
    hands = (parse_hand("1e 1b 3o"), parse_hand("4o 4c 4e"))
    wrong = PlayedRound(hands, (Accept(Seat(0)),))
    unfinished = PlayedRound(hands, (Raise(Seat(0), "truc"), Accept(Seat(1))))
    card = PlayedRound(hands, (PlayCard(Seat(0), hands[1][0]),))
    for played in (wrong, unfinished, card):
        with pytest.raises(NotReplayable, match="cannot be played so at every score"):
            Coto(to(4, 1), [played])
