"""The moment of a finished part of the Church: light behind it, sparks, and how far it is."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

import pygame

from hamlet.app.art.palette import BANNER, GLOW, PAPER, WHITE
from hamlet.app.art.shapes import clear
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.easing import ease_out, overshoot
from hamlet.app.board.overlays.labels import plate
from hamlet.app.board.overlays.light import restore_tops
from hamlet.engine.bits import bits
from hamlet.engine.village import Village

RAYS, SPARKS = 12, 18
FADES = 0.35  # the share of its time in which it goes


@dataclass(frozen=True, slots=True)
class Finished:
    """A part of the Church is finished: rays turn behind it, sparks rise, a plate says how far it is."""

    village: Village
    tile: int
    done: int
    parts: int
    begin: float = 0.0
    lasts: float = 1.0

    def draw(self, canvas: Canvas, share: float) -> None:
        """It opens quickly, stands, and fades; the light lies behind what stands there."""
        placed = self.village.tiles[self.tile]
        x, y = canvas.heart(placed.tile, placed.rotation, placed.at)
        far = canvas.length * (0.5 + 0.7 * ease_out(min(1.0, share * 2)))
        fade = min(1.0, (1 - share) / FADES)
        side = math.ceil(far * 2)
        corner = (round(x - side / 2), round(y - side / 2))
        light, sparks = clear((side, side), GLOW), clear((side, side), GLOW)
        _rays(light, far, share * 0.5, fade)
        _sparks(sparks, far, share, fade)
        canvas.surface.blit(light, corner)
        if canvas.steady:
            restore_tops(canvas, (self.tile, *bits(self.village.touching[self.tile])))
        canvas.surface.blit(sparks, corner)
        told = plate(f"{{church}} {self.done}/{self.parts}", canvas.scale, BANNER)
        size = overshoot(min(1.0, share * 4))
        if abs(size - 1) > 0.01:
            told = pygame.transform.smoothscale_by(told, max(0.05, size))
        told.set_alpha(round(255 * fade))
        canvas.surface.blit(told, told.get_rect(center=(round(x), round(y - far * 0.55))))


def _rays(sheet: pygame.Surface, far: float, turn: float, fade: float) -> None:
    middle = sheet.get_width() / 2
    for ray in range(RAYS):
        angle, half = math.tau * ray / RAYS + turn, math.pi / RAYS * 0.45
        edges = (angle - half, angle + half)
        ends = [(middle + math.cos(edge) * far, middle + math.sin(edge) * far) for edge in edges]
        pygame.draw.polygon(sheet, (*GLOW, round(190 * fade)), [(middle, middle), *ends])
    pygame.draw.circle(sheet, (*PAPER, round(150 * fade)), (middle, middle), far, max(2, round(far * 0.03)))


def _sparks(sheet: pygame.Surface, far: float, share: float, fade: float) -> None:
    chance, middle = random.Random(SPARKS), sheet.get_width() / 2
    for spark in range(SPARKS):
        angle, speed = chance.uniform(0, math.tau), chance.uniform(0.35, 0.95)
        out = far * speed * ease_out(share)
        spot = (middle + math.cos(angle) * out, middle + math.sin(angle) * out - far * 0.2 * share)
        colour = (*(WHITE if spark % 3 else BANNER), round(235 * fade))
        pygame.draw.circle(sheet, colour, spot, max(1.5, far * 0.03 * (1 - share * 0.5)))
