"""The parts a card is made of. Text is rich: {wood}, {gold}, {point} … stand for icons.

Everything that can be chosen has an id; choosing it (click, drop, Enter) is told to the flow by that id.
"""

from __future__ import annotations

from hamlet.app.ids import Id
from hamlet.app.view.amounts import Quantity
from hamlet.app.view.hint_rows import HintRow
from hamlet.app.view.reasons import LetterRow, ListRow, TriedRow
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class Button:
    """Something to press. `eye`: it reveals something, so there is no undo past it.

    With an icon it shows that alone, and says its label when it is pointed at. What only `leaves` the card
    has the right end of its foot to itself: it never lies where something was done before.
    """

    id: Id
    label: str
    enabled: bool = True
    main: bool = False
    eye: bool = False
    key: str = ""
    hint: str = ""
    icon: str = ""
    leaves: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that can or cannot be done, what it costs and brings, why not; without an id, told only."""

    id: Id | None
    title: str
    cost: tuple[Quantity, ...] = ()
    gain: tuple[Quantity, ...] = ()
    notes: tuple[str, ...] = ()
    enabled: bool = True
    reason: str = ""
    mend: Button | None = None
    eye: bool = False
    key: str = ""
    rule: str = ""
    """The paragraph of the rules that tells why not."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several of which one is chosen."""

    id: Id
    title: str
    gain: tuple[Quantity, ...] = ()
    notes: tuple[str, ...] = ()
    selected: bool = False
    key: str = ""


@dataclass(frozen=True, slots=True)
class ScoreHead:
    """Whose columns of a score follow: the colour and the name of each seat."""

    seats: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A source of points with the number of each seat; the last line is the total. It opens its sums."""

    title: str
    numbers: tuple[int, ...]
    last: bool = False
    opens: Id | None = None


@dataclass(frozen=True, slots=True)
class Stepper:
    """A number with less and more."""

    id: Id
    label: str
    value: int
    can_less: bool
    can_more: bool
    why_less: str = ""
    """Why there can be no less, where there cannot."""
    why_more: str = ""


@dataclass(frozen=True, slots=True)
class Heading:
    """A small heading, with a remark at the right; what is `spare` is left out where a card would scroll."""

    text: str
    remark: str = ""
    spare: bool = False


@dataclass(frozen=True, slots=True)
class Note:
    """A line of text; `bad` in the colour of refusals. With `opens` pointing at it tells more.

    What is `spare` is left out where a card would have to scroll; what is told `instead` stands only there.
    """

    text: str
    opens: Id | None = None
    bad: bool = False
    spare: bool = False
    instead: bool = False


@dataclass(frozen=True, slots=True)
class Gains:
    """Boxes side by side: the points that come now and those that come at the end; each opens its sum.

    Without a note there is nothing to say of one, and the other has the room of both. `brief`: without notes,
    and left out where the card would have to scroll: pointing at its button tells the same.
    """

    now: int
    now_note: str
    end: int
    end_note: str
    brief: bool = False


@dataclass(frozen=True, slots=True)
class LakeBox:
    """What there is to tell of a lake that is to be: a heading, and lines with a figure at the right."""

    title: str
    lines: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Supply:
    """What a seat has left of something, in small pictures: of `most` the rest is pale."""

    text: str
    icon: str
    colour: str
    left: int
    most: int


@dataclass(frozen=True, slots=True)
class Turner:
    """Turning what is held: to the left, how it lies now, to the right."""

    left: Button
    text: str
    right: Button


Reason = TriedRow | ListRow | LetterRow | HintRow
Part = (
    Row
    | Choice
    | ScoreHead
    | ScoreLine
    | Stepper
    | Heading
    | Note
    | Gains
    | LakeBox
    | Supply
    | Button
    | Turner
    | Reason
)


@dataclass(frozen=True, slots=True)
class Card:
    """A card over the village. It stands beside its tile (`tile`) or spot, and covers nothing lit."""

    title: str
    subtitle: str = ""
    tile: int | None = None
    blueprint: int | None = None
    parts: tuple[Part, ...] = ()
    buttons: tuple[Button, ...] = ()
    beside: Id | None = None
    """The button that opened it, where it stands beside that."""
    boat: str | None = None
    """The colour of the seat whose boat it is about: that is its picture then, and not a tile."""
    rule: str = ""
    """The paragraph of the rules that tells of it."""
    broad: bool = False
    """Whether its lines need more room than those of other cards."""
    icon: str = ""
    """An icon as its picture, where it is about no tile."""
