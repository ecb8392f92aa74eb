"""YAML text to nodes. No tags, no anchors, no aliases, no key twice, and all of it within limits."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import yaml

from hamlet.content.nodes import Fields, Items, Node, Scalar
from hamlet.content.problems import MOST_PROBLEMS, Problem, Source
from hamlet.content.saying import SaidError, Saying, say
from hamlet.content.scalars import UnclearWordError, read_plain
from hamlet.content.syntax import syntax_problem

MOST_NODES: Final = 20_000  # in one file
MOST_VALUES: Final = 60_000  # in all files together
MOST_DEPTH: Final = 12
LONGEST_TEXT: Final = 2_000
LONGEST_KEY: Final = 200

# The C loader is about nine times as fast; a PyYAML built without it still works.
LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

_NO_COLON: Final = re.compile(r"([a-z][a-z0-9_/-]{0,39})(?: +| *:)([^\s:]{1,40})")

_Place = tuple[int, int, int, int]


class LimitError(SaidError):
    """A file beyond the limits: reading stops."""


@dataclass(slots=True)
class Allowance:
    """How many values the files that are read together may still hold."""

    left: int = MOST_VALUES


def read_tree(
    source: Source, text: str, first_line: int, problems: list[Problem], allowance: Allowance | None = None
) -> Node | None:
    """The tree of one YAML text that begins at this line of its file; None if there is none."""
    try:
        return _Reader(source, text, first_line, problems, allowance or Allowance()).read()
    except yaml.YAMLError as error:
        problems.append(syntax_problem(source, first_line, error))
    except LimitError as limit:
        problems.append(source.problem(first_line, 0, limit.said))
    return None


class _Reader:
    """Turns the events of the YAML parser into nodes."""

    def __init__(
        self, source: Source, text: str, first_line: int, problems: list[Problem], allowance: Allowance
    ) -> None:
        self.source = source
        self.allowance = allowance
        self.problems = problems
        self.first_line = first_line
        self.count = 0
        self.end: yaml.Event | None = None
        self.events: Iterator[yaml.Event] = yaml.parse(text, Loader=LOADER)

    def read(self) -> Node | None:
        root: Node | None = None
        for event in self.events:
            if isinstance(event, yaml.DocumentStartEvent) and root is not None:
                self.complain(event, say("second_document"))
                return root
            if isinstance(event, yaml.NodeEvent):
                root = self.node(event, 0)
        return root

    def node(self, event: yaml.Event, depth: int) -> Node:
        self.count += 1
        self.allowance.left -= 1
        if self.allowance.left < 0:
            raise LimitError(say("too_many_values.all", most=MOST_VALUES))
        if self.count > MOST_NODES:
            raise LimitError(say("too_many_values", most=MOST_NODES))
        if depth > MOST_DEPTH:
            raise LimitError(say("too_deep", most=MOST_DEPTH))
        forbidden = self.forbidden(event)
        node = self.content(event, self.place(event), depth)
        node.broken = node.broken or forbidden
        return node

    def content(self, event: yaml.Event, place: _Place, depth: int) -> Node:
        if isinstance(event, yaml.ScalarEvent):
            return self.scalar(event, place)
        if isinstance(event, yaml.SequenceStartEvent):
            items = Items(*place, items=tuple(self.node(item, depth + 1) for item in self.until_end()))
            return self.ended(items, event, items.items)
        if isinstance(event, yaml.MappingStartEvent):
            fields = self.mapping(place, depth)
            return self.ended(fields, event, tuple(fields.fields.values()))
        return Scalar(*place)

    def until_end(self) -> Iterator[yaml.Event]:
        for event in self.events:
            if isinstance(event, yaml.CollectionEndEvent):
                self.end = event
                return
            yield event

    def ended(self, node: Node, begun: yaml.Event, inside: Sequence[Node]) -> Node:
        """The list or map up to its bracket; without brackets, to the end of the last thing in it."""
        if getattr(begun, "flow_style", False) and self.end is not None:
            _, _, node.end_line, node.end_column = self.place(self.end)
        elif inside:
            node.end_line, node.end_column = max((each.end_line, each.end_column) for each in inside)
        return node

    def mapping(self, place: _Place, depth: int) -> Fields:
        found = Fields(*place)
        for event in self.until_end():
            if not isinstance(event, yaml.ScalarEvent):
                self.node(event, depth + 1)
            given = next(self.events)
            run_on = self.without_colon(event, given)
            key = run_on or self.key(event, found)
            value = self.node(given, depth + 1)
            value.broken = value.broken or run_on is not None
            if key is not None:
                found.keys[key] = Scalar(*self.place(event), value=key)
                found.fields[key] = value
        return found

    def without_colon(self, event: yaml.Event, given: yaml.Event) -> str | None:
        """The key that was meant where its value follows with no ': ' between them: `{stone 1}`."""
        if not isinstance(event, yaml.ScalarEvent) or not isinstance(given, yaml.ScalarEvent):
            return None
        meant = _NO_COLON.fullmatch(event.value) if event.implicit[0] and not given.value else None
        if meant is None or self.place(given)[:2] != self.place(event)[2:]:
            return None
        self.complain(event, say("no_colon", key=meant[1], value=meant[2]))
        return meant[1]

    def key(self, event: yaml.Event, found: Fields) -> str | None:
        """The word of a key, whatever it looks like: `no` is Norwegian here. None if it cannot be used."""
        if not isinstance(event, yaml.ScalarEvent):
            self.complain(event, say("no_key"))
            return None
        key: str = event.value
        if self.forbidden(event):
            return None
        if key == "<<":
            self.complain(event, say("merge_key"))
        elif not key or len(key) > LONGEST_KEY:
            self.complain(event, say("no_key"))
        elif key in found.keys:
            self.complain(event, say("key_twice", key=key, line=found.keys[key].line + 1))
        else:
            return key
        return None

    def scalar(self, event: yaml.ScalarEvent, place: _Place) -> Scalar:
        text: str = event.value
        if len(text) > LONGEST_TEXT:
            self.complain(event, say("endless_text", most=LONGEST_TEXT))
            return Scalar(*place, broken=True)
        if not event.implicit[0]:
            return Scalar(*place, value=text)
        try:
            return Scalar(*place, value=read_plain(text))
        except UnclearWordError as unclear:
            self.complain(event, unclear.said)
            return Scalar(*place, broken=True)

    def forbidden(self, event: yaml.Event) -> bool:
        """Complain about what packs may not use."""
        anchor = getattr(event, "anchor", None)
        if isinstance(event, yaml.AliasEvent):
            self.complain(event, say("alias", name=str(anchor)))
        elif anchor is not None:
            self.complain(event, say("anchor", name=str(anchor)))
        elif getattr(event, "tag", None) is not None:
            self.complain(event, say("tag"))
        else:
            return False
        return True

    def place(self, event: yaml.Event) -> _Place:
        start, end = event.start_mark, event.end_mark
        if start is None or end is None:
            return self.first_line, 0, self.first_line, 0
        return start.line + self.first_line, start.column, end.line + self.first_line, end.column

    def complain(self, event: yaml.Event, said: Saying) -> None:
        line, column, _, _ = self.place(event)
        self.problems.append(self.source.problem(line, column, said))
        if len(self.problems) > MOST_PROBLEMS:
            raise LimitError(say("much_more", most=MOST_PROBLEMS))
