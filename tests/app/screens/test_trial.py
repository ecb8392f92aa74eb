"""A drafted tile is tried in villages: it lies where the engine lets it, and is worth what it says there."""

from __future__ import annotations

import threading
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path

import pygame
import pytest

from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.screens.workshop.canvas import canvas_ids as ids
from hamlet.app.screens.workshop.canvas.drafted_tile import drafted_last
from hamlet.app.screens.workshop.canvas.trial_block import TrialBlock
from hamlet.app.screens.workshop.canvas.trial_places import DraftedPlaces, judged
from hamlet.app.screens.workshop.canvas.trial_village import TrialVillage, unlike_all
from hamlet.app.workshop.village_builders import (
    BuildersBeside,
    BuildersHere,
    plan_of,
    state_of,
    without_tile,
)
from hamlet.content import resolve
from hamlet.content.editing.drafts import draft_of
from hamlet.engine.building import raise_building
from hamlet.engine.scoring.sums import end_points
from hamlet.session.simulation import play_game
from tests.app.driver import Driver
from tests.app.screens.workshop_desk import FORESTER, Desk, DeskPage, base
from tests.app.texts import cut_off, hearing, pale, small

MARKET_HALL = {**FORESTER, "kind": "landmark", "flag": True}


def data() -> dict[str, object]:
    return resolve(base()[0])


def village() -> TrialVillage:
    dumped = state_of(play_game(plan_of(data()), 1).record)
    assert not isinstance(dumped, str)
    return TrialVillage(data(), dumped, 1.0)


def opened(
    folder: Path, size: tuple[int, int] = (1920, 1080), desk: Desk | None = None
) -> tuple[Driver, DeskPage]:
    driver = Driver(folder, size, 1.0)
    page = DeskPage(desk or Desk())
    driver.open(page)
    driver.settle()
    return driver, page


def block(page: KitScreen) -> TrialBlock:
    found = page.controls[ids.TRIAL].adjusted
    assert isinstance(found, TrialBlock)
    return found


# values


def test_a_village_is_late_and_not_over() -> None:
    there = village()
    assert len(there.state.village.tiles) >= 14
    assert not there.state.finished


def test_a_village_is_built_without_the_tile_that_is_tried() -> None:
    ids_left = {each["id"] for each in without_tile(data(), "tavern")["tiles"]}
    assert "tavern" not in ids_left
    assert len(ids_left) == len(data()["tiles"]) - 1  # type: ignore[arg-type]
    start = data()["layouts"][0]["tiles"][0]["tile"]  # type: ignore[index]
    assert without_tile(data(), start) == data()


@pytest.mark.parametrize("entry", [FORESTER, MARKET_HALL, {**FORESTER, "id": "tavern"}])
def test_a_place_is_worth_what_building_there_brings(entry: dict[str, object]) -> None:
    there, draft = village(), draft_of("tiles", entry)
    assert draft.form is not None
    tile = drafted_last(draft, draft.form, there.definitions)
    assert tile is not None
    state = there.with_tile(unlike_all(tile))
    places = DraftedPlaces(state, tile.number)
    while not places.complete:
        places.work()
    found = places.ranked()
    assert list(found.worths) == sorted(found.worths, reverse=True)
    assert len(found.spots) == len(places.fits.spots) > 10
    for spot in (found.spots[0], found.spots[-1]):
        after = state.copy()
        raise_building(after, tile.number, spot.rotation, spot.at, lambda _: None)
        won = after.points[state.seat] - state.points[state.seat]
        won += end_points(after, state.seat) - end_points(state, state.seat)
        assert found.worth(spot) == won


def test_turning_goes_through_all_rotations_that_fit_in_a_place_or_to_the_best_one() -> None:
    there, draft = village(), draft_of("tiles", FORESTER)
    assert draft.form is not None
    tile = drafted_last(draft, draft.form, there.definitions)
    assert tile is not None
    places = DraftedPlaces(there.with_tile(tile), tile.number)
    while not places.complete:
        places.work()
    found = places.ranked()
    spot = found.spots[0]
    seen = set()
    for _ in range(30):
        after = found.turned(spot)
        assert after in found.spots
        assert after.rotation != spot.rotation
        seen.add(spot := after)
    assert len({each.rotation for each in seen}) > 1


def test_name_price_and_drawing_change_nothing_of_where_it_fits() -> None:
    known = base()[2]
    draft = draft_of("tiles", FORESTER)
    assert draft.form is not None
    one = drafted_last(draft, draft.form, known)
    other = drafted_last(
        draft.put("name", "Wood").put(("cost", "stone"), 3).put("drawing", "mill"), draft.form, known
    )
    dearer = drafted_last(draft.put(("reward", "points"), 5), draft.form, known)
    assert one is not None
    assert other is not None
    assert dearer is not None
    assert judged(one.tile) == judged(other.tile) != judged(dearer.tile)


# the page


