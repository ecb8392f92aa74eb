"""Small pictures beside the settings: each shows at once what its card has chosen."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

import pygame

from hamlet.app.art.furniture import WELL
from hamlet.app.art.highlights import terrain_letter
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BANNER, BRASS_DARK, DARK_WOOD, INK, PAPER, mix, rgb
from hamlet.app.art.shapes import box, thin_line
from hamlet.app.art.textures import wood_table
from hamlet.app.art.tile.artist import TileArt, art_of
from hamlet.app.screens.first_village import FirstVillage
from hamlet.engine.definitions import Definitions
from hamlet.store.setting_values import WINDOW
from hamlet.values import dataclass

Painting = Callable[[pygame.Surface, pygame.Rect, float], None]
HATCH = 46  # how much of a stroke is seen
DESKTOP = rgb("5F7F8C")
BEZEL = rgb("16100B")


@dataclass(frozen=True, slots=True)
class WindowPicture:
    """A screen, and how the game lies on it."""

    mode: str
    village: FirstVillage | None

    def __call__(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """The screen on its foot, a window or the whole of it."""
        surface.fill(mix(DARK_WOOD, INK, 0.35))
        high = round(min(rect.height * 0.76, rect.width * 0.8 * 9 / 16))
        screen = pygame.Rect(0, 0, high * 16 // 9, high)
        screen.midtop = (rect.centerx, rect.top + (rect.height - high) // 4)
        foot = pygame.Rect(0, 0, screen.width // 4, round(8 * scale))
        foot.midtop = (screen.centerx, screen.bottom + round(9 * scale))
        box(surface, foot, BEZEL, 3 * scale)
        box(surface, foot.inflate(screen.width // 5, 0).move(0, foot.height), BEZEL, 4 * scale)
        box(surface, screen.inflate(round(12 * scale), round(12 * scale)), BEZEL, 7 * scale)
        pygame.draw.rect(surface, DESKTOP, screen)
        game = screen
        if self.mode == WINDOW:
            game = pygame.Rect(0, 0, screen.width * 3 // 4, screen.height * 3 // 4)
            game.center = screen.center
            title = pygame.Rect(game.left, game.top - round(7 * scale), game.width, round(7 * scale))
            pygame.draw.rect(surface, PAPER, title)
            for number in range(3):
                at = (title.right - round((5 + 7 * number) * scale), title.centery)
                pygame.draw.circle(surface, INK, at, 2 * scale)
        self._draw_game(surface, game, scale)

    def _draw_game(self, surface: pygame.Surface, game: pygame.Rect, scale: float) -> None:
        """The table far away: wood, bars, panels, the village."""
        surface.blit(pygame.transform.smoothscale(wood_table((640, 360)), game.size), game)
        if self.village is None:
            hatch(surface, game, scale)
        else:
            clip = surface.get_clip()
            surface.set_clip(game)
            area = game.inflate(-game.width // 4, -game.height // 8).move(0, -round(3 * scale))
            self.village.draw(surface, area)
            while self.village.work():
                pass
            self.village.draw(surface, area)
            surface.set_clip(clip)
        bar = max(2, round(7 * scale))
        pygame.draw.rect(surface, BEZEL, (game.left, game.top, game.width, bar))
        pygame.draw.rect(surface, BEZEL, (game.left, game.bottom - 2 * bar, game.width, 2 * bar))
        for left, wide in (
            (game.left + 2, game.width // 7),
            (game.right - 2 - game.width // 6, game.width // 6),
        ):
            panel = pygame.Rect(left, game.top + bar + 2, wide, (game.height - 3 * bar) * 2 // 3)
            box(surface, panel, PAPER, 2 * scale)
        step = (game.width - 6) / 5
        for number in range(5):
            left, wide = round(game.left + 3 + number * step), max(2, min(3 * bar, round(step * 0.8)))
            card = pygame.Rect(left, game.bottom - 2 * bar + 2, wide, 2 * bar - 4)
            pygame.draw.rect(surface, BANNER if number == 4 else PAPER, card)


class WidePainting(Protocol):
    """A picture that knows how much room it needs."""

    @property
    def wide(self) -> int:
        """In pixels."""

    def __call__(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """Draw it into a box."""


@dataclass(frozen=True, slots=True)
class SidePictures:
    """Two pictures in one box, the right a little wider."""

    left: Painting
    right: WidePainting

    def __call__(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """Each in its own part, clipped to it; the right one alone where it needs more."""
        middle = rect.left + rect.width * 7 // 16
        if self.right.wide > rect.right - middle:
            self.right(surface, rect, scale)
            return
        parts = (
            (self.left, pygame.Rect(rect.left, rect.top, middle - rect.left, rect.height)),
            (self.right, pygame.Rect(middle, rect.top, rect.right - middle, rect.height)),
        )
        clip = surface.get_clip()
        for picture, part in parts:
            surface.set_clip(part.clip(clip))
            picture(surface, part, scale)
        surface.set_clip(clip)


@dataclass(frozen=True, slots=True)
class WavePicture:
    """How loud everything is: a wave for each, as high as it would be heard."""

    levels: tuple[tuple[str, float], ...]
    """Icons and levels from 0 to 1."""

    def __call__(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """One line each."""
        surface.fill(WELL)
        line = rect.height // max(1, len(self.levels))
        for number, (icon, level) in enumerate(self.levels):
            middle = rect.top + line * number + line // 2
            draw_icon(surface, icon, (rect.left + 26 * scale, middle), round(24 * scale))
            self._draw_wave(surface, rect, middle, line * 0.72 * level, scale, number)

    @staticmethod
    def _draw_wave(
        surface: pygame.Surface, rect: pygame.Rect, middle: int, high: float, scale: float, seed: int
    ) -> None:
        chance = random.Random(seed)
        left, step, wide = rect.left + round(52 * scale), round(9 * scale), max(2, round(5 * scale))
        while left + wide <= rect.right - round(14 * scale):
            tall = max(wide, round(high * chance.uniform(0.25, 1.0)))
            bar = pygame.Rect(left, middle - tall // 2, wide, tall)
            box(surface, bar, BANNER if high > 0 else BRASS_DARK, wide / 2)
            left += step


@dataclass(frozen=True, slots=True)
class TilePicture:
    """A tile on the table, with the letters of its terrains or without."""

    definitions: Definitions | None
    letters: bool

    def __call__(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """As large as there is room."""
        surface.blit(pygame.transform.smoothscale(wood_table((640, 360)), rect.size), rect)
        thin_line(surface, rect, INK, 60)
        if self.definitions is None:
            hatch(surface, rect, scale)
            return
        art = art_of(self.definitions)
        tile = _speaking(art, self.definitions)
        plan = art.plan(tile, 0)
        length = int(min(rect.height * 0.82 / plan.bounds.height, rect.width * 0.82 / plan.bounds.width))
        x = rect.centerx - plan.bounds.centre[0] * length
        y = rect.centery - plan.bounds.centre[1] * length
        art.shadow(tile, 0, length).blit_to(surface, (x, y))
        picture, origin = art.surface(tile, 0, length)
        surface.blit(picture, (round(x) - origin[0], round(y) - origin[1]))
        known = {terrain.id: terrain.letter for terrain in self.definitions.terrains}
        for edge in plan.edges if self.letters else ():
            across, down = edge.at(0.5, 0.16)
            at = (x + across * length, y + down * length)
            terrain_letter(surface, at, known.get(edge.terrain, "?"), scale)


def hatch(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """Pale strokes where a picture is still to come."""
    clip, step = surface.get_clip(), max(8, round(22 * scale))
    strokes = pygame.Surface(rect.size, pygame.SRCALPHA)
    for start in range(-rect.height, rect.width, step):
        ends = (start, rect.height), (start + rect.height, 0)
        pygame.draw.line(strokes, (*PAPER[:3], HATCH), *ends, max(2, step // 3))
    surface.set_clip(rect.clip(clip))
    surface.blit(strokes, rect)
    surface.set_clip(clip)


def _speaking(art: TileArt, definitions: Definitions) -> int:
    """The tile that shows most: many terrains on few sides."""

    def worth(tile: int) -> tuple[int, int]:
        edges = art.plan(tile, 0).edges
        return len({edge.terrain for edge in edges}), -len(edges)

    return max(range(len(definitions.tiles)), key=worth)
