"""Pointing at something tells what is not to be seen already, and covers nothing one may choose."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.flow.table import Flow
from hamlet.app.flow.telling import tell_award, tell_blueprint, tell_building, tell_milestone
from hamlet.app.ids import Command, DisplayId, HandId, Id, InfoId, PanelCommand, TileId
from hamlet.app.showing import MODES, enter_mode
from hamlet.app.table.help_drawer import LINES
from hamlet.app.table.table_screen import TableScreen
from hamlet.engine.definitions import Kind
from tests.app.driver import Driver
from tests.app.games import building_game, game
from tests.app.texts import hearing
from tests.spread import spread, unlike

Size = tuple[int, int]
SIZES = [(960, 540), (1280, 720), (1920, 1080)]


def _open(folder: Path, size: Size = (1280, 720), actions: int = 120) -> tuple[Driver, TableScreen]:
    driver, table = Driver(folder, size, 1.0), TableScreen(game(2, actions), speed=0.0)
    driver.open(table)
    driver.settle()
    return driver, table


def _of_kind(flow: Flow, kind: str) -> int:
    kinds = flow.state.box.kind_of
    return next(uid for uid, placed in enumerate(flow.state.village.tiles) if kinds[placed.tile] == kind)


def test_a_building_tells_its_effect_what_lies_there_and_what_it_is_worth() -> None:
    flow = Flow(game(2, 120))
    refinery = tell_building(flow, _of_kind(flow, Kind.REFINERY))
    assert "Makes " in refinery
    assert "Lies here: " in refinery or "empty" in refinery
    landmark = tell_building(flow, _of_kind(flow, Kind.LANDMARK))
    assert "{flag:" in landmark
    assert "at the end" in landmark
    assert "parts are built" in tell_building(flow, _of_kind(flow, Kind.CHURCH))


def test_a_blueprint_tells_cost_reward_sides_and_rule() -> None:
    flow = Flow(game(2, 120))
    for tile, definition in enumerate(flow.state.box.definitions.tiles):
        if not definition.is_start:
            told = tell_blueprint(flow, tile, "Why not.")
            assert "Cost: " in told or "costs nothing" in told
            assert "Sides: " in told
            assert told.endswith("Why not.")


def test_an_award_tells_its_condition_every_count_and_who_leads() -> None:
    flow = Flow(game(2, 120))
    for row in flow.panels().awards:
        told = tell_award(flow, row.award)
        assert "most" in told
        for seat, who in enumerate(flow.session.setup.seats):
            assert f"{who.name} {row.counts[seat]}" in told
        assert "as things stand" in told
    for milestone in range(len(flow.state.milestones)):
        assert "has it" in tell_milestone(flow, milestone)


@unlike("size", [SIZES[0], SIZES[2]], SIZES)
def test_a_blueprint_pointed_at_is_shown_larger_beside_itself(tmp_path: Path, size: Size) -> None:
    driver, table = _open(tmp_path, size)
    what = DisplayId(0)
    driver.move(driver.point(what))
    driver.wait(0.6)
    hint, place = table.hint(driver.hit(what)), table.marks.hint_place(driver.hit(what))
    assert hint.picture is not None
    assert hint.picture.get_width() > driver.hit(what).bounds.width * 1.5
    assert place is not None
    assert not place.colliderect(driver.hit(what).bounds)


def _told(table: TableScreen) -> list[Id]:
    """Everything of the village and the panels that tells something."""
    return [hit.id for hit in table.hits if table.hint(hit).text]


@spread({"mode": ["card", "payment", "road", "donkeys", "townhall"], "size": SIZES})
def test_no_hint_covers_what_it_is_about_nor_what_may_be_chosen(
    tmp_path: Path, size: Size, mode: str
) -> None:
    assert mode in MODES
    for actions in range(60, 160, 10):
        driver, table = _open(tmp_path, size, actions)
        if enter_mode(table.flow, mode):
            break
    driver.settle()
    told = [what for what in _told(table) if isinstance(what, TileId | DisplayId | HandId | InfoId)]
    lit = {mark.id for mark in table.scene().tiles} | {mark.id for mark in table.scene().units}
    buttons = [
        hit for hit in table.hits if hit.enabled and hit.tab and (hit.id in lit or hit.group == "card")
    ]
    assert told
    assert buttons
    for what in told:
        hit = driver.hit(what)
        place = table.marks.hint_place(hit)
        if place is None:
            # In the smallest window a large sheet gives way altogether.
            assert size == SIZES[0], what
            continue
        assert driver.surface.get_rect().contains(place), what
        assert not place.colliderect(hit.bounds), what
        covered = [other.id for other in buttons if other.id != what and place.colliderect(other.bounds)]
        assert not covered, what


def _named(table: TableScreen) -> dict[int, bool]:
    """Whether the name of each building is written in the village."""
    canvas = table.board.canvas
    assert canvas is not None
    return {uid: signs.named for uid, signs in canvas.composition.signs.items()}


def test_a_building_seen_from_afar_is_named_as_soon_as_it_is_pointed_at(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, actions=900)
    written = _named(table)
    assert not any(written.values()), "a late village fitted into this window bears no names"
    for uid in (0, len(written) // 2, len(written) - 1):
        name = table.flow.words.name(
            table.flow.state.box.definitions.tiles[table.flow.state.village.tiles[uid].tile]
        )
        hit = driver.hit(TileId(uid))
        with hearing() as texts:
            driver.move(driver.point(TileId(uid)))
        assert name in " ".join(text.text for text in texts)
        brief = table.marks.hint_place(hit)
        assert brief is not None
        assert not brief.colliderect(hit.bounds)
        driver.wait(0.5)
        whole = table.marks.hint_place(hit)
        assert whole is not None
        assert whole.height > brief.height, "then it tells all"


def test_a_building_whose_name_is_written_waits_with_what_it_tells(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, (1920, 1080), 0)
    uid = next(uid for uid, named in _named(table).items() if named)
    driver.move(driver.point(TileId(uid)))
    assert table.marks.hint is None
    driver.wait(0.5)
    assert table.marks.hint == TileId(uid)


@unlike("size", [SIZES[0], SIZES[2]], SIZES)
def test_everything_under_the_question_mark_is_done_by_mouse(tmp_path: Path, size: Size) -> None:
    driver, table = _open(tmp_path, size)
    button = PanelCommand("drawer", "help")
    driver.click(button)
    assert all(table.hits.get(line.id) is not None for line in LINES)
    driver.click(PanelCommand("letters"))
    assert table.board.letters
    driver.click(PanelCommand("pace"))
    assert table.opponents.speed == 0.5
    driver.click(PanelCommand("find"))
    assert table.looking.finding is not None
    driver.key("escape")
    driver.click(button)
    driver.click(PanelCommand("reach"))
    assert table.flow.mode.name == "reach"
    driver.click(button)
    driver.click(PanelCommand("rule"))
    assert table.flow.mode.name == "rule"
    driver.key("escape")
    driver.key("escape")
    driver.click(button)
    driver.click(PanelCommand("keys"))
    assert driver.screen is not table


def _as_painted_anew(driver: Driver, table: TableScreen) -> bool:
    """Whether the window shows what it would if all of it were drawn now."""
    before = pygame.image.tobytes(driver.surface, "RGB")
    table.uncover()
    driver.frames(1)
    return before == pygame.image.tobytes(driver.surface, "RGB")


@unlike("size", [SIZES[0], SIZES[2]], SIZES)
def test_a_blueprint_taken_up_tells_nothing_more_and_leaves_no_sheet_behind(
    tmp_path: Path, size: Size
) -> None:
    driver, table = Driver(tmp_path, size, 1.0), TableScreen(building_game(), speed=0.0)
    driver.open(table)
    driver.later(1.0)
    driver.settle()
    driver.move(driver.point(HandId(0)))
    driver.later(1.0)
    told = [table.marks.hint]
    driver.click(HandId(0))
    driver.settle()
    driver.later(1.0)
    assert table.flow.mode.name == "ghost"
    assert [*told, table.marks.hint] == [HandId(0), None]
    assert _as_painted_anew(driver, table)


@pytest.mark.parametrize("mode", ["card", "payment"])
def test_the_hint_of_a_button_leaves_its_card_to_be_read(tmp_path: Path, mode: str) -> None:
    for actions in range(60, 160, 10):
        driver, table = _open(tmp_path, actions=actions)
        if enter_mode(table.flow, mode):
            driver.settle()
            break
    card = table.overlays.card_rect
    assert card is not None
    told = [hit for hit in table.hits if hit.group == "card" and hit.tab and table.hint(hit).text]
    assert told
    for hit in told:
        place = table.marks.hint_place(hit)
        assert place is not None, hit.id
        assert not place.colliderect(card), hit.id


def _tab_to(driver: Driver, table: TableScreen, what: Id) -> None:
    for _ in range(60):
        if table.input.focus == what:
            return
        driver.key("tab")
    message = f"Tab never comes to {what}"
    raise AssertionError(message)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_card_opened_by_a_key_tells_nothing_of_its_button_until_one_goes_there(
    size: Size, tmp_path: Path
) -> None:
    driver, table = _open(tmp_path, size, 60)
    driver.move(driver.point(DisplayId(0)))
    for _ in range(2):
        driver.key("h")
        driver.settle()
        driver.later(1.0)
        assert table.input.focus is Command.CONFIRM
        assert table.marks.hint is None
        driver.key("h")
        driver.settle()
        driver.later(1.0)
        assert table.marks.hint is None
    driver.key("h")
    driver.settle()
    for what in (Command.BACK, Command.CONFIRM):
        _tab_to(driver, table, what)
    driver.later(1.0)
    assert table.marks.hint is Command.CONFIRM
    driver.close()
