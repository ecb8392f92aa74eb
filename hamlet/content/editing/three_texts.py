"""Two changed versions of one text put together, where they touch different lines."""

from __future__ import annotations

from difflib import SequenceMatcher

_Change = tuple[int, int, tuple[str, ...]]


def put_together_texts(before: str, mine: str, theirs: str) -> str | None:
    """The text with both changes; None where both are about the same lines."""
    if theirs in (before, mine):
        return mine
    if mine == before:
        return theirs
    lines = before.splitlines(keepends=True)
    changes = sorted({*_changes(lines, mine), *_changes(lines, theirs)})
    parts: list[str] = []
    done = -1
    at = 0
    for start, end, fresh in changes:
        if start <= done:
            return None
        parts += [*lines[at:start], *fresh]
        at, done = end, end
    return "".join([*parts, *lines[at:]])


def _changes(lines: list[str], after: str) -> list[_Change]:
    fresh = after.splitlines(keepends=True)
    found = SequenceMatcher(None, lines, fresh, autojunk=False).get_opcodes()
    return [(i, j, tuple(fresh[k:m])) for what, i, j, k, m in found if what != "equal"]
