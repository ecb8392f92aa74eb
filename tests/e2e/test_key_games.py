"""Whole games with nothing but keys, the focus always to be seen."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.ui import focus as walking
from hamlet.app.ui.hints import ring_rect
from tests.e2e.advising import Adviser
from tests.e2e.hands import KeyHand
from tests.e2e.playing import assert_scored, assert_whole, play_through
from tests.e2e.tables import brought_to, new_game, opened
from tests.e2e.test_mouse_games import KINDS


# In the suite a whole game by the lake is played by keys: see there.
@pytest.mark.heavy
@pytest.mark.parametrize(("seed", "layout"), [(4, "by-hand"), (2, "first-game")])
def test_a_whole_game_is_played_by_keys_to_the_final_score(seed: int, layout: str, tmp_path: Path) -> None:
    session = new_game(seed, start_layout=layout)
    hand, adviser = KeyHand(opened(tmp_path, session)), Adviser(2, curious=True)
    play_through(hand, adviser)
    assert_scored(hand)
    assert_whole(session)
    assert set(adviser.seen) >= KINDS - {"LayStart"}
    assert hand.driver.clicks == 0
    assert hand.driver.app.screen is not None
    hand.driver.close()


def test_a_village_is_laid_and_a_game_begun_by_keys(tmp_path: Path) -> None:
    session = new_game(4, start_layout="by-hand")
    hand, adviser = KeyHand(opened(tmp_path, session)), Adviser(2, curious=True)
    play_through(hand, adviser, 40)
    assert_whole(session)
    assert {"LayStart", "Produce", "EndTurn"} <= set(adviser.seen)
    assert hand.driver.clicks == 0
    hand.driver.close()


def test_the_focus_is_seen_at_every_stop(tmp_path: Path) -> None:
    driver = opened(tmp_path, brought_to(7, 60))
    stage = driver.table
    for _ in range(len(walking.stops(stage.input.in_turn()))):
        before = driver.surface.copy()
        driver.key("tab")
        hit = stage.hits.get(stage.input.focus)
        assert hit is not None
        ring = ring_rect(hit, stage.scale).clip(driver.surface.get_rect())
        old, new = (
            pygame.image.tobytes(picture.subsurface(ring), "RGB") for picture in (before, driver.surface)
        )
        assert old != new, f"nothing shows that the focus is on {hit.id}"
    driver.close()
