"""The Church, which grows part by part, the Town Hall, the Market and the buildings that produce."""

from __future__ import annotations

from hamlet.app.art.palette import BANNER, INK, PAPER, ROCK, mix, rgb
from hamlet.app.art.tile.buildings.model import (
    BROWN,
    DARK_PANE,
    DOOR,
    PANE,
    POLE,
    SLATE,
    TERRACOTTA,
    WINE,
    House,
    Model,
    building,
    chimney,
    gable,
    long_house,
)
from hamlet.app.art.tile.buildings.props import (
    banner_flag,
    blocks,
    crane,
    crate,
    hay,
    logs,
    planks,
    wheat_rows,
)

CHURCH_PARTS = 6
WALL, WALL_LIGHT = rgb("D9D3C4"), rgb("F0EADB")
SCAFFOLD, BOARD = rgb("8A5A34"), rgb("C99A5B")


def draw_church(model: Model, parts: int) -> None:
    """Foundations, walls, windows, roof, tower, belfry, spire: one more with every part."""
    parts = max(0, min(CHURCH_PARTS, parts))
    _nave(model, parts)
    _tower(model, parts)
    if parts < CHURCH_PARTS:
        blocks(model, 0.6, 0.36)
    if parts < 3:
        planks(model, 0.2, 0.4)


def _nave(model: Model, parts: int) -> None:
    if parts >= 3:
        long_house(
            model, House(0.22, 0.24, 0.86, 0.62, SLATE, WALL, 0.2, door=False, windows=0, chimney=False)
        )
        for x in (-0.14, 0.03, 0.4, 0.57):
            _window(model, x, 0.1)
        gable(model, House(0.22, 0.3, 0.28, 0.1, SLATE, rgb("E4DECF"), 0.2), 0.16)
        return
    height = (0.05, 0.11, 0.2)[parts]
    model.shade([(-0.2, 0.24), (0.65, 0.24), (0.76, 0.28), (0.76, 0.24 - height), (0.65, 0.1 - height)])
    model.poly([(-0.2, 0.24 - height), (-0.16, -0.06), (0.6, -0.06), (0.65, 0.24 - height)], rgb("8B7B62"))
    low, back, inner = 0.24 - height, -0.06 - height * 0.8, -0.02 - height * 0.6
    outside = [(-0.2, low), (-0.16, back), (0.6, back), (0.65, low)]
    inside = [(0.6, low - 0.04), (0.56, inner), (-0.12, inner), (-0.15, low - 0.04)]
    model.poly([*outside, *inside], WALL_LIGHT)
    model.rect(-0.2, 0.24 - height, 0.85, height, WALL)
    for level in range(1, int(height / 0.05) + 1):
        model.line((-0.19, 0.24 - level * 0.05), (0.64, 0.24 - level * 0.05), rgb("A79E8C"), 0.008)
    if parts == 2:
        for x in (-0.14, 0.03, 0.4, 0.57):
            _window(model, x, 0.1)
        model.rect(0.17, 0.1, 0.1, 0.14, DOOR)
        for x in (-0.2, 0.2, 0.64):
            model.line((x, 0.26), (x, -0.12), SCAFFOLD, 0.02)
        model.line((-0.24, -0.06), (0.68, -0.06), BOARD, 0.028)


def _window(model: Model, x: float, y: float) -> None:
    model.rect(x, y, 0.05, 0.09, PANE)
    model.disc(x + 0.025, y, 0.02, PANE)
    model.rect(x + 0.008, y - 0.005, 0.034, 0.09, PANE, line=False)


def _tower(model: Model, parts: int) -> None:
    top = {3: 0.1, 4: -0.16, 5: -0.44, 6: -0.44}.get(parts, 0.2)
    model.shade([(-0.2, 0.26), (-0.08, 0.3), (-0.08, top + 0.1), (-0.2, top)])
    model.rect(-0.46, top, 0.28, 0.26 - top, rgb("DDD6C6"))
    model.rect(-0.45, top + 0.01, 0.08, 0.24 - top, WALL_LIGHT, line=False)
    for k in range(1, int((0.26 - top) / 0.1)):
        model.line((-0.45, 0.26 - k * 0.1), (-0.19, 0.26 - k * 0.1), rgb("A79E8C"), 0.009)
    if parts >= 2:
        model.rect(-0.36, 0.14, 0.08, 0.12, DOOR)
    if parts >= 5:
        model.rect(-0.36, -0.34, 0.08, 0.15, DARK_PANE)
        model.disc(-0.32, -0.25, 0.03, BANNER)
    if parts >= CHURCH_PARTS:
        _spire(model, top)
        model.disc(-0.32, -0.06, 0.055, PAPER)
        model.line((-0.32, -0.06), (-0.32, -0.1), INK, 0.012)
        model.line((-0.32, -0.06), (-0.29, -0.05), INK, 0.012)
        return
    _scaffold(model, top)


