"""The table under the village: planks without end that zoom with it, painted cell by cell."""

from __future__ import annotations

import random
from functools import lru_cache

import pygame

from hamlet.app.art.palette import mix, rgb
from hamlet.app.art.seasons.daylight import WHOLE
from hamlet.app.art.textures import GAP, PLANK, planks

LENGTH = 84.0  # the pixels per side at which planks have their natural size
WIDTH, ROWS = 1152, 6
_FEWEST, _MOST = 24, 640


class Planks:
    """Wood for a cell of any zoom. Rows are shifted, so that their ends look like ends of planks."""

    def __init__(self, seed: int = 7) -> None:
        self._sheets = [_sheet(seed)]
        self.light = WHOLE
        """What the hour leaves of its colours."""

    def paint(self, surface: pygame.Surface, cell: pygame.Rect, at: tuple[int, int], length: float) -> None:
        """Paint the cell of the map (its place a multiple of its size) onto a surface at a point."""
        level = 0
        wished = cell.width * LENGTH / length
        while wished > _MOST and level < 3:
            level, wished = level + 1, wished / 2
        sheet = self._sheet(level)
        side = max(_FEWEST, round(wished))
        column, row = cell.left // cell.width, cell.top // cell.height
        patch = pygame.Surface((side, side))
        _tile(patch, sheet, column * side, row * side)
        whole = pygame.transform.smoothscale(patch, cell.size)
        if self.light != WHOLE:
            whole.fill(self.light, special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(whole, at)

    def _sheet(self, level: int) -> pygame.Surface:
        while len(self._sheets) <= level:
            last = self._sheets[-1]
            half = (last.get_width() // 2, last.get_height() // 2)
            self._sheets.append(pygame.transform.smoothscale(last, half))
        return self._sheets[level]


@lru_cache(maxsize=2)
def _sheet(seed: int) -> pygame.Surface:
    """A sheet that goes on at all four edges; every table is of the same wood."""
    wood = planks((WIDTH, PLANK * ROWS), seed)
    chance = random.Random(seed)
    sheet = pygame.Surface(wood.get_size())
    for row in range(ROWS):
        strip = wood.subsurface((0, row * PLANK, WIDTH, PLANK))
        shift = chance.randrange(WIDTH)
        sheet.blit(strip, (shift, row * PLANK))
        sheet.blit(strip, (shift - WIDTH, row * PLANK))
        colour = mix(rgb("5D4029"), GAP, 0.7)
        pygame.draw.line(sheet, colour, (shift, row * PLANK), (shift, row * PLANK + PLANK), 2)
    return sheet


def _tile(patch: pygame.Surface, sheet: pygame.Surface, left: int, top: int) -> None:
    """Every further sheet down the table is shifted, so that no pattern meets the eye."""
    width, height = sheet.get_size()
    for y in range(-(top % height), patch.get_height(), height):
        shift = (top + y) // height * round(width * 0.37)
        for x in range(-((left + shift) % width), patch.get_width(), width):
            patch.blit(sheet, (x, y))
