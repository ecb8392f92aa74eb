"""The JSON Schemas are current, sound, and agree with the loader about good and bad files."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from hamlet.content import all_schemas
from hamlet.content.schemas.files import schema_text
from hamlet.content.subjects import SUBJECT_NAMES
from hamlet.resources import data_folder

TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}


def fits(value: object, schema: dict[str, Any], root: dict[str, Any]) -> bool:
    """Whether a value fits a schema: a small judge that knows what our schemas use, and nothing else."""
    if "$ref" in schema:
        return fits(value, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], root)
    unions = [schema[word] for word in ("anyOf", "oneOf") if word in schema]
    return all(any(fits(value, one, root) for one in union) for union in unions) and fits_itself(
        value, schema, root
    )


def fits_itself(value: object, schema: dict[str, Any], root: dict[str, Any]) -> bool:
    kind = schema.get("type")
    if kind and (not isinstance(value, TYPES[kind]) or (isinstance(value, bool) and kind == "integer")):
        return False
    if "enum" in schema and value not in schema["enum"]:
        return False
    if isinstance(value, str):
        return bool(re.search(schema.get("pattern", ""), value)) and len(value) >= schema.get("minLength", 0)
    if isinstance(value, int):
        return bool(schema.get("minimum", value) <= value <= schema.get("maximum", value))
    if isinstance(value, list):
        return len(value) >= schema.get("minItems", 0) and all(
            fits(item, schema.get("items", {}), root) for item in value
        )
    return not isinstance(value, dict) or fits_map(value, schema, root)


def fits_map(value: dict[str, object], schema: dict[str, Any], root: dict[str, Any]) -> bool:
    known = schema.get("properties", {})
    patterns = schema.get("patternProperties", {})
    for key, below in value.items():
        inner = known.get(key) or next((s for p, s in patterns.items() if re.search(p, key)), None)
        if inner is None:
            inner = schema.get("additionalProperties", not patterns)
        if inner is False or (isinstance(inner, dict) and not fits(below, inner, root)):
            return False
    return set(schema.get("required", ())) <= value.keys()


def inner_schemas(schema: object) -> Iterator[dict[str, Any]]:
    if isinstance(schema, dict):
        yield schema
        for below in schema.values():
            yield from inner_schemas(below)
    elif isinstance(schema, list):
        for below in schema:
            yield from inner_schemas(below)


def test_every_subject_has_a_schema() -> None:
    assert set(all_schemas()) == set(SUBJECT_NAMES)


@pytest.mark.parametrize("name", SUBJECT_NAMES)
def test_the_schemas_in_the_data_folder_are_current(name: str) -> None:
    written = (data_folder() / "schema" / f"{name}.json").read_text("utf-8")
    assert written == schema_text(all_schemas()[name]), "run: hamlet schema data/schema"


@pytest.mark.parametrize("name", SUBJECT_NAMES)
def test_schemas_are_sound(name: str) -> None:
    schema = json.loads(schema_text(all_schemas()[name]))
    assert schema["$schema"].startswith("https://json-schema.org/draft/2020-12")
    for inner in inner_schemas(schema):
        if isinstance(inner.get("$ref"), str):
            assert inner["$ref"].removeprefix("#/$defs/") in schema["$defs"]
        if isinstance(inner.get("pattern"), str):
            re.compile(inner["pattern"])
        if inner.get("type") == "object" and "properties" in inner:
            assert inner["additionalProperties"] is False
            assert set(inner.get("required", ())) <= inner["properties"].keys()


@pytest.mark.parametrize("name", SUBJECT_NAMES)
def test_every_field_of_an_entry_is_described(name: str) -> None:
    if name == "pack":
        return
    for inner in inner_schemas(all_schemas()[name]):
        for key, field in (inner.get("properties") or {}).items():
            assert isinstance(field, dict)
            assert "description" in field or "$ref" in field, (name, key)


def own_files() -> list[Path]:
    return sorted(path for pack in ("base", "lake") for path in (data_folder() / pack).rglob("*.yaml"))


@pytest.mark.parametrize("path", own_files(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_games_own_files_fit_their_schemas(path: Path) -> None:
    _, *parts = path.relative_to(data_folder()).parts
    schema = all_schemas()[parts[0] if len(parts) > 1 else path.stem]
    content = json.loads(json.dumps(yaml.safe_load(path.read_text("utf-8"))))
    assert fits(content, schema, schema)


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "refinry"},
        {"outlin": "E:M"},
        {"slots": "many"},
        {"outline": "E:M N:M"},
        {"copies": {"bag": 0}},
        {"name": 7},
        {"score": {"points": 1, "per": "tiles"}},
        {"id": "Not An Id"},
    ],
)
def test_editors_see_the_mistakes_too(change: dict[str, object]) -> None:
    tile = {"id": "inn", "name": "Inn", "kind": "landmark", "pile": "bag", "outline": "E:M SW:R NW:F"}
    schema = all_schemas()["tiles"]
    assert fits([tile], schema, schema)
    assert not fits([{**tile, **change}], schema, schema)
