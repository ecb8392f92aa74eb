"""Whether a value fits a schema: a small judge that knows what our schemas use, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from hamlet.content.schemas.shape import Schema, resolved

TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}


def fits(value: object, schema: Schema, root: Schema) -> bool:
    """Whether a value fits a schema, which lies in a root with definitions."""
    here = resolved(root, schema)
    if "if" in here:
        way = here.get("then" if fits(value, here["if"], root) else "else", {})
        if not fits(value, way, root):
            return False
    return (
        fits_itself(value, here, root)
        and all(fits(value, one, root) for one in here.get("allOf", ()))
        and ("anyOf" not in here or any(fits(value, one, root) for one in here["anyOf"]))
        and ("not" not in here or not fits(value, here["not"], root))
    )


def fits_itself(value: object, schema: Schema, root: Schema) -> bool:
    kind = schema.get("type")
    if kind and (not isinstance(value, TYPES[kind]) or (isinstance(value, bool) and kind == "integer")):
        return False
    if ("enum" in schema and value not in schema["enum"]) or value != schema.get("const", value):
        return False
    if isinstance(value, str):
        return bool(re.search(schema.get("pattern", ""), value)) and len(value) >= schema.get("minLength", 0)
    if isinstance(value, int):
        return bool(schema.get("minimum", value) <= value <= schema.get("maximum", value))
    if isinstance(value, list):
        return schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)) and all(
            fits(item, schema.get("items", {}), root) for item in value
        )
    return not isinstance(value, dict) or fits_map(value, schema, root)


def fits_map(value: dict[str, object], schema: Schema, root: Schema) -> bool:
    known = schema.get("properties", {})
    patterns = schema.get("patternProperties", {})
    for key, below in value.items():
        inner = known.get(key) or next((one for way, one in patterns.items() if re.search(way, key)), None)
        inner = schema.get("additionalProperties", True) if inner is None else inner
        if inner is False or (isinstance(inner, dict) and not allows(below, inner, root)):
            return False
    return set(schema.get("required", ())) <= value.keys()


def allows(value: object, schema: Schema, root: Schema) -> bool:
    """Whether a key may be there at all, with this value: editors mark what is no longer to be said."""
    return "deprecationMessage" not in schema and fits(value, schema, root)


def inner_schemas(schema: object, *, words: bool = False) -> Iterator[Schema]:
    """A schema and all that are inside it; what is written for people only is no schema."""
    if isinstance(schema, dict):
        if not words:
            yield schema
        for key, below in schema.items():
            if key != "defaultSnippets" or words:
                yield from inner_schemas(below, words=key in {"properties", "patternProperties", "$defs"})
    elif isinstance(schema, list):
        for below in schema:
            yield from inner_schemas(below)


def explained(schema: Schema) -> Iterator[tuple[str, Any]]:
    """Each key of a schema's maps with what is said of it."""
    for name in ("properties", "patternProperties"):
        yield from schema.get(name, {}).items()
