"""The history of games against Botric: for each setup the best, how often it was won, and the games."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BANNER, CARD, COST, INK, MUTED, PAPER, ROW_EDGE
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, draw_wrapped, line_height, wrap
from hamlet.app.home import Home
from hamlet.app.pages import HelpPage
from hamlet.app.screens.game_lines import told_margin
from hamlet.app.screens.solo_lines import told_setup
from hamlet.app.ui.pane import Pane
from hamlet.app.ui.screen import Change, Pop
from hamlet.app.ui.sheet import Scroller, SheetScreen, big_button, sheet
from hamlet.store.solo_results import SoloResult, load_history

WIDE, HIGH, EDGE, GAP, PAD = 860, 700, 24, 10, 12
NAME, LINE, SCORE = 20, 18, 210
MOST_GAMES = 5
"""So many games of each setup are listed, the newest."""


@dataclass(frozen=True, slots=True)
class _Group:
    """One setup: what it is called, what is told of it, and its newest games."""

    name: str
    told: str
    games: tuple[SoloResult, ...]
    best: SoloResult


class SoloHistoryScreen(SheetScreen):
    """A card for each setup, the one played last first."""

    def __init__(self, home: Home) -> None:
        super().__init__(home.words)
        history = load_history(home.folders, home.disk)
        self.trouble = history.trouble.told(home.words) if history.trouble is not None else ""
        self.groups = [self._group(best, history.of(best.setup)) for best in history.best_by_setup()]

    def _group(self, best: SoloResult, games: list[SoloResult]) -> _Group:
        won = sum(each.won for each in games)
        tally = self.words.label("screens.solo.tally", games=len(games), won=won)
        told = f"{self.words.label('screens.solo.best', best=told_margin(self.words, best))} · {tally}"
        return _Group(told_setup(self.words, best), told, tuple(games[:MOST_GAMES]), best)

    def build(self, pane: Pane, window: pygame.Rect) -> None:
        """Title, cards that scroll, back."""
        px = pane.px
        area = pygame.Rect(0, 0, min(px(WIDE), window.width - px(24)), min(px(HIGH), window.height - px(20)))
        area.center = window.center
        sheet(pane, area)
        inner = area.inflate(-2 * px(EDGE), 0)
        head = pygame.Rect(inner.left, area.top + px(10), inner.width, px(46))
        draw_text(pane.surface, pane.label("screens.solo.history"), head, Role.TITLE, px(32), INK, PAPER)
        art.brass_rule(pane.surface, head.left, head.bottom, head.width, pane.scale)
        foot = pygame.Rect(inner.left, area.bottom - px(60), px(150), px(44))
        big_button(pane, foot, "back", pane.label("screens.back"), key="Esc")
        if self.trouble:
            room = pygame.Rect(
                foot.right + px(16), foot.top - px(4), inner.right - foot.right - px(16), px(52)
            )
            draw_wrapped(pane.surface, self.trouble, room, Role.LABEL, px(LINE), COST, PAPER)
        body = pygame.Rect(
            inner.left, head.bottom + px(GAP), inner.width, foot.top - head.bottom - px(2 * GAP)
        )
        self._draw_groups(pane, body)

    def _draw_groups(self, pane: Pane, body: pygame.Rect) -> None:
        px, wide = pane.px, body.width - pane.px(12)
        if not self.groups:
            draw_text(pane.surface, pane.label("screens.solo.none"), body, Role.LABEL, px(NAME), MUTED, PAPER)
        highs = [self._height(pane, group, wide) for group in self.groups]
        with Scroller(self, pane, body, sum(highs) + px(GAP) * len(highs)) as scroller:
            top = scroller.top
            for group, high in zip(self.groups, highs, strict=True):
                place = pygame.Rect(body.left, top, wide, high)
                if scroller.shows(place):
                    self._draw_group(pane, place, group)
                top = place.bottom + px(GAP)

    def _texts(self, pane: Pane, group: _Group, room: int) -> list[tuple[str, int, int]]:
        """The name and what is told, each with its size and height."""
        sized = ((group.name, pane.px(NAME)), (group.told, pane.px(LINE)))
        return [
            (text, size, len(wrap(text, room, Role.LABEL, size)) * line_height(size)) for text, size in sized
        ]

    def _height(self, pane: Pane, group: _Group, wide: int) -> int:
        words = sum(high for _, _, high in self._texts(pane, group, wide - 2 * pane.px(PAD)))
        return words + len(group.games) * line_height(pane.px(LINE)) + 2 * pane.px(PAD) + pane.px(4)

    def _draw_group(self, pane: Pane, place: pygame.Rect, group: _Group) -> None:
        px = pane.px
        box(pane.surface, place, CARD, px(8), ROW_EDGE, px(1.5))
        room, top = place.width - 2 * px(PAD), place.top + px(PAD)
        for number, (text, size, high) in enumerate(self._texts(pane, group, room)):
            line = pygame.Rect(place.left + px(PAD), top, room, high)
            draw_wrapped(pane.surface, text, line, Role.LABEL, size, MUTED if number else INK, CARD)
            top = line.bottom
        top += px(4)
        for game in group.games:
            line = pygame.Rect(place.left + px(PAD), top, room, line_height(px(LINE)))
            self._draw_game(pane, line, game, best=game == group.best)
            top = line.bottom

    def _draw_game(self, pane: Pane, line: pygame.Rect, game: SoloResult, *, best: bool) -> None:
        """Crown or none, the day, who, both scores."""
        px = pane.px
        if best:
            box(pane.surface, line.inflate(px(8), 0), BANNER, px(6))
        ground = BANNER if best else CARD
        if game.won:
            draw_icon(pane.surface, "crown", (line.left + px(12), line.centery), px(18))
        score = pygame.Rect(line.right - px(SCORE), line.top, px(SCORE), line.height)
        words = pygame.Rect(line.left + px(30), line.top, score.left - line.left - px(38), line.height)
        told = pane.label("screens.solo.game", date=game.date, name=game.name, rounds=game.rounds)
        draw_text(pane.surface, told, words, Role.LABEL, px(LINE), INK, ground)
        points = pane.label("screens.solo.score", points=game.points, botric=game.botric)
        draw_text(pane.surface, points, score, Role.NUMBER, px(LINE), INK, ground, Align.RIGHT)

    def pressed(self, name: str) -> Change | None:
        """Back."""
        return Pop() if name == "back" else None

    def rules_page(self) -> HelpPage | None:
        """How to play."""
        return HelpPage()

    def back(self) -> Change | None:
        """Escape goes back."""
        return Pop()
