"""Text in which the words that are looked for stand on yellow."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import BANNER, GLOW, INK, Colour
from hamlet.app.art.rich import BitLine, lay_out
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Role, draw_text, line_height, measure
from hamlet.values import dataclass
from hamlet.words.rulebook.search import found_in


@dataclass(frozen=True, slots=True)
class AskedWords:
    """The words that are looked for; `here`: in the place that one has come to."""

    words: tuple[str, ...] = ()
    here: bool = False

    def marks(self, text: str) -> list[tuple[int, int]]:
        """Where in one word of a text they stand."""
        return [span for word in self.words for span in found_in(text, (word,))]

    @property
    def colour(self) -> Colour:
        """The yellow behind them: strong where one is, pale elsewhere."""
        return BANNER if self.here else GLOW


NOTHING_ASKED = AskedWords()


@dataclass(frozen=True, slots=True)
class TextLook:
    """How text is set: face, size in window pixels, colour, and the ground under it."""

    role: Role
    size: int
    colour: Colour
    ground: Colour


def text_height(markup: str, width: int, look: TextLook) -> int:
    """What a text takes in this width."""
    return len(lay_out(markup, width, look.role, look.size)) * line_height(look.size)


def draw_asked(
    surface: pygame.Surface, markup: str, area: pygame.Rect, look: TextLook, asked: AskedWords = NOTHING_ASKED
) -> None:
    """Lines from the top of the area; found words on yellow."""
    step = line_height(look.size)
    for number, line in enumerate(lay_out(markup, area.width, look.role, look.size)):
        row = pygame.Rect(area.left, area.top + number * step, area.width, step)
        _draw_line(surface, line, row, look, asked)


def _draw_line(
    surface: pygame.Surface, line: BitLine, row: pygame.Rect, look: TextLook, asked: AskedWords
) -> None:
    for bit in line:
        place = pygame.Rect(row.left + bit.left, row.top, bit.width, row.height)
        marks = asked.marks(bit.text) if asked.words else []
        for start, end in marks:
            left = place.left + measure(bit.text[:start], bit.role, look.size)
            right = place.left + measure(bit.text[:end], bit.role, look.size)
            high = round(look.size * 1.16)
            behind = pygame.Rect(left - 2, row.centery - high // 2, right - left + 4, high)
            box(surface, behind, asked.colour, max(2, look.size // 6))
        colour, ground = (INK, asked.colour) if marks else (look.colour, look.ground)
        draw_text(surface, bit.text, place, bit.role, look.size, colour, ground)
