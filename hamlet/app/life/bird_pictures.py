"""Birds seen from above: a body, a tail and two wings that beat; and the shadow of one on the ground."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from hamlet.app.art.palette import Colour, mix, rgb
from hamlet.app.art.shapes import Point, clear
from hamlet.values import dataclass

BEATS = 4
"""Pictures of one beat of the wings."""
HEADINGS = 24
"""Ways in which a bird is drawn."""
FINE = 4
_SHADE = (18, 20, 10)


@dataclass(frozen=True, slots=True)
class BirdLook:
    """The form of one kind; measures in half spans, its head at the right."""

    colour: Colour
    edge: Colour
    tip: Colour
    chord: float
    """How broad a wing is where it begins."""
    swept: float
    """How far its tip lies behind."""
    tail: tuple[Point, ...]
    breast: Colour | None = None


_FORKED = ((-0.3, 0.06), (-0.95, 0.26), (-0.55, 0.0), (-0.95, -0.26), (-0.3, -0.06))
_FAN = ((-0.3, 0.1), (-0.72, 0.2), (-0.78, 0.0), (-0.72, -0.2), (-0.3, -0.1))
LOOKS = {
    "swallow": BirdLook(rgb("24345A"), rgb("10182C"), rgb("1A2644"), 0.24, 0.62, _FORKED, rgb("C4603C")),
    "rook": BirdLook(rgb("2A2A34"), rgb("0E0E14"), rgb("17171E"), 0.4, 0.22, _FAN),
    "gull": BirdLook(rgb("FBFBF8"), rgb("5C6672"), rgb("3C4450"), 0.26, 0.4, _FAN),
    "robin": BirdLook(rgb("8A6A48"), rgb("3E2C1C"), rgb("6E5236"), 0.44, 0.2, _FAN, rgb("D9582A")),
}


@lru_cache(maxsize=512)
def bird_picture(kind: str, span: int, beat: int, heading: int) -> pygame.Surface:
    """A bird of this span in pixels, at one moment of its beat, flying one of its ways."""
    turned = pygame.transform.rotozoom(_drawn(kind, span, beat), -360.0 * heading / HEADINGS, 1.0)
    width, height = turned.get_size()
    return pygame.transform.smoothscale(turned, (round(width / FINE), round(height / FINE)))


@lru_cache(maxsize=32)
def _drawn(kind: str, span: int, beat: int) -> pygame.Surface:
    look, half = LOOKS[kind], span * FINE / 2
    side = round(span * FINE * 1.15)
    sheet = clear((side, side), look.edge)

    def put(points: list[Point], colour: Colour) -> None:
        pygame.draw.polygon(sheet, colour, [(side / 2 + x * half, side / 2 + y * half) for x, y in points])

    wings = [1.0, 0.82, 0.6, 0.82][beat]
    for grown, shade in ((0.07, look.edge), (0.0, look.colour)):
        put([(x - grown if x < -0.4 else x + grown, y * (1 + 3 * grown)) for x, y in look.tail], shade)
        for way in (-1, 1):
            put(_wing(look, way, wings, grown), shade)
    for way in (-1, 1):
        wing = _wing(look, way, wings, 0.0)
        put([wing[1], wing[2], wing[3]], look.tip)
    for grown, shade in ((0.06, look.edge), (0.0, mix(look.colour, (255, 255, 255), 0.12))):
        body = pygame.Rect(0, 0, round((0.86 + 2 * grown) * half), round((0.26 + 2 * grown) * half))
        body.center = (round(side / 2 + 0.06 * half), side // 2)
        pygame.draw.ellipse(sheet, shade, body)
    if look.breast is not None:
        pygame.draw.circle(sheet, look.breast, (side / 2 + 0.32 * half, side / 2), 0.11 * half)
    return sheet


def _wing(look: BirdLook, way: int, spread: float, grown: float) -> list[Point]:
    """Leading edge, tip and trailing edge of one wing; folded wings reach farther back."""
    back = look.swept + (1 - spread) * 0.5
    tip = way * (spread + grown)
    return [
        (0.22 + grown, 0.0),
        (0.16 + grown - back * 0.35, way * spread * 0.55),
        (-back - grown, tip),
        (-back * 0.55 - look.chord * 0.6 - grown, way * spread * 0.5),
        (0.22 - look.chord * 1.5 - grown, 0.0),
    ]


@lru_cache(maxsize=32)
def bird_shadow(span: int) -> pygame.Surface:
    """A soft dark spot, broader than high."""
    wide, high = max(6, round(span * 0.8)), max(4, round(span * 0.42))
    sheet = clear((wide * 2, high * 2), _SHADE)
    pygame.draw.ellipse(sheet, (*_SHADE, 74), (wide // 2, high // 2, wide, high))
    return pygame.transform.gaussian_blur(sheet, max(1, high // 4))


def heading_of(across: float, down: float) -> int:
    """The way in which something is drawn that flies there."""
    return round(math.atan2(down, across) / (2 * math.pi) * HEADINGS) % HEADINGS
