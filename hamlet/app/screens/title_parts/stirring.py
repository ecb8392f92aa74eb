"""What moves in the evening village for a while: boats that bob, smoke over chimneys. Then all is still."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from hamlet.app.art.water.boat_pictures import SIZE, boat_picture
from hamlet.app.board.eye import Eye
from hamlet.app.board.lakes.lake_views import lakes_of
from hamlet.app.life.boats import bobbing, leaning
from hamlet.app.life.chimneys import chimney_tops
from hamlet.app.life.smoke import BLEND, SMOKE_FRAMES, SmokeColumn, smoke_column
from hamlet.app.life.waking import STEP
from hamlet.app.screens.title_parts.evening import BOTTOM_BLUR, TOP_BLUR, EveningLight
from hamlet.app.screens.title_parts.village_reading import EveningScenery
from hamlet.engine.lake.base import LAKE, SLICE

BOB = 0.022
SMOKE_HIGH, CHIMNEYS = 0.95, 5


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
        room = 2 * math.ceil(self.high + self.rest.width * 0.04) + 4
        return self.rest.inflate(room, room)

    def draw(self, surface: pygame.Surface, moment: float) -> None:
        """As it lies at this moment."""
        deep, lean = bobbing(moment, self.phase)
        picture = leaning(self.picture, lean)
        x, y = self.rest.center
        surface.blit(picture, picture.get_rect(center=(x, y + round(self.high * deep))))


@dataclass(frozen=True, eq=False)
class ChimneySmoke:
    """Smoke over a chimney."""

    column: SmokeColumn
    foot: tuple[int, int]
    phase: int

    @property
    def rect(self) -> pygame.Rect:
        """All that it ever covers."""
        return self.column.rect(self.foot)

    def draw(self, surface: pygame.Surface, moment: float) -> None:
        """As it hangs at this moment."""
        frame = (round(moment / STEP) + self.phase) % SMOKE_FRAMES
        surface.blit(self.column.frames[frame], self.rect, None, BLEND)


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
    """Over some chimneys, those nearest to the middle of the right half."""
    tiles = scenery.state.village.tiles
    spots = [eye.at(top) for placed in tiles for top in chimney_tops(scenery.art, placed)]
    width, height = eye.area[2], eye.area[3]
    spots = [at for at in spots if width * 0.36 < at[0] < width]
    spots.sort(key=lambda at: math.dist(at, (width * 0.66, height * 0.5)))
    column = smoke_column(round(eye.length), SMOKE_HIGH)
    return [
        ChimneySmoke(column, (round(x), round(y)), 3 * number)
        for number, (x, y) in enumerate(spots[:CHIMNEYS])
    ]
