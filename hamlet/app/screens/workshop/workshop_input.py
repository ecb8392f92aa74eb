"""Hands in the workshop: parts that are drawn on and typed into get them before the kit does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from hamlet.app.ids import Id
from hamlet.app.kit.kit_input import KitInput

if TYPE_CHECKING:
    from hamlet.app.screens.workshop.workshop_screen import WorkshopScreen
    from hamlet.app.ui.screen import Change


class WorkshopInput(KitInput):
    """The hands on the workshop."""

    def __init__(self, page: WorkshopScreen) -> None:
        super().__init__(page)
        self.workshop = page

    def set_focus(self, what: Id | None) -> None:
        """What has the focus is looked at, wherever it is seen."""
        super().set_focus(what)
        self.workshop.look_at(what)

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
        return super().handle(event)
