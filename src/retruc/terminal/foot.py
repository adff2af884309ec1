"""The edges of the screen: the keys at the foot, the score as it lies, and a terminal too small."""

from textwrap import wrap

from retruc.rulebook.tally import display, draw
from retruc.terminal.brush import Brush, side_ink, side_name
from retruc.terminal.canvas import Canvas
from retruc.terminal.customs import has_expressions, has_senyes
from retruc.terminal.marking import suit_of
from retruc.terminal.palette import Ink
from retruc.terminal.targets import Button
from retruc.terminal.view import View

_FOOT = (
    (Button.HELP, "?"),
    (Button.SENYES, "s"),
    (Button.EXPRESSIONS, "x"),
    (Button.LAST_TRICK, "u"),
    (Button.SCORE, "r"),
    (Button.LOG, "l"),
    (Button.PAUSE, "␣"),
    (Button.QUIT, "q"),
)


def paint_foot(view: View, brush: Brush, width: int, height: int) -> Canvas:
    """Write what can always be pressed, as much of it as fits."""
    canvas = Canvas(width, height, brush.palette, Ink.WOOD)
    x = 1
    for button, key in _FOOT:
        if button is Button.SENYES and not has_senyes(view.ruleset):
            continue
        if button is Button.EXPRESSIONS and not has_expressions(view.ruleset):
            continue
        label = brush.say(f"foot-{button.name.lower().replace('_', '-')}")
        wide = len(key) + 1 + len(label)
        if x + wide > width:
            break
        canvas.aim(x, 0, wide, 1, button)
        after = canvas.put(x, 0, key, Ink.WOOD)
        x = canvas.put(after + 1, 0, label, Ink.WOOD_DIM) + 2
    return canvas


def paint_tallies(view: View, brush: Brush, width: int, height: int) -> Canvas:
    """Draw both teams' score with the 8 and the 9, as it lies on the table."""
    canvas = Canvas(width, height, brush.palette, Ink.PAPER)
    y = 0
    for team in (view.home.team, view.home.team.other):
        pedres = view.observation.score[team]
        ink = side_ink(view, team)
        canvas.put(1, y, side_name(view, brush, team), ink)
        drawing = draw(display(pedres), suit_of(team, view.lot))
        canvas.put_lines(1, y + 1, drawing.splitlines(), Ink.PAPER)
        y += height // 2
    return canvas


def paint_too_small(brush: Brush, width: int, height: int, least: tuple[int, int]) -> Canvas:
    """Say that the terminal is too small, and how large it should be."""
    canvas = Canvas(width, height, brush.palette, Ink.WOOD)
    text = brush.say("too-small", width=least[0], height=least[1])
    now = brush.say("too-small-now", width=width, height=height)
    leave = brush.say("too-small-leave")
    inks = ((text, Ink.WOOD), (now, Ink.WOOD_DIM), (leave, Ink.WOOD))
    room = max(min(width - 2, 44), 1)
    lines = [(line, ink) for part, ink in inks for line in wrap(part, room)]
    top = max((height - len(lines)) // 2, 0)
    for y, (line, ink) in enumerate(lines, start=top):
        canvas.centre(0, y, width, line, ink)
    return canvas
