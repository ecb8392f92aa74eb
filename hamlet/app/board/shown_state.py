"""A state as the board shows it: the village, what lies on its tiles, how far the Church is, its lakes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hamlet.app.art.tile.buildings import church_parts
from hamlet.app.board.contents import Absent, closed_tiles, contents_of, lake_contents
from hamlet.app.board.display_list import Shown
from hamlet.engine.lake.base import LAKE
from hamlet.engine.state import State


def shown_of(state: State, colours: Sequence[str], absent: Absent, taken: Absent) -> Shown:
    """Everything but what is away: on the water what motion carries, on tiles what a hand holds too."""
    built = len(state.church) - state.church.count(-1)
    contents = contents_of(state, colours, taken)
    shown = Shown(state.village, contents, church_parts(built, len(state.church)))
    if LAKE not in state.box.ruleset.positions:
        return shown
    return replace(shown, lakes=lake_contents(state, absent), closed=closed_tiles(state))
