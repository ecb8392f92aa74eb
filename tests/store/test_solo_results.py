"""The history of solo games: kept once for each game, never lost, and the best of it for each setup."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders
from hamlet.store.solo_results import (
    MOST_RESULTS,
    SoloResult,
    keep_result,
    load_history,
    results_file,
)

RESULT = SoloResult("g1", "2026-11-17", "favour", (), "", "printed", "Ann", 90, 80, 20)


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path)


def test_without_a_file_the_history_is_empty_and_nothing_is_wrong(folders: Folders) -> None:
    history = load_history(folders)
    assert history.results == ()
    assert history.trouble is None


def test_a_result_that_was_kept_is_there_again(folders: Folders) -> None:
    keep_result(RESULT, folders)
    keep_result(replace(RESULT, game="g2", switches=("two_donkeys",), season="winter"), folders)
    assert [each.game for each in load_history(folders).results] == ["g1", "g2"]
    assert load_history(folders).results[0] == RESULT


def test_a_game_that_is_looked_at_again_counts_once(folders: Folders) -> None:
    keep_result(RESULT, folders)
    history = keep_result(replace(RESULT, points=100), folders)
    assert history.results == (RESULT,)
    assert load_history(folders).results == (RESULT,)


def test_level_points_are_a_defeat() -> None:
    assert not replace(RESULT, points=80).won
    assert replace(RESULT, points=81).won


def test_the_best_is_told_for_each_setup_alone(folders: Folders) -> None:
    for game, points, switches in (("a", 90, ()), ("b", 95, ()), ("c", 95, ()), ("d", 120, ("two_donkeys",))):
        history = keep_result(replace(RESULT, game=game, points=points, switches=switches), folders)
    best = history.best(RESULT.setup)
    assert best is not None
    assert best.game == "b"
    assert [each.game for each in history.best_by_setup()] == ["d", "b"]
    assert [each.game for each in history.of(RESULT.setup)] == ["c", "b", "a"]


def test_a_season_is_part_of_the_lake_but_no_setup_of_its_own() -> None:
    spring, winter = (replace(RESULT, season=season) for season in ("spring", "winter"))
    assert spring.setup == winter.setup != RESULT.setup


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"results": [{"game": 3}]}', '{"results": 5}', "[" * 100_000, "\x00"]
)
def test_a_damaged_file_is_told_of_and_set_aside_when_the_next_result_comes(
    folders: Folders, text: str
) -> None:
    path = results_file(folders)
    path.write_text(text, encoding="utf-8")
    history = load_history(folders)
    assert history.results == ()
    assert history.trouble is not None
    assert history.trouble.code == "results_damaged"
    keep_result(RESULT, folders)
    assert load_history(folders).results == (RESULT,)
    assert path.with_name("solo.damaged-1.json").read_text(encoding="utf-8") == text


def test_a_folder_that_cannot_be_written_to_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    with pytest.raises(StoreError):
        keep_result(RESULT, Folders(blocked))


def test_the_history_is_bounded_and_forgets_the_oldest(folders: Folders) -> None:
    path = results_file(folders)
    many = ",".join(
        f'{{"game":"{n}","date":"","edition":"","switches":[],"season":"","preset":"","name":"","points":1,'
        f'"botric":2,"rounds":3}}'
        for n in range(MOST_RESULTS)
    )
    path.write_text(f'{{"format":1,"results":[{many}]}}', encoding="utf-8")
    history = keep_result(RESULT, folders)
    assert len(history.results) == MOST_RESULTS
    assert history.results[-1] == RESULT
    assert history.results[0].game == "1"
