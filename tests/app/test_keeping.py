"""A game is kept under one name, whatever file it came from."""

from __future__ import annotations

from pathlib import Path

from hamlet.app.keeping import Keeper
from hamlet.engine.dump import state_hash
from hamlet.session.record import load_played_on, load_session, make_record
from hamlet.store.folders import Folders
from hamlet.store.saves import list_games, load_game
from tests.session.tables import by_chance, new_session


def on_the_disk(folders: Folders) -> int:
    """How many steps of the game are there at this very moment."""
    found = load_game(folders, "g1")
    kept, _ = load_played_on(found.record, found.since.kept, found.since.actions)
    return len(kept.history.done)


def test_a_game_loaded_from_another_games_file_is_kept_under_a_name_of_its_own(tmp_path: Path) -> None:
    folders = Folders(tmp_path)
    loaded, _ = load_session(make_record(by_chance(new_session(game_id="g1"), 10)))
    keeper = Keeper(loaded, folders)
    by_chance(loaded, 5, 3)
    assert keeper.close()
    assert keeper.problem is None
    (line,) = list_games(folders)
    assert line.header is not None
    assert line.header.id == loaded.id != "g1"
    assert len(load_session(load_game(folders, str(loaded.id)).record)[0].history.done) == 15


def test_a_game_that_is_open_elsewhere_is_kept_beside_it(tmp_path: Path) -> None:
    folders = Folders(tmp_path)
    first, second = (by_chance(new_session(game_id="g1"), 4) for _ in range(2))
    here, there = Keeper(first, folders, "g1"), Keeper(second, folders, "g1")
    assert (first.id, second.id) == ("g1", second.id)
    assert second.id != "g1"
    assert there.close()
    assert here.close()
    assert len(list_games(folders)) == 2


def test_what_is_on_the_disk_at_the_end_is_the_game_as_it_ended(tmp_path: Path) -> None:
    folders = Folders(tmp_path)
    session = new_session(game_id="g1")
    keeper = Keeper(session, folders, "g1")
    for number in range(6):
        by_chance(session, 1, number)
        keeper.look()
    session.undo()
    keeper.look()
    assert keeper.close()
    kept, difference = load_session(load_game(folders, "g1").record)
    assert difference is None
    assert len(kept.history.done) == len(session.history.done)
    assert state_hash(kept.state) == state_hash(session.state)


def test_every_step_is_kept_before_the_next_one_is_taken(tmp_path: Path) -> None:
    folders = Folders(tmp_path)
    session = new_session(game_id="g1")
    keeper = Keeper(session, folders, "g1")
    for number in range(12):
        by_chance(session, 1, number)
        found = load_game(folders, "g1")
        kept, difference = load_played_on(found.record, found.since.kept, found.since.actions)
        assert difference is None
        assert state_hash(kept.state) == state_hash(session.state)
    keeper.close()


def test_a_step_taken_back_or_done_again_is_so_on_the_disk_at_once(tmp_path: Path) -> None:
    folders = Folders(tmp_path)
    session = new_session(game_id="g1")
    keeper = Keeper(session, folders, "g1")
    while not session.can_undo:
        by_chance(session, 1, 1)
    done = len(session.history.done)
    session.undo()
    assert on_the_disk(folders) == len(session.history.done) < done
    session.redo()
    assert on_the_disk(folders) == done
    keeper.close()
    assert session.rewound == []
