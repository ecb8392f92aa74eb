"""Keys at the table: the focus stays on an open card, and what is pinned stays pinned."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame
import pytest

from hamlet.app.flow.legality import open_targets, open_tiles
from hamlet.app.flow.modes.holding import Holding
from hamlet.app.flow.table import Flow
from hamlet.app.ids import (
    BorderId,
    Command,
    DeliveryId,
    DisplayId,
    DonkeyId,
    HandId,
    Id,
    MendId,
    SaleId,
    TileId,
    TurnId,
)
from hamlet.app.showing import enter_mode
from hamlet.app.table.card_scrolling import DOWN, UP
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui import focus as walking
from hamlet.app.view.parts import Button
from hamlet.engine.village import Placed
from hamlet.session.session import Session
from tests.app.driver import KEYS, Driver
from tests.app.games import building_game, game
from tests.app.table.moments import OPENERS, moments, of_people

WALKING = ("tab", "tab", "tab", "shift tab", "right", "down", "left", "up")
KEPT = (*WALKING, "return", "space", *"123tmcbrdpxhzqe")
SUITE, SEQUENCES, KEYS_EACH = 6, 200, 9
BEGINS = ((1, 0.2), (28, 0.5), (1, 0.75))


def _open(
    tmp_path: Path, session: Session, size: tuple[int, int] = (1280, 720)
) -> tuple[Driver, TableScreen]:
    driver, table = Driver(tmp_path, size, 1.0), TableScreen(session, None, 0.0)
    driver.open(table)
    driver.settle()
    return driver, table


def _press(table: TableScreen, name: str) -> None:
    """One key, and the table as it stands after it; nothing need be drawn for that."""
    mod = pygame.KMOD_SHIFT if name.startswith("shift ") else 0
    name = name.removeprefix("shift ")
    code = KEYS.get(name) or pygame.key.key_code(name)
    text = name if len(name) == 1 else ""
    table.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=text, scancode=0))
    table.update(table.now + 0.5)


def _opened(card: str, begins: Sequence[tuple[int, float]] = BEGINS) -> Iterator[TableScreen]:
    """Tables with this card open, at some moments of recorded games."""
    pygame.display.set_mode((1280, 720))
    for number, begin in begins:
        whole = of_people(number)
        for at in range(int(begin * len(whole.history.done)), len(whole.history.done)):
            if whole.history.done[at].before.decision != "action" or not _opens(card, whole.fork(at)):
                continue
            table = TableScreen(whole.fork(at), None, 0.0)
            OPENERS[card](table.flow)
            table.resize((1280, 720), 1.0)
            table.update(table.now + 0.5)
            yield table
            break


def _opens(card: str, session: Session) -> bool:
    flow = Flow(session)
    return OPENERS[card](flow) and flow.scene().card is not None


def _on_card(table: TableScreen) -> bool:
    """Whether the focus is on the card, on what it asks for in the village, or nowhere."""
    hit = table.hits.get(table.input.focus)
    scene = table.flow.scene()
    asked: set[Id] = {*(mark.id for mark in scene.donkeys), *(mark.id for mark in scene.tiles)}
    lit = table.flow.mode.name == "donkeys" and hit is not None and hit.id in asked
    return hit is None or hit.group == "card" or lit


def _offers_something(table: TableScreen) -> bool:
    return any(hit.group == "card" and hit.tab and hit.enabled for hit in table.hits)


@pytest.mark.parametrize("card", sorted(OPENERS))
def test_tab_and_arrows_never_leave_an_open_card(card: str) -> None:
    chance = random.Random(card)
    tables = list(_opened(card, BEGINS[:1]))
    assert tables
    sequences = 0
    while sequences < SUITE:
        for table in tables:
            sequences += 1
            keys = [chance.choice(WALKING) for _ in range(KEYS_EACH)]
            mode, steps = table.flow.mode, len(table.session.history.done)
            for number, key in enumerate(keys):
                _press(table, key)
                told = (card, keys[: number + 1], table.input.focus)
                if _offers_something(table):
                    assert _on_card(table), told
                    assert table.input.focus is not None, told
                assert table.flow.mode is mode, told
            assert len(table.session.history.done) == steps


@pytest.mark.heavy
@pytest.mark.parametrize("card", sorted(OPENERS))
def test_with_each_card_two_hundred_walks_and_enters_keep_the_focus_on_it(card: str) -> None:
    chance = random.Random(card)
    sequences = 0
    while sequences < SEQUENCES:
        for table in _opened(card):
            sequences += 1
            for _ in range(3 * KEYS_EACH):
                _press(table, chance.choice((*WALKING, "return")))
                if table.flow.scene().card is None:
                    break
                if _offers_something(table):
                    assert _on_card(table), (card, table.flow.mode.name, table.input.focus)


def test_enter_on_what_scrolls_a_card_leads_to_its_end_and_then_back_and_chooses_nothing() -> None:
    table = next(_opened("church", ((1, 0.75),)))
    _press(table, "tab")
    table.input.set_focus(DOWN)
    steps, mode = len(table.session.history.done), table.flow.mode
    for _ in range(20):
        _press(table, "return")
        if table.input.focus != DOWN:
            break
    assert table.overlays.card.scroll
    assert table.input.focus == UP
    assert table.hits.get(DOWN) is None
    _press(table, "return")
    assert table.flow.mode is mode
    assert len(table.session.history.done) == steps


def test_on_a_card_scrolled_past_its_first_row_the_focus_comes_to_what_is_seen() -> None:
    table = next(_opened("church", ((1, 0.75),)))
    _press(table, "tab")
    first = table.input.focus
    table.overlays.card.scroll_by(1000)
    table.relayout()
    seen = {hit.id for hit in table.hits if hit.group == "card" and hit.enabled}
    assert first not in seen
    table.input.focus_card()
    assert table.input.focus in seen


def _gives_up(table: TableScreen, key: str) -> bool:
    """Whether this key is meant to lift or build what is pinned."""
    if key not in ("return", "space"):
        return False
    focus = table.input.focus if table.input.by_keys else None
    return focus in (Command.LIFT, Command.BUILD) or table.hits.get(focus) is None


def test_whatever_key_is_pressed_a_pinned_building_stays_pinned_until_it_is_lifted_or_built() -> None:
    chance = random.Random(7)
    table = next(_opened("ghost"))
    steps = len(table.session.history.done)
    kept = 0
    for _ in range(SEQUENCES // 4):
        for _ in range(KEYS_EACH):
            key = chance.choice(KEPT)
            if _gives_up(table, key):
                continue
            _press(table, key)
            kept += 1
            ghost = table.flow.mode.beneath
            assert isinstance(ghost, Holding), (key, table.flow.mode.name)
            assert ghost.pinned is not None, (key, table.flow.mode.name)
            shown = table.flow.scene().ghost
            assert shown is not None, key
            assert shown.pinned, key
        _press(table, "escape") if table.flow.mode.name != "ghost" else None
    assert kept > SEQUENCES
    assert all(type(step.action).__name__ == "MoveDonkey" for step in table.session.history.done[steps:])


def _pinned(tmp_path: Path) -> tuple[Driver, TableScreen]:
    driver, table = _open(tmp_path, building_game())
    assert enter_mode(table.flow, "ghost")
    driver.settle()
    return driver, table


def test_enter_on_a_pinned_building_builds_it_and_does_not_throw_it_away(tmp_path: Path) -> None:
    driver, table = _pinned(tmp_path)
    steps = len(table.session.history.done)
    for _ in range(60):
        driver.key("tab")
        hit = table.hits.get(table.input.focus)
        assert hit is not None
        assert hit.group == "card"
        if table.input.focus is Command.BUILD:
            break
    driver.key("return")
    assert type(table.session.history.done[steps].action).__name__ == "Construct"


def test_a_click_elsewhere_keeps_a_pinned_building_and_says_how_to_give_it_up(tmp_path: Path) -> None:
    driver, table = _pinned(tmp_path)
    stands = {mark.tile for mark in table.flow.scene().tiles}
    clicked: list[Id] = []
    for hit in list(table.hits):
        other = isinstance(hit.id, HandId | DisplayId | DeliveryId | SaleId) and hit.enabled
        other |= isinstance(hit.id, TileId) and hit.id.tile not in stands
        if not other or table.hits.point(hit.id) is None or type(hit.id) in map(type, clicked):
            continue
        driver.click(hit.id)
        ghost = table.flow.scene().ghost
        assert ghost is not None, hit.id
        assert ghost.pinned, hit.id
        if table.flow.scene().toast:
            clicked.append(hit.id)
        driver.wait(1.0)
    assert len(clicked) >= 3
    bare = next(
        (x, y)
        for x in range(table.frame.village.left + 20, table.frame.village.right, 20)
        for y in range(table.frame.village.top + 20, table.frame.village.bottom, 20)
        if table.hits.at((x, y)) is None
    )
    driver.click_at(bare)
    ghost = table.flow.scene().ghost
    assert ghost is not None
    assert ghost.pinned


def test_escape_and_lift_give_a_pinned_building_up(tmp_path: Path) -> None:
    driver, table = _pinned(tmp_path)
    driver.key("escape")
    ghost = table.flow.scene().ghost
    assert ghost is not None
    assert not ghost.pinned
    table.flow.pin()
    driver.settle()
    driver.click(Command.LIFT)
    ghost = table.flow.scene().ghost
    assert ghost is not None
    assert not ghost.pinned


def test_donkeys_move_while_a_building_is_pinned_and_done_leads_back_to_it(tmp_path: Path) -> None:
    for session in moments(1, tuple(share / 40 for share in range(8, 36)), 40):
        flow = Flow(session.fork(len(session.history.done)))
        if open_targets(session.state, "donkey") and enter_mode(flow, "ghost"):
            break
    driver, table = _open(tmp_path, session)
    assert enter_mode(table.flow, "ghost")
    driver.settle()
    driver.key("d")
    source, goal = open_targets(table.session.state, "donkey")[0]
    assert table.flow.choose(DonkeyId(source))
    assert table.flow.choose(TileId(goal))
    driver.settle()
    driver.key("d")
    ghost = table.flow.scene().ghost
    assert ghost is not None
    assert ghost.pinned
    driver.key("z")
    ghost = table.flow.scene().ghost
    assert ghost is not None
    assert ghost.pinned


def test_what_a_mend_leaves_behind_has_the_focus(tmp_path: Path) -> None:
    """A mend button is gone once it is pressed: the focus is then on what has become possible."""
    whole = of_people(1)
    for at in range(40, len(whole.history.done)):
        if whole.history.done[at].before.decision != "action":
            continue
        flow = Flow(whole.fork(at))
        found = _donkey_mend(flow)
        if found is not None:
            break
    uid, mend = found if found is not None else (0, Command.BACK)
    driver, table = _open(tmp_path, whole.fork(at))
    driver.key("tab")
    table.flow.choose(TileId(uid))
    driver.settle()
    table.input.set_focus(mend)
    driver.key("return")
    hit = table.hits.get(table.input.focus)
    assert hit is not None
    assert hit.group == "card"
    assert hit.enabled


def _donkey_mend(flow: Flow) -> tuple[int, Id] | None:
    """A building whose card has a donkey's step as mend."""
    for uid in range(len(flow.state.village.tiles)):
        flow.choose(TileId(uid))
        card = flow.scene().card
        for part in card.parts if card is not None else ():
            mend = part if isinstance(part, Button) else getattr(part, "mend", None)
            if mend is not None and isinstance(mend.id, MendId) and "{donkey}" in mend.label:
                return uid, mend.id
    return None


