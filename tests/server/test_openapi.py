"""That the interface is what its description says: made-up requests of every kind."""

from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from retruc.server.running import make_app, make_services
from retruc.server.settings import Settings

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


OPERATIONS = 20
"""How many the description has; a new one is counted here, so that none is passed over."""


@pytest.mark.slow
def test_the_interface_keeps_to_its_description(tmp_path: Path) -> None:
    services = make_services(Settings(data=tmp_path, rate_factor=10_000, workers=1))
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", make_app(services))
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) == OPERATIONS
    for operation in operations:

        @settings(
            max_examples=12,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def keeps(case: schemathesis.Case) -> None:
            case.call_and_validate(checks=CHECKS)

        keeps()
