"""A game whose program is killed at any moment goes on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from hamlet.store.folders import Folders
from hamlet.store.generations import GameFiles
from tests.store.killing import Killed, kill_during, saving_program
from tests.store.saving_program import actions_on_disk


def kill_again_and_again(home: Path, times: int, longest: float, seed: int) -> list[tuple[Killed, int]]:
    """Kill one and the same game so many times; each program goes on where the last one was saved."""
    chance = random.Random(seed)
    fates = []
    for _ in range(times):
        killed = kill_during(saving_program(home, "g1"), chance.uniform(0.0, longest))
        fates.append((killed, actions_on_disk(Folders(home), "g1")))
    return fates


def test_a_game_killed_at_random_moments_always_goes_on_and_never_goes_back(tmp_path: Path) -> None:
    fates = kill_again_and_again(tmp_path, times=12, longest=0.15, seed=1)
    saved = [actions for _, actions in fates]
    assert saved == sorted(saved)
    assert saved[-1] > 0
    # What is on the disk was offered, or was there before.
    offered = [max(killed.last, 0) for killed, _ in fates]
    assert all(actions <= max(offered[: turn + 1]) for turn, actions in enumerate(saved))


def test_what_killed_programs_left_unfinished_does_not_pile_up(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path, times=3, longest=0.1, seed=2)
    files = GameFiles(Folders(tmp_path).autosaves, "g1")
    names = {path.name for path in files.folder.iterdir()}
    assert len(names - {files.latest.name, files.previous.name, files.lock.name}) <= 2


@pytest.mark.heavy
def test_at_200_moments_at_most_the_last_quarter_second_is_lost(tmp_path: Path) -> None:
    fates = kill_again_and_again(tmp_path, times=200, longest=0.8, seed=3)
    lost = [(turn, killed.surely_saved(), actions) for turn, (killed, actions) in enumerate(fates)]
    assert [fate for fate in lost if fate[2] < fate[1]] == []
    assert sum(killed.surely_saved() > 0 for killed, _ in fates) > 100
