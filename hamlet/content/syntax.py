"""Sentences for what the YAML parser refuses."""

from __future__ import annotations

from typing import Final, Protocol

import yaml

from hamlet.content.problems import Problem, Source

# What the parser's words hold, whether the place to look at is where the unfinished thing began, and our
# sentence.
_SENTENCES: Final[tuple[tuple[str, bool, str], ...]] = (
    ("mapping values are not allowed", False, "a ':' too many here: put text that holds ': ' in quotes"),
    ("found unexpected end of stream", True, "this quote is never closed"),
    ("expected ',' or ']'", True, "this '[' is not closed, or a comma is missing after it"),
    ("expected ',' or '}'", True, "this '{' is not closed, or a comma is missing after it"),
    ("expected '-' indicator", False, "every entry begins with '- ' in the same column as the first"),
    ("expected <block end>", False, "this line is not indented like the ones above it"),
    ("did not find expected key", False, "a key is expected here, indented like those above it"),
    ("did not find expected node content", False, "something is missing or unfinished here"),
    ("could not find expected ':'", False, "there is no ':' after this key"),
    ("found a tab character", False, "a tab: indent with spaces"),
    ("block sequence entries are not allowed", False, "a list cannot begin here: put it on lines of its own"),
    ("unknown escape character", False, "'\\' has a meaning in double quotes: use single quotes"),
    ("undefined alias", False, "aliases ('*…') are not allowed in packs"),
    ("did not find expected alphabetic", False, "'*' and '&' have a meaning here: put the text in quotes"),
)


class Mark(Protocol):
    """A place that the parser names, counted from 0."""

    line: int
    column: int


def syntax_problem(source: Source, first_line: int, error: yaml.YAMLError) -> Problem:
    """The problem that stopped the parser, in our words."""
    said = str(getattr(error, "problem", None) or error).split("\n", 1)[0]
    mark: Mark | None = getattr(error, "problem_mark", None)
    began: Mark | None = getattr(error, "context_mark", None)
    for words, at_beginning, sentence in _SENTENCES:
        if words in said:
            return _at(source, first_line, (began if at_beginning else None) or mark, sentence)
    return _at(source, first_line, mark, _other_sentence(source, first_line, mark, said))


def _other_sentence(source: Source, first_line: int, mark: Mark | None, said: str) -> str:
    if mark is not None and "cannot start any token" in said:
        lines = source.lines[mark.line + first_line :]
        char = lines[0][mark.column : mark.column + 1] if lines else ""
        if char == "\t":
            return "a tab: indent with spaces"
        return f"'{char}' has a meaning of its own here: put the text in quotes"
    return f"this cannot be read as YAML ({said[:80]})"


def _at(source: Source, first_line: int, mark: Mark | None, sentence: str) -> Problem:
    """The problem at a mark; the end of the text counts as the end of its last line."""
    if mark is None:
        return source.problem(first_line, 0, sentence)
    line, column = mark.line + first_line, mark.column
    if line >= len(source.lines):
        line = len(source.lines) - 1
        column = len(source.lines[line])
    return source.problem(line, column, sentence)
