"""The buildings at the water: a storehouse on piles, a slipway, a glass dome, a lighthouse, beach huts."""

from __future__ import annotations

import math
from itertools import pairwise

from hamlet.app.art.palette import BANNER, FOAM, INK, LEAF, PAPER, ROCK, SAND, Colour, mix, rgb
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.buildings.model import (
    BROWN,
    DARK_PANE,
    DOOR,
    PANE,
    POLE,
    SUN,
    TEAL,
    TERRACOTTA,
    House,
    Model,
    building,
    gable,
    long_house,
)
from hamlet.app.art.tile.buildings.props import barrel, crate, planks

BOARD, BOARD_DARK, RIB = rgb("B98A55"), rgb("7A4F2A"), rgb("D8A867")
RED, BLUE, GOLD = rgb("C2402F"), rgb("2F76B4"), rgb("E0A02E")
GLASS, TANK = rgb("BFE6F0"), rgb("3E96C4")


def _deck(model: Model, left: float, right: float, y: float) -> None:
    """A landing stage: piles with wet feet, then a plank seen from its edge."""
    model.shade([(left, y + 0.06), (right, y + 0.06), (right + 0.1, y + 0.13), (left + 0.1, y + 0.13)])
    piles = max(3, round((right - left) / 0.17))
    for k in range(piles + 1):
        x = left + 0.03 + (right - left - 0.06) * k / piles
        model.beam((x, y + 0.03), (x, y + 0.13), BOARD_DARK, 0.026)
    model.rect(left, y - 0.02, right - left, 0.06, BOARD)
    model.rect(left + 0.01, y - 0.012, right - left - 0.02, 0.018, mix(BOARD, SUN, 0.45), line=False)
    for k in range(1, round((right - left) / 0.09)):
        model.line((left + k * 0.09, y - 0.01), (left + k * 0.09, y + 0.03), BOARD_DARK, 0.009)


@building("storeroom")
def storeroom(model: Model) -> None:
    """A timber storehouse on a landing stage, with a hoist, crates and a barrel."""
    wall = rgb("D7B07A")
    long_house(model, House(-0.02, 0.14, 0.52, 0.42, TEAL, wall, 0.17, door=False, windows=0, chimney=False))
    for x in (-0.24, -0.14, 0.1, 0.2):
        model.line((x, 0.0), (x, 0.12), mix(wall, INK, 0.4), 0.014)
    model.rect(-0.11, 0.0, 0.18, 0.13, rgb("3A2616"))
    model.rect(-0.08, 0.05, 0.07, 0.08, rgb("C99A5B"))
    model.rect(0.0, 0.07, 0.055, 0.06, rgb("A8733E"))
    model.rect(0.145, 0.015, 0.045, 0.05, PANE)
    model.beam((0.2, -0.09), (0.42, -0.15), POLE, 0.026)
    model.line((0.4, -0.14), (0.4, -0.02), INK, 0.012)
    _deck(model, -0.42, 0.44, 0.15)
    crate(model, 0.35, 0.09, 0.1)
    crate(model, 0.31, 0.14, 0.085)
    barrel(model, -0.31, 0.09)
    crate(model, -0.41, 0.14, 0.075)


