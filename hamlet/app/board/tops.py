"""The top of one tile (tray, banner, pieces) as one picture, with where its parts stand."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

import pygame

from hamlet.app.art.camera import Camera
from hamlet.app.art.shapes import clear
from hamlet.app.art.tops import Contents, Group
from hamlet.app.art.village import VillageArt
from hamlet.engine.village import Placed

_KEPT = 400
_ROOM = 130  # pixels beyond the outline that a name may need


@dataclass(frozen=True, slots=True)
class Top:
    """A picture and its parts; everything counted from the tile's first vertex, in pixels."""

    surface: pygame.Surface
    rect: pygame.Rect
    slots: tuple[pygame.Rect, ...]
    banner: pygame.Rect | None
    pieces: tuple[tuple[Group, pygame.Rect], ...]


TopKey = tuple[int, int, int, Contents, int, float]


class TopPainter:
    """Draws tops by the artist's hand and keeps them."""

    def __init__(self, art: VillageArt) -> None:
        self.art = art
        self._kept: OrderedDict[TopKey, Top] = OrderedDict()

    def top(self, placed: Placed, contents: Contents, length: int, scale: float) -> Top:
        """The top of a tile with these contents."""
        key = (placed.tile, placed.rotation, placed.owner, contents, length, scale)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._draw(placed, contents, length, scale)
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found

    def _draw(self, placed: Placed, contents: Contents, length: int, scale: float) -> Top:
        bounds = self.art.art.plan(placed.tile, placed.rotation).bounds
        room = round(_ROOM * scale)
        first = (room - round(bounds.left * length), room - round(bounds.top * length))
        size = (round(bounds.width * length) + 2 * room, round(bounds.height * length) + 2 * room)
        sheet = clear(size)
        here = Placed(placed.tile, placed.rotation, (0, 0), placed.owner)
        camera = Camera(first[0], first[1], length, scale)
        marks = self.art.tops.draw(sheet, [here], camera, {0: contents})
        seen = sheet.get_bounding_rect()
        surface = sheet.subsurface(seen).copy() if seen.width else clear((1, 1))
        back = (-first[0], -first[1])
        return Top(
            surface,
            seen.move(back),
            tuple(rect.move(back) for _, rect in sorted(marks.slots.items(), key=lambda each: each[0])),
            marks.banners[0].move(back) if 0 in marks.banners else None,
            tuple((group, rect.move(back)) for _, group, rect in marks.pieces),
        )
