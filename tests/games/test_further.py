"""Hundreds of further recorded games, in archives: every one verified as `hamlet replay --verify` does."""

from __future__ import annotations

import os
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hamlet.cli import main
from hamlet.engine.actions.registry import BY_NAME
from hamlet.engine.dump import canonical
from hamlet.session.record import verify
from hamlet.store.envelope import decode_record
from hamlet.store.records import read_record
from tools.game_archives import read_archive, write_archive
from tools.lake_games import lake_games
from tools.make_games import further_games, sixty_games
from tools.open_games import open_games
from tools.recorded_game import FURTHER, GAMES, LAYOUTS, OPTIONS, PRESETS, Recorded, record_of
from tools.solo_games import solo_games

MOST_BYTES = 8 * 1024 * 1024
AGAIN = "Played again, it differs. If that was meant: see tools/make_games.py, and say why in CHANGELOG."
GAMES_LISTED = further_games()

archive = cache(read_archive)


def record(game: Recorded) -> dict[str, Any]:
    return decode_record(archive(game.archive)[game.file], Path(game.file), seal_needed=True)


@pytest.mark.heavy
@pytest.mark.parametrize("game", GAMES_LISTED, ids=lambda game: game.file)
def test_a_further_recorded_game_is_the_same_in_every_action(game: Recorded) -> None:
    kept = record(game)
    session, difference = verify(kept)
    assert difference is None, AGAIN
    assert len(session.history.done) == len(kept["actions"]) == len(kept["hashes"])


@pytest.mark.heavy
def test_there_are_400_games_with_150_000_actions_over_everything_that_can_be_chosen() -> None:
    kept = [read_record(GAMES / game.file) for game in sixty_games()]
    kept += [record(game) for game in GAMES_LISTED]
    records: list[Any] = kept
    assert len({canonical(each["hashes"]) for each in records}) == len(records) >= 400
    assert sum(len(each["actions"]) for each in records) >= 150_000
    tables = Counter(tuple(seat["player"] for seat in each["setup"]["seats"]) for each in records)
    assert {len(table) for table in tables} == {2, 3, 4}
    assert sum(set(table) == {"greedy", "random"} for table in tables) >= 5
    assert {each["setup"]["preset"] for each in records} == set(PRESETS)
    assert {each["definitions"]["rules"]["start_layout"] for each in records} == set(LAYOUTS)
    assert len({canonical(each["definitions"]["rules"]) for each in records}) > len(OPTIONS)
    families = Counter(action["do"] for each in records for action in each["actions"])
    assert set(families) == set(BY_NAME)


def test_the_archives_hold_the_games_that_are_made_and_nothing_else() -> None:
    listed = [*GAMES_LISTED, *lake_games(), *solo_games()]
    assert set(FURTHER.iterdir()) == {game.archive for game in listed}
    held = [name for path in sorted(FURTHER.iterdir()) for name in archive(path)]
    assert sorted(held) == sorted(game.file for game in listed)


def test_all_recorded_games_together_stay_small() -> None:
    files = [path for path in GAMES.rglob("*") if path.suffix in (".hamlet", ".xz")]
    assert sum(path.stat().st_size for path in files) <= MOST_BYTES


@pytest.mark.parametrize("number", [0, 23, 100, 190, 250, 300, 330])
def test_a_further_game_made_again_is_the_same_game(number: int) -> None:
    game = GAMES_LISTED[number]
    made, kept = record_of(game), record(game)
    # Names, pictures and versions may change without changing the game.
    for part in ("setup", "seed", "actions", "hashes", "state"):
        assert canonical(made[part]) == canonical(kept[part]), f"{part}: {AGAIN}"


def test_a_game_taken_out_of_its_archive_is_a_plain_record_that_verifies(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (path,) = open_games(tmp_path / "out", ["349-"])
    assert path.read_bytes() == archive(GAMES_LISTED[288].archive)[path.name]
    assert main(["replay", os.fspath(path), "--verify"]) == 0
    assert path.name in capsys.readouterr().out


def test_the_same_records_give_the_same_archive(tmp_path: Path) -> None:
    records = {"b.hamlet": b"two", "a.hamlet": b"one"}
    for name, written in (("one", records), ("two", dict(sorted(records.items())))):
        write_archive(tmp_path / name, written)
        assert read_archive(tmp_path / name) == records
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
