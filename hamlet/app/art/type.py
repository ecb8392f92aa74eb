"""The one way text reaches a surface: it knows its box, its clip and its contrast.

Tests subscribe to `listeners` and see every piece of text drawn, where, on what, and whether it was cut;
with `lookers` they see as well what is really behind it. Without any, nothing is looked at.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

import pygame

from hamlet.app.art.behind import Behind, look_behind
from hamlet.app.art.palette import INK, Colour
from hamlet.app.art.panel_tones import WORN, WORN_TEXT
from hamlet.app.art.sized import sized
from hamlet.letters import ELLIPSIS, LONGEST_LINE, shortened, shown
from hamlet.resources import assets_folder

OTHER_SIZE = 1.35  # of pygame's own font, to look as large
# The letters that some font of the game does not have, in a row.
_FOREIGN = re.compile(
    "([^ -~\xa0-\xac\xae-\u0131\u0134-\u0148\u014a-\u017e\u0218-\u021b\u2010\u2013\u2014\u2018-\u201a"
    "\u201c-\u201e\u2020-\u2022\u2024\u2026\u2030\u2032\u2033\u2039\u203a\u20ac\u2122\u2190-\u2193\u2212\u2260\u2264\u2265]+)"
)
CAPITAL_MIDDLE = 0.32  # the baseline lies this share of the size under the middle of the capitals


class Role(StrEnum):
    """What a piece of text is for; each role has its own cut of the fonts."""

    TITLE = "Alegreya-ExtraBold"
    BANNER = "Alegreya-Bold"
    TEXT = "AlegreyaSans-Medium"
    LABEL = "AlegreyaSans-Bold"
    NUMBER = "AlegreyaSans-ExtraBold"
    CODE = "JetBrainsMono-Regular"
    """What stands in a file, every sign as wide as the next."""
    CODE_KEY = "JetBrainsMono-Bold"


CLOSE_WORDS = frozenset((Role.TITLE, Role.BANNER))
"""In these a letter such as y moves so near to a space that hardly any of it is left."""
WORDS_APART = 0.2  # of the size at least


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
lookers: list[Callable[[Drawn, Behind | None], None]] = []


@lru_cache(maxsize=256)
def font(role: Role, size: int) -> pygame.font.Font:
    """The font of this role at this many pixels."""
    pygame.font.init()
    return pygame.font.Font(assets_folder() / "fonts" / f"{role.value}.ttf", size)


@lru_cache(maxsize=64)
def _other_font(size: int) -> pygame.font.Font:
    """The font that comes with pygame, about as large: it has more letters, and a box for all others."""
    return pygame.font.Font(None, round(size * OTHER_SIZE))


def readable(text: str) -> str:
    """A line as it is drawn, whatever a file or a keyboard put into it."""
    return shown(shortened(text, LONGEST_LINE))


def _runs(line: str, role: Role, size: int) -> list[tuple[str, pygame.font.Font]]:
    """The line in pieces, each with the font that has its letters."""
    own, other = font(role, size), _other_font(size)
    pieces = _FOREIGN.split(line)
    return [(piece, other if number % 2 else own) for number, piece in enumerate(pieces) if piece]


def _words(line: str, role: Role) -> list[str]:
    """The line in the pieces between which room is made; where the font's own room will do, all in one."""
    return line.split(" ") if role in CLOSE_WORDS else [line]


def _between(role: Role, size: int) -> int:
    return max(font(role, size).size(" ")[0], round(size * WORDS_APART))


@lru_cache(maxsize=8192)
def measure(text: str, role: Role = Role.TEXT, size: int = 20) -> int:
    """How many pixels wide this text is."""
    words = _words(readable(text), role)
    return sum(_width(word, role, size) for word in words) + (len(words) - 1) * _between(role, size)


def _width(word: str, role: Role, size: int) -> int:
    if not _FOREIGN.search(word):
        return font(role, size).size(word)[0]
    return sum(face.size(piece)[0] for piece, face in _runs(word, role, size))


@sized(4096, plain=True)
def _picture(text: str, role: Role, size: int, colour: Colour) -> pygame.Surface:
    own, words = font(role, size), _words(text, role)
    if len(words) == 1 and not _FOREIGN.search(text):
        return own.render(text, True, colour)
    picture = pygame.Surface((measure(text, role, size), own.get_height()), pygame.SRCALPHA)
    left = 0
    for word in words:
        for piece, face in _runs(word, role, size):
            drawn = face.render(piece, True, colour)
            picture.blit(drawn, (left, own.get_ascent() - face.get_ascent()))
            left += drawn.get_width()
        left += _between(role, size)
    return picture


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
        end = _breaking(word, width, role, size)
        if not end:
            break
        pieces.append(f"{word[:end]}-")
        word = word[end:]
    return [*pieces, word]


def _breaking(word: str, width: int, role: Role, size: int) -> int:
    """How many letters of a word fit with a hyphen; three at least stay together, on either side of it."""
    low, high = 2, len(word) - 3
    while low < high:
        middle = (low + high + 1) // 2
        if measure(f"{word[:middle]}-", role, size) <= width:
            low = middle
        else:
            high = middle - 1
    return low if low > 2 else 0


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


def _capitals(rect: pygame.Rect) -> pygame.Rect:
    """Where the letters are in a text's place, from the top of the capitals to the baseline."""
    return rect.inflate(0, round((2 * CAPITAL_MIDDLE - 1) * rect.height))


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
    text = readable(text)
    colour, on = WORN_TEXT.get(colour, colour), on and WORN.get(on, on)
    boxed = isinstance(at, pygame.Rect)
    area = at if isinstance(at, pygame.Rect) else pygame.Rect(round(at[0]), round(at[1]), 0, 0)
    shown = fit(text, area.width, role, size) if boxed else text
    picture = _picture(shown, role, size, colour)
    left = round(_place(area, picture.get_width(), align))
    baseline = area.centery + CAPITAL_MIDDLE * size
    top = round(baseline - font(role, size).get_ascent())
    rect = pygame.Rect(left, area.centery - size // 2, picture.get_width(), size)
    behind = look_behind(surface, _capitals(rect), colour) if lookers else None
    surface.blit(picture, (left, top))
    if listeners or lookers:
        clip = surface.get_clip()
        drawn = Drawn(text, shown, rect, area if boxed else None, clip, role, size, colour, on, surface)
        for listener in listeners:
            listener(drawn)
        for looker in lookers:
            looker(drawn, behind)
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
