"""The card of hints at the table: by mouse and by keys, with nothing lit under it and nothing done."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.app.flow.hinting.hints_shown import HintsShown, advised
from hamlet.app.flow.table import Flow
from hamlet.app.ids import Command, HireId, LetterId
from hamlet.app.table.stops import CARD
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.view.hint_rows import ALL_REASONS, HintRow
from hamlet.engine.actions.hire import HireDonkey
from hamlet.engine.actions.town_hall import TakeBlueprint
from hamlet.session.session import Session
from tests.app.botric_games import solo_moment
from tests.app.driver import Driver
from tests.app.games import game, moment_of
from tests.app.lake_games import lake_moment
from tests.app.texts import cut_off, hearing, overlapping, pale, small
from tests.spread import spread

SIZES = [(960, 540), (1280, 720), (1920, 1080)]
sizes = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
MOMENTS = {
    "middle": lambda: game(2, 60),
    "roads": lambda: game(2, 100),
    "lake late": lambda: lake_moment(180),
    "against him": lambda: solo_moment(None, lake=True),
}


def table_of(folder: Path, session: Session, size: tuple[int, int]) -> tuple[Driver, TableScreen]:
    driver, table = Driver(folder, size, 1.0), TableScreen(session, None, 0.0)
    driver.open(table)
    driver.later(1.0)
    driver.settle()
    return driver, table


def shown(table: TableScreen) -> HintsShown:
    mode = table.flow.mode
    assert isinstance(mode, HintsShown)
    return mode


def rows(table: TableScreen) -> list[HintRow]:
    """As they were drawn."""
    standing = table.overlays.card.now
    assert standing is not None
    return [part for part in standing.plan.card.parts if isinstance(part, HintRow)]


@spread({"moment": MOMENTS, "size": SIZES})
def test_the_card_covers_no_letter_and_its_texts_have_room(
    moment: str, size: tuple[int, int], tmp_path: Path
) -> None:
    driver, table = table_of(tmp_path, MOMENTS[moment](), size)
    with hearing() as drawn:
        driver.key("h")
        driver.settle()
    card, mode = table.overlays.card_rect, shown(table)
    assert card is not None
    assert table.frame.village.contains(card)
    letters = [hit for hit in table.hits if isinstance(hit.id, LetterId) and hit.group == "village"]
    lying = {LetterId(number) for number, place in enumerate(mode.places) if place.in_village}
    assert {hit.id for hit in letters} == lying
    assert [hit.id for hit in letters if card.colliderect(hit.bounds)] == []
    assert {hit.id for hit in table.hits if hit.group == CARD} >= {row.id for row in rows(table)}
    seen = [each for each in drawn if each.clip.size == each.surface.get_size()]
    assert [*cut_off(seen), *overlapping(seen), *pale(seen), *small(seen, 1.0)] == []
    driver.close()


def test_less_is_told_where_there_is_less_room(tmp_path: Path) -> None:
    told = []
    for number, size in enumerate(SIZES):
        driver, table = table_of(tmp_path / str(number), game(2, 60), size)
        driver.key("h")
        driver.settle()
        told.append([row.detail for row in rows(table)])
        driver.close()
    assert told[0] < told[1] < told[2] == [ALL_REASONS] * 3


@sizes
def test_by_mouse_pointing_brightens_and_a_click_sets_up(size: tuple[int, int], tmp_path: Path) -> None:
    driver, table = table_of(tmp_path, game(2, 60), size)
    before = len(table.session.history.done)
    driver.click(Command.HINT)
    driver.settle()
    mode = shown(table)
    row = next(hit for hit in table.hits if hit.id == LetterId(1) and hit.group == CARD)
    driver.move(row.bounds.center)
    driver.settle()
    assert mode.lit == 1
    card = table.overlays.card_rect
    driver.move((table.frame.village.right - 4, table.frame.village.bottom - 4))
    driver.settle()
    assert mode.lit == 0
    assert table.overlays.card_rect == card
    driver.click_at(row.bounds.center)
    driver.settle()
    assert table.flow.mode.name == "payment"
    assert len(table.session.history.done) == before
    driver.close()


def test_a_letter_in_the_village_sets_its_hint_up(tmp_path: Path) -> None:
    driver, table = table_of(tmp_path, game(2, 60), (1280, 720))
    driver.key("h")
    driver.settle()
    letter = next(hit for hit in table.hits if hit.id == LetterId(2) and hit.group == "village")
    driver.click_at(letter.bounds.center)
    driver.settle()
    assert table.flow.mode.name == "payment"
    driver.close()


def test_the_button_sets_up_what_was_chosen_though_the_pointer_passes_another(tmp_path: Path) -> None:
    driver, table = table_of(tmp_path, game(2, 60), (1280, 720))
    driver.key("h")
    driver.settle()
    driver.move(driver.point(LetterId(2)))
    driver.click(Command.CONFIRM)
    driver.settle()
    assert table.flow.mode.name == "townhall"
    driver.close()


def test_the_button_names_and_sets_up_the_hint_that_is_bright(tmp_path: Path) -> None:
    driver, table = table_of(tmp_path, game(2, 60), (1280, 720))
    driver.key("h")
    driver.settle()
    row = next(hit for hit in table.hits if hit.id == LetterId(2) and hit.group == CARD)
    driver.move(row.bounds.center)
    driver.settle()
    card = table.flow.scene().card
    assert card is not None
    assert [row.letter for row in rows(table) if row.lit] == ["C"]
    assert [button.label for button in card.buttons if button.main] == ["Set up C"]
    driver.key("return")
    driver.settle()
    assert table.flow.mode.name == "payment"
    driver.close()


@sizes
def test_by_keys_a_figure_brightens_enter_sets_up_and_escape_leads_back(
    size: tuple[int, int], tmp_path: Path
) -> None:
    driver, table = table_of(tmp_path, game(2, 60), size)
    before = len(table.session.history.done)
    driver.key("h")
    driver.settle()
    driver.key("3")
    assert [row.lit for row in rows(table)] == [False, False, True]
    driver.key("return")
    driver.settle()
    assert table.flow.mode.name == "payment"
    for _ in range(3):
        driver.key("escape")
    assert table.flow.mode.name == "idle"
    driver.key("h")
    driver.key("escape")
    assert table.flow.mode.name == "idle"
    assert len(table.session.history.done) == before
    driver.close()


def test_tab_walks_the_hints_and_what_has_the_focus_is_bright(tmp_path: Path) -> None:
    driver, table = table_of(tmp_path, game(2, 60), (1280, 720))
    driver.key("h")
    driver.settle()
    seen = set()
    for _ in range(5):
        driver.key("tab")
        driver.settle()
        seen.add(shown(table).lit)
        if shown(table).lit == 2:
            break
    assert 2 in seen
    driver.key("return")
    driver.settle()
    assert table.flow.mode.name == "payment"
    driver.close()


def _hire_advised() -> tuple[Session, int]:
    """A moment at the desk where it is advised to hire a donkey, and which hint that is."""
    whole = game(2, 400)
    for at, step in enumerate(whole.history.done):
        if step.before.decision == "hire":
            session = moment_of(whole, at)
            hints = [type(each.action) for each in advised(Flow(session))]
            if HireDonkey in hints:
                return session, hints.index(HireDonkey)
    raise AssertionError("never advised")


@pytest.mark.parametrize("hand", ["keys", "mouse"])
def test_enter_or_the_gold_button_hires_whom_the_hint_said(hand: str, tmp_path: Path) -> None:
    session, number = _hire_advised()
    driver, table = table_of(tmp_path, session, (1280, 720))
    before = len(session.history.done)
    driver.key("h")
    driver.key(str(number + 1))
    driver.key("return")
    driver.settle()
    assert table.flow.mode.name == "hire"
    assert table.input.focus == HireId("donkey")
    card = table.flow.scene().card
    assert card is not None
    assert [button.id for button in card.buttons if button.main] == [HireId("donkey")]
    if hand == "keys":
        driver.key("return")
    else:
        driver.click(HireId("donkey"))
    assert [step.action for step in session.history.done[before:]] == [HireDonkey()]
    driver.close()


def test_enter_takes_the_blueprint_that_the_hint_said(tmp_path: Path) -> None:
    session = game(2, 60)
    driver, table = table_of(tmp_path, session, (1280, 720))
    before = len(session.history.done)
    driver.key("h")
    action = shown(table).hints[0].action
    assert isinstance(action, TakeBlueprint)
    driver.key("return")
    driver.settle()
    assert table.input.focus == Command.TAKE
    driver.key("return")
    assert [step.action for step in session.history.done[before:]] == [action]
    driver.close()


def test_what_was_laid_out_holds_no_longer_once_something_else_was_chosen() -> None:
    session, number = _hire_advised()
    flow = Flow(session)
    flow.key("h")
    flow.key(str(number + 1))
    flow.key("return")
    assert flow.laid_out_for == HireId("donkey")
    flow.choose(Command.DONE)
    assert flow.laid_out_for is None
