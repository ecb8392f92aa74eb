"""Pictures of tiles and lakes that were drawn by an earlier game, if there is a shelf with such."""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, Protocol

import pygame

from hamlet import __version__
from hamlet.app.art.cache import Picture

_HEAD = struct.Struct("<4sHHhh")
_MAGIC = b"HAM2"
_ORDER: Final = "BGRA"
"""Of the bytes of a pixel: as in all other pictures, for one in another order is laid over them slowly."""


class Shelf(Protocol):
    """Where the bytes of pictures lie."""

    def read(self, name: str) -> bytes | None:
        """A picture by its name, if it is there."""

    def keep(self, name: str, picture: bytes) -> None:
        """Keep one."""


class KeptPictures:
    """Pictures by what they depend on. Without a shelf each is simply drawn."""

    def __init__(self) -> None:
        self.shelf: Shelf | None = None

    def find(self, what: str) -> Picture | None:
        """A picture of all this, if it was kept and nothing of how it is drawn has changed since."""
        data = self.shelf.read(_name(what)) if self.shelf else None
        return unpacked(data) if data else None

    def keep(self, what: str, picture: Picture) -> None:
        """Keep a picture for later games."""
        if self.shelf is not None:
            self.shelf.keep(_name(what), packed(picture))

    def get(self, what: Callable[[], str], draw: Callable[[], Picture]) -> Picture:
        """The kept picture, or one that is drawn now and kept."""
        if self.shelf is None:
            return draw()
        name = what()
        found = self.find(name)
        if found is None:
            found = draw()
            self.keep(name, found)
        return found


KEPT = KeptPictures()
"""The pictures of this program; whoever opens the window gives them a shelf."""


def packed(picture: Picture) -> bytes:
    """A picture as bytes."""
    pixels = pygame.image.tobytes(picture.surface, _ORDER)
    width, height = picture.surface.get_size()
    return _HEAD.pack(_MAGIC, width, height, *picture.origin) + pixels


def unpacked(data: bytes) -> Picture | None:
    """The picture of these bytes; None if they are none, or damaged."""
    if len(data) < _HEAD.size:
        return None
    magic, width, height, x, y = _HEAD.unpack_from(data)
    pixels = data[_HEAD.size :]
    if magic != _MAGIC or not width or not height or len(pixels) != width * height * 4:
        return None
    surface = pygame.image.frombytes(pixels, (width, height), _ORDER)
    surface.set_alpha(255, pygame.RLEACCEL)
    return Picture(surface, (x, y))


def _name(what: str) -> str:
    return blake2b(f"{drawing_seal()} {what}".encode(), digest_size=16).hexdigest()


@lru_cache(maxsize=1)
def drawing_seal() -> str:
    """What changes with how things are drawn: the program's version and the files of this room."""
    folder, seal = Path(__file__).parent, blake2b(digest_size=12)
    seal.update(f"{__version__} {pygame.version.ver} {pygame.get_sdl_version()}".encode())
    for path in sorted(folder.rglob("*.py")):
        found = path.stat()
        seal.update(f"{path.relative_to(folder)} {found.st_size} {found.st_mtime_ns}".encode())
    return seal.hexdigest()
