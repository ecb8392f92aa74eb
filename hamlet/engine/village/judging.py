"""Whether a tile may lie at one spot, and if not, why and where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from hamlet.engine.bits import bits
from hamlet.engine.lattice.geometry import Side, Triangle, Vertex
from hamlet.engine.village.boards import Boards
from hamlet.engine.village.ground import OpenSides
from hamlet.engine.village.growth import Growth
from hamlet.engine.village.lakes import enclosed
from hamlet.engine.village.land import Land, Rim, move_key
from hamlet.engine.village.pieces import Placed, PlacementProblem


class Laid(Protocol):
    """What a judgement looks at: the ground of a village, or one still growing."""

    @property
    def land(self) -> Land:
        """The tiles' forms and the terrains' manners."""

    @property
    def tiles(self) -> Sequence[Placed]:
        """The tiles that lie there."""

    @property
    def boards(self) -> Boards:
        """Their bitboards."""

    @property
    def open_sides(self) -> OpenSides:
        """The sides that belong to one tile only."""


def touched_by(ground: Laid, tile: int, rotation: int, at: Vertex) -> int:
    """The tiles that share a whole side with this spot, as bits."""
    mask = 0
    for _, (uid, _) in _pairs(ground, tile, rotation, at):
        mask |= 1 << uid
    return mask


def spot_problem(
    ground: Laid, reachable: int, tile: int, rotation: int, at: Vertex
) -> PlacementProblem | None:
    """Why this tile may not be built at this spot beside one of the reachable tiles, or None."""
    if rotation not in ground.land.shapes[tile].distinct:
        return PlacementProblem("same_turn")
    if not ground.boards.near_enough(tile, rotation, at):
        return PlacementProblem("alone")
    problem = _collision(ground, tile, rotation, at)
    if problem is not None:
        return problem
    touched = touched_by(ground, tile, rotation, at)
    if not touched:
        return PlacementProblem("alone")
    if not touched & reachable:
        sides = tuple(_moved(rim.side, at) for rim, _ in _pairs(ground, tile, rotation, at))
        return PlacementProblem("unreachable", sides=sides, uids=tuple(bits(touched)))
    return None


def layout_problem(land: Land, placed: Sequence[Placed]) -> PlacementProblem | None:
    """What is wrong with a start village: an overlap, a clash, or a tile that no road joins to the Church.

    With lakes in play also ground that it encloses (L13).
    """
    growth = Growth.of(land, placed[:1], ())
    for one in placed[1:]:
        if growth.boards.near_enough(one.tile, one.rotation, one.at):
            problem = _collision(growth, one.tile, one.rotation, one.at)
            if problem is not None:
                return problem
        growth.add_tile(one)
    if land.floods and any(water := enclosed(growth.boards)):
        return PlacementProblem("encloses", triangles=growth.boards.grid.triangles(water))
    cut_off = tuple(bits((1 << len(placed)) - 1 & ~growth.reachable))
    if not cut_off:
        return None
    lonely = tuple(uid for uid in cut_off if not growth.touching[uid])
    return PlacementProblem("alone", uids=lonely) if lonely else PlacementProblem("unreachable", uids=cut_off)


def _collision(ground: Laid, tile: int, rotation: int, at: Vertex) -> PlacementProblem | None:
    boards = ground.boards
    footprint = boards.footprints[tile][rotation]
    if boards.overlaps(footprint, at):
        return _overlap(ground, tile, rotation, at)
    if boards.clashes(footprint, at):
        return _clash(ground, tile, rotation, at)
    return None


def _overlap(ground: Laid, tile: int, rotation: int, at: Vertex) -> PlacementProblem:
    wanted = set(_triangles(ground.land, tile, rotation, at))
    shared: set[Triangle] = set()
    uids: list[int] = []
    for uid, placed in enumerate(ground.tiles):
        taken = wanted.intersection(_triangles(ground.land, placed.tile, placed.rotation, placed.at))
        if taken:
            shared |= taken
            uids.append(uid)
    if not uids:
        return PlacementProblem("lake", triangles=_in_water(ground.boards, wanted))
    return PlacementProblem("overlap", triangles=tuple(sorted(shared)), uids=tuple(uids))


def _in_water(boards: Boards, wanted: set[Triangle]) -> tuple[Triangle, ...]:
    water = [boards.grid.triangles(lake) for lake in boards.waters]
    return tuple(sorted(wanted.intersection(*[[each for lake in water for each in lake]])))


def _clash(ground: Laid, tile: int, rotation: int, at: Vertex) -> PlacementProblem:
    sides: list[Side] = []
    mask = 0
    for rim, (uid, terrain) in _pairs(ground, tile, rotation, at):
        if not ground.land.meets[rim.terrain] >> terrain & 1:
            sides.append(_moved(rim.side, at))
            mask |= 1 << uid
    return PlacementProblem("clash", sides=tuple(sides), uids=tuple(bits(mask)))


def _pairs(ground: Laid, tile: int, rotation: int, at: Vertex) -> Iterator[tuple[Rim, tuple[int, int]]]:
    """Each segment of the tile at this spot that lies on another tile's open side, with that side's owner."""
    move = move_key(at)
    open_sides = ground.open_sides
    for rim in ground.land.rims[tile][rotation]:
        owner = open_sides.get(rim.key + move)
        if owner is not None:
            yield rim, owner


def _triangles(land: Land, tile: int, rotation: int, at: Vertex) -> Iterator[Triangle]:
    for x, y, k in land.shapes[tile].turned[rotation].triangles:
        yield x + at[0], y + at[1], k


def _moved(side: Side, at: Vertex) -> Side:
    return side[0] + at[0], side[1] + at[1], side[2]
