"""`hamlet new-pack`: a pack that is checked, played and changed as what it says tells."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from hamlet.cli import main
from tests.commands.test_simulate import complaint


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HAMLET_HOME", str(tmp_path / "home"))
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path


def told(capsys: pytest.CaptureFixture[str], line: list[str]) -> list[str]:
    assert main(line) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out.splitlines()


@pytest.mark.parametrize("folder", [[], ["."], ["with space"]])
def test_what_it_says_can_be_typed_as_it_stands(
    folder: list[str], place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made, check, play, guide = told(capsys, ["new-pack", "The Old Mill", *folder])
    where = place / "here" / folder[0] if folder else place / "home" / "packs"
    assert (where / "the_old_mill" / "pack.yaml").is_file()
    assert str(where / "the_old_mill").endswith(made.partition(": ")[2])
    assert Path(guide.split(":  ")[1].strip()).is_file()
    assert "all is well (34 tiles" in told(capsys, shlex.split(check.split("hamlet ")[1]))[0]
    packs = shlex.split(play.split("hamlet ")[1])
    quick = ["--games", "1", "--seed", "5", "--rules", "the_old_mill_quick", "--json"]
    assert json.loads(told(capsys, ["simulate", *packs, *quick])[0])["finished"] == 1


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (["base"], "a pack called 'base' is there already"),
        (["../mill"], "leads to a place: give the pack's name"),
        (["con"], "means something else"),
        (["mill", "a\0b"], "no folder that can be made here"),
        ([], "the following arguments are required: NAME"),
    ],
)
def test_what_cannot_be_made_is_one_line(
    line: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in complaint(capsys, ["new-pack", *line])


def test_a_pack_is_never_made_twice(capsys: pytest.CaptureFixture[str]) -> None:
    told(capsys, ["new-pack", "mill"])
    assert "a pack called 'mill' is there already" in complaint(capsys, ["new-pack", "mill"])
    Path("inn").mkdir()
    assert "inn is there already" in complaint(capsys, ["new-pack", "inn", "."])
