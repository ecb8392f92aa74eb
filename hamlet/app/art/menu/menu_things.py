"""Things in the pictures of the menu: stalls, sheets of blueprints, coins, splashes, flakes."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from hamlet.app.art.menu.menu_canvas import EDGE, MenuCanvas
from hamlet.app.art.palette import (
    BLUEPRINT,
    GRASS,
    INK,
    LEAF,
    MATERIALS,
    PAPER,
    ROAD,
    WHITE,
    Colour,
    alpha,
    mix,
    rgb,
)
from hamlet.app.art.shapes import Point

WOOD, DARK_WOOD = rgb("B07A48"), rgb("7A4E2C")
SNOW = rgb("F6FAFD")


def planks(scene: MenuCanvas, top: float, low: float, seed: int = 3) -> None:
    """A jetty of planks across the picture."""
    rng = random.Random(seed)
    scene.rect(-scene.half - 4, top, 2 * scene.half + 8, low - top, WOOD, EDGE)
    x = -scene.half
    while x < scene.half:
        scene.line([(x * 0.9, top), (x, low)], mix(DARK_WOOD, INK, 0.3), 1.2)
        shade = mix(WOOD, DARK_WOOD if rng.random() < 0.5 else PAPER, 0.14)
        scene.line([((x + 6) * 0.9, top + 3), (x + 6, low)], shade, 3.4)
        x += 15


def stall(
    scene: MenuCanvas, x: float, foot: float, wide: float, high: float, colour: Colour, *, snow: bool
) -> float:
    """A stall with a striped awning; returns the level of its counter."""
    half, counter = wide / 2, foot - high * 0.36
    for side in (-1, 1):
        scene.beam([(x + side * half * 0.9, foot), (x + side * half * 0.9, foot - high * 0.8)], DARK_WOOD, 3)
    scene.rect(x - half, counter, wide, foot - counter, WOOD)
    for k in range(1, 6):
        px = x - half + wide * k / 6
        scene.line([(px, counter + 3), (px, foot - 1)], mix(WOOD, INK, 0.3), 1.1)
    scene.rect(x - half - 4, counter - 3, wide + 8, 6, mix(WOOD, PAPER, 0.25))
    _awning(scene, x, foot - high, half + 7, high * 0.34, colour)
    if snow:
        top = foot - high
        line = [
            (x - half * 0.86, top - 1),
            (x - half * 0.4, top - 4),
            (x + half * 0.3, top - 3.4),
            (x + half * 0.86, top - 1),
        ]
        drip = [
            (x + half * 0.6, top + 5),
            (x + half * 0.2, top + 3),
            (x - half * 0.2, top + 6),
            (x - half * 0.7, top + 3),
        ]
        scene.round([*line, *drip], SNOW, 1.2)
    return counter


def _awning(scene: MenuCanvas, x: float, top: float, half: float, deep: float, colour: Colour) -> None:
    stripes = 7
    low = top + deep
    scene.solid(
        [([(x - half * 0.84, top), (x + half * 0.84, top), (x + half, low), (x - half, low)], colour)],
        EDGE * 0.8,
    )
    for k in range(stripes):
        paint = colour if k % 2 == 0 else PAPER
        start, end = -1 + 2 * k / stripes, -1 + 2 * (k + 1) / stripes
        left, right = x + half * start, x + half * end
        middle = (left + right) / 2
        scene.disc(middle, low, (right - left) / 2, mix(paint, INK, 0.1), EDGE)
        scene.poly(
            [(x + half * 0.84 * start, top), (x + half * 0.84 * end, top), (right, low), (left, low)],
            paint,
            0,
        )
    scene.line([(x - half, low), (x + half, low)], mix(colour, INK, 0.35), 0.9)
    scene.line([(x - half * 0.84, top), (x + half * 0.84, top)], INK, EDGE)


def turned(points: Sequence[Point], middle: Point, degrees: float) -> list[Point]:
    """Points around a middle, turned by so many degrees."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(middle[0] + x * cos - y * sin, middle[1] + x * sin + y * cos) for x, y in points]


def blueprint_sheet(
    scene: MenuCanvas, middle: Point, wide: float, high: float, degrees: float, corners: int
) -> None:
    """A sheet of blue paper with a tile on it: a hexagon, or a star with 12 corners."""
    half, tall = wide / 2, high / 2

    def put(*points: Point) -> list[Point]:
        return turned(points, middle, degrees)

    shadow = put((-half + 3, -tall + 5), (half + 3, -tall + 5), (half + 3, tall + 5), (-half + 3, tall + 5))
    scene.veil(shadow, (20, 12, 6, 80))
    scene.poly(put((-half, -tall), (half, -tall), (half, tall), (-half, tall)), BLUEPRINT, EDGE)
    for k in range(1, 8):
        x, y = -half + wide * k / 8, -tall + high * k / 8
        scene.line(put((x, -tall + 1), (x, tall - 1)), mix(BLUEPRINT, WHITE, 0.22), 0.6)
        scene.line(put((-half + 1, y), (half - 1, y)), mix(BLUEPRINT, WHITE, 0.22), 0.6)
    reach = min(half * 0.78, tall * 0.92)
    rim = []
    for k in range(corners):
        size = reach if corners < 12 or k % 2 == 0 else reach * 0.58
        angle = math.tau * k / corners
        rim.append((size * math.cos(angle), size * math.sin(angle)))
    scene.poly(put(*((x + 1.4, y + 2.4) for x, y in rim)), mix(BLUEPRINT, INK, 0.45), 0)
    scene.poly(put(*rim), GRASS, EDGE)
    _tile(scene, put, rim, reach, corners)
    for x, y in ((-half + 4, -tall + 4), (half - 4, -tall + 4)):
        scene.disc(*put((x, y))[0], 2, rgb("C4502F"), 1)


