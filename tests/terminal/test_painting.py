from random import Random

import pytest

from retruc.engine import Standing
from retruc.game import (
    PACK_CARDS,
    Accept,
    AnswerHeard,
    Bet,
    CallAccepted,
    CallDeclined,
    CallMade,
    Card,
    CardPlayed,
    DeckTapped,
    Look,
    OneCardChosen,
    Pack,
    Passed,
    PlayCard,
    PlayDecided,
    Raise,
    RoundDealt,
    Said,
    Seat,
    SeatLeft,
    StackCards,
    Suit,
    Team,
    parse_card,
)
from retruc.rulebook.tally import display
from retruc.rulesets import GESTURES, catalogue, load
from retruc.terminal import avatars, cloth
from retruc.terminal.balloons import balloons
from retruc.terminal.canvas import Canvas
from retruc.terminal.cards import Size, draw_back, draw_card
from retruc.terminal.chips import chips
from retruc.terminal.chronicle import log_lines
from retruc.terminal.cloth import paint_cloth
from retruc.terminal.controls import Controls
from retruc.terminal.faces import FACE_BY_GESTURE, Face, FaceSize, face_rows
from retruc.terminal.felt import Felt
from retruc.terminal.foot import paint_foot, paint_tallies, paint_too_small
from retruc.terminal.hand import paint_hand
from retruc.terminal.help import help_pages
from retruc.terminal.pages import paint_rows
from retruc.terminal.palette import DARK, LIGHT, PLAIN, Ink
from retruc.terminal.panel import paint_panel, question
from retruc.terminal.scoreboard import paint_score, tally_line
from retruc.terminal.seating import Align, layout
from retruc.terminal.targets import Act, Adjust, Button, LookAt, PickCard
from retruc.words import LANGUAGES, words
from tests.terminal.support import (
    ME,
    Silent,
    boards,
    brush_of,
    play_by_chance,
    ruleset_of,
    table_after,
    table_of,
    text_of,
    until_asked,
)

BAR = load("bar")
RIGHT = Seat(1)


def canvas(width: int = 20, height: int = 10) -> Canvas:
    return Canvas(width, height, DARK, Ink.CLOTH)


# The canvas


def test_what_does_not_fit_on_a_canvas_is_cut_off():
    sheet = canvas(4, 2)
    sheet.put(2, 0, "abcd", Ink.PAPER)
    sheet.put(-1, 1, "abcd", Ink.PAPER)
    sheet.put(0, 5, "abcd", Ink.PAPER)
    assert sheet.text == "  ab\nbcd"


def test_the_last_target_lies_on_top():
    sheet = canvas()
    sheet.aim(0, 0, 10, 10, "below")
    sheet.aim(2, 2, 2, 2, "above")
    assert sheet.target_at(2, 3) == "above"
    assert sheet.target_at(4, 4) == "below"
    assert sheet.target_at(15, 0) is None


def test_an_ink_without_ground_keeps_the_ground():
    sheet = canvas()
    sheet.put(0, 0, "x", Ink.CLOTH_DIM)
    assert sheet.runs(0)[0].style.bgcolor == DARK[Ink.CLOTH].bgcolor


# Cards and faces


@pytest.mark.parametrize("size", Size)
def test_no_two_cards_look_alike_even_without_colours(size):
    drawings = set()
    cards = [card for pack in Pack for card in PACK_CARDS[pack]]
    for card in cards:
        sheet = Canvas(size.width, size.height, PLAIN, Ink.CLOTH)
        draw_card(sheet, 0, 0, size, card)
        drawings.add(sheet.text)
    assert len(drawings) == len(cards)


def test_the_breaks_in_the_frame_tell_the_suit():
    edges = {}
    for suit in Pack.SPANISH.suits:
        sheet = canvas()
        draw_card(sheet, 0, 0, Size.LARGE, Card(7, suit))
        edges[suit] = sheet.text.split("\n")[0]
    assert edges == {
        Suit.ORS: "╭───────╮",
        Suit.COPES: "╭─── ───╮",
        Suit.ESPASES: "╭── ─ ──╮",
        Suit.BASTOS: "╭─ ─ ─ ─╮",
    }


