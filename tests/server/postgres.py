"""A PostgreSQL of the tests' own: made in a folder, reached by a socket in it, gone afterwards."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from urllib.parse import quote

_numbers = count(1)


def find_programs() -> Path | None:
    """Give the folder of PostgreSQL's programs; Debian keeps them out of the way."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    if on_path:
        folders.insert(0, Path(on_path).resolve().parent)
    return next((f for f in folders if (f / "initdb").exists() and (f / "pg_ctl").exists()), None)


class Cluster:
    """A running server; it hands out databases."""

    def __init__(self, programs: Path, folder: Path, owner: list[str]) -> None:
        self.programs = programs
        self.folder = folder
        self.owner = owner

    def run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [*self.owner, str(self.programs / program), *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL,
            cwd=self.folder,
        )

    def new_database(self) -> str:
        """Make an empty database and give its URL."""
        name = f"retruc_{os.getpid()}_{next(_numbers)}"
        self.run("createdb", *self.where, name)
        return self.url(name)

    @property
    def where(self) -> tuple[str, ...]:
        return "-h", str(self.folder), "-U", "retruc"

    def copy(self, database: str) -> str:
        """Back a database up and restore it under another name, as docs/hosting.md says."""
        name = database.partition("@/")[2].partition("?")[0]
        file = str(self.folder / f"{name}.dump")
        self.run("pg_dump", *self.where, "--format=custom", f"--file={file}", name)
        restored = self.new_database()
        into = restored.partition("@/")[2].partition("?")[0]
        self.run("pg_restore", *self.where, "--exit-on-error", f"--dbname={into}", file)
        return restored

    def url(self, name: str) -> str:
        return f"postgresql://retruc@/{name}?host={quote(str(self.folder), safe='')}"


@contextmanager
def running_cluster(programs: Path) -> Iterator[Cluster]:
    """Start a server. It refuses to run as root, so there it is given to the user postgres."""
    folder = Path(tempfile.mkdtemp(prefix="retruc-pg-"))
    owner: list[str] = []
    if os.geteuid() == 0:
        user = pwd.getpwnam("postgres")
        os.chown(folder, user.pw_uid, user.pw_gid)
        owner = ["runuser", "-u", "postgres", "--"]
    cluster = Cluster(programs, folder, owner)
    data = str(folder / "data")
    try:
        cluster.run("initdb", "-D", data, "-U", "retruc", "-A", "trust", "-N", "-E", "UTF8")
        settings = f"-k {folder} -c listen_addresses='' -c fsync=off"
        log = str(folder / "log")
        cluster.run("pg_ctl", "-D", data, "-w", "-l", log, "-o", settings, "start")
        try:
            yield cluster
        finally:
            cluster.run("pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
