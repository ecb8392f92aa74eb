"""Who of his villagers goes: whoever stands nearest, and of several the one that the human chooses (S1)."""

from __future__ import annotations

from hamlet.engine.actions.villager import standing_places
from hamlet.engine.botric.thinking import Mind, those_with_least
from hamlet.engine.reach import reach_of
from hamlet.engine.state import State

FAR = 1 << 20
"""Farther than any tile: no way leads there."""


def fewest_steps(state: State, tile: int) -> int:
    """How near the nearest of his standing villagers is to a tile."""
    steps = reach_of(state, state.seat).steps_from(tile)
    return min(_far(steps[place]) for place in standing_places(state))


def who_walks(state: State, tile: int, mind: Mind) -> int:
    """The tile from which a villager comes; two on one tile are no tie (S20)."""
    steps = reach_of(state, state.seat).steps_from(tile)
    standing = sorted(set(standing_places(state)))
    nearest = those_with_least(standing, lambda place: _far(steps[place]))
    return mind.walker(nearest, len(standing))


def _far(steps: int) -> int:
    return FAR if steps < 0 else steps
