"""Codes for what the YAML parser refuses."""

from __future__ import annotations

from typing import Final, Protocol

import yaml

from hamlet.content.problems import Problem, Source
from hamlet.content.saying import Saying, say

# What the parser's words hold, whether the place to look at is where the unfinished thing began, and what we
# say to it.
_KNOWN: Final[tuple[tuple[str, bool, Saying], ...]] = (
    ("mapping values are not allowed", False, say("yaml.colon")),
    ("found unexpected end of stream", True, say("yaml.quote")),
    ("expected ',' or ']'", True, say("yaml.list")),
    ("expected ',' or '}'", True, say("yaml.map")),
    ("expected '-' indicator", False, say("yaml.entry")),
    ("expected <block end>", False, say("yaml.indent")),
    ("did not find expected key", False, say("yaml.key")),
    ("did not find expected node content", False, say("yaml.unfinished")),
    ("could not find expected ':'", True, say("yaml.no_colon")),
    ("found a tab character", False, say("yaml.tab")),
    ("block sequence entries are not allowed", False, say("yaml.list_place")),
    ("unknown escape character", False, say("yaml.escape")),
    ("did not find expected alphabetic", False, say("yaml.sign")),
)


class Mark(Protocol):
    """A place that the parser names, counted from 0."""

    line: int
    column: int


def syntax_problem(source: Source, first_line: int, error: yaml.YAMLError) -> Problem:
    """The problem that stopped the parser, by a code of our own."""
    said = str(getattr(error, "problem", None) or error).split("\n", 1)[0]
    mark: Mark | None = getattr(error, "problem_mark", None)
    began: Mark | None = getattr(error, "context_mark", None)
    for words, at_beginning, known in _KNOWN:
        if words in said:
            return _at(source, first_line, (began if at_beginning else None) or mark, known)
    return _at(source, first_line, mark, _other(source, first_line, mark, said))


def _other(source: Source, first_line: int, mark: Mark | None, said: str) -> Saying:
    if mark is not None and "cannot start any token" in said:
        lines = source.lines[mark.line + first_line :]
        char = lines[0][mark.column : mark.column + 1] if lines else ""
        if char == "\t":
            return say("yaml.tab")
        return say("yaml.meaning", sign=char)
    return say("yaml.other", parser=said[:80])


def _at(source: Source, first_line: int, mark: Mark | None, said: Saying) -> Problem:
    """The problem at a mark; the end of the text counts as the end of its last line."""
    if mark is None:
        return source.problem(first_line, 0, said)
    line, column = mark.line + first_line, mark.column
    if line >= len(source.lines):
        line = len(source.lines) - 1
        column = len(source.lines[line])
    return source.problem(line, column, said)
