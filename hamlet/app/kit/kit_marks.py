"""What pointer and keys are on, on a page: faces that rise and brighten, and that shake where they end."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from hamlet.app.art.palette import COST, INK
from hamlet.app.art.shapes import rounded
from hamlet.app.ids import Id
from hamlet.app.ui.marking import Marks

if TYPE_CHECKING:
    from hamlet.app.kit.kit_stage import KitStage
    from hamlet.app.ui.hit_regions import HitRegion

LIGHT = (16, 15, 12, 0)
LIFT = 2
SHAKE, SHAKE_FAR = 0.24, 4
FLASH, FLASHES, FLASH_MOST = 0.7, 2, 120


class KitMarks(Marks):
    """Rings and hints as everywhere, and faces that answer."""

    def __init__(self, page: KitStage) -> None:
        super().__init__(page)
        self.page = page
        self._shaken: tuple[Id, float] | None = None
        self._flashed: tuple[pygame.Rect, pygame.Surface, float] | None = None
        self.draw_hover = self._draw_face

    def shake(self, what: Id) -> None:
        """It goes no further."""
        self._shaken = (what, self.page.now)

    def flash(self, place: pygame.Rect) -> None:
        """Something is wrong here."""
        veil = rounded(place.size, round(10 * self.page.scale), COST).copy()
        self._flashed = (place, veil, self.page.now)

    @property
    def shaking(self) -> bool:
        """Whether something still shakes or flashes."""
        return self._shaken is not None or self._flashed is not None

    def update(self) -> None:
        """What shakes is drawn until it rests."""
        super().update()
        if self._shaken is not None:
            self.touch_around(self._shaken[0])
            if self.page.now - self._shaken[1] > SHAKE:
                self._shaken = None
        if self._flashed is not None:
            self._touch_place(self._flashed[0])
            if self.page.now - self._flashed[-1] > FLASH:
                self._flashed = None

    def touch_around(self, what: Id) -> None:
        """The regions around something must be drawn."""
        hit = self.page.hits.get(what)
        if hit is not None:
            self._touch_place(hit.bounds.inflate(24, 24))

    def _touch_place(self, place: pygame.Rect) -> None:
        self.page.mark(*(name for name, rect in self.page.regions().items() if rect.colliderect(place)))

    def _draw_face(self, surface: pygame.Surface, hit: HitRegion, scale: float, *, pressed: bool) -> None:
        """The face under the hand: lighter and higher, pressed it is darker and down again."""
        control = self.page.controls.get(hit.id)
        if not isinstance(hit.shape, pygame.Rect) or (control is not None and control.track is not None):
            return
        lift = round(LIFT * scale) if control is not None and control.lifts and not pressed else 0
        face = self._face(hit.shape)
        if face is None:
            return
        if pressed:
            veil = pygame.Surface(face.get_size(), pygame.SRCALPHA)
            veil.blit(rounded(face.get_size(), round(8 * self.page.scale), (*INK, 34)), (0, 0))
            face.blit(veil, (0, 0))
        else:
            face.fill(LIGHT, special_flags=pygame.BLEND_RGB_ADD)
        surface.blit(face, hit.shape.move(0, -lift))

    def draw(self, surface: pygame.Surface) -> None:
        """What shakes lies beside its place, what flashes is red."""
        if self._flashed is not None:
            place, veil, since = self._flashed
            passed = min(1.0, (self.page.now - since) / FLASH)
            veil.set_alpha(round(FLASH_MOST * abs(math.sin(passed * FLASHES * math.pi))))
            surface.blit(veil, place)
        if self._shaken is not None:
            hit = self.page.hits.get(self._shaken[0])
            face = self._face(hit.bounds) if hit is not None else None
            if hit is not None and face is not None:
                passed = (self.page.now - self._shaken[1]) / SHAKE
                far = SHAKE_FAR * self.page.scale * math.sin(passed * 4 * math.pi) * max(0.0, 1 - passed)
                surface.blit(face, hit.bounds.move(round(far), 0))
        super().draw(surface)

    def _face(self, rect: pygame.Rect) -> pygame.Surface | None:
        """What the page shows there, with round corners."""
        picture = self.page.picture
        if not picture.get_rect().contains(rect):
            return None
        face = pygame.Surface(rect.size, pygame.SRCALPHA)
        face.blit(picture, (0, 0), rect)
        mask = rounded(rect.size, round(8 * self.page.scale), (255, 255, 255))
        face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return face
