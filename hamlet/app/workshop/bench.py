"""The bench: one pack being worked on, one entry of it in hand; every edit can be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from hamlet.app.workshop.bench_core import BenchState
from hamlet.app.workshop.bench_pack import BenchPack, can_be_written, pack_at, pack_to_be
from hamlet.app.workshop.bench_saving import BenchSaving
from hamlet.app.workshop.sources import sound_packs, source_of
from hamlet.content.editing.beginnings import BEGINNINGS, begin, begin_as
from hamlet.content.editing.drafts import Draft, draft_of
from hamlet.content.editing.history import EditHistory
from hamlet.content.editing.scripts import Script, read_script
from hamlet.content.editing.sheets import EntrySheet, begun_or_illegible, opened
from hamlet.content.editing.whole_files import whole_file
from hamlet.content.finding import sample_packs
from hamlet.content.lying import subject_of
from hamlet.content.subjects import KEYED
from hamlet.store.packs import shelf_of

if TYPE_CHECKING:
    from hamlet.app.home import Home
    from hamlet.app.pages import WorkshopPage


class Bench(BenchSaving):
    """A bench as a page asks for it: an entry of a pack of one's own, or a copy in a pack to be."""

    def __init__(self, home: Home, page: WorkshopPage) -> None:
        available = {**sample_packs(), **shelf_of(home.folders).available()}
        place = available.get(page.pack)
        own = place is not None and can_be_written(place)
        wanted = tuple(name for name in dict.fromkeys((*home.names, page.pack)) if name in available)
        if place is not None and own:
            pack = pack_at(place)
        else:
            pack = pack_to_be(home.folders.packs, sound_packs(shelf_of(home.folders), wanted))
            page = replace(page, file="" if page.pack else page.file)
        page = _going_on(home, page, pack) if page.goes_on else page
        subject = _subject_of(page, pack)
        super().__init__(home, pack, available, subject)
        self.history = EditHistory(
            BenchState(self._first_sheet(page, subject, copy="" if own else page.entry))
        )
        self._look()
        self.taken_up = self.keeper.take_up()
        """Whether work was found that had not been saved."""
        if self.taken_up:
            self._go_on(page, subject, own=own)

    def _go_on(self, page: WorkshopPage, subject: str, *, own: bool) -> None:
        """What was asked for comes in hand beside the work that was found, if anything was."""
        if page.file:
            self.open_file(page.file)
            return
        source = source_of(subject, page.copy_of or ("" if own else page.entry), self.available)
        if source is not None:
            self.start_from(source, page.pack)
        elif own and page.entry and not page.goes_on:
            self.switch(subject, page.entry)

    def _first_sheet(self, page: WorkshopPage, subject: str, copy: str) -> EntrySheet:
        """The entry that is asked for, or the file, or the entry at a line; else a new one."""
        if page.file:
            return whole_file(page.file, self.pack.text(page.file))
        if page.line and not page.entry:
            there = self._at_line(subject, page.line)
            if there is not None:
                return there
        inside = self.pack.file_of(subject, page.entry)
        text = self.pack.text(inside)
        sheet = opened(subject, inside, text, page.entry) if page.entry else None
        if sheet is not None:
            return sheet
        source = source_of(subject, page.copy_of or copy, self.available)
        taken = [str(each["id"]) for each in self.known.entries(subject)]
        own = [each.id for each in read_script(text).entries if each.id]
        if source is None:
            return begun_or_illegible(inside, text, begin(subject, self.known, taken, own))
        return begun_or_illegible(inside, text, begin_as(source, self.known, taken, own))

    def _at_line(self, subject: str, line: int) -> EntrySheet | None:
        """The entry at a line, counted from 1, of the first file of a subject; it need not be legible."""
        files = self.pack.files(subject)
        script = read_script(self.pack.text(files[0])) if files else Script("")
        before = [number for number, entry in enumerate(script.entries) if script.line_of(entry.start) < line]
        if not before:
            return None
        data = script.entries[before[-1]].data
        if not isinstance(data, Mapping):
            return EntrySheet(files[0], script, before[-1], Draft(subject), legible=False)
        return EntrySheet(files[0], script, before[-1], draft_of(subject, data), last=script)


def _going_on(home: Home, page: WorkshopPage, pack: BenchPack) -> WorkshopPage:
    """What was in hand last, as long as its file still has it."""
    last = home.in_hand.get(pack.id)
    if last is None:
        return page
    files = [last.file] if last.file else pack.files(last.subject)
    texts = [pack.text(each) for each in files]
    there = any(text and (last.file or read_script(text).place(last.entry) is not None) for text in texts)
    return replace(page, subject=last.subject, entry=last.entry, file=last.file) if there else page


def _subject_of(page: WorkshopPage, pack: BenchPack) -> str:
    """What it is about, if there is a form for that, or a file, or an entry that can be written as YAML."""
    if page.file:
        return subject_of(PurePosixPath(page.file))
    if page.subject in BEGINNINGS:
        return page.subject
    files = pack.files(page.subject) if page.subject in KEYED else []
    there = any(read_script(pack.text(each)).place(page.entry) is not None for each in files)
    return page.subject if there else next(iter(BEGINNINGS))
