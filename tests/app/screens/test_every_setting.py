"""Every setting changes what it says, by keys alone and by mouse alone, and is the same after a restart.

What a setting says is measured where a person would see it. A setting without a proof here fails the first
test. Of volumes it is only what is shown: what comes out of the loudspeaker is proved in tests/app/sound.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pygame
import pytest

from hamlet.app.display import set_mode
from hamlet.app.flow.chances.chance import offered
from hamlet.app.home import Home
from hamlet.app.ids import CellId, ControlId, Id
from hamlet.app.in_force import put_in_force
from hamlet.app.kit.sliding import MUTE, SliderLine
from hamlet.app.pages import SettingsPage, TablePage, TitlePage
from hamlet.app.screens.key_rows import key_id
from hamlet.app.screens.settings_cards import LEVELS, PACES, VOLUMES
from hamlet.app.screens.settings_layout import KEEP
from hamlet.app.screens.settings_screen import SettingsScreen
from hamlet.app.screens.settings_view import NAMES, setting_id
from hamlet.app.screens.settings_window import FOLLOW, SCALES
from hamlet.app.table.greeting import BANNER
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.window import App
from hamlet.session.session import Session
from hamlet.store.settings import Settings, load_settings
from tests.app.driver import Driver
from tests.app.texts import hearing
from tests.choices import base_session

SIZE = (1920, 1080)
MUTED = {mute: name for name, mute, _ in VOLUMES}
Measures = dict[str, Any]


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("HAMLET_HOME", str(tmp_path))
    yield
    put_in_force(Settings())


def started() -> Driver:
    """The program as it starts: with what is on the disk, in a window as that says."""
    home = Home.of_user()
    driver = Driver(Path(), SIZE, home=home, newcomer=True)
    size = home.settings.window_size or SIZE
    driver.surface = set_mode(home.settings.window_mode, size)
    driver.app = App(home, driver.surface, driver.clock)
    driver.open_page(TitlePage())
    return driver


def settings_page(driver: Driver) -> SettingsScreen:
    driver.open_page(SettingsPage())
    page = driver.screen
    assert isinstance(page, SettingsScreen)
    return page


# what a person sees of each


def measured(driver: Driver) -> Measures:
    seen: Measures = {"rest_away": _drawn_away(driver)}
    seen |= _on_page(driver)
    with hearing() as drawn:
        table = _table(driver)
    letters = {terrain.letter for terrain in table.session.setup.definitions.terrains}
    seen["terrain_letters"] = any(each.text in letters for each in drawn)
    seen["first_hints"] = _heard(driver, table)
    right = table.frame.right
    seen["panels"] = tuple(driver.surface.get_at((right.left + right.width // 2, right.top + 24)))
    seen |= _village(driver, table)
    seen["animation_speed"] = _own_move(driver, table, "donkey")[1]
    seen["keys"], seen["ask_before_end"] = _end_of_turn(driver, table)
    seen["rivals_speed"] = _rivals_turn(driver, table)
    return seen


def _stands(driver: Driver) -> tuple[bool, bool]:
    flags = driver.app.surface.get_flags()
    return bool(flags & pygame.FULLSCREEN), bool(flags & pygame.NOFRAME)


def _drawn_away(driver: Driver) -> bool:
    driver.frames(1, pygame.Event(pygame.WINDOWFOCUSLOST))
    driver.screen.uncover()
    drawn = bool(driver.frames(1))
    driver.frames(1, pygame.Event(pygame.WINDOWFOCUSGAINED))
    return drawn


def _on_page(driver: Driver) -> Measures:
    """How large the smallest words are, and what sliders and signs of sound show."""
    with hearing() as drawn:
        page = settings_page(driver)
    seen: Measures = {"ui_scale": min(each.size for each in drawn)}
    lines = {name: page.controls[setting_id(name)].adjusted for name, _, _ in VOLUMES}
    for name, mute, _ in VOLUMES:
        line = lines[name]
        assert isinstance(line, SliderLine)
        seen |= {name: line.shown, mute: line.icon}
    driver.key("escape")
    return seen


def _table(driver: Driver) -> TableScreen:
    driver.open_page(TablePage(_game()))
    driver.settle()
    table = driver.screen
    assert isinstance(table, TableScreen)
    return table


def _village(driver: Driver, table: TableScreen) -> Measures:
    """How blue the village's ground is beside its red, and the colour of the table around it."""
    area = table.board.camera.eye.rect
    strip = pygame.Rect(area.left, area.top, max(1, area.width // 12), area.height)
    beside = driver.surface.subsurface(strip)
    inner = [rect.inflate(-rect.width // 2, -rect.height // 2).clip(area) for rect in _tile_rects(table)]
    grounds = [pygame.transform.average_color(driver.surface, rect) for rect in inner if rect.width]
    return {
        "village_season": sum(each[2] for each in grounds) / sum(each[0] for each in grounds),
        "village_light": pygame.transform.average_color(beside),
    }


def _tile_rects(table: TableScreen) -> list[pygame.Rect]:
    return [table.board.tile_rect(uid) for uid in range(len(table.session.state.village.tiles))]


def _game() -> Session:
    """A person's turn, and a rival after it."""
    games = [base_session(players, 7) for players in (["human", "greedy"], ["greedy", "human"])]
    return next(each for each in games if each.setup.seats[each.state.decider].is_human)


def _heard(driver: Driver, table: TableScreen) -> bool:
    driver.frames(60)
    return table.chances.shown is not None


def _own_move(driver: Driver, table: TableScreen, family: str = "produce") -> tuple[bool, int]:
    """Whether anything flies or walks in one's own move, and for how many frames it is shown."""
    action = offered(family)(table.flow.state)
    assert action is not None
    table.flow.play(action)
    moves, frames = False, 0
    driver.frames(1)
    while table.board.animating:
        moves = moves or bool(table.board.performance.flights)
        driver.frames(1)
        frames += 1
    return moves, frames


def _end_of_turn(driver: Driver, table: TableScreen) -> tuple[str, bool]:
    """Which key ends the turn, and whether that is asked first."""
    seat = table.flow.state.seat
    for key in ("n", "a"):
        driver.key(key)
        if table.flow.mode.name == "end_turn":
            driver.key("return")
            return key, True
        if table.flow.state.seat != seat:
            return key, False
    raise AssertionError("no key ends the turn")


def _rivals_turn(driver: Driver, table: TableScreen) -> int:
    seat, frames = table.flow.state.seat, 0
    while table.flow.state.seat == seat or table.board.animating:
        driver.frames(1)
        frames += 1
    driver.wait(BANNER)
    return frames


def more(before: Any, after: Any) -> bool:  # noqa: ANN401 - what is measured is of many kinds
    return bool(before < after)


def faster(before: Any, after: Any) -> bool:  # noqa: ANN401
    return bool(before > after)


def became(before: object, after: object) -> Callable[[Any, Any], bool]:
    return lambda one, other: (one, other) == (before, after)


def brighter(before: Any, after: Any) -> bool:  # noqa: ANN401
    """Panels of high contrast are lighter than parchment."""
    return bool(sum(before[:3]) < sum(after[:3]))


def darker(before: Any, after: Any) -> bool:  # noqa: ANN401
    """In the evening the table is darker."""
    return bool(sum(before[:3]) > sum(after[:3]))


CHOSEN: Mapping[str, Any] = {
    "rest_away": True,
    "ui_scale": 1.25,
    "motion": "reduced",
    "animation_speed": 3.0,
    "rivals_speed": 0.5,
    "volume_master": 0.75,
    "volume_effects": 0.5,
    "volume_ambience": 0.25,
    "muted": True,
    "muted_effects": True,
    "muted_ambience": True,
    "panels": "contrast",
    "village_season": "winter",
    "village_light": "evening",
    "terrain_letters": True,
    "first_hints": False,
    "ask_before_end": False,
    "keys": {"end_turn": "a"},
    "window_mode": "full",
}
PROOFS: Mapping[str, Callable[[Any, Any], bool]] = {
    "window_mode": became((False, False), (True, False)),
    "rest_away": became(before=True, after=False),
    "ui_scale": lambda before, after: bool(abs(after / before - 1.25) < 0.05),
    "motion": became(before=True, after=False),
    "animation_speed": faster,
    "rivals_speed": more,
    "volume_master": became("100 %", "75 %"),
    "volume_effects": became("100 %", "50 %"),
    "volume_ambience": became("60 %", "25 %"),
    **dict.fromkeys(MUTED, became("sound", "mute")),
    "panels": brighter,
    "village_season": more,
    "village_light": darker,
    "terrain_letters": became(before=False, after=True),
    "first_hints": became(before=True, after=False),
    "ask_before_end": became(before=True, after=False),
    "keys": became("n", "a"),
}


def test_every_setting_on_the_page_has_a_proof() -> None:
    assert set(PROOFS) == set(CHOSEN) == set(NAMES)
    assert all(CHOSEN[name] != getattr(Settings(), name) for name in NAMES)
    shown = {
        control.which
        for control in settings_page(started()).controls
        if isinstance(control, ControlId) and control.name == "setting"
    }
    assert shown == set(NAMES) - MUTED.keys() - {"keys"} | {FOLLOW.which}


# hands


class Keys:
    """Somebody without a mouse."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.page = settings_page(driver)

    def go_to(self, what: Id) -> None:
        group = self.page.controls[what].region.group
        for _ in range(20):
            focus = self.page.input.focused()
            if self.page.input.by_keys and focus is not None and focus.region.group == group:
                break
            self.driver.key("tab")
        for key in ("up", "down"):
            for _ in range(8):
                if self.page.input.focus != what:
                    self.driver.key(key)
        assert self.page.input.focus == what, f"{what} is not reached by keys"

    def choose(self, name: str) -> None:
        value = CHOSEN[name]
        if name in MUTED:
            self.go_to(setting_id(MUTED[name]))
            self.driver.key("return")
        elif name == "keys":
            self.go_to(key_id("end_turn"))
            self.driver.key("return")
            self.driver.key(value["end_turn"])
        else:
            self.go_to(setting_id(name))
            self._turn(setting_id(name), value)
        if self.page.trial is not None:
            self.driver.key("return")

    def _turn(self, what: Id, value: Any) -> None:  # noqa: ANN401
        adjusted = self.page.controls[what].adjusted
        left = isinstance(value, float) and isinstance(adjusted, SliderLine) and adjusted.value > value
        for _ in range(30):
            if self.page.controls[what].adjusted.current == value:
                return
            self.driver.key("left" if left or value is False else "right")
        raise AssertionError(f"{what} does not come to {value} by arrows")


class Mouse:
    """Somebody without a keyboard; a new key has to be pressed all the same."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.page = settings_page(driver)

    def choose(self, name: str) -> None:
        value, what = CHOSEN[name], setting_id(name)
        if name in MUTED:
            self.driver.click(CellId(setting_id(MUTED[name]), MUTE))
        elif name == "keys":
            self.driver.click(key_id("end_turn"))
            self.driver.key(value["end_turn"])
        elif isinstance(value, bool):
            self.driver.click(what)
        elif isinstance(value, str):
            self.driver.click(CellId(what, value))
        else:
            self._pull(what, STOPS[name].index(value) / (len(STOPS[name]) - 1))
        if self.page.trial is not None:
            self.driver.click(KEEP)

    def _pull(self, what: Id, share: float) -> None:
        track = self.page.controls[what].track
        assert track is not None
        self.driver.drag(track.center, (track.left + round(track.width * share), track.centery))


STOPS: Mapping[str, tuple[float, ...]] = {
    "ui_scale": SCALES,
    "animation_speed": PACES,
    "rivals_speed": PACES,
    **dict.fromkeys(MUTED.values(), LEVELS),
}


APART: Mapping[str, Callable[[Driver], Any]] = {
    # At rest no pace is seen, and over the whole screen the page may be another.
    "motion": lambda driver: _own_move(driver, _table(driver))[0],
    "window_mode": _stands,
}
TOGETHER = [name for name in CHOSEN if name not in APART]


@pytest.mark.parametrize("hands", [Keys, Mouse])
def test_every_setting_changes_what_it_says_and_does_so_after_a_restart(hands: type[Keys | Mouse]) -> None:
    driver = started()
    before = measured(driver)
    driver.home.forget_chances()
    hand = hands(driver)
    for name in TOGETHER:
        hand.choose(name)
    driver.key("escape")
    now = measured(driver)
    driver.close()
    kept = load_settings(driver.home.folders).settings
    assert {name: getattr(kept, name) for name in TOGETHER} == {name: CHOSEN[name] for name in TOGETHER}
    again = measured(started())
    for seen in (now, again):
        told = [(name, before[name], seen[name]) for name in TOGETHER]
        assert [each for each in told if not PROOFS[each[0]](*each[1:])] == []


@pytest.mark.parametrize("hands", [Keys, Mouse])
@pytest.mark.parametrize("name", APART)
def test_how_much_moves_and_how_the_window_stands_is_seen_and_stays_so(
    name: str, hands: type[Keys | Mouse]
) -> None:
    driver = started()
    before = APART[name](driver)
    hands(driver).choose(name)
    now = APART[name](driver)
    driver.close()
    assert getattr(load_settings(driver.home.folders).settings, name) == CHOSEN[name]
    again = APART[name](started())
    assert PROOFS[name](before, now)
    assert PROOFS[name](before, again)


# files of other versions and other hands


def put(data: object) -> Path:
    path = Home.of_user().folders.settings
    path.write_text(data if isinstance(data, str) else json.dumps(data))
    return path


@pytest.mark.parametrize("nonsense", [{"a": 1}, ["x", 2], -7.5])
def test_whatever_makes_no_sense_is_told_on_its_card_and_is_as_delivered(nonsense: object) -> None:
    path = put({"format": 2, **dict.fromkeys(NAMES, nonsense), "later": {"x": [1]}})
    driver = started()
    assert driver.home.unreadable == set(NAMES)
    assert driver.home.settings.ui_scale is None
    with hearing() as drawn:
        settings_page(driver)
    told = " ".join(each.text for each in drawn)
    words = driver.home.words
    missing = [name for name, code in NAMES.items() if words.label(code).split()[-1] not in told]
    assert missing == []
    assert told.count("could not be read") == 6, "one line on each card"
    (kept,) = path.parent.glob("settings.damaged-*.json")
    assert json.loads(kept.read_text())["later"] == {"x": [1]}
    driver.click(setting_id("terrain_letters"))
    assert json.loads(path.read_text())["later"] == {"x": [1]}
    assert started().home.unreadable == set(), "told once"


def test_settings_of_the_first_format_open_the_window_as_they_say() -> None:
    path = put({"format": 1, "fullscreen": True, "reduced_motion": True, "later": 5})
    driver = started()
    assert _stands(driver) == (True, False)
    assert driver.home.settings.motion == "reduced"
    assert driver.home.news == []
    driver.key("f11")
    written = json.loads(path.read_text())
    assert (written["format"], written["window_mode"], written["motion"]) == (2, "window", "reduced")
    assert written["later"] == 5


@pytest.mark.parametrize(
    ("data", "code", "letters"),
    [
        ("\x00{", "settings_damaged", False),
        ('{"format": 9, "terrain_letters": true, "later": 1}', "newer_settings", True),
    ],
)
def test_a_file_that_is_damaged_or_of_the_future_is_told_once_kept_and_used_as_far_as_it_goes(
    data: str,
    code: str,
    letters: bool,  # noqa: FBT001
) -> None:
    path = put(data)
    driver = started()
    assert [error.code for error in driver.home.news] == [code]
    assert driver.home.settings.terrain_letters is letters
    (kept,) = path.parent.glob("settings.*-1.json")
    assert kept.read_text() == data
    page = settings_page(driver)
    driver.click(setting_id("rest_away"))
    assert page.home.settings.rest_away
    again = Home.of_user()
    assert again.news == []
    assert (again.settings.rest_away, again.settings.terrain_letters) == (True, letters)