def _hull(model: Model) -> None:
    """A ship on its slip: keel, bent ribs standing up from it, the lower strakes laid."""
    model.poly([(-0.3, 0.25), (0.34, 0.17), (0.37, 0.22), (-0.28, 0.31)], BOARD)
    for k in range(7):
        x = -0.23 + k * 0.09
        model.line((x, 0.25 - k * 0.011), (x + 0.02, 0.3 - k * 0.011), BOARD_DARK, 0.012)
    for side, x in ((-1, -0.2), (1, 0.24)):
        model.beam((x, 0.23), (x - side * 0.08, 0.13), POLE, 0.02)
    ribs = 7
    for k in range(ribs):
        share = k / (ribs - 1)
        x, foot = -0.26 + 0.54 * share, 0.12 + 0.06 * math.sin(math.pi * share)
        lean, tall = (share - 0.5) * 0.16, 0.15 + 0.07 * abs(share - 0.5)
        model.beam((x * 0.72 + 0.01, foot), (x + lean * 0.5, foot - tall), RIB, 0.026)
    top = [(-0.33, -0.0), (-0.2, 0.05), (0.0, 0.068), (0.2, 0.05), (0.33, -0.02)]
    keel = [(0.24, 0.14), (0.12, 0.19), (-0.1, 0.19), (-0.22, 0.14)]
    model.poly([*top, *keel], rgb("B5763A"))
    for step, colour in ((0.32, rgb("8A5426")), (0.66, rgb("8A5426"))):
        line = [(x * (1 - 0.22 * step), y + (0.17 - y) * step) for x, y in top]
        for a, b in pairwise(line):
            model.line(a, b, colour, 0.014)
    for a, b in pairwise(top):
        model.line((a[0], a[1] - 0.005), (b[0], b[1] - 0.005), mix(RIB, SUN, 0.5), 0.018)
    model.beam((-0.33, 0.0), (-0.4, -0.12), RIB, 0.028)


@building("dockyard")
def dockyard(model: Model) -> None:
    """A hull in its slip before the shipwright's shed, a crane over it."""
    long_house(
        model, House(-0.2, -0.04, 0.38, 0.36, TERRACOTTA, rgb("D7B07A"), 0.13, door=False, chimney=False)
    )
    model.rect(-0.24, -0.13, 0.09, 0.09, DOOR)
    model.beam((0.36, 0.16), (0.36, -0.34), POLE, 0.03)
    model.beam((0.38, -0.33), (0.08, -0.26), POLE, 0.026)
    model.line((0.36, -0.14), (0.22, -0.28), POLE, 0.02)
    model.line((0.1, -0.26), (0.1, -0.14), INK, 0.012)
    model.poly([(0.03, -0.14), (0.17, -0.14), (0.16, -0.1), (0.04, -0.1)], rgb("C99A5B"))
    _hull(model)
    planks(model, -0.47, 0.2, 3)


def _dome(model: Model, radius: float, foot: float) -> None:
    """Glass over a tank with two fish, held by gilded ribs that meet at the top."""
    arch = [(radius * math.cos(a), foot + radius * 0.98 * math.sin(a)) for a in _turns(math.pi, 2 * math.pi)]
    model.poly(arch, GLASS)
    level = foot - radius * 0.42
    sea = [point for point in arch if point[1] >= level]
    model.poly(sea, TANK, line=False)
    half = max(x for x, _ in sea)
    waves = [(half * (k / 8 - 1), level + 0.012 * math.sin(k * 1.6)) for k in range(17)]
    for a, b in pairwise(waves):
        model.line(a, b, FOAM, 0.014)
    for x, y, size, colour in ((-0.13, foot - 0.075, 0.058, rgb("F08A3C")), (0.13, foot - 0.09, 0.045, GOLD)):
        tail = [(x + size * 0.8, y), (x + size * 1.7, y - size * 0.6), (x + size * 1.7, y + size * 0.6)]
        model.poly(tail, colour, line=False)
        model.oval(x, y, size, size * 0.55, colour, line=False)
        model.disc(x - size * 0.5, y - size * 0.1, size * 0.15, INK, line=False)
    glint = [(-radius * 0.8, foot - radius * 0.42), (-radius * 0.5, foot - radius * 0.8)]
    model.line(glint[0], glint[1], PAPER, 0.035)
    for angle in (-0.95, -0.48, 0.0, 0.48, 0.95):
        end = (radius * math.sin(angle), foot - radius * 0.98 * math.cos(angle))
        model.line((radius * 0.9 * math.sin(angle) * 1.05, foot), end, rgb("E8C46A"), 0.014)
    for a, b in pairwise(arch):
        model.line(a, b, INK, 0.03)
        model.line(a, b, rgb("E8C46A"), 0.016)


