"""The bench: one pack being worked on, one entry of it in hand; every edit can be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

from hamlet.app.workshop.bench_pack import UNNAMED, BenchPack, can_be_written, pack_at, pack_to_be
from hamlet.app.workshop.keeping_work import WorkKeeper
from hamlet.app.workshop.sources import source_of
from hamlet.content import RuleError, resolve
from hamlet.content.editing.beginnings import begin
from hamlet.content.editing.drafts import Draft, copied, free_id
from hamlet.content.editing.history import History
from hamlet.content.editing.live import Checked, LiveChecks
from hamlet.content.editing.offered import Offered, offered
from hamlet.content.editing.scripts import read_script
from hamlet.content.editing.sheets import Sheet, begun, opened
from hamlet.content.editing.three_texts import put_together_texts
from hamlet.content.editing.writing import UnwritableError
from hamlet.content.finding import sample_packs
from hamlet.content.loaded import LoadedPacks
from hamlet.content.lying import subject_of
from hamlet.content.new_pack import bare_files
from hamlet.content.saying import Saying
from hamlet.content.subjects import KEYED
from hamlet.engine.definitions import Definitions
from hamlet.engine.reading import read_definitions
from hamlet.store.new_packs import make_pack
from hamlet.store.packs import shelf_of

if TYPE_CHECKING:
    from hamlet.app.home import Home
    from hamlet.app.pages import WorkshopPage


@dataclass(frozen=True, slots=True)
class BenchState:
    """What lies on the bench: the entry in hand with its file, and other files that were changed."""

    sheet: Sheet
    others: Mapping[str, str] = field(default_factory=dict)

    @property
    def texts(self) -> dict[str, str]:
        """The texts of all files that were in hand."""
        return {**self.others, self.sheet.inside: self.sheet.text}


class Bench:
    """One pack, its texts as they would be saved, and all that was done to them."""

    def __init__(self, home: Home, page: WorkshopPage) -> None:
        self.home = home
        self.shelf = shelf_of(home.folders)
        self.available = {**sample_packs(), **self.shelf.available()}
        place = self.available.get(page.pack)
        own = place is not None and can_be_written(place)
        self.pack: BenchPack = (
            pack_at(place)
            if place is not None and own
            else pack_to_be(home.folders.packs, self._wanted(page))
        )
        self.version = 0
        self.trouble: Saying | None = None
        """Why the last edit could not be made."""
        self._checks = LiveChecks(self.pack.texts, self.available)
        self._known: tuple[LoadedPacks, Offered] | None = None
        self._defined: tuple[object, Definitions | None] | None = None
        self.last_sound: Draft | None = None
        """The entry as it was when all of it was sound last."""
        self.loaded = self._beginning(page.subject)
        self.conflicts: set[str] = set()
        """Files that were changed by somebody else too, in the same lines."""
        self.history = History(BenchState(self._first_sheet(page, copy="" if own else page.entry)))
        self._look()
        self.keeper = WorkKeeper(self)
        self.taken_up = not page.copy_of and self.keeper.take_up()
        """Whether work was found that had not been saved."""
        if self.taken_up and page.entry and own:
            self.switch(page.subject, page.entry)

    # what is there

    @property
    def sheet(self) -> Sheet:
        """The entry in hand, and its file."""
        return self.history.now.sheet

    @property
    def draft(self) -> Draft:
        """The entry in hand."""
        return self.sheet.draft

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
    def known(self) -> Offered:
        """What the packs offer to the entry."""
        if self._known is None or self._known[0] is not self.loaded:
            self._known = (self.loaded, offered(self.loaded))
        return self._known[1]

    @property
    def definitions(self) -> Definitions | None:
        """The game of the packs that were sound last; the same as long as nothing else changes in them."""
        told = _without(self.loaded, self.subject, self.draft.id)
        if self._defined is None or self._defined[0] != told:
            self._defined = (told, _definitions_of(self.loaded))
        return self._defined[1]

    @property
    def fresh(self) -> bool:
        """Whether the entry is not on the disk yet: nobody else knows it by its id."""
        text = self.pack.text(self.sheet.inside)
        return read_script(text).place(self.draft.id) is None

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
        """Another draft; its text follows. Edits of one stroke are one step."""
        try:
            sheet = self.sheet.with_draft(draft) if self.sheet.entry else begun_anew(self.sheet, draft)
        except UnwritableError as error:
            self.trouble = error.said
            return
        self._did(replace(self.history.now, sheet=sheet), stroke)

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

    # entries

    def switch(self, subject: str, entry: str) -> None:
        """Take another entry of the pack in hand: no step, for nothing changes by it."""
        inside = self._file_of(subject, entry)
        sheet = opened(subject, inside, self.text_of(inside), entry)
        if sheet is None:
            self.add(begin(subject, self.known, self.taken(subject)))
            return
        self._go(replace(self.history.lifted(), now=BenchState(sheet, self._others(inside))))

    def add(self, draft: Draft) -> None:
        """A new entry, behind the others of its file."""
        inside = self._file_of(draft.subject, draft.id)
        self._did(BenchState(begun(inside, self.text_of(inside), draft), self._others(inside)))

    def start_from(self, draft: Draft, pack: str = "") -> None:
        """A new entry that begins as another one; a pack that is not there yet needs the one it is from."""
        if not self.pack.kept and pack and pack not in self.pack.requires:
            self.pack = pack_to_be(self.home.folders.packs, (*self.pack.requires, pack))
            self._checks = LiveChecks(self.pack.texts, self.available)
            self._look()
        self.add(copied(draft, free_id(draft.id or "copy", self.taken(draft.subject))))

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
        there = self.loaded.data.get(subject, ())
        return [*(str(each["id"]) for each in there), *self.entries(subject)]

    # saving

    def save(self) -> bool:
        """Write every file that was changed; raises a StoreError, and leaves the rest for later.

        False: somebody else has changed the same lines of a file meanwhile, and nothing is written.
        """
        self.look_again()
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
        known = {inside: self.pack.text(inside) for inside in {*self.pack.insides(), *self.texts}}
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
        """Make the pack that was not there yet, and save into it.

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
        self.pack = pack_at(place)
        self.available = {**self.available, self.pack.id: place}
        self._checks = LiveChecks(self.pack.texts, self.available)
        self.save()
        self.keeper.drop("")

    def free_name(self) -> str:
        """A name for a new pack that no other has."""
        return free_id(UNNAMED.id, list(self.available))

    # inside

    def _wanted(self, page: WorkshopPage) -> tuple[str, ...]:
        """What a new pack needs: what is played with, and what its first entry comes from."""
        wanted = dict.fromkeys((*self.home.names, page.pack))
        return tuple(name for name in wanted if name in self.available)

    def _beginning(self, subject: str) -> LoadedPacks:
        """What is sound of the packs before anything was done."""
        files = self.pack.files(subject)
        inside = files[0] if files else f"{subject}.yaml"
        return self._checks.sound_part(Sheet(inside, read_script(self.pack.text(inside)), 0, Draft(subject)))

    def _first_sheet(self, page: WorkshopPage, copy: str) -> Sheet:
        subject = page.subject
        inside = self.pack.file_of(subject, page.entry)
        text = self.pack.text(inside)
        sheet = opened(subject, inside, text, page.entry) if page.entry else None
        if sheet is not None:
            return sheet
        source = source_of(subject, page.copy_of or copy, self.available)
        taken = [str(each["id"]) for each in self.loaded.data.get(subject, ())]
        if source is None:
            return begun(inside, text, begin(subject, self.known, taken))
        return begun(inside, text, copied(source, free_id(source.id, taken)))

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

    def _carrying(self, history: History[BenchState]) -> History[BenchState]:
        """A step back changes no file that was not in hand then."""
        if history is self.history:
            return history
        sheet, before = history.now.sheet, self.history.now.texts
        others = {**before, **history.now.others}
        others.pop(sheet.inside, None)
        return replace(history, now=BenchState(sheet, others))

    def _did(self, laid: BenchState, stroke: str = "") -> None:
        self._go(self.history.did(laid, stroke))

    def _go(self, history: History[BenchState]) -> None:
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


def _without(loaded: LoadedPacks, subject: str, name: str) -> dict[str, Any]:
    """What is loaded, but for one entry."""
    data = loaded.data
    key = KEYED[subject].data or subject
    return {**data, key: [each for each in data.get(key, ()) if each["id"] != name]}


def _definitions_of(loaded: LoadedPacks) -> Definitions | None:
    """The game of these packs, if it can be set up."""
    try:
        return read_definitions(resolve(loaded))
    except RuleError:
        return None


def begun_anew(sheet: Sheet, draft: Draft) -> Sheet:
    """A sheet whose entry is gone begins another one."""
    return begun(sheet.inside, sheet.text, draft)
