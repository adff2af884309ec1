"""What members ask for about the game itself: cards, words, gestures, taking back, silence."""

from retruc.engine import why_illegal
from retruc.game import Gesture, IllegalAction, Seat, SeatAction
from retruc.protocol import messages as m
from retruc.server.table import rows as facts
from retruc.server.table.readers import moment_of
from retruc.server.table.room import Request, take_back
from retruc.server.table.work import Refusal


def act(r: Request, message: m.Act) -> None:
    """Play a card or say a word.

    Raises:
        Refusal: it is no action, or not the time for it.
        IllegalAction: the rules forbid it.
    """
    seat = _playing(r)
    if message.decision != r.sheet.decision:
        raise Refusal("stale")
    action = r.work.ledger.action_of(seat, message.word)
    if action is None or isinstance(action, Gesture):
        raise Refusal("unknown-word")
    _check(r, action)
    _in_person(r, seat)
    r.work.word(f"{seat}:{message.word}", r.note)


def gesture(r: Request, message: m.Gesture) -> None:
    """Look, make a senya, say an expression. It never makes an answer stale.

    Raises:
        Refusal: it is no gesture, or not the time for it.
        IllegalAction: the rules forbid it.
    """
    seat = _playing(r)
    action = r.work.ledger.action_of(seat, message.word)
    if action is None or not isinstance(action, Gesture):
        raise Refusal("unknown-word")
    _check(r, action)
    _in_person(r, seat)
    r.work.word(f"{seat}:{message.word}", r.note)


def _playing(r: Request) -> Seat:
    seat = r.need_seat()
    if r.sheet.phase == "paused":
        raise Refusal("paused")
    if r.sheet.phase != "playing":
        raise Refusal("not-playing")
    return seat


def _check(r: Request, action: SeatAction | Gesture) -> None:
    state = r.work.ledger.state
    assert state is not None, "a coto is played"
    reason = why_illegal(state, action)
    if reason is not None:
        raise IllegalAction(state, action, reason)


def _in_person(r: Request, seat: Seat) -> None:
    """Take the seat back from a bot before acting."""
    if r.sheet.places[seat].replaced:
        take_back(r.work, seat)


def undo(r: Request, message: m.Undo) -> None:
    """Take one's last card back, while nobody has done anything since.

    Raises:
        Refusal: the table does not allow it, or there is no such card any more.
    """
    seat = _playing(r)
    if not r.sheet.settings.undo:
        raise Refusal("no-undo")
    if r.work.ledger.undo_seat != seat or message.decision != r.sheet.decision:
        raise Refusal("nothing-to-undo")
    name = r.sheet.places[seat].name
    r.fact(facts.Undone(seat + 1))
    moment = moment_of(r.work.ledger, r.work.now)
    for reader in r.work.readers.here():
        r.work.tell(
            reader.member,
            m.Undone(
                number=r.work.ledger.number(reader.seat),
                view=reader.view(),
                situation=reader.situation(moment),
                text=reader.teller.words.say("table-undone", who=name),
            ),
        )


def silence(r: Request, message: m.Silence) -> None:
    """Let one's chance go by.

    Raises:
        Refusal: the reader is not asked, or may not leave it to others.
    """
    seat = _playing(r)
    if message.decision != r.sheet.decision:
        raise Refusal("stale")
    waiting = r.work.ledger.waits
    if seat not in waiting.people or not waiting.may_wait:
        raise Refusal("not-asked")
    r.fact(facts.Silent(seat + 1))
    r.work.situate()
