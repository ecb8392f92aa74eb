"""What is about the table's panels themselves and not about the game: drawers, seats, the pace of others."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hamlet.app.screen import Change, Push
from hamlet.app.table.frame import Frame
from hamlet.app.table.overlays import Over, Small, bar_over
from hamlet.app.ui.stage import Stage

if TYPE_CHECKING:
    from hamlet.app.board.view import BoardView
    from hamlet.app.flow.table import Flow
    from hamlet.app.table.chrome import Wishes
    from hamlet.app.table.opponents import Opponents
    from hamlet.app.table.village import VillageOverlays

STRIDE = 120


class TableOwn(Stage):
    """Ids that begin with `ui:`."""

    flow: Flow
    opponents: Opponents
    wishes: Wishes
    frame: Frame
    village: VillageOverlays
    board: BoardView

    def _own(self, rest: str) -> Change | None:
        """Something that is about the panels and not about the game."""
        name, _, detail = rest.partition(":")
        if name == "menu":
            from hamlet.app.screens.menu import MenuScreen

            return Push(MenuScreen(self.flow.session))
        if name == "seat":
            self._show_seat(int(detail))
        elif name in ("drawer", "log") and (detail or name == "log"):
            self._open("" if self.wishes.drawer == (detail or name) else detail or name)
        elif name == "scroll":
            self.village.scroll_card(round(STRIDE * self.scale) * (1 if detail == "down" else -1))
            self.relayout()
        elif name in ("step", "skip", "hold"):
            getattr(self.opponents, name)()
            self.board.skip()
            self.relayout()
        return None

    def _open(self, drawer: str) -> None:
        self.wishes = replace(self.wishes, drawer=drawer, log_first=0)
        self.relayout()

    def _show_seat(self, seat: int) -> None:
        """Without a column, a drawer; else the card in full."""
        if not self.frame.left.width:
            self._open("" if self.wishes.drawer == f"seat:{seat}" else f"seat:{seat}")
            return
        self.wishes = replace(self.wishes, seat=None if self.wishes.seat == seat else seat)
        self.relayout()

    def _log_first(self, step: int) -> int:
        return max(0, min(len(self.flow.panels().log) - 1, self.wishes.log_first + step))

    def opponents_bar(self, frame: Frame) -> Over:
        """Who plays, and how to hurry or hold."""
        state = self.flow.state
        seat = self.flow.session.setup.seats[state.decider]
        go = Small("ui:hold", "Go on" if self.opponents.paused else "Hold")
        shown = (go, Small("ui:step", "Step", key="Space"), Small("ui:skip", "Skip", key="S"))
        return bar_over(frame, f"{{seat:{seat.color}}} {seat.name} plays", shown)
