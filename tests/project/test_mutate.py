"""The list of breaks: every one can be applied, and (heavy) every one is caught by the tests of its room."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.breaks.breaking import CHECKOUT, Break, attempt, copy_checkout
from tools.breaks.engine import ENGINE
from tools.mutate import BREAKS, ROOMS, unsound, verdicts

TURN = ("q, r = -r, q + r", "q, r = -r, q - r")


def test_there_are_thirty_breaks_of_the_engine_and_thirty_of_the_rest() -> None:
    assert len(ENGINE) >= 30
    assert len(BREAKS) - len(ENGINE) >= 30
    assert len({each.what for each in BREAKS}) == len(BREAKS)


def test_the_breaks_are_spread_over_the_rooms_and_twenty_files_besides_the_engine() -> None:
    files = {each.file for each in BREAKS if each not in ENGINE}
    assert len(files) >= 20
    assert {file.split("/")[1] for file in files} >= {"app", "commands", "session", "store", "words"}


@pytest.mark.parametrize("tried", BREAKS, ids=lambda tried: tried.what)
def test_a_break_changes_one_place_and_names_its_tests(tried: Break) -> None:
    assert tried.problem() is None
    assert tried.old != tried.new
    assert tried.tests


def test_a_break_that_no_test_notices_is_told_and_the_copy_is_mended(tmp_path: Path) -> None:
    copy = copy_checkout(tmp_path)
    tests = ("tests/engine/lattice/test_geometry.py",)
    harmless = Break("version", "hamlet/__init__.py", '"0.1.0"', '"0.1.1"', tests)
    harmful = Break("turned", "hamlet/engine/lattice/geometry.py", *TURN, tests)
    assert [attempt(each, copy).caught for each in (harmless, harmful)] == [False, True]
    for each in (harmless, harmful):
        assert (copy / each.file).read_bytes() == (CHECKOUT / each.file).read_bytes()


def test_a_break_whose_line_is_gone_is_not_called_caught(tmp_path: Path) -> None:
    gone = Break(
        "gone", "hamlet/__init__.py", "no such line", "x", ("tests/engine/lattice/test_geometry.py",)
    )
    verdict = attempt(gone, copy_checkout(tmp_path))
    assert not verdict.caught
    assert "0 times" in verdict.reason


def test_tests_that_fail_without_any_break_are_named() -> None:
    well = "tests/engine/lattice/test_geometry.py"
    broken = Break("x", "hamlet/__init__.py", "x", "y", (well, "tests/project/checkouts.py"))
    assert unsound([broken]) == ["tests/project/checkouts.py"], "no test is found there"


@pytest.mark.parametrize("test", ["tests/gone.py", "tests/engine/lattice/test_geometry.py::test_gone"])
def test_a_break_whose_tests_are_gone_is_not_called_caught(tmp_path: Path, test: str) -> None:
    lost = Break("lost", "hamlet/engine/lattice/geometry.py", *TURN, (test,))
    verdict = attempt(lost, copy_checkout(tmp_path))
    assert not verdict.caught
    assert verdict.reason == f"{test} is not there"


@pytest.mark.heavy
@pytest.mark.parametrize("room", ROOMS)
def test_every_break_is_caught_by_the_tests_of_its_room(room: str) -> None:
    breaks = ROOMS[room]
    assert unsound(breaks, workers=1) == []
    missed = [(each.tried.what, each.reason) for each in verdicts(breaks, workers=1) if not each.caught]
    assert missed == []
