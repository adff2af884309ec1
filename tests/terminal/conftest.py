from collections.abc import Callable, Iterator

import pytest

from retruc.terminal.settings import Settings
from retruc.terminal.sitting import Sitting, sit_down


@pytest.fixture
def sit() -> Iterator[Callable[[Settings], Sitting]]:
    """Sit down at tables; their records are closed after the test, not before."""
    tables: list[Sitting] = []

    def sit_at(settings: Settings) -> Sitting:
        tables.append(sit_down(settings))
        return tables[-1]

    yield sit_at
    for table in tables:
        table.keeper.close()
