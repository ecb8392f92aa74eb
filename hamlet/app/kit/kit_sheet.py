"""A sheet of paper over a dimmed screen: something short to read, to answer or to choose from."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import INK
from hamlet.app.art.shapes import thin_line
from hamlet.app.ids import ButtonId, Id
from hamlet.app.kit.blocks import Block
from hamlet.app.kit.entering import MotionKind
from hamlet.app.kit.kit_input import KitInput
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.kit.kit_stage import PagePlan
from hamlet.app.kit.laying_out import PlacedCard, measuring_pane
from hamlet.app.kit.page_room import PageRoom, centred
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.ui import focus as walking
from hamlet.app.ui.hit_regions import HitMap
from hamlet.values import dataclass
from hamlet.words.words import Words

SHEET_BACK = ButtonId("back")
DIMMED = 150
AIR = 14
"""The least room around a sheet, in logical pixels."""


@dataclass(frozen=True, slots=True)
class ButtonRow:
    """Buttons at the two ends of a line, each as wide as its words; in a short one they stand in a column."""

    left: tuple[PressButton, ...] = ()
    right: tuple[PressButton, ...] = ()
    gap: int = 12

    def _fits(self, pane: KitPane, width: int) -> bool:
        every = (*self.left, *self.right)
        wide = sum(each.wide(pane) for each in every) + pane.px(self.gap) * max(0, len(every) - 1)
        return wide <= width

    def height(self, pane: KitPane, width: int) -> int:
        """A line, or as many as there are buttons."""
        highs = [each.height(pane, width) for each in (*self.left, *self.right)]
        if self._fits(pane, width):
            return max(highs, default=0)
        return sum(highs) + pane.px(self.gap) * max(0, len(highs) - 1)

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From both ends; the main one of a column stands first."""
        gap = pane.px(self.gap)
        if not self._fits(pane, rect.width):
            top = rect.top
            for each in (*reversed(self.right), *self.left):
                place = pygame.Rect(rect.left, top, rect.width, each.height(pane, rect.width))
                each.draw(pane, place)
                top = place.bottom + gap
            return
        left, right = rect.left, rect.right
        for each in self.left:
            each.draw(pane, self._place(pane, each, rect, left))
            left += each.wide(pane) + gap
        for each in reversed(self.right):
            each.draw(pane, self._place(pane, each, rect, right - each.wide(pane)))
            right -= each.wide(pane) + gap

    def _place(self, pane: KitPane, button: PressButton, rect: pygame.Rect, left: int) -> pygame.Rect:
        high = button.height(pane, rect.width)
        return pygame.Rect(left, rect.bottom - high, button.wide(pane), high)


@dataclass(frozen=True, slots=True)
class SheetPlan:
    """What a sheet says: a title, blocks that scroll where they have no room, and buttons at its foot."""

    title: str
    blocks: tuple[Block, ...]
    icon: str = ""
    note: str = ""
    foot: ButtonRow | None = None
    main: Id | None = None
    """The golden button, which Enter presses."""
    wide: int = 620
    gap: int = 12

    def card(self) -> PaperCard:
        """The paper it is on."""
        return PaperCard(
            "sheet",
            self.blocks,
            self.title,
            self.icon,
            self.note,
            pad=26,
            gap=self.gap,
            foot=self.foot,
            lifted=True,
        )


class KitSheet(KitScreen):
    """A screen smaller than the window. What it lies over is a picture: taken once, and dimmed once."""

    lies_over = True

    def __init__(self, words: Words, motion: MotionKind = MotionKind.OFF) -> None:
        super().__init__(words, motion)
        self.input: SheetInput = SheetInput(self)
        self.under: pygame.Surface | None = None
        """What is below, as it is seen."""

    def sheet(self, room: PageRoom) -> SheetPlan:
        """What it says now."""
        raise NotImplementedError

    def page(self, room: PageRoom) -> PagePlan:
        """In the middle of the window, as high as what it says."""
        plan = self.sheet(room)
        card, air = plan.card(), room.px(AIR)
        inside = room.window.inflate(-2 * air, -2 * air)
        wide = min(room.px(plan.wide), inside.width)
        place = centred(inside, wide, card.whole_high(measuring_pane(self.words, room.scale), wide))
        return PagePlan(None, None, (PlacedCard(place, card),), main=plan.main)

    def lay_over(self, picture: pygame.Surface | None) -> None:
        """What is below looks like this now."""
        self.under = picture
        self.forget_ground()
        if self.size[0]:
            self.relayout()

    def rest(self) -> None:
        """What it lies over is shown to it again."""
        super().rest()
        self.under = None

    def draw_ground(self, surface: pygame.Surface) -> None:
        """What is below, under ink; the wood where there is nothing."""
        if self.under is None or self.under.get_size() != self.size:
            super().draw_ground(surface)
            return
        surface.blit(self.under, (0, 0))
        thin_line(surface, surface.get_rect(), INK, DIMMED)


class SheetInput(KitInput):
    """On a sheet there is one group: Tab goes from control to control, in reading order."""

    def _next_group(self, step: int) -> None:
        regions = sorted(
            (control.region for control in self.page.controls.values()),
            key=lambda region: (region.bounds.top, region.bounds.left),
        )
        if self.focus is not None and self._fresh and not self.by_keys:
            self.set_focus(self.focus)
        else:
            self.set_focus(walking.step_focus(HitMap(regions), self.focus, step))
