"""What panels need to know to draw numbers as things: definitions, seat colours, pictures of tiles."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hamlet.app.art.palette import BLUEPRINT
from hamlet.app.art.plates import PlateAmount
from hamlet.app.art.tile.artist import TileArt
from hamlet.engine.definitions import Cost, Definitions
from hamlet.words.localised import localised
from hamlet.words.words import Words


class Pictures:
    """Blueprint pictures, made one at a time so that no frame waits for all of them."""

    def __init__(self, art: TileArt) -> None:
        self.art = art
        self.version = 0
        self._ready: dict[tuple[int, tuple[int, int]], pygame.Surface] = {}
        self._wanted: dict[tuple[int, tuple[int, int]], None] = {}

    def get(self, tile: int, size: tuple[int, int]) -> pygame.Surface:
        """The picture, or plain blue paper until it is made."""
        found = self._ready.get((tile, size))
        if found is not None:
            return found
        self._wanted[tile, size] = None
        blank = pygame.Surface(size)
        blank.fill(BLUEPRINT)
        return blank

    @property
    def waiting(self) -> bool:
        """Whether pictures are still to be made."""
        return bool(self._wanted)

    def work(self) -> bool:
        """Make one picture that was asked for; whether there was one."""
        if not self._wanted:
            return False
        tile, size = next(iter(self._wanted))
        del self._wanted[tile, size]
        self._ready[tile, size] = self.art.blueprint(tile, size)
        self.version += 1
        return True

    def finish(self) -> None:
        """Make all that were asked for."""
        while self.work():
            pass


class Look:
    """The definitions of one game with the colours of its seats, and the words to speak of them."""

    def __init__(
        self, words: Words, definitions: Definitions, colours: Sequence[str], pictures: Pictures
    ) -> None:
        self.words = words
        self.definitions = localised(words, definitions)
        self.colours = tuple(colours)
        self.pictures = pictures

    def colour(self, seat: int | None) -> str:
        """The colour name of a seat, empty for nobody."""
        return self.colours[seat] if seat is not None and 0 <= seat < len(self.colours) else ""

    def icon(self, material: int) -> str:
        """The icon of a material."""
        return self.definitions.materials[material].id

    def amounts(self, cost: Cost) -> tuple[PlateAmount, ...]:
        """A cost as what stands on a pennant."""
        needs = [PlateAmount(need.count, tuple(self.icon(m) for m in need.materials)) for need in cost.needs]
        if cost.gold:
            needs.append(PlateAmount(cost.gold, ("gold",)))
        return tuple(needs)
