from random import Random

import pytest

from retruc.bots import Why, why_text
from retruc.game import (
    Decline,
    PlayCard,
    Raise,
    RoundEnded,
    Seat,
    StackCards,
    Team,
    parse_card,
)
from retruc.record import Record, opening_state, read_record, replay
from retruc.rulesets import catalogue, load
from retruc.terminal.account import coto_account, round_account, thoughts_pages
from retruc.terminal.help import help_pages
from retruc.terminal.pages import paint_rows
from retruc.terminal.palette import DARK
from retruc.terminal.past import log_page, score_page, tricks_page
from retruc.terminal.session import Session
from retruc.terminal.view import Thought
from retruc.words import LANGUAGES
from tests.terminal.support import ME, Fool, brush_of, play_by_chance, step, table_of, until_asked


def told(text: str):
    """The table after a record, as seat 1 saw it."""
    record = read_record(text)
    session = session_of(record)
    for replayed in replay(record):
        session.repeat(replayed.action)
    return session.view(ME), session


def session_of(record: Record) -> Session:
    seats = record.ruleset.seats
    players = [None, *(Fool(seat) for seat in range(1, seats))]
    state = opening_state(record.header, record.ruleset)
    return Session(record.ruleset, players, names="ABCDEFGH"[:seats], seed=0, state=state)


def text_of(page) -> str:
    return paint_rows(page.rows, DARK, 72).text


HANDS = "1. 7o6o3c 1e4b5c 3o3e7b 6c5o4e"


@pytest.mark.parametrize(
    ("ruleset", "round_text", "why"),
    [
        (
            "bar",
            f"{HANDS} 1:3c 2:1e 3:3o 4:4e 2:4b 3:3e 4:5o 1:6o 3:7b 4:6c 1:7o 2:5c",
            "two-tricks",
        ),
        (
            "bar",
            "1. 7o6o3c 1e4b5c 3o3e7b 3b5o4e 1:3c 2:4b 3:7b 4:3b 1:6o 2:1e 3:3o 4:4e",
            "after-tied",
        ),
        (
            "bar",
            (
                "1. 7o6o3c 3e6b5c 3o1e7b 3b6c4e 1:3c 2:3e 3:7b 4:4e 1:6o 2:6b 3:3o 4:3b"
                " 1:7o 2:5c 3:1e 4:6c"
            ),
            "after-two-tied",
        ),
        (
            "bar",
            "1. 1e6o5o 4b6b5c 4e3e7b 3b4c4o 1:1e 2:4b 3:4e 4:4o 1:6o 2:6b 3:3e 4:3b",
            "first-and-tied",
        ),
        (
            "bar",
            (
                "1. 1e6o5o 1b6b5c 4e4o7b 5b4c6e 1:1e 2:5c 3:4e 4:4c 1:5o 2:1b 3:4o 4:5b"
                " 2:6b 3:7b 4:6e 1:6o"
            ),
            "two-tricks",
        ),
        (
            "bar",
            (
                "1. 1e6o5o 1b6b5c 4e4o5e 5b4c6e 1:1e 2:5c 3:4e 4:4c 1:5o 2:1b 3:4o 4:5b"
                " 2:6b 3:5e 4:6e 1:6o"
            ),
            "first-and-tied-third",
        ),
        (
            "bar",
            "1. 3c6o5o 3e6b5c 4e4o4b 7b4c6e 1:3c 2:3e 3:4e 4:4c 1:6o 2:6b 3:4o 4:7b",
            "after-tied",
        ),
        (
            "bar",
            (
                "1. 3c6o5o 3e6b5c 4e4o4b 5b4c5e 1:3c 2:3e 3:4e 4:4c 1:6o 2:6b 3:4o 4:5b"
                " 1:5o 2:5c 3:4b 4:5e"
            ),
            "all-tied-ma",
        ),
        (
            "balear",
            (
                "1. 3c6o5o 3e2b5c 4e12o4b 12b4c6e 1:3c 2:3e 3:4e 4:4c"
                " 1:6o/5o 2:2b/5c 3:12o/4b 4:12b/6e"
            ),
            "stack",
        ),
        (
            "balear",
            (
                "1. 3c6o5o 3e6b4c 4e4o4b 5b5c5e 1:3c 2:3e 3:4e 4:5b"
                " 1:6o/5o 2:6b/4c 3:4o/4b 4:5c/5e 1:passe 2:passe 3:passe 4:passe"
            ),
            "hidden",
        ),
    ],
)
def test_the_account_says_why_the_tricks_were_won(ruleset, round_text, why):
    view, _ = told(f'[Ruleset "{ruleset}"]\n\n{round_text}\n')
    assert view.observation.ended is not None
    assert brush_of(view.ruleset).say(f"why-{why}") in text_of(
        round_account(view, brush_of(view.ruleset))
    )


def test_the_account_says_what_each_bet_paid():
    view, _ = told(
        f'[Ruleset "bar"]\n\n{HANDS} 1:envit 2:vull 1:3c 2:1e 3:3o 4:4e 2:truc 3:novull\n'
    )
    assert text_of(round_account(view, brush_of(view.ruleset))).split("\n") == [
        "Envit: “Envide”, accepted",
        "  You win it with 33 points.",
        "  Us: 2 pedres",
        "Truc: “Truc”, refused",
        "  Them: 1 pedra",
        "",
        "Us        +2 → 2 (males), 0 cames",
        "Them      +1 → 1 (males), 0 cames",
    ]


