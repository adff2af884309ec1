"""What people go by: no two are called or look the same, unless they want it so."""

from retruc.protocol.messages import FACES
from retruc.server.store.forgetting import without_names
from retruc.server.table.commands import Connected, Renamed, Restarted
from retruc.server.table.table import Table
from tests.server.table.support import House, entropy_of, four, house, m


def room(**fields):
    table = House(four(people=1, starts=False, **fields))
    table.come("anna")
    return table


def arrives(table, member, *, face=1, name="", language="en"):
    table.handle(Connected(member, f"{member}/1", name, face, language))
    guest = table.sheet.guests[member]
    return guest.name, guest.face


def test_whoever_has_no_name_gets_a_number_of_its_own():
    table = room()
    assert arrives(table, "first")[0] == "Guest 1"
    assert arrives(table, "second", language="ca-valencia")[0] == "Convidat 2"
    assert arrives(table, "third", language="es")[0] == "Invitado 3"


def test_a_number_is_kept_in_another_language_and_given_again_once_its_owner_has_gone():
    table = room()
    arrives(table, "first")
    arrives(table, "second")
    assert arrives(table, "second", language="pt")[0] == "Convidado 2"
    table.go("first")
    assert arrives(table, "third")[0] == "Guest 1"
    assert arrives(table, "second")[0] == "Guest 2"


def test_a_number_that_somebody_has_taken_for_a_name_is_not_given():
    table = room()
    assert arrives(table, "joker", name="Convidat 1")[0] == "Convidat 1"
    assert arrives(table, "first")[0] == "Guest 2"


def test_whoever_comes_gets_a_face_that_nobody_at_the_table_has_while_one_is_free():
    table = room()
    faces = [arrives(table, f"guest {n}", face=1)[1] for n in range(FACES - 1)]
    assert sorted([1, *faces]) == list(range(FACES))
    assert arrives(table, "one too many", face=5)[1] == 5


def test_a_face_of_ones_own_is_kept_where_nobody_else_has_it():
    table = room()
    assert arrives(table, "bernat", name="Bernat", face=7)[1] == 7
    assert arrives(table, "carme", name="Carme", face=7)[1] == 8
    table.go("carme")
    assert arrives(table, "carme", name="Carme", face=7)[1] == 8
    assert arrives(table, "dídac", name="Dídac", face=FACES + 7)[1] not in (1, 7, 8, FACES + 7)


def test_who_has_chosen_the_face_of_somebody_else_keeps_it():
    table = room()
    arrives(table, "bernat", name="Bernat", face=7)
    table.handle(Renamed("bernat", "Bernat", 1))
    assert table.sheet.guests["bernat"].face == 1
    assert arrives(table, "bernat", name="Bernat", face=1)[1] == 1


def test_a_name_and_a_face_changed_elsewhere_reach_the_seat():
    table = house()
    table.handle(Renamed("bernat", "Berto", 9))
    shown = table.last("anna", m.RoomChanged)
    assert (shown.room.players[1].name, shown.room.players[1].face) == ("Berto", 9)
    assert shown.text == "Bernat is now called Berto."
    assert table.last("bernat", m.RoomChanged).room.name == "Berto"
    sent = len(table.sent["anna"])
    table.handle(Renamed("bernat", "Berto", 9))
    table.handle(Renamed("nobody", "Berto", 9))
    assert len(table.sent["anna"]) == sent
    table.handle(Renamed("bernat", "Berto", 3))
    assert table.last("anna", m.RoomChanged).text == ""


def test_somebody_who_is_away_is_not_back_by_another_name():
    table = house()
    table.go("bernat")
    table.handle(Renamed("bernat", "Berto", 9))
    place = table.last("anna", m.RoomChanged).room.players[1]
    assert (place.name, place.away) == ("Berto", True)
    again = Table.replay(table.rows, entropy_of(1))
    assert again.snapshot("anna", table.now).room.players[1] == place


def test_a_name_that_was_given_up_goes_with_the_others_when_somebody_is_forgotten():
    table = house()
    table.handle(Renamed("bernat", "Berto", 9))
    table.ask("bernat", m.Rename, name="Bertomeu")
    log = "".join(row.body for row in without_names(table.rows, ["bernat"]))
    assert "Bert" not in log
    assert "Bernat" not in log
    assert "Anna" in log


def test_names_and_faces_outlast_a_restart():
    table = room()
    arrives(table, "bernat", face=1)
    table.ask("bernat", m.Sit, seat=2)
    before = table.sheet.guests["bernat"].name, table.sheet.guests["bernat"].face
    table.table = Table.replay(table.rows, entropy_of(1))
    table.handle(Restarted())
    assert arrives(table, "bernat", face=1) == before == ("Guest 1", 2)
