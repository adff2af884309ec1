"""What tests of the server share: databases of both kinds."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster, find_programs, running_cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    programs = find_programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed")
    with running_cluster(programs) as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'retruc.sqlite'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()
