"""Which elements of an SVG the game draws, and what of them is kept."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from hamlet.content.pictures.picture import WrongPictureError
from hamlet.content.saying import say

LEFT_OUT: Final = frozenset(("title", "desc", "metadata"))
"""Elements that tell something about a picture and draw nothing."""

_LOOKS: Final = frozenset(
    (
        "display",
        "fill",
        "fill-opacity",
        "fill-rule",
        "opacity",
        "stroke",
        "stroke-dasharray",
        "stroke-dashoffset",
        "stroke-linecap",
        "stroke-linejoin",
        "stroke-miterlimit",
        "stroke-opacity",
        "stroke-width",
        "transform",
    )
)
_GRADIENT: Final = frozenset(("gradientTransform", "gradientUnits", "href", "id", "spreadMethod"))
_PLACES: Final = {
    "g": "",
    "path": "d",
    "rect": "x y width height rx ry",
    "circle": "cx cy r",
    "ellipse": "cx cy rx ry",
    "line": "x1 y1 x2 y2",
    "polyline": "points",
    "polygon": "points",
}
KEPT: Final[Mapping[str, frozenset[str]]] = {
    **{name: _LOOKS | frozenset(places.split()) for name, places in _PLACES.items()},
    "defs": frozenset(),
    "linearGradient": _GRADIENT | {"x1", "y1", "x2", "y2"},
    "radialGradient": _GRADIENT | {"cx", "cy", "r", "fx", "fy"},
    "stop": frozenset(("offset", "stop-color", "stop-opacity")),
}
"""Elements that are drawn, with those of their attributes that count."""

_UNDRAWN: Final = frozenset(
    ("clip-path", "filter", "mask", "marker", "marker-start", "marker-mid", "marker-end")
)
_PAINTS: Final = frozenset(("fill", "stroke", "stop-color"))
_PAINT: Final = re.compile(
    r"none|transparent|#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}|[a-z]+|rgb\([0-9., %]{5,40}\)|url\(#[^()\s]{1,80}\)",
    re.IGNORECASE,
)
_FRACTION: Final = re.compile(r"\s*(0|1|0?\.[0-9]+|0\.[0-9]*|1\.0*)\s*")
_IN_PARTS: Final = frozenset(("x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy"))


def declared(given: Mapping[str, str]) -> dict[str, str]:
    """Attributes by their plain names, with what `style` says among them."""
    plain = {key.rpartition(" ")[2]: value for key, value in given.items()}
    for each in plain.pop("style", "").split(";"):
        key, colon, value = each.partition(":")
        if colon:
            plain[key.strip()] = value.strip()
    return plain


def attributes(name: str, given: Mapping[str, str]) -> dict[str, str]:
    """What of an element is kept, or `WrongPictureError` if something of it would be missing."""
    for key in _UNDRAWN & set(given):
        if given[key] != "none":
            raise WrongPictureError(say("svg_element", name=key))
    known = {key: value for key, value in given.items() if key in KEPT[name]}
    for key in _PAINTS & set(known):
        paint = known[key] = known[key].strip().replace("'", "").replace('"', "")
        if paint.lower() in {"currentcolor", "inherit"} or not _PAINT.fullmatch(paint):
            raise WrongPictureError(say("svg_colour", colour=paint[:40]))
    if known.get("stroke-dasharray", "").strip() in {"", "none"}:
        known.pop("stroke-dasharray", None)
    if "href" in known:
        known["xlink:href"] = known.pop("href")
    if name.endswith("Gradient") and known.get("gradientUnits") != "userSpaceOnUse":
        known = {key: _percent(value) if key in _IN_PARTS else value for key, value in known.items()}
    return known


def _percent(part: str) -> str:
    """A part of the whole as the decoder understands it."""
    found = _FRACTION.fullmatch(part)
    return f"{float(found.group(1)) * 100:g}%" if found else part
