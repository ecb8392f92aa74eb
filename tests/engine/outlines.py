"""The tiles of the game as plain outlines, so that lattice and village are tested without packs."""

from __future__ import annotations

from functools import cache

from hamlet.engine.definitions import Cost, RoadKind, Terrain
from hamlet.engine.lattice.outline import Shape, shape_from_text
from hamlet.engine.village import Land, Placed, Village

LETTERS = {"R": 0, "F": 1, "M": 2, "W": 3}
ROAD, FOREST, MOUNTAIN, WATER = range(4)

OUTLINES = {
    "church": "E:M SE:F E:F SE:R SW:R W:M SW:R W:F NW:F W:M NW:R NE:F E:M NE:R",
    "town_hall": "E:M SE:F SW:F SE:M SW:M W:M NW:M NE:F NW:F NE:R",
    "market": "SE:R SE:F SE:F W:F W:F W:F NE:R NE:F NE:F",
    "farm": "E:F E:F SW:F SW:F NW:R NW:F",
    "quarry": "E:M SE:M SW:R W:M NW:M NE:M",
    "woodcutter": "E:F E:F SE:F SE:R W:F W:F NW:F NW:F",
    "sawmill": "E:F SE:F SW:F SW:F SW:F NW:R NW:F E:F NW:R NE:F",
    "dairy_farm": "SE:M E:M SE:R SW:M W:M NW:R NW:F NE:F",
    "stonemason": "E:R SE:M E:M SE:M SW:M W:M NW:M W:R NW:M NE:M",
    "flour_mill": "E:M E:R SW:F SW:F W:F W:M NE:R NE:M",
    "master_stonemason": "E:M E:R SW:M SW:M W:R W:M NE:M NE:M",
    "small_woodland": "E:F SE:F SW:F W:F W:F NE:F NE:F",
    "small_mountains": "E:M SE:M SW:M W:M NW:M NE:M",
    "warehouse": "SE:F SE:F SW:R SW:M NW:R NW:M NE:F NE:F",
    "barn": "E:F SE:R SW:F W:R NW:M NE:M",
    "pond_a": "E:F E:F SE:M W:M W:F W:F NE:M",
    "pond_b": "SE:F NE:F SE:M SW:M W:F NW:M NE:M",
    "lumbermill": "E:F E:R SE:M SE:R W:F W:F W:F W:M NE:R NE:F",
    "cow_conservatory": "E:F E:R E:F SE:M SE:R W:F W:F W:R NW:M NW:F",
    "windmill": "NE:R SE:M E:M SW:F SE:F W:R SW:M NW:M W:F NE:R NW:F E:F",
    "large_woodland": "E:F SE:F SE:F SW:F W:F W:F NW:F NE:F NE:F",
    "large_mountains": "NE:M NE:M SE:M E:M NE:M SE:M SE:M W:M W:M W:M W:M",
    "stables": "E:F E:M E:F SE:R W:F W:F W:M NW:R",
    "monument": "E:F E:R E:M SW:R SW:M SW:F NW:M NW:F NW:R",
    "outpost": "E:M E:R SW:M SW:M NW:R NW:F",
    "tavern": "E:R SE:F SW:R W:F W:M NE:R NE:M",
    "square": "E:R E:F SE:R SW:R W:R W:M NW:F NE:R",
    "tradepost": "E:R SE:M SE:F W:R W:F W:M NE:F NE:R",
    "shrine": "SE:F E:M SW:R W:F NW:R NE:F",
    "farrier": "E:R SE:F E:F NE:F E:M SW:M SW:R W:F W:M NW:R NW:M",
    "storeroom": "NW:R E:W NE:W SE:R SE:F SW:M W:R NW:F",
    "dockyard": "E:F E:R E:M SE:M SE:R SE:F W:F NW:W NW:W W:W W:W NW:R",
    "aquarium": "E:R SE:F SW:W SE:W SW:F W:R NW:M NE:W NW:W NE:M",
    "cliffside": "E:M E:M SE:M SE:F W:W NW:W W:W NW:W",
    "beach": "E:R E:F E:R SE:M W:W W:W W:W W:F NE:F",
}

# As the rulings give it: all unturned, the outline's first vertex there.
FIRST_GAME = {
    "church": (0, 0),
    "quarry": (-1, -1),
    "farm": (2, 0),
    "market": (4, 0),
    "town_hall": (0, 3),
    "woodcutter": (-5, 1),
}

NAMES = tuple(OUTLINES)
DRAWN = tuple(index for index, name in enumerate(NAMES) if name not in FIRST_GAME)

_PATH = RoadKind("path", "Path", Cost())
_BRIDGE = RoadKind("bridge", "Bridge", Cost())
TERRAINS = (
    Terrain("road", "Road", "R", (ROAD,), connects=True, road=None),
    Terrain("forest", "Forest", "F", (FOREST, MOUNTAIN), connects=False, road=_PATH),
    Terrain("mountain", "Mountain", "M", (FOREST, MOUNTAIN), connects=False, road=_BRIDGE),
    Terrain("water", "Water", "W", (WATER,), connects=False, road=None),
)


@cache
def shapes() -> tuple[Shape, ...]:
    return tuple(shape_from_text(text, LETTERS) for text in OUTLINES.values())


@cache
def land() -> Land:
    return Land(shapes(), TERRAINS)


def tile(name: str) -> int:
    return NAMES.index(name)


def first_game() -> list[Placed]:
    return [Placed(tile(name), 0, at) for name, at in FIRST_GAME.items()]


@cache
def start() -> Village:
    return Village.of(land(), first_game())
