"""The sign of a building in which nobody may act for now: before its door, or at the corner of its symbol."""

from __future__ import annotations

from hamlet.app.art.cache import Picture
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import COST, INK, PAPER
from hamlet.app.art.shapes import clear, disc
from hamlet.app.art.tile_signs import TileSigns
from hamlet.app.board.joints import Joint
from hamlet.app.board.studio import Studio
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Placed

NEAR, SMALL = 34, 20  # logical pixels of the disc: on a building, on the symbol for it
SHARE = 0.46  # of a side that it takes at most, where it stands on a building


def closed_side(length: float, signs: TileSigns | None) -> int:
    """How large the sign is, in logical pixels, at so many of them per side."""
    if signs is not None and signs.symbol:
        return SMALL
    return max(SMALL + 4, min(NEAR, round(SHARE * length)))


def closed_sign(studio: Studio, placed: Placed, signs: TileSigns | None, length: int, scale: float) -> Joint:
    """The sign of a tile."""
    side = round(closed_side(length / scale, signs) * scale)
    x, y = to_plane(placed.at)
    if signs is not None and signs.symbol:
        away = signs.symbol * scale / length / 2
        at = (x + signs.heart[0] + 0.8 * away, y + signs.heart[1] - 0.8 * away)
    else:
        middle = studio.tiles.standing_box(placed.tile, placed.rotation).centre
        at = (x + middle[0], y + middle[1])
    picture = studio.keep(("closed", side), lambda: _draw(side))
    return ("closed", placed.at, side, at), picture, at


def _draw(side: int) -> Picture:
    sheet = clear((side + 4, side + 4))
    middle = (side / 2 + 2, side / 2 + 2)
    disc(sheet, middle, side / 2, INK)
    disc(sheet, middle, side / 2 - max(1.0, side * 0.05), COST)
    disc(sheet, middle, side / 2 - max(2.0, side * 0.13), PAPER)
    draw_icon(sheet, "closed", middle, round(side * 0.66))
    return Picture(sheet, (round(middle[0]), round(middle[1])))
