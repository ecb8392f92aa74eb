"""Whoever walks by keys through first steps stays where the keys are."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.app.coach.bubble import SHOW
from hamlet.app.coach.coached_table import CoachedTable
from tests.app.coach.led import Led


def test_what_is_painted_to_its_end_does_not_move_the_focus(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    led = Led(tmp_path, "village", (1280, 720))
    led.table.coach.go_to(1)
    led.settle()
    led.until_something_answers()
    led.key("tab")
    led.key("tab")
    assert led.table.input.focus == SHOW
    for busy in (True, False):
        monkeypatch.setattr(CoachedTable, "busy", busy)
        led.frames(2)
        assert led.table.input.focus == SHOW
