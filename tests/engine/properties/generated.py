"""Villages and states grown by chance, stage by stage, with goods, donkeys and gold strewn over them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hamlet.bench.villages import random_spot
from hamlet.engine.bits import bits
from hamlet.engine.box import Box
from hamlet.engine.definitions import Kind
from hamlet.engine.start import new_state
from hamlet.engine.state import State
from hamlet.engine.village import Road, Village


def growing(box: Box, seed: int, most: int) -> Iterator[Village]:
    """Every stage of one village, from the start tiles on, a marker or two between the tiles."""
    chance = Random(seed)
    village = new_state(box, seed).village
    tiles = [index for index, tile in enumerate(box.definitions.tiles) if not tile.is_start]
    yield village
    while len(village.tiles) < most:
        placed = random_spot(village, chance.choice(tiles), chance)
        if placed is not None:
            village = village.with_tile(placed)
        sites = village.road_sites()
        if sites and (placed is None or chance.random() < 0.5):
            site = chance.choice(sites)
            seat = chance.randrange(box.seats)
            village = village.with_road(Road(site.side, site.a, site.b, seat, site.terrain_a))
        elif placed is None:
            return
        yield village


def strewn(box: Box, village: Village, chance: Random) -> State:
    """A state on this village with donkeys, goods and gold by chance, fit to be paid in."""
    state = new_state(box, chance.randrange(10**6))
    state.village = village
    state.seat = chance.randrange(box.seats)
    reachable = list(bits(village.by_road.reachable))
    state.donkeys = tuple(
        tuple(sorted(chance.choice(reachable) << 1 for _ in range(chance.randint(2, 6))))
        for _ in range(box.seats)
    )
    state.gold = tuple(chance.choice((0, 1, 2, 3, 4, 8)) for _ in range(box.seats))
    state.stock = tuple(_goods(box, placed.tile, chance) for placed in village.tiles)
    return state


def _goods(box: Box, number: int, chance: Random) -> tuple[int, ...]:
    tile = box.definitions.tiles[number]
    held = max(chance.randint(0, tile.slots) for _ in range(3))
    if tile.kind == Kind.PRODUCER:
        return tuple(sorted(box.raw_code(chance.choice(tile.produces)) for _ in range(held)))
    if tile.refines is None:
        return ()
    made = tile.refines[1]
    units = (
        box.refined_code(made, chance.randrange(box.seats), high_quality=chance.random() < 0.4)
        for _ in range(held)
    )
    return tuple(sorted(units))
