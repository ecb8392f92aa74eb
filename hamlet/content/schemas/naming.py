"""Where an entry names others: the known ids are offered there, and any other id is allowed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hamlet.content.checks.selecting import EACH, KEYS
from hamlet.content.models.fields import ID_PATTERN, NEEDS_PATTERN
from hamlet.content.models.rules import Constants
from hamlet.content.schemas.messages import CONSTANT_HERE, ID_NEEDED, OWN
from hamlet.content.schemas.offered import (
    COINS,
    DRAWING,
    EXPANSION,
    MENU_DRAWING,
    PACKS,
    IdsBySubject,
    IdsOffered,
)
from hamlet.content.schemas.shape import Schema, reached, resolved
from hamlet.content.schemas.valuing import value_of
from hamlet.content.subjects import KEYED, Reference, Subject

_BESIDES: Final = (
    Reference(("with",), PACKS),
    Reference(("fish", KEYS), "fish"),
)
"""Places that name something, besides those in the table of subjects."""
_DRAWINGS: Final = {"tiles": DRAWING, "menu": MENU_DRAWING}
"""What the drawings of a subject are."""

PACK_PLACES: Final = (
    *(Reference((key, EACH), PACKS) for key in ("requires", "optional", "conflicts")),
    Reference(("expansion",), EXPANSION),
    *(Reference(("removes", name, EACH), name) for name in KEYED),
)
RULES_PLACES: Final = (Reference(("constants", "boat_material"), "materials", "raw"),)
ADDITION_PLACES: Final = (Reference(("extends",), "presets"),)

_OPTION_MAPS: Final = ("when", "values", "defaults")


def name_entry(root: Schema, entry: Schema, subject: Subject, known: IdsOffered) -> None:
    """Offer the known ids wherever an entry of a subject names something."""
    own = (Reference((key,), subject.name) for key in ("replaces", "changes"))
    drawn = _DRAWINGS.get(subject.name)
    drawings = (Reference(("drawing",), drawn),) if drawn is not None else ()
    name_places(root, entry, (*subject.references, *own, *_BESIDES, *drawings), known)
    for pattern in subject.costs:
        for spot in reached(root, entry, pattern):
            _offer_keys(spot, known.of("materials") | COINS, NEEDS_PATTERN)
    for spot in reached(root, entry, ("source", KEYS)):
        fields = [key for key in resolved(root, entry)["properties"] if key not in {"id", "source"}]
        word = spot["additionalProperties"]
        spot["properties"] = {key: {"description": f"How sure its {key} is.", **word} for key in fields}
        spot["additionalProperties"] = False


def name_places(root: Schema, schema: Schema, places: tuple[Reference, ...], known: IdsOffered) -> None:
    """Offer the known ids in these places: values first, since keys hold copies of them."""
    for place in sorted(places, key=lambda one: one.path[-1] == KEYS):
        ids = known.of(place.to, place.material)
        for spot in reached(root, schema, place.path):
            if place.path[-1] == KEYS:
                _offer_keys(spot, ids, ID_PATTERN)
            elif spot.get("type") == "string":
                _offer_value(spot, ids)


def name_options(root: Schema, schema: Schema, known: IdsOffered) -> None:
    """Offer the options and their values in a map of them; numbers of the box are none."""
    for spot in _option_maps(root, schema):
        options = {each["id"]: value_of(each, known) for each in known.entries("options")}
        numbers: dict[str, Any] = {
            name: {"deprecationMessage": CONSTANT_HERE, "doNotSuggest": True, "description": CONSTANT_HERE}
            for name in Constants.model_fields
            if name not in options
        }
        spot["properties"] = {**options, **numbers}


def _option_maps(root: Schema, schema: Schema) -> Iterator[Schema]:
    for key in _OPTION_MAPS:
        yield from reached(root, schema, (key, KEYS))


def _offer_value(spot: Schema, ids: IdsBySubject) -> None:
    """One of these, or an id of one's own."""
    if not ids or "anyOf" in spot:
        return
    form = ("type", "pattern", "maxLength", "patternErrorMessage")
    own = {key: spot.pop(key) for key in form if key in spot}
    said = spot.get("description", "")
    spot["anyOf"] = [
        {
            "description": said,
            "type": "string",
            "enum": list(ids),
            "enumDescriptions": list(ids.values()),
            "errorMessage": own.get("patternErrorMessage", ID_NEEDED),
        },
        {**own, "description": f"{said} {OWN}".strip(), "not": {"enum": list(ids)}},
    ]


def _offer_keys(spot: Schema, ids: IdsBySubject, pattern: str) -> None:
    """Keys of a map: one of these, or an id of one's own."""
    value = spot["patternProperties"][pattern]
    spot["properties"] = {name: {**value, "description": said} for name, said in ids.items()}
