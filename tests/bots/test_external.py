"""Programs that play: what they are told, what they may answer, and what breaks the rules."""

import json
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from textwrap import dedent

import pytest

from retruc.arena import Entrant, Match, as_text, play_match
from retruc.arena.match import MOST_BREACHES
from retruc.bots import external
from retruc.bots.external import BrokeRules, External, Greeting, end_programs, greet
from retruc.bots.external_data import observation_data, ruleset_data
from retruc.bots.external_program import Broke, Program
from retruc.engine import legal_actions, legal_gestures
from retruc.game import Look, MakeSign, Seat
from retruc.record import format_action, format_word
from retruc.rulesets import load
from retruc.words import words
from tests.bots.support import situation

BAR = load("bar")
HANDS = "7o6o3c 1e4b5c 3o3e7b 6c5o4e"

PLAYER = """
    import json, os, sys, time
    for line in sys.stdin:
        asked = json.loads(line)
        answer = {"id": asked.get("id")}
        if asked["type"] == "hello":
            answer |= {"protocol": 1, "name": "mine", "version": "2"}
            HELLO
        elif asked["type"] == "act":
            answer["word"] = asked["legal"][0] if asked["obliged"] else None
            ACT
        elif asked["type"] == "gestures":
            answer["words"] = []
            GESTURES
        else:
            OTHER
            continue
        print(json.dumps(answer), flush=True)
"""


@pytest.fixture(autouse=True)
def ended() -> Iterator[None]:
    yield
    end_programs()


@pytest.fixture
def program(tmp_path):
    """Write a program that does as it should, but for the lines given; gives its command."""

    def write(name="bot.py", **lines):
        code = dedent(PLAYER)
        for place in ("HELLO", "ACT", "GESTURES", "OTHER"):
            code = code.replace(place, lines.get(place.lower(), "pass"))
        file = tmp_path / name
        file.write_text(code, encoding="utf-8")
        return f"{sys.executable} {file}"

    return write


PATIENT_MS = 60_000
"""A machine may be busy; who must be late is given less."""


def seated(command, seat=0, **more):
    return External(command, BAR, Seat(seat), Random(1), **{"limit_ms": PATIENT_MS} | more)


def acted(command, word="", *, obliged=True, **more):
    table = situation(BAR, HANDS, word)
    legal = legal_actions(table.state, Seat(0))
    return seated(command, **more).act(table.observations[0], legal, obliged=obliged)


def test_a_program_says_who_it_is(program):
    assert greet(program()) == Greeting("mine", "2", False)
    assert str(greet(program(hello="answer['gestures'] = True"))) == "mine@2"


def test_it_chooses_among_the_legal_words(program):
    action = acted(program(act="answer['word'] = 'truc'"))
    assert format_action(action) == "1:truc"


def test_it_may_be_silent_where_it_is_not_obliged(program):
    assert acted(program(), obliged=False) is None


def test_it_is_told_all_and_no_more_than_its_seat_knows(tmp_path, program):
    told = tmp_path / "told"
    note = f"open({str(told)!r}, 'a').write(line)"
    acted(program(act=note, other=note))
    sit, act = (json.loads(line) for line in told.read_text(encoding="utf-8").splitlines())
    assert (sit["type"], sit["seat"], sit["ruleset"]) == ("sit", 1, "bar@1")
    table = situation(BAR, HANDS)
    known = observation_data(table.observations[0], BAR)
    assert act["observation"] == json.loads(json.dumps(known))
    assert act["observation"]["held"] == ["7o", "6o", "3c"]
    for other in ("1e", "4b", "3o", "7b"):
        assert other not in json.dumps(act)
    assert act["legal"][:3] == ["7o", "6o", "3c"]


def test_its_seed_is_that_of_its_seat(tmp_path, program):
    told = tmp_path / "told"
    command = program(other=f"open({str(told)!r}, 'a').write(line)")
    table = situation(BAR, HANDS)
    legal = legal_actions(table.state, Seat(0))
    for seed in (1, 1, 2):
        External(command, BAR, Seat(0), Random(seed)).act(
            table.observations[0], legal, obliged=True
        )
    seeds = [json.loads(line)["seed"] for line in told.read_text().splitlines()]
    assert seeds[0] == seeds[1] != seeds[2]


def test_one_process_sits_at_one_place(program):
    command = program()
    bots = [seated(command, 0), seated(command, 0), seated(command, 2), seated(command, 0, place=1)]
    assert len({id(bot._program) for bot in bots}) == 3
    assert len(external._places) == 3
    end_programs()
    assert external._places == {}


