"""From the checker's errors to our own codes, each at its place in the file."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Any, Final

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from hamlet.content.found import Found
from hamlet.content.models.entries import LETTER_PATTERN
from hamlet.content.models.fields import LANGUAGE_PATTERN
from hamlet.content.models.looks import COLOUR_PATTERN
from hamlet.content.models.rules import SEATS_PATTERN
from hamlet.content.nodes import Fields, Items, Scalar, find, plain
from hamlet.content.problems import MOST_PROBLEMS, Problem
from hamlet.content.requirements import REQUIREMENT
from hamlet.content.saying import Saying, did_you_mean, entry_of, is_slip, nearest, say
from hamlet.content.strays import hint_for, keys_of, meant_by, model_at, not_indented, usual, words_of
from hamlet.engine.limits import LONGEST_ID

_QUOTED: Final = re.compile(r"'([^']*)'")
_LONGEST: Final = 40
_FEW: Final = 12  # words that are told one by one

_NO_ID_LETTERS: Final = re.compile("[^a-z0-9_-]+")
_SIGNS: Final = re.compile("[_-]{2,}")

_PATTERNS: Final[Mapping[str, Callable[[str], Saying]]] = {
    LETTER_PATTERN: lambda _: say("capital_needed"),
    SEATS_PATTERN: lambda _: say("seats_needed"),
    LANGUAGE_PATTERN: lambda word: say("no_id.language", word=word),
    REQUIREMENT: lambda word: say("no_id.requirement", word=word),
    COLOUR_PATTERN: lambda _: say("colour_needed"),
}

ErrorFacts = Mapping[str, Any]


def validated(found: Found, model: type[BaseModel]) -> tuple[BaseModel | None, list[Problem]]:
    """The checked form of an entry, or all that is wrong with it by itself."""
    data: Any = plain(found.node)
    try:
        return model.model_validate(data), []
    except ValidationError as error:
        return None, _problems(found, model, error)


def _problems(found: Found, model: type[BaseModel], error: ValidationError) -> list[Problem]:
    """The problems of one entry, by our codes; what has been complained about already is left out."""
    errors = islice(error.errors(include_url=False, include_input=False), MOST_PROBLEMS)
    beside = not_indented(found.node, model)
    told = {key for part, keys in beside.items() for key in (part, *keys)} | _renamed(found, model)
    return [
        *(_not_indented(found, part, keys) for part, keys in beside.items()),
        *(
            _problem(found, model, one)
            for one in errors
            if not told & set(one["loc"][:1]) and not find(found.node, tuple(one["loc"])).broken
        ),
    ]


def _renamed(found: Found, model: type[BaseModel]) -> set[str]:
    """The keys that are not missing, but called otherwise: that is told where they are."""
    known, there = keys_of(model), set(found.node.fields)
    meant = {meant_by(found.subject, model, key) for key in there - known}
    return {key for key in meant if key is not None} - there


def _not_indented(found: Found, part: str, keys: list[str]) -> Problem:
    said = say("not_indented", part=part, count=len(keys))
    return found.problem(found.node.key(keys[0]), said)


def _problem(found: Found, model: type[BaseModel], error: ErrorDetails) -> Problem:
    node, subject = found.node, found.subject
    path: tuple[int | str, ...] = tuple(error["loc"])
    facts: ErrorFacts = error.get("ctx", {})
    if error["type"] == "extra_forbidden":
        return _unknown_key(found, model, path)
    if error["type"] == "missing":
        spot = find(node, path[:-1])
        key = str(path[-1])
        words = words_of(model_at(model, path[:-1]), key)
        said = say("missing_key", key=key, owner=_owner(path, subject), hint=words)
        return found.problem(spot, said)
    spot = find(node, path)
    if path and path[-1] == "[key]":
        holder = find(node, path[:-2])
        spot = holder.key(str(path[-2])) if isinstance(holder, Fields) else holder
        told = _one_of if error["type"] in {"enum", "literal_error"} else _pattern
        return found.problem(spot, told(facts, str(path[-2])))
    if path == ("removes",) and isinstance(spot, Items):
        return found.problem(spot, say("map_needed.removes", name=_first_text(spot)))
    return found.problem(spot, _SAYINGS.get(error["type"], _other)(facts, plain(spot)))


def _first_text(spot: Items) -> str:
    """The first text of a list, to make an example of it."""
    values = (item.value for item in spot.items if isinstance(item, Scalar))
    return next((value[:_LONGEST] for value in values if isinstance(value, str)), "tavern")


def _unknown_key(found: Found, model: type[BaseModel], path: tuple[int | str, ...]) -> Problem:
    key = str(path[-1])
    holder = find(found.node, path[:-1])
    spot = holder.key(key) if isinstance(holder, Fields) else holder
    value = holder.get(key) if isinstance(holder, Fields) else None
    subject = found.subject if len(path) == 1 else ""
    hint = hint_for(subject, model_at(model, path[:-1]), key, value)
    return found.problem(spot, say("unknown_key", key=key, owner=_owner(path, found.subject), hint=hint))


def _owner(path: tuple[int | str, ...], subject: str) -> Saying:
    """The thing that a key belongs to: the entry itself, or a part of it by its key."""
    names = [part for part in path[:-1] if isinstance(part, str) and part not in {"word", "map"}]
    entry = entry_of(subject)
    return say("part_of", entry=entry, part=names[-1]) if names else entry


def _described(value: object) -> Saying:
    """A value as a person would name it."""
    if value is None:
        return say("value.nothing")
    if isinstance(value, bool):
        return say("value.switch", value=str(value).lower())
    if isinstance(value, int | float):
        return say("value.number", value=str(value))
    if isinstance(value, str):
        return say("value.text", value=value[:_LONGEST])
    return say("value.list" if isinstance(value, list) else "value.map")


def _text(facts: ErrorFacts, value: object) -> Saying:
    if isinstance(value, int | float):
        return say("quotes_needed", value=str(value).lower())
    return say("text_needed", value=_described(value))


def _one_of(facts: ErrorFacts, value: object) -> Saying:
    known = _QUOTED.findall(str(facts.get("expected", "")))
    few = usual(known)
    if not isinstance(value, str):
        return say("one_needed", known=", ".join(few), value=_described(value))
    return say("unknown_word", word=value[:_LONGEST], hint=_meant_of(value, known, few))


def _meant_of(word: str, known: Sequence[str], few: Sequence[str]) -> Saying | str:
    """The word that was meant; where that is not sure, all of them too if they are few."""
    near = nearest(word, known)
    if near is None:
        return did_you_mean(word, few)
    if is_slip(word, near) or len(few) > _FEW:
        return say("hint.near", near=near, known=", ".join(few))
    return say("hint.near.known", near=near, known=", ".join(few))


def _pattern(facts: ErrorFacts, value: object) -> Saying:
    """No id, or not whatever else was asked for; an id that could be meant is offered."""
    word = str(value)
    return _PATTERNS.get(str(facts.get("pattern")), _no_id)(word[:_LONGEST])


def _no_id(word: str) -> Saying:
    meant = id_like(word)
    return say("no_id", word=word, hint=say("hint.near", near=meant) if meant else "")


def id_like(word: str) -> str:
    """The id that a text with capitals, spaces or other signs comes nearest to; nothing if there is none."""
    parts = _NO_ID_LETTERS.sub("_", word.lower()).strip("_-").lstrip("0123456789_-")
    return _SIGNS.sub(lambda signs: signs.group()[0], parts)[:LONGEST_ID]


def _too_many(facts: ErrorFacts, value: object) -> Saying:
    count = facts.get("actual_length")
    if count is None:
        return say("too_many.more", most=facts["max_length"])
    return say("too_many", most=facts["max_length"], count=count)


def _other(facts: ErrorFacts, value: object) -> Saying:
    return say("misfit", value=_described(value))


_SAYINGS: Final[Mapping[str, Callable[[ErrorFacts, object], Saying]]] = {
    "string_type": _text,
    "int_type": lambda _, value: say("whole_needed", value=_described(value)),
    "int_from_float": lambda _, value: say("whole_needed", value=_described(value)),
    "bool_type": lambda _, value: say("switch_needed", value=_described(value)),
    "list_type": lambda _, value: say("list_needed", value=_described(value)),
    "dict_type": lambda _, value: say("map_needed", value=_described(value)),
    "model_type": lambda _, value: say("map_needed", value=_described(value)),
    "model_attributes_type": lambda _, value: say("map_needed", value=_described(value)),
    "float_type": lambda _, value: say("number_needed", value=_described(value)),
    "picture_path": lambda _, value: say("picture_leads_out", name=str(value)[:_LONGEST]),
    "picture_kind": lambda _, value: say("picture_no_kind", name=str(value)[:_LONGEST]),
    "literal_error": _one_of,
    "enum": _one_of,
    "string_pattern_mismatch": _pattern,
    "unseen_text": lambda _, __: say("unseen_text"),
    "hidden_sign": lambda facts, _: say("hidden_sign", sign=facts["sign"]),
    "string_too_short": lambda _, __: say("no_text"),
    "string_too_long": lambda facts, _: say("text_too_long", most=facts["max_length"]),
    "greater_than_equal": lambda facts, value: say("too_small", value=str(value), least=facts["ge"]),
    "less_than_equal": lambda facts, value: say("too_large", value=str(value), most=facts["le"]),
    "too_short": lambda facts, _: say(
        "too_few", least=facts["min_length"], count=facts.get("actual_length", 0)
    ),
    "too_long": _too_many,
}
