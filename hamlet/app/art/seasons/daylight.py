"""The light of a time of day: what land and table take on of it, and whether windows are lit."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from hamlet.app.art.palette import Colour, rgb
from hamlet.app.art.seasons.palettes import SUMMER
from hamlet.app.art.seasons.season import SeasonLook

WHOLE: Colour = (255, 255, 255)


@dataclass(frozen=True, eq=False)
class Light:
    """One time of day. There is one object of each."""

    name: str
    tint: Colour = WHOLE
    """What remains of a colour of the land."""
    table: Colour = WHOLE
    glow: int = 0
    """How strongly windows shine; 0 is not at all."""


MORNING = Light("morning", rgb("FFF1E2"), rgb("F4E8E4"))
NOON = Light("noon")
EVENING = Light("evening", rgb("B79BA4"), rgb("826D78"), 255)
LIGHTS = {light.name: light for light in (MORNING, NOON, EVENING)}


def light_called(name: str) -> Light:
    """A light by its name; noon, where none is known by it."""
    return LIGHTS.get(name, NOON)


@dataclass(frozen=True, slots=True)
class VillageLook:
    """How a whole village is seen: a season in a light."""

    season: SeasonLook = SUMMER
    light: Light = NOON

    @property
    def name(self) -> str:
        """What tells it from any other."""
        return f"{self.season.name} {self.light.name}"

    @property
    def tint(self) -> Colour:
        """What the land takes on of the season and of the hour together."""
        day, hour = self.season.daylight, self.light.tint
        return day[0] * hour[0] // 255, day[1] * hour[1] // 255, day[2] * hour[2] // 255

    def fall_on(self, picture: pygame.Surface) -> None:
        """Let the light fall on a picture of the land."""
        if self.tint != WHOLE:
            picture.fill(self.tint, special_flags=pygame.BLEND_RGB_MULT)
