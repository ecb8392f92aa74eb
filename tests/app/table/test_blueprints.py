from __future__ import annotations

import pygame
import pytest

from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.type import Role, measure
from hamlet.app.ids import HandId
from hamlet.app.table.blueprint_strip import least_strip
from hamlet.app.table.blueprints import NAME, draw_blueprint, draw_hand_item, name_lines
from hamlet.app.table.dock import card_rooms
from hamlet.app.table.dock_plan import CardRoom, plan_for
from hamlet.app.table.look import Look, Pictures
from hamlet.app.table.table_frame import FrameKind
from hamlet.app.ui.pane import Pane
from hamlet.app.view.panels import HandItem
from hamlet.content import load_base, resolve
from hamlet.engine.definitions import Cost, Definitions, Need
from hamlet.engine.reading import read_definitions
from hamlet.words.rooms import english
from tests.app.lake_games import lake_packs
from tests.app.texts import cut_off, hearing


@pytest.fixture(scope="module")
def definitions() -> Definitions:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return read_definitions(resolve(load_base()))


@pytest.fixture(scope="module")
def look(definitions: Definitions) -> Look:
    return Look(english(), definitions, definitions.colours, Pictures(TileArt(definitions)))


def test_a_cost_keeps_its_mix_of_materials_and_puts_gold_last(look: Look) -> None:
    amounts = look.amounts(Cost((Need((0, 1), 2),), gold=3))
    assert [(amount.count, amount.icons) for amount in amounts] == [(2, ("wood", "stone")), (3, ("gold",))]


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_blueprints_hold_every_name_and_cost(look: Look, scale: float) -> None:
    rect = pygame.Rect(20, 40, round(136 * scale), round(134 * scale))
    pane = Pane(pygame.Surface((700, 500)), scale, english())
    with hearing() as drawn:
        for number, tile in enumerate(look.definitions.tiles):
            if not tile.is_start:
                draw_blueprint(pane, rect, look, number, lit=False)
    assert all(rect.contains(each.rect) for each in drawn)
    assert not cut_off(drawn)


def test_a_chosen_blueprint_stands_up(look: Look) -> None:
    rect = pygame.Rect(20, 40, 136, 134)
    tops = []
    for selected in (True, False):
        pane = Pane(pygame.Surface((700, 500)), 1.0, english())
        item = HandItem(HandId(0), 8, selected=selected, buildable=True)
        draw_hand_item(pane, rect, look, item, 1)
        tops.append(pane.hits[0].bounds.top)
    assert tops[0] < tops[1] == rect.top


def test_a_name_is_broken_with_a_hyphen_before_anything_of_it_is_left_away() -> None:
    name = "Small Mountain Range"
    half = measure(name, Role.NUMBER, NAME) // 2
    for width in range(half + 18, half + 60, 4):
        lines = name_lines(name, width, NAME)
        assert len(lines) <= 2
        assert "".join(line.removesuffix("-") for line in lines).replace(" ", "") == "SmallMountainRange"
        assert all(measure(line, Role.NUMBER, NAME) <= width for line in lines)
    (cut,) = name_lines(f"{name} without any end to it", half, NAME)
    assert cut.endswith("…")


CROWDED = ("flour_mill", "cow_conservatory", "storeroom", "lumbermill", "stonemason", "barn", "barn")


def test_nothing_of_a_price_is_hidden_in_the_fullest_dock_by_the_lake() -> None:
    definitions = read_definitions(resolve(lake_packs()))
    look = Look(english(), definitions, definitions.colours, Pictures(TileArt(definitions)))
    ids = [tile.id for tile in definitions.tiles]
    tiles = [ids.index(name) for name in CROWDED]
    plan = plan_for(FrameKind.NORMAL, 1280, card_rooms(look, tiles), free=0, fish=3)
    for tile, width in zip(tiles, plan.cards, strict=True):
        assert width >= least_strip(look, tile), definitions.tiles[tile].name


def test_a_pack_with_an_endless_cost_takes_no_room_from_its_neighbours() -> None:
    usual = CardRoom(80, 60, 70)
    plan = plan_for(FrameKind.NORMAL, 1280, [usual, usual, CardRoom(80, 60, 4000)], free=0, fish=3)
    assert min(plan.cards) >= usual.least
    assert max(plan.cards) <= 130
