from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame

from hamlet.app.ids import DonkeyId, InfoId, LogId, OfferId, PanelCommand, TileId, VillagerId
from hamlet.app.keeping import Keeper
from hamlet.app.screens.menu import MenuScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.session.record import load_session
from hamlet.session.session import Session
from hamlet.store.kept_games import kept_games
from hamlet.store.saves import load_kept
from tests.app.driver import Driver
from tests.app.games import building_game, game


def _open(tmp_path: Path, session: Session, *, kept: bool = False) -> tuple[Driver, TableScreen]:
    driver = Driver(tmp_path)
    keeper = Keeper(session, driver.home.folders) if kept else None
    table = TableScreen(session, keeper, 0.0)
    driver.open(table)
    driver.settle()
    return driver, table


def _tile(session: Session, name: str) -> int:
    tiles = session.setup.definitions.tiles
    return next(
        uid for uid, placed in enumerate(session.state.village.tiles) if tiles[placed.tile].id == name
    )


def test_two_clicks_produce(tmp_path: Path) -> None:
    session = game()
    driver, _ = _open(tmp_path, session)
    driver.click(TileId(_tile(session, "farm")))
    driver.settle()
    driver.click(OfferId("produce"))
    assert driver.clicks == 2
    assert len(session.history.done) == 1


def test_a_key_does_the_first_thing_of_a_card(tmp_path: Path) -> None:
    session = game()
    driver, table = _open(tmp_path, session)
    table.input.set_focus(TileId(_tile(session, "farm")))
    driver.key("return")
    assert table.flow.mode.name == "card"
    assert table.input.focus == OfferId("produce")
    driver.key("return")
    assert len(session.history.done) == 1


def test_tab_reaches_a_row_of_the_card_first(tmp_path: Path) -> None:
    session = game()
    driver, table = _open(tmp_path, session)
    driver.click(TileId(_tile(session, "farm")))
    driver.key("tab")
    focus = table.hits.get(table.input.focus)
    assert focus is not None
    assert focus.group == "card"
    driver.key("space")
    assert len(session.history.done) == 1


def test_a_blueprint_dragged_onto_the_village_is_pinned_there(tmp_path: Path) -> None:
    session = building_game()
    driver, table = _open(tmp_path, session)
    hand = next(item for item in table.flow.panels().hand if item.buildable)
    driver.drag(driver.point(hand.id), table.frame.village.center)
    ghost = table.flow.scene().ghost
    assert ghost is not None
    assert ghost.pinned
    assert table.flow.scene().card is not None


def test_a_blueprint_dropped_beside_the_village_goes_back_to_the_hand(tmp_path: Path) -> None:
    session = building_game()
    driver, table = _open(tmp_path, session)
    hand = next(item for item in table.flow.panels().hand if item.buildable)
    driver.drag(driver.point(hand.id), table.frame.top.center)
    assert table.flow.scene().ghost is None


def test_a_held_blueprint_follows_the_pointer_and_turns_with_wheel_right_button_and_keys(
    tmp_path: Path,
) -> None:
    session = building_game()
    driver, table = _open(tmp_path, session)
    driver.key("1")
    village = table.frame.village
    seen = set()
    for x in range(village.left + 40, village.right - 40, 60):
        driver.move((x, village.centery))
        ghost = table.flow.scene().ghost
        assert ghost is not None
        seen.add(ghost.at)
    assert len(seen) > 2
    rotations = [table.flow.scene().ghost]
    driver.wait(0.2)
    driver.wheel(-1)
    rotations.append(table.flow.scene().ghost)
    driver.wait(0.2)
    driver.press(village.center, 3)
    rotations.append(table.flow.scene().ghost)
    driver.key("e")
    rotations.append(table.flow.scene().ghost)
    turns = [ghost.rotation for ghost in rotations if ghost]
    assert len(turns) == 4
    assert all(a != b for a, b in pairwise(turns))


def test_a_trackpad_turns_at_most_once_in_120_ms(tmp_path: Path) -> None:
    session = building_game()
    driver, table = _open(tmp_path, session)
    driver.key("1")
    driver.move(table.frame.village.center)
    driver.wait(0.3)
    turns = []
    for _ in range(6):
        driver.wheel(-1)
        ghost = table.flow.scene().ghost
        assert ghost is not None
        turns.append(ghost.rotation)
    assert len(set(turns)) <= 2


