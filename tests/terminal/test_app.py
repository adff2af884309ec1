"""The table played by keyboard and by mouse."""

import asyncio
from errno import ENOSPC

import pytest

from retruc.game import (
    Accept,
    Bet,
    CallAccepted,
    CallDeclined,
    CardPlayed,
    Look,
    MakeSign,
    PlayCard,
    Say,
    SignMade,
)
from retruc.record import RecordWriter, read_record
from retruc.rulesets import load
from retruc.terminal import course as pace
from retruc.terminal import table
from retruc.terminal.app import Play
from retruc.terminal.board import Board
from retruc.terminal.choosing import Chooser, expression_choices, sign_choices, who_looks
from retruc.terminal.cloth import paint_cloth
from retruc.terminal.due import Waiting
from retruc.terminal.pages import Page
from retruc.terminal.palette import LIGHT, PLAIN
from retruc.terminal.settings import Settings, TerminalError
from retruc.terminal.sheets import Curtain, Sheet, TooSmall, answer_to
from retruc.terminal.table import TableScreen
from retruc.terminal.targets import Act, Button, LookAt, PickCard
from retruc.words import LANGUAGES
from tests.terminal.support import (
    ME,
    app_of,
    brush_of,
    hit,
    playing,
    ruleset_of,
    settings_of,
    shown,
    table_of,
    table_screen,
    until,
    until_question,
)

BAR = load("bar")


def is_asked(app: Play) -> bool:
    return isinstance(app.screen, TableScreen) and app.screen.view.asked


async def click(pilot, board_id: str, target: object) -> None:
    """Click on what means *target* on a board."""
    place = table_screen(pilot.app).query_one(f"#{board_id}", Board).canvas.place_of(target)
    assert place is not None
    await pilot.click(f"#{board_id}", offset=place)
    await pilot.pause()


async def test_a_whole_coto_is_played_by_keyboard(tmp_path, sit):
    settings = settings_of(tmp_path, ruleset_of("bar", cama_target="18"), seed=8, bot="threshold")
    app = app_of(sit, settings, language="ca-valencia")
    async with playing(app):
        screen = table_screen(app)
        while True:
            await until(lambda: is_asked(app) or isinstance(app.screen, Sheet))
            before = app.screen, screen.view
            if isinstance(app.screen, Sheet):
                if app.screen.titles == ("S’ha acabat el coto",):
                    break
                hit(app, "enter")
                await until(lambda before=before: app.screen is not before[0])
                continue
            asked_for_all = any(isinstance(s.worth, str) for s in screen.view.standings)
            plays = any(isinstance(offer.action, PlayCard) for offer in screen.view.offers)
            hit(app, "1" if plays else "n" if asked_for_all else "v")
            await until(lambda before=before: screen.view is not before[1])
        await until(lambda: "Coto!" in shown(app) and "coto.truc" in shown(app))
        end = app.screen
        hit(app, "?")
        await until(lambda: app.screen is not end)
        assert len(app.screen.titles) > 1
        hit(app, "?")
        await until(lambda: app.screen is end)
        hit(app, "enter")
        await until(lambda: not app.is_running)
    record = read_record(tmp_path / "coto.truc")
    assert max(record.header.result) == 2
    assert len(record.rounds) > 8


async def test_keys_that_come_too_fast_close_a_sheet_once(tmp_path, sit):
    app = app_of(sit, settings_of(tmp_path, BAR))
    async with playing(app) as pilot:
        await until_question(app)
        await pilot.press("?")
        assert isinstance(app.screen, Sheet)
        for _ in range(5):
            hit(app, "escape")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


async def test_the_first_cards_are_on_the_table_at_once(tmp_path, sit):
    app = app_of(sit, settings_of(tmp_path, BAR))
    async with playing(app):
        await until(lambda: is_asked(app))
        assert "Your turn" in shown(app)
        for name in ("Bernat", "Carme", "Dídac"):
            assert name in shown(app)


async def test_a_card_is_played_with_the_mouse(tmp_path, sit):
    app = app_of(sit, settings_of(tmp_path, BAR, seats=("human",), bot="threshold"))
    async with playing(app) as pilot:
        await until(lambda: is_asked(app))
        screen = table_screen(app)
        while not any(isinstance(o.action, PlayCard) for o in screen.view.offers):
            await pilot.press("v")
            await until(lambda: is_asked(app))
        card = screen.view.observation.held[1]
        await click(pilot, "hand", PickCard(card))
        assert CardPlayed(ME, card) in screen.session.events(ME)


