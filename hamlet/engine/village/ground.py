"""What lies in a village, whatever is connected: tiles, their bitboards, their open sides, their kinds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.engine.village.boards import Boards
from hamlet.engine.village.land import Land
from hamlet.engine.village.pieces import Placed

if TYPE_CHECKING:
    from hamlet.engine.village.lakes import Lake

OpenSides = dict[int, tuple[int, int]]  # side key → uid and terrain of the only tile there
OfKind = dict[str, tuple[int, ...]]  # kind → the uids of its buildings, oldest first


class Ground:
    """The tiles of one village, in the order of their uids, and where they lie. Shared by all its reaches.

    The lakes stand in the order in which they were formed.
    """

    __slots__ = ("boards", "lakes", "land", "of_kind", "open_sides", "tiles")

    def __init__(
        self,
        land: Land,
        tiles: tuple[Placed, ...],
        boards: Boards,
        open_sides: OpenSides,
        of_kind: OfKind,
        lakes: tuple[Lake, ...] = (),
    ) -> None:
        self.land = land
        self.tiles = tiles
        self.boards = boards
        self.open_sides = open_sides
        self.of_kind = of_kind
        self.lakes = lakes
