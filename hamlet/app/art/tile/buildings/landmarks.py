"""The landmarks, each with a form of its own."""

from __future__ import annotations

import math
from itertools import pairwise

from hamlet.app.art.palette import BANNER, FOAM, INK, LEAF, MATERIALS, PAPER, ROCK, SAND, WATER, mix, rgb
from hamlet.app.art.tile.buildings.model import (
    BROWN,
    DOOR,
    PANE,
    PLUM,
    POLE,
    SLATE,
    STONE_WALL,
    TEAL,
    House,
    Model,
    building,
    gable,
    long_house,
)
from hamlet.app.art.tile.buildings.props import (
    banner_flag,
    barrel,
    crate,
    fence,
    hay,
    horse,
    reeds,
    sack,
)
from hamlet.app.art.tile.buildings.snow import SNOW_LIT

ICE = rgb("9FCBDF")


@building("pond")
def pond(model: Model) -> None:
    """Still water with reeds, lilies and a duck; in winter ice, and a hole in it for the duck."""
    rim, water = (SNOW_LIT, ICE) if model.snowy else (SAND, WATER)
    for across, down, colour, line in (
        (0.46, 0.21, rim, True),
        (0.42, 0.18, FOAM, False),
        (0.4, 0.165, mix(water, FOAM, 0.3), False),
        (0.33, 0.125, water, False),
    ):
        model.oval(0, 0, across, down, colour, line=line)
    if model.snowy:
        model.oval(0.02, -0.01, 0.13, 0.055, WATER)
        _duck(model)
        for start, end in (((-0.24, -0.02), (-0.12, 0.05)), ((0.2, 0.05), (0.28, -0.01))):
            model.line(start, end, FOAM, 0.014)
        return
    for x, y in ((-0.18, -0.05), (0.12, 0.07), (-0.04, 0.09)):
        model.line((x, y), (x + 0.1, y), mix(WATER, FOAM, 0.55), 0.012)
    for x, y in ((0.2, -0.06), (0.27, -0.02), (-0.22, 0.06)):
        model.oval(x, y, 0.045, 0.026, LEAF[2])
    model.disc(0.2, -0.07, 0.016, rgb("E8A8A0"), line=False)
    _duck(model)
    for x, y in ((-0.4, 0.06), (-0.36, -0.06), (0.41, 0.08)):
        reeds(model, x, y)


def _duck(model: Model) -> None:
    model.oval(0.0, -0.02, 0.06, 0.035, PAPER)
    model.disc(0.055, -0.06, 0.028, PAPER)
    model.line((0.08, -0.058), (0.105, -0.052), rgb("E09A2A"), 0.02)


@building("stables")
def stables(model: Model) -> None:
    """A long low stable with open stalls, a fence and a horse."""
    long_house(
        model, House(-0.08, 0.1, 0.74, 0.34, BROWN, rgb("C99A63"), 0.16, door=False, windows=0, chimney=False)
    )
    for k in range(3):
        x = -0.36 + k * 0.2
        model.rect(x, -0.03, 0.13, 0.13, rgb("3A2616"))
        model.rect(x, 0.04, 0.13, 0.06, rgb("A8733E"))
    hay(model, 0.36, 0.08)
    horse(model, 0.3, 0.26)
    fence(model, -0.45, 0.22, 0.5)


@building("monument")
def monument(model: Model) -> None:
    """An obelisk on steps with a golden wreath."""
    for half, y, tall in ((0.34, 0.26, 0.06), (0.26, 0.2, 0.06), (0.18, 0.14, 0.08)):
        model.rect(-half, y - tall, 2 * half, tall, STONE_WALL)
        model.rect(-half + 0.01, y - tall + 0.005, 2 * half - 0.02, 0.018, PAPER, line=False)
    model.shade([(0.1, 0.06), (0.3, 0.1), (0.26, -0.1), (0.08, -0.4)])
    model.poly([(-0.11, 0.06), (-0.07, -0.52), (0, -0.62), (0.07, -0.52), (0.11, 0.06)], ROCK[2])
    model.poly([(-0.105, 0.05), (-0.068, -0.51), (0, -0.61), (0.0, 0.05)], rgb("E4E6E6"), line=False)
    for k in range(10):
        angle = k * math.pi / 5
        model.disc(0.07 * math.cos(angle), -0.1 + 0.07 * math.sin(angle), 0.022, MATERIALS["gold"])
    for x in (-0.28, 0.28):
        model.disc(x, 0.16, 0.05, LEAF[2])
        model.disc(x - 0.012, 0.148, 0.022, LEAF[3], line=False)


