"""What only an expansion knows must go with it: its subjects, kinds of buildings, measures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hamlet.content.checks.selecting import Pattern, texts
from hamlet.content.merged import Merged
from hamlet.content.problems import Problem
from hamlet.content.saying import say
from hamlet.content.subjects import SUBJECTS
from hamlet.engine.expansions.registry import EXPANSIONS

_BROUGHT: Final = {
    **{kind.id: each.name for each in EXPANSIONS for kind in each.kinds},
    **{measure.id: each.name for each in EXPANSIONS for measure in each.measures},
}
"""Kinds and measures, with the expansion that brings each."""

_NAMED: Final[dict[str, tuple[Pattern, ...]]] = {
    "tiles": (("kind",), ("score", "per")),
    "awards": (("most",), ("second",)),
}
"""Where entries name a kind or a measure."""


def room_problems(merged: Merged) -> Iterator[Problem]:
    """Entries that need the rules of an expansion which no pack brings into play."""
    if not merged.complete:
        return
    there = merged.expansions
    for subject, patterns in _NAMED.items():
        for found in merged.every(subject):
            for pattern in patterns:
                for node, name in texts(found.node, pattern):
                    if _BROUGHT.get(name, "") not in {"", *there}:
                        yield found.problem(node, say("rules_missing", what=name, name=_BROUGHT[name]))
    for each in SUBJECTS:
        if each.expansion not in {"", *there}:
            for found in merged.every(each.name):
                yield found.problem(found.node, say("rules_missing", what=each.name, name=each.expansion))
