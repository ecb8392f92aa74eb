"""The rules of lakes, slowly and from the text alone: sets of triangles, flooded one by one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hamlet.engine.lattice.geometry import Side, Triangle, side_triangles, triangle_sides, triangle_vertices
from hamlet.engine.village import Placed, Village

Water = frozenset[Triangle]


def beside(triangle: Triangle) -> list[Triangle]:
    """The three triangles that share a side with this one."""
    return [other for side in triangle_sides(triangle) for other in side_triangles(side) if other != triangle]


def around(triangle: Triangle) -> set[Triangle]:
    """All triangles that share a side or a corner with this one."""
    corners = set(triangle_vertices(triangle))
    x, y, _ = triangle
    near = [(x + i, y + j, k) for i in range(-2, 3) for j in range(-2, 3) for k in (0, 1)]
    return {other for other in near if other != triangle and corners & set(triangle_vertices(other))}


def triangles_of(village: Village, placed: Placed) -> set[Triangle]:
    q, r = placed.at
    turned = village.land.shapes[placed.tile].turned[placed.rotation]
    return {(x + q, y + r, k) for x, y, k in turned.triangles}


def holes(taken: set[Triangle], *, over_corners: bool = False) -> list[Water]:
    """The free regions that no way leads out of, from side to side or, if asked, over corners too."""
    left, right = min(x for x, _, _ in taken) - 2, max(x for x, _, _ in taken) + 2
    top, bottom = min(y for _, y, _ in taken) - 2, max(y for _, y, _ in taken) + 2
    box = [(x, y, k) for x in range(left, right + 1) for y in range(top, bottom + 1) for k in (0, 1)]
    ground = set(box) - taken
    rim = {each for each in box if each[0] in (left, right) or each[1] in (top, bottom)}
    found = []
    while ground:
        start = next(iter(ground))
        region = _flooded(start, ground, over_corners=over_corners)
        ground -= region
        if not region & rim:
            found.append(frozenset(region))
    return found


def _flooded(start: Triangle, ground: set[Triangle], *, over_corners: bool) -> set[Triangle]:
    region, edge = {start}, [start]
    while edge:
        here = edge.pop()
        near = around(here) if over_corners else beside(here)
        fresh = {other for other in near if other in ground and other not in region}
        region |= fresh
        edge += fresh
    return region


def lakes_of(village: Village, start: int) -> list[Water]:
    """The lakes in the order in which they formed; the first so many tiles form none."""
    taken: set[Triangle] = set()
    found: list[Water] = []
    for number, placed in enumerate(village.tiles):
        taken |= triangles_of(village, placed)
        if number >= start:
            fresh = sorted(holes(taken), key=lambda water: (-len(water), sorted(water)))
            found += fresh
            taken = taken.union(*fresh)
    return found


def shores(village: Village) -> dict[Side, tuple[int, int]]:
    """The sides of all tiles: the last tile there, and the terrain of its segment."""
    found: dict[Side, tuple[int, int]] = {}
    for uid, placed in enumerate(village.tiles):
        q, r = placed.at
        for segment in village.land.shapes[placed.tile].turned[placed.rotation].segments:
            side = segment.side
            found[side[0] + q, side[1] + r, side[2]] = (uid, segment.terrain)
    return found


def tiles_beside(village: Village, water: Iterable[Triangle]) -> dict[Triangle, set[int]]:
    """For each triangle of some water the tiles that share a side with it."""
    owners = shores(village)
    return {
        triangle: {owners[side][0] for side in triangle_sides(triangle) if side in owners}
        for triangle in water
    }


def waters_joined(village: Village, lakes: Sequence[Water], tile: int, terrain: int) -> list[set[int]]:
    """Lakes in groups: those that touch segments of this terrain of one such tile, again and again."""
    owners = shores(village)
    touching: dict[int, set[int]] = {}
    for number, lake in enumerate(lakes):
        for side in (side for triangle in lake for side in triangle_sides(triangle)):
            uid, ground = owners.get(side, (-1, -1))
            if uid >= 0 and village.tiles[uid].tile == tile and ground == terrain:
                touching.setdefault(uid, set()).add(number)
    groups = [{number} for number in range(len(lakes))]
    for joined in touching.values():
        touched = [group for group in groups if group & joined]
        groups = [group for group in groups if not group & joined] + [set().union(*touched)]
    return sorted(groups, key=min)
