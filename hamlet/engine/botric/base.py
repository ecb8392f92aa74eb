"""His slice and his rules at hand, for all that he does; the room itself adds the hooks."""

from __future__ import annotations

from typing import ClassVar, Final

from hamlet.engine.botric.board import Board
from hamlet.engine.botric.definitions import BotricParts, Edition
from hamlet.engine.box import Box
from hamlet.engine.expansions.expansion import Expansion
from hamlet.engine.lake.base import LAKE
from hamlet.engine.state import State

BOTRIC: Final = "botric"
"""The room; and the decision that is his: what his lists say is done by `botric_step`."""

HUMAN_SEAT, HIS_SEAT = 0, 1
"""He is the second of two, and the human begins (S16)."""


class BotricBase(Expansion[Board]):
    """Where the slice is found."""

    name: ClassVar[str] = BOTRIC


SLICE: Final = BotricBase()


def parts_of(box: Box) -> BotricParts:
    """What he is played with."""
    found: BotricParts = box.definitions.parts[BOTRIC]
    return found


def edition_of(state: State) -> Edition:
    """The edition of his rules."""
    return parts_of(state.box).edition


def lines_of(state: State, deciding: str) -> tuple[str, ...]:
    """His lines for one thing to decide, in order."""
    edition = edition_of(state)
    if deciding in edition.lake_lists and by_the_lake(state):
        return edition.lake_lists[deciding]
    return edition.lists.get(deciding, ())


def by_the_lake(state: State) -> bool:
    """Whether lakes form in this game."""
    return LAKE in state.box.ruleset.positions
