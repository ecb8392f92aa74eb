"""Which functions of the game a piece of work enters: how the walk of `hamlet/app/README.md` is counted."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType

from hamlet import __file__ as package

ROOT = str(Path(package).parent)


def functions_entered(work: Callable[[], object]) -> dict[CodeType, int]:
    """Every function of hamlet/ that is entered, comprehensions too where Python has a frame for them."""
    entered: dict[CodeType, int] = {}

    def listen(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(ROOT):
            entered[code] = entered.get(code, 0) + 1

    sys.setprofile(listen)
    try:
        work()
    finally:
        sys.setprofile(None)
    return entered


def calls_between_files(work: Callable[[], object]) -> list[tuple[str, str, str]]:
    """Every call from one file of hamlet/ to another, in order: from where, to where, what."""
    calls: list[tuple[str, str, str]] = []

    def listen(frame: FrameType, event: str, _: object) -> None:
        code, before = frame.f_code, frame.f_back
        if event != "call" or before is None or not code.co_filename.startswith(ROOT):
            return
        if before.f_code.co_filename.startswith(ROOT) and before.f_code.co_filename != code.co_filename:
            calls.append((_file_of(before.f_code), _file_of(code), code.co_qualname))

    sys.setprofile(listen)
    try:
        work()
    finally:
        sys.setprofile(None)
    return calls


def _file_of(code: CodeType) -> str:
    return code.co_filename[len(ROOT) + 1 :].replace("\\", "/")


def names_of(entered: dict[CodeType, int]) -> set[str]:
    """Their names with their files; comprehensions of one function count once."""
    return {f"{_file_of(code)}:{code.co_qualname}" for code in entered}
