"""Under CI a skipped test is a failed one, unless `allowed_skips.txt` names it and says why."""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

ALLOWED_SKIPS = Path(__file__).with_name("allowed_skips.txt")

# A shared machine is slow at times, and says nothing about a law by it. Under CI, hypothesis
# chooses its own profile.
settings.register_profile("retruc", deadline=None)


def pytest_configure(config: pytest.Config) -> None:
    # A shell that runs this in its background ignores Ctrl-C for it and for all that it starts; the
    # tests that send one to a program would wait for ever.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if os.environ.get("CI"):
        allowed = read_allowed_skips(ALLOWED_SKIPS.read_text(encoding="utf-8"))
        config.pluginmanager.register(SkipGate(allowed))
    else:
        settings.load_profile("retruc")


@pytest.fixture(autouse=True)
def _no_loop_runs(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let a test run a loop of its own after a browser test of the same process.

    Playwright leaves its loop marked as running between its tests; asyncio starts no other then.
    """
    if "playwright" in request.fixturenames:
        yield
        return
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)


@pytest.fixture(autouse=True)
def _log_is_nobody_s() -> Iterator[None]:
    """Forget where a test had the server's log written: its stream is closed after it."""
    yield
    if structlog := sys.modules.get("structlog"):
        structlog.reset_defaults()
    for handler in [h for h in logging.root.handlers if type(h) is logging.StreamHandler]:
        logging.root.removeHandler(handler)


def read_allowed_skips(text: str) -> dict[str, str]:
    """Give the reason by test id. A line is `id  # reason`, blank, or a comment."""
    reason_by_id = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        test_id, _, reason = line.partition("  # ")
        if not reason.strip():
            raise pytest.UsageError(f"{ALLOWED_SKIPS.name}:{number}: no reason given: {line}")
        reason_by_id[test_id.strip()] = reason.strip()
    return reason_by_id


class SkipGate:
    """Turns skips into failures. A plugin of its own, so that it sees the doctests in `src` too."""

    def __init__(self, allowed: dict[str, str]) -> None:
        self.allowed = allowed

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if not hasattr(report, "wasxfail"):
            self.refuse_skip(report)
        return report

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self,
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        report = yield
        self.refuse_skip(report)
        return report

    def refuse_skip(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if report.skipped and report.nodeid not in self.allowed:
            _, _, reason = report.longrepr
            report.outcome = "failed"
            report.longrepr = f"{reason} - not allowed by tests/{ALLOWED_SKIPS.name}"
