"""What a season is to whoever draws: colours of ground, woods, rocks, fields, water, and what lies about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hamlet.app.art.palette import INK, Colour, mix, rgb

Leaves = tuple[Colour, ...]
"""Of a tree or a rock: dark, middle, light, glint."""
OAK, BIRCH, FIR, ROCK, PEAK = "oak", "birch", "fir", "rock", "peak"
_EARTH = rgb("6A4A28")


@dataclass(frozen=True, slots=True)
class FieldColours:
    """A field: its ground, its rows, and what tips them."""

    ground: Colour
    row: Colour
    tip: Colour


@dataclass(frozen=True, eq=False)
class SeasonLook:
    """One season. There is one object of each, so it may be a key of what is kept."""

    name: str
    grass: tuple[Colour, Colour, Colour]
    """Meadows and banks: plain, light, dark."""
    road: Colour
    road_edge: Colour
    rock: Leaves
    trees: Mapping[str, Leaves]
    """By kind of tree."""
    wood: Sequence[tuple[float, str]]
    """Kinds of trees in a wood with their running shares: the last is 1."""
    tilled: FieldColours
    water: tuple[Colour, Colour, Colour, Colour]
    """From near the shore to the deep; of ice, where it is frozen."""
    shallow: Colour
    foam: Colour
    sand: Colour
    wet_sand: Colour
    reed: Colour
    flowers: Sequence[Colour] = ()
    petals: float = 0.0
    """Flowers with five petals in a square of one side."""
    fallen: Sequence[Colour] = ()
    """What lies under trees and on the table: leaves, petals, crumbs of snow."""
    shedding: frozenset[str] = frozenset()
    """Kinds of trees around which something has fallen, `shed` pieces each."""
    shed: int = 0
    daylight: Colour = (255, 255, 255)
    """What the land takes on of the season's light."""
    frozen: bool = False
    """Whether snow lies and water is ice."""
    like: str = ""
    """The season of ours that it is like: in what lives in it, and how it sounds."""

    def __repr__(self) -> str:
        return f"SeasonLook({self.name})"

    @property
    def leaf(self) -> Colour:
        """What a wood is like in the water's mirror."""
        return self.trees[FIR if self.frozen else OAK][1]

    @property
    def mud(self) -> Colour:
        """The wet ground between grass and water."""
        return mix(self.wet_sand, self.grass[2], 0.45)

    @property
    def road_layers(self) -> tuple[tuple[float, Colour], ...]:
        """Widths of a road in sides, each with its colour, from the dark rim to the sand."""
        return (0.46, mix(INK, _EARTH, 0.45)), (0.42, self.road_edge), (0.37, self.road)

    def tree(self, chance: float) -> str:
        """The kind of tree that a number from 0 to 1 means in a wood."""
        return next((kind for share, kind in self.wood if chance < share), self.wood[-1][1])

    def mirrored(self, terrain: str) -> Colour:
        """The colour that what stands on a shore has in the water."""
        known = {"forest": self.leaf, "mountain": self.rock[1], "road": self.road}
        return known.get(terrain, self.grass[2])

    def terrain(self, terrain: str) -> Colour | None:
        """The flat colour of a terrain in this season, seen from afar; None for one of a pack."""
        known = {
            "forest": mix(self.leaf, self.trees[FIR][0], 0.35),
            "mountain": self.rock[1],
            "road": self.road,
            "water": self.water[1],
        }
        return known.get(terrain)
