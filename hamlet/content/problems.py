"""What is wrong with a pack and where: file, line, column, the line itself and a caret."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from hamlet.content.saying import SaidError, Saying, is_only_kin, is_slip
from hamlet.letters import spelt

WIDEST_EXCERPT: Final = 150
MOST_PROBLEMS: Final = 100  # told of all packs together

_HINTS: Final = frozenset(("hint.near", "hint.near.known", "hint.known", "one_needed"))
# The characters that end a line in YAML; str.splitlines knows more of them.
_LINE_END: Final = re.compile("\r\n|[\n\r\x85\u2028\u2029]")


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake, as a code and its facts, with the place it stands at (counted from 1)."""

    file: str
    line: int
    column: int
    said: Saying
    excerpt: str = field(default="", compare=False)
    length: int = field(default=1, compare=False)
    """How many letters of the line it is about."""
    warning: bool = False
    """Something to look at; it keeps nobody from playing."""

    @property
    def severity(self) -> str:
        """What editors and terminals call it."""
        return "warning" if self.warning else "error"

    @property
    def fix(self) -> str:
        """The word that was surely meant instead of the one there; nothing if that is not sure."""
        wrong = self.excerpt[self.column - 1 : self.column - 1 + self.length]
        near = next(_offered(self.said, "near"), "")
        return near if is_slip(wrong, near) or is_only_kin(wrong, near, self.allowed) else ""

    @property
    def allowed(self) -> tuple[str, ...]:
        """The words that could stand there, where they are few enough to be told."""
        listed = next(_offered(self.said, "known"), "")
        return tuple(word for word in listed.split(", ") if word)

    @property
    def place(self) -> tuple[str, int, int]:
        """Where to look; problems are told in this order."""
        return self.file, self.line, self.column

    def headline(self, message: str) -> str:
        """The line that editors and terminals know how to follow, whatever the language of its end."""
        return spelt(f"{self.file}:{self.line}:{self.column}: {self.severity}: {message}")

    def shown(self, message: str) -> str:
        """The headline, the line of the file, and a caret; where there is no such line, the headline."""
        line = _pointed(self.excerpt, self.column - 1) if self.excerpt.strip() else []
        return "\n".join([self.headline(message), *line])

    def __str__(self) -> str:
        return self.headline(str(self.said))


class PackError(Exception):
    """Packs that cannot be played with; `problems` says why, all of them at once."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = tuple(problems)


class RuleError(SaidError):
    """A preset or option value that the loaded packs do not allow."""


class Source:
    """The text of one file, and the problems found in it."""

    def __init__(self, file: str, text: str = "") -> None:
        self.file = file
        self.text = text
        self.lines = _LINE_END.split(text)

    def problem(self, line: int, column: int, said: Saying, length: int = 1) -> Problem:
        """A problem at this place, both counted from 0."""
        excerpt = self.lines[line] if line < len(self.lines) else ""
        return Problem(self.file, line + 1, column + 1, said, excerpt, length)

    def place_of(self, index: int) -> tuple[int, int]:
        """The line and column of a character, both counted from 0."""
        before = _LINE_END.split(self.text[:index])
        return len(before) - 1, len(before[-1])


def _offered(said: Saying, what: str) -> Iterator[str]:
    """What the hint in a sentence offers: the word that is near, or all that are known."""
    for name, fact in said.pairs:
        if isinstance(fact, Saying):
            yield from _offered(fact, what)
        elif name == what and said.code in _HINTS:
            yield str(fact)


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
