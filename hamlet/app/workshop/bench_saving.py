"""The pack on the bench and the disk: saving, and what others write into the files meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from hamlet.app.workshop.bench_core import BenchState
from hamlet.app.workshop.bench_files import BenchFiles
from hamlet.app.workshop.bench_pack import BenchPack, pack_at
from hamlet.app.workshop.keeping_work import WorkKeeper
from hamlet.content.editing.scripts import read_script
from hamlet.content.editing.sheets import opened
from hamlet.content.editing.three_texts import put_together_texts
from hamlet.content.editing.whole_files import whole_file
from hamlet.content.editing.writing import UnwritableError
from hamlet.content.lying import PACK_FILE, subject_of
from hamlet.content.new_pack import NewPack, bare_files
from hamlet.store.errors import StoreError
from hamlet.store.new_packs import make_pack
from hamlet.store.packs_on import wished_on, with_pack

if TYPE_CHECKING:
    from hamlet.app.home import Home


class BenchSaving(BenchFiles):
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
        known_as = self.pack.id
        for inside, text in self.texts.items():
            if text != self.pack.text(inside):
                self.pack.write(inside, text, self.home.disk)
        self.version += 1
        self.keeper.drop(known_as)
        if self.pack.id != known_as:
            self._known_by_another_id(known_as)
        return True

    def _known_by_another_id(self, before: str) -> None:
        """What was on stays on, and its place in the order stays its own."""
        home, now = self.home, self.pack.id
        self.available.pop(before, None)
        self.available[now] = self.pack.place
        settings = home.settings
        order = tuple(now if each == before else each for each in settings.packs_order)
        settings = replace(settings, packs_order=order)
        if before in wished_on(settings):
            settings = with_pack(with_pack(settings, before, on=False), now, on=True)
        home.keep(settings)
        home.look_again()
        self.read_others_anew()

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
        places = {name: read_script(text).place(entry) for name, text in all_texts.items() if entry}
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
        new, place = make_pack(
            self.home.folders.packs,
            words,
            self.available,
            self.home.disk,
            lambda new: bare_files(new, requires),
        )
        self.work_on(pack_at(place))
        self._call_it(new)
        self._switch_on()
        try:
            self.save()
        except StoreError:
            # It has a name now, by which it is found again.
            if self.keeper.keep() is None:
                self.keeper.drop("")
            raise
        self.keeper.drop("")

    def _call_it(self, new: NewPack) -> None:
        """What was written about a pack that had no name yet is about the one that has one now."""
        about = self.texts.get(PACK_FILE, "")
        if about in ("", self.pack.text(PACK_FILE)):
            return
        sheet = whole_file(PACK_FILE, about)
        named = {**sheet.draft.data, "id": new.id, "name": new.name}
        try:
            text = sheet.with_draft(replace(sheet.draft, data=named)).text
        except UnwritableError:
            text = self.pack.text(PACK_FILE)
        self.take_texts({PACK_FILE: text}, self.subject, self.draft.id)

    def _switch_on(self) -> None:
        """The pack, and those that it needs, are on: new games are played with it."""
        home = self.home
        settings = home.settings
        for name in (*self.pack.requires, self.pack.id):
            if name not in wished_on(settings):
                settings = with_pack(settings, name, on=True)
        home.keep(settings)
        home.look_again()
