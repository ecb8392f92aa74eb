"""Sky, two hills, the edge of a wood, ground and water, in the light of a season."""

from __future__ import annotations

import math
import random

from hamlet.app.art.menu.menu_canvas import MenuCanvas
from hamlet.app.art.menu.menu_lights import MenuLight
from hamlet.app.art.menu.menu_trees import draw_tree
from hamlet.app.art.palette import INK, WHITE, mix, rgb

HORIZON = 92.0


def draw_sky(
    scene: MenuCanvas, light: MenuLight, seed: int, *, sun: tuple[float, float] | None = None
) -> None:
    """The sky with its sun, upper right unless told otherwise, and a few clouds."""
    rng = random.Random(seed)
    scene.fall(0, HORIZON + 24, light.sky)
    x, y = sun or (scene.half * 0.6, 34)
    for _ in range(3):
        _cloud(scene, light, rng.uniform(-scene.half * 0.75, scene.half), rng.uniform(14, 46), rng)
    scene.shine(x, y, 62, light.sun, 170)
    scene.disc(x, y, 17, light.sun, 0)


def _cloud(scene: MenuCanvas, light: MenuLight, x: float, y: float, rng: random.Random) -> None:
    wide = rng.uniform(16, 28)
    colour = mix(light.sky[1], WHITE, 0.6)
    for share, up, size in ((-0.6, 0.0, 0.24), (-0.2, 0.16, 0.34), (0.25, 0.1, 0.3), (0.65, 0.0, 0.2)):
        scene.disc(x + wide * share, y - wide * up, wide * size, colour, 0)
    scene.rect(x - wide * 0.62, y - wide * 0.02, wide * 1.3, wide * 0.22, colour, 0)


def _ridge(scene: MenuCanvas, level: float, swell: float, phase: float) -> list[tuple[float, float]]:
    steps = 36
    points = []
    for k in range(steps + 1):
        x = -scene.half - 2 + (2 * scene.half + 4) * k / steps
        wave = math.sin(x / 47 + phase) * 0.7 + math.sin(x / 21 + phase * 2.3) * 0.3
        points.append((x, level - swell * wave))
    return [*points, (scene.half + 2, 170), (-scene.half - 2, 170)]


def _peaks(scene: MenuCanvas, light: MenuLight, rng: random.Random) -> None:
    """Mountains far off, lit from the left."""
    x = -scene.half - 20
    while x < scene.half + 20:
        high, wide = rng.uniform(16, 34), rng.uniform(34, 54)
        top = (x + wide * 0.46, HORIZON - 8 - high)
        scene.poly([(x, HORIZON), top, (x + wide, HORIZON)], light.far, 0)
        dark = mix(light.far, INK, 0.12)
        scene.poly(
            [top, (x + wide, HORIZON), (x + wide * 0.52, HORIZON), (x + wide * 0.58, HORIZON - high * 0.5)],
            dark,
            0,
        )
        if high > 24 or light.snow:
            cap = mix(light.far, WHITE, 0.75)
            reach = high * 0.34
            scene.poly(
                [
                    top,
                    (top[0] + reach * 0.75, top[1] + reach),
                    (top[0] + reach * 0.2, top[1] + reach * 0.72),
                    (top[0] - reach * 0.3, top[1] + reach * 1.05),
                    (top[0] - reach * 0.62, top[1] + reach * 0.95),
                ],
                cap,
                0,
            )
        x += wide * rng.uniform(0.5, 0.8)


def draw_wood(
    scene: MenuCanvas, light: MenuLight, seed: int, *, gap: float = 0.0, gap_at: float = 0.0, size: float = 22
) -> None:
    """The edge of a wood along the horizon, with a gap of this half width in the middle."""
    rng = random.Random(seed)
    spots = []
    x = -scene.half - 4
    while x < scene.half + 8:
        if abs(x - gap_at) > gap:
            spots.append((x, HORIZON + 8 + rng.uniform(-3, 4), size * rng.uniform(0.8, 1.25)))
        x += size * rng.uniform(0.42, 0.72)
    for x, foot, high in sorted(spots, key=lambda spot: spot[1]):
        draw_tree(scene, light, x, foot, high, rng)


