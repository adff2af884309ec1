"""A whole coto of each ruleset goes as it did when somebody last read it through."""

import pytest

from retruc.rulesets import catalogue
from tests.playthroughs.writing import COTOS, Coto, path_of, text_of


@pytest.mark.parametrize("coto", COTOS.values(), ids=COTOS)
def test_a_coto_goes_as_it_did(coto: Coto) -> None:
    written = path_of(coto).read_text(encoding="utf-8")
    assert text_of(coto).splitlines() == written.splitlines(), "see scripts/playthroughs"


def test_every_ruleset_is_played_through() -> None:
    assert tuple(COTOS) == catalogue()
