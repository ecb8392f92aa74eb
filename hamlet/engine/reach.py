"""The reach of a seat: the village's own, unless an expansion joins further tiles for that seat alone."""

from __future__ import annotations

from typing import NamedTuple

from hamlet.engine.state import State
from hamlet.engine.village import Joins, Reach


class Ferry(NamedTuple):
    """Tiles (bits) that are connected for a seat, and for its goods for a toll of raw (material, count)."""

    id: int
    tiles: int
    toll: tuple[tuple[int, int], ...]


def reach_of(state: State, seat: int) -> Reach:
    """The connections that this seat's villagers, donkeys and goods may use."""
    if not state.box.apart:
        return state.village.by_road
    joins, ferries = joins_of(state, seat), ferries_of(state, seat)
    if ferries:
        joins = joined_by(joins, [ferry.tiles for ferry in ferries])
    return state.village.joined(joins) if joins else state.village.by_road


def joins_of(state: State, seat: int) -> Joins:
    """What is joined for this seat, goods too, and for nothing."""
    return joined_by((), [group for joins in state.box.joining for group in joins(state, seat)])


def joined_by(joins: Joins, more: list[int]) -> Joins:
    """These groups of tiles and those, each once and in one order."""
    return tuple(sorted({*joins, *more})) if more else joins


def ferries_of(state: State, seat: int) -> tuple[Ferry, ...]:
    """What is joined for this seat, but not for goods without a toll."""
    hooks = state.box.ferrying
    return tuple(ferry for ferries in hooks for ferry in ferries(state, seat)) if hooks else ()
