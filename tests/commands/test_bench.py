"""`hamlet bench`: the figures by name, as a table or as one object."""

from __future__ import annotations

import json
from types import MappingProxyType

import pytest

from hamlet.bench import report
from hamlet.cli import main
from tests.commands.test_simulate import complaint

FIGURES = {"copy_us": 0.5, "node_us": 250.0, "growth": {"10": 1.25, "far": {"320": 100.0}}, "villages": 2000}


@pytest.fixture
def two_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = {"engine": lambda watch: dict(FIGURES), "frames": lambda watch: {"frame_ms": 2}}
    monkeypatch.setattr(report, "PARTS", MappingProxyType(parts))


@pytest.mark.usefixtures("two_parts")
def test_json_is_one_object_of_all_parts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out) == {**FIGURES, "frame_ms": 2}
    assert err == ""


@pytest.mark.usefixtures("two_parts")
def test_one_part_can_be_measured_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--only", "frames", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"frame_ms": 2}


@pytest.mark.usefixtures("two_parts")
def test_the_table_says_what_is_expected_and_what_is_missed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench"]) == 0
    lines = {line.split("│")[1].strip(): line for line in capsys.readouterr().out.splitlines() if "│" in line}
    assert "≤ 3" in lines["copy_us"]
    assert "✓" in lines["copy_us"]
    assert "missed" in lines["node_us"]
    assert "1.25" in lines["growth.10"]
    assert "100" in lines["growth.far.320"]
    assert "2,000" in lines["villages"]


@pytest.mark.usefixtures("two_parts")
@pytest.mark.parametrize("arguments", [["--only", "dreams"], ["--only"], ["fast"]])
def test_bad_arguments_are_answered_with_one_clear_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    complaint(capsys, ["bench", *arguments])


def test_every_part_is_there_and_every_target_belongs_to_the_engine() -> None:
    assert set(report.PARTS) == {"placements", "roads", "engine", "solo", "frames", "start", "evening"}
    assert {"random_actions_per_s", "copy_us", "node_us", "greedy_ms"} <= set(report.TARGETS)
    assert report.TARGETS["random_actions_per_s"].met_by(20_000)
    assert report.TARGETS["lake_us"].met_by(500)
    assert not report.TARGETS["greedy_ms"].met_by(2.1)
