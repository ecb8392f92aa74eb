"""Cards stay where they are while one works on them; questions stand at their button, rivals in the dock."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pygame
import pytest

from hamlet.app.flow.table import Flow
from hamlet.app.ids import Command, Id, MendId, OfferId, PanelCommand, StepId, TileId, TurnId
from hamlet.app.showing import enter_mode
from hamlet.app.table.kept_visible import KeptVisible
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.view.parts import Card, Row
from hamlet.session.session import Session
from tests.app.driver import Driver
from tests.app.games import building_game
from tests.app.table.moments import OPENERS, moments, of_people
from tests.choices import base_session

SIZES = [(1280, 720), (1920, 1080)]
FOUND = (50, 195)
"""Where such moments have been found before: looked at first."""


def _open(tmp_path: Path, session: Session, size: tuple[int, int]) -> tuple[Driver, TableScreen]:
    driver, table = Driver(tmp_path, size, 1.0), TableScreen(session, None, 0.0)
    driver.open(table)
    driver.settle()
    return driver, table


def _card(table: TableScreen) -> Card:
    card = table.flow.scene().card
    assert card is not None
    return card


def _rows(card: Card) -> list[Id | None]:
    return [part.id for part in card.parts if isinstance(part, Row)]


def test_a_card_that_found_no_place_in_the_village_scrolls_to_its_end_in_the_column(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, building_game(), SIZES[0])
    told = "A row that takes the more lines the narrower the card is"
    card = Card("Long", parts=tuple(Row(OfferId("row", number), told) for number in range(12)))
    kept, standing = KeptVisible((table.frame.village,), (), (), None), table.overlays.card
    for _ in range(40):
        standing.stand(table.frame, card, table.flow.mode, kept)
        standing.scroll_by(120)
    standing.stand(table.frame, card, table.flow.mode, kept)
    assert standing.now is not None
    assert table.frame.right.contains(standing.now.rect)
    assert standing.scroll == standing.now.plan.scroll_most > 0
    assert OfferId("row", 11) in [hit.id for hit in standing.now.piece.hits]
    driver.close()


@lru_cache
def _mendable(sign: str) -> tuple[int, int, MendId]:
    """After how many steps which building's card has a mend that begins with this sign, and its id."""
    whole = of_people(1)
    for at in (*FOUND, *range(40, len(whole.history.done))):
        if whole.history.done[at].before.decision != "action":
            continue
        flow = Flow(whole.fork(at))
        for uid in range(len(flow.state.village.tiles)):
            flow.choose(TileId(uid))
            card = flow.scene().card
            for part in card.parts if card is not None and flow.mode.name == "card" else ():
                mend = part.mend if isinstance(part, Row) else None
                if mend is not None and isinstance(mend.id, MendId) and mend.label.startswith(sign):
                    return at, uid, mend.id
    raise AssertionError("no such moment")


@pytest.mark.parametrize("size", SIZES)
def test_a_donkeys_step_that_mends_leaves_the_card_and_its_rows_where_they_were(
    size: tuple[int, int], tmp_path: Path
) -> None:
    at, uid, mend = _mendable("{donkey}")
    driver, table = _open(tmp_path, of_people(1).fork(at), size)
    driver.click(TileId(uid))
    driver.settle()
    before, rows, place = _card(table), _rows(_card(table)), table.overlays.card_rect
    assert place is not None
    driver.click(mend)
    driver.settle()
    after = table.overlays.card_rect
    assert after is not None
    assert (after.left, after.width) == (place.left, place.width)
    assert after.top == place.top or after.bottom >= table.frame.village.bottom - 16
    assert _rows(_card(table)) == rows
    row = next(part for part in _card(table).parts if isinstance(part, Row) and part.id == mend.of)
    assert row.enabled
    assert not next(part for part in before.parts if isinstance(part, Row) and part.id == mend.of).enabled


@pytest.mark.parametrize("size", SIZES)
def test_a_mend_at_another_tile_opens_its_card_where_the_first_was_and_back_leads_there(
    size: tuple[int, int], tmp_path: Path
) -> None:
    at, uid, mend = _mendable("{road}")
    driver, table = _open(tmp_path, of_people(1).fork(at), size)
    driver.click(TileId(uid))
    driver.settle()
    place = table.overlays.card_rect
    driver.click(mend)
    driver.settle()
    there = table.overlays.card_rect
    assert there is not None
    assert place is not None
    stayed = there.topleft == place.topleft
    moved_off = not stayed and any(
        place.colliderect(rect) for rect in (*table.board.way_rects(table.flow.scene()), *_lit(table))
    )
    assert stayed or moved_off or not table.frame.village.contains(there)
    driver.key("escape")
    driver.settle()
    assert table.flow.mode.name == "card"


