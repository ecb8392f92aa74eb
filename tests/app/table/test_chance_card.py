"""The card of a first chance at the table: seen in peace, in nobody's way, gone with anything one does."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.coach.bubble import GO, LEAVE
from hamlet.app.coach.coached_table import CoachedTable
from hamlet.app.flow.chances.chance_search import CHANCES
from hamlet.app.home import Home
from hamlet.app.ids import Command, PanelCommand, TileId
from hamlet.app.pages import SettingsPage, StepsPage, TablePage, TitlePage
from hamlet.app.screens.howto.help_screen import HelpScreen
from hamlet.app.screens.menu import MenuScreen
from hamlet.app.screens.settings_view import setting_id
from hamlet.app.table.chance_card import GOT_IT
from hamlet.app.table.chance_telling import ChanceTelling, ToldBefore
from hamlet.app.table.greeting import BANNER
from hamlet.app.table.table_screen import TableScreen
from hamlet.session.session import Session
from hamlet.store.folders import Folders
from hamlet.store.settings import Settings, load_settings
from hamlet.store.told_chances import chances_file, load_told
from tests.app.driver import Driver
from tests.app.games import building_game, game
from tests.app.lake_games import lake_moment
from tests.app.texts import cut_off, hearing, pale, small
from tests.choices import base_session
from tests.spread import only

SIZES = [((1920, 1080), 1.0), ((1920, 1080), 1.5), ((1280, 720), 1.0), ((960, 540), 1.0), ((3840, 2160), 2.0)]
KEYS = {"escape": "escape", "drawer": "l", "hint": "h", "find": "/"}
SENTENCES = {"produce": "nearest villager goes there", "fishing": "can fish at the lit building"}
ALL = frozenset(chance.name for chance in CHANCES)


def at_table(
    folder: Path,
    session: Session | None = None,
    size: tuple[int, int] = (1280, 720),
    scale: float = 1.0,
    speed: float = 0.0,
    told: frozenset[str] = frozenset(),
) -> Driver:
    home = Home(Folders(folder), Settings(ui_scale=scale, animation_speed=speed))
    for name in told:
        home.tell_chance(name)
    driver = Driver(folder, size, home=home, newcomer=True)
    driver.open_page(TitlePage())
    driver.open_page(TablePage(session or game()))
    driver.settle()
    return driver


def table_of(driver: Driver) -> TableScreen:
    assert isinstance(driver.screen, TableScreen)
    return driver.screen


def heard(driver: Driver) -> str | None:
    """What is told once somebody has sat still for a while."""
    driver.frames(60)
    shown = table_of(driver).chances.shown
    return shown.chance.name if shown is not None else None


def tell_again(chances: ChanceTelling) -> None:
    """From now on, as if nothing was told before: the first drawing may last longer than one waits."""
    chances.before = ToldBefore(frozenset, lambda _: None)
    chances.want(on=False)
    chances.want(on=True)


def moment_for(name: str) -> Session:
    """A game by the lake, late, at a moment when this is possible."""
    (chance,) = (each for each in CHANCES if each.name == name)
    done = lake_moment(5000).history.done
    free = [at for at, step in enumerate(done) if at > 60 and step.before.decision == "action"]
    return lake_moment(next(at for at in free if chance.find(done[at].before) is not None))


def card_rect(driver: Driver) -> pygame.Rect:
    rect = table_of(driver).arranging.chance_card.rect
    assert rect is not None
    return rect


# when it comes and goes


def test_the_first_one_is_told_in_a_quiet_moment_and_remembered_at_once(tmp_path: Path) -> None:
    driver = Driver(tmp_path, newcomer=True)
    driver.open_page(TablePage(game()))
    driver.frames(20)
    assert table_of(driver).chances.shown is None, "not before one has sat still"
    assert heard(driver) == "produce"
    assert load_told(driver.home.folders).names == {"produce"}


@pytest.mark.parametrize("way", ["click", "escape", "card", "drawer", "hint", "find", "refusal"])
def test_anything_closes_it_and_the_same_moment_tells_no_second_one(tmp_path: Path, way: str) -> None:
    driver = at_table(tmp_path)
    assert heard(driver) == "produce"
    table = table_of(driver)
    if way in KEYS:
        driver.key(KEYS[way])
    elif way == "refusal":
        table.flow.say("No.")
        driver.frames(2)
    else:
        driver.click(GOT_IT if way == "click" else TileId(0))
    assert driver.shows(table), "Escape closes the card and opens no menu"
    assert table.chances.shown is None
    assert table.hits.get(GOT_IT) is None
    if way in ("card", "drawer", "hint", "find"):
        driver.key("escape")
    assert heard(driver) is None


def test_the_next_step_tells_the_next_one_and_no_seat_hears_the_same_twice(tmp_path: Path) -> None:
    driver = at_table(tmp_path)
    seen = [heard(driver)]
    table = table_of(driver)
    for done in game(2, 40).history.done:
        table.flow.play(done.action)
        driver.frames(2)
        seen.append(heard(driver))
    told = [name for name in seen if name is not None]
    assert len(told) == len(set(told)) >= 8
    assert load_told(driver.home.folders).names == set(told)


@pytest.mark.parametrize("key", ["h", "b", "t"])
def test_nothing_is_told_over_a_mode_under_way(tmp_path: Path, key: str) -> None:
    driver = at_table(tmp_path, building_game())
    driver.key(key)
    assert table_of(driver).flow.mode.name != "idle"
    assert heard(driver) is None


def test_nothing_is_told_in_a_rivals_turn(tmp_path: Path) -> None:
    driver = Driver(tmp_path, newcomer=True)
    games = [base_session(players, 7) for players in (["greedy", "human"], ["human", "greedy"])]
    rivals = next(each for each in games if not each.setup.seats[each.state.decider].is_human)
    driver.app.open(TablePage(rivals))
    table = table_of(driver)
    table.opponents.paused = True
    assert heard(driver) is None
    seat = table.flow.state.seat
    table.opponents.paused = False
    while table.flow.state.seat == seat:
        driver.frames(1)
    driver.wait(BANNER)
    assert heard(driver) is not None


def test_whoever_leaves_first_steps_plays_one_turn_before_anything_is_told(tmp_path: Path) -> None:
    driver = Driver(tmp_path, newcomer=True)
    driver.open_page(TitlePage())
    driver.open_page(StepsPage())
    driver.settle()
    driver.click(LEAVE)
    driver.click(GO)
    driver.settle()
    table = table_of(driver)
    assert not isinstance(table, CoachedTable)
    assert heard(driver) is None
    first = table.flow.state.round
    for key in ("n", "return"):
        driver.key(key)
    for _ in range(2000):
        if table.flow.humans_turn and table.flow.state.round > first:
            break
        driver.frames(1)
    assert table.flow.state.round > first
    driver.wait(BANNER)
    assert heard(driver) is not None, "in the second own turn"


def test_a_game_that_is_only_looked_at_and_an_example_tell_nothing(tmp_path: Path) -> None:
    driver = at_table(tmp_path)
    for page in (TablePage(game(), kept=False), TablePage(game(), trial=True)):
        driver.open_page(page)
        assert heard(driver) is None


# in nobody's way


def test_the_focus_stays_and_tab_does_not_stop_at_it(tmp_path: Path) -> None:
    driver = at_table(tmp_path)
    for _ in range(3):
        driver.key("tab")
    table = table_of(driver)
    focus = table.input.focus
    assert focus is not None
    assert heard(driver) == "produce"
    assert table.input.focus == focus
    walked = []
    for _ in range(60):
        driver.key("tab")
        walked.append(table.input.focus)
    assert table.chances.shown is not None, "looking around does not close it"
    assert GOT_IT not in walked


def test_a_click_through_its_paper_means_the_village(tmp_path: Path) -> None:
    driver = at_table(tmp_path)
    assert heard(driver) == "produce"
    table, rect = table_of(driver), card_rect(driver)
    table.board.camera.pan(0, 250 - rect.top)
    driver.settle()
    under = [
        (x, y)
        for x in range(rect.left + 40, rect.right - 160, 9)
        for y in range(rect.top + 4, rect.bottom - 4, 9)
        if (hit := table.hits.at((x, y))) is not None and isinstance(hit.id, TileId)
    ]
    assert under, "no building lies under the card"
    hit = table.hits.at(under[0])
    assert hit is not None
    driver.click_at(under[0])
    assert table.flow.scene().card is not None
    assert table.flow.mode.showing_tile == getattr(hit.id, "tile", None)
    assert table.chances.shown is None


@pytest.mark.parametrize("hand", ["middle", "right", "left"])
def test_it_never_comes_under_the_hand(tmp_path: Path, hand: str) -> None:
    # Nothing may be told before the hand is there, however long the first drawing lasts.
    driver = at_table(tmp_path, told=ALL)
    chances, village = table_of(driver).chances, table_of(driver).frame.village
    x = {"middle": village.centerx, "right": village.right - 90, "left": village.left + 90}[hand]
    driver.move((x, village.bottom - 30))
    tell_again(chances)
    assert heard(driver) is not None
    assert not card_rect(driver).collidepoint((x, village.bottom - 30))


# A window twice as large at twice the scale is laid out as the first.
@pytest.mark.parametrize(("size", "scale"), only([SIZES[0], SIZES[3]], SIZES))
def test_it_covers_nothing_that_it_speaks_of_and_all_of_it_is_read(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    for number, name in enumerate(("produce", "fishing")):
        driver = at_table(tmp_path / str(number), moment_for(name), size, scale, told=ALL - {name})
        table = table_of(driver)
        assert heard(driver) == name
        table.overlays.cache.clear()
        with hearing() as drawn:
            table.relayout()
        rect, found = card_rect(driver), table.chances.shown
        assert found is not None
        assert table.frame.village.contains(rect)
        assert found.tiles
        lit = [hit.bounds for hit in table.hits if hit.id in {TileId(uid) for uid in found.tiles}]
        assert lit
        assert rect.collidelist(lit) < 0
        assert rect.collidelist([hit.bounds for hit in table.hits if hit.group == "board"]) < 0
        told = " ".join(each.text for each in drawn)
        assert "Got it" in told
        assert SENTENCES[name] in told
        assert cut_off(drawn) == []
        assert pale(drawn, scale) == []
        assert small(drawn, scale) == []


# the rule behind it


@pytest.mark.parametrize("way", ["mark", "f1"])
def test_its_rule_is_read_and_the_card_is_there_when_one_comes_back(tmp_path: Path, way: str) -> None:
    driver = at_table(tmp_path)
    assert heard(driver) == "produce"
    shown = table_of(driver).chances.shown
    assert shown is not None
    if way == "mark":
        driver.click(PanelCommand("help", shown.chance.paragraph))
    else:
        driver.key("f1")
    assert driver.shows(HelpScreen)
    driver.key("escape")
    assert heard(driver) == "produce"


# settings


def test_off_is_never_and_on_again_tells_all_once_more(tmp_path: Path) -> None:
    driver = at_table(tmp_path)
    assert heard(driver) == "produce"
    driver.open_page(SettingsPage())
    driver.settle()
    driver.click(setting_id("first_hints"))
    assert not load_settings(driver.home.folders).settings.first_hints
    driver.key("escape")
    assert heard(driver) is None
    assert load_told(driver.home.folders).names == {"produce"}
    driver.open_page(SettingsPage())
    driver.settle()
    driver.click(setting_id("first_hints"))
    driver.key("escape")
    assert heard(driver) == "produce"


def test_another_start_of_the_program_does_not_tell_it_again(tmp_path: Path) -> None:
    driver = at_table(tmp_path)
    assert heard(driver) == "produce"
    driver.close()
    assert heard(at_table(tmp_path)) == "take"


def test_a_damaged_memory_is_told_at_the_table_and_all_begins_anew(tmp_path: Path) -> None:
    path = chances_file(Folders(tmp_path))
    path.write_text("{")
    driver = at_table(tmp_path)
    notice = table_of(driver).notices.shown
    assert notice is not None
    assert "first chances" in notice.text
    driver.click(PanelCommand("read"))
    assert heard(driver) == "produce"


# how it comes


def test_it_comes_gently_where_things_move_and_at_once_where_nothing_does(tmp_path: Path) -> None:
    for speed, gently in ((1.0, True), (0.0, False)):
        driver = at_table(tmp_path / str(speed), speed=speed, told=ALL)
        chances = table_of(driver).chances
        tell_again(chances)
        seen = set()
        for _ in range(90):
            driver.frames(1)
            if chances.shown is not None:
                seen.add(chances.strength)
        assert 1.0 in seen
        assert (len(seen) > 3) is gently


def test_what_it_speaks_of_is_lit_on_village_and_panel(tmp_path: Path) -> None:
    # A slow first drawing may last until it is told: what is unlit is seen where nothing is left to tell.
    before = at_table(tmp_path / "told", told=ALL).surface.copy()
    driver = at_table(tmp_path / "untold", told=ALL - {"take"})
    table = table_of(driver)
    assert heard(driver) == "take"
    found = table.chances.shown
    assert found is not None
    assert found.on_panel is not None
    assert table.scene().toast_tiles == found.tiles != frozenset()
    spot = driver.hit(found.on_panel).bounds.inflate(8, 8)
    assert _bytes(before, spot) != _bytes(driver.surface, spot)
    driver.key("escape")
    driver.frames(3)
    assert table.scene().toast_tiles == frozenset()
    assert _bytes(before, spot) == _bytes(driver.surface, spot)


def _bytes(surface: pygame.Surface, part: pygame.Rect) -> bytes:
    return pygame.image.tobytes(surface.subsurface(part), "RGB")


def test_with_nobody_left_to_work_the_end_of_the_turn_is_lit(tmp_path: Path) -> None:
    session = game(2, 0)
    driver = at_table(tmp_path, session, told=ALL - {"rest"})
    table = table_of(driver)
    for done in game(2, 30).history.done:
        if heard(driver) == "rest":
            break
        table.flow.play(done.action)
        driver.frames(2)
    found = table.chances.shown
    assert found is not None
    assert found.on_panel is Command.END_TURN


def test_the_menu_is_one_more_escape_away(tmp_path: Path) -> None:
    driver = at_table(tmp_path)
    assert heard(driver) == "produce"
    driver.key("escape")
    assert driver.shows(TableScreen)
    driver.key("escape")
    assert driver.shows(MenuScreen)
