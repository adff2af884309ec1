"""Clocks, people who come and go, and bots beside them."""

from retruc.engine import awaits_deal, legal_actions, obliged
from retruc.game import Accept, Decline, Raise
from retruc.server.table.bots import pause_ms
from retruc.server.table.commands import BotsChose, Choice, Restarted
from retruc.server.table.table import Table
from tests.server.table.support import PEOPLE, House, four, house, m, same


def asked(table):
    return [name for name in PEOPLE[:4] if table.situation(name).asked]


def card(table, name):
    return next(o.word for o in table.situation(name).offers if o.kind == "card")


def words(table):
    return [row.body for row in table.rows if row.kind == "word"]


def texts(table, member):
    return [x.text for x in table.sent[member] if isinstance(x, m.RoomChanged) and x.text]


# The clock


def test_what_the_clock_shows_is_what_is_enforced():
    table = house(clock_s=30)
    (name,) = asked(table)
    shown = table.situation(name)
    assert (shown.remaining_ms, shown.clock_ms) == (30_000, 30_000)
    table.wait(29_999)
    assert table.situation(name).remaining_ms == 1
    assert words(table) == []
    table.wait(1)
    (word,) = words(table)
    seat = PEOPLE.index(name)
    strength = table.state.ruleset.strength_by_card
    lowest = min(strength[c] for c in table.state.round.dealt[seat])
    (played,) = table.state.round.tricks[0].plays
    assert word == f"{seat + 1}:{played.card}"
    assert strength[played.card] == lowest
    assert f"The time of {name.capitalize()} is over." in texts(table, "anna")


def test_at_zero_a_call_is_refused():
    table = house(clock_s=15)
    (name,) = asked(table)
    table.act(name, "truc")
    table.wait(15_000)
    assert words(table)[-1].endswith(":novull")


def test_a_clock_belongs_to_its_decision():
    table = house(clock_s=30)
    (name,) = asked(table)
    table.wait(29_000)
    table.act(name, card(table, name))
    (other,) = asked(table)
    assert table.situation(other).remaining_ms == 30_000
    table.wait(29_000)
    assert len(words(table)) == 1


def test_three_times_in_a_row_count_as_away_until_something_is_done():
    table = house(clock_s=15, grace_s=3_600, options={"seats": "2"}, people=2, seats=2)
    for _ in range(400):
        if not table.sheet.guests["bernat"].here:
            break
        if table.situation("anna").asked:
            table.act("anna", card(table, "anna") if legal_card(table) else "novull")
        else:
            table.wait(15_000)
    guest = table.sheet.guests["bernat"]
    assert (guest.here, guest.idle) == (False, True)
    assert "Bernat let the time run out three times, and counts as away." in texts(table, "anna")
    table.ask("bernat", m.Consent, signs=True)
    assert table.sheet.guests["bernat"].here


def legal_card(table):
    return any(o.kind == "card" for o in table.situation("anna").offers)


def test_a_clock_begins_again_after_a_restart():
    table = house(clock_s=30)
    (name,) = asked(table)
    table.wait(20_000)
    table.table = Table.replay(table.rows, table.entropy)
    table.handle(Restarted(), after_ms=3_600_000)
    for other in PEOPLE[:4]:
        table.come(other)
    assert table.situation(name).remaining_ms == 30_000
    assert words(table) == []


def after_a_restart(table):
    """Have the server begin anew, an hour later, and everybody come back."""
    table.table = Table.replay(table.rows, table.entropy)
    table.handle(Restarted(), after_ms=3_600_000)
    for other in PEOPLE[:4]:
        table.come(other)


def played_after(table, ms):
    """Have who is asked play a card after a while, and say who it is."""
    (name,) = asked(table)
    table.wait(ms)
    table.act(name, card(table, name))
    return name


def take_back(table, name):
    return table.ask(name, m.Undo, decision=table.decision)


