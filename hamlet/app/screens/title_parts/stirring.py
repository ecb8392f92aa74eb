"""What moves in the evening village for a while: boats that bob, smoke over chimneys. Then all is still."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from hamlet.app.art.shapes import clear
from hamlet.app.art.water.boat_pictures import SIZE, boat_picture
from hamlet.app.board.eye import Eye
from hamlet.app.board.lakes.lake_views import lakes_of
from hamlet.app.screens.title_parts.evening import BOTTOM_BLUR, TOP_BLUR, EveningLight
from hamlet.app.screens.title_parts.village_reading import EveningScenery
from hamlet.engine.definitions import Kind
from hamlet.engine.lake.base import LAKE, SLICE
from hamlet.engine.lattice.geometry import to_plane

LASTS = 20.0
"""Seconds after which everything stands still."""
BOB, BOB_TIME = 0.022, 3.4
PUFFS, SMOKE_TIME, SMOKE_HIGH, CHIMNEYS = 7, 6.0, 0.95, 5
_SMOKE = (255, 244, 226)
_SMOKING = (Kind.REFINERY, Kind.PRODUCER, Kind.TOWN_HALL)


@dataclass(frozen=True, eq=False)
class BobbingBoat:
    """A boat on its lake."""

    picture: pygame.Surface
    rest: pygame.Rect
    high: float
    phase: float

    @property
    def rect(self) -> pygame.Rect:
        """All that it ever covers."""
        return self.rest.inflate(4, 2 * math.ceil(self.high) + 4)

    def draw(self, surface: pygame.Surface, moment: float) -> None:
        """As it lies at this moment."""
        down = self.high * math.sin(2 * math.pi * moment / BOB_TIME + self.phase)
        surface.blit(self.picture, self.rest.move(0, round(down)))


@dataclass(frozen=True, eq=False)
class ChimneySmoke:
    """Puffs that rise from a chimney, grow and fade."""

    puffs: Sequence[pygame.Surface]
    foot: tuple[int, int]
    high: float
    phase: float

    @property
    def rect(self) -> pygame.Rect:
        """All that it ever covers."""
        half = self.puffs[-1].get_width()
        return pygame.Rect(
            self.foot[0] - half, self.foot[1] - round(self.high) - half, 3 * half, round(self.high) + 2 * half
        )

    def draw(self, surface: pygame.Surface, moment: float) -> None:
        """As it hangs at this moment."""
        for number, _ in enumerate(self.puffs):
            share = (number / len(self.puffs) + moment / SMOKE_TIME + self.phase) % 1.0
            puff = self.puffs[min(len(self.puffs) - 1, int(share * len(self.puffs)))]
            x = self.foot[0] + math.sin(share * 5 + self.phase * 9) * self.high * 0.07 * share
            x += share * share * self.high * 0.3
            y = self.foot[1] - share * self.high
            surface.blit(puff, puff.get_rect(center=(round(x), round(y))))


Stirred = BobbingBoat | ChimneySmoke


def movers_of(scenery: EveningScenery, eye: Eye, light: EveningLight) -> list[Stirred]:
    """All that moves where the village is in focus."""
    height = eye.area[3]
    clear_from, clear_to = height * TOP_BLUR * 0.7, height * (1 - BOTTOM_BLUR * 0.7)
    found: list[Stirred] = [*_boats(scenery, eye, light), *_smokes(scenery, eye)]
    return [each for each in found if clear_from < each.rect.top and each.rect.bottom < clear_to]


def _boats(scenery: EveningScenery, eye: Eye, light: EveningLight) -> list[BobbingBoat]:
    state = scenery.state
    if LAKE not in state.box.ruleset.positions:
        return []
    season = scenery.look.season
    found = []
    for number, (view, seat) in enumerate(
        zip(lakes_of(scenery.art, state.village, season), SLICE.of(state).boats, strict=False)
    ):
        if 0 <= seat < len(scenery.colours):
            boat = boat_picture(scenery.colours[seat], round(SIZE * 1.1 * eye.length), season)
            at = eye.at(view.boat)
            rest = boat.surface.get_rect(
                topleft=(round(at[0]) - boat.origin[0], round(at[1]) - boat.origin[1])
            )
            found.append(
                BobbingBoat(light.lit(boat.surface, at), rest, max(1.0, BOB * eye.length), number * 1.7)
            )
    return found


def _smokes(scenery: EveningScenery, eye: Eye) -> list[ChimneySmoke]:
    """Over some houses that have chimneys, those nearest to the middle of the right half."""
    tiles, spots = scenery.art.definitions.tiles, []
    for placed in scenery.state.village.tiles:
        if tiles[placed.tile].kind in _SMOKING and not scenery.art.is_filled(placed.tile):
            (x, y), heart = to_plane(placed.at), scenery.art.heart(placed.tile, placed.rotation)
            spots.append(eye.at((x + heart[0] + 0.12, y + heart[1] - 0.3)))
    width, height = eye.area[2], eye.area[3]
    spots = [at for at in spots if width * 0.36 < at[0] < width]
    spots.sort(key=lambda at: math.dist(at, (width * 0.66, height * 0.5)))
    puffs = _puffs(eye.length)
    return [
        ChimneySmoke(puffs, (round(x), round(y)), SMOKE_HIGH * eye.length, number * 0.23)
        for number, (x, y) in enumerate(spots[:CHIMNEYS])
    ]


def _puffs(length: float) -> list[pygame.Surface]:
    """From the small and dense to the large and thin."""
    found = []
    for number in range(PUFFS):
        share = number / (PUFFS - 1)
        radius = max(2, round((0.05 + 0.13 * share) * length))
        side = radius * 4
        puff = clear((side, side), _SMOKE)
        opacity = round(128 * (1 - share) ** 1.1)
        pygame.draw.circle(puff, (*_SMOKE, opacity), (side / 2, side / 2), radius)
        found.append(pygame.transform.gaussian_blur(puff, max(1, radius // 3)))
    return found
