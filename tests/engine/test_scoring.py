"""What a round pays, what is written down, and when a cama or the coto is won."""

import pytest

from retruc.engine import Step, start
from retruc.game import (
    Bet,
    CamaWon,
    CotoWon,
    EnvitOutcome,
    PedresScored,
    RoundEnded,
    Seat,
    Team,
    TrucOutcome,
)
from retruc.rulesets import Ruleset, load
from tests.engine.support import dealt, play_out, rules

HANDS = "7o6o3c 1e4b5c 3o3e7b 6c5o4e"
A_WINS = "1:6o 2:1e 3:7b 4:4e 2:5c 3:3o 4:6c 1:3c 3:3e 4:5o 1:7o 2:4b"
"""Played so, team A wins by the third trick."""


def settled(ruleset: Ruleset, words: str, *, hands: str = HANDS, **where: object) -> RoundEnded:
    return ending(ruleset, words, hands=hands, **where)[0]


def ending(
    ruleset: Ruleset, words: str, *, hands: str = HANDS, **where: object
) -> tuple[RoundEnded, Step]:
    step = play_out(dealt(ruleset, hands, **where), words)
    ended = next(event for event in step.events if isinstance(event, RoundEnded))
    return ended, step


def scored(step: Step) -> list[tuple[str, str, int]]:
    """What was written down, in order: the bet, the team and how much."""
    return [(str(e.bet), str(e.team), e.pedres) for e in step.events if isinstance(e, PedresScored)]


BAR = load("bar")
DECLINED_TRUC = "1:truc 2:novull"


def test_a_round_in_which_nothing_is_said_pays_its_base() -> None:
    ended, step = ending(BAR, A_WINS, score=(3, 4))
    assert ended == RoundEnded(
        1,
        EnvitOutcome("none"),
        TrucOutcome("none", None, Team.A, "tricks", 1),
        (1, 0),
        (4, 4),
        (0, 0),
    )
    assert PedresScored(Team.A, Bet.TRUC, 1, (4, 4)) in step.events
    assert (step.state.score, step.state.cames) == ((4, 4), (0, 0))


def test_the_next_round_is_dealt_by_the_next_seat() -> None:
    _, step = ending(BAR, "3:truc 4:novull", dealer=Seat(1), number=7)
    following = step.state.round
    assert (following.number, following.dealer, following.ma) == (8, Seat(2), Seat(3))
    assert (following.dealt, following.tricks, following.truc.calls) == ((), (), ())


def test_an_accepted_envit_goes_to_the_best_hand_and_is_written_first() -> None:
    ended, step = ending(BAR, f"1:envit 2:torne 3:vull {DECLINED_TRUC}")
    assert ended.envit == EnvitOutcome("accepted", "torne", Team.A, Seat(0), 33, 4)
    assert ended.truc == TrucOutcome("declined", "truc", Team.A, "declined", 1)
    assert scored(step) == [("envit", "A", 4), ("truc", "A", 1)]


@pytest.mark.parametrize(
    ("words", "rung", "winner", "pedres"),
    [
        ("1:envit 2:novull", "envit", Team.A, 1),
        ("1:envit 2:torne 1:novull", "torne", Team.B, 2),
        ("1:envit 2:torne 1:falta 2:novull", "falta", Team.A, 4),
        ("1:envit 2:falta 1:novull", "falta", Team.B, 2),
        ("1:falta 2:novull", "falta", Team.A, 1),
    ],
)
def test_a_refused_envit_pays_what_was_in_force(
    words: str, rung: str, winner: Team, pedres: int
) -> None:
    ended = settled(BAR, f"{words} {DECLINED_TRUC}")
    assert ended.envit == EnvitOutcome("declined", rung, winner, None, None, pedres)


@pytest.mark.parametrize(
    ("words", "rung", "winner", "pedres"),
    [
        ("1:truc 2:novull", "truc", Team.A, 1),
        ("1:truc 2:retruc 1:novull", "retruc", Team.B, 2),
        ("1:truc 2:retruc 1:quatreval 2:novull", "quatreval", Team.A, 3),
        ("1:truc 2:retruc 1:quatreval 2:jocfora 1:novull", "jocfora", Team.B, 4),
    ],
)
def test_a_refused_truc_pays_what_was_in_force(
    words: str, rung: str, winner: Team, pedres: int
) -> None:
    ended = settled(BAR, words)
    assert ended.truc == TrucOutcome("declined", rung, winner, "declined", pedres)
    assert sum(ended.gained) == pedres


