"""What his turn tells: what he tried and why not, what he does and by which line, what moves on his board."""

from __future__ import annotations

from typing import Any, NamedTuple

from hamlet.engine.botric.thinking import Alternative, ListLine


class BotricTried(NamedTuple):
    """He could not do this, for this reason (a code with its facts)."""

    seat: int
    action: str
    code: str
    facts: tuple[tuple[str, Any], ...] = ()


class BotricActs(NamedTuple):
    """He does this. `lines` are those that were asked until one was left; `walking` those for who walks."""

    seat: int
    action: str
    deed: Any
    lines: tuple[ListLine, ...] = ()
    walking: tuple[ListLine, ...] = ()


class TieBroken(NamedTuple):
    """What his list left open is decided: by the human, or by lot."""

    seat: int
    about: str
    option: Alternative
    by_lot: bool = False


class MarkerDrawn(NamedTuple):
    """A marker came out of his bag; it points at the token below its fellow."""

    seat: int
    marker: int
    token: str

    @property
    def reveals(self) -> bool:
        """It was hidden before."""
        return True


class MarkersReturned(NamedTuple):
    """His bag was empty: all markers are in it again."""

    seat: int


class TokenMoved(NamedTuple):
    """The token of what he did went to the far right."""

    seat: int
    token: str
    line: tuple[str, ...]


class TokenLeft(NamedTuple):
    """The token of what he can never do again is gone."""

    seat: int
    token: str


class CoinTileChanged(NamedTuple):
    """Gold came onto his coin tile or left it, and why."""

    seat: int
    gold: int
    why: str


class CoinTileTurned(NamedTuple):
    """His coin tile shows its other side."""

    seat: int
    up: bool


class VillagerIdled(NamedTuple):
    """Nothing was possible: a villager lies down without having done anything."""

    seat: int
    tile: int


class BotricBoat(NamedTuple):
    """Whether he places a boat, and on which lake (-1: on none); by which of his reasons."""

    seat: int
    lake: int
    why: str
    lines: tuple[ListLine, ...] = ()
