"""What a server is told when it is started."""

from dataclasses import dataclass, field
from pathlib import Path

DEFAULT_PORT = 8000


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs; every part has a default that suits one machine."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    """0: any that is free."""
    lan: bool = False
    """Whether whoever is in the same network may join: the server listens everywhere and shows a
    QR of its address."""
    data: Path = field(default_factory=lambda: Path("retruc-data"))
    """The folder of the database, where `database` names no other."""
    database: str = ""
    """URL of the database; empty: SQLite in the folder `data`."""
    origins: tuple[str, ...] = ()
    """Where people find the server, such as ``https://truc.example``: the names by which it may be
    called beside its addresses and those of the local network, and whose pages may ask."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose word about the client's address is believed."""
    workers: int = 0
    """Processes in which bots think; 0: one for each processor but one."""
    keep_days: int = 90
    """Days after which finished tables, and guests not seen since, are forgotten."""
    rate_factor: float = 1
    """Multiplies what one address or socket may ask for."""

    @property
    def database_url(self) -> str:
        """The URL of the database."""
        return self.database or f"sqlite:///{self.data / 'retruc.sqlite'}"