def test_to_take_a_card_back_gives_no_fresh_time():
    table = house(clock_s=30)
    name = played_after(table, 20_000)
    # While the card lay the time of the next one ran, and not one's own.
    table.wait(5_000)
    assert isinstance(take_back(table, name), m.Done)
    assert table.situation(name).remaining_ms == 10_000
    same(table, table.rows)
    done = len(words(table))
    table.wait(9_999)
    assert len(words(table)) == done
    table.wait(1)
    assert len(words(table)) == done + 1
    assert table.rows[-1].note == "!clock"


def test_who_takes_cards_back_again_and_again_holds_up_nobody_for_longer_than_the_clock():
    table = house(clock_s=30)
    name = played_after(table, 20_000)
    take_back(table, name)
    for left_ms in (6_000, 2_000):
        played_after(table, 0)
        table.wait(4_000)
        take_back(table, name)
        assert table.situation(name).remaining_ms == left_ms
    same(table, table.rows)
    played_after(table, 0)
    table.wait(4_000)
    # The time that was left is over as soon as the card is in the hand again.
    assert isinstance(take_back(table, name), m.Done)
    assert table.rows[-1].note == "!clock"
    assert not table.situation(name).undo


def test_a_restart_between_a_card_and_its_taking_back_gives_no_fresh_time():
    table = house(clock_s=30)
    name = played_after(table, 20_000)
    after_a_restart(table)
    assert isinstance(take_back(table, name), m.Done)
    assert table.situation(name).remaining_ms == 10_000
    same(table, table.rows)


def test_what_the_clock_played_is_not_taken_back():
    table = house(clock_s=30)
    (name,) = asked(table)
    table.wait(30_000)
    assert table.rows[-1].note == "!clock"
    for again in (False, True):
        if again:
            after_a_restart(table)
        assert not table.situation(name).undo
        refused = take_back(table, name)
        assert isinstance(refused, m.Refused)
        assert refused.reason == "nothing-to-undo"


def test_a_card_that_is_taken_back_does_not_make_up_for_the_clock_that_ran_out():
    table = house(clock_s=15, options={"seats": "2"}, people=2, seats=2, seed=1)
    slow, other = sorted(PEOPLE[:2], key=lambda name: not table.situation(name).asked)
    table.wait(15_000)
    while not table.situation(slow).asked:
        table.act(other, card(table, other))
    place = table.sheet.places[table.sheet.seat_of(slow)]
    assert place.timeouts == 1
    table.act(slow, card(table, slow))
    assert place.timeouts == 0
    assert isinstance(take_back(table, slow), m.Done)
    assert place.timeouts == 1
    same(table, table.rows)


# Away and back


def test_after_the_grace_a_bot_sits_in_and_the_person_takes_the_chair_back():
    table = house(grace_s=60)
    (name,) = asked(table)
    table.go(name)
    other = PEOPLE[(PEOPLE.index(name) + 1) % 4]
    assert texts(table, other)[-1] == f"{name.capitalize()} is away."
    table.wait(59_999)
    assert words(table) == []
    table.wait(1)
    assert words(table) != []
    assert f"A bot (From the bar) plays for {name.capitalize()}." in texts(table, other)
    back = table.come(name, seen=1)
    assert isinstance(back, m.Snapshot)
    assert back.missed
    assert not back.room.players[table.sheet.seat_of(name)].replaced
    told = texts(table, name)
    assert any(text.startswith("In your place a bot (From the bar) did this: ") for text in told)


def test_the_chair_is_taken_back_while_a_call_is_pending():
    table = house(ruleset="barajamos", options={"absence.rule": "bot"}, thinks=False)
    (name,) = asked(table)
    rival = PEOPLE[(PEOPLE.index(name) + 1) % 4]
    partner = PEOPLE[(PEOPLE.index(name) + 3) % 4]
    table.go(rival)
    table.go(partner)
    table.wait(61_000)
    table.act(name, "truc")
    assert table.thoughts
    stale = table.thoughts[0]
    table.come(rival)
    assert rival in asked(table)
    choices = tuple(Choice(a.seat, a.legal[0]) for a in stale.asks if a.legal)
    table.handle(BotsChose(stale.token, choices))
    assert words(table)[-1].endswith(":truc")
    assert isinstance(table.act(rival, "vull"), m.Done)


