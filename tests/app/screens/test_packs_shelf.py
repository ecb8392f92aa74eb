"""The page of packs: what is there, whether it is sound, and where one's own belong."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.app.home import Home
from hamlet.app.ids import ButtonId
from hamlet.app.pages import TitlePage
from hamlet.app.screens.packs_shelf import COPY, PacksScreen
from hamlet.app.ui import clipboard
from hamlet.store.folders import Folders
from hamlet.store.settings import Settings
from tests.app.driver import Driver
from tests.app.texts import cut_off, hearing
from tests.packs import write_files

SOUND = 'id: orchard\nname: The Orchard\nabout: Apples everywhere.\nversion: "1.0"\nrequires: [base]\n'
BROKEN = 'id: mill\nname: A mill\nversion: "1.0"\nrequires: [base]\nnonsense: 3\n'


def opened(folder: Path, size: tuple[int, int] = (1280, 720)) -> tuple[Driver, list[str]]:
    """The page as it is come to from the title, and all that stands there."""
    home = Home(Folders(folder), Settings(animation_speed=0.0, ui_scale=1.0))
    driver = Driver(folder, size, home=home)
    driver.open_page(TitlePage())
    with hearing() as drawn:
        driver.click(ButtonId("packs"))
        driver.settle()
    assert isinstance(driver.screen, PacksScreen)
    assert cut_off(drawn) == []
    return driver, [each.text for each in drawn]


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_the_games_own_packs_and_ones_own_are_listed_with_what_they_say(
    size: tuple[int, int], tmp_path: Path
) -> None:
    write_files(tmp_path / "packs" / "orchard", {"pack.yaml": SOUND})
    _, said = opened(tmp_path, size)
    told = " ".join(said)
    assert "Hamlet" in told
    assert "By the Lake" in told
    assert "The Orchard" in told
    assert "Apples everywhere." in told
    assert "needs Hamlet" in told
    assert "needs base" not in told


def test_a_broken_pack_is_listed_with_its_first_mistake(tmp_path: Path) -> None:
    write_files(tmp_path / "packs" / "mill", {"pack.yaml": BROKEN})
    driver, _ = opened(tmp_path)
    assert isinstance(driver.screen, PacksScreen)
    problems = driver.screen.read["mill"].problems
    assert problems
    assert problems[0].line == 5
    assert not driver.screen.read["lake"].problems


def test_the_folder_for_ones_own_goes_to_the_clipboard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[str] = []
    monkeypatch.setattr(clipboard, "keep", kept.append)
    driver, _ = opened(tmp_path)
    driver.click(COPY)
    assert kept == [str(tmp_path / "packs")]
