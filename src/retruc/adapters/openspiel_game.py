"""A round of truc as a game of OpenSpiel, written in Python. Needs the extra ``retruc[openspiel]``.

Importing this module registers ``python_retruc``; its parameters are the ruleset and the seats. The
cards are dealt one by one by chance, seat by seat. Player 0 is the mà, the score is 0–0, returns
are pedres that a player's team gained more than its rivals.

    >>> import pyspiel
    >>> game = pyspiel.load_game("python_retruc(ruleset=bar,seats=2)")
    >>> game.num_players(), game.max_utility()
    (2, 24.0)
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np
import pyspiel

from retruc.adapters.resampling import resample
from retruc.adapters.tensors import History, Layout, Sight
from retruc.adapters.turns import CHOICES, SILENT, Turn, choice_name, opening
from retruc.engine import cards_to_deal, round_bound
from retruc.game import SEATS, Deal, Observation, PlayCard, Seat, StackCards, encode_action
from retruc.record import format_action
from retruc.record.values import HiddenPlay
from retruc.rulesets import Ruleset, load, with_options

NAME = "python_retruc"

_PRIVATE = ("dealt", "held", "seen")
_MOST_SEATS = 8

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Retruc: a round of truc",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=_MOST_SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"ruleset": "bar", "seats": 2},
)


class TrucGame(pyspiel.Game):
    """The game of one ruleset."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"ruleset": "bar", "seats": 2, **(params or {})}
        self.ruleset = with_options(load(given["ruleset"]), {"seats": str(given["seats"])})
        most = float(self.ruleset.cama.target)
        info = pyspiel.GameInfo(
            num_distinct_actions=CHOICES,
            max_chance_outcomes=len(self.ruleset.deck.cards),
            num_players=self.ruleset.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=round_bound(self.ruleset) * self.ruleset.seats,
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self) -> "TrucState":
        """Give a round before its deal."""
        return TrucState(self, self.ruleset)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "TrucObserver":
        """Give what writes down what a player knows."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TrucObserver(self.ruleset, kind, params)


class TrucState(pyspiel.State):
    """One instant: a `Turn`, and the cards that chance has drawn of the deal."""

    def __init__(self, game: TrucGame, ruleset: Ruleset) -> None:
        super().__init__(game)
        self.turn: Turn = opening(ruleset)
        self._drawn: tuple[int, ...] = ()

    def current_player(self) -> int:
        """Say whose turn it is: a player, chance, or nobody any more."""
        if self.turn.ended is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.turn.seat
        return int(pyspiel.PlayerId.CHANCE) if seat is None else int(seat)

    def _legal_actions(self, player: int) -> list[int]:
        return self.turn.choices if player == self.turn.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the cards that may come next, each as likely as the others."""
        count = len(self.turn.state.ruleset.deck.cards)
        left = [card for card in range(count) if card not in self._drawn]
        return [(card, 1 / len(left)) for card in left]

    def _apply_action(self, action: int) -> None:
        if not self.turn.awaits_deal:
            self.turn = self.turn.choose(action)
            return
        state = self.turn.state
        self._drawn = (*self._drawn, action)
        each = cards_to_deal(state)
        if len(self._drawn) == each * state.seats:
            cards = [state.ruleset.deck.cards[index] for index in self._drawn]
            hands = (tuple(cards[i : i + each]) for i in range(0, len(cards), each))
            self.turn = self.turn.act(Deal(tuple(hands)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {self.turn.state.ruleset.deck.cards[action]}"
        return choice_name(action)

    def is_terminal(self) -> bool:
        """Say whether the round is settled."""
        return self.turn.ended is not None

    def returns(self) -> list[float]:
        """Give by player what its team gained more than its rivals; 0 while the round lasts."""
        difference = float(self.turn.difference)
        seats = range(self.turn.state.seats)
        return [0.0 if not difference else difference * (-1.0) ** seat for seat in seats]

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "TrucState":
        """Deal anew what a player has not seen; each deal that fits is as likely as any other."""
        other = TrucState(self.get_game(), self.turn.state.ruleset)
        if not self.turn.done:
            return other
        turn = resample(self.turn, SEATS[player_id], Random(probability_sampler()))
        return _walked(other, self.full_history(), turn)

    def __str__(self) -> str:
        """Write the cards and all that was done, silence too."""
        deck = self.turn.state.ruleset.deck.cards
        words = [str(deck[index]) for index in self._drawn]
        words += [
            f"{pair.player + 1}:{choice_name(pair.action)}"
            for pair in self.full_history()
            if pair.player >= 0
        ]
        return ", ".join(words)


def _walked(state: TrucState, history: Sequence[Any], turn: Turn) -> TrucState:
    """Do what a history did, with the cards and the actions of *turn*."""
    deck = turn.state.ruleset.deck.cards
    deal = next(action for action in turn.done if isinstance(action, Deal))
    cards = iter([deck.index(card) for hand in deal.hands for card in hand])
    actions = iter([action for action in turn.done if not isinstance(action, Deal)])
    for pair in history:
        if pair.player == pyspiel.PlayerId.CHANCE:
            state.apply_action(next(cards))
        elif pair.action == SILENT:
            state.apply_action(SILENT)
        else:
            state.apply_action(encode_action(next(actions)))  # type: ignore[arg-type]
    return state


class TrucObserver:
    """Writes what a player knows, as a tensor with named pieces and as a string."""

    def __init__(self, ruleset: Ruleset, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observers take no parameters, found {params}")
        self._sight, self._history = Sight(ruleset), History(ruleset)
        self._kind = kind
        shapes = {
            "player": (ruleset.seats,),
            **{
                name: shape
                for name, shape in self._sight.layout.shapes.items()
                if (self._is_private if name in _PRIVATE else kind.public_info)
            },
        }
        if kind.public_info and kind.perfect_recall:
            shapes["history"] = (self._history.length, self._history.width)
        layout = Layout(shapes)
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = layout.views(self.tensor)
        self._flat = np.zeros(self._sight.layout.size, np.float32)
        self._pieces = self._sight.layout.views(self._flat)

    @property
    def _is_private(self) -> bool:
        return bool(self._kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER)

    def set_from(self, state: TrucState, player: int) -> None:
        """Write what *player* knows into `tensor`."""
        self.tensor[:] = 0
        seat = SEATS[player]
        self.dict["player"][player] = 1
        self._sight.write(self._view(state.turn, seat), self._flat)
        for name, piece in self._pieces.items():
            if name in self.dict:
                self.dict[name][...] = piece
        if "history" in self.dict:
            self._history.write(state.turn, seat, self.dict["history"], is_private=self._is_private)

    def string_from(self, state: TrucState, player: int) -> str | None:
        """Write what *player* knows as a string."""
        seat = SEATS[player]
        parts = []
        if self._is_private:
            cards = sorted(map(str, state.turn.views[seat].dealt))
            parts.append(f"{player} {''.join(cards)}".strip() if cards else "")
        if self._kind.public_info:
            parts.append(_said(state.turn, self._view(state.turn, seat)))
        return " | ".join(parts)

    def _view(self, turn: Turn, seat: Seat) -> Observation:
        """What it knows; of what is public alone, counted from its seat."""
        if self._is_private:
            return turn.views[seat]
        return turn.views[-1]._replace(seat=seat)


def _said(turn: Turn, view: Observation) -> str:
    """Write what was done, with what was hidden from this view left out."""
    seen = set(view.seen) | set(turn.views[-1].seen)
    words = []
    for action in turn.done:
        match action:
            case Deal():
                continue
            case PlayCard(covered=True) if action.card not in seen:
                words.append(format_action(HiddenPlay(action.seat)))
            case StackCards() if action.under not in seen:
                top = action.top if action.top in seen else None
                words.append(format_action(HiddenPlay(action.seat, top, is_pile=True)))
            case _:
                words.append(format_action(action))
    return " ".join(words)


pyspiel.register_game(_TYPE, TrucGame)
