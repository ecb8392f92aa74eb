"""The first screen: a village, and where to go."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

import pygame

from hamlet import __version__
from hamlet.app.art.palette import BRASS_TEXT, COST, INK, MUTED, PAPER
from hamlet.app.art.type import Align, Role, draw_text, draw_wrapped, line_height, wrap
from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.app.pages import SetupPage, TilesPage
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.screen import Change, Open, Quit
from hamlet.app.ui.sheet import SheetScreen, big_button, sheet
from hamlet.letters import name_shown
from hamlet.store.errors import StoreError
from hamlet.store.headers import Header
from hamlet.store.saves import SavedGame, list_games
from hamlet.words.localised import localised
from hamlet.words.words import Words

if TYPE_CHECKING:
    from hamlet.app.screens.title_village import TitleVillage

WIDTH = 360
TROUBLE = 520
# What a game needs and takes long to import, brought in with time to spare, so that no click waits for it.
LATER = ("hamlet.app.flow.table", "hamlet.app.board_view", "hamlet.app.screens.setup")


def newest_game(home: Home) -> SavedGame | None:
    """The game *Continue* would open."""
    try:
        games = list_games(home.folders)
    except StoreError:
        return None
    return next((game for game in games if game.header is not None and not game.header.finished), None)


def _whose(words: Words, saved: Header | None) -> str:
    """Who plays a kept game, and how far it is."""
    if saved is None:
        return ""
    names = [name_shown(seat.name) for seat in saved.seats]
    code = "screens.continue.round" if saved.round else "screens.continue.names"
    return words.label(code, names=names, round=saved.round)


class TitleScreen(SheetScreen):
    """New game, continue, tiles, quit."""

    def __init__(self, home: Home) -> None:
        super().__init__(home.words)
        self.home = home
        self.newest = newest_game(home)
        self.trouble = ""
        self._village: TitleVillage | None = None
        self._bare = False
        self._warmed = 0

    def build(self, pane: Pane, window: pygame.Rect) -> None:
        """The village at the left, the sheet at the right."""
        px = pane.px
        area = pygame.Rect(0, 0, px(WIDTH), px(400))
        area.midright = (window.right - max(px(40), window.width // 14), window.centery)
        self._draw_village(pane, pygame.Rect(0, 0, area.left, window.height))
        sheet(pane, area)
        head = pygame.Rect(area.left, area.top + px(18), area.width, px(72))
        title = pane.label("screens.hamlet")
        draw_text(pane.surface, title, head, Role.TITLE, px(64), INK, PAPER, Align.CENTRE)
        under = pygame.Rect(area.left + px(24), head.bottom, area.width - px(48), px(28))
        draw_wrapped(
            pane.surface,
            pane.label("screens.unofficial"),
            under,
            Role.TEXT,
            px(18),
            MUTED,
            PAPER,
            Align.CENTRE,
        )
        self._draw_buttons(pane, area, under.bottom + px(16))
        if self.trouble:
            self._draw_trouble(pane, pygame.Rect(0, 0, area.left, window.height))
        low = pygame.Rect(window.left + px(16), window.bottom - px(34), px(200), px(24))
        version = pane.label("screens.version", version=__version__)
        draw_text(pane.surface, version, low, Role.TEXT, px(18), BRASS_TEXT, (60, 41, 26))

    def _draw_buttons(self, pane: Pane, area: pygame.Rect, top: int) -> None:
        px = pane.px
        saved = self.newest.header if self.newest is not None else None
        shown = [
            ("continue", "screens.continue", saved is not None, _whose(self.words, saved)),
            ("new", "screens.new", True, ""),
            ("tiles", "screens.tiles", True, ""),
            ("quit", "screens.quit", True, ""),
        ]
        main = "continue" if saved is not None else "new"
        for what, code, enabled, told in shown:
            high = px(56 if what == main else 44)
            place = pygame.Rect(area.left + px(36), top, area.width - px(72), high)
            big_button(pane, place, what, pane.label(code), main=what == main, hint=told, enabled=enabled)
            top = place.bottom + px(12)

    def _draw_trouble(self, pane: Pane, area: pygame.Rect) -> None:
        """Why no game can be begun, on a sheet of its own: it may name a file, and is read to its end."""
        px = pane.px
        width = min(px(TROUBLE), area.width - px(48))
        lines = wrap(self.trouble, width - px(48), Role.LABEL, px(18))
        card = pygame.Rect(0, 0, width, len(lines) * line_height(px(18)) + px(48))
        card.center = area.center
        sheet(pane, card)
        draw_wrapped(
            pane.surface, self.trouble, card.inflate(-px(48), -px(48)), Role.LABEL, px(18), COST, PAPER
        )

    def _draw_village(self, pane: Pane, area: pygame.Rect) -> None:
        """The village of the first game; it is there with the first frame."""
        if self._village is None and not self._bare:
            self._village = self._found()
        if self._village is not None:
            self._village.draw(pane.surface, area)

    def _found(self) -> TitleVillage | None:
        from hamlet.app.screens.title_village import TitleVillage

        try:
            return TitleVillage(localised(self.words, self.home.choice.definitions))
        except StartError as error:
            self.trouble, self._bare = str(error), True
            return None

    @property
    def busy(self) -> bool:
        """The village is still drawn finer, or something is brought in."""
        return self._warmed < len(LATER) or (self._village is not None and self._village.busy)

    def update(self, now: float) -> Change | None:
        """With every frame one tile of the village more is drawn fine, then something more is brought in."""
        if self._village is not None and self._village.work():
            self.relayout()
        elif self._warmed < len(LATER):
            import_module(LATER[self._warmed])
            self._warmed += 1
        return super().update(now)

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """Shown again, perhaps: another game may be the newest now."""
        self.newest = newest_game(self.home)
        super().resize(size, scale)

    def pressed(self, name: str) -> Change | None:
        """Go there."""
        try:
            if name == "continue":
                return self._continue()
            if name in ("new", "tiles"):
                definitions = self.home.choice.definitions
                return Open(SetupPage() if name == "new" else TilesPage(definitions))
        except StartError as error:
            self._tell(error)
            return None
        return Quit() if name == "quit" else None

    def _continue(self) -> Change | None:
        from hamlet.app.starting import last_played

        table = last_played(self.home)
        return Open(table) if table is not None else None

    def _tell(self, error: StartError) -> None:
        """Say what cannot be done, and why."""
        self.trouble = str(error)
        self.relayout()

    def back(self) -> Change | None:
        """Escape leaves the game."""
        return Quit()