def draw_ground(scene: MenuCanvas, light: MenuLight, seed: int) -> None:
    """Grass toward the viewer, with tufts; in winter, snow with blue hollows."""
    rng = random.Random(seed)
    plain, bright, dark = light.grass
    scene.poly(_ridge(scene, HORIZON + 8, 3, seed % 7), mix(plain, dark, 0.15), 1.4)
    scene.fall(HORIZON + 16, 166, (mix(plain, dark, 0.15), plain, bright))
    for _ in range(46):
        x, y = rng.uniform(-scene.half, scene.half), rng.uniform(HORIZON + 14, 164)
        reach = 1.6 + (y - HORIZON) / 30
        if light.snow:
            scene.oval(x, y, reach * 3, reach * 0.4, mix(plain, dark, 0.35), 0)
            continue
        for lean in (-0.6, 0.0, 0.6):
            scene.line([(x, y), (x + lean * reach, y - reach * 1.4)], dark if lean else bright, 0.8)
    if light.strewn == "flowers":
        for _ in range(16):
            x, y = rng.uniform(-scene.half, scene.half), rng.uniform(HORIZON + 18, 160)
            colour = rng.choice((WHITE, rgb("F7C3D4"), rgb("FFE27A")))
            for k in range(5):
                scene.disc(x + 1.6 * math.cos(k * 1.257), y + 1.3 * math.sin(k * 1.257), 0.95, colour, 0)
            scene.disc(x, y, 0.7, rgb("E8A52A"), 0)
    elif light.strewn == "leaves":
        for _ in range(22):
            x, y = rng.uniform(-scene.half, scene.half), rng.uniform(HORIZON + 16, 162)
            scene.oval(x, y, 2.1, 1.2, rng.choice(light.trees)[rng.randint(1, 2)], 0)


def draw_land(
    scene: MenuCanvas,
    light: MenuLight,
    seed: int,
    *,
    gap: float = 0.0,
    gap_at: float = 0.0,
    sun: tuple[float, float] | None = None,
) -> None:
    """Everything behind the thing itself: sky, two hills, the edge of a wood, ground."""
    rng = random.Random(seed)
    draw_sky(scene, light, seed, sun=sun)
    _peaks(scene, light, rng)
    scene.poly(_ridge(scene, HORIZON - 4, 9, rng.uniform(0, 6)), light.near, 0)
    scene.poly(_ridge(scene, HORIZON + 3, 6, rng.uniform(0, 6)), mix(light.near, light.grass[2], 0.45), 0)
    draw_ground(scene, light, seed)
    draw_wood(scene, light, seed, gap=gap, gap_at=gap_at)


def draw_water(scene: MenuCanvas, light: MenuLight, top: float, seed: int, *, low: float = 170.0) -> None:
    """A lake across the picture: a shore, shallows, deep water and ripples."""
    rng = random.Random(seed)
    near, shallow, deep = light.water
    shore = [(-scene.half - 4 + k * scene.half / 8, top + math.sin(k * 1.3 + seed) * 1.6) for k in range(18)]
    foot = [(scene.half + 12, low), (-scene.half - 4, low)]
    scene.poly([*((x, y - 2.6) for x, y in shore), *foot], mix(light.grass[2], rgb("BDA873"), 0.5), 0)
    scene.poly([*shore, *foot], shallow, 0)
    for step in range(12):
        share = step / 11
        lowered = [(x, y + 3 + step * 3.2) for x, y in shore]
        scene.poly(
            [*lowered, *foot], mix(mix(shallow, near, min(1, share * 2)), deep, max(0, share * 1.3 - 0.5)), 0
        )
    for _ in range(22):
        x, y = rng.uniform(-scene.half, scene.half), rng.uniform(top + 8, min(low, 164))
        wide = 3 + (y - top) / 7
        scene.bow([(x - wide, y), (x, y - wide * 0.16), (x + wide, y)], mix(near, WHITE, 0.45), 0.9)
