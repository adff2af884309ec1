"""`penya`: plays what it has learned of a ruleset in millions of rounds against itself."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from retruc.bots.interface import Explanation, Why
from retruc.bots.penya_model import Model, model_of
from retruc.bots.penya_sight import (
    L_CLASS,
    L_TOLD,
    OPENING,
    PLAYING,
    SIGHT_NAMES,
    envit_told,
    lens_of,
    sight_key,
    step_of,
    told_number,
)
from retruc.bots.taverna import Taverna
from retruc.game import (
    Accept,
    Decline,
    Gesture,
    Observation,
    PlayCard,
    Raise,
    Seat,
    SeatAction,
    StackCards,
)
from retruc.game.encoding import CARD_INDEX, CARDS, ENVIT_RUNGS, encode_action
from retruc.game.pieces import observation_pieces
from retruc.rulesets import Pays, Ruleset

CLOSE = 4
"""Where a team lacks so few pedres of the cama, or fewer, it plays as `taverna`. It was not trained
from `penya_sight.NEAR` on, but so far what it learned holds good."""

LEAST = 0.3
"""What it does so much less often than what it does most, it does not do: chance left it there."""

LEAST_ENVIT = 1.0
"""The same where the envit is opened or answered: nearly all that training leaves undecided there
risks a cama."""

SURE = 0.8
"""It accepts a truc for the whole coto only with such a chance: who calls one holds the cards."""

Choice = SeatAction | None
"""An action; None is silence or, where the envit may be opened, not to open it now."""


class Penya:
    """A player whom training has made, at four seats."""

    name = "penya@1"

    def __init__(
        self,
        ruleset: Ruleset,
        seat: Seat,
        rng: Random,
        *,
        model: Model | None = None,
    ) -> None:
        """Sit down.

        Raises:
            NoModel: it has not been trained for the ruleset as it is.
        """
        self._model = model_of(ruleset) if model is None else model
        self._ruleset = ruleset
        self._lens = lens_of(ruleset)
        self._rng = rng
        self._house = Taverna(ruleset, seat, rng)
        """Makes its gestures, and plays near the end of a cama and where nothing was learned."""
        self._explanation: Explanation | None = None

    def act(
        self, observation: Observation, legal: Sequence[SeatAction], /, *, obliged: bool
    ) -> SeatAction | None:
        """Choose as it was trained to."""
        self._explanation = self._choose(observation, legal, obliged=obliged)
        return self._explanation.action

    def gestures(self, observation: Observation, legal: Sequence[Gesture], /) -> Sequence[Gesture]:
        """Look and sign as `taverna` does."""
        return self._house.gestures(observation, legal)

    def explain(self) -> Explanation | None:
        """Say what it did and how often it does so there."""
        return self._explanation

    def _choose(self, o: Observation, legal: Sequence[SeatAction], *, obliged: bool) -> Explanation:
        if self._ruleset.cama.target - max(o.score) <= CLOSE:
            return self._ask_house(o, legal, obliged=obliged)
        if o.truc.pending and o.truc.calls[-1].rung == _whole(self._ruleset):
            return self._answer_whole(o, legal, obliged=obliged)
        if not obliged:
            return self._ask_house(o, legal, obliged=False)
        pieces = observation_pieces(o)
        sight = [number for name in SIGHT_NAMES for number in pieces[name]]
        told = told_by_partner(o, self._ruleset)
        for stage in (OPENING, PLAYING):
            choices = choices_of(legal, stage, self._ruleset)
            if len(choices) == 1 and stage == PLAYING:
                return Explanation(choices[0], Why.ONLY_MOVE, {})
            if len(choices) > 1:
                is_envit = stage == OPENING or o.envit.pending
                key = sight_key(sight, told, stage, self._lens)
                found = self._drawn(key, len(choices), LEAST_ENVIT if is_envit else LEAST)
                if found is None:
                    return self._ask_house(o, legal, obliged=True)
                choice, share = found
                action = choices[choice]
                if action is not None or stage == PLAYING:
                    return Explanation(action, Why.LEARNED, {"rate": share})
        raise AssertionError(legal)

    def _drawn(self, key: int, count: int, least: float) -> tuple[int, float] | None:
        """Draw a choice, with how often it is played; None where nothing was learned."""
        parts = self._model.shares(key)[:count]
        most = max(parts, default=0)
        if not most:
            return None
        kept = [part if part >= least * most else 0 for part in parts]
        choice = self._rng.choices(range(count), kept)[0]
        return choice, kept[choice] / sum(kept)

    def _answer_whole(
        self, o: Observation, legal: Sequence[SeatAction], *, obliged: bool
    ) -> Explanation:
        """Answer a truc for the whole coto, which training leaves out."""
        answer = self._ask_house(o, legal, obliged=obliged)
        if not isinstance(answer.action, Accept) or answer.values["chance"] >= SURE:
            return answer
        refusal = next(action for action in legal if isinstance(action, Decline))
        return Explanation(refusal if obliged else None, Why.NOT_WORTH_ACCEPTING, answer.values)

    def _ask_house(
        self, o: Observation, legal: Sequence[SeatAction], *, obliged: bool
    ) -> Explanation:
        self._house.act(o, legal, obliged=obliged)
        explanation = self._house.explain()
        assert explanation is not None
        return explanation


def choices_of(legal: Sequence[SeatAction], stage: int, ruleset: Ruleset) -> list[Choice]:
    """List what an obliged seat chooses between, in the order in which it was learned.

    A truc for the whole coto is not among it.

    Agrees with: `retruc.training.asking.choices`
    """
    opens = [a for a in legal if isinstance(a, Raise) and a.rung in ENVIT_RUNGS]
    answers = any(isinstance(a, Accept) for a in legal)
    if stage == OPENING:
        if not opens or answers:
            return []
        return [None, *sorted(opens, key=encode_action)]
    lens, whole = lens_of(ruleset), _whole(ruleset)
    cards: dict[tuple[int, int], SeatAction] = {}
    words: list[SeatAction] = []
    for action in legal:
        if isinstance(action, PlayCard | StackCards):
            number = encode_action(action)
            cards.setdefault((number // len(CARDS), lens[L_CLASS + number % len(CARDS)]), action)
        elif isinstance(action, Raise) and (
            action.rung == whole or (action in opens and not answers)
        ):
            continue
        else:
            words.append(action)
    return [*(cards[form] for form in sorted(cards)), *sorted(words, key=encode_action)]


@lru_cache(maxsize=8)
def _whole(ruleset: Ruleset) -> str:
    """The rung of the truc that is for all there is, or nothing."""
    return next((rung.id for rung in ruleset.truc_rungs if isinstance(rung.pays, Pays)), "")


def told_by_partner(o: Observation, ruleset: Ruleset) -> int:
    """Say what the partner has told in this round, as `penya_sight.told_number` has it."""
    assert o.seat is not None
    mate = (o.seat + 2) % o.seats
    told = [sign for seat, sign in o.signs if seat == mate]
    if not told:
        return 0
    lens = lens_of(ruleset)
    played = {play.card for trick in o.tricks for play in trick.plays if play.seat == mate}
    envit = 0
    cards: list[int] = []
    says_cards = False
    for name in told:
        sign = ruleset.senyes.map[name]
        if sign.envit_from:
            envit = max(envit, _envit(sign.envit_from, sign.envit_to, ruleset))
            continue
        says_cards = True
        named = {*sign.any_of, *sign.all_of}
        if named and named.isdisjoint(played):
            cards.append(max(lens[L_TOLD + CARD_INDEX[card]] for card in named))
    if not says_cards:
        return told_number(0, envit)
    high = sum(value >= 2 for value in cards)
    return told_number(5 if high >= 2 else 1 + max(cards, default=0), envit)


def _envit(lowest: int, highest: int, ruleset: Ruleset) -> int:
    """What a senya of the envit tells: exact points what they are, others that they are good."""
    if highest != lowest:
        return 1
    return max(1, envit_told(step_of(lowest, ruleset)))
