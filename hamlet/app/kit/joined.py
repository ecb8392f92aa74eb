"""Joined choices: one rounded ground in cells, of which one is chosen."""

from __future__ import annotations

from itertools import pairwise

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.icons.written_signs import written
from hamlet.app.art.palette import BANNER, CARD, DISABLED, DISABLED_TEXT, INK, WHITE, Colour
from hamlet.app.art.plates import number_disc
from hamlet.app.art.rich import draw_rich, measure_rich, plain
from hamlet.app.art.shapes import box, thin_line
from hamlet.app.art.type import Align, Role, draw_text, fitting, measure
from hamlet.app.ids import CellId, Id
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.values import dataclass

TEXT, LEAST_TEXT = 19, 18
TWO_LINES = 54
COUNTED = 28
WITH_ICON = 58  # so high a cell has its icon above its words


@dataclass(frozen=True, slots=True)
class ChoiceCell:
    """One of the choices; a reason makes it pale."""

    value: str
    label: str
    icon: str = ""
    why_not: str = ""
    hint: str = ""
    tint: Colour | None = None
    """The colour of its icon, or of the disc with its number, if not its usual one."""
    count: int = 0
    """Above none, it stands on a disc behind the words."""

    @property
    def painted(self) -> Colour | None:
        """The colour its icon has on the paper of the cell."""
        return self.tint or written(self.icon, INK)


