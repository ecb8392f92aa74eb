"""The README is true: its examples run, its files are there, and it says what the game is."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.project.checkouts import CHECKOUT

README = (CHECKOUT / "README.md").read_text(encoding="utf-8")

_BLOCK = re.compile(r"(?:<!-- (?P<mark>[^\n]*?) -->\n)?```(?P<language>\w*)\n(?P<text>.*?)\n```", re.DOTALL)

# What a test cannot try on itself; tests/project/test_start.py and test_packaging.py do.
ELSEWHERE = {"python3 tools/play.py", "python3 tools/test.py", "pip install ."}


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block of the README, and the remark before it, if any."""

    mark: str
    language: str
    text: str

    @property
    def commands(self) -> list[str]:
        return [
            " ".join(words) for line in self.text.splitlines() if (words := shlex.split(line, comments=True))
        ]


BLOCKS = [Block(found["mark"] or "", found["language"], found["text"]) for found in _BLOCK.finditer(README)]


def test_its_examples_run_in_the_order_of_reading(tmp_path: Path) -> None:
    environ = {**os.environ, "PYTHONPATH": str(CHECKOUT), "HAMLET_HOME": str(tmp_path / "home")}
    ran = 0
    for block in BLOCKS:
        if block.mark.startswith("file: "):
            path = tmp_path / block.mark.removeprefix("file: ")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text + "\n", encoding="utf-8")
        elif block.mark == "runs":
            for line in block.commands:
                first, *arguments = shlex.split(line)
                assert first == "hamlet", f"only hamlet's own commands are run: {line}"
                command = [sys.executable, "-P", "-m", "hamlet", *arguments]
                done = subprocess.run(
                    command, cwd=tmp_path, env=environ, capture_output=True, encoding="utf-8", check=False
                )
                assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
                ran += 1
    assert ran >= 3


def test_every_shell_example_is_run_here_or_known_to_be_tried_elsewhere() -> None:
    loose = {line for block in BLOCKS if block.language == "sh" and not block.mark for line in block.commands}
    assert loose <= ELSEWHERE
    assert all(block.mark for block in BLOCKS if block.language != "sh")


@pytest.mark.parametrize("target", sorted(set(re.findall(r"\]\(([^)#]+)\)", README))))
def test_what_it_links_to_is_there(target: str) -> None:
    assert (CHECKOUT / target).exists()


@pytest.mark.parametrize("path", sorted(set(re.findall(r"`((?:hamlet|tools|tests|data)/[\w./]+)`", README))))
def test_what_it_names_is_there(path: str) -> None:
    assert (CHECKOUT / path).exists()


def test_it_says_that_the_game_is_an_unofficial_adaptation() -> None:
    words = " ".join(README.split())
    assert "unofficial adaptation" in words
    assert "not connected with the game's publisher" in words
