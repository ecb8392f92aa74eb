"""Trees of the season, one by one."""

from __future__ import annotations

import math
import random

from hamlet.app.art.menu.menu_canvas import MenuCanvas
from hamlet.app.art.menu.menu_lights import MenuLight
from hamlet.app.art.palette import INK, rgb

BARK, SNOW = rgb("6A4B38"), rgb("F6FAFD")


def draw_tree(
    scene: MenuCanvas, light: MenuLight, x: float, foot: float, size: float, rng: random.Random
) -> None:
    """A tree of the season: a fir, or a round one in one of the season's ramps."""
    if rng.random() < light.fir_share:
        _fir(scene, light, x, foot, size)
        return
    ramp, phase = rng.choice(light.trees), rng.random() * 6
    scene.beam([(x, foot), (x, foot - size * 0.5)], BARK, size * 0.13, 1.2)
    middle = foot - size * 0.68
    layers = ((0.0, 0.0, 0.5, INK, 1.4), (0.0, 0.0, 0.5, ramp[0], 0.0), (0.05, 0.06, 0.43, ramp[1], 0.0))
    inner = ((0.12, 0.14, 0.27, ramp[2], 0.0), (0.2, 0.22, 0.11, ramp[3], 0.0))
    for left, up, reach, colour, more in (*layers, *inner):
        cx, cy, radius = x - size * left, middle - size * up, size * reach
        scene.disc(cx, cy, radius * 0.82 + more, colour, 0)
        for k in range(7):
            angle = phase + k * 2 * math.pi / 7
            spot = (cx + math.cos(angle) * radius * 0.55, cy + math.sin(angle) * radius * 0.55)
            scene.disc(*spot, radius * 0.48 + more, colour, 0)


def _fir(scene: MenuCanvas, light: MenuLight, x: float, foot: float, size: float) -> None:
    scene.beam([(x, foot), (x, foot - size * 0.2)], BARK, size * 0.12, 1.2)
    cones = ((0.14, 0.42, 0.66), (0.44, 0.34, 0.56), (0.74, 0.24, 0.5))
    for up, half, high in cones:
        y = foot - size * up
        scene.poly([(x - size * half, y), (x, y - size * high), (x + size * half, y)], INK, 2.6)
    for up, half, high in cones:
        y, wide, tall = foot - size * up, size * half, size * high
        scene.poly([(x - wide, y), (x, y - tall), (x + wide, y)], light.firs[0], 0)
        scene.poly([(x - wide, y), (x, y - tall), (x + wide * 0.1, y)], light.firs[1], 0)
        scene.poly(
            [(x - wide * 0.9, y), (x - wide * 0.1, y - tall * 0.85), (x - wide * 0.5, y)], light.firs[2], 0
        )
        if light.snow:
            cap = [(x, y - tall), (x + wide * 0.62, y - tall * 0.36), (x + wide * 0.28, y - tall * 0.5)]
            rest = [
                (x + wide * 0.04, y - tall * 0.28),
                (x - wide * 0.3, y - tall * 0.46),
                (x - wide * 0.68, y - tall * 0.3),
            ]
            scene.poly([*cap, *rest], SNOW, 0)
