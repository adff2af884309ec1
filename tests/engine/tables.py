"""Tables at which actions are tried: each a ruleset with some options, its hands and its score."""

from typing import NamedTuple

import pytest

from retruc.engine import State, apply, start, why_illegal
from retruc.game import IllegalAction, Reason
from retruc.rulesets import Ruleset
from tests.engine.support import action_of, dealt, play, rules


class Table(NamedTuple):
    """A ruleset and the hands that are dealt at it; without hands it waits for the deal."""

    ruleset: Ruleset
    hands: str = ""
    score: tuple[int, int] = (0, 0)


BAR = "7o6o3c 1e4b5c 3o3e7b 6c5o4e"
ISLANDS = "12o3e4c 12c3o6o 4o2b12b 5c7c4e"
MALLORCA = "7o6o3c 1e4b5c 3o10o7b 6c5o4e"
MENORCA = "7o6o3c 1e4b5c 3o3e7b 6c5o4e"
CATALA = "3o2c7e 3c4b12o 1e1b6c 2o10c11e"
TABLES = {
    "bar": Table(rules("bar"), BAR),
    "bar, before the deal": Table(rules("bar")),
    "bar, next answers": Table(rules("bar", truc__answers="next", envit__answers="next"), BAR),
    "bar, both refuse": Table(
        rules("bar", truc__answers="both-refuse", envit__answers="both-refuse"), BAR
    ),
    "bar, strongest": Table(
        rules("bar", truc__answers="strongest", envit__answers="strongest"), BAR
    ),
    "bar, waits and after": Table(
        rules("bar", truc__answers="both-refuse", envit__with_truc="waits-and-after"), BAR
    ),
    "bar, own turn": Table(rules("bar", fold__scope="team", fold__when="own-turn"), BAR),
    "bar, any time": Table(rules("bar", fold__scope="team"), BAR),
    "barajamos": Table(rules("barajamos"), BAR),
    "bicicleta": Table(rules("bicicleta"), BAR),
    "bicicleta, next answers": Table(rules("bicicleta", truc__answers="next"), BAR),
    "balear": Table(rules("balear"), ISLANDS),
    "balear, own turn": Table(rules("balear", fold__when="own-turn"), ISLANDS),
    "balear, before first card": Table(rules("balear", fold__when="before-first-card"), ISLANDS),
    "balear, claim": Table(rules("balear", envit__reveal="claim", envit__openers="any"), ISLANDS),
    "mallorca": Table(rules("mallorca"), MALLORCA),
    "mallorca, 17-0": Table(rules("mallorca"), MALLORCA, (17, 0)),
    "mallorca, 18-0": Table(rules("mallorca"), MALLORCA, (18, 0)),
    "mallorca, 20-0": Table(rules("mallorca"), MALLORCA, (20, 0)),
    "mallorca, what the winner lacks": Table(
        rules("mallorca", envit__falta="males-bones-own"), MALLORCA, (20, 0)
    ),
    "bicicleta, what the winner lacks": Table(
        rules("bicicleta", envit__falta="males-bones-own"), BAR, (20, 14)
    ),
    "menorca, both refuse": Table(rules("menorca", truc__answers="both-refuse"), MENORCA),
    "menorca": Table(rules("menorca"), MENORCA),
    "catala": Table(rules("catala"), CATALA),
    "catala, 11-5": Table(rules("catala"), CATALA, (11, 5)),
    "catala, 11-11": Table(rules("catala"), CATALA, (11, 11)),
    "catala, silent": Table(rules("catala", truc__silent_accept="true"), CATALA),
    "catala, one card": Table(rules("catala", deal__one_card="true")),
    "catala, one card, 10-5": Table(rules("catala", deal__one_card="true"), "", (10, 5)),
    "catala, one card, 11-5": Table(rules("catala", deal__one_card="true"), "", (11, 5)),
    "put-1674": Table(rules("put-1674"), "3c5h4d 3h4c6d"),
    "put-1800": Table(rules("put-1800"), "3c5h4d 3h4c6d"),
}
TIED = "1:12o 2:12c 3:4o 4:5c"
STACKED = f"{TIED} 1:3e/4c 2:3o/6o 3:2b/12b 4:7c/4e"
TO_CLAIM = "1:envit 2:vull 1:truc 2:novull"
ONE_TRICK = "1:7o 2:4b 3:7b 4:6c"


class Refusal(NamedTuple):
    """What may not be done at a table, and why."""

    reason: str
    table: str
    before: str
    """What was done before."""
    tried: str
    attempt: str
    """What was tried, as the error says it."""

    def __str__(self) -> str:
        return f"{self.reason} {self.table} {self.before} {self.tried}"


def table(name: str) -> State:
    """The state of one of the tables, after the deal if it has hands."""
    ruleset, hands, score = TABLES[name]
    return dealt(ruleset, hands, score=score) if hands else start(ruleset, score=score)


def assert_refused(refusal: Refusal) -> None:
    """Try it: the rules give the reason, and so does the error, word for word."""
    state = play(table(refusal.table), refusal.before)
    action = action_of(refusal.tried, state.ruleset.deck.pack)
    assert why_illegal(state, action) is Reason(refusal.reason)
    with pytest.raises(IllegalAction) as error:
        apply(state, action)
    sentence = Reason(refusal.reason).sentence
    assert str(error.value) == f"seat {refusal.tried[0]} may not {refusal.attempt}: {sentence}"
    assert error.value.state is state
