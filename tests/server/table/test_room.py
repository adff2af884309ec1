"""Seats, hosts, rules, phrases: what is asked for around the cards."""

import pytest

from retruc.game import RulesetError
from retruc.server.table.commands import CodeGiven, Connected, TableMade, Woke
from retruc.server.table.effects import Close, MakeTable, NewCode
from retruc.server.table.table import Table
from retruc.server.table.work import Refusal
from tests.server.table.support import House, entropy_of, four, house, m, same, settings


def room(people=1, come=("anna", "bernat"), **fields):
    table = House(four(people=people, starts=False, **fields))
    for name in come:
        table.come(name)
    return table


def reason(answer):
    assert isinstance(answer, m.Refused), answer
    assert answer.text
    assert not answer.text.startswith("table-")
    return answer.reason


def players(table, member="anna"):
    return [(p.kind, p.name) for p in table.table.snapshot(member, table.now).room.players]


def test_sitting_and_standing():
    table = room(people=1, seats=1)
    assert table.ask("bernat", m.Sit, seat=3) == m.Done(id="q1")
    assert players(table)[2] == ("person", "Bernat")
    assert table.last("anna", m.RoomChanged).text == "Bernat sits down."
    assert table.last("bernat", m.Snapshot).room.seat == 3
    table.ask("bernat", m.Sit, seat=4)
    assert [kind for kind, _ in players(table)] == ["person", "empty", "empty", "person"]
    table.ask("bernat", m.Stand)
    assert table.last("bernat", m.Snapshot).room.seat is None


def test_a_seat_of_somebody_cannot_be_taken():
    table = room()
    assert reason(table.ask("bernat", m.Sit, seat=1)) == "seat-taken"
    assert reason(table.ask("bernat", m.Sit, seat=5)) == "no-such-seat"
    assert reason(table.ask("bernat", m.Stand)) == "not-seated"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (m.Start, {}),
        (m.SeatBot, {"seat": 2, "bot": "random"}),
        (m.MoveSeat, {"seat": 1, "to": 2}),
        (m.Configure, {"ruleset": "balear"}),
        (m.Kick, {"seat": 1}),
        (m.Mute, {"seat": 1, "muted": True}),
        (m.NewLink, {}),
    ],
)
def test_some_things_only_the_host_may_do(kind, fields):
    table = room()
    assert reason(table.ask("bernat", kind, **fields)) == "not-host"


def test_refusals_are_in_the_language_of_who_asks():
    table = room(come=("anna",))
    table.come("bernat", language="ca-valencia")
    answer = table.ask("bernat", m.Start)
    assert answer.text == "Això només ho pot fer l’amfitrió."


def test_bots_are_seated_and_taken_away():
    table = room()
    table.ask("anna", m.SeatBot, seat=2, bot="random")
    kind, name = players(table)[1]
    assert kind == "bot"
    assert name
    assert table.sheet.places[1].bot == "random@1"
    table.ask("anna", m.SeatBot, seat=2)
    assert players(table)[1] == ("empty", "")
    assert reason(table.ask("anna", m.SeatBot, seat=2, bot="x")) == "unknown-bot"
    # Nor does one sit down here that would be lost if the rules were changed.
    assert reason(table.ask("anna", m.SeatBot, seat=2, bot="penya")) == "unknown-bot"
    assert reason(table.ask("anna", m.SeatBot, seat=1, bot="random")) == "seat-taken"


def test_rules_are_changed_before_play_and_differences_said():
    table = room()
    table.ask("anna", m.Configure, options={"cama.target": "30"})
    shown = table.last("bernat", m.RoomChanged).room
    assert (shown.target, shown.options) == (30, {"cama.target": "30"})
    assert [d.path for d in shown.differences] == ["cama.target"]
    assert "30" in shown.differences[0].text
    table.ask("anna", m.Configure, ruleset="balear")
    assert table.last("bernat", m.RoomChanged).room.options == {}


def test_rules_that_are_wrong_are_refused_with_their_id_and_change_nothing():
    table = room()
    before = table.sheet.options, table.sheet.ruleset
    assert reason(table.ask("anna", m.Configure, options={"cama.target": "x"})) == "wrong-type"
    assert reason(table.ask("anna", m.Configure, ruleset="nowhere")) == "unknown-ruleset"
    assert reason(table.ask("anna", m.Configure, village="id = ")) == "not-toml"
    wrong = settings(clock_s=-1)
    assert reason(table.ask("anna", m.Configure, settings=wrong)) == "bad-settings"
    bot = settings(bot="nobody")
    assert reason(table.ask("anna", m.Configure, settings=bot)) == "bad-settings"
    assert (table.sheet.options, table.sheet.ruleset) == before


