"""A piece of the screen while it is drawn, and the finished pieces kept by what they show."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from hamlet.app.art.buttons import GOLD
from hamlet.app.ids import Id
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.words.words import Words

MARGIN = 24  # room around a piece for its shadow or glow, in logical pixels


class Pane:
    """What drawing functions are given: a surface, the scale, the words, and a list for hit regions."""

    def __init__(self, surface: pygame.Surface, scale: float, words: Words, group: str = "") -> None:
        self.surface = surface
        self.scale = scale
        self.words = words
        self.label = words.label
        self.group = group
        self.hits: list[HitRegion] = []

    def px(self, logical: float) -> int:
        """Logical pixels as window pixels."""
        return round(logical * self.scale)

    def hit(self, what: Id, rect: pygame.Rect, hint: str = "", *, enabled: bool = True, z: int = 0) -> None:
        """Something that can be chosen."""
        self.hits.append(HitRegion(what, rect.copy(), z, enabled, hint, self.group))

    def tell(self, what: Id, rect: pygame.Rect, hint: str, z: int = 0) -> None:
        """Something that only explains itself when pointed at."""
        if hint:
            self.hits.append(HitRegion(what, rect.copy(), z, False, hint, self.group, tab=False))


@dataclass(frozen=True, slots=True)
class DrawnPiece:
    """A finished drawing with its hit regions, both counted from the corner of its rectangle."""

    surface: pygame.Surface
    margin: int
    hits: tuple[HitRegion, ...]

    def put(self, surface: pygame.Surface, at: tuple[int, int]) -> list[HitRegion]:
        """Blit the piece with its corner at a point; returns its hit regions there."""
        surface.blit(self.surface, (at[0] - self.margin, at[1] - self.margin))
        return [hit.moved(*at) for hit in self.hits]


DrawOnPane = Callable[[Pane, pygame.Rect], None]


class PieceCache:
    """Keeps finished pieces by key, the most recently used ones."""

    def __init__(self, words: Words, most: int = 96) -> None:
        self._words = words
        self._kept: OrderedDict[Hashable, DrawnPiece] = OrderedDict()
        self._most = most
        self.made = 0

    def clear(self) -> None:
        """Forget everything: scale or pictures have changed."""
        self._kept.clear()

    def get(
        self, key: Hashable, size: tuple[int, int], scale: float, group: str, draw: DrawOnPane
    ) -> DrawnPiece:
        """The piece of this key and size, drawn if it is not kept."""
        full = (key, size, scale, GOLD.shines)
        found = self._kept.get(full)
        if found is None:
            found = self._kept[full] = paint(self._words, size, scale, group, draw)
            self.made += 1
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(full)
        return found


def paint(words: Words, size: tuple[int, int], scale: float, group: str, draw: DrawOnPane) -> DrawnPiece:
    """Draw a piece on a transparent surface of its own, with room for its shadow."""
    margin = round(MARGIN * scale)
    surface = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
    pane = Pane(surface, scale, words, group)
    draw(pane, pygame.Rect(margin, margin, *size))
    return DrawnPiece(surface, margin, tuple(hit.moved(-margin, -margin) for hit in pane.hits))
