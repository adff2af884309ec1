"""The account of a round: what each bet paid, and why."""

from retruc.bots import Explanation, explanation_text
from retruc.engine import in_males
from retruc.game import (
    SEATS,
    TEAMS,
    Bet,
    CamaWon,
    EnvitOutcome,
    PlayCard,
    Raise,
    RoundEnded,
    SeatAction,
    StackCards,
    Team,
    TrucOutcome,
    order_from,
)
from retruc.terminal.brush import Brush, person, side_ink, side_name, who
from retruc.terminal.cards import short
from retruc.terminal.chips import key_and_label
from retruc.terminal.pages import Page, Row, heading, table_rows
from retruc.terminal.palette import Ink
from retruc.terminal.view import Thought, View
from retruc.words import call_said, why_tricks, written


def round_account(view: View, brush: Brush) -> Page:
    """Say how the round that has just ended was settled.

    Raises:
        ValueError: no round has ended.
    """
    ended = view.observation.ended
    if ended is None:
        raise ValueError("no round has ended")
    rows = [*_envit_rows(view, brush, ended.envit), *_truc_rows(view, brush, ended.truc), Row()]
    teams = (view.home.team, view.home.team.other)
    rows += [_total_row(view, brush, ended, team) for team in teams]
    closed = [event for event in view.events if isinstance(event, CamaWon)]
    rows += [
        Row(
            brush.say("cama-won", side=side_name(view, brush, event.team)),
            side_ink(view, event.team),
        )
        for event in closed
    ]
    return Page(brush.say("round", number=ended.number), tuple(rows))


def _reason(thought: Thought, brush: Brush) -> str:
    return explanation_text(brush.words, Explanation(thought.action, thought.why, thought.values))


def thoughts_pages(view: View, brush: Brush) -> list[Page]:
    """What each partner that is a bot thought in the round that has ended."""
    pages = []
    for seat in order_from(view.home, view.observation.seats)[1:]:
        if view.seat is None or seat.team is not view.seat.team or seat in view.humans:
            continue
        pairs = [
            (done_text(thought.action, view, brush), _reason(thought, brush))
            for thought in view.thoughts
            if thought.seat == seat
        ]
        rows = table_rows(pairs) or [Row(brush.say("no-thoughts"), Ink.PAPER_DIM)]
        pages.append(Page(brush.say("thoughts-of", name=view.name(seat)), tuple(rows)))
    return pages


def done_text(action: SeatAction, view: View, brush: Brush) -> str:
    """What was done, in a word or two."""
    match action:
        case PlayCard():
            return short(action.card, brush.words)
        case StackCards():
            return f"{short(action.top, brush.words)}/{short(action.under, brush.words)}"
        case Raise():
            return call_said(brush.words, action.rung, view.ruleset, action.amount)
        case _:
            return key_and_label(action, view, brush)[1]


def _total_row(view: View, brush: Brush, ended: RoundEnded, team: Team) -> Row:
    pedres = ended.score[team]
    half = brush.words.say("males" if in_males(pedres, view.ruleset) else "bones")
    text = brush.say("total", gained=ended.gained[team], score=pedres)
    if view.ruleset.cama.target >= 18:
        text = f"{text} ({half})"
    if view.ruleset.coto.cames_to_win > 1:
        text = f"{text}, {brush.words.say('cames', cames=ended.cames[team])}"
    return Row(text, start=f"{side_name(view, brush, team):<10}", start_ink=side_ink(view, team))


def _paid(view: View, brush: Brush, bet: Bet, team: Team, pedres: int, *, start: str = "  ") -> Row:
    """Who is paid, and how much of it is written."""
    down = written(view.events, bet)
    side = side_name(view, brush, team)
    if down == pedres:
        text = brush.say("paid", side=side, pedres=pedres)
    elif down == 0:
        text = brush.say("paid-nothing", side=side, pedres=pedres)
    else:
        text = brush.say("paid-part", side=side, pedres=pedres, written=down)
    return Row(text, side_ink(view, team), start=start)


# The envit


