"""Arguments that cannot be meant: one line, exit code 2, at once, and nothing written."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from random import Random

import pytest

from hamlet.cli import main

GAME = str(Path(__file__).parents[1] / "games" / "01-gg-printed-first-game.hamlet")


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HAMLET_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


LINES = {
    "shot o.png --size 99999x99999": "--size must be WxH, from 960x540 to 7680x4320",
    "shot o.png --size 959x540": "--size",
    "shot o.png --size \uff11\uff12\uff18\uff10x\uff17\uff12\uff10": "--size",
    "shot o.png --size ²x²": "--size",
    "shot o.png --ui-scale nan": "--ui-scale is a number from 0.5 to 8, not 'nan'",
    "shot o.png --ui-scale inf": "--ui-scale",
    "shot o.png --ui-scale 0": "--ui-scale",
    "shot o.png --ui-scale -1": "--ui-scale",
    "shot o.png --ui-scale 1e9": "--ui-scale",
    "shot o.xyz": "o.xyz names no kind of picture",
    "shot o": "names no kind of picture",
    "shot o.png --at -1": "--at must lie between 0 and",
    "shot o.png --at 99999": "--at must lie between 0 and",
    "shot o.png --at ٣": "--at is a whole number in plain digits",
    "shot o.png --record GAME --at 99999": "--at must lie between 0 and",
    "shot o.png --record GAME --seats 2": "leave --seats out",
    "shot o.png --record GAME --packs base --set flags=3": "leave --packs and --set out",
    "shot o.png --screen title --at 3": "leave --at out",
    "shot o.png --screen setup --record GAME --seats 2": "leave --record and --seats out",
    "shot o.png --screen tiles --mode card": "leave --mode out",
    "shot o.png --screen scoring --mode card": "leave --mode out",
    "shot o.png --record GAME --at 0 --mode hold": "nothing for the mode hold can be done",
    "shot nowhere/o.png --screen title": "cannot be written",
    "shot o.png --step 3": "--course and --step are for --screen tutorial",
    "shot o.png --screen tutorial --step x": "--step is a whole number in plain digits",
    "shot o.png --screen tutorial --step 2.x": "--step is a whole number in plain digits",
    "shot o.png --screen tutorial --at 3 --packs base": "leave --at and --packs out",
    "simulate --games ٣": "--games is a whole number in plain digits, not '٣'",
    "simulate --games ²": "--games",
    "simulate --games 1_0": "--games",
    "simulate --games 9999999": "--games must be at most",
    "simulate --jobs 65": "--jobs must be at most 64",
    "simulate --seed 1.5": "--seed",
    "simulate --seed 99999999999999999999": "--seed",
    "simulate --rules=": "no preset is called ''",
    "replay .": ". is not a file",
    "simulate --packs base,base": "the pack 'base' is named twice",
    "--packs base,base": "the pack 'base' is named twice",
    "replay GAME --at \uff11": "--at",
    "--new human,human --load GAME": "--new and --load do not go together",
    "--load GAME --rules manual": "leave --rules out",
    "--new human,human check": "this command has no use for --new",
    "--packs base check": "this command has no use for --packs",
    "--set flags=3 schema folder": "this command has no use for --set",
    "--season winter check": "this command has no use for --season",
    "--load GAME --season winter": "leave --season out",
    "shot o.png --record GAME --rules tutorial": "leave --rules out",
    "shot o.png --record GAME --moves 2": "--moves plays on from --at N",
    "shot o.jpg --record GAME --at 3 --moves 2": "--moves plays on from --at N",
}


def complaint(line: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(line) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("hamlet")
    assert err.endswith("\n")
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize("line", LINES)
def test_what_cannot_be_meant_is_refused_in_one_line(
    line: str, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # The folder of the game may have a space in its name.
    words = [GAME if word == "GAME" else word for word in line.split()]
    assert LINES[line] in complaint(words, capsys)
    assert not list(place.glob("o*"))


STRANGE = {
    "bytes": "\udcff\udcfe",
    "escape": "a\x1b[31m\x9b",
    "breaks": "a\nb\rc\tb",
    "turned": "\u202eennA",
    "nothing": "\u200b",
    "controls": "a\x7f\x85\u2028",
    "long": "x" * 10_000,
}


@pytest.mark.parametrize("word", STRANGE)
@pytest.mark.parametrize(
    "line",
    [
        "check {}",
        "replay {}",
        "replay {} --verify",
        "schema /dev/null/{}",
        "simulate --seats {},greedy",
        "simulate --packs {}",
        "simulate --rules {}",
        "simulate --set {}=1",
        "simulate --set flags={}",
        "simulate --games {}",
        "simulate --record /dev/null/{}",
        "shot {}",
        "shot /dev/null/{}.png --screen title",
        "shot o.png --record {}",
        "shot o.png --screen {}",
        "shot o.png --size {}",
        "bench --only {}",
        "--new {}",
        "--load {}",
        "--packs {}",
        "--{}",
        "{}",
    ],
)
def test_no_word_of_a_line_does_anything_to_the_terminal(
    line: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = complaint([part.format(STRANGE[word]) for part in line.split()], capsys)
    hidden = [char for char in told[:-1] if unicodedata.category(char) in {"Cc", "Cf", "Cs", "Zl", "Zp"}]
    assert hidden == []


def test_a_picture_has_the_name_it_was_given_in_any_encoding(place: Path) -> None:
    name = b"\xff\xfe.png".decode("utf-8", "surrogateescape")
    try:
        Path(name).touch()
    except OSError:
        pytest.skip("this system has no such names")
    assert main(["shot", name, "--screen", "tiles"]) == 0
    assert Path(name).read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("mode", ["card", "payment", "townhall"])
def test_a_mode_of_a_recorded_game_is_drawn_at_the_last_moment_that_allows_it(mode: str) -> None:
    assert main(["shot", "o.png", "--record", GAME, "--mode", mode]) == 0
    assert Path("o.png").read_bytes().startswith(b"\x89PNG")


COMMANDS = {
    "check": ([""], ["base", "nowhere", ".", "/dev/null"]),
    "replay": (["--at", "--verify", "--snapshot", "--snapshots", "--wrong"], ["nowhere", GAME, ".", ""]),
    "schema": ([""], ["/dev/null/x", ""]),
    "simulate": (
        ["--seats", "--games", "--seed", "--packs", "--season", "--rules", "--set", "--jobs", "--json"],
        [],
    ),
    "shot": (
        [
            "--screen",
            "--record",
            "--at",
            "--packs",
            "--season",
            "--rules",
            "--set",
            "--seats",
            "--size",
            "--ui-scale",
            "--mode",
        ],
        ["o.xyz", "/dev/null/o.png"],
    ),
    "bench": (["--wrong", "--only"], []),
    "": (
        ["--new", "--load", "--packs", "--season", "--rules", "--set", "--wrong"],
        ["--load nowhere.hamlet"],
    ),
}
VALUES: tuple[str, ...] = (
    "0",
    "1",
    "2",
    "-1",
    "99999999999999999999",
    "nan",
    "1.5",
    "1e9",
    "٣",
    "",
    "base",
    "base,base",
    "greedy,random",
)
VALUES += (
    "human",
    "table",
    "title",
    "card",
    "flags=3",
    "flags=",
    "=3",
    "donkey_cost=²",
    "1280x720",
    "99999x1",
    "./nowhere",
)
VALUES += ("printed", "manual", "--", "-", "-x", "%s", "{0}", "a=b=c", GAME, *STRANGE.values())


def line_by_lot(number: int) -> list[str]:
    """Words that somebody may type or a script may put together; no line asks for anything long."""
    chance = Random(f"arguments {number}")
    command = chance.choice(sorted(COMMANDS))
    options, last = COMMANDS[command]
    line = [command] if command else []
    for _ in range(chance.choice((0, 1, 1, 2, 3, 5))):
        line += [word for word in (chance.choice(options), chance.choice(VALUES)) if chance.random() < 0.9]
    line += (
        [word for word in (chance.choice(last or [""]),) if word]
        if chance.random() < 0.9 or not command
        else []
    )
    if command == "simulate":
        line += ["--games", "1", "--jobs", "1", "--most-actions", "9"]
    return [*line, "--only", "nothing"] if command == "bench" else line


@pytest.mark.parametrize("number", range(150))
def test_a_line_by_lot_is_done_or_refused_in_one_line(
    number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    line = line_by_lot(number)
    code = main(line)
    out, err = capsys.readouterr()
    assert code in {0, 1, 2}, line
    if code == 2:
        assert (out, err.count("\n")) == ("", 1), line
        assert err.startswith("hamlet"), line
    hidden = [c for c in out + err if c != "\n" and unicodedata.category(c) in {"Cc", "Cf", "Cs", "Zl", "Zp"}]
    assert hidden == [], line
