"""The first screen: a village, and where to go."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

import pygame

from hamlet import __version__
from hamlet.app.art.palette import BRASS_TEXT, COST, INK, MUTED, PAPER, Colour
from hamlet.app.art.type import Align, Role, draw_text, draw_wrapped, fit, line_height, wrap
from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.app.pages import GamesPage, HelpPage, SetupPage, SoloPage
from hamlet.app.screens.game_lines import best_of, when_saved, who_plays
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.screen import Change, Open, Quit
from hamlet.app.ui.sheet import SheetScreen, big_button, sheet
from hamlet.store.kept_games import KeptGames, kept_games
from hamlet.store.solo_results import load_history
from hamlet.words.localised import localised

if TYPE_CHECKING:
    from hamlet.app.screens.title_village import TitleVillage

WIDTH, HEIGHT, GAP, LINE = 360, 332, 12, 18
BUTTONS = {
    "continue": "screens.continue",
    "new": "screens.new",
    "games": "screens.games",
    "solo": "screens.solo.title",
    "help": "screens.howto",
    "quit": "screens.quit",
}
TROUBLE = 520
# What a game needs and takes long to import, brought in with time to spare, so that no click waits for it.
LATER = ("hamlet.app.flow.table", "hamlet.app.board_view", "hamlet.app.screens.setup")


class TitleScreen(SheetScreen):
    """New game, continue, how to play, quit."""

    def __init__(self, home: Home) -> None:
        super().__init__(home.words)
        self.home = home
        self.kept = KeptGames()
        self._best_solo = ""
        self._stale = True
        self._brief = False
        self._room = self._size = 0
        self.trouble = ""
        self._village: TitleVillage | None = None
        self._bare = False
        self._warmed = 0

    def build(self, pane: Pane, window: pygame.Rect) -> None:
        """The village at the left, the sheet at the right."""
        px = pane.px
        more = self._room_for_games(pane, window.height - px(HEIGHT + 16))
        area = pygame.Rect(0, 0, px(WIDTH), px(HEIGHT) + more)
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
        px, newest = pane.px, self.kept.newest
        main = "continue" if newest is not None else "new"
        games = [("games",)] if self.kept.games else []
        solo = [("solo",)] if self._best_solo else []
        for names in [("continue",), ("new",), *games, *solo, ("help", "quit")]:
            line = pygame.Rect(area.left + px(36), top, area.width - px(72), px(56 if main in names else 44))
            wide = (line.width - px(GAP) * (len(names) - 1)) // len(names)
            for number, name in enumerate(names):
                place = pygame.Rect(line.left + (wide + px(GAP)) * number, line.top, wide, line.height)
                enabled = name != "continue" or newest is not None
                hint = who_plays(self.words, newest.header) if newest and name == "continue" else ""
                word = pane.label(BUTTONS[name])
                big_button(pane, place, name, word, main=name == main, hint=hint, enabled=enabled)
            top = line.bottom + px(GAP)
            told = pygame.Rect(line.left, top - px(4), line.width, 0)
            for text, colour in self._said_below(names[0]):
                told = pygame.Rect(line.left, told.bottom, line.width, self._height(text))
                draw_wrapped(pane.surface, text, told, Role.LABEL, px(LINE), colour, PAPER, Align.CENTRE)
            top = told.bottom + px(GAP) if told.height else top

    def _said_below(self, name: str) -> list[tuple[str, Colour]]:
        """Under *Continue* the game that it opens; under the games those that cannot be opened, and why."""
        newest, wrong = self.kept.newest, self.kept.broken
        if name == "continue" and newest is not None:
            who = fit(who_plays(self.words, newest.header), self._room, Role.LABEL, self._size)
            return [(told, MUTED) for told in (who, when_saved(newest.header)) if told]
        if name == "solo":
            return [(self._best_solo, MUTED)]
        if name != "games" or not wrong:
            return []
        if len(wrong) > 1 or wrong[0].problem is None or self._brief:
            return [(self.words.label("screens.games.wrong", count=len(wrong)), COST)]
        return [(self.words.label("screens.games.broken", why=wrong[0].problem.told(self.words)), COST)]

    def _room_for_games(self, pane: Pane, most: int) -> int:
        """How much higher the sheet is for them; in a low window reasons are left to their own page."""
        self._room, self._size = pane.px(WIDTH - 72), pane.px(LINE)
        for self._brief in (False, True):
            solo = ("solo",) if self._best_solo else ()
            below = [self._said_below(name) for name in ("continue", "games", *solo)]
            words = sum(self._height(text) for lines in below for text, _ in lines)
            high = words + pane.px(GAP) * sum(1 for lines in below if lines)
            high += pane.px(44 + GAP) * (bool(self.kept.games) + len(solo))
            if high <= most:
                break
        return high

    def _height(self, text: str) -> int:
        return len(wrap(text, self._room, Role.LABEL, self._size)) * line_height(self._size)

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
        if self._stale:
            self._look()
        if self._village is not None and self._village.work():
            self.relayout()
        elif self._warmed < len(LATER):
            import_module(LATER[self._warmed])
            self._warmed += 1
        return super().update(now)

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """Shown again, perhaps: another game may be the newest now."""
        if not self.size[0]:
            self._look()
        else:
            self._stale = True
        super().resize(size, scale)

    def _look(self) -> None:
        """See which games are kept, and tell of folders that cannot be looked into."""
        before, self._stale = (self.kept, self._best_solo), False
        self._best_solo = best_of(self.words, load_history(self.home.folders, self.home.disk))
        self.kept = kept_games(self.home.folders, self.home.settings.places, self.home.disk)
        if self.kept.troubles and self.home.folders.trouble is None:
            self.trouble = self.kept.troubles[0].told(self.words)
        if (self.kept, self._best_solo) != before and self.size[0]:
            self.relayout()

    def pressed(self, name: str) -> Change | None:
        """Go there."""
        try:
            if name == "continue":
                return self._continue()
            if name in ("games", "solo"):
                return Open(GamesPage() if name == "games" else SoloPage())
            if name == "help":
                return Open(HelpPage())
            if name == "new":
                _ = self.home.choice
                return Open(SetupPage())
        except StartError as error:
            self._tell(error)
            return None
        return Quit() if name == "quit" else None

    def _continue(self) -> Change | None:
        """The very game that is shown."""
        from hamlet.app.starting import go_on_with

        newest = self.kept.newest
        return Open(go_on_with(self.home, newest)) if newest is not None else None

    def _tell(self, error: StartError) -> None:
        """Say what cannot be done, and why."""
        self.trouble = str(error)
        self.relayout()

    def rules_page(self) -> HelpPage | None:
        """How to play."""
        return HelpPage()

    def back(self) -> Change | None:
        """Escape leaves the game."""
        return Quit()
