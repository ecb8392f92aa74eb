"""The village as it is to be shown now: what is lit, ghosted, marked, and under way."""

from __future__ import annotations

from dataclasses import replace

from hamlet.app.ids import Id
from hamlet.app.view.amounts import Quantity
from hamlet.app.view.parts import Card
from hamlet.app.view.waterside import Spread
from hamlet.engine.lattice.geometry import Side, Triangle, Vertex
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class TileMark:
    """A tile that can be chosen, with a short badge ("{gold} 2", "3") if any."""

    id: Id
    tile: int
    badge: str = ""
    selected: bool = False


@dataclass(frozen=True, slots=True)
class UnitMark:
    """A pile of like units in a tray that can be chosen for the payment; so many of it are."""

    id: Id
    tile: int
    code: int
    count: int
    chosen: int


@dataclass(frozen=True, slots=True)
class BorderMark:
    """A border between two tiles where a road could go, with its price; not enabled: seen, with a reason."""

    id: Id
    side: Side
    price: tuple[Quantity, ...] = ()
    enabled: bool = True
    selected: bool = False


@dataclass(frozen=True, slots=True)
class Meet:
    """A side of the ghost and how it meets its neighbour: scores, fits or clashes."""

    side: Side
    kind: str
    points: int = 0


@dataclass(frozen=True, slots=True)
class Ghost:
    """A blueprint held over the village. Pinned: it stays, and can be lifted by `id`.

    `worth` is what the end brings more as things stand, if it is built there.
    Where it does not fit, `why` tells the rule, `triangles` are those that are taken already, and `against`
    are the buildings with which it does not get on.
    """

    id: Id
    tile: int
    rotation: int
    at: Vertex
    pinned: bool
    legal: bool
    meets: tuple[Meet, ...] = ()
    worth: int | None = None
    why: str = ""
    triangles: tuple[Triangle, ...] = ()
    against: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Spot:
    """Another place where the held blueprint would fit, so turned; and its worth, once that is known."""

    id: Id
    tile: int
    rotation: int
    at: Vertex
    best: bool = False
    worth: int | None = None


@dataclass(frozen=True, slots=True)
class Way:
    """The way of one material, tile by tile, drawn in its colour; `donkeys` carry it, numbered."""

    tiles: tuple[int, ...]
    material: int
    donkeys: tuple[int, ...] = ()
    crossings: tuple[tuple[int, int], ...] = ()
    """Steps that go over water: the number of the tile from which, and the lake."""


@dataclass(frozen=True, slots=True)
class LakeMark:
    """A lake that is lit, or one that would be: `ghost`. Its tag tells of it in a few words.

    `fish` are the triangles on which fish would be; they are told of ghosts only.
    """

    triangles: tuple[Triangle, ...]
    ghost: bool = False
    fish: tuple[Triangle, ...] = ()
    tag: str = ""


@dataclass(frozen=True, slots=True)
class JoinLine:
    """A line from a lake (by its triangles) to a tile that a boat would join: newly, or as it is already."""

    triangles: tuple[Triangle, ...]
    tile: int
    new: bool


@dataclass(frozen=True, slots=True)
class LetterMark:
    """A letter at something: a place for a building, a tile or a piece of a seat on it, a border, a lake.

    What it stands at is lit by a mark of its own. `strong`: it is the one that is meant; `asked`: it can be
    chosen.
    """

    id: Id
    letter: str
    spot: Spot | None = None
    tile: int | None = None
    piece: int | None = None
    side: Side | None = None
    triangles: tuple[Triangle, ...] = ()
    strong: bool = False
    asked: bool = False
    tag: str = ""


@dataclass(frozen=True, slots=True)
class DonkeyMark:
    """A donkey of the acting seat that can be chosen on its tile."""

    id: Id
    tile: int
    selected: bool = False


@dataclass(frozen=True, slots=True)
class Refused:
    """What is pointed at and would be refused, if it were chosen; and why."""

    id: Id
    why: str


@dataclass(frozen=True, slots=True)
class HeldPiece:
    """A villager or donkey of the acting seat in somebody's hand: not seen where it stood.

    Of several alike on the tile it is the one of this number.
    """

    kind: str
    tile: int
    number: int | None = None


ASKED = ""
"""The prompt of a scene that has none of its own: what the game asks is told, once somebody reads it."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything on the village that comes from what the player is doing."""

    mode: str = "idle"
    prompt: str = ASKED
    dim: bool = False
    tiles: tuple[TileMark, ...] = ()
    bright: frozenset[int] = frozenset()
    units: tuple[UnitMark, ...] = ()
    borders: tuple[BorderMark, ...] = ()
    donkeys: tuple[DonkeyMark, ...] = ()
    ghost: Ghost | None = None
    spots: tuple[Spot, ...] = ()
    ways: tuple[Way, ...] = ()
    lakes: tuple[LakeMark, ...] = ()
    joins: tuple[JoinLine, ...] = ()
    letters: tuple[LetterMark, ...] = ()
    card: Card | None = None
    spread: Spread | None = None
    """What lies over the village in place of a card: the season's menu, or fish that go back."""
    refused: Refused | None = None
    held: HeldPiece | None = None
    toast: str = ""
    toast_tiles: frozenset[int] = frozenset()
    toast_sides: tuple[Side, ...] = ()
    toast_rule: str = ""
    """The paragraph of the rules behind the message."""

    def with_toast(self, text: str, tiles: frozenset[int], sides: tuple[Side, ...], rule: str = "") -> Scene:
        """The scene with a short message, the places it is about, and the rule behind it."""
        return replace(self, toast=text, toast_tiles=tiles, toast_sides=sides, toast_rule=rule)
