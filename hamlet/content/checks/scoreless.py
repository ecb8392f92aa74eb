"""Buildings that never score: nobody gets there, or they count sides that they do not have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hamlet.content.checks.outlines import Shapes
from hamlet.content.checks.sense import OF_TERRAIN
from hamlet.content.finding import is_own
from hamlet.content.models.entries import TerrainEntry
from hamlet.content.models.tiles import TileEntry
from hamlet.content.saying import say

if TYPE_CHECKING:
    from hamlet.content.found import Found
    from hamlet.content.merged import Merged
    from hamlet.content.problems import Problem


def scoreless(merged: Merged, shapes: Shapes) -> Iterator[Problem]:
    """Tiles of players' packs that have a score and can never get it."""
    terrains = [found.model for found in merged.entries["terrains"].values()]
    known = [each for each in terrains if isinstance(each, TerrainEntry)]
    if len(known) < len(terrains):
        return
    for name, found in merged.entries["tiles"].items():
        tile = found.model
        if (
            name not in shapes
            or is_own(found.source.file)
            or not isinstance(tile, TileEntry)
            or not tile.score
        ):
            continue
        sides = [known[segment.terrain] for segment in shapes[name].turned[0].segments]
        yield from _never(found, tile, sides)


def _never(found: Found, tile: TileEntry, sides: list[TerrainEntry]) -> Iterator[Problem]:
    spot = found.node.get("outline") or found.node
    counted = tile.score.terrain if tile.score is not None and str(tile.score.per) in OF_TERRAIN[:1] else None
    if counted is not None and all(side.id != counted for side in sides):
        yield found.problem(spot, say("counts_nothing", name=tile.id, terrain=counted))
    elif tile.needs_road and not any(side.connects for side in sides):
        if not any(side.road for side in sides):
            yield found.problem(spot, say("no_way_there", name=tile.id))
        elif found.node.get("needs_road") is None:
            yield found.problem(spot, say("no_way_yet", name=tile.id))
