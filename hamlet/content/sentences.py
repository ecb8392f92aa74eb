"""From the checker's errors to our own sentences, each at its place in the file."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from hamlet.content.nodes import Fields, Node, find, plain
from hamlet.content.problems import Problem, Source, did_you_mean

_QUOTED: Final = re.compile(r"'([^']*)'")
_WHOLE: Final = "a whole number"

_PATTERN_WORDS: Final = {
    "^[A-Z]$": "a single capital letter is needed here",
    "^[1-4]$": "a number of players is needed here, from 1 to 4",
}

Facts = Mapping[str, Any]


def validation_problems(
    source: Source, node: Node, model: type[BaseModel], what: str, error: ValidationError
) -> list[Problem]:
    """The problems of one entry, in our words; what has been complained about already is left out."""
    found: list[Problem] = []
    for one in error.errors(include_url=False, include_input=False):
        path = tuple(one["loc"])
        spot = find(node, path)
        if not spot.broken:
            found.append(_problem(source, node, model, what, one))
    return found


def _problem(source: Source, node: Node, model: type[BaseModel], what: str, error: ErrorDetails) -> Problem:
    path: tuple[int | str, ...] = tuple(error["loc"])
    facts: Facts = error.get("ctx", {})
    if error["type"] == "extra_forbidden":
        return _unknown_key(source, node, model, what, path)
    if error["type"] == "missing":
        spot = find(node, path[:-1])
        return source.problem(
            spot.line, spot.column, f"'{path[-1]}' is missing from this {_owner(path, what)}"
        )
    spot = find(node, path)
    if path and path[-1] == "[key]":
        holder = find(node, path[:-2])
        spot = holder.key(str(path[-2])) if isinstance(holder, Fields) else holder
        return source.problem(spot.line, spot.column, _bad_key(str(path[-2]), facts))
    sentence = _SENTENCES.get(error["type"], _other)(facts, plain(spot))
    return source.problem(spot.line, spot.column, sentence)


def _unknown_key(
    source: Source, node: Node, model: type[BaseModel], what: str, path: tuple[int | str, ...]
) -> Problem:
    key = str(path[-1])
    holder = find(node, path[:-1])
    spot = holder.key(key) if isinstance(holder, Fields) else holder
    known = _keys_at(model, path[:-1])
    message = f"'{key}' is not something a {_owner(path, what)} says{did_you_mean(key, known)}"
    return source.problem(spot.line, spot.column, message)


def _owner(path: tuple[int | str, ...], what: str) -> str:
    """The thing that a key belongs to: the entry itself, or a part of it by its key."""
    names = [part for part in path[:-1] if isinstance(part, str) and part not in {"word", "map"}]
    return f"{what}'s {names[-1]}" if names else what


def _keys_at(model: type[BaseModel], path: tuple[int | str, ...]) -> list[str]:
    """The keys that a model knows, at a path inside it."""
    here: type[BaseModel] | None = model
    for part in path:
        if here is not None and isinstance(part, str) and part in here.model_fields:
            here = _model_in(here.model_fields[part].annotation)
    if here is None:
        return []
    return [field.alias or name for name, field in here.model_fields.items()]


def _model_in(annotation: object) -> type[BaseModel] | None:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    for inner in get_args(annotation):
        found = _model_in(inner)
        if found is not None:
            return found
    return None


def _described(value: object) -> str:
    """A value as a person would name it."""
    if value is None:
        return "there is nothing"
    if isinstance(value, bool):
        return f"this is the switch {str(value).lower()}"
    if isinstance(value, int | float):
        return f"this is the number {value}"
    if isinstance(value, str):
        return f"this is the text '{value[:40]}'"
    return "this is a list" if isinstance(value, list) else "this is a map"


def _wanted(thing: str) -> Callable[[Facts, object], str]:
    def sentence(facts: Facts, value: object) -> str:
        if thing == "text" and isinstance(value, int | float):
            return f'text is needed here: write "{str(value).lower()}" in quotes'
        return f"{thing} is needed here, and {_described(value)}"

    return sentence


def _one_of(facts: Facts, value: object) -> str:
    known = _QUOTED.findall(str(facts.get("expected", "")))
    if not isinstance(value, str):
        return f"one of {', '.join(known)} is needed here, and {_described(value)}"
    return f"'{value[:40]}' is not known here{did_you_mean(value, known)}"


def _pattern(facts: Facts, value: object) -> str:
    words = _PATTERN_WORDS.get(str(facts.get("pattern")))
    return (
        words or f"'{str(value)[:40]}' is not an id: small letters, digits and '_', beginning with a letter"
    )


def _bad_key(key: str, facts: Facts) -> str:
    words = _PATTERN_WORDS.get(str(facts.get("pattern")))
    return words or f"'{key[:40]}' is not an id: small letters, digits and '_', beginning with a letter"


def _too_short(facts: Facts, value: object) -> str:
    return f"at least {facts['min_length']} must stand here, and there are {facts.get('actual_length', 0)}"


def _too_long(facts: Facts, value: object) -> str:
    return f"at most {facts['max_length']} may stand here, and there are {facts.get('actual_length', 'more')}"


def _said(sentence: str) -> Callable[[Facts, object], str]:
    def filled(facts: Facts, value: object) -> str:
        return sentence.format(value=value, **facts)

    return filled


def _other(facts: Facts, value: object) -> str:
    return f"this does not fit here: {_described(value)}"


_SENTENCES: Final[Mapping[str, Callable[[Facts, object], str]]] = {
    "string_type": _wanted("text"),
    "int_type": _wanted(_WHOLE),
    "int_from_float": _wanted(_WHOLE),
    "bool_type": _wanted("true or false"),
    "list_type": _wanted("a list"),
    "dict_type": _wanted("a map"),
    "model_type": _wanted("a map"),
    "model_attributes_type": _wanted("a map"),
    "literal_error": _one_of,
    "enum": _one_of,
    "string_pattern_mismatch": _pattern,
    "string_too_short": _said("there is no text here"),
    "string_too_long": _said("this text is too long: at most {max_length} characters"),
    "greater_than_equal": _said("{value} is too small: at least {ge}"),
    "less_than_equal": _said("{value} is too large: at most {le}"),
    "too_short": _too_short,
    "too_long": _too_long,
}
