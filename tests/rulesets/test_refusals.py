"""What is wrong in a ruleset's file: every kind of problem, where it is found, and its sentence."""

import re
from pathlib import Path

import pytest

from retruc.game import RulesetError
from retruc.rulesets import check_file, check_text, load, load_text

ROOT = Path(__file__).parents[2]
HEAD = 'id = "poble"\nversion = 1\nname = "Poble"\n'
BAR = HEAD + 'extends = "bar"\n'
BALEAR = HEAD + 'extends = "balear"\n'
PUT = HEAD + 'extends = "put-1674"\n'
CARDS = '[deck]\ncards = ["1e", "1b", "3*", "4*", "5*", "6*", "7*"]\n'


def truc(*rungs: str) -> str:
    return "[truc]\nrungs = [" + ", ".join(rungs) + "]\n"


def envit(*rungs: str) -> str:
    return "[envit]\nrungs = [" + ", ".join(rungs) + "]\n"


def rung(rung_id: str, pays: object) -> str:
    shown = pays if isinstance(pays, int) else f'"{pays}"'
    return f'{{ id = "{rung_id}", say = "x", pays = {shown} }}'


TRUC = rung("truc", 2)
ENVIT = rung("envit", 2)
FALTA = rung("falta", "falta")
FREE = rung("+", "free")

