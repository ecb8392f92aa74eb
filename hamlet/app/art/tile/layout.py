"""TileLayout: where everything stands on every tile, worked out when first asked for and kept."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.buildings import CHURCH_PARTS, draw_building, filled_with, model_of
from hamlet.app.art.tile.farmland import FarmField, find_fields
from hamlet.app.art.tile.field import Field
from hamlet.app.art.tile.places import (
    Places,
    WantedPlaces,
    find_heart,
    scaled_box,
    set_out,
    settle,
    shifts,
    with_yard,
    worth_of,
)
from hamlet.app.art.tile.plan import TileBounds, TilePlan, make_plan
from hamlet.app.art.tile.road_curves import roads_of
from hamlet.app.art.tile.sizes import (
    BANNER_HEIGHT,
    Detail,
    banner_width,
    detail,
    piece_side,
    sign_side,
    tray_size,
)
from hamlet.engine.definitions import Definitions

STANDARD = 96
_TIGHT = 80  # where a building stands is chosen for this length: names and slots take much room
_BUCKET = 16
_TRIM = 0.9  # the outermost of a building may be covered
_SOLID = 60  # how opaque a pixel is that counts: not the soft end of a shadow
_FREE = TileBounds(-0.22, -0.2, 0.44, 0.4)  # what a wood keeps free for its flag


class TileLayout:
    """The form of every tile of one set of definitions."""

    def __init__(self, definitions: Definitions) -> None:
        self.definitions = definitions
        self.plan = lru_cache(maxsize=512)(self._plan)
        self.field = lru_cache(maxsize=512)(self._field)
        self._settled = lru_cache(maxsize=512)(self._settle)
        self._worth = lru_cache(maxsize=64)(self._find_worth)
        self.stand = lru_cache(maxsize=512)(self._stand)
        self.roads = lru_cache(maxsize=512)(self._roads)
        self.farmed = lru_cache(maxsize=512)(self._find_fields)
        self.has_windows = lru_cache(maxsize=512)(self._has_windows)
        self.building_box = lru_cache(maxsize=512)(self._measure_building)
        self._set_out_at = lru_cache(maxsize=64)(self._set_out)
        self._places_at = lru_cache(maxsize=1024)(self._find_places)

    def _plan(self, tile: int, rotation: int) -> TilePlan:
        return make_plan(self.definitions, tile, rotation)

    def _field(self, tile: int, rotation: int) -> Field:
        return Field(self.plan(tile, rotation))

    def preparing(self, tile: int, rotation: int, length: float) -> Iterator[None]:
        """Have all of it found in bits of a few milliseconds: what follows finds it known."""
        self.field(tile, rotation)
        yield
        self.building_box(tile)
        yield
        self._settled(tile, rotation)
        yield
        for spot in self._spots(tile, rotation):
            self._worth(tile, rotation, spot)
            yield
        self.farmed(tile, rotation)
        yield
        self._set_out_at(tile, rotation, _bucket(length))
        yield
        self.places(tile, rotation, length)

    def _settle(self, tile: int, rotation: int) -> tuple[Point, float]:
        """Where the building would stand and how large, if nothing else were on its tile."""
        heart = find_heart(self.plan(tile, rotation))
        return settle(self.field(tile, rotation), heart, self.building_box(tile))

    def _spots(self, tile: int, rotation: int) -> list[Point]:
        """Where else it could stand; nowhere where there are no slots to make room for."""
        if not self.definitions.tiles[tile].slots:
            return []
        return shifts(self.field(tile, rotation), self._settled(tile, rotation)[0])

    def _find_worth(self, tile: int, rotation: int, spot: Point) -> float:
        heart, scale = self._settled(tile, rotation)
        wanted = self._wanted(tile, scaled_box(self.building_box(tile), scale), _TIGHT, named=True)
        return worth_of(self.field(tile, rotation), spot, heart, wanted)

    def _stand(self, tile: int, rotation: int) -> tuple[Point, float]:
        """Where the building stands and how large it is drawn."""
        heart, scale = self._settled(tile, rotation)
        spots = self._spots(tile, rotation)
        return max(spots, key=partial(self._worth, tile, rotation), default=heart), scale

    def heart(self, tile: int, rotation: int) -> Point:
        """Where the building stands, in sides from the outline's first vertex."""
        return self.stand(tile, rotation)[0]

    def standing_box(self, tile: int, rotation: int) -> TileBounds:
        """What the building covers of its tile, in sides from the outline's first vertex."""
        (x, y), scale = self.stand(tile, rotation)
        left, top, width, height = scaled_box(self.building_box(tile), scale)
        return TileBounds(x + left, y + top, width, height)

    def _roads(self, tile: int, rotation: int) -> list[list[Point]]:
        return roads_of(self.plan(tile, rotation), self.heart(tile, rotation))

    def _find_fields(self, tile: int, rotation: int) -> tuple[FarmField, ...]:
        """The fields of a tile; a wood or a range has none."""
        if self.is_filled(tile):
            return ()
        points = self.field(tile, rotation).points[::2]
        house = self.standing_box(tile, rotation)
        return find_fields(self.plan(tile, rotation), self.roads(tile, rotation), house, points)

    def _has_windows(self, tile: int) -> bool:
        """Whether light can be seen in its building; in the Church as far as it is built at last."""
        model = model_of(self.definitions, self.definitions.tiles[tile], 8, CHURCH_PARTS)
        return model is not None and bool(model.panes)

    def _measure_building(self, tile: int) -> TileBounds:
        """The box of the building about its heart, in sides."""
        picture = draw_building(self.definitions, self.definitions.tiles[tile], 40, 4)
        if picture is None:
            return _FREE
        seen, half = picture.get_bounding_rect(_SOLID), picture.get_width() / 2
        width, height = seen.width / 40 * _TRIM, seen.height / 40 * _TRIM
        x, y = (seen.centerx - half) / 40, (seen.centery - half) / 40
        return TileBounds(x - width / 2, y - height / 2, width, height)

    def places(self, tile: int, rotation: int, length: float = STANDARD) -> Places:
        """Where everything stands, in sides, looked at with so many pixels per side."""
        return self._places_at(tile, rotation, _bucket(length))

    def _wanted(self, tile: int, building: TileBounds, length: int, *, named: bool) -> WantedPlaces:
        """What this tile must find room for at so many pixels per side."""
        definition = self.definitions.tiles[tile]
        tray, width = tray_size(definition.slots, length), banner_width(definition, named=named)
        if detail(length) < Detail.FULL:  # a sign stands for the building, and names are left to hovering
            side, width = sign_side(length) * 1.25 / length, 0
            building = TileBounds(-side / 2, -side / 2, side, side)
        return WantedPlaces(
            building,
            (tray[0] / length, tray[1] / length) if tray else None,
            (width / length, BANNER_HEIGHT / length) if width else None,
            piece_side(length) / length,
        )

    def _find_places(self, tile: int, rotation: int, length: int) -> Places:
        found = self._set_out_at(tile, rotation, length)
        return with_yard(self.field(tile, rotation), found, piece_side(length) / length)

    def _set_out(self, tile: int, rotation: int, length: int) -> Places:
        field, (heart, scale) = self.field(tile, rotation), self.stand(tile, rotation)
        building = scaled_box(self.building_box(tile), scale)
        for named in (True, False):
            found = set_out(field, heart, self._wanted(tile, building, length, named=named))
            least = 0.82 if length < 80 else 0.7
            if all(box is None or field.share(box) >= least for box in (found.banner, found.tray)):
                break
        return found

    def is_filled(self, tile: int) -> bool:
        """Whether a wood or a range stands where others have their building."""
        return filled_with(self.definitions, self.definitions.tiles[tile]) is not None

    def shows_name(self, tile: int, rotation: int, length: float) -> bool:
        """Whether the banner found at this zoom has room for the name."""
        banner = self.places(tile, rotation, length).banner
        return banner is not None and banner.width * _bucket(length) + 1 >= banner_width(
            self.definitions.tiles[tile]
        )


def _bucket(length: float) -> int:
    """The length for which places are found that serve this one."""
    return max(24, int(length) // _BUCKET * _BUCKET)
