"""What panels tell in Botric's turn: prices on display, what he did in the log."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.art.piece_pictures import DONKEY
from hamlet.app.board.contents import pieces_of
from hamlet.app.flow.telling import tell_building
from hamlet.app.ids import BotricId, DisplayId, InfoId, LogId, PanelCommand
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.hints import hint_rect
from hamlet.engine.botric.attempts.build import BuildAttempt, Building
from hamlet.engine.botric.events import BotricActs, BotricTried, TokenMoved
from hamlet.engine.botric.foreseeing import as_in_his_turn, foreseen
from hamlet.engine.botric.steps import DRAW
from hamlet.engine.lattice.geometry import Triangle
from hamlet.players.registry import make_player
from hamlet.session.session import Session
from hamlet.words.stories import all_of, gained
from tests.app.botric_games import solo_moment, solo_session, whole_solo
from tests.app.driver import Driver
from tests.app.games import moment_of

WIDE, NORMAL = (1920, 1080), (1280, 720)


def opened(folder: Path, session: Session, size: tuple[int, int] = NORMAL) -> tuple[Driver, TableScreen]:
    """The table with Botric waiting."""
    driver, table = Driver(folder, size, 1.0), TableScreen(session, None, 0.0)
    table.opponents.paused = True
    driver.open(table)
    driver.settle()
    return driver, table


# prices


def test_a_botric_without_gold_sees_no_prices_on_display_and_pointing_at_one_tells_why(
    tmp_path: Path,
) -> None:
    driver, table = opened(tmp_path, solo_moment(DRAW))
    assert {item.price for item in table.flow.panels().display} == {None}
    told = table.tooltips.hint(driver.hit(DisplayId(1)), 720, 1.0).text
    assert "this Botric has no gold" in told
    driver.close()


def test_the_investor_is_shown_what_he_would_pay_and_a_person_what_she_would(tmp_path: Path) -> None:
    for session in (solo_moment(DRAW, edition="investor"), solo_moment(None)):
        driver, table = opened(tmp_path, session)
        display = table.flow.panels().display
        assert [item.price for item in display] == list(range(len(display)))
        told = table.tooltips.hint(driver.hit(DisplayId(1)), 720, 1.0).text
        assert "has no gold" not in told
        driver.close()


# the log


def deed_with_more_to_tell() -> tuple[Session, int]:
    """After a step in which he passed something over, did something, and moved a token."""
    whole = whole_solo(lake=True)
    number = next(
        n
        for n, step in enumerate(whole.history.done)
        if n > 60 and all(all_of(step.events, kind) for kind in (BotricTried, BotricActs, TokenMoved))
    )
    return moment_of(whole, number + 1), number


def test_the_column_begins_with_what_he_did_and_not_with_how_it_came_about(tmp_path: Path) -> None:
    session, number = deed_with_more_to_tell()
    driver, table = opened(tmp_path, session, WIDE)
    log = table.flow.panels().log
    lines = [hit for hit in table.hits if isinstance(hit.id, LogId)]
    top = min(lines, key=lambda hit: hit.bounds.top).id
    assert isinstance(top, LogId)
    assert not log[top.line].aside
    assert log[top.line].why == number
    assert not any(isinstance(hit.id, LogId) and log[hit.id.line].aside for hit in lines)
    driver.close()


def test_a_narrow_column_shows_what_he_did_too(tmp_path: Path) -> None:
    session, number = deed_with_more_to_tell()
    driver, table = opened(tmp_path, session, NORMAL)
    deed = next(entry for entry in table.flow.panels().log if entry.why == number and not entry.aside)
    assert driver.hit(PanelCommand("log")).hint.startswith(deed.short)
    driver.close()


@pytest.mark.parametrize("size", [WIDE, NORMAL])
def test_the_whole_log_still_tells_what_he_passed_over(size: tuple[int, int], tmp_path: Path) -> None:
    session, number = deed_with_more_to_tell()
    driver, table = opened(tmp_path, session, size)
    driver.key("l")
    driver.settle()
    log = table.flow.panels().log
    told = [log[hit.id.line] for hit in table.hits if isinstance(hit.id, LogId)]
    assert [entry.aside for entry in told if entry.why == number][:1] == [True]
    driver.close()


# what he did


@pytest.mark.parametrize("edition", ["favour", "investor"])
def test_what_producing_brings_him_is_told_on_the_strip_and_in_the_bar(edition: str, tmp_path: Path) -> None:
    whole = whole_solo(8, edition=edition, lake=True)
    number, gain = next(
        (n, gained(step.events, 1))
        for n, step in enumerate(whole.history.done)
        if any(event.action == "produce" for event in all_of(step.events, BotricActs))
    )
    driver, table = opened(tmp_path, moment_of(whole, number + 1), WIDE)
    seen = table.looking.state.botric
    assert seen is not None
    assert seen.strip is not None
    sign = {"favour": f"{{point}} {gain.points}", "investor": f"{{gold}} {gain.gold}"}[edition]
    assert [item.why.endswith(sign) for item in seen.strip.items if item.done] == [True]
    assert [each.why.endswith(sign) for each in seen.board.line if each.done] == [True]
    assert table.flow.panels().top.prompt.endswith(sign)
    driver.close()


# looking ahead


def closing_a_lake() -> tuple[Session, frozenset[Triangle]]:
    """A person's turn in which he would build so that a lake forms, and its ground."""
    for seed in range(7, 12):
        whole = whole_solo(seed, lake=True)
        for number, step in enumerate(whole.history.done):
            state = step.before
            if state.decision != "action" or state.seat != 0:
                continue
            deed = foreseen(state, "build").deed
            if isinstance(deed, Building):
                after = as_in_his_turn(state).copy()
                BuildAttempt().carry_out(after, deed, None)
                formed = after.village.lakes[len(state.village.lakes) :]
                if formed:
                    return moment_of(whole, number), frozenset(formed[0].triangles)
    raise AssertionError("he never builds so")


