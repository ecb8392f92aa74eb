from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pygame
import pytest

from hamlet.app.flow.table import Flow
from hamlet.app.ids import Command, PanelCommand, StepId, TileId, UnitId
from hamlet.app.showing import MODES, enter_mode
from hamlet.app.showing_lake import LAKE_MODES
from hamlet.app.table.card_rows import ActionRow
from hamlet.app.table.card_scrolling import hits_in
from hamlet.app.table.placing import covered, place_card
from hamlet.app.table.stepper_part import StepperPart
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.pane import Pane
from hamlet.app.view.amounts import Coins, Goods, Points
from hamlet.app.view.parts import Row, Stepper
from hamlet.words.rooms import english
from tests.app.botric_games import MODES_WITH_HIM, mode_with_him
from tests.app.driver import Driver
from tests.app.games import game
from tests.app.lake_games import mode_game
from tests.app.texts import cut_off, hearing, overlapping, pale
from tests.spread import spread

LAYOUTS = [((960, 540), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 1.5)]


@lru_cache
def _moment(mode: str) -> int:
    """After how many actions the mode is possible."""
    return next(actions for actions in range(60, 140) if enter_mode(Flow(game(2, actions)), mode))


def _table_in(mode: str) -> TableScreen:
    with_him = mode in MODES_WITH_HIM
    by_lake = mode_with_him if with_him else mode_game
    table = TableScreen(by_lake(mode) if with_him or mode in LAKE_MODES else game(2, _moment(mode)))
    table.opponents.paused = with_him
    assert enter_mode(table.flow, mode)
    return table


def _settled(mode: str, size: tuple[int, int], folder: Path) -> TableScreen:
    """The table in a window of this size, with its card in place."""
    driver, table = Driver(folder, size, 1.0), _table_in(mode)
    driver.open(table)
    driver.settle()
    return table


@spread({"mode": sorted(MODES), "size, scale": LAYOUTS})
def test_a_card_shows_all_of_its_text_and_every_choice_of_it_can_be_hit(
    mode: str, size: tuple[int, int], scale: float, tmp_path: Path
) -> None:
    driver = Driver(tmp_path, size, scale)
    table = _table_in(mode)
    with hearing() as drawn:
        driver.open(table)
        driver.frames(3)
    for hit in table.hits:
        if hit.group == "card" and hit.tab:
            assert table.hits.point(hit.id) is not None, hit.id
    rect = table.overlays.card_rect
    if rect is None:
        return
    assert driver.surface.get_rect().contains(rect)
    shown = [each for each in drawn if each.surface.get_width() == rect.width + 2 * round(24 * scale)]
    assert shown
    assert not cut_off(shown)
    assert not overlapping(shown)
    assert not pale(shown, scale)


@spread({"mode": ["card", "ghost", "payment", "road"], "size": [(1280, 720), (1920, 1080)]})
def test_a_card_covers_neither_its_tile_nor_the_ghost_nor_lit_units(
    mode: str, size: tuple[int, int], tmp_path: Path
) -> None:
    table = _settled(mode, size, tmp_path)
    card = table.overlays.card_rect
    assert card is not None
    scene = table.flow.scene()
    wanted = {mark.id for mark in scene.units}
    if scene.ghost:
        wanted.add(scene.ghost.id)
    if scene.card is not None and scene.card.tile is not None:
        wanted.add(TileId(scene.card.tile))
    kept = [hit.bounds for hit in table.hits if hit.id in wanted]
    assert kept
    assert covered(card, kept) == 0


@pytest.mark.parametrize(("size", "scale"), LAYOUTS[1:])
def test_a_payment_shows_its_ledger_unscrolled_and_both_buttons_in_one_line(
    size: tuple[int, int], scale: float, tmp_path: Path
) -> None:
    driver = Driver(tmp_path, size, scale)
    table = _table_in("payment")
    driver.open(table)
    driver.settle()
    assert table.overlays.card.now is not None
    assert table.overlays.card.now.plan.scroll_most == 0
    confirm, back = (table.hits.get(what) for what in (Command.CONFIRM, Command.BACK))
    assert confirm is not None
    assert back is not None
    assert confirm.bounds.top == back.bounds.top


