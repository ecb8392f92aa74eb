"""Who may know whom: the rooms of hamlet/, read from the source without importing anything."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
PACKAGE = CHECKOUT / "hamlet"

# Each room, and the other rooms it may import.
# `resources` finds data/ and assets/; `__init__` holds the version; `letters` makes any text fit to be shown.
# `values` is a faster maker of dataclasses, for everyone.
_ground = {"engine", "values"}
_middle = _ground | {"content", "words", "resources", "letters", "__init__"}
_table = _middle | {"players", "session", "store", "howto", "numbers"}
ROOMS: dict[str, set[str]] = {
    "__init__": set(),
    "resources": set(),
    "letters": set(),
    "values": set(),
    "terminal": {"letters"},
    "engine": {"values"},
    "content": _ground | {"resources", "letters", "__init__"},
    "words": _ground | {"letters"},
    "players": _middle,
    "session": _middle | {"players"},
    "howto": _middle | {"session"},
    "numbers": _middle | {"session"},
    "store": _middle,
    "app": _table | {"terminal"},
    "bench": _table | {"app"},
    "commands": _table | {"app", "bench", "terminal"},
    "cli": _table | {"commands", "terminal"},
    "__main__": {"cli"},
}

# The rooms and single files of app/, from what is known by many to what knows many, and what each may import.
_drawn = {"art", "ids", "ui", "view"}
_moving = _drawn | {"board", "motion"}
_played = _moving | {"life", "board_view", "flow", "keeping", "pages", "wishes"}
APP_ROOMS: dict[str, set[str]] = {
    "__init__": set(),
    "art": set(),
    "ids": set(),
    "view": {"ids"},
    "keeping": set(),
    "stopwatch": set(),
    "errors": set(),
    "wishes": set(),
    "packs_news": set(),
    "desktop": set(),
    "home": {"errors", "packs_news", "wishes"},
    "drafting": {"errors", "home"},
    "dropping": {"art"},
    "pack_seasons": {"art", "errors", "home"},
    "packs_since": {"home"},
    "pages": {"drafting", "keeping"},
    "starting": {"drafting", "errors", "home", "packs_since", "pages"},
    "workshop": {"errors", "home", "pages"},
    "sound": set(),
    "ui": {"art", "ids", "keeping", "packs_news", "pages", "sound"},
    "kit": {"art", "ids", "sound", "ui"},
    "flow": {"ids", "view"},
    "board": _drawn | {"stopwatch", "wishes"},
    "motion": _drawn | {"board"},
    "life": {"art", "board"},
    "lively_board": _drawn | {"board", "life"},
    "board_view": _moving | {"lively_board"},
    "table": _played | {"kit", "sound"},
    "coach": _played | {"table"},
    "sandbox": _played | {"table", "home", "packs_news"},
    "screens": _played
    | {
        "drafting",
        "dropping",
        "pack_seasons",
        "packs_since",
        "kit",
        "sound",
        "table",
        "errors",
        "home",
        "snapshots",
        "starting",
        "stopwatch",
        "workshop",
        "desktop",
        "packs_news",
    },
    "reload": {"art", "home", "packs_news", "pages", "ui"},
    "failing": {"home", "pages", "ui"},
    "router": {
        "art",
        "coach",
        "sandbox",
        "errors",
        "drafting",
        "kit",
        "screens",
        "table",
        "home",
        "keeping",
        "pages",
        "ui",
    },
    "showing_lake": {"flow", "ids"},
    "showing_botric": {"flow", "ids"},
    "showing_his_turn": {"flow", "ids"},
    "showing": {"flow", "ids", "showing_botric", "showing_his_turn", "showing_lake"},
    "shooting": {
        "router",
        "showing",
        "showing_his_turn",
        "table",
        "home",
        "pages",
        "ui",
        "errors",
        "wishes",
        "workshop",
    },
    "frame_bench": _played,
    "window_size": {"home", "ui"},
    "display": {"art", "errors", "ui", "window_size"},
    "in_force": {"art", "ui"},
    "clocks": set(),
    "memory": {"art"},
    "loading": {"art", "clocks"},
    "moving_pictures": set(),
    "filming": {"errors", "life", "moving_pictures", "table", "ui"},
    "window_title": {"ui"},
    "still_below": {"art", "ui"},
    "pacing": set(),
    "snapshots": set(),
    "loop": {"pacing", "window"},
    "screen_stack": {"clocks", "home", "kit", "loading", "memory", "pages", "router", "still_below", "ui"},
    "window": {
        "art",
        "clocks",
        "display",
        "dropping",
        "failing",
        "home",
        "in_force",
        "memory",
        "pack_seasons",
        "pages",
        "reload",
        "screen_stack",
        "snapshots",
        "sound",
        "ui",
        "window_size",
        "window_title",
    },
    "opening": {
        "art",
        "clocks",
        "display",
        "errors",
        "home",
        "loop",
        "pages",
        "sound",
        "starting",
        "ui",
        "window",
        "window_size",
    },
}

# Packages from outside, and the rooms that may use them; a room in LATE may, but only inside a function,
# so that a command without a window starts without the window's packages.
OUTSIDE: dict[str, set[str]] = {
    "pydantic": {"content"},
    "pydantic_core": {"content"},
    "yaml": {"content"},
    "platformdirs": {"store"},
    "rich": {"cli", "commands", "bench"},
    "pygame": {"app"},
    "pymunk": {"app"},
}
LATE: dict[str, set[str]] = {
    "pygame": {"commands", "bench"},
    "pymunk": {"commands", "bench"},
    "hamlet.app": {"commands", "bench", "cli"},
}

# The engine is a pure function of seed and actions: no clock, files, threads, chance or machine.
# fmt: off
IMPURE = frozenset((
    "asyncio", "atexit", "builtins", "concurrent", "ctypes", "datetime", "fcntl", "getpass", "glob",
    "importlib", "io", "locale", "logging", "multiprocessing", "os", "pathlib", "pickle",
    "platform", "random", "runpy", "secrets", "select", "shelve", "shutil", "signal", "site",
    "socket", "sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading", "time", "tomllib",
    "tkinter", "urllib", "uuid", "zipfile", "zoneinfo",
))
# fmt: on
IMPURE_CALLS = frozenset(("open", "print", "input", "eval", "exec", "__import__", "breakpoint"))
WRITERS = frozenset(
    ("write_text", "write_bytes", "mkdir", "unlink", "rmdir", "rename", "touch", "symlink_to")
)
SILENT_ROOMS = frozenset(("engine", "content", "words", "players", "session", "howto", "numbers"))


@dataclass(frozen=True, slots=True)
class Import:
    """One import: what, where, and whether it waits inside a function."""

    name: str
    line: int
    late: bool


def sources() -> list[Path]:
    """Every module of the game."""
    return sorted(PACKAGE.rglob("*.py"))


def room_of(path: Path) -> str:
    """The room a module belongs to: the first step below hamlet/."""
    first = path.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def imports(tree: ast.AST, module: str) -> Iterator[Import]:
    """All imports in a module, relative ones made absolute."""
    for node, late in _imports_in(tree, late=False):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, node.lineno, late)
            continue
        base = node.module or ""
        if node.level:
            above = module.split(".")[: -node.level]
            base = ".".join([*above, base] if base else above)
        if base == "hamlet":
            for alias in node.names:
                yield Import(f"hamlet.{alias.name}", node.lineno, late)
        else:
            yield Import(base, node.lineno, late)


_HOLDING = (ast.stmt, ast.ExceptHandler, ast.match_case)


def _imports_in(node: ast.AST, *, late: bool) -> Iterator[tuple[ast.Import | ast.ImportFrom, bool]]:
    """The imports below a node, and whether they happen later than the module's own, if ever."""
    late = late or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or _for_types(node)
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child, late
        elif isinstance(child, _HOLDING):  # no expression holds an import
            yield from _imports_in(child, late=late)