def asked_for_the_envit(tmp_path) -> Settings:
    """A coto at the moment when seat 4 has called the envit."""
    path = tmp_path / "coto.truc"
    path.write_text(
        '[Ruleset "bar"]\n[Sitting "human; threshold; threshold; threshold"]\n\n'
        "1. 3e7e7o 4c6c1b 5b3o4o 7c5c6b 1:3e 2:4c 3:5b 4:envit\n",
        encoding="utf-8",
    )
    return Settings(None, resume=path, fast=True)


async def test_a_call_is_answered_with_the_mouse(tmp_path, sit):
    app = app_of(sit, asked_for_the_envit(tmp_path))
    async with playing(app) as pilot:
        screen = await until_question(app)
        await click(pilot, "panel", Act(Accept(ME)))
        assert CallAccepted(ME, Bet.ENVIT) in screen.session.events(ME)


async def test_an_answer_is_left_to_the_partner(tmp_path, sit):
    app = app_of(sit, asked_for_the_envit(tmp_path))
    async with playing(app) as pilot:
        screen = await until_question(app)
        assert "Let Carme answer" in shown(app)
        await pilot.press("w")
        await until(lambda: not screen.session.view(ME).observation.envit.pending)
        answers = [
            event
            for event in screen.session.events(ME)
            if isinstance(event, CallAccepted | CallDeclined)
        ]
        assert [event.seat for event in answers] == [2]


async def test_the_falta_is_armed_before_it_is_said(tmp_path, sit):
    app = app_of(sit, asked_for_the_envit(tmp_path))
    async with playing(app) as pilot:
        screen = await until_question(app)
        await pilot.press("f")
        assert "Falta, sure?" in shown(app)
        assert len(screen.session.view(ME).observation.envit.calls) == 1
        await pilot.press("f")
        await until(lambda: len(screen.session.view(ME).observation.envit.calls) == 2)


async def test_pages_are_turned_and_sheets_closed_with_the_mouse(tmp_path, sit):
    app = app_of(sit, asked_for_the_envit(tmp_path))
    async with playing(app) as pilot:
        await until_question(app)
        await click(pilot, "foot", Button.HELP)
        title = app.screen.query_one("#sheet-title", Board)
        await pilot.click("#sheet-title", offset=title.canvas.place_of(2))
        await pilot.pause()
        assert "A refusal pays" in shown(app)
        await pilot.click("#sheet-hint", offset=(20, 1))
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


async def test_a_key_meant_for_what_was_there_before_does_not_answer(tmp_path, sit):
    now = 100.0
    app = app_of(sit, asked_for_the_envit(tmp_path), clock=lambda: now)
    async with playing(app) as pilot:
        screen = await until_question(app)
        now += 1
        await pilot.press("left")
        assert screen.controls.cursor is not None
        await pilot.press("1", "v")
        await until(lambda: not screen.session.view(ME).observation.envit.pending)
        await until(lambda: screen.view.asked)
        asked = screen.view
        await pilot.press("right", "enter", "right", "enter")
        assert (screen.controls.cursor, screen.view.offers) == (None, asked.offers)
        now += 0.5
        await pilot.press("right", "enter")
        await until(lambda: screen.view.offers != asked.offers)


async def test_bots_alone_go_on_without_a_key(tmp_path, sit, monkeypatch):
    monkeypatch.setattr(pace, "_THINK_S", (0, 0.001))
    monkeypatch.setattr(pace, "_SILENCE_S", 0.001)
    monkeypatch.setattr(pace, "_TRICK_S", 0.001)
    monkeypatch.setattr(pace, "_DEAL_S", 0.001)
    monkeypatch.setattr(table, "READ_S", 0.05)
    app = app_of(sit, settings_of(tmp_path, BAR, seats=("random",) * 4, fast=False))
    async with playing(app):
        screen = table_screen(app)
        await until(lambda: isinstance(app.screen, Sheet))
        await until(lambda: screen.session.view(None).observation.number > 1)


