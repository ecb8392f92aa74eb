"""Every moment by the lake that a picture can be asked for is found in a game that is played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hamlet.app.flow.table import Flow
from hamlet.app.showing import enter_mode
from hamlet.app.showing_lake import LAKE_MODES
from hamlet.app.view.scene import Scene
from tests.app.lake_games import mode_game
from tests.session.tables import greedy_game

SEEN: dict[str, Callable[[Scene], object]] = {
    "lake": lambda scene: scene.lakes[0].ghost and scene.card is not None,
    "boat": lambda scene: scene.joins and scene.card is not None,
    "crossing": lambda scene: any(way.crossings for way in scene.ways),
    "fishing": lambda scene: scene.tiles and scene.lakes,
    "menu": lambda scene: scene.spread is not None,
    "effect": lambda scene: scene.mode == "idle",
    "favour": lambda scene: scene.ghost is not None and scene.ghost.pinned,
    "storing": lambda scene: scene.units and scene.card is not None,
    "limit": lambda scene: scene.spread is not None,
    "closed": lambda scene: scene.mode == "idle",
    "rising": lambda scene: len(scene.tiles) > 0,
}


def test_each_mode_of_the_lake_is_looked_at_here() -> None:
    assert set(SEEN) == set(LAKE_MODES)


@pytest.mark.parametrize("mode", SEEN)
def test_a_moment_by_the_lake_is_found_and_shown(mode: str) -> None:
    flow = Flow(mode_game(mode))
    assert enter_mode(flow, mode)
    assert SEEN[mode](flow.scene())


def test_without_a_lake_no_moment_allows_its_modes() -> None:
    flow = Flow(greedy_game().fork(40))
    assert not any(enter_mode(flow, mode) for mode in LAKE_MODES)
