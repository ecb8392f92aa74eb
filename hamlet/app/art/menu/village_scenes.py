"""Pictures of menu cards about buildings: market, blueprints, a favour, a locked door."""

from __future__ import annotations

from hamlet.app.art.menu.menu_backdrop import draw_land, draw_water
from hamlet.app.art.menu.menu_canvas import EDGE, CanvasModel, MenuCanvas
from hamlet.app.art.menu.menu_folk import CHEERING, COATS, STANDING, WAVING, Pose, villager
from hamlet.app.art.menu.menu_lights import MenuLight
from hamlet.app.art.menu.menu_registry import menu_scene
from hamlet.app.art.menu.menu_things import SNOW, WOOD, blueprint_sheet, coin_pile, flakes, planks, stall
from hamlet.app.art.palette import INK, MATERIALS, PAPER, WHITE, mix, rgb
from hamlet.app.art.shapes import Point, ring
from hamlet.app.art.tile.buildings.civic import barn
from hamlet.app.art.tile.buildings.props import crane, crate, hay

RED, BLUE, STONE = rgb("C4502F"), rgb("3F78B0"), rgb("BDB6A8")
IRON = rgb("6A707C")


@menu_scene("fish_market")
def fish_market(scene: MenuCanvas, light: MenuLight, fish: str) -> None:
    """A stall on the jetty, full of fish."""
    draw_land(scene, light, 11)
    draw_water(scene, light, 106, 5)
    scene.icon("boat", -114, 108, 36, rgb("C98A4B"))
    planks(scene, 132, 172)
    scene.shade(6, 150, 66, 6)
    villager(scene, 4, 147, 58, COATS[2], WAVING, rgb("E8D9B0"))
    counter = stall(scene, 4, 150, 104, 92, RED, snow=light.snow)
    ice = [(-52, counter + 13), (-44, counter - 2), (52, counter - 2), (60, counter + 13)]
    scene.poly(ice, mix(WHITE, BLUE, 0.16), EDGE)
    for k, x in enumerate((-30, 4, 38)):
        scene.fish(fish, x, counter + 5, 27, 4 - 4 * k, halo=PAPER)
    _barrel_of_fish(scene, 92, 148, fish)
    crate(CanvasModel(scene, -90, 154, 240), 0, 0)
    scene.fish(fish, -77, 124, 29, 7, halo=PAPER)
    if light.snow:
        flakes(scene, 4)


def _barrel_of_fish(scene: MenuCanvas, x: float, y: float, fish: str) -> None:
    """A barrel from which a fish looks out."""
    wood = rgb("9A6A3C")
    scene.oval(x, y - 26, 17, 4, mix(wood, INK, 0.6), EDGE)
    scene.fish(fish, x - 2, y - 33, 36, -48, halo=PAPER)
    left: list[Point] = [(x - 17, y - 26), (x - 20, y - 12), (x - 16, y + 2)]
    scene.poly([*left, *((2 * x - px, py) for px, py in reversed(left)), (x, y - 22)], wood)
    for up in (20, 5):
        scene.bow([(x - 18, y - up), (x, y - up + 3), (x + 18, y - up)], mix(IRON, INK, 0.2), 2.4)
    for side in (-9, 0, 9):
        scene.bow(
            [(x + side, y - 21), (x + side * 1.15, y - 12), (x + side, y + 2)], mix(wood, INK, 0.35), 0.9
        )


@menu_scene("infrastructure", "autumn")
def infrastructure(scene: MenuCanvas, light: MenuLight, fish: str) -> None:
    """Two blueprints and a pile of coins nobody has to pay."""
    draw_land(scene, light, 23)
    blueprint_sheet(scene, (-60, 88), 106, 84, -7, 6)
    blueprint_sheet(scene, (62, 84), 98, 88, 8, 12)
    scene.shade(4, 146, 26, 5)
    coin_pile(scene, 2, 142, 5, 17)
    coin_pile(scene, 34, 149, 2, 13)
    for x, y in ((-24, 146), (-38, 150)):
        scene.icon("gold", x, y, 15)
    if light.snow:
        flakes(scene, 6)


@menu_scene("call_in_a_favour", "autumn")
def call_in_a_favour(scene: MenuCanvas, light: MenuLight, fish: str) -> None:
    """A barn that friends put up."""
    draw_land(scene, light, 31, gap=40)
    scene.shade(4, 144, 74, 9)
    crane(CanvasModel(scene, 62, 146, 168), 0, 0, WOOD)
    barn(CanvasModel(scene, 0, 112, 176))
    if light.snow:
        _roof_snow(scene)
    hay(CanvasModel(scene, -62, 140, 150), 0, 0, 0.08)
    ladder(scene, (-32, 146), (-22, 84))
    scene.beam([(-136, 112), (-70, 105)], rgb("D8A468"), 5)
    villager(scene, -102, 150, 58, COATS[1], Pose((-0.3, 0.66), (0.32, 0.74)))
    villager(scene, 104, 149, 56, COATS[3], Pose((-0.36, 0.84), (0.26, 0.3)))
    _hammer(scene, (84, 101))
    villager(scene, 42, 150, 42, COATS[0], CHEERING)
    if light.snow:
        flakes(scene, 8)


