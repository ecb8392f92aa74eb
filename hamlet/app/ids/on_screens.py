"""Ids about panels, the view and screens, and not about the game."""

from __future__ import annotations

from hamlet.app.ids.command import Id
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class PanelCommand(Id):
    """Something about the panels themselves."""

    name: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class ViewId(Id):
    """A button over the village that moves the view."""

    name: str


@dataclass(frozen=True, slots=True)
class ButtonId(Id):
    """A button of a screen."""

    name: str


@dataclass(frozen=True, slots=True)
class SeatPartId(Id):
    """A part of a seat's line in a form."""

    part: str
    seat: int


@dataclass(frozen=True, slots=True)
class OptionId(Id):
    """A rule option in a form; lists have parts."""

    option: str
    part: int = 0


@dataclass(frozen=True, slots=True)
class InfoId(Id):
    """Something that only explains itself."""

    about: str
    which: int | str = 0
    seat: int = -1


@dataclass(frozen=True, slots=True)
class ControlId(Id):
    """A control of a screen around the table: what it is about, and which of several alike."""

    name: str
    which: int | str = 0


@dataclass(frozen=True, slots=True)
class CellId(Id):
    """One cell of a control: of joined choices, or of an open list."""

    of: Id
    value: str


@dataclass(frozen=True, slots=True)
class ScrollId(Id):
    """The bar of what scrolls."""

    card: str
