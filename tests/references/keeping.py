"""Pictures kept small: half as wide, in 32 steps of each colour, as plain PNG."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from typing import Final

import pygame

FOLDER: Final = Path(__file__).parent / "pictures"
STEPS: Final = 32
_TABLE: Final = bytes(min(255, round((value * STEPS // 256) * 255 / (STEPS - 1))) for value in range(256))


def reduced(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A picture as it is kept, so that a new one is compared with what was left of the old."""
    small = pygame.transform.smoothscale(picture.convert(24), size)
    return pygame.image.frombytes(pygame.image.tobytes(small, "RGB").translate(_TABLE), size, "RGB")


def write(picture: pygame.Surface, path: Path) -> int:
    """Write a picture; how many bytes it takes. Without filters, for flat colours pack best so."""
    (width, height), pixels = picture.get_size(), pygame.image.tobytes(picture, "RGB")
    rows = b"".join(b"\0" + pixels[3 * width * row : 3 * width * (row + 1)] for row in range(height))
    parts = (
        _part(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
        _part(b"IDAT", zlib.compress(rows, 9)),
        _part(b"IEND", b""),
    )
    data = b"\x89PNG\r\n\x1a\n" + b"".join(parts)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return len(data)


def _part(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def read(path: Path) -> pygame.Surface:
    """A picture that was kept."""
    return pygame.image.load(path).convert(24)
