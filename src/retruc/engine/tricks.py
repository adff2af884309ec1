"""Who wins a trick, and when the tricks decide the round."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from typing import assert_never

from retruc.engine.state import Draft, State, TrucResult, all_tied_winner
from retruc.game import Card, Play, Seat, Team, Trick, order_from
from retruc.rulesets import FirstTie, Ruleset, TieOpener


def play_strength(play: Play, strength_by_card: Mapping[Card, int]) -> int:
    """How strong a card lies; a covered one loses to every other.

    Rule: order.tiers, covered.mode
    """
    return 0 if play.covered or play.card is None else strength_by_card[play.card]


def best_seats(plays: Sequence[Play], strength_by_card: Mapping[Card, int]) -> tuple[Seat, ...]:
    """The seats whose cards are the strongest on the trick, in the order in which they played."""
    best = -1
    seats: list[Seat] = []
    for play in plays:
        strength = play_strength(play, strength_by_card)
        if strength > best:
            best = strength
            seats = [play.seat]
        elif strength == best:
            seats.append(play.seat)
    return tuple(seats)


def winner_among(seats: tuple[Seat, ...]) -> Seat | None:
    """Who takes the trick among equals: nobody if they are of both teams, else who played first.

    Rule: common.partners-tie
    """
    first = seats[0]
    if len(seats) == 1 or all(seat.team is first.team for seat in seats):
        return first
    return None


def must_stack(ruleset: Ruleset, current: Draft) -> bool:
    """Whether the trick in play is the stacked one after a tied first trick.

    Rule: ties.first
    """
    tricks = current.tricks
    return ruleset.stacks and len(tricks) == 2 and tricks[0].is_tied


def next_opener(state: State, trick: Trick) -> Seat:
    """Who opens the trick after *trick*: its winner, or after a tie as the ruleset says.

    Rule: ties.opener
    """
    if trick.winner is not None:
        return trick.winner
    match state.ruleset.ties.opener:
        case TieOpener.SAME:
            return trick.opener
        case TieOpener.MA:
            return state.ma
        case TieOpener.TIED_FIRST:
            return best_seats(trick.plays, state.ruleset.strength_by_card)[0]
        case TieOpener.TIED_LAST:
            return best_seats(trick.plays, state.ruleset.strength_by_card)[-1]
        case never:
            assert_never(never)


def round_result(state: State, tricks: tuple[Trick, ...]) -> TrucResult | None:
    """How these tricks, all of them closed, decide the round; None while they do not.

    Rule: ties.first, ties.all
    """
    teams = [trick.team for trick in tricks]
    if len(state.round.dealt[0]) == 1:
        verdict = _single(teams)
    else:
        verdict = _DECIDE[state.ruleset.ties.first](teams)
    if verdict is None:
        return None
    if isinstance(verdict, Team):
        return TrucResult(verdict, "tricks")
    if verdict is Undecided.DRAWN:
        return TrucResult(None, "tricks")
    tied = best_seats(tricks[-1].plays, state.ruleset.strength_by_card)
    return TrucResult(all_tied_winner(state, tied), "tricks")


class Undecided(Enum):
    """What tricks that are over leave behind when no team has won by them."""

    ALL_TIED = auto()
    DRAWN = auto()


Verdict = Team | Undecided | None


def _single(teams: list[Team | None]) -> Verdict:
    """All hangs on the last trick."""
    last = teams[-1]
    return Undecided.ALL_TIED if last is None else last


def _two_of(teams: list[Team | None]) -> Team | None:
    """The team that has won two of the tricks."""
    last = teams[-1]
    return last if last is not None and teams.count(last) == 2 else None


def _classic(teams: list[Team | None]) -> Verdict:
    """The first trick won counts for two; after ties the next one decides."""
    if len(teams) == 1:
        return None
    if (team := _two_of(teams)) is not None:
        return team
    first = next((team for team in teams if team is not None), None)
    if first is None:
        return Undecided.ALL_TIED if len(teams) == 3 else None
    # A trick won beside a tied one decides, whichever came first. A trick each leaves it to the
    # third; if that is tied as well, the first one counts.
    return first if None in teams else None


def _put(teams: list[Team | None]) -> Verdict:
    """Two tricks, or the only one that is not tied after all three; else nobody."""
    if (team := _two_of(teams)) is not None or len(teams) < 3:
        return team
    won = [team for team in teams if team is not None]
    if not won:
        return Undecided.ALL_TIED
    return won[0] if len(won) == 1 else Undecided.DRAWN


def _stack(teams: list[Team | None]) -> Verdict:
    """A tied first trick leaves all to the stacked second one; otherwise as in classic."""
    if len(teams) == 2 and teams[0] is None:
        return _single(teams)
    return _classic(teams)


_DECIDE: dict[FirstTie, Callable[[list[Team | None]], Verdict]] = {
    FirstTie.CLASSIC: _classic,
    FirstTie.STACK: _stack,
    FirstTie.PUT: _put,
}


def tied_tops(state: State) -> tuple[Seat, ...]:
    """The seats whose top cards tie in the stacked trick, in order of play from the mà."""
    best = best_seats(state.round.tricks[-1].plays, state.ruleset.strength_by_card)
    return tuple(seat for seat in order_from(state.ma, state.seats) if seat in best)


def hidden_cards(trick: Trick, tied: tuple[Seat, ...]) -> list[tuple[Seat, Card]]:
    """The cards below those of the seats whose tops tied, with whose they are."""
    under = {play.seat: play.under for play in trick.plays}
    return [(seat, card) for seat in tied if (card := under[seat]) is not None]


def hidden_winner(state: State, tied: tuple[Seat, ...]) -> tuple[Seat | None, tuple[Seat, ...]]:
    """Who wins by the card below, among the seats whose tops tied, and the seats that tie again.

    Rule: ties.first
    """
    hidden = [Play(seat, card) for seat, card in hidden_cards(state.round.tricks[-1], tied)]
    best = best_seats(hidden, state.ruleset.strength_by_card)
    return winner_among(best), best