def test_acting_takes_the_chair_back_from_a_bot():
    table = house()
    (name,) = asked(table)
    seat = table.sheet.seat_of(name)
    table.thinks = False
    table.go(name)
    table.wait(60_000)
    assert table.sheet.places[seat].replaced
    table.come(name)
    assert not table.sheet.places[seat].replaced


def test_where_the_rule_is_to_cancel_all_return_to_the_room():
    table = house(ruleset="barajamos", grace_s=60)
    table.go("carme")
    table.wait(60_000)
    room = table.last("anna", m.RoomChanged).room
    assert room.phase == "cancelled"
    assert "Carme was away for too long: the coto is cancelled." in texts(table, "anna")
    assert isinstance(table.ask("anna", m.Start), m.Done)
    assert table.table.phase == "playing"


def test_in_the_room_a_chair_is_freed_after_the_grace():
    table = House(four(people=2, starts=False))
    table.come("anna")
    table.come("bernat")
    table.go("bernat")
    table.wait(60_000)
    assert not table.sheet.places[1].member
    assert "bernat" not in table.sheet.guests


def test_with_nobody_there_the_game_waits():
    table = house(people=1, clock_s=15, pace_ms=0)
    while not table.situation("anna").asked:
        table.wait(1_000)
    done = len(words(table))
    table.go("anna")
    table.wait(59_000)
    assert len(words(table)) == done
    table.wait(3_600_000)
    assert len(words(table)) == done
    table.come("anna")
    assert table.situation("anna").remaining_ms == 15_000


def test_somebody_who_watches_takes_the_seat_of_a_bot_in_play():
    table = house(people=3)
    table.come("watcher")
    assert isinstance(table.ask("watcher", m.Sit, seat=4), m.Done)
    shown = table.last("watcher", m.Snapshot)
    assert (shown.room.seat, len(shown.view.hand)) == (4, 3 - _played(table, 3))
    answer = table.ask("anna", m.Sit, seat=4)
    assert answer.reason == "seat-taken"


def _played(table, seat):
    return sum(play.seat == seat for trick in table.state.round.tricks for play in trick.plays)


def test_who_stands_up_in_play_leaves_the_seat_to_a_bot():
    table = house()
    table.ask("dídac", m.Stand)
    assert table.sheet.places[3].bot == "taverna"
    assert table.last("dídac", m.Snapshot).view.hand == []


# Bots


def until_partner_is_asked(ruleset="bar"):
    """A truc of the rivals, where a bot must answer and its partner, a person, may."""
    for seed in range(60):
        table = house(people=2, ruleset=ruleset, seed=seed, thinks=False, undo=False)
        # Seats 1 and 2 are people, 3 and 4 bots: who calls is a person, seat 1 or 2.
        must = obliged(table.state)
        if must not in (0, 1):
            continue
        caller = PEOPLE[must]
        table.thoughts = []
        if not isinstance(table.act(caller, "truc"), m.Done):
            continue
        first = obliged(table.state)
        people = [seat for seat in (0, 1) if seat != must]
        if people and people[0] in (0, 1) and first not in (0, 1):
            return table, people[0], first
    raise AssertionError("no such table")


