"""All that is checked between the entries of a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, islice

from hamlet.content.checks.layouts import layout_problems
from hamlet.content.checks.outlines import Shapes, outline_problems
from hamlet.content.checks.references import reference_problems
from hamlet.content.checks.rooms import room_problems
from hamlet.content.checks.rules import rule_problems
from hamlet.content.checks.unlikely import unlikely
from hamlet.content.checks.villagers import villager_problems
from hamlet.content.checks.whole import whole_problems
from hamlet.content.merged import Merged
from hamlet.content.problems import MOST_PROBLEMS, Problem
from hamlet.content.subjects import SUBJECTS


def sense_problems(merged: Merged) -> Iterator[Problem]:
    """Entries that contradict themselves or one another."""
    for subject in SUBJECTS:
        for found in merged.every(subject.name):
            if subject.sense is not None:
                yield from subject.sense(merged, found)


def warned(merged: Merged, *, whole: bool = True) -> list[Problem]:
    """What packs surely did not mean; if they are not sound, only what concerns single entries."""
    return [replace(problem, warning=True) for problem in unlikely(merged, whole=whole)]


def check(merged: Merged) -> list[Problem]:
    """Every problem between entries."""
    shapes: Shapes = {}
    every = chain(
        reference_problems(merged),
        sense_problems(merged),
        outline_problems(merged, shapes),
        layout_problems(merged, shapes),
        rule_problems(merged),
        villager_problems(merged),
        room_problems(merged),
    )
    problems = list(islice(every, MOST_PROBLEMS + 1))
    if merged.complete and not problems and not any(pack.problems for pack in merged.packs):
        problems += whole_problems(merged, shapes)
    return problems
