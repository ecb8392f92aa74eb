"""Pictures of packs: some of their tiles on wood, a season as it is, or the sign of what they bring."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.seasons.palettes import SUMMER, season_of_pack
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.sized import sized
from hamlet.app.art.textures import planks
from hamlet.app.art.tile.artist import TileArt, art_of
from hamlet.app.drafting.rules_form import LAKE
from hamlet.app.kit.kit_pieces import KitPieces
from hamlet.app.screens.packs.packs_shown import PacksShown
from hamlet.app.screens.setup_scenes import LakeScene, Scenery, SeatScene
from hamlet.app.screens.still_pictures import StillPictures
from hamlet.app.stopwatch import WATCH
from hamlet.app.table.look import Look, Pictures
from hamlet.content import RuleError
from hamlet.content.telling.pack_told import TILES, PackTold
from hamlet.engine.definitions import Definitions
from hamlet.session.choice import GameChoice
from hamlet.values import dataclass
from hamlet.words.localised import localised

SIGNS: Final = {
    "market": "tag",
    "menu": "fish",
    "fish": "fish",
    "seasons": "summer",
    "presets": "gear",
    "options": "gear",
    "church": "church",
    "botric": "villager",
    "awards": "crown",
    "milestones": "crown",
    "layouts": "house",
}
"""For packs without tiles."""
FEW: Final = 2
"""Tiles on the picture of a row."""
CORNERS: Final[dict[str, Hashable]] = {"base": SeatScene(0), "lake": LakeScene()}
"""What stands for the game's own packs."""
IN_SEASON: Final = ("farm", "woodcutter", "market", "quarry")
AIR: Final = 0.09
SECONDS: Final = 0.006  # of a frame
DARKER: Final = (150, 150, 150)


@dataclass(frozen=True, slots=True)
class PackScene:
    """So many tiles of a pack as it is now."""

    pack: str
    hash: str
    most: int


class PackPainter:
    """Draws packs, and keeps what is needed to draw their tiles."""

    def __init__(self, shown: PacksShown) -> None:
        self.shown = shown
        self.still = StillPictures(self._draw)
        self.rows = KitPieces(shown.words)
        """Rows that look as they looked before."""
        self._prepared: tuple[Hashable, tuple[int, int]] | None = None
        self._ground: Iterator[None] | None = None
        self._looks: dict[tuple[str, str], Look | None] = {}

    @property
    def busy(self) -> bool:
        """Whether something is still to be drawn."""
        return self.still.busy or any(
            look is not None and look.pictures.waiting for look in self._looks.values()
        )

    def work(self) -> bool:
        """Draw one thing more, or a few bits of it; whether there is something new to be seen."""
        until = WATCH.now() + SECONDS
        while self._ground is not None and WATCH.now() < until:
            if next(self._ground, self) is self:
                self._ground = None
        if self._ground is not None:
            return False
        wanted = self.still.next_wanted
        if wanted is not None and wanted != self._prepared:
            self._prepared, self._ground = wanted, self._preparing(*wanted)
            return False
        waiting = (look for look in self._looks.values() if look is not None and look.pictures.waiting)
        look = next(waiting, None)
        return look.pictures.work() if look is not None else self.still.work()

    def _preparing(self, scene: Hashable, size: tuple[int, int]) -> Iterator[None]:
        """The ground of the tiles that are to be drawn, which takes longest."""
        told = self.shown.told(scene.pack) if isinstance(scene, PackScene) else None
        look = self.look(told) if told is not None and told.id not in self.shown.of_game else None
        if told is None or look is None or not isinstance(scene, PackScene):
            return
        art = look.pictures.art
        if season_brought(told) is not None:
            return
        yield
        for place in tile_places(size, art, self._tiles(told, look)[: scene.most]):
            art.season = SUMMER
            yield from art.preparing_ground(place.tile, 0, place.double)

    def look(self, told: PackTold) -> Look | None:
        """How tiles of a pack look; None where nothing of it can be played."""
        key = (told.id, told.content_hash)
        if key not in self._looks:
            definitions = definitions_of(told)
            self._looks[key] = None
            if definitions is not None:
                art = art_of(localised(self.shown.words, definitions))
                self._looks[key] = Look(self.shown.words, definitions, (), Pictures(art))
        return self._looks[key]

    def _draw(self, scene: Hashable, surface: pygame.Surface, scale: float) -> None:
        told = self.shown.told(scene.pack) if isinstance(scene, PackScene) else None
        look = self.look(told) if told is not None else None
        if told is None or look is None or not isinstance(scene, PackScene):
            return
        corner = CORNERS.get(told.id) if scene.most == FEW or told.id == LAKE else None
        tiles, season = self._tiles(told, look)[: scene.most], season_brought(told)
        if corner is not None and told.loaded is not None:
            Scenery(told.loaded, look.definitions).draw(corner, surface, scale)
        elif tiles:
            draw_tiles(surface, look.pictures.art, tiles, season or SUMMER)
        else:
            _draw_sign(surface, next((SIGNS[each] for each in told.subjects if each in SIGNS), "blueprint"))

    def _tiles(self, told: PackTold, look: Look) -> list[int]:
        """The tiles that stand for a pack; a season is seen on some of the game's own."""
        known = {each.id: number for number, each in enumerate(look.definitions.tiles)}
        wanted = shown_tiles(self.shown, told)
        if not wanted and season_brought(told) is not None:
            wanted = list(IN_SEASON)
        return [known[each] for each in wanted if each in known]


