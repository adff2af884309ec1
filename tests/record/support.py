"""Records to test with: short ones by hand, and random cotos under many rulesets."""

from random import Random
from typing import Any

from retruc.engine import (
    State,
    Step,
    actors,
    apply,
    awaits_deal,
    is_over,
    legal_actions,
    legal_gestures,
    random_deal,
    start,
)
from retruc.game import SEATS, Action, DealOne, PlayCard, Seat, StackCards, Tap
from retruc.record import (
    HiddenPlay,
    Record,
    RecordedAction,
    RecordedRound,
    RecordWriter,
    judge,
    new_header,
)
from retruc.rulesets import Ruleset, load, with_options

EXAMPLE = """\
[Ruleset "bar"]
[Options "cama.target=30 deck.id=v24"]
[Seats "4"]
[Players "Anna; Bernat; Carme; Dídac"]
[Date "2026-11-29"]
[Score "15-8"]
[Cames "1-0"]
[Dealer "4"]
[Result "2-1"]

1. 7o6o3c 1e4b5c 3o3e7b 6c5o4e
   1:envit 2:vull 1:3c 2:1e 3:3o 4:4e
   2:truc 3:novull  ; a comment runs from ; to the end of the line
"""

TWO_SEATS = '[Ruleset "bar"] [Seats "2"]\n'
"""A header on one line: the first round stands on the second."""

ROUND = "1. 1e7e3o 4o4c5b "
TRICKS = "1:1e 2:4o 1:7e 2:4c "
"""A round of two seats, and the words in which seat 1 wins it."""

VARIETY: tuple[tuple[str, dict[str, str]], ...] = (
    ("bar", {}),
    ("bar", {"seats": "2", "envit.declined": "at-once"}),
    ("bar", {"envit.reveal": "claim", "envit.answers": "strongest"}),
    ("bar", {"covered.mode": "free", "envit.falta": "males-bones-own"}),
    ("bar", {"covered.mode": "all-following", "fold.scope": "team", "truc.jocfora": "cama"}),
    ("balear", {}),
    ("balear", {"seats": "6"}),
    ("balear", {"envit.reveal": "claim", "flor.on": "true"}),
    ("barajamos", {"covered.mode": "free"}),
    ("bicicleta", {}),
    ("catala", {"deal.one-card": "true"}),
    ("mallorca", {}),
    ("menorca", {}),
    ("menorca", {"seats": "2"}),
    ("put-1674", {}),
    ("put-1800", {}),
    ("truc-1739", {}),
    ("valencia-26", {"seats": "6"}),
)


def ruleset_at(index: int) -> Ruleset:
    """One of `VARIETY`."""
    name, changes = VARIETY[index % len(VARIETY)]
    return with_options(load(name), changes)


def last_round(text: str) -> dict[str, Any]:
    """What the referee reports of the last round of a record in which nothing is wrong."""
    verdict = judge(text)
    assert "error" not in verdict
    found: dict[str, Any] = verdict["rounds"][-1]
    return found


def random_coto(ruleset: Ruleset, seed: int, *, actions: int) -> list[tuple[Action, Step]]:
    """Play so many actions at random, gestures among them, or to the end of the coto."""
    chance = Random(seed)
    first = chance.choice((1, 1, 7))
    state = start(ruleset, number=first)
    done: list[tuple[Action, Step]] = []
    while len(done) < actions and not is_over(state):
        # Looks before the first deal, or while the deck is cut, are written after it.
        cut = awaits_deal(state) and (ruleset.deal.one_card or state.round.number == first)
        action = _random_action(state, chance, gestures=not cut)
        step = apply(state, action)
        done.append((action, step))
        state = step.state
    while done and isinstance(done[-1][0], Tap | DealOne):
        done.pop()  # it waits for the cards to be written
    return done


def _random_action(state: State, chance: Random, *, gestures: bool) -> Action:
    if gestures and chance.random() < 0.1:
        return chance.choice(legal_gestures(state, SEATS[chance.randrange(state.seats)]))
    choices: list[Action] = [a for seat in actors(state) for a in legal_actions(state, seat)]
    if awaits_deal(state) and (not choices or chance.random() < 0.5):
        return random_deal(state, chance)
    # Bets end rounds at once and cards make them: without this, few tricks would be played.
    laid = [action for action in choices if hasattr(action, "card") or hasattr(action, "top")]
    return chance.choice(laid if laid and chance.random() < 0.6 else choices)


class Sheet:
    """A text file in memory, which tells how often it was written on."""

    def __init__(self) -> None:
        self.text = ""
        self.flushed = ""

    def write(self, text: str) -> int:
        self.text += text
        return len(text)

    def flush(self) -> None:
        self.flushed = self.text


def written(ruleset: Ruleset, done: list[tuple[Action, Step]]) -> str:
    """Write what was done, as it was done."""
    sheet = Sheet()
    first = next((step.state.round.number for _, step in done), 1)
    writer = RecordWriter(sheet, Record(new_header(ruleset), ruleset), first_number=first)
    for action, _ in done:
        writer.add(action)
    writer.end()
    return sheet.text


def masked(record: Record, chance: Random) -> Record:
    """Hide some hands, and the cards of those seats that were never shown."""
    rounds = []
    for recorded in record.rounds:
        hidden = {seat for seat in SEATS[: record.ruleset.seats] if chance.random() < 0.6}
        hands = tuple(None if s in hidden else hand for s, hand in enumerate(recorded.hands))
        actions: list[RecordedAction] = []
        covered: set[Seat] = set()
        for action in recorded.actions:
            if action.seat in hidden:
                actions.append(_masked(action, covered))
            else:
                actions.append(action)
        rounds.append(RecordedRound(recorded.number, hands, tuple(actions)))
    return record.with_rounds(rounds)


def _masked(action: RecordedAction, covered: set[Seat]) -> RecordedAction:
    match action:
        case PlayCard(seat, covered=True):
            covered.add(seat)
            return HiddenPlay(seat)
        case StackCards(seat, top):
            return HiddenPlay(seat, None if seat in covered else top, is_pile=True)
        case _:
            return action