def test_a_free_raise_is_reported_by_its_amount() -> None:
    bicicleta = load("bicicleta")
    accepted = settled(bicicleta, f"1:envit 2:+5 1:vull {DECLINED_TRUC}")
    assert accepted.envit == EnvitOutcome("accepted", "+5", Team.A, Seat(0), 33, 7)
    refused = settled(bicicleta, f"1:envit 2:+5 1:+3 2:novull {DECLINED_TRUC}")
    assert refused.envit == EnvitOutcome("declined", "+3", Team.A, None, None, 7)


# Limits


@pytest.mark.parametrize(
    ("cap", "to_leader", "to_trailer"),
    [("own-need", 1, 2), ("leader-need", 1, 1), ("none", 2, 2)],
)
def test_how_much_of_an_envit_is_written(cap: str, to_leader: int, to_trailer: int) -> None:
    ruleset = rules("bar", envit__cap=cap)
    words = f"1:envit 2:vull {DECLINED_TRUC}"
    ended, step = ending(ruleset, words, score=(23, 10))
    assert ended.envit.pedres == 2
    assert scored(step) == [("envit", "A", to_leader)]
    assert (ended.gained, ended.score, ended.cames) == ((to_leader, 0), (0, 0), (1, 0))
    ended, step = ending(ruleset, words, score=(10, 23))
    assert ended.envit.pedres == 2
    assert scored(step) == [("envit", "A", to_trailer), ("truc", "A", 1)]
    assert ended.score == (10 + to_trailer + 1, 23)


def test_the_cap_of_the_leaders_need_binds_refusals_too() -> None:
    ruleset = rules("bar", envit__cap="leader-need")
    words = "1:envit 2:torne 1:novull 1:6o 2:1e 3:truc 4:novull"
    ended = settled(ruleset, words, score=(23, 10))
    assert ended.envit.pedres == 2
    assert ended.gained == (1, 1)


@pytest.mark.parametrize(
    ("falta", "score", "gained"),
    [
        ("males-bones", (12, 5), 19),
        ("males-bones", (13, 5), 11),
        ("males-bones-trailer", (13, 5), 19),
        ("males-bones-trailer", (20, 14), 4),
        ("males-bones-own", (20, 14), 10),
        ("leader-need", (12, 5), 12),
    ],
)
def test_a_falta_that_is_the_cama_by_its_own_rule_is_not_cut_down(
    falta: str, score: tuple[int, int], gained: int
) -> None:
    ended = settled(
        rules("bar", envit__cap="leader-need", envit__falta=falta),
        "1:falta 2:vull 1:6c 2:6o 3:truc 4:novull",
        hands="1e4b6c 7o6o3c 3e5c4e 3o7b5o",
        score=score,
    )
    assert ended.envit.outcome == "accepted"
    assert ended.gained[1] == gained


def test_a_free_envit_in_males_is_cut_to_what_the_leader_lacks() -> None:
    hands = "1e4b6c 7o6o3c 3e5c4e 3o7b5o"
    words = "1:6c 2:6o 3:truc 4:novull"
    bicicleta = load("bicicleta")
    ended = settled(bicicleta, f"1:envit 2:+20 1:vull {words}", hands=hands, score=(12, 5))
    assert (ended.envit.pedres, ended.gained) == (22, (1, 12))
    refused = f"1:envit 2:+10 1:+8 2:falta 1:novull {words}"
    ended = settled(bicicleta, refused, hands=hands, score=(12, 5))
    assert (ended.envit.pedres, ended.gained) == (20, (1, 12))


def test_no_more_is_written_for_the_truc_than_is_lacking() -> None:
    ended = settled(BAR, "1:truc 2:retruc 1:quatreval 2:novull", score=(23, 0))
    assert (ended.truc.pedres, ended.gained, ended.cames) == (3, (1, 0), (1, 0))


# Order

FIRST_ENVIT = f"1:envit 2:vull 1:truc 2:vull {A_WINS}"


def test_where_the_envit_closes_the_cama_the_truc_is_void() -> None:
    ended, step = ending(BAR, FIRST_ENVIT, score=(22, 23))
    assert scored(step) == [("envit", "A", 2)]
    assert ended.truc == TrucOutcome("accepted", "truc", Team.A, "tricks", 2, void=True)
    assert (ended.gained, ended.score, ended.cames) == ((2, 0), (0, 0), (1, 0))
    assert CamaWon(Team.A, (1, 0)) in step.events
    assert step.state.winner is None


