"""PNG files: the size is read from their head, and every part is counted, before anybody decodes one.

Whoever decodes a picture gets only the parts that are its pixels: notes and profiles unpack to any size.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Final

from hamlet.content.pictures.picture import MOST_ACROSS, PNG, PackPicture, WrongPictureError
from hamlet.content.saying import say
from hamlet.values import dataclass

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_MOST_PARTS: Final = 2_000
_KEPT: Final = frozenset((b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"))
_SAMPLES: Final = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
"""By type of colour: grey, colours, a palette, grey and colours with their opacity."""
_DEPTHS: Final = {0: {1, 2, 4, 8, 16}, 2: {8, 16}, 3: {1, 2, 4, 8}, 4: {8, 16}, 6: {8, 16}}
_PASSES: Final = (
    (0, 0, 8, 8),
    (4, 0, 8, 8),
    (0, 4, 4, 8),
    (2, 0, 4, 4),
    (0, 2, 2, 4),
    (1, 0, 2, 2),
    (0, 1, 1, 2),
)
_WHOLE: Final = ((0, 0, 1, 1),)


@dataclass(frozen=True, slots=True)
class _PngHead:
    """What the first part of a file says."""

    width: int
    height: int
    bits: int
    """Of one pixel."""
    woven: bool
    """Whether it is laid down in seven passes, coarse ones first."""

    def unpacked(self) -> int:
        """How many bytes the pixels are, each row with the byte that begins it."""
        total = 0
        for left, top, across, down in _PASSES if self.woven else _WHOLE:
            wide, high = -(-(self.width - left) // across), -(-(self.height - top) // down)
            if wide > 0 and high > 0:
                total += high * (1 + -(-wide * self.bits // 8))
        return total


def read_png(data: bytes) -> PackPicture:
    """A whole PNG, sound and not too large."""
    if not data.startswith(_SIGNATURE):
        raise WrongPictureError(say("picture_none"))
    head: _PngHead | None = None
    ended, packed, kept = False, bytearray(), bytearray(_SIGNATURE)
    for name, body in _parts(data):
        if head is None:
            head = _head(name, body)
        elif name == b"acTL":
            raise WrongPictureError(say("picture_moves"))
        elif name == b"IDAT":
            packed += body
        if name in _KEPT:
            kept += _part(name, body)
        ended = name == b"IEND"
    if head is None or not ended or _unpacked(bytes(packed), head.unpacked()) < head.unpacked():
        raise WrongPictureError(say("picture_cut"))
    return PackPicture(PNG, head.width, head.height, bytes(kept))


def _part(name: bytes, body: bytes) -> bytes:
    """A part as it stands in a file."""
    return len(body).to_bytes(4, "big") + name + body + zlib.crc32(name + body).to_bytes(4, "big")


def _parts(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a file up to its end, each with the sum that it ends with tried."""
    at = len(_SIGNATURE)
    for _ in range(_MOST_PARTS):
        if at >= len(data):
            return
        length = int.from_bytes(data[at : at + 4], "big")
        end = at + 8 + length
        name, body, told = data[at + 4 : at + 8], data[at + 8 : end], data[end : end + 4]
        if len(told) < 4:
            raise WrongPictureError(say("picture_cut"))
        if zlib.crc32(name + body) != int.from_bytes(told, "big"):
            raise WrongPictureError(say("picture_damaged"))
        yield name, body
        if name == b"IEND":
            return
        at = end + 4


def _head(name: bytes, body: bytes) -> _PngHead:
    if name != b"IHDR" or len(body) != 13:
        raise WrongPictureError(say("picture_damaged"))
    width, height = int.from_bytes(body[:4], "big"), int.from_bytes(body[4:8], "big")
    depth, colours, woven = body[8], body[9], body[12]
    if not width or not height or depth not in _DEPTHS.get(colours, ()) or woven > 1:
        raise WrongPictureError(say("picture_damaged"))
    if max(width, height) > MOST_ACROSS:
        raise WrongPictureError(say("picture_too_wide", width=width, height=height, most=MOST_ACROSS))
    return _PngHead(width, height, depth * _SAMPLES[colours], bool(woven))


def _unpacked(packed: bytes, most: int) -> int:
    """How many bytes come out, counted no further than there should be."""
    unpacking = zlib.decompressobj()
    try:
        return len(unpacking.decompress(packed, most))
    except zlib.error:
        raise WrongPictureError(say("picture_damaged")) from None