def test_without_a_card_tab_stops_only_at_what_can_be_done(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, game(2, 80))
    able, panels = open_tiles(table.session.state), table.flow.panels()
    stops = [hit.id for hit in walking.stops(table.input.in_turn())]
    tiles = [what.tile for what in stops if isinstance(what, TileId)]
    assert set(tiles) == able
    assert [what for what in stops if isinstance(what, TileId)] == stops[: len(tiles)]
    rows = {what for what in stops if isinstance(what, DeliveryId | SaleId)}
    church: set[Id] = {row.id for row in panels.church if row.payable}
    assert rows == church | {row.id for row in panels.sales if row.payable}
    assert {what for what in stops if isinstance(what, HandId)} == {i.id for i in panels.hand if i.buildable}
    for _ in stops:
        driver.key("tab")
        hit = table.hits.get(table.input.focus)
        assert hit is not None
        assert hit.enabled


def test_where_something_is_asked_for_in_the_village_tab_stops_there_only(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, game(2, 80))
    driver.key("r")
    payable = {mark.id for mark in table.flow.scene().borders if mark.enabled}
    assert payable
    seen = set()
    for _ in range(2 * len(payable)):
        driver.key("tab")
        assert isinstance(table.input.focus, BorderId)
        seen.add(table.input.focus)
    assert seen == payable


