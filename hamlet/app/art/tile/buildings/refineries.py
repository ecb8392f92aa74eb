"""The buildings that refine, small and large."""

from __future__ import annotations

from hamlet.app.art.palette import INK, MATERIALS, PAPER, mix, rgb
from hamlet.app.art.tile.buildings.model import (
    BROWN,
    DARK_PANE,
    DOOR,
    SLATE,
    STONE_WALL,
    TIMBERED,
    WINE,
    House,
    Model,
    Sails,
    building,
    gable,
    long_house,
)
from hamlet.app.art.tile.buildings.props import blocks, cow, fence, logs, planks, sack, saw_blade
from hamlet.app.art.tile.buildings.sails import raise_sails

BRICK = MATERIALS["brick"]


@building("sawmill")
def sawmill(model: Model) -> None:
    """A shed, a saw and planks."""
    long_house(model, House(-0.04, 0.16, 0.6, 0.44, BROWN, TIMBERED))
    saw_blade(model, 0.36, 0.08)
    planks(model, -0.52, 0.16)


@building("lumbermill")
def lumbermill(model: Model) -> None:
    """Two sheds, a great saw, logs and planks."""
    long_house(model, House(-0.12, 0.02, 0.7, 0.42, rgb("7A4A2A"), TIMBERED, chimney=False))
    gable(model, House(-0.28, 0.2, 0.32, 0.24, BROWN, rgb("C99A63"), 0.14), 0.14)
    saw_blade(model, 0.16, 0.14, 0.15)
    logs(model, 0.38, 0.22, 3)
    planks(model, 0.3, 0.06, 4)


def _kiln(model: Model, x: float, y: float) -> None:
    """A brick kiln with a glowing mouth."""
    model.poly(
        [
            (x - 0.11, y),
            (x - 0.09, y - 0.2),
            (x - 0.035, y - 0.3),
            (x + 0.035, y - 0.3),
            (x + 0.09, y - 0.2),
            (x + 0.11, y),
        ],
        mix(BRICK, PAPER, 0.12),
    )
    for k in (1, 2, 3):
        model.line((x - 0.1, y - 0.06 * k), (x + 0.1, y - 0.06 * k), mix(BRICK, INK, 0.35), 0.009)
    model.disc(x, y - 0.05, 0.045, INK)
    model.disc(x, y - 0.04, 0.032, rgb("F2A23A"), line=False)
    model.smoke.append((x, y - 0.3))


@building("stonemason")
def stonemason(model: Model) -> None:
    """A slate workshop with a kiln and bricks."""
    long_house(model, House(-0.1, 0.16, 0.52, 0.44, SLATE, STONE_WALL, chimney=False))
    _kiln(model, 0.28, 0.18)
    blocks(model, 0.38, 0.26, BRICK)
    blocks(model, -0.5, 0.22)


@building("master_stonemason")
def master_stonemason(model: Model) -> None:
    """A slate hall with a porch, a kiln, stone and bricks."""
    long_house(model, House(-0.06, 0.14, 0.74, 0.52, SLATE, STONE_WALL, 0.17, door=False))
    gable(model, House(-0.22, 0.19, 0.26, 0.14, SLATE, rgb("DAD4C8"), 0.15), 0.13)
    _kiln(model, 0.4, 0.16)
    blocks(model, 0.12, 0.26, BRICK)
    blocks(model, -0.56, 0.22)


@building("flour_mill")
def flour_mill(model: Model) -> None:
    """A wooden post mill and sacks."""
    model.shade([(-0.12, 0.2), (0.3, 0.24), (0.24, 0.05), (0.1, -0.1)])
    model.poly([(-0.2, 0.2), (-0.12, -0.24), (0.12, -0.24), (0.2, 0.2)], rgb("F0E6D0"))
    model.poly([(0.03, 0.19), (0.03, -0.23), (0.12, -0.23), (0.19, 0.19)], rgb("D3C6A8"), line=False)
    model.poly([(-0.15, -0.22), (0, -0.4), (0.15, -0.22)], WINE)
    model.rect(-0.04, 0.07, 0.08, 0.13, DOOR)
    model.rect(-0.03, -0.08, 0.06, 0.06, DARK_PANE)
    raise_sails(model, Sails((0, -0.2), 0.42, 0.11, 0.5))
    sack(model, 0.34, 0.2, 0.07)
    sack(model, 0.25, 0.23)