def test_the_best_place_has_the_light_and_others_are_told(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    shown = block(page).shown
    assert shown.fit == shown.found.spots[0]
    with hearing() as drawn:
        page.resize(page.size, 1.0)
        driver.settle()
    told = " ".join(each.text for each in drawn)
    assert f"fits in {len(shown.found.spots)} places" in told
    driver.close()


def test_a_click_on_a_dashed_place_shows_the_tile_there(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    shown, place = block(page).shown, page.controls[ids.TRIAL].region.bounds
    view = pygame.Rect(0, 0, place.width - 4, place.height - 4)
    others, sight = shown.others(view, 1.0), shown.sight(view, 1.0)
    assert others
    assert sight is not None
    assert shown.village is not None
    x, y = sight.spot(shown.village, (others[0].x, others[0].y))
    driver.click_at((round(place.left + 2 + x), round(place.top + 2 + y)))
    assert block(page).shown.fit == others[0]
    driver.close()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_whole_tile_is_seen_in_every_place_and_nothing_written_covers_it(
    size: tuple[int, int], tmp_path: Path
) -> None:
    driver, page = opened(tmp_path, size)
    place = page.controls[ids.TRIAL].region.bounds
    view, art = pygame.Rect(0, 0, place.width - 4, place.height - 4), page.pictures.art
    tile = page.pictures.tile
    assert art is not None
    assert tile is not None
    for fit in block(page).shown.found.spots[::7]:
        shown = replace(block(page).shown, fit=fit)
        sight = shown.sight(view, 1.0)
        assert sight is not None
        assert shown.village is not None
        for x, y in sight.outline(shown.village, art.plan(tile.number, fit.rotation), fit):
            assert view.left <= x <= view.right
            assert 48 <= y <= view.bottom
    driver.close()


def test_arrows_go_from_place_to_place_and_buttons_turn_it_and_show_all(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    places = block(page).shown.found.shown
    page.input.set_focus(ids.TRIAL)
    driver.key("right")
    assert block(page).shown.fit == places[1]
    driver.key("left")
    assert block(page).shown.fit == places[0]
    driver.click(ids.TRIAL_TURN)
    turned = block(page).shown.fit
    assert turned is not None
    assert turned.rotation != places[0].rotation
    driver.click(ids.TRIAL_FIT)
    driver.settle()
    assert block(page).shown.whole
    driver.close()


def test_the_dice_take_another_village_and_the_old_one_stays_pale_till_then(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    before = block(page).shown.village
    driver.frames(1)
    page.took(ids.TRIAL_DICE, True)
    page.relayout()
    assert block(page).shown.pale
    assert block(page).shown.village is before
    driver.settle()
    assert block(page).shown.village is not before
    assert not block(page).shown.pale
    driver.close()


def test_what_was_found_before_a_change_is_pale_until_it_is_found_anew(tmp_path: Path) -> None:
    desk = Desk()
    driver, page = opened(tmp_path, desk=desk)
    count = len(block(page).shown.found.spots)
    desk.shape(desk.form.painted(desk.form.letters, "M"), "")
    page.relayout()
    assert block(page).shown.pale
    driver.settle()
    assert not block(page).shown.pale
    assert len(block(page).shown.found.spots) != count
    driver.close()


def test_a_tile_that_fits_nowhere_says_so(tmp_path: Path) -> None:
    desk = Desk()
    letters = {side: "RW"[number % 2] for number, side in enumerate(sorted(desk.form.letters))}
    form = desk.form
    for side, letter in letters.items():
        form = form.painted((side,), letter)
    for column in range(2, 11):
        for kind in (0, 1):
            form = form.of(
                form.triangles | {(column, 1, kind), (-column, 1, kind)}, "RW"[(column + kind) % 2]
            )
    desk.shape(form, "")
    driver, page = opened(tmp_path, desk=desk)
    assert block(page).shown.wrong
    assert "nowhere" in block(page).shown.captions[0]
    driver.close()


def test_what_cannot_be_played_is_said_and_nothing_is_raised(tmp_path: Path) -> None:
    class Broken(BuildersHere):
        def taken(self) -> str | None:
            return "KeyError"

    driver = Driver(tmp_path, (1280, 720), 1.0)
    page = DeskPage(Desk())
    page.trial.builders = Broken()
    driver.open(page)
    driver.settle()
    assert block(page).shown.wrong
    driver.close()


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_every_word_on_it_is_whole(size: tuple[int, int], tmp_path: Path) -> None:
    driver, page = opened(tmp_path, size)
    with hearing() as drawn:
        page.resize(size, 1.0)
        driver.settle()
    assert cut_off(drawn) == []
    assert pale(drawn) == []
    assert small(drawn, 1.0) == []
    driver.close()


def test_builders_beside_the_window_build_the_same_and_end_with_the_page() -> None:
    beside, here = BuildersBeside(), BuildersHere()
    beside.ask(data(), 3)
    here.ask(data(), 3)
    crew = beside._crew
    assert crew is not None
    crew.wait()
    assert beside.taken() == here.taken()
    beside.ask(data(), 4)
    beside.close()
    assert beside.taken() is None
    for thread in threading.enumerate():
        if thread.name == "games beside":
            thread.join(30)
    assert active_children() == []
