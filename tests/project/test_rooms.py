from __future__ import annotations

import pytest

from tests.project.rooms import PACKAGE, ROOMS, problems, room_of, sources


@pytest.mark.parametrize("room", sorted(ROOMS))
def test_no_import_in_the_room_points_back(room: str) -> None:
    found = [
        problem
        for path in sources()
        if room_of(path) == room
        for problem in problems(path, path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def test_every_module_lies_in_a_known_room() -> None:
    assert {room_of(path) for path in sources()} <= set(ROOMS)


def test_the_matrix_has_no_circle() -> None:
    left = dict(ROOMS)
    while left:
        free = [room for room, others in left.items() if not others & left.keys()]
        assert free, f"these rooms know each other in a circle: {sorted(left)}"
        left = {room: others for room, others in left.items() if room not in free}


@pytest.mark.parametrize(
    ("module", "source", "said"),
    [
        ("engine/x.py", "import random", "the engine must not know random"),
        ("engine/x.py", "from os import path", "the engine must not know os"),
        ("engine/x.py", "import pygame", "engine must not know pygame"),
        ("engine/x.py", "import yaml", "engine must not know yaml"),
        ("engine/x.py", "from hamlet.content import packs", "engine must not know content"),
        ("engine/x.py", "from hamlet import words", "engine must not know words"),
        ("engine/x.py", "from ..words import say", "engine must not know words"),
        ("engine/deep/x.py", "from ...words import say", "engine must not know words"),
        ("engine/x.py", "def late():\n    import time", "the engine must not know time"),
        ("engine/x.py", "open('a')", "the engine must not call open()"),
        ("content/x.py", "import hamlet.words.rules", "content must not know words"),
        ("words/x.py", "import pydantic", "words must not know pydantic"),
        ("players/x.py", "from hamlet.session import game", "players must not know session"),
        ("session/x.py", "from hamlet.store import saves", "session must not know store"),
        ("session/x.py", "def save(p):\n    p.write_text('')", "only store/ writes files"),
        ("store/x.py", "from hamlet.app import window", "store must not know app"),
        ("app/x.py", "import rich", "app must not know rich"),
        ("app/x.py", "import numpy", "app must not know numpy"),
        ("commands/x.py", "import pygame", "commands must import pygame inside the function"),
        ("commands/x.py", "from hamlet.app import x", "commands must import hamlet.app inside the function"),
    ],
)
def test_a_forbidden_import_is_found(module: str, source: str, said: str) -> None:
    found = problems(PACKAGE / module, source)
    assert len(found) == 1
    assert said in found[0]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("engine/x.py", "from hamlet.engine.lattice import geometry\nimport dataclasses"),
        ("engine/lattice/x.py", "from .geometry import turn\nfrom ..village import land"),
        (
            "content/x.py",
            "import pydantic, yaml\nfrom hamlet.engine import reading\nfrom hamlet import __version__",
        ),
        ("app/x.py", "import pygame, pymunk\nfrom hamlet.session import game"),
        ("commands/x.py", "import rich\ndef run():\n    import pygame\n    from hamlet.app import window"),
    ],
)
def test_an_allowed_import_passes(module: str, source: str) -> None:
    assert problems(PACKAGE / module, source) == []


def test_the_package_tells_type_checkers_that_it_is_typed() -> None:
    assert (PACKAGE / "py.typed").is_file()
