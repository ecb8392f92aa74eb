"""JSON Schemas for editors, from the very models that check the packs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pydantic import TypeAdapter

from hamlet.content.models.pack import PackFile
from hamlet.content.models.rules import RulesFile
from hamlet.content.schemas.conditions import add_conditions
from hamlet.content.schemas.entries import change_of, changed_name, ordered, whole_or_change
from hamlet.content.schemas.messages import LIST_OF_ENTRIES, NO_LIST_OF_RULES, REMOVES_BY_SUBJECT
from hamlet.content.schemas.naming import (
    ADDITION_PLACES,
    PACK_PLACES,
    RULES_PLACES,
    name_entry,
    name_options,
    name_places,
)
from hamlet.content.schemas.offered import IdsOffered, offered
from hamlet.content.schemas.shape import Schema
from hamlet.content.schemas.snippets import ENTRY_SNIPPETS, FILE_SNIPPETS
from hamlet.content.schemas.tidying import describe_parts, explain_words, tidied
from hamlet.content.subjects import RULE_LISTS, SUBJECTS, Subject

_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

_RULES: Final = "Rules: options, presets and the numbers of the box"
_PACK: Final = "Pack: who made it, what it needs, what it takes away"


def all_schemas(packs: Sequence[Path] = ()) -> dict[str, Schema]:
    """The schema of every kind of file, by subject; ids of these packs are offered besides the game's own."""
    known = offered(packs)
    lists = {each.name: _list_schema(each, known) for each in SUBJECTS}
    return {**lists, "rules": _rules_schema(known), "pack": _pack_schema(known)}


def schema_files(packs: Sequence[Path] = ()) -> dict[str, str]:
    """The files of all schemas: name and text."""
    return {f"{name}.json": schema_text(schema) for name, schema in all_schemas(packs).items()}


def schema_text(schema: Schema) -> str:
    """A schema as it stands in its file."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def _list_schema(subject: Subject, known: IdsOffered) -> Schema:
    """A file that lists entries of a subject."""
    made = _made(list[subject.model], subject.title)  # type: ignore[name-defined]
    name = subject.model.__name__
    _finish_entries(made, subject, known)
    made["items"] = whole_or_change(name)
    made["errorMessage"] = LIST_OF_ENTRIES
    made["defaultSnippets"] = ENTRY_SNIPPETS.get(subject.name, [])
    return made


def _rules_schema(known: IdsOffered) -> Schema:
    made = _made(RulesFile, _RULES)
    for subject in RULE_LISTS:
        _finish_entries(made, subject, known)
        spot = made["properties"][subject.name]
        addition = ("PresetAddition", "extends") if subject.name == "presets" else ()
        spot["items"] = whole_or_change(subject.model.__name__, *addition)
        spot["defaultSnippets"] = ENTRY_SNIPPETS[subject.name]
    addition_part = made["$defs"]["PresetAddition"]
    name_places(made, addition_part, ADDITION_PLACES, known)
    name_places(made, made, RULES_PLACES, known)
    name_options(made, addition_part, known)
    name_options(made, made, known)
    return {**made, "errorMessage": NO_LIST_OF_RULES, "defaultSnippets": FILE_SNIPPETS["rules"]}


def _pack_schema(known: IdsOffered) -> Schema:
    made = _made(PackFile, _PACK)
    name_places(made, made, PACK_PLACES, known)
    made["$defs"]["Removes"]["errorMessage"] = REMOVES_BY_SUBJECT
    return {**made, "defaultSnippets": FILE_SNIPPETS["pack"]}


def _finish_entries(made: Schema, subject: Subject, known: IdsOffered) -> None:
    """The entries of a subject, whole and changed."""
    name = subject.model.__name__
    entry = made["$defs"][name]
    ordered(entry)
    name_entry(made, entry, subject, known)
    name_options(made, entry, known)
    made["$defs"][changed_name(name)] = change_of(name, entry)
    add_conditions(made["$defs"])


def _made(kind: type, title: str) -> Schema:
    made = tidied(TypeAdapter(kind).json_schema(by_alias=True))
    explain_words(made["$defs"])
    describe_parts(made)
    return {"$schema": _DIALECT, "title": title, **{key: made[key] for key in made if key != "title"}}
