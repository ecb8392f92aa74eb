"""A window that is killed at any moment, at any pace, has at most the last accepted action not kept."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from signal import SIGKILL
from typing import IO

import pytest

from hamlet.engine.dump import state_hash
from hamlet.store.folders import Folders
from tests.session.playing_window import game_on_disk
from tests.spread import only
from tests.store.killing import ROOT

KILLS_PER_GAME = 5
MOST_ACTIONS = {0: 12, 1: 5}
LONGEST = 0.05

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a system that can fork")


class Windows:
    """Starts windows one after the other, and kills them."""

    def __init__(self, orders: IO[str], told: IO[str]) -> None:
        self.orders = orders
        self.told = told

    def kill_one(self, speed: int, game_id: str, actions: int, later: float) -> int:
        """Kill a window a moment after it has accepted so many actions; how many steps its game had."""
        print(speed, game_id, file=self.orders, flush=True)
        child, steps = int(self.told.readline().removeprefix("pid ")), 0
        for _ in range(actions):
            line = self.told.readline()
            if line == "dead\n":
                raise AssertionError("the window ended by itself")
            steps = int(line)
        threading.Event().wait(later)
        os.kill(child, SIGKILL)
        for line in self.told:
            if line == "dead\n":
                break
            steps = int(line)
        return steps


@contextmanager
def windows(home: Path) -> Iterator[Windows]:
    command = [sys.executable, "-m", "tests.session.playing_window", str(home)]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as mother:
        assert mother.stdin is not None
        assert mother.stdout is not None
        try:
            yield Windows(mother.stdin, mother.stdout)
        finally:
            mother.stdin.close()


def missing_after_kills(home: Path, speed: int, kills: int, seed: int) -> list[int]:
    """How many accepted actions each kill has lost; negative if there are more than were accepted."""
    chance, folders, lost = random.Random(seed), Folders(home), list[int]()
    with windows(home) as each:
        for number in range(kills):
            game_id = f"g{speed}-{number // KILLS_PER_GAME}"
            steps = each.kill_one(
                speed, game_id, chance.randrange(1, MOST_ACTIONS[speed]), chance.uniform(0.0, LONGEST)
            )
            kept = game_on_disk(folders, game_id)
            assert kept is not None
            lost.append(steps - len(kept.history.done))
            assert state_hash(kept.state)
    return lost


@pytest.mark.parametrize("speed", only([1], [0, 1]))
def test_after_a_kill_at_most_the_last_accepted_action_is_missing(speed: int, tmp_path: Path) -> None:
    lost = missing_after_kills(tmp_path, speed, kills=10, seed=speed)
    assert set(lost) <= {0, 1}, lost


@pytest.mark.heavy
@pytest.mark.parametrize("speed", [0, 1])
def test_after_100_kills_at_most_the_last_accepted_action_is_missing(speed: int, tmp_path: Path) -> None:
    lost = missing_after_kills(tmp_path, speed, kills=100, seed=10 + speed)
    assert set(lost) <= {0, 1}, lost
