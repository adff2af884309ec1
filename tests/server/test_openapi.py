"""That the interface is what its description says: made-up requests of every kind."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from schemathesis.config import SchemathesisConfig
from schemathesis.engine import events, from_schema

from retruc.server.running import make_app, make_services
from retruc.server.settings import Settings

OPERATIONS = 20
"""How many the description has; a new one is counted here, so that none is passed over."""

EXAMPLES = 20
"""Made up for each operation, beside those that go through each of its limits."""

GRAMMARS = ("GET /api/rulesets/{ruleset}", "POST /api/replay", "POST /api/tables")
"""What takes records, rules or values of options: what is wrong in these no schema can say."""


@pytest.mark.slow
def test_the_interface_keeps_to_its_description(tmp_path: Path) -> None:
    settings = Settings(
        data=tmp_path, rate_factor=10_000, workers=1, origins=("http://testserver",)
    )
    app = make_app(make_services(settings))
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", app, config=_config())
    asked: set[str | None] = set()
    faults: list[str] = []
    for event in from_schema(schema).execute():
        match event:
            case events.ScenarioFinished():
                asked.add(event.label)
                faults += _faults(event)
            case events.NonFatalError(value=error) | events.FatalError(exception=error):
                faults.append(repr(error))
    assert faults == []
    assert len(asked) == OPERATIONS


def _config() -> SchemathesisConfig:
    """All checks that there are, in all phases but the one that follows links between answers."""
    refused = {"positive_data_acceptance": {"expected-statuses": ["2xx", 404, 409, 422]}}
    return SchemathesisConfig.from_dict(
        {
            "seed": 1,
            "phases": {"stateful": {"enabled": False}},
            "generation": {"max-examples": EXAMPLES, "database": "none"},
            "request-timeout": 60,
            "operations": [{"include-name": name, "checks": refused} for name in GRAMMARS],
        }
    )


def _faults(scenario: events.ScenarioFinished) -> Iterator[str]:
    for checks in scenario.recorder.checks.values():
        for check in checks:
            if check.failure_info is not None:
                yield f"{check.failure_info.failure}\n{check.failure_info.code_sample}"
