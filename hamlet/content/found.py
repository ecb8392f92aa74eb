"""One thing that a pack says, where it says it, and its checked form."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pydantic import BaseModel

from hamlet.content.nodes import Fields, Node, Scalar, holds
from hamlet.content.problems import Problem, Source
from hamlet.content.saying import Saying

CHANGES: Final = "changes"
REPLACES: Final = "replaces"
WITH: Final = "with"


@dataclass(slots=True)
class Found:
    """An entry, a rules file or a pack file; `parts` if one pack wrote it and another changed some of it."""

    subject: str
    pack: str
    source: Source
    node: Fields
    model: BaseModel | None
    parts: tuple[Found, ...] = field(default=(), repr=False)

    @property
    def id(self) -> str:
        """Its id, or nothing if it has none that can be read."""
        return self.text("id")

    def text(self, key: str) -> str:
        """The text under a key, or nothing."""
        value = self.node.get(key)
        return value.value if isinstance(value, Scalar) and isinstance(value.value, str) else ""

    def home(self, node: Node) -> Found:
        """The part that holds a node: the entry itself, unless it was put together from several."""
        for part in self.parts:
            if holds(part.node, node):
                return part.home(node)
        return self

    def problem(self, node: Node, said: Saying) -> Problem:
        """A problem at a node of this entry."""
        return self.home(node).source.problem(node.line, node.column, said, node.length)


def changed(former: Found, change: Found) -> Found:
    """The entry with the keys that a change says; what says nothing (`~`) takes its key away."""
    fields, keys = dict(former.node.fields), dict(former.node.keys)
    for key in changed_keys(change):
        value = change.node.fields[key]
        if isinstance(value, Scalar) and value.value is None and not value.broken:
            fields.pop(key, None)
            keys.pop(key, None)
        else:
            fields[key], keys[key] = value, change.node.keys[key]
    spot = change.node
    node = Fields(spot.line, spot.column, spot.end_line, spot.end_column, fields=fields, keys=keys)
    return Found(former.subject, change.pack, change.source, node, None, parts=(change, former))


def changed_keys(change: Found) -> list[str]:
    """The keys that a change says something about."""
    return [key for key in change.node.fields if key not in {CHANGES, WITH}]
