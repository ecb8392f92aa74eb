"""The packs that are there: what each brings, whether it is sound, and where one's own belong."""

from __future__ import annotations

from collections.abc import Sequence

from hamlet.app.art.rich import plain
from hamlet.app.art.type import Role
from hamlet.app.home import Home
from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.blocks import Block, Spacer, TextBlock, WarnBlock
from hamlet.app.kit.entering import MotionKind
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.kit_sheet import SHEET_BACK, ButtonRow, KitSheet, SheetPlan
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.pressing import PressButton
from hamlet.app.pages import HelpPage
from hamlet.app.ui import clipboard
from hamlet.app.ui.screen import Change, Open, Pop
from hamlet.content.describing import PackDescription
from hamlet.resources import data_folder
from hamlet.store.packs import shelf_of
from hamlet.words.mistakes import tell_in_short

COPY = ControlId("copy")
NAME, LINE = 24, 18
APART = 12  # logical pixels between two packs


class PacksScreen(KitSheet):
    """One pack after the other; each is read in a frame of its own."""

    def __init__(self, home: Home, motion: MotionKind = MotionKind.OFF) -> None:
        super().__init__(home.words, motion)
        self.home = home
        self.shelf = shelf_of(home.folders)
        self.names = list(self.shelf.available())
        self.read: dict[str, PackDescription] = {}
        self.note = ""

    @property
    def busy(self) -> bool:
        """Until all are read."""
        return super().busy or len(self.read) < len(self.names)

    def update(self, now: float) -> Change | None:
        """Read the next one."""
        change = super().update(now)
        unread = next((name for name in self.names if name not in self.read), None)
        if unread is not None:
            self.read[unread] = self.shelf.describe(unread)
            self.relayout()
        return change

    def sheet(self, room: PageRoom) -> SheetPlan:
        """The packs, and where one's own belong."""
        label = self.words.label
        blocks = [block for name in self.names for block in (*self._of(name), Spacer(APART))]
        path = plain(str(self.home.folders.packs))
        blocks.append(TextBlock(label("screens.packs.mine", path=path), LINE, muted=True))
        if self.note:
            blocks.append(TextBlock(self.note, LINE, Role.LABEL))
        blocks.append(Spacer(APART))
        foot = ButtonRow(
            (PressButton(SHEET_BACK, label("screens.back"), "Esc"),),
            (PressButton(COPY, label("screens.packs.copy")),),
        )
        return SheetPlan(label("screens.packs"), tuple(blocks), "blueprint", foot=foot, gap=4, wide=860)

    def _of(self, name: str) -> list[Block]:
        """Its name, what it says of itself, and what is wrong with it."""
        label, pack = self.words.label, self.read.get(name)
        if pack is None:
            return [
                TextBlock(plain(name), NAME, Role.TITLE),
                TextBlock(label("screens.packs.reading"), LINE, muted=True),
            ]
        facts = [label("screens.packs.version", version=pack.version)] if pack.version else []
        if pack.requires:
            facts.append(label("screens.packs.requires", packs=self._names(pack.requires)))
        own = pack.folder.parent == data_folder()
        facts.append(label("screens.packs.own") if own else "")
        if not own and not pack.problems:
            facts.append(label("screens.packs.sound"))
        found: list[Block] = [TextBlock(plain(pack.name), NAME, Role.TITLE)]
        if pack.about:
            found.append(TextBlock(plain(pack.about), LINE))
        found.append(TextBlock(plain(" · ".join(filter(None, facts))), LINE, muted=True))
        if pack.problems:
            found.append(WarnBlock(plain(tell_in_short(self.words, pack.problems))))
        return found

    def _names(self, needed: Sequence[str]) -> list[str]:
        """As the packs call themselves; one that is not there is called what it is asked for by."""
        return [self.read[each].name if each in self.read else each for each in needed]

    def took(self, what: Id, value: SetValue) -> Change | None:
        """Back, or the folder for whoever wants to put a pack there."""
        if what == COPY:
            clipboard.keep(str(self.home.folders.packs))
            self.note = self.words.label("screens.packs.copied")
            self.relayout()
        return Pop() if what == SHEET_BACK else None

    def rule(self, what: Id | None) -> Change | None:
        """Every building of the packs that are played with."""
        return Open(HelpPage(chapter="every"))
