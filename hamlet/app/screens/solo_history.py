"""The history of games against Botric: for each setup the best, how often it was won, and the games."""

from __future__ import annotations

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BANNER, CARD, INK, MUTED, ROW_EDGE
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, draw_wrapped, line_height, wrap
from hamlet.app.home import Home
from hamlet.app.ids import Id
from hamlet.app.kit.blocks import Block, TextBlock, WarnBlock
from hamlet.app.kit.entering import MotionKind
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.kit.kit_sheet import SHEET_BACK, ButtonRow, KitSheet, SheetPlan
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.pressing import PressButton
from hamlet.app.pages import HelpPage
from hamlet.app.screens.game_lines import told_margin
from hamlet.app.screens.solo_lines import told_setup
from hamlet.app.ui.screen import Change, Open, Pop
from hamlet.store.solo_results import SoloResult, load_history
from hamlet.values import dataclass
from hamlet.words.words import Words

PAD = 14
NAME, LINE, SCORE = 21, 18, 210
MOST_GAMES = 5
"""So many games of each setup are listed, the newest."""


@dataclass(frozen=True, slots=True)
class SetupResults:
    """One setup: what it is called, what is told of it, and its newest games."""

    name: str
    told: str
    games: tuple[SoloResult, ...]
    best: SoloResult

    def _texts(self, pane: KitPane, room: int) -> list[tuple[str, int, int]]:
        """The name and what is told, each with its size and height."""
        sized = ((self.name, pane.px(NAME)), (self.told, pane.px(LINE)))
        return [
            (text, size, len(wrap(text, room, Role.LABEL, size)) * line_height(size)) for text, size in sized
        ]

    def height(self, pane: KitPane, width: int) -> int:
        """Its words and a line for each game."""
        words = sum(high for _, _, high in self._texts(pane, width - 2 * pane.px(PAD)))
        return words + len(self.games) * line_height(pane.px(LINE)) + 2 * pane.px(PAD) + pane.px(4)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """A card on the sheet."""
        px = pane.px
        box(pane.surface, rect, CARD, px(10), ROW_EDGE, px(1.5))
        room, top = rect.width - 2 * px(PAD), rect.top + px(PAD)
        for number, (text, size, high) in enumerate(self._texts(pane, room)):
            line = pygame.Rect(rect.left + px(PAD), top, room, high)
            draw_wrapped(pane.surface, text, line, Role.LABEL, size, MUTED if number else INK, CARD)
            top = line.bottom
        top += px(4)
        for game in self.games:
            line = pygame.Rect(rect.left + px(PAD), top, room, line_height(px(LINE)))
            _draw_game(pane, line, game, best=game == self.best)
            top = line.bottom


def _draw_game(pane: KitPane, line: pygame.Rect, game: SoloResult, *, best: bool) -> None:
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


class SoloHistoryScreen(KitSheet):
    """A card for each setup, the one played last first."""

    def __init__(self, home: Home, motion: MotionKind = MotionKind.OFF) -> None:
        super().__init__(home.words, motion)
        history = load_history(home.folders, home.disk)
        self.trouble = history.trouble.told(home.words) if history.trouble is not None else ""
        self.groups = [_results(home.words, best, history.of(best.setup)) for best in history.best_by_setup()]

    def sheet(self, room: PageRoom) -> SheetPlan:
        """What is wrong, the cards, and the way back."""
        label = self.words.label
        blocks: list[Block] = [WarnBlock(self.trouble)] if self.trouble else []
        blocks += self.groups
        if not self.groups:
            blocks.append(TextBlock(label("screens.solo.none"), muted=True))
        foot = ButtonRow((PressButton(SHEET_BACK, label("screens.back"), "Esc"),))
        return SheetPlan(label("screens.solo.history"), tuple(blocks), "crown", foot=foot, wide=860)

    def took(self, what: Id, value: SetValue) -> Change | None:
        """Back."""
        return Pop() if what == SHEET_BACK else None

    def rule(self, what: Id | None) -> Change | None:
        """What there is to read of Botric."""
        return Open(HelpPage(chapter="botric"))


def _results(words: Words, best: SoloResult, games: list[SoloResult]) -> SetupResults:
    won = sum(each.won for each in games)
    tally = words.label("screens.solo.tally", games=len(games), won=won)
    told = f"{words.label('screens.solo.best', best=told_margin(words, best))} · {tally}"
    return SetupResults(told_setup(words, best), told, tuple(games[:MOST_GAMES]), best)
