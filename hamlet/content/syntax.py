"""Sentences for what the YAML parser refuses."""

from __future__ import annotations

from typing import Any, Final

import yaml

from hamlet.content.problems import Problem, Source

# What the parser's words begin with or hold, whether the place to look at is where the unfinished thing
# began, and our sentence.
_SENTENCES: Final[tuple[tuple[str, bool, str], ...]] = (
    ("mapping values are not allowed", False, "a ':' too many here: put text that holds ': ' in quotes"),
    ("found unexpected end of stream", True, "this quote is never closed"),
    ("expected ',' or ']'", True, "this '[' is not closed, or a comma is missing after it"),
    ("expected ',' or '}'", True, "this '{' is not closed, or a comma is missing after it"),
    ("expected '-' indicator", False, "every entry begins with '- ' in the same column as the first"),
    ("expected <block end>", False, "this line is not indented like the ones above it"),
    ("did not find expected key", False, "this line is not indented like the ones above it"),
    ("could not find expected ':'", False, "there is no ':' after this key"),
    ("found a tab character", False, "a tab: indent with spaces"),
    ("block sequence entries are not allowed", False, "a list cannot begin here: put it on lines of its own"),
    ("unknown escape character", False, "'\\' has a meaning in double quotes: use single quotes"),
    ("undefined alias", False, "aliases ('*…') are not allowed in packs"),
    ("did not find expected alphabetic", False, "'*' and '&' have a meaning here: put the text in quotes"),
)


def syntax_problem(source: Source, first_line: int, error: yaml.YAMLError) -> Problem:
    """The problem that stopped the parser, in our words."""
    said = str(getattr(error, "problem", None) or error).splitlines()[0]
    mark = getattr(error, "problem_mark", None)
    for words, at_beginning, sentence in _SENTENCES:
        if words in said:
            began = getattr(error, "context_mark", None)
            return _at(source, first_line, (began if at_beginning else None) or mark, sentence)
    return _at(source, first_line, mark, _other_sentence(source, first_line, mark, said))


def _other_sentence(source: Source, first_line: int, mark: Any, said: str) -> str:
    line = source.lines[mark.line + first_line] if mark and mark.line + first_line < len(source.lines) else ""
    char = line[mark.column : mark.column + 1] if mark else ""
    if "cannot start any token" in said and char:
        return (
            "a tab: indent with spaces"
            if char == "\t"
            else f"'{char}' has a meaning here: put the text in quotes"
        )
    return f"this cannot be read as YAML ({said[:80]})"


def _at(source: Source, first_line: int, mark: Any, sentence: str) -> Problem:
    if mark is None:
        return source.problem(first_line, 0, sentence)
    line = min(mark.line + first_line, max(len(source.lines) - 1, 0))
    column = mark.column if line == mark.line + first_line else len(source.lines[line])
    return source.problem(line, column, sentence)
