"""The one way text reaches a surface: it knows its box, its clip and its contrast.

Tests subscribe to `listeners` and see every piece of text drawn, where, on what, and whether it was cut.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

import pygame

from hamlet.app.art.palette import INK, Colour
from hamlet.resources import assets_folder

ELLIPSIS = "…"
CAPITAL_MIDDLE = 0.32  # the baseline lies this share of the size under the middle of the capitals


class Role(StrEnum):
    """What a piece of text is for; each role has its own cut of the fonts."""

    TITLE = "Alegreya-ExtraBold"
    BANNER = "Alegreya-Bold"
    TEXT = "AlegreyaSans-Medium"
    LABEL = "AlegreyaSans-Bold"
    NUMBER = "AlegreyaSans-ExtraBold"


class Align(StrEnum):
    """Where text stands in its box."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Drawn:
    """One piece of text as it reached a surface."""

    text: str
    shown: str
    rect: pygame.Rect
    box: pygame.Rect | None
    clip: pygame.Rect
    role: Role
    size: int
    colour: Colour
    on: Colour | None
    surface: pygame.Surface

    @property
    def cut(self) -> bool:
        """Whether something of the text was left away."""
        return self.shown != self.text


listeners: list[Callable[[Drawn], None]] = []


@lru_cache(maxsize=256)
def font(role: Role, size: int) -> pygame.font.Font:
    """The font of this role at this many pixels."""
    pygame.font.init()
    return pygame.font.Font(assets_folder() / "fonts" / f"{role.value}.ttf", size)


@lru_cache(maxsize=8192)
def measure(text: str, role: Role = Role.TEXT, size: int = 20) -> int:
    """How many pixels wide this text is."""
    return font(role, size).size(text)[0]


@lru_cache(maxsize=4096)
def _picture(text: str, role: Role, size: int, colour: Colour) -> pygame.Surface:
    return font(role, size).render(text, True, colour)


@lru_cache(maxsize=4096)
def fit(text: str, width: int, role: Role = Role.TEXT, size: int = 20) -> str:
    """The text itself, or as much of it as fits, with an ellipsis."""
    if measure(text, role, size) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(text[:middle].rstrip() + ELLIPSIS, role, size) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS


def broken(word: str, width: int, role: Role = Role.TEXT, size: int = 20) -> list[str]:
    """A word in pieces that fit this width, with hyphens; whole if it fits, or if hardly a letter would."""
    pieces: list[str] = []
    while measure(word, role, size) > width:
        # Three letters at least stay together, on either side of a hyphen.
        ends = range(len(word) - 3, 2, -1)
        end = next((n for n in ends if measure(f"{word[:n]}-", role, size) <= width), 0)
        if not end:
            break
        pieces.append(f"{word[:end]}-")
        word = word[end:]
    return [*pieces, word]


def fitting(text: str, width: int, role: Role, size: int, least: int) -> int:
    """The largest size, not below the least, at which a text has room."""
    return next((each for each in range(size, least, -1) if measure(text, role, each) <= width), least)


def wrap(text: str, width: int, role: Role = Role.TEXT, size: int = 20) -> list[str]:
    """The text in lines that fit this width; a word longer than a line is broken."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        pieces = (piece for each in paragraph.split() for piece in broken(each, width, role, size))
        for word in pieces:
            longer = f"{line} {word}" if line else word
            if line and measure(longer, role, size) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def line_height(size: int) -> int:
    """From one line of text to the next."""
    return round(size * 4 / 3)


def _place(at: pygame.Rect, width: int, align: Align) -> float:
    if align is Align.LEFT:
        return at.left
    if align is Align.RIGHT:
        return at.right - width
    return at.centerx - width / 2


def draw_text(
    surface: pygame.Surface,
    text: str,
    at: pygame.Rect | tuple[float, float],
    role: Role = Role.TEXT,
    size: int = 20,
    colour: Colour = INK,
    on: Colour | None = None,
    align: Align = Align.LEFT,
) -> pygame.Rect:
    """Draw one line of text and return where it stands.

    In a box it stands by `align`, in the middle from top to bottom, cut with an ellipsis if it is too
    wide. At a point, the point is the left, middle or right of the capitals' middle line.
    """
    boxed = isinstance(at, pygame.Rect)
    area = at if isinstance(at, pygame.Rect) else pygame.Rect(round(at[0]), round(at[1]), 0, 0)
    shown = fit(text, area.width, role, size) if boxed else text
    picture = _picture(shown, role, size, colour)
    left = round(_place(area, picture.get_width(), align))
    baseline = area.centery + CAPITAL_MIDDLE * size
    top = round(baseline - font(role, size).get_ascent())
    surface.blit(picture, (left, top))
    rect = pygame.Rect(left, area.centery - size // 2, picture.get_width(), size)
    for listener in listeners:
        clip = surface.get_clip()
        listener(Drawn(text, shown, rect, area if boxed else None, clip, role, size, colour, on, surface))
    return rect


def draw_wrapped(
    surface: pygame.Surface,
    text: str,
    area: pygame.Rect,
    role: Role = Role.TEXT,
    size: int = 20,
    colour: Colour = INK,
    on: Colour | None = None,
    align: Align = Align.LEFT,
) -> int:
    """Draw text in as many lines as the box holds, the first at its top; return the height used."""
    step = line_height(size)
    lines = wrap(text, area.width, role, size)
    room = max(1, area.height // step)
    if len(lines) > room:
        lines = [*lines[: room - 1], " ".join(lines[room - 1 :])]
    for number, line in enumerate(lines):
        row = pygame.Rect(area.left, area.top + number * step, area.width, step)
        draw_text(surface, line, row, role, size, colour, on, align)
    return len(lines) * step
