"""Entries of the pack on the bench: another one in hand, a new one, a copy, one less."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from hamlet.app.workshop.bench_core import BenchCore, BenchState
from hamlet.app.workshop.bench_pack import pack_to_be
from hamlet.content.editing.beginnings import begin, begin_as
from hamlet.content.editing.drafts import Draft
from hamlet.content.editing.scripts import read_script
from hamlet.content.editing.sheets import begun, opened
from hamlet.content.editing.writing import UnwritableError


class BenchEntries(BenchCore):
    """Which entry is in hand."""

    def switch(self, subject: str, entry: str) -> None:
        """Take another entry of the pack in hand: no step, for nothing changes by it."""
        inside = self._file_of(subject, entry)
        sheet = opened(subject, inside, self.text_of(inside), entry)
        if sheet is None:
            self.begin(subject)
            return
        self._go(replace(self.history.lifted(), now=BenchState(sheet, self._others(inside))))

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
