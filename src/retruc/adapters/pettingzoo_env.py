"""Truc as an environment of PettingZoo, agent by agent. Needs the extra ``retruc[pettingzoo]``.

    >>> env = env_of("bar")
    >>> env.reset(seed=1)
    >>> env.agents
    ['seat_1', 'seat_2', 'seat_3', 'seat_4']

It is no parallel environment: nobody acts at the same time as another.
"""

from typing import Any, ClassVar

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from retruc.adapters.episodes import Episode
from retruc.adapters.spaces import Seen, chance_of, ruleset_of, seen_by, spaces_of
from retruc.adapters.tensors import Sight
from retruc.game import SEATS, Deal, Seat, Team
from retruc.record import format_action
from retruc.rulesets import Ruleset


class TrucEnv(AECEnv[str, Seen, int | None]):
    """A round of truc at 0–0, or a coto; agents are the seats, those of a team are rewarded alike.

    Observations are dictionaries of `observation`, a `Sight`, and `action_mask` over `CHOICES`
    numbers. Rewards come at the end: pedres that the team gained more than its rivals, or in a coto
    1 or −1.

    Args:
        ruleset: By name, or loaded.
        coto: Whether an episode is a coto.
        options: Options of the ruleset set otherwise, such as ``{"seats": "2"}``.
        render_mode: ``ansi`` gives what was done as records write it.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "retruc_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        ruleset: str | Ruleset = "bar",
        *,
        coto: bool = False,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.ruleset = ruleset_of(ruleset, options or {})
        self.render_mode = render_mode
        self.sight = Sight(self.ruleset)
        self._coto = coto
        self._seat_by_agent = {f"seat_{seat}": seat for seat in SEATS[: self.ruleset.seats]}
        self.possible_agents = list(self._seat_by_agent)
        made = {agent: spaces_of(self.sight) for agent in self.possible_agents}
        self.observation_spaces = {agent: seen for agent, (seen, _) in made.items()}
        self.action_spaces = {agent: numbers for agent, (_, numbers) in made.items()}
        self._generator, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Give what an agent may see; always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Give the numbers of what an agent may do; always the same object."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - as PettingZoo has it
    ) -> None:
        """Begin an episode; the same seed begins the same one."""
        if seed is not None:
            self._generator, _ = seeding.np_random(seed)
        self.episode = Episode(self.ruleset, chance_of(self._generator), coto=self._coto)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._agent_of(self.episode.turn.seat)

    def observe(self, agent: str) -> Seen:
        """Tell an agent what it sees."""
        return seen_by(self.sight, self.episode.turn, self._seat_by_agent[agent])

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is act.

        Raises:
            ValueError: it may not do that.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.choose(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        for each, seat in self._seat_by_agent.items():
            sign = 1.0 if seat.team is Team.A else -1.0
            self.rewards[each] = sign * self.episode.reward if self.episode.reward else 0.0
            self.terminations[each] = self.episode.is_over
        if not self.episode.is_over:
            self.agent_selection = self._agent_of(self.episode.turn.seat)
        self._accumulate_rewards()
        if self.episode.is_over:
            self._deads_step_first()

    def render(self) -> str | None:
        """Give what was done in the round, as records write it."""
        done = self.episode.turn.done
        return " ".join(format_action(each) for each in done if not isinstance(each, Deal))

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _agent_of(self, seat: Seat | None) -> str:
        assert seat is not None
        return f"seat_{seat}"


def env_of(ruleset: str | Ruleset = "bar", **arguments: Any) -> TrucEnv:
    """Make the environment."""
    return TrucEnv(ruleset, **arguments)
