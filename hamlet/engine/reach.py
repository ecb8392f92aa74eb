"""The reach of a seat: the village's own, unless an expansion joins further tiles for that seat alone."""

from __future__ import annotations

from hamlet.engine.state import State
from hamlet.engine.village import Reach


def reach_of(state: State, seat: int) -> Reach:
    """The connections that this seat's villagers, donkeys and goods may use."""
    joining = state.box.joining
    if not joining:
        return state.village.by_road
    groups = {group for joins_of in joining for group in joins_of(state, seat)}
    return state.village.joined(tuple(sorted(groups)))
