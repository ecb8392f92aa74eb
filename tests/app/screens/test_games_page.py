"""The screen of games: choosing, naming, giving away, taking in, deleting and having back."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from hamlet.app.home import Home
from hamlet.app.ids import ControlId, Id
from hamlet.app.pages import GamesPage
from hamlet.app.screens.games_ids import (
    DELETE,
    EXPORT,
    IMPORT,
    KIND,
    NAME,
    OPEN,
    RENAME,
    REPLAY,
    SEARCH,
    UNDO,
)
from hamlet.app.screens.kept_list import GamesScreen
from hamlet.app.screens.replay import ReplayScreen
from hamlet.app.screens.setup import SetupScreen
from hamlet.app.screens.title import TitleScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.screen import Heed
from hamlet.engine.dump import state_hash
from hamlet.session.record import load_session, make_record
from hamlet.store.folders import Folders
from hamlet.store.kept_games import kept_games
from hamlet.store.records import read_record, write_record
from hamlet.store.salvage import sturdy
from hamlet.store.settings import Settings
from tests.app.driver import Driver
from tests.app.games import game
from tests.app.lake_games import lake_moment
from tests.app.screens.test_kept_games import keep, tear
from tests.app.texts import cut_off, hearing, overlapping, pale, small
from tests.spread import only

SIZES = [((960, 540), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 1.5), ((3840, 2160), 2.0)]


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path)


class AtTheGames(Driver):
    """The screen, with what is in the folder."""

    def __init__(
        self,
        folders: Folders,
        size: tuple[int, int] = (1920, 1080),
        scale: float = 1.0,
        settings: Settings | None = None,
    ) -> None:
        wanted = settings or Settings(animation_speed=0, ui_scale=scale)
        super().__init__(folders.data, size, home=Home(folders, wanted))
        self.open_page(GamesPage())
        self.settle()

    @property
    def games(self) -> GamesScreen:
        assert isinstance(self.screen, GamesScreen)
        return self.screen

    @property
    def ids(self) -> list[str]:
        return [each.files.game_id for each in self.games.games.visible]

    @property
    def told(self) -> str:
        return self.games.telling.text

    def drop(self, path: Path | str) -> None:
        self.frames(1, pygame.Event(pygame.DROPFILE, file=str(path)))
        self.settle()


def row(game_id: str) -> Id:
    return ControlId("game", game_id)


def two_games(folders: Folders) -> None:
    keep(folders, "first", game(2, 12))
    keep(folders, "second", game(3, 20))


# choosing


def test_arrows_choose_and_enter_goes_on_with_that_very_game(folders: Folders) -> None:
    two_games(folders)
    driver = AtTheGames(folders)
    assert driver.games.games.chosen_id == driver.ids[0] == "second"
    driver.key("down")
    assert driver.games.games.chosen_id == "first"
    driver.key("return")
    assert isinstance(driver.screen, TableScreen)
    assert driver.screen.session.id == "first"
    driver.close()


def test_a_click_chooses_and_a_second_one_opens(folders: Folders) -> None:
    two_games(folders)
    driver = AtTheGames(folders)
    driver.click(row("first"))
    driver.wait(1)
    assert driver.games.games.chosen_id == "first"
    driver.click(row("first"))
    driver.click(row("first"))
    assert isinstance(driver.screen, TableScreen)
    driver.close()


def test_the_filter_and_the_search_leave_only_what_fits(folders: Folders) -> None:
    two_games(folders)
    keep(folders, "lake", lake_moment(30), more=0)
    keep(folders, "over", game(2, 2000), more=0)
    driver = AtTheGames(folders)
    driver.games.took(KIND, "over")
    assert driver.ids == ["over"]
    driver.games.took(KIND, "going")
    assert set(driver.ids) == {"first", "second", "lake"}
    driver.key("/")
    driver.type("autumn")
    assert driver.ids == ["lake"]
    assert driver.games.games.chosen_id == "lake"
    driver.games.took(SEARCH, "Yellow")
    assert driver.ids == ["second"]
    driver.games.took(SEARCH, "nobody has this")
    assert driver.ids == []
    driver.frames(2)


def test_points_and_setup_are_told_without_playing_the_game_again(folders: Folders) -> None:
    session = lake_moment(80)
    keep(folders, "lake", session, more=0)
    driver = AtTheGames(folders)
    shown = driver.games.games
    (kept,) = shown.visible
    assert sorted(seat.points or 0 for seat in shown.seats(kept)) == sorted(session.state.points)
    assert shown.setup(kept) == ["By the Lake", "autumn", "as printed"]


# names


def test_a_new_name_is_kept_with_the_game_and_the_saves_stay(folders: Folders) -> None:
    two_games(folders)
    path = folders.autosaves / "second.hamlet"
    before = path.read_bytes()
    driver = AtTheGames(folders)
    driver.key("f2")
    driver.type("Mill by the bend")
    driver.key("return")
    assert kept_games(folders).games[0].name == "Mill by the bend"
    assert path.read_bytes() == before
    driver.key("f2")
    driver.type("something else")
    driver.key("escape")
    assert driver.games.games.name(driver.games.games.visible[0]) == "Mill by the bend"
    driver.key("escape")
    assert isinstance(driver.screen, TitleScreen)


def test_a_click_beside_the_field_gives_the_name_too(folders: Folders) -> None:
    two_games(folders)
    driver = AtTheGames(folders)
    driver.click(RENAME)
    driver.type("Ashcombe")
    driver.click(row("first"))
    assert [each.name for each in kept_games(folders).games] == ["Ashcombe", None]
    assert driver.screen.hits.get(NAME) is None


# away and back


def test_delete_acts_at_once_and_z_has_it_back_in_order(folders: Folders) -> None:
    two_games(folders)
    before = {path.name: path.read_bytes() for path in folders.autosaves.iterdir()}
    driver = AtTheGames(folders)
    driver.key("delete")
    assert driver.ids == ["first"]
    driver.click(DELETE)
    assert driver.ids == []
    driver.key("z")
    assert driver.ids == ["first"]
    driver.click(UNDO)
    assert driver.ids == ["second", "first"]
    driver.key("z")
    after = {path.name: path.read_bytes() for path in folders.autosaves.iterdir() if path.is_file()}
    assert after == before


def test_what_was_deleted_is_gone_when_one_leaves(folders: Folders) -> None:
    two_games(folders)
    driver = AtTheGames(folders)
    driver.key("delete")
    driver.key("escape")
    assert [each.files.game_id for each in kept_games(folders).games] == ["first"]
    assert list((folders.autosaves / "deleted").iterdir()) == []


def test_after_the_last_game_is_deleted_a_new_one_is_offered(folders: Folders) -> None:
    keep(folders, "only", game(2, 12))
    driver = AtTheGames(folders)
    driver.key("delete")
    driver.key("return")
    assert isinstance(driver.screen, SetupScreen)


# files


def test_an_exported_game_is_found_where_it_is_said_to_be_and_comes_in_again(folders: Folders) -> None:
    session = game(2, 30)
    keep(folders, "one", session, more=0)
    driver = AtTheGames(folders)
    driver.click(EXPORT)
    (path,) = folders.exports.iterdir()
    assert str(path) in driver.told
    assert state_hash(load_session(read_record(path))[0].state) == state_hash(session.state)
    driver.drop(path)
    assert len(driver.ids) == 2
    assert driver.games.games.chosen_id == driver.ids[0] != "one"
    driver.click(OPEN)
    assert isinstance(driver.screen, TableScreen)
    assert state_hash(driver.screen.session.state) == state_hash(session.state)
    driver.close()


def test_a_record_is_imported_by_its_path(folders: Folders) -> None:
    path = folders.data / "a game.hamlet"
    write_record(path, make_record(game(2, 30)))
    driver = AtTheGames(folders)
    driver.click(IMPORT)
    driver.type(f'"{path}"')
    driver.key("return")
    assert [each.name for each in kept_games(folders).games] == ["a game"]
    assert "a game" in driver.told


def test_of_a_damaged_file_the_sound_beginning_is_taken_in(folders: Folders) -> None:
    path = folders.data / "torn.hamlet"
    write_record(path, sturdy(make_record(game(2, 30))))
    data = path.read_bytes()
    path.write_bytes(data[: data.index(b'"hashes"') + 400])
    driver = AtTheGames(folders)
    driver.drop(path)
    (kept,) = kept_games(folders).games
    assert kept.going_on
    assert "30 moves are sound" in driver.told


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "empty"),
        (b"To be, or not to be", "not a Hamlet game"),
        (b"\x89PNG\r\n\x1a\n\xff", "other than text"),
        (b'{"format":1,"game":"0"', "Nothing of it"),
        (b'{"format":99,"game":"9"}', "newer"),
        (json.dumps({"format": 1, "game": "1", "actions": 3}).encode(), "cannot be opened"),
        (b" " * (9 * 1024 * 1024), "too large"),
    ],
)
def test_any_other_file_is_refused_in_a_sentence(data: bytes, told: str, folders: Folders) -> None:
    folders.data.mkdir(exist_ok=True)
    path = folders.data / "odd.hamlet"
    path.write_bytes(data)
    driver = AtTheGames(folders)
    driver.drop(path)
    assert told in driver.told
    assert "Traceback" not in driver.told
    assert kept_games(folders).games == ()


@pytest.mark.parametrize("path", ["gone.hamlet", ".", "~nobody/x.hamlet", "\x00"])
def test_what_is_no_file_is_refused_in_a_sentence(path: str, folders: Folders) -> None:
    driver = AtTheGames(folders)
    driver.drop(path)
    assert driver.told


# pictures


def test_pictures_are_made_once_and_kept(folders: Folders) -> None:
    two_games(folders)
    first = AtTheGames(folders)
    assert len(first.games.games.reader.pictures) == 2
    first.close()
    kept = sorted((folders.cache / "villages").iterdir())
    assert [path.name.partition(".")[0] for path in kept] == ["first", "second"]
    times = [path.stat().st_mtime_ns for path in kept]
    second = AtTheGames(folders)
    assert len(second.games.games.reader.pictures) == 2
    assert second.games.games.reader._art is None, "nothing was painted"
    second.close()
    assert [path.stat().st_mtime_ns for path in kept] == times


def test_pictures_show_the_season_and_light_that_the_player_has_chosen(folders: Folders) -> None:
    keep(folders, "dry", game(2, 40))
    summer = AtTheGames(folders)
    green = _only_picture(summer)
    summer.close()
    driver = AtTheGames(folders, settings=Settings(animation_speed=0, ui_scale=1.0, village_season="winter"))
    white = _only_picture(driver)
    assert _brightness(white) > _brightness(green) + 20
    driver.home.settings = replace(driver.home.settings, village_light="evening")
    driver.app.apply(Heed())
    driver.settle()
    dusk = _only_picture(driver)
    assert _brightness(dusk) < _brightness(white) - 20
    driver.close()
    assert ["winter-evening" in kept.name for kept in (folders.cache / "villages").iterdir()] == [True]


def test_a_game_with_a_season_of_its_own_keeps_its_picture_whatever_is_wished(folders: Folders) -> None:
    keep(folders, "wet", lake_moment(30, season="autumn"))
    first = AtTheGames(folders)
    picture = _only_picture(first)
    first.close()
    again = AtTheGames(folders, settings=Settings(animation_speed=0, ui_scale=1.0, village_season="winter"))
    assert again.games.games.reader._art is None, "nothing was painted"
    assert _only_picture(again).get_size() == picture.get_size()
    assert _brightness(_only_picture(again)) == _brightness(picture)
    again.close()


def _only_picture(driver: AtTheGames) -> pygame.Surface:
    (picture,) = driver.games.games.reader.pictures.values()
    return picture


def _brightness(picture: pygame.Surface) -> int:
    return sum(pygame.transform.average_color(picture, consider_alpha=True)[:3]) // 3


def test_a_village_whose_kept_state_cannot_be_read_is_painted_from_its_moves(folders: Folders) -> None:
    files = keep(folders, "older", game(2, 40))
    actions = read_record(files.latest)["actions"]
    assert isinstance(actions, list)
    for path in (files.latest, files.previous):
        write_record(path, {**read_record(path), "state": {"older": True}}, overwrite=True)
    driver = AtTheGames(folders)
    reader = driver.games.games.reader
    ((key, picture),) = reader.pictures.items()
    assert key[0] == "older"
    assert reader.facts[key].moves == len(actions)
    keep(folders, "newer", game(2, 40))
    again = AtTheGames(folders)
    shown = {key[0]: picture for key, picture in again.games.games.reader.pictures.items()}
    assert pygame.image.tobytes(shown["newer"], "RGBA") == pygame.image.tobytes(picture, "RGBA")
    driver.close()
    again.close()


def test_a_damaged_game_keeps_its_sign_and_nothing_is_painted_for_it(folders: Folders) -> None:
    files = keep(folders, "torn", game(2, 12))
    tear(files.latest)
    tear(files.previous)
    driver = AtTheGames(folders)
    assert not driver.games.games.reader.pictures
    (kept,) = driver.games.games.kept.games
    assert not kept.sound
    driver.close()


def test_a_kept_picture_that_is_none_is_painted_anew(folders: Folders) -> None:
    keep(folders, "one", game(2, 12))
    AtTheGames(folders).close()
    (path,) = (folders.cache / "villages").iterdir()
    path.write_bytes(b"no picture")
    driver = AtTheGames(folders)
    assert len(driver.games.games.reader.pictures) == 1
    driver.close()
    assert path.read_bytes() != b"no picture"


# looks


@pytest.mark.parametrize(("size", "scale"), only([SIZES[0], SIZES[3]], SIZES))
def test_all_words_can_be_read_in_every_layout(size: tuple[int, int], scale: float, folders: Folders) -> None:
    two_games(folders)
    keep(folders, "four", game(4, 2000), more=0)
    torn = keep(folders, "torn", game(2, 30), more=0)
    tear(torn.latest)
    driver = AtTheGames(folders, size, scale)
    for chosen in driver.ids:
        driver.games.games.choose(chosen)
        driver.games.tell("Something was done that takes a sentence or two to tell.", undo=True)
        driver.games.pieces.clear()
        with hearing() as drawn:
            driver.games.relayout()
        names = {each.text for each in drawn}
        assert cut_off(drawn) == []
        assert overlapping(drawn) == []
        assert small(drawn, scale) == []
        assert pale(drawn, scale) == []
        assert names


def test_what_can_be_done_by_an_icon_says_its_word_and_its_key(folders: Folders) -> None:
    keep(folders, "20260101-000000", game(2, 30))
    driver = AtTheGames(folders, (1280, 720))
    hints = {what: driver.hit(what).hint for what in (REPLAY, RENAME, EXPORT, DELETE)}
    assert list(hints.values()) == ["Replay (R)", "Rename (F2)", "Export (E)", "Delete (Del)"]
    driver.key("r")
    assert driver.shows(ReplayScreen)
