"""What a tile wants a place for at a zoom step, with sizes in logical pixels."""

from __future__ import annotations

from dataclasses import dataclass

from hamlet.app.art.icons.tile_sign import has_tile_icon
from hamlet.app.art.tile.sizes import (
    BANNER_HEIGHT,
    NAME_SIZE,
    OWNER_ROOM,
    WORTH_ROOM,
    Detail,
    detail,
    flag_side,
    piece_room,
    sign_room,
    sign_sides,
    slot_side,
    tray_size,
)
from hamlet.app.art.type import Role, measure
from hamlet.engine.definitions import Tile
from hamlet.engine.village import Placed

SignPixels = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Wants:
    """Sizes of everything that belongs to one tile; None for what it has not."""

    symbols: tuple[tuple[int, SignPixels], ...]
    """Sizes of the symbol that stands for the building, seen from afar, and what each takes."""
    trays: tuple[tuple[int, SignPixels], ...]
    """Ways to lay out the slots, by columns, the best first."""
    plate: SignPixels | None
    """Owner and worth."""
    named: SignPixels | None
    """Name, with owner and worth if there are."""
    flag: SignPixels | None
    piece: SignPixels | None

    @property
    def symbol(self) -> SignPixels | None:
        """What the usual symbol takes; None where the building itself is seen."""
        return self.symbols[0][1] if self.symbols else None


def wants_of(tile: Tile, placed: Placed, step: int) -> Wants:
    """What this tile of the village wants."""
    owned, level = placed.owner >= 0, detail(step)
    near = level >= Detail.FULL
    plate = OWNER_ROOM + WORTH_ROOM + 2 if owned else 0
    name = measure(tile.name, Role.BANNER, NAME_SIZE) + 16
    flag = flag_side(step)
    return Wants(
        () if near else _symbols(tile, step, owned=owned),
        _trays(tile.slots, step),
        (plate, BANNER_HEIGHT) if near and owned else None,
        (plate + name, BANNER_HEIGHT) if near else None,
        (flag, flag) if near and owned else None,
        piece_room(step) if level > Detail.FLAT else None,
    )


def _symbols(tile: Tile, step: int, *, owned: bool) -> tuple[tuple[int, SignPixels], ...]:
    lettered = not has_tile_icon(tile.drawing)
    return tuple((side, sign_room(side, owned=owned, lettered=lettered)) for side in sign_sides(step))


def _trays(slots: int, step: int) -> tuple[tuple[int, SignPixels], ...]:
    """A row, two rows, a column; from very far one plate that tells how many there are."""
    if not slots:
        return ()
    if detail(step) is Detail.FLAT:
        return ((0, (slot_side(step) + 2, slot_side(step) + 2)),)
    ways = dict.fromkeys((slots, -(-slots // 2), 1))
    return tuple((columns, size) for columns in ways if (size := tray_size(slots, step, columns)))
