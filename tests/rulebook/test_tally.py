import pytest

from retruc.game import Suit
from retruc.rulebook.tally import Lay, Tally, display, draw

PIP_BY_SUIT = {Suit.ORS: "●", Suit.COPES: "Y"}
BACK = "░"

# Written from the rules, score by score: the card that is up, how many of its pips show, the other
# card's covering of the rest.
OPEN = {
    1: (8, 1, 7),
    2: (8, 2, 6),
    3: (8, 3, 5),
    4: (8, 4, 4),
    5: (8, 5, 3),
    6: (8, 6, 2),
    7: (8, 7, 1),
    8: (8, 8, 0),
    9: (9, 9, 0),
    13: (9, 1, 8),
    14: (9, 2, 7),
    15: (9, 3, 6),
    16: (9, 4, 5),
    17: (9, 5, 4),
    18: (9, 6, 3),
    19: (9, 7, 2),
    20: (9, 8, 1),
    21: (9, 9, 0),
}
BOTH_DOWN = {
    10: Lay.CROSSED,
    11: Lay.PARALLEL,
    12: Lay.STACKED,
    22: Lay.CROSSED,
    23: Lay.PARALLEL,
}


@pytest.mark.parametrize(("pedres", "expected"), OPEN.items())
def test_an_open_card_shows_the_pips_that_count(
    pedres: int, expected: tuple[int, int, int]
) -> None:
    tally = display(pedres)
    assert (tally.up, tally.pips, tally.hidden_pips) == expected
    assert tally.lay is (Lay.COVERING if tally.hidden_pips else Lay.OVER)
    assert {tally.up, tally.down} == {8, 9}


@pytest.mark.parametrize(("pedres", "lay"), BOTH_DOWN.items())
def test_two_cards_face_down_say_the_number_by_how_they_lie(pedres: int, lay: Lay) -> None:
    assert display(pedres) == Tally(lay)
    assert display(pedres).down == 0


@pytest.mark.parametrize("pedres", [0, 24])
def test_neither_the_start_nor_the_end_of_a_cama_is_marked(pedres: int) -> None:
    assert display(pedres) == Tally(Lay.NOTHING)
    assert draw(display(pedres), Suit.ORS) == ""


@pytest.mark.parametrize("pedres", [-1, 25])
def test_no_other_score_is_displayed(pedres: int) -> None:
    with pytest.raises(ValueError, match=f"a cama of 24 has no score {pedres}"):
        display(pedres)


def test_only_nine_ten_and_eleven_look_like_a_score_of_bones() -> None:
    pedres_by_tally: dict[Tally, list[int]] = {}
    for pedres in range(25):
        pedres_by_tally.setdefault(display(pedres), []).append(pedres)
    shared = [each for each in pedres_by_tally.values() if len(each) > 1]
    assert shared == [[0, 24], [9, 21], [10, 22], [11, 23]]


@pytest.mark.parametrize("suit", PIP_BY_SUIT)
@pytest.mark.parametrize("pedres", OPEN)
def test_a_drawing_shows_as_many_pips_as_count(pedres: int, suit: Suit) -> None:
    drawing = draw(display(pedres), suit)
    up, pips, hidden = OPEN[pedres]
    assert drawing.count(PIP_BY_SUIT[suit]) == pips
    assert str(up) in drawing
    assert (BACK in drawing) == bool(hidden)


@pytest.mark.parametrize("pedres", BOTH_DOWN)
def test_a_drawing_of_two_cards_face_down_shows_no_pip(pedres: int) -> None:
    drawing = draw(display(pedres), Suit.COPES)
    assert set(drawing) & {"8", "9", *PIP_BY_SUIT.values()} == set()
    assert BACK in drawing


def test_different_displays_have_different_drawings() -> None:
    tallies = {display(pedres) for pedres in range(25)}
    assert len({draw(tally, Suit.ORS) for tally in tallies}) == len(tallies)


def test_the_nine_of_ors_covers_two_pips_of_the_eight() -> None:
    assert draw(display(6), Suit.ORS).splitlines() == [
        "┌──────────────┬────────────────────┐",
        "│8 ●   ●   ●   │░░░░░░░░░░░░░░░░░░░░│",
        "│    ●   ●   ● │░░░░░░░░░░░░░░░░░░░░│",
        "└──────────────┴────────────────────┘",
    ]


def test_the_nine_of_copes_lies_open_over_the_eight() -> None:
    assert draw(display(21), Suit.COPES).splitlines() == [
        "┌────────────────────┐",
        "│9 Y   Y   Y   Y   Y ├┐",
        "│    Y   Y   Y   Y   ││",
        "└┬───────────────────┘│",
        " └────────────────────┘",
    ]


def test_ten_is_a_cross() -> None:
    assert draw(display(10), Suit.ORS).splitlines() == [
        "       ┌──────┐",
        "       │░░░░░░│",
        "┌──────┴──────┴──────┐",
        "│░░░░░░░░░░░░░░░░░░░░│",
        "│░░░░░░░░░░░░░░░░░░░░│",
        "└──────┬──────┬──────┘",
        "       │░░░░░░│",
        "       └──────┘",
    ]


def test_eleven_is_two_cards_side_by_side() -> None:
    assert draw(display(11), Suit.ORS).splitlines() == [
        "┌──────┐ ┌──────┐",
        *["│░░░░░░│ │░░░░░░│"] * 4,
        "└──────┘ └──────┘",
    ]


def test_twelve_is_one_card_on_the_other() -> None:
    assert draw(display(12), Suit.ORS).splitlines() == [
        "┌────────────────────┐",
        "│░░░░░░░░░░░░░░░░░░░░├┐",
        "│░░░░░░░░░░░░░░░░░░░░││",
        "└┬───────────────────┘│",
        " └────────────────────┘",
    ]


@pytest.mark.parametrize("suit", [Suit.ESPASES, Suit.BASTOS, Suit.HEARTS])
def test_scores_are_marked_with_ors_or_copes_only(suit: Suit) -> None:
    with pytest.raises(ValueError, match=f"not with {suit}"):
        draw(display(3), suit)
