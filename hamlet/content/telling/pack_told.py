"""One pack, told: who made it, what it brings, what it asks for, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from hamlet.content.folders import is_zip
from hamlet.content.found import CHANGES, REPLACES, Found
from hamlet.content.loaded import LoadedPacks
from hamlet.content.models.fields import named
from hamlet.content.models.pack import PackFile
from hamlet.content.ordering import ids, requirements
from hamlet.content.problems import Problem
from hamlet.content.reading import PackRead
from hamlet.content.requirements import Requirement

TILES: Final = "tiles"


@dataclass(frozen=True, slots=True)
class Brought:
    """An entry that a pack adds: what it is about, its id, and what it is called."""

    subject: str
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class PackTold:
    """A pack on the shelf."""

    id: str
    name: str
    place: Path
    version: str = ""
    authors: tuple[str, ...] = ()
    about: str = ""
    content_hash: str = ""
    requires: tuple[Requirement, ...] = ()
    optional: tuple[Requirement, ...] = ()
    conflicts: tuple[str, ...] = ()
    brings: tuple[Brought, ...] = ()
    changed: tuple[str, ...] = ()
    """What the entries of other packs are called that it changes, replaces or takes out."""
    problems: tuple[Problem, ...] = ()
    warnings: tuple[Problem, ...] = ()
    sound: frozenset[tuple[str, str]] = frozenset()
    """The entries of it that can be played, by subject and id."""
    readable: bool = True
    """Whether its pack.yaml can be read: without, nothing of it plays."""
    sample: bool = False
    mine: bool = False
    """Whether it lies in the player's folder."""
    loaded: LoadedPacks | None = field(default=None, compare=False, repr=False)
    """What of it and those that it requires can be played."""
    drawn: LoadedPacks | None = field(default=None, compare=False, repr=False)
    """The same; of a pack that only waits for another version of one, what could be played then."""

    @property
    def zipped(self) -> bool:
        """Whether it lies in a zip."""
        return is_zip(self.place)

    def counted(self, subject: str) -> int:
        """How many entries of a subject it adds."""
        return sum(each.subject == subject for each in self.brings)

    def sound_of(self, subject: str) -> int:
        """How many of these can be played."""
        return sum(each.subject == subject and (subject, each.id) in self.sound for each in self.brings)

    @property
    def subjects(self) -> tuple[str, ...]:
        """What it adds entries of, in the order in which they are told."""
        return tuple(dict.fromkeys(each.subject for each in self.brings))


def pack_told(
    known: str,
    read: PackRead,
    loaded: LoadedPacks,
    sound: LoadedPacks,
    changed: tuple[str, ...] = (),
    *,
    sample: bool,
    mine: bool,
    waiting: LoadedPacks | None = None,
) -> PackTold:
    """What a pack is; `loaded` is it with those that it requires, `sound` what of that can be played."""
    about = read.about
    if not isinstance(about, PackFile):
        return PackTold(
            known,
            known,
            read.folder,
            content_hash=read.content_hash,
            problems=_own(read, loaded.problems),
            readable=False,
            sample=sample,
            mine=mine,
        )
    plays = any(pack.id == known for pack in sound.packs)
    return PackTold(
        known,
        named(about.name)["name"],
        read.folder,
        about.version,
        tuple(about.authors),
        about.about or "",
        read.content_hash,
        tuple(asked for asked, _ in requirements(read.file, "requires")),
        tuple(asked for asked, _ in requirements(read.file, "optional")),
        tuple(ids(read.file, "conflicts")),
        tuple(_brought(read.entries)),
        changed,
        _own(read, loaded.problems),
        _own(read, loaded.warnings),
        _sound(sound) if plays else _sound(waiting) if waiting is not None else frozenset(),
        readable=plays,
        sample=sample,
        mine=mine,
        loaded=sound if plays else None,
        drawn=sound if plays else waiting,
    )


def _brought(entries: Iterable[Found]) -> Iterable[Brought]:
    for found in entries:
        if found.id and found.node.get(CHANGES) is None and not found.text(REPLACES):
            yield Brought(found.subject, found.id, entry_name(found))


def entry_name(found: Found) -> str:
    """What an entry is called: by its name, or by its id in words."""
    name = getattr(found.model, "name", None)
    if isinstance(name, str | dict) and name:
        return str(named(name)["name"])
    return found.text("name") or (found.id or found.text(CHANGES)).replace("_", " ")


def _own(read: PackRead, problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Of the problems of several packs those of this one, the worst first, then by their places."""
    whole = str(read.folder)
    mine = [each for each in problems if each.file == whole or Path(whole) in Path(each.file).parents]
    return tuple(sorted(mine, key=lambda each: (each.warning, each.place)))


def _sound(loaded: LoadedPacks) -> frozenset[tuple[str, str]]:
    """All entries in the data, by subject and id."""
    found = set[tuple[str, str]]()
    for subject, entries in loaded.data.items():
        if isinstance(entries, list):
            found.update((_subject(subject), str(each["id"])) for each in entries if _has_id(each))
    return frozenset(found)


def _has_id(entry: Any) -> bool:  # noqa: ANN401 - plain data
    return isinstance(entry, dict) and "id" in entry


def _subject(name: str) -> str:
    return "market" if name == "sales" else name
