"""A game against the greedy player: its turn is shown, can be stepped, skipped and shown again."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from hamlet.app.ids import PanelCommand
from hamlet.app.table.table_screen import TableScreen
from tests.e2e.advising import Adviser
from tests.e2e.hands import KeyHand, MouseHand
from tests.e2e.playing import assert_scored, assert_whole, play_through
from tests.e2e.posting import Poster
from tests.e2e.tables import new_game, opened

RIVAL = ("human", "greedy")


@pytest.fixture
def driver(tmp_path: Path) -> Poster:
    """At the end of the person's first turn, motion at its usual speed."""
    return opened(tmp_path, new_game(5, RIVAL), speed=1.0)


def _hand_over(driver: Poster) -> TableScreen:
    """The person ends the turn; the greedy player has to decide."""
    table = driver.table
    driver.wait(0.5)
    driver.key("n")
    if not table.opponents.playing:
        driver.key("n")
    assert table.opponents.playing
    return table


def _moving(driver: Poster) -> bool:
    return driver.table.board.animating


def test_a_rivals_turn_is_played_step_by_step_while_the_window_answers(driver: Poster) -> None:
    table = _hand_over(driver)
    before = len(table.session.history.done)
    counts: list[int] = []
    for _ in range(60 * 60):
        driver.move((300 + len(counts) % 7 * 30, 200))
        assert table.input.pointer == (300 + len(counts) % 7 * 30, 200)
        counts.append(len(table.session.history.done))
        if table.flow.humans_turn:
            break
    assert table.flow.humans_turn
    steps = [b - a for a, b in pairwise(counts)]
    assert max(steps) == 1
    played = counts[-1] - before
    assert played >= 2
    shown_after = [index for index, step in enumerate(steps) if step]
    assert all(b - a >= 30 for a, b in pairwise(shown_after))


def test_space_plays_one_step_and_holds(driver: Poster) -> None:
    table = _hand_over(driver)
    driver.key("space")
    driver.wait(0.5)
    once = len(table.session.history.done)
    driver.wait(5)
    assert len(table.session.history.done) == once
    assert table.opponents.playing
    driver.key("space")
    driver.wait(0.5)
    assert len(table.session.history.done) == once + 1


def test_s_skips_to_the_persons_next_decision_and_y_shows_the_turn_again(driver: Poster) -> None:
    table = _hand_over(driver)
    driver.key("s")
    driver.wait(1.0)
    assert table.flow.humans_turn
    driver.settle(3000)
    assert _moving(driver) is False
    state = table.session.state
    driver.key("y")
    driver.frames(3)
    assert _moving(driver) is True
    driver.settle(3000)
    assert table.session.state is state


def test_hold_and_go_on_can_be_clicked(driver: Poster) -> None:
    table = _hand_over(driver)
    driver.frames(6)  # the dock follows within five frames
    driver.click(PanelCommand("hold"))
    driver.wait(3)
    held = len(table.session.history.done)
    driver.wait(5)
    assert len(table.session.history.done) == held
    driver.click(PanelCommand("skip"))
    driver.wait(1)
    assert table.flow.humans_turn


def test_nothing_of_the_persons_can_be_done_in_a_rivals_turn(driver: Poster) -> None:
    table = _hand_over(driver)
    driver.key("space")
    driver.wait(0.5)
    before = len(table.session.history.done)
    for what in [hit.id for hit in table.hits if not isinstance(hit.id, PanelCommand)]:
        at = table.hits.point(what)
        if at is not None:
            driver.click_at(at)
    for key in "trdb123nz":
        driver.key(key)
    assert len(table.session.history.done) == before


@pytest.mark.parametrize("most", [60, pytest.param(1500, marks=pytest.mark.heavy)])
def test_a_game_against_greedy_is_played_by_mouse(most: int, tmp_path: Path) -> None:
    session = new_game(6, RIVAL)
    hand, adviser = MouseHand(opened(tmp_path, session)), Adviser(2)
    table = hand.driver.table
    while not session.finished and len(session.history.done) < most:
        if table.flow.humans_turn:
            play_through(hand, adviser, 1)
        else:
            hand.driver.frames(1)
    assert {step.seat for step in session.history.done} == {0, 1}
    assert_whole(session)
    if most > 1000:
        assert_scored(hand)
    hand.driver.close()


def test_keys_can_pass_a_rivals_turn(driver: Poster) -> None:
    hand = KeyHand(driver)
    table = _hand_over(driver)
    hand.press("s")
    driver.wait(1.0)
    assert table.flow.humans_turn
    assert driver.clicks == 0
