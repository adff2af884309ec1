"""What a bot's process does: from what seats were told to what they do.

Nothing here keeps anything between two questions, so any process may answer any of them.
"""

import os
import pickle
from functools import lru_cache
from multiprocessing import parent_process
from multiprocessing.connection import wait
from random import Random
from threading import Thread

from retruc.bots import make_bot
from retruc.game import Gesture, value
from retruc.rulesets import Ruleset
from retruc.server.table.commands import Choice
from retruc.server.table.effects import Ask


@value
class Question:
    """Some bots of one table are asked."""

    ruleset: bytes
    """Pickled, so that the same bytes are the same rules to the process."""
    asks: tuple[Ask, ...]
    key: bytes
    """A secret of the table: what each bot's randomness comes from."""
    token: int
    """Makes each answer's randomness its own."""


def think(question: Question) -> tuple[Choice, ...]:
    """Ask the bots, in order."""
    ruleset = _ruleset(question.ruleset)
    return tuple(_choose(ask, ruleset, question) for ask in question.asks)


@lru_cache(maxsize=64)
def _ruleset(pickled: bytes) -> Ruleset:
    """Read rules; the same object for the same rules, so that what bots work out is kept."""
    ruleset = pickle.loads(pickled)
    assert isinstance(ruleset, Ruleset)
    return ruleset


def _choose(ask: Ask, ruleset: Ruleset, question: Question) -> Choice:
    """Ask one bot. Whom it watches is settled once a round, so its eyes do not wander."""
    gestures: tuple[Gesture, ...] = ()
    if ask.gestures:
        of_round = f"{question.key.hex()} {ask.seat} {ask.observation.number}"
        watcher = make_bot(ask.bot, ruleset, ask.seat, Random(of_round))
        gestures = tuple(watcher.gestures(ask.observation, ask.gestures))
    if not ask.legal:
        return Choice(ask.seat, gestures=gestures)
    of_answer = f"{question.key.hex()} {ask.seat} {question.token} act"
    bot = make_bot(ask.bot, ruleset, ask.seat, Random(of_answer))
    action = bot.act(ask.observation, ask.legal, obliged=ask.obliged)
    explanation = bot.explain()
    why = "" if explanation is None or action is None else explanation.why.value
    return Choice(ask.seat, action, gestures, why)


def choose_anything(question: Question) -> tuple[Choice, ...]:
    """Answer where bots cannot be asked: silence, or for who must act any legal action."""
    return tuple(
        Choice(
            ask.seat,
            Random(f"{question.key.hex()} {question.token}").choice(ask.legal)
            if ask.obliged and ask.legal
            else None,
        )
        for ask in question.asks
    )


def watch_parent() -> None:
    """End this process when the server is no more, however it ended."""
    parent = parent_process()
    assert parent is not None, "a bot's process was started by a server"
    sentinel = parent.sentinel
    Thread(target=_end_with, args=(sentinel,), name="watch-parent", daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)  # nobody is left to be told anything


def warm_up() -> bool:
    """Load what thinking needs."""
    return True
