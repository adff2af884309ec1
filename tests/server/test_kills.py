"""The short form of `kills`."""

from pathlib import Path

import pytest

from tests.server.kills import run


@pytest.mark.slow
async def test_a_killed_server_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    told = await run(tmp_path, times=3, tables=2, seed=7)
    assert " none lost, none twice" in told