def _turns(start: float, end: float) -> list[float]:
    return [start + (end - start) * k / 24 for k in range(25)]


@building("aquarium")
def aquarium(model: Model) -> None:
    """A great glass dome full of water and fish between two pavilions, a golden ball on top."""
    model.shade([(-0.3, 0.2), (0.46, 0.2), (0.6, 0.26), (0.56, -0.06), (0.3, -0.2)])
    _dome(model, 0.36, 0.12)
    model.rect(-0.4, 0.1, 0.8, 0.1, rgb("E6DFD0"))
    model.rect(-0.39, 0.105, 0.78, 0.025, PAPER, line=False)
    for side in (-1, 1):
        gable(model, House(side * 0.4, 0.22, 0.17, 0.11, rgb("2F7F96"), PAPER, 0.11, door=False), 0.12)
        model.rect(side * 0.4 - 0.032, 0.13, 0.064, 0.09, rgb("3A5A72"))
    model.rect(-0.05, 0.12, 0.1, 0.1, DOOR)
    model.rect(-0.09, 0.19, 0.18, 0.035, rgb("CFC8BC"))
    model.line((0, -0.24), (0, -0.29), rgb("B98A2E"), 0.03)
    model.disc(0, -0.32, 0.04, BANNER)


@building("cliffside")
def cliffside(model: Model) -> None:
    """A lighthouse with red bands and its keeper's hut on a cliff."""
    rim = [(-0.34, 0.16), (-0.2, 0.06), (0.1, 0.04), (0.34, 0.09), (0.38, 0.15)]
    foot = [(0.42, 0.27), (0.3, 0.35), (0.06, 0.38), (-0.2, 0.36), (-0.4, 0.29)]
    model.shade([(0.3, 0.36), (0.5, 0.36), (0.5, 0.18), (0.38, 0.12)])
    model.poly([*rim, *foot], ROCK[1])
    model.poly([(-0.34, 0.16), (-0.16, 0.2), (-0.2, 0.35), (-0.39, 0.29)], ROCK[3], line=False)
    model.poly([(-0.16, 0.2), (0.06, 0.19), (0.06, 0.37), (-0.2, 0.35)], ROCK[2], line=False)
    model.poly([(0.24, 0.2), (0.38, 0.15), (0.42, 0.27), (0.3, 0.34)], ROCK[0], line=False)
    for a, b in (((-0.16, 0.2), (-0.2, 0.35)), ((0.06, 0.19), (0.06, 0.37)), ((0.24, 0.2), (0.3, 0.34))):
        model.line(a, b, INK, 0.013)
    turf = [*rim, (0.24, 0.205), (0.06, 0.19), (-0.16, 0.205)]
    model.poly(turf, LEAF[3])
    gable(model, House(0.2, 0.15, 0.17, 0.13, BROWN, PAPER, 0.08), 0.09)
    model.shade([(0.02, 0.13), (0.13, 0.16), (0.1, -0.1), (0.0, -0.2)])

    def wall(y: float) -> float:
        return 0.062 + 0.036 * (y + 0.34) / 0.47

    bands = 5
    for k in range(bands):
        y1, y2 = -0.34 + 0.47 * k / bands, -0.34 + 0.47 * (k + 1) / bands
        colour = RED if k % 2 else PAPER
        shape = [
            (-0.05 - wall(y1), y1),
            (-0.05 + wall(y1), y1),
            (-0.05 + wall(y2), y2),
            (-0.05 - wall(y2), y2),
        ]
        model.poly(shape, colour, line=False)
        dark = [(-0.03, y1), (-0.05 + wall(y1), y1), (-0.05 + wall(y2), y2), (-0.03, y2)]
        model.poly([(x + 0.02 if x == -0.03 else x, y) for x, y in dark], mix(colour, INK, 0.2), line=False)
    for side in (-1, 1):
        model.line((-0.05 + side * wall(-0.34), -0.34), (-0.05 + side * wall(0.13), 0.13), INK, 0.016)
    model.rect(-0.085, 0.04, 0.07, 0.09, DOOR)
    model.rect(-0.075, -0.15, 0.045, 0.05, DARK_PANE)
    model.rect(-0.105, -0.46, 0.11, 0.1, PANE)
    model.lamps.append((-0.05, -0.41))
    model.line((-0.05, -0.45), (-0.05, -0.37), rgb("B98A2E"), 0.016)
    model.rect(-0.15, -0.375, 0.2, 0.045, rgb("4A4F5C"))
    model.poly([(-0.13, -0.46), (-0.05, -0.58), (0.03, -0.46)], RED)
    model.disc(-0.05, -0.59, 0.018, BANNER)


