"""The deal: when it is due, and the cards that follow from all who have a part in the shuffle."""

from collections.abc import Callable, Iterator

import msgspec

from retruc.engine import State, cards_to_deal
from retruc.game import Hand, format_hand
from retruc.server.proof import SECRET_BYTES, SERVER_ROUNDS, deal_key, dealt_hands, server_link
from retruc.server.table import rows as facts
from retruc.server.table.ledger import Ledger
from retruc.server.table.waiting import LINK_MS, SHEET_MS
from retruc.server.table.work import Work

Entropy = Callable[[int], bytes]
"""So many bytes that nobody can foresee."""

Shuffle = Callable[[State, bytes], tuple[Hand, ...]]
"""The hands that follow from a key."""


def shuffle(state: State, key: bytes) -> tuple[Hand, ...]:
    """Deal what follows from a key, as docs/proof.md says."""
    return dealt_hands(state.ruleset.deck.cards, key, state.seats, cards_to_deal(state))


def deal_at(ledger: Ledger) -> int:
    """Say when the cards are dealt: after the account of the round, and when the links are in."""
    sheet, people = ledger.sheet, ledger.waits.people
    first = ledger.ended is None
    shows = (
        sheet.settings.pace_ms > 0
        and people
        and (not first or any(ledger.legal(seat) for seat in people))  # may tap
    )
    due = sheet.since_ms + (SHEET_MS if shows else 0)
    return max([due, *_links_at(ledger)])


def _links_at(ledger: Ledger) -> Iterator[int]:
    """Until when the deal waits for each person whose browser may still give something."""
    sheet = ledger.sheet
    if not sheet.settings.proof:
        return
    for guest in sheet.people:
        may_come = guest.anchor or ledger.ended is None
        if guest.here and not guest.link and may_come:
            yield max(sheet.since_ms, guest.since_ms) + LINK_MS


def deal(work: Work, state: State, entropy: Entropy, shuffle: Shuffle) -> None:
    """Deal the cards of a round."""
    sheet, number = work.ledger.sheet, state.round.number
    proved = sheet.settings.proof and number <= SERVER_ROUNDS
    links: dict[str, str] = {}
    missing: list[int] = []
    for index, place in enumerate(sheet.places if proved else ()):
        guest = sheet.guests.get(place.member)
        if guest is None or not guest.here:
            continue
        if guest.link:
            links[str(index + 1)] = guest.link
        else:
            missing.append(index + 1)
    secret = server_link(bytes.fromhex(sheet.seed), number) if proved else entropy(SECRET_BYTES)
    parts = {int(seat): bytes.fromhex(part.partition(":")[0]) for seat, part in links.items()}
    hands = shuffle(state, deal_key(number, secret, parts))
    sheet.looks = [None if at is None else int(at) for at in state.looks]
    work.fact(
        facts.RoundOpened(
            number=number,
            dealer=state.round.dealer + 1,
            score=state.score,
            cames=state.cames,
            hands=tuple(format_hand(hand) for hand in hands),
            secret=secret.hex() if proved else "",
            links=links,
            missing=tuple(missing),
            sheet=msgspec.Raw(msgspec.json.encode(sheet)),
        )
    )
