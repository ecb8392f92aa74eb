"""Large words over the village for a moment: whose turn begins, that the last round has come."""

from __future__ import annotations

from hamlet.app.table.own import TableOwn

QUIET = 0.3  # seconds after a banner in which clicks do nothing
BANNER = 1.3


class TableBanners(TableOwn):
    """The part of the table's screen that greets."""

    banner = ""
    _banner_until = _quiet_until = _toast_until = 0.0
    _seat = -1
    _last_told = False

    def _greet(self) -> None:
        """A banner when a turn of a person begins, if others play too, and once for the last round."""
        state, seats, words = self.flow.state, self.flow.session.setup.seats, self.flow.words
        if state.finished:
            return
        begun, self._last_told = state.ending and not self._last_told, state.ending
        if begun:
            self._show_banner(words.label("table.round.last"), seats[state.decider].color)
        if state.decider == self._seat:
            return
        first, self._seat = self._seat < 0, state.decider
        seat = seats[state.decider]
        if seat.is_human and not first and len(seats) > 1:
            turn = words.label("table.turn_of", seat=seat.name)
            last = f"{words.label('table.round.last')} · {turn}"
            self._show_banner(last if state.ending else turn, seat.color)
            self._quiet_until = self.now + QUIET

    def _show_banner(self, words: str, colour: str) -> None:
        self.banner, self._banner_until = words, self.now + BANNER
        self.village.show_banner(self.frame, words, colour)
        self.mark("village")

    def _pass_time(self, now: float) -> None:
        """Banners and messages go by themselves."""
        if self.banner and now >= self._banner_until:
            self.banner = ""
            self.village.hide_banner()
            self.mark("village")
        if self.flow.scene().toast and now >= self._toast_until:
            self.flow.clear_toast()

    @property
    def quiet(self) -> bool:
        """Whether clicks do nothing yet: a turn has only just begun."""
        return self.now < self._quiet_until
