"""On the village."""

from __future__ import annotations

from typing import Final

LAKE_VILLAGE: Final[dict[str, str]] = {
    # a lake that is pointed at
    "lake.water.empty": "Lake of {size} {size:triangle|triangles}, {fish} fish",
    "lake.water.boat": "Lake of {size} {size:triangle|triangles}, {fish} fish, boat: {seat}",
}
