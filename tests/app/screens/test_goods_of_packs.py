"""Goods of packs look on every page as in the game that it tells of, whatever was drawn elsewhere before."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.art.icons.pen import WORN
from hamlet.app.art.packs.wearing import WARDROBE
from hamlet.app.kit.kit_pieces import KitPieces
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.pages import HelpPage, PacksPage, Page, WorkshopPage
from hamlet.app.screens.howto.finding_places import EVERY
from hamlet.app.screens.packs.packs_ids import row_id
from hamlet.content.packs import load_base, load_packs
from hamlet.engine.definitions import Definitions
from hamlet.resources import data_folder
from hamlet.session.choice import choose_game
from hamlet.words.rooms import english
from tests.app.reload.saving import TILES, woods

HONEY = "- {id: honey, name: Honey, class: raw, colour: F0A92E}\n"
HIVES = TILES.replace("produces: [wood]", "produces: [honey]").replace("{wood: 1}", "{honey: 1}")
PAGES = (HelpPage(chapter=EVERY), PacksPage(), WorkshopPage("woods", "tiles", "sawpit"))


def _plain() -> Definitions:
    return choose_game(load_base()).definitions


@pytest.mark.parametrize("page", PAGES, ids=lambda page: type(page).__name__)
def test_a_page_shows_the_goods_of_its_game_after_another_game_was_drawn(page: Page, tmp_path: Path) -> None:
    editor = woods(tmp_path, tiles=HIVES)
    editor.write(HONEY, "materials.yaml")
    driver = editor.driver
    WARDROBE.wear(_plain())
    driver.open_page(page)
    driver.settle()
    if isinstance(page, PacksPage):
        driver.click(row_id("woods"))
        driver.settle()
    assert "honey" in WORN
    before = pygame.image.tobytes(driver.app.surface, "RGB")
    assert isinstance(driver.screen, KitScreen)
    driver.screen.pieces.clear()
    WARDROBE.wear(_plain())
    driver.screen.relayout()
    driver.frames(1)
    assert "honey" in WORN
    assert pygame.image.tobytes(driver.app.surface, "RGB") == before
    driver.close()


def test_a_piece_drawn_while_goods_looked_different_is_drawn_anew(tmp_path: Path) -> None:
    editor = woods(tmp_path, tiles=HIVES)
    editor.write(HONEY, "materials.yaml")
    honeyed = choose_game(load_packs([data_folder() / "base", editor.place])).definitions
    pieces = KitPieces(english())

    def made_in(definitions: Definitions) -> int:
        WARDROBE.wear(definitions)
        pieces.get("piece", (10, 10), 1.0, lambda _pane, _rect: None)
        return pieces.made

    plain = _plain()
    assert [made_in(each) for each in (plain, honeyed, honeyed, plain)] == [1, 2, 2, 3]
    editor.driver.close()
