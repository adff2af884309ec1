"""Judging rounds in which some cards are not known.

Whatever may have happened is followed at once, as worlds. What is the same in all of them is
reported, and what differs is null. A word is an error if no world allows it.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any

from retruc.engine import Phase, State, Step, actors, apply, cards_to_deal, legal_actions
from retruc.game import (
    SEATS,
    Card,
    Claim,
    Deal,
    Fault,
    Gesture,
    HiddenCardShown,
    IllegalAction,
    Pass,
    PlayCard,
    Reason,
    RecordError,
    RoundEnded,
    Seat,
    SeatAction,
    StackCards,
)
from retruc.record.lexicon import UNKNOWN, format_word
from retruc.record.reading import Opened, Spoken
from retruc.record.replaying import Dealt, bad_deal, check_next, not_named
from retruc.record.report import RoundReport, finished_round, round_in_play
from retruc.record.values import HiddenPlay
from retruc.record.worlds import (
    World,
    complete_hands,
    swapped,
    with_stand_ins,
)
from retruc.rulesets import Reveal, Ruleset, with_options

Done = SeatAction | Gesture


class Unsure:
    """Judges a record from its first round on in which a hand is not known."""

    def __init__(self, state: State) -> None:
        """Begin in the state before the deal of that round."""
        self.worlds = [World(state)]
        """How things may stand now; never none."""
        self._unsure_score = False

    def rounds(
        self, dealt: Dealt, items: Iterable[Opened | Spoken | Dealt]
    ) -> Iterator[RoundReport]:
        """Report the round of *dealt* and all that follow.

        Raises:
            RecordError: what no world allows.
        """
        self._deal(dealt.opened)
        for item in items:
            if type(item) is Spoken:
                try:
                    self._act(item)
                except RecordError:
                    if all(world.report for world in self.worlds):
                        yield self._report()
                    raise
            elif type(item) is Dealt:
                self._deal(item.opened)
            else:
                yield self._report()
                self._open(item)
        yield self._report()

    def _open(self, opened: Opened) -> None:
        """Keep the worlds in which the next round can begin, each once."""

        def opens(world: World) -> Iterator[World]:
            check_next(world.state, opened.number, opened.places[0])
            yield World(world.state)

        worlds = self._carry(opens)
        by_figures = {(w.state.score, w.state.cames): w for w in worlds}
        self.worlds = list(by_figures.values())
        self._unsure_score = len(self.worlds) > 1

    def _deal(self, opened: Opened) -> None:
        def deals(world: World) -> Iterator[World]:
            state = world.state
            hands = complete_hands(opened.hands, cards_to_deal(state), state.ruleset.deck.cards)
            known = {card for hand in opened.hands for card in hand or ()}
            unknown = frozenset(card for hand in hands for card in hand) - known
            try:
                yield World(apply(state, Deal(hands)).state, unknown)
            except IllegalAction as error:
                raise bad_deal(error, opened, state) from None

        self.worlds = self._carry(deals)

    def _act(self, spoken: Spoken) -> None:
        def acts(world: World) -> Iterator[World]:
            ready, action = _ready(world, spoken)
            try:
                yield from _after(ready, action)
            except IllegalAction as error:
                raise _refusal(spoken, error) from None

        self.worlds = self._carry(acts)

    def _carry(self, each: Callable[[World], Iterator[World]]) -> list[World]:
        """Do something in every world that allows it; if none does, say why the first does not."""
        after: list[World] = []
        errors: list[RecordError] = []
        for world in self.worlds:
            try:
                after.extend(each(world))
            except RecordError as error:
                errors.append(error)
        if not after:
            raise errors[0]
        return after

    def _report(self) -> RoundReport:
        reports = [
            world.report or _without_unknown(world, round_in_play(world.state))
            for world in self.worlds
        ]
        causes = [part for part in ("envit", "tricks") if _is_unsure(part, reports)]
        if self._unsure_score:
            causes.append("score")
        report: RoundReport = merged(reports)
        return {**report, "unknown": causes} if causes else report


def _is_unsure(part: str, reports: list[RoundReport]) -> bool:
    """Whether a part of a round depends on unknown cards."""
    first = reports[0][part]
    if any(report[part] != first for report in reports):
        return True
    return part == "envit" and first is not None and None in first["points"].values()


def merged(values: list[Any]) -> Any:
    """Keep what is the same in all *values*, part by part, and put None for what is not.

    >>> merged([{"winner": "A", "score": [2, 0]}, {"winner": "A", "score": [0, 2]}])
    {'winner': 'A', 'score': None}
    """
    first = values[0]
    if all(value == first for value in values):
        return first
    if isinstance(first, dict) and all(value is not None for value in values):
        return {key: merged([value[key] for value in values]) for key in first}
    if isinstance(first, list) and all(len(value) == len(first) for value in values):
        parts = [merged(list(parts)) for parts in zip(*values, strict=True)]
        return parts if isinstance(parts[0], dict) else None
    return None


def legal_words(worlds: list[World]) -> dict[str, list[str]]:
    """List by seat what it may say or play now in every world; a card not known is ``??``."""
    by_world = [_words_by_seat(world) for world in worlds]
    common = {
        seat: [word for word in words if all(word in other.get(seat, ()) for other in by_world)]
        for seat, words in by_world[0].items()
    }
    return {seat: common[seat] for seat in sorted(common) if common[seat]}


def _words_by_seat(world: World) -> dict[str, list[str]]:
    state = world.state
    if state.winner is not None:
        return {}
    return {
        str(seat): list(dict.fromkeys(_word(world, a) for a in legal_actions(state, seat)))
        for seat in actors(state)
    }


def _word(world: World, action: Done) -> str:
    def shown(card: Card) -> str:
        return UNKNOWN if card in world.unknown else str(card)

    match action:
        case PlayCard(covered=True):
            return f"({shown(action.card)})"
        case PlayCard():
            return shown(action.card)
        case StackCards():
            return f"{shown(action.top)}/{shown(action.under)}"
        case _:
            return format_word(action)


# One action in one world


def _ready(world: World, spoken: Spoken) -> tuple[World, Done]:
    """Put the cards that an action names, or hides, into its seat's hand."""
    seat = spoken.action.seat
    state = world.state
    if seat >= state.seats or not state.round.held:
        if isinstance(spoken.action, HiddenPlay):
            reason = Reason.NO_SUCH_SEAT if seat >= state.seats else Reason.NOT_DEALT
            raise _may_not_lay(spoken, reason)
        return world, spoken.action
    world, action = with_stand_ins(world, spoken.action)
    if isinstance(action, HiddenPlay):
        raise RecordError(not_named(action), spoken.line, spoken.column)
    return world, action


