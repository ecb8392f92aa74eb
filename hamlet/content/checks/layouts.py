"""Start layouts must be villages: every start tile once, none on another, no clash, all on the road.

Where enclosed ground becomes a lake, they enclose none (L13).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hamlet.content.checks.outlines import Shapes
from hamlet.content.found import Found
from hamlet.content.merged import Merged
from hamlet.content.models.entries import LayoutEntry, LayoutPlace, TerrainEntry
from hamlet.content.models.tiles import TileEntry
from hamlet.content.nodes import Node, find
from hamlet.content.problems import Problem
from hamlet.content.saying import say
from hamlet.engine.expansions.registry import EXPANSIONS
from hamlet.engine.lattice.geometry import Side, Triangle

START = "start"


@dataclass(frozen=True, slots=True)
class _Lying:
    """A tile of a layout where it lies: its triangles, and the terrain of each of its sides."""

    tile: str
    node: Node
    triangles: frozenset[Triangle]
    sides: dict[Side, int]


def layout_problems(merged: Merged, shapes: Shapes) -> Iterator[Problem]:
    """What keeps layouts from being villages. Tiles that cannot be read are passed over."""
    terrains = [found.model for found in merged.entries["terrains"].values()]
    known = [model for model in terrains if isinstance(model, TerrainEntry)]
    for found in merged.every("layouts"):
        if not isinstance(found.model, LayoutEntry):
            continue
        yield from _copies_problems(merged, found, found.model)
        if len(known) == len(terrains):
            yield from _village_problems(found, found.model, shapes, known)
        if _floods(merged):
            yield from _enclosed_problems(found, found.model, shapes)


def _copies_problems(merged: Merged, found: Found, layout: LayoutEntry) -> Iterator[Problem]:
    tiles = {name: entry.model for name, entry in merged.entries["tiles"].items()}
    left = {name: tile.piles().get(START, 0) for name, tile in tiles.items() if isinstance(tile, TileEntry)}
    for number, place in enumerate(layout.tiles):
        node = find(found.node, ("tiles", number, "tile"))
        tile = tiles.get(place.tile)
        if not isinstance(tile, TileEntry):
            continue
        left[place.tile] -= 1
        if left[place.tile] < 0:
            yield found.problem(node, say("no_further", tile=place.tile))
        if number == 0 and tile.kind != "church":
            yield found.problem(node, say("church_first"))
    missing = [name for name, count in left.items() if count > 0]
    all_known = all(place.tile in left for place in layout.tiles)
    if missing and all_known and not merged.damaged("tiles"):
        yield found.problem(found.node.key("tiles"), say("tiles_missing", tiles=", ".join(missing)))


def _village_problems(
    found: Found, layout: LayoutEntry, shapes: Shapes, terrains: list[TerrainEntry]
) -> Iterator[Problem]:
    lying = [
        _lay(place, shapes, find(found.node, ("tiles", number)))
        for number, place in enumerate(layout.tiles)
        if place.tile in shapes
    ]
    for number, one in enumerate(lying):
        for other in lying[:number]:
            yield from _pair_problems(found, one, other, terrains)
    if len(lying) == len(layout.tiles):
        reached = _reached(lying, terrains)
        for number, one in enumerate(lying):
            if number not in reached:
                yield found.problem(one.node, say("no_road", tile=one.tile))


def _floods(merged: Merged) -> bool:
    return any(each.floods for each in EXPANSIONS if each.name in merged.expansions)


def _enclosed_problems(found: Found, layout: LayoutEntry, shapes: Shapes) -> Iterator[Problem]:
    """Ground from which no way leads out across the sides of triangles."""
    if any(place.tile not in shapes for place in layout.tiles):
        return
    taken = {each for place in layout.tiles for each in _lay(place, shapes, found.node).triangles}
    columns, rows = {x for x, _, _ in taken}, {y for _, y, _ in taken}
    left, top = min(columns) - 1, min(rows) - 1
    right, bottom = max(columns) + 1, max(rows) + 1
    seen = set(taken)
    waiting: list[Triangle] = [(left, top, 0)]
    while waiting:
        x, y, k = waiting.pop()
        if (x, y, k) not in seen and left <= x <= right and top <= y <= bottom:
            seen.add((x, y, k))
            near = 1 if k else -1
            waiting += [(x, y, 1 - k), (x + near, y, 1 - k), (x, y + near, 1 - k)]
    count = (right - left + 1) * (bottom - top + 1) * 2 - len(seen)
    if count:
        yield found.problem(found.node.key("tiles"), say("encloses", count=count))


def _lay(place: LayoutPlace, shapes: Shapes, node: Node) -> _Lying:
    turned = shapes[place.tile].turned[place.rotation]
    q, r = place.at
    triangles = frozenset((x + q, y + r, k) for x, y, k in turned.triangles)
    sides = {(s.side[0] + q, s.side[1] + r, s.side[2]): s.terrain for s in turned.segments}
    return _Lying(place.tile, node, triangles, sides)


def _pair_problems(
    found: Found, one: _Lying, other: _Lying, terrains: list[TerrainEntry]
) -> Iterator[Problem]:
    if one.triangles & other.triangles:
        yield found.problem(one.node, say("lies_on", tile=one.tile, other=other.tile))
        return
    for side in sorted(one.sides.keys() & other.sides.keys()):
        mine, theirs = terrains[one.sides[side]], terrains[other.sides[side]]
        if theirs.id not in mine.meets:
            said = say("clash", tile=one.tile, other=other.tile, mine=mine.id, theirs=theirs.id)
            yield found.problem(one.node, said)
            return


def _connected(one: _Lying, other: _Lying, terrains: list[TerrainEntry]) -> bool:
    shared = one.sides.keys() & other.sides.keys()
    return any(terrains[one.sides[s]].connects and terrains[other.sides[s]].connects for s in shared)


def _reached(lying: list[_Lying], terrains: list[TerrainEntry]) -> set[int]:
    """The tiles that roads join to the first one."""
    reached: set[int] = set()
    waiting = {0}
    while waiting:
        number = waiting.pop()
        reached.add(number)
        waiting |= {
            other
            for other, tile in enumerate(lying)
            if other not in reached and _connected(lying[number], tile, terrains)
        }
    return reached
