"""What moves on water: it runs in, fish come up and leap."""

from __future__ import annotations

import math

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.shapes import Point
from hamlet.app.art.water.fish_pictures import fish_radius, fish_token
from hamlet.app.art.water.lake_painting import STEPS
from hamlet.app.art.water.lake_places import FishPlace
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.easing import ease_in_out, overshoot
from hamlet.app.board.lakes.afloat import is_far
from hamlet.app.board.lakes.lake_views import LakeView
from hamlet.app.board.overlays.light import restore_tops
from hamlet.app.board.studio import scaled
from hamlet.engine.bits import bits
from hamlet.engine.lattice.geometry import Triangle, to_plane
from hamlet.engine.village import Village
from hamlet.values import dataclass

FINEST = 112  # pixels per side at which water is painted while it runs in
COMES_UP = 0.28  # seconds in which a fish comes up
LEAP = 0.9  # sides that a fish leaps


def _view(canvas: Canvas, village: Village, lake: int) -> LakeView:
    return canvas.studio.lakes(village)[lake]


@dataclass(frozen=True, slots=True)
class RunIn:
    """The water of a new lake runs in from the tile that closed it, in a few steps."""

    village: Village
    lake: int
    uid: int
    begin: float = 0.0
    lasts: float = 0.7

    def draw(self, canvas: Canvas, share: float) -> None:
        """Under all that stands around the lake."""
        view = _view(canvas, self.village, self.lake)
        step = min(STEPS - 1, int(share * STEPS))
        picture = self._picture(canvas, view, step)
        if not canvas.steady:
            picture = scaled(picture, canvas.eye.length / canvas.length)
        picture.blit_to(canvas.surface, canvas.first(view.site.anchor))
        if canvas.steady:
            restore_tops(canvas, bits(self.village.lakes[self.lake].beside))

    def _picture(self, canvas: Canvas, view: LakeView, step: int) -> Picture:
        length, drawn = canvas.length, min(canvas.length, FINEST)

        def draw() -> Picture:
            placed = self.village.tiles[self.uid]
            (x, y), middle = (
                to_plane(placed.at),
                canvas.studio.tiles.plan(placed.tile, placed.rotation).middle,
            )
            painter = canvas.studio.painter(view, drawn)
            picture = painter.rising((step + 1) / (STEPS + 1), (x + middle[0], y + middle[1]))
            return picture if drawn == length else scaled(picture, length / drawn)

        return canvas.studio.keep(("rising", view.key, self.uid, step, length), draw)


@dataclass(frozen=True, slots=True)
class ComeUp:
    """A fish comes up in its triangle and stays."""

    village: Village
    lake: int
    triangle: Triangle
    begin: float
    lasts: float
    boat: bool = False
    """Whether there is a boat, or is one to be."""

    def draw(self, canvas: Canvas, share: float) -> None:
        """It grows a little beyond its size; from afar only the number of all is seen, afterwards."""
        if is_far(canvas.composition.step):
            return
        view = _view(canvas, self.village, self.lake)
        place = view.fish((self.triangle,), boat=self.boat)[0]
        size = overshoot(min(1.0, share * self.lasts / COMES_UP), 2.2)
        _draw_fish(canvas, view, place, canvas.eye.at(place.centre), max(0.05, size))


def _draw_fish(
    canvas: Canvas, view: LakeView, place: FishPlace, at: Point, size: float, angle: float = 0.0
) -> None:
    radius = fish_radius(canvas.eye.length, canvas.scale, len(view.site.triangles))
    picture = fish_token(radius, place.heading, view.season).surface
    if abs(size - 1) > 0.01 or angle:
        picture = pygame.transform.rotozoom(picture, angle, size)
    canvas.surface.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))


@dataclass(frozen=True, slots=True)
class LeapOut:
    """A fish that is caught waits for its turn, then leaps to the building."""

    village: Village
    lake: int
    triangle: Triangle
    tile: int
    waits: float
    leaps: float = 0.45
    boat: bool = False
    begin: float = 0.0

    @property
    def lasts(self) -> float:
        """Waiting and leaping together."""
        return self.waits + self.leaps

    def draw(self, canvas: Canvas, share: float) -> None:
        """In an arc, turning and growing smaller."""
        share = ease_in_out(max(0.0, (share * self.lasts - self.waits) / self.leaps))
        view = _view(canvas, self.village, self.lake)
        place, placed = view.fish((self.triangle,), boat=self.boat)[0], self.village.tiles[self.tile]
        (x, y), (to_x, to_y) = (
            canvas.eye.at(place.centre),
            canvas.heart(placed.tile, placed.rotation, placed.at),
        )
        rise = LEAP * canvas.eye.length * math.sin(math.pi * share)
        spot = (x + (to_x - x) * share, y + (to_y - y) * share - rise)
        _draw_fish(canvas, view, place, spot, 1.0 - 0.45 * share, -70.0 * share)
