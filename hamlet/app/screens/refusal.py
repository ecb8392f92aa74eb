"""Why nothing opens: one sheet with the sentence, for whoever has no terminal to read it in."""

from __future__ import annotations

from hamlet.app.art.buttons import Face
from hamlet.app.art.rich import plain
from hamlet.app.ids import ButtonId, Id
from hamlet.app.kit.blocks import WarnBlock
from hamlet.app.kit.entering import MotionKind
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.kit_sheet import ButtonRow, KitSheet, SheetPlan
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.pressing import PressButton
from hamlet.app.ui.screen import Change, Quit
from hamlet.letters import LONGEST_LINE, shortened
from hamlet.words.words import Words

QUIT = ButtonId("quit")


class RefusalScreen(KitSheet):
    """The sentence and a way out."""

    def __init__(self, words: Words, sentence: str, motion: MotionKind = MotionKind.OFF) -> None:
        super().__init__(words, motion)
        self.sentence = shortened(sentence, LONGEST_LINE)

    def sheet(self, room: PageRoom) -> SheetPlan:
        """A head, the sentence to its end, a button."""
        label = self.words.label
        leave = PressButton(QUIT, label("screens.quit"), "Esc", Face.GOLD, size=22)
        return SheetPlan(
            label("screens.error.start"),
            (WarnBlock(plain(self.sentence)),),
            foot=ButtonRow(right=(leave,)),
            main=QUIT,
            wide=640,
        )

    def took(self, what: Id, value: SetValue) -> Change | None:
        """Nothing is left but to go."""
        return Quit() if what == QUIT else None

    def leave(self) -> Change | None:
        """Escape goes."""
        return Quit()
