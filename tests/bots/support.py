"""Tables in a given situation, written as records write it, and bots with a given randomness."""

from collections.abc import Iterator, Sequence
from random import Random

from retruc.arena import Move, Table, play_round
from retruc.bots import Bot, make_bot
from retruc.bots.style import USUAL, Style
from retruc.bots.taverna import Taverna
from retruc.engine import legal_actions, obliged, random_deal
from retruc.game import SEATS, Deal, Gesture, Observation, Seat, SeatAction, parse_hand
from retruc.record import format_action, parse_action
from retruc.rulesets import Ruleset, catalogue, load, with_options

SEATINGS = [
    (name, seats)
    for name in catalogue()
    for seats in load(name).choices.get("seats", (load(name).seats,))
]
"""Every ruleset at every number of seats."""


def seated(name: str, seats: int) -> Ruleset:
    """A ruleset at so many seats, with the larger deck that eight may need."""
    changes = {"seats": str(seats)}
    if seats * 3 > len(load(name).deck.cards):
        changes["deck.id"] = "v34"
    return with_options(load(name), changes)


class Still:
    """Does nothing: for tables that tests move by hand."""

    name = "still@1"

    def act(self, _observation, _legal, /, **_asked):
        return None

    def gestures(self, _observation, _legal, /):
        return ()

    def explain(self):
        return None


class Chaos:
    """Anything legal: speaks now and then though it need not, and makes gestures."""

    name = "chaos@1"

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def act(
        self, _observation: Observation, legal: Sequence[SeatAction], /, *, obliged: bool
    ) -> SeatAction | None:
        return self.rng.choice(legal) if obliged or self.rng.random() < 0.1 else None

    def gestures(self, _observation: Observation, legal: Sequence[Gesture], /) -> list[Gesture]:
        return [self.rng.choice(legal)] if legal and self.rng.random() < 0.5 else []

    def explain(self):
        return None


def situation(
    ruleset: Ruleset, hands: str, words: str = "", *, dealer: int | None = None, **where: object
) -> Table:
    """A table after the deal of these hands, seat 1 first, and these words: ``1:envit 2:vull``.

    *dealer* is printed from 1; the last seat if not given.
    """
    table = Table(
        ruleset,
        [Still()] * ruleset.seats,
        dealer=None if dealer is None else SEATS[dealer - 1],
        **where,
    )
    pack = ruleset.deck.pack
    table.carry_out(Deal(tuple(parse_hand(hand, pack) for hand in hands.split())))
    for word in words.split():
        table.carry_out(parse_action(word, ruleset))
    return table


def taverna(ruleset: Ruleset, seat: Seat, *, seed: object = 0, style: Style = USUAL) -> Taverna:
    return Taverna(ruleset, seat, Random(f"{seed}/{seat}"), style)


def asked(table: Table, bot: Bot, seat: Seat | None = None) -> SeatAction | None:
    """Ask a bot to act for a seat: the obliged one, if none is named."""
    must = obliged(table.state)
    who = must if seat is None else seat
    assert who is not None
    legal = legal_actions(table.state, who)
    return bot.act(table.observations[who], legal, obliged=who == must)


def answer(table: Table, *, seed: object = 0, style: Style = USUAL) -> str:
    """What `taverna` does for the obliged seat, as records write it, without the seat."""
    seat = obliged(table.state)
    assert seat is not None
    bot = taverna(table.state.ruleset, seat, seed=seed, style=style)
    action = asked(table, bot)
    assert action is not None
    return format_action(action).partition(":")[2]


def shares(table: Table, times: int, style: Style = USUAL) -> dict[str, float]:
    """How often `taverna` does what, over so many seeds."""
    count: dict[str, float] = {}
    for seed in range(times):
        word = answer(table, seed=seed, style=style)
        count[word] = count.get(word, 0.0) + 1 / times
    return count


def bots_named(names: Sequence[str], ruleset: Ruleset, seed: object) -> list[Bot]:
    """Bots for all seats, the names taken in turn."""
    return [
        make_bot(names[seat % len(names)], ruleset, seat, Random(f"{seed}/{seat}"))
        for seat in SEATS[: ruleset.seats]
    ]


def moves_of_round(table: Table, seed: object) -> Iterator[Move]:
    """Play one round of a table, move by move."""
    return play_round(table, lambda state: random_deal(state, Random(f"{seed}/deal")))


def played_round(table: Table, seed: object) -> list[Move]:
    """Play one round of a table to its end."""
    return list(moves_of_round(table, seed))
