"""What the coach says: a bubble with a tail beside what is lit; in a small window a strip."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from hamlet.app.art import buttons
from hamlet.app.art.buttons import Face, Label
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BANNER, BRASS, BRASS_DARK, GREEN, INK, MUTED, PAPER, WHITE
from hamlet.app.art.shapes import disc
from hamlet.app.art.type import Align, Role, draw_text, draw_wrapped, line_height, measure, wrap
from hamlet.app.ids import ButtonId
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.app.ui.pane import Pane
from hamlet.values import dataclass

SHOW, ON, WHY, SKIP, LEAVE = (ButtonId(name) for name in ("show", "on", "why", "skip", "leave"))
STAY, GO = ButtonId("stay"), ButtonId("go")
"""The answers to whether one wants to leave."""
SMALL: Final = 18
STACKED: Final = 2
"""So many buttons of a strip stand one over the other."""


@dataclass(frozen=True, slots=True)
class BubbleMeasures:
    """How large a bubble is, and what stands on it."""

    width: int
    height: int
    edge: int
    title: int
    text: int
    pip: int
    button: int


MEASURES: Final = {
    FrameKind.WIDE: BubbleMeasures(640, 276, 26, 36, 25, 9, 46),
    FrameKind.NORMAL: BubbleMeasures(480, 230, 20, 30, 21, 7, 40),
    FrameKind.COMPACT: BubbleMeasures(900, 96, 14, 24, 20, 6, 36),
}


@dataclass(frozen=True, slots=True)
class BubbleWay:
    """One way on: what it is called, its key, and whether it is only a word."""

    id: ButtonId
    words: str
    key: str = ""
    link: bool = False


@dataclass(frozen=True, slots=True)
class BubbleWords:
    """All that is said. `done` of `steps` pips have their tick; without steps there is no row of pips."""

    course: str
    title: str
    sentence: str
    ways: tuple[BubbleWay, ...]
    step: int = 0
    steps: int = 0
    done: int = 0
    count: str = ""


def bubble_size(kind: FrameKind, words: BubbleWords, window: pygame.Rect, scale: float) -> tuple[int, int]:
    """As large as the guide says; larger only where the sentence needs another line."""
    measures = MEASURES[kind]
    if kind is FrameKind.COMPACT:
        wide = window.width - round(24 * scale)
        return wide, _strip_height(words, wide, lambda logical: round(logical * scale))
    wide = measures.width - 2 * measures.edge
    lines = len(wrap(words.sentence, round(wide * scale), Role.TEXT, round(measures.text * scale)))
    rows = len(_rows(words.ways, round(wide * scale), lambda logical: round(logical * scale)))
    more = max(0, lines - 2) * line_height(measures.text) + (rows - 1) * (measures.button + 8)
    return round(measures.width * scale), round((measures.height + more) * scale)


def draw_bubble(pane: Pane, rect: pygame.Rect, words: BubbleWords, kind: FrameKind) -> None:
    """On paper that is there already."""
    if kind is FrameKind.COMPACT:
        _draw_strip(pane, rect, words)
        return
    measures, px = MEASURES[kind], pane.px
    inner = rect.inflate(-2 * px(measures.edge), 0)
    top = rect.top + px(measures.edge + 6)
    _draw_head(pane, pygame.Rect(inner.left, top - px(14), inner.width, px(28)), words, measures)
    top += px(measures.title * 0.66)
    title = pygame.Rect(inner.left, top, inner.width, line_height(px(measures.title)))
    draw_text(pane.surface, words.title, title, Role.TITLE, px(measures.title), INK, PAPER)
    rows = len(_rows(words.ways, inner.width, px))
    tall = rows * px(measures.button) + (rows - 1) * px(8)
    foot = pygame.Rect(inner.left, rect.bottom - px(measures.edge) - tall, inner.width, tall)
    text = pygame.Rect(inner.left, title.bottom + px(2), inner.width, foot.top - title.bottom)
    draw_wrapped(pane.surface, words.sentence, text, Role.TEXT, px(measures.text), INK, PAPER)
    _draw_ways(pane, foot, words.ways, px(measures.button))


def _draw_head(pane: Pane, row: pygame.Rect, words: BubbleWords, measures: BubbleMeasures) -> None:
    """The course at the left, a pip for each step, how far one is at the right."""
    px, size = pane.px, pane.px(20)
    drawn = draw_text(pane.surface, words.course, row, Role.TEXT, size, MUTED, PAPER)
    counted = draw_text(pane.surface, words.count, row, Role.NUMBER, size, INK, PAPER, Align.RIGHT)
    line = pygame.Rect(drawn.right + px(24), row.top, counted.left - drawn.right - px(48), row.height)
    if words.steps > 1 and line.width > words.steps * px(2 * measures.pip):
        _draw_pips(pane, line, words, measures.pip)


def _draw_pips(pane: Pane, line: pygame.Rect, words: BubbleWords, radius: int) -> None:
    px, y = pane.px, line.centery
    gap = (line.width - 2 * px(radius)) / (words.steps - 1)
    first = line.left + px(radius)
    pygame.draw.line(pane.surface, BRASS, (first, y), (first + gap * (words.steps - 1), y), max(1, px(1.5)))
    for number in range(words.steps):
        at = (first + gap * number, float(y))
        if number < words.done:
            disc(pane.surface, at, px(radius), GREEN, INK, px(1.6))
            draw_icon(pane.surface, "check", (round(at[0]), round(at[1])), px(radius * 1.5), WHITE)
        elif number == words.step:
            disc(pane.surface, at, px(radius + 2), BANNER, INK, px(2))
        else:
            disc(pane.surface, at, px(radius - 3), PAPER, BRASS_DARK, px(1.6))


def _rows(ways: Sequence[BubbleWay], width: int, px: Callable[[float], int]) -> list[list[BubbleWay]]:
    """The ways on in as many rows as they need."""
    rows: list[list[BubbleWay]] = [[]]
    left = width
    for way in ways:
        needed = _wide(way, px) + px(12)
        if needed > left + px(12) and rows[-1]:
            rows.append([])
            left = width
        rows[-1].append(way)
        left -= needed
    return rows


def _draw_ways(pane: Pane, foot: pygame.Rect, ways: Sequence[BubbleWay], high: int) -> None:
    """Buttons from the left, words that are only words at the right."""
    for number, row in enumerate(_rows(ways, foot.width, pane.px)):
        line = pygame.Rect(foot.left, foot.top + number * (high + pane.px(8)), foot.width, high)
        left = line.left
        for way in row:
            if way.link:
                _draw_link(pane, line, way)
            else:
                place = pygame.Rect(left, line.top, _wide(way, pane.px), high)
                _draw_button(pane, place, way)
                left = place.right + pane.px(12)


def _wide(way: BubbleWay, px: Callable[[float], int]) -> int:
    words = measure(way.words, Role.LABEL if way.link else Role.NUMBER, px(20))
    if way.link:
        return words + px(12)
    key = measure(way.key, Role.LABEL, px(18)) + px(26) if way.key else 0
    return max(px(130 if not way.key else 0), words + key + px(40))


def _draw_button(pane: Pane, place: pygame.Rect, way: BubbleWay) -> None:
    buttons.button(pane.surface, place, Label(way.words, way.key), face=Face.PAPER, scale=pane.scale)
    pane.hit(way.id, place)


def _draw_link(pane: Pane, foot: pygame.Rect, way: BubbleWay) -> None:
    size = pane.px(20)
    words = draw_text(pane.surface, way.words, foot, Role.LABEL, size, INK, PAPER, Align.RIGHT)
    under = foot.centery + pane.px(14)
    pygame.draw.line(pane.surface, BRASS, (words.left, under), (words.right, under), max(1, pane.px(1.5)))
    pane.hit(way.id, pygame.Rect(words.left - pane.px(6), foot.top, words.width + pane.px(12), foot.height))


def _columns(ways: Sequence[BubbleWay], px: Callable[[float], int]) -> list[int]:
    """How wide the columns of a strip's buttons are, two in each."""
    return [
        max(_needed(way, px) for way in ways[first : first + STACKED])
        for first in range(0, len(ways), STACKED)
    ]


