"""The cards and lines of the title's menu, each a value that draws itself."""

from __future__ import annotations

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import (
    BANNER,
    BRASS,
    BRASS_TEXT,
    CARD,
    COST,
    DARK_WOOD,
    GLOW,
    INK,
    MUTED,
    PAPER,
    Colour,
    alpha,
    mix,
    seat_colour,
)
from hamlet.app.art.shapes import box, glow, shadow, thin_line
from hamlet.app.art.textures import paper
from hamlet.app.art.type import Align, Role, draw_text, draw_wrapped, fit, fitting, line_height, measure, wrap
from hamlet.app.ids import ButtonId
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.paper_cards import CardPress
from hamlet.app.screens.title_parts.seats_told import SeatTold, draw_seats
from hamlet.values import dataclass

NIGHT = (34, 23, 15)
"""What the lines of the menu stand on: wood in the dark."""
SMALL = 18
ENTER = "Enter"
DUSK = 205  # how dark it is behind words that stand before the village
_GOLD_TEXT = mix(INK, BANNER, 0.07)


@dataclass(frozen=True, slots=True)
class GoldGame:
    """The game to go on with."""

    name: str
    title: str
    under: str
    seats: tuple[SeatTold, ...]
    hint: str
    picture: pygame.Surface | None
    picture_size: tuple[int, int] | None

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Its picture, what it is, who plays."""
        px = pane.px
        press(pane, self.name, rect, self.hint)
        gold(pane, rect)
        left = rect.left + px(16)
        if self.picture_size is not None:
            place = pygame.Rect(rect.left + px(11), 0, *(px(each) for each in self.picture_size))
            place.centery = rect.centery
            self._draw_picture(pane, place)
            left = place.right + px(16)
        words = pygame.Rect(left, rect.top + px(8), rect.right - px(14) - left, rect.height - px(16))
        self._draw_words(pane, words)

    def _draw_picture(self, pane: KitPane, place: pygame.Rect) -> None:
        """Until there is one, a hatched place."""
        px = pane.px
        box(pane.surface, place, INK, px(8))
        inner = place.inflate(-px(4), -px(4))
        if self.picture is not None:
            pane.surface.blit(pygame.transform.smoothscale(self.picture, inner.size), inner)
            return
        box(pane.surface, inner, DARK_WOOD, px(6))
        clip = pane.surface.get_clip()
        pane.surface.set_clip(inner)
        for start in range(inner.left - inner.height, inner.right, px(12)):
            line = (start, inner.bottom), (start + inner.height, inner.top)
            pygame.draw.line(pane.surface, mix(DARK_WOOD, INK, 0.5), *line, max(1, px(3)))
        pane.surface.set_clip(clip)

    def _draw_words(self, pane: KitPane, area: pygame.Rect) -> None:
        px, many = pane.px, area.height >= pane.px(92)
        large, small = px(34 if many else 26), px(20 if many else SMALL)
        rows = [round(area.height * share) for share in ((0.46, 0.26, 0.28) if many else (0.42, 0.29, 0.29))]
        head = pygame.Rect(area.left, area.top, area.width, rows[0])
        chip = draw_key(pane, head)
        room = head.width - (chip.width + px(10))
        size = fitting(self.title, room, Role.TITLE, large, px(SMALL))
        draw_text(
            pane.surface,
            self.title,
            pygame.Rect(head.left, head.top, room, head.height),
            Role.TITLE,
            size,
            INK,
            BANNER,
        )
        line = pygame.Rect(area.left, head.bottom, area.width, rows[1])
        size = fitting(self.under, line.width, Role.LABEL, small, px(SMALL))
        draw_text(
            pane.surface,
            fit(self.under, line.width, Role.LABEL, size),
            line,
            Role.LABEL,
            size,
            _GOLD_TEXT,
            BANNER,
        )
        seats = pygame.Rect(area.left, line.bottom, area.width, area.bottom - line.bottom)
        draw_seats(pane, seats, self.seats, BANNER)


@dataclass(frozen=True, slots=True)
class WayCard:
    """A way on with a card of its own: a name, perhaps an icon, and a line beside or under it."""

    name: str
    title: str
    told: str
    icon: str = ""
    seat: str | None = None
    gold: bool = False
    ring: bool = False

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """On gold or on paper; with a ring of brass where somebody new should begin."""
        px = pane.px
        press(pane, self.name, rect, "")
        if self.gold:
            gold(pane, rect)
        else:
            plain(pane, rect)
        if self.ring:
            pygame.draw.rect(pane.surface, BRASS, rect.inflate(-px(4), -px(4)), px(4), border_radius=px(9))
        ground = BANNER if self.gold else CARD
        left, size = rect.left + px(16), min(px(34), rect.height * 3 // 5)
        room = rect.width - px(16 + 12 + 16) - size
        # Words come before pictures.
        if self.icon and measure(self.title, Role.TITLE, px(SMALL)) <= room:
            colour = seat_colour(self.seat) if self.seat else None
            draw_icon(pane.surface, self.icon, (left + size // 2, rect.centery), size, colour)
            left += size + px(12)
        area = pygame.Rect(left, rect.top, rect.right - px(16) - left, rect.height)
        if self.gold:
            area.width -= draw_key(pane, area).width + px(10)
        self._draw_words(pane, area, ground)

    def _draw_words(self, pane: KitPane, area: pygame.Rect, ground: Colour) -> None:
        px, small = pane.px, pane.px(SMALL)
        tall = area.height >= px(100)
        large = px(34 if tall else 28 if area.height >= px(64) else 24)
        pale = _GOLD_TEXT if self.gold else MUTED
        wide, beside = measure(self.title, Role.TITLE, large), measure(self.told, Role.TEXT, small)
        if not tall and not self.icon and wide + beside + px(14) <= area.width:
            draw_text(pane.surface, self.title, area, Role.TITLE, large, INK, ground)
            draw_text(pane.surface, self.told, area, Role.TEXT, small, pale, ground, Align.RIGHT)
            return
        lines = wrap(self.told, area.width, Role.TEXT, small) if self.told else []
        large = min(large, px(22)) if not tall and lines else large
        high = round(large * 1.15) + len(lines) * line_height(small)
        if high > area.height or any(measure(line, Role.TEXT, small) > area.width for line in lines):
            lines, high = [], round(large * 1.15)
        size = fitting(self.title, area.width, Role.TITLE, large, small)
        head = pygame.Rect(area.left, area.centery - high // 2, area.width, round(large * 1.15))
        draw_text(pane.surface, self.title, head, Role.TITLE, size, INK, ground)
        if lines:
            rest = pygame.Rect(area.left, head.bottom, area.width, high - head.height)
            draw_wrapped(pane.surface, self.told, rest, Role.TEXT, small, pale, ground)


def darken_behind(pane: KitPane, words: pygame.Rect) -> None:
    """A dusk around pale words, which may stand before a bright part of the village."""
    px = pane.px
    plate = pygame.Rect(0, 0, words.width + px(20), min(words.height - px(4), px(28)))
    plate.center = words.center
    glow(pane.surface, plate, plate.height / 2, px(6), NIGHT)
    box(pane.surface, plate, alpha(NIGHT, DUSK), plate.height / 2)


@dataclass(frozen=True, slots=True)
class MenuWay:
    """A way on as a line: icon, name, and at the right what there is."""

    name: str
    title: str
    told: str
    icon: str
    lit: bool = False
    rule: bool = True

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Under the pointer it is gold, with a bar at its side."""
        px, small = pane.px, pane.px(SMALL)
        press(pane, self.name, rect, "", lifts=False)
        if self.rule and not self.lit:
            thin_line(pane.surface, pygame.Rect(rect.left, rect.bottom - 1, rect.width, 1), BRASS_TEXT, 54)
        if self.lit:
            thin_line(pane.surface, rect, BANNER, 26)
            pygame.draw.rect(
                pane.surface, BANNER, (rect.left - px(10), rect.top + px(4), px(4), rect.height - px(8))
            )
        size = min(px(26), rect.height * 3 // 5)
        draw_icon(pane.surface, self.icon, (rect.left + px(17), rect.centery), size)
        left = rect.left + px(46)
        colour = BANNER if self.lit else PAPER
        large = px(25 if rect.height >= px(44) else 22)
        room = rect.right - left
        beside = measure(self.told, Role.TEXT, small)
        wide = measure(self.title, Role.BANNER, px(SMALL))
        told = self.told if beside and wide + beside + px(16) <= room else ""
        room -= beside + px(16) if told else 0
        size = fitting(self.title, room, Role.BANNER, large, small)
        words = pygame.Rect(left, rect.top, room, rect.height)
        draw_text(pane.surface, self.title, words, Role.BANNER, size, colour, NIGHT)
        if told:
            end = pygame.Rect(rect.right - beside, rect.top, beside, rect.height)
            darken_behind(pane, end)
            draw_text(pane.surface, told, end, Role.TEXT, small, BRASS_TEXT, NIGHT, Align.RIGHT)


@dataclass(frozen=True, slots=True)
class WayIcon:
    """A way on as a button with an icon; its hint says its name."""

    name: str
    title: str
    told: str
    icon: str

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """On dark wood."""
        px = pane.px
        press(pane, self.name, rect, f"{self.title}: {self.told}" if self.told else self.title)
        shadow(pane.surface, rect, px(9), px(3), px(6))
        box(pane.surface, rect, DARK_WOOD, px(9), INK, px(2))
        draw_icon(pane.surface, self.icon, rect.center, px(26))


@dataclass(frozen=True, slots=True)
class RedLine:
    """What is wrong with games that are kept."""

    text: str

    def height(self, pane: KitPane, width: int) -> int:
        """Its lines, on a strip of paper."""
        px = pane.px
        return len(wrap(self.text, width - px(24), Role.LABEL, px(SMALL))) * line_height(px(SMALL)) + px(8)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """In red."""
        px = pane.px
        box(pane.surface, rect, PAPER, px(7), INK, px(1.5))
        inner = rect.inflate(-px(24), -px(8))
        draw_wrapped(pane.surface, self.text, inner, Role.LABEL, px(SMALL), COST, PAPER)


def press(pane: KitPane, name: str, rect: pygame.Rect, hint: str, *, lifts: bool = True) -> None:
    """All of this can be pressed."""
    pane.group = "menu"
    pane.control(CardPress(ButtonId(name)), rect, hint, lifts=lifts)


def gold(pane: KitPane, rect: pygame.Rect) -> None:
    """The one card that glows: what one will most likely do."""
    px = pane.px
    glow(pane.surface, rect, px(11), px(10), GLOW)
    box(pane.surface, rect, BANNER, px(11), INK, px(2))
    _grain(pane, rect)


def plain(pane: KitPane, rect: pygame.Rect) -> None:
    """A card of paper."""
    art.panel(pane.surface, rect, pane.scale, CARD)


def _grain(pane: KitPane, rect: pygame.Rect) -> None:
    inner = rect.inflate(-pane.px(6), -pane.px(6))
    pane.surface.blit(paper(inner.size), inner, special_flags=pygame.BLEND_RGB_MULT)
    line = pygame.Rect(rect.left + pane.px(11), rect.top + pane.px(2), rect.width - pane.px(22), 1)
    thin_line(pane.surface, line, opacity=150)


def draw_key(pane: KitPane, area: pygame.Rect) -> pygame.Rect:
    """Which key does it, at the right end; returns its place."""
    px = pane.px
    chip = pygame.Rect(0, 0, measure(ENTER, Role.LABEL, px(SMALL)) + px(20), px(28))
    chip.midright = (area.right, area.centery)
    box(pane.surface, chip, mix(BANNER, PAPER, 0.35), px(6), mix(BANNER, INK, 0.45), max(1, px(1.5)))
    draw_text(pane.surface, ENTER, chip, Role.LABEL, px(SMALL), INK, mix(BANNER, PAPER, 0.35), Align.CENTRE)
    return chip
