"""A line of YAML in pieces, each with what it is: a key, a value, a number, a comment, a sign."""

from __future__ import annotations

import re
from enum import StrEnum
from functools import lru_cache

from hamlet.values import dataclass


class CodeKind(StrEnum):
    """What a piece of a line is."""

    KEY = "key"
    VALUE = "value"
    NUMBER = "number"
    COMMENT = "comment"
    SIGN = "sign"


@dataclass(frozen=True, slots=True)
class CodePiece:
    """Letters of one kind, and the column they begin at, counted from 0."""

    column: int
    text: str
    kind: CodeKind


_PIECES = re.compile(
    r"""
      (?P<space>\s+)
    | (?P<comment>\#.*)
    | (?P<key>(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s\#"',\[\]{}:&*!|>%@`-][^\s,\[\]{}:]*)(?=:(?:\s|$)))
    | (?P<value>"(?:[^"\\]|\\.)*"?|'[^']*'?|[A-Z]{1,2}:[A-Z]\b)
    | (?P<number>-?\d+(?:\.\d+)*(?=[\s,\]}]|$))
    | (?P<word>[^\s,\[\]{}:]+(?::[^\s,\[\]{}:]+)*)
    | (?P<sign>.)
    """,
    re.VERBOSE,
)
_SIGNS = frozenset(("-", "|", ">", "|-", ">-"))


@lru_cache(maxsize=1024)
def pieces_of(line: str) -> tuple[CodePiece, ...]:
    """What is written in a line; what is not YAML at all is all values and signs."""
    found: list[CodePiece] = []
    at = 0
    while at < len(line):
        match = _PIECES.match(line, at)
        if match is None:
            break
        if match["comment"] is not None and at and not line[at - 1].isspace():
            # A sign in the middle of a word begins no comment.
            found.append(CodePiece(at, line[at], CodeKind.VALUE))
            at += 1
            continue
        kind = _kind_of(match)
        if kind is not None:
            found.append(CodePiece(at, match[0], kind))
        at = match.end()
    return tuple(found)


def _kind_of(match: re.Match[str]) -> CodeKind | None:
    if match.lastgroup == "word":
        return CodeKind.SIGN if match[0] in _SIGNS else CodeKind.VALUE
    return CodeKind(match.lastgroup) if match.lastgroup and match.lastgroup != "space" else None
