"""The texts of a pack, wherever it lies: which files belong to it, read safely and within limits."""

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
    MOST_FILES,
    PACK_FILE,
    ZIP,
    Files,
    UnreadableError,
)
from hamlet.content.problems import Problem, Source
from hamlet.content.saying import Saying, say
from hamlet.content.zipped import ZippedFiles

_FORBIDDEN: Final = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@dataclass(slots=True)
class PackFolder:
    """A pack read: its texts, each with its path inside, what is wrong, and its hash."""

    folder: Path
    texts: list[tuple[PurePath, Source]] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    content_hash: str = ""


def files_at(place: Path) -> Files:
    """The files of the pack at a place: a folder, or a zip."""
    return ZippedFiles(place) if is_zip(place) else LooseFiles(place)


def is_zip(place: Path) -> bool:
    """Whether a place is a zip, by its name."""
    return place.suffix.lower() == ZIP and not place.is_dir()


def read_folder(place: Path) -> PackFolder:
    """Read every YAML file of a pack."""
    pack = PackFolder(place)
    files = files_at(place)
    names = sorted(files.names(pack.problems)) if files.has_pack_file() else []
    if not names:
        if isinstance(files, ZippedFiles) and files.refused is not None:
            pack.problems.append(Problem(str(place), 1, 1, files.refused))
        elif not files.has_pack_file():
            pack.problems.append(_wrong(files, PACK_FILE, say("no_pack_file")))
        return pack
    _read_texts(pack, files, names[:MOST_FILES])
    if len(names) > MOST_FILES:
        pack.problems.append(Problem(str(place), 1, 1, say("too_many_files", most=MOST_FILES)))
    return pack


def _read_texts(pack: PackFolder, files: Files, names: list[str]) -> None:
    digest = blake2b(digest_size=16)
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
    pack.content_hash = digest.hexdigest()


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
