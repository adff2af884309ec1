"""The command as a program of its own."""

import os
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).parents[2]
ENVIRON = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "", "PYTHONPATH": str(REPOSITORY / "src")}


def start(*arguments: str, **environ: str) -> subprocess.Popen[bytes]:
    """Start `retruc` with these arguments, all three streams piped."""
    return subprocess.Popen(
        [sys.executable, "-m", "retruc", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**ENVIRON, **environ},
    )


def python(code: str) -> str:
    """Run a line of Python in a fresh interpreter and give what it prints."""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, env=ENVIRON, text=True
    )
    return done.stdout.strip()