def _spire(model: Model, top: float) -> None:
    model.poly([(-0.5, top), (-0.32, top - 0.42), (-0.14, top)], SLATE)
    model.poly([(-0.5, top), (-0.32, top - 0.42), (-0.34, top)], mix(SLATE, PAPER, 0.3), line=False)
    model.line((-0.32, top - 0.42), (-0.32, top - 0.58), BANNER, 0.026)
    model.line((-0.38, top - 0.51), (-0.26, top - 0.51), BANNER, 0.026)


def _scaffold(model: Model, top: float) -> None:
    levels = [0.02 - 0.22 * k for k in range(3) if 0.02 - 0.22 * k >= top - 0.05]
    for y in levels:
        model.line((-0.54, y), (-0.1, y), BOARD, 0.03)
    for x in (-0.53, -0.11):
        model.line((x, 0.27), (x, top - 0.14), SCAFFOLD, 0.026)
    for y in levels[:2]:
        model.line((-0.53, y), (-0.11, y - 0.2), SCAFFOLD, 0.016)
    model.line((-0.32, top), (-0.32, top - 0.3), POLE, 0.03)
    model.line((-0.32, top - 0.28), (-0.02, top - 0.18), POLE, 0.026)
    model.line((-0.03, top - 0.18), (-0.03, top - 0.04), INK, 0.01)
    model.rect(-0.08, top - 0.05, 0.1, 0.07, ROCK[2])


@building("town_hall")
def town_hall(model: Model) -> None:
    """A broad house with a clock tower and a flag."""
    long_house(model, House(0, 0.2, 0.78, 0.52, TERRACOTTA, rgb("F0E3C4"), 0.2, door=False))
    gable(model, House(0, 0.24, 0.26, 0.2, TERRACOTTA, PAPER, 0.26), 0.15)
    model.rect(-0.075, -0.44, 0.15, 0.22, rgb("F0E3C4"))
    model.rect(-0.065, -0.43, 0.04, 0.2, PAPER, line=False)
    model.poly([(-0.11, -0.44), (0, -0.66), (0.11, -0.44)], TERRACOTTA)
    model.poly([(-0.11, -0.44), (0, -0.66), (-0.02, -0.44)], mix(TERRACOTTA, PAPER, 0.25), line=False)
    model.disc(0, -0.34, 0.046, PAPER)
    model.line((0, -0.34), (0, -0.375), INK, 0.011)
    model.line((0, -0.34), (0.024, -0.33), INK, 0.011)
    banner_flag(model, 0, -0.64, BANNER)
    for x in (-0.2, 0.2):
        model.rect(x - 0.05, 0.235, 0.1, 0.02, rgb("6D8A3C"))


