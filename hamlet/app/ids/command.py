"""What every id is, and the commands, of which there is only one each."""

from __future__ import annotations

from enum import Enum


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
