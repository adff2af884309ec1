"""Bots of one's own, in any language: programs that play by lines of JSON.

docs/bots-protocol.md describes what is said. One process sits at one place and keeps sitting there
from round to round, so that none is started for each; two seats never share a process, and so not
their cards.
"""

import re
import shlex
from collections.abc import Hashable, Sequence
from multiprocessing.util import Finalize
from random import Random
from typing import Any, NamedTuple, NoReturn

from retruc import __version__
from retruc.bots.external_data import observation_data, ruleset_data
from retruc.bots.external_program import Broke, Program
from retruc.bots.interface import Explanation
from retruc.game import Fault, FaultError, Found, Gesture, Observation, Seat, SeatAction
from retruc.record import format_word
from retruc.rulesets import Ruleset

PROTOCOL = 1
"""The version of the protocol."""

LIMIT_MS = 1000
"""Milliseconds for an answer, where nobody says otherwise."""

START_MS = 10_000
"""Milliseconds from starting a program to its greeting."""

_MOST_SHOWN = 30
_NAME = re.compile(r"[a-z0-9][a-z0-9.-]{0,30}")
_VERSION = re.compile(r"[0-9][0-9a-z.-]{0,20}")


class BrokeRules(FaultError):
    """A program of somebody's own broke the protocol or the rules: it loses what it plays.

    Its id is ``bot-not-started``, ``bot-no-greeting``, ``bot-died``, ``bot-late``, ``bot-garbled``,
    ``bot-illegal`` or ``bot-silent``.
    """

    def __init__(self, fault: Fault, seat: Seat | None = None) -> None:
        """Keep what it did, and at which seat; None where it did not sit yet."""
        super().__init__(fault)
        self.seat = seat


class Greeting(NamedTuple):
    """What a program says of itself when it is started."""

    name: str
    version: str
    has_gestures: bool
    """Whether it wants to be asked for looks and senyes."""

    def __str__(self) -> str:
        return f"{self.name}@{self.version}"


class _Place(NamedTuple):
    """A process that sits somewhere, and how it greeted."""

    program: Program
    greeting: Greeting


_places: dict[tuple[str, Hashable], _Place] = {}
"""By command and place: what is running. Each process of a match has its own."""


def greet(command: str) -> Greeting:
    """Start a program, let it say who it is, and end it.

    Raises:
        BrokeRules: it cannot be started, or does not greet as it should.
    """
    try:
        place = _start(command, LIMIT_MS)
    except Broke as broke:
        raise BrokeRules(broke.fault) from None
    place.program.end()
    return place.greeting


def end_programs() -> None:
    """End every program that is running for this process."""
    while _places:
        _, place = _places.popitem()
        place.program.end()


Finalize(None, end_programs, exitpriority=10)  # also in the processes that a match is played in