async def test_two_people_without_partners_have_no_senyes(tmp_path, sit):
    app = app_of(sit, settings_of(tmp_path, ruleset_of("bar", seats="2")))
    async with playing(app) as pilot:
        await until(lambda: is_asked(app))
        foot = shown(app).split("\n")[-1]
        assert ("senyes" in foot, "speak" in foot) == (False, False)
        await pilot.press("s", "x")
        assert isinstance(app.screen, TableScreen)
        await pilot.press("?")
        assert isinstance(app.screen, Sheet)
        assert app.screen.titles == ("Keys", "Cards", "Bets", "Words")


@pytest.mark.parametrize("ruleset_id", ["bar", "balear"])
async def test_nothing_that_can_be_chosen_is_cut(tmp_path, sit, ruleset_id):
    ruleset = load(ruleset_id)
    app = app_of(sit, settings_of(tmp_path, BAR))
    view = table_of(ruleset).view(ME)._replace(gestures=all_gestures(ruleset))
    async with playing(app) as pilot:
        await until_question(app)
        for language in LANGUAGES:
            brush = brush_of(ruleset, language)
            looked = who_looks(all_look_at_me(view), brush)
            for make, note in ((sign_choices, looked), (expression_choices, "")):
                choices = make(view, brush)
                chooser = Chooser("", note, choices, brush)
                await app.push_screen(chooser)
                await pilot.pause()
                board = chooser.query_one(Board)
                assert board.region.bottom < 24
                text = " ".join(board.canvas.text.split())
                for choice in choices:
                    assert choice.text in text
                assert f"{note} {brush.say('choose-hint')}".strip() in text
                chooser.close(None)
                await pilot.pause()


def all_gestures(ruleset):
    signs = [MakeSign(ME, sign) for sign in ruleset.senyes.map]
    return (*signs, *(Say(ME, name) for name in ruleset.senyes.expressions))


def all_look_at_me(view):
    looks = (None, *(ME for _ in range(view.observation.seats - 1)))
    return view._replace(observation=view.observation._replace(looks=looks))


async def test_a_seat_is_looked_at_by_clicking_and_the_cloth_looks_away(tmp_path, sit):
    app = app_of(sit, settings_of(tmp_path, BAR))
    async with playing(app) as pilot:
        await until(lambda: is_asked(app))
        screen = table_screen(app)
        for seat in screen.session.seats[1:]:
            await click(pilot, "cloth", LookAt(seat))
            assert screen.view.observation.looks[ME] == seat
        await pilot.click("#cloth", offset=(20, 7))
        await pilot.pause()
        assert screen.view.observation.looks[ME] is None


async def test_a_senya_is_chosen_and_made_and_seen_on_ones_own_face(tmp_path, sit, monkeypatch):
    monkeypatch.setattr(table, "SIGN_S", 60)
    app = app_of(sit, settings_of(tmp_path, BAR))
    async with playing(app) as pilot:
        await until(lambda: is_asked(app))
        screen = table_screen(app)
        screen.session.act(Look(screen.session.seats[2], ME))
        screen.redraw()
        await pilot.press("s")
        assert isinstance(app.screen, Chooser)
        assert "raising the eyebrows" in shown(app)
        assert "Looking at you now: Carme" in shown(app)
        await pilot.press("a")
        await pilot.pause()
        assert screen.view.faces == {ME: "brows"}
        (sign,) = [e for e in screen.session.events(ME) if isinstance(e, SignMade)]
        assert sign.audience == {0, 2}


async def test_a_face_is_at_rest_again_after_a_moment(tmp_path, sit, monkeypatch):
    monkeypatch.setattr(table, "SIGN_S", 0.01)
    app = app_of(sit, settings_of(tmp_path, BAR))
    async with playing(app) as pilot:
        await until(lambda: is_asked(app))
        screen = table_screen(app)
        await pilot.press("s", "a")
        await until(lambda: any(isinstance(e, SignMade) for e in screen.session.events(ME)))
        await until(lambda: screen.view.faces == {})


async def test_a_senya_that_is_left_is_not_made(tmp_path, sit):
    app = app_of(sit, settings_of(tmp_path, BAR))
    async with playing(app) as pilot:
        await until(lambda: is_asked(app))
        await pilot.press("s", "down", "escape")
        assert isinstance(app.screen, TableScreen)
        assert app.screen.view.faces == {}


