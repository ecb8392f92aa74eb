"""How far the shapes of an SVG reach: nobody waits for one a million times as large as its picture."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from typing import Final

from hamlet.content.pictures.picture import MOST_ACROSS, WrongPictureError
from hamlet.content.saying import say
from hamlet.values import dataclass

MOST_NUMBERS: Final = 12_000
FARTHEST: Final = 8.0
"""How many times as far as the picture is wide a shape may reach."""
BROADEST: Final = 0.5
"""The part of the picture that a line may be broad."""
SHORTEST_DASH: Final = 0.004
MOST_DASHED: Final = 400
LARGEST_FRAME: Final = 10_000.0
_NUMBER: Final = re.compile(r"[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]{1,3})?")
_CHANGE: Final = re.compile(r"(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^()]*)\)")
_LENGTHS: Final = (
    "d",
    "points",
    "x",
    "y",
    "width",
    "height",
    "cx",
    "cy",
    "r",
    "rx",
    "ry",
    "x1",
    "y1",
    "x2",
    "y2",
)


def number(text: str) -> float:
    """The number that a text begins with; 0 where there is none."""
    found = _NUMBER.match(text.strip())
    return float(found.group()) if found else 0.0


def numbers(text: str) -> list[float]:
    """All the numbers in a text."""
    return [float(each) for each in _NUMBER.findall(text)]


@dataclass(frozen=True, slots=True)
class SvgFrame:
    """The part of the plane that a picture shows."""

    left: float = 0.0
    top: float = 0.0
    width: float = 1.0
    height: float = 1.0

    def checked(self) -> SvgFrame:
        """It, if it is of a bearable size and shape."""
        sides = (self.width, self.height)
        if not all(math.isfinite(side) for side in sides) or min(sides) <= 0:
            raise WrongPictureError(say("svg_no_size"))
        if max(sides) > LARGEST_FRAME or max(sides) > min(sides) * MOST_ACROSS / 8:
            raise WrongPictureError(say("svg_too_wide", most=round(LARGEST_FRAME)))
        if max(abs(self.left), abs(self.top)) > LARGEST_FRAME:
            raise WrongPictureError(say("svg_too_wide", most=round(LARGEST_FRAME)))
        return self

    @property
    def side(self) -> float:
        """The longer side."""
        return max(self.width, self.height)

    def written(self) -> dict[str, str]:
        """As attributes."""
        width, height = f"{self.width:g}", f"{self.height:g}"
        return {"width": width, "height": height, "viewBox": f"{self.left:g} {self.top:g} {width} {height}"}


class SvgReach:
    """How many numbers there are, and how large groups in groups make them."""

    def __init__(self, frame: SvgFrame | None = None) -> None:
        self._frame = frame or SvgFrame()
        self._scales = [1.0]
        self._dashed = [False]
        self._strokes = [1.0]
        self._count = 0

    def enter(self, name: str, known: Mapping[str, str]) -> None:
        """An element begins: what it says is added up."""
        scale = self._scales[-1] * _stretch(known.get("transform", ""))
        far = self._frame.side * FARTHEST + max(abs(self._frame.left), abs(self._frame.top))
        if scale > 1e6:
            raise _too_far()
        self._scales.append(scale)
        self._strokes.append(number(known["stroke-width"]) if "stroke-width" in known else self._strokes[-1])
        self._dashed.append(self._dashed[-1] or "stroke-dasharray" in known)
        if abs(self._strokes[-1]) * scale > self._frame.side * BROADEST:
            raise _too_far()
        dashes = numbers(known.get("stroke-dasharray", ""))
        if dashes and (min(dashes) < 0 or max(dashes) < self._frame.side * SHORTEST_DASH):
            raise _too_far()
        found = [each for key in _LENGTHS if key in known for each in numbers(known[key])]
        moved = [
            each for each in numbers(known.get("transform", "")) if "translate" in known.get("transform", "")
        ]
        self._count += len(found)
        if self._count > MOST_NUMBERS or (self._dashed[-1] and len(found) > MOST_DASHED):
            raise WrongPictureError(say("svg_too_fine", most=MOST_NUMBERS))
        if name.endswith("Gradient"):
            return
        if any(not abs(each) * scale <= far for each in (*found, *moved)):
            raise _too_far()

    def leave(self) -> None:
        """The element ends."""
        for kept in (self._scales, self._strokes, self._dashed):
            kept.pop()


def _stretch(change: str) -> float:
    """How many times as large a change of the plane can make something, at most."""
    most = 1.0
    for name, inside in _CHANGE.findall(change):
        found = [abs(each) for each in numbers(inside)]
        if not all(math.isfinite(each) for each in found):
            raise _too_far()
        if name == "matrix":
            most *= max(sum(found[:4]), 1.0)
        elif name == "scale":
            most *= max((*found, 1.0))
        elif name.startswith("skew"):
            most *= 1 / max(1e-9, abs(math.cos(math.radians(found[0])))) if found else 1.0
    return most


def _too_far() -> WrongPictureError:
    return WrongPictureError(say("svg_too_far", times=round(FARTHEST)))
