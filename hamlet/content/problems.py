"""What is wrong with a pack and where: file, line, column, the line itself and a caret."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final

WIDEST_EXCERPT: Final = 150

# The characters that end a line in YAML; str.splitlines knows more of them.
_LINE_END: Final = re.compile("\r\n|[\n\r\x85\u2028\u2029]")


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One mistake, said in one sentence, with the place it stands at (counted from 1)."""

    file: str
    line: int
    column: int
    message: str
    excerpt: str = field(default="", compare=False)

    def headline(self) -> str:
        """The line that editors and terminals know how to follow."""
        return f"{self.file}:{self.line}:{self.column}: error: {self.message}"

    def __str__(self) -> str:
        return "\n".join([self.headline(), *_pointed(self.excerpt, self.column - 1)])


class PackError(Exception):
    """Packs that cannot be played with; `problems` says why, all of them at once."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = tuple(problems)

    def in_short(self) -> str:
        """One line: how much is wrong, where to read it all, and the first mistake."""
        first = self.problems[0].headline()
        if len(self.problems) == 1:
            return f"the packs have a mistake (hamlet check shows it): {first}"
        return (
            f"the packs have {len(self.problems)} mistakes (hamlet check shows them all), the first: {first}"
        )


class RuleError(ValueError):
    """A preset or option value that the loaded packs do not allow."""


class Source:
    """The text of one file, and the problems found in it."""

    def __init__(self, file: str, text: str = "") -> None:
        self.file = file
        self.text = text
        self.lines = _LINE_END.split(text)

    def problem(self, line: int, column: int, message: str) -> Problem:
        """A problem at this place, both counted from 0."""
        excerpt = self.lines[line] if line < len(self.lines) else ""
        return Problem(self.file, line + 1, column + 1, message, excerpt)

    def place_of(self, index: int) -> tuple[int, int]:
        """The line and column of a character, both counted from 0."""
        before = _LINE_END.split(self.text[:index])
        return len(before) - 1, len(before[-1])


def did_you_mean(word: str, known: Sequence[str]) -> str:
    """The end of a sentence that offers the nearest known word, or lists them when they are few."""
    near = get_close_matches(word.lower(), known, n=1, cutoff=0.6)
    if near:
        return f": did you mean '{near[0]}'?"
    if 0 < len(known) <= 12:
        return f"; known here: {', '.join(known)}"
    return ""


def _pointed(line: str, column: int) -> list[str]:
    """The line, cut to a readable width, and the caret under the column."""
    start = max(0, column - WIDEST_EXCERPT * 2 // 3) if len(line) > WIDEST_EXCERPT else 0
    shown = "".join(char if char.isprintable() else " " for char in line[start : start + WIDEST_EXCERPT])
    before = shown[: column - start].ljust(column - start)
    return [f"    {shown}".rstrip(), f"    {' ' * sum(map(_cells, before))}^"]


def _cells(char: str) -> int:
    """How many columns of a terminal a character takes."""
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