def test_a_bot_leaves_its_partner_to_answer_first_and_then_neither_raises_nor_risks_all():
    table, person, bot = until_partner_is_asked("barajamos")
    assert table.situation(PEOPLE[person]).asked
    assert not any(ask.legal for asked in table.thoughts for ask in asked.asks)
    table.wait(9_999)
    assert not any(ask.legal for asked in table.thoughts for ask in asked.asks)
    table.wait(1)
    (think,) = table.thoughts
    (ask,) = think.asks
    assert ask.seat == bot
    assert {type(action) for action in ask.legal} == {Accept, Decline}
    assert any(isinstance(a, Raise) for a in legal_actions(table.state, bot))
    assert isinstance(table.act(PEOPLE[person], "novull"), m.Done)
    table.handle(BotsChose(think.token, (Choice(bot, ask.legal[0]),)))
    assert words(table)[-1].endswith(":novull")


def test_a_bot_answers_at_once_where_its_partner_leaves_it_to_it():
    table, person, bot = until_partner_is_asked("barajamos")
    table.ask(PEOPLE[person], m.Silence, decision=table.decision)
    (think,) = table.thoughts
    (ask,) = think.asks
    assert ask.seat == bot
    assert set(ask.legal) == set(legal_actions(table.state, bot))


def test_bots_see_what_their_seat_sees():
    table = house(people=1, thinks=False)
    for _ in range(40):
        for think in table.thoughts:
            for ask in think.asks:
                assert ask.observation.seat == ask.seat
                assert ask.observation.dealt == table.state.round.dealt[ask.seat]
        if table.situation("anna").asked:
            break
        if table.thoughts:
            table.think()
        else:
            table.wait(1_000)


def test_bots_seem_to_think():
    table = house(people=1, pace_ms=900)
    while table.situation("anna").asked or awaits_deal(table.state):
        offers = table.situation("anna").offers
        if offers and table.situation("anna").asked:
            table.act("anna", offers[0].word)
        else:
            table.wait(6_000)
    since, done = table.sheet.since_ms, len(words(table))
    pause = pause_ms(table.sheet, table.ledger.waits.bot)
    table.wait(max(0, since + pause - 1 - table.now))
    assert len(words(table)) == done
    table.wait(1_700)
    assert len(words(table)) > done


def test_what_a_partner_thought_is_told_when_the_round_is_over():
    table = house(people=1, pace_ms=0)
    told = []
    for _ in range(200):
        told = [x for x in table.sent["anna"] if isinstance(x, m.Told) and x.account]
        if any(x.account.thoughts for x in told):
            break
        if table.situation("anna").asked:
            table.act("anna", table.situation("anna").offers[0].word)
        else:
            table.wait(6_000)
    partner = table.sheet.places[2].name
    assert any(line.startswith(f"{partner}: ") for x in told for line in x.account.thoughts)


def test_a_bot_that_chooses_what_it_may_not_does_the_gentlest():
    table = house(people=1, thinks=False, ruleset="barajamos")
    for _ in range(60):
        if not table.thoughts:
            if table.situation("anna").asked:
                table.act("anna", table.situation("anna").offers[0].word)
            else:
                table.wait(10_000)
            continue
        think = table.thoughts.pop()
        choices = []
        for ask in think.asks:
            bad = Accept(ask.seat) if ask.legal and Accept(ask.seat) not in ask.legal else None
            choices.append(Choice(ask.seat, bad))
        table.handle(BotsChose(think.token, tuple(choices)))
    assert len(words(table)) > 8


def test_another_language_is_answered_with_all_that_is_known():
    table = house()
    answer = table.ask("anna", m.Language, language="ca-valencia")
    assert isinstance(answer, m.Done)
    shown = table.last("anna", m.Snapshot)
    assert any("Mà 1" in text for text in shown.log)
    bad = table.ask("anna", m.Language, language="xx")
    assert isinstance(bad, m.Refused)


def test_what_one_missed_is_told_on_coming_back():
    table = house()
    (name,) = asked(table)
    other = PEOPLE[(PEOPLE.index(name) + 1) % 4]
    number = table.ledger.number(table.sheet.seat_of(other))
    table.go(other)
    table.act(name, card(table, name))
    back = table.come(other, seen=number)
    assert len(back.missed) == 1
    assert back.missed[0] in back.log
    assert back.number == number + 1
