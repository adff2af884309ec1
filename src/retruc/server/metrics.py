"""Figures about the server as a whole, for Prometheus. None of them is about a person or a card."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

_FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
_BATCH = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)

RELOADS = ("append", "aside", "fault")
"""Why a table is taken from the log again: the database failed, or the program did."""


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self.tables = Gauge("retruc_tables", "Tables in memory", registry=registry)
        self.adrift = Gauge(
            "retruc_tables_waiting_for_nobody",
            "Tables in play that nobody who is there, no bot and no clock will move on: a fault",
            registry=registry,
        )
        self.sockets = Gauge("retruc_sockets", "Open sockets", registry=registry)
        self.commands = Counter(
            "retruc_commands", "What tables were told", ["kind"], registry=registry
        )
        self.command_counters: dict[type[object], Counter] = {}
        self.refused = Counter(
            "retruc_refused", "Requests of clients refused", ["reason"], registry=registry
        )
        self.handling = Histogram(
            "retruc_handling_seconds",
            "From a message to the last answer handed to a socket",
            buckets=_FAST,
            registry=registry,
        )
        self.commits = Histogram(
            "retruc_commit_seconds", "Commits to the log", buckets=_FAST, registry=registry
        )
        self.batches = Histogram(
            "retruc_commit_jobs", "Writes that shared a commit", buckets=_BATCH, registry=registry
        )
        self.thinking = Histogram(
            "retruc_thinking_seconds", "Bots asked until answered", buckets=_FAST, registry=registry
        )
        self.dropped = Counter(
            "retruc_sockets_dropped", "Sockets closed by the server", ["reason"], registry=registry
        )
        self.reloads = Counter(
            "retruc_table_reloads", "Tables replayed from the log", ["reason"], registry=registry
        )
        for reason in RELOADS:  # they begin at 0: an alarm sees the first one rise
            self.reloads.labels(reason)
        self.pools = Counter("retruc_bot_pools", "Pools of bots started", registry=registry)

    def count_command(self, kind: type[object]) -> None:
        """Note that a table was told something."""
        counter = self.command_counters.get(kind)
        if counter is None:
            counter = self.command_counters[kind] = self.commands.labels(kind.__name__)
        counter.inc()

    def observe_commit(self, jobs: int, seconds: float) -> None:
        """Note a commit; see `Writer`."""
        self.commits.observe(seconds)
        self.batches.observe(jobs)

    def text(self) -> bytes:
        """Write all figures as Prometheus reads them."""
        return generate_latest(self.registry)
