from __future__ import annotations

import math
from dataclasses import replace

import pygame
import pytest

from hamlet.app.art.tile_badges import BadgeArt, Contents
from hamlet.app.board.contents import contents_of
from hamlet.app.board.overlays.ghost import ghost_picture
from hamlet.app.board_view import BoardView
from hamlet.app.flow.table import Flow
from hamlet.app.ids import BorderId, Command, DonkeyId, SpotId, TileId, UnitId
from hamlet.app.view.scene import Ghost, Meet, Scene, Spot, TileMark, Way
from hamlet.engine.definitions import Definitions
from hamlet.engine.lattice.geometry import side_of
from hamlet.engine.village import Placed
from tests.app.board.conftest import AREA, Table, played
from tests.app.board.test_pointing import everything


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface.subsurface(AREA), "RGB")


def scenes(table: Table) -> dict[str, Scene]:
    """One of every kind of thing a scene can show."""
    state = table.state
    seat = state.seat
    tile = next(tile for tile in state.blueprints[seat] if state.village.by_road.fits_anywhere(tile))
    number, spots = next((k, bits) for k, bits in enumerate(state.village.by_road.placements(tile)) if bits)
    rotation = state.box.definitions.tiles[tile].shape.distinct[number]
    middle = table.board.camera.eye.middle
    at = min(
        state.village.positions(spots),
        key=lambda vertex: math.dist(table.board.camera.eye.vertex(vertex), middle),
    )
    side = side_of(at, 0)
    meets = tuple(
        Meet(side, kind, 2 if kind == "scores" else 0) for kind in ("scores", "matches", "fits", "clashes")
    )
    ghost = Ghost(Command.GHOST, tile, rotation, at, pinned=False, legal=True, meets=meets, worth=4)
    marked = everything(state)
    far = next(uid for uid in range(len(state.village.tiles)) if state.village.by_road.links[0] >> uid & 1)
    return {
        "idle": Scene(),
        "lit": Scene(tiles=(TileMark(TileId(0), 0, "{gold} 2", selected=True), TileMark(TileId(1), 1))),
        "dim": Scene(dim=True, bright=frozenset((0, 2))),
        "units": Scene(units=tuple(replace(mark, chosen=1) for mark in marked.units)),
        "borders": Scene(
            borders=(*marked.borders, *(replace(one, enabled=False) for one in marked.borders[:1]))
        ),
        "donkeys": Scene(donkeys=tuple(replace(mark, selected=True) for mark in marked.donkeys)),
        "ghost": Scene(dim=True, ghost=ghost),
        "pinned": Scene(dim=True, ghost=replace(ghost, pinned=True)),
        "unfit": Scene(ghost=replace(ghost, legal=False)),
        "spots": Scene(
            spots=(
                Spot(SpotId(rotation, at), tile, rotation, at, best=True),
                Spot(SpotId(0, (0, 0)), tile, rotation, at),
            )
        ),
        "ways": Scene(ways=(Way((far, 0), 0, (0,)), Way((0, far), 5))),
        "toast": Scene(toast="No.", toast_tiles=frozenset((1,)), toast_sides=(side,)),
    }


@pytest.mark.parametrize("length", [22, 40, 60, 84])
def test_every_kind_of_scene_is_drawn_and_is_seen(table: Table, length: int) -> None:
    table.zoom_to(length)
    table.draw()
    plain = pixels(table.surface)
    for name, scene in scenes(table).items():
        table.settle(scene)
        assert (pixels(table.surface) == plain) == (name == "idle"), name


def test_hovering_shows_on_every_kind_of_hot(table: Table) -> None:
    table.settle()
    scene = everything(table.state)
    table.draw(scene)
    plain = pixels(table.surface)
    for hit in table.board.hits(table.state, scene):
        table.draw(scene, hit.id)
        if isinstance(hit.id, TileId | UnitId | BorderId | DonkeyId):
            assert pixels(table.surface) != plain, hit.id


@pytest.mark.parametrize("name", ["pinned", "unfit"])
def test_light_around_a_held_tile_fades_away(table: Table, name: str) -> None:
    ghost = scenes(table)[name].ghost
    table.settle()
    assert ghost is not None
    assert table.board.canvas is not None
    for ready in (False, True):
        held = ghost_picture(table.board.canvas, ghost, ready=ready).surface
        rim = [held.get_at((x, y)).a for x in range(held.width) for y in (0, held.height - 1)]
        assert max(rim) < 40


