"""The files of a pack that lies in one zip: read where it lies, within limits, and never unpacked.

A zip is looked at before anything in it is: how long its list of contents is, what the names in it are, and
how each file is packed. What is odd is refused as a whole: nobody packs a mod by hand. Its bytes are read
once: whatever becomes of the file meanwhile, what was looked at is what is read.
"""

from __future__ import annotations

import re
import stat
import zipfile
import zlib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import Final

from hamlet.content.loose import unreadable
from hamlet.content.lying import DEEPEST_FOLDER, MOST_LISTED, PACK_FILE, READ, UnreadableError
from hamlet.content.problems import Problem
from hamlet.content.saying import Saying, say
from hamlet.letters import hidden_sign, seen

LARGEST_ZIP: Final = 16 * 1024 * 1024
LONGEST_LIST: Final = 1024 * 1024
LONGEST_NAME: Final = 200
DEEPEST_NAME: Final = DEEPEST_FOLDER + 2

_END: Final = b"PK\x05\x06"
_END_LENGTH: Final = 22
_LONGEST_COMMENT: Final = 65_535
_POINTER: Final = b"PK\x06\x07"
_POINTER_LENGTH: Final = 20
"""Stands before the end of a zip that counts in longer numbers, and behind those."""
_ENCRYPTED: Final = 1
_METHODS: Final = frozenset((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED))
_BROKEN: Final = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError)
_ODD: Final = re.compile(r'[\\:*?"<>|\x00-\x1f]')
DEVICES: Final = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?", re.IGNORECASE)


class ZippedFiles:
    """A zip file, whose pack lies at its top or in its only folder."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.refused: Saying | None = None
        self._inside: dict[str, zipfile.ZipInfo] = {}
        self._archive: zipfile.ZipFile | None = None
        try:
            self._archive = _opened(place)
            self._inside = _looked_through(self._archive)
        except UnreadableError as error:
            self.refused = error.said

    def has_pack_file(self) -> bool:
        """Whether a pack lies in it."""
        return PACK_FILE in self._inside

    def shown(self, inside: str) -> str:
        """Its path in the zip, behind the path of the zip."""
        return str(self.place / inside)

    def names(self, problems: list[Problem]) -> Iterator[str]:
        """The texts and pictures in the pack."""
        if self.refused is not None:
            problems.append(Problem(str(self.place), 1, 1, self.refused))
        for name in sorted(self._inside):
            path = PurePosixPath(name)
            if path.suffix.lower() in READ and len(path.parts) <= DEEPEST_FOLDER + 1:
                yield name

    def read(self, inside: str, most: int) -> bytes:
        """The bytes of a file in the pack, unpacked no further than they are asked for."""
        if self.refused is not None:
            raise UnreadableError(self.refused)
        info = self._inside.get(inside)
        if info is None or self._archive is None:
            raise UnreadableError(say("no_plain_file"))
        try:
            with self._archive.open(info) as stream:
                data = stream.read(most + 1)
        except _BROKEN:
            raise UnreadableError(say("zip_damaged")) from None
        if len(data) > most:
            raise UnreadableError(say("file_too_large", most=most // 1024))
        return data


def _opened(place: Path) -> zipfile.ZipFile:
    """A zip with its list of contents read, if neither is too large."""
    try:
        data = _bytes_of(place)
        _check_list(data)
        return zipfile.ZipFile(BytesIO(data))
    except UnreadableError:
        raise
    except _BROKEN:
        raise UnreadableError(say("zip_damaged")) from None
    except OSError as error:
        raise UnreadableError(unreadable(error)) from error


def _bytes_of(place: Path) -> bytes:
    """What lies there, no further than a zip may be; nobody waits for a pipe."""
    if not stat.S_ISREG(place.stat().st_mode):
        raise UnreadableError(say("no_plain_file"))
    with place.open("rb") as stream:
        return stream.read(LARGEST_ZIP + 1)


def _looked_through(archive: zipfile.ZipFile) -> dict[str, zipfile.ZipInfo]:
    """The files of the pack in a zip by their names in it, if all that lies there is as it should be."""
    infos = archive.infolist()
    if len(infos) > MOST_LISTED:
        raise UnreadableError(say("zip_too_many", most=MOST_LISTED))
    files = {info.filename: info for info in infos if not info.is_dir()}
    _check_names([info.filename for info in infos])
    for info in files.values():
        _check_packing(info)
    return _of_the_pack(files)


def _check_list(data: bytes) -> None:
    """Refuse a zip that is too large, or whose list of contents is: before the list is read."""
    if len(data) > LARGEST_ZIP:
        raise UnreadableError(say("zip_too_large", most=LARGEST_ZIP // 1024 // 1024))
    at = data.rfind(_END, max(0, len(data) - _END_LENGTH - _LONGEST_COMMENT))
    if at < 0 or len(data) - at < _END_LENGTH:
        raise UnreadableError(say("zip_damaged"))
    length = int.from_bytes(data[at + 12 : at + 16], "little")
    if data.startswith(_POINTER, max(0, at - _POINTER_LENGTH)):
        length = int.from_bytes(data[at - _POINTER_LENGTH - 16 : at - _POINTER_LENGTH - 8], "little")
    if length > LONGEST_LIST:
        raise UnreadableError(say("zip_too_many", most=MOST_LISTED))


def _check_names(names: list[str]) -> None:
    """Refuse names that lead elsewhere, that a system could not keep, or that two files share."""
    seen_before: set[str] = set()
    for name in names:
        if not is_plain_name(name.rstrip("/")):
            raise UnreadableError(say("zip_name", name=name[:60]))
        if name.casefold() in seen_before:
            raise UnreadableError(say("zip_name_twice", name=name[:60]))
        seen_before.add(name.casefold())


def is_plain_name(name: str) -> bool:
    """Whether a file, told by its path, could lie so on any system."""
    parts = name.split("/")
    return len(name) <= LONGEST_NAME and len(parts) <= DEEPEST_NAME and all(map(_plain, parts))


def _plain(part: str) -> bool:
    """Whether any system could call a file so, and nobody would be deceived by it."""
    odd = _ODD.search(part) or DEVICES.fullmatch(part) or part[-1:] in {".", " "} or part[:1] == " "
    return bool(part) and not odd and seen(part) and not hidden_sign(part)


def _check_packing(info: zipfile.ZipInfo) -> None:
    if info.flag_bits & _ENCRYPTED:
        raise UnreadableError(say("zip_secret", name=info.filename))
    if stat.S_ISLNK(info.external_attr >> 16):
        raise UnreadableError(say("zip_link", name=info.filename))
    if info.compress_type not in _METHODS:
        raise UnreadableError(say("zip_method", name=info.filename))


def _of_the_pack(files: dict[str, zipfile.ZipInfo]) -> dict[str, zipfile.ZipInfo]:
    """The files below the place where pack.yaml lies: the top, or the only folder there."""
    if PACK_FILE not in files:
        homes = {name.removesuffix(f"/{PACK_FILE}") for name in files if name.endswith(f"/{PACK_FILE}")}
        if len(homes) == 1 and "/" not in "".join(homes):
            home = f"{homes.pop()}/"
            files = {name.removeprefix(home): info for name, info in files.items() if name.startswith(home)}
    hidden = [name for name in files if any(part.startswith(".") for part in name.split("/"))]
    return {name: info for name, info in files.items() if name not in hidden}
