"""No seat learns anything from a card or a sign that it was not shown: not a byte, not a moment."""

import json
import os
from random import Random

import pytest

from retruc.engine import is_over, legal_gestures
from retruc.game import Gesture, MakeSign
from retruc.protocol.codec import encode
from retruc.record import format_word
from retruc.server.table.commands import Asked, Woke
from retruc.server.table.dealing import shuffle
from retruc.server.table.records import record_text
from tests.properties.knowledge import with_other_cards
from tests.server.table.support import PEOPLE, four, house, m
from tests.server.table.support import House as Shell

RULESETS = ("bar", "barajamos", "bicicleta", "balear", "menorca", "mallorca", "catala", "truc-1739")

RUNS = int(os.environ.get("RETRUC_REDEALS", "24"))
"""Tables that are played twice, for each ruleset. The long form: RETRUC_REDEALS=1000."""

TRIES = 12


class Told(Shell):
    """A shell that keeps, command by command, what one member was sent and when it is woken."""

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


def begun(ruleset, reader, seed, dealt=shuffle):
    table = Told(
        four(ruleset=ruleset, pace_ms=0), reader=reader, seed=seed, shuffle=dealt, thinks=False
    )
    for name in (*PEOPLE[:4], "watcher"):
        table.come(name)
    table.handle(Woke())
    return table


def script(table, rng, steps):
    """Have people do things, each with the time and the command; stop within a round."""
    done = []
    for _ in range(steps):
        command = something(table, rng)
        answers = len(table.answers)
        table.handle(command, after_ms=700)
        kinds = [type(message) for _, message in table.answers[answers:]]
        done.append((command, kinds, table.state.round.number))
        if is_over(table.state):
            break
    while done and (is_over(table.state) or not table.state.round.dealt):
        return None
    return done


def something(table, rng):
    """Anything that a person may do: mostly what is offered."""
    kind = rng.random()
    name = rng.choice(PEOPLE[:4])
    seat = PEOPLE.index(name)
    request = f"r{rng.randrange(10**9)}"
    if kind < 0.35 and not is_over(table.state):
        legal = legal_gestures(table.state, table.ledger.readers[seat])
        if legal:
            word = format_word(rng.choice(legal))
            return Asked(name, f"{name}/1", m.Gesture(id=request, word=word))
    if kind < 0.4:
        return Asked(name, f"{name}/1", m.Undo(id=request, decision=table.decision))
    if kind < 0.45:
        return Asked(name, f"{name}/1", m.Act(id=request, decision=table.decision - 1, word="7o"))
    for other in PEOPLE[:4]:
        situation = table.situation(other)
        if situation.asked:
            cards = [o for o in situation.offers if o.kind in ("card", "cover", "stack", "accept")]
            offer = rng.choice(cards if cards and rng.random() < 0.8 else situation.offers)
            act = m.Act(id=request, decision=table.decision, word=offer.word)
            return Asked(other, f"{other}/1", act)
    return Woke()


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


def played_so(start, done, anew, number):
    """Play the same with other cards in round *number*; None where somebody could not."""

    def dealt(state, key):
        hands = shuffle(state, key)
        if state.round.number != number:
            return hands
        return tuple(tuple(anew.get(card, card) for card in hand) for hand in hands)

    table = begun(*start, dealt)
    for command, kinds, _ in done:
        answers = len(table.answers)
        table.handle(with_cards(table, command, anew, number), after_ms=700)
        if [type(message) for _, message in table.answers[answers:]] != kinds:
            return None
    return table


def with_cards(table, command, anew, number):
    """A command of somebody else, with the card that it plays named as it is now."""
    message = getattr(command, "message", None)
    if not isinstance(message, m.Act) or table.state.round.number != number:
        return command
    seat = table.sheet.seat_of(command.member)
    action = table.ledger.action_of(seat, message.word)
    if action is None or isinstance(action, Gesture) or message.decision != table.decision:
        return command
    word = format_word(with_other_cards(action, anew))
    return Asked(
        command.member,
        command.via,
        m.Act(id=message.id, decision=message.decision, word=word),
    )


@pytest.mark.parametrize("ruleset", RULESETS)
def test_dealing_anew_what_a_seat_has_not_seen_changes_no_byte_that_it_is_sent(ruleset):
    compared = 0
    for seed in range(RUNS):
        rng = Random(f"{ruleset}/{seed}")
        reader = rng.choice([*PEOPLE[:4], "watcher"])
        first = begun(ruleset, reader, seed)
        done = script(first, rng, rng.randrange(2, 40))
        if not done:
            continue
        seat = first.sheet.seat_of(reader)
        number = first.state.round.number
        for _ in range(TRIES):
            anew = dealt_anew(first, seat, rng)
            if anew is None:
                break
            second = played_so((ruleset, reader, seed), done, anew, number)
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
    first = begun("menorca", "watcher", 96)
    rng = Random("menorca/96")
    rng.choice([*PEOPLE[:4], "watcher"])
    script(first, rng, rng.randrange(2, 40))
    assert any("/" in row.body for row in first.rows if row.kind == "word")
    assert record_text(first.rows, "watcher").text.count("??/??") == 2


def test_the_comparison_would_find_a_leak():
    """If a card of somebody else were sent, the two plays would differ."""
    first = begun("bar", "anna", 5)
    rng = Random(1)
    anew = dealt_anew(first, first.sheet.seat_of("anna"), rng)
    second = played_so(("bar", "anna", 5), [], anew, 1)
    assert second.wire == first.wire
    assert second.snapshots()["bernat"] != first.snapshots()["bernat"]


# Signs


def without_menu(message):
    """A message without what every player is offered: the list of signs, and what they mean."""
    plain = json.loads(encode(message))

    def stripped(value):
        if isinstance(value, dict):
            return {k: stripped(v) for k, v in value.items() if k not in ("signs", "senyes")}
        return [stripped(v) for v in value] if isinstance(value, list) else value

    return json.dumps(stripped(plain), ensure_ascii=False)


@pytest.mark.parametrize("ruleset", ["bar", "bicicleta", "balear"])
def test_only_who_looked_ever_learns_of_a_sign(ruleset):
    rng = Random(ruleset)
    table = begun(ruleset, "nobody", 11)
    made = unseen = 0
    for _ in range(400):
        if is_over(table.state):
            break
        command = something(table, rng)
        message = getattr(command, "message", None)
        seat = None if message is None else table.sheet.seat_of(command.member)
        action = None
        if isinstance(message, m.Gesture):
            action = table.ledger.action_of(seat, message.word)
        looks = table.state.looks
        before = {name: len(sent) for name, sent in table.sent.items()}
        wake_at, now = table.wake_at, table.now
        table.handle(command, after_ms=0 if isinstance(action, MakeSign) else 700)
        if not isinstance(action, MakeSign):
            continue
        made += 1
        sees = {seat} | {other for other in range(4) if looks[other] == seat}
        for index, name in enumerate((*PEOPLE[:4], "watcher")):
            new = table.sent[name][before.get(name, 0) :]
            told = [x for x in new if isinstance(x, m.Told)]
            if index in sees:
                assert len(told) == 1
            else:
                unseen += 1
                assert new == []
        assert (table.wake_at, table.now) == (wake_at, now)
    assert made > 10
    assert unseen > 10
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
    table = begun("bar", "anna", 2)
    rng = Random(rounds)
    for _ in range(60 * rounds):
        if is_over(table.state):
            break
        table.handle(something(table, rng), after_ms=700)
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
