"""Pointer and keys over the hit regions of a stage: what is pointed at, pressed, dragged, focused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from hamlet.app.ids import Id
from hamlet.app.sound.ears import EARS, Call, Cue
from hamlet.app.ui import focus as walking

if TYPE_CHECKING:
    from hamlet.app.ui.hit_regions import HitMap, HitRegion
    from hamlet.app.ui.screen import Change
    from hamlet.app.ui.stage import Stage

DRAG_FROM = 6  # logical pixels
ARROWS = {
    pygame.K_RIGHT: walking.RIGHT,
    pygame.K_DOWN: walking.DOWN,
    pygame.K_LEFT: walking.LEFT,
    pygame.K_UP: walking.UP,
}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
PRESSED = {True: Call(Cue.CLICK), False: Call(Cue.REFUSAL)}
"""What is heard of what is pressed, by whether it can be chosen."""


class StageInput:
    """The hands on one screen. What they choose is told to the screen."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.pointer: tuple[int, int] | None = None
        self.hover: Id | None = None
        self.hover_since = 0.0
        self.came_to: Id | None = None
        """What the pointer has gone to itself; what appears under it is not looked at yet."""
        self.pressed: Id | None = None
        self.press_at: tuple[int, int] | None = None
        self.dragging: Id | None = None
        self.focus: Id | None = None
        self.by_keys = False

    # what it comes to

    def chosen(self, what: Id) -> Change | None:
        """Something was chosen."""
        return self.stage.chosen(what)

    def refused(self, hit: HitRegion) -> Change | None:
        """Something was pressed that cannot be chosen now."""

    def back(self) -> Change | None:
        """Escape."""
        return self.stage.back()

    def key(self, event: pygame.Event) -> Change | None:
        """A key that is not about focus."""
        return self.stage.key(event)

    def hovered(self, what: Id | None) -> None:
        """The pointer or the focus is on something else."""

    def drag_begins(self, what: Id) -> bool:
        """Something is dragged; False if it cannot be."""
        return False

    def dropped(self, what: Id, at: tuple[int, int]) -> Change | None:
        """It is let go here."""

    def in_turn(self) -> HitMap:
        """Where Tab goes, in its order."""
        return self.stage.hits

    def around(self) -> HitMap:
        """Where the arrows go."""
        return self.stage.hits

    def arrows_walk(self) -> bool:
        """Whether arrows move the focus now."""
        return True

    # pointer

    def handle(self, event: pygame.Event) -> Change | None:
        """Pointer and keys."""
        if event.type == pygame.MOUSEMOTION:
            self.moved(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.moved(event.pos)
            self.press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.moved(event.pos)
            return self.release(event.pos)
        elif event.type == pygame.KEYDOWN:
            return self.key_down(event)
        elif event.type == pygame.WINDOWLEAVE:
            self.pointer = None
            self.rehover()
        return None

    def moved(self, at: tuple[int, int]) -> None:
        """The pointer is here now."""
        if self.by_keys and self.pointer is not None and at != self.pointer:
            self.stage.marks.touch()
            self.by_keys = False
        self.pointer = at
        held = self.pressed if self.dragging is None else None
        if held and self.press_at and self._is_far(self.press_at, at) and self.drag_begins(held):
            self.dragging = held
        before = self.hover
        self.rehover()
        self.came_to = self.hover if self.hover != before else self.came_to

    def _is_far(self, start: tuple[int, int], at: tuple[int, int]) -> bool:
        """Whether the pointer has come further than a hand shakes."""
        across, down = at[0] - start[0], at[1] - start[1]
        return across * across + down * down > (DRAG_FROM * self.stage.scale) ** 2

    def relaid(self) -> None:
        """The regions are others now: what is gone loses hover and focus."""
        if self.stage.hits.get(self.focus) is None:
            self.focus = None
        self.rehover()

    def rehover(self) -> None:
        """Find what lies under the pointer."""
        under = self.stage.hits.at(self.pointer) if self.pointer is not None else None
        what = under.id if under else None
        if what != self.hover:
            self.hover = what
            self.hover_since = self.stage.now
            self.stage.marks.forget_hint()
            self.hovered(what)

    def press(self, at: tuple[int, int]) -> None:
        """The button goes down."""
        self.by_keys = False
        self.press_at = at
        self.pressed = self.hover
        self.stage.marks.touch()

    def release(self, at: tuple[int, int]) -> Change | None:
        """The button is let go: a click, the end of a drag, or nothing."""
        pressed, dragged, press_at = self.pressed, self.dragging, self.press_at
        self.pressed = self.dragging = self.press_at = None
        self.stage.marks.touch()
        if dragged is not None:
            return self.dropped(dragged, at)
        hit = self.stage.hits.get(pressed)
        if pressed is None or hit is None or not self._still_meant(hit, press_at, at):
            return None
        EARS.calls.append(PRESSED[hit.enabled])
        return self.chosen(pressed) if hit.enabled else self.refused(hit)

    def _still_meant(self, hit: HitRegion, press_at: tuple[int, int] | None, at: tuple[int, int]) -> bool:
        """Whether letting go here is a click on it: also if it moved from under a pointer that stayed."""
        if hit.id == self.hover:
            return True
        if press_at is None or self._is_far(press_at, at):
            return False
        over = self.stage.hits.at(at)
        return over is None or over.z < hit.z

    # keys

    def key_down(self, event: pygame.Event) -> Change | None:
        """Tab, Escape, Enter and arrows; other keys have meanings of their own."""
        hits = self.stage.hits
        if event.key == pygame.K_TAB:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            self.set_focus(walking.step_focus(self.in_turn(), self.focus, step))
            return None
        if event.key == pygame.K_ESCAPE:
            return self.back()
        focus = hits.get(self.focus) if self.by_keys else None
        if (event.key in ENTER or event.key == pygame.K_SPACE) and focus is not None:
            EARS.calls.append(PRESSED[focus.enabled])
            return self.chosen(focus.id) if focus.enabled else self.refused(focus)
        if event.key in ARROWS and not event.mod & pygame.KMOD_SHIFT and self.arrows_walk():
            self.set_focus(walking.move_focus(self.around(), self.focus, ARROWS[event.key]))
            return None
        return self.key(event)

    def set_focus(self, what: Id | None) -> None:
        """Put the keyboard's ring on something."""
        self.by_keys = True
        self.focus = what
        self.stage.marks.touch()
        self.hovered(what)

    def lead_focus(self, what: Id | None) -> None:
        """The same unasked, as on a card that has just opened: its hint waits until somebody goes there."""
        self.set_focus(what)
        self.stage.marks.dismiss()
