"""Installing packs: a folder or a zip from anywhere into the packs folder, all of it or nothing.

A folder is copied file by file, only what a pack is read from; a zip is kept as it is. Both are read within
the limits of packs first: what would not be read is not written either.
"""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath
from typing import Final

from hamlet.content.finding import packs_in
from hamlet.content.folders import files_at, is_zip
from hamlet.content.lying import (
    LARGEST_FILE,
    LARGEST_PACK,
    LARGEST_PICTURE,
    LARGEST_PICTURES,
    MOST_FILES,
    MOST_PICTURES,
    PACK_FILE,
    PICTURES,
    UnreadableError,
)
from hamlet.content.models.fields import named
from hamlet.content.problems import Problem
from hamlet.content.reading import PackRead, read_pack
from hamlet.content.requirements import version_of
from hamlet.content.saying import Saying, say
from hamlet.content.zipped import DEVICES, LARGEST_ZIP, is_plain_name
from hamlet.engine.limits import LONGEST_ID
from hamlet.letters import shown
from hamlet.resources import data_folder
from hamlet.store.atomic import commit, stage, write_atomic
from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import StoreError, about_file, reading_failed, writing_failed
from hamlet.store.leftovers import COMING, temporary_name
from hamlet.store.taking_out import TakenPack, remove_tree
from hamlet.values import dataclass

_PLAIN: Final = re.compile(r"[a-z][a-z0-9]*([_-][a-z0-9]+)*")
_LONGEST_PATH: Final = 4096


@dataclass(frozen=True, slots=True)
class Installed:
    """A pack that came: where it lies now, and what it took the place of."""

    id: str
    name: str
    version: str
    place: Path
    former: TakenPack | None = None
    former_version: str = ""
    anew: bool = True
    """Whether anything was written: what is here already stays as it is."""

    def undo(self, disk: Disk = DISK) -> None:
        """Take it out again, and put back what was there before; a StoreError if that cannot be."""
        taken = TakenPack(self.place, disk)
        if self.former is not None:
            try:
                self.former.put_back()
            except StoreError:
                taken.put_back()
                raise
        taken.forget()


def install_pack(source: Path, packs: Path, disk: Disk = DISK) -> Installed:
    """Install the pack at this place; a StoreError with one sentence if it is refused."""
    source = _checked_place(source)
    read = _checked_pack(source)
    version = read.about.version if read.about is not None else ""
    name = named(read.about.name)["name"] if read.about is not None else read.id
    known = packs_in(packs).get(read.id)
    if known is not None and known.resolve() == source.resolve():
        return Installed(read.id, name, version, known, anew=False)
    former = read_pack(known) if known is not None else None
    if former is not None and former.content_hash == read.content_hash:
        return Installed(read.id, name, version, former.folder, anew=False)
    there = former.about.version if former is not None and former.about is not None else ""
    if version_of(version) < version_of(there):
        raise about_file("pack_older", source, pack=name, version=version, known=there)
    place, taken = _written(source, read.id, packs, known, disk)
    return Installed(read.id, name, version, place, taken, there)


def _checked_place(source: Path) -> Path:
    """The place of the pack, if there is anything at all."""
    if "\0" in str(source) or len(str(source)) > _LONGEST_PATH:
        raise about_file("missing", Path(str(source).partition("\0")[0][:80]))
    try:
        if source.name == PACK_FILE and source.is_file():
            source = source.parent
        if not source.exists():
            raise about_file("missing", source)
        if not source.is_dir() and not is_zip(source):
            raise about_file("pack_no_pack", source)
        return source.absolute()
    except OSError as error:
        raise reading_failed(error, source) from error


def _checked_pack(source: Path) -> PackRead:
    """The pack, read; whatever is wrong in its entries is no reason to refuse it: what is sound plays."""
    read = read_pack(source)
    if read.file is None:
        raise _no_pack(source, read)
    plain = _PLAIN.fullmatch(read.id) and not DEVICES.fullmatch(read.id) and len(read.id) <= LONGEST_ID
    if not plain or not read.file.id:
        raise about_file("pack_no_id", source)
    if read.id in packs_in(data_folder()):
        raise about_file("pack_own", source, pack=read.id)
    return read


