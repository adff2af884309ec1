"""An observation as numbers: every piece is there, of its shape, and says what the seat knows."""

from random import Random

import pytest

from retruc.arena import Table
from retruc.engine import is_over, observer
from retruc.game import (
    CARDS,
    HIDDEN,
    NOTHING,
    PIECES,
    SEATS,
    Seat,
    Tap,
    observation_pieces,
    parse_card,
)
from retruc.game.encoding import ENVIT_RUNGS, TRUC_RUNGS
from retruc.game.pieces import SIGNS
from retruc.rulesets import catalogue, load, with_options
from tests.bots.support import SEATINGS, Chaos, Still, played_round, seated, situation

BAR = load("bar")
HANDS = "7o6o3c 1e4b5c 3o3e7b 6c5o4e"
LIMITS = {"int8": (-128, 127), "int16": (-32768, 32767)}


def pieces(table, seat):
    """By name, what a seat printed from 1 knows."""
    return observation_pieces(table.observations[seat - 1])


def number(card):
    return CARDS.index(parse_card(card))


def test_the_pieces_come_in_their_order_and_have_their_size():
    found = pieces(situation(BAR, HANDS), 1)
    assert list(found) == [piece.name for piece in PIECES]
    assert [len(values) for values in found.values()] == [piece.size for piece in PIECES]
    assert {piece.name: piece.shape for piece in PIECES}["played"] == (3, 8)


def test_cards_are_those_the_seat_has_seen():
    found = pieces(situation(BAR, HANDS, "1:3c 2:1e"), 1)
    assert found["dealt"] == (number("7o"), number("6o"), number("3c"))
    assert found["held"] == (1, 1, 0)
    seen = {str(CARDS[i]) for i, is_seen in enumerate(found["seen"]) if is_seen}
    assert seen == {"7o", "6o", "3c", "1e"}
    assert found["cards_left"] == (2, 2, 3, 3, 0, 0, 0, 0)


def test_seats_are_counted_from_the_one_that_observes():
    found = pieces(situation(BAR, HANDS, "1:3c 2:1e"), 2)
    assert found["ma"] == (1,)
    assert found["opener"] == (3, NOTHING, NOTHING)
    nobody = (NOTHING,) * 6
    assert found["played"][:8] == (number("1e"), NOTHING, NOTHING, number("3c"), *nobody[:4])
    assert pieces(situation(BAR, HANDS), 1)["ma"] == (0,)


def test_own_figures_come_first():
    table = situation(BAR, HANDS, score=(15, 8), cames=(1, 0))
    assert pieces(table, 1)["score"] == (15, 8)
    assert pieces(table, 2)["score"] == (8, 15)
    assert pieces(table, 4)["cames"] == (0, 1)


def test_tricks_say_who_won_them():
    found = pieces(situation(BAR, HANDS, "1:3c 2:1e 3:3o 4:4e"), 3)
    assert found["trick_winner"] == (3, NOTHING, NOTHING)
    assert found["closed"] == (1, 0, 0)
    assert found["opener"] == (2, 3, NOTHING)


def test_wagers_say_who_called_what():
    table = situation(BAR, HANDS, "1:envit 2:torne 1:vull 1:truc")
    found = pieces(table, 2)
    assert found["envit_rung"] == (ENVIT_RUNGS.index("torne"),)
    assert found["envit_raiser"] == (0,)
    assert found["envit_state"] == (0, 0, 1)
    assert found["envit_callers"] == (3, 0, *(NOTHING,) * 4)
    assert found["truc_rung"] == (TRUC_RUNGS.index("truc"),)
    assert found["truc_raiser"] == (1,)
    assert found["truc_state"] == (1, 0, 0)
    assert found["truc_callers"] == (3, *(NOTHING,) * 11)


def test_free_raises_are_summed():
    table = situation(load("bicicleta"), HANDS, "1:envit 2:+5 3:+2")
    found = pieces(table, 1)
    assert found["envit_rung"] == (ENVIT_RUNGS.index("envit"),)
    assert (found["envit_free"], found["envit_free_caller"]) == ((7,), (2,))


def test_answers_that_settle_nothing_yet_are_there():
    ruleset = with_options(BAR, {"truc.answers": "both-refuse", "envit.answers": "both-refuse"})
    found = pieces(situation(ruleset, HANDS, "1:truc 2:novull"), 4)
    assert found["truc_heard"] == (NOTHING, NOTHING, 0, *(NOTHING,) * 5)
    found = pieces(situation(ruleset, HANDS, "1:envit 2:novull"), 4)
    assert found["envit_heard"] == (NOTHING, NOTHING, 0, *(NOTHING,) * 5)


def test_a_covered_card_is_hidden_from_all_but_its_owner():
    table = situation(load("bicicleta"), HANDS, "1:(3c)")
    assert pieces(table, 1)["played"][0] == number("3c")
    assert pieces(table, 2)["played"][3] == HIDDEN
    assert pieces(table, 2)["covered"][3] == 1


STACKED = "3o11o12c 3c7b4b 5c6c4o 5e6e4e"


