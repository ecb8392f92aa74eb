"""Something went wrong in the program itself: what can be done now, and what is safe."""

from __future__ import annotations

from datetime import UTC, datetime

import pygame

from hamlet.app.art.palette import COST, INK, MUTED, PAPER, Colour
from hamlet.app.art.rich import plain
from hamlet.app.art.type import Role, draw_wrapped, line_height, wrap
from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.app.pages import BrokenPage, TitlePage
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.screen import Change, Quit, Replace
from hamlet.app.ui.sheet import SheetScreen, big_button, sheet
from hamlet.letters import LONGEST_LINE, shortened
from hamlet.store.errors import StoreError
from hamlet.store.kept_games import KeptGame, kept_games
from hamlet.store.report import write_report

WIDE, EDGE, GAP, BUTTON = 680, 28, 10, 46
TITLE, LINE, SMALL = 32, 20, 18
WAYS = {
    "on": "screens.broken.on",
    "report": "screens.broken.report",
    "title": "screens.title",
    "quit": "screens.quit",
}


class BrokenScreen(SheetScreen):
    """Go on from the last save, write a report, or leave."""

    def __init__(self, home: Home, page: BrokenPage) -> None:
        super().__init__(home.words)
        self.home = home
        self.page = page
        self.game = self._game()
        self.written = ""
        """Where the report lies, or why there is none."""

    def _game(self) -> KeptGame | None:
        """The game that was on the table, as it is kept."""
        kept = kept_games(self.home.folders, self.home.settings.places, self.home.disk)
        mine = (game for game in kept.games if game.files.game_id == self.page.game_id)
        return next((game for game in mine if game.going_on), None)

    def _texts(self) -> list[tuple[str, Role, int, Colour]]:
        label = self.words.label
        safe = "screens.broken.kept" if self.game is not None else "screens.broken.safe"
        texts = [
            (label("screens.broken"), Role.TITLE, TITLE, INK),
            (label("screens.broken.about"), Role.LABEL, LINE, INK),
            (label(safe), Role.LABEL, LINE, INK),
            (shortened(self.page.told, LONGEST_LINE), Role.TEXT, SMALL, COST),
        ]
        return [*texts, (self.written, Role.LABEL, SMALL, MUTED)] if self.written else texts

    def build(self, pane: Pane, window: pygame.Rect) -> None:
        """As high as what is told."""
        px = pane.px
        wide = min(px(WIDE), window.width - px(24))
        room = wide - 2 * px(EDGE)
        texts = [(plain(text), role, px(size), colour) for text, role, size, colour in self._texts()]
        highs = [len(wrap(text, room, role, size)) * line_height(size) for text, role, size, _ in texts]
        names = [name for name in WAYS if name != "on" or self.game is not None]
        high = sum(highs) + px(GAP) * (len(texts) + len(names) + 1) + px(BUTTON) * len(names) + px(2 * 16)
        area = pygame.Rect(0, 0, wide, min(high, window.height))
        area.center = window.center
        sheet(pane, area)
        top = area.top + px(16)
        for (text, role, size, colour), tall in zip(texts, highs, strict=True):
            place = pygame.Rect(area.left + px(EDGE), top, room, tall)
            draw_wrapped(pane.surface, text, place, role, size, colour, PAPER)
            top = place.bottom + px(GAP)
        top += px(GAP)
        for number, name in enumerate(names):
            place = pygame.Rect(area.left + px(EDGE), top, room, px(BUTTON))
            big_button(pane, place, name, pane.label(WAYS[name]), main=number == 0)
            top = place.bottom + px(GAP)

    def pressed(self, name: str) -> Change | None:
        """Do it."""
        if name == "on":
            return self._go_on()
        if name == "report":
            self._write()
        changes: dict[str, Change] = {"title": Replace(TitlePage()), "quit": Quit()}
        return changes.get(name)

    def _go_on(self) -> Change | None:
        from hamlet.app.starting import go_on_with

        if self.game is None:
            return None
        try:
            return Replace(go_on_with(self.home, self.game))
        except StartError as error:
            self._tell(str(error))
            return None

    def _write(self) -> None:
        try:
            path = write_report(self.page.report, self.home.folders, datetime.now(UTC), self.home.disk)
        except StoreError as error:
            self._tell(error.told(self.words))
        else:
            self._tell(self.words.label("screens.broken.written", path=str(path)))

    def _tell(self, sentence: str) -> None:
        self.written = sentence
        self.relayout()

    def back(self) -> Change | None:
        """Escape leaves to the title."""
        return Replace(TitlePage())
