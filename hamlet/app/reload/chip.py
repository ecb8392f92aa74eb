"""A chip in the bar above: mistakes in packs that stand, or a word that was mended."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pygame

from hamlet.app.art.key_names import KEY_NAMES
from hamlet.app.art.palette import BANNER, COST, GAIN, INK, PAPER
from hamlet.app.art.severity import Severity, draw_severity
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Role, draw_text, measure
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.values import dataclass

HIGH: Final = 30
TEXT: Final = 18
BAR: Final = 40
"""How high a bar is at least at the upper edge of every screen."""
ROWS: Final = (44, 68, 96)
"""Where else it may stand: under the bar of a table, of a page, or a little lower."""
RATHER: Final = 0.62
"""Where along the bar it had best stand: right of what is told there, left of the buttons."""

LEFTMOST: Final = 0.3
"""Farther left stands where one is."""


@dataclass(frozen=True, slots=True)
class PacksChip:
    """Some words and a key; red for mistakes, green for what was mended."""

    words: str
    key: str
    severity: Severity

    def width(self, scale: float) -> int:
        """How wide it is, in window pixels."""
        return round(48 * scale) + self._words(scale) + self._key(scale) + round(22 * scale)

    def _words(self, scale: float) -> int:
        return measure(self.words, Role.LABEL, round(TEXT * scale))

    def _key(self, scale: float) -> int:
        return measure(KEY_NAMES.get(self.key, self.key), Role.LABEL, round(TEXT * scale))

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, scale: float, *, hovered: bool) -> None:
        """The mark, the words, the key in a frame."""

        def px(logical: float) -> int:
            return round(logical * scale)

        ground, ink = (COST, PAPER) if self.severity is Severity.MISTAKE else (GAIN, INK)
        if hovered:
            box(surface, rect.inflate(px(6), px(6)), BANNER, px(18))
        box(surface, rect, ground, px(15), INK, px(1.5))
        draw_severity(surface, (rect.left + px(17), rect.centery), px(10), self.severity)
        at = (rect.left + px(34), rect.centery)
        written = draw_text(surface, self.words, at, Role.LABEL, px(TEXT), ink, ground)
        cap = pygame.Rect(written.right + px(10), 0, self._key(scale) + px(12), px(22))
        cap.centery = rect.centery
        box(surface, cap, PAPER, px(5), INK, px(1))
        told = KEY_NAMES.get(self.key, self.key)
        draw_text(surface, told, (cap.left + px(6), cap.centery), Role.LABEL, px(TEXT), INK, PAPER)


def chip_place(
    chip: PacksChip, size: tuple[int, int], scale: float, hits: Iterable[HitRegion]
) -> pygame.Rect:
    """A place in the bar above, or just under it, where nothing else can be chosen."""
    wide, high = chip.width(scale), round(HIGH * scale)
    bar = round(BAR * scale)
    taken = [hit.bounds for hit in hits if hit.bounds.height < size[1] // 3 and hit.bounds.top < 4 * bar]
    rather = round(size[0] * RATHER)
    first = min(round(size[0] * LEFTMOST), size[0] - wide - 1)
    lefts = sorted(range(max(0, first), size[0] - wide, 8), key=lambda left: abs(left + wide // 2 - rather))
    for top in ((bar - high) // 2, *(round(row * scale) for row in ROWS)):
        for left in lefts:
            place = pygame.Rect(left, top, wide, high)
            if place.inflate(round(8 * scale), 0).collidelist(taken) < 0:
                return place
    return pygame.Rect(lefts[0], (bar - high) // 2, wide, high)