async def test_something_is_said_aloud(tmp_path, sit):
    app = app_of(sit, settings_of(tmp_path, BAR))
    async with playing(app) as pilot:
        await until(lambda: is_asked(app))
        await pilot.press("x", "down", "enter")
        await pilot.pause()
        assert "Pitja" in shown(app)


async def test_help_is_turned_page_by_page(tmp_path, sit):
    app = app_of(sit, settings_of(tmp_path, BAR))
    async with playing(app) as pilot:
        await until(lambda: is_asked(app))
        await pilot.press("?")
        assert isinstance(app.screen, Sheet)
        assert "play the card" in shown(app)
        await pilot.press("right")
        await pilot.pause()
        assert "the ace of swords: la major" in shown(app)
        await pilot.press("right", "right")
        await pilot.pause()
        assert "biting the lower lip" in shown(app)
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)


@pytest.mark.parametrize(
    ("key", "text"), [("u", "Tricks"), ("r", "0 pedres, males"), ("l", "Round 1")]
)
async def test_one_can_look_back(tmp_path, sit, key, text):
    app = app_of(sit, settings_of(tmp_path, BAR))
    async with playing(app) as pilot:
        await until(lambda: is_asked(app))
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, Sheet)
        assert text in shown(app)


async def test_a_slip_of_the_finger_is_taken_back(tmp_path, sit, monkeypatch):
    monkeypatch.setattr(pace, "_SILENCE_S", 0)
    monkeypatch.setattr(pace, "TAKE_BACK_S", 60)
    path = tmp_path / "coto.truc"
    record = asked_for_the_envit(tmp_path).resume
    text = record.read_text(encoding="utf-8").replace(" 2:4c 3:5b 4:envit", "")
    path.write_text(text.replace(" 1:3e", ""), encoding="utf-8")
    app = app_of(sit, Settings(None, resume=path))
    async with playing(app) as pilot:
        screen = await until_question(app)
        held = screen.view.observation.held
        await pilot.press("1")
        await until(lambda: screen.view.may_take_back)
        await pilot.pause()
        assert "z take back" in shown(app)
        await pilot.press("z")
        await until(lambda: screen.view.asked)
        assert screen.view.observation.held == held
        assert "take back" not in shown(app)
        await pilot.press("2")
        await until(lambda: screen.view.may_take_back)
        await click(pilot, "panel", Button.TAKE_BACK)
        await until(lambda: screen.view.asked)
        await pilot.press("3")
        await until(lambda: screen.view.may_take_back)
    app.sitting.end()
    (part,) = read_record(path).rounds
    assert [a.card for a in part.actions if isinstance(a, PlayCard)] == [held[2]]


async def test_a_covered_card_is_laid_face_down(tmp_path, sit):
    app = app_of(sit, settings_of(tmp_path, load("bicicleta"), bot="threshold"))
    async with playing(app) as pilot:
        await until(lambda: is_asked(app))
        screen = table_screen(app)
        while not any(isinstance(o.action, PlayCard) for o in screen.view.offers):
            await pilot.press("v")
            await until(lambda: is_asked(app))
        card = screen.view.observation.held[0]
        await pilot.press("c")
        await pilot.pause()
        assert "cover 1" in shown(app)
        await pilot.press("1")
        await pilot.pause()
        plays = [p for t in screen.session.view(ME).observation.tricks for p in t.plays]
        assert any(play.covered and play.card == card for play in plays)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_table_opens_in_every_language(tmp_path, sit, language):
    app = app_of(sit, settings_of(tmp_path, BAR), language=language)
    async with playing(app):
        await until(lambda: is_asked(app))
        words = table_screen(app).brush.words
        assert words.say("play-your-word") in shown(app)