def test_where_it_does_not_the_truc_may() -> None:
    ended, step = ending(BAR, FIRST_ENVIT, score=(21, 23), cames=(1, 1))
    assert scored(step) == [("envit", "A", 2), ("truc", "A", 1)]
    assert (ended.gained, ended.cames) == ((3, 0), (2, 1))
    assert step.events[-2:] == (ended, CotoWon(Team.A, (2, 1)))
    assert step.state.winner is Team.A


JOC_FORA = "1:truc 2:retruc 1:quatreval 2:jocfora 1:vull"
B_ENVIT = "1e4b5c 7o6o3c 3o3e7b 6c5o4e"
A_TRUC = "1:1e 2:3c 3:7b 4:4e 1:4b 2:7o 3:3o 4:5o 2:6o 3:3e 4:6c 1:5c"


@pytest.mark.parametrize(
    ("jocfora", "score", "cames", "gained", "after"),
    [
        ("coto", (10, 22), (0, 1), (14, 0), (2, 1)),
        ("coto", (10, 22), (1, 1), (14, 0), (2, 1)),
        ("coto-after-envit", (10, 22), (0, 1), (0, 2), (0, 2)),
        ("coto-after-envit", (10, 22), (0, 0), (24, 2), (2, 1)),
        ("coto-after-envit", (10, 20), (0, 1), (14, 2), (2, 1)),
        ("cama", (10, 22), (0, 0), (0, 2), (0, 1)),
        ("cama", (10, 20), (0, 0), (14, 2), (1, 0)),
        ("cama", (10, 20), (1, 0), (14, 2), (2, 0)),
    ],
)
def test_what_joc_fora_is_worth_beside_an_envit(
    jocfora: str,
    score: tuple[int, int],
    cames: tuple[int, int],
    gained: tuple[int, int],
    after: tuple[int, int],
) -> None:
    ended, step = ending(
        rules("bar", truc__jocfora=jocfora),
        f"1:envit 2:vull {JOC_FORA} {A_TRUC}",
        hands=B_ENVIT,
        score=score,
        cames=cames,
    )
    alone = jocfora == "coto"
    assert ended.envit == EnvitOutcome("accepted", "envit", Team.B, Seat(1), 33, 2, void=alone)
    assert (ended.truc.winner, ended.truc.outcome) == (Team.A, "accepted")
    assert ended.truc.pedres in (24, 24 - score[0])
    written = [("envit", "B", gained[1])] if gained[1] else []
    assert scored(step) == [*written, *([("truc", "A", gained[0])] if gained[0] else [])]
    assert (ended.gained, ended.score, ended.cames) == (gained, (0, 0), after)
    assert step.state.winner == next((team for team in Team if after[team] == 2), None)


def test_joc_fora_that_decides_alone_pays_what_was_lacking() -> None:
    ended, step = ending(BAR, f"{JOC_FORA} {A_TRUC}", hands=B_ENVIT, score=(10, 22))
    assert ended.truc == TrucOutcome("accepted", "jocfora", Team.A, "tricks", 14)
    assert step.events[-4:] == (
        PedresScored(Team.A, Bet.TRUC, 14, (24, 22)),
        CamaWon(Team.A, (2, 0)),
        ended,
        CotoWon(Team.A, (2, 0)),
    )


def test_joc_fora_goes_to_whoever_wins_the_tricks() -> None:
    hands = "4e7o6o 1e4b5c 6c5o3c 3o3e7b"
    words = f"{JOC_FORA} 1:4e 2:1e 3:6c 4:7b 2:4b 3:5o 4:3o 1:6o"
    ended, step = ending(BAR, words, hands=hands, score=(10, 22))
    assert ended.truc == TrucOutcome("accepted", "jocfora", Team.B, "tricks", 2)
    assert (ended.gained, ended.cames, step.state.winner) == ((0, 2), (0, 2), Team.B)
    assert PedresScored(Team.B, Bet.TRUC, 2, (10, 24)) in step.events
    assert scored(step) == [("truc", "B", 2)]


def test_the_truc_reports_what_joc_fora_was_worth_when_it_was_written() -> None:
    ended = settled(
        rules("bar", truc__jocfora="coto-after-envit"),
        f"1:envit 2:vull {JOC_FORA} {A_TRUC}",
        hands=B_ENVIT,
        score=(10, 22),
    )
    assert ended.truc.pedres == 24


