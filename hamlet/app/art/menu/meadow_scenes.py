"""Pictures of menu cards under the open sky: foals, sunrise, long shadows."""

from __future__ import annotations

import math
import random
from dataclasses import replace

from hamlet.app.art.menu.menu_backdrop import HORIZON, draw_land
from hamlet.app.art.menu.menu_canvas import EDGE, CanvasModel, MenuCanvas
from hamlet.app.art.menu.menu_folk import CARRYING, CHEERING, COATS, Pose, donkey, villager
from hamlet.app.art.menu.menu_lights import MenuLight
from hamlet.app.art.menu.menu_registry import menu_scene
from hamlet.app.art.menu.menu_things import flakes
from hamlet.app.art.menu.menu_trees import draw_tree
from hamlet.app.art.palette import INK, PAPER, ROAD, ROAD_EDGE, alpha, mix, rgb
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.buildings.props import fence

DAWN = tuple(rgb(each) for each in ("7FA6D6", "F0B8A0", "FFD98A"))
EVENING = tuple(rgb(each) for each in ("5E9BD0", "F6CE8E", "FFB65E"))


@menu_scene("breeding", "spring")
def breeding(scene: MenuCanvas, light: MenuLight, fish: str) -> None:
    """A donkey and her two foals in a meadow."""
    draw_land(scene, light, 53)
    fence(CanvasModel(scene, -scene.half, 116, 150), 0, 0, scene.half / 75)
    draw_tree(scene, replace(light, fir_share=0.0), -112, 134, 58, random.Random(2))
    scene.shade(62, 147, 46, 5)
    donkey(scene, 60, 147, 66, rgb("8C7864"))
    scene.shade(-22, 148, 24, 4)
    donkey(scene, -20, 148, 36, rgb("B08A5E"), young=True, right=True)
    scene.shade(-74, 150, 22, 4)
    donkey(scene, -72, 146, 34, rgb("9A8878"), young=True, leap=0.5)
    _heart(scene, 0, 74, 9)
    _heart(scene, 14, 60, 6)
    if light.snow:
        flakes(scene, 3)


def _heart(scene: MenuCanvas, x: float, y: float, size: float) -> None:
    points: list[Point] = []
    for k in range(32):
        a = k * math.pi / 16
        across = 16 * math.sin(a) ** 3
        up = 13 * math.cos(a) - 5 * math.cos(2 * a) - 2 * math.cos(3 * a) - math.cos(4 * a)
        points.append((x + across * size / 17, y - up * size / 17))
    scene.poly(points, rgb("D9556B"), EDGE * 0.8)
    scene.disc(x - size * 0.42, y - size * 0.34, size * 0.18, rgb("F7B6C2"), 0)


@menu_scene("second_wind", "spring")
def second_wind(scene: MenuCanvas, light: MenuLight, fish: str) -> None:
    """The sun comes up, and a villager with it."""
    dawn = replace(light, sky=DAWN, sun=rgb("FFF1B8"), far=mix(light.far, rgb("C98A9A"), 0.4))
    sun = (34.0, HORIZON - 12)
    draw_land(scene, dawn, 61, gap=50, gap_at=sun[0], sun=sun)
    for k in range(13):
        angle = math.pi * (k + 0.5) / 13
        ray = [(24 * math.cos(angle + d), -24 * math.sin(angle + d)) for d in (-0.05, 0.05)]
        far = [(260 * math.cos(angle + d), -260 * math.sin(angle + d)) for d in (0.06, -0.06)]
        scene.veil([(sun[0] + x, sun[1] + y) for x, y in (*ray, *far)], alpha(rgb("FFF6CF"), 88))
    scene.disc(*sun, 20, rgb("FFF4C4"), 0)
    _near_hill(scene, dawn)
    scene.shade(-38, 150, 56, 6)
    _bed(scene, -34, 150)
    villager(scene, -46, 138, 84, COATS[0], CHEERING, rgb("E9E2D0"))
    for x, y in ((-104, 62), (-88, 72), (92, 40)):
        scene.bow([(x - 6, y - 2), (x - 2, y - 4), (x, y), (x + 2, y - 4), (x + 6, y - 2)], INK, 1.5)
    _cock(scene, 100, 146)
    if light.snow:
        flakes(scene, 5)


def _near_hill(scene: MenuCanvas, light: MenuLight) -> None:
    """The hill from behind which the sun comes."""
    plain, bright, dark = light.grass
    crest: list[Point] = [(-30, 104), (0, 95), (36, 90), (72, 95), (108, 105)]
    scene.round([*crest, (120, 116), (-44, 116)], mix(plain, dark, 0.15), 0)
    scene.bow(crest, mix(bright, rgb("FFF1B8"), 0.5), 1.6)


def _bed(scene: MenuCanvas, x: float, foot: float) -> None:
    wood = rgb("8A5A34")
    scene.rect(x - 70, foot - 36, 7, 38, wood)
    scene.rect(x + 52, foot - 24, 7, 26, wood)
    scene.rect(x - 64, foot - 14, 118, 9, mix(wood, PAPER, 0.15))
    scene.round([(x - 62, foot - 14), (x - 60, foot - 25), (x - 42, foot - 26), (x - 38, foot - 15)], PAPER)
    blanket = rgb("4F86B8")
    scene.round(
        [
            (x - 30, foot - 8),
            (x - 34, foot - 18),
            (x - 14, foot - 22),
            (x + 30, foot - 18),
            (x + 52, foot - 16),
            (x + 52, foot - 4),
            (x + 10, foot - 2),
        ],
        blanket,
    )
    for k in range(4):
        left = x - 20 + k * 18
        scene.bow([(left, foot - 18), (left + 3, foot - 11), (left, foot - 4)], mix(blanket, PAPER, 0.5), 2)


