"""What lies between the cards of the score: village in the dusk, light, roads, points that fly."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from hamlet.app.art import furniture as art
from hamlet.app.art.palette import INK
from hamlet.app.art.shapes import Point, clear, thin_line
from hamlet.app.kit.entering import MotionKind
from hamlet.app.kit.kit_pieces import LaidPiece
from hamlet.app.screens.scoring import scoring_ids as ids
from hamlet.app.screens.scoring.flying_points import draw_stars, stars_at
from hamlet.app.screens.scoring.lane_roads import LaneRoad, LaneRoads
from hamlet.app.screens.scoring.score_laying import town_of
from hamlet.app.screens.scoring.score_places import ScorePlaces
from hamlet.app.screens.scoring.scored_village import ScoredVillage
from hamlet.app.screens.scoring.village_light import TilePoints, draw_light
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.sheet import table_wood

if TYPE_CHECKING:
    from hamlet.app.screens.scoring.scoring_stage import ScoringStage

DUSK = 52
LANDMARKS = "landmarks"


class ScoreGround:
    """The ground of one score, and what moves on it."""

    def __init__(self, page: ScoringStage) -> None:
        self.page = page
        self.scene = ScoredVillage(page.session, page.home.look)
        self.picture = pygame.Surface((1, 1))
        self.over: list[LaidPiece] = []
        """Pieces that lie over everything here."""
        self._beside_sheet = False
        """Whether the sheet lies over the bar of the roads: then they end before it."""
        most = max(page.scores.total(seat) for seat in range(len(page.scores.points)))
        self._most = most
        self.lanes: LaneRoads | None = None
        self._town = pygame.Rect(0, 0, 0, 0)
        self._light = self._roads = pygame.Surface((1, 1))
        self._road_top = 0
        self._flying: tuple[float, list[Point]] | None = None
        self._roads_drawn: tuple[LaneRoad, ...] = ()
        self._light_key: object = None

    # layout

    def resize(self, places: ScorePlaces) -> None:
        """Everything in its place."""
        self._road_top = places.bar.top - places.px(16)
        self._roads = clear((places.window.width, places.foot.top - self._road_top + places.px(8)), INK)
        self._lay_lanes(places)
        self.scene.show_in(places.village)
        self.place_town()
        self._compose(places)

    def put_over(self, sheet: list[LaidPiece], notes: list[LaidPiece]) -> None:
        """What lies over village and roads now; a sheet that does leaves the roads less room."""
        self.over = [*sheet, *notes]
        if bool(sheet) is not self._beside_sheet:
            self._beside_sheet = bool(sheet)
            self._lay_lanes(self.page.places)

    def _lay_lanes(self, places: ScorePlaces) -> None:
        self.lanes = LaneRoads(places.beside_sheet() if self._beside_sheet else places, self._most)
        self._roads_drawn = ()

    def place_town(self) -> None:
        """The name stands in the corner where it covers least; where none is free, the village makes room."""
        places, px = self.page.places, self.page.places.px
        village = places.village
        wide, high = places.name_size(town_of(self.page).wide(places.scale))
        wide = min(wide, village.width)
        corners = [
            pygame.Rect(at, (wide, high))
            for at in (
                (village.left + px(12), village.top + px(10)),
                (village.right - wide, village.top + px(10)),
                (village.left + px(12), village.bottom - high),
                (village.right - wide, village.bottom - high),
            )
        ]
        tiles = [self._tile_rect(uid) for uid in range(len(self.page.session.state.village.tiles))]
        self._town = min(corners, key=lambda rect: sum(_shared(rect, tile) for tile in tiles))
        if self._town.collidelist(tiles) >= 0 and self.scene.rect.height > village.height - high:
            below = pygame.Rect(village.left, village.top + high, village.width, village.height - high)
            self.scene.show_in(below)
            self._town = corners[0]

    def least_covered(self, sizes: list[tuple[int, int]]) -> pygame.Rect:
        """A place over the village's part of the table that covers no name, and as little else as can be."""
        room = self.page.places.village
        tiles = [self._tile_rect(uid) for uid in range(len(self.page.session.state.village.tiles))]
        named, step = self.town_place(), self.page.places.px(8)
        found = [
            pygame.Rect((left, top), size)
            for size in sizes
            for top in range(room.bottom - size[1], room.top - 1, -step)
            for left in (room.left, room.centerx - size[0] // 2, room.right - size[0])
        ]
        free = [rect for rect in found if not rect.colliderect(named)]
        return min(free or found, key=lambda rect: sum(_shared(rect, tile) for tile in tiles))

    def _tile_rect(self, uid: int) -> pygame.Rect:
        corners = self.scene.corners(uid)
        left, top = (round(min(corner[axis] for corner in corners)) for axis in (0, 1))
        right, bottom = (round(max(corner[axis] for corner in corners)) for axis in (0, 1))
        return pygame.Rect(left, top, right - left, bottom - top)

    def town_place(self) -> pygame.Rect:
        """Where the name stands; while it is typed it has more room."""
        if self.page.typing is None:
            return self._town
        wide, high = self.page.places.name_size(town_of(self.page).wide(self.page.scale))
        typed = pygame.Rect(self._town.left, self._town.top, max(wide, self._town.width), high)
        return typed.clamp(self.page.places.village)

    def _compose(self, places: ScorePlaces) -> None:
        """The wood, the village in the dusk, and the dark bar with the beds of the roads."""
        if self.picture.get_size() != places.window.size:
            self.picture = pygame.Surface(places.window.size)
        self.picture.blit(table_wood(places.window.size), (0, 0))
        if self.scene.picture is not None:
            self.picture.blit(self.scene.picture, self.scene.rect)
        thin_line(self.picture, places.window, INK, DUSK)
        art.bar(self.picture, places.bar, "top", places.scale)
        self._light_key = None

    # time

    @property
    def busy(self) -> bool:
        """Whether the village is still being painted."""
        return self.scene.busy

    def work(self) -> bool:
        """Paint on; whether the ground looks different now."""
        if not self.scene.work():
            return False
        self._compose(self.page.places)
        return True

    # what lies on it

    def marks(self) -> tuple[TilePoints, ...]:
        """The tiles that bear their points now: those asked about, else all landmarks."""
        page = self.page
        step = page.count.step
        if step is not None:
            piece = page.scores.pieces[step]
            return self._tiles(piece.sources, None, lit=True)
        asked = page.scores.named(page.lit_line)
        sources = asked.sources if asked is not None else ()
        landmarks = page.scores.line(LANDMARKS)
        rest = self._tiles(landmarks.sources, None, lit=False) if landmarks is not None else ()
        lit = self._tiles(sources, page.lit_seat, lit=True)
        bright = {mark.tile for mark in lit}
        return (*(mark for mark in rest if mark.tile not in bright), *lit)

    def _tiles(self, sources: tuple[str, ...], seat: int | None, *, lit: bool) -> tuple[TilePoints, ...]:
        seats = self.page.session.setup.seats
        found: dict[int, TilePoints] = {}
        for number, who in enumerate(seats):
            if seat is not None and seat != number:
                continue
            for tile, points in self.page.told.tiles(sources, number).items():
                before = found.get(tile)
                if before is None or before.points < points:
                    found[tile] = TilePoints(tile, who.color, points, lit)
        return tuple(found.values())

    def lane_hits(self) -> list[HitRegion]:
        """The pieces of the roads: each opens what it stands for."""
        page = self.page
        if self.lanes is None or not page.count.ended:
            return []
        names = {piece.key: piece.name for piece in page.scores.pieces}
        return [
            HitRegion(
                ids.lane_id(road.seat, laid.piece.key),
                laid.rect,
                hint=page.lane_hint(road.seat, names[laid.piece.key], laid.piece.points),
                group="lanes",
                tab=False,
                ring=False,
            )
            for road in page.roads.roads()
            for laid in self.lanes.lay(road)
        ]

    def paint_over(self, surface: pygame.Surface, *, lit: bool) -> None:
        """Light, roads, what flies; then whatever lies over them. While the page comes in, nothing is lit."""
        page, clip = self.page, surface.get_clip()
        if lit and clip.colliderect(page.places.village):
            village = page.places.village.inflate(page.places.px(24), page.places.px(16))
            surface.set_clip(clip.clip(village).clip(pygame.Rect(0, 0, village.right, page.places.bar.top)))
            page.life.draw(surface)
            surface.blit(self._lit_picture(), (0, 0))
            surface.set_clip(clip)
        if self.lanes is not None and clip.colliderect(page.places.bar):
            surface.blit(self._road_picture(), (0, self._road_top))
        if lit:
            draw_stars(surface, self._stars(), page.scale)
        for piece in self.over:
            if clip.colliderect(piece.bounds):
                piece.put(surface)

    def paint_village(self, surface: pygame.Surface, part: pygame.Rect) -> None:
        """A part of the village in its light, with what lives in it."""
        surface.blit(self.picture, part, part)
        self.page.life.draw(surface)
        surface.blit(self._lit_picture(), part, part)

    def _road_picture(self) -> pygame.Surface:
        """The roads, drawn anew when one of them is another."""
        page = self.page
        roads = page.roads.roads(page.lit_line, page.lit_seat)
        if self.lanes is not None and roads != self._roads_drawn:
            self._roads_drawn = roads
            self._roads.fill((0, 0, 0, 0))
            LaneRoads(self.lanes.places.shifted(self._road_top), self._most).draw(self._roads, roads)
        return self._roads

    def _lit_picture(self) -> pygame.Surface:
        """All light on the village, kept until something else is lit."""
        page, places = self.page, self.page.places
        key = (page.count.step, page.lit_line, page.lit_seat, self.scene.rect.topleft, self.scene.picture)
        if key != self._light_key:
            self._light_key = key
            marks = self.marks() if self.scene.picture is not None else ()
            self._light = clear((places.village.right + places.px(24), places.bar.top), INK)
            draw_light(self._light, self.scene, marks, places.scale)
        return self._light

    def _stars(self) -> list[Point]:
        """Where points fly now, found once for a frame."""
        page = self.page
        step = page.count.step
        if step is None or page.motion is not MotionKind.FULL or self.lanes is None:
            return []
        if self._flying is None or self._flying[0] != page.count.at:
            sources = page.scores.pieces[step].sources
            roads = page.roads.roads(page.lit_line, page.lit_seat)
            flights = [(self._starts(sources, road.seat), self.lanes.head(road)) for road in roads]
            self._flying = (page.count.at, stars_at(flights, page.count.at - step, page.scale))
        return self._flying[1]

    def _starts(self, sources: tuple[str, ...], seat: int) -> list[Point]:
        """From where the points of a seat fly: its tiles, or the line of the sheet."""
        page = self.page
        if not page.scores.of(seat, sources):
            return []
        tiles = [self.scene.heart(tile) for tile in page.told.tiles(sources, seat)]
        piece = next(each for each in page.scores.pieces if each.sources == sources)
        row = page.controls.get(ids.line_id(piece.line))
        return tiles or ([row.region.bounds.center] if row is not None else [])


def _shared(one: pygame.Rect, other: pygame.Rect) -> int:
    both = one.clip(other)
    return both.width * both.height
