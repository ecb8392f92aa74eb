"""Packs that were saved with mistakes, as somebody reads them who wants to mend them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hamlet.content.editing.scripts import MapSpot, TextSpot, read_script
from hamlet.content.models.fields import named
from hamlet.content.problems import Problem, Source
from hamlet.content.reading import PackRead
from hamlet.content.sound_part import is_wrong
from hamlet.content.subjects import KEYED

BEFORE: Final = 3
LINES: Final = 5
_TOP_ITEM: Final = re.compile(r"^- ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class MistakeFound:
    """One mistake with what stands around it."""

    problem: Problem
    inside: str
    """What its file is called in its pack."""
    place: Path
    """The pack it is in."""
    id: str = ""
    """The id of the pack."""
    pack: str = ""
    """What the pack is called."""
    lines: tuple[str, ...] = ()
    first: int = 1
    """The number of the first of the lines."""
    subject: str = ""
    entry: str = ""
    key: str = ""
    inner: str = ""
    """The key whose very value it is about, however deep in the entry."""

    @property
    def at(self) -> str:
        """Its place, as one would say it to somebody who has the pack before him."""
        return f"{self.inside}:{self.problem.line}:{self.problem.column}"


@dataclass(frozen=True, slots=True)
class Mistakes:
    """All mistakes of packs, in the order of their places, and how much of the first one's file is sound."""

    all: tuple[MistakeFound, ...]
    sound: int = 0
    entries: int = 0

    @property
    def first(self) -> MistakeFound:
        """The one to be mended first."""
        return self.all[0]


def mistakes_in(
    problems: Sequence[Problem], packs: Sequence[PackRead], sources: Mapping[str, Source]
) -> Mistakes:
    """What is wrong with packs that were read, with the texts of their files by name."""
    told = tuple(_told(problem, packs, sources.get(problem.file)) for problem in problems)
    source = sources.get(told[0].problem.file)
    entries = len(_TOP_ITEM.findall(source.text)) if source is not None else 0
    found = [each for pack in packs for each in pack.entries if each.source.file == told[0].problem.file]
    sound = sum(not is_wrong(each, problems) for each in found)
    return Mistakes(told, min(sound, entries), entries)


def _told(problem: Problem, packs: Sequence[PackRead], source: Source | None) -> MistakeFound:
    file = Path(problem.file)
    pack = next((each for each in packs if file.is_relative_to(each.folder)), packs[-1])
    inside = file.relative_to(pack.folder).as_posix() if file.is_relative_to(pack.folder) else file.name
    name = _name(pack)
    if source is None or inside == ".":
        return MistakeFound(problem, file.name if inside == "." else inside, pack.folder, pack.id, name)
    first = max(0, min(problem.line - 1 - BEFORE, len(source.lines) - LINES))
    lines = tuple(source.lines[first : first + LINES])
    subject = Path(inside).parts[0].partition(".")[0]
    about = _entry_at(subject, source, problem)
    return MistakeFound(problem, inside, pack.folder, pack.id, name, lines, first + 1, subject, *about)


def _name(pack: PackRead) -> str:
    return str(named(pack.about.name)["name"]) if pack.about is not None else pack.id


def _entry_at(subject: str, source: Source, problem: Problem) -> tuple[str, str, str]:
    """The entry that a problem stands in, its key there, and the innermost; nothing where it is illegible."""
    if subject not in KEYED:
        return "", "", ""
    at = sum(len(line) + 1 for line in source.lines[: problem.line - 1]) + problem.column - 1
    entry = next((each for each in read_script(source.text).entries if each.start <= at < each.end), None)
    if entry is None:
        return "", "", ""
    keys: list[str] = []
    spot: TextSpot | None = entry.spot
    while isinstance(spot, MapSpot):
        pair = next((each for each in spot.pairs if each.start <= at < each.end), None)
        if pair is None:
            break
        keys.append(pair.key or "")
        spot = pair.value
    return entry.id, keys[0] if keys else "", keys[-1] if keys else ""
