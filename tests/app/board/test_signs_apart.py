"""Names, trays, flags, pieces and markers of late villages: nothing covers anything, and all stays put."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, islice

import pygame
import pytest

from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile.extras import DECK
from hamlet.app.art.tile.sizes import Detail, detail
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.art.tile_signs import Group, Stand
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.contents import lake_contents
from hamlet.app.board.joints import blit_rect
from hamlet.app.board.lakes.afloat import afloat
from hamlet.app.board.lakes.lake_views import lakes_of
from hamlet.app.board.signs.decks import Deck
from hamlet.app.board.signs.sign_placing import Placing
from hamlet.app.board.signs.stands import settle
from hamlet.app.board.signs.steps import STEPS
from hamlet.app.board.studio import Studio
from hamlet.engine.state import State
from hamlet.engine.village import Village
from tests.app.board.conftest import AREA, COLOURS, Table
from tests.app.board.lake_games import crowded_lake_states, lake_session, late_lake_states, with_boats
from tests.app.board.late_villages import SIZES, Sign, View, fitted, late_states
from tests.spread import spread

FEW, MANY = 6, 200
HUNG = ("tray", "banner")
GROUPS = tuple(Group(seat, kind, 2) for seat in range(3) for kind in ("villager", "donkey"))


@pytest.fixture(scope="module")
def studio(art: BadgeArt) -> Studio:
    return Studio(art)


def covered(view: View) -> Iterator[str]:
    """Every sign that lies over another, and every marker that lies under one."""
    signs = view.all()
    for one, other in combinations(signs, 2):
        if one.rect.colliderect(other.rect):
            yield f"{one} and {other}"
    for deck in view.decks():
        points = list(_points(deck, view.length))
        for sign in signs:
            if any(sign.rect.inflate(-2, -2).collidepoint(point) for point in points):
                yield f"{sign} and the marker at {deck.middle}"


def _points(deck: Deck, length: int) -> Iterator[tuple[float, float]]:
    """Points all over a marker, on the map."""
    (x, y), (ax, ay), (ox, oy) = deck.middle, deck.along, deck.over
    for k in range(-4, 5):
        for n in range(-7, 8):
            wide, long = DECK[0] / 8 * k, DECK[1] / 14 * n
            yield (x + ax * wide + ox * long) * length, (y + ay * wide + oy * long) * length


def untied(view: View) -> Iterator[Sign]:
    """Every sign whose middle lies beside its tile and that neither a line nor its own name ties to it."""
    signs = view.all()
    for sign in signs:
        if sign.tie is not None:
            if not view.studio.tiles.plan(*_lying(view, sign.tile)).contains(sign.tie):
                yield sign
        else:
            whole = _hanging_with(signs, sign, view.scale)
            middle = whole[0].rect.unionall([one.rect for one in whole]).center
            if all(one.tie is None for one in whole) and view.depth(sign.tile, middle) < -view.scale:
                yield sign


def _hanging_with(signs: Sequence[Sign], sign: Sign, scale: float) -> list[Sign]:
    """What one sees as one thing: a tray that hangs right under its tile's name, or the sign alone."""
    near = sign.rect.inflate(round(10 * scale), round(10 * scale))
    hung = [one for one in signs if one.tile == sign.tile and one.kind in HUNG and one is not sign]
    return [sign, *(one for one in hung if sign.kind in HUNG and one.rect.colliderect(near))]


def _lying(view: View, uid: int) -> tuple[int, int]:
    placed = view.village.tiles[uid]
    return placed.tile, placed.rotation


def problems(studio: Studio, count: int, size: str) -> list[str]:
    found: list[str] = []
    for number, state in enumerate(late_states(count)):
        view = fitted(studio, state.village, size)
        slots = studio.tiles.definitions.tiles
        missing = [
            uid
            for uid, one in enumerate(state.village.tiles)
            if slots[one.tile].slots and not view.signs[uid].tray
        ]
        found += [f"village {number}: {one}" for one in covered(view)]
        found += [f"village {number}: nobody knows whose {one} is" for one in untied(view)]
        found += [f"village {number}: no tray on {uid}" for uid in missing]
        found += [
            f"village {number}: no room on {uid}" for uid, signs in view.signs.items() if not signs.yard
        ]
    return found


@pytest.mark.parametrize("size", SIZES)
def test_in_late_villages_no_sign_covers_goods_or_another_sign_and_each_is_tied_to_its_tile(
    studio: Studio, size: str
) -> None:
    assert not problems(studio, FEW, size)


