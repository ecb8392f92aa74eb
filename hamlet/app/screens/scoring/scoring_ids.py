"""What can be chosen on the score."""

from __future__ import annotations

from typing import Final

from hamlet.app.ids import ControlId

TOWN: Final = ControlId("town")
LOOK, FROM, PICTURE, TITLE = (ControlId(name) for name in ("look", "from", "picture", "title"))
REMATCH, TABLE, MILK, CLOSE = (ControlId(name) for name in ("rematch", "table", "milk", "close"))
WHOSE: Final = ControlId("whose")
"""Whose moves are listed."""
LINE, LANE, MOVE, GLASS = "line", "lane", "move", "glass"
ROWS, FOOT, NAME = "rows", "foot", "name"
"""The groups that Tab goes through."""


def line_id(key: str) -> ControlId:
    """A line of the sheet."""
    return ControlId(LINE, key)


def lane_id(seat: int, key: str) -> ControlId:
    """A piece of a seat's road."""
    return ControlId(LANE, f"{seat} {key}")


def lane_of(what: ControlId) -> tuple[int, str]:
    """The seat and the piece that an id of a road's piece stands for."""
    seat, _, key = str(what.which).partition(" ")
    return int(seat), key


def glass_id(number: int) -> ControlId:
    """A glass of milk of those who share the victory."""
    return ControlId(GLASS, str(number))
