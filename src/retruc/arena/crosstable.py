"""What a round robin and a ladder came to: as data for programs, and as text for people."""

from typing import Any

from retruc.arena.estimates import pedres_a_round
from retruc.arena.intervals import Interval
from retruc.arena.ladder import Ladder
from retruc.arena.layout import columns, decimal, percent, plus_minus
from retruc.arena.report import (
    as_data,
    breach_lines,
    interval_data,
    played_line,
    ruleset_line,
)
from retruc.arena.tournament import Standings
from retruc.words import Words

_SELF = "·"
"""Where a bot would meet itself."""


def standings_data(standings: Standings) -> dict[str, Any]:
    """Give a round robin in values that JSON knows; None is what is not known."""
    entrants = standings.tournament.entrants
    match = next(iter(standings.tournament.match_by_two.values()))
    return {
        "bots": [entrant.name for entrant in entrants],
        "ruleset": str(match.ruleset),
        "options": dict(match.ruleset.changed),
        "seed": match.seed,
        "deals": match.deals,
        "complete": standings.is_complete,
        "ranking": [
            {
                "bot": bot,
                "pedres": interval_data(standings.pedres(bot)),
                "cotos": dict(zip(("won", "played"), standings.cotos(bot), strict=True)),
                "share": interval_data(standings.cotos_won(bot)),
                "forfeits": standings.forfeits(bot),
            }
            for bot in standings.ranking()
        ],
        "matches": [
            {"of": list(two), **as_data(standings.tournament.match_by_two[two], tally)}
            for two, tally in standings.tally_by_two.items()
        ],
    }


def standings_text(standings: Standings, words: Words) -> str:
    """Tell people how a round robin stands: a cross-table, the best first."""
    say = words.say
    tournament = standings.tournament
    match = next(iter(tournament.match_by_two.values()))
    ranking = standings.ranking()
    numbers = [str(place) for place in range(1, len(ranking) + 1)]
    rows = [["", *numbers, say("arena-mean"), say("arena-cotos-head")]]
    for place, bot in zip(numbers, ranking, strict=True):
        won, played = standings.cotos(bot)
        name = f"{place} {tournament.entrants[bot].name}"
        cells = [_cell(standings, bot, rival, words) for rival in ranking]
        mean = plus_minus(standings.pedres(bot), words)
        rows.append([name, *cells, mean, percent(won / played, words) if played else "?"])
    lines = [
        say("arena-robin", bots=len(ranking)),
        ruleset_line(match.ruleset),
        played_line(match, words),
        *([] if standings.is_complete else [say("arena-robin-partial")]),
        "",
        *columns(rows),
        "",
        say("arena-robin-note"),
    ]
    for two, tally in standings.tally_by_two.items():
        names = (tournament.entrants[two[0]].name, tournament.entrants[two[1]].name)
        lines += breach_lines(names, tally, words)
    return "\n".join(lines) + "\n"


def _cell(standings: Standings, bot: int, rival: int, words: Words) -> str:
    """Write what a bot gains from a rival: pedres a round, and half the interval."""
    if bot == rival:
        return _SELF
    tally = standings.tally(min(bot, rival), max(bot, rival))
    if tally is None:
        return "?"
    found = pedres_a_round(tally)
    return plus_minus(found if bot < rival else _turned(found), words)


def _turned(found: Interval) -> Interval:
    """Give an estimate as the other side sees it."""
    return Interval(0.0 - found.value, 0.0 - found.high, 0.0 - found.low)


def ladder_data(ladder: Ladder) -> dict[str, Any]:
    """Give a ladder in values that JSON knows."""
    ranking = ladder.ranking()
    return {
        "bots": [entrant.name for entrant in ladder.entrants],
        "ruleset": str(ladder.ruleset),
        "options": dict(ladder.ruleset.changed),
        "seed": ladder.seed,
        "cotos": ladder.cotos,
        "played": ladder.played,
        "sure": ladder.is_sure,
        "ranking": [
            {
                "bot": bot,
                "rating": ladder.ratings[bot].mean,
                "deviation": ladder.ratings[bot].deviation,
                "cotos": dict(zip(("won", "played"), ladder.cotos_of(bot), strict=True)),
                "above_next": ladder.chance(bot, below) if below is not None else None,
            }
            for bot, below in zip(ranking, [*ranking[1:], None], strict=True)
        ],
        "matches": [
            {"of": list(two), "played": tally.cotos, "won": tally.cotos_won}
            for two, tally in ladder.tally_by_two.items()
        ],
    }


def ladder_text(ladder: Ladder, words: Words) -> str:
    """Tell people how a ladder stands, the best first."""
    say = words.say
    ranking = ladder.ranking()
    heads = ("rating", "bounds-head", "cotos-head", "above-next")
    rows = [["", *(say(f"arena-{head}") for head in heads)]]
    for place, bot in enumerate(ranking, 1):
        won, played = ladder.cotos_of(bot)
        mean, deviation = ladder.ratings[bot]
        below = ranking[place] if place < len(ranking) else None
        rows.append(
            [
                f"{place} {ladder.entrants[bot].name}",
                decimal(mean, 1, words),
                f"± {decimal(1.96 * deviation, 1, words)}",
                say("arena-of", part=str(won), whole=str(played)),
                "" if below is None else percent(ladder.chance(bot, below), words),
            ]
        )
    lines = [
        say("arena-ladder", bots=len(ranking)),
        ruleset_line(ladder.ruleset),
        say("arena-ladder-played", played=ladder.played, most=ladder.cotos, seed=str(ladder.seed)),
        say("arena-ladder-sure" if ladder.is_sure else "arena-ladder-unsure"),
        "",
        *columns(rows),
    ]
    for two, tally in ladder.tally_by_two.items():
        names = (ladder.entrants[two[0]].name, ladder.entrants[two[1]].name)
        lines += breach_lines(names, tally, words)
    return "\n".join(lines) + "\n"
