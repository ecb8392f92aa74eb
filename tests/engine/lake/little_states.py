"""Little states by the lake: ten hexagons around two lakes, few goods, one of everything."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from functools import cache

from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.box import Box
from hamlet.engine.game import Game
from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.engine.lake.eating import UseFish
from hamlet.engine.lake.favour import BuildForNothing
from hamlet.engine.reading import read_definitions
from hamlet.engine.start import new_state
from hamlet.engine.state import State, put
from hamlet.engine.village import Placed, Road, Village
from hamlet.engine.workers import HOUSE, worker
from tests.engine.lake.lake_data import lake_data
from tests.engine.lake.wet_states import card_named
from tests.engine.properties.small_states import DELIVERIES
from tests.engine.sketches import START, hexagon, vertex

CELLS = {
    "church": (2, 2),
    "market": (0, 1),
    "farm": (4, 3),
    "quarry": (0, 0),
    "woodcutter": (3, 1),
    "town_hall": (2, 1),
    "barn": (1, 0),
    "sawmill": (4, 2),
    "storeroom": (1, 2),
    "storeroom.rival": (3, 3),
}
"""Around the holes at (1, 1) and (3, 2), which meet the Church and the Town Hall both."""
ROADS = "church-town_hall church-storeroom town_hall-barn farm-sawmill quarry-market"
STOCK = {
    "farm": "wheat wheat",
    "quarry": "stone",
    "barn": "wood",
    "sawmill": "timber@1",
    "storeroom": "wheat",
    "storeroom.rival": "stone",
}


@cache
def little_box(options: tuple[tuple[str, object], ...] = ()) -> Box:
    """Hexagons for tiles, small deliveries, few sales."""
    data = deepcopy(lake_data())
    for tile in data["tiles"]:
        tile["outline"] = hexagon(list("FFFFFF"))
    spots = [{"tile": name, "at": vertex(cell)} for name, cell in START.cells().items()]
    data["layouts"] = [{"id": "sketch", "tiles": spots}]
    data["church"] = [{"id": "small", "seats": [2], "slots": DELIVERIES}]
    return Box(read_definitions(data, {"start_layout": "sketch", "flags": 4, **dict(options)}), 2)


def little_state(
    *, boats: tuple[int, int] = (0, 0), hand: str = "", gold: int = 2, without: str = "", **options: object
) -> State:
    """Seat 0 is up, with two villagers at home; boats by lake, -1 for none."""
    state = new_state(little_box(tuple(sorted(options.items()))), 1)
    box = state.box
    state.seat = state.first = 0
    names = [name for name in CELLS if name != without]
    tiles = []
    for name in names:
        tile = box.definitions.tile_index(name.split(".", maxsplit=1)[0])
        flagged = box.definitions.tiles[tile].flag and not box.is_start[tile]
        tiles.append(Placed(tile, 0, vertex(CELLS[name]), int("rival" in name) if flagged else -1))
    state.village = Village.of(box.land, tiles)
    for pair in (each for each in ROADS.split() if not without or without not in each):
        a, b = sorted(names.index(name) for name in pair.split("-"))
        contact = next(each for each in state.village.contacts if (each.a, each.b) == (a, b))
        state.village = state.village.with_road(Road(contact.side, a, b, 0, contact.terrain_a))
    state.stock = tuple(
        tuple(sorted(_code(box, unit, stored="store" in name) for unit in STOCK.get(name, "").split()))
        for name in names
    )
    state.villagers = ((worker(HOUSE),) * 2, (worker(HOUSE, acted=True),))
    state.donkeys = ((worker(names.index("town_hall")), worker(names.index("farm"))), (0,))
    state.gold = (gold, gold)
    held = tuple(sorted(box.definitions.tile_index(name) for name in hand.split()))
    state.blueprints = (held, ())
    lakes = state.village.lakes
    waters = SLICE.of(state).with_lakes(0, [lake.banks for lake in lakes])
    SLICE.put(state, replace(waters, boats=boats[: len(lakes)], season=0))
    return state


def _code(box: Box, unit: str, *, stored: bool) -> int:
    name, _, maker = unit.partition("@")
    material = [each.id for each in box.definitions.materials].index(name)
    if not maker:
        return box.raw_code(material)
    code = box.refined_code(material, int(maker), high_quality=False)
    return box.settled_code(code) if stored else code


def with_fish(state: State, *kinds: int, season: str = "spring") -> State:
    """Fish in the hand of seat 0, in this season."""
    waters = SLICE.of(state)
    for kind in kinds:
        waters = waters.with_fish(0, kind)
    seasons = [each.id for each in parts_of(state.box).seasons]
    SLICE.put(state, replace(waters, season=seasons.index(season)))
    return state


def lying(state: State, *tiles: int) -> State:
    """Villagers of seat 0 lie on these tiles, one more stands at home."""
    pieces = [worker(HOUSE), *(worker(tile, acted=True) for tile in tiles)]
    state.villagers = put(state.villagers, 0, tuple(sorted(pieces)))
    return state


def eating(state: State, name: str) -> State:
    """After the meal."""
    Game(state).apply(UseFish(card_named(state.box, name)))
    return state


def asked_for_a_donkey() -> State:
    return eating(with_fish(little_state(), 1, 2), "breeding")


def asked_who_stands_up() -> State:
    return eating(lying(with_fish(little_state(), 2), 0, 5), "second_wind")


def asked_for_a_favour() -> State:
    state = little_state(hand="barn small_woodland")
    return eating(with_fish(state, 2, season="autumn"), "call_in_a_favour")


def asked_for_a_boat() -> State:
    """The barn for nothing closes the first hole."""
    state = little_state(hand="barn", without="quarry", boats=(-1, -1))
    eating(with_fish(state, 2, season="autumn"), "call_in_a_favour")
    barn = state.box.definitions.tile_index("barn")
    Game(state).apply(BuildForNothing(barn, 0, vertex(CELLS["quarry"])))
    return state


def asked_what_goes_back() -> State:
    state = with_fish(little_state(), 0, 0, 1, 2, 2)
    Game(state).apply(EndTurn())
    return state


def with_closed(tile: int) -> State:
    state = little_state(hand="barn")
    SLICE.put(state, replace(SLICE.of(state), closed=((tile, 1),)))
    return state
