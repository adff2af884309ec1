"""Anything that members, their networks and time may do to a table, by chance."""

from retruc.engine import legal_gestures
from retruc.record import format_word
from retruc.server.table.commands import Renamed, Restarted, Woke
from tests.server.table.support import PEOPLE, m

NAMES = (*PEOPLE[:4], "watcher")


def do_anything(table, rng):
    """Do one thing; what it was, for the reader of a failure."""
    name = rng.choice(NAMES)
    if name not in table.sheet.connected:
        table.come(name)
        return f"{name} comes"
    kind = rng.choices(list(_ANYTHING), weights=[weight for weight, _ in _ANYTHING.values()])[0]
    _ANYTHING[kind][1](table, rng, name)
    return f"{name}: {kind}"


def _offered(table, rng, name):
    people = [p.member for p in table.sheet.places if p.member in table.sheet.connected]
    for other in rng.sample(people, len(people)):
        situation = table.situation(other)
        if situation.asked and situation.offers:
            word = rng.choice(situation.offers).word
            twice = rng.random() < 0.2
            table.act(other, word, id=(request := f"x{rng.randrange(10**9)}"))
            if twice:
                words = [row for row in table.rows if row.kind == "word"]
                answer = table.act(other, word, id=request)
                if isinstance(answer, m.Done):
                    assert answer.already
                assert [r for r in table.rows if r.kind == "word"][: len(words)] == words
            return
    table.wait(rng.choice([0, 500, 7_000]))


def _any_word(table, rng, name):
    words = ["7o", "vull", "novull", "envit", "truc", "3e/6c", "(4c)", "mevaig", "x", "mira=1"]
    table.act(name, rng.choice(words), decision=table.decision - rng.choice([0, 0, 1]))


def _gesture(table, rng, name):
    seat = table.sheet.seat_of(name)
    if seat is None or table.state is None:
        table.ask(name, m.Gesture, word="mira=1")
        return
    legal = legal_gestures(table.state, seat) or [None]
    gesture = rng.choice(legal)
    table.ask(name, m.Gesture, word="nothing" if gesture is None else format_word(gesture))


def _restart(table, rng, name):
    table.handle(Restarted())
    for other in list(table.sheet.guests):
        table.come(other, seen=rng.randrange(20))


def _ask(kind, **fields):
    def ask(table, rng, name):
        made = {key: value(table, rng) for key, value in fields.items()}
        table.ask(name, kind, **made)

    return ask


def _seat(table, rng):
    return rng.randrange(6)


def _flag(table, rng):
    return rng.random() < 0.6


_ANYTHING = {
    "offered": (40, _offered),
    "any word": (5, _any_word),
    "gesture": (8, _gesture),
    "time": (8, lambda t, rng, _: t.wait(rng.choice([0, 900, 2_000, 10_000, 61_000]))),
    "wake": (2, lambda t, _rng, _n: t.handle(Woke())),
    "comes": (4, lambda t, rng, n: t.come(n, language=rng.choice(["en", "ca-valencia"]))),
    "goes": (3, lambda t, _, n: t.go(n)),
    "undo": (4, _ask(m.Undo, decision=lambda t, _: t.decision)),
    "silence": (6, _ask(m.Silence, decision=lambda t, _: t.decision)),
    "sit": (3, _ask(m.Sit, seat=_seat)),
    "stand": (1, _ask(m.Stand)),
    "pause": (3, _ask(m.Pause, wanted=_flag)),
    "kick": (1, _ask(m.Kick, seat=_seat)),
    "mute": (1, _ask(m.Mute, seat=_seat, muted=_flag)),
    "seat bot": (
        1,
        _ask(m.SeatBot, seat=_seat, bot=lambda _, rng: rng.choice(["random", "x", ""])),
    ),
    "move": (1, _ask(m.MoveSeat, seat=_seat, to=_seat)),
    "rename": (1, _ask(m.Rename, name=lambda _, rng: rng.choice(["Pep", "", "\u202e"]))),
    "renamed": (
        1,
        lambda t, rng, n: t.handle(Renamed(n, rng.choice(["Pepa", ""]), rng.randrange(16))),
    ),
    "caught up": (2, _ask(m.CaughtUp)),
    "phrase": (1, _ask(m.Phrase, phrase=lambda _t, _rng: "thanks")),
    "consent": (1, _ask(m.Consent, signs=_flag)),
    "link": (1, _ask(m.Link, round=_seat, value=lambda _, rng: rng.choice(["00" * 32, "x"]))),
    "start": (2, _ask(m.Start)),
    "again": (1, _ask(m.Again)),
    "restart": (1, _restart),
}