# The envit in its special forms


def test_tots_in_males_wins_the_coto() -> None:
    ended, step = ending(
        load("balear"),
        "1:3c 2:5c 3:envit 4:tots 3:vull 3:truc 4:novull",
        hands="7o6o3c 1e4b5c 3o10o7b 6c5o4e",
        score=(12, 9),
    )
    assert ended.envit == EnvitOutcome("accepted", "tots", Team.A, Seat(2), 34, 12)
    assert ended.truc == TrucOutcome("declined", "truc", Team.A, "declined", 1, void=True)
    assert (ended.gained, ended.score, ended.cames) == ((12, 0), (0, 0), (1, 0))
    assert step.state.winner is Team.A


def test_tots_in_males_wins_all_cames_at_once() -> None:
    words = "1:3c 2:5c 3:envit 4:tots 3:vull 3:truc 4:novull"
    hands = "7o6o3c 1e4b5c 3o10o7b 6c5o4e"
    ruleset = rules("balear", coto__cames_to_win="2")
    ended, step = ending(ruleset, words, hands=hands, score=(12, 9))
    assert (ended.cames, step.state.winner) == ((2, 0), Team.A)
    assert scored(step) == [("envit", "A", 12)]
    refused = words.replace("3:vull", "3:novull")
    ended, step = ending(ruleset, refused, hands=hands, score=(12, 9))
    assert (ended.envit.winner, ended.gained, ended.cames) == (Team.B, (1, 2), (0, 0))


def test_tots_in_bones_pays_what_the_leader_lacks() -> None:
    ended = settled(
        load("balear"),
        "1:3c 2:5c 3:envit 4:tots 3:vull 3:truc 4:novull",
        hands="7o6o3c 1e4b5c 3o10o7b 6c5o4e",
        score=(9, 13),
    )
    assert (ended.envit.pedres, ended.gained, ended.score) == (11, (12, 0), (21, 13))


CLAIM = rules("bar", envit__reveal="claim")


def test_a_claimed_envit_goes_to_the_best_hand_that_was_shown() -> None:
    ended = settled(CLAIM, "1:envit 2:vull 1:truc 2:novull 1:passe 2:mostra 3:passe 4:mostra")
    assert ended.envit == EnvitOutcome("accepted", "envit", Team.B, Seat(3), 6, 2)
    assert ended.gained == (1, 2)


def test_an_envit_that_nobody_shows_is_nobodys() -> None:
    ended = settled(CLAIM, "1:envit 2:vull 1:truc 2:novull 1:passe 2:passe 3:passe 4:passe")
    assert ended.envit == EnvitOutcome("accepted", "envit")
    assert ended.gained == (1, 0)


def test_nothing_is_claimed_of_a_refused_envit() -> None:
    ended = settled(CLAIM, "1:envit 2:novull 1:truc 2:novull")
    assert (ended.envit.outcome, ended.gained) == ("declined", (2, 0))


AT_ONCE = rules("bar", envit__declined="at-once")


def test_a_refused_envit_may_be_written_at_once() -> None:
    step = play_out(dealt(AT_ONCE, HANDS), "1:envit 2:novull")
    assert scored(step) == [("envit", "A", 1)]
    assert step.state.score == (1, 0)
    assert step.state.round.written == (1, 0)
    ended, step = ending(AT_ONCE, "1:envit 2:novull 1:truc 2:novull")
    assert scored(step) == [("envit", "A", 1), ("truc", "A", 1)]
    assert (ended.gained, ended.score) == ((2, 0), (2, 0))


def test_where_refusals_are_written_at_once_the_rest_is_written_at_the_end() -> None:
    ended, step = ending(AT_ONCE, "1:envit 2:vull 1:truc 2:novull")
    assert scored(step) == [("envit", "A", 2), ("truc", "A", 1)]
    assert ended.gained == (3, 0)


def test_writing_at_once_leaves_the_eyes_where_they_are() -> None:
    state = play_out(dealt(AT_ONCE, HANDS), "3:mira=1 1:envit 2:novull").state
    assert state.looks == (None, None, Seat(0), None)


