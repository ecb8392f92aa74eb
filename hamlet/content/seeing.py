"""What an eye sees of a colour: CIE Lab, the difference CIEDE2000, three kinds of blindness, and grey."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple

Hue = tuple[int, int, int]
Triple = tuple[float, float, float]
_WHITE = (0.95047, 1.0, 1.08883)  # D65
_LAB_STEP = 216 / 24389
_LAB_SLOPE = 24389 / 27
_FAR = 25.0**7


class Lab(NamedTuple):
    """A colour as CIE 1976 L*a*b*."""

    light: float
    a: float
    b: float


def linear(colour: Hue) -> Triple:
    """The light of the three lamps, 0 to 1."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    )
    return red, green, blue


def written(light: Triple) -> Hue:
    """The colour whose lamps give this light, as near as bytes come to it."""
    parts = (min(1.0, max(0.0, part)) for part in light)
    red, green, blue = (
        round(255 * (part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055))
        for part in parts
    )
    return red, green, blue


def lab(colour: Hue) -> Lab:
    """A colour of the screen in L*a*b*."""
    red, green, blue = linear(colour)
    x = 0.4124564 * red + 0.3575761 * green + 0.1804375 * blue
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = 0.0193339 * red + 0.1191920 * green + 0.9503041 * blue
    fx, fy, fz = (_root(part / white) for part, white in zip((x, y, z), _WHITE, strict=True))
    return Lab(116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))


def _root(share: float) -> float:
    return float(share ** (1 / 3)) if share > _LAB_STEP else (_LAB_SLOPE * share + 16) / 116


def _hue(a: float, b: float) -> float:
    """In degrees, 0 for grey."""
    return math.degrees(math.atan2(b, a)) % 360 if a or b else 0.0


def ciede2000(one: Lab, two: Lab) -> float:
    """How far two colours are apart to the eye (Sharma, Wu and Dalal 2005)."""
    chroma = (math.hypot(one.a, one.b) + math.hypot(two.a, two.b)) / 2
    stretch = 1.5 - 0.5 * math.sqrt(chroma**7 / (chroma**7 + _FAR))
    first, second = Lab(one.light, one.a * stretch, one.b), Lab(two.light, two.a * stretch, two.b)
    chromas = math.hypot(first.a, first.b), math.hypot(second.a, second.b)
    hues = _hue(first.a, first.b), _hue(second.a, second.b)
    turn, hue = _between(chromas, hues)
    lighter, stronger = second.light - first.light, chromas[1] - chromas[0]
    other = 2 * math.sqrt(chromas[0] * chromas[1]) * math.sin(math.radians(turn / 2))
    light, strength = (first.light + second.light) / 2, sum(chromas) / 2
    from_middle = (light - 50) ** 2
    parts = (
        lighter / (1 + 0.015 * from_middle / math.sqrt(20 + from_middle)),
        stronger / (1 + 0.045 * strength),
        other / (1 + 0.015 * strength * _tint(hue)),
    )
    return math.sqrt(sum(part * part for part in parts) + _blue(hue, strength) * parts[1] * parts[2])


def _between(chromas: tuple[float, float], hues: tuple[float, float]) -> tuple[float, float]:
    """The turn from one hue to the other, and the hue in their middle; grey has none."""
    if not chromas[0] * chromas[1]:
        return 0.0, sum(hues)
    turn = hues[1] - hues[0]
    if abs(turn) <= 180:
        return turn, sum(hues) / 2
    middle = (sum(hues) + 360) / 2 if sum(hues) < 360 else (sum(hues) - 360) / 2
    return turn - math.copysign(360, turn), middle


def _tint(hue: float) -> float:
    """How strongly the eye weighs a step in hue here."""
    waves = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    return 1 + sum(height * math.cos(math.radians(often * hue + shift)) for height, often, shift in waves)


def _blue(hue: float, strength: float) -> float:
    """The turn of the ellipses among the blues."""
    angle = 30 * math.exp(-(((hue - 275) / 25) ** 2))
    return -2 * math.sqrt(strength**7 / (strength**7 + _FAR)) * math.sin(math.radians(2 * angle))


def apart(first: Hue, second: Hue) -> float:
    """The ΔE2000 of two colours of the screen."""
    return ciede2000(lab(first), lab(second))


Matrix = tuple[Triple, Triple, Triple]
# Machado, Oliveira and Fernandes 2009, at full strength, on linear light.
_KINDS: dict[str, Matrix] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def _through(kind: Matrix) -> Callable[[Hue], Hue]:
    def seen(colour: Hue) -> Hue:
        light = linear(colour)
        red, green, blue = (sum(a * b for a, b in zip(row, light, strict=True)) for row in kind)
        return written((red, green, blue))

    return seen


def _unchanged(colour: Hue) -> Hue:
    return colour


EYES: dict[str, Callable[[Hue], Hue]] = {
    "normal": _unchanged,
    **{name: _through(kind) for name, kind in _KINDS.items()},
}
"""Kinds of eyes: a colour, and which colour it looks like to them."""


def lightness(colour: Hue) -> float:
    """L*, all that is left of a colour in grey."""
    return lab(colour).light


class Nearest(NamedTuple):
    """The two of some colours that are hardest to tell apart."""

    apart: float
    first: str
    second: str


def nearest(colours: dict[str, Hue], eye: str = "normal") -> Nearest:
    """The least difference of any two colours as one kind of eyes sees them."""
    seen = {name: EYES[eye](colour) for name, colour in colours.items()}
    return min(Nearest(apart(seen[a], seen[b]), a, b) for a, b in combinations(seen, 2))


def grey_step(colours: dict[str, Hue]) -> Nearest:
    """The least step in L* between any two colours."""
    light = {name: lightness(colour) for name, colour in colours.items()}
    return min(Nearest(abs(light[a] - light[b]), a, b) for a, b in combinations(light, 2))