REFUSALS = [
    # id, path, part of the problem, text
    ("not-toml", "", "line 1, column 6", "id = bar"),
    ("not-toml", "", "nested too deeply", "x = " + "[" * 30_000),
    ("not-toml", "", "a number or a date that cannot be held", "x = " + "9" * 5_000),
    ("not-toml", "", "something is missing at the end", "x = ["),
    ("not-toml", "", "it is stated before", "x = 1\nx = 2"),
    ("not-toml", "", "line 2, column 3: it is stated before", "[x]\n[x]"),
    ("unknown-ruleset", "extends", "found 'barr'; did you mean bar?", HEAD + 'extends = "barr"'),
    ("unknown-ruleset", "extends", "found '../bar'", HEAD + 'extends = "../bar"'),
    ("unknown-version", "extends", "expected bar@1, found 'bar@7'", HEAD + 'extends = "bar@7"'),
    ("wrong-type", "extends", "expected an id in quotes, found 1", HEAD + "extends = 1"),
    ("id-taken", "id", "the catalogue has a ruleset balear", BAR.replace("poble", "balear")),
    ("unknown-key", "chioces", "no such key; did you mean choices?", BAR + "chioces = 1"),
    ("unknown-key", "zzz", "no such key", BAR + "zzz = 1"),
    (
        "unknown-key",
        "envit.with_truc",
        "did you mean with-truc?",
        BAR + '[envit]\nwith_truc = "waits"',
    ),
    ("unknown-key", r"'\x1b'", "no such key", BAR + '"\\u001b" = 1'),
    ("missing-option", "version", "nothing is stated", 'id = "x"\nname = "x"\nextends = "bar"'),
    ("missing-option", "ties.first", "nothing is stated", HEAD),
    ("missing-deck", "deck", "no deck is stated", HEAD),
    ("wrong-type", "id", "expected an id in quotes, found 3", BAR.replace('"poble"', "3")),
    (
        "wrong-type",
        "id",
        "found a number of many digits",
        BAR.replace('"poble"', "0x1" + "0" * 9_000),
    ),
    (
        "out-of-range",
        "cama.target",
        "expected 2 to 1000, found a number of many digits",
        BAR + f"[cama]\ntarget = 0x1{'0' * 9_000}",
    ),
    ("bad-id", "id", "found 'El poble'", BAR.replace("poble", "El poble")),
    ("wrong-type", "name", "expected a text in quotes, found a list", BAR.replace('"Poble"', "[]")),
    ("wrong-type", "name", "found a table", BAR.replace('"Poble"', "{}")),
    ("bad-text", "name", "expected 1 to 60 printable characters", BAR.replace("Poble", " ")),
    ("bad-text", "name", "x…'", BAR.replace("Poble", "x" * 61)),
    ("out-of-range", "version", "expected 1 to 1000000, found 0", BAR.replace("= 1", "= 0")),
    ("wrong-type", "version", "a whole number, found true", BAR.replace("= 1", "= true")),
    ("wrong-type", "version", "a whole number, found 1.5", BAR.replace("= 1", "= 1.5")),
    ("wrong-type", "envit", "expected a table, found 3", BAR + "envit = 3"),
    ("wrong-type", "envit.on", "true or false, found 'yes'", BAR + '[envit]\non = "yes"'),
    ("wrong-type", "ties.first", "a word in quotes, found false", BAR + "[ties]\nfirst = false"),
    (
        "unknown-value",
        "ties.first",
        "expected one of classic, stack, put, found 'stac'; did you mean stack?",
        BAR + '[ties]\nfirst = "stac"',
    ),
    ("unknown-value", "deck.id", "expected one of v22, v24,", BAR + '[deck]\nid = "v23"'),
    ("out-of-range", "cama.target", "expected 2 to 1000", BAR + "[cama]\ntarget = 1"),
    ("out-of-range", "seats", "expected 2 to 8, found 10", BAR + "seats = 10"),
    # decks
    ("half-deck", "order.tiers", "always both", BAR + CARDS),
    ("half-deck", "deck.cards", "always both", BAR + '[order]\ntiers = ["3*"]'),
    ("half-deck", "deck.cards", "always both", BAR + '[deck]\npack = "english"'),
    ("deck-twice", "deck.cards", "deck.id names a deck", BAR + CARDS + 'id = "v22"'),
    ("missing-option", "deck.pack", "nothing", HEAD + CARDS + '[order]\ntiers = ["3*"]'),
    (
        "unknown-value",
        "deck.pack",
        "expected one of spanish, english, found 'french'",
        BAR + CARDS + 'pack = "french"\n[order]\ntiers = ["3*"]',
    ),
    ("wrong-type", "deck.cards", "expected a list", BAR + "[deck]\ncards = 3\n[order]\ntiers = []"),
    ("wrong-type", "order.tiers", "expected a list", BAR + CARDS + "[order]\ntiers = 3"),
    (
        "unknown-card",
        "deck.cards",
        "the spanish pack has no card '3x'",
        BAR + '[deck]\ncards = ["3x"]\n[order]\ntiers = []',
    ),
    (
        "wrong-type",
        "deck.cards",
        "expected a card in quotes, found 3",
        BAR + "[deck]\ncards = [3]\n[order]\ntiers = []",
    ),
    (
        "repeated-card",
        "deck.cards",
        "3o is named before",
        BAR + '[deck]\ncards = ["3*", "3o"]\n[order]\ntiers = ["3*"]',
    ),
    (
        "unknown-card",
        "order.tiers",
        "the deck has no card '2*'",
        BAR + '[deck]\ncards = ["3*"]\n[order]\ntiers = ["3*", "2*"]',
    ),
    (
        "repeated-card",
        "order.tiers",
        "3o is named before",
        BAR + '[deck]\ncards = ["3*"]\n[order]\ntiers = ["3*", "3o"]',
    ),
    (
        "card-without-tier",
        "order.tiers",
        "in no tier: 4o 4c 4e 4b",
        BAR + '[deck]\ncards = ["3*", "4*"]\n[order]\ntiers = ["3*"]',
    ),
    # seats
    ("odd-seats", "seats", "found 5", BAR + "seats = 5\n[choices]\nseats = [5]"),
    (
        "too-few-cards",
        "seats",
        "8 seats need 24 cards, and the deck has 22",
        BAR + "seats = 8\n[choices]\nseats = [8]",
    ),
    ("seats-not-offered", "seats", "expected one of 2, 4, found 6", BAR + "seats = 6"),
    # choices and sources
    (
        "unknown-option",
        "choices.cama.targets",
        "did you mean cama.target?",
        BAR + "[choices]\ncama.targets = [24]",
    ),
    ("unknown-option", "choices.a.b", "no such option", BAR + "[choices.a.b]\nc = 1"),
    ("not-settable", "choices.envit.rungs", "file", BAR + '[choices]\n"envit.rungs" = []'),
    ("not-settable", "choices.deck.pack", "file", BAR + '[choices]\n"deck.pack" = []'),
    (
        "wrong-type",
        "choices.cama.target",
        "a list, found 24",
        BAR + '[choices]\n"cama.target" = 24',
    ),
    (
        "unknown-value",
        "choices.ties.first",
        "found 'clasic'; did you mean classic?",
        BAR + '[choices]\n"ties.first" = ["classic", "clasic"]',
    ),
    (
        "repeated-value",
        "choices.cama.target",
        "a value is listed twice",
        BAR + '[choices]\n"cama.target" = [24, 24]',
    ),
    (
        "own-value-not-offered",
        "choices.cama.target",
        "the ruleset's own value is not among them: 24",
        BAR + '[choices]\n"cama.target" = [18, 30]',
    ),
    (
        "own-value-not-offered",
        "choices.deck.id",
        "not among them: cards of its own",
        BAR + CARDS + '[order]\ntiers = ["1*", "7*", "6*", "5*", "4*", "3*"]\n'
        '[choices]\n"deck.id" = ["v22", "v24"]',
    ),
    (
        "impossible-choice",
        "choices.fold.scope",
        "'seat' can never be set: fold.scope: one seat alone leaves on its own turn only",
        BAR + '[choices]\n"fold.scope" = ["none", "seat"]',
    ),
    (
        "impossible-choice",
        "choices.seats",
        "'8' can never be set: seats: 8 seats need 24 cards",
        BAR + "[choices]\nseats = [4, 8]\n'deck.id' = ['v22']",
    ),
    (
        "impossible-choice",
        "choices.flor.on",
        "'true' can never be set: flor.on: the flor is on and the envit is off",
        PUT + '[choices]\n"flor.on" = [true, false]',
    ),
    (
        "unknown-option",
        "sources.tie",
        "no such option or table; did you mean ties?",
        BAR + '[sources]\ntie = "x"',
    ),
    ("wrong-type", "sources.ties", "expected a text in quotes", BAR + "[sources]\nties = [3]"),
    # ladders
    ("wrong-type", "truc.rungs", "expected a list", BAR + "[truc]\nrungs = 3"),
    ("wrong-type", "truc.rungs.1", "expected a table", BAR + truc('"truc"')),
    ("missing-option", "truc.rungs.1.pays", "nothing", BAR + truc('{ id = "truc", say = "Truc" }')),
    (
        "unknown-key",
        "truc.rungs.1.says",
        "did you mean say?",
        BAR + truc('{ id = "truc", say = "Truc", says = "x", pays = 2 }'),
    ),
    ("unknown-value", "truc.rungs.2.pays", "found 'all'", BAR + truc(TRUC, rung("tot", "all"))),
    ("out-of-range", "truc.rungs.1.pays", "expected 1 to 1000", BAR + truc(rung("truc", 0))),
    ("rung-id", "truc.rungs", "letters from a to z, found 'vol 9'", BAR + truc(rung("vol 9", 2))),
    ("rung-id", "truc.rungs", "found 'Truc'", BAR + truc(rung("Truc", 2))),
    ("rung-id", "truc.rungs.1.id", "expected at most 60 letters", BAR + truc(rung("u" * 61, 2))),
    ("rung-id", "truc.rungs", "found 'più'", BAR + truc(rung("più", 2))),
    ("rung-id", "truc.rungs", "found '3'", BAR + truc('{ id = 3, say = "Tres", pays = 3 }')),
    ("rung-id", "envit.rungs", "found 'més'", BAR + envit(ENVIT, rung("més", "free"), FALTA)),
    ("rung-id", "envit.rungs", "found '+'", BAR + envit(ENVIT, rung("+", 4), FALTA)),
    ("rung-reserved", "truc.rungs", "vull is a word of the notation", BAR + truc(rung("vull", 2))),
    ("rung-twice", "truc.rungs", "the id envit is used twice", BAR + truc(rung("envit", 2))),
    (
        "pays-not-rising",
        "truc.rungs",
        "truc pays 1, no more than the 1",
        BAR + truc(rung("truc", 1)),
    ),
    ("pays-not-rising", "envit.rungs", "b pays 2", BAR + envit(rung("a", 3), rung("b", 2))),
    ("wrong-pays", "truc.rungs", "the only word here is jocfora", BAR + truc(rung("x", "falta"))),
    ("wrong-pays", "truc.rungs", "x pays free", BAR + truc(TRUC, rung("x", "free"))),
    ("wrong-pays", "envit.rungs", "here is falta", BAR + envit(ENVIT, rung("x", "jocfora"))),
    (
        "rung-after-last",
        "truc.rungs",
        "b comes after",
        BAR + truc(rung("a", "jocfora"), rung("b", 9)),
    ),
    (
        "free-misplaced",
        "envit.rungs",
        "directly before",
        BAR + envit(ENVIT, FREE, rung("x", 4), FALTA),
    ),
    ("free-misplaced", "envit.rungs", "directly before", BAR + envit(ENVIT, FREE)),
    ("free-misplaced", "envit.rungs", "directly before", BAR + envit(FREE, FALTA)),
    ("free-misplaced", "envit.rungs", "directly before", BAR + envit(ENVIT, FREE, rung("x", 4))),
    ("extra-misfit", "truc.extra", "pays 4 and a last one", BALEAR + '[truc]\nextra = "sis-val"'),
    ("extra-misfit", "truc.extra", "pays 9 and a last one", BAR + '[truc]\nextra = "va-al-dotze"'),
    ("extra-misfit", "truc.extra", "va-al-dotze goes", PUT + '[truc]\nextra = "va-al-dotze"'),
    ("envit-without-rungs", "envit.rungs", "has no rungs", PUT + "[envit]\non = true"),
    ("fold-alone", "fold.scope", "on its own turn only", BAR + '[fold]\nscope = "seat"'),
    (
        "falta-never",
        "envit.falta-over",
        "no falta is worth more than 24: a cama is of 24",
        BAR + "[envit]\nfalta-over = 24",
    ),
    ("flor-without-envit", "flor.on", "the envit is off", PUT + "[flor]\non = true"),
    # cards that count, and senyes
    ("wrong-type", "envit.wild", "expected a table", BAR + "[envit]\nwild = 3"),
    ("out-of-range", "envit.wild.7o", "0 to 100", BAR + '[envit]\nwild = { "7o" = 101 }'),
    ("unknown-card", "envit.wild.x", "no card 'x'", BAR + "[envit]\nwild = { x = 1 }"),
    ("senyes-without-map", "senyes.map", "none is stated", BAR + "[senyes]\nmap = {}"),
    ("wrong-type", "senyes.map", "expected a table", BAR + "[senyes]\nmap = []"),
    ("bad-id", "senyes.map.El tres", "found 'El tres'", BAR + '[senyes.map."El tres"]\n'),
    ("wrong-type", "senyes.map.x", "expected a table", BAR + "[senyes.map]\nx = 3"),
    ("missing-option", "senyes.map.x.gesture", "nothing", BAR + '[senyes.map.x]\nany-of = ["3*"]'),
    (
        "unknown-value",
        "senyes.map.x.gesture",
        "found 'eye'",
        BAR + '[senyes.map.x]\ngesture = "eye"',
    ),
    (
        "card-not-dealt",
        "senyes.map.x",
        "no deck of this ruleset has 2o 2c 2e 2b",
        BAR + '[senyes.map.x]\ngesture = "nod"\nany-of = ["2*"]',
    ),
    (
        "card-not-dealt",
        "senyes.map.x",
        "no deck of this ruleset has 2o",
        BAR + '[senyes.map.x]\ngesture = "nod"\nall-of = ["3o", "2o"]',
    ),
    (
        "card-not-dealt",
        "envit.wild",
        "no deck of this ruleset has 11b",
        BAR + '[envit]\nwild = { "7o" = 27, "11b" = 28 }',
    ),
    (
        "gesture-twice",
        "senyes.map.y",
        "nod is the gesture of x as well",
        BAR + '[senyes.map]\nx = { gesture = "nod", any-of = ["3*"] }\n'
        'y = { gesture = "nod", any-of = ["1e"] }',
    ),
    ("empty-sign", "senyes.map.x", "says nothing", BAR + '[senyes.map.x]\ngesture = "nod"'),
    (
        "empty-range",
        "senyes.map.x",
        "envit-from 32 is more than envit-to 31",
        BAR + '[senyes.map.x]\ngesture = "nod"\nenvit-from = 32\nenvit-to = 31',
    ),
    (
        "wrong-type",
        "senyes.map.x.any-of",
        "expected a list",
        BAR + '[senyes.map.x]\ngesture = "nod"\nany-of = "3*"',
    ),
    (
        "out-of-range",
        "senyes.map.x.envit-to",
        "0 to 100",
        BAR + '[senyes.map.x]\ngesture = "nod"\nenvit-to = 101',
    ),
    ("other-pack", "senyes.map.tres", "not of the english pack: 3o 3c", BAR + '[deck]\nid = "f52"'),
    ("other-pack", "envit.wild", "not of the english pack: 11b", BALEAR + '[deck]\nid = "f52"'),
    ("wrong-type", "senyes.expressions", "a list", BAR + '[senyes]\nexpressions = "meca"'),
    ("wrong-type", "senyes.expressions", "an id", BAR + "[senyes]\nexpressions = [3]"),
    ("bad-id", "senyes.expressions", "found 'Vine!'", BAR + '[senyes]\nexpressions = ["Vine!"]'),
]
ELSEWHERE = {
    "unreadable-file": "test_a_file_that_is_not_there_cannot_be_read",
    "file-too-large": "test_a_file_may_have_64_kib",
    "extends-cycle": "test_rulesets_that_extend_each_other_are_refused",
}


