"""Of a table that was left nothing stays in memory, however it was left."""

from __future__ import annotations

from pathlib import Path
from weakref import ref

import pytest

from hamlet.app.pages import HelpPage, MenuPage, Page, TablePage, TitlePage
from hamlet.app.ui.screen import EVERY, Pop
from tests.app.driver import Driver
from tests.app.games import game


@pytest.mark.parametrize("over", [None, MenuPage(game(2, 12)), HelpPage()])
def test_a_table_that_was_left_is_gone_at_once(tmp_path: Path, over: Page | None) -> None:
    driver = Driver(tmp_path, (1280, 720), 1.0)
    driver.open_page(TitlePage())
    driver.open_page(TablePage(game(2, 12), kept=False))
    driver.frames(30)
    left = ref(driver.screen)
    if over is not None:
        driver.open_page(over)
        driver.frames(30)
    driver.app.apply(Pop(EVERY))
    assert left() is None