@building("outpost")
def outpost(model: Model) -> None:
    """A watchtower on four legs, a ladder and a flag."""
    model.shade([(-0.14, 0.26), (0.3, 0.3), (0.26, 0.05), (0.12, 0.0)])
    for x, top in ((-0.19, -0.13), (0.19, 0.13)):
        model.beam((x, 0.26), (top, -0.12), POLE, 0.03)
    model.beam((-0.17, 0.12), (0.17, 0.0), POLE, 0.02)
    model.beam((0.17, 0.12), (-0.17, 0.0), POLE, 0.02)
    for k in range(5):
        model.line((-0.03, 0.22 - k * 0.07), (0.05, 0.22 - k * 0.07), rgb("C99A5B"), 0.016)
    model.rect(-0.22, -0.16, 0.44, 0.05, rgb("A8733E"))
    model.rect(-0.17, -0.34, 0.34, 0.18, rgb("C99A63"))
    model.rect(-0.11, -0.3, 0.08, 0.08, rgb("3A2616"))
    model.rect(0.03, -0.3, 0.08, 0.08, rgb("3A2616"))
    model.poly([(-0.26, -0.34), (0, -0.52), (0.26, -0.34)], rgb("8E3B46"))
    model.poly([(-0.26, -0.34), (0, -0.52), (-0.03, -0.34)], mix(rgb("8E3B46"), PAPER, 0.25), line=False)
    banner_flag(model, 0, -0.5, BANNER, 0.16)


@building("tavern")
def tavern(model: Model) -> None:
    """A half-timbered inn with a sign and a barrel."""
    long_house(model, House(0, 0.16, 0.6, 0.46, rgb("9A4A5A"), rgb("F0DDB0"), 0.18))
    for x in (-0.27, -0.2, 0.2, 0.27):
        model.line((x, 0.15), (x, 0.02), DOOR, 0.014)
    model.beam((0.38, 0.18), (0.38, -0.16), DOOR, 0.02)
    model.line((0.38, -0.14), (0.5, -0.14), DOOR, 0.018)
    model.rect(0.4, -0.13, 0.13, 0.11, BANNER)
    model.rect(0.44, -0.1, 0.045, 0.05, PAPER)
    barrel(model, -0.42, 0.16)
    barrel(model, -0.33, 0.2)


@building("square")
def square(model: Model) -> None:
    """A paved round with a fountain and lanterns."""
    model.oval(0, 0.08, 0.5, 0.26, rgb("D8C39A"))
    for across in (0.4, 0.3):
        model.oval(0, 0.08, across, across * 0.52, rgb("B79E72"), line=False)
        model.oval(0, 0.08, across - 0.015, (across - 0.015) * 0.52, rgb("D8C39A"), line=False)
    model.oval(0, 0.08, 0.24, 0.12, STONE_WALL)
    water = ICE if model.snowy else WATER
    model.oval(0, 0.06, 0.2, 0.09, mix(water, FOAM, 0.35))
    model.rect(-0.03, -0.1, 0.06, 0.15, STONE_WALL)
    model.oval(0, -0.11, 0.11, 0.04, STONE_WALL)
    model.oval(0, -0.12, 0.08, 0.025, mix(water, FOAM, 0.4))
    for side in (-1, 1):
        model.line((0, -0.2), (side * 0.06, -0.14), FOAM, 0.018)
        model.line((side * 0.06, -0.14), (side * 0.08, -0.02), FOAM, 0.018)
    model.disc(0, -0.2, 0.03, FOAM)
    for x in (-0.4, 0.4):
        model.beam((x, 0.14), (x, -0.12), rgb("4A4F5C"), 0.016)
        model.disc(x, -0.14, 0.036, PANE)


