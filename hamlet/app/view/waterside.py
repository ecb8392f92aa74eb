"""What a game by the lake shows around the village, as plain data: fish, menu, effects, and their sheets."""

from __future__ import annotations

from hamlet.app.ids import EffectId, FishId, MenuId
from hamlet.app.view.parts import Button
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class FishItem:
    """A fish tile in the hand of the seat shown; `card` is what it can be used by.

    `worth` is what it is good for, in icons; `brief` the same where there is little room.
    `used`: this kind has served this turn. `reason` tells why it cannot be used now.
    """

    id: FishId
    kind: str
    name: str
    worth: str
    brief: str
    card: MenuId | None
    usable: bool
    used: bool = False
    reason: str = ""
    selected: bool = False
    back: bool = False


@dataclass(frozen=True, slots=True)
class MenuRow:
    """A card of the season's menu: its fish, what it brings at once; `done` if it was used this turn."""

    id: MenuId
    fish: str
    name: str
    gain: str
    brief: str
    about: str
    usable: bool
    done: bool = False
    reason: str = ""
    selected: bool = False
    letter: str = ""


@dataclass(frozen=True, slots=True)
class EffectChip:
    """What a meal still does this turn: it waits for the next action, or lasts until the turn ends."""

    id: EffectId
    icon: str
    text: str
    about: str


@dataclass(frozen=True, slots=True)
class LakePanel:
    """Everything of the lake around the village; `limit` is how many fish may be kept."""

    season: str
    season_name: str
    title: str
    fish: tuple[FishItem, ...]
    limit: int
    menu: tuple[MenuRow, ...]
    effects: tuple[EffectChip, ...]
    bag: tuple[str, ...] = ()
    """What the bag of fish holds."""
    away: bool = False
    """Whether the fish lie on a sheet just now, and not in the dock."""


@dataclass(frozen=True, slots=True)
class MenuPart:
    """One card of the menu as it rises over the dock: what it is drawn from, its text, button and notes."""

    id: MenuId
    card: str
    name: str
    fish: str
    season: str
    text: str
    button: Button
    note: str = ""
    reason: str = ""
    chosen: bool = False
    spent: bool = False


@dataclass(frozen=True, slots=True)
class MenuSpread:
    """The cards of the season side by side over the dock, under a head."""

    title: str
    about: str
    icon: str
    cards: tuple[MenuPart, ...]


@dataclass(frozen=True, slots=True)
class SheetLine:
    """Something that is left over, with a button where it can still be done."""

    icon: str
    text: str
    button: Button | None = None


@dataclass(frozen=True, slots=True)
class FishSheet:
    """The end of a turn with too many fish: those that go back are sunk."""

    title: str
    remark: str
    head: str
    asked: str
    fish: tuple[FishItem, ...]
    lines: tuple[SheetLine, ...]
    buttons: tuple[Button, ...]


Spread = MenuSpread | FishSheet
