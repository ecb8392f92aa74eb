"""The command line in the marked language: nothing is printed in another one.

What argparse, the system and the YAML parser say of their own is in English everywhere.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hamlet.bench import report
from hamlet.cli import main
from hamlet.content import load_packs
from hamlet.players.registry import HUMAN, PLAYERS
from hamlet.resources import data_folder
from hamlet.session.record import make_record
from hamlet.store import language
from hamlet.store.folders import user_folders
from hamlet.store.records import write_record
from hamlet.store.settings import Settings, save_settings
from hamlet.words.rooms import words_in
from hamlet.words.rulebook.contents import CHAPTERS
from tests.content.ids import unmarked, without_places
from tests.packs import write_files, write_orchard
from tests.session.tables import COLOURS, greedy_game
from tests.words.marking import CODE, marked_words, named

WORDS = marked_words()
OPTION = re.compile(r"--?[a-z-]+|\bWxH\b|\b[A-Z]{2,}(\.png)?\b|\{[^{}]*\}")
ARGPARSE = (
    "usage: hamlet",
    "positional arguments:",
    "options:",
    "show this help message and exit",
    "show program's version number and exit",
)
COMMANDS = ("bench", "check", "new-pack", "replay", "rules", "schema", "shot", "simulate")
FILE = re.compile(r"\b(\w+\.hamlet|folder|file)\b")


# The program, its players, packs, figures and sources of points, by their ids; and the names of people.
def names_by_the_lake() -> list[str]:
    """Of cards and buildings: a pack says them as it likes."""
    data = load_packs([data_folder() / "base", data_folder() / "lake"]).data
    return [entry["name"] for subject in ("menu", "tiles") for entry in data[subject]]


NAMES = re.compile(
    rf"\b({'|'.join([HUMAN, *PLAYERS, *COLOURS])}|hamlet|broken|orchard|solo|toy|copy_us|during|longest_road"
    rf"|gold|roads|total|landmark|windmills|wings|hold|{'|'.join(names_by_the_lake())}"
    rf"|buildings|nonsense|{'|'.join(chapter.id for chapter in CHAPTERS)})\b",
    re.IGNORECASE,
)


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of one's own, a broken pack in it, and files of every kind in the working folder."""
    monkeypatch.setenv("HAMLET_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "400")
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    write_orchard(tmp_path / "home" / "packs")
    write_files(tmp_path / "home" / "packs" / "broken", {"pack.yaml": "id: broken\n", "tiles.yaml": "- 1\n"})
    for name, change in RECORDS.items():
        record = make_record(greedy_game())
        record["definitions"] = named(record["definitions"])
        change(record)
        write_record(Path(f"{name}.hamlet"), record)
    Path("file").write_text("", "utf-8")
    return tmp_path


def put(key: str, value: object) -> Callable[[dict[str, Any]], None]:
    def change(record: dict[str, Any]) -> None:
        record[key] = value

    return change


def illegal(record: dict[str, Any]) -> None:
    record["actions"][5] = {"do": "donkey", "source": 0, "target": 0}


def unknown(record: dict[str, Any]) -> None:
    record["actions"][5] = {"do": "end_turn", "wings": 2}


def windmills(record: dict[str, Any]) -> None:
    record["definitions"]["expansions"] = ["windmills"]


def keyless(record: dict[str, Any]) -> None:
    del record["setup"]["seats"][0]["color"]


RECORDS: dict[str, Callable[[dict[str, Any]], None]] = {
    "whole": lambda _: None,
    "hashes": lambda record: put("hashes", ["x"] * len(record["hashes"]))(record),
    "state": put("state", {}),
    "unpaired": put("hashes", []),
    "id": put("id", 7),
    "illegal": illegal,
    "keyless": keyless,
    "unknown": unknown,
    "windmills": windmills,
}

LINES = [
    ["check"],
    ["check", "orchard"],
    ["check", "broken"],
    ["check", "brokn"],
    ["check", "nowhere"],
    ["check", "file"],
    ["check", "a\0b"],
    ["schema", "folder"],
    ["simulate", "--games", "1", "--seats", "greedy,random"],
    ["simulate", "--games", "2", "--most-actions", "9"],
    ["simulate", "--seats", "greedy,gandalf"],
    ["simulate", "--seats", "greedy"],
    ["simulate", "--games", "0"],
    ["simulate", "--jobs", "1000"],
    ["simulate", "--seed", "-1"],
    ["simulate", "--packs", "broken"],
    ["simulate", "--packs", ","],
    ["simulate", "--set", "flags=31"],
    ["simulate", "--set", "flags"],
    ["simulate", "--season", "winter"],
    ["simulate", "--packs", "base,lake", "--season", "wintre"],
    ["simulate", "--packs", "base,lake", "--games", "1", "--seats", "random,random"],
    ["simulate", "--rules", "house"],
    ["simulate", "--seats", "random,botric", "--games", "1"],
    ["simulate", "--seats", "botric,random"],
    ["simulate", "--seats", "random,botrik"],
    ["simulate", "--packs", "base,solo"],
    ["simulate", "--seats", "random,botric", "--botric", "favor"],
    ["simulate", "--seats", "random,botric", "--switch", "two_donkey"],
    ["simulate", "--seats", "random,botric", "--switch", "gold_per_4"],
    ["replay", "whole.hamlet", "--why"],
    ["replay", "whole.hamlet", "--why", "--at", "0"],
    ["replay", "whole.hamlet", "--why", "--at", "5"],
    ["shot", "o.png", "--packs", "base,solo", "--seats", "3"],
    *([["replay", f"{name}.hamlet"] for name in RECORDS]),
    *([["replay", f"{name}.hamlet", "--verify"] for name in RECORDS]),
    ["replay", "whole.hamlet", "--at", "9999"],
    ["replay", "nothing.hamlet"],
    ["replay", "file"],
    ["shot", "o.png", "--size", "3x3"],
    ["shot", "o.png", "--record", "whole.hamlet", "--rules", "manual"],
    ["shot", "o.png", "--record", "unpaired.hamlet"],
    ["shot", "o.png", "--packs", "broken"],
    ["shot", "o.png", "--record", "whole.hamlet", "--at", "0", "--mode", "hold"],
    ["bench", "--only", "nothing"],
    ["bench", "--only", "toy"],
    ["rules"],
    ["rules", "turn"],
    ["rules", "nonsense"],
    ["rules", "--search", "xyzzy"],
    ["--packs", "broken"],
    ["--packs", "nowhere"],
    ["--set", "donkey_moves=never"],
]


@pytest.mark.parametrize("arguments", LINES, ids=" ".join)
def test_nothing_is_printed_in_another_language(
    arguments: list[str], place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "PARTS", {"toy": lambda _: {"copy_us": 9.0}})
    assert main(arguments, WORDS) in {0, 1, 2}
    printed = "".join(capsys.readouterr())
    assert printed
    assert [line for line in printed.splitlines() if words_in_another_language(line, place)] == []


def words_in_another_language(line: str, place: Path) -> list[str]:
    if line.startswith("    "):  # cut from a file, and its caret
        return []
    said = without_places(line, [place, data_folder()])
    for spared in (FILE, NAMES, OPTION):
        said = spared.sub(" ", said)
    return unmarked(said, [])


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_the_help_is_in_the_chosen_language_but_for_the_words_of_argparse(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([*command.split(), "--help"], WORDS)
    told = " ".join(capsys.readouterr().out.split())
    for own in ARGPARSE:
        told = told.replace(own, " ")
    for name in COMMANDS:
        told = re.sub(rf"(?<![\w-]){name}(?![\w-])", " ", told)
    assert unmarked(OPTION.sub(" ", told), []) == []


def test_a_word_of_another_language_would_be_noticed(place: Path) -> None:
    assert words_in_another_language("hamlet: --at never lies whole.hamlet", place) == ["never", "lies"]


@pytest.mark.parametrize(("chosen", "found"), [(CODE, "⟦"), (None, "all is well"), ("xx", "all is well")])
def test_the_language_is_that_of_the_settings(
    chosen: str | None, found: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "words_in", lambda code: WORDS if code == CODE else words_in(code))
    save_settings(Settings(language=chosen), user_folders())
    assert main(["check"]) == 0
    assert found in capsys.readouterr().out


def test_numbers_for_programs_are_the_same_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for words in (WORDS, None):
        assert main(["simulate", "--games", "1", "--json"], words) == 0
        told.append(json.loads(capsys.readouterr().out))
    for each in told:
        del each["seconds"], each["actions_per_s"]
    assert told[0] == told[1]
