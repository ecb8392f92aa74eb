"""The village's lakes beside the slow ones, while it grows tile by tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from random import Random
from unittest.mock import patch

from hamlet.bench.oracle import SlowVillage
from hamlet.engine.definitions import Terrain
from hamlet.engine.village import Lake, Placed, Village, growth
from hamlet.engine.village.boards import Boards
from hamlet.engine.village.ground import OpenSides
from hamlet.engine.village.lakes import closing
from tests.oracles.ground import as_set
from tests.oracles.waters import SlowLake, SlowWaters


@contextmanager
def overheard() -> Iterator[list[bool]]:
    """What the quick test for a closed rim says meanwhile."""
    answers: list[bool] = []

    def listen(boards: Boards, open_sides: OpenSides, placed: Placed, uid: int) -> bool:
        answers.append(closing(boards, open_sides, placed, uid))
        return answers[-1]

    with patch.object(growth, "closing", listen):
        yield answers


def lake_differences(lake: Lake, slow: SlowLake) -> Iterator[str]:
    """Everything in which a lake is not the slow one."""
    triangles = lake.triangles
    if list(triangles) != sorted(slow.triangles):
        yield f"triangles {triangles}, expected {sorted(slow.triangles)}"
        return
    shore = [(triangles[each.triangle], each.side, each.uid, each.terrain) for each in lake.shore]
    if len(shore) != len(slow.shore) or set(shore) != slow.shore:
        yield f"shore {shore}, expected {sorted(slow.shore)}"
    if as_set(lake.beside) != slow.beside:
        yield f"beside {as_set(lake.beside)}, expected {slow.beside}"
    if {triangles[place] for place in as_set(lake.banks)} != slow.banks:
        yield f"banks {as_set(lake.banks)}, expected {slow.banks}"
    for uid in slow.beside | {0, max(slow.beside) + 1}:
        if {triangles[place] for place in as_set(lake.banks_of(uid))} != slow.banks_of(uid):
            yield f"banks of tile {uid}: {as_set(lake.banks_of(uid))}"
    if lake.size != len(slow.triangles) or lake.is_deep != (slow.banks != slow.triangles):
        yield f"size {lake.size}, deep {lake.is_deep}"


def differences(village: Village, slow: SlowWaters) -> list[str]:
    """Everything in which the waters of a village are not the slow ones."""
    if len(village.lakes) != len(slow.lakes):
        return [f"{len(village.lakes)} lakes, expected {len(slow.lakes)}"]
    found = [
        sentence
        for lake, expected in zip(village.lakes, slow.lakes, strict=True)
        for sentence in lake_differences(lake, expected)
    ]
    bodies = slow.bodies()
    if [set(body.lakes) for body in village.bodies] != bodies:
        found.append(f"bodies {village.bodies}, expected {bodies}")
    beside = [set().union(*(slow.lakes[lake].beside for lake in body)) for body in bodies]
    if [as_set(body.beside) for body in village.bodies] != beside:
        found.append(f"beside bodies {village.bodies}, expected {beside}")
    if [body.id for body in village.bodies] != [min(body) for body in bodies]:
        found.append("bodies are not named by their first lakes")
    return found


class Follower:
    """A village and the slow waters, tile by tile; what was met on the way is counted."""

    def __init__(self, village: Village) -> None:
        self.village = village
        self.slow = SlowWaters.of(village)
        self.met: Counter[str] = Counter()
        assert differences(village, self.slow) == []

    def lay(self, placed: Placed) -> Village:
        """Lay one more tile in both; they must agree, and the quick test may not deny what was closed."""
        before = self.village
        with overheard() as answers:
            self.village = before.with_tile(placed)
        new = self.slow.lay(placed)
        assert differences(self.village, self.slow) == [], (len(self.slow.tiles), placed)
        assert self.village.lakes[: len(before.lakes)] == before.lakes
        if answers:  # a village that grew before knows its follower
            (maybe,) = answers
            assert maybe or not new, "the quick test denied a lake"
            self.met["maybe" if maybe else "no"] += 1
        self.met["lakes"] += len(new)
        self.met["several"] += len(new) > 1
        self.met["single triangles"] += sum(len(lake.triangles) == 1 for lake in new)
        self.met["deep"] += sum(lake.banks != lake.triangles for lake in new)
        self.met["rebuilt"] += self.village.boards.grid is not before.boards.grid
        self.met["stride"] = self.village.boards.grid.stride
        self.met["joined"] = max(len(body) for body in self.slow.bodies()) if self.slow.lakes else 0
        return self.village

    def lay_all(self, tiles: Iterable[Placed]) -> Village:
        """Lay all of these."""
        for placed in tiles:
            self.lay(placed)
        return self.village


def slow_of(village: Village, terrains: tuple[Terrain, ...], water: set[tuple[int, int, int]]) -> SlowVillage:
    """The slow village with this water on it."""
    return SlowVillage(village.land.shapes, terrains, village.tiles, village.roads, water=water)


def assert_spots(village: Village, terrains: tuple[Terrain, ...], tile: int, chance: Random) -> None:
    """A tile fits exactly where the slow village lets it; and never on water, as is said there."""
    water = SlowWaters.of(village).water
    slow = slow_of(village, terrains, water)
    fresh = Village.of(village.land, village.tiles, village.roads)
    shape = village.land.shapes[tile]
    boards = village.by_road.placements(tile)
    for rotation, spots, again in zip(shape.distinct, boards, fresh.by_road.placements(tile), strict=True):
        found = set(village.positions(spots))
        assert found == set(fresh.positions(again)), "spots that were kept up are not those found anew"
        assert found == slow.placements(tile, rotation)
    for x, y, _ in chance.sample(sorted(water), min(len(water), 12)):
        for rotation in shape.distinct:
            at = x + chance.randint(-2, 2), y + chance.randint(-2, 2)
            problem = village.by_road.problem(tile, rotation, at)
            expected = slow.problem(Placed(tile, rotation, at))
            assert (problem.code if problem else None) == expected, (tile, rotation, at)
