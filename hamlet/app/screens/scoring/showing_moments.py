"""The score brought to a moment or a view of its own, for pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hamlet.app.screens.scoring.points_told import OpenedFigure

if TYPE_CHECKING:
    from hamlet.app.screens.scoring.scoring_screen import ScoringScreen

IN_THE_MIDDLE = 0.62  # of the sources that are counted


def show_moment(screen: ScoringScreen, mode: str) -> None:
    """The score in the middle of its count, with the moves behind a figure, or the village by itself."""
    SHOWN[mode](screen)


def _count(screen: ScoringScreen) -> None:
    screen.count.hold(screen.count.steps * IN_THE_MIDDLE)
    screen.drawer = False


def _opened(screen: ScoringScreen) -> None:
    screen.opened = OpenedFigure(screen.verdicts.order()[0], screen.scores.lines[0].key)
    screen.relight()


def _around(screen: ScoringScreen) -> None:
    screen.look_around()


SHOWN: Final[dict[str, Callable[[ScoringScreen], None]]] = {
    "count": _count,
    "opened": _opened,
    "around": _around,
}