def test_it_makes_gestures_if_it_wants_to(program):
    table = situation(BAR, HANDS)
    legal = [g for g in legal_gestures(table.state, Seat(0)) if isinstance(g, Look | MakeSign)]
    eager = program(
        hello="answer['gestures'] = True", gestures="answer['words'] = ['mira=3', 'senya=tres']"
    )
    made = seated(eager).gestures(table.observations[0], legal)
    assert [format_action(gesture) for gesture in made] == ["1:mira=3", "1:senya=tres"]
    shy = program("shy.py", gestures="os._exit(1)")
    assert seated(shy).gestures(table.observations[0], legal) == ()


BREACHES = [
    ("bot-died", {"act": "os._exit(7)"}, "it ended with status 7"),
    ("bot-died", {"act": "os.close(1); time.sleep(9)"}, "it closed its output"),
    ("bot-late", {"act": "time.sleep(9)"}, "no answer within 300 ms"),
    ("bot-garbled", {"act": "print('hello', flush=True)"}, "to message 2, found 'hello'"),
    ("bot-garbled", {"act": "answer['id'] = 1"}, "expected an answer to message 2"),
    ("bot-garbled", {"act": "print('[' * 10 ** 6, flush=True)"}, "found '[[["),
    ("bot-garbled", {"act": "print('\\xff', flush=True)"}, "expected an answer"),
    ("bot-illegal", {"act": "answer['word'] = 'retruc'"}, "'retruc' is not among the legal words"),
    ("bot-illegal", {"act": "answer['word'] = {}"}, "a table is not among the legal words"),
    ("bot-silent", {"act": "answer['word'] = None"}, "it must act and was silent"),
]


@pytest.mark.parametrize(("breach", "lines", "text"), BREACHES, ids=str)
def test_who_breaks_the_rules_of_play_is_told_how_and_ended(program, breach, lines, text):
    with pytest.raises(BrokeRules) as caught:
        acted(program(**lines), limit_ms=300 if breach == "bot-late" else PATIENT_MS)
    assert (caught.value.id, caught.value.seat) == (breach, 0)
    assert text in str(caught.value)
    assert external._places == {}


@pytest.mark.parametrize(
    "words_made", ["['senya=no']", "['mira=3', 'mira=2']", "'mira=3'", "[1]", "None"]
)
def test_gestures_that_may_not_be_made_are_a_breach(program, words_made):
    table = situation(BAR, HANDS)
    legal = [g for g in legal_gestures(table.state, Seat(0)) if isinstance(g, Look | MakeSign)]
    command = program(hello="answer['gestures'] = True", gestures=f"answer['words'] = {words_made}")
    with pytest.raises(BrokeRules) as caught:
        seated(command).gestures(table.observations[0], legal)
    assert caught.value.id == "bot-illegal"


@pytest.mark.parametrize(
    ("lines", "breach"),
    [
        ({"hello": "answer['protocol'] = 2"}, "bot-no-greeting"),
        ({"hello": "answer['name'] = 'A B'"}, "bot-no-greeting"),
        ({"hello": "answer['version'] = 2"}, "bot-no-greeting"),
        ({"hello": "sys.exit(3)"}, "bot-died"),
        ({"hello": "answer = []"}, "bot-garbled"),
    ],
)
def test_who_does_not_greet_does_not_play(program, lines, breach):
    with pytest.raises(BrokeRules) as caught:
        Entrant.of(f"exec:{program(**lines)}")
    assert (caught.value.id, caught.value.seat) == (breach, None)


@pytest.mark.parametrize("command", ["", "  ", "'", "/no/such/program"])
def test_what_cannot_be_started_is_refused(command):
    with pytest.raises(BrokeRules) as caught:
        greet(command)
    assert caught.value.id == "bot-not-started"


def test_no_shell_reads_the_command(program, tmp_path):
    greet(f"{program()} ; touch {tmp_path / 'made'}")
    assert not (tmp_path / "made").exists()


def test_a_program_that_never_reads_or_leaves_is_ended(tmp_path):
    command = [sys.executable, "-c", "import time; time.sleep(60)"]
    started = Program(command)
    begun = time.monotonic()
    with pytest.raises(Broke):
        started.ask({}, 100)
    started.end()
    assert time.monotonic() - begun < 30
    assert started._process.returncode == -9


