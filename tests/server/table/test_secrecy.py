"""No seat learns anything from a card or a sign that it was not shown: not a byte, not a moment."""

import os
from hashlib import sha256
from random import Random
from typing import NamedTuple

import pytest

from retruc.engine import is_over, legal_gestures
from retruc.game import Accept, Gesture, MakeSign, PlayCard, StackCards
from retruc.protocol.codec import encode
from retruc.record import format_action, format_word, parse_action
from retruc.server.proof import hashed
from retruc.server.table.commands import (
    Asked,
    BotsChose,
    Choice,
    Connected,
    Disconnected,
    Woke,
)
from retruc.server.table.dealing import shuffle
from retruc.server.table.records import record_text
from tests.properties.knowledge import with_other_cards
from tests.server.table.support import PEOPLE, four, house, m, without_menu
from tests.server.table.support import House as Shell

RUNS = int(os.environ.get("RETRUC_REDEALS", "20"))
"""Tables of each kind that are played twice. The long form: RETRUC_REDEALS=500."""

TRIES = 12


class Kind(NamedTuple):
    """Tables of one kind: who sits there, clocks, pace and proof are drawn for each."""

    ruleset: str
    seats: int = 4
    options: dict[str, str] = {}  # noqa: RUF012 - it is only read


SEEN_BY = "senyes.seen-by"

KINDS = {
    "bar": Kind("bar"),
    "barajamos": Kind("barajamos"),
    "bicicleta": Kind("bicicleta"),
    "balear": Kind("balear"),
    "menorca": Kind("menorca"),
    "mallorca": Kind("mallorca"),
    "catala": Kind("catala"),
    "truc-1739": Kind("truc-1739"),
    "bar for two": Kind("bar", 2, {"seats": "2"}),
    "balear for two": Kind("balear", 2, {"seats": "2"}),
    "balear for six": Kind("balear", 6, {"seats": "6"}),
    "balear for eight": Kind("balear", 8, {"seats": "8"}),
    "without signs": Kind("bar", options={SEEN_BY: "none"}),
    "signs for the partner": Kind("balear", options={SEEN_BY: "partner"}),
    "signs for all": Kind("bicicleta", options={SEEN_BY: "all"}),
}


class Start(NamedTuple):
    """All that a table begins with."""

    kind: Kind
    reader: str
    seed: int
    people: int
    settings: dict[str, object]
    comes_and_goes: bool = True
    """Whether networks are lost and found."""

    @property
    def names(self):
        """Who is there: people at the first seats, and one who watches."""
        return (*PEOPLE[: self.people], "watcher")


def drawn(kind, seed, rng):
    people = rng.randint(1, kind.seats)
    settings = {
        "pace_ms": rng.choice([0, 900]),
        "clock_s": rng.choice([0, 15]),
        "proof": rng.random() < 0.5,
        "undo": rng.random() < 0.5,
        "grace_s": 30,
    }
    reader = rng.choice([*PEOPLE[:people], "watcher"])
    return Start(kind, reader, seed, people, settings)


class Told(Shell):
    """A shell that keeps, command by command, what one member was sent and when."""

    def __init__(self, *args, reader, **fields):
        self.reader = reader
        self.wire = []
        super().__init__(*args, **fields)

    def carry_out(self, handled):
        super().carry_out(handled)
        mine = [
            encode(effect.message)
            for effect in handled.effects
            if getattr(effect, "member", "") == self.reader
            or getattr(effect, "via", "").startswith(f"{self.reader}/")
        ]
        self.wire.append((self.now, handled.wake_at, mine))


def begun(start, dealt=shuffle):
    kind = start.kind
    table = Told(
        four(
            people=start.people,
            ruleset=kind.ruleset,
            seats=kind.seats,
            options=kind.options,
            **start.settings,
        ),
        reader=start.reader,
        seed=start.seed,
        shuffle=dealt,
        thinks=False,
    )
    for name in start.names:
        table.come(name)
        if start.settings["proof"] and name != "watcher":
            for number in (0, 1) if start.seed % 2 else (0,):
                table.ask(name, m.Link, round=number, value=link(name, number))
    table.handle(Woke(), after_ms=2_000)
    return table


