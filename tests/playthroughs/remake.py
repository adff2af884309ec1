"""What `scripts/playthroughs` runs: play each coto anew and write it down, to be read as a diff."""

import argparse
from collections.abc import Sequence

from tests.playthroughs.writing import COTOS, path_of, text_of


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="scripts/playthroughs", description=__doc__)
    parser.add_argument("ruleset", nargs="*", choices=[*COTOS, []], help="all if none is given")
    given = parser.parse_args(arguments)
    for name in given.ruleset or COTOS:
        text = text_of(COTOS[name])
        path_of(COTOS[name]).write_text(text, encoding="utf-8")
        print(f"{name}: {text.count(chr(10) + '> ')} actions, {len(text.encode()) // 1024} kB")


if __name__ == "__main__":
    main()
