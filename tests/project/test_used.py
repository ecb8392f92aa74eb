"""What is in the wheel is used by the game: what only tests need lies in tests/."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.project.rooms import CHECKOUT, imports, sources

NAMED = re.compile(r"hamlet(\.\w+)+")


def _module(path: Path) -> str:
    return ".".join(path.relative_to(CHECKOUT).with_suffix("").parts).removesuffix(".__init__")


def _known(path: Path, modules: set[str]) -> Iterator[str]:
    """The modules that a module imports, by statement or by name, and the packages they lie in."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = {found.name for found in imports(tree, _module(path))}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and NAMED.fullmatch(node.value):
            names.add(node.value)
    for name in names:
        parts = name.split(".")
        yield from modules & {".".join(parts[:length]) for length in range(1, len(parts) + 1)}


def test_no_module_of_the_game_is_there_for_tests_alone() -> None:
    paths = {_module(path): path for path in sources()}
    modules = set(paths)
    # Commands are found by looking into their folder.
    reached = {"hamlet", "hamlet.__main__"} | {
        name for name in modules if name.startswith("hamlet.commands.")
    }
    fresh = set(reached)
    while fresh:
        fresh = {known for name in fresh for known in _known(paths[name], modules)} - reached
        reached |= fresh
    assert sorted(modules - reached) == []
