"""Hostile packs by the hundred: each is told what is wrong with it, or is sound; soon, and with no trace."""

from __future__ import annotations

import json
import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pytest

from hamlet.resources import data_folder
from tests.content.hostility.case import OUTSIDE, Case
from tests.content.hostility.every import every_case

ROOT: Final = Path(__file__).resolve().parents[2]
BEGUN_EACH: Final = 9
"""Of every so many packs, a game is begun with what is sound in one."""
AT_ONCE: Final = 3_000


def lay(cases: Iterable[Case], place: Path) -> list[tuple[str, str, bool]]:
    """The packs, each in a folder of its own."""
    index = []
    for number, case in enumerate(cases):
        home = place / "packs" / f"{number}"
        home.mkdir(parents=True)
        index.append((f"{case.family}: {case.name}", str(case.lay(home)), number % BEGUN_EACH == 0))
    return index


def all_in(folder: Path) -> dict[str, tuple[int, int, str]]:
    """Everything below a folder: what kind of thing, how long, and what is in it. Nothing is followed."""
    found = {}
    for here, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if name != "__pycache__"]
        for name in (*folders, *files):
            path = Path(here, name)
            known = path.lstat()
            plain = stat.S_ISREG(known.st_mode) and known.st_mode & stat.S_IRUSR
            content = blake2b(path.read_bytes()).hexdigest() if plain else ""
            found[str(path.relative_to(folder))] = (known.st_mode, known.st_size * bool(plain), content)
    return found


def gone_through(cases: Iterable[Case], place: Path) -> Mapping[str, Any]:
    """How it went; the folder with all packs, what lies beside them, and the game itself are as before."""
    sandbox = place / "sandbox"
    (sandbox / OUTSIDE).mkdir(parents=True)
    (sandbox / OUTSIDE / "secret.yaml").write_text(
        "- {id: leak, name: Leak, points: 3, most: sale}\n", "utf-8"
    )
    (sandbox / OUTSIDE / "pack.yaml").write_text("id: leak\nname: Leak\nversion: '1'\n", "utf-8")
    home = sandbox / "home"
    home.mkdir()
    index = place / "index.json"
    index.write_text(json.dumps(lay(cases, sandbox)), "utf-8", "surrogatepass")
    before = all_in(sandbox), all_in(data_folder()), all_in(ROOT / "hamlet")
    own = {"HOME": str(home), "HAMLET_HOME": str(home), "PYTHONPATH": str(ROOT), "TMPDIR": str(home)}
    done = subprocess.run(
        [sys.executable, "-B", "-m", "tests.content.hostility.going", str(index)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        stdin=subprocess.DEVNULL,
        cwd=home,
        env={**os.environ, **own},
    )
    assert done.returncode == 0, done.stderr[-3_000:]
    assert (all_in(sandbox), all_in(data_folder()), all_in(ROOT / "hamlet")) == before
    told: Mapping[str, Any] = json.loads(done.stdout)
    return told


def judge(told: Mapping[str, Any]) -> None:
    reports: Mapping[str, Mapping[str, Any]] = told["reports"]
    slowest = sorted(reports, key=lambda name: -reports[name]["seconds"])[:5]
    begun = [report["begun"] for report in reports.values() if "begun" in report]
    print(f"{len(reports)} packs, {sum('played' in each for each in begun)} of {len(begun)} games begun;")
    print(f"{len(told['codes'])} kinds of mistakes; the slowest:")
    print("\n".join(f"{reports[name]['seconds']:.2f} s of work: {name}" for name in slowest))
    assert {name: report["broken"] for name, report in reports.items() if "broken" in report} == {}
    assert {name: report["faults"] for name, report in reports.items() if report["faults"]} == {}
    leaked = [name for name, report in reports.items() if "leak" in json.dumps(report)]
    assert leaked == []
    assert all(each == "played" for each in begun), [each for each in begun if each != "played"]


def test_hundreds_of_hostile_packs_end_in_problems_or_are_sound(tmp_path: Path) -> None:
    told = gone_through(every_case(), tmp_path)
    assert len(told["reports"]) >= 500
    judge(told)


@pytest.mark.heavy
def test_thousands_of_hostile_packs_end_in_problems_or_are_sound(tmp_path: Path) -> None:
    cases = every_case(heavy=True)
    for number in range(1_000):
        some = list(islice(cases, AT_ONCE))
        if not some:
            break
        place = tmp_path / str(number)
        judge(gone_through(some, place))
        shutil.rmtree(place, ignore_errors=True)
