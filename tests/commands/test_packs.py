"""Packs on the command line: by folder and by name, with their rules, and what is said when they fail."""

from __future__ import annotations

import gc
import json
from pathlib import Path
from typing import Any

import pytest

from hamlet.cli import main
from hamlet.content import PackShelf
from hamlet.resources import data_folder
from hamlet.session.record import load_session
from hamlet.store.records import read_record
from tests.commands.test_simulate import complaint
from tests.packs import STRANGE, write_files, write_orchard

QUICK = ["simulate", "--seats", "greedy,random", "--games", "1", "--seed", "5", "--json"]


@pytest.fixture(autouse=True)
def packs_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of one's own, and a working folder that holds nothing."""
    monkeypatch.setenv("HAMLET_HOME", str(tmp_path / "home"))
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path / "home" / "packs"


def played(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> dict[str, object]:
    """What these games came to."""
    assert main([*QUICK, *arguments]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_the_pack_of_the_readme_is_checked_and_played_from_its_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_orchard(tmp_path / "here")
    assert main(["check", "orchard"]) == 0
    assert "all is well" in capsys.readouterr().out
    tiles = played(capsys, ["--packs", "base,./orchard", "--record", "games"])["tiles"]
    assert isinstance(tiles, dict)
    assert tiles["orchard"] == 1.0
    session, difference = load_session(read_record(Path("games/printed-greedy-random-5.hamlet")))
    assert difference is None
    assert [pack["id"] for pack in session.setup.packs] == ["base", "orchard"]


def test_a_pack_in_the_packs_folder_is_played_by_its_name_and_brings_what_it_requires(
    packs_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_orchard(packs_folder)
    by_name = played(capsys, ["--packs", "base,orchard"])
    assert by_name["tiles"] == played(capsys, ["--packs", "orchard"])["tiles"]
    assert "orchard" in str(by_name["tiles"])


def test_a_name_means_the_same_pack_whatever_lies_in_the_working_folder(
    packs_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_orchard(packs_folder)
    here = 'id: {name}\nname: Here\nversion: "9.9"\n'
    for name in ("base", "orchard"):
        write_files(Path(name), {"pack.yaml": here.format(name=name)})
    assert main(["check", "orchard"]) == 0
    assert "base 1.0 + orchard 1.0: all is well" in capsys.readouterr().out
    played(capsys, ["--packs", "base,orchard", "--record", "named"])
    played(capsys, ["--record", "plain"])
    for folder, versions in (("named", ["1.0", "1.0"]), ("plain", ["1.0"])):
        session, _ = load_session(read_record(Path(folder, "printed-greedy-random-5.hamlet")))
        assert [pack["version"] for pack in session.setup.packs] == versions


def test_a_path_is_a_folder_even_if_a_pack_has_its_name() -> None:
    write_files(Path("base"), {"pack.yaml": 'id: base\nname: Here\nversion: "9.9"\n'})
    Path("empty").mkdir()
    shelf = PackShelf()
    for word in ("./base", "base/", str(Path("base").absolute()), "base/pack.yaml"):
        assert shelf.folder(word).resolve() == Path("base").resolve()
    assert shelf.folder("base") == data_folder() / "base"
    assert shelf.folder("empty") == Path("empty")


def test_a_record_made_with_packs_opens_without_them(
    packs_folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write_orchard(packs_folder)
    played(capsys, ["--packs", "orchard", "--record", "games"])
    for file in folder.iterdir():
        file.unlink()
    assert main(["replay", "games/printed-greedy-random-5.hamlet", "--verify"]) == 0
    assert main(["shot", "table.png", "--record", "games/printed-greedy-random-5.hamlet"]) == 0


def test_rules_of_a_pack_and_single_options_are_played_and_recorded(
    packs_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_files(packs_folder / "strange", STRANGE)
    options = ["--set", "villager_costs=1,2,3", "--set", "prices_few=4,6", "--set", "flags=9"]
    played(capsys, ["--packs", "strange", "--rules", "rich", *options, "--record", "games"])
    session, _ = load_session(read_record(Path("games/rich-greedy-random-5.hamlet")))
    rules = session.setup.definitions.rules
    assert (rules.donkey_cost, rules.villager_costs, rules.flags) == (1, (1, 2, 3), 9)
    assert (rules.prices_few.raw, rules.prices_few.refined) == (4, 6)
    assert session.setup.preset == "rich"
    assert session.setup.options["flags"] == 9
    assert [seat.color for seat in session.setup.seats] == ["green", "blue"]


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("flags=unlimited", None),
        ("flags = 3", 3),
        ("last_flag_ends_game=yes", True),
        ("last_flag_ends_game=False", False),
        ("villager_costs=[1, 2, 3]", [1, 2, 3]),
        ("prices_many=refined:7, raw:1", {"raw": 1, "refined": 7}),
        ("start_layout=shuffled", "shuffled"),
        ("donkey_moves=any_time", "any_time"),
    ],
)
def test_an_option_is_read_as_its_own_type_asks(
    written: str, value: object, capsys: pytest.CaptureFixture[str]
) -> None:
    name = written.partition("=")[0].strip()
    played(capsys, ["--set", written, "--record", "games"])
    record: Any = read_record(Path("games/printed-greedy-random-5.hamlet"))
    assert record["definitions"]["rules"][name] == value
    assert record["setup"]["options"] == {name: value}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--packs", "base,base"], "the pack 'base' is named twice"),
        (["--packs", "base,ochard"], "did you mean 'orchard'? Packs are looked for in {packs}: put it there"),
        (
            ["--packs", "base,swamp"],
            "known here: base, broken, lake, orchard, solo. Packs are looked for in {packs}",
        ),
        (["--packs", "base,swamp"], "Looked at too: {own}, {here}."),
        (
            ["--packs", "./nowhere"],
            "folder is called './nowhere': {here}/nowhere was looked at.",
        ),
        (["--packs", "broken"], "the packs have 2 mistakes (hamlet check shows them all), the first: "),
        (["--packs", "empty"], "pack.yaml:1:1: error: this file makes a folder a pack: it is missing"),
        (["--packs", ", ,"], "no pack is named; there are base, broken, lake, orchard"),
        (["--set", "flagz=3"], "no option is called 'flagz': did you mean 'flags'?"),
        (["--set", "flags"], "'flags' sets nothing: write OPTION=VALUE"),
        (["--set", "=3"], "sets nothing"),
        (["--set", "flags=31"], "'flags' is a whole number from 1 to 30, or unlimited, not '31'"),
        (["--set", "flags=٣"], "'flags' is a whole number from 1 to 30"),
        (["--set", "villager_costs=1,2"], "a list of 3 whole numbers, not 2 of them"),
        (["--set", "prices_few=3"], "two prices"),
        (["--set", "prices_few=raw:3,gold:2"], "two prices"),
        (["--set", "last_flag_ends_game=maybe"], "is true or false, not 'maybe'"),
        (["--set", "donkey_moves=togehter"], "did you mean 'together'?"),
        (["--set", "start_layout=nowhere"], "known here: first-game, shuffled, by-hand"),
        (["--rules", "manaul"], "did you mean 'manual'?"),
        (["--set", "season=winter"], "these packs know no seasons"),
        (
            ["--packs", "base,lake", "--season", "wintre"],
            "'season' cannot be 'wintre': did you mean 'winter'?",
        ),
        (["--packs", "base,lake", "--season="], "'season' cannot be ''"),
    ],
)
@pytest.mark.parametrize(
    "command",
    [
        ["simulate"],
        ["shot", "a.png"],
        ["shot", "a.png", "--screen", "title"],
        ["shot", "a.png", "--screen", "tiles"],
        [],
    ],
)
def test_what_cannot_be_played_is_said_in_one_line_by_every_command_and_the_window(
    command: list[str],
    arguments: list[str],
    said: str,
    packs_folder: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    write_orchard(packs_folder)
    write_files(packs_folder / "broken", {"pack.yaml": "id: broken\n"})
    Path("empty").mkdir()
    places = {"packs": packs_folder, "own": data_folder(), "here": Path.cwd()}
    assert said.format(**places) in complaint(capsys, [*command, *arguments])
    assert gc.isenabled()


def test_what_is_said_before_a_command_counts_for_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert "'swamp'" in complaint(capsys, ["--packs", "swamp", "simulate"])
