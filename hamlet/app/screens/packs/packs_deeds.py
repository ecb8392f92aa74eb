"""What is done with packs: installed, made, taken out and had back, given away, opened elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from hamlet.app.pages import HelpPage, NumbersPage, WorkshopPage
from hamlet.app.screens.packs.packs_foot import PacksTold
from hamlet.app.screens.packs.packs_shown import RefusedPack
from hamlet.app.ui import clipboard
from hamlet.app.ui.file_manager import show_folder
from hamlet.app.ui.screen import Change, Open
from hamlet.content.editing.beginnings import BEGINNINGS
from hamlet.content.lying import PACK_FILE, subject_of
from hamlet.content.new_pack import PackNameError
from hamlet.content.subjects import SUBJECT_NAMES
from hamlet.store.errors import StoreError
from hamlet.store.installing import Installed, install_pack
from hamlet.store.new_packs import make_pack
from hamlet.store.packs import packs_folder
from hamlet.store.places import folder_named
from hamlet.store.sharing_packs import export_pack
from hamlet.store.taking_out import TakenPack
from hamlet.store.unsaved_work import unsaved_file
from hamlet.values import dataclass

if TYPE_CHECKING:
    from hamlet.app.screens.packs.packs_screen import PacksScreen


@dataclass(frozen=True, slots=True)
class Undoable:
    """What was done last to the packs folder: a pack that was taken out, or one that came."""

    pack: str
    name: str
    told: str
    taken: TakenPack | None = None
    came: Installed | None = None


class PackDeeds:
    """Done with the packs; the page tells of it. `StoreError` or `StartError` say why not."""

    def __init__(self, page: PacksScreen) -> None:
        self.page = page
        self.done: list[Undoable] = []

    # on and off

    def switch(self, name: str) -> None:
        """The other way; what had to be switched with it is told."""
        shown, label = self.page.shown, self.page.words.label
        others = shown.switch(name)
        on = name in shown.on
        if others:
            code = "screens.packs.on_too" if on else "screens.packs.off_too"
            names = [shown.called(each) for each in others]
            self.page.tell(label(code, packs=names, pack=shown.called(name)))
        else:
            self.page.telling = PacksTold()

    # coming

    def install(self, path: str) -> None:
        """From a folder or a zip; what is refused has a row of its own."""
        home, label = self.page.home, self.page.words.label
        try:
            came = install_pack(_path(path), home.folders.packs, home.disk)
        except StoreError as error:
            self.page.shown.refused.insert(
                0, RefusedPack(Path(path).name or path, error.told(self.page.words))
            )
            self.page.telling = PacksTold()
            self.page.see_refused()
            return
        self._came(came)
        if not came.anew:
            self.page.tell(label("screens.packs.here_already", pack=came.name, version=came.version))
            return
        code = "screens.packs.installed" if came.former is None else "screens.packs.replaced"
        facts = {"pack": came.name, "version": came.version, "former": came.former_version}
        told = self._with_more(label(code, **facts), came.former)
        self._did(Undoable(came.id, came.name, told, came=came))

    def _did(self, done: Undoable) -> None:
        """It is told, and can be taken back."""
        self.done.append(done)
        self.page.tell(done.told, undo=True)

    def _with_more(self, told: str, taken: TakenPack | None) -> str:
        """What is told, and where a folder will be found that holds more than a pack."""
        if taken is None or not taken.more:
            return told
        return f"{told} {self.page.words.label('screens.packs.kept_aside', path=str(taken.former))}"

    def _came(self, came: Installed) -> None:
        """It is listed, and on as soon as it can be."""
        shown = self.page.shown
        shown.sought = ""
        shown.look([came.id])
        if came.anew and came.id not in shown.on:
            told = shown.reads.tell(came.id)
            for asked in told.requires:
                if asked.pack in shown.reads.places:
                    shown.reads.tell(asked.pack)
            if shown.playable(told):
                shown.switch(came.id)
        shown.choose(came.id)

    def make(self, words: str) -> Change | None:
        """A new pack that works, with notes on what to change."""
        home = self.page.home
        try:
            new, folder = make_pack(
                packs_folder(home.folders, home.disk), words, self.page.shown.reads.places, home.disk
            )
        except PackNameError as error:
            self.page.tell(self.page.words.told(error.said))
            return None
        self.page.shown.look([new.id])
        self.page.shown.reads.tell("base")
        self.page.shown.reads.tell(new.id)
        self.page.shown.switch(new.id)
        self.page.shown.choose(new.id)
        self.page.tell(self.page.words.label("screens.packs.made", pack=new.name, path=str(folder)))
        return None

    # going

    def take_out(self) -> None:
        """It goes, and can be had back."""
        page = self.page
        told, label = page.shown.chosen, page.words.label
        if told is None:
            return
        if not told.mine:
            code = "screens.packs.stays.sample" if told.sample else "screens.packs.stays"
            named = told.id in page.shown.reads.further
            page.tell(label("screens.packs.named.stays" if named else code, pack=told.name))
            return
        names = page.shown.visible
        place = names.index(told.id)
        taken = TakenPack(told.place, page.home.disk)
        page.shown.look([told.id])
        left = [name for name in names if name != told.id]
        page.shown.choose(left[min(place, len(left) - 1)] if left else "")
        words = self._with_more(label("screens.packs.taken_out", pack=told.name), taken)
        self._did(Undoable(told.id, told.name, words, taken=taken))

    def undo(self) -> None:
        """What came or went last is as it was before; without any, the red row goes.

        Where something else is told just now, it is first said what would be taken back.
        """
        page = self.page
        if not self.done:
            if page.shown.refused:
                page.shown.refused.pop(0)
            else:
                page.tell(page.words.label("screens.packs.nothing_to_undo"))
            return
        last = self.done[-1]
        if page.telling.text != last.told:
            page.tell(last.told, undo=True)
            return
        if last.taken is not None:
            last.taken.put_back()
            code = "screens.packs.here_again"
        else:
            code = self._undo_coming(last)
        self.done.pop()
        page.shown.look([last.pack])
        page.shown.choose(last.pack)
        page.tell(page.words.label(code, pack=last.name))

    def _undo_coming(self, last: Undoable) -> str:
        if last.came is None:
            return "screens.packs.here_again"
        last.came.undo(self.page.home.disk)
        return "screens.packs.gone_again" if last.came.former is None else "screens.packs.former_again"

    def close(self) -> None:
        """What was taken out, or replaced, goes for good."""
        while self.done:
            last = self.done.pop()
            former = last.taken if last.came is None else last.came.former
            if former is not None:
                former.forget()

    # elsewhere

    def as_zip(self) -> None:
        """Written where exports lie."""
        told, page = self.page.shown.chosen, self.page
        if told is None or told.id in page.shown.of_game:
            return
        path = export_pack(page.home.folders, told.place, told.id, told.version, page.home.disk)
        clipboard.keep(str(path))
        words = page.words.label("screens.packs.as_zip.done", pack=told.name, path=str(path))
        if unsaved_file(page.home.folders, told.id).exists():
            words += " " + page.words.label("screens.packs.as_zip.unsaved")
        page.tell(words)

    def open_folder(self) -> None:
        """In the file manager of the system; where none opens, its path is on the clipboard."""
        page = self.page
        folder = packs_folder(page.home.folders, page.home.disk)
        opened = show_folder(folder)
        if not opened:
            clipboard.keep(str(folder))
        code = "screens.packs.folder.opened" if opened else "screens.packs.folder.copied"
        page.tell(page.words.label(code, path=str(folder)))

    def workshop(self) -> Change | None:
        """What it adds, by hand: what was in hand last, else the first entry."""
        told, page = self.page.shown.chosen, self.page
        if told is None:
            return None
        if not told.mine or told.zipped:
            page.tell(page.words.label("screens.packs.workshop.not"))
            return None
        entry = next((each for each in told.brings if each.subject in BEGINNINGS), None)
        if entry is not None:
            return Open(WorkshopPage(told.id, entry.subject, entry.id, goes_on=True))
        file = f"{told.brings[0].subject}.yaml" if told.brings else ""
        there = bool(file) and (told.place / file).is_file()
        return Open(WorkshopPage(told.id, goes_on=True, file=file if there else ""))

    def about(self) -> Change | None:
        """What the pack says of itself, to be written anew."""
        told = self.page.shown.chosen
        return Open(WorkshopPage(told.id, file=PACK_FILE)) if told is not None else None

    def problem(self, number: int) -> Change | None:
        """To its line: in the workshop, or, where that cannot be, its place is on the clipboard."""
        told, page = self.page.shown.chosen, self.page
        if told is None:
            return None
        problem = (*told.problems, *told.warnings)[number]
        inside = Path(problem.file).relative_to(told.place) if _is_inside(problem.file, told.place) else None
        subject = subject_of(inside) if inside is not None else ""
        if inside is not None and told.mine and not told.zipped and subject in SUBJECT_NAMES:
            file = "" if subject in BEGINNINGS else inside.as_posix()
            return Open(WorkshopPage(told.id, subject, line=problem.line, file=file))
        place = f"{problem.file}:{problem.line}"
        clipboard.keep(place)
        page.tell(page.words.label("screens.packs.problem.copied", place=place))
        return None

    def numbers(self) -> Change | None:
        """Games with it beside games without."""
        told = self.page.shown.chosen
        return Open(NumbersPage(("base", told.id))) if told is not None else None

    def every(self) -> Change | None:
        """Every building of the packs that are played with."""
        return Open(HelpPage(chapter="every"))


def _path(typed: str) -> Path:
    """What somebody typed or dropped, which may be written with quotes or from home."""
    return folder_named(typed.strip().strip("\"'"))


def _is_inside(file: str, place: Path) -> bool:
    return place in Path(file).parents
