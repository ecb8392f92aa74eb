"""The badge of one tile (tray, banner, pieces) as one picture, with where its parts stand."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

import pygame

from hamlet.app.art.lens import Lens
from hamlet.app.art.shapes import clear
from hamlet.app.art.tile_badges import BadgeArt, Contents, Group
from hamlet.engine.village import Placed

_KEPT = 400
_ROOM = 130  # pixels beyond the outline that a name may need


Taken = tuple[tuple[int, int, int, int], ...]
BadgeKey = tuple[int, int, int, Contents, int, float, Taken]


@dataclass(frozen=True, slots=True)
class TileBadge:
    """A picture and its parts; everything counted from the tile's first vertex, in pixels."""

    key: BadgeKey
    surface: pygame.Surface
    rect: pygame.Rect
    slots: tuple[pygame.Rect, ...]
    banner: pygame.Rect | None
    pieces: tuple[tuple[Group, pygame.Rect], ...]


class BadgePainter:
    """Draws badges by the artist's hand and keeps them."""

    def __init__(self, badge_art: BadgeArt) -> None:
        self.badge_art = badge_art
        self._kept: OrderedDict[BadgeKey, TileBadge] = OrderedDict()

    def badge(
        self, placed: Placed, contents: Contents, length: int, scale: float, taken: Taken = ()
    ) -> TileBadge:
        """The badge of a tile with these contents; its pieces keep clear of what is taken."""
        key = (placed.tile, placed.rotation, placed.owner, contents, length, scale, taken)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._draw(placed, contents, length, scale, taken)
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found

    def knows(self, placed: Placed, contents: Contents, length: int, scale: float, taken: Taken = ()) -> bool:
        """Whether such a badge is drawn already."""
        return (placed.tile, placed.rotation, placed.owner, contents, length, scale, taken) in self._kept

    def _draw(self, placed: Placed, contents: Contents, length: int, scale: float, taken: Taken) -> TileBadge:
        bounds = self.badge_art.art.plan(placed.tile, placed.rotation).bounds
        room = round(_ROOM * scale)
        first = (room - round(bounds.left * length), room - round(bounds.top * length))
        size = (round(bounds.width * length) + 2 * room, round(bounds.height * length) + 2 * room)
        sheet = clear(size)
        here = Placed(placed.tile, placed.rotation, (0, 0), placed.owner)
        lens = Lens(first[0], first[1], length, scale)
        others = [pygame.Rect(one).move(first) for one in taken]
        marks = self.badge_art.draw(sheet, [here], lens, {0: contents}, others)
        seen = sheet.get_bounding_rect()
        surface = sheet.subsurface(seen).copy() if seen.width else clear((1, 1))
        back = (-first[0], -first[1])
        return TileBadge(
            (placed.tile, placed.rotation, placed.owner, contents, length, scale, taken),
            surface,
            seen.move(back),
            tuple(marks.slots[slot].move(back) for slot in sorted(marks.slots)),
            marks.banners[0].move(back) if 0 in marks.banners else None,
            tuple((group, rect.move(back)) for _, group, rect in marks.pieces),
        )
