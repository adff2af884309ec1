"""Why a round was settled as it was: the names of the sentences that say so."""

from collections.abc import Iterable

from retruc.game import Bet, Event, Observation, PedresScored
from retruc.rulesets import AllTied, FirstTie, Ruleset


def written(events: Iterable[Event], bet: Bet) -> int:
    """Sum up what was written down for a bet in these events."""
    return sum(e.pedres for e in events if isinstance(e, PedresScored) and e.bet is bet)


def why_tricks(seen: Observation, ruleset: Ruleset) -> str:
    """Say why the tricks of a round that has ended were won as they were.

    The answer is the name of a sentence, ``play-why-`` left out: ``two-tricks``.
    """
    assert seen.ended is not None
    winner = seen.ended.truc.winner
    teams = [trick.team for trick in seen.tricks]
    if winner is None:
        return "drawn"
    if len(teams) == 1 and teams[0] is not None:
        return "one-trick"
    if teams.count(winner) == 2:
        return "two-tricks"
    if ruleset.ties.first is FirstTie.PUT:
        return "only-untied"
    if all(team is None for team in teams):
        return _ALL_TIED[ruleset.ties.all]
    if seen.shown:
        return "hidden"
    if any(play.under is not None for play in seen.tricks[-1].plays) or _stacked(seen):
        return "stack"
    if teams[0] is winner:
        return "first-and-tied-third" if winner.other in teams else "first-and-tied"
    return "after-two-tied" if len(teams) == 3 and teams[1] is None else "after-tied"


_ALL_TIED = {
    AllTied.MA_TEAM: "all-tied-ma",
    AllTied.NEAREST_TIED: "all-tied-nearest",
    AllTied.DRAW: "drawn",
}


def _stacked(seen: Observation) -> bool:
    """Whether the round ended with two cards laid at once; a bystander has no cards to count."""
    return len(seen.tricks) == 2 and max(seen.cards_left) == 0 and len(seen.dealt) != 2
