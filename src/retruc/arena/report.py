"""What a match came to: as data for programs, and as text for people."""

from math import isfinite
from typing import Any

from retruc.arena.estimates import cotos_won, pedres_a_round
from retruc.arena.intervals import Interval
from retruc.arena.layout import bounds, columns, decimal, percent, signed
from retruc.arena.match import Match, given_up
from retruc.arena.tally import LARGE, Calls, CallTally, Tally
from retruc.arena.tournament import is_complete
from retruc.rulesets import Ruleset
from retruc.words import Words

_NO_CALLS = CallTally()


def as_data(match: Match, tally: Tally) -> dict[str, Any]:
    """Give a match and its counts in values that JSON knows; None is what is not known."""
    return {
        "a": match.first,
        "b": match.second,
        "ruleset": str(match.ruleset),
        "options": dict(match.ruleset.changed),
        "seed": match.seed,
        "deals": match.deals,
        "rotations": match.rotations,
        "within": match.within,
        "complete": is_complete(match, tally),
        "rounds": {
            "played": tally.rounds,
            "pedres": interval_data(pedres_a_round(tally)),
            "large": _share(tally.large, tally.rounds),
            "actions": _share(tally.actions, tally.rounds),
            "by_deal": tally.differences,
        },
        "cotos": {
            "played": tally.cotos,
            "won": tally.cotos_won,
            "share": interval_data(cotos_won(tally)),
            "won_of_pair": [tally.cotos_by_pair[won] for won in range(3)],
            "rounds": _share(tally.coto_rounds, tally.cotos),
        },
        "calls": {"a": _calls(match, tally.calls[0]), "b": _calls(match, tally.calls[1])},
        "breaches": {"a": dict(tally.breaches[0]), "b": dict(tally.breaches[1])},
        "given_up": {None: None, 0: "a", 1: "b"}[given_up(tally)],
    }


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def interval_data(interval: Interval) -> dict[str, float | None]:
    """Give an estimate and its bounds; None is what is not known."""
    return {name: value if isfinite(value) else None for name, value in interval._asdict().items()}


def _calls(match: Match, calls: Calls) -> dict[str, dict[str, int]]:
    counts = {}
    for rung in match.ruleset.rung_by_id:
        count = calls.get(rung, _NO_CALLS)
        counts[rung] = {
            "made": count.made,
            "accepted": count.accepted,
            "declined": count.declined,
        }
    return counts


def as_text(match: Match, tally: Tally, words: Words) -> str:
    """Tell people what a match came to, or as much of it as was played."""
    say = words.say
    if not tally.rounds:
        return f"{say('arena-nothing')}\n"
    pedres, cotos = pedres_a_round(tally), cotos_won(tally)
    rows = [
        (
            say("arena-pedres", a=match.first),
            signed(pedres.value, words),
            bounds(signed(pedres.low, words), signed(pedres.high, words), words),
        ),
        (
            say("arena-cotos", a=match.first),
            say("arena-of", part=str(tally.cotos_won), whole=str(tally.cotos)),
            bounds(percent(cotos.low, words), percent(cotos.high, words), words),
        ),
        (say("arena-large", pedres=LARGE), percent(tally.large / tally.rounds, words), ""),
        (say("arena-actions"), decimal(tally.actions / tally.rounds, 1, words), ""),
    ]
    if not tally.cotos:
        del rows[1]
    lines = [
        say("arena-title", a=match.first, b=match.second),
        ruleset_line(match.ruleset),
        played_line(match, words),
        *_stopped(match, tally, words),
        *_partial(match, tally, words),
        "",
        *columns(rows),
        *breach_lines((match.first, match.second), tally, words),
    ]
    if match.ruleset.rung_by_id:
        lines += ["", *columns(_call_rows(match, tally, words))]
    return "\n".join(lines) + "\n"


def ruleset_line(ruleset: Ruleset) -> str:
    """Name what is played: the ruleset, and the options set otherwise."""
    changes = (f"{path}={value}" for path, value in ruleset.changed.items())
    return " ".join((str(ruleset), *changes))


def played_line(match: Match, words: Words) -> str:
    """Say how many deals and cotos a match has, and the seed."""
    how = "arena-rotated" if match.rotations else "arena-played"
    return words.say(how, deals=match.deals, cotos=match.cotos, seed=str(match.seed))


def breach_lines(names: tuple[str, str], tally: Tally, words: Words) -> list[str]:
    """Tell what programs of these names did that broke the protocol or the rules."""
    lines = [
        words.say("arena-breach", bot=name, id=breach, times=str(times))
        for name, breaches in zip(names, tally.breaches, strict=True)
        for breach, times in sorted(breaches.items())
    ]
    by = given_up(tally)
    if by is not None:
        lines.append(words.say("arena-given-up", bot=names[by]))
    return ["", *lines] if lines else []


def _stopped(match: Match, tally: Tally, words: Words) -> list[str]:
    """Say where an interval that was narrow enough ended the deals."""
    if match.within is None or tally.pairs >= match.deals or not match.has_enough(tally):
        return []
    width = decimal(match.within, 3, words)
    return [words.say("arena-stopped", deals=tally.pairs, width=width)]


def _partial(match: Match, tally: Tally, words: Words) -> list[str]:
    """Say how far a match came that was not played to its end."""
    if is_complete(match, tally):
        return []
    played = {"deals": tally.pairs, "cotos": tally.coto_pairs}
    return [words.say("arena-partial", **played, allDeals=match.deals, allCotos=match.cotos)]


def _call_rows(match: Match, tally: Tally, words: Words) -> list[tuple[str, ...]]:
    """List the calls of both bots: how often made, accepted and declined."""
    heads = [words.say(f"arena-{name}") for name in ("made", "accepted", "declined")]
    names = ["", match.first, "", "", match.second, "", ""]
    rows: list[tuple[str, ...]] = [tuple(names), (words.say("arena-call"), *heads, *heads)]
    for rung, (_, _, what) in match.ruleset.rung_by_id.items():
        counts = [calls.get(rung, _NO_CALLS) for calls in tally.calls]
        figures = [str(number) for c in counts for number in (c.made, c.accepted, c.declined)]
        rows.append((what.say, *figures))
    return rows
