"""Mouse and keys on the table: drag, wheel, + −, Home, Shift and arrows. Only event data is read."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.board.camera import BoardCamera

SLACK = 5  # pixels a press may move and still be a click
ARROW = 140  # pixels of the table per press of an arrow
_ARROWS = {
    pygame.K_LEFT: (1, 0),
    pygame.K_RIGHT: (-1, 0),
    pygame.K_UP: (0, 1),
    pygame.K_DOWN: (0, -1),
}
_ZOOMS = {
    pygame.K_PLUS: 1,
    pygame.K_KP_PLUS: 1,
    pygame.K_EQUALS: 1,
    pygame.K_MINUS: -1,
    pygame.K_KP_MINUS: -1,
}


class Controls:
    """Turns events into camera moves. `free` says whether a pixel shows bare table."""

    def __init__(self, camera: BoardCamera, free: Callable[[Point], bool]) -> None:
        self.camera = camera
        self.free = free
        self.pointer: Point | None = None
        self.dragging = False
        self._pressed: tuple[int, Point] | None = None
        self._handlers: dict[int, Callable[[pygame.event.Event], bool]] = {
            pygame.MOUSEMOTION: self._move,
            pygame.MOUSEBUTTONDOWN: self._press,
            pygame.MOUSEBUTTONUP: self._release,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.KEYDOWN: self._key,
        }

    def handle(self, event: pygame.event.Event) -> bool:
        """Whether the event was for the camera; a press on bare table is, once it moves."""
        handler = self._handlers.get(event.type)
        return handler(event) if handler else False

    def _move(self, event: pygame.event.Event) -> bool:
        before, self.pointer = self.pointer, event.pos
        if self._pressed is None:
            return False
        start = self._pressed[1]
        if not self.dragging:
            away = max(abs(event.pos[0] - start[0]), abs(event.pos[1] - start[1]))
            if away < SLACK * self.camera.eye.scale:
                return False
            self.dragging, before = True, start
        if before is not None:
            self.camera.pan(event.pos[0] - before[0], event.pos[1] - before[1])
        return True

    def _press(self, event: pygame.event.Event) -> bool:
        self.pointer = event.pos
        if not self.camera.eye.rect.collidepoint(event.pos):
            return False
        if event.button == 2 or (event.button == 1 and self.free(event.pos)):
            self.camera.stop()
            self._pressed = (event.button, event.pos)
            return bool(event.button == 2)
        return False

    def _release(self, event: pygame.event.Event) -> bool:
        if self._pressed is None or event.button != self._pressed[0]:
            return False
        dragged, self.dragging, self._pressed = self.dragging, False, None
        return dragged

    def _wheel(self, event: pygame.event.Event) -> bool:
        pointer = self.pointer
        if pointer is None or not self.camera.eye.rect.collidepoint(pointer):
            return False
        steps = getattr(event, "precise_y", 0.0) or float(event.y)
        self.camera.zoom(max(-3.0, min(3.0, steps)), pointer)
        return True

    def _key(self, event: pygame.event.Event) -> bool:
        shift = bool(getattr(event, "mod", 0) & pygame.KMOD_SHIFT)
        if event.key == pygame.K_HOME:
            self.camera.fit()
            return True
        if event.key in _ZOOMS:
            self.camera.zoom(_ZOOMS[event.key])
            return True
        if shift and event.key in _ARROWS:
            across, down = _ARROWS[event.key]
            far = ARROW * self.camera.eye.scale
            self.camera.pan(across * far, down * far, smooth=True)
            return True
        return False
