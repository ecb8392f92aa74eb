"""The values that a rule option takes, as a schema."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from hamlet.content.models.fields import ID_PATTERN
from hamlet.content.schemas.messages import ID_NEEDED, OWN
from hamlet.content.schemas.offered import IdsOffered
from hamlet.content.schemas.shape import Schema
from hamlet.content.schemas.tidying import pass_down
from hamlet.content.values import NAMING, PRICES, UNLIMITED

ValuedOption = Mapping[str, Any]


def value_of(option: ValuedOption, known: IdsOffered) -> Schema:
    """What may be given for an option of the packs."""
    made = {"description": f"{option['name']}: {option['about']}", **_KINDS[option["type"]](option, known)}
    pass_down(made)
    return made


def _number(option: ValuedOption) -> Schema:
    return {"type": "integer", "minimum": option["least"], "maximum": option["most"]}


def _whole(option: ValuedOption, known: IdsOffered) -> Schema:
    if not option["unlimited"]:
        return _number(option)
    return {"anyOf": [_number(option), {"const": UNLIMITED, "description": "No limit."}]}


def _wholes(option: ValuedOption, known: IdsOffered) -> Schema:
    length = option["length"]
    return {"type": "array", "items": _number(option), "minItems": length, "maxItems": length}


def _prices(option: ValuedOption, known: IdsOffered) -> Schema:
    each = {name: {"description": f"For one {name} material.", **_number(option)} for name in PRICES}
    return {
        "type": "object",
        "properties": each,
        "required": list(PRICES),
        "additionalProperties": False,
    }


def _switch(option: ValuedOption, known: IdsOffered) -> Schema:
    return {"type": "boolean"}


def _choice(option: ValuedOption, known: IdsOffered) -> Schema:
    return {"enum": list(option["choices"]), "enumDescriptions": [f"{word}." for word in option["choices"]]}


def _entry(option: ValuedOption, known: IdsOffered) -> Schema:
    """One of the entries there are, one of a pack of one's own, or a word of the option."""
    ids = {word: f"{word}." for word in option["choices"]} | known.of(NAMING[option["type"]])
    listed = {"enum": list(ids), "enumDescriptions": list(ids.values()), "errorMessage": ID_NEEDED}
    other = {"description": OWN, "pattern": ID_PATTERN, "not": {"enum": list(ids)}}
    return {"anyOf": [{"type": "string", **each} for each in (listed, other)]}


_KINDS: Final[Mapping[str, Callable[[ValuedOption, IdsOffered], Schema]]] = {
    "whole": _whole,
    "wholes": _wholes,
    "prices": _prices,
    "switch": _switch,
    "choice": _choice,
    **dict.fromkeys(NAMING, _entry),
}
