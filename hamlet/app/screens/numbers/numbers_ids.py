"""What can be chosen on the page of numbers."""

from __future__ import annotations

from typing import Final

from hamlet.app.ids import ControlId

PLAY, STOP, SAVE, TABLE, WORKSHOP, SEATS, TABS = (
    ControlId(f"numbers {name}") for name in ("play", "stop", "save", "table", "workshop", "seats", "tabs")
)
ROWS: Final = "numbers rows"
"""The group of the tiles, which arrows go through."""
ROW: Final = "numbers tile"
TILES, LENGTH, POINTS = "tiles", "length", "points"
"""Where there is no room for all three, one of them is shown."""


def row_id(tile: str) -> ControlId:
    """The row of a tile."""
    return ControlId(ROW, tile)