async def test_without_colours_nothing_is_coloured(tmp_path, sit, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    app = app_of(sit, settings_of(tmp_path, BAR), environ={"NO_COLOR": "1"})
    async with playing(app) as pilot:
        await until(lambda: is_asked(app))
        for keys in ([], ["?"], ["escape", "s"]):
            await pilot.press(*keys)
            await pilot.pause()
            for line in app.screen._compositor.render_strips():
                for segment in line:
                    style = segment.style
                    assert style is None or style.color is None or style.color.is_default
                    assert style is None or style.bgcolor is None or style.bgcolor.is_default
        await pilot.press("escape", "k")
        assert table_screen(app).brush.palette is PLAIN


async def test_an_empty_no_color_asks_for_nothing(tmp_path, sit):
    app = app_of(sit, settings_of(tmp_path, BAR), environ={"NO_COLOR": ""})
    async with playing(app):
        assert table_screen(app).brush.palette is not PLAIN


async def test_light_and_dark_change_places(tmp_path, sit):
    app = app_of(sit, settings_of(tmp_path, BAR), environ={"COLORFGBG": "0;15"})
    async with playing(app) as pilot:
        assert table_screen(app).brush.palette is LIGHT
        await pilot.press("k")
        await pilot.pause()
        assert table_screen(app).brush.palette is not LIGHT


async def test_a_terminal_that_is_too_small_is_told_so_until_it_is_larger(tmp_path, sit):
    app = app_of(sit, settings_of(tmp_path, BAR))
    async with playing(app, size=(60, 20)) as pilot:
        await pilot.pause()
        assert "too small" in shown(app)
        assert "q: leave" in shown(app)
        await pilot.press("1", "x")
        assert isinstance(app.screen, TableScreen)
        await pilot.resize_terminal(80, 24)
        await until(lambda: is_asked(app))
        await pilot.pause()
        assert "too small" not in shown(app)
        assert "Your turn" in shown(app)


async def test_help_is_read_over_the_account_of_a_round(tmp_path, sit, monkeypatch):
    monkeypatch.setattr(table, "READ_S", 60)
    monkeypatch.setattr(table, "_UNDER_HELP_S", 0.05)
    for name, value in (("_THINK_S", (0, 0)), ("_SILENCE_S", 0), ("_TRICK_S", 0), ("_DEAL_S", 0)):
        monkeypatch.setattr(pace, name, value)
    app = app_of(sit, settings_of(tmp_path, BAR, seats=("random",) * 4, fast=False))
    async with playing(app) as pilot:
        await until(lambda: isinstance(app.screen, Sheet))
        account = app.screen
        hit(app, "?")
        await until(lambda: app.screen is not account)
        assert isinstance(app.screen, Sheet)
        assert len(app.screen.titles) > 1
        account.close(None)  # as when its time is over
        await pilot.pause(0.3)
        assert account in app.screen_stack
        hit(app, "escape")
        await until(lambda: account not in app.screen_stack)


async def test_while_the_table_does_not_fit_the_coto_waits(tmp_path, sit, monkeypatch):
    monkeypatch.setattr(table, "READ_S", 0.1)
    settings = settings_of(tmp_path, BAR, seats=("random",) * 4, fast=False)
    for name, value in (
        ("_THINK_S", (0.02, 0.02)),
        ("_SILENCE_S", 0),
        ("_TRICK_S", 0),
        ("_DEAL_S", 0),
    ):
        monkeypatch.setattr(pace, name, value)
    app = app_of(sit, settings)
    async with playing(app, size=(60, 20)) as pilot:
        session = table_screen(app).session
        await pilot.pause(0.3)
        assert not session.events(None)
        await pilot.resize_terminal(80, 24)
        await until(lambda: len(session.events(None)) > 5)
        await pilot.resize_terminal(60, 20)
        await pilot.pause(0.1)
        while not isinstance(app.screen, TableScreen):  # a sheet that lay there waits as well
            await pilot.resize_terminal(80, 24)
            await until(lambda: isinstance(app.screen, TableScreen))
            await pilot.resize_terminal(60, 20)
            await pilot.pause(0.1)
        before = session.events(None)
        await pilot.pause(0.3)
        assert session.events(None) == before
        assert isinstance(app.screen, TableScreen)
        assert "too small" in shown(app)
        await pilot.resize_terminal(80, 24)
        await until(lambda: len(session.events(None)) > len(before))


async def test_a_new_size_arrives_though_the_timer_that_brings_it_is_lost(
    tmp_path, sit, monkeypatch
):
    app = app_of(sit, settings_of(tmp_path, BAR))
    async with playing(app) as pilot:
        screen = await until_question(app)
        monkeypatch.setattr(app, "_check_resize", lambda: None)
        for size in ((60, 20), (100, 30), (80, 24)):
            await pilot.resize_terminal(*size)
            classes = {"-too-small": size == (60, 20), "-high": size == (100, 30)}
            await until(
                lambda size=size, classes=classes: (
                    screen.size == size
                    and {name: screen.has_class(name) for name in classes} == classes
                ),
                20,
            )


async def test_who_asks_carries_out_nothing_that_the_application_has_put_off(tmp_path, sit):
    app = app_of(sit, settings_of(tmp_path, BAR))
    asked_by, carried_out_by = [], []
    brush = brush_of(BAR)

    async def ask() -> bool:
        asked_by.append(asyncio.current_task())
        app.call_next(lambda: carried_out_by.append(asyncio.current_task()))
        sheet = Sheet([Page("", ())], brush, default=True, hint="", seconds=0.01)
        return await answer_to(app, sheet)

    async with playing(app):
        await until_question(app)
        assert await app.run_worker(ask()).wait() is True
        await until(lambda: carried_out_by)
    assert carried_out_by[0] is not asked_by[0]


async def test_where_the_table_does_not_fit_q_leaves(tmp_path, sit):
    app = app_of(sit, settings_of(tmp_path, BAR))
    async with playing(app, size=(60, 20)) as pilot:
        await pilot.press("q")
        await until(lambda: not app.is_running)


async def test_a_sheet_that_does_not_fit_says_so_until_the_terminal_is_larger(tmp_path, sit):
    app = app_of(sit, settings_of(tmp_path, BAR))
    async with playing(app) as pilot:
        table = await until_question(app)
        hit(app, "?")
        await until(lambda: isinstance(app.screen, Sheet))
        sheet = app.screen
        await pilot.resize_terminal(60, 20)
        await until(lambda: isinstance(app.screen, TooSmall))
        assert "The terminal is too small" in shown(app)
        assert "Now it has 60 and 20." in shown(app)
        hit(app, "escape")
        hit(app, "enter")
        await pilot.resize_terminal(50, 15)
        await until(lambda: "Now it has 50 and 15." in shown(app))
        assert sheet in app.screen_stack
        await pilot.resize_terminal(80, 24)
        await until(lambda: app.screen is sheet)
        hit(app, "escape")
        await until(lambda: app.screen is table)
        await pilot.resize_terminal(60, 20)
        await until(lambda: "The terminal is too small" in shown(app))
        assert app.screen is table


async def test_a_sheet_that_opens_where_nothing_fits_says_so(tmp_path, sit):
    app = app_of(sit, settings_of(tmp_path, BAR))
    async with playing(app) as pilot:
        await until_question(app)
        await pilot.resize_terminal(60, 20)
        table = table_screen(app)
        app.push_screen(Sheet([Page("t", ())], table.brush, default=None, hint="h"))
        await until(lambda: isinstance(app.screen, TooSmall))
        hit(app, "q")
        await until(lambda: not app.is_running)
    assert app.return_code == 0


@pytest.mark.parametrize("key", ["q", "y", "enter"])
async def test_leaving_is_confirmed_by_any_of_three_keys(tmp_path, sit, key):
    app = app_of(sit, settings_of(tmp_path, BAR))
    async with playing(app) as pilot:
        await until(lambda: is_asked(app))
        await pilot.press("q", key)
        await until(lambda: not app.is_running)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 60)])