def _envit_rows(view: View, brush: Brush, envit: EnvitOutcome) -> list[Row]:
    if not view.ruleset.envit.on:
        return []
    title = brush.words.say("bet-envit").capitalize()
    if envit.rung is None:
        return [Row(brush.say("not-called"), Ink.PAPER_DIM, start=f"{title}: ")]
    call = brush.words.say("quoted", text=call_said(brush.words, envit.rung, view.ruleset))
    answer = brush.say("accepted" if envit.outcome == "accepted" else "declined")
    rows = [Row(f"{call}, {answer}", start=f"{title}: ")]
    if envit.winner is None:
        return [*rows, Row(brush.say("unclaimed"), start="  ")]
    if envit.seat is not None and envit.points is not None:
        name, you = view.name(envit.seat), person(view, envit.seat)
        text = brush.say("envit-won", name=name, person=you, points=envit.points)
        rows.append(Row(text, start="  "))
    return [*rows, _paid(view, brush, Bet.ENVIT, envit.winner, envit.pedres)]


# The truc


def _truc_rows(view: View, brush: Brush, truc: TrucOutcome) -> list[Row]:
    """How the round itself was won; where no truc can be called, nothing says that none was."""
    rows = [_truc_heading(view, brush, truc)] if view.ruleset.truc_rungs else []
    start = "  " if rows else ""
    if truc.by == "tricks":
        why = why_tricks(view.observation, view.ruleset)
        rows.append(Row(_tricks_text(view, brush), Ink.PAPER_DIM, start=start))
        rows.append(Row(brush.say(f"why-{why}"), start=start))
    if truc.by is None:
        return [*rows, Row(brush.say("truc-void"), start=start)]
    if truc.winner is None:
        return [*rows, Row(brush.say("truc-drawn"), start=start)]
    if truc.by == "folded":
        rows.append(Row(_folded_text(view, brush, truc.winner.other), start=start))
    return [*rows, _paid(view, brush, Bet.TRUC, truc.winner, truc.pedres, start=start)]


def _truc_heading(view: View, brush: Brush, truc: TrucOutcome) -> Row:
    start = f"{brush.words.say('bet-truc').capitalize()}: "
    if truc.rung is None:
        return Row(brush.say("not-called"), Ink.PAPER_DIM, start=start)
    call = brush.words.say("quoted", text=call_said(brush.words, truc.rung, view.ruleset))
    answer = brush.say("declined" if truc.outcome == "declined" else "accepted")
    return Row(f"{call}, {answer}", start=start)


def _folded_text(view: View, brush: Brush, team: Team) -> str:
    """Say that a team left; between two it is the one who did."""
    if view.ruleset.seats > len(TEAMS):
        return brush.say("folded", person="others", name="")
    seat = SEATS[team]
    return brush.say("folded", person=person(view, seat), name=view.name(seat))


def _tricks_text(view: View, brush: Brush) -> str:
    parts = []
    for index, trick in enumerate(view.observation.tricks, start=1):
        winner = trick.winner
        side = brush.say("tied") if winner is None else who(view, brush, winner)
        parts.append(brush.say("trick", trick=index, side=side))
    return " · ".join(parts)


# The end


def coto_account(view: View, brush: Brush, kept_at: str) -> Page:
    """Say who has won the coto, by how much, and where it is kept.

    Raises:
        ValueError: nobody has won it yet.
    """
    seen = view.observation
    if seen.winner is None:
        raise ValueError("the coto goes on")
    side = side_name(view, brush, seen.winner)
    # Who reads for no team has team A first, as in the bar above.
    own = seen.winner if len({seat.team for seat in view.humans}) == 1 else Team.A
    cames = brush.words.say("score", own=seen.cames[own], rival=seen.cames[own.other])
    rows = [
        Row(),
        Row(brush.say("coto-won", side=side), side_ink(view, seen.winner)),
        Row(brush.say("coto-cames", cames=cames), Ink.PAPER),
        Row(),
        Row(brush.say("kept-at", path=kept_at), Ink.PAPER_DIM),
        Row(),
        heading(brush.say("again")),
    ]
    return Page(brush.say("coto-over"), tuple(rows))
