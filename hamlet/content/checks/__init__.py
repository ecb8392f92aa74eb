"""What must hold between the entries of a game: names that lead somewhere, outlines, layouts, rules."""

from __future__ import annotations

from hamlet.content.checks.layouts import layout_problems
from hamlet.content.checks.outlines import Shapes, outline_problems
from hamlet.content.checks.references import reference_problems
from hamlet.content.checks.rules import rule_problems
from hamlet.content.checks.sense import sense_problems
from hamlet.content.checks.whole import whole_problems
from hamlet.content.merging import Merged
from hamlet.content.problems import Problem


def check(merged: Merged) -> list[Problem]:
    """Every problem between entries."""
    shapes: Shapes = {}
    problems = [
        *reference_problems(merged),
        *sense_problems(merged),
        *outline_problems(merged, shapes),
        *layout_problems(merged, shapes),
        *rule_problems(merged),
    ]
    if merged.complete and not problems and not any(pack.problems for pack in merged.packs):
        problems += whole_problems(merged)
    return problems