def test_a_covered_card_is_read_by_its_owner_alone():
    own, other = canvas(), canvas()
    draw_back(own, 0, 0, Size.SMALL, parse_card("12c"))
    draw_back(other, 0, 0, Size.SMALL)
    assert "12C" in own.text
    assert not any(char.isalnum() for char in other.text)


def test_every_gesture_has_a_face_of_its_own_in_every_size():
    assert set(FACE_BY_GESTURE) == set(GESTURES)
    distinct = {gesture for gesture in GESTURES if gesture not in ("wink", "shoulder")}
    for size in FaceSize:
        faces = {face_rows(FACE_BY_GESTURE[gesture], size) for gesture in distinct}
        assert len(faces | {face_rows(Face(), size)}) == len(distinct) + 1
    assert len({FACE_BY_GESTURE[gesture].short for gesture in distinct}) == len(distinct)


def test_left_and_right_are_mirrored():
    for name in ("wink", "tongue", "lip", "shoulder"):
        right, left = FACE_BY_GESTURE[f"{name}-right"], FACE_BY_GESTURE[f"{name}-left"]
        assert right != left


@pytest.mark.parametrize("size", FaceSize)
def test_faces_keep_their_size_but_for_a_breath(size):
    for face in (Face(), *FACE_BY_GESTURE.values()):
        for towards in (-1, 0, 1):
            rows = face_rows(face, size, towards)
            assert len(rows) == size.height
            assert all(len(row.rstrip()) <= size.width + 1 for row in rows)


# The cloth


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
@pytest.mark.parametrize(
    ("width", "height"), [(52, 13), (62, 17), (76, 25), (85, 30), (113, 35), (153, 45)]
)
def test_places_lie_on_the_cloth_and_cards_do_not_overlap(seats, width, height):
    places, size, face = layout(seats, width, height)
    assert len(places) == seats
    taken: set[tuple[int, int]] = set()
    for place in places:
        x, y = place.card
        cells = {(x + dx, y + dy) for dx in range(size.width) for dy in range(size.height)}
        assert all(0 <= cx < width and 0 <= cy < height for cx, cy in cells)
        assert not taken & cells
        taken |= cells
        if place.face is not None:
            fx, fy = place.face
            head = {(fx + dx, fy + dy) for dx in range(face.width) for dy in range(face.height)}
            assert not taken & head
            taken |= head
        assert 0 <= place.label.y < height


