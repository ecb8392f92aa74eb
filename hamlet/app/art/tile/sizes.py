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
TRAY_EDGE = 5
SLOT_GAP = 3


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
    """The height of a villager in pixels: 26 at 48, 32 at 96."""
    return max(22, min(44, round(20 + length / 8)))


def sign_side(length: float) -> int:
    """The size of the symbol that stands for a building seen from afar."""
    return 24 if detail(length) is Detail.FLAT else 32


def tray_size(slots: int, length: float) -> tuple[int, int] | None:
    """Width and height of the tray of so many slots; None without slots."""
    if not slots:
        return None
    side = slot_side(length)
    return slots * side + (slots - 1) * SLOT_GAP + 2 * TRAY_EDGE, side + 2 * TRAY_EDGE


def banner_width(tile: Tile, *, named: bool = True) -> int:
    """Width of the banner: name, and room for owner and worth on a landmark."""
    name = measure(tile.name, Role.BANNER, NAME_SIZE) + 16 if named else 0
    return name + (OWNER_ROOM + WORTH_ROOM if tile.flag or tile.score else 0)
