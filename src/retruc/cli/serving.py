"""`retruc serve`, if the packages that it needs are installed."""

from argparse import Namespace
from importlib import import_module

from retruc.game import Fault, RetrucError


class ServerMissing(RetrucError):
    """The extra that the server needs is not installed."""

    id = "server-missing"

    def __init__(self, package: str) -> None:
        """Keep the first package that was looked for."""
        self.fault = Fault(
            "server-missing",
            "the server needs the package {package}: install retruc[server]",
            package=package,
        )
        super().__init__(str(self.fault))


def run(options: Namespace) -> int:
    """Serve until the server is told to end.

    Raises:
        ServerMissing: a package that the server needs is not installed.
    """
    try:
        serve = import_module("retruc.cli.serve")
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in {"", "retruc"}:
            raise
        raise ServerMissing(package) from None
    status: int = serve.run(options)
    return status
