"""The worked examples of hamlet/engine/README.md, followed on a copy: few files, doing what they say."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tools.breaks.breaking import CHECKOUT, copy_checkout

TEXT = (CHECKOUT / "hamlet/engine/README.md").read_text(encoding="utf-8")
_MARK = re.compile(r"<!-- (?P<mark>.*?) -->\n(?:```\w+\n(?P<text>.*?)\n```)?", re.DOTALL)
_INSERT = re.compile(r"in (?P<path>\S+) (?P<how>before|replace): (?P<anchor>.*)")
_COPY = re.compile(r"copy (?P<source>\S+) as (?P<path>\S+)")
# Where the wells live in the tests, and where they live when they have moved in.
HOMES = ("tests.engine.expansions.wells", "hamlet.engine.wells")
# Each with how many files it may touch.
EXAMPLES = {"A measure": 3, "A family of actions": 6, "An expansion": 3}
PRELUDE = """
from hamlet.content import load_base, resolve
from hamlet.engine.game import Game
from hamlet.engine.reading import read_definitions
DEFINITIONS = read_definitions(resolve(load_base()))
GAME = Game.new(DEFINITIONS, 2, 1)
"""


@dataclass(frozen=True, slots=True)
class Part:
    """One remark of the README with the block that follows it."""

    mark: str
    text: str


def parts(heading: str) -> Iterator[Part]:
    section = re.split(r"^## ", TEXT, flags=re.MULTILINE)
    (own,) = [each for each in section if each.startswith(f"{heading}\n")]
    for found in _MARK.finditer(own):
        yield Part(found["mark"], found["text"] or "")


def follow(heading: str, folder: Path) -> tuple[Path, set[str]]:
    """A copy of the project with the example carried out, and the files that it touched."""
    copy = copy_checkout(folder)
    return copy, carry_out(heading, copy)


def carry_out(heading: str, copy: Path) -> set[str]:
    """Do in a copy what the example says; the files that it touched."""
    touched = set[str]()
    for part in parts(heading):
        if found := _INSERT.fullmatch(part.mark):
            _change(copy / found["path"], found["how"], found["anchor"], part.text)
            touched.add(found["path"])
        elif found := _COPY.fullmatch(part.mark):
            (copy / found["path"]).parent.mkdir(exist_ok=True)
            moved = (copy / found["source"]).read_text(encoding="utf-8").replace(*HOMES)
            (copy / found["path"]).write_text(moved, encoding="utf-8")
            touched.add(found["path"])
        elif part.mark.startswith("file: "):
            path = part.mark.removeprefix("file: ")
            (copy / path).parent.mkdir(exist_ok=True)
            (copy / path).write_text(part.text + "\n", encoding="utf-8")
            touched.add(path)
    return touched


def _change(path: Path, how: str, anchor: str, text: str) -> None:
    lines = path.read_text(encoding="utf-8").split("\n")
    number = next(n for n, line in enumerate(lines) if anchor in line)
    lines[number : number + (how == "replace")] = text.split("\n")
    path.write_text("\n".join(lines), encoding="utf-8")


def run(copy: Path, *command: str) -> None:
    environ = {**os.environ, "PYTHONPATH": str(copy), "HAMLET_HOME": str(copy / "home")}
    done = subprocess.run(
        [sys.executable, "-P", *command],
        cwd=copy,
        env=environ,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout[-3000:]}{done.stderr[-3000:]}"


def try_out(heading: str, copy: Path) -> int:
    """Run what the example says to try; how many things that were."""
    tried = 0
    for part in parts(heading):
        if part.mark == "try":
            run(copy, "-c", PRELUDE + part.text)
            tried += 1
        elif part.mark == "runs":
            for line in part.text.splitlines():
                run(copy, "-m", *shlex.split(line))
                tried += 1
    return tried


@pytest.mark.parametrize(("heading", "most"), EXAMPLES.items())
def test_an_example_touches_few_files_and_does_what_it_says(heading: str, most: int, tmp_path: Path) -> None:
    copy, touched = follow(heading, tmp_path)
    # An expansion has its folder, and the pack that brings it into play.
    apart = {path for path in touched if not path.startswith(("hamlet/engine/wells/", "wells/"))}
    assert len(apart) <= most
    assert try_out(heading, copy) >= 1


def look_over(copy: Path) -> None:
    """The tests of words and rooms, in the copy."""
    tests = ("tests/words/test_complete.py", "tests/words/test_measures.py", "tests/project/test_rooms.py")
    run(copy, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", *tests)


def test_after_all_examples_everything_has_words_and_the_rooms_keep_their_borders(tmp_path: Path) -> None:
    copy = copy_checkout(tmp_path)
    for heading in EXAMPLES:
        assert carry_out(heading, copy)
    look_over(copy)


@pytest.mark.heavy
@pytest.mark.parametrize("heading", EXAMPLES)
def test_after_one_example_everything_has_words_and_the_rooms_keep_their_borders(
    heading: str, tmp_path: Path
) -> None:
    look_over(follow(heading, tmp_path)[0])


def test_the_table_of_the_readme_names_what_is_there() -> None:
    engine = CHECKOUT / "hamlet/engine"
    named = re.findall(r"`([\w/]+(?:\.py|/))`", TEXT.split("## ")[0])
    assert len(named) >= 12
    assert [name for name in named if not (engine / name).exists()] == []


def test_the_copy_is_a_copy(tmp_path: Path) -> None:
    copy, touched = follow("A measure", tmp_path)
    for path in touched:
        assert (copy / path).read_text(encoding="utf-8") != (CHECKOUT / path).read_text(encoding="utf-8")
    shutil.rmtree(copy)
