"""The count, heard: a note for each source, ever higher, and a small feast when all is counted."""

from __future__ import annotations

from hamlet.app.screens.scoring.counting_up import CountingUp
from hamlet.app.sound.ears import EARS, Cue


class CountHeard:
    """Knows which source was heard last."""

    def __init__(self, count: CountingUp) -> None:
        self._step = count.step

    def follow(self, count: CountingUp) -> None:
        """Whatever is shown to be counted now is heard when it begins."""
        step = count.step
        if step != self._step:
            self._step = step
            EARS.hear(Cue.WIN if step is None else Cue.NOTE, step or 0)

    @staticmethod
    def at_once() -> None:
        """Where nothing may move, all is counted already."""
        EARS.hear(Cue.WIN)
