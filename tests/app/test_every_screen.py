"""Every screen in every window, in our language and in the marked one: each word is whole and can be read."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from hamlet.app import pages
from hamlet.app.art.type import Drawn
from hamlet.app.home import Home
from hamlet.app.keeping import Keeper
from hamlet.commands.shot import SCREENS
from hamlet.session.session import Session
from hamlet.store.folders import Folders
from hamlet.store.settings import Settings
from tests.app import games, marked
from tests.app.driver import Driver
from tests.app.numbers_games import numbers_games
from tests.app.texts import cut_off, hearing, pale, small

Size = tuple[int, int]
Game = Callable[[int, int], Session]
WINDOWS: list[tuple[Size, float]] = [
    ((960, 540), 1.0),
    *(
        (size, scale)
        for size in ((1280, 720), (1920, 1080), (2560, 1440), (3840, 2160))
        for scale in (1.0, 1.5)
    ),
    ((3840, 2160), 2.0),
]
LATE, ENDED = 120, 2000
OPENED: dict[str, Callable[[Game], pages.Page]] = {
    "title": lambda _: pages.TitlePage(),
    "setup": lambda _: pages.SetupPage(),
    "rules": lambda _: pages.RulesPage(),
    "help": lambda _: pages.HelpPage(),
    "tiles": lambda _: pages.HelpPage(chapter="every"),
    "solo": lambda _: pages.SoloPage(),
    "packs": lambda _: pages.PacksPage(),
    "numbers": lambda _: pages.NumbersPage(games=numbers_games()),
    "workshop": lambda _: pages.WorkshopPage(),
    "workshop-card": lambda _: pages.WorkshopPage("lake", "menu", copy_of="infrastructure"),
    "workshop-files": lambda _: pages.WorkshopPage(file="rules.yaml"),
    "settings": lambda _: pages.SettingsPage(),
    "keys": lambda _: pages.KeysPage(),
    "load": lambda _: pages.GamesPage(),
    "table": lambda game: pages.TablePage(game(3, LATE), kept=False),
    "scoring": lambda game: pages.ScoringPage(game(4, ENDED)),
    "replay": lambda game: pages.ReplayPage("Netherby", game(2, LATE)),
    "tutorial": lambda _: pages.StepsPage(kept=False),
}


def _chosen(*turns: int) -> list[object]:
    """In the suite each screen comes in some windows and each window to some screens; heavy is all of it."""
    found: list[object] = []
    for number, name in enumerate(OPENED):
        for place, (size, scale) in enumerate(WINDOWS):
            quick = (place - 3 * number) % len(WINDOWS) in turns
            marks = () if quick else (pytest.mark.heavy,)
            label = f"{name}-{size[0]}x{size[1]}-{scale}"
            found.append(pytest.param(name, size, scale, marks=marks, id=label))
    return found


# What is whole in the longer language is whole in ours, and both are drawn in the same colours.
LONGER, OURS = (0,), (len(WINDOWS) // 2,)


def opened(home: Home, game: Game, name: str, size: Size, scale: float) -> list[str]:
    """What is wrong with any word that is drawn until nothing changes any more."""
    if name in ("title", "load"):
        for game_id, actions in (("a", 30), ("b", LATE)):
            Keeper(game(2, actions), home.folders, game_id).close()
    driver = Driver(home.folders.data, size, scale, home=home)
    with hearing() as drawn:
        driver.open_page(OPENED[name](game))
        driver.settle()
    assert drawn
    return sorted({*_never_whole(drawn), *pale(drawn, driver.app.scale), *small(drawn, driver.app.scale)})


def _never_whole(drawn: list[Drawn]) -> list[str]:
    """A village is painted part by part: a sign that crosses a border comes with each of them."""
    places: dict[tuple[str, tuple[int, ...]], list[Drawn]] = {}
    for each in drawn:
        if each.shown.strip():
            places.setdefault((each.text, tuple(each.rect)), []).append(each)
    return [cut_off([at[0]])[0] for at in places.values() if cut_off([at[0]]) and not _covered(at)]


def _covered(at: list[Drawn]) -> bool:
    """Whether all parts that were drawn of one text make up the whole of it."""
    text = at[0].rect.inflate(-2, -2)
    parts = {tuple(text.clip(each.clip).clip(each.surface.get_rect())) for each in at}
    area = sum(wide * high for _, _, wide, high in parts)
    return area >= text.width * text.height and not any(each.cut for each in at)


@pytest.mark.parametrize(("name", "size", "scale"), _chosen(*OURS))
def test_every_word_of_a_screen_is_whole_and_can_be_read(
    name: str, size: Size, scale: float, tmp_path: Path
) -> None:
    home = Home(Folders(tmp_path), Settings(animation_speed=0.0, ui_scale=scale))
    assert opened(home, games.game, name, size, scale) == []


@pytest.mark.parametrize(("name", "size", "scale"), _chosen(*LONGER))
def test_in_a_longer_language_too(name: str, size: Size, scale: float, tmp_path: Path) -> None:
    assert opened(marked.home(tmp_path, scale), marked.game, name, size, scale) == []


def test_every_screen_that_can_be_drawn_is_looked_at() -> None:
    assert set(OPENED) == set(SCREENS)


@pytest.mark.parametrize("turns", [LONGER, OURS])
def test_the_suite_sees_every_screen_and_every_window(turns: tuple[int, ...]) -> None:
    quick = [param.values for param in _chosen(*turns) if not param.marks]  # type: ignore[attr-defined]
    assert {values[0] for values in quick} == set(OPENED)
    assert {values[1:] for values in quick} == set(WINDOWS)
    assert len(quick) * len(WINDOWS) == len(turns) * len(list(product(OPENED, WINDOWS)))
