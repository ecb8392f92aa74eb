"""What becomes of work that is not saved: kept aside, taken up again, brought together with the disk."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from hamlet.app.home import InHand
from hamlet.content.editing.beginnings import BEGINNINGS
from hamlet.content.editing.three_texts import put_together_texts
from hamlet.content.editing.whole_files import MAPS
from hamlet.content.lying import subject_of
from hamlet.content.subjects import KEYED
from hamlet.store.errors import StoreError
from hamlet.store.unsaved_work import UnsavedWork, drop_unsaved, keep_unsaved, load_unsaved

if TYPE_CHECKING:
    from hamlet.app.workshop.bench_saving import BenchSaving


class WorkKeeper:
    """Keeps the work on one bench."""

    def __init__(self, bench: BenchSaving) -> None:
        self.bench = bench
        self.kept_at = bench.version + 1
        """The version that is kept; with the first nothing was done yet."""

    @property
    def name(self) -> str:
        """Under what it is kept."""
        return self.bench.pack.id if self.bench.pack.kept else ""

    def keep(self) -> StoreError | None:
        """Keep what there is, if somebody did anything; what went wrong."""
        bench = self.bench
        self._remember()
        if bench.version == self.kept_at:
            return None
        home = bench.home
        if not bench.changed or not bench.can_undo:
            drop_unsaved(home.folders, self.name, home.disk)
            self.kept_at = bench.version
            return None
        try:
            keep_unsaved(self._work(), home.folders, self.name, home.disk)
        except StoreError as error:
            return error
        self.kept_at = bench.version
        return None

    def _remember(self) -> None:
        """Whoever comes back to this pack goes on with what is in hand now."""
        bench = self.bench
        if bench.pack.kept and not bench.empty:
            entry = InHand(bench.subject, bench.draft.id)
            file = InHand(bench.subject, file=bench.sheet.inside)
            bench.home.in_hand[bench.pack.id] = file if bench.whole_file else entry

    def drop(self, name: str) -> None:
        """It is saved."""
        drop_unsaved(self.bench.home.folders, name, self.bench.home.disk)
        self.kept_at = self.bench.version

    def take_up(self) -> bool:
        """Take up what was kept, as one step that can be taken back; whether there was anything."""
        bench = self.bench
        work = load_unsaved(bench.home.folders, self.name, bench.home.disk)
        if work is None or work.subject not in {*KEYED, *MAPS}:
            return False
        bench.need(work.requires)
        texts = {name: self._brought(work, name) for name in work.texts}
        if all(text == bench.text_of(name) for name, text in texts.items()):
            return False
        bench.take_texts(texts, work.subject, work.entry)
        inside = next((each for each in texts if subject_of(PurePosixPath(each)) == work.subject), "")
        if inside and work.subject not in BEGINNINGS:
            bench.open_file(inside)
        self.kept_at = bench.version
        return True

    def _work(self) -> UnsavedWork:
        bench = self.bench
        texts = {name: text for name, text in bench.texts.items() if text != bench.pack.text(name)}
        before = {name: bench.pack.text(name) for name in texts}
        entry = "" if bench.whole_file else bench.draft.id
        return UnsavedWork(bench.subject, entry, texts, before, bench.pack.requires)

    def _brought(self, work: UnsavedWork, name: str) -> str:
        """A text as it was to be, with what happened on the disk since; else whoever saves is asked."""
        mine, before = work.texts[name], work.before.get(name, "")
        both = put_together_texts(before, mine, self.bench.pack.text(name))
        if both is None:
            self.bench.conflicts.add(name)
        return mine if both is None else both
