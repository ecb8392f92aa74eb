"""Sketches in which a test says exactly where something can be built.

A hexagon's sides that face open ground are water, where nothing can be built, but for those `spots` that a
sketch leaves open.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tests.engine.sketches import BESIDE, Cell, Sketch

OFF = "W"


def walled(
    rows: str,
    spots: Mapping[Cell, str] | None = None,
    roads: str = "",
    mountains: str = "",
    cliffs: str = "",
    outlines: Mapping[str, str] | None = None,
) -> Sketch:
    """A sketch with water on every side that faces open ground, but towards these cells: `FM` for each side.

    A spot's letters are the terrains that its neighbours show to it, in the order of a hexagon's sides: top
    first, then clockwise; with one letter all show the same.
    """
    plain = Sketch(rows, roads, mountains, cliffs)
    cells, sides = plain.cells(), plain.sides()
    taken = {cell: name for name, cell in cells.items()}
    for name, (x, y) in cells.items():
        for direction, (dx, dy) in enumerate(BESIDE):
            beyond = x + dx, y + dy
            if beyond not in taken:
                shown = (spots or {}).get(beyond, OFF)
                facing = (direction + 3) % len(BESIDE)
                sides[name][direction] = shown if len(shown) == 1 else shown[facing]
    found = {name: "".join(each) for name, each in sides.items()}
    return replace(plain, outlines={**found, **(outlines or {})})
