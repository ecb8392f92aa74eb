"""Markers, prices, letters, numbers and discs of a moment: none over goods or names, none under a button."""

from __future__ import annotations

import pygame
import pytest

from hamlet.app.art.palette import Colour
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.overlays import labels
from hamlet.app.board.overlays.fit_spots import spot_middle
from hamlet.app.board.overlays.floating import Floating, from_middle
from hamlet.app.board.overlays.marks import badge_places, lies_on
from hamlet.app.board.studio import Studio
from hamlet.app.board.tools import column
from hamlet.app.board_view import BoardView
from hamlet.app.ids import BorderId, SpotId, TileId
from hamlet.app.ui.hit_regions import HitMap
from hamlet.app.view.amounts import Goods
from hamlet.app.view.scene import BorderMark, Scene, Spot, TileMark
from hamlet.words.rooms import english
from tests.app.board.conftest import AREA, Table
from tests.app.board.late_villages import SIZES, fitted, late_states

LENGTHS = [34, 60, 96]


def canvas_of(table: Table) -> Canvas:
    composition = table.board.ground.composition
    assert composition is not None
    ground = table.board.ground
    return Canvas(
        table.surface, table.board.camera.eye, table.state, ground.studio, composition, ground.placing
    )


def borders(table: Table) -> tuple[BorderMark, ...]:
    """A marker with its price on every border of the village."""
    price = (Goods(("stone",), 2),)
    return tuple(BorderMark(BorderId(each.side), each.side, price) for each in table.state.village.contacts)


def insides(table: Table, rects: list[pygame.Rect]) -> list[bytes]:
    """The pixels of signs, without their edges."""
    inner = [rect.inflate(-4, -4) for rect in rects]
    return [pygame.image.tobytes(table.surface.subsurface(rect), "RGB") for rect in inner]


def signs_in_sight(table: Table) -> list[pygame.Rect]:
    tools = column(AREA, 1.0)
    rects = canvas_of(table).sign_rects()
    return [rect for rect in rects if AREA.contains(rect) and not rect.colliderect(tools)]


@pytest.mark.parametrize("length", LENGTHS)
def test_a_marker_and_a_price_on_every_border_change_no_goods_name_or_piece(
    table: Table, length: int
) -> None:
    table.zoom_to(length)
    table.draw(Scene())
    signs = signs_in_sight(table)
    before = insides(table, signs)
    table.draw(Scene(borders=borders(table)))
    assert len(signs) > 10
    assert insides(table, signs) == before


@pytest.mark.parametrize("length", LENGTHS)
def test_the_marker_pointed_at_leaves_goods_and_pieces_alone(table: Table, length: int) -> None:
    table.zoom_to(length)
    table.draw(Scene())
    goods = [rect for rect in canvas_of(table).goods_rects() if AREA.contains(rect)]
    clear = [rect for rect in goods if not rect.colliderect(column(AREA, 1.0))]
    before = insides(table, clear)
    for mark in borders(table)[:6]:
        table.board.draw(table.surface, table.state, Scene(borders=(mark,)), mark.id)
        assert insides(table, clear) == before


def test_letters_lie_over_no_goods_name_or_piece(table: Table) -> None:
    table.zoom_to(60)
    table.draw(Scene())
    signs = signs_in_sight(table)
    before, whole = insides(table, signs), pygame.image.tobytes(table.surface, "RGB")
    table.board.letters = True
    table.draw(Scene())
    assert insides(table, signs) == before
    assert pygame.image.tobytes(table.surface, "RGB") != whole


def test_plates_of_tiles_that_can_be_chosen_cover_no_goods_and_no_pieces(table: Table) -> None:
    table.zoom_to(60)
    goods = [rect for rect in canvas_of(table).goods_rects() if AREA.contains(rect)]
    goods = [rect for rect in goods if not rect.colliderect(column(AREA, 1.0))]
    tiles = range(len(table.state.village.tiles))
    seen = []
    for badge in ("", "{gold} 2"):
        table.draw(Scene(tiles=tuple(TileMark(TileId(uid), uid, badge) for uid in tiles)))
        seen.append(insides(table, goods))
    assert len(goods) > 10
    assert seen[0] == seen[1]


def test_of_two_marks_at_one_place_the_second_steps_aside(table: Table) -> None:
    table.zoom_to(60)
    floating, middle = Floating(canvas_of(table)), AREA.center
    first, second = (floating.place_anyhow((30, 20), from_middle(middle, 8)) for _ in range(2))
    assert not first.colliderect(second)


