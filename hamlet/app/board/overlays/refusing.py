"""What may not be chosen: lines in the colour of refusals across it, and the rule on a plate beside it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hamlet.app.art.palette import COST, INK, PAPER, WHITE, alpha
from hamlet.app.art.shapes import Point, clear
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.overlays.labels import reason_plate
from hamlet.app.board.overlays.pens import box_of, dashes

WHY_WIDTH = 340  # logical pixels
STEP, WIDE = 24, 6


def hatching(canvas: Canvas, size: tuple[int, int], corners: Sequence[Point]) -> pygame.Surface:
    """Slanting lines inside an outline, on a picture of this size."""
    lines, mask = clear(size, COST), clear(size, INK)
    step, wide = canvas.px(STEP), max(3, canvas.px(WIDE))
    for start in range(-size[1], size[0] + size[1], step):
        for colour, grow in ((alpha(PAPER, 150), 4), (alpha(COST, 215), 0)):
            pygame.draw.line(lines, colour, (start, size[1]), (start + size[1], 0), wide + grow)
    pygame.draw.polygon(mask, alpha(WHITE, 255), corners)
    lines.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return lines


def draw_refused(canvas: Canvas, corners: Sequence[Point]) -> None:
    """A place that would be refused: neither lit nor raised, hatched, with a broken line around it."""
    area = box_of(corners)
    inner = [(x - area.left, y - area.top) for x, y in corners]
    canvas.surface.blit(hatching(canvas, area.size, inner), area)
    dashes(canvas.surface, COST, corners, canvas.px(4), canvas.px(7))


def tell_why(canvas: Canvas, why: str, corners: Sequence[Point], avoid: Sequence[pygame.Rect] = ()) -> None:
    """The rule on a plate beside the place: below it if nothing lit lies there, else where least does."""
    around = box_of(corners)
    room, gap = canvas.eye.rect, canvas.px(14)
    picture = reason_plate(why, canvas.scale, min(canvas.px(WHY_WIDTH), room.width - canvas.px(40)))
    own = picture.get_rect()
    places = (
        own.move(around.centerx - own.centerx, around.bottom + gap),
        own.move(around.centerx - own.centerx, around.top - gap - own.height),
        own.move(around.right + gap, around.centery - own.centery),
        own.move(around.left - gap - own.width, around.centery - own.centery),
    )
    inside = [place.clamp(room) for place in places]
    canvas.surface.blit(picture, min(inside, key=lambda place: _covered(place, [around, *avoid])))


def _covered(place: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    return sum(place.clip(other).width * place.clip(other).height for other in others)
