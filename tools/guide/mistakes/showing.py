"""A mistake as `hamlet check` tells it: its pack is read without a disk, beside the game's own packs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path, PurePosixPath

from hamlet.content.elsewhere import Elsewhere
from hamlet.content.finding import find_packs
from hamlet.content.folders import PackFolder
from hamlet.content.loaded import LoadedPacks
from hamlet.content.packs import put_together
from hamlet.content.problems import Problem, Source
from hamlet.content.reading import PackRead, read_pack, read_texts
from hamlet.resources import data_folder
from hamlet.words.mistakes import tell_mistakes
from hamlet.words.rooms import english
from tools.guide.mistakes.mistake import PACK, Mistake


def made(mistake: Mistake) -> LoadedPacks:
    """What loading the packs of a mistake comes to."""
    own = [_own(name) for name in mistake.requires]
    mine = [_read(name, files) for name, files in _by_pack(mistake).items()]
    return put_together([*own, *mine], _elsewhere())


def found(mistake: Mistake) -> Problem | None:
    """The problem of this code; None if the packs have none, or not where it says."""
    loaded = made(mistake)
    problems = (each for each in (*loaded.problems, *loaded.warnings) if each.said.code == mistake.code)
    fitting = (each for each in problems if not mistake.said or mistake.said in _told(each))
    return next(fitting, None)


def shown(mistake: Mistake) -> str:
    """What `hamlet check` prints of it."""
    problem = found(mistake)
    if problem is None:
        raise LookupError(f"{mistake.code}: {[str(each) for each in made(mistake).problems]}")
    return _told(problem)


def _told(problem: Problem) -> str:
    (told,) = tell_mistakes(english(), [problem])
    return told.replace(f"{data_folder()}/", "data/")


def _by_pack(mistake: Mistake) -> Mapping[str, dict[str, str]]:
    packs: dict[str, dict[str, str]] = {}
    for name, text in mistake.files.items():
        pack, _, inside = name.rpartition("/")
        packs.setdefault(pack or PACK, {})[inside] = text
    for pack, files in packs.items():
        wanted = ", ".join(mistake.requires)
        files.setdefault("pack.yaml", f'id: {pack}\nname: A pack\nversion: "1"\nrequires: [{wanted}]\n')
    return packs


def _read(name: str, files: Mapping[str, str]) -> PackRead:
    folder = PackFolder(Path(name), content_hash=blake2b(str(files).encode()).hexdigest())
    folder.texts = [(PurePosixPath(file), Source(f"{name}/{file}", text)) for file, text in _first(files)]
    return read_texts(folder)


def _first(files: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    yield from sorted(files.items(), key=lambda each: each[0] != "pack.yaml")


@cache
def _own(name: str) -> PackRead:
    return read_pack(data_folder() / name)


@cache
def _elsewhere() -> Elsewhere:
    return Elsewhere(find_packs())
