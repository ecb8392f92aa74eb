"""The badge of one tile (tray, banner, pieces) as one picture, with where its parts stand."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace
from operator import itemgetter

import pygame

from hamlet.app.art.lens import Lens
from hamlet.app.art.shapes import clear
from hamlet.app.art.tile_badges import BadgeArt, Furnished
from hamlet.app.art.tile_signs import Group

MOST, MOST_BYTES = 400, 12_000_000
LEAST = 160
"""So many are kept however large they are: a village must find all its badges at one zoom."""
_RECT = itemgetter(1)
_ROOM = 150  # pixels beyond the outline that a sign on a line may need


BadgeKey = tuple[Furnished, int, float]


@dataclass(frozen=True, slots=True)
class TileBadge:
    """A picture and its parts; everything counted from the tile's first vertex, in pixels."""

    key: BadgeKey
    surface: pygame.Surface
    rect: pygame.Rect
    slots: tuple[pygame.Rect, ...]
    tray: pygame.Rect | None
    banner: pygame.Rect | None
    flag: pygame.Rect | None
    pieces: tuple[tuple[Group, pygame.Rect], ...]

    @property
    def fixed(self) -> tuple[pygame.Rect, ...]:
        """Tray, banner and flag, those there are."""
        return tuple(rect for rect in (self.tray, self.banner, self.flag) if rect is not None)


class BadgePainter:
    """Draws badges by the artist's hand and keeps them."""

    def __init__(self, badge_art: BadgeArt) -> None:
        self.badge_art = badge_art
        self._kept: OrderedDict[BadgeKey, TileBadge] = OrderedDict()
        self.bytes = 0

    def badge(self, tile: Furnished, length: int, scale: float) -> TileBadge:
        """The badge of a tile, which is thought to lie at the first vertex of all."""
        key = (tile, length, scale)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._draw(key)
            self.bytes += _bytes_of(found)
            while len(self._kept) > (MOST if self.bytes <= MOST_BYTES else LEAST):
                self.bytes -= _bytes_of(self._kept.popitem(last=False)[1])
        else:
            self._kept.move_to_end(key)
        return found

    def lit(self, badge: TileBadge) -> TileBadge:
        """The same badge with the banner of a tile that is lit."""
        return self.badge(*_lit_key(badge))

    def knows_lit(self, badge: TileBadge) -> bool:
        """Whether that one is drawn already."""
        return self.knows(*_lit_key(badge))

    def knows(self, tile: Furnished, length: int, scale: float) -> bool:
        """Whether such a badge is drawn already."""
        return (tile, length, scale) in self._kept

    def _draw(self, key: BadgeKey) -> TileBadge:
        tile, length, scale = key
        bounds = self.badge_art.art.plan(tile.placed.tile, tile.placed.rotation).bounds
        room = round(_ROOM * scale)
        first = (room - round(bounds.left * length), room - round(bounds.top * length))
        size = (round(bounds.width * length) + 2 * room, round(bounds.height * length) + 2 * room)
        sheet = clear(size)
        marks = self.badge_art.draw(sheet, tile, Lens(first[0], first[1], length, scale))
        seen = sheet.get_bounding_rect()
        surface = sheet.subsurface(seen).copy() if seen.width else clear((1, 1))
        back = (-first[0], -first[1])
        for rect in (*marks.slots, marks.tray, marks.banner, marks.flag, *map(_RECT, marks.pieces)):
            if rect is not None:
                rect.move_ip(back)
        pieces = tuple(marks.pieces)
        return TileBadge(
            key, surface, seen.move(back), tuple(marks.slots), marks.tray, marks.banner, marks.flag, pieces
        )


def _lit_key(badge: TileBadge) -> BadgeKey:
    tile, length, scale = badge.key
    return replace(tile, contents=replace(tile.contents, lit=True)), length, scale


def _bytes_of(badge: TileBadge) -> int:
    return badge.surface.get_pitch() * badge.surface.get_height()
