"""Matches without bots: what a pair comes to is made up."""

from collections.abc import Callable
from random import Random

import pytest

from retruc.arena import Tally
from retruc.arena import match as matches


def pretend(monkeypatch: pytest.MonkeyPatch, difference: Callable[[Random], int]) -> None:
    """Let each deal come to what *difference* draws, and each coto to one win a side."""

    def deal(match: matches.Match, index: int, tally: Tally) -> None:
        tally.rounds += match.rounds_a_deal
        tally.add_pair(difference(Random(f"{match.seed}/{index}")))

    def coto(_match: matches.Match, _index: int, tally: Tally) -> None:
        tally.coto_pairs += 1
        tally.cotos_won += 1

    monkeypatch.setattr(matches, "play_deal_pair", deal)
    monkeypatch.setattr(matches, "play_coto_pair", coto)
