"""Pictures kept in memory up to a limit; those longest unused go first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame


class Picture(NamedTuple):
    """A surface and the pixel in it that belongs on the point asked for."""

    surface: pygame.Surface
    origin: tuple[int, int]

    def blit_to(self, target: pygame.Surface, at: tuple[float, float]) -> pygame.Rect:
        """Blit so that the origin lies at this point."""
        return target.blit(self.surface, (round(at[0]) - self.origin[0], round(at[1]) - self.origin[1]))


def trimmed(picture: Picture, edge: int = 0) -> Picture:
    """The same without its empty edges, or with no more of them than this."""
    used = picture.surface.get_bounding_rect()
    if not used.width:
        return Picture(picture.surface.subsurface((0, 0, 1, 1)).copy(), (0, 0))
    used = used.inflate(2 * edge, 2 * edge).clip(picture.surface.get_rect())
    origin = (picture.origin[0] - used.left, picture.origin[1] - used.top)
    return Picture(picture.surface.subsurface(used).copy(), origin)


class PictureCache:
    """Keeps pictures by key, at most so many bytes of them."""

    def __init__(self, most_bytes: int = 28_000_000) -> None:
        self._kept: OrderedDict[Hashable, Picture] = OrderedDict()
        self._most = most_bytes
        self._bytes = 0

    @property
    def bytes(self) -> int:
        """How many they take now."""
        return self._bytes

    def get(self, key: Hashable, make: Callable[[], Picture]) -> Picture:
        """The picture of this key, made if it is not kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        picture = make()
        self.put(key, picture)
        return picture

    def put(self, key: Hashable, picture: Picture) -> None:
        """Keep a picture under a key."""
        before = self._kept.pop(key, None)
        self._kept[key] = picture
        self._bytes += _bytes_of(picture) - (_bytes_of(before) if before else 0)
        while self._bytes > self._most and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self._bytes -= _bytes_of(gone)

    def known(self, key: Hashable) -> Picture | None:
        """The picture of this key, if it is kept."""
        return self._kept.get(key)

    def clear(self) -> None:
        """Keep none of them."""
        self._kept.clear()
        self._bytes = 0

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)


def encoded(surface: pygame.Surface) -> pygame.Surface:
    """The same run-length encoded: a tile is mostly opaque or empty, blits several times faster and takes half.

    The first blit would encode it, in the middle of a frame; what is never blitted would stay as it is.
    """
    surface.set_alpha(255, pygame.RLEACCEL)
    pygame.Surface((1, 1)).blit(surface, (0, 0))
    return surface


def _bytes_of(picture: Picture) -> int:
    surface = picture.surface
    whole = surface.get_width() * surface.get_height() * surface.get_bytesize()
    return whole // 2 if surface.get_flags() & pygame.RLEACCEL else whole