def _no_pack(source: Path, read: PackRead) -> StoreError:
    """Why nothing of a pack can be seen there."""
    first = read.problems[0] if read.problems else None
    if first is None or first.said.code == "no_pack_file":
        return about_file("pack_no_pack", source)
    inside = Path(first.file).name
    return _of_file(source, inside, first.said)


def _written(
    source: Path, known_as: str, packs: Path, known: Path | None, disk: Disk
) -> tuple[Path, TakenPack | None]:
    """Everything is on the disk before anything that is there moves."""
    zipped = is_zip(source)
    place = _free(packs, f"{known_as}.zip" if zipped else known_as, known, disk)
    draft = _stage_zip(source, place, disk) if zipped else _stage_folder(source, place, disk)
    taken = None
    try:
        taken = TakenPack(known, disk) if known is not None else None
        commit(draft, place, disk)
    except StoreError:
        if taken is not None or known is None:
            # It may have arrived, and only the last step that makes sure of it went wrong.
            remove_tree(draft if disk.exists(draft) else place, disk)
        else:
            remove_tree(draft, disk)
        if taken is not None:
            taken.put_back()
        raise
    return place, taken


def _free(packs: Path, name: str, known: Path | None, disk: Disk) -> Path:
    """A place that nothing has but the pack itself that is to be replaced."""
    place, number = packs / name, 2
    while place != known and disk.exists(place):
        place = packs / f"{PurePosixPath(name).stem}-{number}{PurePosixPath(name).suffix}"
        number += 1
    return place


def _stage_zip(source: Path, place: Path, disk: Disk) -> Path:
    try:
        data = disk.read(source, LARGEST_ZIP)
    except OSError as error:
        raise reading_failed(error, source) from error
    return stage(place, data, disk)


def _stage_folder(source: Path, place: Path, disk: Disk) -> Path:
    draft = temporary_name(place.parent / COMING / place.name)
    try:
        for inside, data in pack_files(source).items():
            write_atomic(draft / PurePosixPath(inside), data, disk)
    except StoreError:
        remove_tree(draft, disk)
        raise
    except OSError as error:
        remove_tree(draft, disk)
        raise writing_failed(error, place) from error
    return draft


def pack_files(source: Path) -> dict[str, bytes]:
    """What a pack is read from, by its path inside; a StoreError where something is odd or too much."""
    files, problems = files_at(source), list[Problem]()
    names = sorted(files.names(problems))
    pictures = [name for name in names if PurePosixPath(name).suffix.lower() in PICTURES]
    if problems:
        raise about_file("pack_refused", source, reason=problems[0].said)
    _check_names(source, names)
    _limit(source, "too_many_files", len(names) - len(pictures), MOST_FILES)
    _limit(source, "too_many_pictures", len(pictures), MOST_PICTURES)
    found = {}
    for name in names:
        most = LARGEST_PICTURE if name in pictures else LARGEST_FILE
        try:
            found[name] = files.read(name, most)
        except UnreadableError as error:
            raise _of_file(source, name, error.said) from error
    weight = sum(len(found[name]) for name in pictures)
    _limit(source, "pictures_too_large", weight, LARGEST_PICTURES, 1024)
    _limit(source, "pack_too_large", sum(map(len, found.values())) - weight, LARGEST_PACK, 1024)
    return found


def _check_names(source: Path, names: list[str]) -> None:
    """Refuse files that another system could not keep, or of which it would keep one."""
    known = dict[str, str]()
    for name in names:
        if not is_plain_name(name):
            raise about_file("pack_name", source, inside=shown(name))
        if known.setdefault(name.casefold(), name) != name:
            raise about_file("pack_name_twice", source, inside=name)


def _limit(source: Path, code: str, count: int, most: int, unit: int = 1) -> None:
    if count > most:
        raise about_file("pack_refused", source, reason=say(code, most=most // unit))


def _of_file(source: Path, inside: str, said: Saying) -> StoreError:
    """What is wrong with one of its files, or with all of it."""
    if inside == source.name:
        return about_file("pack_refused", source, reason=said)
    return about_file("pack_file_refused", source, inside=inside, reason=said)