def fitting_spots(table: Table) -> tuple[Spot, ...]:
    """Every place for a blueprint of the hand, as if each were among the best."""
    reach, village = table.state.village.by_road, table.state.village
    tile = max(table.state.blueprints[table.state.seat], key=reach.count)
    turns = table.state.box.definitions.tiles[tile].shape.distinct
    return tuple(
        Spot(SpotId(turn, at), tile, turn, at, best=True, worth=4)
        for turn, places in zip(turns, reach.placements(tile), strict=True)
        for at in village.positions(places)
    )


@pytest.mark.parametrize("length", [96, 130])
def test_what_a_place_is_worth_can_be_read_though_its_middle_is_out_of_view(
    table: Table, length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.zoom_to(length)
    plates: list[pygame.Rect] = []
    draw = labels.draw_plate

    def listen(surface: pygame.Surface, text: str, centre: Point, scale: float, fill: Colour) -> pygame.Rect:
        plates.append(draw(surface, text, centre, scale, fill))
        return plates[-1]

    monkeypatch.setattr(labels, "draw_plate", listen)
    spots, canvas = fitting_spots(table), canvas_of(table)
    inside = [spot for spot in spots if AREA.collidepoint(spot_middle(canvas, spot))]
    boxes = [canvas.bounds(spot.tile, spot.rotation, spot.at) for spot in spots if spot not in inside]
    cut = [box for box in boxes if min(box.clip(AREA).size) > box.height / 3]
    assert inside
    assert cut
    for spot in spots:
        table.draw(Scene(spots=(spot,)))
    view = pygame.Rect((0, 0), AREA.size)  # they are drawn on a layer of their own
    assert all(view.contains(plate) for plate in plates)
    assert len(plates) >= len(inside) + len(cut)
    assert len(plates) < len(spots)


@pytest.mark.parametrize("size", SIZES)
def test_a_fitted_village_shows_all_its_signs_and_none_under_a_button(art: BadgeArt, size: str) -> None:
    studio = Studio(art)
    for state in late_states(2):
        view = fitted(studio, state.village, size)
        eye = view.eye
        assert eye is not None
        x, y = eye.at((0.0, 0.0))
        seen = [sign.rect.move(round(x), round(y)) for sign in view.all()]
        room = eye.rect.inflate(2, 2)
        assert all(room.contains(rect) for rect in seen)
        for uid, placed in enumerate(state.village.tiles):
            for corner in studio.tiles.plan(placed.tile, placed.rotation).corners:
                first = eye.vertex(placed.at)
                at = first[0] + corner[0] * eye.length, first[1] + corner[1] * eye.length
                assert not any(part.collidepoint(at) for part in view.clear), uid


def test_a_name_that_hangs_over_the_table_stands_for_its_tile(art: BadgeArt, window: pygame.Surface) -> None:
    found = 0
    for state in late_states(2):
        board = BoardView(state.box, art, english())
        board.resize(AREA, 1.0)
        board.fit(state)
        board.camera.stop()
        table = Table(board, window, state)
        table.settle()
        hits = HitMap(board.hits(state, Scene()))
        canvas = canvas_of(table)
        for uid, badge in canvas.composition.badges.items():
            for rect in badge.fixed:
                hit = hits.at(canvas.on_tile(uid, rect).center)
                assert hit is not None
                assert hit.id == TileId(uid)
                found += 1
        tile = hits.get(TileId(0))
        assert tile is not None
        assert not tile.part
    assert found > 20


@pytest.mark.parametrize("length", [30, 40, 60])
def test_what_is_written_on_a_tile_to_be_chosen_lies_on_no_other_such_tile(table: Table, length: int) -> None:
    table.zoom_to(length)
    table.draw(Scene())
    canvas = canvas_of(table)
    seen = [uid for uid in range(len(table.state.village.tiles)) if AREA.contains(table.board.tile_rect(uid))]
    marks = [TileMark(TileId(uid), uid, badge="{fish} 1") for uid in seen]
    assert len(marks) > 5
    astray = [
        (mark.tile, other.tile)
        for mark, place in badge_places(canvas, marks, Floating(canvas))
        for other in marks
        if other is not mark and lies_on(canvas, place.center, canvas.placed[other.tile])
    ]
    assert len(astray) <= len(marks) // 6, astray
