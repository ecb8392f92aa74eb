"""All games that are kept: to go on with, to look at, and what can be done about damaged ones."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.palette import CARD, COST, INK, MUTED, PAPER, ROW_EDGE
from hamlet.app.art.rich import measure_rich
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Role, draw_text, draw_wrapped, line_height, wrap
from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.app.screens.game_lines import when_saved, who_plays
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.screen import Change, Pop, Replace
from hamlet.app.ui.sheet import Scroller, SheetScreen, big_button, sheet
from hamlet.store.errors import StoreError
from hamlet.store.kept_games import KeptGame, kept_games, put_aside

WIDE, HIGH, EDGE, PAD, GAP = 940, 700, 24, 12, 10
NAME, LINE, BUTTON = 20, 18, 40
WAYS = {
    "on": "screens.continue",
    "see": "screens.look",
    "left": "screens.games.left",
    "aside": "screens.games.aside",
}


@dataclass(frozen=True, slots=True)
class _Row:
    """One game as it is listed."""

    game: KeptGame
    name: str
    lines: tuple[str, ...]
    ways: tuple[str, ...]


class GamesScreen(SheetScreen):
    """A row for each game, newest first; what cannot be opened says why."""

    def __init__(self, home: Home) -> None:
        super().__init__(home.words)
        self.home = home
        self.trouble = ""
        self.rows: list[_Row] = []
        self._look()

    def _look(self) -> None:
        kept = kept_games(self.home.folders, self.home.settings.places, self.home.disk)
        self.rows = [self._row(game) for game in kept.games]
        told = [error.told(self.words) for error in kept.troubles]
        told += [self.words.label("screens.games.absent", folder=str(folder)) for folder in kept.absent]
        self.trouble = self.trouble or " ".join(told)

    def _row(self, game: KeptGame) -> _Row:
        words, files = self.words, game.files
        name = who_plays(words, game.header) or files.latest.name
        elsewhere = str(files.latest) if files.folder != self.home.folders.autosaves else ""
        told = [" · ".join(part for part in (when_saved(game.header), elsewhere) if part)]
        ways = ["on" if game.going_on else "see"] if game.sound else []
        if game.problem is not None:
            code = "screens.opened.older" if game.sound else "screens.games.broken"
            told.append(words.label(code, why=game.problem.told(words)))
        if game.spoilt:
            ways = ["left", "aside"]
        return _Row(game, name, tuple(line for line in told if line), tuple(ways))

    def build(self, pane: Pane, window: pygame.Rect) -> None:
        """Title, rows that scroll, back."""
        px = pane.px
        area = pygame.Rect(0, 0, min(px(WIDE), window.width - px(24)), min(px(HIGH), window.height - px(20)))
        area.center = window.center
        sheet(pane, area)
        inner = area.inflate(-2 * px(EDGE), 0)
        head = pygame.Rect(inner.left, area.top + px(10), inner.width, px(46))
        draw_text(pane.surface, pane.label("screens.games"), head, Role.TITLE, px(32), INK, PAPER)
        art.brass_rule(pane.surface, head.left, head.bottom, head.width, pane.scale)
        foot = pygame.Rect(inner.left, area.bottom - px(60), px(150), px(44))
        big_button(pane, foot, "back", pane.label("screens.back"), key="Esc")
        if self.trouble:
            beside = pygame.Rect(
                foot.right + px(16), foot.top - px(4), inner.right - foot.right - px(16), px(52)
            )
            draw_wrapped(pane.surface, self.trouble, beside, Role.LABEL, px(LINE), COST, PAPER)
        body = pygame.Rect(
            inner.left, head.bottom + px(GAP), inner.width, foot.top - head.bottom - px(2 * GAP)
        )
        self._draw_rows(pane, body)

    def _draw_rows(self, pane: Pane, body: pygame.Rect) -> None:
        px, wide = pane.px, body.width - pane.px(12)
        highs = [self._row_height(pane, row, wide) for row in self.rows]
        if not self.rows:
            draw_text(
                pane.surface, pane.label("screens.games.none"), body, Role.LABEL, px(NAME), MUTED, PAPER
            )
        with Scroller(self, pane, body, sum(highs) + px(GAP) * len(highs)) as scroller:
            top = scroller.top
            for number, (row, high) in enumerate(zip(self.rows, highs, strict=True)):
                place = pygame.Rect(body.left, top, wide, high)
                if scroller.shows(place):
                    self._draw_row(pane, place, number, row)
                top = place.bottom + px(GAP)

    def _row_height(self, pane: Pane, row: _Row, wide: int) -> int:
        px = pane.px
        room = wide - self._ways_width(pane, row) - 2 * px(PAD)
        lines = [line for text in row.lines for line in wrap(text, room, Role.LABEL, px(LINE))]
        words = line_height(px(NAME)) + len(lines) * line_height(px(LINE))
        return max(words, px(BUTTON)) + 2 * px(PAD)

    def _ways_width(self, pane: Pane, row: _Row) -> int:
        return sum(_width(pane, WAYS[way]) + pane.px(GAP) for way in row.ways)

    def _draw_row(self, pane: Pane, place: pygame.Rect, number: int, row: _Row) -> None:
        px = pane.px
        box(pane.surface, place, CARD, px(8), ROW_EDGE, px(1.5))
        room = place.width - self._ways_width(pane, row) - 2 * px(PAD)
        top = place.top + px(PAD)
        line = pygame.Rect(place.left + px(PAD), top, room, line_height(px(NAME)))
        draw_text(pane.surface, row.name, line, Role.LABEL, px(NAME), INK, CARD)
        for text in row.lines:
            high = len(wrap(text, room, Role.LABEL, px(LINE))) * line_height(px(LINE))
            line = pygame.Rect(line.left, line.bottom, room, high)
            wrong = row.game.problem is not None and text is row.lines[-1]
            draw_wrapped(pane.surface, text, line, Role.LABEL, px(LINE), COST if wrong else MUTED, CARD)
        right = place.right - px(PAD)
        for way in reversed(row.ways):
            button = pygame.Rect(0, 0, _width(pane, WAYS[way]), px(BUTTON))
            button.midright = (right, place.centery)
            big_button(pane, button, f"{way} {number}", pane.label(WAYS[way]))
            right = button.left - px(GAP)

    # choosing

    def pressed(self, name: str) -> Change | None:
        """Open a game, open what is left of one, put one aside, or go back."""
        if name == "back":
            return Pop()
        way, _, number = name.partition(" ")
        game = self.rows[int(number)].game
        self.trouble = ""
        try:
            if way != "aside":
                return self._opened(game, left=way == "left")
            self._aside(game)
        except (StartError, StoreError) as error:
            self.trouble = error.told(self.words) if isinstance(error, StoreError) else str(error)
        self.relayout()
        return None

    def _opened(self, game: KeptGame, *, left: bool) -> Change:
        from hamlet.app.starting import go_on_with, rescued

        page = rescued(self.home, game) if left else go_on_with(self.home, game)
        return Replace(page)

    def _aside(self, game: KeptGame) -> None:
        path = put_aside(game.files, self.home.disk)
        self.trouble = self.words.label("screens.games.put_aside", path=str(path))
        self._look()

    def back(self) -> Change | None:
        """Escape."""
        return Pop()


def _width(pane: Pane, code: str) -> int:
    return measure_rich(pane.label(code), role=Role.NUMBER, size=pane.px(20))[0] + pane.px(32)
