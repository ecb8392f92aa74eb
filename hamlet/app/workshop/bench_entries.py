"""Entries of the pack on the bench: another one in hand, a new one, a copy, one less."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from hamlet.app.workshop.bench_core import BenchCore, BenchState
from hamlet.app.workshop.bench_pack import BenchPack, pack_to_be
from hamlet.content.editing.beginnings import begin, begin_as
from hamlet.content.editing.drafts import Draft
from hamlet.content.editing.naming import with_name
from hamlet.content.editing.scripts import read_script
from hamlet.content.editing.sheets import EntrySheet, begun, opened
from hamlet.content.editing.writing import UnwritableError

if TYPE_CHECKING:
    from hamlet.app.home import Home


class BenchEntries(BenchCore):
    """Which entry is in hand."""

    def __init__(self, home: Home, pack: BenchPack, available: Mapping[str, Path], subject: str) -> None:
        super().__init__(home, pack, available, subject)
        self._left: dict[str, str] = {}
        """The entry of each subject that was in hand last, the latest at the end."""

    def switch(self, subject: str, entry: str) -> None:
        """Take another entry of the pack in hand: no step, for nothing changes by it."""
        inside = self._file_of(subject, entry)
        sheet = opened(subject, inside, self.text_of(inside), entry)
        self.leave()
        laid = BenchState(sheet or self._nothing_in(inside, subject), self._others(inside))
        self._go(replace(self.history.lifted(), now=laid))

    def leave(self) -> None:
        """Remember the entry in hand, before another thing comes there; a file is none."""
        if self.sheet.entry is not None:
            self._left.pop(self.subject, None)
            self._left[self.subject] = self.draft.id

    def come_back(self, subjects: Sequence[str]) -> None:
        """Take in hand what was in hand last of some subjects, else the first there is, else nothing."""
        last = [each for each in reversed(self._left) if each in subjects]
        there = (each for each in (*last, *subjects) if self.entries(each))
        subject = next(there, subjects[0])
        entries = self.entries(subject)
        known = self._left.get(subject)
        self.switch(subject, known if known in entries else next(iter(entries), ""))

    def _nothing_in(self, inside: str, subject: str) -> EntrySheet:
        """Nothing in hand; of a file that cannot be read its text is seen."""
        script = read_script(self.text_of(inside))
        if not script.sound:
            draft = begin(subject, self.known, self.taken(subject))
            return EntrySheet(inside, script, 0, draft, legible=False)
        return EntrySheet(inside, script, len(script.entries), Draft(subject), legible=False, last=script)

    def begin(self, subject: str) -> None:
        """A new entry of a subject."""
        self.add(begin(subject, self.known, self.taken(subject), self.entries(subject)))

    def add(self, draft: Draft) -> None:
        """A new entry, behind the others of its file."""
        inside = self._file_of(draft.subject, draft.id)
        try:
            sheet = begun(inside, self.text_of(inside), draft)
        except UnwritableError as error:
            self.trouble = error.said
            return
        self._did(BenchState(sheet, self._others(inside)))

    def start_from(self, draft: Draft, pack: str = "") -> None:
        """A new entry that begins as another one; a pack that is not there yet needs the one it is from."""
        self.need((pack,))
        subject = draft.subject
        self.add(begin_as(draft, self.known, self.taken(subject), self.entries(subject)))

    def need(self, packs: Iterable[str]) -> None:
        """A pack that is not there yet needs these too; in one that is there its own file tells that."""
        there = self.pack.requires
        more = tuple(name for name in packs if name in self.available and name not in there)
        if more and not self.pack.kept:
            self.work_on(pack_to_be(self.home.folders.packs, (*there, *more)))

    def named(self, whole: Draft, name: str) -> Draft:
        """The entry in hand called so; its id goes with its name until somebody else may know it by it."""
        sound = self.last_sound.id if self.last_sound is not None else ""
        others = [each for each in self.taken(self.subject) if each != sound]
        return with_name(whole, name, others, renames=self.fresh)

    def duplicate(self) -> None:
        """A copy of the entry in hand."""
        self.start_from(self.draft)

    def remove(self) -> None:
        """Take the entry out of its file; the one before it comes in hand."""
        sheet = self.sheet
        try:
            text = sheet.without_entry()
        except (UnwritableError, IndexError) as error:
            self.trouble = getattr(error, "said", None)
            return
        script = read_script(text)
        place = max(0, min(sheet.place, len(script.entries)) - 1)
        name = script.entries[place].id if script.entries else ""
        fresh = opened(sheet.draft.subject, sheet.inside, text, name) if name else None
        gone = replace(sheet, script=script, place=0, legible=False, last=script)
        self._did(replace(self.history.now, sheet=fresh or gone))

    def taken(self, subject: str) -> list[str]:
        """The ids that entries of a subject have already, here and in the packs below."""
        return [*(str(each["id"]) for each in self.known.entries(subject)), *self.entries(subject)]