@building("windmill")
def windmill(model: Model) -> None:
    """A tall brick mill with a gallery, and a store beside it."""
    long_house(model, House(0.28, 0.24, 0.42, 0.3, WINE, rgb("F0E3C4"), windows=0, chimney=False))
    model.shade([(-0.18, 0.28), (0.3, 0.34), (0.24, 0.12), (0.1, -0.05)])
    model.poly([(-0.26, 0.28), (-0.15, -0.36), (0.11, -0.36), (0.22, 0.28)], rgb("C2694A"))
    model.poly([(0.03, 0.27), (0.02, -0.35), (0.11, -0.35), (0.21, 0.27)], rgb("9A4B33"), line=False)
    for k in range(5):
        model.line((-0.2 + k * 0.012, 0.16 - k * 0.1), (-0.04, 0.16 - k * 0.1), rgb("E39A7C"), 0.009)
    model.rect(-0.28, -0.02, 0.52, 0.045, rgb("A8733E"))
    model.rect(-0.07, 0.13, 0.1, 0.15, DOOR)
    model.rect(-0.05, -0.18, 0.06, 0.07, DARK_PANE)
    model.poly([(-0.18, -0.34), (-0.12, -0.48), (-0.02, -0.54), (0.08, -0.48), (0.14, -0.34)], SLATE)
    raise_sails(model, Sails((-0.02, -0.34), 0.5, 0.13, 0.32))
    sack(model, 0.44, 0.3, 0.07)


@building("dairy_farm")
def dairy_farm(model: Model) -> None:
    """A blue roof, a round silo and a cow."""
    long_house(model, House(0.06, 0.14, 0.52, 0.46, rgb("5B86A8"), PAPER))
    model.shade([(-0.3, 0.18), (-0.16, 0.2), (-0.16, -0.1), (-0.22, -0.2)])
    model.rect(-0.4, -0.24, 0.17, 0.4, rgb("E9E2D2"))
    model.rect(-0.39, -0.23, 0.05, 0.38, PAPER, line=False)
    model.poly([(-0.43, -0.24), (-0.315, -0.4), (-0.2, -0.24)], rgb("C04A2E"))
    cow(model, 0.4, 0.26)


@building("cow_conservatory")
def cow_conservatory(model: Model) -> None:
    """A glasshouse on a low wall, cows on the grass."""
    glass, frame = rgb("BFE0DC"), rgb("F6ECD6")
    model.shade([(-0.45, 0.14), (0.45, 0.14), (0.56, 0.18), (0.56, -0.1), (0.45, -0.2)])
    model.rect(-0.45, -0.1, 0.9, 0.24, glass)
    model.rect(-0.45, 0.07, 0.9, 0.07, STONE_WALL)
    model.poly([(-0.49, -0.1), (-0.42, -0.32), (0.42, -0.32), (0.49, -0.1)], mix(glass, rgb("5FA6A0"), 0.45))
    model.poly([(-0.42, -0.32), (-0.38, -0.44), (0.38, -0.44), (0.42, -0.32)], mix(glass, PAPER, 0.5))
    for k in range(7):
        x = -0.45 + k * 0.15
        model.line((x, 0.07), (x, -0.1), frame, 0.014)
        model.line((x * 1.06, -0.11), (x * 0.93, -0.31), frame, 0.014)
        model.line((x * 0.93, -0.32), (x * 0.84, -0.43), frame, 0.012)
    model.rect(-0.07, -0.06, 0.14, 0.2, rgb("5B86A8"))
    model.disc(0, -0.22, 0.05, rgb("4E8B45"), line=False)
    cow(model, -0.34, 0.32)
    cow(model, 0.3, 0.34)
    fence(model, -0.14, 0.3, 0.28)