def definitions_of(told: PackTold) -> Definitions | None:
    """What is played with a pack and those that it requires."""
    if told.drawn is None or not told.drawn.presets:
        return None
    try:
        return GameChoice(told.drawn, str(told.drawn.presets[0]["id"])).definitions
    except (RuleError, ValueError, KeyError):
        return None


def shown_tiles(shown: PacksShown, told: PackTold) -> list[str]:
    """The tiles that a pack adds; without any, those that it changes."""
    sound = [each.id for each in told.brings if each.subject == TILES and (TILES, each.id) in told.sound]
    if sound:
        return sound
    changed = [each.entry for each in shown.together.changes(told.id) if each.subject == TILES]
    return [each for each in dict.fromkeys(changed) if (TILES, each) in told.sound]


def season_brought(told: PackTold) -> SeasonLook | None:
    """The first season that a pack adds, in its colours."""
    season = next((each.id for each in told.brings if each.subject == "seasons"), None)
    entries = told.loaded.data.get("seasons", ()) if told.loaded is not None else ()
    entry = next((each for each in entries if each["id"] == season), None)
    return season_of_pack(str(season), entry.get("palette")) if entry is not None else None


# on wood


@sized(1, plain=True)
def _boards() -> pygame.Surface:
    return planks((480, 480))


def draw_wood(surface: pygame.Surface) -> None:
    """The table that tiles lie on."""
    surface.blit(pygame.transform.smoothscale(_boards(), surface.get_size()), (0, 0))
    surface.fill(DARKER, special_flags=pygame.BLEND_RGB_MULT)


@dataclass(frozen=True, slots=True)
class TilePlace:
    """A tile, as large as it has room."""

    tile: int
    room: pygame.Rect
    length: float

    @property
    def double(self) -> int:
        """It is drawn twice as large, and scaled down."""
        return max(28, round(self.length * 2))


def tile_places(size: tuple[int, int], art: TileArt, tiles: Sequence[int]) -> list[TilePlace]:
    """Tiles side by side."""
    width, height = size
    if width < height * 2 and len(tiles) > 2:
        tiles = tiles[:2]
    each, found = width / max(1, len(tiles)), []
    for number, tile in enumerate(tiles):
        room = pygame.Rect(round(each * number), 0, round(each), height)
        room.inflate_ip(-round(height * AIR), -round(2 * height * AIR))
        left, right, top, bottom = _edges(art, tile)
        length = min(room.width / (right - left), room.height / (bottom - top))
        found.append(TilePlace(tile, room, length))
    return found


def _edges(art: TileArt, tile: int) -> tuple[float, float, float, float]:
    """Left, right, top and bottom of a tile with its building, in sides."""
    bounds = art.plan(tile, 0).bounds
    top = min(bounds.top, art.heart(tile, 0)[1] + art.building_box(tile).top * 1.1)
    return bounds.left, bounds.left + bounds.width, top, bounds.bottom


def draw_tiles(
    surface: pygame.Surface, art: TileArt, tiles: Sequence[int], season: SeasonLook = SUMMER
) -> None:
    """On the table, each with its shadow."""
    before, art.season = art.season, season
    draw_wood(surface)
    for place in tile_places(surface.get_size(), art, tiles):
        _draw_tile(surface, art, place)
    art.season = before


def _draw_tile(surface: pygame.Surface, art: TileArt, place: TilePlace) -> None:
    left, right, top, bottom = _edges(art, place.tile)
    double, length = place.double, place.length
    picture, origin = art.surface(place.tile, 0, double)
    margin = round(double * 0.3)
    size = (picture.get_width() + 2 * margin, picture.get_height() + 2 * margin)
    whole = pygame.Surface(size, pygame.SRCALPHA)
    art.shadow(place.tile, 0, double).blit_to(whole, (origin[0] + margin, origin[1] + margin))
    whole.blit(picture, (margin, margin))
    shrink = length / double
    small = pygame.transform.smoothscale(whole, (round(size[0] * shrink), round(size[1] * shrink)))
    across = place.room.centerx - (left + right) / 2 * length - (origin[0] + margin) * shrink
    down = place.room.centery - (top + bottom) / 2 * length - (origin[1] + margin) * shrink
    surface.blit(small, (round(across), round(down)))


def _draw_sign(surface: pygame.Surface, sign: str) -> None:
    draw_wood(surface)
    draw_icon(surface, sign, surface.get_rect().center, round(surface.get_height() * 0.6))
