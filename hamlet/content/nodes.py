"""Nodes: what a YAML file says, as a tree that remembers where everything stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from hamlet.content.scalars import Value


@dataclass(slots=True)
class Node:
    """A place in a file; `broken` when it has been complained about and should be left alone."""

    line: int
    column: int
    end_line: int
    end_column: int
    broken: bool = False

    @property
    def length(self) -> int:
        """How many letters it takes in its first line, as far as that is known."""
        return max(1, self.end_column - self.column) if self.end_line == self.line else 1


@dataclass(slots=True)
class Scalar(Node):
    """A word, number, switch or nothing."""

    value: Value = None


@dataclass(slots=True)
class Items(Node):
    """A list."""

    items: tuple[Node, ...] = ()


@dataclass(slots=True)
class Fields(Node):
    """A map; `keys` are the nodes of the keys themselves."""

    fields: dict[str, Node] = field(default_factory=dict)
    keys: dict[str, Node] = field(default_factory=dict)

    def get(self, key: str) -> Node | None:
        """What stands under this key."""
        return self.fields.get(key)

    def key(self, key: str) -> Node:
        """Where this key stands; the map itself if it is not there."""
        return self.keys.get(key, self)


def plain(node: Node) -> object:
    """The values of a tree without their places."""
    if isinstance(node, Items):
        return [plain(item) for item in node.items]
    if isinstance(node, Fields):
        return {key: plain(value) for key, value in node.fields.items()}
    return node.value if isinstance(node, Scalar) else None


def find(node: Node, path: Sequence[int | str]) -> Node:
    """The node at a path. Parts that lead nowhere are skipped: a checker names its own branches."""
    for part in path:
        if isinstance(node, Fields) and isinstance(part, str):
            node = node.get(part) or node
        elif isinstance(node, Items) and isinstance(part, int) and part < len(node.items):
            node = node.items[part]
    return node


def holds(node: Node, wanted: Node) -> bool:
    """Whether a node is another one, or is somewhere in it: the very same, not one that is equal."""
    if node is wanted:
        return True
    if isinstance(node, Items):
        return any(holds(item, wanted) for item in node.items)
    if isinstance(node, Fields):
        return any(holds(each, wanted) for each in (*node.keys.values(), *node.fields.values()))
    return False