async def test_the_table_fills_every_terminal(tmp_path, sit, size):
    app = app_of(sit, settings_of(tmp_path, load("balear")))
    async with playing(app, size=size) as pilot:
        await until_question(app)
        await pilot.pause()
        lines = shown(app).split("\n")
        assert len(lines) == size[1]
        assert all(len(line) == size[0] for line in lines)
        assert "Your turn" in shown(app)


async def test_ctrl_c_leaves_at_once_and_loses_nothing(tmp_path, sit):
    app = app_of(sit, settings_of(tmp_path, BAR))
    async with playing(app) as pilot:
        await until(lambda: is_asked(app))
        before = table_screen(app).session.view(ME)
        await pilot.press("ctrl+c")
        await until(lambda: not app.is_running)
    app.sitting.end()
    again = sit(Settings(None, resume=tmp_path / "coto.truc"))
    after = again.session.view(ME)
    assert (after.observation, after.events, after.offers) == (
        before.observation,
        before.events,
        before.offers,
    )


async def test_q_asks_first(tmp_path, sit):
    app = app_of(sit, settings_of(tmp_path, BAR))
    async with playing(app) as pilot:
        await until(lambda: is_asked(app))
        await pilot.press("q")
        await pilot.pause()
        assert "Do you want to leave?" in shown(app)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        await pilot.press("q", "q")
        await until(lambda: not app.is_running)


