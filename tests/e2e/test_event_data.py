"""Input is read from events alone: what was pressed when, not what is pressed by the time one looks."""

from __future__ import annotations

from pathlib import Path

import pytest

APP = Path(__file__).parents[2] / "hamlet" / "app"
POLLS = ("mouse.get_pos", "mouse.get_pressed", "mouse.get_rel", "key.get_pressed", "key.get_mods")


@pytest.mark.parametrize("poll", POLLS)
def test_nothing_asks_for_the_present_state_of_mouse_or_keys(poll: str) -> None:
    sources = list(APP.rglob("*.py"))
    assert len(sources) > 100
    assert not [path.name for path in sources if poll in path.read_text("utf-8")]