@pytest.mark.parametrize(
    "name", ["./x.toml", "/etc/passwd", "bar@1/../x.toml", "x.toml", "", "Bar"]
)
def test_no_file_of_the_server_is_read(name, monkeypatch):
    from pathlib import Path

    table = room()

    def never(*_args, **_fields):
        raise AssertionError("a file was opened")

    monkeypatch.setattr(Path, "open", never)
    assert reason(table.ask("anna", m.Configure, ruleset=name)) == "unknown-ruleset"


def test_the_rules_of_a_village_are_played():
    table = room()
    village = 'id = "poble"\nname = "Poble"\nversion = 1\nextends = "bar"\n[cama]\ntarget = 12\n'
    done = table.ask("anna", m.Configure, village=village)
    assert isinstance(done, m.Done), done
    assert table.last("anna", m.RoomChanged).room.target == 12
    table.ask("anna", m.Start)
    assert table.state.ruleset.id == "poble"


def test_with_fewer_seats_the_others_watch():
    table = house(starts=False)
    table.ask("anna", m.Configure, options={"seats": "2"})
    assert table.last("carme", m.Snapshot).room.seat is None
    assert len(table.sheet.places) == 2


def test_a_table_is_not_made_of_wrong_rules():
    with pytest.raises(RulesetError):
        Table.open(four(ruleset="nowhere"), 0, entropy_of(0))
    with pytest.raises(Refusal):
        Table.open(four(grace_s=0), 0, entropy_of(0))


def test_bots_take_the_empty_seats_when_the_coto_begins():
    table = room()
    table.ask("anna", m.SeatBot, seat=2)
    table.ask("anna", m.SeatBot, seat=3)
    table.ask("anna", m.Start)
    assert [kind for kind, _ in players(table)] == ["person", "bot", "bot", "bot"]
    assert table.last("anna", m.Snapshot).room.phase == "playing"
    assert reason(table.ask("anna", m.Start)) == "playing"
    assert reason(table.ask("anna", m.Configure, ruleset="balear")) == "playing"


def test_nobody_plays_at_a_table_without_people():
    table = room()
    table.ask("anna", m.Stand)
    assert reason(table.ask("anna", m.Start)) == "nobody-seated"


def test_that_hands_can_be_seen_afterwards_is_said_before_the_first_card():
    table = room(proof=True)
    table.ask("anna", m.Start)
    text = "every hand can be seen by all"
    assert any(text in x.text for x in table.sent["bernat"] if isinstance(x, m.RoomChanged))


def test_the_host_moves_people():
    table = room(people=2)
    table.ask("anna", m.MoveSeat, seat=1, to=4)
    assert players(table)[3] == ("person", "Anna")
    assert table.last("anna", m.Snapshot).room.seat == 4


def test_who_was_kicked_watches_and_does_not_sit_again():
    table = house()
    table.ask("anna", m.Kick, seat=2)
    assert table.last("bernat", m.Snapshot).room.seat is None
    assert table.sheet.places[1].bot
    assert reason(table.ask("bernat", m.Sit, seat=2)) == "kicked"
    assert reason(table.ask("anna", m.Kick, seat=2)) == "no-person"


def test_the_host_passes_on_when_the_host_is_away_for_too_long():
    table = house(grace_s=60)
    table.go("anna")
    table.wait(59_000)
    assert table.sheet.host == "anna"
    table.wait(1_500)
    assert table.sheet.host == "bernat"
    assert "The host is now Bernat." in [
        x.text for x in table.sent["carme"] if isinstance(x, m.RoomChanged)
    ]
    assert table.last("bernat", m.RoomChanged).room.host


def test_a_phrase_is_heard_by_all_but_not_of_a_muted_seat():
    table = house()
    table.ask("bernat", m.Phrase, phrase="thanks")
    assert table.last("anna", m.Phrased) == m.Phrased(seat=2, name="Bernat", phrase="thanks")
    table.ask("anna", m.Mute, seat=2, muted=True)
    heard = len(table.sent["carme"])
    table.ask("bernat", m.Phrase, phrase="goodbye")
    assert not any(isinstance(x, m.Phrased) for x in table.sent["carme"][heard:])


