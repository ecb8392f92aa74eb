"""A hundred thousand random events over all screens: nothing is raised, nothing unsound, nothing lost."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from hamlet.app import pages
from tests.e2e.posting import Poster
from tests.e2e.wander_pages import PAGES
from tests.e2e.wanderer import SIZES, Wanderer
from tests.spread import only

SUITE, EACH = 3_200, 800
SPEEDS = (0.0, 1.0, 4.0)


def let_loose(folder: Path, seed: int, events: int) -> Wanderer:
    driver = Poster(folder, SIZES[seed % len(SIZES)], SPEEDS[seed % len(SPEEDS)])
    wanderer = Wanderer(driver, seed)
    try:
        wanderer.wander(events)
    except Exception as error:
        error.add_note(f"seed {seed}, after {wanderer.events} events, at {sorted(wanderer.screens)}")
        raise
    return wanderer


# At a pace of one and of four; without any motion it is the monkey at the table who comes.
@pytest.mark.parametrize("seed", only([1], range(SUITE // EACH)))
def test_hundreds_of_random_events_over_all_screens(seed: int, tmp_path: Path) -> None:
    wanderer = let_loose(tmp_path, seed, EACH)
    assert {"TitleScreen", "SetupScreen", "TableScreen"} <= wanderer.screens
    assert wanderer.by_lake


@pytest.mark.heavy
@pytest.mark.parametrize("seed", range(100, 110))
def test_a_hundred_thousand_random_events_over_all_screens(seed: int, tmp_path: Path) -> None:
    wanderer = let_loose(tmp_path, seed, 10_000)
    reached = {"TitleScreen", "SetupScreen", "TableScreen", "MenuScreen", "KeysScreen", "HelpScreen"}
    reached |= {"SettingsScreen", "EveryRuleScreen", "GamesScreen", "ReplayScreen", "BrokenScreen"}
    assert reached | {"ScoringScreen", "RefusalScreen", "SoloHistoryScreen", "AskScreen"} <= wanderer.screens
    assert wanderer.windows > 1
    assert len(wanderer.modes) > 6
    assert wanderer.by_lake
    assert wanderer.modes & {"menu", "fishing"}


def test_every_kind_of_page_may_be_come_to() -> None:
    assert set(PAGES) == set(get_args(pages.Page))
