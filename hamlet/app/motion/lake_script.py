"""What is to be seen of a step by the lake: water that comes, fish, boats."""

from __future__ import annotations

from collections.abc import Iterator

from hamlet.app.board.contents import Absent, lake_contents
from hamlet.app.board.lakes.afloat import NO_BOAT
from hamlet.app.motion.lake_events import arrivals, arriving, new_lakes
from hamlet.app.motion.lake_movers import COMES_UP, ComeUp, LeapOut, RunIn
from hamlet.app.motion.movers import Mover
from hamlet.app.motion.phases import Phase
from hamlet.app.motion.sailing import Sail
from hamlet.app.motion.scripting import Scripting
from hamlet.engine.lake.base import SLICE
from hamlet.engine.lake.events import BoatPlaced, FishCaught, LakeFormed
from hamlet.words.stories import all_of

APART = 0.04  # seconds between two fish that come up
LEAPS_APART = 0.07


def leaps(script: Scripting) -> Iterator[Phase]:
    """All fish that are caught, one shortly after the other."""
    step = script.step
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
        yield Phase(step.before, script.all_away, tuple(movers))


def waters(script: Scripting) -> Iterator[Phase]:
    """The water of new lakes runs in, then fish come up; boats sail to their places."""
    step, colours = script.step, script.colours
    after, fish = step.after, arrivals(step)
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
