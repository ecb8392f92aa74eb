"""Every refusal that the engine can give, read from its source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import hamlet.engine

PLACES = ("overlap", "lake", "clash", "alone", "unreachable", "same_turn")


def engine_refusals() -> set[tuple[str, str]]:
    """All (rule, code) that stand in a call of `refuse`; `place_…` once for each problem of a spot."""
    found = set()
    for path in sorted(Path(hamlet.engine.__path__[0]).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                rule = ast.literal_eval(node.args[0])
                found |= {(rule, code) for code in _codes(node.args[1])}
    return found


def _codes(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from _codes(node.body)
        yield from _codes(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        start = ast.literal_eval(node.values[0])
        yield from (f"{start}{place}" for place in PLACES)
    else:
        message = f"a refusal code that is not written out: {ast.unparse(node)}"
        raise TypeError(message)
