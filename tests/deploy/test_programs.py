"""The files of `deploy/` as the programs read them for which they are meant.

Collected only where it is asked for: see `conftest.py`.
"""

import os
import subprocess
from pathlib import Path

import pytest

from tests.deploy.files import DEPLOY, text_of

ASKED = os.environ["RETRUC_DEPLOY"].split(",")
COMMANDS = {
    "promtool": [
        ["check", "rules", str(DEPLOY / "alerts.yml")],
        ["check", "config", str(DEPLOY / "prometheus.yml")],
        ["test", "rules", str(Path(__file__).with_name("alerts-tests.yml"))],
    ],
    "caddy": [["validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]],
}


@pytest.mark.parametrize(
    ("program", "arguments"),
    [(name, arguments) for name in ASKED for arguments in COMMANDS.get(name, [])],
)
def test_a_program_finds_nothing_wrong(program: str, arguments: list[str]) -> None:
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "not formatted" not in done.stderr


@pytest.mark.parametrize("program", [name for name in ASKED if name == "systemd-analyze"])
def test_systemd_finds_nothing_wrong(program: str, tmp_path: Path) -> None:
    """Its program is put elsewhere: the one that the unit starts need not be installed here."""
    unit = tmp_path / "retruc.service"
    unit.write_text(text_of("retruc.service").replace("/opt/retruc/bin/retruc", "/bin/true"))
    done = subprocess.run(
        [program, "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
