"""Where else a held blueprint fits: the best places dashed, all others a dot."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hamlet.app.art.palette import BANNER, INK, LIT_LINE, alpha
from hamlet.app.art.shapes import Point, clear
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.overlays.pens import dashes, patch
from hamlet.app.ids import Id
from hamlet.app.view.scene import Spot

DOT = 6.0


def spot_middle(canvas: Canvas, spot: Spot) -> Point:
    """The middle of the tile if it lay there."""
    x, y = canvas.eye.vertex(spot.at)
    middle = canvas.studio.tiles.plan(spot.tile, spot.rotation).middle
    return x + middle[0] * canvas.eye.length, y + middle[1] * canvas.eye.length


def draw_spots(canvas: Canvas, spots: Sequence[Spot], hover: Id | None) -> None:
    """Outlines, then dots."""
    area = canvas.eye.rect
    best = [spot for spot in spots if spot.best or spot.id == hover]
    for spot in best:
        corners = canvas.outline(spot.tile, spot.rotation, spot.at)
        strong = spot.id == hover
        patch(canvas.surface, alpha(LIT_LINE, 60) if strong else alpha(LIT_LINE, 26), corners)
        dashes(canvas.surface, LIT_LINE, corners, canvas.px(3.5 if strong else 2.5), canvas.px(8))
    dot = _dot(round(DOT * canvas.scale))
    half = dot.get_width() / 2
    middles = [spot_middle(canvas, spot) for spot in spots if not spot.best]
    canvas.surface.fblits(
        [(dot, (round(x - half), round(y - half))) for x, y in middles if area.collidepoint(x, y)]
    )


def _dot(radius: int) -> pygame.Surface:
    side = 2 * radius + 4
    picture = clear((side, side), INK)
    pygame.draw.aacircle(picture, INK, (side / 2, side / 2), radius + 1)
    pygame.draw.aacircle(picture, BANNER, (side / 2, side / 2), radius - 1)
    return picture
