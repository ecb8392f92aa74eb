"""An entry of a list: a whole one, or one that changes some keys of an earlier one."""

from __future__ import annotations

from typing import Final

from hamlet.content.found import CHANGES, REPLACES, WITH
from hamlet.content.models.fields import ID_PATTERN
from hamlet.content.schemas.messages import AWAY, ID_NEEDED
from hamlet.content.schemas.shape import Schema, reference

_LAST: Final = ("source", "when", WITH, REPLACES)
_CHANGES: Final = {
    "type": "string",
    "description": (
        "The id of an entry of an earlier pack: it keeps what it says but for the keys that stand here; "
        "~ takes a key away."
    ),
    "pattern": ID_PATTERN,
    "patternErrorMessage": ID_NEEDED,
}


def ordered(entry: Schema) -> None:
    """The keys in the order in which one writes them; what is rarely said comes last."""
    keys = entry["properties"]
    last = {key: keys.pop(key) for key in _LAST if key in keys}
    entry["properties"] = {**keys, **last, CHANGES: dict(_CHANGES)}


def change_of(name: str, entry: Schema) -> Schema:
    """What an entry says that changes another one: any keys, each of which may be taken away."""
    keys = [key for key in entry["properties"] if key not in {"id", REPLACES, WITH, CHANGES}]
    first = {key: reference(name, key) for key in (CHANGES, WITH)}
    return {
        "type": "object",
        "title": f"{entry['title']}, changed",
        "description": _CHANGES["description"],
        "properties": {**first, **{key: _or_nothing(name, key, entry) for key in keys}},
        "required": [CHANGES],
        "additionalProperties": False,
    }


def _or_nothing(name: str, key: str, entry: Schema) -> Schema:
    """The same as in a whole entry, or nothing."""
    value = entry["properties"][key]
    whole = reference(name, key)
    # Choices stand side by side: an editor takes one inside another for the same said twice.
    ways = [{"$ref": f"{whole['$ref']}/anyOf/{number}"} for number in range(len(value.get("anyOf", ())))]
    nothing = {"description": AWAY, "type": "null"}
    return {"description": value["description"], "anyOf": [*(ways or [whole]), nothing]}


def whole_or_change(name: str, other: str = "", key: str = "") -> Schema:
    """Entries of a definition, or changes of such; by a key of their own, a third kind."""
    whole = reference(name)
    if other:
        whole = {"if": _has(key), "then": reference(other), "else": whole}
    return {"if": _has(CHANGES), "then": reference(changed_name(name)), "else": whole}


def _has(key: str) -> Schema:
    """A map with this key; an entry of which nothing stands there yet is no map."""
    return {"type": "object", "required": [key]}


def changed_name(name: str) -> str:
    """What the definition of a changed entry is called."""
    return f"Changed{name}"
