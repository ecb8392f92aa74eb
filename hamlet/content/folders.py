"""The files of a pack's folder: which belong to it, read safely and within limits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import islice
from pathlib import Path, PurePath
from typing import Final

from hamlet.content.problems import Problem, Source
from hamlet.content.saying import Saying, say

PACK_FILE: Final = "pack.yaml"
LARGEST_FILE: Final = 256 * 1024
LARGEST_PACK: Final = 4 * 1024 * 1024
MOST_FILES: Final = 200
MOST_LISTED: Final = 2_000  # whatever lies in one folder
DEEPEST_FOLDER: Final = 4

_FORBIDDEN: Final = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@dataclass(slots=True)
class PackFolder:
    """A folder read: its texts, each with its path in the folder, what is wrong, and its hash."""

    folder: Path
    texts: list[tuple[PurePath, Source]] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    content_hash: str = ""


def read_folder(folder: Path) -> PackFolder:
    """Read every YAML file of a pack."""
    pack = PackFolder(folder)
    if not (folder / PACK_FILE).exists() or (folder / PACK_FILE).is_dir():
        pack.problems.append(_wrong(folder / PACK_FILE, say("no_pack_file")))
        return pack
    digest = blake2b(digest_size=16)
    paths = sorted(_yaml_files(pack, folder, 0), key=lambda path: path.relative_to(folder).as_posix())
    size = 0
    for path in paths[:MOST_FILES]:
        source = _read(pack, path)
        if source is None:
            continue
        size += len(source.text)
        if size > LARGEST_PACK:
            pack.problems.append(_wrong(path, say("pack_too_large", most=LARGEST_PACK // 1024)))
            pack.texts.clear()
            break
        inside = path.relative_to(folder)
        # A name may be no text at all in the system's encoding.
        digest.update(f"{inside.as_posix()}\0{source.text}\0".encode("utf-8", "surrogatepass"))
        pack.texts.append((inside, source))
    if len(paths) > MOST_FILES:
        pack.problems.append(_wrong(folder, say("too_many_files", most=MOST_FILES)))
    pack.content_hash = digest.hexdigest()
    return pack


def read_pack_file(folder: Path) -> Source | None:
    """The text of a folder's pack.yaml, if it can be read."""
    return _read(PackFolder(folder), folder / PACK_FILE)


def _yaml_files(pack: PackFolder, folder: Path, depth: int) -> Iterator[Path]:
    try:
        inside = sorted(islice(folder.iterdir(), MOST_LISTED + 1))
    except OSError as error:
        pack.problems.append(_unreadable(folder, error))
        return
    if len(inside) > MOST_LISTED:
        pack.problems.append(_wrong(folder, say("too_many_listed", most=MOST_LISTED)))
        return
    for path in inside:
        if path.name.startswith("."):
            continue
        if path.is_symlink() and not _stays_inside(path, pack.folder):
            pack.problems.append(_wrong(path, say("link_leads_out")))
        elif path.is_dir():
            if depth < DEEPEST_FOLDER and not path.is_symlink():
                yield from _yaml_files(pack, path, depth + 1)
        elif path.suffix.lower() in {".yaml", ".yml"}:
            yield path


def _stays_inside(path: Path, folder: Path) -> bool:
    try:
        return path.resolve().is_relative_to(folder.resolve())
    except (OSError, RuntimeError):
        return False


def _read(pack: PackFolder, path: Path) -> Source | None:
    """The text of a file, line ends made the same everywhere; None with a problem noted if it has none."""
    try:
        if not path.is_file():
            pack.problems.append(_wrong(path, say("no_plain_file")))
            return None
        with path.open("rb") as stream:
            data = stream.read(LARGEST_FILE + 1)
    except OSError as error:
        pack.problems.append(_unreadable(path, error))
        return None
    if len(data) > LARGEST_FILE:
        pack.problems.append(_wrong(path, say("file_too_large", most=LARGEST_FILE // 1024)))
        return None
    return _decode(pack, path, data)


def _decode(pack: PackFolder, path: Path, data: bytes) -> Source | None:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        pack.problems.append(_wrong(path, say("utf_16")))
        return None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        good = Source(str(path), data[: error.start].decode("utf-8-sig", "replace"))
        said = say("no_utf_8", byte=f"{data[error.start]:#04x}")
        pack.problems.append(good.problem(*good.place_of(len(good.text)), said))
        return None
    source = Source(str(path), text.replace("\r\n", "\n").replace("\r", "\n"))
    bad = _FORBIDDEN.search(source.text)
    if bad is not None:
        said = say("control_character", character=f"{ord(bad.group()):#06x}")
        pack.problems.append(source.problem(*source.place_of(bad.start()), said))
        return None
    return source


def _unreadable(path: Path, error: OSError) -> Problem:
    return _wrong(path, say("unreadable", reason=str(error.strerror or error)))


def _wrong(path: Path, said: Saying) -> Problem:
    """A problem with a file as a whole."""
    return Problem(str(path), 1, 1, said)
