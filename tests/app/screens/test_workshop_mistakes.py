"""Mistakes in the workshop are read wherever the YAML is seen, and nothing lies over what is wanted then."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from hamlet.app.ids import CellId
from hamlet.app.kit.choice_grid import ChoiceGrid
from hamlet.app.kit.joined import JoinedChoices
from hamlet.app.kit.kit_pieces import KitPieces
from hamlet.app.kit.laying_out import PlacedCard, lay_cards
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.kit.scrolling import Scrolls
from hamlet.app.screens.workshop import tile_places
from hamlet.app.screens.workshop import workshop_ids as ids
from hamlet.app.screens.workshop.tile import tile_ids
from hamlet.app.screens.workshop.workshop_screen import WorkshopScreen
from hamlet.words.rooms import english
from tests.app.benches import PACK_YAML, TILES, woods
from tests.app.driver import Driver
from tests.app.screens.test_workshop import opened, yaml
from tests.app.texts import hearing

LOW = [(960, 540), (1280, 720)]
WRONG = TILES.replace("slots: 2", "slots: many")
LONG = TILES.replace("slots: 2", f"slots: 2   # {'many ' * 30}")


def typed_into(folder: Path, size: tuple[int, int], tiles: str = TILES) -> tuple[Driver, WorkshopScreen]:
    """The YAML of the forester, open."""
    driver, screen = opened(folder, size, tiles=tiles)
    yaml(driver, screen)
    driver.click_at(driver.point(ids.YAML))
    driver.later(2)
    assert screen.yaml.hands.typing
    return driver, screen


@pytest.mark.parametrize("size", LOW)
def test_beside_the_yaml_the_worst_mistake_is_read_in_low_windows(
    size: tuple[int, int], tmp_path: Path
) -> None:
    driver, screen = opened(tmp_path, size, tiles=WRONG)
    yaml(driver, screen)
    worst = screen.controls[ids.check_id(0)].region.bounds
    paper = screen.controls[ids.YAML].region.bounds
    assert pygame.Rect(0, 0, *size).contains(worst)
    assert not worst.colliderect(paper)
    driver.click(ids.check_id(0))
    line, _ = screen.yaml.hands.entry.place(screen.yaml.hands.entry.caret)
    assert WRONG.splitlines()[line] == "  slots: many"
    driver.close()


@pytest.mark.parametrize(
    ("size", "tab"), [((960, 540), tile_places.CHECK), ((1280, 720), tile_places.CHECKS)]
)
def test_the_tab_of_checks_says_how_many_mistakes_there_are(
    size: tuple[int, int], tab: str, tmp_path: Path
) -> None:
    driver, screen = opened(tmp_path, size, tiles=WRONG)
    found = screen.hits.get(CellId(ids.TABS, tab))
    assert found is not None
    assert found.hint == "1 mistake"
    tabs = screen.controls[ids.TABS].adjusted
    assert isinstance(tabs, JoinedChoices)
    assert {each.value: each.count for each in tabs.cells if each.count} == {tab: 1}
    driver.close()


@pytest.mark.parametrize("size", [*LOW, (1920, 1080)])
def test_while_the_yaml_is_typed_into_no_hint_lies_over_anything(
    size: tuple[int, int], tmp_path: Path
) -> None:
    driver, screen = typed_into(tmp_path, size)
    assert screen.marks.hint != ids.YAML
    driver.key("escape")
    driver.move(driver.point(ids.YAML))
    driver.later(2)
    place = screen.marks.hint_place(driver.hit(ids.YAML))
    assert screen.marks.hint == ids.YAML
    assert place is not None
    for button in (ids.SHOW, ids.SAVE, ids.PLAY, ids.UNDO):
        assert not place.colliderect(driver.hit(button).bounds)
    driver.close()


def test_lines_are_seen_from_their_beginning_when_nobody_types_any_more(tmp_path: Path) -> None:
    driver, screen = typed_into(tmp_path, (1280, 720), LONG)
    line = next(number for number, each in enumerate(LONG.splitlines()) if "many" in each)
    screen.yaml.hands.entry = screen.yaml.hands.entry.put_at(line, 0)
    driver.frames(1, pygame.Event(pygame.KEYDOWN, key=pygame.K_END, mod=0, unicode=""))
    assert screen.yaml.hands.left > 0
    driver.key("escape")
    assert screen.yaml.hands.left == 0
    driver.close()


def test_in_a_steady_card_nothing_moves_when_its_bar_comes() -> None:
    def widths(card: PaperCard, high: int) -> list[int]:
        rect = pygame.Rect(7, 3, 400, high)
        laid = lay_cards([PlacedCard(rect, card)], KitPieces(english()), Scrolls(), 1.0)
        return [
            control.region.bounds.width
            for each in laid
            for control in each.piece.controls
            if control.adjusted.id == tile_ids.NAME
        ]

    rows = tuple(PressButton(each, "x") for each in (tile_ids.NAME, tile_ids.CALLED, tile_ids.KIND))
    loose = PaperCard("form", rows)
    steady = replace(loose, steady=True)
    assert widths(loose, 60) != widths(loose, 600)
    assert widths(steady, 60) == widths(steady, 600) != []


def test_a_fourth_kind_does_not_break_the_words_of_a_narrow_form(tmp_path: Path) -> None:
    home = woods(tmp_path)
    (tmp_path / "packs" / "woods" / "pack.yaml").write_text(
        PACK_YAML.replace("[base]", "[base, lake]"), encoding="utf-8"
    )
    driver, screen = opened(tmp_path, (1280, 720), home=home)
    kinds = screen.controls[tile_ids.KIND].adjusted
    assert isinstance(kinds, ChoiceGrid)
    assert len(kinds.cells) == 4
    driver.close()


def test_points_that_always_come_are_not_for_each_game(tmp_path: Path) -> None:
    tiles = TILES.replace("  produces: [wood]\n", "  score: {points: 2, per: always}\n")
    driver, screen = opened(tmp_path, tiles=tiles)
    with hearing() as said:
        screen.resize((1280, 720), 1.0)
        driver.frames(3)
    told = {each.text for each in said}
    assert "for being there" in told
    assert "for each" not in told
    driver.close()
