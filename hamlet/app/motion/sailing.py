"""Boats that come over their lake: they head where they sail, and rock when they have come."""

from __future__ import annotations

import math
from typing import Final

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.shapes import Point
from hamlet.app.art.water.boat_pictures import boat_picture
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.easing import clamp, ease_in_out, ease_out
from hamlet.app.board.lakes.afloat import boat_width
from hamlet.engine.village import Village
from hamlet.values import dataclass

SAILS, TURNS, ROCKS = 0.75, 0.22, 0.5
"""Seconds in which a boat comes, turns round if it came from the right, and rocks."""
LEANS: Final = 6.0  # degrees
FAR: Final = 1.6  # sides, at most: on a large lake it does not race
APPEARS: Final = 0.2
BOB: Final = 0.05  # of its width


@dataclass(frozen=True, slots=True)
class Sail:
    """A boat sails over its lake to its place, and bobs there."""

    village: Village
    lake: int
    seat: str | None
    begin: float = 0.0
    lasts: float = SAILS + TURNS + ROCKS

    def draw(self, canvas: Canvas, share: float) -> None:
        """From the farthest of its water, slower and slower; it comes into sight on the way."""
        view = canvas.studio.lakes(self.village)[self.lake]
        time, start = share * self.lasts, max(view.site.middles, key=lambda at: math.dist(at, view.boat))
        (x, y), (from_x, from_y) = view.boat, start
        short = min(1.0, FAR / (math.dist(view.boat, start) or 1.0))
        back = (1 - ease_out(time / SAILS)) * short
        at = canvas.eye.at((x + (from_x - x) * back, y + (from_y - y) * back))
        width = boat_width(view, canvas.composition.step, canvas.eye.length, canvas.scale)
        picture = boat_picture(self.seat, width, view.season)
        heads = facing(time, to_left=from_x > x)
        bob = BOB * width * abs(math.sin(math.radians(rocking(time) * 15)))
        _draw_boat(canvas, picture, (at[0], at[1] - bob), heads, rocking(time), clamp(share / APPEARS))


def facing(time: float, *, to_left: bool) -> float:
    """How wide it is seen, less than nothing where it heads to the left: it turns round where it has come."""
    if not to_left:
        return 1.0
    return -math.cos(math.pi * ease_in_out((time - SAILS) / TURNS))


def rocking(time: float) -> float:
    """Degrees by which it leans: back while it sails, then to and fro, less and less, to nothing."""
    if time < SAILS:
        return LEANS * ease_out(time / APPEARS) * (1 - time / SAILS)
    since = (time - SAILS) / (TURNS + ROCKS)
    return LEANS * math.sin(since * 3 * math.pi) * (1 - clamp(since))


def _draw_boat(
    canvas: Canvas, picture: Picture, at: Point, heads: float, lean: float, strength: float
) -> None:
    """Turned about the middle of its water line."""
    surface, (left, top) = picture
    width, height = surface.get_size()
    if heads < 1:
        surface = pygame.transform.flip(surface, heads < 0, False)
        surface = pygame.transform.smoothscale(surface, (max(1, round(width * abs(heads))), height))
    keel = pygame.Vector2(width / 2 - left, height / 2 - top)
    if abs(lean) > 0.5:
        turn = lean if heads > 0 else -lean
        surface, keel = pygame.transform.rotozoom(surface, turn, 1.0), keel.rotate(-turn)
    if strength < 1:
        surface = surface.copy()
        surface.set_alpha(round(255 * strength))
    centre = (round(at[0] + keel.x), round(at[1] + keel.y))
    canvas.surface.blit(surface, surface.get_rect(center=centre))
