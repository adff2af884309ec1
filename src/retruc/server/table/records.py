"""What a member takes home: the record of a coto, whole at its end, as its seat saw it before."""

from collections.abc import Iterable
from typing import NamedTuple

from retruc.engine import sign_audience
from retruc.game import (
    SEATS,
    CardsStacked,
    DealOne,
    Gesture,
    Hand,
    MakeSign,
    PlayCard,
    Seat,
    StackCards,
    Tap,
    parse_hand,
)
from retruc.record import (
    HiddenPlay,
    Record,
    RecordedAction,
    RecordedRound,
    new_header,
    parse_action,
    write_record,
)
from retruc.server.proof import CHAIN_TAG, DealProof, Part, format_proof
from retruc.server.table import rows as facts
from retruc.server.table.folding import take
from retruc.server.table.ledger import Ledger
from retruc.server.table.rows import Row, read_fact
from retruc.server.table.sheet import Place


class Written(NamedTuple):
    """A record as text."""

    text: str
    whole: bool
    """Whether all hands are in it; else it is what one seat saw, ``??`` for what it did not."""
    sitters: tuple[facts.Sitter, ...] = ()
    """By seat: name, face and bot, and no member. The text has the names alone."""


class _Said(NamedTuple):
    action: RecordedAction
    audience: frozenset[Seat] | None
    """Of a senya: who saw it; None for everybody."""
    is_dark: bool
    """Of two cards laid at once: whether both lie covered."""


class _Round(NamedTuple):
    opened: facts.RoundOpened
    hands: tuple[Hand, ...]
    said: list[_Said]


def record_text(rows: Iterable[Row], member: str, *, date: str = "") -> Written:
    """Write the record of the last coto of a table.

    Args:
        rows: All rows of the table, from the first on.
        member: Who asks. While the coto goes on it gets what its seat saw, or, without a seat,
            what everybody saw. At the end all get the same; senyes are in it if all agreed.
        date: For the tag of that name; empty for none.

    Raises:
        ValueError: no coto was begun.
    """
    ledger, rounds = _collect(rows)
    if ledger.state is None:
        raise ValueError("no coto was begun")
    sheet = ledger.sheet
    whole = ledger.state.winner is not None or sheet.phase in ("cancelled", "over")
    seat = sheet.seat_of(member)
    if whole:
        people = sheet.people
        signs = bool(people) and all(guest.consents for guest in people)
        written = [_as_it_was(done, signs=signs) for done in rounds]
    else:
        written = [_as_seen(done, seat) for done in rounds]
    first = rounds[0].opened if rounds else None
    header = new_header(
        ledger.ruleset,
        players=[name.replace(";", ",").strip() for name in sheet.names],
        date=date,
        dealer=SEATS[first.dealer - 1] if first else None,
        result=ledger.state.cames if ledger.state.winner is not None else None,
        termination="abandoned" if sheet.phase == "cancelled" else "",
        proof_by_round=_proofs(rounds) if whole else None,
        others=[(CHAIN_TAG, sheet.seed)] if whole and sheet.settings.proof else (),
    )
    text = write_record(Record(header, ledger.ruleset, tuple(written)))
    return Written(text, whole, tuple(map(_sitter, sheet.places)))


def _sitter(place: Place) -> facts.Sitter:
    """Say who sits there; where a bot stands in for a person, that person."""
    bot = "" if place.member else place.bot
    return facts.Sitter(name=place.name, face=place.face, bot=bot)


def _collect(rows: Iterable[Row]) -> tuple[Ledger, list[_Round]]:
    """Fold all rows, and keep what was dealt and said in the last coto."""
    ledger = Ledger()
    rounds: list[_Round] = []
    early: list[_Said] = []
    for row in rows:
        if row.kind == "word":
            _say(ledger, row, rounds, early)
            continue
        fact = read_fact(row.body)
        match fact:
            case facts.Started():
                rounds, early = [], []
            case facts.RoundOpened():
                pack = ledger.ruleset.deck.pack
                hands = tuple(parse_hand(hand, pack) for hand in fact.hands)
                rounds.append(_Round(fact, hands, early))
                early = []
            case facts.Undone():
                _take_back(rounds[-1].said)
        take(ledger, row)
    return ledger, rounds


def _say(ledger: Ledger, row: Row, rounds: list[_Round], early: list[_Said]) -> None:
    state = ledger.state
    assert state is not None, "a word before the coto began"
    action = parse_action(row.body, state.ruleset)
    audience = sign_audience(state, action.seat) if isinstance(action, MakeSign) else None
    take(ledger, row)
    told = (item.event for item in ledger.news)
    is_dark = any(isinstance(event, CardsStacked) and event.covered for event in told)
    # What is said after a round belongs to the next one only if it changes its deal.
    is_early = not rounds or isinstance(action, Tap | DealOne)
    (early if is_early else rounds[-1].said).append(_Said(action, audience, is_dark))


def _take_back(said: list[_Said]) -> None:
    last = max(i for i, done in enumerate(said) if not isinstance(done.action, Gesture))
    del said[last]


def _as_it_was(done: _Round, *, signs: bool) -> RecordedRound:
    actions = [said.action for said in done.said if signs or not isinstance(said.action, MakeSign)]
    return RecordedRound(done.opened.number, done.hands, tuple(actions))


def _as_seen(done: _Round, seat: Seat | None) -> RecordedRound:
    """Write a round as one seat saw it."""
    hands = tuple(hand if SEATS[i] == seat else None for i, hand in enumerate(done.hands))
    actions = tuple(
        _seen(said, seat)
        for said in done.said
        if said.audience is None or (seat is not None and seat in said.audience)
    )
    return RecordedRound(done.opened.number, hands, actions)


def _seen(said: _Said, seat: Seat | None) -> RecordedAction:
    """Write an action as the seat saw it: a card that lies covered from the back."""
    action = said.action
    if action.seat == seat:
        return action
    match action:
        case PlayCard(covered=True):
            return HiddenPlay(action.seat)
        case StackCards():
            return HiddenPlay(action.seat, None if said.is_dark else action.top, is_pile=True)
        case _:
            return action


def _proofs(rounds: list[_Round]) -> dict[int, str]:
    proofs = {}
    shown: dict[int, bytes] = {}
    for done in rounds:
        opened = done.opened
        if not opened.secret:
            continue
        parts = {}
        for printed, text in opened.links.items():
            seat, (link, anchor, steps) = int(printed), text.split(":")
            bound = bytes.fromhex(anchor)
            is_new = shown.get(seat, bound) != bound
            parts[seat] = Part(bytes.fromhex(link), bound, int(steps), is_new)
        shown |= {seat: part.link for seat, part in parts.items()}
        proof = DealProof(bytes.fromhex(opened.secret), parts, opened.missing)
        proofs[opened.number] = format_proof(proof)
    return proofs
