"""From what the models say of themselves to what an editor can use.

Absent means none, so no key takes `null`; titles and defaults that only programs read go, sentences come.
"""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Final

from hamlet.content.models.meanings import NAMES
from hamlet.content.models.rules import SEATS_PATTERN
from hamlet.content.schemas.messages import OF_KEYS, OF_TEXT, SEATS, VALUES
from hamlet.content.schemas.shape import ALONE, BY_NAME, IN_LIST, Schema, resolved

_NULL: Final = {"type": "null"}


def tidied(schema: Schema) -> Schema:
    """The schema as an editor wants it, with all that is inside it."""
    made = _without_null(schema)
    for key, value in made.items():
        if key in BY_NAME:
            made[key] = {name: tidied(below) for name, below in value.items()}
        elif key in IN_LIST:
            made[key] = [tidied(below) for below in value]
        elif key in ALONE and isinstance(value, dict):
            made[key] = tidied(value)
    _say_default(made)
    _explain(made)
    _close(made)
    pass_down(made)
    if "properties" not in made:
        made.pop("title", None)
    return made


def explain_words(definitions: dict[str, Schema]) -> None:
    """Say of the words that the engine knows what each means."""
    for name, schema in definitions.items():
        if name in NAMES:
            schema["enumDescriptions"] = [NAMES[name].get(word, "") for word in schema["enum"]]


def describe_parts(root: Schema) -> None:
    """A key that holds a part of an entry is described by it, where nothing more is said."""
    for schema in (root, *root["$defs"].values()):
        for key in schema.get("properties", {}).values():
            key.setdefault("description", resolved(root, key).get("description", ""))


def _without_null(schema: Schema) -> Schema:
    """A choice between something and nothing is the something; a choice between types is any of them."""
    made = dict(schema)
    choices = [one for one in made.pop("oneOf", made.pop("anyOf", [])) if one != _NULL]
    if len(choices) == 1:
        return {**choices[0], **made}
    return {**made, "anyOf": choices} if choices else made


def _say_default(schema: Schema) -> None:
    """What holds if nothing is said, as a sentence; as a default an editor would write it everywhere."""
    default = schema.pop("default", None)
    if isinstance(default, bool | int | str) and "description" in schema:
        schema["description"] += f" Unless said: {json.dumps(default).strip(chr(34))}."


def _explain(schema: Schema) -> None:
    """Sentences of ours beside the patterns."""
    if schema.get("pattern") in OF_TEXT:
        schema["patternErrorMessage"] = OF_TEXT[schema["pattern"]]
    for pattern in schema.get("patternProperties", ()):
        if pattern in OF_KEYS:
            schema["errorMessage"] = OF_KEYS[pattern]


def _close(schema: Schema) -> None:
    """A map takes the keys that it names, and no others."""
    names = schema.pop("propertyNames", {})
    meanings = _meanings(names)
    if meanings:
        schema["properties"] = _each(meanings, schema.pop("additionalProperties"))
    patterns = schema.get("patternProperties", {})
    if SEATS_PATTERN in patterns:
        # By name to be offered; by pattern too, since editors take 2 for a number and "2" for a text.
        schema["properties"] = _each(SEATS, patterns[SEATS_PATTERN])
    if patterns:
        schema["patternProperties"] = {
            pattern: {"description": VALUES[pattern], **below} if pattern in VALUES else below
            for pattern, below in patterns.items()
        }
    if patterns or "properties" in schema:
        schema["additionalProperties"] = False
    if "maxProperties" in schema:
        # Apart, since an editor offers no key where the last one is being written.
        schema["allOf"] = [{"maxProperties": schema.pop("maxProperties")}]


def _meanings(names: Schema) -> dict[str, str]:
    """The words that keys are chosen among, with what each means; none if keys are anybody's."""
    if "$ref" in names:
        return NAMES[str(names["$ref"]).rpartition("/")[2]]
    return dict(zip(names.get("enum", ()), names.get("enumDescriptions", ()), strict=True))


def pass_down(schema: Schema) -> None:
    """What is said of a value is said of its items and of each way to write it.

    The ways are told apart by it too: an editor that finds two of them alike takes both for the one at hand.
    """
    said = schema.get("description")
    if said is None:
        return
    for one in schema.get("anyOf", ()):
        one.setdefault("description", f"{said} Here: a map." if one.get("type") == "object" else said)
        pass_down(one)
    for below in (schema.get("items"), *schema.get("patternProperties", {}).values()):
        if below is not None:
            below.setdefault("description", said)
            pass_down(below)


def _each(meanings: dict[str, str], schema: Schema) -> Schema:
    made = {name: {"description": said, **deepcopy(schema)} for name, said in meanings.items()}
    for one in made.values():
        pass_down(one)
    return made
