"""A file of a pack as a picture: of which kind it is tells what it begins with, whatever it is called."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Final

from hamlet.content.pictures.picture import PNG, PackPicture, WrongPictureError
from hamlet.content.pictures.png import read_png
from hamlet.content.pictures.svg import read_svg
from hamlet.content.saying import say

_BEGINNINGS: Final = (
    (b"\x89PNG\r\n\x1a\n", PNG),
    (b"\xff\xd8\xff", "JPEG"),
    (b"GIF8", "GIF"),
    (b"RIFF", "WebP"),
    (b"BM", "BMP"),
    (b"%PDF", "PDF"),
    (b"PK", "zip"),
)


def read_picture(path: str, data: bytes) -> PackPicture:
    """The picture in these bytes, or `WrongPictureError`."""
    kind = PurePosixPath(path).suffix.lower()
    found = next((name for beginning, name in _BEGINNINGS if data.startswith(beginning)), "")
    if found == PNG or (kind == PNG and not found):
        return read_png(data)
    if found:
        raise WrongPictureError(say("picture_other_kind", kind=found))
    return read_svg(data)
