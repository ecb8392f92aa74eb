"""What is to be seen of a step by the lake: water that comes, fish, boats, villagers who stand up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hamlet.app.board.contents import Absent, lake_contents
from hamlet.app.board.lakes.afloat import NO_BOAT
from hamlet.app.motion.lake_movers import COMES_UP, ComeUp, GetUp, LeapOut, RunIn, Sail
from hamlet.app.motion.movers import Mover
from hamlet.app.motion.phases import Phase
from hamlet.engine.lake.base import SLICE
from hamlet.engine.lake.events import BoatPlaced, FishArrived, FishCaught, LakeFormed, VillagerStoodUp
from hamlet.engine.lattice.geometry import Triangle
from hamlet.session.history import Step
from hamlet.words.stories import all_of

APART = 0.04  # seconds between two fish that come up
LEAPS_APART = 0.07


def new_lakes(step: Step) -> frozenset[int]:
    """The lakes that the step has closed."""
    return frozenset(event.lake for event in all_of(step.events, LakeFormed))


def caught(step: Step) -> frozenset[Triangle]:
    """The triangles from which fish were taken."""
    return frozenset(triangle for event in all_of(step.events, FishCaught) for triangle in event.triangles)


def arriving(step: Step) -> frozenset[Triangle]:
    """The triangles on which fish will come up."""
    return frozenset(triangle for _, triangle in _arriving(step))


def stood_up(step: Step) -> list[VillagerStoodUp]:
    """Who stands up, of those who are on a tile."""
    events = all_of(step.events, VillagerStoodUp)
    return [event for event in events if 0 <= event.tile < len(step.before.village.tiles)]


def rises(step: Step, absent: Absent, colours: Sequence[str]) -> Iterator[Phase]:
    """All who stand up, at once."""
    village = step.before.village
    movers = [GetUp(village, event.tile, event.seat, colours[event.seat]) for event in stood_up(step)]
    if movers:
        yield Phase(step.before, absent, tuple(movers))


def leaps(step: Step, absent: Absent) -> Iterator[Phase]:
    """All fish that are caught, one shortly after the other."""
    movers: list[Mover] = []
    village = step.before.village
    where = {triangle: number for number, lake in enumerate(village.lakes) for triangle in lake.triangles}
    for event in all_of(step.events, FishCaught):
        for triangle in event.triangles:
            lake = where.get(triangle)
            if lake is not None:
                boat = SLICE.of(step.before).boats[lake] != NO_BOAT
                waits = len(movers) * LEAPS_APART
                movers.append(LeapOut(village, lake, triangle, event.tile, waits, boat=boat))
    if movers:
        yield Phase(step.before, absent, tuple(movers))


def waters(step: Step, colours: Sequence[str]) -> Iterator[Phase]:
    """The water of new lakes runs in, then fish come up; boats slide to their places."""
    after, fish = step.after, _arriving(step)
    come = all_of(step.events, LakeFormed)
    all_fish = arriving(step)
    placed = all_of(step.events, BoatPlaced)
    boats = frozenset(event.lake for event in placed)
    if come:
        absent = Absent(lakes=new_lakes(step), fish=all_fish, boats=boats)
        movers = tuple(RunIn(after.village, event.lake, event.uid) for event in come)
        yield Phase(after, absent, movers)
    if fish:
        whole = (len(fish) - 1) * APART + COMES_UP
        kept = lake_contents(after)
        rising = [
            ComeUp(
                after.village, lake, triangle, number * APART, whole - number * APART, kept[lake].kept_free
            )
            for number, (lake, triangle) in enumerate(fish)
        ]
        yield Phase(after, Absent(fish=all_fish, boats=boats), tuple(rising))
    if boats:
        sails = [Sail(after.village, event.lake, colours[event.seat]) for event in placed]
        yield Phase(after, Absent(boats=boats), tuple(sails))


def _arriving(step: Step) -> list[tuple[int, Triangle]]:
    events = all_of(step.events, FishArrived)
    return [(event.lake, triangle) for event in events for triangle in event.triangles]