@pytest.mark.parametrize(
    ("seats", "width", "height"),
    [(6, 75, 25), (6, 113, 35), (6, 153, 45), (8, 80, 28), (8, 113, 35), (8, 153, 45)],
)
def test_a_crowd_with_room_shows_whole_faces_and_covers_nothing(seats, width, height):
    places, size, face = layout(seats, width, height)
    if width > 100:
        assert (size, face) == (Size.LARGE, FaceSize.LARGE)
    covered: set[tuple[int, int]] = set()
    for place in places:
        covered |= {(place.card[0] + x, place.card[1] + y) for x, y in cells_of(size.value)}
    for place in places[1:]:
        assert place.face is not None
        covered |= {(place.face[0] + x, place.face[1] + y) for x, y in cells_of(face.value)}
    written: set[tuple[int, int]] = set()
    for place in places[1:]:
        rows = [place.label._replace(y=place.label.y + row) for row in range(3)]
        for spot in (*rows, place.balloon):
            left = spot.x - 11 if spot.align is Align.RIGHT else spot.x
            cells = {(left + x, spot.y) for x in range(11)}
            assert not cells & (covered | written)
            assert all(0 <= x < width for x, _ in cells)
            written |= cells
    assert max(y for _, y in written) < height - 3
    around = [(place.card[0] - width // 2, place.card[1]) for place in places]
    right, left = around[1:3], around[-2:]
    assert all(x > 0 for x, _ in right)
    assert all(x < 0 for x, _ in left)
    assert right[0][1] > right[1][1] == left[0][1] < left[1][1]
    across = [x for x, _ in around[3:-2]]
    assert across == sorted(across, reverse=True)


def cells_of(size: tuple[int, int]) -> list[tuple[int, int]]:
    return [(x, y) for x in range(size[0]) for y in range(size[1])]


def test_play_runs_to_the_right_and_the_partner_is_opposite():
    (below, right, above, left), _, _ = layout(4, 52, 13)
    assert left.card[0] < above.card[0] == below.card[0] < right.card[0]
    assert above.card[1] < right.card[1] == left.card[1] < below.card[1]


def test_a_click_on_a_seat_looks_at_it_and_one_on_the_cloth_looks_away():
    session = table_of(BAR, seed=1, bot=Silent)
    until_asked(session)
    cloth = paint_cloth(session.view(ME), brush_of(BAR), 54, 15)
    for seat in range(1, 4):
        assert cloth.place_of(LookAt(Seat(seat))) is not None
    assert cloth.target_at(27, 7) == LookAt(None)


def test_the_screen_says_who_is_ma_who_deals_and_whose_word_it_is():
    session = table_of(BAR, seed=1, bot=Silent)
    until_asked(session)
    view = session.view(ME)
    text = paint_cloth(view, brush_of(BAR), 54, 15).text
    assert "▸You" in text
    assert "mà" in text
    assert "You  deal" in text


def test_where_seats_look_is_seen():
    session = table_of(BAR, seed=1, bot=Silent)
    until_asked(session)
    session.act(Look(Seat(2), ME))
    session.act(Look(Seat(1), Seat(3)))
    text = paint_cloth(session.view(ME), brush_of(BAR), 54, 15).text
    assert "looks at you" in text
    assert "←" in text
    session.act(Look(ME, Seat(2)))
    text = paint_cloth(session.view(ME), brush_of(BAR), 54, 15).text
    assert "eye to eye" in text
    assert "looking at Carme" in text


def test_a_senya_is_drawn_and_not_named():
    session = table_of(BAR, seed=1, bot=Silent)
    until_asked(session)
    view = session.view(ME)._replace(faces={Seat(2): "bite-lip"})
    text = text_of(view, brush_of(BAR))
    assert "▄▄▄" in text
    assert "three" not in text
    assert "lip" not in text


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (CallMade(RIGHT, Bet.ENVIT, "+", 3), "3 més!"),
        (CallAccepted(RIGHT, Bet.TRUC), "Vull"),
        (CallDeclined(RIGHT, Bet.TRUC), "No vull"),
        (AnswerHeard(RIGHT, Bet.TRUC, accepts=True), "Vull"),
        (AnswerHeard(RIGHT, Bet.TRUC, accepts=False), "No vull"),
        (SeatLeft(RIGHT, whole_team=True), "Me’n vaig"),
        (Passed(RIGHT), "Passe"),
        (PlayDecided(RIGHT, plays=True), "Juguem"),
        (PlayDecided(RIGHT, plays=False), "No juguem"),
        (DeckTapped(RIGHT), "Toca"),
        (OneCardChosen(RIGHT), "Una"),
    ],
)
def test_whatever_is_said_hangs_in_a_balloon(event, text):
    assert balloons([event], words("en"), load("bicicleta")) == {RIGHT: text}


def test_balloons_hang_until_a_card_falls():
    speech = balloons(
        [CallMade(Seat(1), Bet.TRUC, "truc"), Said(Seat(2), "pitja")], words("en"), BAR
    )
    assert speech == {Seat(1): "Truc!", Seat(2): "Pitja"}
    after = [CallMade(Seat(1), Bet.TRUC, "truc"), CardPlayed(Seat(1), parse_card("3o"))]
    assert balloons(after, words("en"), BAR) == {}


