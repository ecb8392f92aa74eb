"""Villages sketched as rows of names: each tile a hexagon with its real rules and terrains as asked for.

A tile of a sketch touches its neighbours left and right, above and below, and along the falling diagonal:
the upper left and the lower right one. Touching sides are forest unless something else is said.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from hamlet.content import load_base, resolve
from hamlet.engine.definitions import Definitions
from hamlet.engine.lattice.geometry import DIRECTION_NAMES, Vertex
from hamlet.engine.reading import read_definitions

Cell = tuple[int, int]
Data = dict[str, Any]

# The cells beside a cell, in the order of a hexagon's sides: E, SE, SW, W, NW, NE.
BESIDE: tuple[Cell, ...] = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1))
EMPTY = "."


@dataclass(frozen=True)
class Sketch:
    """What a hand-made village looks like. Pairs are written `farm-church`, outlines as six letters."""

    rows: str
    roads: str = ""
    mountains: str = ""
    cliffs: str = ""
    water: str = ""
    outlines: Mapping[str, str] = field(default_factory=dict)

    def cells(self) -> dict[str, Cell]:
        """Where each tile lies, the Church in the middle of the world and first."""
        lines = [line.split() for line in self.rows.strip().splitlines()]
        found = {name: (x, y) for y, line in enumerate(lines) for x, name in enumerate(line) if name != EMPTY}
        left, top = found["church"]
        moved = {name: (x - left, y - top) for name, (x, y) in found.items()}
        return {"church": moved.pop("church"), **moved}

    def sides(self) -> dict[str, list[str]]:
        """The six terrains of each tile."""
        cells = self.cells()
        sides = {name: ["F"] * 6 for name in cells}
        for pairs, mine, yours in (
            (self.roads, "R", "R"),
            (self.mountains, "M", "M"),
            (self.cliffs, "F", "M"),
            (self.water, "W", "W"),
        ):
            for pair in pairs.split():
                a, b = pair.split("-")
                direction = BESIDE.index((cells[b][0] - cells[a][0], cells[b][1] - cells[a][1]))
                sides[a][direction] = mine
                sides[b][(direction + 3) % 6] = yours
        return {**sides, **{name: list(text) for name, text in self.outlines.items()}}


START = Sketch(
    """
    woodcutter  quarry     .
    farm        church     market
    .           town_hall  .
    """,
    roads="church-woodcutter church-quarry church-farm church-market church-town_hall",
)


def vertex(cell: Cell) -> Vertex:
    """The lattice vertex at which the hexagon of a cell begins."""
    x, y = cell
    return 2 * x - y, 2 * y - x


def hexagon(sides: list[str]) -> str:
    """The outline of a hexagon with these terrains."""
    return " ".join(f"{name}:{side}" for name, side in zip(DIRECTION_NAMES, sides, strict=True))


@cache
def base_data(preset: str = "printed") -> Data:
    """The base game's data, read once; nobody may change it."""
    return resolve(load_base(), preset)


def sketch_definitions(
    sketch: Sketch, options: Mapping[str, object], changes: Mapping[str, Data], data: Data | None = None
) -> Definitions:
    """The base game, or what else `data` says, with hexagons for tiles; `changes` alters single tiles by id.

    `barn.2` in a sketch is another tile with the rules of a Barn.
    """
    base, sides = data or base_data(), sketch.sides()
    plain = {entry["id"]: entry for entry in base["tiles"]}
    tiles = [
        *base["tiles"],
        *({**plain[name.split(".")[0]], "id": name} for name in sides if name not in plain),
    ]
    shaped = [
        {**tile, "outline": hexagon(sides.get(tile["id"], ["F"] * 6)), **changes.get(tile["id"], {})}
        for tile in tiles
    ]
    spots = [{"tile": name, "at": vertex(cell)} for name, cell in sketch.cells().items()]
    layout = {"id": "sketch", "tiles": spots}
    return read_definitions(
        {**base, "tiles": shaped, "layouts": [layout]}, {"start_layout": "sketch", **options}
    )
