"""Settings are in force at once, kept on disk, and what could make the window useless goes back by itself."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from hamlet.app.art.palette import INK, PAPER, contrast
from hamlet.app.art.panel_tones import WORN, WORN_TEXT, wear
from hamlet.app.home import Home
from hamlet.app.ids import ButtonId, CellId, ControlId
from hamlet.app.in_force import put_in_force
from hamlet.app.kit.sliding import SliderLine
from hamlet.app.pages import MenuPage, SettingsPage, TablePage, TitlePage
from hamlet.app.screens.keys import KeysScreen
from hamlet.app.screens.settings_cards import LEVELS
from hamlet.app.screens.settings_layout import KEEP, REFUSE, TABS
from hamlet.app.screens.settings_previews import TilePicture, WindowPicture
from hamlet.app.screens.settings_screen import ALL_KEYS, DELIVERED, UNDO, SettingsScreen
from hamlet.app.screens.settings_view import NAMES, setting_id
from hamlet.app.screens.settings_window import FOLLOW
from hamlet.app.sound.ears import EARS, Call, Cue
from hamlet.app.table.table_screen import TableScreen
from hamlet.store.folders import Folders
from hamlet.store.settings import READERS, Settings, load_settings, save_settings
from tests.app.driver import Driver
from tests.app.games import game
from tests.app.texts import cut_off, hearing, overlapping, pale, small
from tests.spread import spread

SIZES = [((1920, 1080), 1.0), ((1920, 1080), 1.5), ((1280, 720), 1.0), ((960, 540), 1.0), ((3840, 2160), 2.0)]
EACH_LAYOUT = [((1920, 1080), 1.0), ((1200, 675), 1.0), ((960, 540), 1.0)]
STILL = Settings(animation_speed=0.0)


@pytest.fixture(autouse=True)
def _as_delivered() -> Iterator[None]:
    yield
    put_in_force(Settings())


def opened(
    folder: Path, size: tuple[int, int] = (1920, 1080), settings: Settings = STILL
) -> tuple[Driver, SettingsScreen]:
    driver = Driver(folder, size, home=Home(Folders(folder), settings))
    driver.open_page(TitlePage())
    driver.open_page(SettingsPage())
    assert isinstance(driver.screen, SettingsScreen)
    return driver, driver.screen


def written(driver: Driver) -> Settings:
    return load_settings(driver.home.folders).settings


def pull(driver: Driver, page: SettingsScreen, name: str, share: float) -> None:
    track = page.controls[setting_id(name)].track
    assert track is not None
    end = (track.left + round(track.width * share), track.centery)
    driver.drag((track.left + round(track.width * (1 - share)), track.centery), end)


@pytest.mark.parametrize(("size", "scale"), [case for case in SIZES if case[0][0] / case[1] >= 1280])
def test_every_card_is_seen_whole_as_the_game_is_delivered(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    _, page = opened(tmp_path, size, Settings(animation_speed=0.0, ui_scale=scale))
    assert not {card for card, most in page.scrolls.most.items() if most}


# from where one comes


def test_settings_are_reached_from_the_title_and_from_the_menu_over_a_game(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.open_page(TitlePage())
    driver.click(ButtonId("settings"))
    assert driver.shows(SettingsScreen)
    driver.key("escape")
    driver.open_page(MenuPage(game()))
    driver.click(ButtonId("settings"))
    assert driver.shows(SettingsScreen)


def test_every_card_names_settings_that_are_there_and_nothing_is_named_twice() -> None:
    assert set(NAMES) <= set(READERS)
    left = set(READERS) - set(NAMES)
    assert left == {
        "window_size",
        "language",
        "last_seats",
        "places",
        "lot_games",
        "botric_goes_on",
        "steps_done",
        "last_game",
        # Chosen on the page of packs.
        "packs_on",
        "packs_order",
        # There is no music; what was chosen for it when it was to come is kept.
        "volume_music",
        "muted_music",
    }, "not chosen here"


# every control, by mouse and by keys


@pytest.mark.parametrize(
    ("what", "name", "value"),
    [
        (CellId(setting_id("motion"), "reduced"), "motion", "reduced"),
        (CellId(setting_id("panels"), "contrast"), "panels", "contrast"),
        (setting_id("rest_away"), "rest_away", True),
        (setting_id("terrain_letters"), "terrain_letters", True),
        (setting_id("first_hints"), "first_hints", False),
        (setting_id("ask_before_end"), "ask_before_end", False),
        (CellId(setting_id("volume_master"), "mute"), "muted", True),
        (CellId(setting_id("volume_effects"), "mute"), "muted_effects", True),
        (CellId(setting_id("volume_ambience"), "mute"), "muted_ambience", True),
    ],
)
def test_a_click_is_in_force_and_on_the_disk(
    tmp_path: Path, what: CellId | ControlId, name: str, value: object
) -> None:
    driver, _ = opened(tmp_path)
    driver.click(what)
    assert getattr(driver.home.settings, name) == getattr(written(driver), name) == value
    assert written(driver) == driver.home.settings


@pytest.mark.parametrize("name", ["volume_master", "volume_effects", "volume_ambience"])
def test_a_volume_is_pulled_stepped_and_set_back(tmp_path: Path, name: str) -> None:
    driver, page = opened(tmp_path)
    pull(driver, page, name, 0.25)
    assert getattr(written(driver), name) == 0.25
    driver.key("right")
    assert getattr(written(driver), name) == LEVELS[6]
    driver.key("backspace")
    assert getattr(written(driver), name) == getattr(Settings(), name)


def test_paces_of_oneself_and_of_rivals_are_apart_and_pale_without_motion(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, settings=Settings())
    pull(driver, page, "rivals_speed", 0.0)
    assert (written(driver).animation_speed, written(driver).rivals_speed) == (1.0, 0.5)
    pull(driver, page, "animation_speed", 0.84)
    assert (written(driver).animation_speed, written(driver).rivals_speed) == (3.0, 0.5)
    driver.click(CellId(setting_id("motion"), "off"))
    hit = driver.hit(setting_id("rivals_speed"))
    assert not hit.enabled
    assert hit.hint
    pull(driver, page, "rivals_speed", 1.0)
    assert written(driver).rivals_speed == 0.5


def test_all_of_it_is_done_by_keys_alone(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    driver.key("tab")
    groups = []
    for _ in range(7):
        control = page.controls[page.input.focus] if page.input.focus else None
        assert control is not None
        groups.append(control.region.group)
        driver.key("tab")
    assert groups == ["window", "village", "motion", "sound", "reading", "keys", "foot"]
    for name in ("tab", "tab", "right", "tab", "down", "left", "tab", "down", "return"):
        driver.key(name)
    assert written(driver).motion == "reduced"
    assert written(driver).volume_effects == 0.95
    assert written(driver).terrain_letters


@pytest.mark.parametrize("size", [size for size, _ in EACH_LAYOUT])
@pytest.mark.parametrize("told", ["sound alone", "sound device"])
def test_the_card_says_whether_there_is_a_loudspeaker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], told: str
) -> None:
    monkeypatch.setattr(EARS, "deaf", told == "sound device")
    driver, page = opened(tmp_path, size)
    with hearing() as drawn:
        page.tab = "sound"
        page.resize(size, driver.app.scale * 1.01)
    assert told in " ".join(each.text for each in drawn)
    assert cut_off(drawn) == []


def test_a_volume_is_tried_by_ear_while_it_is_pulled(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    EARS.take()
    pull(driver, page, "volume_effects", 0.5)
    assert Call(Cue.KNOCK) in EARS.take()
    pull(driver, page, "volume_ambience", 0.25)
    assert Call(Cue.KNOCK) not in EARS.take(), "what is round about is heard by itself"


# what asks before it is kept


def test_another_size_is_in_force_at_once_and_goes_back_after_ten_seconds(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, settings=Settings(animation_speed=0.0, ui_scale=1.0))
    before = driver.app.scale
    for key in ("tab", "down", "right"):
        driver.key(key)
    assert driver.app.scale == page.scale == 1.05
    assert written(driver).ui_scale in (None, 1.0), "not written before it is kept"
    driver.later(9.0)
    assert driver.app.scale == 1.05
    driver.later(1.5)
    assert driver.app.scale == page.scale == before
    assert page.trial is None
    assert driver.home.settings.ui_scale == 1.0


def test_a_size_that_is_kept_stays_and_is_written(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, settings=Settings(animation_speed=0.0, ui_scale=1.0))
    pull(driver, page, "ui_scale", 1.0)
    assert page.scale == 2.0
    driver.click(KEEP)
    driver.later(20.0)
    assert written(driver).ui_scale == driver.app.scale == 2.0


@pytest.mark.parametrize("way", ["enter", "escape", "click"])
def test_the_question_is_answered_by_enter_escape_or_a_click(tmp_path: Path, way: str) -> None:
    driver, page = opened(tmp_path, settings=Settings(animation_speed=0.0, ui_scale=1.0))
    for key in ("tab", "down", "right", "right"):
        driver.key(key)
    assert driver.app.scale == 1.1, "arrows go on while it is asked"
    if way == "click":
        driver.click(REFUSE)
    else:
        driver.key("return" if way == "enter" else "escape")
    assert driver.shows(page)
    assert page.trial is None
    assert driver.home.settings.ui_scale == (1.1 if way == "enter" else 1.0)


def test_the_page_does_not_move_under_the_hand_that_pulls_its_size(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, settings=Settings(animation_speed=0.0, ui_scale=1.0))
    track = page.controls[setting_id("ui_scale")].track
    assert track is not None
    driver.move((track.left, track.centery))
    driver.press((track.left, track.centery))
    driver.move((track.centerx, track.centery))
    assert page.scale == 1.0
    assert page.controls[setting_id("ui_scale")].adjusted.current == 1.5
    driver.release((track.centerx, track.centery))
    assert page.scale == 1.5


def test_other_changes_are_written_meanwhile_without_what_is_only_tried(tmp_path: Path) -> None:
    driver, _ = opened(tmp_path, settings=Settings(animation_speed=0.0, ui_scale=1.0))
    for key in ("tab", "down", "right"):
        driver.key(key)
    driver.click(setting_id("rest_away"))
    assert (written(driver).rest_away, written(driver).ui_scale) == (True, 1.0)
    driver.close()
    assert written(driver).ui_scale == 1.0


def test_leaving_does_not_take_along_what_is_only_tried(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, settings=Settings(animation_speed=0.0, ui_scale=1.0))
    for key in ("tab", "down", "right"):
        driver.key(key)
    assert page.leave() is not None
    assert driver.home.settings.ui_scale == 1.0


@pytest.mark.parametrize("mode", ["full", "borderless"])
def test_the_whole_screen_is_tried_and_the_window_comes_back(tmp_path: Path, mode: str) -> None:
    driver, page = opened(tmp_path, (1280, 720))
    driver.click(CellId(setting_id("window_mode"), mode))
    assert driver.app.mode == mode
    assert written(driver).window_mode == "window"
    driver.later(11.0)
    assert (driver.app.mode, page.size) == ("window", (1280, 720))
    driver.click(CellId(setting_id("window_mode"), mode))
    driver.key("return")
    assert written(driver).window_mode == driver.app.mode == mode


def test_the_size_follows_the_screen_again(tmp_path: Path) -> None:
    driver, _ = opened(tmp_path, (3840, 2160), Settings(animation_speed=0.0, ui_scale=1.5))
    driver.click(FOLLOW)
    assert driver.app.scale == 2.0
    driver.click(KEEP)
    assert written(driver).ui_scale is None


# all as delivered


def test_all_as_delivered_is_taken_back_as_a_whole(tmp_path: Path) -> None:
    chosen = Settings(
        ui_scale=1.0,
        animation_speed=0.0,
        motion="reduced",
        panels="night",
        muted=True,
        keys={"end_turn": "a"},
    )
    driver, _ = opened(tmp_path, settings=chosen)
    driver.click(DELIVERED)
    usual = Settings()
    assert all(getattr(written(driver), name) == getattr(usual, name) for name in NAMES)
    assert not WORN
    driver.click(UNDO)
    assert {name: getattr(written(driver), name) for name in NAMES} == {
        name: getattr(chosen, name) for name in NAMES
    }


def test_after_another_change_there_is_nothing_to_take_back(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    driver.click(DELIVERED)
    driver.click(setting_id("rest_away"))
    assert page.undone is None
    assert page.hits.get(UNDO) is None


# what could not be read


def test_a_value_that_could_not_be_read_is_told_on_its_card_until_it_is_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HAMLET_HOME", str(tmp_path))
    folders = Folders(tmp_path)
    save_settings(Settings(animation_speed=0.0), folders)
    data = json.loads(folders.settings.read_bytes())
    folders.settings.write_text(json.dumps(data | {"panels": "dusk", "ui_scale": "big"}))
    home = Home.of_user()
    assert home.unreadable == {"panels", "ui_scale"}
    driver = Driver(tmp_path, (1920, 1080), home=home)
    with hearing() as drawn:
        driver.open_page(SettingsPage())
    told = " ".join(each.text for each in drawn)
    assert told.count("could not be read") == 2
    driver.click(CellId(setting_id("panels"), "night"))
    assert isinstance(driver.screen, SettingsScreen)
    assert driver.screen.unreadable == {"ui_scale"}


# what other rooms learn


def test_a_table_that_is_open_learns_at_once(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1920, 1080), home=Home(Folders(tmp_path), Settings(animation_speed=0.0)))
    driver.open_page(TablePage(game()))
    table = driver.screen
    assert isinstance(table, TableScreen)
    driver.open_page(SettingsPage())
    driver.click(setting_id("terrain_letters"))
    driver.click(setting_id("ask_before_end"))
    page = driver.screen
    assert isinstance(page, SettingsScreen)
    pull(driver, page, "rivals_speed", 0.84)
    driver.key("escape")
    assert driver.shows(table)
    assert table.board.letters
    assert not table.flow.asks_before_end
    assert (table.others.own_speed, table.opponents.speed) == (0.0, 3.0)


@pytest.mark.parametrize("asks", [True, False])
def test_a_turn_with_work_left_ends_as_it_is_chosen(tmp_path: Path, asks: bool) -> None:  # noqa: FBT001
    settings = Settings(animation_speed=0.0, ask_before_end=asks)
    driver = Driver(tmp_path, home=Home(Folders(tmp_path), settings))
    driver.open_page(TablePage(game()))
    driver.settle()
    table = driver.screen
    assert isinstance(table, TableScreen)
    seat = table.flow.state.seat
    driver.key("n")
    assert (table.flow.mode.name == "end_turn") is asks
    assert (table.flow.state.seat == seat) is asks


def test_letters_are_on_the_terrain_from_the_start_where_that_is_chosen(tmp_path: Path) -> None:
    settings = Settings(animation_speed=0.0, terrain_letters=True)
    driver = Driver(tmp_path, home=Home(Folders(tmp_path), settings))
    driver.open_page(TablePage(game()))
    table = driver.screen
    assert isinstance(table, TableScreen)
    seen = [table.board.letters]
    driver.key("o")
    assert [*seen, table.board.letters] == [True, False]
    assert driver.home.settings.terrain_letters, "the key is for this moment only"


def test_nothing_is_drawn_behind_another_window_where_that_is_chosen(tmp_path: Path) -> None:
    driver, _ = opened(tmp_path, settings=Settings(rest_away=True))
    driver.frames(1, pygame.Event(pygame.WINDOWFOCUSLOST))
    assert driver.frames(10) == []
    driver.frames(1, pygame.Event(pygame.WINDOWFOCUSGAINED))
    assert driver.frames(30) != []


# how it looks


@spread({"size, scale": SIZES, "panels": ["parchment", "contrast", "night"]})
def test_no_text_is_cut_pale_small_or_over_another(
    tmp_path: Path, size: tuple[int, int], scale: float, panels: str
) -> None:
    settings = Settings(ui_scale=scale, animation_speed=0.0, panels=panels)
    driver = Driver(tmp_path, size, home=Home(Folders(tmp_path), settings))
    pages = ["window"]
    with hearing() as drawn:
        driver.open_page(SettingsPage())
        if driver.screen.hits.get(TABS) is not None:
            pages = ["village", "motion", "sound", "reading", "keys"]
            for name in pages:
                driver.click(CellId(TABS, name))
    sample = {"2 villagers can work", "Red", "31", "9", "2/4", "3", "End turn", "N"}
    found = [each for each in drawn if each.text not in sample]
    assert cut_off(found) == []
    assert pale(drawn, scale) == []
    assert small(found, scale) == []
    if len(pages) == 1:
        assert overlapping(found) == []


def test_high_contrast_has_seven_to_one_wherever_text_is_small(tmp_path: Path) -> None:
    settings = Settings(ui_scale=1.0, animation_speed=0.0, panels="contrast")
    driver = Driver(tmp_path, (1920, 1080), home=Home(Folders(tmp_path), settings))
    with hearing() as drawn:
        driver.open_page(SettingsPage())
        driver.open_page(TablePage(game(2, 30)))
        driver.settle()
    panels = [each for each in drawn if each.on is not None and each.size < 24 and each.shown.strip()]
    assert len(panels) > 80
    pale_ones = {
        (each.text, each.colour, each.on)
        for each in panels
        if each.on is not None and contrast(each.colour, each.on) < 7
    }
    assert pale_ones == set()


def test_the_look_is_put_on_and_off_and_pale_letters_stay_pale() -> None:
    wear("night")
    assert contrast(WORN[INK], WORN[PAPER]) >= 7
    assert contrast(WORN_TEXT[PAPER], WORN_TEXT[INK]) >= 7
    wear("parchment")
    assert not WORN
    assert not WORN_TEXT


def test_the_pictures_come_to_rest_and_answer_in_the_same_frame(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, settings=Settings())
    driver.settle(900)
    assert not page.busy
    assert driver.frames(20) == []
    before = driver.surface.copy()
    driver.click(setting_id("terrain_letters"))
    picture = driver.hit(setting_id("terrain_letters")).bounds.move(560, -40)
    part = picture.clip(driver.surface.get_rect())
    assert pygame.image.tobytes(driver.surface.subsurface(part), "RGB") != pygame.image.tobytes(
        before.subsurface(part), "RGB"
    )


def test_all_keys_have_a_page_of_their_own(tmp_path: Path) -> None:
    driver, _ = opened(tmp_path)
    driver.click(ALL_KEYS)
    assert driver.shows(KeysScreen)


def test_the_table_opens_the_page_of_keys(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.open_page(TablePage(game()))
    driver.settle()
    driver.key("?")
    assert driver.shows(KeysScreen)
    driver.key("?")
    assert driver.shows(TableScreen)


def test_no_pace_is_told_as_being_there_at_once(tmp_path: Path) -> None:
    with hearing() as heard:
        _, page = opened(tmp_path, (1280, 720), Settings(animation_speed=1.0, rivals_speed=0.0))
    shown = [text.shown for text in heard]
    assert "at once" in shown
    assert "0 ×" not in shown
    assert "at once" in page.controls[setting_id("rivals_speed")].region.hint


@pytest.mark.parametrize(("size", "scale"), EACH_LAYOUT)
def test_the_last_notch_of_a_pace_is_at_once_and_says_so(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    with hearing() as heard:
        driver, page = opened(tmp_path, size, Settings(ui_scale=scale))
        if driver.screen.hits.get(TABS) is not None:
            driver.click(CellId(TABS, "motion"))
    told = " ".join(text.text for text in heard)
    assert any(each in told for each in ("Furthest right: moves are there at once.", "last notch: at once"))
    assert "motion" not in {card for card, most in page.scrolls.most.items() if most}, "seen whole"
    pull(driver, page, "rivals_speed", 1.0)
    assert written(driver).rivals_speed == 0.0
    assert written(driver).rivals_pace == 0.0
    driver.key("left")
    assert written(driver).rivals_speed == 3.0
    driver.key("right")
    assert written(driver).rivals_speed == 0.0
    line = page.controls[setting_id("rivals_speed")].adjusted
    assert isinstance(line, SliderLine)
    assert (line.share, line.shown) == (1.0, "at once")


@pytest.mark.parametrize(("size", "scale"), EACH_LAYOUT)
def test_paces_that_are_pale_say_why_without_being_asked(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    with hearing() as heard:
        driver, page = opened(tmp_path, size, Settings(ui_scale=scale, motion="off"))
        if driver.screen.hits.get(TABS) is not None:
            driver.click(CellId(TABS, "motion"))
    told = " ".join(text.text for text in heard)
    assert any(each in told for each in ("Motion is off: moves are there at once.", "off: moves are at once"))
    assert cut_off(heard) == []
    assert "Motion is off" in page.controls[setting_id("animation_speed")].region.hint
    assert "motion" not in {card for card, most in page.scrolls.most.items() if most}, "seen whole"


def test_as_delivered_explains_itself_where_it_is_pointed_at(tmp_path: Path) -> None:
    _, page = opened(tmp_path)
    assert "take that back" in page.controls[DELIVERED].region.hint


@pytest.mark.parametrize("kind", [TilePicture(None, letters=False), WindowPicture("full", None)])
def test_the_place_of_a_picture_that_is_still_to_come_is_hatched(kind: TilePicture | WindowPicture) -> None:
    place = pygame.Surface((200, 140))
    kind(place, place.get_rect(), 1.0)
    line = [place.get_at((x, 60)) for x in range(60, 140)]
    jumps = [one for one, other in pairwise(line) if abs(one.r - other.r) > 15]
    assert len(jumps) >= 6, "strokes one beside the other"
