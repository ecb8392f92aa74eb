"""Output that is closed, full or broken: no traceback, and an exit code that says what came of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hamlet import terminal
from hamlet.cli import main
from tests.spread import spread

posix = pytest.mark.skipif(os.name == "nt", reason="these ways of closing streams are those of a POSIX shell")
GAME = Path(__file__).parents[1] / "games" / "01-gg-printed-first-game.hamlet"


def run(arguments: str, streams: str) -> tuple[int, str]:
    """The exit code, and what reached standard error."""
    command = f'"{sys.executable}" -m hamlet {arguments} {streams}'
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, check=False)
    return done.returncode, done.stderr.decode()


@posix
@spread(
    {
        "streams": [">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"],
        "arguments, code": [
            ("--version", 0),
            ("--help", 0),
            ("check", 0),
            ("check nowhere", 2),
            (f"replay '{GAME}' --verify", 0),
            ("--load nowhere.hamlet", 2),
            ("--wrong", 2),
        ],
    }
)
def test_a_closed_stream_changes_no_exit_code(arguments: str, code: int, streams: str) -> None:
    found, said = run(arguments, streams)
    assert found == code
    assert "Traceback" not in said
    assert len(said.splitlines()) <= 1


@posix
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize("arguments", ["--version", "--help", "check", f"replay '{GAME}'"])
def test_a_full_disk_is_told_in_one_line(arguments: str) -> None:
    code, said = run(arguments, ">/dev/full")
    assert code == 2
    assert said.startswith("hamlet: ")
    assert len(said.splitlines()) == 1
    assert run(arguments, ">/dev/full 2>/dev/full")[0] == 2


@posix
@pytest.mark.parametrize("arguments", ["check", "simulate --games 1", f"replay '{GAME}'"])
def test_a_reader_who_has_seen_enough_is_no_failure(arguments: str, tmp_path: Path) -> None:
    command = f'("{sys.executable}" -m hamlet {arguments}; echo $? >"{tmp_path}/code") | true'
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, check=False)
    assert (tmp_path / "code").read_text().strip() == "0"
    assert done.stderr == b""


def test_a_start_without_any_stream_gets_some(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert main(["check"]) == 0
    assert main(["check", "nowhere"]) == 2
    assert not terminal.is_watched()
    opened = (sys.stdin, sys.stdout, sys.stderr)
    monkeypatch.undo()
    for stream in opened:
        stream.close()


class Terminal:
    """A terminal that knows Latin-1 alone."""

    encoding = "latin-1"

    def __init__(self) -> None:
        self.chosen: dict[str, str] = {}

    def isatty(self) -> bool:
        return True

    def reconfigure(self, **chosen: str) -> None:
        self.chosen = chosen


def test_a_terminal_keeps_its_encoding_and_what_it_lacks_is_spelt(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Terminal()
    monkeypatch.setattr(sys, "stdout", shown)
    terminal.prepare()
    assert shown.chosen == {"encoding": "latin-1", "errors": "backslashreplace"}
