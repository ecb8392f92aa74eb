"""Recorded games against Botric, in archives: every one verified; all that he does is done in them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hamlet.engine.botric.events import BotricActs, BotricBoat
from hamlet.engine.botric.room import BOTRIC_ROOM
from hamlet.engine.dump import canonical
from hamlet.session.record import verify
from hamlet.session.session import Session
from hamlet.store.envelope import decode_record
from hamlet.words.stories import all_of
from tools.game_archives import read_archive
from tools.open_games import open_games
from tools.recorded_game import LAYOUTS, PRESETS, Recorded, record_of
from tools.solo_games import SWITCHES, solo_games

GAMES = solo_games()
SOME = [1, 7, 12, 18, 23, 30, 37, 44]
"""Both editions, with and without the lake, some with a switch."""
BY_CHANCE = [game for game in GAMES if game.table == "rb"]
ACTIONS = {
    *("hire", "deliver", "sell"),
    *("produce", "purchase", "refine", "build", "road", "fishing"),
}
AGAIN = "Played again, it differs. If that was meant: see tools/make_games.py, and say why in CHANGELOG."

archive = cache(read_archive)


@cache
def record(game: Recorded) -> dict[str, Any]:
    return decode_record(archive(game.archive)[game.file], Path(game.file), seal_needed=True)


def verified(game: Recorded) -> Session:
    """The game, played again from its actions, which comes to the same."""
    kept = record(game)
    session, difference = verify(kept)
    assert difference is None, AGAIN
    assert len(session.history.done) == len(kept["actions"]) == len(kept["hashes"])
    return session


def done_in(session: Session) -> Counter[str]:
    """What Botric did, by kind; his boats too."""
    events = [event for step in session.history.done for event in step.events]
    found = Counter(act.action for act in all_of(events, BotricActs))
    found["boat"] = sum(boat.lake >= 0 for boat in all_of(events, BotricBoat))
    return found


def test_some_recorded_solo_games_are_the_same_in_every_action_and_he_does_everything_in_them() -> None:
    done: Counter[str] = Counter()
    for number in SOME:
        done.update(done_in(verified(GAMES[number])))
    assert {*ACTIONS, "boat"} <= set(+done)


@pytest.mark.heavy
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.file)
def test_every_recorded_solo_game_is_the_same_in_every_action(game: Recorded) -> None:
    verified(game)


@pytest.mark.parametrize("game", BY_CHANCE[:2], ids=lambda game: game.file)
def test_a_solo_game_by_chance_made_again_is_the_same_game(game: Recorded) -> None:
    made, kept = record_of(game), record(game)
    for part in ("setup", "seed", "actions", "hashes", "state"):
        assert canonical(made[part]) == canonical(kept[part]), f"{part}: {AGAIN}"


def test_a_solo_game_verifies_in_another_process_with_other_hashes(tmp_path: Path) -> None:
    path = open_games(tmp_path, [BY_CHANCE[1].file])[0]
    ran = subprocess.run(
        [sys.executable, "-m", "hamlet", "replay", os.fspath(path), "--verify"],
        env={**os.environ, "PYTHONHASHSEED": "4711", "HAMLET_HOME": os.fspath(tmp_path / "home")},
        capture_output=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr


def test_there_are_40_solo_games_over_editions_presets_layouts_players_lake_and_switches() -> None:
    records = [record(game) for game in GAMES]
    assert len({canonical(each["hashes"]) for each in records}) == len(records) >= 40
    rules = [each["definitions"]["rules"] for each in records]
    presets = [each["setup"]["preset"] for each in records]
    chosen = {
        (rule["botric_edition"], preset, "season" in rule)
        for rule, preset in zip(rules, presets, strict=True)
    }
    assert {(e, p, lake) for e in SWITCHES for p in PRESETS for lake in (False, True)} <= chosen
    assert {rule["start_layout"] for rule in rules} == set(LAYOUTS)
    for edition, switches in SWITCHES.items():
        for switch in switches:
            assert any(rule["botric_edition"] == edition and rule[switch] for rule in rules), switch
    players = {seat["player"] for each in records for seat in each["setup"]["seats"]}
    assert players == {"greedy", "random", "botric"}


def test_every_action_of_the_solo_game_is_in_them() -> None:
    families = {action["do"] for game in GAMES for action in record(game)["actions"]}
    assert {family.name for family in BOTRIC_ROOM.families} <= families
