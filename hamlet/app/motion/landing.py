"""Tiles and markers that come down on the table, and the dust they raise."""

from __future__ import annotations

import math
import random
from typing import Final

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.shapes import Point
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.easing import SNAP, ease_in, ease_out, overshoot
from hamlet.app.board.joints import marker
from hamlet.app.board.overlays.ghost import RAISED, bare_picture, held_shadow
from hamlet.app.motion.puffs import draw_puff
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Placed, Road, Village
from hamlet.values import dataclass

RISE, FALL, HOLD, SETTLE = 0.1, 0.15, 0.03, 0.22
"""Seconds in which a tile rises, falls, is held where it hit, and comes to rest."""
HITS: Final = RISE + FALL
"""Seconds after which it hits the table."""
HIGH: Final = 46.0  # pixels a tile falls
SQUASH: Final = 0.07
DUSTY: Final = 0.25
GRAINS: Final = 8


@dataclass(frozen=True, slots=True)
class Wait:
    """A tile stays where it was pinned while whoever builds it comes, and what it costs."""

    placed: Placed
    begin: float
    lasts: float

    def draw(self, canvas: Canvas, share: float) -> None:
        """Raised as it was when it was pinned."""
        x, y = canvas.eye.at(to_plane(self.placed.at))
        _blit_sized(canvas, bare_picture(canvas, self.placed), (x, y - RAISED * canvas.scale), (1.0, 1.0))


@dataclass(frozen=True, slots=True)
class Drop:
    """A tile rises from where it was pinned and falls on its place: drawn out, squashed, at rest."""

    placed: Placed
    begin: float
    lasts: float = HITS + HOLD + SETTLE

    def height(self, time: float) -> float:
        """Pixels above the table at a time."""
        if time < RISE:
            return RAISED + (HIGH - RAISED) * ease_out(time / RISE)
        return HIGH * (1 - ease_in((time - RISE) / FALL))

    def sizes(self, time: float) -> tuple[float, float]:
        """How much wider and higher than at rest it is at a time."""
        if time < RISE:
            return (1 + 0.06 * ease_out(time / RISE),) * 2
        if time < HITS:
            fallen = ease_in((time - RISE) / FALL)
            return 1 + 0.06 * (1 - fallen) - 0.03 * fallen, 1 + 0.06 * (1 - fallen) + 0.04 * fallen
        if time < HITS + HOLD:
            return 1 + SQUASH * 0.6, 1 - SQUASH
        back = SQUASH * (1 - overshoot((time - HITS - HOLD) / SETTLE, 3.4))
        return 1 + back * 0.6, 1 - back

    def draw(self, canvas: Canvas, share: float) -> None:
        """Its shadow stays on the table, farther away the higher it is."""
        time = share * self.lasts
        high, (x, y) = self.height(time) * canvas.scale, canvas.eye.at(to_plane(self.placed.at))
        if canvas.steady:
            held_shadow(canvas, self.placed).blit_to(canvas.surface, (x + high * 0.6, y + high * 0.5))
        _blit_sized(canvas, bare_picture(canvas, self.placed), (x, y - high), self.sizes(time))


def _blit_sized(canvas: Canvas, picture: Picture, at: Point, sizes: tuple[float, float]) -> None:
    """Wider or higher about the middle of the picture."""
    # While a zoom is under way pictures are of another length than what is seen.
    ratio = canvas.eye.length / canvas.length
    width, height = (extent * ratio for extent in picture.surface.get_size())
    left, top = at[0] - picture.origin[0] * ratio, at[1] - picture.origin[1] * ratio
    if ratio != 1 or max(abs(size - 1) for size in sizes) > 0.004:
        size = (round(width * sizes[0]), round(height * sizes[1]))
        surface = pygame.transform.smoothscale(picture.surface, size)
    else:
        surface = picture.surface
    middle = (round(left + width / 2), round(top + height / 2))
    canvas.surface.blit(surface, surface.get_rect(center=middle))


@dataclass(frozen=True, slots=True)
class Dust:
    """A few grains fly from the rim of a tile that has landed."""

    placed: Placed
    begin: float
    lasts: float = DUSTY

    def draw(self, canvas: Canvas, share: float) -> None:
        """Outward and away."""
        corners = canvas.outline(self.placed.tile, self.placed.rotation, self.placed.at)
        middle = (sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners))
        chance = random.Random(repr(self.placed))
        fade = 1 - share
        for number in range(GRAINS):
            x, y = corners[number * len(corners) // GRAINS]
            angle = math.atan2(y - middle[1], x - middle[0]) + chance.uniform(-0.6, 0.6)
            far = ease_out(share) * canvas.px(chance.uniform(14, 24))
            radius = canvas.px(chance.uniform(5, 9)) * (0.5 + 0.5 * fade)
            spot = (x + math.cos(angle) * far, y + math.sin(angle) * far - far * 0.35)
            draw_puff(canvas.surface, spot, radius, fade)


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
        size = 0.3 + 0.7 * overshoot(share, SNAP)
        _blit_sized(canvas, picture, canvas.eye.at(middle), (size, size))
