"""The village while a zoom is under way: what is painted at one length, seen at another."""

from __future__ import annotations

from typing import Final

import pygame

from hamlet.app.board.eye import Eye, view_of
from hamlet.app.board.layer import Layer
from hamlet.app.board.overview import Overview

_FINE: Final = 1_500_000
"""Pixels that are scaled finely in every frame of a zoom; more of them are so only when the eye rests."""


class ZoomedView:
    """Scales a layer onto the window; as long as the eye rests, what was scaled is kept."""

    def __init__(self, overview: Overview) -> None:
        self._overview = overview
        self.seen: object = None
        """What was scaled last; None: the layer is seen as it was painted."""
        self._picture: pygame.Surface | None = None
        self._picture_of: object = None

    def draw(self, surface: pygame.Surface, layer: Layer, eye: Eye) -> None:
        """Show the layer as this eye sees it."""
        target, seen = eye.rect, _key(layer, eye)
        if seen != self.seen:
            self.seen = seen
            self._scale(surface, target, layer, eye, fine=target.width * target.height <= _FINE)
            return
        surface.blit(self._kept(layer, eye), target)

    def kept(self, layer: Layer, eye: Eye) -> pygame.Surface | None:
        """The picture of what this eye sees, if it is there."""
        return self._picture if self._picture_of == _key(layer, eye) else None

    def forget(self) -> None:
        """The layer is seen as it was painted: no picture is wanted."""
        self._picture = self._picture_of = self.seen = None

    def _kept(self, layer: Layer, eye: Eye) -> pygame.Surface:
        found = self.kept(layer, eye)
        if found is None:
            size = eye.rect.size
            found = self._picture
            if found is None or found.get_size() != size:
                found = pygame.Surface(size)
            self._scale(found, found.get_rect(), layer, eye, fine=True)
            self._picture, self._picture_of = found, _key(layer, eye)
        return found

    def _scale(
        self, surface: pygame.Surface, target: pygame.Rect, layer: Layer, eye: Eye, *, fine: bool
    ) -> None:
        view = view_of(eye, layer.length)
        seen = view.clip(layer.rect)
        if seen != view:
            length = round(eye.length)
            self._overview.fill(surface, view_of(eye, length), target.topleft, length)
        if seen.width <= 1 or seen.height <= 1:
            return
        part = layer.surface.subsurface(seen.move(-layer.left, -layer.top))
        place = _scaled_into(target, seen, view)
        scale = pygame.transform.smoothscale if fine else pygame.transform.scale
        if surface.get_clip().contains(place) and surface.get_masks() == part.get_masks():
            scale(part, place.size, surface.subsurface(place))  # a new surface each time would cost more
        else:
            surface.blit(scale(part, place.size), place)


def _key(layer: Layer, eye: Eye) -> object:
    return layer, layer.version, layer.left, layer.top, eye.x, eye.y, eye.length, eye.scale, eye.area[2:]


def _scaled_into(target: pygame.Rect, seen: pygame.Rect, view: pygame.Rect) -> pygame.Rect:
    """Where the seen part of a view lies in the target that shows the whole view."""
    across, down = target.width / view.width, target.height / view.height
    left, top = round((seen.left - view.left) * across), round((seen.top - view.top) * down)
    right, bottom = round((seen.right - view.left) * across), round((seen.bottom - view.top) * down)
    return pygame.Rect(target.left + left, target.top + top, right - left, bottom - top)
