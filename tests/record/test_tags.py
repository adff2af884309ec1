"""What the tags of a record say."""

import pytest

from retruc.game import SEATS, RecordError
from retruc.record import Header, Place, Tag, judge, new_header, read_record, ruleset_of
from retruc.rulesets import load, load_text, with_options
from tests.record.support import EXAMPLE

BAR = load("bar")


def header(tags: str) -> Header:
    return read_record(tags).header


def refused(tags: str, **given: object) -> str:
    with pytest.raises(RecordError) as error:
        read_record(tags, **given)  # type: ignore[arg-type]
    return str(error.value)


def test_every_tag_with_a_meaning_has_its_field() -> None:
    found = header(EXAMPLE)
    assert found == Header(
        tags=found.tags,
        ruleset="bar",
        options={"cama.target": "30", "deck.id": "v24"},
        seats=4,
        players=("Anna", "Bernat", "Carme", "Dídac"),
        date="2026-11-29",
        score=(15, 8),
        cames=(1, 0),
        dealer=SEATS[3],
        result=(2, 1),
    )
    assert found.tags[5] == Tag("Score", "15-8")
    assert found.tags[5].place == Place(6, 1)
    more = header('[Termination "abandoned"]\n[Deal.1 "ab12"] [Deal.12 "cd34"] [Result "*"]')
    assert more.termination == "abandoned"
    assert more.proof_by_round == {1: "ab12", 12: "cd34"}
    assert more.result is None


def test_tags_that_are_missing_take_the_default() -> None:
    found = header('[Event "Falles"]')
    assert found == Header(tags=(Tag("Event", "Falles"),))
    assert ruleset_of(found) is BAR


def test_tags_without_a_meaning_are_kept_in_their_place_and_may_stand_twice() -> None:
    found = header('[Flip "a"]\n[Ruleset "bar"]\n[Flip "b"]\n[Deal.0 "c"]')
    assert [(tag.name, tag.value) for tag in found.tags] == [
        ("Flip", "a"),
        ("Ruleset", "bar"),
        ("Flip", "b"),
        ("Deal.0", "c"),
    ]
    assert found.tag("Flip") == Tag("Flip", "a")
    assert found.tag("Nothing") is None
    assert found.proof_by_round == {}


def test_names_of_players_may_be_left_open() -> None:
    assert header('[Players "Anna; ;Carme"]').players == ("Anna", "", "Carme")
    assert header('[Players " ; "]').players == ()


@pytest.mark.parametrize(
    ("tags", "message"),
    [
        ('[Seats "4"] [Seats "4"]', "1:13: duplicate-tag: Seats: the tag Seats stands twice"),
        ('[Deal.2 "a"]\n[Deal.2 "b"]', "2:1: duplicate-tag: Deal.2: the tag Deal.2 stands twice"),
        ('[ruleset "bar"]', "1:1: bad-tag: ruleset: the tag is written Ruleset"),
        ('[DEAL.2 "a"]', "1:1: bad-tag: DEAL.2: the tag is written Deal.2"),
        (
            '[Ruleset "./poble.toml"]',
            "1:1: bad-value: Ruleset: expected an id such as bar@1, found './poble.toml'",
        ),
        (
            '\n [Ruleset "bar@2"]',
            "2:2: unknown-version: Ruleset: expected bar@1, found 'bar@2'",
        ),
        ('[Options "cama"]', "1:1: bad-option: Options: expected path=value, found 'cama'"),
        ('[Options "a=1 =2"]', "1:1: bad-option: Options: expected path=value, found '=2'"),
        ('[Options "a=1 a=2"]', "1:1: bad-option: Options: a is set twice"),
        (
            '[Options "cama.tarjet=30"]',
            "1:1: bad-option: Options: cama.tarjet: no such option; did you mean cama.target?",
        ),
        (
            '[Options "envit.on=si"]',
            "1:1: bad-option: Options: envit.on: expected true or false, found 'si'",
        ),
        (
            '[Seats "7"]',
            "1:1: bad-option: Seats: seats: expected as many seats in each team, found 7",
        ),
        (
            '[Seats "6"]',
            "1:1: bad-option: Seats: seats: expected one of 2, 4, found 6",
        ),
        (
            '[Options "seats=6"]',
            "1:1: bad-option: Options: seats: expected one of 2, 4, found 6",
        ),
        (
            '[Options "seats=2"] [Seats "4"]',
            "1:21: bad-option: Seats: the options say 2 seats",
        ),
        ('[Seats "9"]', "1:1: bad-value: Seats: expected a number from 1 to 8, found '9'"),
        ('[Seats "four"]', "1:1: bad-value: Seats: expected a number from 1 to 8, found 'four'"),
        ('[Dealer "0"]', "1:1: bad-value: Dealer: expected a number from 1 to 8, found '0'"),
        ('[Dealer "٣"]', "1:1: bad-value: Dealer: expected a number from 1 to 8, found '٣'"),
        (
            '[Players "a;b;c;d;e"]',
            "1:1: bad-value: Players: 5 names for 4 seats",
        ),
        (
            '[Score "15:8"]',
            "1:1: bad-value: Score: expected two numbers such as 15-8, found '15:8'",
        ),
        (
            '[Result "won"]',
            "1:1: bad-value: Result: expected two numbers such as 15-8, found 'won'",
        ),
    ],
)
def test_what_a_tag_cannot_say_is_refused_at_the_tag(tags: str, message: str) -> None:
    assert refused(tags) == message