@building("tradepost")
def tradepost(model: Model) -> None:
    """A covered wagon by a trader's cabin."""
    long_house(model, House(-0.2, 0.08, 0.42, 0.36, TEAL, rgb("D7C8A4"), windows=0, chimney=False))
    model.shade([(0.06, 0.26), (0.5, 0.28), (0.5, 0.1), (0.4, 0.0)])
    model.rect(0.06, 0.08, 0.38, 0.09, rgb("A8733E"))
    model.poly([(0.04, 0.08), (0.07, -0.1), (0.16, -0.18), (0.34, -0.18), (0.43, -0.1), (0.46, 0.08)], PAPER)
    for x in (0.16, 0.25, 0.34):
        model.line((x, 0.07), (x, -0.17), rgb("D3C6A8"), 0.014)
    for x in (0.13, 0.37):
        model.disc(x, 0.2, 0.075, rgb("8A5A34"))
        model.disc(x, 0.2, 0.046, rgb("D7B07A"), line=False)
        model.disc(x, 0.2, 0.018, INK, line=False)
    crate(model, -0.46, 0.24)
    sack(model, -0.26, 0.24)


@building("shrine")
def shrine(model: Model) -> None:
    """A pillared shrine with a candle."""
    model.rect(-0.3, 0.16, 0.6, 0.06, STONE_WALL)
    model.rect(-0.25, 0.1, 0.5, 0.06, rgb("E4DECF"))
    model.rect(-0.2, -0.16, 0.4, 0.26, rgb("6A5C70"))
    for x in (-0.21, -0.08, 0.05, 0.16):
        model.rect(x, -0.16, 0.055, 0.26, rgb("F0EADB"))
    model.rect(-0.27, -0.21, 0.54, 0.06, rgb("E4DECF"))
    model.poly([(-0.29, -0.21), (0, -0.4), (0.29, -0.21)], PLUM)
    model.poly([(-0.29, -0.21), (0, -0.4), (-0.04, -0.21)], mix(PLUM, PAPER, 0.25), line=False)
    model.disc(0, -0.27, 0.035, BANNER)
    model.rect(-0.014, 0.0, 0.028, 0.1, PAPER)
    model.disc(0, -0.02, 0.024, rgb("F2A23A"), line=False)


@building("farrier")
def farrier(model: Model) -> None:
    """An open forge with a fire, an anvil and a horseshoe on its gable."""
    model.rect(-0.28, -0.14, 0.5, 0.28, rgb("5A4632"))
    model.disc(-0.12, 0.06, 0.07, rgb("C04A2E"), line=False)
    model.disc(-0.12, 0.08, 0.045, rgb("F2A23A"), line=False)
    model.rect(-0.22, 0.08, 0.2, 0.06, ROCK[1])
    gable(model, House(-0.03, -0.12, 0.6, 0.2, SLATE, rgb("C99A63"), 0.02, door=False), 0.17)
    for x in (-0.3, 0.2):
        model.beam((x, 0.16), (x, -0.12), POLE, 0.028)
    shoe = [
        (-0.03 + 0.055 * math.cos(a), -0.19 + 0.055 * math.sin(a))
        for a in (k * 0.45 + 2.2 for k in range(11))
    ]
    for start, end in pairwise(shoe):
        model.line(start, end, rgb("3E434E"), 0.024)
    model.rect(-0.34, -0.5, 0.1, 0.26, rgb("9A8878"))
    model.smoke.append((-0.29, -0.5))
    model.rect(0.29, 0.16, 0.1, 0.07, BROWN)
    model.poly(
        [(0.24, 0.08), (0.46, 0.08), (0.4, 0.13), (0.38, 0.16), (0.3, 0.16), (0.29, 0.12)], rgb("4A4F5C")
    )


@building("waterside")
def waterside(model: Model) -> None:
    """A house by the water with a little flag."""
    long_house(model, House(0, 0.14, 0.5, 0.4, rgb("4C8FA0"), rgb("F3E7CB"), chimney=False))
    banner_flag(model, 0.34, 0.18, rgb("D9835A"), 0.3)
    model.rect(-0.42, 0.1, 0.1, 0.1, DOOR)
