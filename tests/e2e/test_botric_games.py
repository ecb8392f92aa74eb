"""Whole games against Botric through the window: with nothing but a mouse, and with nothing but keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.engine.botric.families import BotricChoose, BotricStep
from hamlet.session.session import Session
from tests.app.botric_games import solo_session
from tests.e2e.advising import Adviser
from tests.e2e.hands import Hand, KeyHand, MouseHand
from tests.e2e.playing import assert_scored, assert_whole, play_through
from tests.e2e.tables import opened

heavy = pytest.mark.heavy


def played_on(hand: Hand, session: Session, most: int = 10_000) -> None:
    """So many steps, or to the end: the person as a greedy hand would, Botric by himself."""
    adviser, table = Adviser(2), hand.driver.table
    while not session.finished and len(session.history.done) < most:
        if table.flow.humans_turn:
            play_through(hand, adviser, 1)
        else:
            hand.driver.frames(1)
    kinds = {type(step.action) for step in session.history.done}
    assert kinds >= {BotricStep, BotricChoose}
    assert_whole(session)


def played(hand: Hand, session: Session) -> None:
    """To the final score."""
    played_on(hand, session)
    assert_scored(hand)


def test_against_botric_a_game_is_begun_by_mouse(tmp_path: Path) -> None:
    session = solo_session(3, lake=False, botric_edition="favour")
    hand = MouseHand(opened(tmp_path, session))
    played_on(hand, session, 60)
    hand.driver.close()


# In the suite one is played by keys to its end, and a game by the lake by mouse.


@pytest.mark.parametrize(
    ("place", "edition", "seed"),
    [
        pytest.param("base", "favour", 3, marks=heavy),
        pytest.param("base", "investor", 4, marks=heavy),
        pytest.param("lake", "favour", 5, marks=heavy),
        pytest.param("lake", "investor", 6, marks=heavy),
    ],
)
def test_a_game_against_botric_is_played_by_mouse_to_the_final_score(
    place: str, edition: str, seed: int, tmp_path: Path
) -> None:
    session = solo_session(seed, lake=place == "lake", botric_edition=edition)
    hand = MouseHand(opened(tmp_path, session))
    played(hand, session)
    hand.driver.close()


@pytest.mark.parametrize(
    ("place", "edition", "seed"),
    [
        ("lake", "investor", 2),
        pytest.param("lake", "favour", 3, marks=heavy),
        pytest.param("base", "favour", 4, marks=heavy),
        pytest.param("base", "investor", 5, marks=heavy),
    ],
)
def test_a_game_against_botric_is_played_by_keys_to_the_final_score(
    place: str, edition: str, seed: int, tmp_path: Path
) -> None:
    session = solo_session(seed, lake=place == "lake", botric_edition=edition)
    hand = KeyHand(opened(tmp_path, session))
    played(hand, session)
    assert hand.driver.clicks == 0
    hand.driver.close()