def _refusal(spoken: Spoken, error: IllegalAction) -> RecordError:
    """Say what is wrong, without the name of a stand-in."""
    if isinstance(spoken.action, HiddenPlay):
        return _may_not_lay(spoken, error.reason)
    return RecordError(error, spoken.line, spoken.column)


def _may_not_lay(spoken: Spoken, reason: Reason) -> RecordError:
    fault = Fault(
        "may-not-lay",
        "seat {seat} may not lay {word}: {why}",
        seat=str(spoken.action.seat),
        word=format_word(spoken.action),
        why=Fault(reason, reason.sentence),
    )
    return RecordError(fault, spoken.line, spoken.column, reason)


def _after(world: World, action: Done) -> Iterator[World]:
    """Carry out an action; more than one world comes of it if it depends on unknown cards."""
    try:
        step = apply(world.state, action)
    except IllegalAction as error:
        if error.reason is Reason.FALSE_SIGN and world.stand_ins(action.seat):
            yield world
            return
        raise
    shown = [event for event in step.events if type(event) is HiddenCardShown]
    if not any(event.card in world.unknown for event in shown):
        yield from _settled(world, action, step)
        return
    seats = [event.seat for event in shown]
    for best in seats:
        other = _with_best_hidden(world, action, best, seats)
        yield from _settled(*other, apply(other[0].state, other[1]))


