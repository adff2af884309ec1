"""Perft: fixed deals, and how many ways there are to act so often after them.

Any seat that may act is counted, each of its actions as one way. A round that is over sooner is one
path. Beside the paths stand how many of them ended the round, and what those wrote down for the two
teams, summed up: two engines that agree on all of it agree on more than what is legal.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from retruc.engine import State, apply, cards_to_deal, start
from retruc.game import SEATS, DealOne, RoundEnded, SeatAction, Tap
from retruc.rulesets import Ruleset, catalogue, load, with_options
from tests.engine.support import deal_of, what_may_be_done, word_of
from tests.perft import telling

FOLDER = Path(__file__).parent
HEAD = """\
# Paths of so many actions after the deal: a round that is over sooner is one. Then how many of them
# ended the round, and what those wrote down for A and B. `scripts/perft` counts anew.
"""


class Count(NamedTuple):
    """How many paths, how many that end the round, and the pedres that these write down."""

    paths: int = 0
    ended: int = 0
    gained: tuple[int, int] = (0, 0)

    def __str__(self) -> str:
        a, b = self.gained
        return f"{self.paths} paths, {self.ended} ended, gained {a}-{b}"


Counts = dict[str, Count]
"""By first action, as a record writes it."""


def sum_of(counts: Iterable[Count]) -> Count:
    paths = ended = a = b = 0
    for count in counts:
        paths += count.paths
        ended += count.ended
        a += count.gained[0]
        b += count.gained[1]
    return Count(paths, ended, (a, b))


class Case(NamedTuple):
    """One deal. *options* are written as in a record."""

    ruleset: str
    title: str
    options: str
    hands: str
    dealer: int
    score: tuple[int, int]
    cames: tuple[int, int]
    depth: int
    count: Count

    def rules(self) -> Ruleset:
        changes = dict(change.split("=") for change in self.options.split() if change != "-")
        return with_options(load(self.ruleset), changes)

    def __str__(self) -> str:
        return f"{self.ruleset}, {self.title}"


def cases() -> list[Case]:
    return [case for name in catalogue() for case in read(name)]


# Files


def read(ruleset: str) -> Iterator[Case]:
    text = path_of(ruleset).read_text(encoding="utf-8").removeprefix(HEAD)
    for block in text.strip().split("\n\n"):
        title, options, hands, dealer, score, cames, counted = (
            line.split(maxsplit=1)[1] for line in block.splitlines()
        )
        depth, _, count = counted.partition(": ")
        paths, ended, gained = (part.strip().split() for part in count.split(","))
        yield Case(
            ruleset,
            title,
            options,
            hands,
            int(dealer),
            _pair(score),
            _pair(cames),
            int(depth),
            Count(int(paths[0]), int(ended[0]), _pair(gained[1])),
        )


def _pair(text: str) -> tuple[int, int]:
    a, b = text.split("-")
    return int(a), int(b)


def write(ruleset: str, kept: list[Case]) -> None:
    blocks = [
        f"case    {c.title}\n"
        f"options {c.options}\n"
        f"hands   {c.hands}\n"
        f"dealer  {c.dealer}\n"
        f"score   {c.score[0]}-{c.score[1]}\n"
        f"cames   {c.cames[0]}-{c.cames[1]}\n"
        f"depth   {c.depth}: {c.count}\n"
        for c in kept
    ]
    path_of(ruleset).write_text(HEAD + "\n" + "\n".join(blocks), encoding="utf-8")


def path_of(ruleset: str) -> Path:
    return FOLDER / f"{ruleset}.txt"


# The engine


def after_deal(case: Case) -> State:
    """The state after the deal. Hands of one card mean that the deck was tapped."""
    rules = case.rules()
    dealer = SEATS[case.dealer - 1]
    state = start(rules, dealer=dealer, score=case.score, cames=case.cames)
    deal = deal_of(rules, case.hands)
    if len(deal.hands[0]) < cards_to_deal(state):
        state = apply(state, Tap(SEATS[(dealer - 1) % rules.seats])).state
        state = apply(state, DealOne(dealer)).state
    return apply(state, deal).state


def by_first_action(case: Case) -> Counts:
    """Count with the engine, apart for each action that may come first."""
    state = after_deal(case)
    return {
        f"{action.seat}:{word_of(action)}": count_after(state, action, case.depth)
        for action in what_may_be_done(state)
    }


def count_after(state: State, action: SeatAction, depth: int) -> Count:
    """Count the paths of *depth* actions that begin with this one."""
    state, events = apply(state, action)
    ended = next((event for event in events if isinstance(event, RoundEnded)), None)
    if ended is not None:
        return Count(1, 1, ended.gained)
    if depth == 1:
        return Count(1)
    return sum_of(count_after(state, following, depth - 1) for following in what_may_be_done(state))


# The second telling


def by_first_word(case: Case) -> Counts:
    """Count with the second telling, apart for each word that may come first."""
    rules, seats = case.rules(), deal_of(case.rules(), case.hands).hands
    hands = tuple(tuple(str(card) for card in hand) for hand in seats)

    def after(words: list[telling.Choice]) -> list[telling.Choice] | telling.Paid:
        beginning = telling.Round(rules, hands, case.dealer - 1, case.score, case.cames)
        return telling.stop_after(beginning, words)

    def count(words: list[telling.Choice]) -> Count:
        following = after(words)
        if isinstance(following, telling.Paid):
            return Count(1, 1, following.gained)
        if len(words) == case.depth:
            return Count(1)
        return sum_of(count([*words, choice]) for choice in following)

    menu = after([])
    assert isinstance(menu, list)
    return {f"{seat + 1}:{word}": count([(seat, word)]) for seat, word in menu}


# What a failure says


def side_by_side(case: Case, found: Counts, told: Counts) -> str:
    """Two ways of counting beside each other, by first action; a `!` where they differ."""
    lines = [f"{case}: the file says {case.count}"]
    for first in sorted(found.keys() | told.keys()):
        mark = " " if found.get(first) == told.get(first) else "!"
        lines.append(f"{mark} {first:10} {found.get(first)} / told: {told.get(first)}")
    return "\n".join([*lines, f"= {sum_of(found.values())} / told: {sum_of(told.values())}"])
