"""What a seat knows of the round, as it goes over the wire."""

from collections.abc import Iterable, Sequence

from retruc.game import (
    SEATS,
    CardsStacked,
    Event,
    Observation,
    Play,
    RoundDealt,
)
from retruc.protocol.accounts import stood
from retruc.protocol.messages import Balloon, Laid, TrickView, View
from retruc.protocol.writing import printed
from retruc.rulesets import Ruleset
from retruc.words import Words, spoken


def view_of(
    seen: Observation,
    events: Iterable[Event],
    words: Words,
    ruleset: Ruleset,
    *,
    before: Sequence[TrickView] = (),
) -> View:
    """Write an observation.

    Args:
        seen: What the seat knows.
        events: What it saw since the round was dealt.
        words: For what was said.
        ruleset: What is played.
        before: The tricks of the round before.
    """
    events = tuple(events)
    return View(
        number=seen.number,
        dealer=seen.dealer + 1,
        ma=seen.ma + 1,
        hand=[str(card) for card in seen.held],
        cards_left=list(seen.cards_left) or [0] * seen.seats,
        tricks=tricks_of(seen, events),
        tricks_before=list(before),
        shown=[(seat + 1, str(card)) for seat, card in seen.shown],
        left=[seat + 1 for seat in SEATS[: seen.seats] if seat in seen.left],
        score=seen.score,
        stood=stood(events, seen.score),
        cames=seen.cames,
        looks=[printed(at) for at in seen.looks],
        balloons=balloons(events, words, ruleset),
        winner=None if seen.winner is None else "B" if seen.winner else "A",
    )


def tricks_of(seen: Observation, events: Iterable[Event]) -> list[TrickView]:
    """Write the tricks of a round; *events* are what the seat saw since it was dealt."""
    # A stack of somebody else looks like one card in an observation.
    stacked = {event.seat for event in events if isinstance(event, CardsStacked)}
    return [
        TrickView(
            opener=trick.opener + 1,
            laid=[_laid(play, stacked=index > 0 and play.seat in stacked) for play in trick.plays],
            closed=trick.closed,
            winner=printed(trick.winner),
        )
        for index, trick in enumerate(seen.tricks)
    ]


def balloons(events: Iterable[Event], words: Words, ruleset: Ruleset) -> list[Balloon]:
    """List each seat's last word in the round, in the order in which they were said."""
    text_by_seat: dict[int, str] = {}
    for event in events:
        if isinstance(event, RoundDealt):
            text_by_seat.clear()
        elif text := spoken(event, words, ruleset):
            seat = event.seat + 1  # type: ignore[union-attr]  # whoever speaks has a seat
            text_by_seat.pop(seat, None)
            text_by_seat[seat] = text
    return [Balloon(seat=seat, text=text) for seat, text in text_by_seat.items()]


def _laid(play: Play, *, stacked: bool) -> Laid:
    return Laid(
        seat=play.seat + 1,
        card=None if play.card is None else str(play.card),
        covered=play.covered,
        stacked=stacked,
        under=None if play.under is None else str(play.under),
    )
