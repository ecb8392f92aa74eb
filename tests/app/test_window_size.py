"""The window fits the screen, and comes back in the size it had, whatever ended it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.pages import SetupPage
from hamlet.app.window_size import opening_size
from hamlet.store.folders import Folders
from hamlet.store.settings import load_settings
from tests.app.driver import Driver


@pytest.mark.parametrize("desktop", [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)])
def test_the_first_window_leaves_room_for_the_bars_of_the_screen(desktop: tuple[int, int]) -> None:
    width, height = opening_size(None, desktop)
    assert desktop[0] * 0.8 <= width <= desktop[0] * 0.95
    assert desktop[1] * 0.8 <= height <= desktop[1] * 0.95


def test_a_remembered_window_is_never_larger_than_the_present_screen() -> None:
    assert opening_size((1700, 950), (1920, 1080)) == (1700, 950)
    assert opening_size((3440, 1300), (1366, 768)) == (1366, 768)
    assert opening_size((3440, 600), (1366, 768)) == (1366, 600)


def _kept(folder: Path) -> tuple[int, int] | None:
    return load_settings(Folders(folder)).settings.window_size


def test_a_changed_size_is_on_the_disk_without_the_game_being_closed(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.open_page(SetupPage())
    for width in range(1290, 1400, 10):
        pygame.display.set_mode((width, 760))
        driver.frames(1, pygame.Event(pygame.WINDOWSIZECHANGED))
    assert _kept(tmp_path) is None, "written at every step of a drag"
    driver.wait(0.6)
    assert _kept(tmp_path) == (1390, 760)


def test_a_size_that_has_only_just_changed_is_kept_on_closing(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.open_page(SetupPage())
    pygame.display.set_mode((1000, 700))
    driver.frames(1, pygame.Event(pygame.WINDOWSIZECHANGED))
    driver.close()
    assert _kept(tmp_path) == (1000, 700)