@pytest.mark.heavy
@pytest.mark.parametrize("size", SIZES)
def test_in_two_hundred_late_villages_no_sign_covers_goods_or_another_sign(studio: Studio, size: str) -> None:
    assert not problems(studio, MANY, size)


@pytest.mark.parametrize("count", [1, pytest.param(4, marks=pytest.mark.heavy)])
def test_at_every_zoom_no_sign_covers_another(studio: Studio, count: int) -> None:
    for state in late_states(count):
        for step in STEPS:
            for length in (step, STEPS[STEPS.index(step) + 1] - 1 if step < STEPS[-1] else 176):
                view = View(studio, state.village, length, 1.0, Placing(studio.tiles))
                assert not list(covered(view)), length


@pytest.mark.parametrize("size", SIZES)
def test_a_little_zoom_moves_nothing_on_its_tile(studio: Studio, size: str) -> None:
    for state in late_states(2):
        view = fitted(studio, state.village, size)
        view.placing.shown = view.placing.step(view.length / view.scale)
        for share in (0.97, 1.03):
            near = replace(view, length=round(view.length * share))
            assert near.signs == view.signs
            assert not list(covered(near))


def test_when_a_piece_leaves_all_others_stay() -> None:
    for spots in (2, 3, 5, 12):
        before = settle(GROUPS, spots)
        for number, group in enumerate(GROUPS):
            for left in (0, 1):
                fewer = [replace(one, count=left) if one is group else one for one in GROUPS]
                after = settle([one for one in fewer if one.count], spots, before)
                others = [
                    stand
                    for stand in before
                    if stand.group.seat != group.seat or stand.group.kind != group.kind
                ]
                assert [stand for stand in after if stand in others] == others, (spots, number)


def test_everybody_stands_somewhere_and_as_long_as_there_is_room_alone() -> None:
    for spots in (1, 2, 4, 6, 12):
        stands = settle(GROUPS, spots)
        assert _counted(stands) == _counted([Stand(0, group) for group in GROUPS])
        assert all(stand.spot < spots for stand in stands)
        if spots >= len(GROUPS):
            assert len({stand.spot for stand in stands}) == len(stands)


def _counted(stands: object) -> dict[tuple[int, str], int]:
    found: dict[tuple[int, str], int] = {}
    assert isinstance(stands, tuple | list)
    for stand in stands:
        key = (stand.group.seat, stand.group.kind)
        found[key] = found.get(key, 0) + stand.group.count
    return found


def test_a_villager_who_lies_down_keeps_the_spot() -> None:
    standing = settle([Group(0, "villager"), Group(1, "villager")], 4)
    lying = settle([Group(0, "villager-down"), Group(1, "villager")], 4, standing)
    assert [stand.spot for stand in lying] == [stand.spot for stand in standing]


def test_what_is_new_in_the_village_moves_little_of_what_is_far_from_it(studio: Studio) -> None:
    state = next(iter(late_states(1)))
    village = state.village
    placing = Placing(studio.tiles)
    length = 60.0
    solver = placing._solver
    whole = solver.solve(village, placing.step(length))
    last = len(village.tiles) - 1
    roads = [road for road in village.roads if last not in (road.a, road.b)]
    fewer = solver.solve(Village.of(village.land, village.tiles[:last], roads), placing.step(length))
    moved = [uid for uid in fewer if fewer[uid].fixed != whole[uid].fixed]
    assert len(moved) <= 4


@pytest.mark.parametrize("length", [34, 60])
def test_on_the_screen_every_slot_shows_its_goods_and_nothing_over_them(table: Table, length: int) -> None:
    table.zoom_to(length)
    composition, seen = table.board.ground.composition, 0
    assert composition is not None
    canvas = Canvas(
        table.surface,
        table.board.camera.eye,
        table.state,
        table.board.ground.studio,
        composition,
        table.board.ground.placing,
    )
    for uid, badge in composition.badges.items():
        for slot in badge.slots:
            there = canvas.on_tile(uid, slot)
            if AREA.contains(there):
                own = badge.surface.subsurface(slot.move(-badge.rect.left, -badge.rect.top))
                shown = table.surface.subsurface(there)
                inner = [(x, y) for x in range(4, slot.width - 4) for y in range(4, slot.height - 4)]
                assert all(shown.get_at(at)[:3] == own.get_at(at)[:3] for at in inner)
                seen += 1
    assert seen > 8


