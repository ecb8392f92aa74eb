"""Every place where a building may stand, and the lakes it would close (B4, L1), by trying."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tests.oracles.botric.lattice import (
    Cells,
    Edge,
    Triangle,
    Turned,
    Vertex,
    around,
    corners,
    minus,
    moved,
    neighbours,
    plus,
    rotations,
)
from tests.oracles.botric.position import Position

Meeting = tuple[int, str, str]


@dataclass(frozen=True)
class Place:
    """One way in which a building may lie: whom it meets there, and with which terrains."""

    rotation: int
    at: Vertex
    cells: Cells
    meetings: tuple[Meeting, ...]

    @property
    def touched(self) -> set[int]:
        return {uid for uid, _, _ in self.meetings}

    def pairs(self, *terrains: str) -> int:
        """How many touching pairs of one and the same of these terrains."""
        return sum(mine == yours and mine in terrains for _, mine, yours in self.meetings)

    @property
    def like_pairs(self) -> int:
        return sum(mine == yours != "water" for _, mine, yours in self.meetings)

    @property
    def cliffs(self) -> int:
        return sum({mine, yours} == {"forest", "mountain"} for _, mine, yours in self.meetings)


def places(position: Position, blueprint: str, anchors: Iterable[int]) -> list[Place]:
    """All legal places that share a side with one of these buildings."""
    letters = {each["letter"]: terrain for terrain, each in position.terrains.items()}
    rim = [
        edge for uid in anchors for edge in position.tiles[uid].edges if len(position.owners[edge.side]) == 1
    ]
    found = []
    for turned in rotations(position.definitions[blueprint]["outline"]):
        named = tuple(Edge(each.start, each.end, letters[each.letter]) for each in turned.edges)
        for at in sorted(_docked(named, rim)):
            place = _placed(position, Turned(turned.rotation, named, turned.cells), at)
            if place is not None:
                found.append(place)
    return found


def _docked(edges: tuple[Edge, ...], rim: list[Edge]) -> set[Vertex]:
    """Where the first corner lies if some segment lies along some segment of the rim."""
    by_way: dict[Vertex, list[Vertex]] = {}
    for edge in edges:
        by_way.setdefault(minus(edge.start, edge.end), []).append(edge.end)
    return {minus(edge.start, end) for edge in rim for end in by_way.get(minus(edge.end, edge.start), ())}


def _placed(position: Position, turned: Turned, at: Vertex) -> Place | None:
    """The building laid there, if nothing lies there and everything it touches allows it."""
    cells = moved(turned.cells, at)
    if not position.taken.isdisjoint(cells):
        return None
    meetings = []
    for edge in turned.edges:
        side = Edge(plus(edge.start, at), plus(edge.end, at), edge.letter).side
        for uid, terrain in position.owners.get(side, ()):
            if not _may_touch(position, edge.letter, terrain):
                return None
            meetings.append((uid, edge.letter, terrain))
    return Place(turned.rotation, at, cells, tuple(meetings))


def _may_touch(position: Position, mine: str, yours: str) -> bool:
    return yours in position.terrains[mine]["meets"] and mine in position.terrains[yours]["meets"]


def closed_lakes(position: Position, cells: Cells) -> list[set[Triangle]]:
    """The pieces of free ground that a building on these triangles shuts off from the outside."""
    if not position.has_lakes:
        return []
    taken = position.taken | cells
    gaps = _gaps(taken, cells)
    found: list[set[Triangle]] = []
    for gap in gaps if len(gaps) > 1 else []:
        if not any(gap & lake for lake in found):
            piece = _piece(gap, taken)
            if piece is not None:
                found.append(piece)
    return found


def _gaps(taken: set[Triangle], cells: Cells) -> list[set[Triangle]]:
    """The free triangles around a building, those together that are joined right beside it.

    Free ground was in one piece before. If what lies around the building still is, so is everything.
    """
    left = {near for cell in cells for corner in corners(cell) for near in around(corner)} - taken
    found = []
    while left:
        gap, waiting = set(), [left.pop()]
        while waiting:
            here = waiting.pop()
            gap.add(here)
            near = left.intersection(neighbours(here))
            left -= near
            waiting += near
        found.append(gap)
    return found


def _piece(gap: set[Triangle], taken: set[Triangle]) -> set[Triangle] | None:
    """All free ground joined to a gap, or none if it goes on beyond everything that is built."""
    low_x, high_x = min(x for x, _, _ in taken), max(x for x, _, _ in taken)
    low_y, high_y = min(y for _, y, _ in taken), max(y for _, y, _ in taken)
    found, waiting = set(gap), list(gap)
    while waiting:
        x, y, kind = waiting.pop()
        if not (low_x <= x <= high_x and low_y <= y <= high_y):
            return None
        for near in neighbours((x, y, kind)):
            if near not in taken and near not in found:
                found.add(near)
                waiting.append(near)
    return found
