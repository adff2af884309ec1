"""How long it takes until the first thing happens: an import and two short commands."""

import argparse
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence

COMMANDS = {
    "python -c pass": ["-c", "pass"],
    "python -c 'import retruc'": ["-c", "import retruc"],
    "python -c 'import retruc.engine'": ["-c", "import retruc.engine"],
    "retruc --version": ["-m", "retruc", "--version"],
    "retruc rules list": ["-m", "retruc", "rules", "list"],
}


def wall_ms(arguments: Sequence[str]) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
    return (time.perf_counter() - began) * 1000


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=11)
    given = parser.parse_args(arguments)
    print("| command | median ms |")
    print("| --- | --- |")
    for shown, command in COMMANDS.items():
        wall_ms(command)  # compiles what is not compiled yet
        median = statistics.median(wall_ms(command) for _ in range(given.runs))
        print(f"| `{shown}` | {median:.0f} |")


if __name__ == "__main__":
    main()
