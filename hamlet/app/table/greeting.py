"""Words over the village that go by themselves: whose turn begins, the last round, short messages."""

from __future__ import annotations

from hamlet.app.flow.table import Flow
from hamlet.app.flow.turn_panels import whose
from hamlet.app.table.table_frame import TableFrame
from hamlet.app.table.village_overlays import VillageOverlays

QUIET = 0.3  # seconds after a banner in which clicks do nothing
BANNER = 1.3
TOAST = 6.0


class Greeting:
    """Knows who was greeted last and with what, and until when words stand."""

    def __init__(self, flow: Flow, overlays: VillageOverlays) -> None:
        self.flow = flow
        self.overlays = overlays
        self.banner = ""
        self._banner_until = self._quiet_until = self._toast_until = 0.0
        self._said = 0
        self._greeted: tuple[int, str] | None = None
        self._last_told = False

    def quiet(self, now: float) -> bool:
        """Whether clicks do nothing yet: a turn has only just begun."""
        return now < self._quiet_until

    def greet(self, frame: TableFrame, now: float, *, rung: bool = False) -> None:
        """A banner when a person is to play or decide, if others play too, and once for the last round.

        Where the last round is `rung` in, with a moment of its own, it needs no banner too.
        """
        state, seats, words = self.flow.state, self.flow.session.setup.seats, self.flow.words
        if state.finished:
            return
        begun, self._last_told = state.ending and not self._last_told, state.ending
        if begun and not rung:
            self._show(frame, now, words.label("table.round.last"), seats[state.decider].color)
        seat = seats[state.decider]
        turn = whose(self.flow)  # the panels, which say it too, are made a frame later
        before, self._greeted = self._greeted, (state.decider, turn)
        if before not in (None, self._greeted) and seat.is_human and len(seats) > 1:
            last = f"{words.label('table.round.last')} · {turn}"
            self._show(frame, now, last if state.ending else turn, seat.color)
            self._quiet_until = now + QUIET

    def _show(self, frame: TableFrame, now: float, words: str, colour: str) -> None:
        self.banner, self._banner_until = words, now + BANNER
        self.overlays.show_banner(frame, words, colour)

    def pass_time(self, now: float) -> bool:
        """Banners and messages go by themselves; whether the village must be drawn without a banner."""
        if self.flow.said != self._said:
            # Only what is said anew stands for a while: whatever else changes does not prolong it.
            self._said, self._toast_until = self.flow.said, now + TOAST
        if self.flow.scene().toast and now >= self._toast_until:
            self.flow.clear_toast()
        if not self.banner or now < self._banner_until:
            return False
        self.banner = ""
        self.overlays.hide_banner()
        return True