def _tile(
    scene: MenuCanvas, put: Callable[..., list[Point]], rim: list[Point], reach: float, corners: int
) -> None:
    ways = (1, 4) if corners < 12 else (0, 4, 8)
    for k in ways:
        a, b = rim[k], rim[(k + 1) % corners] if corners < 12 else rim[k]
        gate = ((a[0] + b[0]) * 0.45, (a[1] + b[1]) * 0.45)
        scene.line(put(gate, (0, 0)), mix(ROAD, INK, 0.35), reach * 0.3)
    for k in ways:
        a, b = rim[k], rim[(k + 1) % corners] if corners < 12 else rim[k]
        scene.line(put(((a[0] + b[0]) * 0.46, (a[1] + b[1]) * 0.46), (0, 0)), ROAD, reach * 0.22)
    scene.disc(*put((0, 0))[0], reach * 0.3, ROAD, 0)
    for k in range(corners):
        if k in ways:
            continue
        a, b = rim[k], rim[(k + 1) % corners]
        for share in (0.22, 0.5, 0.78):
            spot = put(((a[0] + (b[0] - a[0]) * share) * 0.84, (a[1] + (b[1] - a[1]) * share) * 0.84))[0]
            scene.disc(*spot, reach * 0.11, LEAF[1], 1)
            scene.disc(spot[0] - reach * 0.03, spot[1] - reach * 0.03, reach * 0.055, LEAF[3], 0)
    middle = put((0, -reach * 0.06))[0]
    scene.icon("house", *middle, reach * 0.62)


def coin_pile(scene: MenuCanvas, x: float, foot: float, count: int, size: float = 15) -> None:
    """Coins in a pile, the uppermost with its square hole."""
    gold = MATERIALS["gold"]
    dark, light = mix(gold, rgb("7A4A00"), 0.45), mix(gold, WHITE, 0.45)
    for k in range(count):
        lean, y = (1.4 if k % 2 else -0.8), foot - k * size * 0.36
        scene.oval(x + lean, y, size, size * 0.36, dark, EDGE)
        scene.rect(x + lean - size, y - size * 0.3, 2 * size, size * 0.3, dark, 0)
        for side in (-1, 1):
            scene.line([(x + lean + side * size, y - size * 0.3), (x + lean + side * size, y)], INK, EDGE)
        scene.oval(x + lean, y - size * 0.32, size, size * 0.36, gold, EDGE)
        scene.oval(x + lean - size * 0.06, y - size * 0.34, size * 0.72, size * 0.22, light, 0)
        scene.oval(x + lean, y - size * 0.31, size * 0.66, size * 0.2, gold, 0)
    scene.rect(
        x + (1.4 if (count - 1) % 2 else -0.8) - size * 0.16,
        foot - (count - 1) * size * 0.36 - size * 0.38,
        size * 0.32,
        size * 0.13,
        mix(gold, INK, 0.7),
        0,
    )


def splash(scene: MenuCanvas, x: float, y: float, size: float, foam: Colour, seed: int = 1) -> None:
    """Rings and drops where a fish left the water."""
    rng = random.Random(seed)
    for reach, opacity in ((1.5, 110), (1.0, 180)):
        turns = [k * math.pi / 16 for k in range(33)]
        ring = [(x + size * reach * math.cos(a), y + size * 0.28 * reach * math.sin(a)) for a in turns]
        scene.line(ring, mix(foam, WHITE, opacity / 255), 1.3)
    for k in range(5):
        lean = (k - 2) * 0.28
        tip = (x + lean * size * 1.6, y - size * (0.75 - abs(lean) * 0.6))
        foot = x + lean * size * 0.7
        scene.round([(foot - size * 0.12, y), tip, (foot + size * 0.12, y)], mix(foam, WHITE, 0.6), 0)
    for _ in range(7):
        dx, up = rng.uniform(-1.2, 1.2) * size, rng.uniform(0.5, 1.3) * size
        scene.disc(x + dx, y - up, rng.uniform(0.8, 1.7), mix(foam, WHITE, 0.75), 0)


def flakes(scene: MenuCanvas, seed: int, count: int = 40) -> None:
    """Snow in the air."""
    rng = random.Random(seed)
    for _ in range(count):
        x, y = rng.uniform(-scene.half, scene.half), rng.uniform(2, 150)
        radius = rng.uniform(0.7, 1.7)
        turns = [k * math.pi / 4 for k in range(8)]
        scene.veil([(x + radius * math.cos(a), y + radius * math.sin(a)) for a in turns], alpha(WHITE, 225))
