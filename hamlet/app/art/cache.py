"""Pictures kept in memory up to a limit; those longest unused go first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import NamedTuple
from weakref import WeakKeyDictionary, ref

import pygame


class Picture(NamedTuple):
    """A surface and the pixel in it that belongs on the point asked for."""

    surface: pygame.Surface
    origin: tuple[int, int]

    def blit_to(self, target: pygame.Surface, at: tuple[float, float]) -> pygame.Rect:
        """Blit so that the origin lies at this point."""
        corner = (round(at[0]) - self.origin[0], round(at[1]) - self.origin[1])
        return target.blit(onto(target, self.surface), corner)


def trimmed(picture: Picture, edge: int = 0) -> Picture:
    """The same without its empty edges, or with no more of them than this."""
    used = picture.surface.get_bounding_rect()
    if not used.width:
        return Picture(picture.surface.subsurface((0, 0, 1, 1)).copy(), (0, 0))
    used = used.inflate(2 * edge, 2 * edge).clip(picture.surface.get_rect())
    origin = (picture.origin[0] - used.left, picture.origin[1] - used.top)
    return Picture(picture.surface.subsurface(used).copy(), origin)


class PictureCache:
    """Keeps pictures by key, at most so many bytes of them.

    What has gone but is still shown by somebody is found again: it need not be drawn twice.
    """

    def __init__(self, most_bytes: int = 16_000_000) -> None:
        self._kept: OrderedDict[Hashable, Picture] = OrderedDict()
        self._lent: dict[Hashable, tuple[ref[pygame.Surface], tuple[int, int]]] = {}
        self.most = most_bytes
        self.made = 0
        """How many had to be made so far."""
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
        picture = self._still_shown(key)
        if picture is None:
            self.made += 1
            picture = make()
        self.put(key, picture)
        return picture

    def put(self, key: Hashable, picture: Picture) -> None:
        """Keep a picture under a key."""
        before = self._kept.pop(key, None)
        self._kept[key] = picture
        self._bytes += _bytes_of(picture) - (_bytes_of(before) if before else 0)
        while self._bytes > self.most and len(self._kept) > 1:
            gone, picture = self._kept.popitem(last=False)
            self._bytes -= _bytes_of(picture)
            self._lend(gone, picture)

    def _lend(self, key: Hashable, picture: Picture) -> None:
        def forget(gone: ref[pygame.Surface]) -> None:
            if self._lent.get(key, (None,))[0] is gone:
                del self._lent[key]

        self._lent[key] = (ref(picture.surface, forget), picture.origin)

    def _still_shown(self, key: Hashable) -> Picture | None:
        lent = self._lent.get(key)
        surface = lent[0]() if lent is not None else None
        return Picture(surface, lent[1]) if lent is not None and surface is not None else None

    def known(self, key: Hashable) -> Picture | None:
        """The picture of this key, if it is kept, or shown by somebody."""
        return self._kept.get(key) or self._still_shown(key)

    def clear(self) -> None:
        """Keep none of them."""
        self._kept.clear()
        self._lent.clear()
        self._bytes = 0

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept or self._still_shown(key) is not None

    def __len__(self) -> int:
        return len(self._kept)


def encoded(surface: pygame.Surface) -> pygame.Surface:
    """The same run-length encoded: mostly opaque or empty, it blits several times faster and takes less.

    The first blit would encode it, in the middle of a frame; what is never blitted would stay as it is.
    """
    _encoded_bytes[surface] = pygame.mask.from_surface(surface, 0).count() * surface.get_bytesize()
    surface.set_alpha(255, pygame.RLEACCEL)
    _encode(surface)
    return surface


def _encode(surface: pygame.Surface) -> None:
    pygame.Surface((1, 1)).blit(surface, (0, 0))


def onto(target: pygame.Surface, surface: pygame.Surface) -> pygame.Surface:
    """What to blit in place of a surface: encoded, it would make transparent pixels of the target opaque."""
    if not (target.get_flags() & pygame.SRCALPHA and surface.get_flags() & pygame.RLEACCELOK):
        return surface
    plain = surface.copy()
    plain.set_alpha(255)
    _encode(surface)  # to be copied it had to be as it was before
    return plain


_encoded_bytes: WeakKeyDictionary[pygame.Surface, int] = WeakKeyDictionary()


def _bytes_of(picture: Picture) -> int:
    surface = picture.surface
    encoded_to = _encoded_bytes.get(surface)
    if encoded_to is not None:
        return encoded_to
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
