"""Before a game begins one reads which packs of one's own it is played with."""

from __future__ import annotations

from pathlib import Path

from hamlet.app.drafting.in_short import rules_in_short
from hamlet.app.pages import SetupPage
from hamlet.app.screens.setup import SetupScreen
from tests.app.reload.saving import PACK, woods


def _told(folder: Path, name: str) -> tuple[str, ...]:
    editor = woods(folder)
    editor.write(PACK.replace("Woods and Ways", name), "pack.yaml")
    editor.driver.open_page(SetupPage())
    editor.driver.settle()
    screen = editor.driver.screen
    assert isinstance(screen, SetupScreen)
    told = rules_in_short(screen.form)
    editor.driver.close()
    return told


def test_the_new_game_names_the_pack_of_mine_that_is_on(tmp_path: Path) -> None:
    assert "Woods and Ways" in _told(tmp_path, "Woods and Ways")


def test_a_pack_with_a_long_name_is_counted(tmp_path: Path) -> None:
    assert "1 pack of your own" in _told(tmp_path, "Woods and Ways of the Old Hills")
