"""Pictures of packs, decoded: each once, never larger than it is shown, and none that is not as it was."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from io import BytesIO
from typing import Any, Final

import pygame

from hamlet.app.art.palette import Colour
from hamlet.content.pictures.picture import SVG, PackPicture
from hamlet.values import dataclass

MOST_ACROSS: Final = 512
"""Pixels of the longer side: nothing on the table is drawn larger."""
MOST_BYTES: Final = 24_000_000

PictureFinder = Callable[[str, str, str], PackPicture | None]
"""Finds the bytes of a picture by its pack, its path in it, and its hash."""


@dataclass(frozen=True, slots=True)
class PictureName:
    """A picture as the data of a game names it."""

    pack: str
    file: str
    hash: str


def picture_named(entry: Mapping[str, Any]) -> PictureName | None:
    """The picture that an entry names, if it does; a record may say anything."""
    told = entry.get("picture")
    if not isinstance(told, Mapping):
        return None
    parts = [part for key in ("pack", "file", "hash") if isinstance(part := told.get(key), str) and part]
    return PictureName(*parts) if len(parts) == 3 else None


class PackPictures:
    """Decoded pictures by their hashes; a picture that cannot be had is not asked for again."""

    def __init__(self) -> None:
        self._source: PictureFinder | None = None
        self._known: OrderedDict[str, pygame.Surface | None] = OrderedDict()
        self._names: dict[str, PictureName] = {}
        self._bytes = 0
        self.looked = 0
        """How many times all of them were looked for anew."""

    def found_by(self, source: PictureFinder | None) -> None:
        """From now on the bytes come from there."""
        self._source = source
        self.forget()

    def forget(self) -> None:
        """Look for all of them anew."""
        self._known.clear()
        self._bytes = 0
        self.looked += 1

    def of(self, name: PictureName) -> pygame.Surface | None:
        """The picture, at most `MOST_ACROSS` pixels wide and high; None: draw something else."""
        self._names[name.hash] = name
        if name.hash in self._known:
            self._known.move_to_end(name.hash)
            return self._known[name.hash]
        found = self._source(name.pack, name.file, name.hash) if self._source is not None else None
        picture = self._known[name.hash] = decoded(found) if found is not None else None
        self._bytes += _bytes_of(picture)
        while self._bytes > MOST_BYTES and len(self._known) > 1:
            self._bytes -= _bytes_of(self._known.popitem(last=False)[1])
        return picture

    def by_hash(self, known: str) -> pygame.Surface | None:
        """One that somebody has asked for by its name."""
        name = self._names.get(known)
        return self.of(name) if name is not None else None


PACK_PICTURES = PackPictures()
"""Those of this program; whoever makes screens says where their bytes are found."""


def decoded(picture: PackPicture) -> pygame.Surface | None:
    """The pixels of a picture, its opacity too; None if they cannot be had."""
    share = min(1.0, MOST_ACROSS / max(picture.width, picture.height))
    if picture.kind == SVG:
        share = MOST_ACROSS / max(picture.width, picture.height)
    size = max(1, round(picture.width * share)), max(1, round(picture.height * share))
    try:
        if picture.kind == SVG:
            found = pygame.image.load_sized_svg(BytesIO(picture.data), size)
        else:
            found = pygame.image.load(BytesIO(picture.data), "picture.png")
        if picture.kind != SVG and found.get_size() != (picture.width, picture.height):
            return None
        whole = _with_clear_rim(found.convert(pygame.Surface((1, 1), pygame.SRCALPHA)))
    except (pygame.error, MemoryError, ValueError):
        return None
    return whole if whole.get_size() == size else pygame.transform.smoothscale(whole, size)


def _with_clear_rim(picture: pygame.Surface) -> pygame.Surface:
    """What is clear in a picture has its colour: scaled, its edges would turn dark else."""
    colour = pygame.transform.average_color(picture, consider_alpha=True)
    mask = pygame.mask.from_surface(picture, 0)
    whole = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    return mask.to_surface(whole, setsurface=picture, unsetcolor=(*colour[:3], 0))


def fitted(picture: pygame.Surface, room: tuple[int, int]) -> pygame.Surface:
    """The whole picture as large as it has room."""
    share = min(room[0] / picture.get_width(), room[1] / picture.get_height())
    size = max(1, round(picture.get_width() * share)), max(1, round(picture.get_height() * share))
    return pygame.transform.smoothscale(picture, size)


def filling(picture: pygame.Surface, room: tuple[int, int]) -> pygame.Surface:
    """The picture over all of the room, its middle in the middle; what is too much of it is cut off."""
    share = max(room[0] / picture.get_width(), room[1] / picture.get_height())
    wide, high = room[0] / share, room[1] / share
    part = pygame.Rect(0, 0, min(picture.get_width(), round(wide)), min(picture.get_height(), round(high)))
    part.center = picture.get_rect().center
    return pygame.transform.smoothscale(picture.subsurface(part.clip(picture.get_rect())), room)


def over(picture: pygame.Surface, ground: Colour) -> pygame.Surface:
    """The picture on plain ground, where it is clear."""
    whole = pygame.Surface(picture.get_size())
    whole.fill(ground)
    whole.blit(picture, (0, 0))
    return whole


def _bytes_of(picture: pygame.Surface | None) -> int:
    return picture.get_pitch() * picture.get_height() if picture is not None else 0
