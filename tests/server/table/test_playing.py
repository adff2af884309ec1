"""Cards and words: decisions, doubled taps, two at once, taking back, silence."""

from retruc.engine import awaits_deal, is_over
from retruc.record import read_record
from retruc.server.table.commands import Disconnected
from retruc.server.table.records import record_text
from tests.server.table.support import PEOPLE, house, m


def reason(answer):
    assert isinstance(answer, m.Refused), answer
    return answer.reason


def asked(table):
    return [name for name in PEOPLE[:4] if table.situation(name).asked]


def card(table, name):
    return next(o.word for o in table.situation(name).offers if o.kind == "card")


def words(table):
    return [row.body for row in table.rows if row.kind == "word"]


def test_a_card_is_told_to_all_with_what_each_may_do():
    table = house()
    (name,) = asked(table)
    word = card(table, name)
    assert isinstance(table.act(name, word), m.Done)
    for other in PEOPLE[:4]:
        told = table.last(other, m.Told)
        assert told.items[0].what.card == word
        assert told.situation.asked == (other in asked(table))
        assert told.situation.decision == table.decision


def test_a_doubled_tap_counts_once():
    table = house()
    (name,) = asked(table)
    word, decision = card(table, name), table.decision
    assert table.act(name, word, decision=decision, id="t") == m.Done(id="t")
    assert table.act(name, word, decision=decision, id="t") == m.Done(id="t", already=True)
    assert reason(table.act(name, word, decision=decision, id="other")) == "stale"
    assert len(words(table)) == 1


def test_what_was_done_is_remembered_over_a_restart():
    from retruc.server.table.commands import Asked
    from retruc.server.table.table import Table

    table = house()
    (name,) = asked(table)
    word, decision = card(table, name), table.decision
    table.act(name, word, decision=decision, id="t")
    again = Table.replay(table.rows, table.entropy)
    act = m.Act(id="t", decision=decision, word=word)
    handled = again.handle(Asked(name, f"{name}/1", act), table.now)
    assert handled.effects[-1].message == m.Done(id="t", already=True)


def test_two_partners_answer_at_once_and_one_counts():
    table = house(ruleset="barajamos")
    (name,) = asked(table)
    table.act(name, "truc")
    decision = table.decision
    both = asked(table)
    assert len(both) == 2
    assert isinstance(table.act(both[0], "vull", decision=decision), m.Done)
    assert reason(table.act(both[1], "novull", decision=decision)) == "stale"
    assert words(table)[1:] == [f"{PEOPLE.index(both[0]) + 1}:vull"]


def test_a_call_and_a_card_in_one_breath():
    table = house()
    (name,) = asked(table)
    word, decision = card(table, name), table.decision
    table.act(name, "truc", decision=decision)
    assert reason(table.act(name, word, decision=decision)) == "stale"
    assert reason(table.act(name, word)) == "answer-first"


def test_an_old_answer_never_counts_for_a_newer_call():
    table = house()
    (name,) = asked(table)
    table.act(name, "envit")
    (other, *_) = asked(table)
    decision = table.decision
    table.act(other, "torne")
    assert reason(table.act(other, "vull", decision=decision)) == "stale"


def test_refusals_say_why_in_the_readers_language():
    table = house(language="es")
    (name,) = asked(table)
    other = PEOPLE[(PEOPLE.index(name) + 1) % 4]
    answer = table.act(other, "truc")
    assert answer.reason == "out-of-turn"
    assert other.capitalize() in answer.text
    assert reason(table.act(name, "nonsense")) == "unknown-word"
    assert reason(table.act(name, "mira=1")) == "unknown-word"
    assert reason(table.act(name, "(??)")) == "unknown-word"
    assert reason(table.ask(name, m.Gesture, word="vull")) == "unknown-word"
    assert words(table) == []


def test_who_watches_does_not_act():
    table = house()
    table.come("watcher")
    assert reason(table.act("watcher", "7o")) == "not-seated"
    shown = table.table.snapshot("watcher", table.now)
    assert (shown.view.hand, shown.situation.offers) == ([], [])


def test_a_gesture_makes_no_answer_stale():
    table = house()
    (name,) = asked(table)
    decision = table.decision
    partner = PEOPLE[(PEOPLE.index(name) + 2) % 4]
    table.ask(partner, m.Gesture, word=f"mira={PEOPLE.index(name) + 1}")
    assert isinstance(table.act(name, card(table, name), decision=decision), m.Done)
    assert table.table.snapshot("anna", table.now).view.looks.count(None) == 3


# Taking back


def test_a_card_is_taken_back_until_somebody_acts():
    table = house()
    (name,) = asked(table)
    word = card(table, name)
    before = table.table.snapshot(name, table.now).view
    table.act(name, word)
    assert table.situation(name).undo
    assert isinstance(table.ask(name, m.Undo, decision=table.decision), m.Done)
    assert table.table.snapshot(name, table.now).view == before
    undone = table.last(PEOPLE[(PEOPLE.index(name) + 1) % 4], m.Undone)
    assert undone.text == f"{name.capitalize()} takes the card back."
    assert undone.view.tricks[-1].laid == []
    other = next(o.word for o in table.situation(name).offers if o.word != word)
    table.act(name, other)
    record = read_record(record_text(table.rows, name).text)
    assert [str(a.card) for a in record.rounds[0].actions] == [other]


def test_it_is_too_late_once_the_next_has_acted():
    table = house()
    (name,) = asked(table)
    table.act(name, card(table, name))
    decision = table.decision
    (other,) = asked(table)
    table.act(other, card(table, other))
    assert reason(table.ask(name, m.Undo, decision=decision)) == "nothing-to-undo"
    assert reason(table.ask(name, m.Undo, decision=table.decision)) == "nothing-to-undo"