def _with_best_hidden(
    world: World, action: Done, best: Seat, seats: list[Seat]
) -> tuple[World, Done]:
    """Make the hidden card of *best* as strong as it may be, and those of the others as weak."""
    strength = world.state.ruleset.strength_by_card
    given: set[Card] = set()
    for seat in (best, *(seat for seat in seats if seat != best)):
        top, under = _stack_of(world.state, action, seat)
        if under in world.unknown:
            choice = [
                card
                for card in world.free_cards()
                if card not in given and strength[card] <= strength[top]
            ]
            pick = max if seat == best else min
            card = pick(choice, key=strength.__getitem__)
            world = swapped(world, under, card)
            if isinstance(action, StackCards):
                action = _renamed(action, under, card)
            given.add(card)
    return world, action


def _stack_of(state: State, action: Done, seat: Seat) -> tuple[Card, Card]:
    """The two cards of a seat in the stacked trick that *action* ends."""
    if isinstance(action, StackCards) and action.seat == seat:
        return action.top, action.under
    play = next(play for play in state.round.tricks[-1].plays if play.seat == seat)
    assert play.card is not None
    assert play.under is not None
    return play.card, play.under


def _renamed(action: StackCards, a: Card, b: Card) -> StackCards:
    other = {a: b, b: a}
    top, under = (other.get(card, card) for card in (action.top, action.under))
    return StackCards(action.seat, top, under)


def _settled(world: World, action: Done, step: Step) -> Iterator[World]:
    """Follow every seat that may win an accepted envit, if *step* ends the round with one."""
    ended = next((event for event in step.events if type(event) is RoundEnded), None)
    if ended is None:
        yield world._replace(state=step.state)
        return
    steps = [step]
    if ended.envit.seat is not None:
        competing = _competing(world.state, action)
        if any(world.stand_ins(seat) for seat in competing):
            steps = [_won_by(world.state, action, seat) for seat in competing]
    for final in steps:
        report = _without_unknown(world, finished_round(world.state, action, final))
        yield World(final.state, report=report)


def _competing(state: State, action: Done) -> tuple[Seat, ...]:
    """The seats whose envit is compared at the end of the round."""
    if state.ruleset.envit.reveal is not Reveal.CLAIM:
        return SEATS[: state.seats]
    claims = state.round.claims
    return (*claims, action.seat) if isinstance(action, Claim) else claims


def _won_by(state: State, action: Done, winner: Seat) -> Step:
    """End the round as if the envit of *winner* were the best: nobody else shows theirs."""
    if state.ruleset.envit.reveal is Reveal.CLAIM:
        draft = state.round.draft()
        is_last = winner == action.seat
        draft.claims = () if is_last else (winner,)
        return apply(state.with_round(draft), Claim(winner) if is_last else Pass(action.seat))
    step = apply(replace(state, ruleset=_claiming(state.ruleset)), action)
    events = step.events
    while step.state.round.phase is Phase.CLAIM:
        asked = step.state.round.asked[0]
        step = apply(step.state, Claim(asked) if asked == winner else Pass(asked))
        events += step.events
    return Step(replace(step.state, ruleset=state.ruleset), events)


@lru_cache(maxsize=16)
def _claiming(ruleset: Ruleset) -> Ruleset:
    return with_options(ruleset, {"envit.reveal": "claim"})


def _without_unknown(world: World, report: RoundReport) -> RoundReport:
    """Take the points of hands that are not wholly known out of a report."""
    if report["envit"] is not None:
        points = report["envit"]["points"]
        for seat in SEATS[: world.state.seats]:
            if world.stand_ins(seat):
                points[str(seat)] = None
    return report
