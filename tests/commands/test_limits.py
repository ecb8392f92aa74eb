"""What is beyond all measure is refused by the real program before it fills the memory or takes its time."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.session.hostile_records import GAMES, sealed
from tests.spread import chosen

if sys.platform == "win32":
    pytest.skip("there is no other way to measure a child here", allow_module_level=True)

CHECKOUT = Path(__file__).parents[2]
MOST_MEMORY = 300 * 1024  # KiB
MOST_SECONDS = 20  # of the processor: ten times what is wished, whatever else the machine does
PACK = 'id: vast\nname: V\nversion: "1"\nrequires: [base]\n'
TILE = (
    '- {{id: {0}, name: T, kind: producer, pile: bag, outline: "E:F SE:F SW:R W:F NW:F NE:F",'
    " slots: 1, produces: [wheat]}}\n"
)
Line = tuple[list[str], str]


def _pack(place: Path, files: dict[str, str]) -> None:
    for name, text in {"pack.yaml": PACK, **files}.items():
        path = place / "vast" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def values(place: Path) -> None:
    _pack(place, {f"awards/{number}.yaml": "- [" + "1," * 20_000 + "]\n" for number in range(199)})


def tiles(place: Path) -> None:
    _tiles(place, lambda number: f"t{number}")


def same_tiles(place: Path) -> None:
    _tiles(place, lambda _: "same")


def _tiles(place: Path, called: Callable[[int], str]) -> None:
    parts = {n: "".join(TILE.format(called(1000 * n + each)) for each in range(1000)) for n in range(10)}
    _pack(place, {f"tiles/{number}.yaml": text for number, text in parts.items()})


def layout(place: Path) -> None:
    record = json.loads((GAMES / "01-gg-printed-first-game.hamlet").read_text("utf-8"))
    first = record["definitions"]["layouts"][0]
    first["tiles"] = (first["tiles"] * 3_000)[:3_000]
    (place / "vast.hamlet").write_bytes(sealed(record))


def nothing(place: Path) -> None:
    """The line alone is too much."""


CHECK, SIMULATE = ["check", "./vast"], ["simulate", "--packs", "base,./vast"]
WINDOW, SHOT = ["--packs", "base,./vast"], ["shot", "o.png", "--screen", "tiles", "--packs", "base,./vast"]
CASES: dict[str, tuple[Callable[[Path], None], list[list[str]]]] = {
    "199 files of 20,000 values": (values, [CHECK, SIMULATE, WINDOW, SHOT]),
    "10,000 tiles": (tiles, [CHECK, SIMULATE, WINDOW, SHOT]),
    "10,000 tiles of one id": (same_tiles, [CHECK, SIMULATE, WINDOW, SHOT]),
    "a layout of 3,000 tiles": (
        layout,
        [["replay", "vast.hamlet"], ["shot", "o.png", "--record", "vast.hamlet"], ["--load", "vast.hamlet"]],
    ),
    "a picture of 99,999 squared": (nothing, [["shot", "o.png", "--size", "99999x99999"]]),
}


# Memory counts from before a program is replaced by another: so a small one starts it and measures.
MEASURE = """
import resource, subprocess, sys
most = int(sys.argv[1])
resource.setrlimit(resource.RLIMIT_CPU, (most, most))
code = subprocess.call(sys.argv[2:], stderr=subprocess.STDOUT)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=sys.stderr)
sys.exit(code if code >= 0 else 99)
"""


def spent(line: Sequence[str], place: Path) -> tuple[int, str, int]:
    """The exit code, what was said, and the most memory that was used, in KiB."""
    environ = {**os.environ, "HAMLET_HOME": str(place / "home"), "PYTHONPATH": str(CHECKOUT)}
    hamlet = [sys.executable, "-P", "-m", "hamlet"]
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, str(MOST_SECONDS), *hamlet, *line],
        cwd=place,
        env=environ | {"SDL_VIDEODRIVER": "dummy"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    most = int(done.stderr)
    return done.returncode, done.stdout, most // 1024 if sys.platform == "darwin" else most


LINES = [(case, tuple(line)) for case, (_, lines) in CASES.items() for line in lines]
LIKE_OTHERS = [
    (case, tuple(line))
    for case, line in (
        ("199 files of 20,000 values", WINDOW),
        ("199 files of 20,000 values", SHOT),
        ("10,000 tiles", SIMULATE),
        ("10,000 tiles", SHOT),
        ("10,000 tiles of one id", SIMULATE),
        ("10,000 tiles of one id", WINDOW),
    )
]
"""Packs are read by one way: each is checked, and comes to one of the others."""


@pytest.mark.parametrize(("case", "line"), chosen(lambda _, each: each not in LIKE_OTHERS, LINES))
def test_what_is_beyond_all_measure_is_refused_by_the_program(
    case: str, line: tuple[str, ...], tmp_path: Path
) -> None:
    CASES[case][0](tmp_path)
    code, said, memory = spent(line, tmp_path)
    assert code == (1 if line[0] == "check" else 2), said
    assert said
    assert "Traceback" not in said
    assert line[0] == "check" or said.count("\n") == 1
    assert memory < MOST_MEMORY
    assert not (tmp_path / "o.png").exists()
