"""Ids, which no language changes; and what is left of a text without ids, places and quotations."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from hamlet.content import load_packs
from hamlet.content.models.fields import SURE_WORDS
from hamlet.content.models.known import ALL_EFFECTS, ALL_KINDS, ALL_MEASURES
from hamlet.content.models.pack import PackFile
from hamlet.content.models.rules import RulesFile
from hamlet.content.subjects import KEYED, SUBJECT_NAMES
from hamlet.resources import data_folder
from tests.words.marking import Spared

QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"")
# A line and column of a file, a byte, or the keys that lead to a value of a record: /setup/seats/0/color.
PLACE_OR_BYTE = re.compile(r":\d+:\d+: error: |0x[0-9a-f]+|(?<![\w/])(/\w+)+")
CHOICES = ("base", "start", "bag", "NE", "NW", "SE", "SW", *SURE_WORDS)


def unmarked(told: str, places: Sequence[Path]) -> list[str]:
    """The words of a text that are not of the marked language; ids, places and quotations are left out."""
    return _ids().unmarked(QUOTED.sub(" ", PLACE_OR_BYTE.sub(" ", without_places(told, places))))


def without_places(told: str, places: Sequence[Path]) -> str:
    """The text without the paths that begin with one of these."""
    for place in places:
        told = re.sub(rf"{re.escape(str(place))}[\w./#-]*", "", told)
    return told


@cache
def _ids() -> Spared:
    """The words that ids are made of: of entries, keys, kinds, measures, subjects and choices."""
    loaded = load_packs([data_folder() / name for name in ("base", "lake", "solo")])
    entries = [entry for part in loaded.data.values() if isinstance(part, list) for entry in part]
    ids = {str(entry["id"]) for entry in entries if isinstance(entry, dict)}
    ids.update(str(choice) for option in loaded.options for choice in option["choices"])
    models: list[type[BaseModel]] = [PackFile, RulesFile]
    for model in (*models, *(subject.model for subject in KEYED.values())):
        ids.update(_keys(model))
    ids.update(kind.id for kind in ALL_KINDS)
    ids.update(measure.id for measure in ALL_MEASURES)
    ids.update(effect.id for effect in ALL_EFFECTS)
    ids.update(SUBJECT_NAMES, CHOICES, _option_types())
    return Spared(frozenset(word for each in ids for word in re.split(r"[^a-zA-Z]+", each)))


def _keys(model: type[BaseModel]) -> Iterator[str]:
    """The keys that a model knows, and those of the models in it."""
    schema: dict[str, Any] = model.model_json_schema(by_alias=True)
    for part in (schema, *schema.get("$defs", {}).values()):
        yield from part.get("properties", {})


def _option_types() -> list[str]:
    types: list[str] = KEYED["options"].model.model_json_schema()["properties"]["type"]["enum"]
    return types
