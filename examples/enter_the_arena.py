"""Write a bot in thirty lines of Python and measure it: no program of its own is needed for that.

    python examples/enter_the_arena.py --deals 200

A bot in another language enters as a program: see docs/bots-protocol.md.
"""

import argparse
from collections.abc import Sequence
from random import Random

from retruc.arena import Entrant, Match, cotos_won, pedres_a_round, play_match
from retruc.bots import Explanation
from retruc.game import Accept, Decline, Gesture, Observation, PlayCard, Seat, SeatAction
from retruc.rulesets import Ruleset, load


class Careful:
    """Never calls, accepts with a strong card alone, and wins tricks as cheaply as it can."""

    name = "careful@1"

    def __init__(self, ruleset: Ruleset, _seat: Seat, _rng: Random) -> None:
        self._strength = ruleset.strength_by_card
        self._strong = max(self._strength.values()) - 4

    def act(
        self, observation: Observation, legal: Sequence[SeatAction], /, *, obliged: bool
    ) -> SeatAction | None:
        if not obliged:
            return None
        is_strong = any(self._strength[card] >= self._strong for card in observation.held)
        answer = Accept if is_strong else Decline
        for action in legal:
            if isinstance(action, answer):
                return action
        cards = [action for action in legal if isinstance(action, PlayCard)]
        if not cards:
            return legal[0]
        cards.sort(key=lambda play: self._strength[play.card])
        laid = [self._strength.get(play.card, 0) for play in observation.trick.plays]
        winning = [play for play in cards if self._strength[play.card] > max(laid, default=0)]
        return winning[0] if winning else cards[0]

    def gestures(self, _observation: Observation, _legal: Sequence[Gesture], /) -> list[Gesture]:
        return []

    def explain(self) -> Explanation | None:
        return None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--rival", default="random")
    options = parser.parse_args()

    careful = Entrant(Careful.name, maker=Careful)
    tally = play_match(Match.of(careful, options.rival, load("bar"), deals=options.deals, seed=1))
    print("pedres a round: {:+.2f}, between {:+.2f} and {:+.2f}".format(*pedres_a_round(tally)))
    print("cotos won: {:.0%}, between {:.0%} and {:.0%}".format(*cotos_won(tally)))


if __name__ == "__main__":
    main()
