"""A program of its own that reads hostile packs one after the other, and tells how it went as JSON.

`python -m tests.content.hostility.going INDEX`: INDEX is a list of places with the names of the packs there.
"""

from __future__ import annotations

import faulthandler
import json
import signal
import sys
import time
import traceback
import unicodedata
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from hamlet.content import LoadedPacks, PackShelf, Problem, RuleError, resolve
from hamlet.content import packs as loading
from hamlet.content.finding import packs_in
from hamlet.content.packs import read_packs
from hamlet.content.reading import PackRead, read_pack
from hamlet.content.sound_part import sound_part
from hamlet.content.tree import Allowance
from hamlet.engine.reading import read_definitions
from hamlet.resources import data_folder
from hamlet.session.simulation import Plan, play_game
from hamlet.words.english.packs import PACKS
from hamlet.words.mistakes import tell_mistakes
from hamlet.words.rooms import english

LONGEST: Final = 2.0
"""Seconds of work, on however busy a machine, after which a pack counts as a hang."""
GIVEN_UP: Final = 120.0
"""Seconds after which the program ends, should nothing come back from whatever reads."""
UNSEEN: Final = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
_SHELF: Final = PackShelf()


class TooLongError(BaseException):
    """A pack took too long; nothing that reads packs may catch this."""


@cache
def _own(folder: Path) -> PackRead:
    return read_pack(folder)


def _quick(folder: Path, allowance: Allowance | None = None) -> PackRead:
    """The game's own packs are read once for all."""
    return _own(folder) if folder.parent == data_folder() else read_pack(folder, allowance)


@contextmanager
def _guarded() -> Iterator[None]:
    """What takes too long ends with an error, or with the program."""
    faulthandler.dump_traceback_later(GIVEN_UP, exit=True)
    timed = hasattr(signal, "setitimer")
    if timed:
        signal.signal(signal.SIGPROF, _too_long)
        signal.setitimer(signal.ITIMER_PROF, LONGEST)
    try:
        yield
    finally:
        if timed:
            signal.setitimer(signal.ITIMER_PROF, 0)
        faulthandler.cancel_dump_traceback_later()


def _too_long(*_signal: object) -> None:
    raise TooLongError


def told_of(loaded: LoadedPacks) -> list[str]:
    """What is odd about how problems are told: a code without words, signs that a terminal obeys."""
    assert bool(loaded.problems) != bool(loaded.data), "neither sound nor wrong"
    return [fault for each in (*loaded.problems, *loaded.warnings) for fault in _faults(each)]


def _faults(problem: Problem) -> Iterator[str]:
    (told,) = tell_mistakes(english(), [problem])
    if problem.said.code not in PACKS:
        yield f"no words for {problem.said.code}"
    if any(unicodedata.category(char) in UNSEEN for char in told.replace("\n", "")):
        yield f"signs that are not seen: {told!r}"
    if problem.line < 1 or problem.column < 1 or told.count("\n") != (2 if problem.excerpt.strip() else 0):
        yield f"no place: {told!r}"
    if len(told) > 2_500:
        yield f"endless: {told[:200]!r}"


def begin(loaded: LoadedPacks) -> str:
    """A game with these packs begins, and three things are done in it; or a sentence says why not."""
    try:
        data = resolve(loaded)
    except RuleError as error:
        return f"refused: {english().told(error.said)}"
    solo = "positions" in data or "botric" in data.get("expansions", ())
    hash(read_definitions(data))  # the window keeps drawings by them
    play_game(Plan(("random", "botric" if solo else "random"), 1, 0, data, most_actions=3), 5)
    return "played"


def go(path: Path, *, begun: bool) -> dict[str, Any]:
    """Read one pack as the game does; where asked, begin a game with what is sound in it."""
    loaded = _SHELF.read([path])
    report: dict[str, Any] = {
        "codes": sorted({each.said.code for each in (*loaded.problems, *loaded.warnings)}),
        "faults": told_of(loaded),
    }
    if begun:
        beside = {**packs_in(path.parent), **_SHELF.available()}
        report["begun"] = begin(sound_part(read_packs([data_folder() / "base", path], beside)))
    return report


def main(index: Path) -> None:
    """Go through all of them."""
    reports: dict[str, dict[str, Any]] = {}
    with patch.object(loading, "read_pack", _quick):
        for name in ("base", "lake", "solo"):
            _own(data_folder() / name)
        for name, place, begun in json.loads(index.read_text("utf-8", "surrogatepass")):
            start = time.process_time()
            report: dict[str, Any] = {}
            try:
                with _guarded():
                    report = go(Path(place), begun=begun)
            except TooLongError:
                report = {"broken": f"longer than {LONGEST} seconds\n{traceback.format_exc()}"}
            except Exception:  # noqa: BLE001 - whatever comes is told
                report = {"broken": traceback.format_exc()}
            reports[name] = {**report, "seconds": round(time.process_time() - start, 4)}
    said = Counter(code for report in reports.values() for code in report.get("codes", ()))
    print(json.dumps({"reports": reports, "codes": said}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
