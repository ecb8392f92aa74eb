"""Villages of real tiles that like to enclose ground, and villages in boxes with the lake."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from hamlet.bench.villages import random_road, random_spot
from hamlet.engine.box import Box
from hamlet.engine.village import Placed, Road, Village
from tests.engine.lake.lake_data import lake_definitions

TRIED = 5
Piece = Placed | Road


@cache
def lake_box(seats: int = 2, options: tuple[tuple[str, object], ...] = ()) -> Box:
    """A box with the lake, made once."""
    return Box(lake_definitions(**dict(options)), seats)


def drawn_tiles(box: Box) -> list[int]:
    """The tiles that may be built."""
    return [number for number, tile in enumerate(box.definitions.tiles) if not tile.is_start]


def wet_pieces(village: Village, tiles: list[int], chance: Random, thirst: float = 0.6) -> Iterator[Piece]:
    """Tiles and markers without end, all legal; with this chance a tile that encloses ground, if one does."""
    village = Village.of(
        village.land, village.tiles, village.roads
    )  # what is tried here, only this one knows
    while True:
        spots = [random_spot(village, chance.choice(tiles), chance) for _ in range(TRIED)]
        found = [spot for spot in spots if spot is not None]
        piece: Piece
        if found:
            piece = chance.choice(found)
            if chance.random() < thirst:
                piece = max(found, key=lambda spot: len(village.with_tile(spot).lakes))
        else:
            road = random_road(village, chance)
            if road is None:
                return
            piece = road
        yield piece
        village = village.with_tile(piece) if isinstance(piece, Placed) else village.with_road(piece)
        if chance.random() < 0.5:
            road = random_road(village, chance)
            if road is not None:
                yield road
                village = village.with_road(road)


def wet_village(box: Box, seed: int, size: int, least_lakes: int = 0) -> Village:
    """A village of so many tiles with at least so many lakes, from the first layout."""
    for attempt in range(50):
        chance = Random(f"{seed} {attempt}")
        village = start_village(box)
        for piece in wet_pieces(village, drawn_tiles(box), chance):
            village = village.with_tile(piece) if isinstance(piece, Placed) else village.with_road(piece)
            if len(village.tiles) >= size:
                break
        if len(village.tiles) >= size and len(village.lakes) >= least_lakes:
            return village
    raise AssertionError


def start_village(box: Box) -> Village:
    """The first layout."""
    layout = box.definitions.layouts[0]
    return Village.of(box.land, [Placed(one.tile, one.rotation, one.at) for one in layout.tiles])
