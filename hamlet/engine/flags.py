"""Flags: how many a seat has placed, on buildings and elsewhere, and how many it has left."""

from __future__ import annotations

from hamlet.engine.state import State


def flags_placed(state: State, seat: int) -> int:
    """All flags of the seat: on buildings, substitutes included, and on what expansions put them."""
    elsewhere = sum(each.flags_used(state, seat) for each in state.box.ruleset.expansions)
    return state.flags_of(seat) + elsewhere


def flags_left(state: State, seat: int) -> int | None:
    """How many flags the seat has left; None where they are unlimited."""
    limit = state.box.rules.flags
    return None if limit is None else max(limit - flags_placed(state, seat), 0)
