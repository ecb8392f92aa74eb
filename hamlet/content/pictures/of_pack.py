"""The pictures of one pack, by the words with which its entries name them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from hamlet.content.folders import files_at
from hamlet.content.lying import LARGEST_PICTURE, MOST_PICTURES, Files, UnreadableError
from hamlet.content.pictures.picture import KINDS, MOST_PIXELS, PNG, PackPicture, WrongPictureError
from hamlet.content.pictures.read import read_picture
from hamlet.content.saying import Saying, did_you_mean, say


class PicturesOfPack:
    """Looked at when an entry names one, each once."""

    def __init__(self, place: Path, hashes: Mapping[str, str | Saying]) -> None:
        self._place = place
        self.hashes = dict(hashes)
        self._files: Files | None = None
        self._wrong: dict[str, Saying | None] = {}
        self._pixels = 0

    def found(self, path: str) -> str:
        """The hash of a picture that can be shown; nothing if it cannot."""
        known = self.hashes.get(path)
        return known if isinstance(known, str) and self.wrong(path) is None else ""

    def wrong(self, path: str) -> Saying | None:
        """Why a picture is not shown, if there is a reason."""
        if path not in self._wrong:
            self._wrong[path] = self._look(path)
        return self._wrong[path]

    def _look(self, path: str) -> Saying | None:
        known = self.hashes.get(path)
        if known is None:
            return self._missing(path)
        if isinstance(known, Saying):
            return known
        self._files = self._files or files_at(self._place)
        try:
            picture = read_picture(path, self._files.read(path, LARGEST_PICTURE))
        except (UnreadableError, WrongPictureError) as error:
            return error.said
        return self._counted(picture)

    def _counted(self, picture: PackPicture) -> Saying | None:
        if picture.kind == PNG:
            self._pixels += picture.width * picture.height
        return say("pictures_too_many_pixels", most=MOST_PIXELS) if self._pixels > MOST_PIXELS else None

    def _missing(self, path: str) -> Saying:
        if PurePosixPath(path).suffix.lower() not in KINDS:
            return say("picture_no_kind", name=path)
        if len(self.hashes) >= MOST_PICTURES:
            return say("too_many_pictures", most=MOST_PICTURES)
        return say("picture_missing", name=path, hint=did_you_mean(path, list(self.hashes)))
