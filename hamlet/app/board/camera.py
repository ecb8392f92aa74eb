"""The camera: drag, zoom to the pointer, fit, smooth moves, and bounds within which the village is found."""

from __future__ import annotations

from dataclasses import replace

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.board.easing import ease_in_out, ease_out
from hamlet.app.board.eye import Extent, Eye
from hamlet.app.board.fitting import Covers, fitting_eye, fitting_length

LEAST, MOST = 14.0, 176.0  # pixels per side at a UI scale of 100 %
FIT_MOST = 112.0
STEP = 2 ** (1 / 3)  # one notch of the wheel
GLIDE, QUICK = 0.4, 0.14  # seconds
KEPT = 96  # pixels of the village that always stay in sight


class BoardCamera:
    """One eye on its way to another. `smooth` off: it is there at once."""

    def __init__(self) -> None:
        self.eye = Eye(0.0, 0.0, 64.0, (0, 0, 640, 480))
        self.extent = Extent(0.0, 0.0, 1.0, 1.0)
        self.clear: tuple[pygame.Rect, ...] = ()
        """Parts of the window under which nothing of a fitted village lies."""
        self._covers: Covers = lambda _: False
        self.smooth = True
        self.fitted = True
        self._from = self._to = self.eye
        self._time = self._lasts = 0.0
        self._quick = False

    @property
    def moving(self) -> bool:
        """Whether a smooth move is under way."""
        return self._lasts > 0

    @property
    def goal(self) -> Eye:
        """Where the eye is going, or is."""
        return self._to if self.moving else self.eye

    def limits(self) -> tuple[float, float]:
        """The least and the greatest pixels per side."""
        fitting, scale = fitting_length(self.extent, self.eye), self.eye.scale
        return min(LEAST * scale, fitting), MOST * scale

    def settle(self, area: pygame.Rect, scale: float, clear: tuple[pygame.Rect, ...] = ()) -> None:
        """Look into another area of the window, at the same middle; a fitted village stays fitted."""
        self.stop()
        self.clear = clear
        ratio = scale / self.eye.scale
        self.eye = replace(
            self.eye,
            area=(area.x, area.y, area.width, area.height),
            scale=scale,
            length=max(4.0, round(self.eye.length * ratio)),
        )
        if self.fitted:
            self.eye = self._fitting()

    def watch(self, extent: Extent, covers: Covers) -> None:
        """The village has this extent now, and covers parts of the plane."""
        self.extent, self._covers = extent, covers

    def stop(self) -> None:
        """Be where the move would end."""
        if self.moving:
            self.eye, self._lasts = self._to, 0.0

    def pan(self, across: float, down: float, *, smooth: bool = False) -> None:
        """Move the table by so many pixels."""
        self.fitted = False
        goal = self._bounded(self.goal.moved(across, down))
        self._go(goal, QUICK if smooth else 0.0, quick=True)

    def zoom(self, steps: float, pixel: Point | None = None) -> None:
        """Zoom by so many notches about a pixel of the window, or about the middle."""
        self.fitted = False
        start, (least, most) = self.goal, self.limits()
        length = round(max(least, min(most, start.length * STEP**steps)))
        if length == round(start.length) and steps:
            length += 1 if steps > 0 else -1
        goal = start.zoomed(max(least, min(most, length)), pixel or start.middle)
        self._go(self._bounded(goal), QUICK, quick=True)

    def fit(self) -> None:
        """Show the whole village."""
        self.fitted = True
        self._go(self._fitting(), GLIDE)

    def look_at(self, point: Point, length: float | None = None) -> None:
        """Bring a point of the plane into the middle."""
        self.fitted = False
        goal = replace(self.goal, x=point[0], y=point[1], length=round(length or self.goal.length))
        self._go(self._bounded(goal), GLIDE)

    def bring_in(self, rect: pygame.Rect, margin: int) -> None:
        """Move just so far that a rectangle of the window comes into sight, with some room around it."""
        inner = self.goal.rect.inflate(-2 * margin, -2 * margin)
        across = max(0, inner.left - rect.left) or min(0, inner.right - rect.right)
        down = max(0, inner.top - rect.top) or min(0, inner.bottom - rect.bottom)
        if across or down:
            self._go(self._bounded(self.goal.moved(across, down)), GLIDE)

    def jump(self, eye: Eye) -> None:
        """Be at an eye at once."""
        self._go(eye, 0.0)

    def update(self, seconds: float) -> bool:
        """Go on with the move; whether the eye has moved."""
        if not self.moving:
            return False
        self._time += seconds
        share = min(1.0, self._time / self._lasts)
        if share >= 1.0:
            self.eye, self._lasts = self._to, 0.0
        else:
            self.eye = self._from.toward(self._to, (ease_out if self._quick else ease_in_out)(share))
        return True

    def _go(self, goal: Eye, lasts: float, *, quick: bool = False) -> None:
        if not self.smooth or lasts <= 0.0 or goal.area != self.eye.area:
            self.eye, self._lasts = goal, 0.0
            return
        self._from, self._to, self._time, self._lasts, self._quick = self.eye, goal, 0.0, lasts, quick

    def _fitting(self) -> Eye:
        return fitting_eye(self.eye, self.extent, FIT_MOST * self.eye.scale, self._covers, self.clear)

    def _bounded(self, eye: Eye) -> Eye:
        """The nearest eye that keeps something of the village's box in sight."""
        across = max(0.0, (eye.area[2] / 2 - KEPT * eye.scale) / eye.length)
        down = max(0.0, (eye.area[3] / 2 - KEPT * eye.scale) / eye.length)
        box = self.extent
        x = max(box.left - across, min(box.right + across, eye.x))
        y = max(box.top - down, min(box.bottom + down, eye.y))
        return replace(eye, x=x, y=y)
