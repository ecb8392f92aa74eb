"""The score brought to a moment or a view of its own, for pictures."""

from __future__ import annotations

from hamlet.app.screens.scoring.scoring_screen import OpenedFigure, ScoringScreen
from hamlet.app.ui.screen import Screen

IN_THE_MIDDLE = 0.62  # of the sources that are counted


def showing_score(screen: Screen, mode: str | None) -> Screen:
    """The score in the middle of its count, with the moves behind a figure, or the village by itself."""
    if isinstance(screen, ScoringScreen) and mode is not None:
        SHOWN[mode](screen)
    return screen


def _count(screen: ScoringScreen) -> None:
    screen.count.hold(screen.count.steps * IN_THE_MIDDLE)


def _opened(screen: ScoringScreen) -> None:
    screen.opened, screen.drawer = OpenedFigure(screen.verdicts.order()[0], screen.scores.lines[0].key), True
    screen.relight()


def _around(screen: ScoringScreen) -> None:
    screen.look_around()


SHOWN = {"count": _count, "opened": _opened, "around": _around}
