"""Pictures on a page that take a while to be drawn: made one at a time, a hatched place until then."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

import pygame

from hamlet.app.art.furniture import WELL
from hamlet.app.art.palette import DARK_WOOD, mix

SceneDrawing = Callable[[Hashable, pygame.Surface, float], None]
"""Draws what a key stands for over a whole surface, at a scale."""
HATCH = 14


class StillPictures:
    """Keeps finished pictures by what they show and how large they are."""

    def __init__(self, draw: SceneDrawing) -> None:
        self._draw = draw
        self._made: dict[tuple[Hashable, tuple[int, int]], pygame.Surface] = {}
        self._wanted: dict[tuple[Hashable, tuple[int, int]], float] = {}
        self._times: dict[Hashable, int] = {}

    def painter(self, scene: Hashable) -> ScenePainter:
        """What draws this scene into its place; another one as soon as there is something else to draw."""
        return ScenePainter(scene, self._times.get(scene, 0), self)

    @property
    def busy(self) -> bool:
        """Whether some are still to be made."""
        return bool(self._wanted)

    @property
    def next_wanted(self) -> tuple[Hashable, tuple[int, int]] | None:
        """What will be made next, and how large; nothing, if nothing is wanted."""
        return next(iter(self._wanted), None)

    def work(self) -> bool:
        """Make one more; whether there was one."""
        if not self._wanted:
            return False
        key, scale = next(iter(self._wanted.items()))
        del self._wanted[key]
        scene, size = key
        picture = pygame.Surface(size)
        self._draw(scene, picture, scale)
        self._made[key] = picture
        self._times[scene] = self._times.get(scene, 0) + 1
        return True

    def put(self, scene: Hashable, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """The picture, or a hatched place."""
        picture = self._made.get((scene, rect.size))
        if picture is not None:
            surface.blit(picture, rect)
            return
        self._wanted[scene, rect.size] = scale
        _hatch(surface, rect, scale)


@dataclass(frozen=True, slots=True)
class ScenePainter:
    """Draws one scene; equal to another as long as both would draw the same."""

    scene: Hashable
    times: int
    pictures: StillPictures = field(compare=False, repr=False)

    def __call__(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """Into this place."""
        self.pictures.put(self.scene, surface, rect, scale)


def _hatch(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    surface.fill(DARK_WOOD, rect)
    step, clip = max(4, round(HATCH * scale)), surface.get_clip()
    surface.set_clip(rect.clip(clip))
    for left in range(rect.left - rect.height, rect.right, step):
        start, end = (left, rect.bottom), (left + rect.height, rect.top)
        pygame.draw.line(surface, mix(DARK_WOOD, WELL, 0.5), start, end, max(1, round(2 * scale)))
    surface.set_clip(clip)
