"""YAML text as a tree of nodes that know where they stand. No tags, no anchors, no aliases, within limits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import yaml

from hamlet.content.problems import Problem, Source
from hamlet.content.scalars import UnclearWord, Value, read_plain
from hamlet.content.syntax import syntax_problem

MOST_NODES: Final = 20_000
MOST_DEPTH: Final = 12
LONGEST_TEXT: Final = 2_000

# The C loader is about nine times as fast; a PyYAML built without it still works.
_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(slots=True)
class Node:
    """A place in a file; `broken` when it has been complained about and should be left alone."""

    line: int
    column: int
    end_line: int
    end_column: int
    broken: bool = False


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

    fields: dict[str, Node] | None = None
    keys: dict[str, Node] | None = None

    def get(self, key: str) -> Node | None:
        """What stands under this key."""
        return (self.fields or {}).get(key)

    def key(self, key: str) -> Node:
        """Where this key stands; the map itself if it is not there."""
        return (self.keys or {}).get(key, self)


class TooMuch(Exception):
    """A file beyond the limits: reading stops."""


def plain(node: Node) -> Any:
    """The values of a tree without their places."""
    if isinstance(node, Items):
        return [plain(item) for item in node.items]
    if isinstance(node, Fields):
        return {key: plain(value) for key, value in (node.fields or {}).items()}
    return node.value if isinstance(node, Scalar) else None


def find(node: Node, path: Sequence[int | str]) -> Node:
    """The node at a path. Parts that lead nowhere are skipped: a checker names its own branches."""
    for part in path:
        if isinstance(node, Fields) and isinstance(part, str):
            node = node.get(part) or node
        elif isinstance(node, Items) and isinstance(part, int) and part < len(node.items):
            node = node.items[part]
    return node


def read_tree(source: Source, text: str, first_line: int, problems: list[Problem]) -> Node | None:
    """The tree of one YAML text that begins at this line of its file; None if there is none."""
    try:
        return _Reader(source, text, first_line, problems).read()
    except yaml.YAMLError as error:
        problems.append(syntax_problem(source, first_line, error))
    except TooMuch as limit:
        problems.append(source.problem(first_line, 0, str(limit)))
    return None


class _Reader:
    """Turns the events of the YAML parser into nodes."""

    def __init__(self, source: Source, text: str, first_line: int, problems: list[Problem]) -> None:
        self.source = source
        self.problems = problems
        self.first_line = first_line
        self.count = 0
        self.events: Iterator[Any] = yaml.parse(text, Loader=_LOADER)

    def read(self) -> Node | None:
        root: Node | None = None
        for event in self.events:
            if isinstance(event, yaml.DocumentStartEvent) and root is not None:
                self.complain(event, "a second document begins here: a file holds one")
                return root
            if isinstance(event, yaml.NodeEvent):
                root = self.node(event, 0)
        return root

    def node(self, event: Any, depth: int) -> Node:
        self.count += 1
        if self.count > MOST_NODES:
            raise TooMuch(f"too much in one file: more than {MOST_NODES} values")
        if depth > MOST_DEPTH:
            raise TooMuch(f"nested too deeply: more than {MOST_DEPTH} levels")
        place = self.place(event)
        node = self.content(event, place, depth)
        if self.forbidden(event):
            node.broken = True
        return node

    def content(self, event: Any, place: tuple[int, int, int, int], depth: int) -> Node:
        if isinstance(event, yaml.ScalarEvent):
            return self.scalar(event, place)
        if isinstance(event, yaml.SequenceStartEvent):
            return Items(*place, items=tuple(self.node(item, depth + 1) for item in self.until_end()))
        if isinstance(event, yaml.MappingStartEvent):
            return self.mapping(place, depth)
        return Scalar(*place)

    def until_end(self) -> Iterator[Any]:
        for event in self.events:
            if isinstance(event, yaml.CollectionEndEvent):
                return
            yield event

    def mapping(self, place: tuple[int, int, int, int], depth: int) -> Fields:
        fields: dict[str, Node] = {}
        keys: dict[str, Node] = {}
        for event in self.until_end():
            key = self.node(event, depth + 1) if not isinstance(event, yaml.ScalarEvent) else None
            value = self.node(next(self.events), depth + 1)
            if key is not None:
                self.complain(event, "a key is a single word")
            elif event.value in keys:
                first = keys[event.value].line + 1
                self.complain(event, f"'{event.value}' is given twice, first in line {first}")
            elif self.usable_key(event):
                keys[event.value] = Scalar(*self.place(event), value=event.value)
                fields[event.value] = value
        return Fields(*place, fields=fields, keys=keys)

    def usable_key(self, event: Any) -> bool:
        if self.forbidden(event):
            return False
        if event.value == "<<":
            self.complain(event, "'<<' would merge another map: packs write everything out")
        elif not event.value or len(event.value) > 200:
            self.complain(event, "a key is a single word")
        else:
            return True
        return False

    def scalar(self, event: Any, place: tuple[int, int, int, int]) -> Scalar:
        text: str = event.value
        if len(text) > LONGEST_TEXT:
            self.complain(event, f"this text is too long: more than {LONGEST_TEXT} characters")
            return Scalar(*place, broken=True)
        if not event.implicit[0]:
            return Scalar(*place, value=text)
        try:
            return Scalar(*place, value=read_plain(text))
        except UnclearWord as unclear:
            self.complain(event, str(unclear))
            return Scalar(*place, broken=True)

    def forbidden(self, event: Any) -> bool:
        if isinstance(event, yaml.AliasEvent):
            self.complain(event, f"'*{event.anchor}' is an alias: packs write everything out")
        elif event.anchor is not None:
            self.complain(event, f"'&{event.anchor}' is an anchor: packs write everything out")
        elif event.tag is not None:
            self.complain(event, "tags such as '!…' are not allowed in packs")
        else:
            return False
        return True

    def place(self, event: Any) -> tuple[int, int, int, int]:
        start, end = event.start_mark, event.end_mark
        return start.line + self.first_line, start.column, end.line + self.first_line, end.column

    def complain(self, event: Any, message: str) -> None:
        mark = event.start_mark
        self.problems.append(self.source.problem(mark.line + self.first_line, mark.column, message))
