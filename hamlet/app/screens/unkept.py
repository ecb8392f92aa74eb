"""What to do about a game that cannot be saved: another folder, another try, or leaving it."""

from __future__ import annotations

from hamlet.app.art.buttons import Face
from hamlet.app.art.rich import plain
from hamlet.app.art.type import Role
from hamlet.app.ids import ButtonId, Id
from hamlet.app.keeping import Keeper
from hamlet.app.kit.blocks import BesideBlocks, Block, TextBlock, WarnBlock
from hamlet.app.kit.entering import MotionKind
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.kit_sheet import SHEET_BACK, ButtonRow, KitSheet, SheetPlan
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.pressing import PressButton
from hamlet.app.kit.typing_fields import TextField
from hamlet.app.pages import WHOLE
from hamlet.app.ui.screen import Change, Pop, Quit
from hamlet.store.errors import StoreError
from hamlet.store.places import folder_named, proposed_folders

FIELD = ButtonId("folder")
AGAIN, LEAVE, TYPED = ButtonId("again"), ButtonId("leave"), ButtonId("typed")
THERE = "there "
"""A button that keeps the game in the folder with the number after it."""
MOST_LETTERS = 400


class UnkeptScreen(KitSheet):
    """Asked for at the table, or shown before it is left with a game that is not on the disk."""

    def __init__(self, keeper: Keeper, leaving: int = 0, motion: MotionKind = MotionKind.OFF) -> None:
        super().__init__(keeper.session.setup.words, motion)
        self.keeper = keeper
        self.leaving = leaving
        self.folders = tuple(folder for folder in proposed_folders() if folder != keeper.folder)
        self.path_typed = ""
        self.trouble = ""
        self._shown = keeper.problem

    def sheet(self, room: PageRoom) -> SheetPlan:
        """What is wrong and what can be done; or where the game is."""
        problem, label = self.keeper.problem, self.words.label
        if problem is None:
            found = "screens.kept.found" if self.keeper.remembered else "screens.kept.by_path"
            told = (
                TextBlock(plain(str(self.keeper.path)), role=Role.LABEL),
                TextBlock(label(found), muted=True),
            )
            main = LEAVE if self.leaving else None
            return SheetPlan(label("screens.kept"), told, "check", foot=self._foot(), main=main, wide=760)
        why = (problem.told(self.words), self.trouble)
        wrong: list[Block] = [WarnBlock(plain(text)) for text in why if text]
        blocks = (*wrong, TextBlock(label("screens.unkept.elsewhere"), role=Role.LABEL), *self._places())
        return SheetPlan(label("screens.unkept"), blocks, foot=self._foot(), main=AGAIN, wide=760, gap=10)

    def _places(self) -> list[Block]:
        """Proposals, each a button, and a line to type another one."""
        label = self.words.label
        found: list[Block] = [
            PressButton(ButtonId(f"{THERE}{number}"), plain(str(folder)), tall=44)
            for number, folder in enumerate(self.folders)
        ]
        empty = label("screens.unkept.typed")
        field = TextField(FIELD, self.path_typed, empty, self.entry_of(FIELD), most=MOST_LETTERS, tall=44)
        why_not = "" if self.path_typed.strip() else empty
        there = PressButton(TYPED, label("screens.unkept.there"), why_not=why_not, tall=44)
        return [*found, BesideBlocks(((field, 0), (there, 180)))]

    def _foot(self) -> ButtonRow:
        """Back at the left; at the right the way on."""
        label, kept = self.words.label, self.keeper.problem is None
        back = PressButton(SHEET_BACK, label("screens.unkept.back"), "Esc")
        ways = []
        if self.leaving:
            code, face = ("screens.kept.leave", Face.GOLD) if kept else ("screens.unkept.leave", Face.PAPER)
            ways.append(PressButton(LEAVE, label(code), face=face))
        if not kept:
            ways.append(PressButton(AGAIN, label("screens.unkept.again"), face=Face.GOLD))
        return ButtonRow((back,), tuple(ways))

    # choosing

    def took(self, what: Id, value: SetValue) -> Change | None:
        """Keep it, try again, leave, or go back."""
        if what == FIELD:
            self.path_typed = str(value)
        elif what == TYPED:
            self._keep_in(self.path_typed)
        elif what == AGAIN:
            self.trouble = ""
            self.keeper.try_again()
        elif what == LEAVE:
            return self._leave()
        elif isinstance(what, ButtonId) and what.name.startswith(THERE):
            self._keep_in(str(self.folders[int(what.name.removeprefix(THERE))]))
        return Pop() if what == SHEET_BACK else None

    def typed(self, what: Id) -> Change | None:
        """Enter keeps the game there."""
        if self.path_typed.strip():
            self._keep_in(self.path_typed)
        return None

    def _keep_in(self, folder: str) -> None:
        self.trouble = ""
        try:
            self.keeper.keep_in(folder_named(folder))
        except StoreError as error:
            self.trouble = error.told(self.words)

    def _leave(self) -> Change:
        if self.keeper.problem is not None:
            self.keeper.give_up()
        return Quit() if self.leaving == WHOLE else Pop(self.leaving + 1)

    def update(self, now: float) -> Change | None:
        """It is tried again meanwhile; what has changed is told."""
        self.keeper.look(now)
        if self.keeper.problem is not self._shown:
            self._shown = self.keeper.problem
            self.relayout()
        return super().update(now)
