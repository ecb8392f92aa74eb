"""Entries of all packs within reach, as their files say them: any of them can be the start of a new one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path, PurePath, PurePosixPath
from typing import TYPE_CHECKING

from hamlet.content import PackError, PackShelf, UnknownPackError
from hamlet.content.editing.drafts import Draft, draft_of
from hamlet.content.editing.scripts import read_script
from hamlet.content.finding import sample_packs
from hamlet.content.folders import PackFolder, read_folder
from hamlet.content.lying import PACK_FILE, subject_of
from hamlet.content.problems import Source
from hamlet.content.reading import read_texts
from hamlet.store.packs import shelf_of

if TYPE_CHECKING:
    from hamlet.app.home import Home


@dataclass(frozen=True, slots=True)
class SourceEntry:
    """An entry, and the pack that brings it."""

    pack: str
    draft: Draft
    called: str = ""
    """What that pack calls itself."""

    @property
    def name(self) -> str:
        """What players call it."""
        name = self.draft.data.get("name")
        found = next(iter(name.values()), "") if isinstance(name, Mapping) and name else name
        return found if isinstance(found, str) and found else self.draft.id


def sources(subject: str, available: Mapping[str, Path]) -> list[SourceEntry]:
    """The whole entries of a subject; those that only change others are none to begin with."""
    return [each for pack, place in available.items() for each in _of_pack(subject, pack, place)]


def source_of(subject: str, name: str, available: Mapping[str, Path]) -> Draft | None:
    """The entry with an id, or nothing; of packs that replace one another the last."""
    if not name:
        return None
    found = [each.draft for each in sources(subject, available) if each.draft.id == name]
    return found[-1] if found else None


def sound_packs(shelf: PackShelf, names: Sequence[str]) -> tuple[str, ...]:
    """Those packs that can be played together: who builds on a broken one has its mistakes too."""
    kept: tuple[str, ...] = ()
    if _plays(shelf, tuple(names)):
        return tuple(names)
    for name in names:
        kept = (*kept, name) if _plays(shelf, (*kept, name)) else kept
    return kept


def _plays(shelf: PackShelf, names: tuple[str, ...]) -> bool:
    try:
        return not shelf.load(names).problems
    except (PackError, UnknownPackError):
        return False


def pack_with(home: Home, subject: str, name: str, mine: Sequence[str]) -> str:
    """The pack that has an entry: one of these, else whichever has it; nothing if none has."""
    available = {**sample_packs(), **shelf_of(home.folders).available()}
    of_mine = {pack: available[pack] for pack in mine if pack in available}
    for among in (of_mine, available):
        found = [each.pack for each in sources(subject, among) if each.draft.id == name]
        if found:
            return found[-1]
    return ""


def named_entries(pack: str, subject: str, texts: Iterable[str]) -> Iterator[SourceEntry]:
    """The entries in some texts that have an id, or change one."""
    for text in texts:
        for entry in read_script(text).entries:
            if isinstance(entry.data, Mapping) and entry.id:
                yield SourceEntry(pack, draft_of(subject, entry.data))


def _of_pack(subject: str, pack: str, place: Path) -> Iterator[SourceEntry]:
    files = read_folder(place).texts
    texts = (source.text for inside, source in files if subject_of(PurePosixPath(inside)) == subject)
    found = [each for each in named_entries(pack, subject, texts) if each.draft.text("id")]
    called = _called(place, files) if found else ""
    return (replace(each, called=called) for each in found)


def called_at(place: Path) -> str:
    """What the pack in a place calls itself; its id if it says nothing."""
    return _called(place, read_folder(place).texts)


def _called(place: Path, files: Iterable[tuple[PurePath, Source]]) -> str:
    read = read_texts(PackFolder(place, [each for each in files if str(each[0]) == PACK_FILE]))
    name = read.about.name if read.about is not None else ""
    return (next(iter(name.values()), "") if isinstance(name, Mapping) else name) or read.id
