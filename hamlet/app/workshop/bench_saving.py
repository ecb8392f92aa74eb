"""The pack on the bench and the disk: saving, and what others write into the files meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from hamlet.app.workshop.bench_core import BenchState
from hamlet.app.workshop.bench_entries import BenchEntries
from hamlet.app.workshop.bench_pack import BenchPack, pack_at
from hamlet.app.workshop.keeping_work import WorkKeeper
from hamlet.content.editing.scripts import read_script
from hamlet.content.editing.sheets import opened
from hamlet.content.editing.three_texts import put_together_texts
from hamlet.content.lying import subject_of
from hamlet.content.new_pack import bare_files
from hamlet.store.errors import StoreError
from hamlet.store.new_packs import make_pack
from hamlet.store.packs_on import wished_on, with_pack

if TYPE_CHECKING:
    from hamlet.app.home import Home


class BenchSaving(BenchEntries):
    """Files are written whole or not at all, and never over what somebody else has written."""

    def __init__(self, home: Home, pack: BenchPack, available: Mapping[str, Path], subject: str) -> None:
        super().__init__(home, pack, available, subject)
        self.conflicts: set[str] = set()
        """Files that were changed by somebody else too, in the same lines."""
        self.keeper = WorkKeeper(self)

    def save(self) -> bool:
        """Write every file that was changed; raises a StoreError, and leaves the rest for later.

        False: somebody else has changed the same lines of a file meanwhile, and nothing is written.
        """
        self.pack.trust_no_marks()
        self.look_again()
        self.pack.check_there()
        if self.conflicts:
            return False
        for inside, text in self.texts.items():
            if text != self.pack.text(inside):
                self.pack.write(inside, text, self.home.disk)
        self.version += 1
        self.keeper.drop(self.pack.id)
        return True

    def look_again(self) -> bool:
        """See what others have made of the files; what can be brought together is. Whether anything was new.

        Raises a StoreError.
        """
        names = {*self.pack.insides(), *self.texts, *self.pack.on_disk()}
        known = {inside: self.pack.text(inside) for inside in names}
        fresh = {inside: self.pack.changed_on(inside, self.home.disk) for inside in known}
        found = {inside: text for inside, text in fresh.items() if text is not None}
        for inside, text in found.items():
            self.pack.take(inside, text)
        mine = self.texts
        brought = {
            inside: put_together_texts(known[inside], mine[inside], text)
            for inside, text in found.items()
            if inside in mine and mine[inside] != text
        }
        self.conflicts |= {inside for inside, text in brought.items() if text is None}
        texts = {inside: text for inside, text in brought.items() if text is not None}
        if texts:
            self.take_texts({**texts}, self.subject, self.draft.id)
        elif found:
            self._look()
        return bool(found)

    def take_texts(self, texts: Mapping[str, str], subject: str, entry: str) -> None:
        """Other texts of files, written elsewhere: one step; an entry comes in hand if it is there."""
        all_texts = {**self.texts, **texts}
        places = {name: read_script(text).place(entry) for name, text in all_texts.items()}
        named = (name for name, place in places.items() if place is not None)
        inside = next((name for name in named if subject_of(PurePosixPath(name)) == subject), None)
        sheet = opened(subject, inside, all_texts[inside], entry) if inside is not None else None
        if sheet is None:
            mine = self.sheet.inside
            sheet = self.sheet.with_text(all_texts[mine])
        others = {name: text for name, text in all_texts.items() if name != sheet.inside}
        self._did(BenchState(sheet, others))

    def keep_mine(self) -> None:
        """Of files that somebody else changed too, what is in hand is what counts."""
        self.conflicts.clear()

    def take_theirs(self) -> None:
        """Of files that somebody else changed too, what lies on the disk is what counts: one step."""
        theirs = {inside: self.pack.text(inside) for inside in self.conflicts}
        self.conflicts.clear()
        self.take_texts(theirs, self.subject, self.draft.id)

    def save_as(self, words: str) -> None:
        """Make the pack that was not there yet, save into it, and have it played with from now on.

        Raises `PackNameError` if it cannot be called so, and a StoreError.
        """
        requires = self.pack.requires
        _, place = make_pack(
            self.home.folders.packs,
            words,
            self.available,
            self.home.disk,
            lambda new: bare_files(new, requires),
        )
        self.work_on(pack_at(place))
        self._switch_on()
        try:
            self.save()
        except StoreError:
            # It has a name now, by which it is found again.
            if self.keeper.keep() is None:
                self.keeper.drop("")
            raise
        self.keeper.drop("")

    def _switch_on(self) -> None:
        """The pack, and those that it needs, are on: new games are played with it."""
        home = self.home
        settings = home.settings
        for name in (*self.pack.requires, self.pack.id):
            if name not in wished_on(settings):
                settings = with_pack(settings, name, on=True)
        home.keep(settings)
        home.look_again()
