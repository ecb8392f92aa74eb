"""While the sheet of mistakes lies over a table, its button is the only golden one."""

from __future__ import annotations

from pathlib import Path

import pygame

from hamlet.app.art.palette import BANNER
from hamlet.app.ids import Command, Id
from hamlet.app.pages import SandboxPage
from hamlet.app.screens.mistakes import mistakes_ids as ids
from hamlet.app.screens.mistakes.mistakes_screen import MistakesScreen
from hamlet.app.table.table_screen import TableScreen
from tests.app.driver import Driver
from tests.app.reload.saving import BAD, woods

GOLDEN = 60
"""Pixels of plain gold that a golden button has at least: beside its words, under its light."""


def _gold(driver: Driver, place: pygame.Rect) -> int:
    part = driver.app.surface.subsurface(place)
    return pygame.transform.threshold(None, part, BANNER, (1, 1, 1), set_behavior=0)


def _place(driver: Driver, what: Id) -> pygame.Rect:
    return driver.hit(what).bounds.copy()


def test_only_the_sheet_has_a_golden_button_while_it_lies_over_a_table(tmp_path: Path) -> None:
    editor = woods(tmp_path)
    driver = editor.driver
    driver.open_page(SandboxPage(tiles_first=("forester",)))
    driver.settle()
    end = _place(driver, Command.END_TURN)
    assert _gold(driver, end) > GOLDEN
    editor.save(BAD)
    driver.settle()
    assert driver.shows(MistakesScreen)
    assert _gold(driver, _place(driver, ids.WRITE)) > GOLDEN
    assert _gold(driver, end) == 0
    driver.key("escape")
    driver.settle()
    assert driver.shows(TableScreen)
    assert _gold(driver, end) > GOLDEN
    driver.close()
