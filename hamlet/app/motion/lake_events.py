"""What of a step by the lake concerns motion: which lakes, fish and villagers."""

from __future__ import annotations

from hamlet.engine.lake.events import FishArrived, FishCaught, LakeFormed, VillagerStoodUp
from hamlet.engine.lattice.geometry import Triangle
from hamlet.session.history import Step
from hamlet.words.stories import all_of


def new_lakes(step: Step) -> frozenset[int]:
    """The lakes that the step has closed."""
    return frozenset(event.lake for event in all_of(step.events, LakeFormed))


def caught(step: Step) -> frozenset[Triangle]:
    """The triangles from which fish were taken."""
    return frozenset(triangle for event in all_of(step.events, FishCaught) for triangle in event.triangles)


def arriving(step: Step) -> frozenset[Triangle]:
    """The triangles on which fish will come up."""
    return frozenset(triangle for _, triangle in arrivals(step))


def arrivals(step: Step) -> list[tuple[int, Triangle]]:
    """The same in order, each with its lake."""
    events = all_of(step.events, FishArrived)
    return [(event.lake, triangle) for event in events for triangle in event.triangles]


def stood_up(step: Step) -> list[VillagerStoodUp]:
    """Who stands up, of those who are on a tile."""
    events = all_of(step.events, VillagerStoodUp)
    return [event for event in events if 0 <= event.tile < len(step.before.village.tiles)]
