"""Pictures at any length, scaled from the few lengths at which the artist draws them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import partial

import pygame

from hamlet.app.art.cache import Picture, PictureCache, encoded
from hamlet.app.art.kept_pictures import KEPT
from hamlet.app.art.seasons.daylight import VillageLook
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import clear
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile.buildings.window_light import draw_glow
from hamlet.app.art.tile.ground_art import SKETCH
from hamlet.app.art.tile.sizes import Detail, detail
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.art.water.lake_painting import LakePainter
from hamlet.app.board.lakes.flat_lakes import draw_flat_lake
from hamlet.app.board.lakes.lake_views import LakeView, lakes_of
from hamlet.engine.definitions import Kind
from hamlet.engine.village import Placed, Village

# Half octaves, none of which shows more or less than the lengths scaled from it.
DRAWN = (20, 27, 34, 47, 57, 79, 112, 158, 176, 224, 288)
LAKE_SKETCH = 40  # the pixels per side of the small picture of a lake
_PAINTERS = 4
GLOW = 0.88  # how far the light of windows falls, in sides
_TRIM = 7  # transparent pixels at an edge that may go


def _told(view: LakeView, drawn: int) -> str:
    """All that a lake's picture depends on, in words."""
    return f"lake {view.site} {drawn}"


def drawn_length(length: int) -> int:
    """The length from which pictures of this length are scaled."""
    return next((drawn for drawn in DRAWN if drawn >= length), DRAWN[-1])


