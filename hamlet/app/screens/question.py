"""Something to be told, or asked, on a sheet of its own."""

from __future__ import annotations

from hamlet.app.art.buttons import Face
from hamlet.app.art.rich import plain
from hamlet.app.art.type import Role
from hamlet.app.ids import ButtonId, Id
from hamlet.app.kit.blocks import Block, Spacer, TextBlock
from hamlet.app.kit.entering import MotionKind
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.kit_sheet import SHEET_BACK, ButtonRow, KitSheet, SheetPlan
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.pressing import PressButton
from hamlet.app.pages import AskPage
from hamlet.app.ui.screen import Change, Pop, Replace
from hamlet.words.words import Words

WAY = "way "


class AskScreen(KitSheet):
    """A title, some lines, and a button for each way on; Escape goes back."""

    def __init__(self, words: Words, page: AskPage, motion: MotionKind = MotionKind.OFF) -> None:
        super().__init__(words, motion)
        self.asked = page

    def sheet(self, room: PageRoom) -> SheetPlan:
        """The first way is the main one; where there is none, it is read and that is all."""
        asked, label = self.asked, self.words.label
        lines: list[Block] = [TextBlock(plain(line), 20, Role.LABEL) for line in asked.lines]
        ways = [
            PressButton(ButtonId(f"{WAY}{number}"), plain(name), face=Face.PAPER if number else Face.GOLD)
            for number, (name, _) in enumerate(asked.ways)
        ]
        if not ways:
            read = PressButton(SHEET_BACK, label("screens.go_on"), "Esc", Face.GOLD, size=22)
            return SheetPlan(
                plain(asked.title), tuple(lines), "question", foot=ButtonRow(right=(read,)), main=SHEET_BACK
            )
        back = PressButton(SHEET_BACK, label("screens.back"), "Esc")
        blocks = (*lines, Spacer(4), *ways)
        foot = ButtonRow(left=(back,))
        return SheetPlan(plain(asked.title), blocks, "question", foot=foot, main=ways[0].id)

    def took(self, what: Id, value: SetValue) -> Change | None:
        """That way, or back."""
        if isinstance(what, ButtonId) and what.name.startswith(WAY):
            return Replace(self.asked.ways[int(what.name.removeprefix(WAY))][1])
        return Pop() if what == SHEET_BACK else None
