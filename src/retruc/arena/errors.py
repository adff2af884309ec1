"""What cannot be played or shown."""

from importlib.util import find_spec

from retruc.game import Fault, FaultError, RetrucError


class MatchError(FaultError):
    """A match that cannot be played.

    Its id is ``no-deals``, ``no-cotos``, ``no-workers``, ``no-width``, ``one-bot`` or
    ``deals-only``.
    """


class ExtraMissing(RetrucError):
    """A package that is asked for is not installed: ``extra-missing``."""

    id = "extra-missing"

    def __init__(self, package: str, extra: str) -> None:
        """Keep which package it is, and what brings it."""
        english = "{package} is missing: install retruc[{extra}]"
        self.fault = Fault("extra-missing", english, package=package, extra=extra)
        super().__init__(str(self.fault))


def need(package: str, extra: str) -> None:
    """See to it that a package is there before it is imported.

    Raises:
        ExtraMissing: it is not.
    """
    if find_spec(package) is None:
        raise ExtraMissing(package, extra)
