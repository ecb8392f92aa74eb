"""Pictures of menu cards on a lake: leaping fish, skaters."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

from hamlet.app.art.menu.menu_backdrop import draw_land, draw_water
from hamlet.app.art.menu.menu_canvas import EDGE, CanvasModel, MenuCanvas
from hamlet.app.art.menu.menu_folk import Pose, villager
from hamlet.app.art.menu.menu_lights import MenuLight
from hamlet.app.art.menu.menu_registry import menu_scene
from hamlet.app.art.menu.menu_things import SNOW, flakes, splash
from hamlet.app.art.palette import PAPER, WHITE, alpha, mix, rgb
from hamlet.app.art.tile.buildings.props import reeds

ICE, ICE_DARK = rgb("CBE6F2"), rgb("86B8D2")


@menu_scene("migration", "winter")
def migration(scene: MenuCanvas, light: MenuLight, fish: str) -> None:
    """Fish leap up the lake, one after another."""
    draw_land(scene, light, 83)
    open_water = replace(light, water=(rgb("2E7DA8"), rgb("A9D6E4"), rgb("164E78"))) if light.snow else light
    draw_water(scene, open_water, 104, 9)
    foam = rgb("EAF6F2")
    leaps = ((-84.0, 88.0, 44.0, -32), (-16.0, 62.0, 54.0, 0), (66.0, 86.0, 46.0, 36))
    arch = [(-128.0, 136.0), (-84.0, 90.0), (-16.0, 64.0), (66.0, 90.0), (112.0, 138.0)]
    for k, (start, end) in enumerate(pairwise(arch)):
        for share in (0.2, 0.5, 0.8):
            spot = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share + 14)
            scene.disc(*spot, 1.3 + k % 2 * 0.5, mix(foam, WHITE, 0.6), 0)
    for x, foot, size in ((-104.0, 136.0, 15.0), (-22.0, 142.0, 18.0), (92.0, 136.0, 16.0)):
        splash(scene, x, foot, size, foam, round(x))
    for x, y, size, turn in leaps:
        scene.fish(fish, x, y, size, -turn, halo=PAPER)
    if light.snow:
        for x, y, wide in (
            (-62.0, 122.0, 20.0),
            (40.0, 118.0, 16.0),
            (28.0, 150.0, 26.0),
            (128.0, 152.0, 20.0),
        ):
            floe = [
                (x - wide, y),
                (x - wide * 0.5, y - 4),
                (x + wide * 0.4, y - 5),
                (x + wide, y - 1),
                (x + wide * 0.3, y + 4),
            ]
            scene.poly([(a, b + 2.4) for a, b in floe], ICE_DARK, 0)
            scene.poly(floe, SNOW, 0)
        flakes(scene, 7)
    else:
        for x in (-126, 124):
            reeds(CanvasModel(scene, x, 132, 230), 0, 0)


@menu_scene("frozen_lake", "winter")
def frozen_lake(scene: MenuCanvas, light: MenuLight, fish: str) -> None:
    """People skate where boats went."""
    draw_land(scene, light, 97)
    shore = [
        (-150.0, 120.0),
        (-90.0, 108.0),
        (0.0, 104.0),
        (90.0, 108.0),
        (150.0, 116.0),
        (150.0, 180.0),
        (-150.0, 180.0),
    ]
    scene.round([(x * 1.05, y - 3) for x, y in shore], mix(SNOW, ICE_DARK, 0.25), 1.4)
    scene.round([(x * 1.05, y) for x, y in shore], ICE, 0)
    scene.oval(6, 140, 120, 27, mix(ICE, ICE_DARK, 0.22), 0)
    scene.oval(10, 142, 84, 17, mix(ICE, ICE_DARK, 0.4), 0)
    rng = random.Random(4)
    for x, y in ((-96.0, 140.0), (86.0, 126.0), (-20.0, 120.0), (120.0, 150.0)):
        spot = (x, y)
        for _ in range(4):
            after = (spot[0] + rng.uniform(6, 16), spot[1] + rng.uniform(-5, 5))
            scene.line([spot, after], WHITE, 1)
            spot = after
    for x, y, wide in ((-60.0, 114.0, 26.0), (40.0, 112.0, 18.0), (-110.0, 152.0, 20.0), (96.0, 140.0, 30.0)):
        scene.veil(
            [(x - wide, y), (x + wide * 0.7, y - 2), (x + wide, y), (x - wide * 0.6, y + 2.4)],
            alpha(WHITE, 150),
        )
    for start, middle, end in (((-140, 130), (-70, 152), (10, 150)), ((30, 160), (90, 150), (130, 128))):
        scene.bow([start, middle, end], mix(ICE, ICE_DARK, 0.75), 1.1)
    _skater(scene, -58, 148, 66, 1, rgb("B8473A"))
    _skater(scene, 66, 146, 60, -1, rgb("3F78B0"))
    _skater(scene, 6, 122, 32, 1, rgb("7C8F4A"))
    flakes(scene, 12, 54)


def _skater(
    scene: MenuCanvas, x: float, foot: float, high: float, side: int, coat: tuple[int, int, int]
) -> None:
    """One who glides on one foot, the other and a scarf behind; `side` is 1 to the right."""
    scene.shade(x + side * 2, foot + 2, high * 0.34, 3, 60)
    ahead, behind = (side * 0.08, 0.03), (-side * 0.4, 0.26)
    feet = (behind, ahead) if side > 0 else (ahead, behind)
    for (across, up), tilt in ((ahead, 0.0), (behind, 0.1)):
        px, py = x + across * high, foot - (up - 0.035) * high
        blade = [(px - high * 0.1, py + side * tilt * high), (px + high * 0.11, py - side * tilt * high)]
        scene.beam(blade, rgb("D3E2EA"), 1.5, 0.9)
    pose = Pose((-0.38, 0.6), (0.38, 0.6), feet[0], feet[1], side * 0.06)
    scarf, neck = rgb("F2C94C"), (x + side * 0.08 * high, foot - 0.6 * high)
    end = (neck[0] - side * high * 0.46, neck[1] - high * 0.06)
    scene.bow(
        [neck, (neck[0] - side * high * 0.24, neck[1] - high * 0.1), end], scarf, high * 0.06, EDGE * 0.7
    )
    villager(scene, x, foot, high, coat, pose, mix(coat, PAPER, 0.55))
    scene.beam(
        [(neck[0] - high * 0.08, neck[1]), (neck[0] + high * 0.08, neck[1])], scarf, high * 0.05, EDGE * 0.6
    )
