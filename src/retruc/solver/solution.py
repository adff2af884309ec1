"""A solution to be read: the strategy of both seats in one small file. NumPy is enough.

The file is a ZIP archive of arrays, compressed with LZMA, and of ``solution.json``, which says what
was solved and how well. Probabilities are whole numbers of `LEVELS` parts.
"""

import json
import lzma
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from retruc.game import Card, Fault, RetrucError, parse_card
from retruc.rulesets import Ruleset, load, with_options
from retruc.solver.hands import Deck, TierHand, deck_of
from retruc.solver.shapes import NOTHING, NoSuchMove, Shapes, columns, find, hand_left

FORM: Final = 1
HEADER: Final = "solution.json"
CELLS: Final = "cells"
LEVELS: Final = 255
SHIPPED: Final = Path(__file__).with_name("solutions")
"""The solutions that come with the package, each named by its game."""


class WrongSolution(RetrucError):
    """A file that holds no solution, or one of a form that is not known here."""

    id = "wrong-solution"

    def __init__(self, path: Path) -> None:
        self.fault = Fault("wrong-solution", "{file} holds no solution", file=str(path))
        super().__init__(str(self.fault))


class Solution:
    """What was solved, how well, and what each hand does at every point of the round."""

    def __init__(
        self,
        header: Mapping[str, Any],
        shapes: Shapes,
        cells: NDArray[np.uint8],
        *,
        ruleset: Ruleset | None = None,
    ) -> None:
        self.header = header
        """What was solved and how well; docs/solver.md says what stands in it."""
        self.ruleset = ruleset or with_options(load(header["ruleset"]), header["options"])
        self.deck: Deck[TierHand] = deck_of(self.ruleset)
        self.shapes = shapes
        self.cells = cells
        """By cell: parts of `LEVELS`; a hand that never comes there has none."""
        self._moves = (*(tier[0] for tier in self.ruleset.tiers), *header["words"])

    def shares(self, said: Sequence[str], hand: Sequence[Card]) -> dict[str, float]:
        """Say how likely each thing is that the seat whose turn it is does with its hand.

        Args:
            said: All that was said and laid in the round, as records write it: ``truc``, ``7e``.
            hand: The three cards that were dealt to the seat.

        Returns:
            By word or card, with one card for all of its tier; evenly where the hand never comes
            there. Empty where there is nothing to choose any more.

        Raises:
            NoSuchMove: something cannot be said or laid there, or the hand has not laid it.
        """
        moves = [self._move(word) for word in said]
        node = find(self.shapes, moves)
        seat = int(self.shapes.actor[node.shape])
        if seat == NOTHING:
            return {}
        tiers = sorted(self._tier(card) for card in hand)
        left = hand_left(tuple(tiers), self._laid(seat, moves))
        found: dict[int, float] = {}
        for move, list_after, cell in columns(self.shapes, self.deck.lists, node):
            after = self._after(left, move)
            if after is not None:
                place = self.deck.hands[list_after].index(after)
                alone = self.shapes.own[node.shape] == 0
                found[move] = 1.0 if alone else float(self.cells[cell + place])
        total = sum(found.values())
        return {
            str(self._moves[move]): part / total if total else 1 / len(found)
            for move, part in found.items()
        }

    def _move(self, word: str) -> int:
        words = self._moves[len(self.deck.counts) :]
        if word in words:
            return len(self.deck.counts) + words.index(word)
        return self._tier(parse_card(word))

    def _tier(self, card: Card) -> int:
        for tier, cards in enumerate(self.ruleset.tiers):
            if card in cards:
                return tier
        raise NoSuchMove(str(card))

    def _laid(self, seat: int, moves: Sequence[int]) -> list[int]:
        """Find the tiers that a seat has laid."""
        return [
            move
            for index, move in enumerate(moves)
            if move < len(self.deck.counts)
            and self.shapes.actor[find(self.shapes, moves[:index]).shape] == seat
        ]

    def _after(self, left: TierHand, move: int) -> TierHand | None:
        if move >= len(self.deck.counts):
            return left
        return hand_left(left, [move]) if move in left else None


def read_solution(path: Path, *, ruleset: Ruleset | None = None) -> Solution:
    """Read a solution.

    Args:
        path: Its file.
        ruleset: What it was solved for, if the catalogue has it not.

    Raises:
        WrongSolution: the file holds none.
        RulesetError: the catalogue has not its ruleset.
        OSError: it cannot be read.
    """
    try:
        with zipfile.ZipFile(path) as archive:
            header = json.loads(archive.read(HEADER))
            if header["form"] != FORM:
                raise WrongSolution(path)
            shapes = Shapes(*(_array(archive, name) for name in Shapes._fields))
            return Solution(header, shapes, _array(archive, CELLS), ruleset=ruleset)
    except (zipfile.BadZipFile, lzma.LZMAError, KeyError, ValueError) as error:
        raise WrongSolution(path) from error


def shipped_solution(game: str = "truc-bar") -> Solution:
    """Read a solution that comes with the package."""
    return read_solution(SHIPPED / f"{game}.solution")


def _array(archive: zipfile.ZipFile, name: str) -> NDArray[Any]:
    with archive.open(f"{name}.npy") as file:
        return np.lib.format.read_array(file, allow_pickle=False)
