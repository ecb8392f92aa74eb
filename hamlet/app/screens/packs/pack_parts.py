"""Parts of the sheet about one pack: its head, what it needs, its tiles, its problems."""

from __future__ import annotations

import pygame

from hamlet.app.art import plates
from hamlet.app.art.palette import INK, MUTED, PAPER
from hamlet.app.art.plates import PlateAmount
from hamlet.app.art.rich import draw_rich, measure_rich, plain
from hamlet.app.art.severity import EDGES, GROUNDS, Severity, draw_severity
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text, fitting, measure
from hamlet.app.ids import Id
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.kit.pressing import PressButton
from hamlet.app.screens.packs.pack_chips import chip_wide, draw_pack_chip
from hamlet.app.screens.packs.pack_lines import PackChip
from hamlet.app.screens.packs.packs_ids import ABOUT
from hamlet.app.table.blueprints import draw_blueprint
from hamlet.app.table.look import Look
from hamlet.values import dataclass

SMALL = 18
SALE = 40
PENCIL = 38


@dataclass(frozen=True, slots=True)
class PackHead:
    """The name and the version in one line."""

    name: str
    version: str
    size: int
    rename: str = ""
    """What the pencil after them is called; without, there is none."""

    def height(self, pane: KitPane, width: int) -> int:
        """A line."""
        return pane.px(self.size * 1.3)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The version after the name, and a pencil after it."""
        px = pane.px
        pencil = px(PENCIL + 10) if self.rename else 0
        told = measure(self.version, Role.TEXT, px(22)) + px(14) + pencil
        room = rect.width - told
        size = fitting(self.name, room, Role.TITLE, px(self.size), px(20))
        name = pygame.Rect(rect.left, rect.top, room, rect.height)
        written = draw_text(pane.surface, self.name, name, Role.TITLE, size, INK, PAPER)
        version = pygame.Rect(written.right + px(14), rect.top + px(4), told, rect.height)
        end = draw_text(pane.surface, self.version, version, Role.TEXT, px(22), MUTED, PAPER).right
        if self.rename:
            place = pygame.Rect(end + px(10), rect.centery - px(PENCIL) // 2, px(PENCIL), px(PENCIL))
            PressButton(ABOUT, "", icon="pencil", hint=self.rename, tall=PENCIL).draw(pane, place)


@dataclass(frozen=True, slots=True)
class ChipLine:
    """A pale word, then chips in as many lines as they take, and a remark after them."""

    name: str
    chips: tuple[PackChip, ...]
    remark: str = ""
    room: int = 74

    def _room(self, pane: KitPane) -> int:
        return max(pane.px(self.room), measure(self.name, Role.LABEL, pane.px(19)) + pane.px(12))

    def _places(self, pane: KitPane, width: int) -> list[pygame.Rect]:
        px, room = pane.px, self._room(pane)
        left, top, found = room, 0, []
        for chip in self.chips:
            wide = min(chip_wide(pane, chip), width - room)
            if left + wide > width and left > room:
                left, top = room, top + px(34)
            found.append(pygame.Rect(left, top, wide, px(28)))
            left += wide + px(8)
        return found

    def height(self, pane: KitPane, width: int) -> int:
        """Its lines."""
        places = self._places(pane, width)
        return max((place.bottom for place in places), default=pane.px(28)) + pane.px(2)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The remark stands after the last one, if it has room."""
        px = pane.px
        last = pygame.Rect(rect.left, rect.top, self._room(pane) - px(8), px(28))
        draw_text(pane.surface, self.name, last, Role.LABEL, px(19), MUTED, PAPER)
        for chip, place in zip(self.chips, self._places(pane, rect.width), strict=True):
            last = place.move(rect.topleft)
            draw_pack_chip(pane, last, chip)
        left = last.right + px(12)
        if self.remark and left + measure(self.remark, Role.TEXT, px(SMALL)) <= rect.right:
            draw_text(pane.surface, self.remark, (left, last.centery), Role.TEXT, px(SMALL), MUTED, PAPER)


@dataclass(frozen=True, slots=True)
class PartHead:
    """A head on the sheet, with a note after it and one at the right."""

    title: str
    note: str = ""
    right: str = ""

    def height(self, pane: KitPane, width: int) -> int:
        """A line."""
        return pane.px(34)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From both ends."""
        px, surface = pane.px, pane.surface
        written = draw_text(surface, self.title, (rect.left, rect.centery), Role.TITLE, px(25), INK, PAPER)
        note = pygame.Rect(written.right + px(12), rect.top, rect.right - written.right - px(12), rect.height)
        if self.note:
            size = fitting(self.note, note.width, Role.TEXT, px(19), px(SMALL))
            draw_text(surface, self.note, note, Role.TEXT, size, MUTED, PAPER)
        if self.right and measure(self.right, Role.TEXT, px(SMALL)) <= note.width:
            at = (rect.right, rect.centery)
            draw_text(surface, self.right, at, Role.TEXT, px(SMALL), MUTED, PAPER, Align.RIGHT)


@dataclass(frozen=True, slots=True)
class TileCards:
    """Blueprints of tiles, some side by side."""

    look: Look
    tiles: tuple[int, ...]
    version: int
    """Of their pictures: once more of them are made, others are drawn."""
    columns: int
    tall: int = 134
    gap: int = 10

    def height(self, pane: KitPane, width: int) -> int:
        """Its rows."""
        rows = -(-len(self.tiles) // self.columns)
        return rows * pane.px(self.tall) + max(0, rows - 1) * pane.px(self.gap)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From the left."""
        gap, high = pane.px(self.gap), pane.px(self.tall)
        wide = min(pane.px(150), (rect.width - gap * (self.columns - 1)) // self.columns)
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, self.columns)
            place = pygame.Rect(rect.left + column * (wide + gap), rect.top + row * (high + gap), wide, high)
            draw_blueprint(pane, place, self.look, tile, lit=False)