def _needed(way: BubbleWay, px: Callable[[float], int]) -> int:
    key = measure(way.key, Role.LABEL, px(18)) + px(22) if way.key else 0
    return measure(way.words, Role.NUMBER, px(SMALL)) + key + px(26)


def _beside_columns(words: BubbleWords, width: int, px: Callable[[float], int]) -> int:
    """The width that is left for title and sentence of a strip."""
    columns = _columns(words.ways, px)
    return width - 2 * px(MEASURES[FrameKind.COMPACT].edge) - sum(columns) - len(columns) * px(8) - px(8)


def _strip_height(words: BubbleWords, width: int, px: Callable[[float], int]) -> int:
    """As the guide says; more only where the sentence needs another line."""
    measures = MEASURES[FrameKind.COMPACT]
    lines = len(wrap(words.sentence, _beside_columns(words, width, px), Role.TEXT, px(measures.text)))
    return max(
        px(measures.height), px(22) + line_height(px(measures.title)) + lines * line_height(px(measures.text))
    )


def _draw_strip(pane: Pane, rect: pygame.Rect, words: BubbleWords) -> None:
    """Low and wide: title and sentence at the left, the ways on in two lines at the right."""
    measures, px = MEASURES[FrameKind.COMPACT], pane.px
    inner = rect.inflate(-2 * px(measures.edge), -2 * px(8))
    high, columns = (inner.height - px(6)) // STACKED, _columns(words.ways, px)
    left = inner.right - sum(columns) - (len(columns) - 1) * px(8)
    for number in range(len(columns)):
        for row, way in enumerate(words.ways[STACKED * number : STACKED * (number + 1)]):
            place = pygame.Rect(left, inner.top + row * (high + px(6)), columns[number], high)
            buttons.button(pane.surface, place, Label(way.words, way.key, size=SMALL), scale=pane.scale)
            pane.hit(way.id, place)
        left += columns[number] + px(8)
    text = pygame.Rect(inner.left, inner.top, _beside_columns(words, rect.width, px), inner.height)
    head = pygame.Rect(text.left, text.top - px(2), text.width, line_height(px(measures.title)))
    drawn = draw_text(pane.surface, words.title, head, Role.TITLE, px(measures.title), INK, PAPER)
    if words.count and drawn.right + px(20) + measure(words.count, Role.TEXT, px(18)) <= text.right:
        draw_text(pane.surface, words.count, head, Role.TEXT, px(18), MUTED, PAPER, Align.RIGHT)
    said = pygame.Rect(text.left, head.bottom, text.width, rect.bottom - head.bottom - px(4))
    draw_wrapped(pane.surface, words.sentence, said, Role.TEXT, px(measures.text), INK, PAPER)
