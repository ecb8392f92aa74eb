"""Every key that a pack may say, as its models say it: where it stands, what it may be, what it means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from pydantic import BaseModel, TypeAdapter

from hamlet.content.models.looks import COLOUR_PATTERN
from hamlet.content.models.pack import PackFile
from hamlet.content.models.rules import PresetAddition, RulesFile
from hamlet.content.subjects import RULE_LISTS, SUBJECTS

Schema = Mapping[str, Any]

MODELS: Final[dict[str, type[BaseModel]]] = {
    "pack": PackFile,
    **{each.name: each.model for each in SUBJECTS},
    **{each.name: each.model for each in RULE_LISTS},
    "additions": PresetAddition,
    "rules": RulesFile,
}
"""By subject, what one of its entries is checked by."""

EVERYWHERE: Final = ("id", "source", "replaces", "with")
"""Keys that entries of all subjects have; the guide tells them once."""

_LISTED_ELSEWHERE: Final = {"rules": ("options", "presets")}
_ONE_KEY: Final = ("removes",)
"""A map by subject is told as one key."""


@dataclass(frozen=True, slots=True)
class Key:
    """One key, with those that lead to it."""

    path: tuple[str, ...]
    values: str
    default: str
    about: str


def keys_of(subject: str) -> Iterator[Key]:
    """The keys of one entry, with those of the maps in it."""
    schema = TypeAdapter(MODELS[subject]).json_schema(by_alias=True)
    yield from _keys(schema, schema.get("$defs", {}), (), _LISTED_ELSEWHERE.get(subject, ()))


def found_in(data: object, path: tuple[str, ...]) -> list[Any]:
    """What an entry says at a path; maps of freely named keys and lists are passed through."""
    if isinstance(data, list):
        return [found for each in data for found in found_in(each, path)]
    if not path:
        return [data]
    if not isinstance(data, dict) or path[0] not in data:
        return []
    return found_in(data[path[0]], path[1:]) if path[1:] else [data[path[0]]]


def _keys(schema: Schema, defs: Schema, path: tuple[str, ...], without: tuple[str, ...]) -> Iterator[Key]:
    needed = schema.get("required", ())
    for name, given in schema["properties"].items():
        if name in without:
            continue
        here = _plain(given, defs)
        about = str(given.get("description") or here.get("description", ""))
        default = "needed" if name in needed else _default(given)
        way = (*path, name)
        yield Key(way, _values(here, defs), default, about)
        below = _map_in(here, defs)
        if below is not None and name not in _ONE_KEY:
            yield from _keys(below, defs, way, ())


def _plain(schema: Schema, defs: Schema) -> Schema:
    """A schema without references, and without the branch that says nothing."""
    if "$ref" in schema:
        return _plain(defs[schema["$ref"].rsplit("/", 1)[1]], defs)
    branches = [each for each in schema.get("anyOf", ()) if each.get("type") != "null"]
    return _plain(branches[0], defs) if len(branches) == 1 else schema


def _map_in(schema: Schema, defs: Schema) -> Schema | None:
    """The map with known keys that a value is, or that a list holds."""
    if schema.get("type") == "array":
        schema = _plain(schema["items"], defs)
    return schema if "properties" in schema else None


def _default(given: Schema) -> str:
    default = given.get("default")
    if default is None or default in ([], {}):
        return ""
    return {True: "true", False: "false"}[default] if isinstance(default, bool) else str(default)


_PATTERNS: Final = {
    "^[A-Z]$": "a capital letter",
    "^[1-4]$": "a number of players",
    COLOUR_PATTERN: "a colour",
}


_MANY: Final = {
    "an id": "ids",
    "an id, perhaps with versions": "ids, perhaps with versions",
    "text": "texts",
    "a map": "maps",
    "a colour": "colours",
}


def _values(schema: Schema, defs: Schema) -> str:
    """What may stand there, in a few words."""
    schema = _plain(schema, defs)
    if "enum" in schema:
        return " ".join(f"`{each}`" for each in schema["enum"])
    branches = schema.get("anyOf") or schema.get("oneOf")
    if branches:
        return ", or ".join(dict.fromkeys(_values(each, defs) for each in branches))
    kind = schema.get("type")
    reader = _READERS.get(str(kind), _anything)
    return reader(schema, defs)


def _text(schema: Schema, defs: Schema) -> str:
    pattern = str(schema.get("pattern", ""))
    if pattern in _PATTERNS:
        return _PATTERNS[pattern]
    if ">=" in pattern:
        return "an id, perhaps with versions"
    if pattern.startswith("^[a-z][a-z0-9]*"):
        return "an id"
    if "pP" in pattern:
        return "a path to a picture"
    return "steps" if "NW|NE" in pattern else "text"


def _number(schema: Schema, defs: Schema) -> str:
    return f"{schema['minimum']:g} to {schema['maximum']:g}"


def _whole(schema: Schema, defs: Schema) -> str:
    return f"{schema['minimum']} to {schema['maximum']}"


def _listed(schema: Schema, defs: Schema) -> str:
    inside = _values(schema["items"], defs)
    return f"a list of {_MANY.get(inside, inside)}"


def _mapped(schema: Schema, defs: Schema) -> str:
    if "properties" in schema:
        return "a map"
    patterns = schema.get("patternProperties") or {"": schema.get("additionalProperties") or {}}
    inside = next(iter(patterns.values()))
    if not isinstance(inside, dict) or not inside:
        return "a map"
    told = _values(inside, defs)
    return f"a map of {_MANY.get(told, told)}"


def _anything(schema: Schema, defs: Schema) -> str:
    return "what its option allows"


_READERS: Final = {
    "string": _text,
    "integer": _whole,
    "number": _number,
    "boolean": lambda _, __: "`true` `false`",
    "array": _listed,
    "object": _mapped,
}
