"""What all screens share: pointer, focus and hints over hit regions, and drawing only what has changed."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from hamlet.app.screen import Change
from hamlet.app.ui import focus as walking
from hamlet.app.ui.hit_regions import HitMap, HitRegion
from hamlet.app.ui.marking import Marks

DRAG_FROM = 6  # logical pixels
ARROWS = {
    pygame.K_RIGHT: walking.RIGHT,
    pygame.K_DOWN: walking.DOWN,
    pygame.K_LEFT: walking.LEFT,
    pygame.K_UP: walking.UP,
}


class Stage(Marks):
    """A screen in regions. Subclasses lay out hit regions, paint regions and answer to choices."""

    def __init__(self) -> None:
        super().__init__()
        self.press_at: tuple[int, int] | None = None
        self.pointer: tuple[int, int] | None = None

    # what subclasses give

    def layout(self) -> Iterable[HitRegion]:
        """The hit regions of the present look, in reading order."""
        raise NotImplementedError

    def paint(self, surface: pygame.Surface, region: str) -> None:
        """Draw one region; the clip is set to it."""
        raise NotImplementedError

    def chosen(self, what: str) -> Change | None:
        """Something was chosen."""
        raise NotImplementedError

    def back(self) -> Change | None:
        """Escape."""

    def key(self, event: pygame.Event) -> Change | None:
        """A key that is not about focus."""

    def hovered(self, what: str | None) -> None:
        """The pointer or the focus is on something else."""

    def drag_begins(self, what: str) -> bool:
        """Something is dragged; False if it cannot be."""
        return False

    def dropped(self, what: str, at: tuple[int, int]) -> Change | None:
        """It is let go here."""

    # what the window calls

    @property
    def busy(self) -> bool:
        """Nothing is made in the background here."""
        return False

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """Another size or scale: everything anew."""
        self.size, self.scale = size, scale
        self.relayout()
        self.uncover()

    def uncover(self) -> None:
        """Everything must be drawn."""
        self.mark(*self.regions())

    def close(self) -> None:
        """Nothing to give back."""

    def relayout(self) -> None:
        """Find the hit regions anew; what is gone loses hover and focus."""
        self.hits = HitMap(self.layout())
        if self.hits.get(self.focus) is None:
            self.focus = None
        self._rehover()

    def update(self, now: float) -> Change | None:
        """Time goes on: a hint may be due."""
        self.now = now
        hint = self._due_hint()
        if hint != self._hint:
            self._hint = hint
            self._touch_marks()
        return None

    # drawing

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw the regions marked, and over them rings and hints."""
        if not self._dirty:
            return []
        rects = []
        regions = self.regions()
        for name in sorted(self._dirty & regions.keys()):
            rect = regions[name]
            surface.set_clip(rect)
            self.paint(surface, name)
            self._draw_marks(surface)
            rects.append(rect)
        surface.set_clip(None)
        self._dirty.clear()
        self._marked = self._mark_rects()
        return rects

    # pointer

    def handle(self, event: pygame.Event) -> Change | None:
        """Pointer and keys."""
        if event.type == pygame.MOUSEMOTION:
            self._moved(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._moved(event.pos)
            self._press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._moved(event.pos)
            return self._release(event.pos)
        elif event.type == pygame.KEYDOWN:
            return self._key_down(event)
        elif event.type == pygame.WINDOWLEAVE:
            self.pointer = None
            self._rehover()
        return None

    def _moved(self, at: tuple[int, int]) -> None:
        if self.by_keys and self.pointer is not None and at != self.pointer:
            self._touch_marks()
            self.by_keys = False
        self.pointer = at
        if self.pressed and self.press_at and self.dragging is None:
            across, down = at[0] - self.press_at[0], at[1] - self.press_at[1]
            if across * across + down * down > (DRAG_FROM * self.scale) ** 2 and self.drag_begins(
                self.pressed
            ):
                self.dragging = self.pressed
        self._rehover()

    def _rehover(self) -> None:
        under = self.hits.at(self.pointer) if self.pointer is not None else None
        what = under.id if under else None
        if what != self.hover:
            self.hover = what
            self._hover_since = self.now
            self._hint = None
            self._touch_marks()
            self.hovered(what)

    def _press(self, at: tuple[int, int]) -> None:
        self.by_keys = False
        self.press_at = at
        self.pressed = self.hover
        self._touch_marks()

    def _release(self, at: tuple[int, int]) -> Change | None:
        pressed, dragged = self.pressed, self.dragging
        self.pressed = self.dragging = self.press_at = None
        self._touch_marks()
        if dragged is not None:
            return self.dropped(dragged, at)
        hit = self.hits.get(pressed)
        if pressed is None or pressed != self.hover or hit is None or not hit.enabled:
            return None
        return self.chosen(pressed)

    # keys

    def _key_down(self, event: pygame.Event) -> Change | None:
        if event.key == pygame.K_TAB:
            self.set_focus(
                walking.step_focus(self.hits, self.focus, -1 if event.mod & pygame.KMOD_SHIFT else 1)
            )
            return None
        if event.key == pygame.K_ESCAPE:
            return self.back()
        focus = self.hits.get(self.focus) if self.by_keys else None
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and focus is not None:
            return self.chosen(focus.id) if focus.enabled else None
        if event.key in ARROWS and not event.mod & pygame.KMOD_SHIFT and self.arrows_walk():
            self.set_focus(walking.move_focus(self.hits, self.focus, ARROWS[event.key]))
            return None
        return self.key(event)

    def arrows_walk(self) -> bool:
        """Whether arrows move the focus now."""
        return True

    def set_focus(self, what: str | None) -> None:
        """Put the keyboard's ring on something."""
        self.by_keys = True
        self.focus = what
        self._touch_marks()
        self.hovered(what)
