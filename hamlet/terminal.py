"""Standard output and error: there or not, in any encoding, full or broken; never a reason to stumble."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TextIO

from hamlet.letters import spelt


def prepare() -> None:
    """Have streams to write to, which take every letter.

    A window may be started without any, and then a file opened later must not take the number of one.
    """
    if None in (sys.stdin, sys.stdout, sys.stderr):
        _fill()
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            # Whoever reads a file or a pipe gets UTF-8, a terminal what it can show.
            encoding = stream.encoding if stream.isatty() else "utf-8"
            reconfigure(encoding=encoding, errors="backslashreplace")


def say(line: str) -> None:
    """Print one line, with nothing in it that a terminal would obey."""
    print(spelt(line))  # noqa: T201


def complain(line: str) -> None:
    """The same on standard error; if nobody can hear it, nothing else is lost."""
    with contextlib.suppress(OSError, ValueError):
        print(spelt(line), file=sys.stderr, flush=True)  # noqa: T201


def finish() -> None:
    """Hand over everything printed; OSError where that cannot be done."""
    sys.stdout.flush()


def give_up() -> None:
    """Standard output takes nothing more: what is left goes nowhere, at exit either."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def give_up_if_broken() -> None:
    """The same, if it takes nothing."""
    try:
        finish()
    except (OSError, ValueError):
        give_up()


def is_watched() -> bool:
    """Whether a person sits at a terminal and can read complaints, if not sent elsewhere on purpose."""
    unheard = sys.stderr is None or getattr(sys.stderr, "name", "") == os.devnull
    return not unheard and any(_is_terminal(stream) for stream in (sys.stdin, sys.stdout, sys.stderr))


def _is_terminal(stream: TextIO | None) -> bool:
    try:
        return stream is not None and stream.isatty()
    except ValueError:  # closed
        return False


def _fill() -> None:
    """Open the numbers of missing streams on nothing."""
    number = os.open(os.devnull, os.O_RDWR)
    while number <= 2:
        number = os.open(os.devnull, os.O_RDWR)
    os.close(number)
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115, PTH123
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
