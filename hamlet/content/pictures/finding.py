"""A picture that a game remembers, found in its pack: the very same, or none."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

from hamlet.content.folders import read_bytes
from hamlet.content.lying import LARGEST_PICTURE
from hamlet.content.pictures.picture import PackPicture, WrongPictureError, leads_inside
from hamlet.content.pictures.read import read_picture


def find_picture(place: Path, file: str, known: str) -> PackPicture | None:
    """The picture in a pack, if it is there, sound, and still as its hash says."""
    data = read_bytes(place, file, LARGEST_PICTURE) if leads_inside(file) else None
    if not isinstance(data, bytes) or blake2b(data, digest_size=16).hexdigest() != known:
        return None
    try:
        return read_picture(file, data)
    except WrongPictureError:
        return None
