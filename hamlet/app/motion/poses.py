"""Pieces as they stand while they move: stretched, squashed, leaning; their shadow stays on the ground."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from hamlet.app.art.piece_pictures import DONKEY, FEET, piece_figure, piece_shadow
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile_badges import DONKEY_SHARE
from hamlet.values import dataclass

_STRETCHES = 0.04  # how finely pictures are told apart, so that few are made
_LEANS = 3.0


@dataclass(frozen=True, slots=True)
class Stance:
    """How somebody stands: above the ground, drawn out (less than 1: squashed), leaning to the left."""

    rise: float = 0.0
    stretch: float = 1.0
    lean: float = 0.0
    about_feet: bool = True
    """Whether one leans about the feet, or about the middle."""


@dataclass(frozen=True, slots=True)
class Figure:
    """Whose piece of which kind, and how large those who stand are."""

    kind: str
    seat: str
    side: int

    @property
    def size(self) -> int:
        """How large this kind is."""
        return round(self.side * DONKEY_SHARE) if self.kind == DONKEY else self.side


UPRIGHT = Stance()


def draw_posed(surface: pygame.Surface, who: Figure, at: Point, pose: Stance = UPRIGHT) -> None:
    """Draw somebody whose middle, upright on the ground, would be at this point."""
    size, (x, y) = who.size, at
    shadow = piece_shadow(size)
    surface.blit(shadow, shadow.get_rect(center=(round(x) + 2, round(y) + round(size * FEET))))
    stretch, lean = round((pose.stretch - 1) / _STRETCHES), round(pose.lean / _LEANS)
    picture = _posed(who.kind, who.seat, size, stretch, lean)
    # Figure is squashed or leans keeps his feet where they are.
    up = size * FEET * (1 + stretch * _STRETCHES)
    angle = math.radians(lean * _LEANS) if pose.about_feet else 0.0
    middle = (x - math.sin(angle) * up, y + size * FEET - math.cos(angle) * up - pose.rise)
    surface.blit(picture, picture.get_rect(center=(round(middle[0]), round(middle[1]))))


@lru_cache(maxsize=512)
def _posed(kind: str, seat: str, size: int, stretch: int, lean: int) -> pygame.Surface:
    picture = piece_figure(kind, seat, size)
    if stretch:
        (width, height), tall = picture.get_size(), 1 + stretch * _STRETCHES
        picture = pygame.transform.smoothscale(
            picture, (round(width / math.sqrt(tall)), round(height * tall))
        )
    return pygame.transform.rotozoom(picture, lean * _LEANS, 1.0) if lean else picture
