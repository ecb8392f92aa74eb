"""Sixty recorded games, played again: every hash as recorded, nothing lost and nothing made out of nothing.

They are promises: whatever players learn, these games stay as they are and can be played again.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hamlet.engine.actions.codec import action_from_data
from hamlet.engine.actions.registry import BY_NAME
from hamlet.engine.dump import canonical, dump_state, state_hash
from hamlet.engine.game import Game
from hamlet.session.record import load_session
from hamlet.session.session import Session
from hamlet.session.setup import setup_from_data
from hamlet.store.records import read_record
from tests.oracles.invariants import problems
from tests.oracles.ledger import Ledger
from tools.make_games import sixty_games
from tools.recorded_game import GAMES, LAYOUTS, PRESETS, record_of

FILES = sorted(GAMES.glob("*.hamlet"))
SIXTY = "629dc9633bfe091f85cbf37d1b26633c"
AGAIN = "Played again, it differs: a rule has changed, or what is read from a record."


@cache
def record(path: Path) -> dict[str, Any]:
    return read_record(path, seal_needed=True)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_gives_the_same_hashes_and_conserves_everything(path: Path) -> None:
    kept = record(path)
    state = Session(setup_from_data(kept)).start
    game, ledger = Game(state), Ledger(state)
    assert problems(state) == []
    for number, (data, expected) in enumerate(zip(kept["actions"], kept["hashes"], strict=True), start=1):
        village = state.village
        game.apply(action_from_data(state.box, data), ledger.note)
        assert state_hash(state) == expected, f"action {number}. {AGAIN}"
        wrong = problems(state, ground=state.village is not village) + ledger.problems()
        assert wrong == [], f"action {number}: {data}"
    assert canonical(dump_state(state)) == canonical(kept["state"])


def test_the_sixty_are_there_byte_for_byte_as_they_were_promised() -> None:
    assert [path.name for path in FILES] == sorted(game.file for game in sixty_games())
    digest = hashlib.blake2b(digest_size=16)
    for path in FILES:
        digest.update(path.read_bytes())
    assert digest.hexdigest() == SIXTY


def test_the_games_have_all_seats_presets_layouts_players_and_families() -> None:
    records = [record(path) for path in FILES]
    setups = [kept["setup"] for kept in records]
    assert {len(setup["seats"]) for setup in setups} == {2, 3, 4}
    assert {setup["preset"] for setup in setups} == set(PRESETS)
    assert {kept["definitions"]["rules"]["start_layout"] for kept in records} == set(LAYOUTS)
    assert {seat["player"] for setup in setups for seat in setup["seats"]} == {"greedy", "random"}
    families = Counter(action["do"] for kept in records for action in kept["actions"])
    assert set(families) == set(BY_NAME)
    finished = sum(kept["state"].get("finished", False) for kept in records)
    assert len(FILES) // 2 < finished < len(FILES)


@pytest.mark.parametrize("number", [48, 53, 59])
def test_a_game_by_chance_made_again_is_the_same_game(number: int) -> None:
    game = sixty_games()[number]
    made = record_of(game)
    kept = record(GAMES / game.file)
    # Names, pictures and versions may change without changing the game.
    for part in ("setup", "seed", "actions", "hashes", "state"):
        assert canonical(made[part]) == canonical(kept[part]), f"{part}: {AGAIN}"


def test_any_of_them_can_be_gone_on_with() -> None:
    for path in FILES[::20]:
        session, difference = load_session(record(path))
        assert difference is None
        assert len(session.log.entries) == len(record(path)["actions"])


def test_the_files_stay_small() -> None:
    assert sum(path.stat().st_size for path in FILES) < 4_000_000