def _roof_snow(scene: MenuCanvas) -> None:
    lit = [(-46, 63), (0, 29), (0, 70), (-9, 72), (-18, 84), (-30, 86), (-46, 101)]
    scene.poly(lit, SNOW, 1.4)
    dark = [(46, 63), (0, 29), (0, 70), (12, 76), (24, 80), (34, 92), (46, 98)]
    scene.poly(dark, mix(SNOW, rgb("9DB4C8"), 0.4), 1.4)


def ladder(scene: MenuCanvas, foot: Point, top: Point) -> None:
    """A ladder from its foot to its top."""
    for side in (-5, 5):
        scene.beam([(foot[0] + side, foot[1]), (top[0] + side, top[1])], rgb("A8733E"), 2, 1.1)
    for k in range(1, 8):
        share = k / 8
        x, y = foot[0] + (top[0] - foot[0]) * share, foot[1] + (top[1] - foot[1]) * share
        scene.line([(x - 5, y), (x + 5, y)], rgb("D8A468"), 1.6)


def _hammer(scene: MenuCanvas, hand: Point) -> None:
    x, y = hand
    scene.beam([(x + 2, y + 3), (x - 7, y - 12)], rgb("A8733E"), 2.4)
    scene.poly([(x - 16, y - 10), (x - 11, y - 19), (x + 3, y - 15), (x, y - 7)], rgb("A9AFB8"))


@menu_scene("monopoly", "summer")
def monopoly(scene: MenuCanvas, light: MenuLight, fish: str) -> None:
    """A door with a chain and a great lock."""
    draw_land(scene, light, 47)
    scene.shade(6, 150, 86, 8)
    roof = rgb("8E3B46")
    wall = [(-62.0, 154.0), (-62.0, 60.0), (0.0, 16.0), (62.0, 60.0), (62.0, 154.0)]
    scene.poly(wall, rgb("E6D8B8"))
    scene.poly([(40, 46), (61, 61), (61, 154), (46, 154), (46, 62)], mix(rgb("E6D8B8"), INK, 0.14), 0)
    _stones(scene)
    for side in (-1, 1):
        eaves = [(side * 76, 72), (side * 76, 62), (0, 6), (0, 20)]
        scene.poly(eaves, roof if side < 0 else mix(roof, INK, 0.24))
    if light.snow:
        scene.poly([(-76, 62), (0, 6), (76, 62), (76, 55), (0, -1), (-76, 55)], SNOW, 1.4)
    scene.disc(0, 40, 9, rgb("F3D36B"))
    scene.line([(0, 32), (0, 48)], INK, 1.5)
    scene.line([(-8, 40), (8, 40)], INK, 1.5)
    _door(scene)
    _chains(scene)
    villager(scene, -98, 151, 54, COATS[1], Pose((-0.36, 0.52), (0.36, 0.52)))
    villager(scene, 100, 151, 54, COATS[2], STANDING)
    if light.snow:
        flakes(scene, 9)


def _stones(scene: MenuCanvas) -> None:
    for y, x, wide in (
        (146, -60, 18),
        (146, 42, 18),
        (136, -61, 12),
        (136, 50, 11),
        (70, -60, 14),
        (74, 46, 14),
        (104, -61, 10),
        (112, 51, 10),
    ):
        scene.rect(x, y - 8, wide, 8, STONE, 1.1)


def _door(scene: MenuCanvas) -> None:
    arch = [(x, y) for x, y in ring((0, 96), 38, 48) if y <= 96]
    scene.poly([(-38, 156), (-38, 96), *arch, (38, 96), (38, 156)], STONE)
    inner = [(x, y) for x, y in ring((0, 97), 30, 48) if y <= 97]
    wood = rgb("8A5A34")
    scene.poly([(-30, 156), (-30, 97), *inner, (30, 97), (30, 156)], wood)
    for x in (-20, -10, 10, 20):
        scene.line([(x, 70 + abs(x) * 0.32), (x, 155)], mix(wood, INK, 0.4), 1.2)
    scene.line([(0, 67), (0, 155)], INK, 2)
    for y in (88, 136):
        for side in (-1, 1):
            scene.beam([(side * 28, y), (side * 7, y)], IRON, 3.4, 1.1)


def _chains(scene: MenuCanvas) -> None:
    for side in (-1, 1):
        for k in range(7):
            share = k / 6
            x, y = side * (34 - 24 * share), 94 + 18 * share + 5 * share * (1 - share)
            scene.oval(x, y, 4.2, 2.6, rgb("A9AFB8"), 1.6)
            scene.oval(x, y, 1.5, 0.8, INK, 0)
    gold = MATERIALS["gold"]
    scene.bow([(-8, 116), (-8, 104), (0, 97), (8, 104), (8, 116)], rgb("C9CDD2"), 4.4, EDGE)
    scene.round([(-17, 114), (-16, 134), (0, 138), (16, 134), (17, 114), (0, 112)], gold)
    scene.bow([(-12, 118), (-12, 130), (-6, 133)], mix(gold, WHITE, 0.55), 2.6)
    scene.disc(0, 122, 4, INK, 0)
    scene.poly([(-2, 122), (2, 122), (3.4, 132), (-3.4, 132)], INK, 0)