def ids_in_the_code() -> set[str]:
    code = "".join(path.read_text() for path in (ROOT / "src/retruc/rulesets").glob("*.py"))
    return set(re.findall(r'Fault\(\s*"([a-z-]+)"', code))


def test_every_kind_of_problem_is_provoked() -> None:
    tests = (Path(__file__).parent / "test_loading.py").read_text(encoding="utf-8")
    assert all(f"def {name}(" in tests for name in ELSEWHERE.values())
    assert ids_in_the_code() == {row[0] for row in REFUSALS} | ELSEWHERE.keys()


def test_the_page_explains_every_kind_of_problem() -> None:
    page = (ROOT / "docs" / "rulesets.md").read_text(encoding="utf-8")
    table = page.partition("| id | what is wrong |\n")[2].partition("\n\n")[0]
    first_cells = " ".join(row.split("|")[1] for row in table.splitlines())
    assert set(re.findall(r"`([a-z-]+)`", first_cells)) == ids_in_the_code()


@pytest.mark.parametrize(("error_id", "path", "problem", "text"), REFUSALS)
def test_a_problem_is_reported(error_id: str, path: str, problem: str, text: str) -> None:
    found = check_text(text, file="poble.toml")
    assert [
        error
        for error in found
        if (error.id, error.file, error.path) == (error_id, "poble.toml", path)
        and problem in error.problem
    ], found


@pytest.mark.parametrize(("error_id", "path", "problem", "text"), REFUSALS)
def test_loading_raises_the_first_problem(
    error_id: str, path: str, problem: str, text: str
) -> None:
    found = check_text(text)
    with pytest.raises(RulesetError) as raised:
        load_text(text)
    assert str(raised.value) == str(found[0])


def found_in(text: str) -> list[tuple[str, str]]:
    return [(error.id, error.path) for error in check_text(text)]


def test_other_faults_do_not_hide_that_an_id_is_taken() -> None:
    text = BAR.replace("poble", "balear") + "[cama]\ntarget = 0\n"
    assert found_in(text) == [("out-of-range", "cama.target"), ("id-taken", "id")]


def test_a_sentence_names_the_file_and_the_path(tmp_path: Path) -> None:
    file = tmp_path / "poble.toml"
    file.write_text(BAR + "[cama]\ntarget = 0", encoding="utf-8")
    (error,) = check_file(file)
    assert str(error) == f"{file}: cama.target: expected 2 to 1000, found 0"
    with pytest.raises(RulesetError, match=r"cama\.target"):
        load(file)
