"""Every screen of which a picture is kept, always the same: games that are kept, no motion, a fixed day."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import datetime, tzinfo
from pathlib import Path
from typing import Final
from unittest.mock import patch

import pygame

from hamlet.app import pages
from hamlet.app.home import Home
from hamlet.app.keeping import Keeper
from hamlet.app.router import Router
from hamlet.app.screens.mistakes.mistakes_screen import MistakesScreen
from hamlet.app.screens.title_parts.backdrop import forget_finished
from hamlet.app.shooting import settled
from hamlet.app.showing import enter_mode
from hamlet.app.still_below import StillBelow
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.keyboard import KEYBOARD
from hamlet.app.ui.scale import scale_for
from hamlet.app.ui.screen import Screen
from hamlet.app.workshop.village_builders import HIRING
from hamlet.session.session import Session
from hamlet.store.folders import Folders
from hamlet.store.settings import Settings
from tests.app.botric_games import mode_with_him
from tests.app.games import building_game, game
from tests.app.lake_games import lake_moment, mode_game
from tests.app.numbers_games import numbers_games
from tests.app.reload.saving import news_of_mistakes

Size = tuple[int, int]
USUAL: Final[tuple[Size, Size]] = ((1280, 720), (640, 360))
FURTHER: Final[tuple[tuple[Size, Size], ...]] = (((960, 540), (256, 144)), ((1920, 1080), (256, 144)))
"""In which windows screens are drawn, and how large they are kept: the usual one, and the others."""
MIDDLE, LATE, ENDED = 60, 120, 2000
SEARCHED = 60


class FixedDay(datetime):
    """A clock that stands still."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> FixedDay:
        """Noon, on one day in May."""
        return cls(2026, 5, 3, 12, 0, tzinfo=tz)


class StillFolders(Folders):
    """Somebody's folders; a page tells where packs lie, and that is the same for everybody."""

    __slots__ = ()

    @property
    def packs(self) -> Path:
        """Nowhere: nothing is read from there and nothing written."""
        return Path("hamlet/packs")


@dataclass(frozen=True, slots=True)
class Recipe:
    """A page, the mode its table is brought into, and what there is besides."""

    page: Callable[[], pages.Page]
    mode: str = ""
    games: bool = False
    mistaken: bool = False
    """Whether a pack was saved with mistakes: their sheet lies over the page."""


def _table(session: Callable[[], Session]) -> Callable[[], pages.Page]:
    return lambda: pages.TablePage(session(), kept=False)


def _when(mode: str) -> Session:
    """The first moment from the middle of a game on at which the table can be brought into a mode."""
    for actions in range(MIDDLE, MIDDLE + SEARCHED):
        if enter_mode(TableScreen(game(2, actions), None, 0.0).flow, mode):
            return game(2, actions)
    message = f"{mode} cannot be shown any more"
    raise LookupError(message)


def _base(mode: str) -> Recipe:
    return Recipe(_table(lambda: _when(mode)), mode)


def _lake(mode: str) -> Recipe:
    return Recipe(_table(lambda: mode_game(mode)), mode)


def _solo(mode: str) -> Recipe:
    return Recipe(_table(lambda: mode_with_him(mode)), mode)


RECIPES: Final[dict[str, Recipe]] = {
    "title": Recipe(pages.TitlePage),
    "title-games": Recipe(pages.TitlePage, games=True),
    "setup": Recipe(pages.SetupPage),
    "rules": Recipe(pages.RulesPage),
    "help": Recipe(pages.HelpPage),
    "tiles": Recipe(lambda: pages.HelpPage(chapter="every")),
    "solo": Recipe(pages.SoloPage),
    "packs": Recipe(pages.PacksPage),
    "workshop": Recipe(lambda: pages.WorkshopPage("base", "tiles", copy_of="tavern")),
    "workshop-card": Recipe(lambda: pages.WorkshopPage("lake", "menu", copy_of="infrastructure")),
    "workshop-files": Recipe(lambda: pages.WorkshopPage(file="pack.yaml")),
    "numbers": Recipe(lambda: pages.NumbersPage(games=numbers_games())),
    "mistakes": Recipe(_table(lambda: game(3, LATE)), mistaken=True),
    "settings": Recipe(pages.SettingsPage),
    "keys": Recipe(pages.KeysPage),
    "load": Recipe(pages.GamesPage, games=True),
    "tutorial": Recipe(lambda: pages.StepsPage(kept=False)),
    "table": Recipe(_table(lambda: game(3, LATE))),
    "table-card": _base("card"),
    "table-ghost": Recipe(_table(building_game), "ghost"),
    "table-payment": _base("payment"),
    "table-lake": Recipe(_table(lambda: lake_moment(90))),
    "table-winter": Recipe(_table(lambda: lake_moment(90, season="winter"))),
    "table-closing": _lake("lake"),
    "table-boat": _lake("boat"),
    "table-menu": _lake("menu"),
    "table-botric": _solo("botric"),
    "table-why": _solo("why-build"),
    "scoring": Recipe(lambda: pages.ScoringPage(game(4, ENDED))),
    "replay": Recipe(lambda: pages.ReplayPage("Netherby", game(2, LATE))),
}


@contextmanager
def a_fixed_day() -> Iterator[None]:
    """Whoever asks what day it is hears the same; nothing is made in a process of its own."""
    with ExitStack() as stack:
        stack.enter_context(patch.object(HIRING, "beside", False))
        for module in ("hamlet.store.saving", "hamlet.app.screens.games_page"):
            stack.enter_context(patch(f"{module}.datetime", FixedDay))
        yield


def draw(name: str, size: Size) -> pygame.Surface:
    """The screen in a window of this size, when nothing moves any more."""
    recipe = RECIPES[name]
    forget_finished()
    pygame.display.init()
    pygame.font.init()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, a_fixed_day():
        settings = Settings(animation_speed=0.0, motion="off")
        home = Home(StillFolders(Path(folder)), settings, lot=lambda _: 7)
        KEYBOARD.bind(settings.keys)
        if recipe.games:
            for game_id, actions in (("a", MIDDLE), ("b", LATE)):
                Keeper(game(2, actions), home.folders, game_id).close()
        home.check()
        screen = _shown(Router(home), recipe)
        if recipe.mistaken:
            screen = _sheet_over(screen, home, size)
        return settled(screen, size, None).copy()


def _shown(router: Router, recipe: Recipe) -> Screen:
    screen = router.screen(recipe.page())
    if isinstance(screen, TableScreen):
        screen.others.hold_to_read()
        if recipe.mode and not enter_mode(screen.flow, recipe.mode):
            message = f"{recipe.mode} cannot be shown any more"
            raise LookupError(message)
    return screen


def _sheet_over(screen: Screen, home: Home, size: Size) -> Screen:
    """The sheet of mistakes, as somebody sees it who has just saved one."""
    home.folders = Folders(home.folders.data)
    home.mistaken = news_of_mistakes(home.folders.packs / "woods")
    settled(screen, size, None)
    sheet, scale = MistakesScreen(home), scale_for(size, None)
    sheet.resize(size, scale)
    StillBelow().lay(sheet, [screen], size, scale)
    return sheet