def _hut(model: Model, x: float, y: float, colour: Colour) -> None:
    """A striped beach hut."""
    half, wall, top = 0.088, 0.175, 0.12
    model.shade(
        [(x + half, y), (x + half + 0.07, y + 0.03), (x + half + 0.07, y - 0.1), (x + half, y - wall)]
    )
    model.rect(x - half, y - wall, 2 * half, wall, PAPER)
    for k in range(3):
        model.rect(x - half + 0.012 + k * 0.061, y - wall, 0.03, wall, colour, line=False)
    model.rect(x - half, y - wall, 2 * half, 0.012, INK, line=False)
    model.poly([(x - half - 0.025, y - wall), (x, y - wall - top), (x + half + 0.025, y - wall)], colour)
    model.poly(
        [(x - half - 0.01, y - wall - 0.008), (x, y - wall - top + 0.02), (x - 0.01, y - wall - 0.008)],
        mix(colour, PAPER, 0.35),
        line=False,
    )
    model.rect(x - 0.034, y - 0.115, 0.068, 0.115, mix(colour, INK, 0.5))


def _parasol(model: Model, x: float, y: float) -> None:
    model.oval(x + 0.05, y + 0.005, 0.11, 0.025, mix(SAND, INK, 0.3), line=False)
    model.beam((x, y), (x, y - 0.24), POLE, 0.016)
    top, low, half = y - 0.33, y - 0.2, 0.155
    ends: list[Point] = [
        (x - half + 2 * half * k / 5, low + 0.02 * math.sin(math.pi * k / 5)) for k in range(6)
    ]
    model.poly([(x, top), *ends], PAPER)
    for k in (0, 2, 4):
        model.poly([(x, top), ends[k], ends[k + 1]], RED, line=False)
    for k in range(5):
        model.line(ends[k], ends[k + 1], INK, 0.014)
    model.disc(x, top, 0.016, BANNER)


@building("beach")
def beach(model: Model) -> None:
    """Three striped huts, a parasol, a towel and a rowing boat drawn up on the sand."""
    model.oval(-0.05, 0.13, 0.5, 0.16, mix(SAND, INK, 0.16), line=False)
    model.oval(-0.05, 0.12, 0.485, 0.15, SAND, line=False)
    for x, colour in ((-0.36, RED), (-0.14, BLUE), (0.08, GOLD)):
        _hut(model, x, 0.09, colour)
    _parasol(model, 0.36, 0.16)
    model.poly([(0.1, 0.17), (0.25, 0.17), (0.22, 0.245), (0.06, 0.245)], BLUE)
    for share in (0.3, 0.65):
        model.line(
            (0.1 - 0.04 * share, 0.175 + 0.07 * share),
            (0.24 - 0.03 * share, 0.175 + 0.07 * share),
            PAPER,
            0.016,
        )
    model.poly([(-0.44, 0.16), (-0.03, 0.15), (-0.09, 0.25), (-0.34, 0.26)], rgb("A8682F"))
    model.poly([(-0.39, 0.17), (-0.08, 0.163), (-0.12, 0.21), (-0.33, 0.216)], rgb("6B3F1D"), line=False)
    model.line((-0.24, 0.155), (-0.22, 0.2), BOARD, 0.022)
    model.line((-0.3, 0.13), (-0.1, 0.25), rgb("E2B479"), 0.018)