@pytest.mark.parametrize("declined", ["at-once", "at-end"])
def test_a_falta_that_is_refused_is_cut_to_what_the_leader_lacks(declined: str) -> None:
    """It would be the cama by its own rule; refused it pays the 15 that came before, cut to 12."""
    bicicleta = rules("bicicleta", envit__declined=declined)
    words = "1:envit 2:torne 1:+11 2:falta 1:novull 1:truc 2:novull"
    ended, step = ending(bicicleta, words, score=(12, 5))
    assert scored(step) == [("envit", "B", 12), ("truc", "A", 1)]
    assert ended.score == (13, 17)


def test_at_once_it_may_end_the_round() -> None:
    ended, step = ending(AT_ONCE, "1:envit 2:novull", score=(23, 5), cames=(0, 1))
    assert ended.truc == TrucOutcome("none")
    assert (ended.gained, ended.score, ended.cames) == ((1, 0), (0, 0), (1, 1))
    assert step.state.round.number == 2


def test_at_once_it_may_end_the_coto() -> None:
    ended, step = ending(AT_ONCE, "1:envit 2:torne 1:novull", score=(5, 22), cames=(1, 1))
    assert ended.cames == (1, 2)
    assert step.events[-1] == CotoWon(Team.B, (1, 2))
    assert step.state.winner is Team.B


def test_at_once_within_a_truc_that_waits() -> None:
    ruleset = rules("bar", envit__declined="at-once", envit__with_truc="waits")
    ended = settled(ruleset, "1:truc 2:envit 1:novull", score=(5, 23))
    assert (ended.envit.winner, ended.gained, ended.cames) == (Team.B, (0, 1), (0, 1))
    assert ended.truc == TrucOutcome("none")


def test_a_raise_that_nobody_answers_leaves_what_it_raised() -> None:
    ruleset = rules("menorca", envit__declined="at-once")
    ended = settled(ruleset, "1:truc 2:retruc 3:envit 4:novull", score=(23, 5))
    assert (ended.envit.winner, ended.gained) == (Team.A, (1, 0))
    assert ended.truc == TrucOutcome("accepted", "truc")


# Leaving


@pytest.mark.parametrize(
    ("words", "by", "gained"),
    [
        ("1:mevaig", "folded", (0, 1)),
        ("1:truc 3:mevaig", "folded", (0, 1)),
        ("1:truc 2:mevaig", "declined", (1, 0)),
        ("1:truc 2:vull 2:mevaig", "folded", (3, 0)),
        ("1:truc 2:vull 3:mevaig", "folded", (0, 3)),
        ("1:truc 2:retruc 1:mevaig", "declined", (0, 3)),
        ("1:truc 2:retruc 2:mevaig", "folded", (3, 0)),
        ("1:truc 2:retruc 1:valnou 2:jocfora 1:vull 2:mevaig", "folded", (24, 0)),
    ],
)
def test_a_team_that_leaves_pays_what_is_in_force(
    words: str, by: str, gained: tuple[int, int]
) -> None:
    ended = settled(load("menorca"), words, hands=HANDS)
    if "jocfora" in words:
        assert ended.cames == (1, 0)
    assert ended.truc.by == by
    assert ended.truc.winner is (Team.A if gained[0] else Team.B)
    assert ended.gained == gained


def test_a_call_that_its_own_team_abandons_was_not_said() -> None:
    ended = settled(load("menorca"), "1:truc 3:mevaig")
    assert ended.truc == TrucOutcome("none", None, Team.B, "folded", 1)
    ended = settled(load("menorca"), "1:truc 2:retruc 4:mevaig")
    assert ended.truc == TrucOutcome("accepted", "truc", Team.A, "folded", 3)


def test_who_leaves_on_the_rivals_truc_has_refused_it() -> None:
    ended = settled(load("menorca"), "1:truc 2:mevaig")
    assert ended.truc == TrucOutcome("declined", "truc", Team.A, "declined", 1)
    ended = settled(load("menorca"), "1:truc 2:retruc 1:mevaig")
    assert ended.truc == TrucOutcome("declined", "retruc", Team.B, "declined", 3)


def test_who_leaves_on_a_pending_envit_has_refused_it() -> None:
    ended = settled(load("menorca"), "1:envit 2:joenvit 3:mevaig")
    assert ended.envit == EnvitOutcome("declined", "joenvit", Team.B, None, None, 2)
    assert (ended.truc.by, ended.gained) == ("folded", (0, 3))


