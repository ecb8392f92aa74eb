"""The command line as a whole: commands are found, and what goes wrong is one line."""

from __future__ import annotations

import argparse
import subprocess
import sys
from typing import NoReturn

import pytest

from hamlet import __version__
from hamlet.cli import main
from hamlet.commands import CommandError, check


def failing(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    def run(args: argparse.Namespace) -> NoReturn:
        raise error

    monkeypatch.setattr(check, "run", run)


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (CommandError("the bag has a hole"), 2, "hamlet: the bag has a hole\n"),
        (
            FileNotFoundError(2, "No such file", "gone.hamlet"),
            2,
            "hamlet: [Errno 2] No such file: 'gone.hamlet'\n",
        ),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_a_command_that_fails_says_one_line(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: BaseException,
    code: int,
    said: str,
) -> None:
    failing(monkeypatch, error)
    assert main(["check"]) == code
    assert capsys.readouterr() == ("", said)


def test_the_version_is_the_one_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"hamlet {__version__}\n"


def test_a_reader_who_has_seen_enough_breaks_nothing() -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "hamlet", "check"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.close()
    said = program.stderr.read()
    program.stderr.close()
    assert program.wait() == 0
    assert said == b""


def test_finding_the_commands_imports_nothing_heavy() -> None:
    program = (
        "import contextlib, io, sys\n"
        "from hamlet.cli import main\n"
        "with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):\n"
        "    main(['--help'])\n"
        "print(sorted({'pydantic', 'yaml', 'pygame', 'pymunk', 'rich'} & set(sys.modules)))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
