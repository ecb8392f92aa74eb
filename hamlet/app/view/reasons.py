"""What a card tells of Botric's reasons: what he tried, the lines of his lists, and what bears a letter."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from hamlet.app.ids import Id


class ListLook(StrEnum):
    """How a line of a list stands: asked, asked in vain, the one that decided, waiting, or not asked."""

    ASKED = "asked"
    VAIN = "vain"
    DECIDES = "decides"
    OPEN = "open"
    IDLE = "idle"


@dataclass(frozen=True, slots=True)
class TriedRow:
    """An action that he tried: why it was passed over; or that it is the one he does."""

    icon: str
    title: str
    why: str
    done: bool = False
    spare: bool = False


@dataclass(frozen=True, slots=True)
class ListRow:
    """A line of a list: its sign, its words, and how many there were before and after it.

    Pointing at it shows in the village what it left. `remark` stands in the place of the figures.
    """

    id: Id
    sign: str
    text: str
    look: ListLook
    before: int = 0
    after: int = 0
    remark: str = ""
    spare: bool = False


@dataclass(frozen=True, slots=True)
class LetterRow:
    """Something with the letter that it bears in the village too.

    `chosen`: it is the one that was taken, or one that was not; None while that is asked, and `key` chooses.
    """

    id: Id
    letter: str
    title: str
    note: str = ""
    figure: str = ""
    chosen: bool | None = None
    lit: bool = False
    key: str = ""
    eye: bool = False
