"""Ids: what can be chosen is named by a small value whose type says what kind of thing it is.

Whoever answers to a choice asks for the type and reads its fields; nobody takes names apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from hamlet.engine.lattice.geometry import Side, Vertex


class Id:
    """The name of something that can be chosen, pointed at or focused."""

    __slots__ = ()


class Command(Id, Enum):
    """Something the game is told, of which there is only one."""

    BACK = "back"
    BOAT = "boat"
    BUILD = "build"
    CHURCH = "church"
    CONFIRM = "confirm"
    DONE = "done"
    DONKEYS = "donkeys"
    END_TURN = "end_turn"
    FISHING = "fishing"
    GHOST = "ghost"
    HINT = "hint"
    LIFT = "lift"
    LOT = "lot"
    LOTS = "lots"
    MARKET = "market"
    MENU = "menu"
    NO_BOAT = "no_boat"
    PRODUCE = "produce"
    REACH = "reach"
    REDO = "redo"
    RESTART = "restart"
    ROADS = "roads"
    RULE = "rule"
    SCORES = "scores"
    TAKE = "take"
    TOWN_HALL = "town_hall"
    UNDO = "undo"


# In the village


@dataclass(frozen=True, slots=True)
class TileId(Id):
    """A building."""

    tile: int


@dataclass(frozen=True, slots=True)
class BorderId(Id):
    """A side between two buildings."""

    side: Side


@dataclass(frozen=True, slots=True)
class DonkeyId(Id):
    """A donkey on a building."""

    tile: int


@dataclass(frozen=True, slots=True)
class CallBackId(Id):
    """A donkey that has moved and may go back to its building."""

    tile: int


@dataclass(frozen=True, slots=True)
class VillagerId(Id):
    """A villager on a building."""

    tile: int


@dataclass(frozen=True, slots=True)
class WayId(Id):
    """A way for the goods of a payment: over these waters, or over none."""

    boats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class UnitId(Id):
    """Like units that may pay: on a building, or bought (tile -1)."""

    tile: int
    code: int


@dataclass(frozen=True, slots=True)
class SpotId(Id):
    """A place where the held blueprint fits."""

    rotation: int
    at: Vertex


# In the panels


@dataclass(frozen=True, slots=True)
class HandId(Id):
    """A blueprint in the hand."""

    place: int


@dataclass(frozen=True, slots=True)
class WorkerId(Id):
    """A villager or donkey in the dock, which is where it is in the village; several stand in one place."""

    kind: str
    place: int
    number: int


@dataclass(frozen=True, slots=True)
class DisplayId(Id):
    """A blueprint in the display."""

    place: int


@dataclass(frozen=True, slots=True)
class DeliveryId(Id):
    """A slot of the Church."""

    slot: int


@dataclass(frozen=True, slots=True)
class SaleId(Id):
    """A sale in the Market."""

    place: int


@dataclass(frozen=True, slots=True)
class FishId(Id):
    """A fish tile in the hand."""

    place: int


@dataclass(frozen=True, slots=True)
class MenuId(Id):
    """A card of the season's menu."""

    card: int


@dataclass(frozen=True, slots=True)
class UseId(Id):
    """Using a fish by a card of the menu."""

    card: int


@dataclass(frozen=True, slots=True)
class ChipId(Id):
    """A step of this turn."""

    step: int


@dataclass(frozen=True, slots=True)
class LogId(Id):
    """A line of the log."""

    line: int


@dataclass(frozen=True, slots=True)
class BotricId(Id):
    """An action of Botric's, on his board: one that he tries first, or a token of his line."""

    action: str


@dataclass(frozen=True, slots=True)
class WhyId(Id):
    """Why Botric did what he did in this step of the game."""

    step: int


# On a card


@dataclass(frozen=True, slots=True)
class LineId(Id):
    """A line of one of Botric's lists, by the number of the list and its own."""

    of: int
    line: int


@dataclass(frozen=True, slots=True)
class LetterId(Id):
    """Something that bears a letter, in the village and on a card."""

    number: int


@dataclass(frozen=True, slots=True)
class OfferId(Id):
    """What can be done at a building: a family of actions, and which of its offers."""

    family: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class AnswerId(Id):
    """One of the answers to a question."""

    number: int


@dataclass(frozen=True, slots=True)
class CountId(Id):
    """How often something is done."""

    count: int


@dataclass(frozen=True, slots=True)
class StandId(Id):
    """The building from which something is done."""

    tile: int


@dataclass(frozen=True, slots=True)
class MendId(Id):
    """The one move that would mend a refusal of something."""

    of: Id


@dataclass(frozen=True, slots=True)
class HireId(Id):
    """Somebody for hire."""

    who: str


@dataclass(frozen=True, slots=True)
class FillId(Id):
    """A material to fill slots with."""

    material: int


@dataclass(frozen=True, slots=True)
class StepId(Id):
    """One more (1) or one less (-1) of something."""

    of: Id
    by: int


@dataclass(frozen=True, slots=True)
class StartId(Id):
    """A start tile still to be laid."""

    tile: int


@dataclass(frozen=True, slots=True)
class TurnId(Id):
    """Turning what is held, so often clockwise."""

    times: int


# About panels, the view and screens, and not about the game


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
