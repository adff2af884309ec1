"""The reader's own cards."""

from retruc.terminal.brush import Brush
from retruc.terminal.canvas import Canvas
from retruc.terminal.cards import Size, draw_back, draw_card
from retruc.terminal.controls import Controls
from retruc.terminal.palette import Ink
from retruc.terminal.panel import playable
from retruc.terminal.targets import PickCard
from retruc.terminal.view import View


def paint_hand(view: View, brush: Brush, controls: Controls, width: int, height: int) -> Canvas:
    """Draw the cards held, the chosen one lifted, and the key of each below it.

    A bystander sees the backs of seat 1's cards.
    """
    canvas = Canvas(width, height, brush.palette, Ink.WOOD)
    seen = view.observation
    size = Size.LARGE if height > Size.LARGE.height else Size.MEDIUM
    step = size.width + 1
    left = max((width - 3 * step + 1) // 2, 0)
    if view.seat is None:
        count = seen.cards_left[view.home] if seen.cards_left else 0
        for index in range(count):
            draw_back(canvas, left + index * step, 0, size)
        return canvas
    plays = playable(view)
    for index, card in enumerate(seen.held):
        x = left + index * step
        play = next((i for i, play in enumerate(plays) if play.card == card), None)
        chosen = play is not None and play == controls.cursor
        draw_card(canvas, x, 0 if chosen else 1, size, card)
        ink = Ink.WOOD if play is not None else Ink.WOOD_DIM
        key = brush.say("covered-key", key=index + 1) if controls.covering else str(index + 1)
        if not chosen:
            canvas.centre(x, 0, size.width, key, ink)
        elif height > size.height + 1:
            canvas.centre(x, size.height, size.width, key, Ink.CURSOR)
        canvas.aim(x, 0, size.width, height, PickCard(card))
    return canvas
