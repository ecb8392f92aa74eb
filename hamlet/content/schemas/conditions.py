"""What an entry must say, or may not, because of something else that it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hamlet.content.checks.sense import OF_TERRAIN, OWN_KEYS
from hamlet.content.models.known import ALL_KINDS
from hamlet.content.schemas.shape import Schema
from hamlet.content.schemas.tidying import pass_down
from hamlet.content.values import NAMING, PRICES, UNLIMITED


def add_conditions(definitions: dict[str, Schema]) -> None:
    """Put the conditions into the definitions that have any."""
    for name, conditions in _CONDITIONS.items():
        if name in definitions:
            definitions[name]["allOf"] = list(conditions)


def _is(key: str, *words: str) -> Schema:
    # A pattern, since an editor shows a list of words as all that is allowed.
    return {"properties": {key: {"pattern": f"^({'|'.join(words)})$"}}, "required": [key]}


def _not_here(key: str, said: str) -> Schema:
    """A key that does not belong there, and why."""
    return {"properties": {key: {"deprecationMessage": said}}}


def _of_kinds() -> Iterator[Schema]:
    for kind in ALL_KINDS:
        if kind.needs:
            yield {"if": _is("kind", kind.id), "then": {"required": list(kind.needs)}}
    for key, owner in OWN_KEYS.items():
        others = [kind.id for kind in ALL_KINDS if kind.id != owner]
        yield {"if": _is("kind", *others), "then": _not_here(key, f"Only a {owner} has {key!r}.")}


_PILE: Final = {
    "if": {"properties": {"copies": {"type": "object"}}, "required": ["copies"]},
    "then": _not_here("pile", "`copies` says in which piles they lie: leave `pile` out."),
    "else": {"required": ["pile"]},
}
_PLACE: Final = {
    "if": {"required": ["most"]},
    "then": _not_here("second", "Either `most` or `second`, not both."),
    "else": {"required": ["second"], "errorMessage": "Either `most` or `second` must stand here."},
}
_TERRAIN: Final = {
    "if": _is("per", *OF_TERRAIN),
    "else": _not_here("terrain", f"A terrain goes with {' or '.join(OF_TERRAIN)} only."),
}
_QUALITY: Final = {"if": _is("for", "refinery"), "then": {"required": ["high_quality"]}}

_STARTS_WITH: Final = "The value if nothing else is chosen."


def _default(value: Schema, *types: str) -> Schema:
    """The default of an option is a value of its type."""
    made = {"description": _STARTS_WITH, **value}
    pass_down(made)
    return {"if": _is("type", *types), "then": {"properties": {"default": made}}}


_NUMBER: Final = {"type": "integer"}
_DEFAULTS: Final = (
    _default({"anyOf": [dict(_NUMBER), {"const": UNLIMITED, "description": "No limit."}]}, "whole"),
    _default({"type": "array", "items": dict(_NUMBER)}, "wholes"),
    _default(
        {
            "type": "object",
            "properties": {name: {"description": f"For one {name} material.", **_NUMBER} for name in PRICES},
            "required": list(PRICES),
            "additionalProperties": False,
        },
        "prices",
    ),
    _default({"type": "boolean"}, "switch"),
    _default({"type": "string"}, "choice", *NAMING),
)

_CONDITIONS: Final = {
    "OptionEntry": _DEFAULTS,
    "TileEntry": (*_of_kinds(), _PILE),
    "Score": (_TERRAIN,),
    "AwardEntry": (_PLACE,),
    "MilestoneEntry": (_QUALITY,),
}
