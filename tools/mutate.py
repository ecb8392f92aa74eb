"""Breaks a copy of the program one line at a time and sees whether the tests of that room notice.

`python -m tools.mutate` tries all breaks of tools/breaks/; with words behind it, those that speak of them.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from tools.breaks.breaking import Break, Verdict, attempt, copy_checkout, passes
from tools.breaks.cards import CARDS
from tools.breaks.engine import ENGINE
from tools.breaks.fish import FISH
from tools.breaks.flow import FLOW
from tools.breaks.lake import WATERS
from tools.breaks.session import SESSION
from tools.breaks.sound import SOUND
from tools.breaks.store import STORE
from tools.breaks.table import TABLE
from tools.breaks.words import COMMANDS, WORDS

ROOMS: dict[str, tuple[Break, ...]] = {
    "engine": ENGINE,
    "lake": WATERS,
    "fish": FISH,
    "session": SESSION,
    "sound": SOUND,
    "store": STORE,
    "words": WORDS,
    "commands": COMMANDS,
    "flow": FLOW,
    "cards": CARDS,
    "table": TABLE,
}
BREAKS: tuple[Break, ...] = tuple(each for breaks in ROOMS.values() for each in breaks)
WORKERS = 2


def verdicts(breaks: Sequence[Break], workers: int = WORKERS) -> Iterator[Verdict]:
    """Try these breaks, each worker on a copy of its own, and tell what came of them as it comes."""
    with tempfile.TemporaryDirectory(prefix="hamlet-breaks-") as folder:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(workers):
            copies.put(copy_checkout(Path(folder) / str(number)))

        def work(tried: Break) -> Verdict:
            copy = copies.get()
            try:
                return attempt(tried, copy)
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(workers) as pool:
            yield from pool.map(work, breaks)


def unsound(breaks: Sequence[Break], workers: int = WORKERS) -> list[str]:
    """The tests named that fail on an unbroken copy: with them nothing would be shown."""
    tests = sorted({test for tried in breaks for test in tried.tests})
    with tempfile.TemporaryDirectory(prefix="hamlet-breaks-") as folder:
        copy = copy_checkout(Path(folder))
        with ThreadPoolExecutor(workers) as pool:
            sound = list(pool.map(lambda test: passes(copy, [test]), tests))
    return [test for test, well in zip(tests, sound, strict=True) if not well]


def main(words: Sequence[str]) -> int:
    """Try the breaks that speak of these words, or all; 0 if every one is caught."""
    chosen = [each for each in BREAKS if not words or any(w in f"{each.what} {each.file}" for w in words)]
    survivors = 0
    for verdict in verdicts(chosen):
        survivors += not verdict.caught
        print(
            f"{'caught  ' if verdict.caught else 'SURVIVED'}  {verdict.tried.what}  {verdict.reason}",
            flush=True,
        )
    print(f"{len(chosen) - survivors} caught, {survivors} survived")
    return int(survivors > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