class Studio:
    """Scaled pictures of tiles, buildings and what joins them in one look, kept up to a limit of bytes."""

    def __init__(self, badge_art: BadgeArt, most_bytes: int = 33_000_000) -> None:
        self.badge_art = badge_art
        self._tiles = badge_art.art
        self.look = VillageLook(self._tiles.season)
        self._look_before: VillageLook | None = None
        self.kept = PictureCache(most_bytes)
        self._painters: dict[Hashable, LakePainter] = {}

    @property
    def tiles(self) -> TileArt:
        """The artist, who draws for others too: in this season now."""
        self._tiles.season = self.look.season
        return self._tiles

    @property
    def season(self) -> SeasonLook:
        """The season in which everything is drawn."""
        return self.look.season

    def turn(self, look: VillageLook) -> bool:
        """Draw in another look from now on; whether it is another."""
        if look == self.look:
            return False
        self._look_before, self.look = self.look, look
        return True

    def ground(self, tile: int, rotation: int, length: int) -> Picture:
        """A tile without its building."""
        return self._scaled(
            ("ground", tile, rotation, length), partial(self.tiles.ground, tile, rotation), length
        )

    def building(self, tile: int, rotation: int, length: int, parts: int) -> Picture | None:
        """The building of a tile, its windows lit in the evening; None for woods and ranges."""
        parts = self._standing(tile, parts)
        if not self.tiles.has_building(tile):
            return None
        key = self._building_key(tile, rotation, length, parts)
        return self.kept.get(key, lambda: self._lit_building(tile, rotation, length, parts))

    def _lit_building(self, tile: int, rotation: int, length: int, parts: int) -> Picture:
        drawn = drawn_length(length)
        bare = self.tiles.building(tile, rotation, drawn, parts) or Picture(clear((1, 1)), (0, 0))
        picture = bare.surface.copy()
        self.look.fall_on(picture)
        if self.look.light.glow:
            self.tiles.windows(tile, rotation, drawn, parts).blit_to(picture, bare.origin)
        return scaled(Picture(picture, bare.origin), length / drawn)

    def glow(self, length: int) -> Picture:
        """The light that falls out of a house onto the ground around it."""
        strength = self.look.light.glow
        return self.kept.get(("glow", length, strength), lambda: draw_glow(round(length * GLOW), strength))

    def clump(self, terrain: str, orientation: int, length: int, seed: int) -> Picture:
        """Trees or rocks over a border."""
        key = ("clump", terrain, orientation, length, seed % 6)
        return self._scaled(key, lambda drawn: self.tiles.clump(terrain, orientation, drawn, seed), length)

    def road_patch(self, orientation: int, length: int) -> Picture:
        """Sand over a border where two roads meet."""
        key = ("patch", orientation, length)
        return self._scaled(key, lambda drawn: self.tiles.road_patch(orientation, drawn), length)

    def marker(self, kind: str, orientation: int, length: int, seat: str | None) -> Picture:
        """A path or a bridge; whose it is shows its colour in any light."""
        key, drawn = ("marker", kind, orientation, length, seat), drawn_length(length)
        return self.kept.get(
            key, lambda: scaled(self.tiles.marker(kind, orientation, drawn, seat), length / drawn)
        )

    def water_patch(self, orientation: int, length: int, on: tuple[bool, bool]) -> Picture:
        """Water over a border where two waters meet."""
        key = ("water", orientation, length, on)
        return self._scaled(key, lambda drawn: self.tiles.water_patch(orientation, drawn, on), length)

    def lakes(self, village: Village) -> tuple[LakeView, ...]:
        """The lakes of a village, in its order, as they are in this season."""
        return lakes_of(self.tiles, village, self.season)

    def lake(self, view: LakeView, length: int) -> Picture:
        """A lake with its banks; the origin is its site's anchor."""
        return self._scaled(("lake", view.key, length), partial(self._drawn_lake, view), length)

    def lake_stand_in(self, view: LakeView, length: int) -> Picture:
        """A small picture of the lake in this size, until the real one is drawn."""
        small = partial(self._drawn_lake, view, LAKE_SKETCH)
        return self._lit(("lake sketch", view.key, length), small, length / LAKE_SKETCH)

    def _drawn_lake(self, view: LakeView, drawn: int) -> Picture:
        def draw() -> Picture:
            if detail(drawn) is Detail.FLAT:
                return draw_flat_lake(view.site, drawn)
            return KEPT.get(lambda: _told(view, drawn), lambda: self.painter(view, drawn).picture())

        return self.tiles.cache.get(("lake", view.key, drawn), draw)

    def painter(self, view: LakeView, drawn: int) -> LakePainter:
        """Who paints a lake at a length: the latest ones are kept, for there is more to come of them."""
        key = (view.key, drawn)
        found = self._painters.pop(key, None) or LakePainter(view.site, drawn)
        self._painters[key] = found
        while len(self._painters) > _PAINTERS:
            del self._painters[next(iter(self._painters))]
        return found

    def prepare_lake(self, view: LakeView, length: int) -> Iterator[None]:
        """Draw a lake, in a few bits; its small picture first."""
        yield from self._preparing_lake(view, LAKE_SKETCH)
        yield
        yield from self._preparing_lake(view, drawn_length(length))
        yield
        self.lake(view, length)

    def _preparing_lake(self, view: LakeView, drawn: int) -> Iterator[None]:
        key, cache = ("lake", view.key, drawn), self.tiles.cache
        if key in cache:
            return
        if detail(drawn) is Detail.FLAT:
            self._drawn_lake(view, drawn)
            return
        picture = KEPT.find(_told(view, drawn))
        if picture is None:
            picture = yield from self.painter(view, drawn).painting()
            KEPT.keep(_told(view, drawn), picture)
        cache.put(key, picture)

    def warm_lake(self, view: LakeView, length: int) -> Iterator[None]:
        """Draw ahead what `prepare_lake` will scale from."""
        yield from self._preparing_lake(view, drawn_length(length))
        yield

    def stand_in(self, tile: int, rotation: int, length: int) -> Picture:
        """The tile until it is drawn: as it was in the look before, else a sketch of it in this size."""
        before = self._as_before(tile, rotation, length)
        if before is not None:
            return before
        small = partial(self.tiles.sketch, tile, rotation)
        return self._lit(("sketch", tile, rotation, length), small, length / SKETCH)

    def _as_before(self, tile: int, rotation: int, length: int) -> Picture | None:
        if self._look_before is None:
            return None
        return self.kept.known(("ground", tile, rotation, length, self._look_before.name))

    def flat(self, tile: int, rotation: int, length: int) -> Picture:
        """The tile as long as not even a sketch is there: its terrain alone, drawn in a moment."""
        return self._lit(
            ("flat", tile, rotation, length), lambda: self.tiles.flat(tile, rotation, length), 1.0
        )

    def has_stand_in(self, tile: int, rotation: int, length: int) -> bool:
        """Whether a tile can be shown without being drawn: as it was in the look before, or by its sketch."""
        known = self._as_before(tile, rotation, length) or self.tiles.known_sketch(tile, rotation)
        return known is not None

    def building_stand_in(self, tile: int, rotation: int, length: int, parts: int) -> Picture | None:
        """The building on a sketch."""
        parts = self._standing(tile, parts)
        small = self.tiles.building(tile, rotation, SKETCH, parts)
        if small is None:
            return None
        return self._lit(("small building", tile, rotation, length, parts), lambda: small, length / SKETCH)

    def keep(self, key: Hashable, make: Callable[[], Picture]) -> Picture:
        """Any other picture, kept under a key."""
        return self.kept.get(key, make)

    def knows(self, tile: int, rotation: int, length: int) -> bool:
        """Whether the tile can be shown at this length without drawing anew."""
        if self._ground_key(tile, rotation, length) in self.kept:
            return True
        return self.tiles.ground_key(tile, rotation, drawn_length(length)) in self.tiles.cache

    def holds(self, what: Placed | LakeView, length: int) -> bool:
        """Whether the picture of a tile or a lake is there in the present look, in this very size."""
        if isinstance(what, LakeView):
            return ("lake", what.key, length, self.look.name) in self.kept
        return self._ground_key(what.tile, what.rotation, length) in self.kept

    def prepare(self, tile: int, rotation: int, length: int, parts: int) -> Iterator[None]:
        """Draw all that a tile needs at this length, in bits of a few milliseconds."""
        yield from self.tiles.preparing(tile, rotation, drawn_length(length))
        yield
        if self._ground_key(tile, rotation, length) not in self.kept:
            yield from self.tiles.preparing_ground(tile, rotation, drawn_length(length))
            yield
        self.ground(tile, rotation, length)
        yield
        if self._building_key(tile, rotation, length, parts) not in self.kept:
            self.tiles.building(tile, rotation, drawn_length(length), self._standing(tile, parts))
            yield
        self.building(tile, rotation, length, parts)

    def _ground_key(self, tile: int, rotation: int, length: int) -> Hashable:
        return ("ground", tile, rotation, length, self.look.name)

    def _building_key(self, tile: int, rotation: int, length: int, parts: int) -> Hashable:
        return ("building", tile, rotation, length, self._standing(tile, parts), self.look.name)

    def warm(self, tile: int, rotation: int, length: int, parts: int) -> Iterator[None]:
        """Draw ahead what `prepare` will scale from, but take no memory for this very length."""
        yield from self.tiles.preparing(tile, rotation, drawn_length(length))
        yield
        yield from self.tiles.preparing_ground(tile, rotation, drawn_length(length))
        yield
        self.tiles.building(tile, rotation, drawn_length(length), self._standing(tile, parts))

    def _standing(self, tile: int, parts: int) -> int:
        """Of the parts of the Church, those that stand on this tile: every other building is whole."""
        return parts if self.tiles.definitions.tiles[tile].kind == Kind.CHURCH else 0

    def _scaled(self, key: tuple[Hashable, ...], draw: Callable[[int], Picture], length: int) -> Picture:
        drawn = drawn_length(length)
        return self._lit(key, lambda: draw(drawn), length / drawn)

    def _lit(self, key: tuple[Hashable, ...], draw: Callable[[], Picture], ratio: float) -> Picture:
        """A picture of the land in the light of this look, in another size."""
        return self.kept.get((*key, self.look.name), lambda: scaled(draw(), ratio, self.look))


