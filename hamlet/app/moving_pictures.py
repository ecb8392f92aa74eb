"""Frames of the window as one moving picture: a PNG with animation, of each frame only what has changed."""

from __future__ import annotations

import struct
import zlib
from typing import Final

import pygame

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_FINE: Final = 0xFC  # what is kept of each colour: finer steps nobody sees, and they cost half of the file
_OVER: Final = 1  # a frame lies over those before it: it is clear where nothing has changed
_SUB: Final = b"\x01"
_BYTES: Final = 4
_UNSEEN: Final = 5  # a change of colour that nobody sees in a moving picture


class MovingPicture:
    """Takes frames of one size, so many in a second."""

    def __init__(self, rate: int) -> None:
        self.rate = rate
        self._size = (0, 0)
        self._last: pygame.Surface | None = None
        self._frames: list[tuple[pygame.Rect, bytes]] = []
        self._shown: list[int] = []

    def __len__(self) -> int:
        return len(self._frames)

    def add(self, frame: pygame.Surface) -> None:
        """One frame more; one like that before it only makes it longer."""
        picture = _coarse(frame)
        layer = picture if self._last is None else _changed(self._last, picture)
        changed = layer.get_bounding_rect()
        if not changed.width:
            self._shown[-1] += 1
            return
        if self._last is None:
            self._last, self._size = picture.copy(), picture.get_size()
        self._last.blit(layer, (0, 0))
        self._frames.append((changed, pygame.image.tobytes(layer.subsurface(changed), "RGBA")))
        self._shown.append(1)

    def written(self) -> bytes:
        """The file."""
        parts = [_SIGNATURE, _chunk(b"IHDR", struct.pack(">2I5B", *self._size, 8, 6, 0, 0, 0))]
        parts.append(_chunk(b"acTL", struct.pack(">2I", len(self._frames), 0)))
        number = 0
        for index, ((rect, pixels), shown) in enumerate(zip(self._frames, self._shown, strict=True)):
            parts.append(_chunk(b"fcTL", self._control(number, rect, shown)))
            number += 1
            packed = zlib.compress(_filtered(pixels, rect.width), 9)
            if index:
                parts.append(_chunk(b"fdAT", struct.pack(">I", number) + packed))
                number += 1
            else:
                parts.append(_chunk(b"IDAT", packed))
        return b"".join([*parts, _chunk(b"IEND", b"")])

    def _control(self, number: int, rect: pygame.Rect, shown: int) -> bytes:
        place = (rect.width, rect.height, rect.left, rect.top)
        return struct.pack(">5I2H2B", number, *place, shown, self.rate, 0, _OVER)


def _coarse(frame: pygame.Surface) -> pygame.Surface:
    pixels = pygame.image.tobytes(frame, "RGB").translate(_COARSE)
    return pygame.image.frombytes(pixels, frame.get_size(), "RGB").convert_alpha()


_COARSE: Final = bytes(value & _FINE for value in range(256))


def _changed(before: pygame.Surface, after: pygame.Surface) -> pygame.Surface:
    """All that differs, and nothing where it does not."""
    away = after.copy()
    away.blit(before, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back = before.copy()
    back.blit(after, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    away.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    same = pygame.mask.from_threshold(away, (0, 0, 0), (_UNSEEN, _UNSEEN, _UNSEEN, 255))
    same.invert()
    return same.to_surface(setsurface=after, unsetcolor=(0, 0, 0, 0))


def _filtered(pixels: bytes, width: int) -> bytes:
    """Each row as the differences from pixel to pixel."""
    row, found = width * _BYTES, bytearray()
    for start in range(0, len(pixels), row):
        line = pixels[start : start + row]
        found += _SUB + line[:_BYTES]
        found += bytes((now - then) & 255 for now, then in zip(line[_BYTES:], line, strict=False))
    return bytes(found)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
