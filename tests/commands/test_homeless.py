"""A home that is wrong or not known is one sentence, whatever is asked for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.store.killing import ROOT

COMMANDS = [
    ["--new", "human,greedy"],
    ["check"],
    ["simulate", "--games", "1", "--seats", "random,random"],
    ["shot", "out.png", "--screen", "title"],
    ["replay", "none.hamlet"],
]
# As for a user of a number that no list of users has.
UNKNOWN = """import os, pwd, sys
def unknown(_): raise KeyError
pwd.getpwuid = unknown
from hamlet.cli import main
sys.exit(main(sys.argv[1:]))
"""
BARE = ("HOME", "HAMLET_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")


def said(folder: Path, command: list[str], *program: str, **variables: str) -> tuple[int, list[str]]:
    """What a command says when it goes wrong, and its exit code."""
    known = {name: value for name, value in os.environ.items() if name not in BARE}
    environ = known | {"SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(ROOT)} | variables
    done = subprocess.run(
        [sys.executable, *(program or ["-m", "hamlet"]), *command],
        cwd=folder,
        env=environ,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stderr.splitlines()


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_file_as_home_is_one_sentence_of_every_command(command: list[str], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("x")
    code, lines = said(tmp_path, command, HAMLET_HOME=str(file))
    assert (code, len(lines)) == (2, 1)
    assert str(file) in lines[0]


def test_the_home_of_an_unknown_user_is_one_sentence(tmp_path: Path) -> None:
    code, lines = said(tmp_path, ["check"], HAMLET_HOME="~nobody-of-that-name/x")
    assert (code, len(lines)) == (2, 1)


@pytest.mark.skipif(os.name == "nt", reason="Windows knows the home by other means")
@pytest.mark.parametrize("command", COMMANDS[1:3], ids=lambda command: command[0])
def test_a_user_nobody_knows_without_a_home_is_one_sentence_and_the_command_goes_on(
    command: list[str], tmp_path: Path
) -> None:
    code, lines = said(tmp_path, command, "-c", UNKNOWN)
    assert code == 0
    told = [line for line in lines if "HAMLET_HOME" in line]
    assert len(told) == 1
    assert not any("Traceback" in line for line in lines)
    assert list(tmp_path.iterdir()) == []
