"""JSON Schemas for editors, from the very models that check the packs."""

from __future__ import annotations

import json
from typing import Any, Final

from pydantic import TypeAdapter

from hamlet.content.models import ENTRY_MODELS, PackFile, RulesFile

_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

_TITLES: Final = {
    "terrains": "Terrains: what the segments of a tile can be",
    "materials": "Materials: raw and refined goods",
    "tiles": "Tiles: the buildings of the village",
    "market": "Market: the sale tiles",
    "church": "Church: its sides and their deliveries",
    "milestones": "Milestones: kept by the first to reach them",
    "awards": "Awards: given when the game ends",
    "layouts": "Layouts: the villages that a game begins with",
    "rules": "Rules: options, presets and the numbers of the box",
    "pack": "Pack: who made it, what it needs, what it takes away",
}


def schemas() -> dict[str, dict[str, Any]]:
    """The schema of every kind of file, by subject."""
    types: dict[str, Any] = {name: list[model] for name, model in ENTRY_MODELS.items()}  # type: ignore[valid-type]
    types |= {"rules": RulesFile, "pack": PackFile}
    return {name: _schema(name, kind) for name, kind in types.items()}


def schema_files() -> dict[str, str]:
    """The files of all schemas: name and text."""
    return {f"{name}.json": schema_text(schema) for name, schema in schemas().items()}


def schema_text(schema: dict[str, Any]) -> str:
    """A schema as it stands in its file."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def _schema(name: str, kind: type) -> dict[str, Any]:
    made = TypeAdapter(kind).json_schema(by_alias=True)
    return {"$schema": _DIALECT, **made, "title": _TITLES[name]}
