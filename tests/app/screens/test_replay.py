"""Looking back at a game: every moment is the one that was played, and one can play on from it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from hamlet.app.art.rich import measure_rich
from hamlet.app.home import Home
from hamlet.app.ids import ButtonId, CellId, Id
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.pages import GamesPage, MenuPage, ReplayPage
from hamlet.app.screens.games_ids import REPLAY
from hamlet.app.screens.kept_list import GamesScreen
from hamlet.app.screens.replay import ReplayScreen
from hamlet.app.screens.replay_bar import ReplayBar
from hamlet.app.screens.replay_moves import TEXT, MoveBubble, MoveList, written
from hamlet.app.screens.replay_page import (
    AFTER,
    BAR,
    DRAWER,
    LAST,
    MOVES,
    PACE,
    PLATES,
    PLAY,
    PLAY_ON,
    SAVE,
    TURN_AFTER,
)
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.pane import Pane
from hamlet.engine.dump import state_hash
from hamlet.session.record import make_record
from hamlet.session.session import Session
from hamlet.store.folders import Folders
from hamlet.store.generations import GameFiles
from hamlet.store.settings import Settings
from hamlet.words.rooms import english
from tests.app import marked
from tests.app.driver import Driver
from tests.app.games import game
from tests.app.screens.test_kept_games import keep
from tests.app.texts import cut_off, hearing, overlapping, pale, small

SIZES = [((960, 540), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 1.5)]


class LookingBack(Driver):
    """The screen, once the whole game has come in."""

    def __init__(
        self, folder: Path, page: ReplayPage, size: tuple[int, int] = (1280, 720), scale: float = 1.0
    ) -> None:
        home = Home(Folders(folder), Settings(animation_speed=0.0, ui_scale=scale))
        super().__init__(folder, size, home=home)
        self.open_page(page)
        self.come_in()

    def come_in(self) -> None:
        while not self.replay.timeline.ready:
            self.frames(1)
        self.frames(2)

    @property
    def replay(self) -> ReplayScreen:
        assert isinstance(self.screen, ReplayScreen)
        return self.screen


def of(session: Session, at: int | None = None) -> ReplayPage:
    return ReplayPage("Netherby", session, at=at)


def test_a_record_plays_itself_again_and_stands_at_its_end(tmp_path: Path) -> None:
    session = game(2, 60)
    driver = LookingBack(tmp_path, ReplayPage("Netherby", record=make_record(session)))
    assert driver.replay.at == 60
    assert state_hash(driver.replay.timeline.state(60)) == state_hash(session.state)


@pytest.mark.parametrize("at", [None, 0, 60])
def test_curves_are_drawn_whole_at_whatever_moment_it_is_opened(at: int | None, tmp_path: Path) -> None:
    driver = LookingBack(tmp_path, of(game(2, 120), at))
    bar = driver.replay.controls[BAR].adjusted
    assert isinstance(bar, ReplayBar)
    assert bar.known == driver.replay.timeline.moves + 1


@pytest.mark.parametrize(
    ("key", "at"), [("left", 29), ("right", 31), ("home", 0), ("end", 60), ("page up", 0), ("page down", 0)]
)
def test_keys_go_by_moves_and_turns(key: str, at: int, tmp_path: Path) -> None:
    driver = LookingBack(tmp_path, of(game(2, 60), 30))
    by = {"page up": -1, "page down": 1}.get(key)
    wanted = driver.replay.timeline.turn_from(30, by) if by else at
    driver.key(key)
    assert driver.replay.at == wanted


def test_turning_points_are_gone_to_by_comma_and_period_and_by_their_letters(tmp_path: Path) -> None:
    driver = LookingBack(tmp_path, of(game(4, 2000), 0), (1920, 1080))
    first, second = driver.replay.timeline.turning_points()[:2]
    for key, point in ((".", first), (".", second), (",", first)):
        driver.frames(1, pygame.Event(pygame.KEYDOWN, key=ord(key), mod=0, unicode=key, scancode=0))
        assert driver.replay.at == point.move
    driver.click(CellId(BAR, str(second.move)))
    assert driver.replay.at == second.move


def test_the_playhead_is_pulled_along_the_film(tmp_path: Path) -> None:
    driver = LookingBack(tmp_path, of(game(2, 60), 30))
    track = driver.replay.controls[BAR].track
    assert track is not None
    driver.drag((track.centerx, track.centery), (track.left, track.centery))
    assert driver.replay.at == 0
    driver.drag((track.left, track.centery), (track.right + 40, track.centery))
    assert driver.replay.at == 60


def test_a_click_on_a_move_goes_there(tmp_path: Path) -> None:
    driver = LookingBack(tmp_path, of(game(2, 60), 30))
    there = [hit.id for hit in driver.replay.hits if isinstance(hit.id, CellId) and hit.id.of == MOVES]
    driver.click(there[0])
    assert isinstance(there[0], CellId)
    assert driver.replay.at == int(there[0].value)


def test_space_plays_to_the_end_and_stops_faster_at_a_faster_pace(tmp_path: Path) -> None:
    frames = []
    for pace in ("1", "4"):
        driver = LookingBack(tmp_path, of(game(2, 60), 50))
        driver.replay.took(PACE, pace)
        driver.key("space")
        count = 0
        while driver.replay.playing:
            driver.frames(1)
            count += 1
        assert driver.replay.at == 60
        frames.append(count)
    assert frames[0] > 2 * frames[1]


def test_the_pace_is_changed_by_its_key_at_the_table_too(tmp_path: Path) -> None:
    driver = LookingBack(tmp_path, of(game(2, 60), 50))
    seen = []
    for _ in range(4):
        seen.append(driver.replay.pace)
        driver.key("v")
    assert seen == ["1", "2", "4", "1"]
    assert driver.replay.at == 50


@pytest.mark.parametrize("what", [AFTER, TURN_AFTER, LAST, PLAY])
def test_buttons_go_on(what: Id, tmp_path: Path) -> None:
    driver = LookingBack(tmp_path, of(game(2, 60), 10))
    driver.click(what)
    driver.wait(1)
    assert driver.replay.at > 10


def test_playing_on_makes_a_game_of_its_own_and_the_old_one_stays(tmp_path: Path) -> None:
    folders = Folders(tmp_path)
    keep(folders, "old", game(2, 60), more=0)
    before = GameFiles(folders.autosaves, "old").latest.read_bytes()
    driver = Driver(tmp_path)
    driver.open_page(GamesPage())
    driver.settle()
    driver.click(REPLAY)
    replay = driver.screen
    assert isinstance(replay, ReplayScreen)
    while not replay.timeline.ready:
        driver.frames(1)
    replay.go(20)
    wanted = state_hash(replay.timeline.state(20))
    driver.click(PLAY_ON)
    table = driver.screen
    assert isinstance(table, TableScreen)
    assert table.session.id != "old"
    assert state_hash(table.session.history.done[19].after) == wanted
    driver.close()
    assert GameFiles(folders.autosaves, "old").latest.read_bytes() == before


def test_back_from_a_replay_is_the_list_it_was_opened_from(tmp_path: Path) -> None:
    keep(Folders(tmp_path), "old", game(2, 12), more=0)
    driver = Driver(tmp_path)
    driver.open_page(GamesPage())
    driver.settle()
    driver.click(REPLAY)
    driver.key("escape")
    assert isinstance(driver.screen, GamesScreen)


def test_where_the_game_is_over_nobody_plays_on(tmp_path: Path) -> None:
    driver = LookingBack(tmp_path, of(game(2, 2000)))
    assert not driver.hit(PLAY_ON).enabled
    driver.key("left")
    assert driver.hit(PLAY_ON).enabled


def test_the_menu_of_a_finished_game_leads_to_its_replay_and_of_others_does_not(tmp_path: Path) -> None:
    for session, offered in ((game(2, 2000), True), (game(2, 20), False)):
        driver = Driver(tmp_path)
        driver.open_page(MenuPage(session))
        assert (driver.screen.hits.get(ButtonId("replay")) is not None) is offered
        if offered:
            driver.click(ButtonId("replay"))
            assert isinstance(driver.screen, ReplayScreen)


def test_a_moment_is_saved_as_a_picture(tmp_path: Path) -> None:
    driver = LookingBack(tmp_path, of(game(2, 60), 30))
    driver.settle()
    driver.click(SAVE)
    (path,) = Folders(tmp_path).pictures.iterdir()
    assert str(path) in driver.replay.told
    assert pygame.image.load(path).get_size() == driver.replay._village.size


def test_a_damaged_record_is_looked_at_as_far_as_it_is_sound(tmp_path: Path) -> None:
    record = make_record(game(2, 60))
    record["actions"][40] = {"family": "fly"}
    driver = LookingBack(tmp_path, ReplayPage("Netherby", record=record))
    assert driver.replay.at == driver.replay.timeline.broken_at == 40
    assert "move 41" in driver.replay.view.told
    driver.key("right")
    assert driver.replay.at == 40


def test_a_missing_player_and_a_missing_pack_are_named(tmp_path: Path) -> None:
    session = game(2, 20)
    seats = (session.setup.seats[0], replace(session.setup.seats[1], player="gandalf"))
    packs = (*session.setup.packs, {"id": "moon", "version": "1", "hash": "0"})
    session.setup = replace(session.setup, seats=seats, packs=packs)
    driver = LookingBack(tmp_path, of(session))
    assert "gandalf" in driver.replay.told
    assert "moon" in driver.replay.told
    driver.click(PLAY_ON)
    assert isinstance(driver.screen, TableScreen)
    driver.close()


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_all_words_can_be_read(size: tuple[int, int], scale: float, tmp_path: Path) -> None:
    driver = LookingBack(tmp_path, of(game(4, 2000), 200), size, scale)
    for at in (0, 1, 150, driver.replay.timeline.moves):
        driver.replay.at = at
        driver.replay.pieces.clear()
        with hearing() as drawn:
            driver.replay.relayout()
        assert cut_off(drawn) == []
        assert overlapping(drawn) == []
        assert small(drawn, scale) == []
        assert pale(drawn, scale) == []


@pytest.mark.parametrize(("size", "scale"), SIZES[:3])
def test_everything_is_said_in_the_chosen_language(
    size: tuple[int, int], scale: float, tmp_path: Path
) -> None:
    driver = Driver(tmp_path, size, scale, home=marked.home(tmp_path, scale))
    driver.open_page(ReplayPage("⟦Nétbý⟧", marked.game(2, 60), at=40))
    replay = driver.screen
    assert isinstance(replay, ReplayScreen)
    while replay.timeline.work():
        pass
    replay.pieces.clear()
    with hearing() as drawn:
        replay.relayout()
    assert marked.faults(drawn, driver) == []


def test_in_the_tightest_window_the_moves_are_in_a_drawer(tmp_path: Path) -> None:
    driver = LookingBack(tmp_path, of(game(4, 120)), (960, 540))
    replay = driver.replay
    assert MOVES not in replay.controls
    whole = replay._village.copy()
    with hearing() as drawn:
        driver.click(DRAWER)
        driver.frames(2)
    assert MOVES in replay.controls
    moves = driver.hit(MOVES).bounds
    assert replay._village.width < whole.width
    assert not moves.colliderect(replay._village), "it covers nothing"
    assert driver.surface.get_rect().contains(moves)
    # What is told over the village is drawn once for each part of the window.
    pieces = [each for each in drawn if each.surface.get_size() != driver.surface.get_size()]
    assert pieces
    assert not cut_off(pieces)
    assert not overlapping(pieces)
    at = replay.at
    cell = next(hit.id for hit in replay.hits if isinstance(hit.id, CellId) and hit.id.of == MOVES)
    driver.click(cell)
    assert replay.at != at or cell.value == str(at)
    driver.key("escape")
    assert driver.shows(replay)
    assert MOVES not in replay.controls
    assert replay._village == whole
    driver.key("l")
    assert MOVES in replay.controls
    driver.key("l")
    driver.key("escape")
    assert not driver.shows(replay)


def test_where_the_moves_have_a_place_of_their_own_there_is_no_drawer(tmp_path: Path) -> None:
    driver = LookingBack(tmp_path, of(game(2, 40)), (1280, 720))
    assert MOVES in driver.replay.controls
    assert DRAWER not in driver.replay.controls
    driver.key("l")
    assert not driver.replay.drawer


@pytest.mark.parametrize("at", [3, 55])
def test_points_are_told_to_hold_what_the_end_would_bring(at: int, tmp_path: Path) -> None:
    with hearing() as heard:
        driver = LookingBack(tmp_path, of(game(2, 60), at))
    counted = driver.replay.words.label("screens.replay.counted")
    assert driver.replay.words.label("screens.replay.counted.brief") in {text.shown for text in heard}
    plates = [hit for hit in driver.replay.hits if isinstance(hit.id, CellId) and hit.id.of == PLATES]
    assert [hit.hint for hit in plates] == [counted, counted]


def test_the_letter_of_a_turning_point_tells_whose_it_was_and_how_much(tmp_path: Path) -> None:
    driver = LookingBack(tmp_path, of(game(2, 2000), 0))
    timeline = driver.replay.timeline
    for point in timeline.turning_points():
        before, after = timeline.scores(point.move - 1), timeline.scores(point.move)
        gain = after[point.seat] - after[1 - point.seat] - before[point.seat] + before[1 - point.seat]
        told = driver.hit(CellId(BAR, str(point.move))).hint
        assert gain == point.swing
        assert f"{timeline.session.setup.seats[point.seat].shown} +{gain} " in told


def test_a_move_that_the_log_passes_over_is_told_while_it_is_looked_at(tmp_path: Path) -> None:
    session = game(2, 60)
    silent = next(
        moment
        for moment, entry in enumerate(session.log.entries, start=1)
        if not any(not line.heading for line in entry.lines)
    )
    moves = LookingBack(tmp_path, of(session, silent)).replay.controls[MOVES].adjusted
    assert isinstance(moves, MoveList)
    assert [text for _, text in moves.told(silent).lines] == ["*End* the turn"]
    assert moves.told(silent + 1).lines


def test_the_chosen_move_is_seen_however_much_it_tells(tmp_path: Path) -> None:
    driver = LookingBack(tmp_path, of(game(2, 2000)))
    replay = driver.replay
    moves = replay.controls[MOVES].adjusted
    assert isinstance(moves, MoveList)
    assert len(moves.told(replay.at).lines) > 2
    assert driver.hit(CellId(MOVES, str(replay.at))).bounds.bottom <= 720


def test_a_line_is_as_high_as_it_is_written_however_it_is_written() -> None:
    pane = KitPane(Pane(pygame.Surface((400, 400)), 1.0, english()))
    text = "{star} *78* at the end: " + ", ".join(f"Large Woodland {number}" for number in range(12))
    for width in range(180, 420):
        role, high = written(pane, text, width, here=True)
        assert high == measure_rich(text, width, role, TEXT)[1]
        assert high <= written(pane, text, width, here=False)[1]


def test_what_is_told_of_a_move_without_points_leaves_no_room_for_them() -> None:
    text = "{star} *75* at the end: Chaplain 5, Merchant 4, Small Woodland 4, Pond 3, Stables 12, Farrier 8"
    assert MoveBubble("red", text, 0, "").size(1.0)[1] < MoveBubble("red", text, 75, "").size(1.0)[1]
