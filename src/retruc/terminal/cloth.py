"""The table itself: the cloth, the seats around it, the trick on it, and how the bets stand."""

from retruc.engine import Standing
from retruc.game import Play, Seat, Trick
from retruc.terminal.avatars import draw_avatars
from retruc.terminal.balloons import balloons
from retruc.terminal.brush import Brush, cloth_ink, side_name, who
from retruc.terminal.canvas import Canvas
from retruc.terminal.cards import (
    draw_back,
    draw_back_under,
    draw_card,
    draw_open_under,
    draw_slot,
)
from retruc.terminal.felt import ARROWS, Felt
from retruc.terminal.palette import Ink
from retruc.terminal.panel import playable
from retruc.terminal.seating import Align, Spot
from retruc.terminal.targets import LookAt
from retruc.terminal.view import View
from retruc.words import call_said

_MARK_BY_OUTCOME = {"none": "", "pending": " ?", "accepted": " ✓", "declined": " ✗"}


def paint_cloth(view: View, brush: Brush, width: int, height: int) -> Canvas:
    """Draw the table, its rim included."""
    canvas = Canvas(width, height, brush.palette, Ink.CLOTH)
    canvas.box(0, 0, width, height, Ink.RIM)
    canvas.aim(0, 0, width, height, LookAt(None))
    felt = Felt(canvas, view, brush)
    _draw_standings(felt)
    _draw_tricks_won(felt)
    draw_avatars(felt)
    _draw_trick(felt, shown_trick(view))
    _draw_balloons(felt)
    return canvas


def shown_trick(view: View) -> Trick | None:
    """The trick that lies on the table: the last one stays until a card falls on the next."""
    tricks = view.observation.tricks
    if not tricks:
        return None
    if not tricks[-1].plays and len(tricks) > 1:
        return tricks[-2]
    return tricks[-1]


# The trick


def _draw_trick(felt: Felt, trick: Trick | None) -> None:
    played = set() if trick is None else {play.seat for play in trick.plays}
    if trick is not None:
        for play in trick.plays:
            _draw_play(felt, play)
        if trick.closed:
            _draw_verdict(felt, trick)
    view = felt.view
    if view.asked and playable(view) and view.home not in played:
        x, y = felt.place(view.home).card
        draw_slot(felt.canvas, x + 1, y + 1, felt.size)


def _draw_play(felt: Felt, play: Play) -> None:
    canvas, size = felt.canvas, felt.size
    x, y = felt.place(play.seat).card
    x, y = x + 1, y + 1
    if play.card is None or play.covered:
        draw_back(canvas, x, y, size, play.card)
        return
    draw_card(canvas, x, y, size, play.card)
    shown = dict(felt.view.observation.shown).get(play.seat)
    if shown is not None:
        draw_open_under(canvas, x, y, size, shown)
    elif play.under is not None or _lies_over_another(felt.view, play.seat):
        draw_back_under(canvas, x, y, size, play.under)


def _lies_over_another(view: View, seat: Seat) -> bool:
    """Whether somebody else's card lies on one that the reader may not know."""
    seen = view.observation
    plays = sum(play.seat == seat for trick in seen.tricks for play in trick.plays)
    return seat != view.seat and 3 - seen.cards_left[seat] > plays


def _draw_verdict(felt: Felt, trick: Trick) -> None:
    """Say in the middle who took the trick."""
    spot = Spot(felt.width // 2, (felt.height + felt.face_size.height - 1) // 2, Align.CENTRE)
    if trick.winner is None:
        felt.write(spot, (felt.brush.say("tied"), Ink.CLOTH))
        return
    (x, y), size = felt.place(trick.winner).card, felt.size
    dx, dy = x + size.width // 2 - spot.x, y + size.height // 2 - spot.y
    horizontal = 0 if abs(dx) < 4 else (dx > 0) - (dx < 0)
    vertical = 0 if abs(dy) < 2 else (dy > 0) - (dy < 0)
    arrow = ARROWS.get((horizontal, vertical), "·")
    name = who(felt.view, felt.brush, trick.winner)
    felt.write(spot, (f"{arrow} {name}", cloth_ink(felt.view, trick.winner.team)))


# Words


def _draw_balloons(felt: Felt) -> None:
    texts = balloons(felt.view.events, felt.brush.words, felt.view.ruleset)
    for seat, text in texts.items():
        felt.write(felt.place(seat).balloon, (f" {text} ", Ink.BALLOON))


def _draw_standings(felt: Felt) -> None:
    """How the bets stand, in the lower left corner."""
    view = felt.view
    top = felt.height - len(view.standings)
    for row, standing in enumerate(view.standings, start=top):
        ink = Ink.CLOTH_DIM if standing.team is None else cloth_ink(view, standing.team)
        text = standing_text(standing, view, felt.brush)
        felt.write(Spot(1, row, Align.LEFT), (text, ink))
        felt.corner = 1 + len(text)


def standing_text(standing: Standing, view: View, brush: Brush) -> str:
    """One bet in a few words: ``Envide 2 ?``."""
    worth = standing.worth
    worth_text = str(worth) if isinstance(worth, int) else brush.say(f"whole-{worth}")
    if standing.rung is None:
        return brush.say("round-worth", worth=worth_text)
    call = call_said(brush.words, standing.rung, view.ruleset)
    return f"{call} {worth_text}{_MARK_BY_OUTCOME[standing.outcome]}"


def _draw_tricks_won(felt: Felt) -> None:
    """Who won the tricks so far, in the lower right corner."""
    view, brush = felt.view, felt.brush
    tricks = [trick for trick in view.observation.tricks if trick.closed]
    for index, trick in enumerate(tricks, start=1):
        if trick.team is None:
            side, ink = brush.say("tied"), Ink.CLOTH_DIM
        else:
            side, ink = side_name(view, brush, trick.team), cloth_ink(view, trick.team)
        spot = Spot(felt.width - 1, felt.height - 1 - len(tricks) + index, Align.RIGHT)
        felt.write(spot, (brush.say("trick", trick=index, side=side), ink))
