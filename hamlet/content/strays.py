"""Keys that an entry does not say: where they would stand, and what they may have been meant for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Final, Literal, get_args, get_origin

from pydantic import BaseModel

from hamlet.content.nodes import Fields, Node, Scalar
from hamlet.content.saying import Saying, did_you_mean, nearest, say
from hamlet.engine.kinds import KINDS

_LONGEST: Final = 40
_MOST_KNOWN: Final = 40
_OTHER_KEYS: Final[Mapping[str, Mapping[str, str]]] = {
    "materials": {"kind": "class", "type": "class"},
    "tiles": {"type": "kind", "class": "kind", "needs": "cost", "price": "cost"},
    "market": {"cost": "needs", "price": "needs", "level": "tier"},
    "menu": {"effect": "does", "effects": "does"},
}
"""By subject, what somebody may call a key, and what it is called."""


def model_at(model: type[BaseModel], path: tuple[int | str, ...]) -> type[BaseModel] | None:
    """The model of a part, at a path inside another one."""
    here: type[BaseModel] | None = model
    for part in path:
        if here is not None and isinstance(part, str) and part in here.model_fields:
            here = _model_in(here.model_fields[part].annotation)
    return here


def keys_of(model: type[BaseModel]) -> set[str]:
    """The keys that a model knows."""
    return set(_annotations(model))


def hint_for(subject: str, model: type[BaseModel] | None, key: str, value: Node | None) -> Saying | str:
    """The end of a sentence about a key that is not known: what was meant, or the part where it stands."""
    if model is None:
        return ""
    known = list(_annotations(model))
    meant = meant_by(subject, model, key)
    if meant is not None:
        return say("hint.near", near=meant, known=", ".join(known[:_MOST_KNOWN]))
    parts = [part for part, annotation in _annotations(model).items() if key in _keys_in(annotation)]
    if not parts:
        return did_you_mean(key, known)
    told = str(value.value)[:_LONGEST] if isinstance(value, Scalar) else "…"
    if len(parts) == 1:
        return say("hint.inside", part=parts[0], key=key, value=told)
    return say("hint.inside.several", parts=", ".join(parts), part=parts[0], key=key, value=told)


def meant_by(subject: str, model: type[BaseModel], key: str) -> str | None:
    """The key that another one was probably meant for."""
    return _OTHER_KEYS.get(subject, {}).get(key) or nearest(key, list(_annotations(model)))


def not_indented(node: Fields, model: type[BaseModel]) -> dict[str, list[str]]:
    """By part that is empty, the keys right below it that stand beside it and are surely meant for it."""
    annotations = _annotations(model)
    found: dict[str, list[str]] = {}
    part = ""
    for key, value in node.fields.items():
        if key in annotations:
            part = key if _is_empty(value) and _takes_map(annotations[key]) else ""
        elif part and node.key(key).column == node.key(part).column:
            found.setdefault(part, []).append(key)
    return found


def words_of(model: type[BaseModel] | None, key: str) -> Saying | str:
    """The end of a sentence about a key that is missing: the words that it may have, if it is a choice."""
    annotation = _annotations(model).get(key) if model is not None else None
    known = usual(list(_words_in(annotation)))
    return say("hint.one_of", known=", ".join(known)) if known else ""


def usual(words: list[str]) -> list[str]:
    """Words to choose from, without the kinds of which every game has one already."""
    single = {kind.id for kind in KINDS if kind.single}
    return [word for word in words if word not in single] if single < set(words) else words


def _annotations(model: type[BaseModel]) -> dict[str, object]:
    return {field.alias or name: field.annotation for name, field in model.model_fields.items()}


def _keys_in(annotation: object) -> list[str]:
    model = _model_in(annotation)
    return list(_annotations(model)) if model is not None and get_origin(annotation) is not list else []


def _model_in(annotation: object) -> type[BaseModel] | None:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    return next((found for inner in get_args(annotation) if (found := _model_in(inner)) is not None), None)


def _takes_map(annotation: object) -> bool:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return True
    return get_origin(annotation) is dict or any(_takes_map(inner) for inner in get_args(annotation))


def _words_in(annotation: object) -> Iterator[str]:
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        yield from (str(each.value) for each in annotation)
    elif get_origin(annotation) is Literal:
        yield from (each for each in get_args(annotation) if isinstance(each, str))
    else:
        for inner in get_args(annotation):
            yield from _words_in(inner)


def _is_empty(node: Node) -> bool:
    written = (node.line, node.column) != (node.end_line, node.end_column)
    return isinstance(node, Scalar) and node.value is None and not node.broken and not written
