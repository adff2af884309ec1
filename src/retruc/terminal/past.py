"""Pages that look back: the tricks of the round, the log of the coto, the score round by round."""

from collections.abc import Iterable, Sequence

from retruc.game import (
    CardCovered,
    CardPlayed,
    CardsStacked,
    Event,
    RoundDealt,
    RoundEnded,
    Seat,
    TrickTied,
    TrickWon,
)
from retruc.rulebook.tally import display, draw, marking_of
from retruc.rulesets import Marking
from retruc.terminal.brush import Brush, side_ink, side_name, who
from retruc.terminal.cards import short
from retruc.terminal.chronicle import covered_text, log_lines, stack_text
from retruc.terminal.marking import suit_of, tanques
from retruc.terminal.pages import Page, Row, heading
from retruc.terminal.palette import Ink
from retruc.terminal.scoreboard import half_name
from retruc.terminal.view import View


def tricks_page(events: Sequence[Event], view: View, brush: Brush) -> Page:
    """The tricks of this round; before the first is over, those of the round before."""
    rounds = _rounds(events)
    shown = next((part for part in reversed(rounds) if _has_trick(part)), [])
    rows: list[Row] = []
    plays: list[tuple[Seat, str]] = []
    for event in shown:
        match event:
            case CardPlayed():
                plays.append((event.seat, short(event.card, brush.words)))
            case CardCovered():
                plays.append((event.seat, covered_text(event.card, brush.words)))
            case CardsStacked():
                plays.append((event.seat, stack_text(event)))
            case TrickWon() | TrickTied():
                rows += _trick_rows(event, plays, view, brush)
                plays = []
            case _:
                pass
    if not rows:
        rows = [Row(brush.say("no-trick"), Ink.PAPER_DIM)]
    return Page(brush.say("page-tricks"), tuple(rows))


def log_page(events: Iterable[Event], view: View, brush: Brush) -> Page:
    """All that was told since the coto was sat down to, the newest round first."""
    rows: list[Row] = []
    for part in reversed(_rounds(events)):
        number = next((e.number for e in part if isinstance(e, RoundDealt)), 0)
        rows.append(heading(brush.say("round", number=number)))
        for line in log_lines(part, view, brush):
            start = f"{line.who:<10} " if line.who else "  "
            rows.append(Row(line.what, start=start, start_ink=line.ink))
        rows.append(Row())
    return Page(brush.say("page-log"), tuple(rows))


def score_page(events: Iterable[Event], view: View, brush: Brush) -> Page:
    """How both teams stand, and how they came there."""
    rows: list[Row] = []
    marking = marking_of(view.ruleset)
    if marking is not Marking.STONES:
        how = "tally-how" if marking is Marking.EIGHT_AND_NINE else "tanques-how"
        rows += [Row(brush.say(how), Ink.PAPER_DIM), Row()]
    teams = (view.home.team, view.home.team.other)
    seen = view.observation
    for team in teams:
        pedres = seen.score[team]
        text = (
            f"{brush.words.say('pedres', pedres=pedres)}, {half_name(pedres, view.ruleset, brush)}"
        )
        cames = brush.words.say("cames", cames=seen.cames[team])
        side = side_name(view, brush, team)
        rows.append(Row(f"{text}; {cames}", start=f"{side:<10} ", start_ink=side_ink(view, team)))
        if marking is Marking.TANQUES:
            rows += [Row(start=line, start_ink=Ink.PAPER) for line in tanques(pedres)]
            rows.append(Row())
        if marking is Marking.EIGHT_AND_NINE:
            drawing = draw(display(pedres), suit_of(team, view.lot))
            rows += [Row(start=line, start_ink=Ink.PAPER) for line in drawing.splitlines()]
            rows.append(Row())
    ended = [event for event in events if isinstance(event, RoundEnded)]
    if ended:
        rows += [Row(), heading(brush.say("round-by-round"))]
    for event in reversed(ended):
        gained = [f"+{event.gained[team]}" for team in teams]
        score = "–".join(str(event.score[team]) for team in teams)
        cames = "–".join(str(event.cames[team]) for team in teams)
        text = f"{gained[0]:>4} {gained[1]:>4}   {score:>6}   {brush.say('cames')} {cames}"
        rows.append(Row(text, start=f"{event.number:>4}  ", start_ink=Ink.PAPER_DIM))
    return Page(brush.say("page-score"), tuple(rows))


def _rounds(events: Iterable[Event]) -> list[list[Event]]:
    rounds: list[list[Event]] = []
    for event in events:
        if isinstance(event, RoundDealt) or not rounds:
            rounds.append([])
        rounds[-1].append(event)
    return rounds


def _has_trick(events: Iterable[Event]) -> bool:
    return any(isinstance(event, TrickWon | TrickTied) for event in events)


def _trick_rows(
    event: TrickWon | TrickTied, plays: list[tuple[Seat, str]], view: View, brush: Brush
) -> list[Row]:
    winner = event.seat if isinstance(event, TrickWon) else None
    side = brush.say("tied") if winner is None else who(view, brush, winner)
    rows = [heading(brush.say("trick", trick=event.index + 1, side=side))]
    for seat, card in plays:
        mark = "★ " if seat == winner else "  "
        start = f"{mark}{who(view, brush, seat):<10} "
        rows.append(Row(card, start=start, start_ink=side_ink(view, seat.team)))
    return [*rows, Row()]
