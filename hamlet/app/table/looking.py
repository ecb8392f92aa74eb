"""What a person chose to look at: drawers, pages, a seat in full, a building looked for."""

from __future__ import annotations

from dataclasses import replace

import pygame

from hamlet.app.flow.botric.his_board import Seen
from hamlet.app.flow.botric.lights import lit_by_foresight
from hamlet.app.flow.table import Flow
from hamlet.app.ids import BotricId, DisplayId, HandId, Id, InfoId, LogId
from hamlet.app.table.chrome import PanelState
from hamlet.app.table.dragging import held_piece
from hamlet.app.table.finding import Finding
from hamlet.app.table.paging import RowPage, hand_page
from hamlet.app.table.table_frame import FrameKind
from hamlet.app.ui.stage_input import ENTER
from hamlet.app.view.parts import Button
from hamlet.app.view.scene import Refused, Scene

LOG = "log"
LOG_PAGE = 6


class Looking:
    """How the panels stand, and what is looked for. No business of the game's: nothing here plays."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.state = PanelState()
        self.finding: Finding | None = None
        self.lit: frozenset[int] = frozenset()
        """The buildings that a first chance speaks of."""
        self._turn_steps = 0
        self._number: int | None = None

    # drawers and seats

    def open(self, drawer: str) -> None:
        """Open a drawer; with no name, close the one that is open."""
        self.state = replace(self.state, drawer=drawer, log_first=0)

    def toggle(self, drawer: str) -> None:
        """Open a drawer, or close it if it is open."""
        self.open("" if self.state.drawer == drawer else drawer)

    def tell_pace(self, pace: str) -> None:
        """What the pace is called now."""
        self.state = replace(self.state, pace=pace)

    def tell_others(self, buttons: tuple[Button, ...], tip: str = "") -> None:
        """What there is to press about the turns of others, and what newcomers are told about it."""
        if (buttons, tip) != (self.state.others, self.state.tip):
            self.state = replace(self.state, others=buttons, tip=tip)

    def tell_botric(self, seen: Seen | None) -> bool:
        """What is seen of Botric now; whether that is something else than before."""
        if seen is self.state.botric:
            return False
        self.state = replace(self.state, botric=seen)
        return True

    def close_drawer(self) -> bool:
        """Close the drawer; whether one was open."""
        was = self.state.drawer
        if was:
            self.open("")
        return bool(was)

    def show_seat(self, seat: int) -> None:
        """The card of a seat in full, or short again."""
        self.state = replace(self.state, seat=None if self.state.seat == seat else seat)

    def hold(self, what: Id | None, number: int | None = None) -> None:
        """Something, of several alike this one, is in the hand and no longer where it was; or nothing is."""
        self._number = number
        if what != self.state.held:
            self.state = replace(self.state, held=what)

    def expect(self, ends: frozenset[Id]) -> None:
        """Blueprints are flying to these places of hands and of the display."""
        infos = (end for end in ends if isinstance(end, InfoId) and end.seat == self.flow.viewer)
        bound: frozenset[Id] = frozenset(HandId(int(end.which)) for end in infos)
        bound |= {end for end in ends if isinstance(end, DisplayId)}
        self.state = replace(self.state, bound=bound)

    # rows longer than their place

    def scroll_log(self, lines: int) -> None:
        """Older or newer lines of the log."""
        first = max(0, min(len(self.flow.panels().log) - 1, self.state.log_first + lines))
        self.state = replace(self.state, log_first=first)

    def turn_page(self, step: int, kind: FrameKind) -> None:
        """Page keys: the log if it is open, else the hand."""
        if self.state.drawer == LOG:
            self.scroll_log(LOG_PAGE * step)
        else:
            self.page_hand(step, kind)

    def page_hand(self, step: int, kind: FrameKind) -> None:
        """The next or the former part of the hand."""
        self.state = replace(self.state, hand_first=self._page(kind).moved(step))

    def older_steps(self) -> None:
        """Earlier steps of the turn."""
        self.state = replace(self.state, turn_older=self.state.turn_older + 1)

    def follow(self, kind: FrameKind) -> None:
        """A blueprint that is picked up is seen in the hand; a new step is seen in the turn's row."""
        panels, page = self.flow.panels(), self._page(kind)
        held = next((place for place, item in enumerate(panels.hand) if item.selected), None)
        first = page.begin if held is None else page.showing(held)
        older = self.state.turn_older if len(panels.turn) == self._turn_steps else 0
        self._turn_steps = len(panels.turn)
        if (first, older) != (self.state.hand_first, self.state.turn_older):
            self.state = replace(self.state, hand_first=first, turn_older=older)

    def _page(self, kind: FrameKind) -> RowPage:
        return hand_page(self.flow.panels(), kind, self.state.hand_first)

    # finding a building

    def type(self, event: pygame.Event) -> int | None:
        """A key while something is looked for; the building that Enter has found."""
        if self.finding is None:
            return None
        if event.key not in ENTER:
            self.finding = self.finding.typed(event)
            return None
        found, self.finding = self.finding.first(self.flow), None
        return found

    def scene(self, pointed: Id | None) -> Scene:
        """The flow's scene, with what pointing adds to it: why not, the tiles of a line, those looked for."""
        scene = self.flow.scene()
        if self.state.held is not None and (piece := held_piece(self.state.held)) is not None:
            scene = replace(scene, held=replace(piece, number=self._number))
        # Where something is to be chosen, the rest is dark.
        if scene.dim and pointed is not None and (why := self.flow.mode.why_not(self.flow, pointed)):
            scene = replace(scene, refused=Refused(pointed, why))
        if self.finding is not None:
            found = frozenset(self.finding.matches(self.flow))
            return replace(scene, dim=bool(found), bright=found)
        if isinstance(pointed, BotricId):
            return lit_by_foresight(self.flow, scene, pointed)
        if isinstance(pointed, LogId) and not scene.toast:
            # A step taken back takes its line along, before the panels show it.
            entries = self.flow.panels().log[pointed.line :]
            return replace(scene, toast_tiles=frozenset(entries[0].tiles)) if entries else scene
        return replace(scene, toast_tiles=self.lit) if self.lit and not scene.toast else scene