def test_a_new_link():
    table = house()
    table.ask("anna", m.NewLink)
    assert table.other == [NewCode()]
    table.handle(CodeGiven("NEWONE"))
    assert table.last("carme", m.RoomChanged).room.code == "NEWONE"


def test_names():
    table = house()
    table.ask("bernat", m.Rename, name="  Berto\n")
    assert players(table)[1] == ("person", "Berto")
    assert table.last("anna", m.RoomChanged).text == "Bernat is now called Berto."
    assert reason(table.ask("bernat", m.Rename, name="\u202e")) == "bad-name"


def over():
    from random import Random

    from tests.server.table.support import play_on

    table = house(options={"cama.target": "2", "coto.cames-to-win": "1"})
    assert reason(table.ask("anna", m.Again)) == "not-over"
    play_on(table, Random(1))
    return table


def test_again_is_one_table_for_all():
    table = over()
    assert isinstance(table.ask("bernat", m.Again, change_partners=True), m.Done)
    assert isinstance(table.ask("anna", m.Again), m.Done)
    (made,) = [effect for effect in table.other if isinstance(effect, MakeTable)]
    assert [s.member for s in made.opening.sitters] == ["anna", "carme", "dídac", "bernat"]
    assert made.opening.starts
    table.handle(TableMade("ZZZZZZ"))
    assert all(table.last(name, m.Moved).code == "ZZZZZZ" for name in table.sheet.guests)
    table.ask("carme", m.Again)
    assert table.last("carme", m.Moved).code == "ZZZZZZ"
    assert len([effect for effect in table.other if isinstance(effect, MakeTable)]) == 1


def test_changing_partners_gives_every_pair_once_in_three():
    seats = list("abcd")
    pairs = set()
    for _ in range(3):
        pairs.add(frozenset({frozenset((seats[0], seats[2])), frozenset((seats[1], seats[3]))}))
        seats = [seats[0], *seats[2:], *seats[1:2]]
    assert len(pairs) == 3
    assert seats == list("abcd")


def test_an_action_after_the_end_is_refused():
    table = over()
    assert reason(table.act("anna", "7o")) == "not-playing"


def test_tables_without_anybody_are_closed():
    table = room()
    table.go("anna")
    table.go("bernat")
    table.wait(29 * 60_000)
    assert table.table.phase == "room"
    table.wait(2 * 60_000)
    assert table.other == [Close("abandoned")]
    assert table.table.phase == "closed"
    assert table.handle(Woke()).rows == ()


def test_the_listing_names_nobody_who_only_watches():
    table = room(listed=True)
    listing = table.table.listing()
    assert (listing.people, listing.watchers, listing.free) == (("Anna",), 1, 3)
    assert (listing.host, listing.listed, listing.seats) == ("Anna", True, 4)


# Screens


def with_a_screen(table):
    """Have a television show the table."""
    table.handle(Connected("screen", "screen/1", "", 0, "en", is_screen=True))


def test_a_screen_is_nobody_who_watches():
    table = room()
    alone = table.table.snapshot("anna", table.now).room
    told = len(table.sent["anna"])
    with_a_screen(table)
    assert table.table.snapshot("anna", table.now).room == alone
    assert table.table.listing().watchers == 1
    assert len(table.sent["anna"]) == told
    assert table.table.snapshot("bernat", table.now).room.watchers == ["Bernat"]
    same(table, table.rows)
    table.go("screen")
    assert "screen" not in table.sheet.guests
    assert len(table.sent["anna"]) == told


def test_a_screen_shows_no_hand_also_in_the_browser_of_somebody_who_sits_there():
    table = house()
    with_a_screen(table)
    shown = table.table.snapshot("screen", table.now)
    assert shown.room.seat is None
    assert not shown.room.host
    assert shown.view.hand == []
    assert shown.situation.offers == []
    assert table.table.snapshot("anna", table.now).view.hand


def test_a_screen_asks_for_nothing_but_another_language():
    table = room(people=1)
    with_a_screen(table)
    assert reason(table.ask("screen", m.Sit, seat=3)) == "not-seated"
    assert reason(table.ask("screen", m.Phrase, phrase="hello")) == "not-seated"
    assert isinstance(table.ask("screen", m.Language, language="ca"), m.Done)
    assert table.sheet.guests["screen"].screen


def test_the_hosts_powers_do_not_pass_to_a_screen():
    table = room(come=("anna",))
    with_a_screen(table)
    table.go("anna")
    table.wait(61_000)
    assert table.sheet.host == "anna"
    table.come("bernat")
    assert table.sheet.host == "bernat"
