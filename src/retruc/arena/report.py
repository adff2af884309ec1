"""What a match came to: as data for programs, and as text for people."""

from collections.abc import Sequence
from math import isfinite
from typing import Any

from retruc.arena.intervals import Interval, mean_interval, wilson_interval
from retruc.arena.match import Match
from retruc.arena.tally import LARGE, Calls, CallTally, Tally
from retruc.words import Words

_NO_CALLS = CallTally()


def pedres_a_round(tally: Tally) -> Interval:
    """Estimate what the first bot gains more than the second in a round."""
    return mean_interval(tally.pedres, tally.squares, tally.pairs, scale=0.5)


def cotos_won(tally: Tally) -> Interval:
    """Estimate what share of cotos the first bot wins."""
    return wilson_interval(tally.cotos_won, tally.cotos)


def is_complete(match: Match, tally: Tally) -> bool:
    """Whether all of a match was played: it may have been interrupted."""
    return tally.pairs >= match.deals and tally.coto_pairs >= match.cotos


def as_data(match: Match, tally: Tally) -> dict[str, Any]:
    """Give a match and its counts in values that JSON knows; None is what is not known."""
    return {
        "a": match.first,
        "b": match.second,
        "ruleset": str(match.ruleset),
        "options": dict(match.ruleset.changed),
        "seed": match.seed,
        "deals": match.deals,
        "complete": is_complete(match, tally),
        "rounds": {
            "played": tally.rounds,
            "pedres": _interval(pedres_a_round(tally)),
            "large": _share(tally.large, tally.rounds),
            "actions": _share(tally.actions, tally.rounds),
        },
        "cotos": {
            "played": tally.cotos,
            "won": tally.cotos_won,
            "share": _interval(cotos_won(tally)),
            "won_of_pair": [tally.cotos_by_pair[won] for won in range(3)],
            "rounds": _share(tally.coto_rounds, tally.cotos),
        },
        "calls": {"a": _calls(match, tally.calls[0]), "b": _calls(match, tally.calls[1])},
    }


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def _interval(interval: Interval) -> dict[str, float | None]:
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
            _signed(pedres.value, words),
            _bounds(_signed(pedres.low, words), _signed(pedres.high, words), words),
        ),
        (
            say("arena-cotos", a=match.first),
            say("arena-of", part=str(tally.cotos_won), whole=str(tally.cotos)),
            _bounds(_percent(cotos.low, words), _percent(cotos.high, words), words),
        ),
        (say("arena-large", pedres=LARGE), _percent(tally.large / tally.rounds, words), ""),
        (say("arena-actions"), _decimal(tally.actions / tally.rounds, 1, words), ""),
    ]
    if not tally.cotos:
        del rows[1]
    changes = " ".join(f"{path}={value}" for path, value in match.ruleset.changed.items())
    lines = [
        say("arena-title", a=match.first, b=match.second),
        " ".join(part for part in (str(match.ruleset), changes) if part),
        say("arena-played", deals=match.deals, cotos=match.cotos, seed=str(match.seed)),
        *_partial(match, tally, words),
        "",
        *_columns(rows),
    ]
    if match.ruleset.rung_by_id:
        lines += ["", *_columns(_call_rows(match, tally, words))]
    return "\n".join(lines) + "\n"


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


def _columns(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Write rows one under the other, the first column to the left and the others to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for first, *others in rows:
        cells = [text.rjust(width) for text, width in zip(others, widths[1:], strict=True)]
        lines.append("  ".join([first.ljust(widths[0]), *cells]).rstrip())
    return lines


def _bounds(low: str, high: str, words: Words) -> str:
    return words.say("arena-bounds", low=low, high=high)


def _decimal(value: float, places: int, words: Words) -> str:
    return f"{value:.{places}f}".replace(".", words.say("decimal-mark"))


def _signed(value: float, words: Words) -> str:
    if not isfinite(value):
        return "?"
    text = f"{value:+.2f}".replace("-", "−")
    return text.replace(".", words.say("decimal-mark"))


def _percent(share: float, words: Words) -> str:
    return words.say("percent", number=_decimal(100 * share, 1, words))