def test_the_account_says_what_was_not_written_and_that_a_cama_was_won():
    view, _ = told(
        f'[Ruleset "bar"]\n[Score "23-0"]\n\n{HANDS} 1:envit 2:vull 1:3c 2:1e 3:3o'
        " 4:4e 2:truc 3:novull"
    )
    text = text_of(round_account(view, brush_of(view.ruleset)))
    assert "Us: 2 pedres, of which 1 are written: no more were lacking" in text
    assert "Them: 1 pedra, but the cama was closed by then" in text
    assert "Cama! Us" in text


def test_a_round_without_calls_and_one_that_was_left_are_told():
    view, _ = told(f'[Ruleset "balear"]\n\n{HANDS} 1:mevaig\n')
    text = text_of(round_account(view, brush_of(view.ruleset)))
    assert "Envit: not called" in text
    assert "The others left." in text


PUT = '[Ruleset "put-1800"]\n\n1. 3s2sKc 4h5hTd '


@pytest.mark.parametrize(
    ("language", "you", "other"),
    [
        ("ca-valencia", "Te n’has anat.", "B se n’ha anat."),
        ("ca", "Te n’has anat.", "B se n’ha anat."),
        ("es", "Te has ido.", "B se ha ido."),
        ("pt", "Saíste.", "B saiu."),
        ("en", "You left.", "B left."),
    ],
)
def test_between_two_the_account_names_who_left(language, you, other):
    for round_text, left in (("1:mevaig", you), ("1:3s 2:mevaig", other)):
        view, _ = told(f"{PUT}{round_text}\n")
        brush = brush_of(view.ruleset, language)
        assert text_of(round_account(view, brush)).split("\n")[0] == left


def test_the_account_does_not_tell_of_a_truc_that_the_rules_have_not():
    view, _ = told(f"{PUT}1:mevaig\n")
    assert text_of(round_account(view, brush_of(view.ruleset))).split("\n") == [
        "You left.",
        "B: 1 pedra",
        "",
        "You       +0 → 0",
        "B         +1 → 1",
    ]
    view, _ = told(f"{PUT}1:3s 2:4h 1:2s 2:5h\n")
    text = text_of(round_account(view, brush_of(view.ruleset)))
    assert text.split("\n")[:3] == ["1st You · 2nd You", "Two tricks.", "You: 5 pedres"]


def test_there_is_no_account_before_the_end():
    session = table_of(load("bar"), seed=1)
    until_asked(session)
    view = session.view(ME)
    with pytest.raises(ValueError, match="no round has ended"):
        round_account(view, brush_of(view.ruleset))
    with pytest.raises(ValueError, match="the coto goes on"):
        coto_account(view, brush_of(view.ruleset), "x")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset_id", catalogue())
def test_every_round_and_every_page_can_be_told_in_every_language(ruleset_id, language):
    ruleset = load(ruleset_id)
    brush = brush_of(ruleset, language)
    session = table_of(ruleset, seed=3)
    rounds = 0
    while until_asked(session) is not None and rounds < 4:
        play_by_chance(session, Random(rounds), 1)
        view = session.view(ME)
        if view.observation.ended is not None:
            rounds += 1
            assert text_of(round_account(view, brush))
    events = session.events(ME)
    view = session.view(ME)
    for page in (
        *help_pages(ruleset, brush),
        tricks_page(events, view, brush),
        log_page(events, view, brush),
        score_page(events, view, brush),
    ):
        assert page.title
        assert text_of(page).strip()


def test_the_end_of_a_coto_names_the_winner_and_the_record():
    session = table_of(load("bar"), seed=1)
    play_by_chance(session, Random(1))
    view = session.view(ME)
    winner = "Us" if view.observation.winner is Team.A else "Them"
    text = text_of(coto_account(view, brush_of(view.ruleset), "/tmp/last.truc"))
    assert f"Coto! {winner}" in text
    assert "/tmp/last.truc" in text
    ended = [e for e in session.events(ME) if isinstance(e, RoundEnded)]
    score = text_of(score_page(session.events(ME), view, brush_of(view.ruleset)))
    assert all(f"\n{event.number:>4}  " in score for event in ended)


def test_the_tricks_of_the_last_round_stay_to_be_looked_at():
    _, session = told(f'[Ruleset "bar"]\n\n{HANDS} 1:3c 2:1e 3:3o 4:4e 2:truc 3:novull\n')
    while session.view(ME).observation.number == 1:
        step(session)
    view = session.view(ME)
    text = text_of(tricks_page(session.events(ME), view, brush_of(view.ruleset)))
    assert text.split("\n")[:5] == [
        "1st B",
        "  You        3 cups",
        "★ B          ace of swords",
        "  C          3 coins",
        "  D          4 swords",
    ]


def test_the_score_in_eights_and_nines_is_explained():
    for ruleset, told in ((load("balear"), True), (load("bar"), False)):
        session = table_of(ruleset)
        page = score_page((), session.view(ME), brush_of(ruleset))
        assert ("12 one on the other" in " ".join(text_of(page).split())) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_bot_has_its_words(language):
    view, _ = told(f'[Ruleset "bar"]\n\n{HANDS} 1:3c 2:1e 3:3o 4:4e 2:truc 3:novull\n')
    brush = brush_of(view.ruleset, language)
    actions = [
        PlayCard(Seat(2), parse_card("3o")),
        StackCards(Seat(2), parse_card("3o"), parse_card("4o")),
        Raise(Seat(2), "truc"),
        Decline(Seat(2)),
    ]
    for why in Why:
        thoughts = tuple(Thought(Seat(2), action, why) for action in actions)
        (page,) = thoughts_pages(view._replace(thoughts=thoughts), brush)
        assert why_text(brush.words, why) in text_of(page)
        assert "Truc" in text_of(page)
    (empty,) = thoughts_pages(view, brush)
    assert brush.say("no-thoughts") in text_of(empty)
