"""What the referee says, in sentences and tables."""

import pytest

from retruc.record import judge, read_record
from retruc.rulebook import show_end, show_round
from retruc.words import LANGUAGES, Narrator, words

TWO = '[Seats "2"]\n'
ROUND = "1. 1e7e3o 4o4c5b "
CLAIM = '[Seats "2"] [Options "envit.reveal=claim"]\n'
BALEAR = '[Ruleset "balear"] [Seats "2"]\n'


def narrator(text: str, language: str = "en") -> Narrator:
    return Narrator.at(words(language), read_record(text).ruleset)


def shown(text: str, language: str = "en", width: int = 200) -> str:
    """The last round of a record."""
    verdict = judge(text)
    return show_round(verdict["rounds"][-1], narrator(text, language), width=width)


def ending(text: str) -> str:
    return show_end(judge(text, legal=True), narrator(text), width=200)


def test_a_round_is_told_from_its_deal_to_its_score() -> None:
    assert (
        shown(TWO + ROUND + "1:1e 2:4o 1:7e 2:4c", width=60)
        == """\
Round 1
-------

Seat 2 deals; seat 1 is the mà.

trick  opened by  won by
-----  ---------  --------------
1      seat 1     team A, seat 1
2      seat 1     team A, seat 1

- Points for the envit: seat 1 28, seat 2 5.
- Envit: nobody called it.
- Truc: team A wins the tricks, 1 pedra.

              team A  team B
------------  ------  ------
written down  1       0
score         1       0
cames         0       0
"""
    )


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (TWO + ROUND, "- Truc: nobody has called it."),
        (TWO + ROUND, "The round goes on."),
        (TWO + ROUND + "1:envit", "- Envit: “Envide” waits for an answer."),
        (
            TWO + ROUND + "1:envit 2:vull",
            "- Envit: “Envide” was accepted; the end of the round decides it.",
        ),
        (TWO + ROUND + "1:truc", "- Truc: “Truc” waits for an answer."),
        (TWO + ROUND + "1:truc 2:vull", "- Truc: “Truc” was accepted; the tricks decide it."),
        (CLAIM + ROUND + "1:envit 2:vull 1:truc 2:novull", "- Truc: “Truc” was refused."),
        (
            TWO + ROUND + "1:envit 2:novull 1:truc 2:novull",
            "- Envit: “Envide” was refused; team A gets 1 pedra.",
        ),
        (
            TWO + ROUND + "1:envit 2:vull 1:truc 2:novull",
            "- Envit: “Envide” was accepted; team A wins 2 pedres with the 28 points of seat 1.",
        ),
        (
            CLAIM + ROUND + "1:envit 2:vull 1:truc 2:novull 1:passe 2:passe",
            "- Envit: “Envide” was accepted, and nobody claimed it.",
        ),
        (
            TWO + "1. 3o4o5c 3c4c5b 1:3o 2:3c 1:4o 2:4c",
            "2      seat 1     nobody: tied",
        ),
        ('[Ruleset "bicicleta"] [Seats "2"]\n' + ROUND + "1:envit 2:+5", "- Envit: “5 més” waits"),
        # Some cards are not known.
        (TWO + "1. ?? 4o4c5b", "- Points for the envit: seat 1 ?, seat 2 5."),
        (
            TWO + "1. ?? ?? 1:envit 2:vull 1:truc 2:novull",
            "- Envit: “Envide” was accepted; who wins it depends on cards that are not known.",
        ),
        (TWO + "1. ?? ?? 1:envit 2:vull 1:truc 2:novull", "score         not known  not known"),
        (
            CLAIM + "1. ?? 4o4c5b 1:envit 2:vull 1:truc 2:novull 1:mostra 2:passe",
            "- Envit: “Envide” was accepted; team A wins it, 2 pedres.",
        ),
        (
            BALEAR + "1. ?? ?? 1:3o 2:3c 1:12o/?? 2:12c/?? 1:passe 2:passe",
            "- Truc: who wins depends on cards that are not known.",
        ),
        (
            BALEAR + "1. ?? ?? 1:3o 2:3c 1:12o/?? 2:12c/?? 1:passe 2:passe",
            "2      seat 1     not known",
        ),
    ],
)
def test_every_case_has_its_sentence(text: str, line: str) -> None:
    assert line in shown(text)


UNSURE = TWO + "1. ?? ?? 1:envit 2:vull 1:truc 2:novull\n2. 4o4c5b 1e7e3o "


def test_what_an_unknown_score_makes_of_the_bets() -> None:
    told = shown(UNSURE + "2:falta 1:vull 2:1e 1:4o 2:7e 1:4c")
    assert "- Envit: “Falta” was accepted; team B wins it, not known how many pedres." in told
    raised = "2:truc 1:retruc 2:quatreval 1:jocfora 2:vull "
    told = shown(UNSURE + raised + "2:1e 1:4o 2:7e 1:4c")
    assert "- Truc: team B wins it, not known how many pedres." in told


def test_a_trick_may_be_a_teams_and_no_known_seats() -> None:
    text = (
        '[Ruleset "balear"]\n1. ?? 3c5b4b ?? 6c4o4c '
        "1:3o 2:3c 3:5o 4:6c 1:12o/?? 2:5b/4b 3:12e/?? 4:4o/4c"
    )
    # Two of a team tie on top of all: whoever of them played first has won.
    assert "2      seat 1     team A, seat 1" in shown(text)
    tied = text.replace("3c5b4b", "3c12c4b").replace("2:5b/4b", "2:12c/4b")
    told = shown(tied + " 1:passe 2:passe 3:passe 4:passe")
    assert "2      seat 1     team A\n" in told


def test_a_ruleset_without_envit_says_nothing_of_it() -> None:
    assert "nvit" not in shown('[Ruleset "catala"] [Seats "2"] 1. 3o3c3e 4o4c4e')


def test_the_end_says_whether_the_coto_is_over() -> None:
    over = '[Seats "2"] [Score "23-0"] [Cames "1-0"]\n' + ROUND + "1:1e 2:4o 1:7e 2:4c"
    assert ending(over) == "Team A has won the coto.\n"
    assert ending(TWO) == "The coto goes on.\n"
    unsure = '[Seats "2"] [Score "22-0"] [Cames "1-0"]\n1. ?? ?? 1:envit 2:vull 1:truc 2:novull'
    assert ending(unsure) == "Whether the coto is over depends on cards that are not known.\n"


def test_the_end_says_what_each_seat_may_do() -> None:
    assert (
        ending(TWO + ROUND + "1:truc")
        == """\
The coto goes on.

seat    may say or play
------  ------------------
seat 2  vull novull retruc
"""
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_it(language: str) -> None:
    for text in (TWO + ROUND + "1:1e", UNSURE + "2:falta 1:vull 2:1e 1:4o 2:7e 1:4c"):
        assert len(shown(text, language).splitlines()) > 8
