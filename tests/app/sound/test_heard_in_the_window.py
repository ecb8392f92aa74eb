"""What is heard in the true window: at the table, on the title, as points are counted; or without device."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pygame
import pytest

from hamlet.app.home import Home
from hamlet.app.ids import ButtonId, HandId, TileId
from hamlet.app.loop import run_window
from hamlet.app.pages import ReplayPage, ScoringPage, SettingsPage, TablePage, TitlePage
from hamlet.app.screens.scoring.scoring_screen import ScoringScreen
from hamlet.app.screens.title import TitleScreen
from hamlet.app.sound.device import Mixer
from hamlet.app.sound.ears import EARS, Call, Cue
from hamlet.app.sound.sounding import Loudspeaker
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.window import App
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.turn import EndTurn
from hamlet.session.session import Session
from hamlet.store.folders import Folders
from hamlet.store.settings import Settings
from tests.app.driver import FRAME, Driver
from tests.app.games import building_game, game
from tests.app.lake_games import lake_moment
from tests.app.sound.measuring import FOLDER
from tests.app.sound.playing import PaperDevice, at_once


@dataclass
class WrittenDown:
    """Whoever listens in place of a loudspeaker."""

    calls: list[Call] = field(default_factory=list)
    away: bool = False
    opened: int = 0
    closed: int = 0

    def open(self) -> None:
        self.opened += 1

    def heed(self, settings: Settings) -> None:
        pass

    def frame(self, now: float, *, away: bool) -> None:
        self.calls += EARS.take()
        self.away = away

    def close(self) -> None:
        self.closed += 1

    @property
    def cues(self) -> list[Cue]:
        return [call.cue for call in self.calls]


class Listening(Driver):
    """A driver whose window is listened to in every frame, as the loop does it."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        super().__init__(folder, (1280, 720), 1.0, Home(Folders(folder), settings))
        self.heard = WrittenDown()
        self.app.sounds = self.heard
        self.app.make_sounds = lambda: self.heard
        EARS.take()

    def frames(self, count: int = 1, *events: pygame.Event) -> list[pygame.Rect]:
        changed: list[pygame.Rect] = []
        for number in range(count):
            self.clock.time += FRAME
            changed += self.app.guarded_frame(events if number == 0 else ())
        self.changed = changed
        return changed

    def forget(self) -> None:
        self.heard.calls.clear()


@pytest.fixture(autouse=True)
def _own_ears() -> Iterator[None]:
    before = EARS.season, EARS.deaf
    yield
    EARS.season, EARS.deaf = before
    EARS.take()


STILL = Settings(animation_speed=0.0, ui_scale=1.0)
MOVING = Settings(ui_scale=1.0)


def at_table(folder: Path, session: Session, settings: Settings = STILL) -> tuple[Listening, TableScreen]:
    driver = Listening(folder, settings)
    driver.open(TableScreen(session, None, settings.own_pace))
    driver.settle()
    assert isinstance(driver.screen, TableScreen)
    driver.forget()
    return driver, driver.screen


def test_a_blueprint_is_heard_when_it_is_taken_up_turned_and_pinned(tmp_path: Path) -> None:
    driver, table = at_table(tmp_path, building_game())
    driver.click(HandId(0))
    assert driver.heard.cues[:2] == [Cue.CLICK, Cue.LIFT]
    driver.forget()
    table.flow.turn(1)
    driver.frames(1)
    assert driver.heard.cues == [Cue.SNAP]
    driver.forget()
    table.flow.pin()
    driver.frames(1)
    assert Cue.SNAP in driver.heard.cues


def test_a_refusal_is_said_and_heard(tmp_path: Path) -> None:
    driver, table = at_table(tmp_path, game(2, 80))
    table.flow.say("told")
    driver.frames(2)
    assert driver.heard.cues == [], "what is merely said is not refused"
    refusal = next(
        found
        for tile in range(len(table.session.state.village.tiles))
        if (found := table.session.refusal(Produce(tile, ()))) is not None
    )
    table.flow.refuse(refusal)
    driver.frames(2)
    assert table.flow.scene().toast
    assert driver.heard.cues == [Cue.REFUSAL]


def test_a_step_that_is_taken_back_is_heard(tmp_path: Path) -> None:
    driver, table = at_table(tmp_path, game(2, 81))
    done = len(table.session.history.done)
    table.session.undo_to(done - 1)
    table.flow.changed()
    driver.frames(2)
    assert driver.heard.cues == [Cue.UNDO]


def test_a_step_without_motion_has_one_sound_at_once(tmp_path: Path) -> None:
    """All steps of a stretch of a game, played again at the table."""
    later = game(2, 90)
    driver, table = at_table(tmp_path, game(2, 80))
    heard = []
    for step in later.history.done[80:90]:
        driver.forget()
        table.flow.play(step.action)
        driver.frames(1)
        own = [cue for cue in driver.heard.cues if cue is not Cue.TURN]
        assert len(own) <= 1
        heard += own
    assert len(heard) > 5


def test_a_step_in_motion_is_heard_while_it_is_shown(tmp_path: Path) -> None:
    later = game(2, 90)
    driver, table = at_table(tmp_path, game(2, 80), MOVING)
    for step in later.history.done[80:90]:
        table.flow.play(step.action)
        driver.settle()
    assert len(driver.heard.cues) > 10


def test_whose_turn_it_is_now_is_heard_with_the_banner(tmp_path: Path) -> None:
    driver, table = at_table(tmp_path, game(2, 80))
    for _ in range(6):
        if table.session.refusal(EndTurn()) is None:
            break
        table.session.play(game(2, len(table.session.history.done) + 1).history.done[-1].action)
    table.flow.play(EndTurn())
    driver.frames(3)
    assert table.greeting.banner
    assert driver.heard.cues.count(Cue.TURN) == 1


