"""The canvas of the workshop: clicks, strokes and keys shape a form; each is one step that can be undone."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hamlet.app.art.palette import PAPER, contrast
from hamlet.app.art.tile.plan import middle_of
from hamlet.app.board.budget import Budget
from hamlet.app.screens.workshop.canvas import canvas_ids as ids
from hamlet.app.screens.workshop.canvas.canvas_marks import letter_ink
from hamlet.app.screens.workshop.canvas.drafted_tile import drafted_tile
from hamlet.app.screens.workshop.canvas.form_hands import (
    MOST_TRIANGLES,
    Pointed,
    done,
    drawn_along,
    everything,
    first_of,
    pointed_at,
    stroke_of,
    walked,
)
from hamlet.app.screens.workshop.canvas.lattice_sight import side_middle, sight_kept, sight_of
from hamlet.app.screens.workshop.canvas.letter_places import letter_place
from hamlet.app.screens.workshop.canvas.tile_canvas import inner_place
from hamlet.app.screens.workshop.canvas.tile_desk import lit_sides
from hamlet.content.editing.drafts import draft_of, new_tile
from hamlet.content.editing.forms import Form, form_of
from hamlet.engine.lattice.geometry import Side, Triangle
from tests.app.driver import Driver
from tests.app.screens.workshop_desk import FORESTER, Desk, DeskPage, base
from tests.app.texts import cut_off, hearing, pale, small
from tests.spread import first, spread

SIZES = [(960, 540), (1280, 720), (1920, 1080)]
SIZE, SCALE = (680, 438), 1.0
LETTERS = "RFMW"
FORM = form_of(FORESTER["outline"])  # type: ignore[arg-type]


def opened(folder: Path, desk: Desk, size: tuple[int, int] = (1280, 720)) -> tuple[Driver, DeskPage]:
    driver = Driver(folder, size, 1.0)
    page = DeskPage(desk)
    driver.open(page)
    driver.settle()
    return driver, page


def at(page: DeskPage, pointed: Pointed) -> tuple[int, int]:
    """Where in the window something of the lattice is seen."""
    place = inner_place(page.controls[ids.CANVAS].region.bounds, page.scale)
    assert page.canvas.sight is not None
    x, y = page.canvas.sight.spot(pointed.middle)
    return round(place.left + x), round(place.top + y)


# what lies where


@pytest.mark.parametrize("size", [(684, 442), (444, 380), (200, 900)])
def test_every_triangle_and_side_is_found_again_where_it_is_seen(size: tuple[int, int]) -> None:
    sight = sight_of(FORM, size, SCALE)
    for each in everything(FORM):
        assert pointed_at(FORM, sight, sight.spot(each.middle)) == each


def test_the_whole_form_is_seen_with_its_letters() -> None:
    for size in [(684, 442), (444, 380), (936, 300)]:
        sight = sight_of(FORM, size, SCALE)
        place = pygame.Rect((0, 0), size)
        assert sight.shows(FORM)
        for side in FORM.letters:
            assert place.inflate(-24, -24).collidepoint(letter_place(sight, FORM, side))


def test_nothing_jumps_under_the_hand_as_long_as_the_form_is_seen() -> None:
    sight = sight_of(FORM, SIZE, SCALE)
    fewer = FORM.toggled(max(FORM.triangles), "R")
    assert sight_kept(sight, fewer, SIZE, SCALE) is sight
    away = FORM.shifted((9, 0))
    assert sight_kept(sight, away, SIZE, SCALE) == sight_of(away, SIZE, SCALE)


def test_letters_in_a_notch_lie_apart() -> None:
    """Three sides of one triangle outside: as narrow as it gets."""
    form = FORM.toggled((1, 1, 0), "R") if (1, 1, 0) in FORM.triangles else FORM
    for size in [(684, 442), (444, 260)]:
        sight = sight_of(form, size, SCALE)
        places = [letter_place(sight, form, side) for side in form.letters]
        gaps = [pygame.Vector2(a).distance_to(b) for n, a in enumerate(places) for b in places[:n]]
        assert min(gaps) > 18


def test_a_click_on_a_letter_paints_its_side() -> None:
    sight = sight_of(FORM, SIZE, SCALE)
    for side in FORM.letters:
        assert pointed_at(FORM, sight, letter_place(sight, FORM, side)) == Pointed(side)


def test_the_letter_of_any_terrain_can_be_read() -> None:
    for terrain in ("road", "forest", "mountain", "water", "heather", "snowfield", ""):
        assert contrast(letter_ink(terrain), PAPER) >= 4.5


# values in, values out


def test_a_click_adds_a_triangle_and_another_takes_it_away() -> None:
    triangle = min(FORM.beside)
    more = done(FORM, Pointed(None, triangle), "W")
    assert more.triangles == FORM.triangles | {triangle}
    assert {more.letters[side] for side in more.letters if side not in FORM.letters} == {"W"}
    assert done(more, Pointed(None, triangle), "R").triangles == FORM.triangles


def test_a_stroke_of_paint_paints_sides_only() -> None:
    sight = sight_of(FORM, SIZE, SCALE)
    first, last = FORM.walk()[0], FORM.walk()[2]
    way = sight.spot(side_middle(first)), sight.spot(side_middle(last))
    painted = drawn_along(FORM, sight, "paint", "W", way)
    assert painted.triangles == FORM.triangles
    assert {painted.letters[last]} == {"W"}


def test_a_stroke_that_takes_adds_nothing() -> None:
    sight = sight_of(FORM, SIZE, SCALE)
    inside = sorted(FORM.triangles)
    way = sight.spot(middle_of(inside[0])), sight.spot(middle_of(inside[-1]))
    less = drawn_along(FORM, sight, "take", "R", way)
    assert less.triangles < FORM.triangles


def test_arrows_reach_everything() -> None:
    ways = [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)]
    reached, fresh = set(), {first_of(FORM)}
    while fresh:
        reached |= fresh
        found = {walked(FORM, each, way) for each in fresh for way in ways}
        fresh = {each for each in found if each is not None} - reached
    assert set(everything(FORM)) <= reached


def test_a_form_is_turned_and_mirrored_where_it_lies() -> None:
    form = FORM.shifted((7, -3))
    turned = form
    for _ in range(6):
        turned = turned.turned_in_place()
        assert sorted(turned.letters.values()) == sorted(form.letters.values())
        one, other = sight_of(form, SIZE, SCALE), sight_of(turned, SIZE, SCALE)
        assert pygame.Vector2(one.middle).distance_to(other.middle) < 1.6
    twice = form.mirrored_in_place().mirrored_in_place()
    assert sight_of(form, SIZE, SCALE).shows(twice)
    assert len(twice.triangles) == len(form.triangles)


points = st.tuples(st.floats(-50, 740), st.floats(-50, 490))
deeds = st.lists(st.tuples(st.sampled_from(LETTERS), points, points, st.integers(0, 3)), max_size=25)


@settings(max_examples=60, deadline=None)
@given(deeds)
def test_whatever_is_clicked_and_drawn_the_form_can_be_gone_on_with(
    did: list[tuple[str, tuple[float, float], tuple[float, float], int]],
) -> None:
    form, sight = FORM, sight_of(FORM, SIZE, SCALE)
    for letter, start, end, kind in did:
        pointed = pointed_at(form, sight, start)
        if kind == 3:
            form = form.turned_in_place()
        elif pointed is not None:
            stroke = stroke_of(form, pointed)
            form = done(form, pointed, letter)
            form = drawn_along(form, sight, stroke, letter, (start, end)) if kind else form
        sight = sight_kept(sight, form, SIZE, SCALE)
        assert len(form.triangles) <= MOST_TRIANGLES
        assert set(form.letters) == form.rim
        if form.trouble() is None:
            assert len(form_of(form.outline()).triangles) == len(form.triangles)
        assert walked(form, pointed, (1.0, 0.0)) is not None


# a tile out of what is sound


def test_a_tile_is_drawn_however_much_else_is_wrong() -> None:
    known = base()[2]
    wrong = draft_of(
        "tiles",
        {
            **FORESTER,
            "kind": "castle",
            "cost": {"gems": 2, "wood": "x", "stone": 1, "gold": -3},
            "slots": "many",
            "produces": [3, "wool", "wood"],
            "refines": {"wool": 3},
            "score": {"per": "nothing"},
            "reward": [1],
            "name": {"de": "Förster"},
            "drawing": 7,
            "flag": "yes",
        },
    )
    assert wrong.form is not None
    tile = drafted_tile(wrong, wrong.form, known)
    assert tile is not None
    assert (tile.tile.name, tile.tile.slots, tile.tile.score) == ("Förster", 0, None)
    assert [each.count for each in tile.tile.cost.needs] == [1]


def test_a_change_of_a_tile_keeps_what_it_does_not_say() -> None:
    known = base()[2]
    tavern = known.tiles[known.tile_index("tavern")]
    draft = draft_of("tiles", {"changes": "tavern", "slots": 1})
    tile = drafted_tile(draft, FORM, known)
    assert tile is not None
    assert (tile.tile.cost, tile.tile.slots, tile.tile.drawing) == (tavern.cost, 1, tavern.drawing)
    assert tile.number == known.tile_index("tavern")


def test_a_form_that_is_no_tile_has_no_picture_but_a_sketch(tmp_path: Path) -> None:
    assert drafted_tile(draft_of("tiles", FORESTER), Form(), base()[2]) is None
    desk = Desk()
    driver, page = opened(tmp_path, desk)
    loose = desk.form.shifted((0, 0)).of({*desk.form.triangles, (9, 9, 0)}, "R")
    desk.shape(loose, "")
    page.relayout()
    driver.settle()
    assert loose.trouble() is not None
    driver.close()


# the page


def test_a_click_on_a_triangle_and_on_a_side(tmp_path: Path) -> None:
    desk = Desk()
    driver, page = opened(tmp_path, desk)
    triangle = min(desk.form.beside)
    driver.click_at(at(page, Pointed(None, triangle)))
    assert triangle in desk.form.triangles
    page.canvas.brush = "W"
    side = desk.form.walk()[0]
    driver.click_at(at(page, Pointed(side)))
    assert desk.form.letters[side] == "W"
    desk.undo()
    desk.undo()
    assert desk.form == FORM
    driver.close()


def test_the_last_triangle_can_be_taken_away_and_another_begun_with(tmp_path: Path) -> None:
    desk = Desk()
    driver, page = opened(tmp_path, desk)
    desk.shape(FORM.of({(0, 0, 0)}, "R"), "")
    page.relayout()
    driver.settle()
    driver.click_at(at(page, Pointed(None, (0, 0, 0))))
    assert not desk.form.triangles
    driver.settle()
    driver.click_at(at(page, Pointed(None, (0, 0, 0))))
    assert desk.form.triangles == {(0, 0, 0)}
    driver.close()


def test_a_stroke_is_one_step(tmp_path: Path) -> None:
    desk = Desk()
    driver, page = opened(tmp_path, desk)
    page.canvas.brush = "W"
    walk = desk.form.walk()
    driver.drag(at(page, Pointed(walk[-1])), at(page, Pointed(walk[1])))
    assert list(desk.form.letters.values()).count("W") >= 2
    desk.undo()
    assert desk.form == FORM
    taken = sorted(desk.form.triangles)
    driver.drag(at(page, Pointed(None, taken[0])), at(page, Pointed(None, taken[-1])))
    assert len(desk.form.triangles) < len(FORM.triangles) - 1
    desk.undo()
    assert desk.form == FORM
    driver.close()


def test_wheel_keys_and_buttons_turn_and_mirror(tmp_path: Path) -> None:
    desk = Desk()
    driver, _ = opened(tmp_path, desk)
    driver.move(driver.point(ids.CANVAS))
    driver.wheel(1)
    once = desk.form
    assert once.outline() != FORM.outline()
    driver.key("e")
    assert desk.form.outline() == FORM.outline()
    driver.key("q")
    assert desk.form.outline() == once.outline()
    driver.click(ids.TURN_RIGHT)
    assert desk.form.outline() == FORM.outline()
    driver.click(ids.MIRROR)
    assert desk.form.triangles != FORM.triangles
    driver.close()


def test_by_keys_alone_a_triangle_is_added_and_a_side_painted(tmp_path: Path) -> None:
    desk = Desk()
    driver, page = opened(tmp_path, desk)
    for _ in range(8):
        if page.input.focus == ids.CANVAS:
            break
        driver.key("tab")
        if page.input.focus is not None and page.input.focus != ids.CANVAS:
            driver.key("down")
    assert page.input.focus == ids.CANVAS
    assert page.canvas.pointed == first_of(desk.form)
    driver.key("w")
    assert page.canvas.brush == "W"
    walk_to_the_left_rim(driver, page)
    side = side_pointed_at(page)
    driver.key("space")
    assert desk.form.letters[side] == "W"
    driver.key("left")
    beyond = triangle_pointed_at(page)
    assert beyond in desk.form.beside
    driver.key("space")
    assert beyond in desk.form.triangles
    driver.close()


def walk_to_the_left_rim(driver: Driver, page: DeskPage) -> None:
    for _ in range(9):
        driver.key("left")
        if page.canvas.pointed is not None and page.canvas.pointed.side is not None:
            return


def side_pointed_at(page: DeskPage) -> Side:
    pointed = page.canvas.pointed
    assert pointed is not None
    assert pointed.side is not None
    return pointed.side


def triangle_pointed_at(page: DeskPage) -> Triangle:
    pointed = page.canvas.pointed
    assert pointed is not None
    assert pointed.triangle is not None
    return pointed.triangle


def test_the_tile_is_drawn_finely_as_soon_as_there_is_time_and_sketched_until_then(tmp_path: Path) -> None:
    desk = Desk()
    driver = Driver(tmp_path, (1280, 720), 1.0)
    page = DeskPage(desk)
    driver.open(page)
    assert still_to_draw(page)
    sketched = page.pictures.version
    driver.settle()
    assert not still_to_draw(page)
    assert page.pictures.version > sketched
    desk.shape(desk.form.toggled(min(desk.form.beside), "R"), "")
    page.relayout()
    assert still_to_draw(page)
    driver.settle()
    assert not still_to_draw(page)
    driver.close()


def test_no_frame_draws_all_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With no time at all a frame does one bit, and many bits make a tile."""
    monkeypatch.setattr(Budget, "seconds", 0.0)
    desk = Desk()
    driver = Driver(tmp_path, (1280, 720), 1.0)
    page = DeskPage(desk)
    driver.open(page)
    frames = 0
    while still_to_draw(page) and frames < 500:
        driver.frames(1)
        frames += 1
    assert 20 < frames < 500
    driver.close()


