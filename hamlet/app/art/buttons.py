"""Buttons and chips in every state."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.icons.written_signs import written
from hamlet.app.art.key_names import KEY_NAMES
from hamlet.app.art.palette import (
    BANNER,
    CARD,
    DARK_WOOD,
    DISABLED,
    DISABLED_TEXT,
    GLOW,
    INK,
    LIT_LINE,
    PALE_ON_WOOD,
    PAPER,
    WHITE,
    Colour,
    alpha,
    luminance,
    mix,
    rgb,
)
from hamlet.app.art.panel_tones import WORN
from hamlet.app.art.rich import draw_rich, draw_rich_faded, measure_rich
from hamlet.app.art.shapes import box, disc, glow, shadow, thin_line
from hamlet.app.art.type import Align, Role, draw_text, line_height, measure


class Face(StrEnum):
    """What a button is made of."""

    PAPER = "paper"
    GOLD = "gold"
    DARK = "dark"
    GREEN = "green"


class ButtonState(StrEnum):
    """How a button stands."""

    NORMAL = "normal"
    HOVER = "hover"
    FOCUS = "focus"
    PRESSED = "pressed"
    DISABLED = "disabled"


_FACES: dict[Face, tuple[Colour, Colour]] = {
    Face.PAPER: (CARD, INK),
    Face.GOLD: (BANNER, INK),
    Face.DARK: (DARK_WOOD, PAPER),
    Face.GREEN: (rgb("335C22"), PAPER),
}
_DARK_DISABLED = (rgb("3A2A1C"), PALE_ON_WOOD)


class Gold:
    """Whether golden buttons are gold: of all that is seen at once only one is the main thing to do."""

    def __init__(self) -> None:
        self.shines = True

    @contextmanager
    def covered(self, *, covered: bool = True) -> Iterator[None]:
        """What is drawn meanwhile lies below a sheet that has a golden button of its own."""
        before, self.shines = self.shines, self.shines and not covered
        try:
            yield
        finally:
            self.shines = before


GOLD = Gold()


@dataclass(frozen=True, slots=True)
class Label:
    """What stands on a button: text with icons, a key, an eye where undo ends."""

    markup: str
    key: str = ""
    eye: bool = False
    size: int = 20


def _colours(face: Face, state: ButtonState) -> tuple[Colour, Colour]:
    if state is ButtonState.DISABLED:
        fill, text = _DARK_DISABLED if face is Face.DARK else (DISABLED, DISABLED_TEXT)
        return WORN.get(fill, fill), text
    fill, text = _FACES[face if GOLD.shines or face is not Face.GOLD else Face.PAPER]
    fill = WORN.get(fill, fill)
    if state is ButtonState.HOVER:
        return mix(fill, WHITE, 0.28 if text == INK else 0.1), text
    return (mix(fill, INK, 0.1) if state is ButtonState.PRESSED else fill), text


def _ground(
    surface: pygame.Surface, rect: pygame.Rect, fill: Colour, state: ButtonState, scale: float
) -> pygame.Rect:
    """Rim, lip and face; returns the face."""
    radius, rim = 8 * scale, round(2 * scale)
    lip = round(3 * scale)
    if state is ButtonState.FOCUS:
        glow(surface, rect.inflate(4, 4), 10 * scale, 7 * scale, GLOW)
        box(surface, rect.inflate(round(6 * scale), round(6 * scale)), LIT_LINE, radius + 3 * scale)
    elif state is not ButtonState.DISABLED:
        shadow(surface, rect, radius, 3 * scale, 4 * scale)
    box(surface, rect, mix(fill, INK, 0.45) if state is ButtonState.DISABLED else INK, radius)
    inner = rect.inflate(-2 * rim, -2 * rim)
    box(surface, inner, mix(fill, INK, 0.24), radius - rim)
    face = pygame.Rect(inner.left, inner.top, inner.width, inner.height - lip)
    if state is ButtonState.PRESSED:
        face.move_ip(0, lip)
    elif state is ButtonState.DISABLED:
        face.height = inner.height
    box(surface, face, fill, radius - rim)
    if state is not ButtonState.DISABLED:
        light = pygame.Rect(face.left + rim * 3, face.top + 1, face.width - rim * 6, 1)
        thin_line(surface, light, opacity=110 if fill != DARK_WOOD else 40)
    return face


def _key_cap(
    surface: pygame.Surface, face: pygame.Rect, key: str, fill: Colour, text: Colour, scale: float
) -> int:
    """Draw the key at the right end; returns the room it takes."""
    key = KEY_NAMES.get(key, key)
    size = round(18 * scale)
    width = measure(key, Role.LABEL, size) + round(12 * scale)
    cap = pygame.Rect(0, 0, width, round(22 * scale))
    cap.midright = (face.right - round(8 * scale), face.centery)
    ground = mix(fill, PAPER if luminance(text) < luminance(fill) else INK, 0.3)
    box(surface, cap, ground, 5 * scale, mix(fill, INK, 0.5), max(1, scale))
    draw_text(surface, key, cap, Role.LABEL, size, text, ground, Align.CENTRE)
    return width + round(12 * scale)


def button(
    surface: pygame.Surface,
    rect: pygame.Rect,
    label: Label | str,
    state: ButtonState = ButtonState.NORMAL,
    face: Face = Face.PAPER,
    scale: float = 1.0,
) -> None:
    """A button; a gold one is the main thing to do."""
    label = Label(label) if isinstance(label, str) else label
    fill, text = _colours(face, state)
    top = _ground(surface, rect, fill, state, scale)
    room = _key_cap(surface, top, label.key, fill, text, scale) if label.key else 0
    eye = round(30 * scale) if label.eye else 0
    size = round(label.size * scale)
    width = min(measure_rich(label.markup, role=Role.NUMBER, size=size)[0], top.width - room - eye)
    left = top.left + (top.width - room - width - eye) // 2
    area = pygame.Rect(left, 0, top.right - room - eye - left, line_height(size))
    area.centery = top.centery
    write = draw_rich_faded if state is ButtonState.DISABLED else draw_rich
    write(surface, label.markup, area, Role.NUMBER, size, text, fill)
    if label.eye:
        draw_icon(surface, "eye", (left + width + eye * 0.6, top.centery), round(22 * scale))


def icon_button(
    surface: pygame.Surface,
    rect: pygame.Rect,
    icon: str,
    state: ButtonState = ButtonState.NORMAL,
    face: Face = Face.DARK,
    scale: float = 1.0,
) -> None:
    """A button with one icon on it."""
    fill, text = _colours(face, state)
    top = _ground(surface, rect, fill, state, scale)
    size = round(min(rect.width, rect.height) * 0.56)
    opacity = 110 if state is ButtonState.DISABLED else 255
    draw_icon(surface, icon, top.center, size, written(icon, text), opacity=opacity)


def chip(
    surface: pygame.Surface,
    rect: pygame.Rect,
    label: Label | str,
    state: ButtonState = ButtonState.NORMAL,
    face: Face = Face.PAPER,
    scale: float = 1.0,
) -> None:
    """A low flat button: one step of this turn, an effect waiting."""
    label = Label(label, size=18) if isinstance(label, str) else label
    fill, text = _colours(face, state)
    if state is ButtonState.FOCUS:
        glow(surface, rect, 9 * scale, 6 * scale, GLOW)
    shadow(surface, rect, 8 * scale, 2 * scale, 3 * scale, (20, 12, 6, 120))
    box(surface, rect, fill, 9 * scale, LIT_LINE if state is ButtonState.FOCUS else INK, 1.6 * scale)
    thin_line(surface, pygame.Rect(rect.left + 9, rect.top + 2, rect.width - 18, 1), opacity=70)
    pad, size = round(9 * scale), round(label.size * scale)
    eye = round(30 * scale) if label.eye else 0
    area = pygame.Rect(rect.left + pad, 0, rect.width - 2 * pad - eye, line_height(size))
    area.centery = rect.centery
    wide = measure_rich(label.markup, role=Role.LABEL, size=size)[0]
    if area.width < wide <= rect.width and not eye:
        # In the narrowest an icon leaves no room beside it: it keeps to the middle.
        area.left, area.width = rect.centerx - wide // 2, wide
    draw_rich(surface, label.markup, area, Role.LABEL, size, text, fill)
    if label.eye:
        draw_icon(surface, "eye", (rect.right - 18 * scale, rect.centery), round(22 * scale))


def radio(
    surface: pygame.Surface, centre: tuple[float, float], scale: float = 1.0, *, on: bool = False
) -> None:
    """The round mark of one choice among several."""
    disc(surface, centre, 9 * scale, PAPER, INK, 1.8 * scale)
    if on:
        disc(surface, centre, 5 * scale, alpha(rgb("B73B2C"), 255))
