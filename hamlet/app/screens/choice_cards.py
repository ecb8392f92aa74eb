"""Cards with pictures of which one is chosen: villages, seasons, the expansion; and what stands in bars."""

from __future__ import annotations

import pygame

from hamlet.app.art.furniture import WELL
from hamlet.app.art.icons import draw_icon, draw_symbol
from hamlet.app.art.palette import BAR, BRASS, BRASS_TEXT, DARK_WOOD, INK, MUTED, PAPER
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import box, shadow
from hamlet.app.art.type import Align, Role, draw_text, draw_wrapped, fitting, line_height, measure, wrap
from hamlet.app.ids import Id
from hamlet.app.kit.blocks import draw_framed
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.kit.switching import TOGGLE, draw_toggle
from hamlet.app.kit.typing_fields import TextField
from hamlet.app.screens.still_pictures import ScenePainter
from hamlet.values import dataclass

INSET = 6


@dataclass(frozen=True, slots=True)
class PictureChoice:
    """A picture, and below it what it is called; where its name, or one beside it, has no room, its sign."""

    paint: ScenePainter
    name: str
    note: str = ""
    icon: str = ""
    size: int = 24
    beside: tuple[str, ...] = ()
    """The names in the row that it stands in: either all of them are written, or none is."""

    def height(self, pane: KitPane, width: int) -> int:
        """All there is."""
        return 0

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The name below takes what it needs, the picture all the rest."""
        px, inset = pane.px, pane.px(INSET)
        room = rect.width - 2 * px(3)
        size = fitting(self.name, room, Role.TITLE, px(self.size), px(18))
        fits = measure(self.name, Role.TITLE, size) <= room
        lines = [self.name] if fits else wrap(self.name, room, Role.TITLE, px(18))
        alike = all(measure(each, Role.TITLE, px(18)) <= room for each in self.beside)
        sign = bool(self.icon) and not (fits and alike)
        note = self.note if self.note and measure(self.note, Role.TEXT, px(18)) <= room else ""
        name_high = px(30) if sign or fits else len(lines) * line_height(px(18))
        low = name_high + (px(26) if note else 0) + px(8)
        wide = rect.width - 2 * inset
        picture = pygame.Rect(rect.left + inset, rect.top + inset, wide, rect.height - 2 * inset - low)
        draw_framed(pane.surface, picture, self.paint, pane.scale)
        words = pygame.Rect(rect.left + px(3), picture.bottom + px(4), room, name_high)
        if sign:
            draw_icon(pane.surface, self.icon, words.center, px(26))
        elif fits:
            draw_text(pane.surface, self.name, words, Role.TITLE, size, INK, PAPER, Align.CENTRE)
        else:
            draw_wrapped(pane.surface, self.name, words, Role.TITLE, px(18), INK, PAPER, Align.CENTRE)
        if note:
            below = pygame.Rect(words.left, words.bottom, room, px(24))
            draw_text(pane.surface, note, below, Role.TEXT, px(18), MUTED, PAPER, Align.CENTRE)


@dataclass(frozen=True, slots=True)
class ExpansionBlock:
    """The expansion: a picture, its name and sentence, and whether it is on."""

    paint: ScenePainter
    name: str
    sentence: str
    on: bool

    def height(self, pane: KitPane, width: int) -> int:
        """All there is."""
        return 0

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The words below take what they need."""
        px, inset = pane.px, pane.px(INSET)
        inner = rect.inflate(-2 * px(16), 0)
        told = measure_rich(self.sentence, inner.width, Role.TEXT, px(18))[1]
        top = rect.bottom - px(10) - told - px(40)
        picture = pygame.Rect(
            rect.left + inset, rect.top + inset, rect.width - 2 * inset, top - rect.top - inset
        )
        if picture.height > px(24):
            draw_framed(pane.surface, picture, self.paint, pane.scale)
        switch = pygame.Rect(0, 0, px(TOGGLE[0]), px(TOGGLE[1]))
        switch.midright = (inner.right, top + px(24))
        draw_toggle(pane.surface, switch, pane.scale, on=self.on, able=True)
        name = pygame.Rect(inner.left, top + px(4), switch.left - px(10) - inner.left, px(36))
        size = fitting(self.name, name.width, Role.TITLE, px(27), px(18))
        draw_text(pane.surface, self.name, name, Role.TITLE, size, INK, PAPER)
        words = pygame.Rect(inner.left, name.bottom, inner.width, told)
        draw_rich(pane.surface, self.sentence, words, Role.TEXT, px(18), MUTED, PAPER)