def link(name, number):
    """A link of the hash chain of somebody's browser."""
    return hashed(sha256(name.encode()).digest(), 300 - number).hex()


def at_four(ruleset, reader, seed):
    """A table of four people without clocks."""
    settings = {"pace_ms": 0, "clock_s": 0, "proof": False, "undo": True, "grace_s": 60}
    return Start(Kind(ruleset), reader, seed, 4, settings, comes_and_goes=False)


def script(table, start, rng, steps):
    """Have people and bots do things; what was done and when. It stops within a round."""
    done = []
    for _ in range(steps):
        command = something(table, start, rng)
        after_ms = rng.choices([0, 700, 2_500, 16_000], [20, 65, 10, 5])[0]
        answers = len(table.answers)
        table.handle(command, after_ms=after_ms)
        kinds = [type(message) for _, message in table.answers[answers:]]
        done.append((command, after_ms, kinds))
        if table.sheet.phase != "playing":
            return None
    return done if table.state.round.dealt else None


def something(table, start, rng):
    """Anything that a person, a bot or a network may do: mostly what is offered."""
    if table.thoughts and rng.random() < 0.7:
        return chosen(table.thoughts[-1], rng)
    kind = rng.random()
    name = rng.choice(start.names[:-1])
    seat = PEOPLE.index(name)
    request = f"r{rng.randrange(10**9)}"
    if kind < 0.3 and not is_over(table.state):
        legal = legal_gestures(table.state, table.ledger.readers[seat])
        if legal:
            word = format_word(rng.choice(legal))
            return Asked(name, f"{name}/1", m.Gesture(id=request, word=word))
    if kind < 0.35:
        return Asked(name, f"{name}/1", m.Undo(id=request, decision=table.decision))
    if kind < 0.4:
        return Asked(name, f"{name}/1", m.Act(id=request, decision=table.decision - 1, word="7o"))
    if kind < 0.44 and start.comes_and_goes:
        if name in table.sheet.connected:
            return Disconnected(name)
        return Connected(name, f"{name}/1", name.capitalize(), 1, "en")
    if kind < 0.48 and start.settings["proof"]:
        number = table.state.round.number
        return Asked(name, f"{name}/1", m.Link(round=number, value=link(name, number)))
    for other in rng.sample(start.names[:-1], start.people):
        situation = table.situation(other)
        if situation.asked and situation.offers:
            cards = [o for o in situation.offers if o.kind in ("card", "cover", "stack", "accept")]
            offer = rng.choice(cards if cards and rng.random() < 0.8 else situation.offers)
            act = m.Act(id=request, decision=table.decision, word=offer.word)
            return Asked(other, f"{other}/1", act)
        if situation.may_wait and rng.random() < 0.3:
            silence = m.Silence(id=request, decision=table.decision)
            return Asked(other, f"{other}/1", silence)
    return Woke()


def chosen(asked, rng):
    """What the bots that are asked might choose, whatever their cards."""
    return BotsChose(asked.token, tuple(by_chance(ask, rng) for ask in asked.asks))


def by_chance(ask, rng):
    if not ask.legal:
        some = rng.sample(ask.gestures, min(2, len(ask.gestures)))
        return Choice(ask.seat, gestures=tuple(some))
    if not ask.obliged and rng.random() < 0.7:
        return Choice(ask.seat)
    cards = [a for a in ask.legal if isinstance(a, PlayCard | StackCards | Accept)]
    return Choice(ask.seat, rng.choice(cards if cards and rng.random() < 0.8 else ask.legal))


def told_of(table):
    """The cards that the reader was told of in this round, those that were taken back too."""
    texts = set()
    for message in table.sent[table.reader]:
        for item in message.items if isinstance(message, m.Told) else ():
            if item.what.__struct_config__.tag == "round-dealt":
                texts.clear()
            for name in ("card", "top", "under"):
                texts.add(getattr(item.what, name, None))
    return {card for card in table.state.ruleset.deck.cards if str(card) in texts}


