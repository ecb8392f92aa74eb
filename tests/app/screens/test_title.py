"""The title: which village it shows, that it never waits for it, that all is still in the end, its menu."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.app.home import Home
from hamlet.app.ids import ButtonId, Id
from hamlet.app.keeping import Keeper
from hamlet.app.life.waking import LASTS
from hamlet.app.pages import TitlePage
from hamlet.app.screens.setup import SetupScreen
from hamlet.app.screens.title import TitleScreen
from hamlet.app.screens.title_parts.backdrop import forget_finished
from hamlet.app.screens.title_parts.village_making import APART
from hamlet.app.screens.title_parts.village_reading import SceneryReading, grown_village
from hamlet.app.ui.stage import Stage
from hamlet.session.record import replay
from hamlet.store.folders import Folders
from hamlet.store.generations import GameFiles
from hamlet.store.kept_games import KeptGame, kept_games
from hamlet.store.records import read_record
from hamlet.store.settings import Settings
from hamlet.words.rooms import english
from tests.app.driver import Driver
from tests.app.games import game
from tests.app.texts import hearing

SMALL = (960, 540)


@pytest.fixture(autouse=True)
def _at_the_start() -> None:
    forget_finished()


def at_the_title(
    folder: Path, settings: Settings, size: tuple[int, int] = SMALL
) -> tuple[Driver, TitleScreen]:
    driver = Driver(folder, size, home=Home(Folders(folder), settings))
    driver.open_page(TitlePage())
    title = driver.screen
    assert isinstance(title, TitleScreen)
    return driver, title


def keep(folder: Path, game_id: str, actions: int) -> KeptGame:
    Keeper(game(2, actions), Folders(folder), game_id).close()
    found = kept_games(Folders(folder)).newest
    assert found is not None
    return found


def read(folder: Path, kept: KeptGame | None) -> SceneryReading:
    reading = SceneryReading(english(), kept)
    while not reading.over:
        reading.step()
    return reading


# the village


def test_the_village_that_comes_with_the_game_was_played_by_its_rules_and_has_lakes_and_boats() -> None:
    record = read_record(grown_village())
    session, difference = replay(record)
    assert difference is None
    found = read(Path(), None).found
    assert found is not None
    assert found.large
    assert found.state.village.tiles == session.state.village.tiles
    assert found.state.village.lakes


def test_a_kept_game_is_read_up_to_its_last_step(tmp_path: Path) -> None:
    kept = keep(tmp_path, "a", 90)
    found = read(tmp_path, kept).found
    assert found is not None
    played = game(2, 90).state
    assert found.state.village.tiles == played.village.tiles
    assert found.state.points == played.points


def test_a_game_that_cannot_be_read_is_no_reason_to_fail(tmp_path: Path) -> None:
    kept = keep(tmp_path, "a", 40)
    GameFiles(Folders(tmp_path).autosaves, "a").latest.write_bytes(b"To be")
    reading = read(tmp_path, kept)
    assert reading.over
    assert reading.found is None


def test_the_first_frame_waits_for_no_village(tmp_path: Path) -> None:
    _, title = at_the_title(tmp_path, Settings())
    assert title.backdrop.busy
    assert title.busy
    assert title.hits.get(ButtonId("new")) is not None


def test_the_village_builds_itself_one_tile_after_the_other_and_in_the_end_nothing_moves(
    tmp_path: Path,
) -> None:
    driver, title = at_the_title(tmp_path, Settings())
    seen: dict[int, float] = {}
    while title.busy:
        driver.frames(1)
        making = title.backdrop._making
        if making is not None:
            seen.setdefault(making.laid, driver.clock.time)
    assert len(seen) > 12, "it is seen growing"
    assert all(laid <= (at - seen[0]) / APART + 1 for laid, at in seen.items()), "and no faster than it may"
    driver.wait(0.5)
    assert driver.changed, "boats and smoke"
    driver.later(LASTS)
    driver.frames(5)
    assert driver.frames(30) == []


def test_whoever_wants_nothing_to_move_sees_the_whole_village_at_once_and_then_still(tmp_path: Path) -> None:
    driver, title = at_the_title(tmp_path, Settings(motion="reduced"))
    bare = title.backdrop.picture
    while title.backdrop.picture is bare:
        driver.frames(1)
    making = title.backdrop._making
    assert making is None or making.sketched
    while title.busy:
        driver.frames(1)
    driver.frames(5)
    assert driver.frames(30) == []


def test_the_points_and_a_picture_of_the_game_come_when_it_is_read(tmp_path: Path) -> None:
    keep(tmp_path, "a", 90)
    driver, title = at_the_title(tmp_path, Settings(animation_speed=0.0), (1280, 720))
    with hearing() as drawn:
        while title.busy:
            driver.frames(1)
    assert title.backdrop.card is not None
    points = game(2, 90).state.points
    assert title.backdrop.points == tuple(points)
    assert all(any(str(each) in said.text for said in drawn) for each in points)


# the menu


def test_enter_does_the_golden_thing_and_arrows_reach_every_entry(tmp_path: Path) -> None:
    driver, title = at_the_title(tmp_path, Settings(animation_speed=0.0), (1280, 720))
    reached: list[Id | None] = []
    driver.key("tab")
    for _ in title.hits:
        if title.input.focus == ButtonId("botric"):
            reached.append(title.input.focus)
            driver.key("right")
        reached.append(title.input.focus)
        driver.key("down")
    assert list(dict.fromkeys(reached)) == [hit.id for hit in title.hits]
    driver.key("escape")
    assert not driver.app.running
    driver, title = at_the_title(tmp_path, Settings(animation_speed=0.0))
    driver.key("return")
    assert isinstance(driver.screen, SetupScreen)


def test_solo_opens_the_form_with_botric_on_the_other_side(tmp_path: Path) -> None:
    driver, _ = at_the_title(tmp_path, Settings(animation_speed=0.0))
    driver.click(ButtonId("botric"))
    form = driver.screen
    assert isinstance(form, SetupScreen)
    assert [seat.player for seat in form.form.seats][:2] == ["human", "botric"]


def test_another_game_on_the_way_back_is_shown(tmp_path: Path) -> None:
    driver, title = at_the_title(tmp_path, Settings(animation_speed=0.0))
    keep(tmp_path, "a", 20)
    title.resize(driver.surface.get_size(), driver.app.scale)
    driver.frames(1)
    assert isinstance(driver.screen, Stage)
    assert title.hits.get(ButtonId("continue")) is not None


@pytest.mark.parametrize("size", [SMALL, (1152, 648)])
def test_a_small_window_has_words_wherever_they_have_room(size: tuple[int, int], tmp_path: Path) -> None:
    with hearing() as drawn:
        at_the_title(tmp_path, Settings(animation_speed=0.0), size)
    shown = {each.shown for each in drawn}
    assert {"How to play", "Settings", "Quit", "against Botric"} <= shown
