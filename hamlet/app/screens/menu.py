"""The menu over a running game."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import COST, INK, MUTED, PAPER, Colour
from hamlet.app.art.type import Align, Role, draw_text
from hamlet.app.keeping import Keeper
from hamlet.app.pages import HelpPage, KeysPage, ReplayPage, ScoringPage, SettingsPage
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.screen import Change, Open, Pop, Quit
from hamlet.app.ui.sheet import SheetScreen, big_button, sheet
from hamlet.session.session import Session
from hamlet.words.villages import village_name

CHOICES = (
    ("on", "screens.go_on"),
    ("scores", "screens.scores"),
    ("replay", "screens.replay"),
    ("help", "screens.howto"),
    ("keys", "screens.keys"),
    ("settings", "screens.settings"),
    ("leave", "screens.title"),
    ("quit", "screens.quit"),
)


class MenuScreen(SheetScreen):
    """Go on, look things up, leave. The game is kept whatever one does."""

    def __init__(self, session: Session, keeper: Keeper | None = None) -> None:
        super().__init__(session.setup.words)
        self.session = session
        self.keeper = keeper

    def build(self, pane: Pane, window: pygame.Rect) -> None:
        """A column of buttons."""
        px = pane.px
        choices = [each for each in CHOICES if each[0] != "replay" or self.session.finished]
        area = pygame.Rect(0, 0, px(360), px(120 + 58 * len(choices)))
        area.center = window.center
        sheet(pane, area)
        head = pygame.Rect(area.left, area.top + px(14), area.width, px(44))
        title = pane.label("screens.menu")
        draw_text(pane.surface, title, head, Role.TITLE, px(34), INK, PAPER, Align.CENTRE)
        note = pygame.Rect(area.left, head.bottom, area.width, px(26))
        told, colour = self._told()
        draw_text(pane.surface, pane.label(told), note, Role.TEXT, px(18), colour, PAPER, Align.CENTRE)
        top = note.bottom + px(10)
        for number, (what, code) in enumerate(choices):
            place = pygame.Rect(area.left + px(32), top, area.width - px(64), px(46))
            big_button(pane, place, what, pane.label(code), main=number == 0)
            top = place.bottom + px(12)

    def _told(self) -> tuple[str, Colour]:
        """Whether the game is kept."""
        if self.keeper is None:
            return "screens.menu.looked_at", MUTED
        saved = self.keeper.problem is None
        return ("screens.menu.saved", MUTED) if saved else ("screens.menu.unsaved", COST)

    def pressed(self, name: str) -> Change | None:
        """Do it."""
        changes: dict[str, Change] = {
            "on": Pop(),
            "scores": Open(ScoringPage(self.session)),
            "replay": Open(self._replay()),
            "help": Open(HelpPage(definitions=self.session.setup.definitions)),
            "keys": Open(KeysPage()),
            "settings": Open(SettingsPage()),
            "leave": Pop(2),
            "quit": Quit(),
        }
        return changes.get(name)

    def _replay(self) -> ReplayPage:
        name = village_name(self.words, self.session.id or str(self.session.setup.seed))
        return ReplayPage(name, self.session, crumb=False)

    def rules_page(self) -> HelpPage | None:
        """How to play."""
        return HelpPage(definitions=self.session.setup.definitions)

    def back(self) -> Change | None:
        """Escape goes on."""
        return Pop()