@building("market")
def market(model: Model) -> None:
    """Three stalls under striped awnings."""
    for x, y, colour in (
        (-0.3, 0.0, rgb("C04A2E")),
        (0.25, -0.06, rgb("2E6FA8")),
        (-0.01, 0.28, rgb("D9A03A")),
    ):
        model.shade([(x - 0.2, y + 0.12), (x + 0.28, y + 0.14), (x + 0.28, y), (x + 0.18, y - 0.1)])
        for px in (x - 0.165, x + 0.165):
            model.line((px, y + 0.12), (px, y - 0.05), POLE, 0.02)
        model.rect(x - 0.17, y, 0.34, 0.12, rgb("B98A55"))
        for k, fruit in enumerate((rgb("E3BE2A"), rgb("C04A2E"), rgb("7FB45A"))):
            model.disc(x - 0.1 + k * 0.1, y + 0.03, 0.036, fruit)
        for k in range(5):
            stripe = [(x - 0.2 + k * 0.08, y - 0.02), (x - 0.12 + k * 0.08, y - 0.02),
                      (x - 0.096 + k * 0.064, y - 0.18), (x - 0.16 + k * 0.064, y - 0.18)]  # fmt: skip
            model.poly(stripe, colour if k % 2 == 0 else PAPER, line=False)
            model.disc(x - 0.16 + k * 0.08, y - 0.02, 0.036, colour if k % 2 == 0 else PAPER, line=False)
        model.line((x - 0.2, y - 0.03), (x - 0.16, y - 0.18), INK, 0.016)
        model.line((x - 0.16, y - 0.18), (x + 0.16, y - 0.18), INK, 0.016)
        model.line((x + 0.16, y - 0.18), (x + 0.2, y - 0.03), INK, 0.016)


@building("farm")
def farm(model: Model) -> None:
    """A farmhouse, a field and hay."""
    wheat_rows(model, -0.52, 0.26)
    gable(model, House(0.12, 0.14, 0.34, 0.26, WINE, rgb("F0E3C4")), 0.16)
    chimney(model, 0.185, -0.2)
    hay(model, 0.42, 0.13, 0.09)


@building("quarry")
def quarry(model: Model) -> None:
    """A stepped pit with a crane."""
    steps = (
        (0.38, 0.19, rgb("8B8E97")),
        (0.27, 0.13, rgb("6B6F7B")),
        (0.15, 0.07, rgb("4F5360")),
    )
    for across, down, colour in steps:
        model.poly(
            [(-across, 0.02), (-across / 2, 0.02 - down), (across / 2, 0.02 - down), (across, 0.02),
             (across / 2, 0.02 + down), (-across / 2, 0.02 + down)], colour,
        )  # fmt: skip
    crane(model, 0.2, 0.14, rgb("C9CDD2"))
    blocks(model, -0.42, 0.26)


@building("woodcutter")
def woodcutter(model: Model) -> None:
    """A hut, logs, and an axe in a stump."""
    gable(model, House(-0.06, 0.14, 0.36, 0.28, BROWN, rgb("C99A63")), 0.17)
    chimney(model, 0.0, -0.22)
    logs(model, 0.22, 0.18)
    model.disc(-0.36, 0.14, 0.058, rgb("C08A4E"))
    model.disc(-0.36, 0.14, 0.03, rgb("E2B479"), line=False)
    model.line((-0.36, 0.1), (-0.28, -0.04), POLE, 0.024)
    model.poly([(-0.3, -0.06), (-0.24, -0.03), (-0.21, -0.1), (-0.28, -0.13)], ROCK[2])


@building("barn")
def barn(model: Model) -> None:
    """A red barn with a crossed door."""
    gable(model, House(0, 0.18, 0.46, 0.3, rgb("A8392C"), rgb("C2503F"), 0.18, door=False), 0.17)
    model.rect(-0.1, 0.02, 0.2, 0.16, PAPER)
    model.rect(-0.08, 0.04, 0.16, 0.14, rgb("8E2F24"))
    model.line((-0.08, 0.04), (0.08, 0.18), PAPER, 0.014)
    model.line((0.08, 0.04), (-0.08, 0.18), PAPER, 0.014)
    model.rect(-0.04, -0.09, 0.08, 0.06, PAPER)
    model.rect(-0.025, -0.08, 0.05, 0.05, DARK_PANE, line=False)
    hay(model, 0.4, 0.16)


@building("warehouse")
def warehouse(model: Model) -> None:
    """A great store with double doors and crates."""
    long_house(
        model,
        House(0, 0.16, 0.74, 0.5, rgb("6D8A3C"), rgb("D7B07A"), 0.18, door=False, windows=0, chimney=False),
    )
    model.rect(-0.14, 0.01, 0.28, 0.15, rgb("7A4A22"))
    model.line((0, 0.02), (0, 0.16), INK, 0.012)
    for x in (-0.27, 0.23):
        model.rect(x, 0.03, 0.05, 0.055, PANE)
    crate(model, 0.36, 0.23)
    crate(model, 0.48, 0.22)
    crate(model, 0.42, 0.12)