def test_an_unknown_ruleset_is_refused_with_those_that_there_are() -> None:
    message = refused('[Ruleset "barr"]')
    assert message.startswith("1:1: unknown-ruleset: Ruleset: expected one of balear, bar, ")
    assert message.endswith("found 'barr'; did you mean bar?")


@pytest.mark.parametrize(
    ("tags", "reason", "message"),
    [
        ('[Dealer "3"] [Seats "2"]', "bad-value", "Dealer: no seat 3 at a table of 2"),
        ('[Score "24-0"]', "bad-score", "Score: expected 0 to 23 each, found 24-0"),
        ('[Cames "0-2"]', "bad-score", "Cames: expected 0 to 1 each, found 0-2"),
        (
            '[Result "0-3"]',
            "bad-value",
            "Result: a coto to 2 that began 0-0 cannot end 0-3",
        ),
        (
            '[Result "2-2"]',
            "bad-value",
            "Result: a coto to 2 that began 0-0 cannot end 2-2",
        ),
        (
            '[Result "0-2"] [Cames "1-0"]',
            "bad-value",
            "Result: a coto to 2 that began 1-0 cannot end 0-2",
        ),
        (
            '[Result "2-0"] [Cames "0-1"]',
            "bad-value",
            "Result: a coto to 2 that began 0-1 cannot end 2-0",
        ),
        (
            '[Result "2-1"] [Options "coto.cames-to-win=1"]',
            "bad-value",
            "Result: a coto to 1 that began 0-0 cannot end 2-1",
        ),
    ],
)
def test_a_beginning_that_cannot_be_is_refused(tags: str, reason: str, message: str) -> None:
    verdict = judge(f" {tags}")
    assert verdict["rounds"] == []
    assert verdict["error"] == {"line": 1, "column": 2, "reason": reason, "message": message}


def test_seats_and_options_are_one() -> None:
    assert read_record('[Options "seats=2"] [Seats "02"]').ruleset.seats == 2
    # Six seats need more cards than the deck of bar has: both are set at once.
    both = '[Ruleset "valencia-26"] [Seats "2"] [Options "deck.id=v22 seats=2"]'
    assert read_record(both).ruleset.changed == {"seats": "2", "deck.id": "v22"}


VILLAGE = load_text(
    'id = "poble"\nversion = 3\nname = "Poble"\nextends = "bar"\n[cama]\ntarget = 12\n'
)


def test_a_ruleset_that_the_catalogue_has_not_is_given() -> None:
    for tags in ('[Ruleset "poble@3"]', '[Ruleset "poble"]', '[Score "0-0"]'):
        assert read_record(tags, ruleset=VILLAGE).ruleset is VILLAGE
    changed = read_record('[Options "cama.target=18"]', ruleset=VILLAGE).ruleset
    assert (changed.id, changed.cama.target) == ("poble", 18)


def test_a_record_of_another_ruleset_is_refused() -> None:
    for named in ("bar", "poble@2"):
        assert refused(f'[Ruleset "{named}"]', ruleset=VILLAGE) == (
            f"1:1: other-ruleset: Ruleset: the record is of {named}, and poble@3 was given"
        )


def test_a_new_header_says_what_is_played_and_leaves_out_what_is_usual() -> None:
    assert [(tag.name, tag.value) for tag in new_header(BAR).tags] == [
        ("Ruleset", "bar@1"),
        ("Seats", "4"),
    ]


def test_a_new_header_says_everything_else_in_order() -> None:
    ruleset = with_options(BAR, {"seats": "2", "cama.target": "30", "envit.on": "false"})
    made = new_header(
        ruleset,
        players=("Anna", "Bernat"),
        date="2026-11-29",
        score=(3, 0),
        cames=(0, 1),
        dealer=SEATS[1],
        result=(0, 2),
        termination="abandoned",
        proof_by_round={2: "ab"},
        others=[("Seed", "7")],
    )
    assert [(tag.name, tag.value) for tag in made.tags] == [
        ("Ruleset", "bar@1"),
        ("Options", "envit.on=false cama.target=30"),
        ("Seats", "2"),
        ("Players", "Anna; Bernat"),
        ("Date", "2026-11-29"),
        ("Score", "3-0"),
        ("Cames", "0-1"),
        ("Dealer", "2"),
        ("Result", "0-2"),
        ("Termination", "abandoned"),
        ("Deal.2", "ab"),
        ("Seed", "7"),
    ]
    assert (made.dealer, made.result, made.proof_by_round) == (SEATS[1], (0, 2), {2: "ab"})
    assert ruleset_of(made) == ruleset


def test_nobodys_name_is_no_tag() -> None:
    assert new_header(BAR, players=("", "", "", "")).players == ()
    assert new_header(BAR, players=("", "Bernat", "", "")).players == ("", "Bernat", "", "")


@pytest.mark.parametrize("name", ["Anna; Bernat", " Anna"])
def test_a_name_that_would_read_otherwise_is_refused(name: str) -> None:
    with pytest.raises(RecordError, match="a name has no semicolon, and no space at its ends"):
        new_header(BAR, players=(name,))
