"""An episode: a round, or a whole coto, whose cards are drawn as it goes."""

from random import Random

from retruc.adapters.turns import opening, opening_of
from retruc.engine import first_dealer, is_over, random_deal
from retruc.game import SEATS, Team
from retruc.rulesets import Ruleset


class Episode:
    """A round that begins at 0–0, or a coto.

    Args:
        ruleset: What is played.
        chance: Draws the dealer and the cards.
        coto: Whether it goes on to the end of a coto.
    """

    def __init__(self, ruleset: Ruleset, chance: Random, *, coto: bool) -> None:
        self._chance = chance
        self._coto = coto
        dealer = first_dealer(ruleset, chance) if coto else SEATS[chance.randrange(ruleset.seats)]
        self.turn = opening(ruleset, dealer=dealer)
        self.reward = 0.0
        """What the last choice brought team A; team B the contrary. Pedres of the round, or in a
        coto 1 for winning it."""
        self._go_on()

    @property
    def is_over(self) -> bool:
        """Whether nothing more is played."""
        return self.turn.ended is not None and not (self._coto and not is_over(self.turn.state))

    def choose(self, number: int) -> None:
        """Let the seat whose turn it is do what a number says.

        Raises:
            ValueError: the number is not among its choices.
        """
        self.turn = self.turn.choose(number)
        self.reward = 0.0
        self._go_on()

    def forfeit(self, team: Team) -> None:
        """Let a team lose at once: a whole cama, or the coto."""
        lost = 1.0 if self._coto else float(self.turn.state.ruleset.cama.target)
        self.reward = -lost if team is Team.A else lost

    def _go_on(self) -> None:
        """Deal where cards are wanted, and settle what is over."""
        while not self.is_over:
            if self.turn.ended is not None:
                self.turn = opening_of(self.turn.state)
            elif self.turn.awaits_deal:
                self.turn = self.turn.act(random_deal(self.turn.state, self._chance))
            else:
                return
        winner = self.turn.state.winner
        if not self._coto:
            self.reward = float(self.turn.difference)
        elif winner is not None:
            self.reward = 1.0 if winner is Team.A else -1.0
