"""Whether the colours of a season can be told apart: land, water, woods and roads, by whatever eyes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from hamlet.content.models.lake import SeasonEntry
from hamlet.content.nodes import Fields
from hamlet.content.palettes import FIR, OAK, whole_palette
from hamlet.content.saying import Saying, say
from hamlet.content.seeing import EYES, Hue, apart, lightness, nearest

if TYPE_CHECKING:
    from hamlet.content.found import Found
    from hamlet.content.merged import Merged
    from hamlet.content.problems import Problem

LEAST: Final = 10.0
"""The least difference of two terrains, and of a road and the ground: in our seasons it is no less."""
DARKEST_LIGHT: Final = 80
"""The least L* of daylight: in a darker one nothing has its colour."""
_KEYS: Final = {
    "forest": "leaves",
    "mountain": "rocks",
    "road": "path",
    "water": "water",
    "ground": "ground",
}


def palette_problems(merged: Merged) -> Iterator[Problem]:
    """Colours of seasons that players would take for one another."""
    for found in merged.entries["seasons"].values():
        season = found.model
        if not isinstance(season, SeasonEntry) or season.palette is None:
            continue
        own = season.palette.resolved()
        yield from _alike(found, own)
        yield from _without_trees(found, own)
        light = own.get("daylight")
        if light is not None and lightness(_rgb(light)) < DARKEST_LIGHT:
            yield _at(found, "daylight", say("palette_dark", colour=light))


def terrain_colours(palette: Mapping[str, Any]) -> dict[str, Hue]:
    """What a terrain mostly looks like in a season, and its ground."""
    leaves = palette["leaves"]
    leaf, fir = _rgb(leaves[FIR if palette.get("frozen") else OAK][1]), _rgb(leaves[FIR][0])
    red, green, blue = (round(a + (b - a) * 0.35) for a, b in zip(leaf, fir, strict=True))
    return {
        "forest": (red, green, blue),
        "mountain": _rgb(palette["rocks"][1]),
        "road": _rgb(palette["path"][0]),
        "water": _rgb(palette["water"][1]),
        "ground": _rgb(palette["ground"][0]),
    }


def _alike(found: Found, own: Mapping[str, Any]) -> Iterator[Problem]:
    """The two terrains that are hardest to tell apart, and roads that cannot be seen on their ground."""
    colours = terrain_colours(whole_palette(own))
    terrains = {name: colour for name, colour in colours.items() if name != "ground"}
    eye, least = min(((eye, nearest(terrains, eye)) for eye in EYES), key=lambda one: one[1].apart)
    if least.apart < LEAST:
        yield _told(found, own, (least.first, least.second), eye)
    seen = {eye: apart(EYES[eye](colours["road"]), EYES[eye](colours["ground"])) for eye in EYES}
    eye = min(seen, key=lambda each: seen[each])
    if seen[eye] < LEAST:
        yield _told(found, own, ("road", "ground"), eye)


def _told(found: Found, own: Mapping[str, Any], both: tuple[str, str], eye: str) -> Problem:
    """Told at the one that the pack itself has written."""
    first, second = both
    spot = next((_KEYS[name] for name in both if _KEYS[name] in own), "like")
    said = say(
        "palette_alike" if eye == "normal" else "palette_alike.blind",
        first=first,
        second=second,
    )
    return _at(found, spot, said)


def _without_trees(found: Found, own: Mapping[str, Any]) -> Iterator[Problem]:
    if "woods" in own and not sum(own["woods"].values()):
        yield _at(found, "woods", say("palette_no_trees"))


def _at(found: Found, key: str, said: Saying) -> Problem:
    palette = found.node.fields["palette"]
    below = palette.get(key) if isinstance(palette, Fields) else None
    return found.problem(below or palette, said)


def _rgb(text: str) -> Hue:
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)
