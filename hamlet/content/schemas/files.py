"""JSON Schemas for editors, from the very models that check the packs."""

from __future__ import annotations

import json
from typing import Any, Final

from pydantic import TypeAdapter

from hamlet.content.models.pack import PackFile
from hamlet.content.models.rules import RulesFile
from hamlet.content.subjects import SUBJECTS

_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

_RULES: Final = "Rules: options, presets and the numbers of the box"
_PACK: Final = "Pack: who made it, what it needs, what it takes away"


def all_schemas() -> dict[str, dict[str, Any]]:
    """The schema of every kind of file, by subject."""
    found = {each.name: _schema(list[each.model], each.title) for each in SUBJECTS}  # type: ignore[name-defined]
    return {**found, "rules": _schema(RulesFile, _RULES), "pack": _schema(PackFile, _PACK)}


def schema_files() -> dict[str, str]:
    """The files of all schemas: name and text."""
    return {f"{name}.json": schema_text(schema) for name, schema in all_schemas().items()}


def schema_text(schema: dict[str, Any]) -> str:
    """A schema as it stands in its file."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def _schema(kind: type, title: str) -> dict[str, Any]:
    made = TypeAdapter(kind).json_schema(by_alias=True)
    return {"$schema": _DIALECT, **made, "title": title}
