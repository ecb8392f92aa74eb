"""Whole games with nothing but a mouse."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hamlet.app.ids import DonkeyId, HandId
from hamlet.engine.actions.registry import FAMILIES
from tests.e2e.advising import Adviser
from tests.e2e.drag_hand import DragHand
from tests.e2e.hands import MouseHand
from tests.e2e.playing import CHOICE, Played, assert_scored, assert_whole, play_through
from tests.e2e.tables import new_game, opened

# The most clicks promised for each action; for a choice of goods, the building and a button for each slot.
MOST_CLICKS = {
    "Produce": 2,
    CHOICE: 4,
    "Refine": 3,
    "Sell": 3,
    "Deliver": 3,
    "TakeBlueprint": 2,
    "SkipBlueprint": 2,
    "FinishHiring": 1,
    "HireVillager": 1,
    "HireDonkey": 1,
    "PlaceDonkey": 1,
    "Construct": 3,
    "BuildRoad": 3,
    "EndTurn": 2,
    "Beg": 2,
    "LayStart": 2,
    "MoveDonkey": 3,
    "Done with donkeys": 1,
}
KINDS = {family.action.__name__ for family in FAMILIES}


@pytest.fixture(scope="module")
def curious(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Played, MouseHand, Adviser]]:
    """A game laid by hand in which every kind of action is played as soon as it can be."""
    session = new_game(3, start_layout="by-hand")
    hand = MouseHand(opened(tmp_path_factory.mktemp("curious"), session))
    adviser = Adviser(2, curious=True)
    yield play_through(hand, adviser, kinds=KINDS), hand, adviser
    hand.driver.close()


def test_a_game_laid_by_hand_is_whole_when_every_kind_of_action_was_played(
    curious: tuple[Played, MouseHand, Adviser],
) -> None:
    assert_whole(curious[1].driver.table.session)


# In the suite a game by the lake is played by mouse to its end: see there.
@pytest.mark.heavy
def test_a_game_laid_by_hand_is_played_by_mouse_to_the_final_score(tmp_path: Path) -> None:
    session = new_game(3, start_layout="by-hand")
    hand = MouseHand(opened(tmp_path, session))
    played = play_through(hand, Adviser(2, curious=True))
    assert_scored(hand)
    assert_whole(session)
    assert_few_clicks(played)
    hand.driver.close()


def test_every_kind_of_action_was_done_by_mouse(curious: tuple[Played, MouseHand, Adviser]) -> None:
    assert set(curious[2].seen) == KINDS


def test_no_action_took_more_clicks_than_promised(curious: tuple[Played, MouseHand, Adviser]) -> None:
    assert_few_clicks(curious[0])


def assert_few_clicks(played: Played) -> None:
    for kind, clicks in played.clicks.items():
        assert max(clicks) <= MOST_CLICKS[kind], (kind, max(clicks))
    assert min(played.clicks["EndTurn"]) == 1
    steps = sum(len(each) for each in played.clicks.values())
    assert played.total / steps < 2.2, f"{played.total} clicks for {steps} actions"


@pytest.mark.heavy
@pytest.mark.parametrize("seed", [1, 2])
def test_a_greedy_game_is_played_by_mouse_to_the_final_score(seed: int, tmp_path: Path) -> None:
    session = new_game(seed)
    hand = MouseHand(opened(tmp_path, session))
    play_through(hand, Adviser(2))
    assert_scored(hand)
    assert_whole(session)
    hand.driver.close()


def test_a_game_is_played_with_blueprints_and_donkeys_dragged(tmp_path: Path) -> None:
    session = new_game(2)
    hand = DragHand(opened(tmp_path, session))
    adviser = Adviser(2, curious=True)
    play_through(hand, adviser, 80)
    assert hand.dragged[HandId] >= 3
    assert hand.dragged[DonkeyId] >= 1
    assert_whole(session)
    hand.driver.close()
