"""What is pressed: buttons, chips, and lines that open a list."""

from __future__ import annotations

import pygame

from hamlet.app.art import buttons
from hamlet.app.art.buttons import ButtonState, Face, Label
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.key_names import KEY_NAMES
from hamlet.app.art.palette import BANNER, CARD, COST, GAIN, GLOW, INK, PAPER, ROW_LIT, Colour
from hamlet.app.art.rich import measure_rich
from hamlet.app.art.shapes import box, glow, shadow
from hamlet.app.art.type import Align, Role, draw_text, fitting, measure
from hamlet.app.ids import CellId, Id
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.values import dataclass

ROW = 38
LIST = "list"
"""The group of an open list."""
CHIPS: dict[str, tuple[Colour, Colour]] = {
    "gold": (BANNER, INK),
    "green": (GAIN, INK),
    "red": (COST, PAPER),
    "paper": (CARD, INK),
}


def draw_chip_at(surface: pygame.Surface, at: tuple[int, int], words: str, look: str, scale: float) -> int:
    """A chip whose left middle stands at a point; returns where it ends."""
    fill, colour = CHIPS[look]
    size = round(18 * scale)
    rect = pygame.Rect(0, 0, measure(words, Role.LABEL, size) + round(22 * scale), round(28 * scale))
    rect.midleft = at
    box(surface, rect, fill, rect.height / 2, INK, max(1, round(1.6 * scale)))
    draw_text(surface, words, rect, Role.LABEL, size, colour, fill, Align.CENTRE)
    return rect.right


@dataclass(frozen=True, slots=True)
class ChipBlock:
    """A word or two in a rounded plate of their own."""

    words: str
    look: str = "gold"

    def height(self, pane: KitPane, width: int) -> int:
        """A chip."""
        return pane.px(30)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """At the left."""
        draw_chip_at(pane.surface, (rect.left, rect.centery), self.words, self.look, pane.scale)


@dataclass(frozen=True, slots=True)
class PressButton(Unmoved):
    """A button. A golden one is the main thing to do, and glows at rest."""

    id: Id
    label: str
    key: str = ""
    face: Face = Face.PAPER
    icon: str = ""
    why_not: str = ""
    hint: str = ""
    size: int = 20
    tall: int = 46

    def pressed(self) -> SetValue | None:
        """It is pressed."""
        return None if self.why_not else True

    def height(self, pane: KitPane, width: int) -> int:
        """As it says."""
        return pane.px(self.tall)

    @property
    def markup(self) -> str:
        """Its icon and its words."""
        return f"{{{self.icon}}} {self.label}" if self.icon else self.label

    def wide(self, pane: KitPane) -> int:
        """How wide it is where nothing else says so."""
        words = measure_rich(self.markup, role=Role.NUMBER, size=pane.px(self.size))[0]
        key = KEY_NAMES.get(self.key, self.key)
        return words + pane.px(44) + (measure(key, Role.LABEL, pane.px(18)) + pane.px(24) if key else 0)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """Its words, its key, or its icon alone."""
        able, gold = not self.why_not, self.face is Face.GOLD
        state = ButtonState.NORMAL if able else ButtonState.DISABLED
        pane.control(self, rect, self.why_not or self.hint, enabled=able, here=gold, lifts=True)
        if gold and able and buttons.GOLD.shines:
            glow(pane.surface, rect, 10 * pane.scale, 9 * pane.scale, GLOW)
        if not self.label:
            buttons.icon_button(pane.surface, rect, self.icon, state, self.face, pane.scale)
            return
        room = rect.width - pane.px(16) - (pane.px(60) if self.key else 0)
        size = fitting(self.label, room, Role.NUMBER, pane.px(self.size), pane.px(18))
        label = Label(self.markup, self.key, size=round(size / pane.scale))
        buttons.button(pane.surface, rect, label, state, self.face, pane.scale)


@dataclass(frozen=True, slots=True)
class DropLine(Unmoved):
    """What is chosen of a list that opens below it; arrows go through the list without opening it."""

    id: Id
    options: tuple[tuple[str, str], ...]
    """Each with its value and its words."""
    chosen: str
    tall: int = 44

    @property
    def current(self) -> SetValue | None:
        """What is chosen."""
        return self.chosen

    def stepped(self, by: int) -> SetValue | None:
        """The next or the former; at an end it stays."""
        values = [value for value, _ in self.options]
        if self.chosen not in values:
            return values[0] if values else None
        return values[max(0, min(len(values) - 1, values.index(self.chosen) + by))]

    def height(self, pane: KitPane, width: int) -> int:
        """As it says."""
        return pane.px(self.tall)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The words of what is chosen, and a sign that there is more."""
        px = pane.px
        pane.control(self, rect, lifts=True)
        box(pane.surface, rect, CARD, px(9), INK, px(2))
        words = pygame.Rect(rect.left + px(14), rect.top, rect.width - px(50), rect.height)
        shown = dict(self.options).get(self.chosen, "")
        size = fitting(shown, words.width, Role.LABEL, px(20), px(18))
        draw_text(pane.surface, shown, words, Role.LABEL, size, INK, CARD)
        x, y, half = rect.right - px(22), rect.centery + px(1), px(7)
        pygame.draw.polygon(
            pane.surface, INK, [(x - half, y - half // 2), (x + half, y - half // 2), (x, y + half)]
        )


@dataclass(frozen=True, slots=True)
class DropRow(Unmoved):
    """One line of an open list."""

    id: CellId
    words: str
    chosen: bool

    def pressed(self) -> SetValue | None:
        """It is chosen."""
        return self.id.value

    def height(self, pane: KitPane, width: int) -> int:
        """A line."""
        return pane.px(ROW)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """The words; a tick at the one that is chosen."""
        px = pane.px
        pane.control(self, rect, here=self.chosen)
        ground = ROW_LIT if self.chosen else PAPER
        if self.chosen:
            box(pane.surface, rect, ground, px(7))
            draw_icon(pane.surface, "check", (rect.right - px(20), rect.centery), px(18))
        words = pygame.Rect(rect.left + px(12), rect.top, rect.width - px(48), rect.height)
        role = Role.NUMBER if self.chosen else Role.LABEL
        draw_text(pane.surface, self.words, words, role, px(20), INK, ground)


@dataclass(frozen=True, slots=True)
class DropList:
    """The list that has opened, over everything else."""

    line: DropLine

    def tall(self, pane_scale: float) -> int:
        """How high it is, in window pixels."""
        return round((ROW * len(self.line.options) + 12) * pane_scale)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """A sheet with a line each."""
        px = pane.px
        pane.group = LIST
        shadow(pane.surface, rect, px(10), px(6), px(10))
        box(pane.surface, rect, PAPER, px(10), INK, px(2))
        for number, (value, words) in enumerate(self.line.options):
            top = rect.top + px(6) + px(ROW) * number
            place = pygame.Rect(rect.left + px(6), top, rect.width - px(12), px(ROW))
            DropRow(CellId(self.line.id, value), words, value == self.line.chosen).draw(pane, place)
