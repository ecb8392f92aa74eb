"""What every bench has: the pack, what lies on it, what the checker says, and steps to be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from hamlet.app.workshop.bench_game import BenchGame, TriedGame, choice_of
from hamlet.app.workshop.whole_entries import WholeEntries
from hamlet.content.editing.cards import narrowed
from hamlet.content.editing.drafts import Draft
from hamlet.content.editing.history import EditHistory
from hamlet.content.editing.live import Checked, LiveChecks
from hamlet.content.editing.offered import OfferedIds, offered
from hamlet.content.editing.scripts import read_script
from hamlet.content.editing.sheets import EntrySheet, begun
from hamlet.content.editing.writing import UnwritableError
from hamlet.content.loaded import LoadedPacks
from hamlet.content.lying import subject_of
from hamlet.content.saying import Saying
from hamlet.store.packs import shelf_of
from hamlet.store.packs_on import BASE

if TYPE_CHECKING:
    from hamlet.app.home import Home
    from hamlet.app.workshop.bench_pack import BenchPack
    from hamlet.engine.definitions import Definitions
    from hamlet.session.choice import GameChoice


@dataclass(frozen=True, slots=True)
class BenchState:
    """What lies on the bench: the entry in hand with its file, and other files that were changed."""

    sheet: EntrySheet
    others: Mapping[str, str] = field(default_factory=dict)

    @property
    def texts(self) -> dict[str, str]:
        """The texts of all files that were in hand."""
        return {**self.others, self.sheet.inside: self.sheet.text}


class BenchCore:
    """One pack, its texts as they would be saved, and all that was done to them."""

    history: EditHistory[BenchState]

    def __init__(self, home: Home, pack: BenchPack, available: Mapping[str, Path], subject: str) -> None:
        self.home = home
        self.pack = pack
        self.available = dict(available)
        self.version = 0
        self.trouble: Saying | None = None
        """Why the last edit could not be made."""
        self.last_sound: Draft | None = None
        """The entry as it was when all of it was sound last."""
        self._known: tuple[LoadedPacks, OfferedIds] | None = None
        self._tried = TriedGame()
        self._whole = WholeEntries(self.available)
        self._checks = LiveChecks(self.pack.texts, self.available)
        sound = self._checks.sound_part(self._nothing_of(subject))
        self.loaded = sound if sound.data.get("terrains") else shelf_of(home.folders).load((BASE,))

    def work_on(self, pack: BenchPack) -> None:
        """Another pack lies here, with the same things in hand."""
        self.pack = pack
        self.available[pack.id] = pack.place
        self.read_others_anew()

    def read_others_anew(self) -> None:
        """Packs that this one is played with are others now."""
        self._checks = LiveChecks(self.pack.texts, self.available)
        self._whole = WholeEntries(self.available)
        self._look()

    def _nothing_of(self, subject: str) -> EntrySheet:
        """A sheet on which nothing is in hand yet."""
        files = self.pack.files(subject)
        inside = files[0] if files else f"{subject}.yaml"
        return EntrySheet(inside, read_script(self.pack.text(inside)), 0, Draft(subject))

    # what is there

    @property
    def sheet(self) -> EntrySheet:
        """The entry in hand, and its file."""
        return self.history.now.sheet

    @property
    def draft(self) -> Draft:
        """The entry in hand."""
        return self.sheet.draft

    @property
    def whole(self) -> Draft:
        """The entry in hand; of one that changes another, with all that the other one says too."""
        return self._whole.of(self.draft)

    @property
    def subject(self) -> str:
        """What kind of entry it is."""
        return self.draft.subject

    @property
    def file(self) -> str:
        """The file of the entry in hand, as the checker names it."""
        return str(self.pack.place / self.sheet.inside)

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return self.history.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a step can be done again."""
        return self.history.can_redo

    @property
    def checked(self) -> Checked:
        """What the checker says of all as it is now."""
        return self._checks.check(self.sheet, self.history.now.others)

    @property
    def known(self) -> OfferedIds:
        """What the packs offer to the entry."""
        if self._known is None or self._known[0] is not self.loaded:
            self._known = (self.loaded, offered(self.loaded))
        return self._known[1]

    @property
    def definitions(self) -> Definitions | None:
        """The game of the packs that were sound last."""
        return self.game.definitions

    @property
    def game(self) -> BenchGame:
        """The same with its data."""
        return self._tried.of(self.loaded, self.subject, self.draft.id)

    @property
    def choice(self) -> GameChoice | None:
        """A game of the packs that were sound last; None if none can be begun with them."""
        return choice_of(self.loaded, self.home.words)

    @property
    def fresh(self) -> bool:
        """Whether the entry is not on the disk yet: nobody else knows it by its id."""
        text = self.pack.text(self.sheet.inside)
        return read_script(text).place(self.draft.id) is None

    @property
    def empty(self) -> bool:
        """Whether nothing is in hand: there was none of its kind, and none was asked for."""
        return self.sheet.gone and not self.draft.data

    @property
    def changed(self) -> bool:
        """Whether anything differs from what is on the disk."""
        return any(text != self.pack.text(inside) for inside, text in self.history.now.texts.items())

    @property
    def texts(self) -> dict[str, str]:
        """The texts of all files that were in hand."""
        return self.history.now.texts

    def text_of(self, inside: str) -> str:
        """The text of a file as it is now."""
        return self.history.now.texts.get(inside, self.pack.text(inside))

    def entries(self, subject: str) -> list[str]:
        """The ids of all entries of a subject, file by file."""
        return [
            entry.id
            for inside in self._files(subject)
            for entry in read_script(self.text_of(inside)).entries
            if entry.id
        ]

    def texts_of(self, subject: str) -> list[str]:
        """The texts of all files of a subject."""
        return [self.text_of(inside) for inside in self._files(subject)]

    # edits

    def edit(self, draft: Draft, stroke: str = "") -> None:
        """Another draft; its text follows. Edits of one stroke are one step, and are written as one."""
        began, sheet = self.history.before(stroke).sheet, self.sheet
        if (began.inside, began.place, began.gone) == (sheet.inside, sheet.place, False):
            sheet = began
        try:
            sheet = begun_anew(sheet, draft) if sheet.gone else sheet.with_draft(draft)
        except UnwritableError as error:
            self.trouble = error.said
            return
        self._did(replace(self.history.now, sheet=sheet), stroke)

    def edit_whole(self, whole: Draft, stroke: str = "") -> None:
        """The whole entry is another one: of one that changes another only what differs is written."""
        self.edit(narrowed(self.draft, self.whole, whole), stroke)

    def type(self, text: str, stroke: str = "typing") -> None:
        """Another text of the file; the draft follows as soon as it can be read."""
        self._did(replace(self.history.now, sheet=self.sheet.with_text(text)), stroke)

    def lift(self) -> None:
        """The end of a stroke: what comes next is a step of its own."""
        self.history = self.history.lifted()

    def undo(self) -> None:
        """One step back."""
        self._go(self._carrying(self.history.undone()))

    def redo(self) -> None:
        """The step that was taken back last, once more."""
        self._go(self._carrying(self.history.redone()))

    # inside

    def _files(self, subject: str) -> list[str]:
        """The files of a subject, those too that are still to be made."""
        there = self.pack.files(subject)
        fresh = [each for each in self.history.now.texts if each not in there]
        return [*there, *(each for each in fresh if subject_of(PurePosixPath(each)) == subject)]

    def _file_of(self, subject: str, entry: str) -> str:
        files = self._files(subject)
        named = (each for each in files if read_script(self.text_of(each)).place(entry) is not None)
        return next(named, files[0] if files else f"{subject}.yaml")

    def _others(self, inside: str) -> dict[str, str]:
        """The texts of all other files that were in hand."""
        return {name: text for name, text in self.history.now.texts.items() if name != inside}

    def _carrying(self, history: EditHistory[BenchState]) -> EditHistory[BenchState]:
        """A step back changes no file that was not in hand then."""
        if history is self.history:
            return history
        sheet, before = history.now.sheet, self.history.now.texts
        others = {**before, **history.now.others}
        others.pop(sheet.inside, None)
        return replace(history, now=BenchState(sheet, others))

    def _did(self, laid: BenchState, stroke: str = "") -> None:
        """A step; of files that come in hand by it, it is known what they were before."""
        now = self.history.now
        fresh = {name: self.pack.text(name) for name in laid.texts if name not in now.texts}
        history = replace(self.history, now=replace(now, others={**now.others, **fresh}))
        done = history.did(laid, stroke)
        self._go(self.history if done is history else done)

    def _go(self, history: EditHistory[BenchState]) -> None:
        self.trouble = None
        if history is not self.history:
            self.history = history
            self._look()

    def _look(self) -> None:
        """Check what there is; what is sound is kept for as long as something is wrong."""
        self.version += 1
        checked = self.checked
        if checked.loaded is not None:
            self.loaded = checked.loaded
        if checked.loaded is not None and self.sheet.legible:
            self.last_sound = self.draft


def begun_anew(sheet: EntrySheet, draft: Draft) -> EntrySheet:
    """A sheet whose entry is gone begins another one."""
    return begun(sheet.inside, sheet.text, draft)
