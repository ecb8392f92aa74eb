"""Windows that tests open, and leave to be closed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.lake_tables import LakeTable, Seats, lake_table
from tests.engine.lake.lake_hands import LakeHand


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Seats]:
    """Sit down at a position by the lake; the window is closed in the end."""
    tables: list[LakeTable] = []

    def down(position: LakeHand) -> LakeTable:
        tables.append(lake_table(tmp_path, position))
        return tables[-1]

    yield down
    for each in tables:
        each.mouse.driver.close()
