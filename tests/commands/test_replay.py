"""`hamlet replay`: the log, the verdict, the snapshot, and what it says to bad files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hamlet.cli import main
from hamlet.engine.actions.family import Action
from hamlet.engine.events import Sink
from hamlet.engine.game import play
from hamlet.engine.state import State
from hamlet.session import session
from hamlet.session.record import make_record
from hamlet.store.records import read_record, write_record
from tests.commands.test_simulate import complaint
from tests.session.tables import greedy_game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.hamlet"
    write_record(path, make_record(greedy_game()))
    return path


def changed(path: Path, **changes: Any) -> Path:  # noqa: ANN401 - any part of a record
    """The record with some parts replaced, in a file of its own."""
    other = path.with_name("changed.hamlet")
    write_record(other, {**read_record(path), **changes}, overwrite=True)
    return other


def test_the_log_tells_the_whole_game(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert main(["replay", str(record)]) == 0
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert lines[0] == "Round 1"
    assert lines[-3] == "Final score"
    assert sum(line.startswith("Round ") for line in lines) == greedy_game().state.round
    assert "The Church is complete" in out
    assert err == ""


def test_the_log_can_stop_early(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert main(["replay", str(record), "--at", "0"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
    assert main(["replay", str(record), "--at", "20"]) == 0
    out = capsys.readouterr().out
    assert "Final score" not in out
    assert 10 < len(out.splitlines()) < 60


def test_verify_says_that_all_is_as_recorded(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert main(["replay", str(record), "--verify"]) == 0
    count = len(greedy_game().history.done)
    assert capsys.readouterr().out == f"{record}: {count} actions, every state as recorded\n"


def test_verify_says_at_which_action_a_game_differs(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    hashes = list(make_record(greedy_game())["hashes"])
    hashes[41] = "0" * 32
    other = changed(record, hashes=hashes)
    assert main(["replay", str(other), "--verify"]) == 1
    out, err = capsys.readouterr()
    assert out.startswith(f"{other} differs at action 42: ")
    assert err == ""
    assert "differs at action 42" in complaint(capsys, ["replay", str(other)])
    assert main(["replay", str(other), "--at", "41", "--verify"]) == 0


def test_the_snapshot_is_one_object_of_that_moment(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    game = greedy_game()
    moments = [game.start, *(step.after for step in game.history.done)]
    for at in (0, 33, len(moments) - 1):
        assert main(["replay", str(record), "--at", str(at), "--snapshot"]) == 0
        data = json.loads(capsys.readouterr().out)
        assert data["format"] == 1
        assert data["round"] == moments[at].round
        assert len(data["tiles"]) == len(moments[at].village.tiles)
        assert data["seats"][0]["name"] == "Red"
        assert (data["scores"] is None) == (not moments[at].finished)


def test_without_a_moment_the_snapshot_is_of_the_end(
    capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    assert main(["replay", str(record), "--snapshot"]) == 0
    assert json.loads(capsys.readouterr().out)["finished"] is True


def test_snapshots_are_a_line_for_every_moment_the_same_as_one_by_one(
    capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    assert main(["replay", str(record), "--snapshots"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(greedy_game().history.done) + 1
    for at in (0, 33, len(lines) - 1):
        assert main(["replay", str(record), "--at", str(at), "--snapshot"]) == 0
        assert capsys.readouterr().out.splitlines() == [lines[at]]
    assert main(["replay", str(record), "--at", "5", "--snapshots"]) == 0
    assert capsys.readouterr().out.splitlines() == lines[:6]


def test_snapshots_are_made_in_one_pass(
    capsys: pytest.CaptureFixture[str], record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[Action] = []

    def counting(state: State, action: Action, emit: Sink = None) -> None:
        played.append(action)
        play(state, action, emit)

    monkeypatch.setattr(session, "play", counting)
    assert main(["replay", str(record), "--snapshots"]) == 0
    assert len(played) == len(greedy_game().history.done)
    assert capsys.readouterr().out


@pytest.mark.parametrize("at", ["-1", "100000", "x", "1.5"])
def test_a_moment_that_never_was_is_refused(
    capsys: pytest.CaptureFixture[str], record: Path, at: str
) -> None:
    assert "--at" in complaint(capsys, ["replay", str(record), f"--at={at}"])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "{}",
        "[]",
        "null",
        '{"a": 1}',
        '{"format": 1, "game": "0.1.0"}',
        '{"format": 99, "game": "9.9.9", "actions": []}',
        '{"format": 1, "game": "0.1.0", "actions": {}, "hashes": []}',
        '{"format": 1, "game": "0.1.0", "actions": [], "hashes": [], "setup": {}}',
        "[" * 100_000,
    ],
)
def test_a_file_that_is_no_record_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str
) -> None:
    path = tmp_path / "strange.hamlet"
    path.write_text(text, encoding="utf-8")
    for arguments in ([], ["--verify"], ["--at", "0", "--snapshot"]):
        assert "strange.hamlet" in complaint(capsys, ["replay", str(path), *arguments])


def test_bytes_that_are_no_text_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "noise.hamlet"
    path.write_bytes(bytes(range(256)) * 20)
    assert "noise.hamlet" in complaint(capsys, ["replay", str(path)])


def test_a_record_cut_short_or_altered_is_refused(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    whole = record.read_bytes()
    for broken in (whole[: len(whole) // 2], whole.replace(b'"gold"', b'"gild"', 1)):
        record.write_bytes(broken)
        assert "game.hamlet" in complaint(capsys, ["replay", str(record)])


def test_what_is_not_there_or_a_folder_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "gone.hamlet" in complaint(capsys, ["replay", str(tmp_path / "gone.hamlet")])
    assert tmp_path.name in complaint(capsys, ["replay", str(tmp_path)])


def test_a_verdict_and_a_snapshot_are_not_asked_for_together(
    capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    assert "not allowed" in complaint(capsys, ["replay", str(record), "--verify", "--snapshot"])
    assert "FILE" in complaint(capsys, ["replay"])