@dataclass(frozen=True, slots=True)
class JoinedChoices:
    """One of several, chosen by a click or by arrows."""

    id: Id
    cells: tuple[ChoiceCell, ...]
    chosen: str
    tall: int = 44
    words: bool = True
    """Without, or where they have no room, cells show icons alone, and their words when pointed at."""
    hint: str = ""

    # hands

    @property
    def current(self) -> SetValue | None:
        """What is chosen."""
        return self.chosen

    def stepped(self, by: int) -> SetValue | None:
        """The next cell that can be chosen; at an end it stays."""
        free = [cell.value for cell in self.cells if not cell.why_not]
        if self.chosen not in free:
            return free[0] if free else None
        return free[max(0, min(len(free) - 1, free.index(self.chosen) + by))]

    def pressed(self) -> SetValue | None:
        """Enter goes round."""
        free = [cell.value for cell in self.cells if not cell.why_not]
        if not free:
            return None
        return free[(free.index(self.chosen) + 1) % len(free)] if self.chosen in free else free[0]

    def pulled(self, share: float) -> SetValue | None:
        """Cells are not pulled."""
        return None

    # look

    def height(self, pane: KitPane, width: int) -> int:
        """As it says; where words have no room beside each other, they stand in two lines."""
        return pane.px(max(self.tall, TWO_LINES) if self._tight(pane, width) else self.tall)

    def _tight(self, pane: KitPane, width: int) -> bool:
        wanted = sum(self._wanted(pane, cell, LEAST_TEXT, 6) for cell in self.cells)
        worded = self.words and self._has_room(pane, width - pane.px(4))
        return worded and wanted > width - pane.px(4)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Cells over one ground, so that only the outer corners are round."""
        px, surface = pane.px, pane.surface
        rim, radius = max(1, px(2)), px(9)
        pane.control(self, rect, self.hint)
        box(surface, rect, INK, radius)
        inner, clip = rect.inflate(-2 * rim, -2 * rim), surface.get_clip()
        worded = self._has_room(pane, inner.width)
        for number, (cell, place) in enumerate(
            zip(self.cells, self._places(pane, inner, worded=worded), strict=True)
        ):
            fill = BANNER if cell.value == self.chosen else DISABLED if cell.why_not else CARD
            surface.set_clip(place.clip(clip))
            box(surface, inner, fill, radius - rim)
            thin_line(surface, pygame.Rect(place.left, place.top + 1, place.width, 1), WHITE, 110)
            surface.set_clip(clip)
            if number:
                pygame.draw.rect(surface, INK, (place.left - rim, place.top, rim, place.height))
            if worded:
                self._draw_words(pane, place, cell, fill)
            else:
                opacity = 120 if cell.why_not else 255
                draw_icon(surface, cell.icon, place.center, px(26), cell.painted, opacity=opacity)
            told = cell.why_not or cell.hint or ("" if worded else cell.label)
            pane.cell(CellId(self.id, cell.value), place, told, enabled=not cell.why_not)

    def _has_room(self, pane: KitPane, width: int) -> bool:
        """Whether the words are shown: always where there is no icon for one of them."""
        if not all(cell.icon for cell in self.cells):
            return True
        least = sum(measure(cell.label, Role.NUMBER, pane.px(LEAST_TEXT)) for cell in self.cells)
        beside = pane.px(28) * len(self.cells) if self.tall < WITH_ICON else 0
        return self.words and least + beside + pane.px(10) * len(self.cells) <= width

    def _places(self, pane: KitPane, inner: pygame.Rect, *, worded: bool) -> list[pygame.Rect]:
        """Equal parts; where a word has no room in one, each as wide as its words ask for."""
        gap = max(1, pane.px(2))
        count, total = len(self.cells), inner.width
        wants = [self._wanted(pane, cell, TEXT, 12) for cell in self.cells]
        fair = (total - gap * (count - 1)) // count
        equal = not worded or max(wants) <= fair
        weights = [1] * count if equal else [self._wanted(pane, cell, LEAST_TEXT, 4) for cell in self.cells]
        whole, edges = sum(weights), [0]
        for weight in weights:
            edges.append(edges[-1] + weight)
        lefts = [inner.left + (total + gap) * edge // whole for edge in edges]
        return [
            pygame.Rect(left, inner.top, right - gap - left, inner.height) for left, right in pairwise(lefts)
        ]

    def _wanted(self, pane: KitPane, cell: ChoiceCell, size: int, around: int) -> int:
        beside = pane.px(28) if cell.icon and self.tall < WITH_ICON else 0
        beside += pane.px(COUNTED) if cell.count else 0
        return measure(cell.label, Role.NUMBER, pane.px(size)) + beside + pane.px(around)

    def _draw_words(self, pane: KitPane, place: pygame.Rect, cell: ChoiceCell, ground: Colour) -> None:
        px, surface = pane.px, pane.surface
        colour = DISABLED_TEXT if cell.why_not else INK
        opacity = 120 if cell.why_not else 255
        words, role = place, Role.NUMBER if cell.value == self.chosen else Role.LABEL
        size = fitting(cell.label, place.width - px(2), role, px(TEXT), px(LEAST_TEXT))
        if cell.icon and self.tall >= WITH_ICON:
            at = (place.centerx, place.top + px(20))
            draw_icon(surface, cell.icon, at, px(26), cell.painted, opacity=opacity)
            words = pygame.Rect(place.left, place.bottom - px(26), place.width, px(22))
        elif cell.icon:
            wide = measure(cell.label, role, size) + px(28)
            left = place.centerx - wide // 2
            draw_icon(
                surface, cell.icon, (left + px(11), place.centery), px(22), cell.painted, opacity=opacity
            )
            words = pygame.Rect(left + px(28), place.top, place.right - left - px(28), place.height)
            draw_text(surface, cell.label, words, role, size, colour, ground)
            return
        if cell.count:
            wide = measure(cell.label, role, size)
            words = place.move(-px(COUNTED) // 2, 0)
            at = (words.centerx + wide // 2 + px(COUNTED - 10), place.centery)
            number_disc(surface, at, str(cell.count), cell.tint or BANNER, pane.scale)
        if measure(cell.label, role, size) > place.width:
            markup, room = plain(cell.label), place.width - px(4)
            high = measure_rich(markup, room, Role.LABEL, size)[1]
            area = pygame.Rect(place.left + px(2), place.centery - high // 2, room, high)
            draw_rich(surface, markup, area, Role.LABEL, size, colour, ground, Align.CENTRE)
            return
        draw_text(surface, cell.label, words, role, size, colour, ground, Align.CENTRE)
