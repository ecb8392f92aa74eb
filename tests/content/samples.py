"""Full entries, made from the schemas: every key is there, with a value that fits."""

from __future__ import annotations

import re
from typing import Any

from hamlet.content.models.fields import ID_PATTERN, LANGUAGE_PATTERN
from hamlet.content.schemas.shape import Schema, resolved

FITTING = ("inn", "inn/barn", "en", "A", "E:M SW:M NW:M", "1", "inn.png", "C87F2A")


def full_entry(schema: Schema) -> Any:  # noqa: ANN401 - whatever a file holds
    """What a file says that says everything."""
    return _sample(schema, schema)


def _sample(root: Schema, schema: Schema) -> Any:  # noqa: ANN401
    here = resolved(root, schema)
    if "else" in here and "properties" not in here:
        return _sample(root, here["else"])
    if "anyOf" in here:
        return _sample(root, here["anyOf"][-1 if here["anyOf"][-1].get("type") == "object" else 0])
    if "enum" in here:
        return here["enum"][0]
    if "const" in here:
        return here["const"]
    return _of_type(root, here)


def _of_type(root: Schema, here: Schema) -> Any:  # noqa: ANN401
    kind = here.get("type")
    if kind == "object":
        known = {key: _sample(root, one) for key, one in here.get("properties", {}).items()}
        known = {key: value for key, value in known.items() if "doNotSuggest" not in here["properties"][key]}
        for pattern, one in here.get("patternProperties", {}).items():
            known.setdefault(_fitting(pattern), _sample(root, one))
        known.pop("changes", None)
        return known
    if kind == "array":
        return [_sample(root, here["items"])]
    if kind == "boolean":
        return True
    if kind in {"integer", "number"}:
        return max(1, here.get("minimum", 1))
    return _fitting(here["pattern"]) if "pattern" in here else "inn"


def _fitting(pattern: str) -> str:
    """A text that fits a pattern."""
    if pattern == ID_PATTERN:
        return "inn"
    if pattern == LANGUAGE_PATTERN:
        return "en"
    return next(text for text in FITTING if re.search(pattern, text))