class External:
    """A program at one seat."""

    def __init__(
        self,
        command: str,
        ruleset: Ruleset,
        seat: Seat,
        rng: Random,
        *,
        place: Hashable = None,
        limit_ms: int = LIMIT_MS,
    ) -> None:
        """Sit it down, starting it if it is not running there.

        Args:
            command: What is started, without a shell.
            ruleset: What is played.
            seat: Where it sits.
            rng: Gives it its seed.
            place: Tells processes of one command apart: a seat, unless somebody says more.
            limit_ms: Milliseconds for an answer.

        Raises:
            BrokeRules: it cannot be started, or does not greet as it should.
        """
        self._ruleset = ruleset
        self._seat = seat
        self._limit_ms = limit_ms
        self._key = (command, (seat, place))
        try:
            if self._key not in _places:
                _places[self._key] = _start(command, limit_ms)
            self._program, self._greeting = _places[self._key]
            sit = {"type": "sit", "seat": seat + 1, "seed": rng.getrandbits(32)}
            self._program.tell({**sit, **ruleset_data(ruleset)})
        except Broke as broke:
            self._break(broke.fault)

    @property
    def name(self) -> str:
        """Name and version, as it says them."""
        return str(self._greeting)

    def act(
        self, observation: Observation, legal: Sequence[SeatAction], /, *, obliged: bool
    ) -> SeatAction | None:
        """Ask it for a word.

        Raises:
            BrokeRules: it did not answer as it should.
        """
        action_by_word = {format_word(action): action for action in legal}
        answer = self._ask("act", observation, list(action_by_word), obliged=obliged)
        word = answer.get("word")
        if word is None:
            if obliged:
                self._break(Fault("bot-silent", "it must act and was silent"))
            return None
        if not isinstance(word, str) or word not in action_by_word:
            self._break(_illegal(word))
        return action_by_word[word]

    def gestures(self, observation: Observation, legal: Sequence[Gesture], /) -> Sequence[Gesture]:
        """Ask it for gestures, if it wants to be asked and there are any.

        Raises:
            BrokeRules: it did not answer as it should.
        """
        if not self._greeting.has_gestures or not legal:
            return ()
        gesture_by_word = {format_word(gesture): gesture for gesture in legal}
        words = self._ask("gestures", observation, list(gesture_by_word)).get("words", [])
        if not isinstance(words, list):
            self._break(_illegal(words))
        for word in words:
            if not isinstance(word, str) or word not in gesture_by_word:
                self._break(_illegal(word))
        kinds = [type(gesture_by_word[word]) for word in words]
        if len(kinds) > len(set(kinds)):
            self._break(_illegal(" ".join(words)))
        return [gesture_by_word[word] for word in words]

    def explain(self) -> Explanation | None:
        """Say nothing: a program keeps its reasons to itself."""
        return None

    def _ask(
        self, kind: str, observation: Observation, legal: list[str], **more: bool
    ) -> dict[str, Any]:
        asked = {
            "type": kind,
            **more,
            "legal": legal,
            "observation": observation_data(observation, self._ruleset),
        }
        try:
            return self._program.ask(asked, self._limit_ms)
        except Broke as broke:
            self._break(broke.fault)

    def _break(self, fault: Fault) -> NoReturn:
        """End the program, so that another is started for the next round, and say what it did."""
        place = _places.pop(self._key, None)
        if place is not None:
            place.program.end()
        raise BrokeRules(fault, self._seat) from None


def _start(command: str, limit_ms: int) -> _Place:
    """Start a program and exchange greetings.

    Raises:
        Broke: it cannot be started, or does not greet as it should.
    """
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        english = "{command} is no command"
        raise Broke(Fault("bot-not-started", english, kind="command", command=Found(command)))
    program = Program(words)
    try:
        asked = {
            "type": "hello",
            "protocol": PROTOCOL,
            "retruc": __version__,
            "limit_ms": limit_ms,
        }
        return _Place(program, _greeting(program.ask(asked, START_MS)))
    except Broke:
        program.end()
        raise


def _greeting(answer: dict[str, Any]) -> Greeting:
    protocol, name, version = (answer.get(key) for key in ("protocol", "name", "version"))
    if protocol != PROTOCOL:
        english = "expected a greeting in protocol {known}, found {found}"
        raise Broke(
            Fault("bot-no-greeting", english, kind="protocol", known=PROTOCOL, found=_of(protocol))
        )
    for text, pattern in ((name, _NAME), (version, _VERSION)):
        if not isinstance(text, str) or not pattern.fullmatch(text):
            english = "expected a name and a version in small letters and digits, found {found}"
            raise Broke(Fault("bot-no-greeting", english, kind="name", found=_of(text)))
    return Greeting(str(name), str(version), answer.get("gestures") is True)


def _illegal(word: object) -> Fault:
    return Fault("bot-illegal", "{found} is not among the legal words", found=_of(word))


def _of(value: object) -> Found:
    return Found("null" if value is None else value, _MOST_SHOWN)