def test_the_wheel_zooms_while_nothing_is_held_and_with_ctrl(tmp_path: Path) -> None:
    session = building_game()
    driver, table = _open(tmp_path, session)
    driver.move(table.frame.village.center)
    before = table.board.camera.eye.length
    driver.wheel(1)
    driver.settle()
    assert table.board.camera.eye.length > before
    driver.key("1")
    ghost = table.flow.scene().ghost
    assert ghost is not None
    driver.frames(1, pygame.Event(pygame.KEYDOWN, key=pygame.K_LCTRL, mod=pygame.KMOD_LCTRL, unicode=""))
    driver.wheel(1)
    after = table.flow.scene().ghost
    assert after is not None
    assert after.rotation == ghost.rotation


def test_arrows_move_a_held_blueprint_and_else_the_focus(tmp_path: Path) -> None:
    session = building_game()
    driver, table = _open(tmp_path, session)
    driver.key("1")
    first = table.flow.scene().ghost
    for name in ("left", "right", "up", "down"):
        driver.key(name)
    seen = table.flow.scene().ghost
    assert first is not None
    assert seen is not None
    driver.key("escape")
    driver.key("tab")
    before = table.input.focus
    driver.key("right")
    assert table.input.focus != before


def test_escape_goes_back_one_step_and_at_last_opens_the_menu(tmp_path: Path) -> None:
    session = building_game()
    driver, table = _open(tmp_path, session)
    driver.key("1")
    driver.key("return")
    assert table.flow.scene().card is not None
    driver.key("escape")
    assert table.flow.scene().card is None
    assert table.flow.scene().ghost is not None
    driver.key("escape")
    assert table.flow.scene().ghost is None
    driver.key("escape")
    assert driver.shows(MenuScreen)
    driver.key("escape")
    assert driver.shows(table)


def test_nothing_is_drawn_while_nothing_changes(tmp_path: Path) -> None:
    driver, _ = _open(tmp_path, building_game())
    assert driver.frames(30) == []


def test_a_hint_shows_after_a_moment_and_goes_with_the_pointer(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, building_game())
    driver.move(driver.point(InfoId("stat", "gold", 0)))
    hints = [table.marks.hint]
    driver.wait(0.5)
    hints.append(table.marks.hint)
    driver.move(table.frame.village.center)
    hints.append(table.marks.hint)
    assert hints == [None, InfoId("stat", "gold", 0), None]


def test_pointing_at_a_line_of_the_log_lights_its_place(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, building_game())
    driver.click(PanelCommand("log"))
    line = next(hit.id for hit in table.hits if isinstance(hit.id, LogId))
    driver.move(driver.point(line))
    assert table.scene().toast_tiles


def test_every_layout_change_keeps_the_game_and_draws_everything(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, building_game())
    driver.key("1")
    for size in ((1920, 1080), (960, 540), (1600, 900)):
        driver.app.resize(pygame.display.set_mode(size))
        changed = driver.frames(1)
        assert sum(rect.width * rect.height for rect in changed) >= size[0] * size[1]
        assert table.flow.scene().ghost is not None


def test_the_game_is_on_the_disk_when_the_window_closes(tmp_path: Path) -> None:
    session = game()
    driver, _ = _open(tmp_path, session, kept=True)
    driver.click(TileId(_tile(session, "farm")))
    driver.settle()
    driver.click(OfferId("produce"))
    driver.close()
    newest = kept_games(driver.home.folders).newest
    assert newest is not None
    resumed, difference = load_session(load_kept(newest.files).record)
    assert difference is None
    assert len(resumed.history.done) == 1


def test_a_donkey_dragged_to_the_next_tile_goes_there(tmp_path: Path) -> None:
    session = game()
    driver, table = _open(tmp_path, session)
    start = next(hit.id for hit in table.hits if isinstance(hit.id, DonkeyId))
    source = start.tile
    links = session.state.village.by_road.links[source]
    target = next(uid for uid in range(len(session.state.village.tiles)) if links >> uid & 1)
    driver.drag(driver.point(start), driver.point(TileId(target)))
    assert len(session.history.done) == 1
    assert target in {piece >> 1 for piece in session.state.donkeys[session.history.done[0].seat]}


def test_a_villager_dropped_on_a_building_opens_its_card(tmp_path: Path) -> None:
    session = game()
    driver, table = _open(tmp_path, session)
    start = next(hit.id for hit in table.hits if isinstance(hit.id, VillagerId))
    farm = _tile(session, "farm")
    driver.drag(driver.point(start), driver.point(TileId(farm)))
    card = table.flow.scene().card
    assert card is not None
    assert card.tile == farm
