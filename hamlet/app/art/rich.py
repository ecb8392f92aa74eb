"""Text with icons in it: "{wood} 2 for the *Church*", "{donkey:red} moved", "{seat:sky} Sky".

`{name}` is an icon (`_` and `-` are the same), `{name:seat}` an icon in a seat's colour, `{seat:sky}` a
seat's symbol, `{key:q}` the key that is usually Q, `{timber:high}` one of high quality with its crown,
`*…*` is bold, a line break starts a new line. `plain` makes any text safe to put inside.
A number stays on the line of its icon, whichever comes first, and an icon on that of its word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import chain, takewhile

import pygame

from hamlet.app.art.icons import draw_icon, draw_symbol
from hamlet.app.art.icons.written_signs import written
from hamlet.app.art.key_names import key_shown
from hamlet.app.art.palette import INK, Colour, seat_colour
from hamlet.app.art.type import Align, Role, broken, draw_text, line_height, measure
from hamlet.letters import ELLIPSIS
from hamlet.values import dataclass

_TOKEN = re.compile(r"\\.|\{[a-z][a-z0-9_-]*(?::[a-z]+)?\}|\*|\n|[ ]+|[^\\{*\n ]+|\{", re.DOTALL)
FADED = 130
HIGH_QUALITY = "high"
KEY = "key"
_NUMBER = re.compile(r"[(]?[+−×-]?[0-9]+(/[0-9]+)?[,.;:)]*")
_BOLD = {Role.TEXT: Role.LABEL, Role.LABEL: Role.NUMBER, Role.BANNER: Role.TITLE}


@dataclass(frozen=True, slots=True)
class Bit:
    """A word or an icon on a line; `left` is where it begins, `gap` the room before it."""

    text: str
    role: Role
    icon: str = ""
    seat: str = ""
    width: int = 0
    left: int = 0
    gap: int = 0


BitLine = tuple[Bit, ...]


def plain(text: str) -> str:
    """Text with every sign that means something here made harmless."""
    return re.sub(r"([\\{*])", r"\\\1", text)


def icon_called(name: str) -> str:
    """The drawing a name means: drawings have hyphens where ids may have underscores."""
    return name.replace("_", "-")


def _icon_size(size: int) -> int:
    return round(size * 1.2)


def _words(markup: str, role: Role, size: int) -> list[list[Bit] | None]:
    """Groups that may not be broken; None is a line break."""
    groups: list[list[Bit] | None] = [[]]
    bold = False
    for token in _TOKEN.findall(markup):
        group = groups[-1]
        if token == "\n":
            groups += [None, []]
        elif token.isspace():
            groups.append([])
        elif token == "*":
            bold = not bold
        elif group is not None:
            group.append(_bit(token, _BOLD.get(role, role) if bold else role, size))
    return _joined(groups, measure(" ", role, size))


def _joined(groups: list[list[Bit] | None], space: int) -> list[list[Bit] | None]:
    """The same with every number at its icon, and every icon that counts nothing at its word."""
    found: list[list[Bit] | None] = []
    paired = False
    for group in groups:
        before = found[-1] if found else None
        one, other = before[-1] if before else None, group[0] if group else None
        if one is None or other is None or paired:
            paired = False
        else:
            # An icon that says what a number counts has no word of its own after it, nor the other way round.
            paired = bool(other.text if one.icon else other.icon and _NUMBER.fullmatch(one.text))
        if paired and before and group:
            before += [replace(group[0], gap=space), *group[1:]]
        else:
            found.append(group)
    return found


def _bit(token: str, role: Role, size: int) -> Bit:
    if len(token) > 2 and token[0] == "{":
        name, _, seat = token[1:-1].partition(":")
        if name == KEY:
            shown = key_shown(seat.upper() if len(seat) == 1 else seat.capitalize())
            return Bit(shown, role, width=measure(shown, role, size))
        return Bit("", role, icon_called(name), seat, _icon_size(size) + 3)
    text = token[1:] if token[0] == "\\" else token
    return Bit(text, role, width=measure(text, role, size))


@lru_cache(maxsize=1024)
def lay_out(markup: str, width: int, role: Role = Role.TEXT, size: int = 18) -> tuple[BitLine, ...]:
    """The lines this text takes in this width."""
    space = measure(" ", role, size)
    lines: list[list[Bit]] = [[]]
    x = 0
    for group in _words(markup, role, size):
        if group is None:
            lines.append([])
            x = 0
            continue
        total = sum(bit.gap + bit.width for bit in group)
        if x and total and x + total > width:
            lines.append([])
            x = 0
        for bit in _broken(group, width, size):
            if x and total > width and x + bit.gap + bit.width > width:
                lines.append([])
                x = 0
            x += bit.gap if x else 0
            lines[-1].append(replace(bit, left=x))
            x += bit.width
        x += space if group else 0
    return tuple(tuple(line) for line in lines)


def _broken(group: list[Bit], width: int, size: int) -> Iterator[Bit]:
    """The bits of a group, a word longer than a line in pieces."""
    for bit in group:
        if not bit.text or bit.width <= width:
            yield bit
            continue
        for number, piece in enumerate(broken(bit.text, width, bit.role, size)):
            wide = measure(piece, bit.role, size)
            yield replace(bit, text=piece, width=wide, gap=0 if number else bit.gap)


def _extent(line: BitLine) -> int:
    return line[-1].left + line[-1].width if line else 0


def measure_rich(
    markup: str, width: int = 100_000, role: Role = Role.TEXT, size: int = 18
) -> tuple[int, int]:
    """Width and height of this text set in this width."""
    lines = lay_out(markup, width, role, size)
    return max(_extent(line) for line in lines), len(lines) * line_height(size)


@dataclass(frozen=True, slots=True)
class _Look:
    role: Role
    size: int
    colour: Colour
    on: Colour | None
    opacity: int = 255


def draw_rich(
    surface: pygame.Surface,
    markup: str,
    area: pygame.Rect,
    role: Role = Role.TEXT,
    size: int = 18,
    colour: Colour = INK,
    on: Colour | None = None,
    align: Align = Align.LEFT,
) -> int:
    """Draw the text from the top of the box, as many lines as it holds; return the height used."""
    return _draw(surface, markup, area, _Look(role, size, colour, on), align)


def draw_rich_faded(
    surface: pygame.Surface,
    markup: str,
    area: pygame.Rect,
    role: Role = Role.TEXT,
    size: int = 18,
    colour: Colour = INK,
    on: Colour | None = None,
    align: Align = Align.LEFT,
) -> int:
    """The same with pale icons: for things done or not possible now."""
    return _draw(surface, markup, area, _Look(role, size, colour, on, FADED), align)


def _draw(surface: pygame.Surface, markup: str, area: pygame.Rect, look: _Look, align: Align) -> int:
    step = line_height(look.size)
    lines = lay_out(markup, area.width, look.role, look.size)
    room = max(1, area.height // step)
    if len(lines) > room:
        lines = (*lines[: room - 1], _ended(lines[room - 1], lines[room:], area.width, look))
    for number, line in enumerate(lines):
        free = area.width - _extent(line)
        left = area.left + {Align.LEFT: 0, Align.CENTRE: free // 2, Align.RIGHT: free}[align]
        row = pygame.Rect(left, area.top + number * step, area.right - left, step)
        for bit in line:
            _draw_bit(surface, bit, row, look)
    return len(lines) * step


def _ended(line: BitLine, more: tuple[BitLine, ...], width: int, look: _Look) -> BitLine:
    """A line after which there is more: its last words run on to the edge, where an ellipsis cuts them."""
    least = measure(ELLIPSIS, look.role, look.size)
    while line and (line[-1].icon or line[-1].left + least > width) and _extent(line) + least > width:
        line = line[:-1]
    last = line[-1] if line and not line[-1].icon else Bit("", look.role, left=_extent(line))
    rest = _text_before_an_icon(more)
    # A word longer than a line is in pieces, with hyphens.
    told = f"{last.text[:-1]}{rest}" if last.text.endswith("-") else f"{last.text} {rest}"
    tail = replace(last, text=told, width=width - last.left)
    return (*(line[:-1] if last in line else line), tail)


def _text_before_an_icon(lines: tuple[BitLine, ...]) -> str:
    words = takewhile(lambda bit: not bit.icon, chain.from_iterable(lines))
    return " ".join(bit.text for bit in words) or ELLIPSIS


def _draw_bit(surface: pygame.Surface, bit: Bit, row: pygame.Rect, look: _Look) -> None:
    place = pygame.Rect(row.left + bit.left, row.top, bit.width, row.height)
    middle = (place.left + (bit.width - 2) / 2, place.centery)
    if bit.icon == "seat":
        draw_symbol(surface, bit.seat, middle, look.size * 0.42)
    elif bit.icon:
        fine = bit.seat == HIGH_QUALITY
        colour = seat_colour(bit.seat) if bit.seat and not fine else written(bit.icon, look.colour)
        draw_icon(surface, bit.icon, middle, _icon_size(look.size), colour, opacity=look.opacity, crown=fine)
    else:
        place.width = min(bit.width, max(0, row.right - place.left))
        draw_text(surface, bit.text, place, bit.role, look.size, look.colour, look.on)