def test_the_card_below_is_hidden_until_it_is_shown():
    table = situation(load("balear"), STACKED, "1:3o 2:3c 3:5c 4:5e 1:12c/11o")
    assert pieces(table, 1)["under"][0] == number("11o")
    assert pieces(table, 2)["under"][:4] == (NOTHING, NOTHING, NOTHING, HIDDEN)
    assert pieces(table, 2)["played"][8:12] == (NOTHING, NOTHING, NOTHING, number("12c"))


def test_a_card_below_that_was_shown_is_seen_by_all():
    hands = "3o7c4c 3c7b6b 5c6c4o 5e6e4e"
    words = "1:3o 2:3c 3:5c 4:5e 1:7c/4c 2:7b/6b 3:6c/4o 4:6e/4e"
    words += " 1:passe 2:passe 3:passe 4:passe"
    found = pieces(situation(load("balear"), hands, words), 3)
    assert found["under"][:4] == (number("4o"), HIDDEN, number("4c"), number("6b"))
    assert found["ended"] == (1,)


def test_looks_and_senyes_are_there():
    found = pieces(situation(BAR, HANDS, "3:mira=1 1:senya=tres 4:mira=0"), 3)
    assert found["looks"][:4] == (2, NOTHING, NOTHING, NOTHING)
    made = [i for i, is_made in enumerate(found["signs"]) if is_made]
    assert made == [2 * len(SIGNS) + SIGNS.index("tres")]
    assert not any(pieces(situation(BAR, HANDS, "1:senya=tres"), 3)["signs"])


def test_shown_envits_are_there():
    ruleset = with_options(BAR, {"envit.reveal": "claim"})
    words = "1:envit 2:vull 1:7o 2:1e 3:3o 4:6c 2:4b 3:3e 4:5o 1:6o 3:7b 4:4e 1:3c 2:5c 1:mostra"
    found = pieces(situation(ruleset, HANDS, words), 2)
    assert found["claims"][9:12] == (number("7o"), number("6o"), number("3c"))
    assert found["claims"][:9] == (NOTHING,) * 9


def test_a_seat_that_left_and_one_that_passed_are_marked():
    found = pieces(situation(load("barajamos"), HANDS, "1:mevaig"), 2)
    assert found["left"] == (0, 0, 0, 1, 0, 0, 0, 0)
    hands = "3o7c4c 3c7b6b 5c6c4o 5e6e4e"
    words = "1:3o 2:3c 3:5c 4:5e 1:7c/4c 2:7b/6b 3:6c/4o 4:6e/4e 1:passe"
    assert pieces(situation(load("balear"), hands, words), 2)["passed"][3] == 1


def test_what_is_decided_one_pedra_from_the_end():
    hands = "3o11o12c 2c7b4b 5c6c4o 5e6e4e"
    table = situation(load("catala"), hands, "1:juguem", score=(11, 3))
    assert pieces(table, 1)["decided"] == (1, NOTHING)
    assert pieces(table, 2)["decided"] == (NOTHING, 1)
    table = situation(load("catala"), hands, "1:nojuguem", score=(11, 3))
    assert pieces(table, 2)["decided"] == (NOTHING, 0)


def test_a_tap_is_there_before_the_deal():
    ruleset = with_options(load("catala"), {"deal.one-card": "true"})
    table = Table(ruleset, [Still()] * 4)
    table.carry_out(Tap(SEATS[2]))
    assert pieces(table, 1)["tapped"] == (1,)
    assert pieces(table, 1)["dealt"] == (NOTHING,) * 3


def test_the_winner_of_the_coto_is_known():
    ruleset = with_options(BAR, {"coto.cames-to-win": "1"})
    table = situation(ruleset, HANDS, "1:truc 2:novull", score=(23, 0))
    assert pieces(table, 3)["winner"] == (0,)
    assert pieces(table, 4)["winner"] == (1,)
    assert pieces(situation(BAR, HANDS), 1)["winner"] == (NOTHING,)


def test_a_bystander_counts_from_seat_1_and_holds_nothing():
    table = situation(BAR, HANDS)
    bystander = observer(table.state, None)
    found = observation_pieces(bystander)
    assert found["dealt"] == (NOTHING,) * 3
    assert found["held"] == (0, 0, 0)


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_pieces_fit_their_types_whatever_is_played(name, seats):
    ruleset = seated(name, seats)
    table = Table(ruleset, [Chaos(Random(f"{name}/{seat}")) for seat in SEATS[:seats]])
    for round_number in range(8):
        if is_over(table.state):
            break
        for _ in played_round(table, round_number):
            for observation in table.observations:
                for piece, values in zip(
                    PIECES, observation_pieces(observation).values(), strict=True
                ):
                    low, high = LIMITS[piece.dtype]
                    assert len(values) == piece.size
                    assert all(type(v) is int and low <= v <= high for v in values), piece.name


def test_every_sign_of_the_catalogue_has_its_place():
    signs = {sign for name in catalogue() for sign in load(name).senyes.map}
    assert signs == set(SIGNS)


def test_signs_that_no_ruleset_of_the_catalogue_has_are_left_out():
    observation = situation(BAR, HANDS).observations[0]
    strange = observation._replace(signs=((Seat(2), "meua"),))
    assert not any(observation_pieces(strange)["signs"])
