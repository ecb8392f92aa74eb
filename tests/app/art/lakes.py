"""Lakes and tiles at the water for tests: of any form, with every kind of shore."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from hamlet.app.art.palette import Colour
from hamlet.app.art.water.lake_sites import LakeShore, LakeSite
from hamlet.engine.definitions import Definitions, Kind, Tile
from hamlet.engine.lattice.geometry import Triangle, side_triangles, triangle_sides
from hamlet.engine.lattice.outline import shape_from_text

OUTLINES = {
    "storeroom": "NW:R E:W NE:W SE:R SE:F SW:M W:R NW:F",
    "dockyard": "E:F E:R E:M SE:M SE:R SE:F W:F NW:W NW:W W:W W:W NW:R",
    "aquarium": "E:R SE:F SW:W SE:W SW:F W:R NW:M NE:W NW:W NE:M",
    "cliffside": "E:M E:M SE:M SE:F W:W NW:W W:W NW:W",
    "beach": "E:R E:F E:R SE:M W:W W:W W:W W:F NE:F",
    "causeway": "E:W E:W E:R SW:F W:W W:M W:R NE:W",
    "triangle": "E:W SW:R NW:W",
    "island": "E:W SE:W SW:W W:W NW:W NE:W",
}
TERRAINS = ("forest", "mountain", "road", "forest", "mountain")


def neighbours(triangle: Triangle) -> list[Triangle]:
    return [other for side in triangle_sides(triangle) for other in side_triangles(side) if other != triangle]


def round_lake(count: int) -> list[Triangle]:
    found: list[Triangle] = [(0, 0, 0)]
    for triangle in found:
        found += [other for other in neighbours(triangle) if other not in found][: count - len(found)]
        if len(found) == count:
            break
    return found


def thin_lake(count: int) -> list[Triangle]:
    return [(k // 2, 0, k % 2) for k in range(count)]


def site(triangles: list[Triangle], seed: int = 5) -> LakeSite:
    """A lake whose shores are of all kinds in turn."""
    sides = Counter(side for triangle in triangles for side in triangle_sides(triangle))
    shore = sorted(side for side, count in sides.items() if count == 1)
    shores = tuple(LakeShore(side, TERRAINS[k % len(TERRAINS)]) for k, side in enumerate(shore))
    return LakeSite(tuple(sorted(triangles)), shores, (), seed)


SITES = {
    "one": site(round_lake(1)),
    "two": site(round_lake(2)),
    "four": site(round_lake(4)),
    "fourteen": site(round_lake(14)),
    "thin": site(thin_lake(11)),
}


def with_lake_tiles(definitions: Definitions) -> tuple[Definitions, dict[str, int]]:
    """The game with the tiles at the water, and their numbers."""
    letters = {terrain.letter: number for number, terrain in enumerate(definitions.terrains)}
    own = tuple(
        Tile(name, name.title(), Kind.LANDMARK, (("bag", 1),), shape_from_text(text, letters), drawing=name)
        for name, text in OUTLINES.items()
    )
    whole = replace(definitions, tiles=(*definitions.tiles, *own))
    return whole, {tile.id: number for number, tile in enumerate(whole.tiles) if tile.id in OUTLINES}


def lab(colour: Colour) -> tuple[float, float, float]:
    """A colour in CIE L*a*b*."""
    red, green, blue = (
        part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(first: Colour, second: Colour) -> float:
    """How far two colours are apart, as one sees them (CIE 1976)."""
    one, two = lab(first), lab(second)
    return float(sum((a - b) ** 2 for a, b in zip(one, two, strict=True)) ** 0.5)
