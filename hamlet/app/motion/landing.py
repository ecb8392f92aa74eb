"""Tiles and markers that come down on the table, and the dust they raise."""

from __future__ import annotations

import math
import random

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.palette import rgb
from hamlet.app.art.shapes import Point, clear
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.easing import ease_in, ease_out, overshoot
from hamlet.app.board.joints import marker
from hamlet.app.board.overlays.ghost import RAISED, bare_picture
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Placed, Road, Village
from hamlet.values import dataclass

RISE, FALL = 0.1, 0.18  # seconds
HIGH = 46.0  # pixels a tile falls
DUST = rgb("D9C39A")
_GRAINS = 8


@dataclass(frozen=True, slots=True)
class Wait:
    """A tile stays where it was pinned while whoever builds it comes, and what it costs."""

    placed: Placed
    begin: float
    lasts: float

    def draw(self, canvas: Canvas, share: float) -> None:
        """Raised as it was when it was pinned."""
        x, y = canvas.eye.at(to_plane(self.placed.at))
        _blit_sized(canvas, bare_picture(canvas, self.placed), (x, y - RAISED * canvas.scale), 1.0)


@dataclass(frozen=True, slots=True)
class Drop:
    """A tile rises from where it was pinned and falls on its place, with a small give."""

    placed: Placed
    begin: float
    lasts: float = 0.42

    def draw(self, canvas: Canvas, share: float) -> None:
        """Larger while it is high."""
        time = share * self.lasts
        fall = ease_in((time - RISE) / FALL)
        high = RAISED + (HIGH - RAISED) * ease_out(time / RISE) if time < RISE else HIGH * (1 - fall)
        give = overshoot((time - RISE - FALL) / max(0.01, self.lasts - RISE - FALL), 3.0)
        size = 1 + 0.07 * (high - RAISED) / (HIGH - RAISED) if fall < 1 else 0.985 + 0.015 * give
        picture = bare_picture(canvas, self.placed)
        x, y = canvas.eye.at(to_plane(self.placed.at))
        _blit_sized(canvas, picture, (x, y - high * canvas.scale), max(size, 0.985))


def _blit_sized(canvas: Canvas, picture: Picture, at: Point, size: float) -> None:
    """Larger or smaller about the middle of the picture."""
    width, height = picture.surface.get_size()
    left, top = at[0] - picture.origin[0], at[1] - picture.origin[1]
    if abs(size - 1) > 0.004:
        surface = pygame.transform.smoothscale(picture.surface, (round(width * size), round(height * size)))
    else:
        surface = picture.surface
    middle = (round(left + width / 2), round(top + height / 2))
    canvas.surface.blit(surface, surface.get_rect(center=middle))


@dataclass(frozen=True, slots=True)
class Dust:
    """A few grains fly from the rim of a tile that has landed."""

    placed: Placed
    begin: float
    lasts: float = 0.28

    def draw(self, canvas: Canvas, share: float) -> None:
        """Outward and away."""
        corners = canvas.outline(self.placed.tile, self.placed.rotation, self.placed.at)
        middle = (sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners))
        chance = random.Random(repr(self.placed))
        far, fade = ease_out(share) * canvas.px(16), 1 - share
        for _ in range(_GRAINS):
            x, y = chance.choice(corners)
            angle = math.atan2(y - middle[1], x - middle[0]) + chance.uniform(-0.7, 0.7)
            radius = max(1.0, canvas.px(chance.uniform(3, 6)) * fade)
            spot = (x + math.cos(angle) * far, y + math.sin(angle) * far - far * 0.3)
            _puff(canvas.surface, spot, radius, round(170 * fade))


def _puff(surface: pygame.Surface, centre: Point, radius: float, opacity: int) -> None:
    side = math.ceil(radius * 2) + 2
    sheet = clear((side, side), DUST)
    pygame.draw.circle(sheet, (*DUST, opacity), (side / 2, side / 2), radius)
    surface.blit(sheet, (round(centre[0] - side / 2), round(centre[1] - side / 2)))


@dataclass(frozen=True, slots=True)
class Lay:
    """A path or bridge is laid over a border."""

    village: Village
    road: Road
    begin: float
    lasts: float = 0.3

    def draw(self, canvas: Canvas, share: float) -> None:
        """It grows a little beyond its size and back."""
        _, picture, middle = marker(canvas.studio, self.village, self.road, canvas.length)
        _blit_sized(canvas, picture, canvas.eye.at(middle), 0.3 + 0.7 * overshoot(share, 1.8))
