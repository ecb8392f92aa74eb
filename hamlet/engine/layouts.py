"""Start layouts: every way to lay the start tiles road to road around the Church without clash or overlap."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from math import perm, prod
from typing import TYPE_CHECKING

from hamlet.engine.data_error import DataError
from hamlet.engine.definitions import Definitions, Kind
from hamlet.engine.lattice.geometry import Vertex
from hamlet.engine.lattice.outline import Segment, Shape
from hamlet.engine.limits import MOST_LAYOUTS_TRIED
from hamlet.engine.village import Land, Placed, Village, layout_problem

if TYPE_CHECKING:
    from hamlet.engine.box import Box

StartSpot = tuple[int, int, Vertex]
"""A start tile (index), its rotation and place."""

CHURCH_AT: Vertex = (0, 0)


def start_tiles(definitions: Definitions) -> list[int]:
    """The start tiles apart from the Church."""
    tiles = enumerate(definitions.tiles)
    return [index for index, tile in tiles if tile.is_start and tile.kind != Kind.CHURCH]


def church_tile(definitions: Definitions) -> int:
    """The Church."""
    return next(index for index, tile in enumerate(definitions.tiles) if tile.kind == Kind.CHURCH)


def laid_spots(village: Village) -> frozenset[StartSpot]:
    """What already lies around the Church."""
    return frozenset((placed.tile, placed.rotation, placed.at) for placed in village.tiles[1:])


def sound_layouts(box: Box) -> tuple[frozenset[StartSpot], ...]:
    """All sound layouts around the unturned Church, in a fixed order; found once for a box."""
    if box.layouts is None:
        # A tile that meets two roads of the Church is found once for each of them.
        box.layouts = tuple(dict.fromkeys(_search(box.land, box.definitions)))
        if not box.layouts:
            raise DataError("no_layout")
    return box.layouts


def can_be_laid(definitions: Definitions) -> bool:
    """Whether the start tiles can be laid around the Church at all."""
    return next(_search(Land.of(definitions), definitions), None) is not None


def open_spots(box: Box, village: Village) -> frozenset[StartSpot]:
    """The spots of the sound layouts that agree with what lies already."""
    laid = laid_spots(village)
    found = box.open_spots.get(laid)
    if found is None:
        agreeing = [layout for layout in sound_layouts(box) if laid <= layout]
        found = box.open_spots[laid] = frozenset().union(*agreeing) - laid
    return found


def _search(land: Land, definitions: Definitions) -> Iterator[frozenset[StartSpot]]:
    church = church_tile(definitions)
    roads = _connecting(definitions, definitions.tiles[church].shape, 0)
    tiles = start_tiles(definitions)
    ends = [len(_connecting(definitions, definitions.tiles[tile].shape, 0)) for tile in tiles]
    if perm(len(roads), len(tiles)) * prod(ends) > MOST_LAYOUTS_TRIED:
        raise DataError("too_many_layouts")
    for gates in permutations(roads, len(tiles)):
        choices = [_spots_at(definitions, tile, gate) for tile, gate in zip(tiles, gates, strict=True)]
        for spots in product(*choices):
            if _is_sound(land, church, spots):
                yield frozenset(spots)


def _connecting(definitions: Definitions, shape: Shape, rotation: int) -> list[Segment]:
    return [each for each in shape.turned[rotation].segments if definitions.terrains[each.terrain].connects]


def _spots_at(definitions: Definitions, tile: int, gate: Segment) -> list[StartSpot]:
    """The spots in which a road of the tile meets this road of the Church."""
    shape = definitions.tiles[tile].shape
    found = []
    for rotation in shape.distinct:
        for segment in _connecting(definitions, shape, rotation):
            # Touching outlines run in opposite directions along a shared side.
            if segment.direction == (gate.direction + 3) % 6:
                at = (gate.end[0] - segment.start[0], gate.end[1] - segment.start[1])
                found.append((tile, rotation, at))
    return found


def _is_sound(land: Land, church: int, spots: tuple[StartSpot, ...]) -> bool:
    placed = [Placed(church, 0, CHURCH_AT), *(Placed(*spot) for spot in spots)]
    return layout_problem(land, placed) is None
