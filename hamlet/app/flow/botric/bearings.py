"""Where a place lies, told by what it lies at: north of the Quarry, or between two buildings."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from hamlet.app.flow.spots import middle
from hamlet.engine.lattice.geometry import Vertex, to_plane
from hamlet.engine.state import State
from hamlet.words.speech import Speech

WAYS: Final = (
    "table.why.place.east",
    "table.why.place.south_east",
    "table.why.place.south",
    "table.why.place.south_west",
    "table.why.place.west",
    "table.why.place.north_west",
    "table.why.place.north",
    "table.why.place.north_east",
)
"""From the east clockwise, as the plane has it: down is south."""
BESIDE: Final = 2
"""So many neighbours of a place are named."""


def place_text(speech: Speech, blueprint: int, rotation: int, at: Vertex, touched: Sequence[int]) -> str:
    """A place by the buildings it would touch."""
    label = speech.words.label
    if not touched:
        return label("table.why.place", tiles="")
    state = speech.state
    here = _middle(state, blueprint, rotation, at)
    tiles = state.village.tiles
    middles = {uid: _middle(state, tiles[uid].tile, tiles[uid].rotation, tiles[uid].at) for uid in touched}
    nearest = sorted(touched, key=lambda uid: (math.dist(here, middles[uid]), uid))[:BESIDE]
    if len(nearest) > 1:
        return label("table.why.place", tiles=speech.tiles(nearest))
    (x, y), (from_x, from_y) = here, middles[nearest[0]]
    eighth = round(math.atan2(y - from_y, x - from_x) / (math.tau / 8)) % len(WAYS)
    return label(WAYS[eighth], tile=speech.tile(nearest[0]))


def _middle(state: State, tile: int, rotation: int, at: Vertex) -> tuple[float, float]:
    """The middle of a tile lying there, on the plane."""
    (x, y), (across, down) = to_plane(at), middle(state, tile, rotation)
    return x + across, y + down