def _for_types(node: ast.AST) -> bool:
    """Whether this is `if TYPE_CHECKING:`, whose imports never happen when the game runs."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def problems(path: Path, source: str) -> list[str]:
    """What is wrong with a module's imports, a sentence each."""
    room = room_of(path)
    tree = ast.parse(source)
    module = ".".join(path.relative_to(CHECKOUT).with_suffix("").parts)
    found = [
        f"{path.relative_to(CHECKOUT).as_posix()}:{imported.line}: {problem}"
        for imported in imports(tree, module)
        if (problem := _import_problem(room, imported))
    ]
    return found + [
        f"{path.relative_to(CHECKOUT).as_posix()}:{problem}" for problem in _call_problems(room, tree)
    ]


def _import_problem(room: str, imported: Import) -> str | None:
    first, _, rest = imported.name.partition(".")
    if first == "hamlet":
        return _room_problem(room, imported, rest.partition(".")[0])
    if first in sys.stdlib_module_names:
        return f"the engine must not know {first}" if room == "engine" and first in IMPURE else None
    if room in OUTSIDE.get(first, set()):
        return None
    if room in LATE.get(first, set()):
        return None if imported.late else f"{room} must import {first} inside the function that needs it"
    return f"{room} must not know {first}"


def _room_problem(room: str, imported: Import, other: str) -> str | None:
    # `from hamlet import __version__` names no room but the package itself.
    target = "__init__" if other in {"", "__version__"} else other
    if target != room and target not in ROOMS.get(room, set()):
        return f"{room} must not know {target}"
    if target == "app" and room in LATE["hamlet.app"] and not imported.late:
        return f"{room} must import hamlet.app inside the function that needs it"
    return None


def _call_problems(room: str, tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        if room == "engine" and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS:
            yield f"{node.lineno}: the engine must not call {node.func.id}()"
        if room in SILENT_ROOMS and isinstance(node.func, ast.Attribute) and node.func.attr in WRITERS:
            yield f"{node.lineno}: only store/ writes files, and {room} calls {node.func.attr}()"