@pytest.mark.parametrize(
    ("mode", "size"),
    [
        ("payment", (1152, 648)),
        ("storing", (1152, 648)),
        ("why-refine", (1152, 648)),
        ("card", (960, 540)),
        ("crossing", (960, 540)),
        ("ghost", (960, 540)),
        ("road", (960, 540)),
    ],
)
def test_a_card_becomes_wider_and_tighter_before_anything_of_it_is_hidden(
    mode: str, size: tuple[int, int], tmp_path: Path
) -> None:
    table = _settled(mode, size, tmp_path)
    standing, village = table.overlays.card.now, table.frame.village
    assert standing is not None
    assert standing.plan.scroll_most == 0
    assert village.contains(standing.rect)
    assert standing.rect.width <= village.width * 0.42


def test_a_card_stands_beside_its_target_where_there_is_room() -> None:
    room = pygame.Rect(0, 0, 1000, 800)
    target = pygame.Rect(100, 300, 100, 100)
    rect, free = place_card((300, 400), room, target, [target], [], 1.0)
    assert free
    assert not rect.colliderect(target)
    assert rect.left - target.right <= 40


def test_a_card_that_has_no_free_place_says_so() -> None:
    room = pygame.Rect(0, 0, 400, 400)
    rect, free = place_card((300, 380), room, None, [room], [], 1.0)
    assert not free
    assert room.contains(rect)


def test_a_long_card_scrolls_and_its_buttons_stay(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (960, 540), 1.0)
    table = _table_in("payment")
    driver.open(table)
    driver.settle()
    assert table.overlays.card.now is not None
    assert table.overlays.card.now.plan.scroll_most > 0
    before = {hit.id for hit in table.hits if hit.group == "card"}
    assert table.overlays.card_rect is not None
    driver.move(table.overlays.card_rect.center)
    driver.wheel(-3)
    assert table.overlays.card.scroll > 0
    after = {hit.id for hit in table.hits if hit.group == "card"}
    assert Command.CONFIRM in before & after


def test_where_a_card_has_more_than_room_a_button_leads_to_all_of_it(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (960, 540), 1.0)
    table = _table_in("storing")
    driver.open(table)
    driver.settle()
    more = PanelCommand("scroll", "down")
    assert driver.hit(more).bounds.width > 60
    before = {hit.id for hit in table.hits if hit.group == "card"}
    for _ in range(6):
        if table.hits.get(more) is None:
            break
        driver.click(more)
    assert table.hits.get(more) is None
    after = {hit.id for hit in table.hits if hit.group == "card"}
    assert {what for what in after if isinstance(what, StepId)} - before


def test_a_row_higher_than_a_small_card_can_be_hit_where_it_is_seen() -> None:
    window = pygame.Rect(0, 100, 200, 120)
    tall, half = (
        HitRegion(TileId(1), pygame.Rect(0, 60, 200, 150)),
        HitRegion(TileId(2), pygame.Rect(0, 200, 200, 40)),
    )
    whole, out = (
        HitRegion(TileId(3), pygame.Rect(0, 110, 200, 40)),
        HitRegion(TileId(4), pygame.Rect(0, 200, 200, 150)),
    )
    seen = {hit.id: hit.bounds for hit in hits_in([tall, half, whole, out], window, 60)}
    assert seen == {TileId(1): pygame.Rect(0, 100, 200, 110), TileId(3): whole.bounds}


def test_a_long_label_stands_over_its_buttons_instead_of_being_broken_beside_them() -> None:
    pygame.display.init()
    pygame.font.init()
    pane = Pane(pygame.Surface((400, 300)), 1.0, english())
    short, long = (
        StepperPart(Stepper(UnitId(0, 0), label, 1, can_less=True, can_more=True))
        for label in ("{wheat} Farm", "{brick} Stonemason, pays Red {star} 2 {gold} 2")
    )
    for part in (short, long):
        pane.hits.clear()
        rect = pygame.Rect(20, 20, 210, part.height(pane, 210))
        with hearing() as drawn:
            part.draw(pane, rect)
        assert not cut_off(drawn)
        assert not overlapping(drawn)
        assert not any("-" in each.text for each in drawn), "no word is broken"
        assert all(rect.contains(hit.bounds) for hit in pane.hits)
        assert len(pane.hits) == 2


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_cost_and_gain_that_have_no_room_in_one_line_stand_in_two(scale: float) -> None:
    pygame.display.init()
    pygame.font.init()
    pane = Pane(pygame.Surface((600, 400), pygame.SRCALPHA), scale, english())
    cost = (Goods(("stone",), 2), Goods(("wheat",), 1))
    row = ActionRow(Row(None, "Sell", cost, (Points(1), Coins(1))))
    width = pane.px(196)
    rect = pygame.Rect(20, 20, width, row.height(pane, width))
    row.draw(pane, rect)
    assert rect.inflate(pane.px(8), pane.px(8)).contains(pane.surface.get_bounding_rect())