@pytest.mark.parametrize("seed", first(2, range(3)))
def test_whatever_is_clicked_nothing_is_raised_and_the_page_goes_on(seed: int, tmp_path: Path) -> None:
    """Also where the form is cut in two, has a hole, or is gone; the village and the seasons go along."""
    rng, desk = random.Random(seed), Desk()
    driver, page = opened(tmp_path, desk)
    keys = ("q", "e", "r", "w", "left", "up", "space", "tab")
    for _ in range(25):
        what = rng.choice((ids.CANVAS, ids.CANVAS, ids.CANVAS, ids.TRIAL))
        place = page.controls[what].region.bounds
        start, end = (
            (rng.randrange(place.left, place.right), rng.randrange(place.top, place.bottom)) for _ in "ab"
        )
        if rng.random() < 0.3:
            driver.drag(start, end, 3)
        else:
            driver.click_at(start)
        driver.key(rng.choice(keys))
    driver.settle()
    assert set(desk.form.letters) == desk.form.rim
    assert driver.shows(page)
    driver.close()


def still_to_draw(page: DeskPage) -> bool:
    return page.pictures.busy


@spread({"what": ["whole", "one", "cut", "none", "pale"], "size": SIZES})
def test_every_word_on_it_is_whole(size: tuple[int, int], what: str, tmp_path: Path) -> None:
    desk = Desk(new_tile("fresh", "F") if what == "one" else None)
    if what == "cut":
        desk.shape(desk.form.of({*desk.form.triangles, (9, 9, 0)}, "R"), "")
    if what == "none":
        desk.shape(Form(), "")
    desk.pale = what == "pale"
    driver, page = opened(tmp_path, desk, size)
    with hearing() as drawn:
        page.resize(size, 1.0)
        driver.settle()
    assert any("Road" in each.text for each in drawn)
    assert cut_off(drawn) == []
    assert pale(drawn) == []
    assert small(drawn, 1.0) == []
    driver.close()


# what is looked at


def test_what_a_score_counts_is_lit() -> None:
    draft, known = draft_of("tiles", FORESTER), base()[1]
    lit = lit_sides(draft, known, ("score", "terrain"))
    assert {FORM.letters[side] for side in lit} == {"F"}
    assert len(lit) == 6
    assert lit_sides(draft, known, ("outline",)) == frozenset(FORM.letters)
    assert lit_sides(draft, known, ("cost",)) == frozenset()
    every = draft.without("score", "terrain")
    assert lit_sides(every, known, ("score",)) == frozenset(FORM.letters)
