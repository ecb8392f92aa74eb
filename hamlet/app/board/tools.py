"""The small buttons over the table: nearer, farther, the whole village, and the way back to it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

import pygame

from hamlet.app.art.buttons import ButtonState, Face, icon_button
from hamlet.app.art.palette import INK, PAPER
from hamlet.app.art.shapes import polygon
from hamlet.app.board.camera import BoardCamera
from hamlet.app.board.eye import Eye
from hamlet.app.ids import Id, ViewId
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.words.words import Words

SIDE, GAP, EDGE = 40, 6, 18
NEARER, FARTHER, WHOLE, BACK = ViewId("nearer"), ViewId("farther"), ViewId("whole"), ViewId("back")
_ICONS = {NEARER: "plus", FARTHER: "minus", WHOLE: "fit"}
_HINTS = {
    NEARER: "table.board.nearer",
    FARTHER: "table.board.farther",
    WHOLE: "table.board.whole",
    BACK: "table.board.back",
}
_Z = 60


@lru_cache(maxsize=4)
def places(eye: Eye) -> dict[ViewId, pygame.Rect]:
    """Where the buttons are: a column at the upper right."""
    side, gap, edge = (round(extent * eye.scale) for extent in (SIDE, GAP, EDGE))
    left, top = eye.rect.right - edge - side, eye.rect.top + edge
    return {
        name: pygame.Rect(left, top + number * (side + gap), side, side) for number, name in enumerate(_ICONS)
    }


def column(area: pygame.Rect, scale: float) -> pygame.Rect:
    """What the buttons take of a view."""
    first, *others = places(Eye(0.0, 0.0, 1.0, (area.x, area.y, area.width, area.height), scale)).values()
    return first.unionall(others)


def way_back(camera: BoardCamera) -> pygame.Rect:
    """Where the way back is: at the edge of the view, toward the village."""
    eye = camera.eye
    side = round(52 * eye.scale)
    inner = eye.rect.inflate(-2 * side, -2 * side)
    x, y = eye.at(camera.extent.middle)
    rect = pygame.Rect(0, 0, side, side)
    rect.center = (
        round(max(inner.left, min(inner.right, x))),
        round(max(inner.top, min(inner.bottom, y))),
    )
    return rect


def reaches(camera: BoardCamera) -> list[pygame.Rect]:
    """What the buttons may cover with their shadows."""
    rects = (*places(camera.eye).values(), way_back(camera))
    return [rect.inflate(GAP * 4, GAP * 4) for rect in rects]


def hits(words: Words, camera: BoardCamera, *, lost: bool) -> Iterator[HitRegion]:
    """The buttons as hit regions."""
    for name, rect in places(camera.eye).items():
        yield HitRegion(name, rect, _Z, hint=words.label(_HINTS[name]), group="board", tab=False)
    if lost:
        back = way_back(camera)
        yield HitRegion(BACK, back, _Z + 1, hint=words.label(_HINTS[BACK]), group="board")


def draw(surface: pygame.Surface, camera: BoardCamera, hover: Id | None, *, lost: bool) -> None:
    """Draw the buttons."""
    scale = camera.eye.scale
    for name, rect in places(camera.eye).items():
        state = ButtonState.HOVER if hover == name else ButtonState.NORMAL
        icon_button(surface, rect, _ICONS[name], state, Face.DARK, scale)
    if lost:
        back = way_back(camera)
        state = ButtonState.HOVER if hover == BACK else ButtonState.NORMAL
        icon_button(surface, back, "house", state, Face.DARK, scale)
        _arrow(surface, back, camera)


def _arrow(surface: pygame.Surface, rect: pygame.Rect, camera: BoardCamera) -> None:
    x, y = camera.eye.at(camera.extent.middle)
    angle = math.atan2(y - rect.centery, x - rect.centerx)
    far, size = rect.width * 0.78, rect.width * 0.2
    tip = (rect.centerx + math.cos(angle) * far, rect.centery + math.sin(angle) * far)
    points = [
        (tip[0] + math.cos(angle + turn) * size * long, tip[1] + math.sin(angle + turn) * size * long)
        for turn, long in ((0.0, 1.0), (2.4, 0.9), (-2.4, 0.9))
    ]
    polygon(surface, points, PAPER, INK, 2)


def choose(camera: BoardCamera, what: Id) -> bool:
    """Press one of the buttons by its id."""
    if what in (WHOLE, BACK):
        camera.fit()
    elif what in (NEARER, FARTHER):
        camera.zoom(1 if what == NEARER else -1)
    else:
        return False
    return True
