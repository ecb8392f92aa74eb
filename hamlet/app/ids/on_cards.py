"""Ids of what stands on a card."""

from __future__ import annotations

from hamlet.app.ids.command import Id
from hamlet.values import dataclass


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
class TollId(Id):
    """Like units on a building that may pay for boats, apart from what the boats bring."""

    tile: int
    code: int


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


@dataclass(frozen=True, slots=True)
class LineId(Id):
    """A line of one of Botric's lists, by the number of the list and its own."""

    of: int
    line: int


@dataclass(frozen=True, slots=True)
class LetterId(Id):
    """Something that bears a letter, in the village and on a card."""

    number: int
