"""Somebody who takes first steps through the real window: by mouse, by keys, shown, or skipping."""

from __future__ import annotations

from pathlib import Path

from hamlet.app.coach.bubble import ON
from hamlet.app.coach.coached_table import CoachedTable
from hamlet.app.home import Home
from hamlet.app.pages import StepsPage
from hamlet.store.folders import Folders
from hamlet.store.settings import Settings
from tests.app.driver import Driver

MOST = 400  # frames in which something becomes possible at the latest


class Led(Driver):
    """A driver at a course, with nothing moving."""

    def __init__(
        self, folder: Path, course: str, size: tuple[int, int] = (1280, 720), home: Home | None = None
    ) -> None:
        super().__init__(
            folder, size, home=home or Home(Folders(folder), Settings(ui_scale=1.0, animation_speed=0.0))
        )
        self.app.open(StepsPage(course))
        self.frames(2)

    @property
    def table(self) -> CoachedTable:
        screen = self.screen
        assert isinstance(screen, CoachedTable)
        return screen

    @property
    def at(self) -> tuple[int, int]:
        """Which step, and which touch of it."""
        return self.table.coach.number, self.table.coach.touched

    def until_something_answers(self) -> None:
        """Frames until what is lit can be touched, or something is to be read, or all is done."""
        for _ in range(MOST):
            coach, lit = self.table.coach, self.table.lit
            leads_on = coach.calm and self.table.hits.get(ON) is not None
            if coach.ended or (not self.table.panels_late and (lit.target is not None or leads_on)):
                return
            self.frames(1)
        message = f"nothing answers at {self.at}"
        raise AssertionError(message)

    def touch(self) -> None:
        """One click: on what is lit, or on what leads on."""
        self.until_something_answers()
        target = self.table.lit.target
        self.click(ON if target is None else target.id)

    def ended(self) -> bool:
        return self.table.coach.ended
