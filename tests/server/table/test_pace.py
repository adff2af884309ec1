"""How long bots seem to think: as people, by a chance that knows nothing of the cards."""

from statistics import mean, quantiles

import pytest

from retruc.engine import is_over, legal_gestures
from retruc.game import MakeSign
from retruc.protocol.messages import Settings
from retruc.record import format_word
from retruc.server.table.bots import LEAST_PAUSE, MOST_PAUSE, pause_ms
from retruc.server.table.dealing import shuffle
from retruc.server.table.sheet import Sheet
from tests.server.table.support import PEOPLE, House, four, house, m

PACE = 900


def sheet(*, seed="00" * 32, decision=0, pace=PACE):
    settings = Settings(pace_ms=pace)
    return Sheet("ABCDEF", "anna", "bar", "", {}, settings, seed=seed, decision=decision)


def pauses():
    return [
        pause_ms(sheet(decision=decision), seat) for decision in range(500) for seat in range(4)
    ]


def test_pauses_spread_around_the_pace_within_bounds():
    drawn = pauses()
    assert LEAST_PAUSE * PACE <= min(drawn) < 0.62 * PACE
    assert 1.75 * PACE < max(drawn) <= MOST_PAUSE * PACE
    assert mean(drawn) == pytest.approx(PACE, rel=0.03)
    quarter, half, three_quarters = quantiles(drawn, n=4)
    assert three_quarters - quarter > PACE / 3
    assert half < mean(drawn)  # mostly short, sometimes long


def test_pauses_differ_between_bots_decisions_and_cotos():
    by_seat = [pause_ms(sheet(), seat) for seat in range(4)]
    by_decision = [pause_ms(sheet(decision=decision), 0) for decision in range(4)]
    by_coto = [pause_ms(sheet(seed=f"{seed:064}"), 0) for seed in range(4)]
    for drawn in (by_seat, by_decision, by_coto):
        assert len(set(drawn)) == 4


def test_without_a_pace_bots_do_not_pause():
    assert {pause_ms(sheet(pace=0, decision=n), n % 4) for n in range(100)} == {0}


def bot_has_chosen(dealt=shuffle):
    """A table at which a bot has the word, has chosen, and seems to think."""
    for seed in range(20):
        opening = four(people=2, pace_ms=PACE, undo=False)
        table = House(opening, seed=seed, shuffle=dealt)
        for name in ("anna", "bernat"):
            table.come(name)
        table.wait()
        if table.ledger.waits.bot is not None:
            return table
    raise AssertionError("a bot never has the first word")


def test_a_bot_acts_when_its_pause_is_over_and_not_before():
    table = bot_has_chosen()
    bot, decision = table.ledger.waits.bot, table.decision
    due = table.sheet.since_ms + pause_ms(table.sheet, bot)
    assert table.wake_at == due
    table.wait(due - 1 - table.now)
    assert table.decision == decision
    table.wait(1)
    assert table.decision == decision + 1


def test_other_cards_give_the_same_pause():
    def mirrored(state, key):
        return tuple(reversed(shuffle(state, key)))

    first, second = bot_has_chosen(), bot_has_chosen(mirrored)
    assert first.state.round.dealt != second.state.round.dealt
    assert first.ledger.waits.bot == second.ledger.waits.bot
    assert first.wake_at == second.wake_at


def test_a_sign_that_nobody_saw_makes_no_bot_think_longer():
    table = bot_has_chosen()
    due = table.wake_at
    table.now += 200
    signs = [g for g in legal_gestures(table.state, 1) if isinstance(g, MakeSign)]
    assert isinstance(table.ask("bernat", m.Gesture, word=format_word(signs[0])), m.Done)
    assert not is_over(table.state)
    assert table.wake_at == due


def test_a_bot_that_sits_in_does_not_act_at_once():
    table = house(people=2, seats=2, options={"seats": "2"}, pace_ms=PACE, grace_s=20, undo=False)
    name = next(name for name in PEOPLE[:2] if table.situation(name).asked)
    seat, decision = PEOPLE.index(name), table.decision
    table.go(name)
    table.wait(20_000)
    assert table.sheet.places[seat].replaced
    assert table.decision == decision
    assert table.wake_at == table.now + pause_ms(table.sheet, seat)
    table.wait(2 * PACE)
    assert table.decision > decision
