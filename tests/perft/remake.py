"""What `scripts/perft` runs: count anew, or take one case apart."""

import argparse
from collections.abc import Sequence

from retruc.rulesets import catalogue
from tests.perft.cases import (
    Case,
    by_first_action,
    by_first_word,
    read,
    side_by_side,
    sum_of,
    write,
)


def remade(ruleset: str) -> list[Case]:
    """The cases of a ruleset with the counts that the engine finds."""
    return [case._replace(count=sum_of(by_first_action(case).values())) for case in read(ruleset)]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="scripts/perft", description=__doc__)
    parser.add_argument("ruleset", nargs="?", choices=catalogue(), help="all of them if not given")
    parser.add_argument(
        "number", nargs="?", type=int, help="show this case, from 1, and write nothing"
    )
    parser.add_argument("--depth", type=int, help="actions to count, instead of those of the file")
    given = parser.parse_args(arguments)
    if given.number is not None:
        case = list(read(given.ruleset))[given.number - 1]
        case = case._replace(depth=given.depth or case.depth)
        print(side_by_side(case, by_first_action(case), by_first_word(case)))
        return
    for ruleset in (given.ruleset,) if given.ruleset else catalogue():
        cases = remade(ruleset)
        changed = sum(a != b for a, b in zip(cases, read(ruleset), strict=True))
        write(ruleset, cases)
        print(f"{ruleset}: {len(cases)} cases, {changed} changed")


if __name__ == "__main__":
    main()