@pytest.mark.parametrize("size", [WIDE, NORMAL])
def test_pointing_at_build_shows_the_lake_that_he_would_close(size: tuple[int, int], tmp_path: Path) -> None:
    session, ground = closing_a_lake()
    driver, table = opened(tmp_path, session, size)
    assert not table.scene().lakes
    driver.move(driver.hit(BotricId("build")).bounds.center)
    driver.settle()
    scene = table.scene()
    assert scene.ghost is not None
    assert frozenset(scene.lakes[0].triangles) == ground
    driver.close()


# before the village stands


@pytest.mark.parametrize(("edition", "gold"), [("favour", 0), ("investor", 4)])
def test_while_the_start_is_laid_by_hand_he_is_shown_with_what_he_will_have(
    edition: str, gold: int, tmp_path: Path
) -> None:
    session = solo_session(7, botric_edition=edition, start_layout="by-hand")
    driver, table = opened(tmp_path, session)
    his = table.flow.panels().seats[1]
    assert (his.donkeys, his.gold) == (0, gold)
    assert pieces_of(session.state)[0, DONKEY, 1] == 0
    assert pieces_of(session.state)[0, DONKEY, 0] == 1
    assert "{donkey:" + his.color not in tell_building(table.flow, 0)
    while session.state.decision == "lay_start":
        session.play(make_player("greedy", 7, 0).decide(session.state))
    table.flow.settle()
    after = table.flow.panels().seats[1]
    assert (after.donkeys, after.gold) == (0, gold)
    driver.close()


# pointing at his board


@pytest.mark.parametrize("size", [WIDE, NORMAL, (960, 540)])
def test_what_pointing_at_his_board_tells_covers_nothing_of_it(size: tuple[int, int], tmp_path: Path) -> None:
    driver, table = opened(tmp_path, solo_moment(None, lake=True), size)
    if size == (960, 540):
        driver.click(PanelCommand("seat", "1"))
        driver.settle()
    own = [hit for hit in table.hits if hit.group == "botric" and hit.bounds.height < table.frame.px(200)]
    told = {hit.id: table.tooltips.hint(hit, size[1], 1.0) for hit in own}
    assert {InfoId("coin_tile"), InfoId("marker", 0), InfoId("marker", 2)} <= set(told)
    for hit in own:
        if not told[hit.id].text:
            continue
        clear = table.kept_clear(hit)
        rect = hint_rect(told[hit.id], hit.bounds, pygame.Rect((0, 0), size), 1.0, clear)
        assert rect.collidelist([each.bounds for each in own]) < 0, hit.id
        assert rect.collidelist(clear.must) < 0, hit.id
    driver.close()