def test_the_season_of_the_game_is_round_about_and_that_of_the_title_afterwards(tmp_path: Path) -> None:
    driver, _ = at_table(tmp_path, lake_moment(60, season="autumn"))
    assert EARS.season == "autumn"
    driver.open_page(SettingsPage())
    driver.frames(2)
    assert EARS.season == "autumn", "a page over the table leaves it so"
    driver.open_page(TitlePage())
    driver.frames(2)
    title = driver.screen
    assert isinstance(title, TitleScreen)
    assert EARS.season == title.backdrop.season.name != "autumn"


def test_a_button_is_heard_and_one_that_cannot_be_pressed_too(tmp_path: Path) -> None:
    driver = Listening(tmp_path, STILL)
    driver.open_page(TitlePage())
    driver.click(ButtonId("settings"))
    assert driver.heard.cues == [Cue.CLICK], "also though another screen is there now"
    driver.forget()
    driver.key("escape")
    driver.key("tab")
    driver.key("return")
    assert driver.heard.cues == [Cue.CLICK]


def test_points_are_counted_with_rising_notes_and_a_feast(tmp_path: Path) -> None:
    driver = Listening(tmp_path, MOVING)
    session = game(2, 1000)
    driver.open_page(TablePage(session, kept=False))
    driver.forget()
    driver.open_page(ScoringPage(session, fresh=True))
    driver.settle(2000)
    screen = driver.screen
    assert isinstance(screen, ScoringScreen)
    notes = [call.place for call in driver.heard.calls if call.cue is Cue.NOTE]
    assert notes == list(range(screen.count.steps))
    assert driver.heard.cues[-1] is Cue.WIN
    assert driver.heard.cues.count(Cue.WIN) == 1


def test_a_score_that_is_only_looked_at_is_silent(tmp_path: Path) -> None:
    driver = Listening(tmp_path, MOVING)
    session = game(2, 80)
    driver.open_page(ScoringPage(session))
    driver.settle()
    assert driver.heard.cues == []


def test_without_motion_a_game_that_has_ended_is_heard_all_the_same(tmp_path: Path) -> None:
    driver = Listening(tmp_path, Settings(motion="off", ui_scale=1.0))
    driver.open_page(ScoringPage(game(2, 1000), fresh=True))
    driver.frames(3)
    assert driver.heard.cues == [Cue.WIN]


def test_a_game_looked_back_at_is_heard_move_by_move(tmp_path: Path) -> None:
    driver = Listening(tmp_path, MOVING)
    driver.open_page(ReplayPage("Here", lake_moment(24), at=20))
    driver.frames(30)
    driver.forget()
    for _ in range(3):
        driver.key("right")
        driver.wait(1.5)
    assert [cue for cue in driver.heard.cues if cue is not Cue.CLICK]
    assert EARS.season == "autumn"


# the window and the device


def test_another_window_in_front_is_told_to_whoever_plays(tmp_path: Path) -> None:
    driver = Listening(tmp_path, Settings(rest_away=True))
    driver.open_page(TitlePage())
    driver.frames(1, pygame.Event(pygame.WINDOWFOCUSLOST))
    assert driver.heard.away, "also where nothing is drawn meanwhile"
    driver.frames(1, pygame.Event(pygame.WINDOWFOCUSGAINED))
    assert not driver.heard.away


def test_the_device_is_looked_for_after_the_first_frame_and_given_back_at_the_end(tmp_path: Path) -> None:
    driver = Listening(tmp_path, STILL)
    driver.open_page(TitlePage())
    seen: list[tuple[int, int]] = []

    def tick(fps: int) -> None:
        seen.append((driver.app.frames, driver.heard.opened))
        driver.app.running = len(seen) < 3

    driver.clock.tick = tick  # type: ignore[method-assign]
    driver.screen.uncover()
    assert driver.heard.opened == 0
    run_window(driver.app)
    assert [opened for _, opened in seen] == [1, 1, 1]
    assert seen[0][0] >= 1
    driver.close()
    assert driver.heard.closed == 1


def test_other_volumes_reach_the_device_at_once(tmp_path: Path) -> None:
    device = PaperDevice()
    driver = Listening(tmp_path, STILL)
    found = Loudspeaker(driver.home.settings, FOLDER, device, begin=at_once)
    found.open()
    driver.app.sounds = found
    driver.open_page(SettingsPage())
    driver.settle()
    screen = driver.screen
    before = device.levels["bell"]
    screen.choose("volume_effects", 0.5)  # type: ignore[attr-defined]
    driver.app.heed()
    driver.frames(1)
    assert device.levels["bell"] == pytest.approx(before / 2)
    assert device.played[-1][0].startswith("knock")
    assert device.played[-1][2] == pytest.approx(before / 2)


def test_a_whole_evening_without_a_device_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    driver = Listening(tmp_path, STILL)
    found = Loudspeaker(driver.home.settings, FOLDER, Mixer(), begin=at_once)
    driver.app.sounds = found
    found.open()
    assert EARS.deaf
    driver.open_page(TitlePage())
    driver.frames(3)
    driver.open_page(TablePage(game(2, 80), kept=False))
    driver.frames(10)
    driver.click(TileId(0))
    driver.key("escape")
    assert driver.shows(TableScreen)
    driver.app.close()


def test_a_window_that_nobody_gave_a_loudspeaker_never_opens_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a device was opened")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    driver = Driver(tmp_path)
    assert isinstance(driver.app, App)
    driver.open_page(TitlePage())
    driver.app.sounds.open()
    for _ in range(5):
        driver.app.guarded_frame([])
    driver.click(ButtonId("settings"))
    driver.close()
