"""The rooms inside app/ stand in layers, and screens know nothing of each other."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.rooms import APP_ROOMS, CHECKOUT, PACKAGE, imports

APP = PACKAGE / "app"
READS_MARKS = {"rich.py"}
MAKERS = {"router.py", "shooting.py", "filming.py", "coached_table.py", "sandbox_table.py"}
"""Who may import a screen: the router that makes them, who takes their picture, and who builds on one."""


IN_PACKS = {"ChurchSlot", "Gain", "Reward", "Score"}
"""What packs write and the engine reads: the schemas that editors use name these by the engine's names."""


def _modules() -> list[Path]:
    return sorted(APP.rglob("*.py"))


def _room(path: Path) -> str:
    return path.relative_to(APP).parts[0].removesuffix(".py")


def _known(path: Path, source: str) -> Iterator[tuple[int, str]]:
    """The modules of app/ that a module imports, also inside functions and for types alone."""
    module = ".".join(path.relative_to(CHECKOUT).with_suffix("").parts)
    tree = ast.parse(source)
    for found in imports(tree, module):
        if found.name.startswith("hamlet.app."):
            yield found.line, found.name.removeprefix("hamlet.app.")
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "hamlet.app":
            yield from ((node.lineno, alias.name) for alias in node.names)


def _problems(path: Path, source: str) -> list[str]:
    room = _room(path)
    return [
        f"{path.relative_to(CHECKOUT).as_posix()}:{line}: {room} must not know {other}"
        for line, other in _known(path, source)
        if (target := other.partition(".")[0]) != room and target not in APP_ROOMS[room]
    ]


def test_no_import_inside_the_window_points_back() -> None:
    found = [problem for path in _modules() for problem in _problems(path, path.read_text(encoding="utf-8"))]
    assert not found, "\n".join(found)


def test_every_file_of_the_window_lies_in_a_known_room() -> None:
    assert {_room(path) for path in _modules()} == set(APP_ROOMS)


def test_the_layers_have_no_circle() -> None:
    left = dict(APP_ROOMS)
    while left:
        free = [room for room, others in left.items() if not others & left.keys()]
        assert free, f"these rooms know each other in a circle: {sorted(left)}"
        left = {room: others for room, others in left.items() if room not in free}


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("board/x.py", "from hamlet.app.motion.swing import Swing"),
        ("board/x.py", "def late():\n    from hamlet.app.motion import swing"),
        ("table/x.py", "from hamlet.app.screens.menu import MenuScreen"),
        ("flow/x.py", "from hamlet.app.ui import pane"),
        ("ui/x.py", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import hamlet.app.view.scene"),
        ("window.py", "from hamlet.app import table"),
    ],
)
def test_an_import_that_points_back_is_found(module: str, source: str) -> None:
    assert len(_problems(APP / module, source)) == 1


def test_only_the_router_makes_screens() -> None:
    screens = {
        ".".join(path.relative_to(APP).with_suffix("").parts) for path in _modules() if _is_screen(path)
    }
    assert len(screens) >= 7
    found = []
    for path in _modules():
        if path.name not in MAKERS:
            source = path.read_text(encoding="utf-8")
            known = [name for _, name in _known(path, source) if name in screens]
            late = set(_for_types(source)) if known else set()
            found += [f"{path.name}: {name}" for name in known if name not in late]
    assert found == []


def _is_screen(path: Path) -> bool:
    """Whether a screen that can be shown is written here."""
    if _room(path) not in ("screens", "table"):
        return False
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return any(isinstance(node, ast.ClassDef) and node.name.endswith("Screen") for node in tree.body)


def _for_types(source: str) -> Iterator[str]:
    """The modules of app/ that are imported for types alone."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            for inner in ast.walk(node):
                if isinstance(inner, ast.ImportFrom) and inner.module:
                    yield inner.module.removeprefix("hamlet.app.")


def test_no_two_files_of_the_window_share_a_name() -> None:
    names = Counter(path.name for path in _modules() if path.name != "__init__.py")
    assert [name for name, count in names.items() if count > 1] == []


def _types(path: Path) -> Iterator[str]:
    """The classes that a module makes, and its own names for types."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name) and target.id[0].isupper() and not target.id.isupper():
                yield target.id


def test_no_two_types_share_a_name() -> None:
    names = Counter(name for path in sorted(PACKAGE.rglob("*.py")) for name in _types(path))
    assert names["TilePlan"] == names["PackData"] == 1
    assert {name for name, count in names.items() if count > 1} == IN_PACKS


def test_ids_are_values_with_types_and_nobody_takes_a_name_apart() -> None:
    """Whoever splits text at a colon here reads marks in rich text, not ids."""
    found = [
        path.relative_to(APP).as_posix()
        for path in _modules()
        if '":")' in path.read_text(encoding="utf-8") and path.name not in READS_MARKS
    ]
    assert found == []
