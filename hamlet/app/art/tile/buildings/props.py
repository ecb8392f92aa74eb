"""BarButton things that stand about: logs, bricks, crates, hay, animals."""

from __future__ import annotations

import math

from hamlet.app.art.palette import INK, MATERIALS, PAPER, ROCK, Colour, mix, rgb
from hamlet.app.art.tile.buildings.model import BROWN, DOOR, POLE, Model
from hamlet.app.art.tile.buildings.snow import SNOW_LIT


def logs(model: Model, x: float, y: float, count: int = 3) -> None:
    """A pile of logs seen from their ends."""
    for row in range(2):
        for k in range(count - row):
            cx, cy = x + k * 0.085 + row * 0.042, y - row * 0.07
            model.disc(cx, cy, 0.042, rgb("B87C42"))
            model.disc(cx, cy, 0.02, rgb("E2B479"), line=False)


def blocks(model: Model, x: float, y: float, colour: Colour = ROCK[2]) -> None:
    """One block on two: stone or brick."""
    for dx, dy in ((0.0, 0.0), (0.11, 0.0), (0.055, -0.07)):
        model.rect(x + dx, y + dy - 0.07, 0.1, 0.07, colour)
        model.rect(x + dx + 0.01, y + dy - 0.065, 0.08, 0.02, mix(colour, PAPER, 0.35), line=False)


def planks(model: Model, x: float, y: float, count: int = 3) -> None:
    """A stack of sawn planks."""
    for k in range(count):
        model.rect(x + (k % 2) * 0.015, y - k * 0.045, 0.24, 0.04, MATERIALS["timber"])


def crate(model: Model, x: float, y: float, size: float = 0.11) -> None:
    """A wooden crate."""
    model.rect(x, y - size, size, size, rgb("C99A5B"))
    model.line((x + 0.01, y - size + 0.01), (x + size - 0.01, y - 0.01), rgb("8A5A34"), 0.014)
    model.line((x + size - 0.01, y - size + 0.01), (x + 0.01, y - 0.01), rgb("8A5A34"), 0.014)


def barrel(model: Model, x: float, y: float) -> None:
    """A barrel lying on its side."""
    model.disc(x, y, 0.065, rgb("8A5A34"))
    model.disc(x, y, 0.042, rgb("B98A55"), line=False)
    model.disc(x, y, 0.014, DOOR, line=False)


def hay(model: Model, x: float, y: float, radius: float = 0.08) -> None:
    """A round bale of hay."""
    model.disc(x, y, radius, rgb("D8B44A"))
    model.disc(x, y, radius * 0.6, rgb("EBD07A"), line=False)
    model.disc(x, y, radius * 0.26, rgb("D8B44A"), line=False)


def sack(model: Model, x: float, y: float, radius: float = 0.06) -> None:
    """A full sack."""
    model.poly(
        [(x - radius * 0.4, y - radius * 1.7), (x + radius * 0.4, y - radius * 1.7), (x, y - radius)],
        MATERIALS["flour"],
    )
    model.disc(x, y - radius * 0.4, radius, rgb("EFE2C4"))


def cow(model: Model, x: float, y: float) -> None:
    """A spotted cow looking right."""
    for dx in (-0.055, -0.03, 0.03, 0.055):
        model.rect(x + dx - 0.012, y - 0.05, 0.024, 0.05, PAPER)
    model.poly(
        [(x - 0.08, y - 0.12), (x + 0.07, y - 0.12), (x + 0.08, y - 0.04), (x - 0.08, y - 0.04)], PAPER
    )
    model.disc(x + 0.1, y - 0.12, 0.034, PAPER)
    model.disc(x + 0.12, y - 0.105, 0.014, rgb("E8A8A0"), line=False)
    model.disc(x - 0.03, y - 0.09, 0.026, INK, line=False)
    model.disc(x + 0.04, y - 0.07, 0.018, INK, line=False)