def test_tab_takes_a_held_blueprint_to_the_next_place_where_it_fits(tmp_path: Path) -> None:
    driver, table = _open(tmp_path, building_game())
    driver.key("1")
    mode = table.flow.mode
    assert isinstance(mode, Holding)
    for _ in range(600):
        if not mode.working:
            break
        driver.frames(1)
    assert mode.spot is not None
    begin, line = mode.ranked.index(mode.spot), list(mode.ranked)
    for step in (1, 2, 3):
        driver.key("tab")
        assert mode.spot == line[(begin + step) % len(line)]
    wanted = line[(begin + 3) % len(line)]
    driver.key("return")
    ghost = table.flow.scene().ghost
    assert ghost is not None
    assert ghost.pinned
    assert (ghost.rotation, ghost.at) == (wanted.rotation, wanted.at)


@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
def test_the_view_follows_a_blueprint_that_keys_take_from_place_to_place(
    size: tuple[int, int], tmp_path: Path
) -> None:
    driver, table = _open(tmp_path, building_game(), size)
    driver.key("1")
    mode, followed = table.flow.mode, 0
    assert isinstance(mode, Holding)
    for name in (*["tab"] * len(mode.fits.spots), *["down"] * 9, *["left"] * 9, "q", "q", *["up"] * 9):
        before = table.board.camera.eye
        _press(table, name)
        ghost = table.flow.scene().ghost
        assert ghost is not None
        lies = table.board.placed_rect(Placed(ghost.tile, ghost.rotation, ghost.at))
        assert table.board.camera.eye.rect.contains(lies), name
        followed += table.board.camera.eye != before
    assert followed
    driver.close()


def test_turning_a_pinned_building_by_its_button_keeps_the_focus_there(tmp_path: Path) -> None:
    driver, table = _pinned(tmp_path)
    driver.key("tab")
    table.input.set_focus(TurnId(1))
    driver.key("return")
    assert table.input.focus == TurnId(1)
    ghost = table.flow.scene().ghost
    assert ghost is not None
    assert ghost.pinned
