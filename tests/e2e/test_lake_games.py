"""Whole games by the lake through the window: with nothing but a mouse, and with nothing but keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.app.ids import FishId
from tests.app.lake_games import lake_session
from tests.e2e.advising import Adviser
from tests.e2e.drag_hand import DragHand
from tests.e2e.hands import KeyHand, MouseHand
from tests.e2e.playing import Played, assert_scored, assert_whole, play_through
from tests.e2e.tables import opened
from tests.e2e.test_mouse_games import MOST_CLICKS
from tests.e2e.varied_games import kinds, varied_session

# The most clicks promised for what the lake adds; each fish that goes back in place of another is one more.
MOST_BY_LAKE = {
    **MOST_CLICKS,
    "GoFishing": 2,
    "UseFish": 2,
    "PlaceBoat": 1,
    "BuildForNothing": 3,
    "StandUp": 1,
    "Store": 7,
    "PutBack": 8,
}
heavy = pytest.mark.heavy


def assert_few_clicks(played: Played) -> None:
    for kind, clicks in played.clicks.items():
        assert max(clicks) <= MOST_BY_LAKE[kind], (kind, max(clicks))


@pytest.mark.parametrize(
    ("season", "seed"),
    [
        ("autumn", 2),
        pytest.param("spring", 3, marks=heavy),
        pytest.param("summer", 1, marks=heavy),
        pytest.param("winter", 3, marks=heavy),
    ],
)
def test_a_game_by_the_lake_is_played_by_mouse_to_the_final_score(
    season: str, seed: int, tmp_path: Path
) -> None:
    session = varied_session(season, seed)
    hand, adviser = MouseHand(opened(tmp_path, session)), Adviser(2, curious=True)
    played = play_through(hand, adviser)
    assert_scored(hand)
    assert_whole(session)
    assert set(adviser.seen) >= kinds(session, season)
    assert_few_clicks(played)
    hand.driver.close()


def test_every_kind_of_action_by_the_lake_is_done_by_keys(tmp_path: Path) -> None:
    session = lake_session(2, 2, season="spring")
    hand, adviser = KeyHand(opened(tmp_path, session)), Adviser(2, curious=True)
    play_through(hand, adviser, kinds=kinds(session, "spring"))
    assert set(adviser.seen) >= kinds(session, "spring")
    assert_whole(session)
    assert hand.driver.clicks == 0
    hand.driver.close()


# In the suite a game by the lake against Botric is played by keys to its end: see there.
@pytest.mark.parametrize(
    ("season", "seed"),
    [
        pytest.param("spring", 2, marks=heavy),
        pytest.param("summer", 5, marks=heavy),
        pytest.param("autumn", 1, marks=heavy),
        pytest.param("winter", 1, marks=heavy),
    ],
)
def test_a_game_by_the_lake_is_played_by_keys_to_the_final_score(
    season: str, seed: int, tmp_path: Path
) -> None:
    session = varied_session(season, seed)
    hand, adviser = KeyHand(opened(tmp_path, session)), Adviser(2, curious=True)
    play_through(hand, adviser)
    assert_scored(hand)
    assert_whole(session)
    assert set(adviser.seen) >= kinds(session, season)
    assert hand.driver.clicks == 0
    hand.driver.close()


@heavy
@pytest.mark.parametrize(("season", "seed"), [("spring", 1), ("autumn", 5)])
def test_a_game_by_the_lake_is_played_with_fish_dragged_onto_their_cards(
    season: str, seed: int, tmp_path: Path
) -> None:
    session = lake_session(2, seed, season=season)
    hand = DragHand(opened(tmp_path, session))
    play_through(hand, Adviser(2, curious=True))
    assert_scored(hand)
    assert hand.dragged[FishId] >= 8
    assert_whole(session)
    hand.driver.close()
