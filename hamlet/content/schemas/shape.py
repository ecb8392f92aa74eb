"""JSON Schemas as plain data, and the ways through them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from hamlet.content.checks.selecting import EACH, KEYS

Schema = dict[str, Any]

# Where a schema holds further ones: by name, in a list, alone.
BY_NAME: Final = frozenset({"properties", "patternProperties", "$defs"})
IN_LIST: Final = frozenset({"anyOf", "oneOf", "allOf"})
ALONE: Final = frozenset({"items", "additionalProperties", "propertyNames", "not", "if", "then", "else"})


def resolved(root: Schema, schema: Schema) -> Schema:
    """The schema itself, or the definition that it leads to."""
    while "$ref" in schema:
        found: Any = root
        for part in schema["$ref"].split("/")[1:]:
            found = found[int(part) if isinstance(found, list) else part]
        schema = found
    return schema


def reference(name: str, key: str = "") -> Schema:
    """A schema that leads to a definition, or to one of its keys."""
    return {"$ref": f"#/$defs/{name}" + (f"/properties/{key}" if key else "")}


def reached(root: Schema, schema: Schema, path: Sequence[str]) -> Iterator[Schema]:
    """The schemas that a path of keys leads to; for keys of a map, that map."""
    here = resolved(root, schema)
    for one in here.get("anyOf", ()):
        yield from reached(root, one, path)
    if not path or path[0] == KEYS:
        if "anyOf" not in here and (not path or _is_map(here)):
            yield here
        return
    for below in _below(here, path[0]):
        yield from reached(root, below, path[1:])


def _below(here: Schema, part: str) -> Iterator[Schema]:
    if part != EACH:
        if part in here.get("properties", {}):
            yield here["properties"][part]
    elif "items" in here:
        yield here["items"]
    else:
        yield from here.get("patternProperties", {}).values()


def _is_map(here: Schema) -> bool:
    """Whether its keys are anybody's."""
    return "patternProperties" in here or isinstance(here.get("additionalProperties"), dict)
