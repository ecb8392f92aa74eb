"""`hamlet simulate`: what it prints, what it keeps, and what it says to bad arguments."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hamlet.cli import main
from hamlet.session.record import load_session
from hamlet.store.records import read_record

QUICK = ["simulate", "--seats", "random,random", "--games", "2"]


def complaint(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> str:
    """The one line that these arguments are answered with."""
    try:
        code = main(arguments)
    except SystemExit as stop:
        code = int(str(stop.code))
    out, err = capsys.readouterr()
    assert code == 2
    assert out == ""
    assert err.endswith("\n")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


def test_json_is_one_object_with_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--seed", "4", "--json"]) == 0
    out, err = capsys.readouterr()
    data = json.loads(out)
    assert set(data) == {
        "games",
        "finished",
        "seconds",
        "actions",
        "actions_per_s",
        "rounds",
        "seats",
        "tiles",
        "turn_order",
        "landmarks",
        "ended_by",
    }
    assert data["games"] == data["finished"] == 2
    assert err == ""


def test_the_table_names_players_scores_and_rounds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--seats", "greedy,random", "--games", "1"]) == 0
    out, err = capsys.readouterr()
    for words in (
        "1 of 1 games finished",
        "greedy",
        "random",
        "Mean score",
        "Turn in the round",
        "Rounds:",
        "a second",
    ):
        assert words in out
    assert err == ""


def test_games_that_are_given_up_are_told_of(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--most-actions", "10"]) == 0
    out = capsys.readouterr().out
    assert "0 of 2 games finished" in out
    assert "Given up after 10 actions: seed 0, 1." in out


def test_records_are_kept_and_can_be_gone_on_with(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "some" / "games"
    assert main([*QUICK, "--rules", "manual", "--record", str(folder), "--json"]) == 0
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["manual-random-random-0.hamlet", "manual-random-random-1.hamlet"]
    session, difference = load_session(read_record(folder / names[1]))
    assert difference is None
    assert session.finished
    assert session.setup.preset == "manual"
    assert session.setup.packs[0]["id"] == "base"


def test_the_same_seed_keeps_the_same_bytes_whatever_the_number_of_jobs(tmp_path: Path) -> None:
    for folder, jobs in (("one", "1"), ("two", "2")):
        assert main([*QUICK, "--record", str(tmp_path / folder), "--jobs", jobs, "--json"]) == 0
    for path in (tmp_path / "one").iterdir():
        assert (tmp_path / "two" / path.name).read_bytes() == path.read_bytes()


def test_the_same_games_may_be_recorded_again(tmp_path: Path) -> None:
    for _ in range(2):
        assert main([*QUICK, "--record", str(tmp_path), "--json"]) == 0


def test_another_file_in_the_place_of_a_record_is_never_overwritten(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    there = tmp_path / "printed-random-random-0.hamlet"
    there.write_text("my poem", encoding="utf-8")
    assert "printed-random-random-0" in complaint(capsys, [*QUICK, "--record", str(tmp_path)])
    assert there.read_text(encoding="utf-8") == "my poem"


def test_a_record_of_another_game_is_never_overwritten(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main([*QUICK, "--most-actions", "3", "--record", str(tmp_path), "--json"]) == 0
    there = tmp_path / "printed-random-random-0.hamlet"
    kept = there.read_bytes()
    capsys.readouterr()
    assert "printed-random-random-0" in complaint(capsys, [*QUICK, "--record", str(tmp_path)])
    assert there.read_bytes() == kept


def test_a_folder_that_cannot_be_made_is_told_before_anything_is_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    arguments = ["simulate", "--games", "100000", "--record", str(tmp_path / "file" / "games")]
    assert "no records can be kept" in complaint(capsys, arguments)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "greedy,gandalf"], "'gandalf'"),
        (["--seats", "greedy,"], "''"),
        (["--seats", ""], "''"),
        (["--seats", "human,greedy"], "'human'"),
        (["--seats", "greedy"], "2 to 4 seats"),
        (["--seats", "greedy,greedy,greedy,greedy,greedy"], "2 to 4 seats"),
        (["--games", "0"], "--games"),
        (["--games", "-3"], "--games"),
        (["--games", "many"], "--games"),
        (["--games", "2.5"], "--games"),
        (["--seed", "x"], "--seed"),
        (["--seed", "-1"], "--seed"),
        (["--jobs", "0"], "--jobs"),
        (["--jobs", "1000000"], "--jobs"),
        (["--most-actions", "0"], "--most-actions"),
        (["--rules", "house"], "house"),
        (["--packs", "swamp"], "'swamp'"),
        (["--packs", ""], "pack"),
        (["--speed", "9"], "--speed"),
        (["please"], "please"),
    ],
)
def test_bad_arguments_are_answered_with_one_clear_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    assert said in complaint(capsys, ["simulate", *arguments])


def test_that_there_are_too_few_games_for_verdicts_is_said_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    packs = ["--packs", "base,weavers", "--compare"]
    assert main(["simulate", *packs, "--seats", "random,random", "--games", "1"]) == 0
    assert capsys.readouterr().out.lower().count("too few") == 1
