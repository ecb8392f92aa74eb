"""What one sees at each zoom, and how large things on a tile are on the screen.

`length` is the pixels of one tile side divided by the UI scale, so that larger text means larger badges.
"""

from __future__ import annotations

from bisect import bisect_right
from enum import IntEnum

from hamlet.app.art.type import Role, measure
from hamlet.engine.definitions import Tile

NAME_SIZE = 18
BANNER_HEIGHT = 24
WORTH_ROOM = 46
OWNER_ROOM = 24
TRAY_EDGES = ((3, 2), (3, 2), (5, 3), (5, 3))
"""By detail: the rim of a tray around its slots, and the gap between two of them."""
COUNT_ROOM = 5  # the disc with the number of several pieces reaches so far beyond the lower right of one


class Detail(IntEnum):
    """How much of a tile is drawn."""

    FLAT = 0
    SIMPLE = 1
    FULL = 2
    ALL = 3


def detail(length: float) -> Detail:
    """The detail for this many pixels per side."""
    return Detail(bisect_right((28, 48, 80), length))


def slot_side(length: float) -> int:
    """The side of a slot in pixels: 20 at 48, 28 at 96."""
    return max(18, min(40, round(12 + length / 6)))


def piece_side(length: float) -> int:
    """The height of a villager in pixels: 20 from afar, 26 at 48, 32 at 96."""
    if detail(length) < Detail.FULL:
        return 20
    return max(22, min(44, round(20 + length / 8)))


def sign_side(length: float) -> int:
    """The size of the symbol that stands for a building seen from afar."""
    return 24 if detail(length) is Detail.FLAT else 28 if length < 40 else 32


def tray_size(slots: int, length: float, columns: int = 0) -> tuple[int, int] | None:
    """Width and height of the tray of so many slots in so many columns; None without slots."""
    if not slots:
        return None
    side, (edge, gap), columns = slot_side(length), TRAY_EDGES[detail(length)], columns or slots
    rows = -(-slots // columns)
    return (
        columns * side + (columns - 1) * gap + 2 * edge,
        rows * side + (rows - 1) * gap + 2 * edge,
    )


def piece_room(length: float) -> tuple[int, int]:
    """What one spot of a yard takes: a piece, and at its corner how many there are."""
    side = piece_side(length) + COUNT_ROOM
    return side, side


def flag_side(length: float) -> int:
    """The height of a flag in pixels."""
    return round(piece_side(length) * 1.15)


def sign_sides(length: float) -> tuple[int, ...]:
    """Sizes of the symbol, the usual one first; smaller where there is no room for it."""
    usual = sign_side(length)
    return usual, *(side for side in (24, 20) if side < usual)


def sign_room(side: int, *, owned: bool, lettered: bool = False) -> tuple[int, int]:
    """What the symbol of a building takes, with its owner's ring and mark, and letters."""
    width, height = (round(side * 1.36), round(side * 1.3)) if owned else (side + 2, side + 2)
    return (width + round(side * 0.4), height + round(side * 0.3)) if lettered else (width, height)


def banner_width(tile: Tile, *, named: bool = True) -> int:
    """Width of the banner: name, and room for owner and worth on a landmark."""
    name = measure(tile.name, Role.BANNER, NAME_SIZE) + 16 if named else 0
    return name + (OWNER_ROOM + WORTH_ROOM if tile.flag or tile.score else 0)
