"""Lakes under the pointer: nobody's tile, but they tell how large they are, and what lies on them."""

from __future__ import annotations

from collections.abc import Iterator

from hamlet.app.board.canvas import Canvas
from hamlet.app.board.lakes.afloat import NO_BOAT
from hamlet.app.ids import InfoId
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.engine.lake.base import SLICE
from hamlet.engine.lake.waters import Waters
from hamlet.engine.lattice.geometry import triangle_vertices
from hamlet.words.words import Words

ABOUT = "lake"
LAKE = 8  # under all tiles


def lake_hits(canvas: Canvas, words: Words) -> Iterator[HitRegion]:
    """A region for each triangle of a lake; the keys pass them by."""
    lakes = canvas.state.village.lakes
    waters = SLICE.of(canvas.state) if lakes else None
    for number, lake in enumerate(lakes):
        hint = _told(canvas, words, waters, number) if waters is not None else ""
        for triangle in lake.triangles:
            corners = tuple(canvas.eye.vertex(vertex) for vertex in triangle_vertices(triangle))
            yield HitRegion(InfoId(ABOUT, number), corners, LAKE, hint=hint, tab=False, ring=False)


def _told(canvas: Canvas, words: Words, waters: Waters, number: int) -> str:
    size, fish, boat = (
        canvas.state.village.lakes[number].size,
        waters.fish[number].bit_count(),
        waters.boats[number],
    )
    if boat == NO_BOAT:
        return words.label("table.lake.water.empty", size=size, fish=fish)
    seat = (canvas.studio.badge_art.colour(boat) or "").title()
    return words.label("table.lake.water.boat", size=size, fish=fish, seat=seat)
