"""A game that cannot be saved: told at the table at once, and asked about before it is left."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pygame
import pytest

from hamlet.app.home import Home
from hamlet.app.ids import ButtonId, Command, Id, PanelCommand
from hamlet.app.keeping import Keeper
from hamlet.app.pages import Page, TablePage, TitlePage
from hamlet.app.screens import unkept
from hamlet.app.screens.menu import MenuScreen
from hamlet.app.screens.title import TitleScreen
from hamlet.app.screens.unkept import FIELD, UnkeptScreen
from hamlet.app.starting import game_in
from hamlet.app.table.table_frame import FrameKind
from hamlet.app.table.table_screen import TableScreen
from hamlet.engine.dump import state_hash
from hamlet.session.record import load_session
from hamlet.session.session import Session
from hamlet.store.folders import Folders, user_folders
from hamlet.store.generations import GameFiles
from hamlet.store.saves import load_kept
from hamlet.store.settings import Settings
from tests.app.driver import Driver
from tests.app.games import game
from tests.store.faults import FaultyDisk

LAYOUTS = {
    FrameKind.COMPACT: ((960, 540), 1.0),
    FrameKind.NORMAL: ((1280, 720), 1.0),
    FrameKind.WIDE: ((1920, 1080), 1.0),
}
LONG = 30.0
AGAIN, ELSEWHERE = PanelCommand("save_again"), PanelCommand("save_elsewhere")
LEAVE, BACK, TRY = ButtonId("leave"), ButtonId("back"), ButtonId("again")


class Playing(Driver):
    """A game at the table, on a disk that fails when it is told to."""

    def __init__(
        self, folder: Path, size: tuple[int, int] = (1280, 720), folders: Folders | None = None
    ) -> None:
        self.disk = FaultyDisk()
        settings = Settings(animation_speed=0.0, ui_scale=1.0)
        home = Home(folders or Folders(folder / "home"), settings, disk=self.disk)
        super().__init__(folder, size, 1.0, home=home)
        self.app.open(TitlePage())
        self.session = game(2, 12)
        self.app.open(TablePage(self.session, "g1"))
        self.settle()

    @property
    def keeper(self) -> Keeper:
        assert self.table.keeper is not None
        return self.table.keeper

    @property
    def table(self) -> TableScreen:
        return next(screen for screen in self.app.stack if isinstance(screen, TableScreen))

    def fail(self, error: int = errno.ENOSPC) -> None:
        """From here on nothing can be written."""
        self.disk.error, self.disk.lasting = error, True
        self.disk.fail_at = len(self.disk.steps)

    def mend(self) -> None:
        """There is room again."""
        self.disk.fail_at = -1

    def play(self) -> None:
        """End the turn: an action whatever the moment."""
        before = len(self.session.history.done)
        for _ in range(3):
            self.click(Command.END_TURN)
            self.wait(0.4)
            if len(self.session.history.done) > before:
                return
        raise AssertionError("nothing was played")

    def close_window(self) -> None:
        """The cross in its corner."""
        self.frames(1, pygame.Event(pygame.QUIT))

    def let_the_thread_rest(self) -> None:
        """Until it has done what it was given; whatever failed is not given to it again."""
        saver = self.keeper.saver
        with saver._state:
            assert saver._state.wait_for(lambda: saver._waiting is None and not saver._busy, LONG)

    def closed(self) -> bool:
        return not self.app.running

    def notice(self) -> str:
        shown = self.table.notices.shown
        return shown.text if shown is not None else ""

    def asked(self) -> UnkeptScreen:
        """What to do is being asked."""
        screen = self.screen
        assert isinstance(screen, UnkeptScreen)
        return screen

    def can_hit(self, *ids: Id) -> bool:
        return all(self.screen.hits.point(what) is not None for what in ids)

    def kept(self, folder: Path | None = None) -> Session:
        """The game as it would be opened from the disk."""
        return load_session(load_kept(GameFiles(folder or self.home.folders.autosaves, "g1")).record)[0]

    def is_kept(self, folder: Path | None = None) -> bool:
        return state_hash(self.kept(folder).state) == state_hash(self.session.state)


@pytest.fixture
def playing(tmp_path: Path) -> Playing:
    return Playing(tmp_path)


# at the table


@pytest.mark.parametrize("kind", LAYOUTS)
def test_a_save_that_fails_is_told_over_the_village_at_once(kind: FrameKind, tmp_path: Path) -> None:
    playing = Playing(tmp_path, LAYOUTS[kind][0])
    assert playing.table.frame.kind is kind
    before = playing.table.frame.village
    assert playing.notice() == ""
    playing.fail()
    playing.play()
    assert "not saved" in playing.notice()
    assert "the disk is full" in playing.notice()
    strip, village = playing.table.frame.notice, playing.table.frame.village
    assert strip.height > 0
    assert not strip.colliderect(village), "it covers nothing"
    assert strip.union(village) == before
    assert playing.can_hit(AGAIN, ELSEWHERE)
    shown = playing.surface.subsurface(strip).copy()
    playing.play()
    playing.frames(3)
    assert playing.surface.subsurface(strip).get_at((4, 4)) == shown.get_at((4, 4)), "it stands"


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (errno.EROFS, "may not be written"),
        (errno.EACCES, "may not be written"),
        (errno.EDQUOT, "full"),
        (errno.EIO, os.strerror(errno.EIO)),
    ],
)
def test_the_notice_says_why_in_plain_words(error: int, said: str, playing: Playing) -> None:
    playing.fail(error)
    playing.play()
    assert said in playing.notice()


def test_the_notice_goes_by_itself_when_there_is_room_again(playing: Playing) -> None:
    playing.fail()
    playing.play()
    playing.mend()
    for _ in range(50):
        playing.wait(0.5)
        playing.let_the_thread_rest()
        if not playing.notice():
            break
    playing.frames(1)
    assert playing.notice() == ""
    assert playing.table.frame.notice.height == 0
    assert playing.is_kept()


def test_try_again_saves_at_once(playing: Playing) -> None:
    playing.fail()
    playing.play()
    playing.click(AGAIN)
    assert playing.notice()
    playing.mend()
    playing.click(AGAIN)
    playing.frames(2)
    assert playing.notice() == ""
    assert playing.is_kept()


def test_the_notice_is_reached_and_used_by_keys(playing: Playing) -> None:
    playing.fail()
    playing.play()
    for _ in range(200):
        playing.key("tab")
        if playing.table.input.focus == ELSEWHERE:
            break
    playing.key("return")
    assert playing.shows(UnkeptScreen)


def test_a_game_can_be_kept_elsewhere_and_goes_on_there(playing: Playing, tmp_path: Path) -> None:
    other = tmp_path / "other" / "games"
    playing.fail()
    playing.play()
    playing.click(ELSEWHERE)
    playing.click(FIELD)
    playing.type(str(other))
    playing.mend()
    playing.key("return")
    sheet = playing.asked()
    assert sheet.keeper.path.parent == other
    playing.click(BACK)
    playing.frames(2)
    assert playing.notice() == ""
    playing.play()
    playing.close_window()
    playing.close()
    assert playing.is_kept(other)
    assert str(other) in playing.home.settings.places


def test_the_folder_can_be_pasted(playing: Playing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "pasted" / "games"
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: f"{other}\n")
    playing.fail()
    playing.play()
    playing.click(ELSEWHERE)
    playing.click(FIELD)
    playing.key("v", pygame.KMOD_LCTRL)
    assert playing.asked().path_typed == str(other)
    playing.mend()
    playing.key("return")
    assert playing.asked().keeper.path.parent == other


@pytest.mark.parametrize("text", ["~nobody-of-that-name/x", "FILE", "FILE/below"])
def test_a_folder_that_cannot_be_is_told_and_nothing_is_lost(
    text: str, playing: Playing, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"x")
    playing.fail()
    playing.play()
    playing.click(ELSEWHERE)
    playing.mend()
    playing.click(FIELD)
    playing.type(text.replace("FILE", str(file)))
    sheet = playing.asked()
    playing.key("return")
    assert sheet.trouble
    playing.click(TRY)
    assert playing.is_kept()
    assert file.read_bytes() == b"x"


# before it is left


def test_closing_the_window_asks_before_a_game_is_lost(playing: Playing) -> None:
    playing.fail()
    playing.play()
    playing.close_window()
    assert playing.shows(UnkeptScreen)
    assert playing.can_hit(LEAVE, BACK, TRY, FIELD)
    playing.close_window()
    assert playing.shows(UnkeptScreen), "a second click on the cross is no answer"
    assert sum(isinstance(screen, UnkeptScreen) for screen in playing.app.stack) == 1
    playing.key("escape")
    assert playing.shows(playing.table)
    playing.close_window()
    playing.click(LEAVE)
    assert playing.closed()
    playing.close()


def test_closing_asks_nothing_when_the_game_is_kept(playing: Playing) -> None:
    playing.play()
    playing.close_window()
    assert playing.closed()
    playing.close()
    assert playing.is_kept()


@pytest.mark.parametrize("by", ["leave", "quit"])
def test_leaving_by_the_menu_asks_too(by: str, playing: Playing) -> None:
    playing.fail()
    playing.play()
    playing.click(PanelCommand("menu"))
    playing.click(ButtonId(by))
    assert playing.shows(UnkeptScreen)
    playing.key("escape")
    assert playing.shows(MenuScreen), "back where one was"
    playing.click(ButtonId(by))
    playing.click(LEAVE)
    if by == "quit":
        assert playing.closed()
    else:
        assert not playing.closed()
        assert playing.shows(TitleScreen)
    playing.close()


def test_on_closing_another_try_may_do(playing: Playing) -> None:
    playing.fail()
    playing.play()
    playing.close_window()
    playing.click(TRY)
    assert playing.notice()
    playing.mend()
    playing.click(TRY)
    playing.table.notices.changed()
    assert not playing.notice()
    playing.click(LEAVE)
    assert playing.closed()
    playing.close()
    assert playing.is_kept()


def test_on_closing_a_proposed_folder_takes_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = tmp_path / "desk" / "Hamlet"
    monkeypatch.setattr(unkept, "proposed_folders", lambda: (desk,))
    playing = Playing(tmp_path)
    playing.fail()
    playing.play()
    playing.close_window()
    playing.mend()
    playing.click(ButtonId("there 0"))
    playing.click(LEAVE)
    assert playing.closed()
    playing.close()
    assert playing.is_kept(desk)
    _goes_on_after_a_start(playing, tmp_path)
    again = _table(game_in(playing.home, desk / "g1.hamlet"))
    assert state_hash(again.session.state) == state_hash(playing.session.state), "and --load opens it"


def _goes_on_after_a_start(playing: Playing, folder: Path) -> None:
    """*Continue* offers the game in the other folder, and goes on with it there."""
    driver = Driver(folder, home=Home(playing.home.folders, playing.home.settings))
    driver.open_page(TitlePage())
    driver.click(ButtonId("continue"))
    table = driver.screen
    assert isinstance(table, TableScreen)
    assert table.keeper is not None
    assert table.keeper.folder == folder / "desk" / "Hamlet"
    assert state_hash(table.session.state) == state_hash(playing.session.state)
    driver.close()


def _table(page: Page) -> TablePage:
    assert isinstance(page, TablePage)
    return page


def test_where_the_place_cannot_be_noted_down_the_sheet_names_the_path(
    playing: Playing, tmp_path: Path
) -> None:
    playing.fail()
    playing.play()
    playing.click(ELSEWHERE)
    sheet = playing.asked()
    playing.mend()
    playing.home.folders.settings.parent.mkdir(exist_ok=True)
    playing.home.folders.settings.mkdir()
    sheet.path_typed = str(tmp_path / "other")
    playing.frames(1)
    sheet.relayout()
    playing.click(ButtonId("typed"))
    assert sheet.keeper.problem is None
    assert not sheet.keeper.remembered


# really


def test_a_file_where_the_folder_should_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "home").write_bytes(b"x")
    playing = Playing(tmp_path)
    playing.play()
    assert "not saved" in playing.notice()
    playing.close_window()
    assert playing.shows(UnkeptScreen)
    playing.click(LEAVE)
    playing.close()
    assert (tmp_path / "home").read_bytes() == b"x"


@pytest.mark.skipif(os.name == "nt", reason="Windows knows the home by other means")
def test_without_any_home_the_game_is_played_told_of_and_kept_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = user_folders({"HOME": ""})
    assert folders.trouble is not None
    playing = Playing(tmp_path, folders=folders)
    playing.play()
    assert "no home folder" in playing.notice()
    playing.close_window()
    playing.click(FIELD)
    playing.type(str(tmp_path / "mine"))
    playing.key("return")
    playing.click(LEAVE)
    assert playing.closed()
    playing.close()
    assert playing.is_kept(tmp_path / "mine")
