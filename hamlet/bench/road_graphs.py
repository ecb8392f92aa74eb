"""Makers of village-like graphs: links as bitmasks, always the same for the same arguments."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from itertools import combinations
from math import isqrt

GraphPoint = tuple[int, int]
GraphEdge = tuple[int, int]
Links = list[int]

SPACING = 1_000
NEAREST = 400
FARTHEST = 3_000


def links_of(size: int, edges: Iterable[GraphEdge]) -> Links:
    """Return the links of a village with these tiles joined."""
    links = [0] * size
    for one, other in edges:
        links[one] |= 1 << other
        links[other] |= 1 << one
    return links


def edges_of(links: Links) -> list[GraphEdge]:
    """Return every pair of linked tiles once."""
    return [pair for pair in combinations(range(len(links)), 2) if links[pair[0]] >> pair[1] & 1]


def grid(wide: int, high: int, *, bricks: bool = False, diagonals: bool = False) -> Links:
    """Return a village of squares, of staggered bricks (three links), or of triangles (six links)."""
    spots = [(x, y) for y in range(high) for x in range(wide)]
    return _on_spots(spots, bricks=bricks, diagonals=diagonals)


def uneven_grid(wide: int, high: int, tiles: int, seed: int) -> Links:
    """Return a chessboard with only dark squares taken out, so no road can visit all light ones."""
    spots = [(x, y) for y in range(high) for x in range(wide)]
    dark = [spot for spot in spots if sum(spot) % 2]
    gone = random.Random(seed).sample(dark, len(spots) - tiles)
    return _on_spots([spot for spot in spots if spot not in gone])


def ring_ladder(rungs: int) -> Links:
    """Return two rings of tiles, one inside the other, joined rung by rung."""
    around = [(i, (i + 1) % rungs) for i in range(rungs)]
    inner = [(a + rungs, b + rungs) for a, b in around]
    return links_of(2 * rungs, [*around, *inner, *((i, i + rungs) for i in range(rungs))])


def scattered(tiles: int, most: int, seed: int, keep: float = 1.0) -> Links:
    """Return tiles strewn over a field, near ones joined without crossings, `most` links at each tile."""
    return _joined(tiles, seed, keep, [most] * tiles)


def village_like(tiles: int, seed: int) -> Links:
    """Return strewn tiles with one to four links each, as villages late in a game have."""
    chance = random.Random(seed)
    return _joined(tiles, seed, 0.7, [chance.choice((1, 2, 2, 3, 3, 4)) for _ in range(tiles)])


def two_sorted(tiles: int, seed: int) -> Links:
    """Return strewn tiles of two sorts, linked only across: many with three links, fewer with four."""
    sorts = [4 if random.Random(seed * 1_000 + i).random() < 0.42 else 3 for i in range(tiles)]
    return _joined(tiles, seed, 1.0, sorts, across=True)


def with_trees(core: Links, tiles: int, seed: int) -> Links:
    """Return a village with trees grown onto it until it has so many tiles."""
    chance = random.Random(seed)
    twigs = [(chance.randrange(tile), tile) for tile in range(len(core), tiles)]
    return links_of(tiles, [*edges_of(core), *twigs])


def chained(parts: Iterable[Links], seed: int) -> Links:
    """Return villages joined one after another at shared tiles, each at a random tile of those before."""
    chance = random.Random(seed)
    size = 1
    edges: list[GraphEdge] = []
    for part in parts:
        names = [chance.randrange(size), *range(size, size + len(part) - 1)]
        edges += [(names[a], names[b]) for a, b in edges_of(part)]
        size += len(part) - 1
    return links_of(size, edges)


def _on_spots(spots: list[GraphPoint], *, bricks: bool = False, diagonals: bool = False) -> Links:
    number = {spot: i for i, spot in enumerate(spots)}
    return links_of(len(spots), _neighbours(number, bricks=bricks, diagonals=diagonals))


def _neighbours(number: dict[GraphPoint, int], *, bricks: bool, diagonals: bool) -> Iterator[GraphEdge]:
    for (x, y), tile in number.items():
        beside = [(x + 1, y)]
        if not bricks or (x + y) % 2 == 0:
            beside.append((x, y + 1))
        if diagonals:
            beside.append((x + 1, y + 1))
        yield from ((tile, number[spot]) for spot in beside if spot in number)


def _joined(tiles: int, seed: int, keep: float, most: list[int], *, across: bool = False) -> Links:
    chance = random.Random(seed)
    points = _strewn(tiles, chance)
    left = most.copy()
    edges: list[GraphEdge] = []
    for one, other in _nearest_first(points):
        if not left[one] or not left[other] or (across and most[one] == most[other]):
            continue
        if chance.random() < keep and not any(_cross(points, (one, other), edge) for edge in edges):
            edges.append((one, other))
            left[one] -= 1
            left[other] -= 1
    return links_of(tiles, edges)


def _strewn(tiles: int, chance: random.Random) -> list[GraphPoint]:
    side = isqrt(tiles * SPACING * SPACING)
    points: list[GraphPoint] = []
    while len(points) < tiles:
        point = (chance.randrange(side), chance.randrange(side))
        if all(_apart(point, other) > NEAREST * NEAREST for other in points):
            points.append(point)
    return points


def _nearest_first(points: list[GraphPoint]) -> list[GraphEdge]:
    pairs = ((_apart(points[a], points[b]), a, b) for a, b in combinations(range(len(points)), 2))
    return [(a, b) for far, a, b in sorted(pairs) if far <= FARTHEST * FARTHEST]


def _apart(one: GraphPoint, other: GraphPoint) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def _cross(points: list[GraphPoint], edge: GraphEdge, other: GraphEdge) -> bool:
    if edge[0] in other or edge[1] in other:
        return False
    a, b, c, d = points[edge[0]], points[edge[1]], points[other[0]], points[other[1]]
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _turn(a: GraphPoint, b: GraphPoint, c: GraphPoint) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
