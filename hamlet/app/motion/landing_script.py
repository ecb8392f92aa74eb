"""Tiles and markers in a step: they wait where they were pinned, drop, and knock their neighbours."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from hamlet.app.board.contents import Absent
from hamlet.app.motion.bumping import bumps
from hamlet.app.motion.finishing import Finished
from hamlet.app.motion.landing import HITS, Drop, Dust, Lay, Wait
from hamlet.app.motion.phases import Phase
from hamlet.app.motion.scripting import Scripting
from hamlet.engine.events import DeliveryMade, RoadBuilt, TilePlaced
from hamlet.session.history import Step


def waiting(step: Step, phases: list[Phase]) -> list[Phase]:
    """What is built lies where it was pinned, while others come there."""
    tiles = step.after.village.tiles
    built = [
        tiles[event.uid] for event in step.events if isinstance(event, TilePlaced) and event.uid < len(tiles)
    ]
    return [
        replace(phase, movers=(*(Wait(placed, 0.0, phase.lasts) for placed in built), *phase.movers))
        for phase in phases
    ]


def landings(script: Scripting) -> Iterator[Phase]:
    """Tiles drop and raise dust; markers are laid."""
    for event in script.step.events:
        if type(event) in _LANDINGS:
            yield from _LANDINGS[type(event)](script, event)


def _tile(script: Scripting, event: TilePlaced) -> Iterator[Phase]:
    before, after = script.step.before.village, script.step.after.village
    if event.uid >= len(after.tiles):
        return
    placed = after.tiles[event.uid]
    around = [bump for bump in bumps(after, event.uid, HITS) if bump.uid < len(before.tiles)]
    drop, dust = Drop(placed, 0.0), Dust(placed, HITS)
    # The tile is there until the last neighbour has come to rest.
    ends = [drop.lasts, dust.begin + dust.lasts, *(bump.begin + bump.lasts for bump in around)]
    yield Phase(script.step.before, script.all_away, (*around, replace(drop, lasts=max(ends)), dust))


def _road(script: Scripting, event: RoadBuilt) -> Iterator[Phase]:
    village = script.step.after.village
    road = next(road for road in village.roads if road.side == event.side)
    yield Phase(script.step.before, script.all_away, (Lay(village, road, 0.0),))


_LANDINGS: Final[dict[type, Callable[[Scripting, Any], Iterator[Phase]]]] = {
    TilePlaced: _tile,
    RoadBuilt: _road,
}


def finished(script: Scripting) -> Iterator[Phase]:
    """A part of the Church that is finished has its moment."""
    after = script.step.after
    if any(isinstance(event, DeliveryMade) for event in script.step.events):
        parts = len(after.church)
        done = parts - after.church.count(-1)
        yield Phase(after, Absent(), (Finished(after.village, after.village.church, done, parts),))
