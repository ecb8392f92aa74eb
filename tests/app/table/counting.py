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


def names_of(entered: dict[CodeType, int]) -> set[str]:
    """Their names with their files; comprehensions of one function count once."""
    return {f"{code.co_filename[len(ROOT) + 1 :]}:{code.co_qualname}" for code in entered}
