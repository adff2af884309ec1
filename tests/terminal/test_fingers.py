import pytest

from retruc.game import Fold, Look, PlayCard, Raise, Seat
from retruc.rulesets import load
from retruc.terminal.controls import Controls
from retruc.terminal.fingers import press, press_key
from retruc.terminal.targets import Act, Adjust, Button, LookAt, PickCard
from tests.terminal.support import ME, Silent, brush_of, ruleset_of, table_of, until_asked

BAR = load("bar")
REST = Controls()


def first_question(ruleset=BAR, seed=1):
    session = table_of(ruleset, seed=seed, bot=Silent)
    until_asked(session)
    return session


def key(session, name, controls=REST):
    view = session.view(ME)
    return press_key(view, brush_of(session.ruleset), controls, name)


def test_a_digit_plays_that_card():
    session = first_question()
    held = session.view(ME).observation.held
    for index, card in enumerate(held, start=1):
        assert key(session, str(index)).command == Act(PlayCard(ME, card))
    assert key(session, "4").command is None
    assert key(session, "0").command is None


def test_a_key_that_means_nothing_does_nothing():
    assert key(first_question(), "z") == (REST, None)


def test_arrows_run_through_cards_and_buttons_and_enter_does_what_is_chosen():
    session = first_question()
    held = session.view(ME).observation.held
    first = key(session, "right").controls
    assert key(session, "enter", first).command == Act(PlayCard(ME, held[0]))
    second = key(session, "right", first).controls
    assert key(session, "enter", second).command == Act(PlayCard(ME, held[1]))
    last = key(session, "left").controls
    assert key(session, "enter", last).command == Act(Raise(ME, "truc"))
    assert key(session, "right", last).controls.cursor == 0
    assert key(session, "enter").command is None


def test_the_falta_asks_for_a_second_press():
    session = first_question()
    armed = key(session, "f")
    assert armed.command is None
    assert armed.controls.armed == Act(Raise(ME, "falta"))
    assert key(session, "f", armed.controls).command == Act(Raise(ME, "falta"))
    assert key(session, "enter", armed.controls).command == Act(Raise(ME, "falta"))


@pytest.mark.parametrize("name", ["escape", "z", "up", "right", "?"])
def test_anything_else_lets_go_of_what_was_armed(name):
    session = first_question()
    armed = key(session, "f").controls
    assert key(session, name, armed).controls.armed is None


def test_leaving_the_round_asks_for_a_second_press():
    session = first_question(load("balear"))
    armed = key(session, "m")
    assert (armed.command, armed.controls.armed) == (None, Act(Fold(ME)))


def test_an_envit_needs_no_second_press():
    assert key(first_question(), "e").command == Act(Raise(ME, "envit"))


def asked_for_more():
    """A table at which the human may raise the envit by any amount."""
    session = table_of(load("bicicleta"), seed=1, humans=range(4))
    seat = until_asked(session)
    session.act(Raise(seat, "envit"))
    return session, until_asked(session)


def test_one_button_raises_by_any_amount():
    session, seat = asked_for_more()
    view, brush = session.view(seat), brush_of(session.ruleset)
    armed = press_key(view, brush, REST, "+").controls
    assert (armed.armed, armed.amount) == (Button.FREE_RAISE, 1)
    more = press_key(view, brush, armed, "+").controls
    more = press(view, more, Adjust(1)).controls
    less = press_key(view, brush, more, "-").controls
    assert (more.amount, less.amount) == (3, 2)
    assert press_key(view, brush, less, "enter").command == Act(Raise(seat, "+", 2))


def test_the_amount_stays_within_what_is_legal():
    session, seat = asked_for_more()
    view = session.view(seat)
    most = max(o.action.amount for o in view.offers if isinstance(o.action, Raise))
    controls = REST._replace(armed=Button.FREE_RAISE, amount=most)
    assert press(view, controls, Adjust(1)).controls.amount == most
    assert press(view, controls._replace(amount=1), Adjust(-1)).controls.amount == 1


def test_a_card_is_covered_after_c_where_that_is_played():
    session = first_question(load("bicicleta"))
    card = session.view(ME).observation.held[1]
    covering = key(session, "c").controls
    assert covering.covering
    assert key(session, "2", covering).command == Act(PlayCard(ME, card, covered=True))
    assert not key(session, "c", covering).controls.covering
    assert not key(first_question(), "c").controls.covering


def test_who_has_covered_one_card_covers_the_rest():
    session = first_question(ruleset_of("bicicleta", covered_mode="all-following"))
    session.act(PlayCard(ME, session.view(ME).observation.held[0], covered=True))
    until_asked(session)
    card = session.view(ME).observation.held[0]
    assert key(session, "1").command == Act(PlayCard(ME, card, covered=True))


def test_up_is_the_partner_down_the_cloth_and_tab_goes_round():
    session = first_question()
    assert key(session, "up").command == LookAt(Seat(2))
    assert key(session, "down").command == LookAt(None)
    assert key(session, "tab").command == LookAt(Seat(1))
    assert key(session, "shift+tab").command == LookAt(Seat(3))
    session.act(Look(ME, Seat(3)))
    assert key(session, "tab").command == LookAt(None)


def test_pausing_is_kept_while_other_keys_are_pressed():
    session = first_question()
    paused = key(session, "space")
    assert (paused.command, paused.controls.paused) == (Button.PAUSE, True)
    assert key(session, "1", paused.controls).controls.paused
    assert not key(session, "space", paused.controls).controls.paused


def test_waiting_is_only_for_those_who_may():
    session = first_question()
    assert key(session, "w").command is None


def test_a_card_that_cannot_be_played_now_does_nothing():
    session = table_of(BAR, seed=3, humans=range(4))
    caller = until_asked(session)
    session.act(Raise(caller, "truc"))
    seat = until_asked(session)
    view = session.view(seat)
    assert press(view, REST, PickCard(view.observation.held[0])).command is None