def dealt_anew(table, seat, rng):
    """Other cards for what the reader has not seen of this round; None if it has seen all."""
    known = set(table.ledger.listeners[seat].seen.seen) | told_of(table)
    hands = table.state.round.dealt
    hidden = [card for hand in hands for card in hand if card not in known]
    pool = [card for card in table.state.ruleset.deck.cards if card not in known]
    if not hidden:
        return None
    return dict(zip(hidden, rng.sample(pool, len(hidden)), strict=True))


def played_so(start, first, done, anew):
    """Play the same with other cards in its last round; None where somebody could not."""
    number = first.state.round.number

    def dealt(state, key):
        hands = shuffle(state, key)
        if state.round.number != number:
            return hands
        return tuple(tuple(anew.get(card, card) for card in hand) for hand in hands)

    table = begun(start, dealt)
    for command, after_ms, kinds in done:
        answers = len(table.answers)
        table.handle(with_cards(table, command, anew, number), after_ms=after_ms)
        if [type(message) for _, message in table.answers[answers:]] != kinds:
            return None
    return table if words_of(table, {}) == words_of(first, anew) else None


def words_of(table, anew):
    """What was done in the last round, with other cards: a clock may have played one of them."""
    words = []
    for row in table.rows:
        if row.kind == "round":
            words.clear()
        if row.kind == "word":
            action = parse_action(row.body, table.state.ruleset)
            words.append(format_action(with_other_cards(action, anew)))
    return words


def with_cards(table, command, anew, number):
    """A command of somebody else, with the card that it plays named as it is now."""
    if table.state.round.number != number:
        return command
    if isinstance(command, BotsChose):
        choices = [
            Choice(c.seat, c.action and with_other_cards(c.action, anew), c.gestures, c.why)
            for c in command.choices
        ]
        return BotsChose(command.token, tuple(choices))
    message = getattr(command, "message", None)
    if not isinstance(message, m.Act) or message.decision != table.decision:
        return command
    action = table.ledger.action_of(table.sheet.seat_of(command.member), message.word)
    if action is None or isinstance(action, Gesture):
        return command
    word = format_word(with_other_cards(action, anew))
    act = m.Act(id=message.id, decision=message.decision, word=word)
    return Asked(command.member, command.via, act)


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_dealing_anew_what_a_seat_has_not_seen_changes_no_byte_that_it_is_sent(kind):
    compared = 0
    for seed in range(RUNS):
        rng = Random(f"{kind}/{seed}")
        start = drawn(kind, seed, rng)
        first = begun(start)
        done = script(first, start, rng, rng.randrange(2, 60))
        if not done:
            continue
        reader = start.reader
        seat = first.sheet.seat_of(reader)
        for _ in range(TRIES):
            anew = dealt_anew(first, seat, rng)
            if anew is None:
                break
            second = played_so(start, first, done, anew)
            if second is None or second.state.round.dealt == first.state.round.dealt:
                continue
            assert second.wire == first.wire
            assert second.snapshots()[reader] == first.snapshots()[reader]
            assert record_text(second.rows, reader) == record_text(first.rows, reader)
            assert second.table.listing() == first.table.listing()
            compared += 1
            break
    assert compared >= RUNS // 4


def test_two_covered_cards_stay_covered_in_what_a_seat_takes_home():
    table = begun(at_four("menorca", "watcher", 96))
    for kind in ("cover",) * 4 + ("stack",) * 2:
        name = next(name for name in PEOPLE[:4] if table.situation(name).asked)
        offers = table.situation(name).offers
        assert isinstance(table.act(name, next(o.word for o in offers if o.kind == kind)), m.Done)
    record = record_text(table.rows, "watcher").text
    assert (record.count("(??)"), record.count("??/??")) == (4, 2)


