"""The pictures of a new game: corners of the village for seats, start villages, water in each season."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Sequence
from typing import Final

import pygame

from hamlet.app.art.seasons.palettes import SUMMER, season_called, season_of_pack
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import Point
from hamlet.app.art.textures import planks
from hamlet.app.art.tile.artist import TileArt, art_of
from hamlet.app.drafting.rules_form import LAYOUT
from hamlet.app.screens.pond_scenes import (
    SEED,
    draw_every_season,
    draw_grass,
    draw_long_lake,
    draw_season,
)
from hamlet.app.screens.village_previews import LookPicture
from hamlet.app.wishes import WishedLook
from hamlet.content import LoadedPacks, RuleError
from hamlet.engine.definitions import Definitions
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Placed
from hamlet.players.registry import BOTRIC, HUMAN
from hamlet.session.choice import GameChoice
from hamlet.session.seats import seats_for
from hamlet.session.session import Session
from hamlet.store.setting_values import TURNING
from hamlet.values import dataclass

FINE: Final = 60  # pixels per side of what is drawn large and shown smaller

SHUFFLED, BY_HAND = "shuffled", "by-hand"
APART: Final = 1.26
AROUND: Final = 0.3  # sides of air around a village
SEEN: Final = (4, 3, 2, 5)
"""Which of the start tiles stands beside each seat."""


@dataclass(frozen=True, slots=True)
class VillageScene:
    """A start village, by the name of its choice."""

    layout: str


@dataclass(frozen=True, slots=True)
class SeatScene:
    """The corner of the village beside a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeasonScene:
    """A pond in a season, or, where no lakes are played, a corner of the village."""

    season: str
    lake: bool = True
    palette: str = ""
    """Its colours as its pack writes them, in JSON; nothing, if it says nothing of them."""

    @property
    def look(self) -> SeasonLook:
        """In the colours of its pack, if it has any."""
        if self.palette:
            return season_of_pack(self.season, json.loads(self.palette))
        return season_called(self.season)


@dataclass(frozen=True, slots=True)
class TileScene:
    """One building of the village, by the id of its tile."""

    tile: str


@dataclass(frozen=True, slots=True)
class LakeScene:
    """A lake with boats."""


