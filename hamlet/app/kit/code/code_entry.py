"""Lines of code that are being typed: letters, a caret, and what is selected."""

from __future__ import annotations

import re
from dataclasses import dataclass

from hamlet.app.kit.code.code_sheet import CodeSelection

INDENT = 2
_WORD = re.compile(r"\s*(?:\w+|[^\w\s]+|$)")
_DEEPER = re.compile(r"^\s*(?:-\s+)?[^\s#][^#]*:\s*$")
_ITEM = re.compile(r"^(\s*)-\s+\S")


@dataclass(frozen=True, slots=True)
class CodeEntry:
    """The caret stands before the letter with its number; what lies between it and the anchor is selected."""

    text: str = ""
    caret: int = 0
    anchor: int = 0

    # where things are

    @property
    def lines(self) -> tuple[str, ...]:
        """The text by its lines."""
        return tuple(self.text.split("\n"))

    @property
    def selected(self) -> tuple[int, int]:
        """From where to where; twice the same if nothing is."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def chosen(self) -> str:
        """What is selected."""
        start, end = self.selected
        return self.text[start:end]

    def place(self, at: int) -> tuple[int, int]:
        """The line and the column of a letter, counted from 0."""
        before = self.text[:at]
        return before.count("\n"), at - before.rfind("\n") - 1

    def index(self, line: int, column: int) -> int:
        """The number of the letter at a place, or of the nearest."""
        lines = self.lines
        line = max(0, min(len(lines) - 1, line))
        return sum(len(each) + 1 for each in lines[:line]) + max(0, min(len(lines[line]), column))

    @property
    def selection(self) -> CodeSelection:
        """The same by lines and columns."""
        start, end = self.selected
        return CodeSelection(self.place(start), self.place(end), self.place(self.caret))

    # moving

    def put(self, caret: int, *, hold: bool = False) -> CodeEntry:
        """The caret somewhere else; held, the selection grows or shrinks with it."""
        caret = max(0, min(len(self.text), caret))
        return CodeEntry(self.text, caret, self.anchor if hold else caret)

    def put_at(self, line: int, column: int, *, hold: bool = False) -> CodeEntry:
        """The caret at a line and a column."""
        return self.put(self.index(line, column), hold=hold)

    def step(self, by: int, *, hold: bool = False) -> CodeEntry:
        """One letter on; from a selection, to its end on that side."""
        start, end = self.selected
        if start != end and not hold:
            return self.put(start if by < 0 else end)
        return self.put(self.caret + by, hold=hold)

    def step_word(self, by: int, *, hold: bool = False) -> CodeEntry:
        """Behind the next word, or before the last."""
        if by > 0:
            match = _WORD.match(self.text, self.caret)
            return self.put(match.end() if match is not None else len(self.text), hold=hold)
        ends = [match.start() for match in re.finditer(r"\w+|[^\w\s]+", self.text[: self.caret])]
        return self.put(ends[-1] if ends else 0, hold=hold)

    def step_line(self, by: int, *, hold: bool = False) -> CodeEntry:
        """So many lines down, in the same column if the line is so long."""
        line, column = self.place(self.caret)
        if line + by < 0:
            return self.put(0, hold=hold)
        if line + by >= len(self.lines):
            return self.put(len(self.text), hold=hold)
        return self.put_at(line + by, column, hold=hold)

    def home(self, *, hold: bool = False) -> CodeEntry:
        """To the first letter of the line; from there to its very beginning."""
        line, column = self.place(self.caret)
        first = _indent(self.lines[line])
        return self.put_at(line, 0 if column == first else first, hold=hold)

    def end(self, *, hold: bool = False) -> CodeEntry:
        """To the end of the line."""
        line, _ = self.place(self.caret)
        return self.put_at(line, len(self.lines[line]), hold=hold)

    def all_of(self) -> CodeEntry:
        """Everything selected."""
        return CodeEntry(self.text, len(self.text), 0)

    # writing

    def write(self, letters: str) -> CodeEntry:
        """With these letters for what is selected, or at the caret."""
        start, end = self.selected
        caret = start + len(letters)
        return CodeEntry(self.text[:start] + letters + self.text[end:], caret, caret)

    def new_line(self) -> CodeEntry:
        """A line more, as far in as the one before; further in after a key without a value."""
        line, column = self.place(self.selected[0])
        before = self.lines[line][:column]
        item = _ITEM.match(before)
        indent = len(item[1]) + INDENT if item is not None else _indent(before)
        return self.write("\n" + " " * (indent + INDENT * bool(_DEEPER.match(before))))

    def erase(self, by: int) -> CodeEntry:
        """What is selected, or a letter before or after; of an indent, a whole step back."""
        if self.caret != self.anchor:
            return self.write("")
        line, column = self.place(self.caret)
        before = self.lines[line][:column]
        step = by
        if by < 0 and before and not before.strip():
            step = -((column - 1) % INDENT + 1)
        return self.put(self.caret + step, hold=True).write("")

    def indented(self, by: int) -> CodeEntry:
        """A step in, from the caret or for every line that is selected; or a step out."""
        first, last = (self.place(each)[0] for each in self.selected)
        if by > 0 and first == last:
            column = self.place(self.selected[0])[1]
            return self.write(" " * (INDENT - column % INDENT))
        lines = list(self.lines)
        for line in range(first, last + 1):
            lines[line] = _shifted(lines[line], by)
        moved = CodeEntry("\n".join(lines))
        if first == last:
            line, column = self.place(self.caret)
            gone = len(self.lines[line]) - len(lines[line])
            return moved.put_at(line, max(0, column - gone))
        return moved.put_at(first, 0).put_at(last, len(lines[last]), hold=True)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _shifted(line: str, by: int) -> str:
    if by > 0:
        return " " * INDENT + line if line.strip() else line
    return line[min(INDENT, _indent(line)) :]