def test_nothing_is_drawn_outside_the_boards_part_of_the_window(table: Table) -> None:
    table.surface.fill((1, 2, 3))
    for scene in scenes(table).values():
        table.settle(scene)
    outside = table.surface.copy()
    outside.fill((1, 2, 3), AREA)
    assert outside.get_bounding_rect() == table.surface.get_rect()
    assert pygame.transform.average_color(outside)[:3] == (1, 2, 3)


def test_a_scene_drawn_twice_looks_the_same(table: Table) -> None:
    for scene in scenes(table).values():
        table.settle(scene)
        first = pixels(table.surface)
        table.draw(scene)
        assert pixels(table.surface) == first


def test_panning_there_and_back_leaves_no_trace(table: Table) -> None:
    table.zoom_to(90)
    before, eye = pixels(table.surface), table.board.camera.eye
    for across, down in ((333, 100), (-700, 50), (400, -333)):
        table.board.camera.pan(across, down)
        table.settle()
        assert pixels(table.surface) != before
    table.board.camera.jump(eye)
    table.settle()
    assert pixels(table.surface) == before


def test_a_changed_state_is_painted_like_a_new_one(
    definitions: Definitions, art: BadgeArt, window: pygame.Surface
) -> None:
    session = played(definitions, 30)
    board = BoardView(session.state.box, art, session.setup.words)
    board.set_motion(0.0)
    board.resize(AREA, 1.0)
    board.fit(session.state)
    table = Table(board, window, session.state)
    table.settle()
    for _ in range(3):
        table.state = played(definitions, 30 + 6 * (_ + 1)).state
        table.settle()
    grown = pixels(window)
    fresh = BoardView(session.state.box, art, session.setup.words)
    fresh.ground.composer.placing = board.ground.placing  # who stands where is remembered
    fresh.resize(AREA, 1.0)
    fresh.camera.jump(board.camera.eye)
    anew = Table(fresh, window, table.state)
    anew.settle()
    assert pixels(window) == grown


@pytest.mark.parametrize("length", [34, 60, 96])
def test_pieces_cover_no_slot_and_no_banner(table: Table, length: int) -> None:
    table.zoom_to(length)
    composition = table.board.ground.composition
    assert composition is not None
    assert composition.badges
    for badge in composition.badges.values():
        parts = [*badge.slots, *([badge.banner] if badge.banner else [])]
        for _, rect in badge.pieces:
            core = rect.inflate(-rect.width // 4, -rect.height // 4)
            assert core.collidelist(parts) < 0


def test_every_piece_of_the_state_is_on_its_tile(table: Table) -> None:
    state = table.state
    contents = contents_of(state, ("red", "sky"))
    shown = sum(group.count for one in contents for group in one.groups)
    assert shown == sum(map(len, state.villagers)) + sum(map(len, state.donkeys))
    assert [len(one.units) for one in contents] == [len(stock) for stock in state.stock]
    assert all(one.worth is None or one.worth >= 0 for one in contents)
    assert isinstance(contents[0], Contents)


def test_real_scenes_of_the_flow_are_drawn(table: Table, definitions: Definitions) -> None:
    session = played(definitions, 70)
    flow = Flow(session)
    seen = set()
    for key in ("d", "r", "c", "m", "t", "p", "x"):
        flow.key(key)
        table.draw(flow.scene())
        seen.add(flow.scene().mode)
        while flow.back():
            pass
    assert len(seen) >= 4


def test_letters_can_be_laid_over_the_terrain(table: Table) -> None:
    table.settle()
    plain = pixels(table.surface)
    table.board.letters = True
    table.draw()
    assert pixels(table.surface) != plain
    table.board.letters = False
    table.draw()
    assert pixels(table.surface) == plain


def test_a_ghost_pinned_out_of_sight_is_brought_into_sight(table: Table) -> None:
    table.zoom_to(96)
    ghost = scenes(table)["pinned"].ghost
    assert ghost is not None
    for _ in range(10):
        table.board.camera.pan(300, 0)
    table.settle(Scene(ghost=ghost))
    placed = Placed(ghost.tile, ghost.rotation, ghost.at)
    assert AREA.contains(table.board.placed_rect(placed))
