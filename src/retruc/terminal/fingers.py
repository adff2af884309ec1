"""What a key or a click does: pure functions from controls to controls, and a command if any."""

from typing import NamedTuple

from retruc.game import FREE, PlayCard, Raise, Seat, SeatAction, StackCards, order_from
from retruc.terminal.brush import Brush
from retruc.terminal.chips import chips, is_grave
from retruc.terminal.controls import Controls
from retruc.terminal.panel import playable
from retruc.terminal.targets import Act, Adjust, Button, LookAt, PickCard, Target
from retruc.terminal.view import View

Command = Act | LookAt | Button


class Pressed(NamedTuple):
    """What follows from one press."""

    controls: Controls
    command: Command | None = None


_BUTTON_BY_KEY = {
    "c": Button.COVER,
    "w": Button.WAIT,
    "space": Button.PAUSE,
    "?": Button.HELP,
    "s": Button.SENYES,
    "x": Button.EXPRESSIONS,
    "u": Button.LAST_TRICK,
    "r": Button.SCORE,
    "l": Button.LOG,
    "k": Button.LIGHT,
    "q": Button.QUIT,
}


def press_key(view: View, brush: Brush, controls: Controls, key: str) -> Pressed:
    """Carry out a key: a printable character, or a name such as ``left`` or ``enter``."""
    if controls.armed is Button.FREE_RAISE and key in ("+", "-", "up", "down"):
        return press(view, controls, Adjust(1 if key in ("+", "up") else -1))
    if key in ("left", "right"):
        return _move_cursor(view, brush, controls, 1 if key == "right" else -1)
    if key == "enter":
        return _enter(view, brush, controls)
    if key == "escape":
        return Pressed(Controls(paused=controls.paused))
    if key in ("up", "down", "tab", "shift+tab"):
        return Pressed(controls._replace(armed=None), _look(view, key))
    target = _target_of(view, brush, controls, key)
    return (
        Pressed(controls._replace(armed=None)) if target is None else press(view, controls, target)
    )


def press(view: View, controls: Controls, target: Target) -> Pressed:
    """Carry out a press on something: by mouse, by its key, or through the cursor."""
    calm = controls._replace(armed=None)
    match target:
        case PickCard():
            action = _play_of(view, controls, target)
            return Pressed(calm) if action is None else _done(controls, action)
        case Act():
            if is_grave(target.action, view) and controls.armed != target:
                return Pressed(controls._replace(armed=target))
            return _done(controls, target.action)
        case Adjust():
            amount = controls.amount + target.step
            return Pressed(controls._replace(amount=min(max(amount, 1), max(_most(view), 1))))
        case Button.FREE_RAISE:
            if controls.armed is not Button.FREE_RAISE:
                return Pressed(controls._replace(armed=Button.FREE_RAISE, amount=1))
            return _done(controls, Raise(view.home, FREE, controls.amount))
        case Button.COVER:
            return Pressed(calm._replace(covering=_may_cover(view) and not controls.covering))
        case Button.WAIT:
            return Pressed(calm, target if view.may_wait else None)
        case Button.PAUSE:
            return Pressed(calm._replace(paused=not controls.paused), target)
        case _:
            return Pressed(calm, target)


def _done(controls: Controls, action: SeatAction) -> Pressed:
    return Pressed(Controls(paused=controls.paused), Act(action))


def _target_of(view: View, brush: Brush, controls: Controls, key: str) -> Target | None:
    held = view.observation.held
    if key.isdecimal() and 1 <= int(key) <= len(held):
        return PickCard(held[int(key) - 1])
    for chip in chips(view, brush, controls):
        if chip.key == key:
            return chip.target
    return _BUTTON_BY_KEY.get(key)


def _play_of(view: View, controls: Controls, target: PickCard) -> SeatAction | None:
    """What choosing a card means now: lay it open, covered, or on top of the other."""
    legal = [offer.action for offer in view.offers]
    wishes: list[SeatAction] = [PlayCard(view.home, target.card, covered=controls.covering)]
    if not controls.covering:
        wishes.append(PlayCard(view.home, target.card, covered=True))
    wishes += [a for a in legal if isinstance(a, StackCards) and a.top == target.card]
    return next((wish for wish in wishes if wish in legal), None)


def _may_cover(view: View) -> bool:
    return any(isinstance(o.action, PlayCard) and o.action.covered for o in view.offers)


def _most(view: View) -> int:
    """The largest free raise that is legal."""
    return max((o.action.amount for o in view.offers if isinstance(o.action, Raise)), default=0)


def _ring(view: View, brush: Brush, controls: Controls) -> list[Target]:
    """What the arrows run through: cards that may be played, then buttons."""
    cards: list[Target] = [PickCard(play.card) for play in playable(view)]
    return [*cards, *(chip.target for chip in chips(view, brush, controls))]


def _move_cursor(view: View, brush: Brush, controls: Controls, step: int) -> Pressed:
    ring = _ring(view, brush, controls)
    if not ring:
        return Pressed(controls._replace(cursor=None, armed=None))
    start = controls.cursor if controls.cursor is not None else (-1 if step > 0 else len(ring))
    return Pressed(controls._replace(cursor=(start + step) % len(ring), armed=None))


def _enter(view: View, brush: Brush, controls: Controls) -> Pressed:
    if controls.armed is not None:
        return press(view, controls, controls.armed)
    ring = _ring(view, brush, controls)
    if controls.cursor is None or controls.cursor >= len(ring):
        return Pressed(controls)
    return press(view, controls, ring[controls.cursor])


def _look(view: View, key: str) -> LookAt | None:
    """Where the reader turns: up is opposite, down is the cloth, Tab goes round the table."""
    if view.seat is None:
        return None
    seats = view.observation.seats
    others = order_from(view.seat, seats)[1:]
    at = view.observation.looks[view.seat]
    match key:
        case "down":
            return LookAt(None)
        case "up":
            return LookAt(others[(seats - 1) // 2])
        case _:
            return LookAt(_next_looked_at(others, at, 1 if key == "tab" else -1))


def _next_looked_at(others: tuple[Seat, ...], at: Seat | None, step: int) -> Seat | None:
    ring: tuple[Seat | None, ...] = (None, *others)
    return ring[(ring.index(at) + step) % len(ring)]
