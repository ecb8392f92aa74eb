"""The menu over a running game."""

from __future__ import annotations

from hamlet.app.art.buttons import Face
from hamlet.app.ids import ButtonId, Id
from hamlet.app.keeping import Keeper
from hamlet.app.kit.blocks import BesideBlocks, Block, Spacer, TextBlock, WarnBlock
from hamlet.app.kit.entering import MotionKind
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.kit_sheet import KitSheet, SheetPlan
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.pressing import PressButton
from hamlet.app.pages import HelpPage, KeysPage, ReplayPage, ScoringPage, SettingsPage
from hamlet.app.ui.screen import Change, Open, Pop, Quit
from hamlet.session.session import Session
from hamlet.words.villages import village_name

ON = ButtonId("on")
CHOICES = (
    ("scores", "screens.scores", "star", ""),
    ("help", "screens.howto", "question", "F1"),
    ("replay", "screens.replay", "first", ""),
    ("keys", "screens.keys", "hand", ""),
    ("settings", "screens.settings", "gear", ""),
)
TITLE = "screens.title"


class MenuScreen(KitSheet):
    """Go on, look things up, leave. The game is kept whatever one does."""

    def __init__(
        self,
        session: Session,
        keeper: Keeper | None = None,
        motion: MotionKind = MotionKind.OFF,
        way_out: str = TITLE,
    ) -> None:
        super().__init__(session.setup.words, motion)
        self.session = session
        self.keeper = keeper
        self.way_out = way_out

    def sheet(self, room: PageRoom) -> SheetPlan:
        """To go on is the main thing; the rest two by two, ways out below."""
        label = self.words.label
        on = PressButton(ON, label("screens.go_on"), "Esc", Face.GOLD, size=26, tall=60)
        looks = [
            PressButton(ButtonId(name), label(code), key, icon=icon)
            for name, code, icon, key in CHOICES
            if name != "replay" or self.session.finished
        ]
        ways_out = [
            PressButton(ButtonId("leave"), label(self.way_out), icon="house"),
            PressButton(ButtonId("quit"), label("screens.quit"), icon="close"),
        ]
        blocks = (self._told(), on, *_in_twos(looks), Spacer(2), *_in_twos(ways_out))
        round_told = label("screens.window.round", round=self.session.state.round)
        return SheetPlan(label("screens.menu"), blocks, "menu", round_told, main=ON, wide=540)

    def _told(self) -> Block:
        """Whether the game is kept."""
        label = self.words.label
        if self.keeper is None:
            return TextBlock(label("screens.menu.looked_at"), muted=True)
        if self.keeper.problem is not None:
            return WarnBlock(label("screens.menu.unsaved"))
        return TextBlock(f"{{check}} {label('screens.menu.saved')}", muted=True)

    def took(self, what: Id, value: SetValue) -> Change | None:
        """Do it."""
        changes: dict[str, Change] = {
            "on": Pop(),
            "scores": Open(ScoringPage(self.session)),
            "replay": Open(self._replay()),
            "help": Open(self._rules()),
            "keys": Open(KeysPage()),
            "settings": Open(SettingsPage()),
            "leave": Pop(2),
            "quit": Quit(),
        }
        return changes.get(what.name) if isinstance(what, ButtonId) else None

    def _replay(self) -> ReplayPage:
        name = village_name(self.words, self.session.id or str(self.session.setup.seed))
        return ReplayPage(name, self.session, crumb=False)

    def _rules(self) -> HelpPage:
        return HelpPage(definitions=self.session.setup.definitions)

    def rule(self, what: Id | None) -> Change | None:
        """How to play."""
        return Open(self._rules())


def _in_twos(buttons: list[PressButton]) -> list[Block]:
    """Side by side; one that is left over has the line to itself."""
    return [
        BesideBlocks(tuple((each, 0) for each in buttons[first : first + 2]))
        for first in range(0, len(buttons), 2)
    ]
