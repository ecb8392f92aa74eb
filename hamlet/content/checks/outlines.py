"""Outlines must be tiles: closed, simple, clockwise; the caret stands under the step that is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from hamlet.content.merging import Merged
from hamlet.content.nodes import Scalar
from hamlet.content.problems import Problem
from hamlet.content.reading import Found
from hamlet.engine.lattice.outline import MOST_STEPS, OutlineError, Shape, shape_from_text

Shapes = dict[str, Shape]
Sentence = Callable[[Mapping[str, Any], Mapping[str, int]], str]

_STEP: Final = re.compile(r"[^\s\"']+")


def letters_of(merged: Merged) -> dict[str, int]:
    """The letters of the terrains, with their positions; the first owner of a letter keeps it."""
    letters: dict[str, int] = {}
    for number, found in enumerate(merged.entries["terrains"].values()):
        letters.setdefault(found.text("letter"), number)
    return letters


def outline_problems(merged: Merged, shapes: Shapes) -> Iterator[Problem]:
    """Outlines that are no tiles; the shapes of those that are go into `shapes`."""
    letters = letters_of(merged)
    for found in merged.every("tiles"):
        node = found.node.get("outline")
        if not isinstance(node, Scalar) or not isinstance(node.value, str):
            continue
        try:
            shape = shape_from_text(node.value, letters)
        except OutlineError as error:
            if error.code == "unknown_terrain" and (merged.damaged("terrains") or not merged.complete):
                continue
            line, column = _place_of_step(found, node, error.step)
            sentence = _SENTENCES.get(error.code, _OTHER)(error.facts, letters)
            yield found.source.problem(line, column, sentence)
        else:
            shapes.setdefault(found.id, shape)


def _place_of_step(found: Found, node: Scalar, step: int | None) -> tuple[int, int]:
    """Where a step stands in the file; outlines may run over several lines."""
    if step is None:
        return node.line, node.column
    left = step
    for line in range(node.line, min(node.end_line, len(found.source.lines) - 1) + 1):
        text = found.source.lines[line]
        start = node.column if line == node.line else 0
        end = node.end_column if line == node.end_line else len(text)
        for match in _STEP.finditer(text, start, end):
            if match.group()[0] in "|>":
                continue
            if left == 0:
                return line, match.start()
            left -= 1
    return node.line, node.column


def _unknown_direction(facts: Mapping[str, Any], letters: Mapping[str, int]) -> str:
    return f"'{facts.get('direction')}' is no direction: E, SE, SW, W, NW and NE are"


def _unknown_terrain(facts: Mapping[str, Any], letters: Mapping[str, int]) -> str:
    return f"no terrain has the letter '{facts.get('terrain')}': {', '.join(letters)} are known"


def _bad_step(facts: Mapping[str, Any], letters: Mapping[str, int]) -> str:
    return f"'{str(facts.get('token'))[:20]}' is no step: write a direction, ':' and a letter, such as SE:F"


def _not_closed(facts: Mapping[str, Any], letters: Mapping[str, int]) -> str:
    q, r = facts.get("gap", (0, 0))
    return f"the outline does not close: from here it is still {_way(-q, -r)} to where it began"


def _way(q: int, r: int) -> str:
    """A difference of vertices as steps along two directions, nearest first."""
    steps: list[str] = []
    if q * r < 0:
        both = min(abs(q), abs(r))
        steps.append(f"{both} {'NE' if q > 0 else 'SW'}")
        q, r = q - both * (1 if q > 0 else -1), r - both * (1 if r > 0 else -1)
    if q:
        steps.append(f"{abs(q)} {'E' if q > 0 else 'W'}")
    if r:
        steps.append(f"{abs(r)} {'SE' if r > 0 else 'NW'}")
    return " and ".join(steps)


def _said(sentence: str) -> Sentence:
    def said(facts: Mapping[str, Any], letters: Mapping[str, int]) -> str:
        return sentence

    return said


_OTHER: Final = _said("this outline is no tile")


_SENTENCES: Final[Mapping[str, Sentence]] = {
    "unknown_direction": _unknown_direction,
    "unknown_terrain": _unknown_terrain,
    "bad_step": _bad_step,
    "not_closed": _not_closed,
    "touches_itself": _said("here the outline comes back to a corner it has passed already"),
    "anticlockwise": _said("this outline runs anticlockwise: walk it the other way round"),
    "too_large": _said(f"this outline is too long: at most {MOST_STEPS} steps"),
    "empty": _said("this outline is empty"),
}
