"""People and donkeys in the pictures of the menu."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hamlet.app.art.curves import bow, smooth
from hamlet.app.art.menu.menu_canvas import EDGE, MenuCanvas
from hamlet.app.art.palette import INK, PAPER, Colour, mix, rgb
from hamlet.app.art.shapes import Point

SKIN, BOOT = rgb("EBC49A"), rgb("4A3320")
COATS = (rgb("B98A55"), rgb("A65B3C"), rgb("5E7C8C"), rgb("7C8F4A"))


@dataclass(frozen=True, slots=True)
class Pose:
    """Where the hands and feet are, in heights from the middle of the feet, upward; `lean` bends forward."""

    left: Point = (-0.26, 0.3)
    right: Point = (0.26, 0.3)
    left_foot: Point = (-0.1, 0.0)
    right_foot: Point = (0.1, 0.0)
    lean: float = 0.0


STANDING = Pose()
CHEERING = Pose((-0.34, 0.9), (0.34, 0.9))
WAVING = Pose((-0.26, 0.32), (0.34, 0.86))
CARRYING = Pose((-0.16, 0.66), (0.22, 0.62), (-0.14, 0.02), (0.12, 0.0), 0.05)


def villager(
    scene: MenuCanvas,
    x: float,
    foot: float,
    high: float,
    coat: Colour,
    pose: Pose = STANDING,
    hat: Colour | None = None,
) -> None:
    """A villager this high: round head, wide coat, as the pieces on the table have."""

    def at(across: float, up: float) -> Point:
        return x + (across + pose.lean * up * 2) * high, foot - up * high

    def hands(across: float, up: float) -> Point:
        return x + (across + pose.lean) * high, foot - up * high

    for side, place in ((-1, pose.left_foot), (1, pose.right_foot)):
        leg = [at(side * 0.08, 0.24), (x + place[0] * high, foot - place[1] * high - 0.03 * high)]
        scene.beam(leg, BOOT, 0.09 * high, EDGE * 0.7)
    dark = mix(coat, INK, 0.22)
    hem, shoulder = 0.14, 0.58
    coat_shape = [
        at(-0.2, hem),
        at(-0.17, 0.36),
        at(-0.14, shoulder),
        at(0.14, shoulder),
        at(0.17, 0.36),
        at(0.2, hem),
    ]
    scene.solid([(coat_shape, coat)], EDGE * 0.8)
    shaded = [at(0.04, hem), at(0.06, shoulder), at(0.14, shoulder), at(0.17, 0.36), at(0.2, hem)]
    scene.poly(shaded, dark, 0)
    for side, hand in ((-1, pose.left), (1, pose.right)):
        arm = bow(
            [
                at(side * 0.12, 0.54),
                _elbow(at(side * 0.12, 0.54), hands(*hand), side * 0.05 * high),
                hands(*hand),
            ]
        )
        scene.line(arm, INK, 0.11 * high + EDGE * 1.6)
        scene.line(arm, coat if side < 0 else dark, 0.11 * high)
        scene.disc(*hands(*hand), 0.065 * high, SKIN, EDGE * 0.8)
    _head(scene, at(0, 0.76), 0.17 * high, hat or mix(coat, INK, 0.35), pose.lean)


def _elbow(start: Point, end: Point, out: float) -> Point:
    return (start[0] + end[0]) / 2 + out, (start[1] + end[1]) / 2


def _head(scene: MenuCanvas, middle: Point, radius: float, hat: Colour, lean: float) -> None:
    x, y = middle
    look = 0.18 * radius + lean * radius * 2
    scene.disc(x, y, radius, SKIN, EDGE)
    scene.round(
        [
            (x - radius * 1.3, y - radius * 0.3),
            (x - radius * 0.8, y - radius * 1.15),
            (x, y - radius * 1.5),
            (x + radius * 0.8, y - radius * 1.15),
            (x + radius * 1.3, y - radius * 0.3),
            (x, y - radius * 0.48),
        ],
        hat,
        EDGE * 0.8,
    )
    for side in (-1, 1):
        scene.disc(x + look + side * radius * 0.36, y + radius * 0.08, radius * 0.13, INK, 0)
    smile = [
        (x + look - radius * 0.34, y + radius * 0.46),
        (x + look, y + radius * 0.62),
        (x + look + radius * 0.34, y + radius * 0.46),
    ]
    scene.bow(smile, INK, max(0.7, radius * 0.12))


def donkey(
    scene: MenuCanvas,
    x: float,
    foot: float,
    high: float,
    colour: Colour,
    *,
    young: bool = False,
    right: bool = False,
    leap: float = 0.0,
) -> None:
    """A donkey this high without its ears, looking left; a young one is all head, ears and legs."""
    turn, bulk = (-1 if right else 1), (0.82 if young else 1.0)

    def at(across: float, up: float) -> Point:
        tilt = leap * across * -0.5
        return x + turn * across * high, foot - (up + tilt + abs(leap) * 0.3) * high

    def shape(*points: Point) -> list[Point]:
        return smooth([at(*point) for point in points], 5)

    dark = mix(colour, INK, 0.26)
    belly = 0.42 if young else 0.34
    far = [_leg(at, spot, belly, step) for spot, step in ((-0.16, 0.1 * leap), (0.36, 0.24 * leap))]
    near = [_leg(at, spot, belly, step) for spot, step in ((-0.24, -0.3 * leap), (0.28, 0.34 * leap))]
    body = shape(
        (-0.34, 0.6), (-0.1, 0.76), (0.2, 0.74), (0.42, 0.7), (0.46, 0.5), (0.2, belly - 0.02), (-0.2, belly)
    )
    neck = shape((-0.36, 0.5), (-0.2, 0.76), (-0.3, 1.0), (-0.5, 1.06), (-0.52, 0.84))
    head = shape(
        (-0.34, 1.06),
        (-0.5, 1.14 / bulk**0.2),
        (-0.72, 0.92),
        (-0.84, 0.76),
        (-0.7, 0.7),
        (-0.48, 0.82),
        (-0.34, 0.92),
    )
    ears = [
        shape((-0.46, 1.08), (-0.56, 1.3), (-0.52, 1.44), (-0.42, 1.3), (-0.38, 1.08)),
        shape((-0.36, 1.06), (-0.32, 1.3), (-0.22, 1.42), (-0.22, 1.24), (-0.28, 1.04)),
    ]
    tail = bow([at(0.44, 0.64), at(0.56, 0.56), at(0.58, 0.34)])
    scene.line(tail, INK, 0.05 * high + 2 * EDGE)
    scene.line(tail, dark, 0.05 * high)
    scene.disc(*at(0.58, 0.3), 0.05 * high, INK, 0)
    parts = [*((leg, dark) for leg in far), *((leg, colour) for leg in near), (ears[1], dark)]
    scene.solid([*parts, (body, colour), (neck, colour), (head, colour), (ears[0], colour)], EDGE * 0.7)
    scene.poly(shape((-0.2, belly + 0.02), (0.2, belly), (0.42, 0.5), (0.2, 0.46), (-0.2, 0.46)), dark, 0)
    scene.poly(shape((-0.66, 0.8), (-0.82, 0.78), (-0.72, 0.71), (-0.6, 0.76)), mix(colour, PAPER, 0.65), 0)
    scene.poly(
        shape((-0.47, 1.14), (-0.53, 1.32), (-0.5, 1.38), (-0.44, 1.28)), mix(colour, rgb("E8B7A6"), 0.6), 0
    )
    scene.bow([at(-0.3, 1.06), at(-0.17, 0.9), at(-0.12, 0.76)], mix(colour, INK, 0.6), 0.06 * high)
    scene.disc(*at(-0.54, 0.98), 0.036 * high, INK, 0)
    scene.disc(*at(-0.79, 0.78), 0.016 * high, INK, 0)


def _leg(at: Callable[[float, float], Point], spot: float, belly: float, step: float) -> list[Point]:
    wide = 0.045
    return [
        at(spot - wide, belly + 0.1),
        at(spot + wide, belly + 0.1),
        at(spot + step + wide, 0),
        at(spot + step - wide, 0),
    ]