def scaled(picture: Picture, ratio: float, look: VillageLook | None = None) -> Picture:
    """The picture in another size; its origin still lies on a whole pixel, so that tiles meet exactly."""
    surface = picture.surface
    if ratio == 1.0:
        return Picture(encoded(_in_light(surface.copy(), look)), picture.origin)
    left, right = _cut(picture.origin[0], surface.get_width(), ratio)
    top, bottom = _cut(picture.origin[1], surface.get_height(), ratio)
    part = surface.subsurface((left, top, right - left, bottom - top))
    size = (max(1, round((right - left) * ratio)), max(1, round((bottom - top) * ratio)))
    small = pygame.transform.smoothscale(part, size)
    origin = (round((picture.origin[0] - left) * ratio), round((picture.origin[1] - top) * ratio))
    return Picture(encoded(_in_light(small, look)), origin)


def _in_light(picture: pygame.Surface, look: VillageLook | None) -> pygame.Surface:
    if look is not None:
        look.fall_on(picture)
    return picture


def _cut(origin: int, extent: int, ratio: float) -> tuple[int, int]:
    """Where to cut an axis so that origin and end fall on whole pixels, or nearly."""
    if extent < 8 * _TRIM:
        return 0, extent

    def miss(value: float) -> float:
        return abs(value - round(value))

    start = min(range(_TRIM), key=lambda cut: (round(miss((origin - cut) * ratio), 2), cut))
    end = min(range(_TRIM), key=lambda cut: (round(miss((extent - cut - start) * ratio), 2), cut))
    return start, extent - end
