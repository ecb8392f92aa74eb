"""Every text of a screen with what is really behind it, as the one text function sees it while it draws."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from unittest.mock import patch

import pygame

from hamlet.app.art import type as type_
from hamlet.app.art.behind import Behind
from hamlet.app.art.palette import Colour
from hamlet.app.art.panel_tones import WORN, wear
from hamlet.app.art.type import Drawn, Role
from tests.references.screens import Size, draw

LARGE, LARGE_BOLD = 30, 24
BOLD = {Role.TITLE, Role.NUMBER, Role.LABEL, Role.BANNER}
SEEN_THROUGH = 0.3  # a text of which more stands on nothing yet is judged by the ground it names


@dataclass(frozen=True, slots=True)
class Looked:
    """A text, and what was behind it; None on a sheet that is laid over something later."""

    drawn: Drawn
    behind: Behind | None

    @property
    def judged(self) -> bool:
        """Whether it is known here what it stands on."""
        return self.behind is not None and self.behind.unknown <= SEEN_THROUGH

    @property
    def large(self) -> bool:
        """Whether it is so large that less contrast is enough."""
        size = self.drawn.size
        return size >= LARGE or (size >= LARGE_BOLD and self.drawn.role in BOLD)


@contextmanager
def looking_behind() -> Iterator[list[Looked]]:
    """All texts drawn inside, each with what is behind it."""
    seen: list[Looked] = []

    def look(drawn: Drawn, behind: Behind | None) -> None:
        visible = drawn.rect.clip(drawn.clip)
        if drawn.shown.strip() and visible.width and visible.height:
            seen.append(Looked(drawn, behind))

    type_.lookers.append(look)
    try:
        yield seen
    finally:
        type_.lookers.remove(look)


def texts_of(screen: str, size: Size, look: str = "") -> list[Looked]:
    """Every text drawn for a screen, its panels made of this."""
    wear(look)
    try:
        with looking_behind() as seen:
            draw(screen, size)
    finally:
        wear("")
    return seen


def weak(seen: list[Looked], least: float, least_large: float) -> list[str]:
    """What stands out too little from what is really behind it."""
    found = set()
    for each in seen:
        behind, drawn = each.behind, each.drawn
        if behind is not None and each.judged and behind.weak < (least_large if each.large else least):
            found.add(f"{drawn.text!r} {drawn.colour} on {behind.worst}, {behind.weak:.1f} : 1")
    return sorted(found)


class _Noting(dict[Colour, Colour]):
    """The tones that are worn, and which ground was asked for last."""

    asked: Colour | None = None

    def get(self, key: Colour, default: Colour | None = None) -> Colour | None:  # type: ignore[override]
        self.asked = super().get(key, default)
        return self.asked


@contextmanager
def texts_painted(*, as_ground: bool) -> Iterator[None]:
    """All letters in the colour of the ground they name, in which they vanish if it is true; or none."""
    picture, noting = type_._picture, _Noting(WORN)

    def painted(text: str, role: Role, size: int, colour: Colour) -> pygame.Surface:
        shown = picture(text, role, size, noting.asked or colour)
        noting.asked = None
        if as_ground:
            return shown
        nothing = pygame.Surface(shown.get_size(), pygame.SRCALPHA)
        nothing.fill((0, 0, 0, 0))
        return nothing

    with patch.object(type_, "_picture", painted), patch.object(type_, "WORN", noting):
        yield
