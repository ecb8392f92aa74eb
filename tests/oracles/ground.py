"""What must hold of every village, seen from its triangles and sides.

Nothing overlaps, every touching pair is legal, markers lie where markers may lie, and the quick village
agrees with the slow one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from hamlet.bench.oracle import SlowVillage
from hamlet.engine.definitions import Definitions, Kind
from hamlet.engine.state import State
from hamlet.engine.village import Village


def slow_village(definitions: Definitions, village: Village, joins: Sequence[set[int]] = ()) -> SlowVillage:
    """The same village, its questions answered the long way for whoever may use these joins."""
    shapes = [tile.shape for tile in definitions.tiles]
    return SlowVillage(shapes, definitions.terrains, village.tiles, village.roads, joins)


def seat_village(state: State, seat: int) -> SlowVillage:
    """The village as this seat may use it, its questions answered the long way."""
    masks = [mask for joins_of in state.box.joining for mask in joins_of(state, seat)]
    return slow_village(state.box.definitions, state.village, [as_set(mask) for mask in masks])


def ground_problems(definitions: Definitions, village: Village) -> list[str]:
    """Everything that is wrong with a village, as sentences; none is as it should be."""
    slow = slow_village(definitions, village)
    return [
        *_tile_problems(definitions, village),
        *_overlaps(slow),
        *_clashes(definitions, slow),
        *_road_problems(definitions, slow),
        *_disagreements(village, slow),
    ]


def _tile_problems(definitions: Definitions, village: Village) -> Iterator[str]:
    kinds = [definitions.tiles[placed.tile].kind for placed in village.tiles]
    if kinds[0] != Kind.CHURCH or kinds.count(Kind.CHURCH) != 1:
        yield "the Church is not the first tile, or there are several"
    for uid, placed in enumerate(village.tiles):
        tile = definitions.tiles[placed.tile]
        if placed.rotation not in tile.shape.distinct:
            yield f"tile {uid} is turned by {placed.rotation}, which has another name"
        if (placed.owner >= 0) != (tile.flag and not tile.is_start):
            yield f"tile {uid} ({tile.id}) has owner {placed.owner}"


def _overlaps(slow: SlowVillage) -> Iterator[str]:
    taken = Counter(triangle for placed in slow.tiles for triangle in slow.triangles_of(placed))
    for triangle, times in taken.items():
        if times > 1:
            yield f"triangle {triangle} is covered {times} times"


def _clashes(definitions: Definitions, slow: SlowVillage) -> Iterator[str]:
    terrains = definitions.terrains
    for side, owners in slow.owners.items():
        if len(owners) > 2:
            yield f"side {side} belongs to {len(owners)} tiles"
        if len(owners) == 2:
            (a, mine), (b, yours) = owners
            if yours not in terrains[mine].meets or mine not in terrains[yours].meets:
                yield f"{terrains[mine].id} of tile {a} touches {terrains[yours].id} of tile {b} at {side}"
    for uid, near in enumerate(slow.neighbours):
        if uid and not any(other < uid for other in near):
            yield f"tile {uid} touched nothing when it was laid"


def _road_problems(definitions: Definitions, slow: SlowVillage) -> Iterator[str]:
    sides = [road.side for road in slow.roads]
    pairs = [(road.a, road.b) for road in slow.roads]
    if len(set(sides)) != len(sides):
        yield "two markers lie on one side"
    if len(set(pairs)) != len(pairs):
        yield "two markers join the same two tiles"
    for road in slow.roads:
        where = f"the marker at {road.side}"
        owners = [(road.a, road.terrain), (road.b, road.terrain)]
        if not road.a < road.b or sorted(slow.owners.get(road.side, ())) != owners:
            yield f"{where} does not lie between two like segments of tiles {road.a} and {road.b}"
        if definitions.terrains[road.terrain].road is None:
            yield f"{where} lies on {definitions.terrains[road.terrain].id}"
        if road.b in slow.printed[road.a]:
            yield f"{where} joins tiles that a printed road joins already"


def _disagreements(village: Village, slow: SlowVillage) -> Iterator[str]:
    if len(village.contacts) != len(slow.contacts) or set(village.contacts) != slow.contacts:
        yield "contacts differ from the slow village's"
    pairs = (
        ("neighbours", village.touching, slow.neighbours),
        ("printed roads", village.printed, slow.printed),
        ("links", village.by_road.links, slow.links),
        ("reach", (village.by_road.reachable,), [slow.reachable]),
    )
    for what, quick, sets in pairs:
        if [as_set(mask) for mask in quick] != sets:
            yield f"{what} differ from the slow village's"


def as_set(mask: int) -> set[int]:
    """The positions of the set bits."""
    return {place for place in range(mask.bit_length()) if mask >> place & 1}
