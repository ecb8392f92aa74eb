"""Every mistake is made, and what is told of it is read in full: in the guide, or in `told_in_full.txt`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
import yaml

from hamlet.cli import main
from hamlet.content import load_packs, tree
from hamlet.content.problems import Problem, Source
from hamlet.content.validation import _other
from hamlet.words.english.packs import PACKS
from hamlet.words.mistakes import tell_mistakes
from hamlet.words.rooms import english
from tests.content.conftest import WritePack
from tests.content.telling import message
from tests.content.unshown_mistakes import PACK, problem_of, unshown
from tools.guide.mistakes.catalogue import EVERY
from tools.guide.mistakes.section import PARTS

APPROVED: Final = Path(__file__).with_name("told_in_full.txt")
TOLD: Final = {
    code: text.rstrip("\n")
    for code, text in re.findall(
        r"^== (\S+)\n(.*?)(?=^== |\Z)", APPROVED.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
}
ASKED: Final = {
    "unknown_pack": ["check", "zzz"],
    "unknown_pack.near": ["check", "bsae"],
    "unknown_pack.path": ["check", "./zzz"],
    "no_pack_named": ["simulate", "--packs", ","],
    "pack_twice": ["simulate", "--packs", "base,base"],
    "too_many_packs": ["simulate", "--packs", ",".join(["base"] * 31)],
    "pack_is_file": ["check", "notes.txt"],
    "zero_byte": ["check", "a\0b"],
    "no_seasons": ["simulate", "--season", "summer"],
    "sets_nothing": ["simulate", "--set", "donkey_cost"],
    "option_word": ["simulate", "--set", "donkey_moves=never"],
    "new_pack.no_name": ["new-pack", "!!!"],
    "new_pack.path": ["new-pack", "a/b"],
    "new_pack.too_long": ["new-pack", "a" * 99],
    "new_pack.reserved": ["new-pack", "con"],
    "new_pack.taken": ["new-pack", "base"],
    "mistakes.one": ["simulate", "--packs", "./one"],
    "mistakes": ["simulate", "--packs", "./two"],
}
"""What somebody asks of packs at the command line."""


def approved(code: str, told: str) -> None:
    """What is told is what somebody has read and found good."""
    assert told == TOLD.get(code, ""), f"read it, and if it is good put it into {APPROVED.name}:\n{told}"


@pytest.mark.parametrize("code", unshown())
def test_what_lies_oddly_on_a_disk_is_told_as_it_was_read(code: str, tmp_path: Path) -> None:
    problem = problem_of(code, tmp_path)
    (told,) = tell_mistakes(english(), [problem])
    approved(code, told.replace(f"{tmp_path}/", "").replace(f"{tmp_path}\\", "").replace("\\", "/"))


@pytest.mark.parametrize("code", ASKED)
def test_what_cannot_be_asked_for_is_told_as_it_was_read(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HAMLET_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes.txt").write_text("x", "utf-8")
    for name, tiles in {"one": "- x\n", "two": "- x\n- y\n"}.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "pack.yaml").write_text(PACK.replace("foe", name), "utf-8")
        (tmp_path / name / "tiles.yaml").write_text(tiles, "utf-8")
    assert main(ASKED[code]) == 2
    told = capsys.readouterr().err.rstrip("\n")
    root = str(Path(__file__).resolve().parents[2])
    approved(code, told.replace(str(tmp_path), "HERE").replace(root, "GAME").replace("\\", "/"))


def test_a_file_that_the_system_does_not_give_is_told_with_its_reason(
    write_pack: WritePack, base_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, *_: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    folder = write_pack("locked", {"tiles.yaml": ""})
    opened = Path.open
    monkeypatch.setattr(
        Path, "open", lambda path, *given: refuse(path) if path.name == "tiles.yaml" else opened(path, *given)
    )
    problems = {message(each) for each in load_packs([folder]).problems}
    assert "this cannot be read (Permission denied)" in problems


def test_another_reader_of_yaml_says_of_an_indent_what_ours_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree, "LOADER", yaml.SafeLoader)
    problems: list[Problem] = []
    text = "a:\n  - b\n c: d\n"
    tree.read_tree(Source("tiles.yaml", text), text, 0, problems)
    assert [each.said.code for each in problems] == ["yaml.indent"]
    assert message(problems[0]) == "this line is not indented like the ones above it"


def test_what_the_models_refuse_for_another_reason_is_told_all_the_same() -> None:
    said = _other({}, 7)
    assert english().told(said) == "this does not fit here: this is the number 7"


ELSEWHERE: Final = {"unreadable", "yaml.indent", "misfit", "switch_idle", "no_layout", "unwritable_entry"}
"""Told in tests of their own: above, of Botric, of layouts, of the workshop."""


def test_every_mistake_that_can_be_told_is_told_by_a_test() -> None:
    shown = {mistake.code for mistake in EVERY if mistake.files}
    parts = {code for code in PACKS if code.partition(".")[0] in {"hint", "value", "given", *PARTS}}
    known = shown | set(TOLD) | ELSEWHERE | (parts - {"breaks", "yaml"})
    assert {code for code in PACKS if code not in known and code not in PARTS} == set()
    assert set(TOLD) - set(PACKS) == set()
