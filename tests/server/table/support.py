"""A table with its shell played by the test: members, bots, a clock, and all that was sent."""

import json
from hashlib import sha256
from random import Random

from retruc.bots import make_bot
from retruc.protocol import messages as m
from retruc.protocol.codec import encode
from retruc.server.table.commands import (
    Asked,
    BotsChose,
    Choice,
    Connected,
    Disconnected,
    Woke,
)
from retruc.server.table.dealing import shuffle
from retruc.server.table.effects import Answer, Tell, Think
from retruc.server.table.rows import Opening, Sitter
from retruc.server.table.table import Table

PEOPLE = ("anna", "bernat", "carme", "dídac", "empar", "ferran", "gal·la", "hug")


def entropy_of(seed):
    """Bytes that follow from a seed alone."""
    count = 0

    def entropy(size):
        nonlocal count
        count += 1
        return sha256(f"{seed}/{count}".encode()).digest()[:size]

    return entropy


def settings(**changes):
    base = {"pace_ms": 0, "proof": False, "grace_s": 60}
    return m.Settings(**{**base, **changes})


class House:
    """Plays the shell of one table, and its people's browsers."""

    def __init__(self, opening, *, seed=0, shuffle=shuffle, thinks=True, now=1_000):
        self.now = now
        self.seed = seed
        self.thinks = thinks
        self.entropy = entropy_of(seed)
        self.shuffle = shuffle
        self.rows = []
        self.sent = {}
        """By member: every message."""
        self.answers = []
        self.thoughts = []
        """Questions to bots that wait for an answer."""
        self.is_thinking = False
        """Whether `think` is at work: what it leads to waits its turn, so that nothing nests."""
        self.other = []
        self.bots = {}
        self.wake_at = None
        self.count = 0
        self.table, handled = Table.open(opening, now, self.entropy, shuffle)
        self.carry_out(handled)

    # The shell

    def handle(self, command, *, after_ms=0):
        self.now += after_ms
        handled = self.table.handle(command, self.now)
        self.carry_out(handled)
        return handled

    def carry_out(self, handled):
        self.rows += handled.rows
        assert [row.seq for row in self.rows] == list(range(1, len(self.rows) + 1))
        self.wake_at = handled.wake_at
        for effect in handled.effects:
            match effect:
                case Tell(member, message):
                    self.sent.setdefault(member, []).append(message)
                case Answer(via, message):
                    self.answers.append((via, message))
                    self.sent.setdefault(via.partition("/")[0], []).append(message)
                case Think():
                    self.thoughts = [effect]
                case _:
                    self.other.append(effect)
        if self.thinks and not self.is_thinking:
            self.is_thinking = True
            try:
                while self.thoughts:
                    self.think()
            finally:
                self.is_thinking = False

    def think(self):
        """Answer the bots' question that waits."""
        asked = self.thoughts.pop()
        choices = tuple(self.choice(asked, ask) for ask in asked.asks)
        self.handle(BotsChose(asked.token, choices))

    def choice(self, asked, ask):
        key = (ask.seat, ask.bot)
        if key not in self.bots:
            rng = Random(f"{self.seed}/{ask.seat}")
            self.bots[key] = make_bot(ask.bot, asked.ruleset, ask.seat, rng)
        bot = self.bots[key]
        if not ask.legal:
            return Choice(ask.seat, gestures=tuple(bot.gestures(ask.observation, ask.gestures)))
        action = bot.act(ask.observation, ask.legal, obliged=ask.obliged)
        why = bot.explain()
        return Choice(ask.seat, action, (), str(why.why) if why and action else "")

    def wait(self, ms=0):
        """Let time go by, waking the table whenever it wants to be woken."""
        until = self.now + ms
        while self.wake_at is not None and self.wake_at <= until:
            self.now = max(self.now, self.wake_at)
            before = self.wake_at
            self.handle(Woke())
            if self.wake_at is not None and self.wake_at <= before and self.wake_at <= self.now:
                raise AssertionError("the table wants to be woken at once, again and again")
        self.now = until

    # Members

    def come(self, member, *, language="en", seen=0, socket="1", name=None):
        name = name or member.capitalize()
        self.handle(Connected(member, f"{member}/{socket}", name, 1, language, seen))
        return self.answers[-1][1]

    def go(self, member):
        self.handle(Disconnected(member))

    def ask(self, member, kind, *, id=None, **fields):
        """Ask for something; the answer, or None where there is none."""
        self.count += 1
        request = id or f"q{self.count}"
        if kind is not m.Link:
            fields["id"] = request
        before = len(self.answers)
        self.handle(Asked(member, f"{member}/1", kind(**fields)))
        new = [message for _, message in self.answers[before:]]
        replies = [x for x in new if isinstance(x, m.Done | m.Refused) and x.id == request]
        assert len(replies) == (0 if kind is m.Link else 1), replies
        return replies[0] if replies else None

    def act(self, member, word, *, decision=None, id=None):
        decision = self.decision if decision is None else decision
        return self.ask(member, m.Act, decision=decision, word=word, id=id)

    @property
    def ledger(self):
        return self.table._ledger

    @property
    def sheet(self):
        return self.ledger.sheet

    @property
    def state(self):
        return self.ledger.state

    @property
    def decision(self):
        return self.sheet.decision

    def member_at(self, seat):
        return self.sheet.places[seat].member

    def last(self, member, kind):
        """The last message of a kind that a member was sent."""
        return next(x for x in reversed(self.sent[member]) if isinstance(x, kind))

    def situation(self, member):
        return self.table.snapshot(member, self.now).situation

    def snapshots(self):
        return {
            member: encode(self.table.snapshot(member, self.now)) for member in self.sheet.guests
        }