def test_stacked_cards_show_the_top_and_that_something_lies_below():
    balear = load("balear")
    rng = Random(1)
    for seed in range(60):
        session = table_of(balear, seed=seed, humans=range(4))
        seat = until_asked(session)
        while seat is not None and session.view(seat).observation.number == 1:
            offers = session.view(seat).offers
            stacks = [o.action for o in offers if isinstance(o.action, StackCards)]
            if stacks:
                session.act(stacks[0])
                watcher = session.seats[(seat + 1) % 4]
                text = paint_cloth(session.view(watcher), brush_of(balear), 54, 15).text
                assert "▒" in text
                return
            cards = [o.action for o in offers if isinstance(o.action, PlayCard)]
            session.act(rng.choice(cards))
            seat = until_asked(session)
    pytest.fail("no first trick was tied")


ALL_STACKED = """[Ruleset "balear"]

1. 3o7o6c 3e4b5c 4o6b7b 6o5o4e 1:3o 2:3e 3:4o 4:6o 1:7o/6c 2:5c/4b 3:7b/6b 4:5o/4e"""


def test_four_stacks_leave_the_names_and_the_log_whole():
    view = table_after(ALL_STACKED).view(ME)
    lines = text_of(view, brush_of(view.ruleset)).split("\n")
    table, log = lines[2:17], lines[17:32]
    assert "".join(table).count("▒▒▒▒") == 3
    assert table[-3].split()[1] == "╰6C▒▒╯"
    assert table[-2].split()[1:3] == ["Anna", "mà"]
    assert "│ Anna    7●/(6Y)        │" in log
    assert "│ Bernat  5Y/▒▒          │" in log


def test_the_card_below_is_read_once_it_is_shown():
    session = table_after(ALL_STACKED.replace("7o/6c", "7o/3c").replace("3o7o6c", "3o7o3c"))
    view = session.view(Seat(1))
    seen = view.observation._replace(shown=((ME, parse_card("3c")),))
    text = paint_cloth(view._replace(observation=seen), brush_of(view.ruleset), 54, 15).text
    assert "╰3 YC╯" in text
    assert "3 YC" not in paint_cloth(view, brush_of(view.ruleset), 54, 15).text


class Owned(Canvas):
    """Notes who paints each cell, and the cells that two paint."""

    owner: tuple[str, object] | None = None

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self.owners: dict[tuple[int, int], tuple[str, object]] = {}
        self.clashes: set[tuple[tuple[str, object], tuple[str, object]]] = set()

    def put(self, x: int, y: int, text: str, ink: Ink | None = None) -> int:
        if self.owner is not None:
            for column in range(x, x + len(text)):
                before = self.owners.setdefault((column, y), self.owner)
                if before != self.owner:
                    self.clashes.add((before, self.owner))
        return super().put(x, y, text, ink)