async def test_a_disk_that_takes_no_more_ends_the_play_with_a_sentence(tmp_path, sit, monkeypatch):
    app = app_of(sit, settings_of(tmp_path, BAR, bot="threshold"))
    async with playing(app):
        await until(lambda: is_asked(app))
        session = table_screen(app).session
        before = session.view(ME)

        def refuse(*_: object) -> None:
            raise OSError(ENOSPC, "No space left on device")

        monkeypatch.setattr(RecordWriter, "add", refuse)
        hit(app, "v")
        await until(lambda: not app.is_running)
    assert isinstance(app.fault, TerminalError)
    assert app.fault.id == "unwritable-record"
    assert session.view(ME) == before


def cloth_of(app: Play) -> str:
    """The cloth, but for where people look: bots look around anew."""
    screen = table_screen(app)
    view = screen.session.view(ME)
    nowhere = view.observation._replace(looks=(None,) * 4)
    return paint_cloth(view._replace(observation=nowhere), screen.brush, 54, 15).text


async def test_a_resumed_coto_shows_the_same_table(tmp_path, sit):
    app = app_of(sit, settings_of(tmp_path, BAR, bot="threshold"))
    async with playing(app) as pilot:
        await until(lambda: is_asked(app))
        await pilot.press("1")
        await until(lambda: is_asked(app))
        before = cloth_of(app)
    # Nobody closed the record, and the last word is cut: so does a kill leave it.
    path = tmp_path / "killed.truc"
    written = (tmp_path / "coto.truc").read_text(encoding="utf-8")
    path.write_text(written + " 1:no", encoding="utf-8")
    again = app_of(sit, Settings(None, resume=path, fast=True))
    async with again.run_test(size=(80, 24)):
        await until(lambda: isinstance(again.screen, Sheet))
        assert again.screen.titles == ("The record",)
        hit(again, "enter")
        await until(lambda: isinstance(again.screen, TableScreen))
        await until(lambda: is_asked(again))
        assert cloth_of(again) == before
        assert "╭──" in before


async def test_people_who_share_the_keyboard_see_a_curtain_between_them(tmp_path, sit):
    settings = settings_of(tmp_path, BAR, seats=("human", "human", "random", "random"))
    app = app_of(sit, settings)
    async with playing(app) as pilot:
        await until(lambda: isinstance(app.screen, Curtain))
        text = shown(app)
        session = table_screen(app).session
        due = session.due
        assert isinstance(due, Waiting)
        assert session.names[due.seat] in text
        assert "│" not in text
        await pilot.press("x")
        assert isinstance(app.screen, Curtain)
        await pilot.press("enter")
        await until(lambda: is_asked(app))
        assert table_screen(app).view.seat == due.seat


async def test_with_bots_alone_one_watches_and_sees_no_hand(tmp_path, sit):
    settings = settings_of(tmp_path, BAR, seats=("random",) * 4)
    app = app_of(sit, settings)
    async with playing(app) as pilot:
        await until(lambda: isinstance(app.screen, Sheet))
        view = table_screen(app).view
        assert view.seat is None
        assert view.observation.held == ()
        await pilot.press("enter")


async def test_the_space_bar_stops_the_bots(tmp_path, sit, monkeypatch):
    monkeypatch.setattr(pace, "_THINK_S", (0.02, 0.03))
    app = app_of(sit, settings_of(tmp_path, BAR, seats=("random",) * 4, fast=False))
    async with playing(app) as pilot:
        screen = table_screen(app)
        await until(lambda: len(screen.session.events(None)) > 2)
        await pilot.press("space")
        await pilot.pause()
        await pilot.pause()
        before = screen.session.events(None)
        for _ in range(10):
            await pilot.pause(0.01)
        assert len(screen.session.events(None)) <= len(before) + 1
        await pilot.press("space")
        await until(lambda: len(screen.session.events(None)) > len(before) + 1)
