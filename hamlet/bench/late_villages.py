"""Villages late in a game, built of the base game's tiles by someone who cares for roads."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hamlet.bench.villages import random_spot
from hamlet.content import load_base, resolve
from hamlet.engine.reading import read_definitions
from hamlet.engine.village import Land, Placed, Road, Village

SIZES = (20, 25, 30, 40)
SPOTS_TRIED = 20
MARKER_CHANCE = 0.6


def late_villages(count: int) -> Iterator[Village]:
    """Yield so many villages, four of each growth: at 20, 25, 30 and 40 tiles."""
    start, drawn = _start()
    for number in range(count):
        seed, stage = divmod(number, len(SIZES))
        if stage == 0:
            chance = Random(seed)
            village = start
        village = _grown(village, drawn, SIZES[stage], chance)
        yield village


def _start() -> tuple[Village, list[int]]:
    """Return the printed start village and the tiles that can be drawn."""
    definitions = read_definitions(resolve(load_base()))
    laid = [Placed(tile.tile, tile.rotation, tile.at) for tile in definitions.layouts[0].tiles]
    lying = {placed.tile for placed in laid}
    drawn = [tile for tile in range(len(definitions.tiles)) if tile not in lying]
    return Village.of(Land.of(definitions), laid), drawn


def _grown(village: Village, drawn: list[int], size: int, chance: Random) -> Village:
    while len(village.tiles) < size and _open(village, drawn):
        tile = chance.choice(drawn)
        spots = [random_spot(village, tile, chance) for _ in range(SPOTS_TRIED)]
        built = [village.with_tile(spot) for spot in spots if spot is not None]
        # Without a spot for this tile only a marker can open the village again.
        marker = not built or chance.random() < MARKER_CHANCE
        if built:
            village = max(built, key=lambda one: one.by_road.links[-1].bit_count())
        if marker:
            village = _with_marker(village, chance)
    return village


def _open(village: Village, drawn: list[int]) -> bool:
    return any(village.by_road.fits_anywhere(tile) for tile in drawn) or bool(village.road_sites())


def _with_marker(village: Village, chance: Random) -> Village:
    sites = village.road_sites()
    if not sites:
        return village
    site = chance.choice(sites)
    return village.with_road(Road(site.side, site.a, site.b, chance.randrange(4), site.terrain_a))
