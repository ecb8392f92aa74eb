"""Taking a pack out so that it can be had back: it lies aside, in the packs folder, until it is sure.

Where it lies aside is called after the program that took it out. If that ends too soon, the pack is put back
by whoever looks there next, unless another one of its id has come since. A folder that somebody works in
holds more than a pack is read from: it is never removed, but kept beside the others.
"""

from __future__ import annotations

import contextlib
from itertools import count, islice
from pathlib import Path
from typing import Final

from hamlet.content.finding import pack_id, packs_in
from hamlet.content.folders import is_zip
from hamlet.content.lying import MOST_LISTED, READ
from hamlet.content.schemas.modeline import SCHEMAS, VSCODE
from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import StoreError, about_file, writing_failed
from hamlet.store.leftovers import AWAY, COMING, is_left, target_of, temporary_name

FORMER: Final = ".former"
"""Where folders are kept in the packs folder that held more than a pack."""
_OURS: Final = frozenset((SCHEMAS, VSCODE))
JUNCTION: Final = 0xA0000003
"""What Windows calls the other kind of a link to a folder: Python calls it a folder."""


class TakenPack:
    """A pack that is listed no more, and that can be put back until `forget` is called."""

    def __init__(self, place: Path, disk: Disk = DISK) -> None:
        """Take it away, or raise a StoreError and leave it as it was."""
        self.place = place
        self._disk = disk
        self._away = temporary_name(place.parent / AWAY / place.name)
        self.more = _holds_more(place)
        """Whether it is a folder with something in it that no pack is read from: a history, notes, drafts."""
        try:
            disk.make_folder(self._away.parent)
            disk.replace_patiently(place, self._away)
        except OSError as error:
            raise writing_failed(error, place) from error
        with contextlib.suppress(OSError):
            # How long it has been away is told by this, for others who look there.
            disk.touch(self._away)

    def put_back(self) -> None:
        """As it was before, or a StoreError: then it waits where it is."""
        if self._disk.exists(self.place):
            raise about_file("exists", self.place)
        try:
            self._disk.replace_patiently(self._away, self.place)
        except OSError as error:
            raise writing_failed(error, self.place) from error

    def forget(self) -> None:
        """Remove it for good, or keep it where nobody plays with it; what refuses to go waits there."""
        if not self.more:
            remove_tree(self._away, self._disk)
            return
        with contextlib.suppress(OSError):
            self._disk.make_folder(self.former)
            places = (self.former / f"{self.place.name}-{number}" for number in count(1))
            free = next(place for place in places if not self._disk.exists(place))
            self._disk.replace_patiently(self._away, free)

    @property
    def former(self) -> Path:
        """Where it is kept if it holds more than a pack."""
        return self.place.parent / FORMER


def remove_tree(path: Path, disk: Disk = DISK) -> None:
    """Remove a file, or a folder with all in it; links are removed and not followed, what refuses is left."""
    with contextlib.suppress(OSError):
        if path.is_dir() and not _is_link(path):
            for name in disk.names(path):
                remove_tree(path / name, disk)
            disk.remove_folder(path)
        elif disk.exists(path):
            disk.remove(path)


def _holds_more(place: Path) -> bool:
    """Whether anything in a folder is not what packs are read from, or what we put beside it."""
    if is_zip(place) or _is_link(place):
        return False
    try:
        names = (path.relative_to(place) for path in islice(place.rglob("*"), MOST_LISTED) if path.is_file())
        return any(name.parts[0] not in _OURS and name.suffix.lower() not in READ for name in names)
    except OSError:
        return True


def _is_link(path: Path) -> bool:
    """Whether it only stands for a folder elsewhere; Windows has two kinds of such links."""
    return path.is_symlink() or getattr(path.lstat(), "st_reparse_tag", 0) == JUNCTION


def tidy_packs(packs: Path, disk: Disk = DISK) -> tuple[str, ...]:
    """Put back what programs had taken out that ended before it was sure, by name; what never came goes."""
    for draft in _left(packs / COMING, disk):
        remove_tree(draft, disk)
    found = list[str]()
    for away in _left(packs / AWAY, disk):
        place = packs / target_of(away.name)
        if disk.exists(place) or pack_id(away) in packs_in(packs):
            remove_tree(away, disk)
            continue
        with contextlib.suppress(StoreError, OSError):
            disk.replace_patiently(away, place)
            found.append(place.name)
    return tuple(found)


def _left(folder: Path, disk: Disk) -> list[Path]:
    """What lies in there since its program ended."""
    try:
        return [folder / name for name in disk.names(folder) if is_left(folder / name, disk)]
    except OSError:
        return []
