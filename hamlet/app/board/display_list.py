"""What a display list is made of: items with their places on the map, and what of a state is to be seen.

The map is the plane in whole pixels at one length; lattice vertex (0, 0) is its pixel (0, 0).
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import field
from typing import Any

import pygame

from hamlet.app.art.seasons.daylight import VillageLook
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile_badges import Contents
from hamlet.app.art.tile_signs import TileSigns
from hamlet.app.board.badge_painter import TileBadge
from hamlet.app.board.lakes.afloat import NO_BOAT, LakeContents
from hamlet.engine.lattice.geometry import Vertex
from hamlet.engine.village import Village
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class Item:
    """One picture on the map. Two items with the same key look the same."""

    key: tuple[Any, ...]
    """What it is first, then whatever tells it from its like."""
    surface: pygame.Surface
    rect: pygame.Rect
    over: Vertex | None = None
    """The first vertex of the tile this stands on: buildings and badges."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What is to be seen of a state; `parts` of the Church stand."""

    village: Village
    contents: tuple[Contents, ...]
    parts: int
    lakes: tuple[LakeContents, ...] = ()
    closed: frozenset[int] = frozenset()

    @property
    def floods(self) -> tuple[bool, ...]:
        """Which of the lakes are there."""
        return tuple(lake.there for lake in self.lakes)

    @property
    def boats(self) -> frozenset[int]:
        """The lakes on which there are boats."""
        return frozenset(number for number, lake in enumerate(self.lakes) if lake.boat != NO_BOAT)


@dataclass(frozen=True, slots=True)
class Composition:
    """The display list of one moment at one length."""

    length: int
    scale: float
    items: tuple[Item, ...]
    rects: list[pygame.Rect]
    outlines: tuple[tuple[Point, ...], ...]
    bounds: list[pygame.Rect]
    """Of the outlines."""
    badges: dict[int, TileBadge]
    """By tile, in the order of their items, which are the last."""
    signs: dict[int, TileSigns]
    """By tile, where everything on it has its place."""
    waiting: tuple[tuple[int, int], ...]
    """Tiles (tile, rotation) shown by a sketch until they are drawn."""
    step: int = 0
    """The zoom step for which signs are placed."""
    lakes: dict[Hashable, pygame.Rect] = field(default_factory=dict)
    """The boxes around the lakes that are there."""
    afloat: tuple[pygame.Rect, ...] = ()
    """Fish and boats."""
    look: VillageLook | None = None
    """The season and light it is seen in."""
    reach: pygame.Rect | None = None
    """The part of the map whose pictures it has; None: all of it."""
    complete: bool = True
    """Whether nothing is still to be drawn, and all signs are where this village wants them."""
