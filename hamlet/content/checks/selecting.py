"""Picking nodes out of an entry by a pattern of keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hamlet.content.nodes import Fields, Items, Node, Scalar

EACH: Final = "*"  # each item of a list, each value of a map
KEYS: Final = "~"  # each key of a map

Pattern = tuple[str, ...]


def select(node: Node, pattern: Pattern) -> Iterator[Node]:
    """The nodes that a pattern leads to; parts that are not there lead nowhere."""
    if not pattern:
        yield node
        return
    for below in _below(node, pattern[0]):
        yield from select(below, pattern[1:])


def texts(node: Node, pattern: Pattern) -> Iterator[tuple[Node, str]]:
    """The texts that a pattern leads to, with their places."""
    for found in select(node, pattern):
        if isinstance(found, Scalar) and isinstance(found.value, str):
            yield found, found.value


def _below(node: Node, part: str) -> Iterator[Node]:
    if isinstance(node, Items) and part == EACH:
        yield from node.items
    elif isinstance(node, Fields):
        if part == EACH:
            yield from node.fields.values()
        elif part == KEYS:
            yield from node.keys.values()
        else:
            found = node.get(part)
            if found is not None:
                yield found