@pytest.fixture
def owned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the cloth note who paints what: a card, a label, the corners or a balloon."""

    def note(module: object, name: str) -> None:
        paint = getattr(module, name)

        def noted(felt: Felt, *given: object) -> None:
            of = getattr(given[0], "seat", given[0]) if given else None
            felt.canvas.owner = (name, of)
            paint(felt, *given)
            felt.canvas.owner = None

        monkeypatch.setattr(module, name, noted)

    monkeypatch.setattr(cloth, "Canvas", Owned)
    for name in ("play", "verdict", "standings", "tricks_won", "balloons"):
        note(cloth, f"_draw_{name}")
    for name in ("own", "full", "short"):
        note(avatars, f"_draw_{name}")


@pytest.mark.usefixtures("owned")
@pytest.mark.parametrize("language", ["en", "ca-valencia"])
@pytest.mark.parametrize(("width", "height"), [(54, 15), (66, 18), (86, 28), (126, 41)])
@pytest.mark.parametrize("seats", ["2", "4", "6", "8"])
def test_no_cell_of_the_cloth_is_painted_by_two(seats, width, height, language):
    ruleset = ruleset_of("balear" if seats != "2" else "bar", seats=seats)
    brush = brush_of(ruleset, language)
    session = table_of(ruleset, seed=3, humans=range(8))
    most, is_called = 0, False
    for _ in range(5 * ruleset.seats):
        seat = until_asked(session)
        view = session.view(seat)
        if view.observation.number > 1:
            break
        board = cloth.paint_cloth(session.view(ME), brush, width, height)
        # A balloon hides what its own seat holds where there is little room.
        clashes = {pair for pair in board.clashes if not is_balloon_over_label(*pair)}
        assert not clashes, board.text
        most = max(most, len({of for what, of in board.owners.values() if what == "_draw_play"}))
        kinds = PlayCard | StackCards | Accept if is_called else Raise | PlayCard | StackCards
        actions = [o.action for o in view.offers if isinstance(o.action, kinds)]
        if not actions:
            session.stay_silent(seat)
            continue
        chosen = next((action for action in actions if isinstance(action, Raise)), actions[0])
        is_called = is_called or isinstance(chosen, Raise)
        session.act(chosen)
    assert most == ruleset.seats


@pytest.mark.usefixtures("owned")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bet_of_many_words_leaves_the_readers_name_whole(language):
    brush = brush_of(BAR, language)
    session = table_of(BAR, seed=1, bot=Silent)
    until_asked(session)
    bet = Standing(Bet.TRUC, "jocfora", "coto", "accepted", Team.A)
    board = cloth.paint_cloth(session.view(ME)._replace(standings=(bet,)), brush, 54, 15)
    assert not board.clashes, board.text
    assert f"Joc fora {brush.say('whole-coto')} ✓ " in board.text
    assert f"▸{brush.say('you')}" in board.text


def is_balloon_over_label(below: tuple[str, object], above: tuple[str, object]) -> bool:
    return above[0] == "_draw_balloons" and below[0] == "_draw_short"


# Score


@pytest.mark.parametrize("ruleset_id", catalogue())
def test_every_score_of_every_ruleset_can_be_painted(ruleset_id):
    ruleset = load(ruleset_id)
    session = table_of(ruleset, seed=1)
    until_asked(session)
    view = session.view(ME)
    for pedres in range(ruleset.cama.target):
        seen = view.observation._replace(score=(pedres, 0))
        text = paint_score(view._replace(observation=seen), brush_of(ruleset), 80, 2).text
        assert f"{pedres:>2}" in text
        assert max(len(line) for line in text.split("\n")) <= 80


def test_stones_fill_males_and_then_bones():
    session = table_of(BAR, seed=1)
    until_asked(session)
    view = session.view(ME)
    view = view._replace(observation=view.observation._replace(score=(7, 15)))
    first, second = paint_score(view, brush_of(BAR), 80, 2).text.split("\n")
    ours, theirs = first[:40], first[40:]
    assert (ours.count("●"), second[:40].count("●")) == (7, 0)
    assert (theirs.count("●"), second[40:].count("●")) == (12, 3)


def test_the_balearic_score_is_told_with_the_eight_and_the_nine():
    brush = brush_of(load("balear"))
    assert tally_line(display(5), Suit.ORS, brush) == "[8] ●●●●●▒▒▒"
    assert tally_line(display(9), Suit.COPES, brush) == "[9] YYYYYYYYY"
    assert tally_line(display(10), Suit.ORS, brush) == "▒▒ crossed"
    assert tally_line(display(0), Suit.ORS, brush) == ""


def test_both_tallies_are_drawn_where_there_is_room():
    session = table_of(load("balear"), seed=1)
    until_asked(session)
    view = session.view(ME)
    view = view._replace(observation=view.observation._replace(score=(5, 10)))
    text = paint_tallies(view, brush_of(load("balear")), 43, 17).text
    assert "│8 ●   ●   ● │" in text
    assert text.count("Us") == text.count("Them") == 1


def test_between_two_a_side_is_you_or_the_other_by_name():
    ruleset = ruleset_of("bar", seats="2")
    session = table_of(ruleset, seed=1)
    until_asked(session)
    view = session.view(ME)
    other = view.name(Seat(1))
    text = paint_score(view, brush_of(ruleset), 80, 4).text
    assert "You" in text
    assert other in text
    assert "Us" not in text
    long = view._replace(names=(view.names[0], "Maximilià dels Sants"))
    assert "Maximili… " in paint_score(long, brush_of(ruleset), 80, 4).text


# Questions and buttons


def test_there_is_one_button_for_each_legal_word_and_none_for_others():
    session = table_of(BAR, seed=1, bot=Silent)
    until_asked(session)
    view = session.view(ME)
    offered = {chip.target for chip in chips(view, brush_of(BAR), Controls())}
    assert offered == {Act(o.action) for o in view.offers if not isinstance(o.action, PlayCard)}


def test_buttons_say_what_each_answer_is_worth():
    session = table_of(BAR, seed=3, humans=range(4))
    caller = until_asked(session)
    session.act(Raise(caller, "envit"))
    seat = until_asked(session)
    found = chips(session.view(seat), brush_of(BAR), Controls())
    assert [(chip.key, chip.label, chip.worth) for chip in found] == [
        ("v", "Vull", "2"),
        ("n", "No vull", "−1"),
        ("o", "Torne", "4"),
        ("f", "Falta", "24"),
        ("w", f"Let {session.view(seat).name(Seat((seat + 2) % 4))} answer", ""),
    ]


def test_the_decision_at_the_last_pedra_says_what_each_choice_is_worth():
    view = table_after('[Ruleset "catala"] [Score "11-5"]\n\n1. 3o7o6c 3e4b5c 4o6b7b 6o5o4e').view(
        ME
    )
    found = chips(view, brush_of(view.ruleset), Controls())
    assert [(chip.key, chip.label, chip.worth) for chip in found if chip.key in "jn"] == [
        ("j", "Juguem", "3"),
        ("n", "No juguem", "−1"),
    ]


@pytest.mark.parametrize("ruleset_id", catalogue())
def test_no_two_buttons_share_a_key(ruleset_id):
    ruleset = load(ruleset_id)
    session = table_of(ruleset, seed=5)
    rng = Random(5)
    while (seat := until_asked(session)) is not None:
        view = session.view(seat)
        keys = [chip.key for chip in chips(view, brush_of(ruleset), Controls())]
        assert len(keys) == len(set(keys))
        session.act(rng.choice(view.offers).action)


def test_what_is_armed_asks_again_and_the_amount_can_be_changed():
    bicicleta = load("bicicleta")
    session = table_of(bicicleta, seed=1, humans=range(4))
    session.act(Raise(until_asked(session), "envit"))
    seat = until_asked(session)
    view, brush = session.view(seat), brush_of(bicicleta)
    armed = Controls(armed=Act(Raise(seat, "falta")))
    assert "Falta, sure?" in paint_panel(view, brush, armed, 54, 6).text
    raising = Controls(armed=Button.FREE_RAISE, amount=3)
    panel = paint_panel(view, brush, raising, 54, 6)
    assert "3 més 5" in panel.text
    assert panel.place_of(Adjust(1)) is not None
    assert panel.place_of(Adjust(-1)) is not None


def test_the_question_names_the_caller_the_call_and_its_worth():
    session = table_of(BAR, seed=3, humans=range(4))
    caller = until_asked(session)
    session.act(Raise(caller, "truc"))
    seat = until_asked(session)
    view = session.view(seat)
    name = view.name(caller)
    assert question(view, brush_of(BAR)) == f"{name} says “Truc”: 2 pedres."
    other = session.view(caller)
    assert question(other, brush_of(BAR)) == f"“Truc”: {view.name(seat)} is to answer."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset_id", ["bar", "bicicleta", "balear", "menorca", "barajamos"])
def test_the_buttons_fit_at_80_columns_in_every_language(ruleset_id, language):
    ruleset = load(ruleset_id)
    session = table_of(ruleset, seed=6)
    rng = Random(6)
    brush = brush_of(ruleset, language)
    for _ in range(60):
        seat = until_asked(session)
        if seat is None:
            break
        view = session.view(seat)
        panel = paint_panel(view, brush, Controls(), 54, 6)
        for chip in chips(view, brush, Controls()):
            place = panel.place_of(chip.target)
            assert place is not None
            assert place[1] < 5, f"{chip} does not fit"
        session.act(rng.choice(view.offers).action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_foot_fits_at_80_columns_in_every_language(language):
    session = table_of(BAR, seed=1)
    foot = paint_foot(session.view(ME), brush_of(BAR, language), 80, 1)
    assert foot.place_of(Button.QUIT) is not None


def test_the_button_that_is_chosen_is_marked():
    session = table_of(BAR, seed=1, bot=Silent)
    until_asked(session)
    view, brush = session.view(ME), brush_of(BAR)
    for cursor in range(6):
        text = paint_panel(view, brush, Controls(cursor=cursor), 54, 6).text
        assert text.count("▸") == (3 <= cursor < 3 + len(chips(view, brush, Controls())))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_speaks_to_the_dealer(language):
    session = table_of(BAR, seed=1, bot=Silent)
    brush = brush_of(BAR, language)
    view = session.view(ME)
    mine, other = (
        log_lines([RoundDealt(1, dealer, ME, 3, (0, 0), (0, 0))], view, brush)[0]
        for dealer in (ME, Seat(1))
    )
    assert "Anna" not in mine.what
    assert other.what.replace("Bernat", brush.say("you")) != mine.what
    assert "Bernat" in other.what


@pytest.mark.parametrize("ruleset_id", ["bar", "catala", "bicicleta"])
def test_help_shows_the_keys_that_there_are(ruleset_id):
    ruleset = load(ruleset_id)
    brush = brush_of(ruleset)
    keys, cards = (paint_rows(page.rows, DARK, 72).text for page in help_pages(ruleset, brush)[:2])
    assert ("calls of the envit" in keys) == ruleset.envit.on
    assert ("+" in keys) == ("by any amount" in keys) == (ruleset_id == "bicicleta")
    assert ("cover the next" in keys) == (ruleset_id == "bicicleta")
    assert ("leave the round" in keys) == (ruleset.fold.scope != "none")
    assert "O ● coins, C Y cups, E † swords, B ♣ clubs" in cards


def test_the_hand_shows_its_keys_and_lifts_the_chosen_card():
    session = table_of(BAR, seed=1, bot=Silent)
    until_asked(session)
    view = session.view(ME)
    lines = paint_hand(view, brush_of(BAR), Controls(cursor=1), 26, 6).text.split("\n")
    assert lines[0].split()[0] == "1"
    assert lines[0].split()[-1] == "3"
    assert "╭" in lines[0]
    hand = paint_hand(view, brush_of(BAR), Controls(), 26, 6)
    assert all(hand.place_of(PickCard(card)) for card in view.observation.held)


# All of it


@pytest.mark.parametrize("palette", [DARK, LIGHT, PLAIN])
def test_palettes_have_every_ink(palette):
    assert set(palette) == set(Ink)


def test_without_colours_no_colour_is_used():
    session = table_of(BAR, seed=1)
    play_by_chance(session, Random(1), 8)
    for board in boards(session.view(ME), brush_of(BAR, palette=PLAIN)):
        for y in range(board.height):
            for run in board.runs(y):
                assert run.style.color is None
                assert run.style.bgcolor is None


@pytest.mark.parametrize("seats", ["2", "4", "6", "8"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (120, 40)])
def test_whole_rounds_can_be_painted_at_every_table_and_size(seats, width, height):
    ruleset = ruleset_of("balear" if seats != "2" else "bar", seats=seats)
    brush = brush_of(ruleset)
    session = table_of(ruleset, seed=2)
    rng = Random(2)
    for _ in range(12):
        seat = until_asked(session)
        if seat is None:
            break
        text = text_of(session.view(ME), brush, width, height)
        for name in session.names[1:]:
            assert name in text
        session.act(rng.choice(session.view(ME).offers).action)


def test_a_terminal_too_small_is_told_so():
    text = " ".join(paint_too_small(brush_of(BAR), 40, 10, (80, 24)).text.split())
    assert "the table needs 80 columns and 24 rows" in text
    assert "40 and 10" in text