def test_the_envit_of_a_team_that_leaves_is_compared_all_the_same() -> None:
    ended = settled(load("menorca"), "1:envit 2:vull 1:mevaig")
    assert ended.envit == EnvitOutcome("accepted", "envit", Team.A, Seat(0), 33, 2)
    assert ended.gained == (2, 1)


def test_leaving_on_an_envit_that_closes_the_cama_ends_the_round() -> None:
    ruleset = rules("menorca", envit__declined="at-once")
    ended = settled(ruleset, "1:envit 2:mevaig", score=(23, 0))
    assert ended.truc == TrucOutcome("none")
    assert (ended.gained, ended.cames) == ((1, 0), (1, 0))


def test_leaving_on_an_envit_below_a_truc_refuses_both() -> None:
    ended = settled(load("menorca"), "1:truc 2:envit 4:mevaig")
    assert (ended.envit.outcome, ended.envit.winner) == ("declined", Team.A)
    assert (ended.truc.by, ended.gained) == ("declined", (2, 0))


def test_in_later_put_leaving_pays_one() -> None:
    put = load("put-1800")
    ended, step = ending(put, "1:mevaig", hands="3c5h4d 3h4c6d", score=(2, 0))
    assert ended.truc == TrucOutcome("none", None, Team.B, "folded", 1)
    assert ended.gained == (0, 1)
    assert step.state.winner is None


def test_in_later_put_a_hand_that_is_played_is_worth_the_game() -> None:
    put = load("put-1800")
    ended, step = ending(put, "1:3c 2:4c 1:5h 2:3h 2:6d 1:4d", hands="3c5h4d 3h4c6d")
    assert ended.truc == TrucOutcome("none", None, Team.B, "tricks", 5)
    assert step.state.winner is Team.B


def test_a_drawn_round_scores_nothing() -> None:
    put = load("put-1674")
    ended, step = ending(
        put, "1:put 2:vull 1:3c 2:3h 1:5h 2:4c 1:4d 2:6d", hands="3c5h4d 3h4c6d", score=(4, 4)
    )
    assert ended.truc == TrucOutcome("accepted", "put", None, "tricks", 0)
    assert (ended.gained, step.state.score, step.state.winner) == ((0, 0), (4, 4), None)


# At eleven

CATALA, ELEVEN = load("catala"), "3o2c7e 3c4b12o 1e1b6c 2o10c11e"


def test_a_team_at_eleven_that_does_not_play_gives_one() -> None:
    ended = settled(CATALA, "3:nojuguem", hands=ELEVEN, score=(11, 5))
    assert ended.truc == TrucOutcome("none", None, Team.B, "folded", 1)
    assert (ended.gained, ended.score) == ((0, 1), (11, 6))


def test_a_team_at_eleven_that_plays_plays_for_three() -> None:
    words = "1:juguem 1:7e 2:3c 3:6c 4:10c 2:12o 3:1b 4:2o 1:2c"
    ended = settled(CATALA, words, hands=ELEVEN, score=(11, 5))
    assert ended.truc == TrucOutcome("none", None, Team.B, "tricks", 3)
    assert (ended.gained, ended.score) == ((0, 3), (11, 8))


@pytest.mark.parametrize("score", [(11, 11), (10, 10)])
def test_a_team_that_lacks_one_gets_one(score: tuple[int, int]) -> None:
    words = "1:3o 2:4b 3:6c 4:10c 1:2c 2:12o 3:1b 4:11e"
    ended, step = ending(CATALA, words, hands=ELEVEN, score=score)
    assert ended.gained == (1, 0)
    assert (step.state.winner is Team.A) == (score == (11, 11))


def test_seats_start_from_the_figures_that_are_given() -> None:
    state = start(BAR, score=(3, 4), cames=(1, 0))
    assert (state.need, state.score, state.cames) == ((21, 20), (3, 4), (1, 0))


@pytest.mark.parametrize("jocfora", ["coto", "coto-after-envit", "cama"])
def test_where_leaving_pays_one_it_pays_one_after_joc_fora_too(jocfora: str) -> None:
    ruleset = rules("menorca", fold__pays="one", truc__jocfora=jocfora)
    words = "1:truc 2:retruc 1:valnou 2:jocfora 1:vull 2:mevaig"
    ended, step = ending(ruleset, words, score=(3, 4))
    assert ended.truc == TrucOutcome("accepted", "jocfora", Team.A, "folded", 1)
    assert (ended.gained, ended.score, step.state.winner) == ((1, 0), (4, 4), None)