def four(*, people=4, ruleset="bar", options=None, starts=True, seats=4, **changes):
    """A table with so many people at its first seats, bots at the others, all of them there."""
    sitters = [Sitter(member=name, name=name.capitalize(), face=1) for name in PEOPLE[:people]]
    sitters += [Sitter(bot="taverna@1")] * (seats - people)
    return Opening(
        code="ABCDEF",
        host=PEOPLE[0],
        ruleset=ruleset,
        options=options or {},
        settings=settings(**changes),
        sitters=tuple(sitters),
        starts=starts,
    )


def house(*, people=4, seed=0, come=True, thinks=True, shuffle=shuffle, language="en", **fields):
    made = House(four(people=people, **fields), seed=seed, thinks=thinks, shuffle=shuffle)
    for name in PEOPLE[:people] if come else ():
        made.come(name, language=language)
    made.wait()
    return made


def play_on(table, rng, *, rounds=None, most=5_000):
    """Have people do anything that is offered until the coto, or so many rounds, are over."""
    for _ in range(most):
        if table.sheet.phase != "playing":
            return
        if rounds is not None and table.state.round.number > rounds:
            return
        step(table, rng)
    raise AssertionError("it does not end")


def step(table, rng, *, cards=0.0):
    """One person does one thing that is offered, or time goes by; *cards*: how much for cards."""
    people = [place.member for place in table.sheet.places if place.member and not place.bot]
    asked = []
    for member in people:
        situation = table.situation(member)
        if situation.asked:
            asked.append((member, situation))
    if not asked:
        table.wait(20_000)
        return
    member, situation = rng.choice(asked)
    offers = situation.offers
    if rng.random() < cards:
        offers = [o for o in offers if o.kind in ("card", "cover", "stack", "accept")] or offers
    offer = rng.choice(offers)
    word = rng.choice(offer.amounts) if offer.amounts else offer.word
    answer = table.act(member, word)
    assert isinstance(answer, m.Done), answer


def again(rows):
    """The table that rows give."""
    return Table.replay(rows, entropy_of("again"))


def same(table, rows):
    """Hold a table to be the very same as the one that its rows give."""
    replayed = again(rows)
    guests = replayed._ledger.sheet.guests
    assert {n: encode(replayed.snapshot(n, table.now)) for n in guests} == table.snapshots()
    assert replayed.listing() == table.table.listing()


def without_menu(message):
    """A message without what every player is offered: the list of signs, and what they mean."""
    plain = json.loads(encode(message))

    def stripped(value):
        if isinstance(value, dict):
            return {k: stripped(v) for k, v in value.items() if k not in ("signs", "senyes")}
        return [stripped(v) for v in value] if isinstance(value, list) else value

    return json.dumps(stripped(plain), ensure_ascii=False)