def test_words_are_not_taken_back_nor_cards_where_the_table_does_not_allow_it():
    table = house()
    (name,) = asked(table)
    table.act(name, "truc")
    assert reason(table.ask(name, m.Undo, decision=table.decision)) == "nothing-to-undo"
    strict = house(undo=False)
    (name,) = asked(strict)
    strict.act(name, card(strict, name))
    assert not strict.situation(name).undo
    assert reason(strict.ask(name, m.Undo, decision=strict.decision)) == "no-undo"


def test_looks_since_the_card_stay_when_it_is_taken_back():
    table = house()
    (name,) = asked(table)
    table.act(name, card(table, name))
    table.ask(name, m.Gesture, word=f"mira={(PEOPLE.index(name) + 1) % 4 + 1}")
    looks = table.table.snapshot("anna", table.now).view.looks
    table.ask(name, m.Undo, decision=table.decision)
    assert table.table.snapshot("anna", table.now).view.looks == looks


def test_bots_leave_time_to_take_a_card_back():
    table = house(people=1, pace_ms=900, thinks=True)
    while not table.situation("anna").asked:
        table.wait(900)
    while not (offers := [o for o in table.situation("anna").offers if o.kind == "card"]):
        table.act("anna", "novull")
        table.wait(7_000)
    table.act("anna", offers[0].word)
    done = len(words(table))
    table.wait(1_400)
    assert len(words(table)) == done
    table.wait(300)
    assert len(words(table)) > done or table.situation("anna").asked


# Silence and the pause


def test_a_partner_is_left_to_answer():
    table = house(ruleset="barajamos")
    (name,) = asked(table)
    table.act(name, "truc")
    first, second = asked(table)
    assert table.situation(first).may_wait
    assert isinstance(table.ask(first, m.Silence, decision=table.decision), m.Done)
    assert asked(table) == [second]
    assert not table.situation(second).may_wait
    assert reason(table.ask(second, m.Silence, decision=table.decision)) == "not-asked"
    assert isinstance(table.act(first, "vull"), m.Done)


def test_a_pause_begins_when_all_have_asked_and_ends_with_one():
    table = house(clock_s=30)
    (name,) = asked(table)
    for other in PEOPLE[:3]:
        table.ask(other, m.Pause, wanted=True)
    assert table.table.phase == "playing"
    table.now += 10_000
    table.ask(PEOPLE[3], m.Pause, wanted=True)
    assert table.table.phase == "paused"
    assert reason(table.act(name, "truc")) == "paused"
    table.wait(600_000)
    assert table.table.phase == "paused"
    table.ask("anna", m.Pause, wanted=False)
    assert table.table.phase == "playing"
    assert table.situation(name).remaining_ms == 20_000


# Rounds


def test_the_account_says_what_was_paid_and_the_next_round_comes_by_itself():
    table = house(pace_ms=900)
    (name,) = asked(table)
    table.act(name, "truc")
    table.act(asked(table)[0], "novull")
    told = table.last("anna", m.Told)
    truc = told.account.bets[-1]
    assert truc.title == "Truc"
    assert any("Us: 1 pedra" in line or "Them: 1 pedra" in line for line in truc.lines)
    assert awaits_deal(table.state)
    table.wait(5_900)
    assert awaits_deal(table.state)
    table.wait(200)
    assert not awaits_deal(table.state)


def test_all_may_say_that_they_are_ready_for_the_next_round():
    table = house(pace_ms=900)
    (name,) = asked(table)
    table.act(name, "truc")
    table.act(asked(table)[0], "novull")
    for other in PEOPLE[:4]:
        assert awaits_deal(table.state)
        assert isinstance(table.ask(other, m.Silence, decision=table.decision), m.Done)
    assert not awaits_deal(table.state)


def test_watchers_see_all_hands_only_when_the_round_is_over():
    table = house(all_hands=True, pace_ms=900)
    table.come("watcher")
    hands = table.state.round.dealt
    (name,) = asked(table)
    table.act(name, "truc")
    before = "".join(str(x) for x in table.sent["watcher"])
    table.act(asked(table)[0], "novull")
    account = table.last("watcher", m.Told).account
    assert [tuple(h.cards) for h in account.hands] == [tuple(map(str, hand)) for hand in hands]
    assert not any(repr(str(c)) in before for hand in hands for c in hand)
    assert table.last("anna", m.Told).account.hands == []


def test_while_the_coto_goes_on_a_seat_takes_home_what_it_saw():
    table = house()
    (name,) = asked(table)
    table.act(name, card(table, name))
    written = record_text(table.rows, name)
    assert not written.whole
    seat = PEOPLE.index(name)
    hands = read_record(written.text).rounds[0].hands
    assert [hand is not None for hand in hands] == [i == seat for i in range(4)]
    assert record_text(table.rows, "nobody").text.count("??") == 4


def test_the_whole_record_replays_to_the_end():
    from random import Random

    from retruc.record import last_state
    from tests.server.table.support import play_on

    table = house(options={"cama.target": "3", "coto.cames-to-win": "1"})
    play_on(table, Random(4))
    written = record_text(table.rows, "anna", date="2026-11-30")
    assert written.whole
    record = read_record(written.text)
    assert record.header.players == ("Anna", "Bernat", "Carme", "Dídac")
    state = last_state(record)
    assert is_over(state)
    assert state.cames == table.state.cames
    assert table.last("anna", m.Told).situation.offers == []
    table.handle(Disconnected("anna"))
