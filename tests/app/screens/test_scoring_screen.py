"""The score on the screen: counted, opened, named, kept as a picture, left, and played again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from hamlet.app.art.type import Role
from hamlet.app.home import Home
from hamlet.app.ids import CellId, ControlId
from hamlet.app.keeping import Keeper
from hamlet.app.pages import ScoringPage, TablePage, TitlePage
from hamlet.app.screens.howto.help_screen import HelpScreen
from hamlet.app.screens.replay import ReplayScreen
from hamlet.app.screens.scoring import score_picture
from hamlet.app.screens.scoring import scoring_ids as ids
from hamlet.app.screens.scoring.milk_race import GLASS
from hamlet.app.screens.scoring.points_told import OpenedFigure
from hamlet.app.screens.scoring.score_laying import note_room
from hamlet.app.screens.scoring.scoring_screen import ScoringScreen
from hamlet.app.screens.scoring.verdict_told import Verdicts
from hamlet.app.screens.scoring.village_light import chips
from hamlet.app.screens.title import TitleScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.engine.scoring.final import final_scores
from hamlet.session.session import Session
from hamlet.store.folders import Folders
from hamlet.store.settings import Settings
from tests.app.botric_games import whole_solo
from tests.app.driver import Driver
from tests.app.games import game
from tests.app.texts import cut_off, hearing
from tests.spread import spread, unlike
from tests.store.faults import FaultyDisk

SIZES = [(960, 540), (1280, 720), (1920, 1080)]


def _scored(
    folder: Path, session: Session, size: tuple[int, int] = (1280, 720), *, moving: bool = False
) -> tuple[Driver, ScoringScreen]:
    home = Home(Folders(folder), Settings(ui_scale=1.0, animation_speed=1.0 if moving else 0.0))
    driver = Driver(folder, size, 1.0, home)
    driver.open_page(TitlePage())
    driver.open_page(TablePage(session, kept=False))
    driver.open_page(ScoringPage(session, fresh=moving))
    screen = driver.screen
    assert isinstance(screen, ScoringScreen)
    return driver, screen


def _step(screen: ScoringScreen) -> int | None:
    """What is counted just now, looked at anew."""
    return screen.count.step


def _focus(screen: ScoringScreen) -> ControlId:
    assert isinstance(screen.input.focus, ControlId)
    return screen.input.focus


def _opened(screen: ScoringScreen) -> OpenedFigure | None:
    """The figure whose moves are read, looked at anew."""
    return screen.opened


def _ended(seats: int = 2, actions: int = 90) -> Session:
    """A game that has ended early, with a small village."""
    session = game(seats, actions)
    session.state.finished = True
    return session


def _level(seats: int = 2) -> Session:
    """A game that has ended with everything level."""
    session = game(seats, 0)
    session.start.finished = True
    session.start.gold = (0,) * seats
    return session


# the count


def test_space_counts_a_source_enter_all_and_the_end_looks_the_same(tmp_path: Path) -> None:
    driver, screen = _scored(tmp_path, _ended(3), (960, 540), moving=True)
    driver.frames(25)
    assert screen.count.step == 0
    driver.key("space")
    assert _step(screen) == 1
    driver.key("return")
    assert screen.count.ended
    assert driver.shows(screen), "Enter only ends the count"
    driver.settle()
    at_once = _without_life(driver)
    driver.key("space")
    assert _step(screen) == 0, "counted once more"
    while _step(screen) is not None:
        driver.click_at((940, 4))
    driver.move((1, 1))
    driver.settle()
    counted = _without_life(driver)
    same = pygame.mask.from_threshold(counted, (0, 0, 0), (1, 1, 1, 255), at_once)
    assert same.count() == driver.surface.get_width() * driver.surface.get_height()


@spread({"size": SIZES[1:], "line": ["", "landmarks"]})
def test_what_tiles_brought_is_told_side_by_side(tmp_path: Path, size: tuple[int, int], line: str) -> None:
    driver, screen = _scored(tmp_path, game(4, 2000), size)
    driver.frames(1)
    screen.lit_line = line
    places = [chip.plate for chip in chips(screen.ground.scene, screen.ground.marks(), screen.scale)]
    assert len(places) > 8
    assert all(rect.collidelist(places[:number]) < 0 for number, rect in enumerate(places))


def _without_life(driver: Driver) -> pygame.Surface:
    """What is seen by whoever comes back to the window: life in the village stands still."""
    driver.screen.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    driver.frames(1)
    return driver.surface.copy()


def test_nothing_waits_for_the_count(tmp_path: Path) -> None:
    driver, screen = _scored(tmp_path, _ended(), moving=True)
    driver.frames(25)
    assert not screen.count.ended
    driver.click(ids.LOOK)
    assert screen.around is not None
    driver.key("escape")
    driver.click(ids.REMATCH)
    assert driver.shows(TableScreen)
    driver.close()


def test_who_has_won_is_not_told_before_all_is_counted(tmp_path: Path) -> None:
    driver, screen = _scored(tmp_path, _ended(), moving=True)
    with hearing() as early:
        screen.resize((1280, 721), 1.0)
        driver.frames(25)
    assert any(text.text == "Final score" for text in early)
    assert not any("wins" in text.text for text in early)
    with hearing() as late:
        driver.key("return")
        driver.settle()
    assert any("wins" in text.text for text in late)
    assert screen.count.laurel == 1


def test_where_nothing_moves_space_is_not_offered_and_closes_nothing(tmp_path: Path) -> None:
    with hearing() as texts:
        driver, screen = _scored(tmp_path, _ended())
        driver.settle()
    assert not any("Space" in text.text for text in texts)
    screen.open_figure(0, "")
    driver.key("space")
    assert _opened(screen) is not None
    driver, screen = _scored(tmp_path, _ended(), moving=True)
    with hearing() as texts:
        driver.key("return")
        driver.settle()
    assert any("Space" in text.text for text in texts)


# the roads


@pytest.mark.parametrize("size", [(960, 540), (1152, 648), (1280, 720)])
def test_roads_end_before_the_sheet_and_take_its_room_when_it_is_gone(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    driver, screen = _scored(tmp_path, game(4, 900), size)
    driver.settle()
    with hearing() as texts:
        screen.resize((size[0], size[1] + 1), 1.0)
        driver.settle()
    lanes = screen.ground.lanes
    assert lanes is not None
    assert pygame.Rect(screen.places.sheet).collidelist(lanes.places.lanes) < 0
    totals = {str(screen.scores.total(seat)) for seat in range(4)}
    ends = [text.rect for text in texts if text.role is Role.TITLE and text.text in totals]
    assert ends
    last = max(lane.right for lane in lanes.places.lanes)
    assert all(rect.right < last for rect in ends), "every total is seen"
    driver.key("escape")
    if screen.places.drawer:
        assert not screen.drawer
        assert screen.ground.lanes is not None
        assert screen.ground.lanes.places.lanes == screen.places.lanes


# the sheet


def test_all_of_it_can_be_done_by_keys(tmp_path: Path) -> None:
    driver, screen = _scored(tmp_path, game(2, 900))
    driver.key("down")
    assert screen.input.focus == ids.line_id("during")
    assert screen.lit_line == "during"
    unfolded = screen.is_unfolded(screen.scores.lines[0])
    driver.key("return")
    assert screen.is_unfolded(screen.scores.lines[0]) is not unfolded
    driver.key("right")
    driver.key("right")
    assert (screen.column, screen.lit_seat) == (1, 1)
    driver.key("return")
    assert screen.opened is not None
    assert (screen.opened.seat, screen.opened.key) == (1, "during")
    driver.key("down")
    while _focus(screen).name != ids.MOVE:
        driver.key("down")
    move = _focus(screen).which
    driver.key("return")
    back = driver.screen
    assert isinstance(back, ReplayScreen)
    assert back.at == move
    driver.key("escape")
    driver.key("escape")
    assert _opened(screen) is None
    assert screen.input.focus == ids.line_id("during")
    driver.key("tab")
    driver.key("tab")
    assert screen.input.focus == ids.REMATCH
    driver.key("f1")
    assert driver.shows(HelpScreen)
    driver.key("escape")
    driver.key("r")
    assert driver.shows(TableScreen)
    driver.close()


def test_all_of_it_can_be_done_by_mouse(tmp_path: Path) -> None:
    driver, screen = _scored(tmp_path, game(2, 900), (1920, 1080))
    while not screen.is_unfolded(screen.scores.lines[0]):
        driver.click(ids.line_id("during"))
    driver.click(CellId(ids.line_id("during:built"), "0"))
    assert screen.opened is not None
    assert screen.opened.key == "during:built"
    driver.click(CellId(ids.WHOSE, "1"))
    assert screen.opened.seat == 1
    driver.click(ids.CLOSE)
    assert _opened(screen) is None
    driver.click(ids.lane_id(0, "all_roads"))
    assert screen.opened is not None
    roads = screen.scores.named("all_roads")
    assert roads is not None
    assert {"roads", "longest_road"} <= set(roads.sources)
    driver.click(ids.CLOSE)
    driver.click(ids.FROM)
    moves = [hit for hit in screen.hits if isinstance(hit.id, ControlId) and hit.id.name == ids.MOVE]
    assert moves
    driver.click(moves[0].id)
    assert driver.shows(ReplayScreen)
    driver.key("escape")
    driver.click(ids.CLOSE)
    driver.click(ids.TITLE)
    assert driver.shows(TitleScreen)
    assert len(driver.app.stack) == 1


def test_pointing_at_a_line_lights_its_tiles_and_its_pieces(tmp_path: Path) -> None:
    driver, screen = _scored(tmp_path, game(2, 900), (1920, 1080))
    driver.settle()
    dark = driver.surface.copy()
    driver.move(driver.point(ids.line_id("longest_road")))
    driver.settle()
    lit = {mark.tile for mark in screen.ground.marks() if mark.lit}
    assert lit == set(screen.told.tiles(("longest_road",), None))
    assert lit
    at = screen.ground.scene.heart(min(lit))
    assert driver.surface.get_at((round(at[0]), round(at[1]))) != dark.get_at((round(at[0]), round(at[1])))
    assert any(piece.lit for road in screen.roads.roads(screen.lit_line) for piece in road.pieces)


@unlike("size", SIZES[:1], SIZES)
def test_moves_behind_a_figure_are_read_whole(tmp_path: Path, size: tuple[int, int]) -> None:
    driver, screen = _scored(tmp_path, game(4, 900), size)
    with hearing() as texts:
        screen.open_figure(0, "")
        driver.settle()
    assert not cut_off(texts)
    assert sum(text.text.startswith("Round ") for text in texts) > 10


# unfinished


def test_x_shows_the_score_as_things_stand_and_leads_back(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1280, 720), 1.0)
    table = TableScreen(game(2, 120), speed=0.0)
    driver.open(table)
    driver.settle()
    with hearing() as texts:
        driver.key("x")
        driver.settle()
    screen = driver.screen
    assert isinstance(screen, ScoringScreen)
    assert screen.count.ended
    assert any(text.text == "as things stand" for text in texts)
    assert screen.hits.get(ids.REMATCH) is None
    assert screen.verdicts.told(1.0, None).laurel is None
    driver.click(ids.TABLE)
    assert driver.shows(table)
    driver.key("x")
    driver.key("escape")
    assert driver.shows(table)


# level


def _raced(tmp_path: Path, *players: str) -> tuple[Driver, ScoringScreen, Session]:
    """All is level, and the race for the milk is begun."""
    session = _level(len(players))
    seats = zip(session.setup.seats, players, strict=True)
    session.setup = replace(
        session.setup, seats=tuple(replace(seat, player=player) for seat, player in seats)
    )
    driver, screen = _scored(tmp_path, session)
    assert "together" in screen.verdicts.told(1.0, None).title
    driver.click(ids.MILK)
    driver.frames(2)
    return driver, screen, session


def _empties(driver: Driver, key: str) -> None:
    for _ in range(GLASS):
        driver.key(key)


def test_where_all_is_level_the_quicker_hand_on_its_key_wins_and_the_record_stays_as_it_was(
    tmp_path: Path,
) -> None:
    driver, screen, session = _raced(tmp_path, "human", "human")
    before = final_scores(session.state)
    driver.wait(5.0)
    assert screen.racing, "nobody drinks before the first sip"
    driver.key("a")
    _empties(driver, "l")
    assert screen.milk is not None
    assert (screen.milk.winner, screen.milk.drunk) == (1, (1, GLASS))
    driver.key("a")
    assert screen.milk.drunk == (1, GLASS), "it is over"
    told = screen.verdicts.told(1.0, screen.milk)
    assert session.setup.seats[1].shown in told.title
    assert session.setup.seats[0].shown not in told.title
    assert final_scores(session.state) == before
    assert screen.verdicts.first == (0, 1)


def test_a_key_that_is_held_is_one_sip(tmp_path: Path) -> None:
    driver, screen, _ = _raced(tmp_path, "human", "human")
    held = pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=0)
    driver.frames(1, *[held] * GLASS)
    assert screen.milk is not None
    assert screen.milk.drunk == (1, 0)


def test_glasses_are_emptied_by_mouse_too(tmp_path: Path) -> None:
    driver, screen, _ = _raced(tmp_path, "human", "human")
    for _ in range(GLASS):
        driver.click(ids.glass_id(0))
    assert screen.milk is not None
    assert screen.milk.winner == 0


def test_rivals_drink_by_themselves_once_a_person_has_begun(tmp_path: Path) -> None:
    driver, screen, _ = _raced(tmp_path, "human", "greedy")
    driver.key("a")
    driver.wait(5.0)
    assert screen.milk is not None
    assert screen.milk.winner == 1
    driver, screen, _ = _raced(tmp_path, "greedy", "random")
    driver.wait(5.0)
    assert screen.milk is not None
    assert screen.milk.winner is not None
    assert screen.milk.left(screen.milk.seats.index(1 - screen.milk.winner)) > 0


def test_whoever_leaves_the_race_shares_the_victory_and_no_letter_leads_elsewhere(tmp_path: Path) -> None:
    driver, screen, _ = _raced(tmp_path, "human", "human")
    driver.key("r")
    driver.key("v")
    assert driver.shows(screen)
    assert screen.around is None
    driver.key("escape")
    assert driver.shows(screen)
    assert screen.milk is None
    assert len(screen.verdicts.told(1.0, screen.milk).colours) == 2


def test_what_decides_between_level_points_is_told_in_words() -> None:
    session = _level(3)
    verdicts = Verdicts(session, session.setup.words, None)
    verdicts.first = (1,)
    verdicts.standing = [(5, 1, 0), (5, 2, 0), (4, 9, 9)]
    assert "2 church deliveries to 1 decide" in verdicts.told(1.0, None).lines[1]
    verdicts.standing = [(5, 2, 1), (5, 2, 3), (4, 9, 9)]
    assert "3 sales to 1 decide" in verdicts.told(1.0, None).lines[1]
    verdicts.standing = [(5, 2, 1), (7, 2, 3), (4, 9, 9)]
    assert verdicts.told(1.0, None).lines[1].startswith("2 ahead of ")
    assert [verdicts.rank(seat) for seat in range(3)] == [2, 1, 3]


# the town


def test_the_name_of_the_town_survives_a_restart_and_is_that_of_the_game(tmp_path: Path) -> None:
    session = game(2, 900)
    keeper = Keeper(session, Folders(tmp_path))
    assert keeper.close()
    driver, screen = _scored(tmp_path, session)
    usual = screen.town.name
    driver.click(ids.TOWN)
    driver.type("Oakham  ")
    driver.key("return")
    assert screen.town.name == "Oakham"
    driver.close()
    driver, screen = _scored(tmp_path, session)
    assert screen.town.name == "Oakham"
    driver.click(ids.TOWN)
    driver.type("Nowhere")
    driver.key("escape")
    assert screen.town.name == "Oakham"
    assert driver.shows(screen)
    screen.town.give("")
    assert screen.town.name == usual


# a picture


def test_the_picture_is_the_village_alone_in_full_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert score_picture.SIZE == (3840, 2160)
    monkeypatch.setattr(score_picture, "SIZE", (960, 540))  # the same, painted sooner
    driver, screen = _scored(tmp_path, game(2, 60))
    driver.settle()
    with hearing() as texts:
        driver.key("f12")
        assert screen.picture_taking is not None
        while screen.busy:
            driver.frames(1)
        driver.settle()
    (path,) = driver.home.folders.pictures.iterdir()
    assert path.name in screen.note
    assert path.name.startswith(screen.town.name)
    picture = pygame.image.load(path)
    assert picture.get_size() == (960, 540)
    wood = score_picture.on_wood(pygame.Surface((1, 1), pygame.SRCALPHA), (960, 540))
    edges = [(x, y) for x in range(0, 960, 7) for y in (3, 536)] + [
        (x, y) for x in (3, 956) for y in range(540)
    ]
    assert all(picture.get_at(at) == wood.get_at(at) for at in edges), "no panel, no bar, no button"
    assert picture.get_at((480, 270)) != wood.get_at((480, 270))
    assert texts


@unlike("size", SIZES[:1], SIZES)
def test_where_a_picture_lies_is_told_beside_the_buttons_and_covers_nothing(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    driver, screen = _scored(tmp_path, game(4, 900), size)
    driver.settle()
    driver.move(driver.point(ids.PICTURE))
    folder = "/home/anna/.local/share/hamlet/pictures"
    screen.note = screen.words.label(
        "screens.scores.saved", name="Saltersgate 20261117-211500-123456.png", folder=folder
    )
    with hearing() as texts:
        screen.renew()
        driver.settle()
    assert f"lies in {folder}" in " ".join(text.text for text in texts)
    assert cut_off(texts) == []
    assert not screen.ground.over or screen.places.drawer, "nothing lies over the village"
    room = note_room(screen)
    assert screen.places.foot.contains(room)
    buttons = (ids.LOOK, ids.FROM, ids.PICTURE, ids.TITLE, ids.REMATCH)
    assert not [what for what in buttons if driver.hit(what).bounds.colliderect(room)]
    driver.wait(0.6)
    place = screen.marks.hint_place(driver.hit(ids.PICTURE))
    assert place is None or not driver.hit(ids.PICTURE).hint or not place.colliderect(room)


@pytest.mark.parametrize("size", SIZES[:2])
def test_a_note_without_room_in_the_foot_leaves_the_name_of_the_town_free(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    driver, screen = _scored(tmp_path, game(4, 900), size)
    driver.settle()
    screen.note = "The picture lies in " + "/a folder with a long name" * 9 + "/Saltersgate.png"
    with hearing() as texts:
        screen.renew()
        driver.settle()
    assert "/Saltersgate.png" in " ".join(text.text for text in texts)
    assert cut_off(texts) == []
    laid = screen.ground.over[-1]
    note = pygame.Rect(laid.at, laid.piece.size)
    assert screen.places.village.contains(note)
    assert not note.colliderect(screen.ground.town_place())


def test_a_picture_that_cannot_be_written_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(score_picture, "SIZE", (960, 540))
    driver, screen = _scored(tmp_path, game(2, 60))
    driver.home.disk = FaultyDisk(0, lasting=True)
    driver.click(ids.PICTURE)
    while screen.busy:
        driver.frames(1)
    assert screen.note.endswith(".")
    assert "no room left on the disk" in screen.note
    with hearing() as texts:
        screen.resize((960, 541), 1.0)
        driver.settle()
    assert screen.note in " ".join(text.text for text in texts)
    assert not cut_off(texts)
    assert not driver.home.folders.pictures.exists() or not list(driver.home.folders.pictures.iterdir())


# away, and again


def test_rematch_has_the_same_seats_and_rules_and_another_seed(tmp_path: Path) -> None:
    session = game(3, 900)
    driver, _ = _scored(tmp_path, session)
    driver.home.lot = lambda most: most - 1
    driver.click(ids.REMATCH)
    table = driver.screen
    assert isinstance(table, TableScreen)
    again = table.session.setup
    assert [type(each) for each in driver.app.stack] == [TitleScreen, TableScreen]
    assert again.seed != session.setup.seed
    assert (again.preset, again.options, again.packs) == (
        session.setup.preset,
        session.setup.options,
        session.setup.packs,
    )
    seats = list(session.setup.seats)
    assert list(again.seats) == [seats[2], *seats[:2]], "who begins is drawn; the others follow as they sat"
    assert table.session.history.done == []
    driver.close()


def test_enter_never_leads_away_from_a_final_score(tmp_path: Path) -> None:
    driver, screen = _scored(tmp_path, _ended(), (960, 540), moving=True)
    for _ in range(4):
        driver.key("return")
        driver.wait(1.1)
    assert driver.shows(screen)
    with hearing() as texts:
        screen.resize((960, 541), 1.0)
        driver.settle()
    assert {"R", "Esc"} <= {text.text for text in texts}, "keys of the buttons are written on them"
    driver.key("tab")
    while screen.input.focus != ids.REMATCH:
        driver.key("right" if _focus(screen) in (ids.LOOK, ids.FROM, ids.PICTURE, ids.TITLE) else "tab")
    driver.key("return")
    assert driver.shows(TableScreen), "the button that keys are on"
    driver.close()


def test_against_botric_the_person_begins_again(tmp_path: Path) -> None:
    session = whole_solo()
    driver, _ = _scored(tmp_path, session)
    driver.home.lot = lambda most: most - 1
    driver.key("r")
    table = driver.screen
    assert isinstance(table, TableScreen)
    assert [seat.player for seat in table.session.setup.seats] == [
        seat.player for seat in session.setup.seats
    ]
    driver.close()


def test_escape_goes_back_where_one_came_from(tmp_path: Path) -> None:
    driver, screen = _scored(tmp_path, game(2, 900))
    driver.key("escape")
    assert driver.shows(TableScreen)
    driver.open_page(ScoringPage(screen.session, fresh=True))
    driver.key("return")
    driver.key("escape")
    assert driver.shows(ScoringScreen), "that was meant for the table"
    driver.wait(1.1)
    driver.key("escape")
    assert driver.shows(TitleScreen)
