"""GroundArt: the land of every tile without what is built on it, drawn finely or as a quick sketch."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator

from hamlet.app.art.cache import Picture, PictureCache
from hamlet.app.art.kept_pictures import KEPT, KeptPictures
from hamlet.app.art.seasons.palettes import SUMMER
from hamlet.app.art.tile.buildings import filled_with, told_of_picture
from hamlet.app.art.tile.layout import TileLayout
from hamlet.app.art.tile.pictures import draw_flat
from hamlet.app.art.tile.planting import KeepClear, belts, fill
from hamlet.app.art.tile.sizes import Detail, detail
from hamlet.app.art.tile.tile_ground import GroundPlan, draw_ground, drawing_ground
from hamlet.engine.definitions import Definitions

MOST_BYTES = 7_000_000  # of what is drawn: those who show it keep what they have scaled from it
SKETCHED = 3_000_000  # bytes of sketches, which are needed at once when something turns
SKETCH = 57  # the pixels per side of a sketch


class GroundArt(TileLayout):
    """The ground of the tiles of one set of definitions."""

    def __init__(self, definitions: Definitions, kept: KeptPictures = KEPT) -> None:
        """Pictures of earlier games are among those kept; what will never be seen again need not be."""
        super().__init__(definitions)
        self.kept = kept
        self.cache = PictureCache(MOST_BYTES)
        self._sketches = PictureCache(SKETCHED)
        self.season = SUMMER
        """The season in which everything is drawn."""

    def forget(self) -> None:
        """Keep none of the drawings."""
        self.cache.clear()
        self._sketches.clear()

    def ground(self, tile: int, rotation: int, length: int) -> Picture:
        """The tile without its building; the origin is the outline's first vertex."""
        key = self.ground_key(tile, rotation, length)
        return self.cache.get(key, lambda: self._draw_ground(tile, rotation, length))

    def ground_key(self, tile: int, rotation: int, length: int) -> Hashable:
        """What the picture of a tile's ground is kept under."""
        return ("ground", tile, rotation, length, self.season.name)

    def preparing_ground(self, tile: int, rotation: int, length: int) -> Iterator[None]:
        """Have the ground drawn in bits of a few milliseconds."""
        key, season = self.ground_key(tile, rotation, length), self.season
        if key in self.cache:
            return
        if detail(length) is Detail.FLAT:
            self.ground(tile, rotation, length)
            return
        name = self._told("ground", tile, rotation, length)
        picture = self.kept.find(name)
        if picture is None:
            ground = self._ground_plan(tile, rotation, length)
            yield
            picture = yield from drawing_ground(ground, length, season)
            self.kept.keep(name, picture)
        self.cache.put(key, picture)

    def _told(self, what: str, tile: int, rotation: int, length: int) -> str:
        """All that such a picture depends on, in words."""
        definition, terrains = self.definitions.tiles[tile], [each.id for each in self.definitions.terrains]
        shown = f"{self.season.name}{told_of_picture(self.definitions, definition)}"
        return f"{what} {definition} {terrains} {rotation} {length} {shown}"

    def _draw_ground(self, tile: int, rotation: int, length: int) -> Picture:
        if detail(length) is Detail.FLAT:
            return draw_flat(self.plan(tile, rotation), length, self.season)
        return self.kept.get(
            lambda: self._told("ground", tile, rotation, length),
            lambda: draw_ground(self._ground_plan(tile, rotation, length), length, self.season),
        )

    def _ground_plan(self, tile: int, rotation: int, length: int) -> GroundPlan:
        """Where everything grows that keeps clear of building, pieces and roads."""
        plan, roads = self.plan(tile, rotation), self.roads(tile, rotation)
        places, rng = self.places(tile, rotation, length), random.Random(plan.seed)
        spots = [(spot, 0.17) for spot in places.yard[:4]]
        keep, rows = KeepClear(roads, [places.building], spots), 1 if detail(length) is Detail.SIMPLE else 2
        plants = belts(plan, rows, keep, rng, self.season)
        if terrain := filled_with(self.definitions, self.definitions.tiles[tile]):
            plants += fill(plan, terrain, KeepClear(roads, (), spots[:1]), plants, rng, self.season)
        return GroundPlan(plan, self.heart(tile, rotation), roads, plants, self.farmed(tile, rotation))

    def flat(self, tile: int, rotation: int, length: int) -> Picture:
        """The outline filled with grass and its terrain, in this size; nobody keeps it."""
        return draw_flat(self.plan(tile, rotation), length, self.season)

    def sketch(self, tile: int, rotation: int) -> Picture:
        """The tile without its building, of one size and drawn quickly: nothing keeps clear of names."""
        known = self.known_sketch(tile, rotation)
        if known is not None:
            return known
        picture = self._draw_sketch(tile, rotation)
        self.kept.keep(self._told("sketch", tile, rotation, SKETCH), picture)
        self._sketches.put(self._sketch_key(tile, rotation), picture)
        return picture

    def known_sketch(self, tile: int, rotation: int) -> Picture | None:
        """The sketch, if somebody has drawn it."""
        key = self._sketch_key(tile, rotation)
        known = self._sketches.known(key)
        if known is None and self.kept.shelf is not None:
            known = self.kept.find(self._told("sketch", tile, rotation, SKETCH))
        if known is not None:
            self._sketches.put(key, known)
        return known

    def _sketch_key(self, tile: int, rotation: int) -> Hashable:
        return ("sketch", tile, rotation, self.season.name)

    def _draw_sketch(self, tile: int, rotation: int) -> Picture:
        plan, roads = self.plan(tile, rotation), self.roads(tile, rotation)
        rng, keep = random.Random(plan.seed), KeepClear(roads, [self.standing_box(tile, rotation)])
        plants = belts(plan, 2, keep, rng, self.season)
        if terrain := filled_with(self.definitions, self.definitions.tiles[tile]):
            plants += fill(plan, terrain, KeepClear(roads), plants, rng, self.season)
        ground = GroundPlan(plan, self.heart(tile, rotation), roads, plants, self.farmed(tile, rotation))
        return draw_ground(ground, SKETCH, self.season)
