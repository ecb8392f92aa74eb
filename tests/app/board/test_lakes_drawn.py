"""Lakes are drawn where they are, with what lies on them, and only what is new is painted anew."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile.plan import middle_of
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.board.contents import Absent, lake_contents
from hamlet.app.board.eye import Extent
from hamlet.app.board.fitting import covers
from hamlet.app.board.lakes.lake_views import lakes_of
from hamlet.app.board.layer import cells_of
from hamlet.app.board.pointing import tile_under
from hamlet.app.board_view import BoardView
from hamlet.app.ids import InfoId, TileId
from hamlet.app.view.scene import JoinLine, LakeMark, Scene, Way
from hamlet.engine.bits import bits
from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.engine.lake.boats import asked_lake
from hamlet.engine.lake.forming import BOAT
from hamlet.engine.state import State
from hamlet.words.rooms import english
from tests.app.board.conftest import AREA, COLOURS, Table
from tests.app.board.lake_games import closing_step, lake_game, lake_session, with_boats
from tests.spread import unlike

SEED = 1


@pytest.fixture(scope="module")
def lake_art() -> BadgeArt:
    return BadgeArt(TileArt(lake_session(SEED).setup.definitions), COLOURS)


def table_of(art: BadgeArt, window: pygame.Surface, state: State) -> Table:
    board = BoardView(state.box, art, english())
    board.resize(AREA, 1.0)
    board.fit(state)
    board.camera.stop()
    return Table(board, window, state)


@pytest.fixture
def late(lake_art: BadgeArt, window: pygame.Surface) -> Table:
    """The end of a game, without fish and boats."""
    state = lake_game(SEED).state.copy()
    lakes = len(state.village.lakes)
    SLICE.put(state, replace(SLICE.of(state), fish=(0,) * lakes, boats=(-1,) * lakes))
    return table_of(lake_art, window, state)


def is_water(colour: pygame.Color) -> bool:
    return colour.b > colour.r + 25 and colour.b > colour.g


def _bytes(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def _middles(table: Table) -> list[tuple[int, int]]:
    """The middles of all triangles of lakes, in pixels of the window."""
    points = [middle_of(one) for lake in table.state.village.lakes for one in lake.triangles]
    at = [table.board.camera.eye.at(point) for point in points]
    return [(round(x), round(y)) for x, y in at if AREA.inflate(-4, -4).collidepoint((x, y))]


@unlike("length", [20, 96], [20, 36, 56, 96])
def test_every_triangle_of_a_lake_is_water_at_every_zoom(late: Table, length: int) -> None:
    late.zoom_to(length)
    seen = _middles(late)
    wet = [at for at in seen if is_water(late.surface.get_at(at))]
    assert len(seen) > 8
    assert len(wet) > 0.85 * len(seen), "a name or a tall building may lie over some"


def test_the_first_frame_shows_every_lake(lake_art: BadgeArt, window: pygame.Surface) -> None:
    state = lake_game(SEED).state
    table = table_of(lake_art, window, state)
    table.draw()
    composition = table.board.ground.composition
    assert composition is not None
    assert len(composition.lakes) == len(state.village.lakes) > 6
    seen = _middles(table)
    assert sum(is_water(table.surface.get_at(at)) for at in seen) > 0.5 * len(seen)


def test_a_lake_is_nobodys_tile_and_tells_of_itself(late: Table) -> None:
    late.settle()
    art, village, eye = late.board.badge_art.art, late.state.village, late.board.camera.eye
    hits = late.board.hits(late.state, Scene())
    for number, lake in enumerate(village.lakes):
        point = middle_of(lake.triangles[0])
        assert tile_under(art, village, point) is None
        found = [hit for hit in hits if hit.id == InfoId("lake", number)]
        assert any(hit.contains(eye.at(point)) for hit in found)
        assert all(str(lake.size) in hit.hint for hit in found)


def test_a_lake_is_ground_that_buttons_keep_off(late: Table) -> None:
    art, village = late.board.badge_art.art, late.state.village
    lakes = lakes_of(art, village)
    x, y = middle_of(max(village.lakes, key=lambda lake: lake.size).triangles[0])
    part = Extent(x - 0.01, y - 0.01, x + 0.01, y + 0.01)
    assert covers(art, village.tiles, part, lakes)
    assert not covers(art, village.tiles, part)


@pytest.mark.parametrize("length", [36, 64])
def test_fish_and_boats_lie_on_their_lakes(lake_art: BadgeArt, window: pygame.Surface, length: int) -> None:
    state = with_boats(lake_game(SEED).state)
    table = table_of(lake_art, window, state)
    table.zoom_to(length)
    composition = table.board.ground.composition
    assert composition is not None
    kinds = [item.key[0] for item in composition.items]
    fish = sum(lake.banks.bit_count() for lake in state.village.lakes)
    lakes = sum(bool(lake.banks) for lake in state.village.lakes)
    assert kinds.count("boat") == len(state.village.lakes)
    assert (kinds.count("fish"), kinds.count("count")) == ((fish, 0) if length >= 48 else (0, lakes))
    assert len(composition.afloat) == kinds.count("boat") + kinds.count("fish") + kinds.count("count")


@pytest.mark.parametrize("length", [36, 64])
def test_a_closed_building_bears_its_sign(late: Table, length: int) -> None:
    late.zoom_to(length)
    rect = late.board.tile_rect(4)
    before = _bytes(late.surface.subsurface(rect))
    state = late.state.copy()
    SLICE.put(state, replace(SLICE.of(state), closed=((4, 0),)))
    closed = Table(late.board, late.surface, state)
    closed.settle()
    assert _bytes(closed.surface.subsurface(rect)) != before
    composition = late.board.ground.composition
    assert composition is not None
    assert [item.key[0] for item in composition.items].count("closed") == 1
    late.settle()
    assert _bytes(late.surface.subsurface(rect)) == before


def test_a_new_lake_is_painted_anew_and_nothing_far_from_it(
    lake_art: BadgeArt, window: pygame.Surface
) -> None:
    step = closing_step(SEED)
    table = table_of(lake_art, window, step.before)
    table.board.camera.fitted = False
    table.zoom_to(150)
    painted = set(table.board.ground.front._painted)
    after = Table(table.board, window, step.after)
    composed = table.board.ground.front
    table.board._watch(step.after)
    table.board.ground.show(table.board._to_show(step.after, None), table.board.camera.eye)
    dirty = painted - composed._painted
    changed = (
        [item for item in composed.composition.items if item.key[0] == "lake"] if composed.composition else []
    )
    assert changed
    near = {cell for item in changed for cell in cells_of(item.rect)}
    assert near & dirty
    assert len(dirty) < len(painted)
    after.settle()


def test_scenes_with_lakes_are_drawn_at_every_zoom(lake_art: BadgeArt, window: pygame.Surface) -> None:
    state = lake_game(SEED).state
    village = state.village
    number = max(range(len(village.lakes)), key=lambda each: village.lakes[each].size)
    lake = village.lakes[number]
    beside = tuple(bits(lake.beside))
    body = next(body for body in village.bodies if number in body.lakes)
    scene = Scene(
        mode="boat",
        dim=True,
        bright=frozenset(beside),
        lakes=(LakeMark(lake.triangles),),
        joins=tuple(JoinLine(lake.triangles, uid, new=uid % 2 == 0) for uid in beside),
        ways=(Way(beside[:2], 0, (), ((0, body.id),)),),
    )
    table = table_of(lake_art, window, state)
    for length in (20, 40, 80):
        table.zoom_to(length)
        table.settle(scene)
        lit = _bytes(table.surface)
        table.settle(Scene(mode="boat"))
        assert _bytes(table.surface) != lit


def test_a_bright_water_is_bright_as_a_whole(late: Table) -> None:
    village = late.state.village
    number = max(range(len(village.lakes)), key=lambda each: village.lakes[each].size)
    lake = village.lakes[number]
    late.zoom_to(56)
    late.settle(Scene(mode="x"))
    plain = late.surface.copy()
    late.settle(Scene(mode="x", dim=True, lakes=(LakeMark(lake.triangles),)))
    at = [late.board.camera.eye.at(middle_of(triangle)) for triangle in lake.triangles]
    spots = [(round(x), round(y)) for x, y in at if AREA.collidepoint((x, y))]
    assert spots
    lost = [sum(plain.get_at(spot)[:3]) - sum(late.surface.get_at(spot)[:3]) for spot in spots]
    assert max(lost) < 12
    assert min(lost) > -12, "in the light around it, fish would pale"
    away = late.board.tile_rect(village.church).center
    assert sum(plain.get_at(away)[:3]) - sum(late.surface.get_at(away)[:3]) > 60


def test_a_water_that_a_way_crosses_stays_bright(late: Table) -> None:
    village = late.state.village
    body = max(village.bodies, key=lambda body: body.beside.bit_count())
    one, other = tuple(bits(body.beside))[:2]
    late.zoom_to(56)
    late.settle(Scene(mode="x"))
    plain = late.surface.copy()

    def lost(way: Way) -> int:
        """How much darker the darkest of the water has become beside the way itself."""
        late.settle(Scene(mode="x", dim=True, ways=(way,)))
        wide = late.board.way_rects(Scene(ways=(way,)))
        triangles = [one for number in body.lakes for one in village.lakes[number].triangles]
        at = [late.board.camera.eye.at(middle_of(triangle)) for triangle in triangles]
        spots = [(round(x), round(y)) for x, y in at if AREA.collidepoint((x, y))]
        free = [spot for spot in spots if pygame.Rect(spot, (1, 1)).collidelist(wide) < 0]
        assert free
        return max(sum(plain.get_at(spot)[:3]) - sum(late.surface.get_at(spot)[:3]) for spot in free)

    assert lost(Way((one, other), 0, (), ((0, body.id),))) < 20
    assert lost(Way((one, other), 0)) > 60


def test_water_has_the_colours_of_the_games_season(lake_art: BadgeArt, window: pygame.Surface) -> None:
    state = lake_game(SEED).state
    seen: dict[str, bytes] = {}
    for number, season in enumerate(parts_of(state.box).seasons):
        there = state.copy()
        SLICE.put(there, replace(SLICE.of(there), season=number))
        table = table_of(lake_art, window, there)
        table.draw()
        (view, *_) = table.board.ground.studio.lakes(there.village)
        assert view.season.name == season.id
        assert view.season.frozen == (season.id == "winter")
        seen[season.id] = _bytes(table.board.ground.studio.lake_stand_in(view, 40).surface)
    assert len(set(seen.values())) == len(seen) == 4


def test_fish_make_room_for_a_boat_that_is_asked_for_or_on_its_way() -> None:
    done = lake_game(SEED).history.done
    asked = next(step.after for step in done if step.after.decision == BOAT)
    number = asked_lake(asked)
    assert [lake.kept_free for lake in lake_contents(asked)] == [
        each == number or boat >= 0 for each, boat in enumerate(SLICE.of(asked).boats)
    ]
    sailing = next(
        step.after for step in done if SLICE.of(step.after).boats.count(-1) < len(step.after.village.lakes)
    )
    coming = next(each for each, boat in enumerate(SLICE.of(sailing).boats) if boat >= 0)
    kept = lake_contents(sailing, Absent(boats=frozenset((coming,))))[coming]
    assert kept.kept_free
    assert kept.boat < 0


def test_in_the_base_game_there_is_no_water_at_all(table: Table) -> None:
    table.settle()
    composition = table.board.ground.composition
    assert composition is not None
    assert not composition.lakes
    assert not composition.afloat
    assert not {item.key[0] for item in composition.items} & {
        "lake",
        "fish",
        "boat",
        "count",
        "closed",
        "water",
    }
    hits = table.board.hits(table.state, Scene())
    assert not [hit for hit in hits if isinstance(hit.id, InfoId)]
    assert any(isinstance(hit.id, TileId) for hit in hits)
