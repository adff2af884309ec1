"""`random`: a bot without a thought, the floor under every measure."""

from collections.abc import Sequence
from random import Random

from retruc.bots.interface import Explanation, Why
from retruc.game import Gesture, Observation, SeatAction


class Uniform:
    """Chooses among its legal actions with equal chances; where it may, silence is one more.

    This is not the random play that perft counts, which chooses among all pairs of a seat and its
    action at once: a bot is asked alone and cannot know how many actions the others have.
    `retruc.arena.uniform_action` plays that way.
    """

    name = "random@1"

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._explanation: Explanation | None = None

    def act(
        self, _observation: Observation, legal: Sequence[SeatAction], /, *, obliged: bool
    ) -> SeatAction | None:
        """Choose by chance."""
        choice = self._rng.randrange(len(legal) + (not obliged))
        action = legal[choice] if choice < len(legal) else None
        self._explanation = Explanation(action, Why.CHANCE, {"choices": len(legal)})
        return action

    def gestures(
        self, _observation: Observation, _legal: Sequence[Gesture], /
    ) -> Sequence[Gesture]:
        """Make none."""
        return ()

    def explain(self) -> Explanation | None:
        """Say that it was chance."""
        return self._explanation