@dataclass(frozen=True, slots=True)
class WayLine(Unmoved):
    """A line of dark wood that leads to another page: its name, and what is to be known of it."""

    id: Id
    icon: str
    name: str
    note: str
    tall: int = 54

    def pressed(self) -> SetValue | None:
        """It is gone."""
        return True

    def height(self, pane: KitPane, width: int) -> int:
        """As it says."""
        return pane.px(self.tall)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From both ends; the note below the name where both have no room side by side."""
        px = pane.px
        pane.control(self, rect, lifts=True)
        shadow(pane.surface, rect, px(9), px(4), px(6))
        box(pane.surface, rect, DARK_WOOD, px(9), INK, px(2))
        draw_icon(pane.surface, self.icon, (rect.left + px(30), rect.centery), px(26))
        inner = pygame.Rect(rect.left + px(58), rect.top, rect.width - px(58 + 18), rect.height)
        size, note = px(23), measure(self.note, Role.TEXT, px(19))
        if measure(self.name, Role.TITLE, size) + note + px(16) <= inner.width:
            draw_text(pane.surface, self.name, inner, Role.TITLE, size, PAPER, DARK_WOOD)
            draw_text(pane.surface, self.note, inner, Role.TEXT, px(19), BRASS_TEXT, DARK_WOOD, Align.RIGHT)
            return
        half = inner.height // 2
        for text, role, big, colour, top in (
            (self.name, Role.TITLE, px(20), PAPER, px(2)),
            (self.note, Role.TEXT, px(18), BRASS_TEXT, half - px(2)),
        ):
            line = pygame.Rect(inner.left, inner.top + top, inner.width, half)
            fitted = fitting(text, line.width, role, big, px(18))
            draw_text(pane.surface, text, line, role, fitted, colour, DARK_WOOD)


@dataclass(frozen=True, slots=True)
class SeedField(TextField):
    """The seed: digits alone."""

    def fits(self, text: str) -> bool:
        """Digits, as many as have room."""
        return text.isascii() and (not text or text.isdigit()) and len(text) <= self.most


@dataclass(frozen=True, slots=True)
class BarChip:
    """What a bar says of the page: words in a dark plate with a tick."""

    words: str

    def height(self, pane: KitPane, width: int) -> int:
        """A chip."""
        return pane.px(42)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Around its words."""
        px = pane.px
        box(pane.surface, rect, WELL, rect.height / 2, BRASS, px(2))
        draw_icon(pane.surface, "check", (rect.left + px(24), rect.centery), px(20))
        words = pygame.Rect(rect.left + px(44), rect.top, rect.width - px(60), rect.height)
        size = fitting(self.words, words.width, Role.LABEL, px(19), px(18))
        draw_text(pane.surface, self.words, words, Role.LABEL, size, BRASS_TEXT, WELL)


@dataclass(frozen=True, slots=True)
class LinkPress(Unmoved):
    """Underlined words that are pressed."""

    id: Id
    words: str
    hint: str = ""

    def pressed(self) -> SetValue | None:
        """It is pressed."""
        return True

    def height(self, pane: KitPane, width: int) -> int:
        """A line."""
        return pane.px(36)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Words over a thin line of brass."""
        px = pane.px
        pane.control(self, rect, self.hint, lifts=True)
        size = fitting(self.words, rect.width, Role.LABEL, px(20), px(18))
        drawn = draw_text(pane.surface, self.words, rect, Role.LABEL, size, PAPER, BAR, Align.CENTRE)
        pygame.draw.rect(pane.surface, BRASS, (drawn.left, rect.bottom - px(5), drawn.width, max(1, px(1))))


@dataclass(frozen=True, slots=True)
class FootSummary:
    """Who plays and by which rules, in one line; or why it cannot begin."""

    seats: tuple[tuple[str, str], ...]
    """Colour and name."""
    rules: str
    trouble: str = ""

    def height(self, pane: KitPane, width: int) -> int:
        """A line or two."""
        return pane.px(50)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From the left; what has no room is left out."""
        px, left = pane.px, rect.left
        if self.trouble:
            draw_icon(pane.surface, "cross", (left + px(12), rect.centery), px(20))
            words = pygame.Rect(left + px(32), rect.top, rect.width - px(32), rect.height)
            high = len(wrap(self.trouble, words.width, Role.LABEL, px(19))) * line_height(px(19))
            words = pygame.Rect(words.left, rect.centery - high // 2, words.width, high)
            draw_wrapped(pane.surface, self.trouble, words, Role.LABEL, px(19), PAPER, BAR)
            return
        for colour, name in self.seats:
            wide = measure(name, Role.NUMBER, px(20))
            if left + px(30) + wide > rect.right:
                return
            draw_symbol(pane.surface, colour, (left + px(11), rect.centery), px(10))
            draw_text(pane.surface, name, (left + px(30), rect.centery), Role.NUMBER, px(20), PAPER, BAR)
            left += px(30) + wide + px(20)
        if left + px(20) + measure(self.rules, Role.TEXT, px(19)) <= rect.right:
            pygame.draw.rect(pane.surface, BRASS, (left, rect.centery - px(16), max(1, px(1)), px(32)))
            at = (left + px(20), rect.centery)
            draw_text(pane.surface, self.rules, at, Role.TEXT, px(19), BRASS_TEXT, BAR)