@pytest.mark.parametrize("length", [34, 60, 96])
def test_pieces_and_signs_are_painted_where_their_places_are(table: Table, length: int) -> None:
    table.zoom_to(length)
    composition = table.board.ground.composition
    assert composition is not None
    assert len(composition.badges) == len(table.state.village.tiles)
    for uid, badge in composition.badges.items():
        signs, tile = composition.signs[uid], badge.key[0]
        for shown, place in (
            (badge.tray, signs.tray),
            (badge.banner, signs.banner),
            (badge.flag, signs.flag),
        ):
            assert shown == (place.rect((0, 0), length, 1.0) if place else None)
        rooms = {stand.spot: signs.yard[stand.spot].rect((0, 0), length, 1.0) for stand in tile.stands}
        assert all(any(room.contains(rect) for room in rooms.values()) for _, rect in badge.pieces)


# By the lake


@pytest.fixture(scope="module")
def lake_studio() -> Studio:
    return Studio(BadgeArt(TileArt(lake_session(0).setup.definitions), COLOURS))


def _afloat(view: View, state: State) -> list[tuple[str, pygame.Rect]]:
    """Fish and boats, as far as they are to be seen."""
    step, found = view.placing.step(view.length / view.scale), []
    for lake, contents in zip(lakes_of(view.studio.tiles, state.village), lake_contents(state), strict=True):
        for key, picture, at in afloat(lake, contents, "red", step, view.length, view.scale):
            whole = blit_rect(picture, at, view.length)
            seen = picture.surface.get_bounding_rect(min_alpha=60).move(whole.topleft)
            found.append((str(key), seen.inflate(-2, -2)))
    return found


def _lake_problems(view: View, state: State) -> Iterator[str]:
    view.placing.boats = frozenset(
        number for number, contents in enumerate(lake_contents(state)) if contents.boat >= 0
    )
    yield from covered(view)
    signs = view.all()
    for name, rect in _afloat(view, state):
        yield from (f"{name} and {sign}" for sign in signs if sign.rect.colliderect(rect))
    pieces = detail(view.length / view.scale) > Detail.FLAT  # from farther away none are drawn
    slots = view.studio.tiles.definitions.tiles
    for uid, placed in enumerate(state.village.tiles):
        if slots[placed.tile].slots and view.signs[uid].tray is None:
            yield f"no tray on {uid}"
        if pieces and not view.signs[uid].yard:
            yield f"no room on {uid}"


def _fitted_problems(studio: Studio, state: State, size: str, *, boats: bool) -> list[str]:
    wanted = with_boats(state) if boats else state
    view = fitted(studio, wanted.village, size)
    unknown = (f"nobody knows whose {one} is" for one in untied(view))
    return [*_lake_problems(view, wanted), *unknown]


@spread({"size": SIZES, "boats": [False, True]})
def test_by_the_lake_no_sign_covers_a_fish_a_boat_or_another_sign(
    lake_studio: Studio, size: str, *, boats: bool
) -> None:
    for state in (*late_lake_states(2), *islice(crowded_lake_states(), 1)):
        assert not _fitted_problems(lake_studio, state, size, boats=boats)


@pytest.mark.heavy
@pytest.mark.parametrize("boats", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_in_all_recorded_villages_by_the_lake_no_sign_covers_a_fish_a_boat_or_another_sign(
    lake_studio: Studio, size: str, *, boats: bool
) -> None:
    for state in (*late_lake_states(8), *crowded_lake_states(), *crowded_lake_states(0.85)):
        assert not _fitted_problems(lake_studio, state, size, boats=boats)


@pytest.mark.parametrize("boats", [False, pytest.param(True, marks=pytest.mark.heavy)])
def test_by_the_lake_no_sign_covers_a_fish_or_a_boat_at_any_near_zoom(
    lake_studio: Studio, *, boats: bool
) -> None:
    _check_near_zooms(lake_studio, next(late_lake_states(1)), boats=boats)


@pytest.mark.heavy
@pytest.mark.parametrize("boats", [False, True])
def test_in_crowded_villages_by_the_lake_no_sign_covers_a_fish_or_a_boat_at_any_near_zoom(
    lake_studio: Studio, *, boats: bool
) -> None:
    for state in crowded_lake_states():
        _check_near_zooms(lake_studio, state, boats=boats)


def _check_near_zooms(studio: Studio, state: State, *, boats: bool) -> None:
    wanted = with_boats(state) if boats else state
    for step in STEPS[4:]:
        for length in (step, STEPS[STEPS.index(step) + 1] - 1 if step < STEPS[-1] else 176):
            view = View(studio, wanted.village, length, 1.0, Placing(studio.tiles))
            assert not list(_lake_problems(view, wanted)), length
