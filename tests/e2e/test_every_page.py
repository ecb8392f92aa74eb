"""Somebody goes through every page there is, by keys alone and by mouse alone.

Whatever can be chosen on a page is reached and chosen; Escape leads back. A page that is not walked through
here fails the first test. The table itself is played by others: here one only looks around at it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest

from hamlet.app import pages
from hamlet.app.coach.bubble import GO
from hamlet.app.home import WantedGames
from hamlet.app.ids import ButtonId, ControlId, Id, PanelCommand
from hamlet.app.keeping import Keeper
from hamlet.app.kit.bars import BACK, TOP_BACK
from hamlet.app.screens.menu import MenuScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.screen import Pop
from hamlet.app.ui.stage import Stage
from hamlet.store.report import Report
from tests.app.driver import Driver
from tests.app.games import game
from tests.app.numbers_games import numbers_games
from tests.app.reload.saving import PACK, TILES, Editor
from tests.store.faults import FaultyDisk

Makes = Callable[[Driver], pages.Page]
WHOLE = 5000
MOST_KEYS, MOST_ESCAPES = 420, 6
WALKS = ("down", "right", "tab", "up", "left")


def _unkept(driver: Driver) -> pages.Page:
    keeper = Keeper(game(2, 12), driver.home.folders, "g1", disk=FaultyDisk(0, lasting=True))
    keeper.try_again()
    return pages.UnkeptPage(keeper)


def _kept(driver: Driver) -> pages.Page:
    """A list with two games."""
    for game_id, actions in (("a", 12), ("b", 20)):
        Keeper(game(2, actions), driver.home.folders, game_id).close()
    return pages.GamesPage()


def _mistaken(driver: Driver) -> pages.Page:
    """A pack that is played with was saved with a mistake: its sheet comes by itself, and is opened here."""
    driver.home.wanted = WantedGames(("base", "woods"))
    editor = Editor(driver, driver.home.folders.packs / "woods")
    editor.write(PACK, "pack.yaml")
    editor.write(TILES)
    driver.wait(0.5)
    editor.save(TILES.replace("matching_segment", "matching_sides"))
    driver.key("escape")
    return pages.MistakesPage()


WALKED: dict[type[pages.Page], Makes] = {
    pages.TitlePage: lambda _: pages.TitlePage(),
    pages.SetupPage: lambda _: pages.SetupPage(),
    pages.RulesPage: lambda _: pages.RulesPage(),
    pages.HelpPage: lambda _: pages.HelpPage(),
    pages.KeysPage: lambda _: pages.KeysPage(),
    pages.SettingsPage: lambda _: pages.SettingsPage(),
    pages.MenuPage: lambda _: pages.MenuPage(game()),
    pages.ScoringPage: lambda _: pages.ScoringPage(game(2, WHOLE)),
    pages.TablePage: lambda _: pages.TablePage(game(2, 30)),
    pages.StepsPage: lambda _: pages.StepsPage(),
    pages.GamesPage: _kept,
    pages.ReplayPage: lambda _: pages.ReplayPage("Oakham", game(2, 25)),
    pages.SoloPage: lambda _: pages.SoloPage(),
    pages.PacksPage: lambda _: pages.PacksPage(),
    pages.NumbersPage: lambda _: pages.NumbersPage(games=numbers_games()),
    pages.WorkshopPage: lambda _: pages.WorkshopPage(),
    pages.SandboxPage: lambda _: pages.SandboxPage(),
    pages.MistakesPage: _mistaken,
    pages.AskPage: lambda _: pages.AskPage("Title", ("line",), (("on", pages.KeysPage()),)),
    pages.RefusalPage: lambda _: pages.RefusalPage("No."),
    pages.UnkeptPage: _unkept,
    pages.BrokenPage: lambda _: pages.BrokenPage(Report("told"), "told"),
}


def test_no_page_is_left_out() -> None:
    assert set(WALKED) == set(get_args(pages.Page))


class PageWalk:
    """One page over the title, and the way back to it from wherever a choice leads."""

    def __init__(self, folder: Path, makes: Makes) -> None:
        self.driver = Driver(folder, newcomer=True)
        self.makes = makes
        self.driver.open_page(pages.TitlePage())
        self.page = self._open()

    def _open(self) -> Stage:
        self.driver.open_page(self.makes(self.driver))
        self.driver.settle(60)
        page = self.driver.screen
        assert isinstance(page, Stage)
        return page

    @property
    def focus(self) -> Id | None:
        """Where the keys are."""
        return self.page.input.focus if self.page.input.by_keys else None

    def choosable(self) -> set[Id]:
        """Everything on it that keys can go to; the small arrow above is Back once more."""
        controls = getattr(self.page, "controls", None)
        regions = [each.region for each in controls.values()] if controls is not None else self.page.hits
        return {hit.id for hit in regions if hit.enabled and hit.tab} - {TOP_BACK}

    def _within(self) -> bool:
        """Whether a field, a list, a question or a key that is waited for is open on the page itself."""
        keys = getattr(self.page, "keys", None)
        opened = [getattr(self.page, name, None) for name in ("typing", "open_list", "trial")]
        return any(each is not None for each in opened) or getattr(keys, "waiting", False)

    def come_back(self) -> None:
        """Over what a choice has opened; a page that is gone is opened anew."""
        app = self.driver.app
        if not app.running or self.page not in app.stack:
            app.running = True
            while len(app.stack) > 1:
                app.apply(Pop())
            self.page = self._open()
        if app.screen is self.page and self._within():
            self.driver.key("escape")
        for _ in range(MOST_ESCAPES):
            if app.screen is self.page or isinstance(app.screen, TableScreen | MenuScreen):
                break
            self.driver.key("escape")
        while app.screen is not self.page and self.page in app.stack:
            assert isinstance(app.screen, TableScreen | MenuScreen), f"no way back from {app.screen}"
            app.apply(Pop())
        if app.screen is not self.page:
            self.page = self._open()


Ways = dict[tuple[Id | None, str], Id | None]


def next_key(focus: Id | None, known: Ways) -> str:
    """A key that was not tried here yet; else the first of the way to the nearest place with such a key."""
    ahead, been = deque([(focus, "")]), set[Id | None]()
    while ahead:
        place, first = ahead.popleft()
        if place in been:
            continue
        been.add(place)
        for key in WALKS:
            if (place, key) not in known:
                return first or key
            ahead.append((known[place, key], first or key))
    return "tab"


def left_alone(what: Id) -> bool:
    """What only leads away, and is chosen last."""
    return what in (BACK, TOP_BACK) or what in (ButtonId("quit"), ControlId("quit"), PanelCommand("menu"))


PLAYED = (pages.TablePage, pages.StepsPage, pages.SandboxPage)
LONG = (pages.HelpPage, pages.ReplayPage, pages.GamesPage, pages.WorkshopPage, pages.NumbersPage)
EACH = [
    pytest.param(kind, id=kind.__name__, marks=[pytest.mark.heavy] if kind in LONG else [])
    for kind in WALKED
    if kind not in PLAYED
]
MANY_KEYS: dict[type[pages.Page], int] = {pages.WorkshopPage: 6000}
"""A hundred parts of a form, each a stop of Tab."""
OWN_KEYS: dict[type[pages.Page], set[Id]] = {
    # Behind a hundred parts of a form; Escape and F5 are nearer.
    pages.WorkshopPage: {BACK, ControlId("workshop play")},
    # The buttons of its bar have keys of their own: arrows, Page, Home, End, Space, V and Escape.
    pages.ReplayPage: {
        ControlId(name)
        for name in ("first", "turn before", "before", "play", "after", "turn after", "last", "pace", "back")
    },
}


@pytest.mark.parametrize("kind", EACH)
def test_all_on_a_page_is_reached_and_chosen_by_keys_alone(kind: type[pages.Page], tmp_path: Path) -> None:
    walk = PageWalk(tmp_path, WALKED[kind])
    seen, known = set[Id](), Ways()
    wanted = walk.choosable() - OWN_KEYS.get(kind, set())
    assert wanted
    for _ in range(MANY_KEYS.get(kind, MOST_KEYS)):
        focus = walk.focus
        if focus is not None and focus not in seen:
            seen.add(focus)
            if not left_alone(focus):
                walk.driver.key("return")
                walk.come_back()
        wanted &= walk.choosable() | seen
        if wanted <= seen:
            break
        key = next_key(focus, known)
        walk.driver.key(key)
        walk.come_back()
        known[focus, key] = walk.focus
    assert wanted - seen == set()


@pytest.mark.parametrize("kind", EACH)
def test_all_on_a_page_is_chosen_by_mouse_alone(kind: type[pages.Page], tmp_path: Path) -> None:
    walk = PageWalk(tmp_path, WALKED[kind])
    for what in sorted(walk.choosable(), key=repr):
        at = walk.page.hits.point(what)
        if at is not None and not left_alone(what):
            walk.driver.click_at(at)
            walk.come_back()
    back = next((each for each in (BACK, TOP_BACK) if walk.page.hits.point(each) is not None), None)
    if back is not None:
        walk.driver.click(back)
        assert walk.page not in walk.driver.app.stack


@pytest.mark.parametrize("kind", PLAYED, ids=lambda kind: kind.__name__)
def test_at_a_table_keys_and_mouse_look_around_and_the_menu_leads_away(
    kind: type[pages.Page], tmp_path: Path
) -> None:
    walk = PageWalk(tmp_path, WALKED[kind])
    driver, seen = walk.driver, set[Id]()
    for _ in range(12):
        driver.key("tab")
        seen |= {walk.page.input.focus} if walk.page.input.focus is not None else set()
    assert seen
    for hit in list(walk.page.hits)[:40]:
        driver.move(hit.bounds.center)
    for _ in range(MOST_ESCAPES):
        if isinstance(driver.screen, MenuScreen):
            break
        driver.key("escape")
        if driver.screen.hits.get(GO) is not None:
            # Whoever leaves first steps is asked first.
            driver.click(GO)
    assert isinstance(driver.screen, MenuScreen)
    leave = next(each for each in walk.driver.screen.hits if getattr(each.id, "name", "") == "leave")
    driver.click(leave.id)
    assert walk.page not in driver.app.stack