def test_a_program_that_talks_without_end_is_ended():
    started = Program([sys.executable, "-c", "while True: print('x')"])
    with pytest.raises(Broke) as caught:
        started.ask({}, 5000)
    assert caught.value.fault.id == "bot-garbled"
    started.end()
    assert not started._reader.is_alive()


def match(command, rival="random", *, deals=4, cotos=0):
    entrant = Entrant.of(f"exec:{command}", limit_ms=PATIENT_MS)
    return Match.of(entrant, rival, BAR, deals=deals, seed=1, cotos=cotos)


def test_a_program_plays_a_match(program):
    made = match(program(), deals=3, cotos=1)
    tally = play_match(made)
    assert made.first == "mine@2"
    assert (tally.rounds, tally.cotos) == (6, 2)
    assert not any(tally.breaches)
    assert play_match(made) == tally


def test_a_round_and_a_coto_are_lost_by_who_breaks_the_rules_and_play_goes_on(program):
    made = match(program(act="answer['word'] = 'retruc'"), deals=2, cotos=1)
    tally = play_match(made)
    assert tally.differences == [-48, -48]
    assert tally.cotos_won == 0
    assert tally.breaches[0] == {"bot-illegal": 6}
    assert tally.large == tally.rounds == 4
    told = as_text(made, tally, words("en"))
    assert "mine@2 broke the rules of play (bot-illegal): 6. Each time it lost" in told


def test_the_rival_of_who_breaks_the_rules_wins(program):
    made = Match.of("random", f"exec:{program(act='os._exit(1)')}", BAR, deals=1, seed=1, cotos=0)
    assert play_match(made).differences == [48]


def test_who_goes_on_breaking_the_rules_has_lost_the_match(program):
    made = match(program(act="answer['word'] = None"), deals=500, cotos=3)
    tally = play_match(made)
    assert MOST_BREACHES <= tally.breaches[0].total() <= MOST_BREACHES + 20
    assert tally.coto_pairs == 0
    told = as_text(made, tally, words("en"))
    assert "mine@2 did so again and again, and has lost the match." in told
    assert "Interrupted" not in told


@pytest.mark.slow
def test_programs_play_in_several_processes_as_in_one(program):
    made = match(program(), deals=25, cotos=1)
    assert play_match(made, workers=2) == play_match(made)


def test_what_a_ruleset_is_told_as():
    data = json.loads(json.dumps(ruleset_data(load("bicicleta"))))
    assert len(data["cards"]) == 22
    assert set(data["cards"]) == set(data["strength"])
    assert data["rungs"]["envit"][0] == "envit"


def test_what_lies_on_the_table_is_told():
    table = situation(BAR, HANDS, "1:envit 2:vull 1:7o 2:truc 3:vull 2:4b")
    data = observation_data(table.observations[3], BAR)
    assert data["envit"]["calls"] == [{"seat": 1, "word": "envit"}]
    assert data["truc"]["raiser"] == "B"
    assert data["points"] == 6
    assert data["tricks"][0]["plays"][1] == {
        "seat": 2,
        "card": "4b",
        "covered": False,
        "under": None,
    }


PAGE = (Path(__file__).parents[2] / "docs" / "bots-protocol.md").read_text(encoding="utf-8")


def test_the_page_shows_what_is_really_said():
    shown = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
    (act,) = (message for message in shown if message.get("type") == "act")
    table = situation(BAR, HANDS)
    known = observation_data(table.observations[0], BAR)
    assert act["observation"] == json.loads(json.dumps(known))
    assert act["legal"] == [format_word(a) for a in legal_actions(table.state, Seat(0))]
    assert act["obliged"] is True
    (hello,) = (message for message in shown if message.get("type") == "hello")
    assert hello["protocol"] == external.PROTOCOL
    assert hello["limit_ms"] == external.LIMIT_MS


@pytest.mark.parametrize("told", [observation_data, ruleset_data])
def test_the_page_names_every_field(told):
    table = situation(BAR, HANDS)
    given = (table.observations[0], BAR) if told is observation_data else (BAR,)
    named = set(re.findall(r"`([a-z_]+)`", PAGE))
    assert told(*given).keys() <= named


def test_the_page_names_every_breach():
    source = Path(external.__file__).parent
    code = "".join(path.read_text(encoding="utf-8") for path in source.glob("external*.py"))
    breaches = set(re.findall(r'"(bot-[a-z-]+)"', code))
    assert len(breaches) == 7
    assert breaches <= set(re.findall(r"`(bot-[a-z-]+)`", PAGE))
