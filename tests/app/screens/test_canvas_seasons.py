"""The tile in all seasons and as a blueprint, beside the canvas."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.app.art.seasons.palettes import AUTUMN, SEASONS, SUMMER
from hamlet.app.screens.workshop.canvas.canvas_ids import season_id
from hamlet.app.screens.workshop.canvas.drafted_pictures import DraftedPictures, PictureWish
from hamlet.content.editing.drafts import Plain, draft_of
from tests.app.driver import Driver
from tests.app.screens.workshop_desk import FORESTER, Desk, DeskPage, base
from tests.app.texts import cut_off, hearing, pale, small


def drawn(length: int) -> DraftedPictures:
    pictures = DraftedPictures()
    pictures.take(draft_of("tiles", FORESTER), base()[2])
    for season in SEASONS.values():
        assert pictures.find(PictureWish(length, season), "test") is None
    pictures.finish()
    return pictures


@pytest.mark.parametrize("length", [20, 40, 128])
def test_it_looks_different_in_every_season(length: int) -> None:
    pictures = drawn(length)
    found = [pictures.find(PictureWish(length, season), "test") for season in SEASONS.values()]
    looks = {bytes(each.ground.surface.get_buffer().raw) for each in found if each is not None}
    assert len(looks) == len(SEASONS)


def test_what_changes_nothing_of_its_look_is_not_drawn_again() -> None:
    pictures = drawn(60)
    version = pictures.version
    dearer = draft_of("tiles", {**FORESTER, "cost": {"stone": 3}, "reward": {"points": 9}})
    pictures.take(dearer, base()[2])
    assert pictures.version == version
    assert pictures.tile is not None
    assert pictures.tile.tile.reward.gain.points == 9
    pictures.take(dearer.put("drawing", "mill"), base()[2])
    assert pictures.version > version


def test_the_former_picture_is_shown_while_the_same_shape_is_drawn_anew() -> None:
    pictures = drawn(60)
    before = pictures.find(PictureWish(60), "test")
    draft = draft_of("tiles", FORESTER)
    pictures.take(draft.put("drawing", "mill"), base()[2])
    assert pictures.find(PictureWish(60), "test") is before
    assert draft.form is not None
    pictures.take(draft.shaped(draft.form.toggled(min(draft.form.beside), "R")), base()[2])
    assert pictures.find(PictureWish(60), "test") is None


def test_a_season_that_is_pressed_is_the_canvass_too(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1920, 1080), 1.0)
    page = DeskPage(Desk())
    driver.open(page)
    driver.settle()
    assert page.canvas.season is SUMMER
    driver.click(season_id("autumn"))
    driver.settle()
    assert page.canvas.season is AUTUMN
    driver.close()


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_the_blueprint_says_what_the_dock_will_say(size: tuple[int, int], tmp_path: Path) -> None:
    driver = Driver(tmp_path, size, 1.0)
    page = DeskPage(Desk())
    driver.open(page)
    with hearing() as said:
        page.resize(size, 1.0)
        driver.settle()
    assert {"Forester", "3"} <= {each.text for each in said}
    assert cut_off(said) == []
    assert pale(said) == []
    assert small(said, 1.0) == []
    driver.close()


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [("cost", {"stone": 7}, "7"), ("reward", {"points": 8}, "8"), ("name", "Beeches", "Beeches")],
)
def test_the_blueprint_follows_cost_gain_and_name_at_once(
    key: str, value: Plain, told: str, tmp_path: Path
) -> None:
    driver = Driver(tmp_path, (1280, 720), 1.0)
    page = DeskPage(Desk())
    driver.open(page)
    driver.settle()
    with hearing() as said:
        page.desk.edit(page.desk.draft.put(key, value))
        page.relayout()
        driver.settle()
    assert told in {each.text for each in said}
    driver.close()