def _lit(table: TableScreen) -> list[pygame.Rect]:
    scene = table.flow.scene()
    wanted: set[Id] = {mark.id for mark in scene.tiles} | {mark.id for mark in scene.units}
    wanted |= {mark.id for mark in scene.borders}
    return [hit.bounds for hit in table.hits if hit.id in wanted]


@pytest.mark.parametrize("size", SIZES)
def test_exchanging_units_and_turning_a_building_do_not_move_the_card(
    size: tuple[int, int], tmp_path: Path
) -> None:
    moved = 0
    driver, table = _open(tmp_path, building_game(), size)
    assert enter_mode(table.flow, "ghost")
    driver.settle()
    for _ in range(3):
        before = table.overlays.card_rect
        driver.click(TurnId(1))
        driver.settle()
        ghost, after = driver.hit(Command.GHOST).bounds, table.overlays.card_rect
        assert before is not None
        assert after is not None
        moved += after.topleft != before.topleft and not before.colliderect(ghost)
    assert moved <= 1
    whole = of_people(1)
    for at in range(60, len(whole.history.done)):
        flow = Flow(whole.fork(at))
        if flow.state.decision == "action" and OPENERS["payment"](flow):
            break
    driver, table = _open(tmp_path, whole.fork(at), size)
    assert OPENERS["payment"](table.flow)
    driver.settle()
    steps = [hit for hit in table.hits if isinstance(hit.id, StepId) and hit.enabled]
    for hit in steps:
        before = table.overlays.card_rect
        driver.click(hit.id)
        driver.settle()
        after = table.overlays.card_rect
        assert before is not None
        assert after is not None
        assert after.left == before.left
        if not driver.hit(hit.id).enabled:
            break


@pytest.mark.parametrize("size", [*SIZES, (960, 540)])
def test_the_question_whether_to_end_the_turn_stands_at_its_button(
    size: tuple[int, int], tmp_path: Path
) -> None:
    whole = of_people(1)
    for at in range(30, len(whole.history.done)):
        flow = Flow(whole.fork(at))
        if flow.state.decision == "action" and OPENERS["end"](flow) and flow.mode.name == "end_turn":
            break
    driver, table = _open(tmp_path, whole.fork(at), size)
    driver.click(Command.END_TURN)
    driver.settle()
    card, button = table.overlays.card_rect, table.chrome.hits()
    assert card is not None
    asked = next(hit.bounds for hit in button if hit.id is Command.END_TURN)
    assert not card.colliderect(asked)
    assert asked.top - card.bottom <= 60
    assert card.left < asked.right
    assert card.right > asked.left - 48


@pytest.mark.parametrize("size", [*SIZES, (960, 540)])
def test_what_is_pressed_about_a_rivals_turn_lies_outside_the_village(
    size: tuple[int, int], tmp_path: Path
) -> None:
    session = next(
        each
        for each in (base_session(["greedy", "human"], seed) for seed in range(20))
        if not each.state.decider
    )
    driver, table = Driver(tmp_path, size, 1.0), TableScreen(session, None, 1.0)
    driver.open(table)
    driver.frames(10)
    assert table.opponents.playing
    for name in ("hold", "step", "skip", "pace"):
        assert table.frame.dock.contains(driver.hit(PanelCommand(name)).bounds), name
        assert table.hits.point(PanelCommand(name)) is not None
    driver.click(PanelCommand("skip"))
    driver.settle()
    assert table.flow.humans_turn
    for name in ("again", "pace"):
        assert table.frame.dock.contains(driver.hit(PanelCommand(name)).bounds), name
    assert table.frame.dock.contains(driver.hit(Command.END_TURN).bounds)
    assert not any(hit.group == "bar" for hit in table.hits)


@pytest.mark.parametrize("size", SIZES)
def test_the_card_of_a_misfit_leaves_the_buildings_free_with_which_it_does_not_get_on(
    size: tuple[int, int], tmp_path: Path
) -> None:
    for session in moments(1, (0.85,)):
        driver, table = _open(tmp_path, session, size)
        assert enter_mode(table.flow, "unfit")
        driver.settle()
        scene, card = table.flow.scene(), table.overlays.card_rect
        assert scene.ghost is not None
        assert card is not None
        wrong = {TileId(uid) for uid in scene.ghost.against}
        named = [hit for hit in table.board.hits(session.state, scene) if hit.id in wrong]
        assert named
        assert not [hit.hint for hit in named if card.colliderect(hit.bounds)]
        driver.close()