@dataclass(frozen=True, slots=True)
class ProblemRow(Unmoved):
    """What the checker says, word for word; pressed, it leads to its line."""

    id: Id | None
    severity: Severity
    words: str
    place: str = ""
    hint: str = ""

    def pressed(self) -> SetValue | None:
        """There."""
        return True

    def _words_high(self, pane: KitPane, width: int) -> int:
        return measure_rich(plain(self.words), width - pane.px(58), Role.LABEL, pane.px(SMALL))[1]

    def height(self, pane: KitPane, width: int) -> int:
        """Its lines, and one for its place."""
        return self._words_high(pane, width) + pane.px(18) + (pane.px(24) if self.place else 0)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """A mark, the sentence, the place below it in even letters."""
        px, surface = pane.px, pane.surface
        fill = GROUNDS[self.severity] if self.severity is not Severity.SOUND else PAPER
        if self.id is not None:
            pane.control(_Pressed(self.id), rect, self.hint, lifts=True)
        box(surface, rect, fill, px(8), EDGES[self.severity], max(1, px(1.6)))
        draw_severity(surface, (rect.left + px(24), rect.top + px(22)), 12 * pane.scale, self.severity)
        high = self._words_high(pane, rect.width)
        words = pygame.Rect(rect.left + px(46), rect.top + px(8), rect.width - px(58), high)
        colour = INK if self.severity is not Severity.MISTAKE else EDGES[self.severity]
        draw_rich(surface, plain(self.words), words, Role.LABEL, px(SMALL), colour, fill)
        if self.place:
            at = pygame.Rect(words.left, words.bottom, words.width, px(24))
            draw_text(surface, self.place, at, Role.CODE, px(SMALL), MUTED, fill, Align.RIGHT)


@dataclass(frozen=True, slots=True)
class _Pressed(Unmoved):
    """A row that is pressed."""

    id: Id

    def pressed(self) -> SetValue | None:
        """It is."""
        return True


@dataclass(frozen=True, slots=True)
class SalePlate:
    """A sale as it lies in the Market: what it asks for, what it gives."""

    needs: tuple[PlateAmount, ...]
    gains: tuple[tuple[int, str], ...]

    def wide(self, scale: float) -> int:
        """Its plates side by side."""
        gains = sum(plates.gain_width(count, scale) + round(4 * scale) for count, _ in self.gains)
        return plates.pennant_width(self.needs, scale) + round(4 * scale) + gains

    def draw(self, surface: pygame.Surface, place: pygame.Rect, scale: float) -> None:
        """From the left."""
        left = place.left + plates.pennant_width(self.needs, scale) + round(4 * scale)
        plates.pennant(surface, place.left, place.centery - 15 * scale, self.needs, scale, flat=True)
        for count, icon in self.gains:
            plates.gain(surface, left, place.centery - 13 * scale, count, icon, scale, flat=True)
            left += plates.gain_width(count, scale) + round(4 * scale)


@dataclass(frozen=True, slots=True)
class SalePlates:
    """How many sales there are, and all of them, in as many lines as they take."""

    words: str
    sales: tuple[SalePlate, ...]

    def _places(self, pane: KitPane, width: int) -> list[pygame.Rect]:
        px = pane.px
        left, top, found = measure(self.words, Role.NUMBER, px(SMALL)) + px(14), 0, []
        for sale in self.sales:
            wide = sale.wide(pane.scale)
            if left + wide > width and left > 0:
                left, top = 0, top + px(SALE)
            found.append(pygame.Rect(left, top, wide, px(SALE - 4)))
            left += wide + px(22)
        return found

    def height(self, pane: KitPane, width: int) -> int:
        """Its lines."""
        return max((place.bottom for place in self._places(pane, width)), default=pane.px(SALE))

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The words, then the plates."""
        px = pane.px
        first = (rect.left, rect.top + px(SALE - 4) // 2)
        draw_text(pane.surface, self.words, first, Role.NUMBER, px(SMALL), INK, PAPER)
        for sale, place in zip(self.sales, self._places(pane, rect.width), strict=True):
            sale.draw(pane.surface, place.move(rect.topleft), pane.scale)
