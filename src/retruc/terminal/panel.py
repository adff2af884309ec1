"""The question that the table puts, and the buttons that answer it."""

from retruc.engine import Standing
from retruc.game import (
    Accept,
    Bet,
    Claim,
    DealOne,
    Decide,
    Pass,
    PlayCard,
    Seat,
    StackCards,
    Tap,
)
from retruc.terminal.brush import Brush, person, who
from retruc.terminal.canvas import Canvas
from retruc.terminal.chips import Chip, chips
from retruc.terminal.controls import Controls
from retruc.terminal.palette import Ink
from retruc.terminal.view import View
from retruc.words import call_said


def paint_panel(view: View, brush: Brush, controls: Controls, width: int, height: int) -> Canvas:
    """Draw the question, the buttons below it, and what the hand counts on the frame."""
    canvas = Canvas(width, height, brush.palette, Ink.PAPER)
    canvas.box(0, 0, width, height, Ink.LINE)
    if view.asked:
        canvas.put(2, 0, f" {brush.say('your-word')} ", Ink.WORD)
    elif controls.paused:
        canvas.put(2, 0, f" {brush.say('paused')} ", Ink.BALLOON)
    if view.points is not None:
        text = f" {brush.say('envit-points', points=view.points)} "
        canvas.put(width - 2 - len(text), height - 1, text, Ink.PAPER_STRONG)
    canvas.put(2, 1, question(view, brush)[: width - 4], Ink.PAPER_STRONG)
    _draw_chips(canvas, chips(view, brush, controls), controls, view)
    return canvas


def _draw_chips(
    canvas: Canvas, row_of_chips: tuple[Chip, ...], controls: Controls, view: View
) -> None:
    tall = canvas.height >= 8
    x, y = 2, 3 if tall else 2
    chosen = None if controls.cursor is None else controls.cursor - len(playable(view))
    for index, chip in enumerate(row_of_chips):
        worth = f" {chip.worth}" if chip.worth and not tall else ""
        text = f" {chip.key} {chip.label}{worth} "
        if tall:
            text = text.ljust(len(chip.worth) + 4)
        if x > 2 and x + len(text) > canvas.width - 1:
            x, y = 2, y + (3 if tall else 1)
        ink = Ink.CURSOR if index == chosen else chip.ink
        canvas.put(x, y, text, ink)
        if index == chosen:
            canvas.put(x, y, "▸", ink)
        if ink is not Ink.CURSOR and ink is not Ink.CHIP_ARMED and ink is not Ink.CHIP_MAIN:
            canvas.put(x + 1, y, chip.key, Ink.CHIP_KEY)
        if tall:
            canvas.put(x, y + 1, f"   {chip.worth}".ljust(len(text)), ink)
        canvas.aim(x, y, len(text), 2 if tall else 1, chip.target)
        x += len(text) + 1


def playable(view: View) -> tuple[PlayCard, ...]:
    """The cards that may be played open now, in the order in which they are held."""
    legal = {offer.action for offer in view.offers}
    plays = [PlayCard(view.home, card) for card in view.observation.held]
    covered = [PlayCard(view.home, card, covered=True) for card in view.observation.held]
    return tuple(
        play for play, cover in zip(plays, covered, strict=True) if play in legal or cover in legal
    )


def question(view: View, brush: Brush) -> str:
    """What the table waits for, in a sentence."""
    if view.observation.winner is not None:
        return brush.say("coto-over")
    if view.asked:
        return _question_to_reader(view, brush)
    if view.word is None:
        return brush.say("dealing")
    pending = pending_standing(view)
    name, you = view.name(view.word), person(view, view.word)
    if pending is None:
        return brush.say("turn-of", name=name, person=you)
    return brush.say("answer-of", name=name, person=you, call=_call(pending, view, brush))


def _question_to_reader(view: View, brush: Brush) -> str:
    kinds = {type(offer.action) for offer in view.offers}
    pending = pending_standing(view)
    if Accept in kinds and pending is not None:
        name = who(view, brush, caller(view, pending))
        return brush.say(
            "asks", name=name, call=_call(pending, view, brush), worth=worth_of(pending, brush)
        )
    for kind, message in _QUESTIONS.items():
        if kind in kinds:
            return brush.say(message)
    trick = view.observation.trick
    opens = trick is not None and not trick.plays
    return brush.say("you-lead" if opens else "you-play")


_QUESTIONS: dict[type, str] = {
    Decide: "ask-decide",
    Claim: "ask-claim",
    Pass: "ask-last-raise",
    Tap: "ask-tap",
    DealOne: "ask-deal-one",
    StackCards: "ask-stack",
}


def pending_standing(view: View) -> Standing | None:
    """The call that waits for its answer now; an envit goes before a truc that waits."""
    pending = [s for s in view.standings if s.outcome == "pending"]
    return next((s for s in pending if s.bet is Bet.ENVIT), pending[0] if pending else None)


def worth_of(standing: Standing, brush: Brush) -> str:
    """What a bet is worth, with its noun."""
    if isinstance(standing.worth, int):
        return brush.words.say("pedres", pedres=standing.worth)
    return brush.say(f"whole-{standing.worth}")


def caller(view: View, standing: Standing) -> Seat:
    """Who made the last call of a bet."""
    seen = view.observation
    wager = seen.envit if standing.bet is Bet.ENVIT else seen.truc
    return wager.calls[-1].seat


def _call(standing: Standing, view: View, brush: Brush) -> str:
    assert standing.rung is not None
    return call_said(brush.words, standing.rung, view.ruleset)