def test_the_comparison_would_find_a_leak():
    """If a card of somebody else were sent, the two plays would differ."""
    start = at_four("bar", "anna", 5)
    first = begun(start)
    rng = Random(1)
    anew = dealt_anew(first, first.sheet.seat_of("anna"), rng)
    second = played_so(start, first, [], anew)
    assert second.wire == first.wire
    assert second.snapshots()["bernat"] != first.snapshots()["bernat"]


# Signs


@pytest.mark.parametrize("ruleset", ["bar", "bicicleta", "balear"])
def test_only_who_looked_ever_learns_of_a_sign(ruleset):
    rng = Random(ruleset)
    made = unseen = 0
    for seed in range(3):
        start = at_four(ruleset, "nobody", seed)
        table = begun(start)
        for _ in range(150):
            if is_over(table.state):
                break
            command = something(table, start, rng)
            if is_sign(table, command):
                made += 1
                unseen += makes_a_sign(table, command)
            else:
                table.handle(command, after_ms=700)
        tells_of_signs_seen_alone(table)
    assert made > 10
    assert unseen > 10


def is_sign(table, command):
    message = getattr(command, "message", None)
    if not isinstance(message, m.Gesture):
        return False
    action = table.ledger.action_of(table.sheet.seat_of(command.member), message.word)
    return isinstance(action, MakeSign)


def makes_a_sign(table, command):
    """Have somebody make a sign; how many were told nothing, who must not be."""
    seat, looks = table.sheet.seat_of(command.member), table.state.looks
    sees = {seat} | {other for other in range(4) if looks[other] == seat}
    before = {name: len(sent) for name, sent in table.sent.items()}
    wake_at, now = table.wake_at, table.now
    table.handle(command)
    unseen = 0
    for index, name in enumerate((*PEOPLE[:4], "watcher")):
        new = table.sent[name][before.get(name, 0) :]
        if index in sees:
            assert sum(isinstance(x, m.Told) for x in new) == 1
        else:
            unseen += 1
            assert new == []
    assert (table.wake_at, table.now) == (wake_at, now)
    return unseen


def tells_of_signs_seen_alone(table):
    signs = table.state.ruleset.senyes.map
    for name in (*PEOPLE[:4], "watcher"):
        seen = sum(
            item.what.sign in signs
            for x in table.sent[name]
            if isinstance(x, m.Told)
            for item in x.items
            if hasattr(item.what, "sign")
        )
        found = sum(without_menu(x).count('"sign-made"') for x in table.sent[name])
        assert found == seen
    assert "senya" not in "".join(without_menu(x) for x in table.sent["watcher"])
    assert "sign-made" not in "".join(without_menu(x) for x in table.sent["watcher"])


@pytest.mark.parametrize("rounds", [1, 3])
def test_numbers_have_no_gap_where_a_sign_was_made_that_one_did_not_see(rounds):
    start = at_four("bar", "anna", 2)
    table = begun(start)
    rng = Random(rounds)
    for _ in range(60 * rounds):
        if is_over(table.state):
            break
        table.handle(something(table, start, rng), after_ms=700)
    for name in (*PEOPLE[:4], "watcher"):
        number = 0
        for message in table.sent[name]:
            if isinstance(message, m.Snapshot):
                number = message.number
            elif isinstance(message, m.Told | m.Undone):
                assert message.number == number + 1
                number = message.number


def test_signs_stand_in_the_record_only_if_all_agree():
    table = house(options={"cama.target": "2", "coto.cames-to-win": "1"})
    table.ask("anna", m.Gesture, word="senya=" + next(iter(table.state.ruleset.senyes.map)))
    for name in PEOPLE[:3]:
        table.ask(name, m.Consent, signs=True)
    while not is_over(table.state):
        table.wait(10_000)
        for name in PEOPLE[:4]:
            situation = table.situation(name)
            if situation.asked:
                table.act(name, situation.offers[0].word)
                break
    assert "senya=" not in record_text(table.rows, "anna").text
    assert not table.last("anna", m.RoomChanged).room.signs_kept
    table.ask("dídac", m.Consent, signs=True)
    assert "1:senya=" in record_text(table.rows, "bernat").text