def horse(model: Model, x: float, y: float, colour: Colour = BROWN) -> None:
    """A horse looking left."""
    for dx in (-0.05, -0.025, 0.04, 0.065):
        model.rect(x + dx - 0.011, y - 0.07, 0.022, 0.07, colour)
    model.poly(
        [(x - 0.07, y - 0.14), (x + 0.085, y - 0.14), (x + 0.08, y - 0.06), (x - 0.06, y - 0.06)], colour
    )
    model.poly(
        [
            (x - 0.03, y - 0.12),
            (x - 0.075, y - 0.22),
            (x - 0.12, y - 0.19),
            (x - 0.13, y - 0.16),
            (x - 0.085, y - 0.1),
        ],
        colour,
    )
    model.line((x - 0.03, y - 0.13), (x - 0.07, y - 0.22), INK, 0.026)
    model.line((x + 0.085, y - 0.13), (x + 0.11, y - 0.05), INK, 0.022)


def fence(model: Model, x: float, y: float, width: float) -> None:
    """A low fence."""
    for level in (0.065, 0.03):
        model.line((x, y - level), (x + width, y - level), POLE, 0.018)
    posts = max(2, round(width / 0.11))
    for k in range(posts + 1):
        px = x + width * k / posts
        model.beam((px, y), (px, y - 0.09), rgb("A8733E"), 0.016)


def wheat_rows(model: Model, x: float, y: float, count: int = 4) -> None:
    """Rows of ripe wheat; in winter stubble under snow."""
    if model.snowy:
        for k in range(count):
            left, top = x + k * 0.1, y - 0.18
            model.line((left, top), (left + 0.1, y), rgb("8A7A5C"), 0.05)
            model.line((left - 0.006, top - 0.012), (left + 0.094, y - 0.012), SNOW_LIT, 0.036)
        return
    for k in range(count):
        left, top = x + k * 0.1, y - 0.18
        model.line((left, top), (left + 0.1, y), rgb("A37E20"), 0.062)
        model.line((left, top - 0.01), (left + 0.1, y - 0.01), MATERIALS["wheat"], 0.042)
        for step in range(4):
            px, py = left + 0.1 * step / 4 + 0.012, top + 0.18 * step / 4
            model.line((px - 0.02, py - 0.02), (px, py), rgb("F7E08A"), 0.01)


def banner_flag(model: Model, x: float, y: float, colour: Colour, height: float = 0.14) -> None:
    """A pennant on a pole."""
    model.line((x, y), (x, y - height), INK, 0.016)
    model.poly([(x, y - height), (x + 0.13, y - height + 0.04), (x, y - height + 0.08)], colour)


def crane(model: Model, x: float, y: float, load: Colour) -> None:
    """A wooden crane with a block on its rope."""
    model.beam((x, y), (x, y - 0.58), POLE, 0.03)
    model.beam((x, y - 0.57), (x - 0.32, y - 0.48), POLE, 0.026)
    model.line((x, y - 0.34), (x - 0.15, y - 0.52), POLE, 0.02)
    model.line((x - 0.31, y - 0.48), (x - 0.31, y - 0.3), INK, 0.011)
    model.rect(x - 0.38, y - 0.31, 0.14, 0.1, load)


def saw_blade(model: Model, x: float, y: float, radius: float = 0.12) -> None:
    """A round saw."""
    for k in range(12):
        angle = k * math.pi / 6
        near, far = (radius * 0.95, angle), (radius * 1.24, angle + 0.22)
        start = (x + near[0] * math.cos(near[1]), y + near[0] * math.sin(near[1]))
        model.line(start, (x + far[0] * math.cos(far[1]), y + far[0] * math.sin(far[1])), ROCK[0], 0.03)
    model.disc(x, y, radius, rgb("C9CDD2"))
    model.disc(x - radius * 0.2, y - radius * 0.25, radius * 0.5, rgb("E6E9EC"), line=False)
    model.disc(x, y, radius * 0.22, INK, line=False)


def reeds(model: Model, x: float, y: float) -> None:
    """A tuft of reeds."""
    for dx, tall in ((-0.03, 0.1), (0.0, 0.15), (0.03, 0.11)):
        model.line((x, y), (x + dx, y - tall), rgb("4E8B45"), 0.014)
        model.line((x + dx, y - tall), (x + dx, y - tall - 0.035), rgb("7A4A22"), 0.022)
