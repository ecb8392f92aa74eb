"""A real game whose program is killed at any moment goes on, with at most a quarter of a second lost."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import pytest

from hamlet.session.driving import deciding, play_one, players_of
from hamlet.store.folders import Folders
from hamlet.store.generations import GameFiles
from hamlet.store.headers import read_header
from tests.session.saving_game import PLAYERS, game_on_disk
from tests.session.tables import data_of
from tests.store.killing import Killed, kill_during

KILLS_PER_GAME = 8


def kill_at_random_moments(home: Path, kills: int, longest: float, seed: int) -> list[tuple[Killed, int]]:
    """Kill games at random moments; each kill with how many actions were on the disk after it."""
    data = home / "definitions.json"
    data.write_text(json.dumps(data_of()), encoding="utf-8")
    chance = random.Random(seed)
    fates = []
    for number in range(kills):
        game_id = f"g{number // KILLS_PER_GAME}"
        command = [sys.executable, "-m", "tests.session.saving_game", str(home), game_id, str(data)]
        killed = kill_during(command, chance.uniform(0.0, longest))
        fates.append((killed, continues(Folders(home), game_id)))
    return fates


def continues(folders: Folders, game_id: str) -> int:
    """How many actions the saved game has, after looking whether it can be gone on with."""
    session = game_on_disk(folders, game_id)
    if session is None:
        return 0
    header = read_header(GameFiles(folders.autosaves, game_id).latest)
    assert header.id == game_id
    assert len(header.seats) == len(PLAYERS)
    actions = len(session.history.done)
    if not session.finished:
        assert play_one(session, deciding(players_of(session)))
    return actions


def never_back(fates: list[tuple[Killed, int]]) -> bool:
    """Whether no kill lost what an earlier kill of the same game had left on the disk."""
    games = [fates[start : start + KILLS_PER_GAME] for start in range(0, len(fates), KILLS_PER_GAME)]
    saved = [[actions for _, actions in game] for game in games]
    return saved == [sorted(game) for game in saved]


def test_a_game_killed_at_random_moments_always_goes_on(tmp_path: Path) -> None:
    fates = kill_at_random_moments(tmp_path, kills=8, longest=0.3, seed=1)
    assert never_back(fates)
    assert fates[-1][1] > 0
    assert all(actions <= max(killed.last, 0) or killed.last == -1 for killed, actions in fates)


@pytest.mark.heavy
def test_at_200_moments_at_most_the_last_quarter_second_of_actions_is_lost(tmp_path: Path) -> None:
    fates = kill_at_random_moments(tmp_path, kills=200, longest=0.9, seed=2)
    lost = [(number, killed.surely_saved(), actions) for number, (killed, actions) in enumerate(fates)]
    assert [fate for fate in lost if fate[2] < fate[1]] == []
    assert never_back(fates)
    assert sum(killed.surely_saved() > 0 for killed, _ in fates) > 80