def _cock(scene: MenuCanvas, x: float, foot: float) -> None:
    """A cock that crows on a post."""
    scene.beam([(x, foot), (x, foot - 32)], rgb("A8733E"), 7)
    y = foot - 34
    for k, colour in enumerate((rgb("2F6B5A"), rgb("3F78B0"), rgb("7C4A8C"))):
        scene.bow([(x + 8, y - 8), (x + 18 + k * 2, y - 22 + k * 6), (x + 24, y - 12 + k * 8)], colour, 4, 1)
    scene.round(
        [
            (x - 9, y - 16),
            (x - 4, y - 2),
            (x + 8, y - 2),
            (x + 13, y - 12),
            (x + 2, y - 12),
            (x - 3, y - 24),
            (x - 11, y - 24),
        ],
        rgb("B5562F"),
    )
    scene.poly([(x - 10, y - 21), (x - 18, y - 25), (x - 12, y - 17)], rgb("F2C230"), 1.2)
    scene.round(
        [(x - 11, y - 24), (x - 12, y - 31), (x - 8, y - 28), (x - 5, y - 32), (x - 3, y - 24)],
        rgb("C4302A"),
        1.2,
    )
    scene.disc(x - 8, y - 21, 1.2, INK, 0)


@menu_scene("long_days", "summer")
def long_days(scene: MenuCanvas, light: MenuLight, fish: str) -> None:
    """A low sun, long shadows, and still somebody carries sacks."""
    sun = (-84.0, HORIZON - 10)
    evening = replace(light, sky=EVENING, sun=rgb("FFF0A8"), far=mix(light.far, rgb("C98A6A"), 0.3))
    draw_land(scene, evening, 71, gap=30, gap_at=sun[0], sun=sun)
    scene.disc(*sun, 20, rgb("FFF6CC"), 0)
    plain, _, dark = light.grass
    scene.round([(-130, 108), (-84, 96), (-38, 104), (-30, 116), (-140, 116)], mix(plain, dark, 0.15), 0)
    _road(scene)
    for x, foot, high, wide in ((-42, 132, 64, 13), (18, 126, 50, 12), (104, 118, 60, 20)):
        _long_shadow(scene, x, foot, high, wide)
    draw_tree(scene, replace(evening, fir_share=0.0), 104, 120, 60, random.Random(5))
    scene.shine(*sun, 100, rgb("FFE9A0"), 130)
    villager(scene, -42, 132, 62, COATS[1], CARRYING)
    _sack(scene, -38, 68, 14)
    villager(scene, 18, 126, 52, COATS[2], Pose((-0.2, 0.4), (0.2, 0.4)))
    scene.rect(7, 97, 22, 16, rgb("C99A5B"))
    scene.line([(9, 99), (27, 111)], rgb("8A5A34"), 1.8)
    scene.line([(27, 99), (9, 111)], rgb("8A5A34"), 1.8)
    if light.snow:
        flakes(scene, 2)


def _road(scene: MenuCanvas) -> None:
    upper = [(-160.0, 138.0), (-60.0, 122.0), (40.0, 118.0), (160.0, 126.0)]
    lower = [(160.0, 140.0), (40.0, 138.0), (-60.0, 146.0), (-160.0, 164.0)]
    scene.round([*((x, y - 2.4) for x, y in upper), *((x, y + 2.4) for x, y in lower)], ROAD_EDGE, 0)
    scene.round([*upper, *lower], ROAD, 0)


def _sack(scene: MenuCanvas, x: float, y: float, size: float) -> None:
    flour = rgb("EFE2C4")
    scene.round(
        [
            (x - size, y),
            (x - size * 0.7, y - size * 0.7),
            (x + size * 0.5, y - size * 0.7),
            (x + size * 1.1, y),
            (x + size * 0.5, y + size * 0.55),
            (x - size * 0.7, y + size * 0.5),
        ],
        flour,
    )
    scene.bow(
        [(x - size * 0.5, y - size * 0.3), (x, y + size * 0.1), (x + size * 0.6, y)],
        mix(flour, INK, 0.3),
        1.2,
    )
    scene.poly([(x + size, y - 3), (x + size * 1.5, y - 7), (x + size * 1.45, y + 4)], flour, 1.4)


def _long_shadow(scene: MenuCanvas, x: float, foot: float, high: float, wide: float) -> None:
    """What somebody this high and wide throws on the ground when the sun stands low at the left."""
    shade = (66, 44, 50, 128)
    end = (x + high * 1.7, foot + high * 0.3)
    half = wide * 0.34
    body: list[Point] = [(x - half, foot + 1), (x + half, foot - 1), (end[0] - 4, end[1] - wide * 0.5)]
    turns = [math.radians(-70 + k * 20) for k in range(10)]
    head = [(end[0] + wide * 1.3 * math.cos(a), end[1] + wide * 0.5 * math.sin(a)) for a in turns]
    scene.veil([*body, *head, (end[0] - 4, end[1] + wide * 0.34)], shade)