class Scenery:
    """Draws scenes with the tiles of some packs."""

    def __init__(self, packs: LoadedPacks, definitions: Definitions) -> None:
        self._packs = packs
        self._definitions = definitions
        self._drawings: dict[type, Callable[[Hashable, pygame.Surface, float], None]] = {
            VillageScene: self._village,
            SeatScene: self._seat,
            TileScene: self._tile,
            SeasonScene: self._season,
            LakeScene: self._lake,
        }

    def draw(self, scene: Hashable, surface: pygame.Surface, scale: float) -> None:
        """One scene over the whole surface."""
        self._drawings[type(scene)](scene, surface, scale)

    @property
    def _art(self) -> TileArt:
        """The artist of the tables, who draws in summer here."""
        art = art_of(self._definitions)
        art.season = SUMMER
        return art

    # villages

    def _tiles(self, layout: str) -> list[Placed]:
        layouts = self._definitions.layouts
        known = next((each for each in layouts if each.id == layout), layouts[0])
        if layout == SHUFFLED:
            return self._shuffled() or self._tiles(known.id)
        return [Placed(each.tile, each.rotation, each.at) for each in known.tiles]

    def _shuffled(self) -> list[Placed]:
        choice = GameChoice(self._packs, self._packs.presets[0]["id"], {LAYOUT: SHUFFLED})
        other = BOTRIC if BOTRIC in self._definitions.ruleset.positions else HUMAN
        try:
            session = Session(choice.setup(seats_for([HUMAN, other], self._packs.colours), SEED))
        except RuleError:
            return []
        return list(session.state.village.tiles)

    def _village(self, scene: Hashable, surface: pygame.Surface, scale: float) -> None:
        """On the wood of the table, as large as it has room; laid by hand, its tiles lie apart."""
        layout = scene.layout if isinstance(scene, VillageScene) else ""
        apart = APART if layout == BY_HAND else 1.0
        tiles = self._tiles(layout)
        surface.blit(pygame.transform.smoothscale(planks((480, 480)), surface.get_size()), (0, 0))
        surface.fill((150, 150, 150), special_flags=pygame.BLEND_RGB_MULT)
        spots = [to_plane(placed.at) for placed in tiles]
        shifts = [_away(spot, spots, apart) for spot in spots]
        box = self._bounds(tiles, shifts)
        size = (round((box.width + 2 * AROUND) * FINE), round((box.height + 2 * AROUND) * FINE))
        large = pygame.Surface(size, pygame.SRCALPHA)
        for placed, spot in sorted(zip(tiles, shifts, strict=True), key=lambda each: each[1][1]):
            at = ((spot[0] - box.left + AROUND) * FINE, (spot[1] - box.top + AROUND) * FINE)
            self._art.shadow(placed.tile, placed.rotation, FINE).blit_to(large, at)
            picture, origin = self._art.surface(placed.tile, placed.rotation, FINE)
            large.blit(picture, (at[0] - origin[0], at[1] - origin[1]))
        _put_inside(surface, large, 0.97)

    def _bounds(self, tiles: Sequence[Placed], spots: Sequence[Point]) -> _Box:
        corners = [
            (x + across, y + down)
            for placed, (x, y) in zip(tiles, spots, strict=True)
            for across, down in self._art.plan(placed.tile, placed.rotation).corners
        ]
        (left, right), (top, bottom) = ((min(axis), max(axis)) for axis in zip(*corners, strict=True))
        return _Box(left, top, right - left, bottom - top)

    def _seat(self, scene: Hashable, surface: pygame.Surface, scale: float) -> None:
        """One building of the first village in the middle, and what lies around it."""
        number = scene.seat if isinstance(scene, SeatScene) else 0
        tiles = self._tiles("")
        self._around(surface, tiles, SEEN[number % len(SEEN)] % len(tiles), scale)

    def _tile(self, scene: Hashable, surface: pygame.Surface, scale: float) -> None:
        """The same for a building that is known by its id."""
        wanted = scene.tile if isinstance(scene, TileScene) else ""
        tiles = self._tiles("")
        ids = [self._definitions.tiles[placed.tile].id for placed in tiles]
        self._around(surface, tiles, ids.index(wanted) if wanted in ids else 0, scale)

    def _around(self, surface: pygame.Surface, tiles: list[Placed], number: int, scale: float) -> None:
        """One tile a little right of the middle, and what lies around it."""
        draw_grass(surface, scale, number)
        length = max(FINE // 2, round(surface.get_height() / 126 * FINE))
        shown = tiles[number]
        x, y = to_plane(shown.at)
        heart = self._art.heart(shown.tile, shown.rotation)
        width, height = surface.get_size()
        for placed in sorted(tiles, key=lambda each: to_plane(each.at)[1]):
            across, down = to_plane(placed.at)
            at = (
                width * 0.56 + (across - x - heart[0]) * length,
                height * 0.56 + (down - y - heart[1]) * length,
            )
            picture, origin = self._art.surface(placed.tile, placed.rotation, length)
            surface.blit(picture, (at[0] - origin[0], at[1] - origin[1]))

    # water

    def _season(self, scene: Hashable, surface: pygame.Surface, scale: float) -> None:
        """A pond as it is in this season, or in each of them."""
        season = scene.season if isinstance(scene, SeasonScene) else ""
        if isinstance(scene, SeasonScene) and not scene.lake:
            wished = WishedLook(season or TURNING)
            LookPicture(self._definitions, wished)(surface, surface.get_rect(), scale)
        elif isinstance(scene, SeasonScene) and season:
            draw_season(surface, scene.look, scale)
        else:
            draw_every_season(surface, scale)

    def _lake(self, scene: Hashable, surface: pygame.Surface, scale: float) -> None:
        """A long lake, two boats on it, two houses at its shore."""
        length = draw_long_lake(surface, scale)
        width, height = surface.get_size()
        tiles = self._tiles("")
        for number, (x, y) in ((4, (0.08, 0.56)), (3, (0.93, 0.6))):
            building = self._art.building(tiles[number % len(tiles)].tile, 0, round(length * 0.8))
            if building is not None:
                building.blit_to(surface, (width * x, height * y))


@dataclass(frozen=True, slots=True)
class _Box:
    left: float
    top: float
    width: float
    height: float


def _away(spot: Point, spots: Sequence[Point], apart: float) -> Point:
    """A spot drawn away from the middle of all."""
    x, y = (sum(axis) / len(spots) for axis in zip(*spots, strict=True))
    return x + (spot[0] - x) * apart, y + (spot[1] - y) * apart


def _put_inside(surface: pygame.Surface, picture: pygame.Surface, share: float) -> None:
    """A picture in the middle of a surface, as large as this share of it."""
    wide, high = picture.get_size()
    fit = min(surface.get_width() * share / wide, surface.get_height() * share / high)
    small = pygame.transform.smoothscale(picture, (round(wide * fit), round(high * fit)))
    surface.blit(small, small.get_rect(center=surface.get_rect().center))
