"""Hands in the workshop: parts that are drawn on and typed into get them before the kit does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.ids import Id
from hamlet.app.kit.bars import TOP
from hamlet.app.kit.kit_input import KitInput
from hamlet.app.screens.workshop.card.card_ids import FORM
from hamlet.app.screens.workshop.tile import tile_ids

if TYPE_CHECKING:
    from hamlet.app.screens.workshop.workshop_screen import WorkshopScreen
    from hamlet.app.ui.screen import Change

PART_BY_PART: Final = frozenset({TOP, FORM, tile_ids.FORM})
"""Groups in which Tab stops at everything."""


class WorkshopInput(KitInput):
    """The hands on the workshop."""

    def __init__(self, page: WorkshopScreen) -> None:
        super().__init__(page)
        self.workshop = page

    def set_focus(self, what: Id | None) -> None:
        """What has the focus is looked at, wherever it is seen."""
        super().set_focus(what)
        self.workshop.look_at(what)

    def _next_group(self, step: int) -> None:
        """In a form Tab goes from part to part, and on from the last one."""
        control = self.focused()
        group = control.region.group if control is not None and self.by_keys else ""
        if control is not None and group in PART_BY_PART:
            parts = [each.region.id for each in self.groups()[group]]
            place = parts.index(control.region.id) + step
            if 0 <= place < len(parts):
                self.set_focus(parts[place])
                return
        super()._next_group(step)
        control = self.focused()
        if control is not None and control.region.group in PART_BY_PART:
            ends = self.groups()[control.region.group]
            self.set_focus(ends[0 if step > 0 else -1].region.id)

    def press(self, at: tuple[int, int]) -> None:
        """What can be drawn on answers as soon as the button goes down."""
        super().press(at)
        self.workshop.look_at(self.hover)
        for part in self.workshop.parts:
            if part.press(self.hover, at):
                self.workshop.relayout()

    def moved(self, at: tuple[int, int]) -> None:
        """What is drawn with a pulled pointer follows it."""
        super().moved(at)
        changed = [part.moved(self.hover, at) for part in self.workshop.parts]
        if any(changed):
            self.workshop.relayout()

    def release(self, at: tuple[int, int]) -> Change | None:
        """The stroke is over."""
        changed = [part.release(at) for part in self.workshop.parts]
        if any(changed):
            self.workshop.relayout()
        return super().release(at)

    def handle(self, event: pygame.Event) -> Change | None:
        """The wheel may turn what is under it."""
        if event.type == pygame.MOUSEWHEEL and self.pointer is not None:
            for part in self.workshop.parts:
                if part.wheel(self.hover, event.y):
                    self.workshop.relayout()
                    return None
        if event.type in {pygame.KEYUP, pygame.MOUSEBUTTONUP}:
            self.workshop.lift()
        if event.type in {pygame.KEYDOWN, pygame.KEYUP}:
            self.workshop.yaml.holding = bool(event.mod & pygame.KMOD_SHIFT)
        return super().handle(event)
