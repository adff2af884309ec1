import subprocess
import sys

import pytest

from retruc.terminal import Settings, TerminalError, parse_seats
from retruc.terminal.settings import seated
from retruc.words import fault_text, words


def test_seats_are_read_with_the_bot_that_was_named():
    assert parse_seats("human,bot,random,BOT", "threshold") == (
        "human",
        "threshold",
        "random",
        "threshold",
    )


@pytest.mark.parametrize("text", ["", "human,,bot", "human,"])
def test_a_seat_without_a_name_is_refused(text):
    with pytest.raises(TerminalError) as refused:
        parse_seats(text)
    assert refused.value.id == "bad-seats"
    assert str(refused.value) == f"a seat has no name: {text!r}"


def test_seats_that_are_not_named_are_filled_with_bots():
    assert seated(Settings(None), 2) == ("human", "taverna")
    assert seated(Settings(None, ("bot", "human"), bot="random"), 3) == ("bot", "human", "random")


def test_more_seats_than_there_are_are_refused():
    with pytest.raises(TerminalError, match="3 seats are named at a table of 2") as refused:
        seated(Settings(None, ("human",) * 3), 2)
    assert refused.value.id == "bad-seats"


def test_seats_that_another_table_has_are_told_how_to_be_set():
    settings = Settings(None, ("human", *("bot",) * 5))
    with pytest.raises(TerminalError) as refused:
        seated(settings, 4, (2, 4, 6, 8))
    assert fault_text(words("en"), refused.value) == (
        "6 seats are named, but the table has 4: for 6, add --option seats=6"
    )


def test_seats_that_no_table_has_are_told_which_there_are():
    settings = Settings(None, ("human", *("bot",) * 6))
    with pytest.raises(TerminalError) as refused:
        seated(settings, 4, (2, 4, 6, 8))
    assert fault_text(words("en"), refused.value) == (
        "7 seats are named, but the table has 4; these rules know tables of 2, 4, 6, 8, not of 7"
    )


def test_another_coto_gets_other_cards_and_another_record():
    from pathlib import Path

    settings = Settings(None, seed=3, record=Path("a"), resume=Path("b"), fast=True)
    assert settings.again() == Settings(None, fast=True)


def test_the_settings_load_neither_the_screen_nor_a_bot():
    code = (
        "import sys, retruc.terminal; print('textual' in sys.modules, 'retruc.bots' in sys.modules)"
    )
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert told.stdout.split() == ["False", "False"]
