"""Villages drawn on purpose, of single triangles and of hexagons: rings, rings in rings, spirals, corners."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from random import Random

from hamlet.engine.lattice.geometry import DIRECTIONS, Triangle, Vertex, step, triangle_vertices
from hamlet.engine.lattice.outline import Shape, shape_from_text
from hamlet.engine.village import Land, Placed
from tests.engine.outlines import LETTERS, OUTLINES, TERRAINS, WATER

TRIANGLE, HEXAGON, CHANNEL, SLUICE = range(4)


@cache
def shapes() -> tuple[Shape, ...]:
    """A single triangle, a hexagon, and two tiles with a channel: the Aquarium and a hexagon."""
    texts = (
        "E:R SW:R NW:R",
        "E:R SE:R SW:R W:R NW:R NE:R",
        OUTLINES["aquarium"],
        "E:W SE:R SW:W W:R NW:W NE:R",
    )
    return tuple(shape_from_text(text, LETTERS) for text in texts)


@cache
def drawing_land() -> Land:
    """A land in which every tile floods."""
    return Land(shapes(), TERRAINS, floods=[True] * 4, channels=[None, None, WATER, WATER])


def single(triangle: Triangle) -> Placed:
    """The tile that covers this triangle alone."""
    x, y, kind = triangle
    shape = shapes()[TRIANGLE]
    for rotation in shape.distinct:
        ((left, top, made),) = shape.turned[rotation].triangles
        if made == kind:
            return Placed(TRIANGLE, rotation, (x - left, y - top))
    raise AssertionError


def covered(placed: Placed) -> set[Triangle]:
    """The triangles under a tile."""
    q, r = placed.at
    return {(x + q, y + r, k) for x, y, k in shapes()[placed.tile].turned[placed.rotation].triangles}


def away(vertex: Vertex) -> int:
    """How many steps a vertex lies from the middle."""
    return max(abs(vertex[0]), abs(vertex[1]), abs(vertex[0] + vertex[1]))


@cache
def disc(radius: int) -> frozenset[Triangle]:
    """All triangles within so many steps of the middle."""
    reach = range(-radius - 1, radius + 1)
    everything = ((x, y, k) for x in reach for y in reach for k in (0, 1))
    return frozenset(
        each for each in everything if all(away(corner) <= radius for corner in triangle_vertices(each))
    )


def ring(inner: int, outer: int) -> frozenset[Triangle]:
    """A disc with a hole."""
    return disc(outer) - disc(inner)


def rings_in_rings(count: int) -> frozenset[Triangle]:
    """An island in a lake on an island in a lake, and so on."""
    return frozenset().union(*(ring(3 * n + 1, 3 * n + 2) for n in range(count)))


def spiral(turns: int) -> list[Triangle]:
    """A wall of one triangle's breadth that winds outward with two steps between its turns."""
    walked: list[Vertex] = [(0, 0)]
    for number in range(6 * turns):
        for _ in range(2 + number // 2):
            walked.append(step(walked[-1], number % 6))
    found: dict[Triangle, None] = {}
    for here, there in pairwise(walked):
        near = [each for each in disc(4 * turns + 4) if {here, there} <= set(triangle_vertices(each))]
        found.update(dict.fromkeys(near[:1]))
    return list(found)


def corners(size: int) -> list[Triangle]:
    """Triangles that touch at their corners only: every gap between three of them is one triangle."""
    return [(x, y, 0) for x in range(size) for y in range(size)]


def bead_ring(radius: int) -> list[Triangle]:
    """A ring of triangles held together by corners alone."""
    found, at = [], (-radius, 0)
    for direction in (5, 0, 1, 2, 3, 4):
        for _ in range(radius):
            ahead = step(at, direction)
            beads = [each for each in disc(radius) if {at, ahead} <= set(triangle_vertices(each))]
            found.append(beads[0])
            at = ahead
    return found


def strewn(radius: int, share: float, chance: Random) -> list[Triangle]:
    """Triangles by chance: bays, straits, islands, ponds."""
    return [each for each in sorted(disc(radius)) if chance.random() < share]


def coast(length: int, direction: int) -> Iterator[Triangle]:
    """A long double wall with ponds in it, out in one direction."""
    q, r = DIRECTIONS[direction]
    for number in range(length):
        for x, y, k in sorted(ring(1, 2)):
            yield x + 3 * number * q, y + 3 * number * r, k


def moved(triangles: Iterable[Triangle], by: Vertex) -> list[Triangle]:
    """The same somewhere else."""
    return [(x + by[0], y + by[1], k) for x, y, k in triangles]


def shuffled(triangles: Iterable[Triangle], chance: Random) -> list[Triangle]:
    """In an order by chance, or outward, inward, in rows."""
    found = sorted(triangles)
    kind = chance.randrange(4)
    if kind == 0:
        chance.shuffle(found)
    elif kind < 3:
        found.sort(key=lambda each: max(map(away, triangle_vertices(each))), reverse=kind == 2)
    return found
