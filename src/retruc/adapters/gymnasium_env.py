"""Truc as an environment of Gymnasium: one agent, its partner and its rivals bots.

Needs the extra ``retruc[gymnasium]``. The bots make no senyes here.

    >>> env = TrucEnv("bar", partner="threshold", rivals="random")
    >>> seen, info = env.reset(seed=1)
    >>> seen["observation"].dtype.name, int(seen["action_mask"].sum()) > 1
    ('float32', True)
"""

from random import Random
from typing import Any, Literal, SupportsFloat

import gymnasium
import numpy as np

from retruc.adapters.episodes import Episode
from retruc.adapters.spaces import Seen, chance_of, ruleset_of, seen_by, spaces_of
from retruc.adapters.tensors import Sight
from retruc.adapters.turns import SILENT, choice_name
from retruc.bots import Bot, make_bot
from retruc.game import SEATS, Seat, Team, encode_action
from retruc.rulesets import Ruleset


class TrucEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A round of truc at 0–0, or a coto, for the agent of one seat.

    Observations are dictionaries of `observation`, a `Sight`, and `action_mask` over `CHOICES`
    numbers, which the info has too. The reward comes at the end: pedres that the agent's team
    gained more than its rivals, or in a coto 1 or −1.

    Args:
        ruleset: By name, or loaded.
        partner: The bot at the other seats of the agent's team.
        rivals: The bot at the seats of the rivals.
        seat: Where the agent sits, from 1; None: anywhere, drawn anew for each episode.
        coto: Whether an episode is a coto.
        options: Options of the ruleset set otherwise, such as ``{"seats": "2"}``.
        illegal: What becomes of an illegal number: it is refused with an error, or the agent loses
        a
            whole cama, or the coto, and the episode ends.

    Raises:
        RulesetError: there is no such ruleset or option.
        UnknownBot: there is no such bot.
    """

    metadata = {"render_modes": []}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        ruleset: str | Ruleset = "bar",
        *,
        partner: str = "taverna",
        rivals: str = "taverna",
        seat: int | None = None,
        coto: bool = False,
        options: dict[str, str] | None = None,
        illegal: Literal["raise", "lose"] = "raise",
    ) -> None:
        self.ruleset = ruleset_of(ruleset, options or {})
        self.sight = Sight(self.ruleset)
        self.observation_space, self.action_space = spaces_of(self.sight)
        self._names = (partner, rivals)
        for name in self._names:
            make_bot(name, self.ruleset, SEATS[0], Random(0))
        self._fixed = None if seat is None else SEATS[seat - 1]
        self._coto = coto
        self._illegal = illegal

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin an episode; the same seed begins the same one, and the bots play the same."""
        super().reset(seed=seed, options=options)
        chance = chance_of(self.np_random)
        places = SEATS[: self.ruleset.seats]
        self._seat = places[chance.randrange(len(places))] if self._fixed is None else self._fixed
        self._bots: dict[Seat, Bot] = {
            seat: make_bot(
                self._names[seat.team is not self._seat.team],
                self.ruleset,
                seat,
                Random(chance.getrandbits(64)),
            )
            for seat in places
            if seat != self._seat
        }
        self.episode = Episode(self.ruleset, chance, coto=self._coto)
        self._let_others_play()
        if self.episode.is_over:  # the others ended it before the agent was asked
            return self.reset()
        return self._seen(), self._info()

    def step(
        self, action: np.int64 | int
    ) -> tuple[Seen, SupportsFloat, bool, bool, dict[str, Any]]:
        """Act, and let the others play until it is the agent's turn again.

        Raises:
            ValueError: the agent may not do that, and *illegal* is ``raise``.
        """
        number = int(action)
        if self._illegal == "lose" and number not in self.episode.turn.choices:
            self.episode.forfeit(self._seat.team)
            return self._seen(), self._reward(), True, False, {**self._info(), "illegal": True}
        self.episode.choose(number)
        self._let_others_play()
        over = self.episode.is_over
        return self._seen(), self._reward() if over else 0.0, over, False, self._info()

    def _let_others_play(self) -> None:
        while not self.episode.is_over:
            turn = self.episode.turn
            seat = turn.seat
            assert seat is not None
            if seat == self._seat:
                return
            done = self._bots[seat].act(turn.views[seat], turn.legal, obliged=turn.is_obliged)
            self.episode.choose(SILENT if done is None else encode_action(done))

    def _reward(self) -> float:
        return self.episode.reward if self._seat.team is Team.A else -self.episode.reward

    def _seen(self) -> Seen:
        return seen_by(self.sight, self.episode.turn, self._seat)

    def _info(self) -> dict[str, Any]:
        """Say where the agent sits, and what it may do: as a mask, and in words."""
        mask = self._seen()["action_mask"]
        return {
            "action_mask": mask,
            "seat": int(self._seat) + 1,
            "choices": [choice_name(int(number)) for number in np.flatnonzero(mask)],
        }
