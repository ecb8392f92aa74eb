"""What is told of a game against Botric: how it ended, what it is compared with, the best there was."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import COST, INK, MUTED, PAPER, Colour
from hamlet.app.art.type import Role, draw_wrapped, line_height, wrap
from hamlet.app.screens.game_lines import told_margin
from hamlet.app.screens.solo_ending import SoloEnding
from hamlet.app.ui.pane import Pane
from hamlet.store.solo_results import SoloResult
from hamlet.words.words import Words

SIZE, GAP = 18, 8


def told_ending(words: Words, result: SoloResult) -> str:
    """Who has won, and by how much."""
    beaten = "screens.solo.won" if result.won else "screens.solo.lost"
    code = beaten if result.margin else "screens.solo.level"
    return words.label(code, name=result.name, points=abs(result.margin))


def told_setup(words: Words, result: SoloResult) -> str:
    """What a result is compared with: edition, lake, switches."""
    lake = [words.label("screens.solo.lake")] if result.season else []
    switches = [words.called("solo", f"switch.{name}") for name in result.switches]
    return ", ".join([words.called("solo", f"edition.{result.edition}"), *lake, *switches])


def _lines(words: Words, ending: SoloEnding) -> list[tuple[str, Colour]]:
    before, of_kind = ending.before, ending.history.of(ending.result.setup)
    lines: list[tuple[str, Colour]] = [(told_setup(words, ending.result), MUTED)]
    if before is None:
        lines.append((words.label("screens.solo.first_of_kind"), INK))
    elif ending.is_best:
        lines.append((words.label("screens.solo.new_best", before=told_margin(words, before)), INK))
    else:
        lines.append((words.label("screens.solo.best", best=told_margin(words, before)), INK))
    if len(of_kind) > 1:
        won = sum(each.won for each in of_kind)
        lines.append((words.label("screens.solo.tally", games=len(of_kind), won=won), MUTED))
    if ending.trouble:
        lines.append((ending.trouble, COST))
    return lines


def solo_height(pane: Pane, ending: SoloEnding, wide: int) -> int:
    """What the lines take."""
    size = pane.px(SIZE)
    count = sum(len(wrap(text, wide, Role.LABEL, size)) for text, _ in _lines(pane.words, ending))
    return count * line_height(size) + pane.px(GAP)


def draw_solo(pane: Pane, area: pygame.Rect, ending: SoloEnding) -> None:
    """The setup, the best of it, how often it was won."""
    size, top = pane.px(SIZE), area.top
    for text, colour in _lines(pane.words, ending):
        high = len(wrap(text, area.width, Role.LABEL, size)) * line_height(size)
        line = pygame.Rect(area.left, top, area.width, high)
        draw_wrapped(pane.surface, text, line, Role.LABEL, size, colour, PAPER)
        top = line.bottom
