from retruc.game import Answer, Call, Play, Seat, Team, Trick, Wager, parse_card

TRUC, RETRUC = Call(Seat(0), "truc"), Call(Seat(1), "retruc")


def test_a_trick_is_tied_once_it_is_over_and_nobodys() -> None:
    trick = Trick(Seat(0), (Play(Seat(0), parse_card("3o")),))
    assert (trick.closed, trick.is_tied, trick.team) == (False, False, None)
    tied = trick.close(None)
    assert (tied.closed, tied.is_tied, tied.team) == (True, True, None)
    won = trick.close(Seat(3))
    assert (won.closed, won.is_tied, won.winner, won.team) == (True, False, Seat(3), Team.B)
    assert (won.opener, won.plays) == (trick.opener, trick.plays)


def test_a_wager_about_which_nobody_has_spoken_is_nobodys() -> None:
    wager = Wager()
    assert (wager.raiser, wager.rung, wager.accepted) == (None, None, False)


def test_a_call_waits_for_its_answer() -> None:
    wager = Wager().call(TRUC)
    assert wager.calls == (TRUC,)
    assert (wager.raiser, wager.rung) == (Team.A, "truc")
    assert (wager.pending, wager.declined, wager.accepted) == (True, False, False)


def test_a_raise_follows_the_call_and_forgets_what_was_answered() -> None:
    wager = Wager().call(TRUC).hear(Answer(Seat(3), accepts=False)).call(RETRUC)
    assert wager.calls == (TRUC, RETRUC)
    assert (wager.raiser, wager.rung, wager.pending, wager.heard) == (Team.B, "retruc", True, ())


def test_an_answer_that_settles_nothing_is_kept() -> None:
    first, second = Answer(Seat(1), accepts=False), Answer(Seat(3), accepts=True)
    wager = Wager().call(TRUC).hear(first).hear(second)
    assert wager.heard == (first, second)
    assert (wager.calls, wager.pending) == ((TRUC,), True)


def test_an_accepted_call_is_neither_pending_nor_refused() -> None:
    wager = Wager().call(TRUC).hear(Answer(Seat(1), accepts=False)).accept()
    assert (wager.accepted, wager.pending, wager.declined) == (True, False, False)
    assert (wager.calls, wager.heard) == ((TRUC,), ())


def test_a_refused_call_is_not_accepted() -> None:
    wager = Wager().call(TRUC).decline()
    assert (wager.accepted, wager.pending, wager.declined) == (False, False, True)
    assert wager.calls == (TRUC,)
