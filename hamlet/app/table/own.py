"""What is about the table's panels themselves and not about the game: drawers, seats, the pace of others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from hamlet.app.screen import Change, Push
from hamlet.app.table.finding import Finding
from hamlet.app.table.overlays import Overlay
from hamlet.app.table.paging import hand_page
from hamlet.app.table.table_frame import TableFrame
from hamlet.app.table.watching import again_bar, pace_after, pace_code, playing_bar
from hamlet.app.ui.stage import Stage

if TYPE_CHECKING:
    from hamlet.app.board.view import BoardView
    from hamlet.app.flow.table import Flow
    from hamlet.app.table.chrome import PanelState
    from hamlet.app.table.opponents import Opponents
    from hamlet.app.table.village_overlays import VillageOverlays

STRIDE = 120
LOG_PAGE = 6
OWN_KEYS = {
    pygame.K_l: "log",
    pygame.K_o: "letters",
    pygame.K_v: "pace",
    pygame.K_y: "again",
    pygame.K_F1: "rule",
    pygame.K_PAGEUP: "page:less",
    pygame.K_PAGEDOWN: "page:more",
}
OWN_SIGNS = {"/": "find", "?": "keys"}


class TableOwn(Stage):
    """Ids that begin with `ui:`."""

    flow: Flow
    opponents: Opponents
    panel_state: PanelState
    frame: TableFrame
    village: VillageOverlays
    board: BoardView
    finding: Finding | None = None
    remember_pace: Callable[[float], None] | None = None

    def _own(self, rest: str) -> Change | None:
        """Something that is about the panels and not about the game."""
        name, _, detail = rest.partition(":")
        if name in ("drawer", "log") and (detail or name == "log"):
            self._open("" if self.panel_state.drawer == (detail or name) else detail or name)
            return None
        answer: Callable[[str], Change | None] | None = getattr(self, f"_own_{name}", None)
        return answer(detail) if answer is not None else None

    def _own_menu(self, _: str) -> Change:
        from hamlet.app.screens.menu import MenuScreen

        return Push(MenuScreen(self.flow.session))

    def _own_keys(self, _: str) -> Change:
        from hamlet.app.screens.keys import KeysScreen

        return Push(KeysScreen())

    def _own_scroll(self, detail: str) -> None:
        self.village.scroll_card(round(STRIDE * self.scale) * (1 if detail == "down" else -1))
        self.relayout()

    def _own_rule(self, _: str) -> None:
        """The rule is read in peace: others hold meanwhile."""
        self.opponents.paused = self.opponents.paused or self.opponents.playing
        self.flow.choose("rule")

    def _own_letters(self, _: str) -> None:
        self.board.letters = not self.board.letters
        self.mark("village")

    # other players

    def _own_step(self, _: str) -> None:
        self.opponents.step()
        self._hurried()

    def _own_skip(self, _: str) -> None:
        self.opponents.skip()
        self._hurried()

    def _own_hold(self, _: str) -> None:
        self.opponents.hold()
        self._hurried()

    def _hurried(self) -> None:
        self.board.skip()
        self.relayout()

    def _own_pace(self, _: str) -> None:
        """The next pace, kept for other games too."""
        speed = pace_after(self.opponents.speed)
        self.opponents.speed = speed
        self.board.set_motion(speed, reduced=self.board.performance.reduced)
        if self.remember_pace is not None:
            self.remember_pace(speed)
        words = self.flow.words
        pace = words.grammar.common(words.label(pace_code(speed)))
        self.flow.say(words.label("table.pace.set", pace=pace))
        self.relayout()

    def _own_again(self, _: str) -> None:
        """What others did, once more; also where nothing moves by itself."""
        steps = self.flow.others_steps()
        if not steps or self.opponents.playing:
            return
        self.board.skip()
        self.board.performance.speed = self.opponents.speed or 1.0
        self.board.show_steps(steps)
        self.mark("village")

    def _show_steps(self) -> None:
        """Show what was just played, at the chosen pace."""
        steps, performance = self.flow.take_steps(), self.board.performance
        if steps or not performance.playing:
            performance.speed = self.opponents.speed
        if steps and self.opponents.speed <= 0:
            self.board.skip()
        elif steps:
            self.board.show_steps(steps)

    def bars(self) -> list[Overlay]:
        """Overlay the village: whose turn is being played or was, and the field to find a building."""
        found, cache = [], self.village.cache
        if self.opponents.playing:
            found.append(playing_bar(self.frame, cache, self.flow, self.opponents))
        elif again := again_bar(self.frame, cache, self.flow, self.opponents):
            found.append(again)
        if self.finding is not None:
            found.append(self.finding.over(self.frame, cache, self.flow))
        return found

    # drawers, seats, rows longer than their place

    def _open(self, drawer: str) -> None:
        self.panel_state = replace(self.panel_state, drawer=drawer, log_first=0)
        self.relayout()

    def _own_seat(self, detail: str) -> None:
        """Without a column, a drawer; else the card in full."""
        seat = int(detail)
        if not self.frame.left.width:
            self._open("" if self.panel_state.drawer == f"seat:{seat}" else f"seat:{seat}")
            return
        self.panel_state = replace(self.panel_state, seat=None if self.panel_state.seat == seat else seat)
        self.relayout()

    def _log_first(self, step: int) -> int:
        return max(0, min(len(self.flow.panels().log) - 1, self.panel_state.log_first + step))

    def _own_page(self, detail: str) -> None:
        """Page keys: the log if it is open, else the hand."""
        if self.panel_state.drawer == "log":
            step = LOG_PAGE if detail == "more" else -LOG_PAGE
            self.panel_state = replace(self.panel_state, log_first=self._log_first(step))
            self.relayout()
        else:
            self._own_hand(detail)

    def _own_hand(self, detail: str) -> None:
        page = hand_page(self.flow.panels(), self.frame.kind, self.panel_state.hand_first)
        self.panel_state = replace(self.panel_state, hand_first=page.moved(1 if detail == "more" else -1))
        self.relayout()

    def _own_turn(self, _: str) -> None:
        self.panel_state = replace(self.panel_state, turn_older=self.panel_state.turn_older + 1)
        self.relayout()

    def _follow_hand(self) -> None:
        """A blueprint that is picked up is seen in the hand; a new step is seen in the turn's row."""
        panels = self.flow.panels()
        page = hand_page(panels, self.frame.kind, self.panel_state.hand_first)
        held = next((place for place, item in enumerate(panels.hand) if item.selected), None)
        first = page.begin if held is None else page.showing(held)
        older = self.panel_state.turn_older if len(panels.turn) == self._turn_steps else 0
        self._turn_steps = len(panels.turn)
        if (first, older) != (self.panel_state.hand_first, self.panel_state.turn_older):
            self.panel_state = replace(self.panel_state, hand_first=first, turn_older=older)

    _turn_steps = 0

    # finding

    def _own_find(self, _: str) -> None:
        self._find(Finding())

    def _find(self, finding: Finding | None) -> None:
        self.finding = finding
        self.relayout()

    def _type(self, event: pygame.Event) -> None:
        """A key while something is looked for."""
        if self.finding is None:
            return
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            found = self.finding.first(self.flow)
            self._find(None)
            if found is not None:
                self.board.centre(found)
                self.set_focus(f"tile:{found}")
        else:
            self._find(self.finding.typed(event))
