"""What a pack says of itself, and what is wrong with it."""

from __future__ import annotations

from pathlib import Path

from hamlet.content.loaded import LoadedPacks
from hamlet.content.models.pack import PackFile
from hamlet.content.problems import Problem
from hamlet.content.reading import read_pack
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class PackDescription:
    """A pack on the shelf."""

    id: str
    name: str
    version: str
    about: str
    requires: tuple[str, ...]
    problems: tuple[Problem, ...]
    folder: Path


def described(folder: Path, loaded: LoadedPacks) -> PackDescription:
    """The pack in a folder, which was put together with what it requires; a damaged one goes by its id."""
    info = next((each for each in loaded.packs if each.folder == folder), None)
    about = read_pack(folder).about
    name, version = (info.name or info.id, info.version) if info is not None else (folder.name, "")
    sentence = (about.about or "") if isinstance(about, PackFile) else ""
    requires = tuple(about.requires) if isinstance(about, PackFile) else ()
    known = info.id if info is not None else folder.name
    return PackDescription(known, name, version, sentence, requires, loaded.problems, folder)
