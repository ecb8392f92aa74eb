"""States on villages of hexagons with holes: every hole is a lake, few roads, so that boats matter."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from functools import cache
from random import Random

from hamlet.engine.box import Box
from hamlet.engine.lake.base import SLICE
from hamlet.engine.lake.waters import NO_BOAT
from hamlet.engine.reading import read_definitions
from hamlet.engine.start import new_state
from hamlet.engine.state import State
from hamlet.engine.village import Placed, Road, Village
from tests.engine.lake.lake_data import lake_data
from tests.engine.lake.wet_states import FROZEN_LAKE, LONG_DAYS, eat, stored_code
from tests.engine.sketches import START, hexagon, vertex

SLUICE = "WFWFWF"
ONCE = ("market", "farm", "quarry", "woodcutter", "town_hall", "aquarium", "storeroom", "storeroom")
OFTEN = ("barn", "barn", "sawmill", "lumbermill", "flour_mill", "storeroom", "aquarium", "small_woodland")
SIDE = 5
PILES = 5


@cache
def hex_box(seats: int = 2, options: tuple[tuple[str, object], ...] = ()) -> Box:
    """The lake with hexagons of forest for tiles; an Aquarium has a channel on every other side."""
    data = deepcopy(lake_data())
    for tile in data["tiles"]:
        tile["outline"] = hexagon(list(SLUICE if tile["id"] == "aquarium" else "FFFFFF"))
    spots = [{"tile": name, "at": vertex(cell)} for name, cell in START.cells().items()]
    data["layouts"] = [{"id": "sketch", "tiles": spots}]
    return Box(read_definitions(data, {"start_layout": "sketch", **dict(options)}), seats)


def hex_village(box: Box, chance: Random) -> Village:
    """Some five times five cells, a quarter of them empty; markers on a third of the borders."""
    cells = [(x, y) for x in range(SIDE) for y in range(SIDE) if (x, y) != (2, 2)]
    chance.shuffle(cells)
    names = [*ONCE, *chance.choices(OFTEN, k=chance.randint(6, 12))]
    tiles = [Placed(box.definitions.tile_index("church"), 0, vertex((2, 2)))]
    order = list(zip(names, cells, strict=False))
    # What stands from the start does not flood: somebody else comes last.
    order.sort(key=lambda each: not box.is_start[box.definitions.tile_index(each[0])])
    for name, cell in order:
        tile = box.definitions.tile_index(name)
        flagged = box.definitions.tiles[tile].flag and not box.is_start[tile]
        village = Village.of(box.land, tiles)
        here = Placed(tile, 0, vertex(cell), chance.randrange(box.seats) if flagged else -1)
        if village.by_road.problem(tile, 0, here.at) is None or _is_dry(village, here):
            tiles.append(here)
    village = Village.of(box.land, tiles)
    for contact in village.contacts:
        if chance.random() < 0.3 and contact.terrain_a == contact.terrain_b:
            road = Road(contact.side, contact.a, contact.b, 0, contact.terrain_a)
            if not village.by_road.links[contact.a] >> contact.b & 1:
                village = village.with_road(road)
    return village


def _is_dry(village: Village, placed: Placed) -> bool:
    boards = village.boards
    footprint = boards.footprints[placed.tile][placed.rotation]
    return not (
        boards.near_enough(placed.tile, placed.rotation, placed.at) and boards.overlaps(footprint, placed.at)
    )


def hex_state(box: Box, seed: int, effects: float = 0.15) -> State:
    """Boats mostly of the seat whose turn it is, few piles of goods with wheat among them, few donkeys."""
    chance = Random(seed)
    village = hex_village(box, chance)
    while not village.lakes:
        village = hex_village(box, chance)
    state = new_state(box, seed)
    state.village = village
    state.seat = chance.randrange(box.seats)
    state.gold = tuple(chance.choice((0, 1, 3, 8)) for _ in range(box.seats))
    anywhere = range(len(village.tiles))
    state.donkeys = tuple(
        tuple(sorted(chance.choice(anywhere) << 1 for _ in range(chance.randint(1, 6))))
        for _ in range(box.seats)
    )
    state.stock = strewn_piles(state, chance)
    boats = [chance.choice((state.seat,) * 4 + (*range(box.seats), NO_BOAT)) for _ in village.lakes]
    waters = SLICE.of(state).with_lakes(state.seat, [lake.banks for lake in village.lakes])
    SLICE.put(state, replace(waters, boats=tuple(boats)))
    if chance.random() < effects:
        eat(state, chance.choice((LONG_DAYS, FROZEN_LAKE)))
    return state


def strewn_piles(state: State, chance: Random) -> tuple[tuple[int, ...], ...]:
    """A few piles, of wheat rather than of others; in storerooms what was paid for."""
    box, tiles = state.box, state.village.tiles
    piles: list[tuple[int, ...]] = [()] * len(tiles)
    holding = [uid for uid, placed in enumerate(tiles) if box.slots[placed.tile]]
    for uid in chance.sample(holding, min(PILES, len(holding))):
        tile = box.definitions.tiles[tiles[uid].tile]
        if tile.kind == "storeroom":
            piles[uid] = tuple(sorted(stored_code(box, chance) for _ in range(chance.randint(1, 2))))
        elif tile.refines:
            high = chance.random() < 0.3
            code = box.refined_code(tile.refines[1], chance.randrange(box.seats), high_quality=high)
            piles[uid] = (code,) * tile.slots
        else:
            made = 2 if 2 in tile.produces else chance.choice(tile.produces)
            piles[uid] = (box.raw_code(made),) * chance.randint(1, tile.slots)
    return tuple(piles)
