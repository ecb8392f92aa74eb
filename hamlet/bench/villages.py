"""Villages grown by chance from a seed, for measuring and testing."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hamlet.engine.lattice.geometry import Vertex
from hamlet.engine.village import Placed, Road, Village


def random_spot(village: Village, tile: int, chance: Random) -> Placed | None:
    """One of the tile's legal placements, all equally likely, or None if there is none."""
    total = village.by_road.count(tile)
    if not total:
        return None
    chosen = chance.randrange(total)
    turns = zip(village.land.shapes[tile].distinct, village.by_road.placements(tile), strict=True)
    for rotation, spots in turns:
        here = spots.bit_count()
        if chosen < here:
            return Placed(tile, rotation, _nth(village, spots, chosen))
        chosen -= here
    raise AssertionError


def random_road(village: Village, chance: Random, seats: int = 4) -> Road | None:
    """A marker where a reachable tile touches one that is not, or None if there is no such site."""
    sites = [
        site
        for site in village.road_sites()
        if (village.by_road.reachable >> site.a ^ village.by_road.reachable >> site.b) & 1
    ]
    if not sites:
        return None
    site = chance.choice(sites)
    return Road(site.side, site.a, site.b, chance.randrange(seats), site.terrain_a)


def grow(start: Village, tiles: Sequence[int], size: int, seed: int, roads: float = 0.7) -> Village:
    """The start village grown to so many tiles, drawn from these; one that walls itself in is begun anew."""
    chance = Random(seed)
    village = start
    while len(village.tiles) < size:
        if not any(village.by_road.fits_anywhere(tile) for tile in tiles):
            road = random_road(village, chance)
            village = start if road is None else village.with_road(road)
            continue
        placed = random_spot(village, chance.choice(tiles), chance)
        if placed is None:
            continue
        village = village.with_tile(placed)
        road = random_road(village, chance) if chance.random() < roads else None
        if road is not None:
            village = village.with_road(road)
    return village


def _nth(village: Village, spots: int, index: int) -> Vertex:
    for here, vertex in enumerate(village.positions(spots)):
        if here == index:
            return vertex
    raise IndexError(index)
