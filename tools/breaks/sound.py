"""Breaks of what is heard: too loud, too late, in spite of a mute, or not at all."""

from __future__ import annotations

from typing import Final

from tools.breaks.breaking import Break


def _sound(what: str, file: str, old: str, new: str, *tests: str) -> Break:
    return Break(
        what, f"hamlet/app/sound/{file}", old, new, tuple(f"tests/app/sound/{test}.py" for test in tests)
    )


SOUND: Final[tuple[Break, ...]] = (
    _sound(
        "many sounds at once leave room for each other",
        "crowd.py",
        "gain = min(wanted, room * GREED / to_come[0])",
        "gain = wanted",
        "test_crowd",
    ),
    _sound(
        "a sound that has only just begun takes all its room",
        "crowd.py",
        "block = max(0, int((now - LATE - self.begun) / BLOCK))",
        "block = max(0, int((now + LATE - self.begun) / BLOCK))",
        "test_crowd",
    ),
    _sound(
        "the same sound is not begun again at once",
        "crowd.py",
        "if 0 <= since < manners.apart or alike >= manners.most",
        "if alike >= manners.most",
        "test_crowd",
    ),
    _sound(
        "what is muted is not heard",
        "loudness.py",
        "whole = 0.0 if settings.muted else settings.volume_master",
        "whole = settings.volume_master",
        "test_loudspeaker",
    ),
    _sound(
        "what is round about rests while another window is in front",
        "sounding.py",
        "season = None if away else self.ears.season",
        "season = self.ears.season",
        "test_loudspeaker",
    ),
    _sound(
        "a device that was not found is told",
        "sounding.py",
        "self.ears.deaf = not found",
        "self.ears.deaf = False",
        "test_loudspeaker",
    ),
    _sound(
        "a tile is heard when it lands",
        "mover_cues.py",
        "LANDS: Final = 1 / 2",
        "LANDS: Final = 0.0",
        "test_cues",
    ),
    _sound(
        "a unit is a note higher on each tile",
        "mover_cues.py",
        "Cue.NOTE, leg)",
        "Cue.NOTE, 0)",
        "test_cues",
    ),
)
