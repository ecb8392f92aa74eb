"""The texts and pictures of a pack, wherever it lies: which belong to it, read safely and within limits."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path, PurePath, PurePosixPath
from typing import Final

from hamlet.content.loose import LooseFiles
from hamlet.content.lying import (
    LARGEST_FILE,
    LARGEST_PACK,
    LARGEST_PICTURE,
    LARGEST_PICTURES,
    MOST_FILES,
    MOST_PICTURES,
    PACK_FILE,
    PICTURES,
    ZIP,
    Files,
    UnreadableError,
)
from hamlet.content.problems import Problem, Source
from hamlet.content.saying import Saying, say

_FORBIDDEN: Final = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@dataclass(slots=True)
class PackFolder:
    """A pack read: its texts, each with its path inside, what is wrong, and its hash."""

    folder: Path
    texts: list[tuple[PurePath, Source]] = field(default_factory=list)
    pictures: dict[str, str | Saying] = field(default_factory=dict)
    """By their paths inside: the hash of each, or why it is not shown."""
    problems: list[Problem] = field(default_factory=list)
    content_hash: str = ""


def files_at(place: Path) -> Files:
    """The files of the pack at a place: a folder, or a zip."""
    if not is_zip(place):
        return LooseFiles(place)
    # No start waits for what only zips need.
    from hamlet.content.zipped import ZippedFiles

    return ZippedFiles(place)


def is_zip(place: Path) -> bool:
    """Whether a place is a zip, by its name."""
    return place.suffix.lower() == ZIP and not place.is_dir()


def read_folder(place: Path) -> PackFolder:
    """Read every YAML file of a pack."""
    pack = PackFolder(place)
    files = files_at(place)
    names = sorted(files.names(pack.problems)) if files.has_pack_file() else []
    if not names:
        if files.refused is not None:
            pack.problems.append(Problem(str(place), 1, 1, files.refused))
        elif not files.has_pack_file():
            pack.problems.append(_wrong(files, PACK_FILE, say("no_pack_file")))
        return pack
    texts = [name for name in names if _suffix(name) not in PICTURES]
    pictures = [name for name in names if _suffix(name) in PICTURES]
    digest = blake2b(digest_size=16)
    _read_texts(pack, files, texts[:MOST_FILES], digest)
    _read_pictures(pack, files, pictures, digest)
    pack.content_hash = digest.hexdigest()
    for kind, most in ((texts, MOST_FILES), (pictures, MOST_PICTURES)):
        if len(kind) > most:
            said = say("too_many_files" if kind is texts else "too_many_pictures", most=most)
            pack.problems.append(Problem(str(place), 1, 1, said))
    return pack


def _suffix(name: str) -> str:
    return PurePosixPath(name).suffix.lower()


def _read_pictures(pack: PackFolder, files: Files, names: list[str], digest: blake2b) -> None:
    """The hash of every picture; in the hash of the pack all of them count."""
    left = LARGEST_PICTURES
    for name in names[:MOST_PICTURES]:
        try:
            data = files.read(name, min(left, LARGEST_PICTURE))
        except UnreadableError as error:
            full = left < LARGEST_PICTURE
            said = say("pictures_too_large", most=LARGEST_PICTURES // 1024) if full else error.said
            pack.pictures[name] = said
            data = str(said).encode("utf-8", "surrogatepass")
        else:
            left -= len(data)
            pack.pictures[name] = blake2b(data, digest_size=16).hexdigest()
        digest.update(f"{name}\0{len(data)}\0".encode("utf-8", "surrogatepass") + data)


def _read_texts(pack: PackFolder, files: Files, names: list[str], digest: blake2b) -> None:
    size = 0
    for name in names:
        source = _read(pack, files, name)
        if source is None:
            continue
        size += len(source.text)
        if size > LARGEST_PACK:
            pack.problems.append(_wrong(files, name, say("pack_too_large", most=LARGEST_PACK // 1024)))
            pack.texts.clear()
            break
        # A name may be no text at all in the system's encoding.
        digest.update(f"{name}\0{source.text}\0".encode("utf-8", "surrogatepass"))
        pack.texts.append((PurePosixPath(name), source))


def read_pack_file(place: Path) -> Source | None:
    """The text of a pack's pack.yaml, if it can be read."""
    return _read(PackFolder(place), files_at(place), PACK_FILE)


def read_bytes(place: Path, inside: str, most: int) -> bytes | Saying:
    """The bytes of one file of a pack, or what keeps it from being read."""
    try:
        return files_at(place).read(inside, most)
    except UnreadableError as error:
        return error.said


def _read(pack: PackFolder, files: Files, inside: str) -> Source | None:
    """The text of a file, line ends made the same everywhere; None with a problem noted if it has none."""
    try:
        return _decode(pack, files.shown(inside), files.read(inside, LARGEST_FILE))
    except UnreadableError as error:
        pack.problems.append(_wrong(files, inside, error.said))
        return None


def _decode(pack: PackFolder, shown: str, data: bytes) -> Source | None:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        pack.problems.append(Problem(shown, 1, 1, say("utf_16")))
        return None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        good = Source(shown, data[: error.start].decode("utf-8-sig", "replace"))
        said = say("no_utf_8", byte=f"{data[error.start]:#04x}")
        pack.problems.append(good.problem(*good.place_of(len(good.text)), said))
        return None
    source = Source(shown, text.replace("\r\n", "\n").replace("\r", "\n"))
    bad = _FORBIDDEN.search(source.text)
    if bad is not None:
        said = say("control_character", character=f"{ord(bad.group()):#06x}")
        pack.problems.append(source.problem(*source.place_of(bad.start()), said))
        return None
    return source


def _wrong(files: Files, inside: str, said: Saying) -> Problem:
    """A problem with a file as a whole."""
    return Problem(files.shown(inside), 1, 1, said)
