"""The course of a coto beside the cards: its beginning, the commitments of its deals, its end."""

from retruc.engine import Chance, awaits_deal, first_dealer, is_over
from retruc.protocol import messages as m
from retruc.server.table import rows as facts
from retruc.server.table.work import Work, line


def begin(work: Work, chance: Chance, seed: str, note: str = "") -> None:
    """Begin the coto: bots take the seats that are empty, and the first deal is prepared."""
    sheet = work.ledger.sheet
    dealer = first_dealer(work.ledger.ruleset, chance)
    work.fact(facts.Started(dealer + 1, seed), note)
    work.room(line("started-proof" if sheet.settings.proof else "started"))
    for member in sheet.connected:
        work.snapshot(member)
    commit(work)


def commit(work: Work) -> None:
    """Publish the commitment of the coming deal."""
    state, readers = work.ledger.state, work.readers.here()
    if not readers or state is None:
        return
    commitment = readers[0].commitment()
    if commitment:
        work.tell_all(m.Committed(round=state.round.number, commitment=commitment))


def follow_up(work: Work) -> None:
    """Tell what a word led to beside the game: the next commitment, the end."""
    state = work.ledger.state
    if state is None:
        return
    if is_over(state):
        if work.ledger.sheet.settings.proof:
            work.tell_all(m.Revealed(proof=work.ledger.sheet.seed))
        work.room()
    elif awaits_deal(state) and not state.round.tapped:
        commit(work)
