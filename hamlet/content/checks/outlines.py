"""Outlines must be tiles: closed, simple, clockwise; the caret stands under the step that is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from hamlet.content.found import Found
from hamlet.content.merged import Merged
from hamlet.content.nodes import Scalar
from hamlet.content.problems import Problem
from hamlet.content.saying import Saying, say
from hamlet.engine.lattice.outline import MOST_STEPS, OutlineError, Shape, shape_from_text

Shapes = dict[str, Shape]
Teller = Callable[[Mapping[str, Any], Mapping[str, int]], Saying]

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
            home = found.home(node)
            line, column, length = _place_of_step(home, node, error.step)
            said = _TELLERS[error.code](error.facts, letters) if error.code in _TELLERS else say("outline")
            yield home.source.problem(line, column, said, length)
        else:
            shapes.setdefault(found.id, shape)


def _place_of_step(found: Found, node: Scalar, step: int | None) -> tuple[int, int, int]:
    """Where a step stands in the file, and how long it is; outlines may run over several lines."""
    if step is None:
        return node.line, node.column, node.length
    left = step
    for line in range(node.line, min(node.end_line, len(found.source.lines) - 1) + 1):
        text = found.source.lines[line]
        start = node.column if line == node.line else 0
        end = node.end_column if line == node.end_line else len(text)
        for match in _STEP.finditer(text, start, end):
            if match.group()[0] in "|>":
                continue
            if left == 0:
                return line, match.start(), len(match.group())
            left -= 1
    return node.line, node.column, node.length


def _unknown_terrain(facts: Mapping[str, Any], letters: Mapping[str, int]) -> Saying:
    return say("outline.letter", letter=str(facts.get("terrain")), known=", ".join(letters))


def _not_closed(facts: Mapping[str, Any], letters: Mapping[str, int]) -> Saying:
    q, r = facts.get("gap", (0, 0))
    steps = _way(-q, -r)
    if len(steps) == 2:
        return say("outline.open.two", first=steps[0], second=steps[1])
    return say("outline.open", way="".join(steps))


def _way(q: int, r: int) -> list[str]:
    """A difference of vertices as steps along one or two directions, nearest first."""
    steps: list[str] = []
    if q * r < 0:
        both = min(abs(q), abs(r))
        steps.append(f"{both} {'NE' if q > 0 else 'SW'}")
        q, r = q - both * (1 if q > 0 else -1), r - both * (1 if r > 0 else -1)
    if q:
        steps.append(f"{abs(q)} {'E' if q > 0 else 'W'}")
    if r:
        steps.append(f"{abs(r)} {'SE' if r > 0 else 'NW'}")
    return steps


_TELLERS: Final[Mapping[str, Teller]] = {
    "unknown_direction": lambda facts, _: say("outline.direction", direction=str(facts.get("direction"))),
    "unknown_terrain": _unknown_terrain,
    "bad_step": lambda facts, _: say("outline.step", token=str(facts.get("token"))[:20]),
    "not_closed": _not_closed,
    "touches_itself": lambda _, __: say("outline.touches"),
    "anticlockwise": lambda _, __: say("outline.anticlockwise"),
    "too_large": lambda _, __: say("outline.too_long", most=MOST_STEPS),
    "empty": lambda _, __: say("outline.empty"),
}
