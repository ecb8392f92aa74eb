"""Small pictures of what falls or flutters: leaves, petals, flakes, pollen, butterflies."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

import pygame

from hamlet.app.art.palette import Colour, alpha, mix, rgb
from hamlet.app.art.shapes import Point, clear, stroke
from hamlet.app.life.sprites import STRENGTHS, faded

FRAMES = 12
"""Pictures of one turn or one beat."""
FINE = 4
_LEAVES = (rgb("D9901C"), rgb("E7B234"), rgb("C2571F"), rgb("A93226"))
_PETALS = (rgb("F6BFD2"), rgb("FBE3EA"), rgb("EFA3BE"))
_WINGS = (rgb("F2F0E4"), rgb("F0A63A"), rgb("7FB2E0"), rgb("F3D64E"))
_DARK = rgb("3A2416")
_ICE = rgb("7FA6C4")


class _Small:
    """A square picture drawn large, its middle at (0, 0), its half width 1."""

    def __init__(self, size: int, colour: Colour) -> None:
        self.size = size
        self.half = size * FINE / 2
        self.surface = clear((size * FINE, size * FINE), colour)

    def at(self, x: float, y: float) -> Point:
        return self.half + x * self.half, self.half + y * self.half

    def poly(self, points: list[Point], colour: tuple[int, ...]) -> None:
        pygame.draw.polygon(self.surface, colour, [self.at(*point) for point in points])

    def line(self, start: Point, end: Point, colour: Colour, width: float) -> None:
        stroke(self.surface, colour, self.at(*start), self.at(*end), width * self.half)

    def done(self) -> pygame.Surface:
        return pygame.transform.smoothscale(self.surface, (self.size, self.size))


def _turned(points: list[Point], angle: float, squash: float) -> list[Point]:
    """Points seen on something that tumbles: turned, and narrower as it shows its edge."""
    cos, sin = math.cos(angle), math.sin(angle)
    return [(x * cos - y * squash * sin, x * sin + y * squash * cos) for x, y in points]


def _leaf(small: _Small, variant: int, frame: int) -> None:
    turn = 2 * math.pi * frame / FRAMES
    angle, squash = 0.9 * math.sin(turn) + variant * 0.8, 0.35 + 0.65 * abs(math.cos(turn))
    colour = _LEAVES[variant % len(_LEAVES)]
    half = [(0.78 * math.cos(k * math.pi / 10), 0.46 * math.sin(k * math.pi / 10)) for k in range(11)]
    upper = [(x, y * (1 - 0.35 * x)) for x, y in half]
    whole = [*upper, *((x, -y) for x, y in reversed(upper))]
    small.poly(_turned([(x * 1.16, y * 1.3) for x, y in whole], angle, squash), alpha(_DARK, 190))
    small.poly(_turned(whole, angle, squash), colour)
    small.poly(_turned(upper, angle, squash), mix(colour, (255, 240, 190), 0.32))
    ends = _turned([(-0.98, 0.0), (0.7, 0.0)], angle, squash)
    small.line(ends[0], ends[1], mix(colour, _DARK, 0.55), 0.1)


def _petal(small: _Small, variant: int, frame: int) -> None:
    turn = 2 * math.pi * frame / FRAMES
    angle, squash = turn + variant, 0.45 + 0.55 * abs(math.cos(turn))
    colour = _PETALS[variant % len(_PETALS)]
    whole = [
        (0.7 * math.cos(k * math.pi / 8), 0.5 * math.sin(k * math.pi / 8) * (1.1 - 0.5 * (k in (0, 16))))
        for k in range(17)
    ]
    small.poly(_turned([(x * 1.2, y * 1.26) for x, y in whole], angle, squash), alpha(rgb("A85A78"), 170))
    small.poly(_turned(whole, angle, squash), colour)
    small.poly(_turned([(x * 0.5 + 0.16, y * 0.5) for x, y in whole], angle, squash), (255, 246, 248))


def _flake(small: _Small, variant: int, frame: int) -> None:
    turn = 2 * math.pi * frame / FRAMES / 6
    pygame.draw.circle(small.surface, alpha(_ICE, 130), small.at(0, 0), 0.62 * small.half)
    if variant % 3 == 0:
        pygame.draw.circle(small.surface, (255, 255, 255), small.at(0, 0), 0.48 * small.half)
        return
    for wide, colour in ((0.34, _ICE), (0.2, (255, 255, 255))):
        for arm in range(3):
            angle = turn + arm * math.pi / 3
            across, down = 0.8 * math.cos(angle), 0.8 * math.sin(angle)
            small.line((-across, -down), (across, down), colour, wide)


def _pollen(small: _Small, variant: int, frame: int) -> None:
    glow = 60 + round(50 * (0.5 + 0.5 * math.sin(2 * math.pi * frame / FRAMES + variant)))
    pygame.draw.circle(small.surface, (255, 236, 150, glow), small.at(0, 0), 0.9 * small.half)
    pygame.draw.circle(small.surface, (255, 248, 200, 235), small.at(0, 0), 0.42 * small.half)


def _butterfly(small: _Small, variant: int, frame: int) -> None:
    open_ = 0.3 + 0.7 * abs(math.cos(math.pi * frame / 3))
    lean = 0.35 * (1 if variant % 2 else -1)
    colour = _WINGS[variant % len(_WINGS)]
    for side in (-1, 1):
        upper = [(0.06, 0.06), (0.3, -0.74), (0.9, -0.72), (0.86, -0.1), (0.1, 0.14)]
        lower = [(0.06, 0.06), (0.66, 0.08), (0.72, 0.5), (0.36, 0.7), (0.06, 0.24)]
        for wing, shade in ((lower, mix(colour, _DARK, 0.16)), (upper, colour)):
            edge = [(side * x * open_ * 1.1, y * 1.12) for x, y in wing]
            small.poly(_turned(edge, lean, 1.0), _DARK)
            inner = [(side * (0.1 + x * 0.76) * open_, y * 0.8) for x, y in wing]
            small.poly(_turned(inner, lean, 1.0), shade)
    body = _turned([(0.0, -0.4), (0.0, 0.5)], lean, 1.0)
    small.line(body[0], body[1], _DARK, 0.17)


DRAWN: dict[str, Callable[[_Small, int, int], None]] = {
    "leaf": _leaf,
    "petal": _petal,
    "flake": _flake,
    "pollen": _pollen,
    "butterfly": _butterfly,
}


@lru_cache(maxsize=1024)
def drift_picture(kind: str, size: int, variant: int, frame: int, strength: int) -> pygame.Surface:
    """One of them as it looks in a frame of its turn, coming or going."""
    if strength < STRENGTHS:
        return faded(drift_picture(kind, size, variant, frame, STRENGTHS), strength)
    small = _Small(size, (255, 255, 255) if kind == "flake" else _DARK)
    DRAWN[kind](small, variant, frame)
    return small.done()
