"""Follows what is shown of Botric: the step that moves in the village now, or what is so."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hamlet.app.flow.botric.his_board import Seen, moment_of, seen_of
from hamlet.app.flow.botric.lights import OPEN
from hamlet.app.flow.botric.tie import TieAsked
from hamlet.app.flow.botric.turns import is_his, plays_botric
from hamlet.app.table.table_frame import FrameKind

if TYPE_CHECKING:
    from hamlet.app.board_view import BoardView
    from hamlet.app.flow.table import Flow
    from hamlet.app.ids import WhyId
    from hamlet.app.table.chrome import PanelState
    from hamlet.app.view.botric import HisBoard, Strip
    from hamlet.engine.state import State
    from hamlet.session.history import Step

    _Key = tuple[State, Step | None, int, State]


class HisTurn:
    """Finds what is to be seen of him, anew only when that is something else."""

    def __init__(self, flow: Flow, board: BoardView) -> None:
        self.flow = flow
        self.board = board
        self.plays = plays_botric(flow.state)
        self._key: _Key | None = None
        self._seen: Seen | None = None

    @property
    def behind(self) -> bool:
        """Whether something else is to be seen of him than what was found last."""
        return self.plays and not self._same(self._now())

    def seen(self) -> Seen | None:
        """His board and the strip as they are now; None where he does not play."""
        if not self.plays:
            return None
        now = self._now()
        if not self._same(now):
            self._key = now
            _, step, told, shown = now
            moment = moment_of(self.flow, None if step is None else (step, told), shown)
            self._seen = seen_of(self.flow, moment, self.flow.foresight)
        return self._seen

    def _now(self) -> _Key:
        """What decides about all that is to be seen: the state, the step of his that is shown, how far.

        What a person did is shown of him at once, while it still moves in the village.
        """
        performance, state = self.board.performance, self.flow.state
        shown, _ = performance.shown(state)
        telling = performance.telling
        if telling is None or not is_his(telling[0]):
            return state, None, 0, state
        return state, *telling, shown

    def _same(self, now: _Key) -> bool:
        return self._key is not None and all(one is other for one, other in zip(now, self._key, strict=True))

    def why(self) -> WhyId | None:
        """What *Why?* is about now: the villager shown, else the last thing he did."""
        strip = None if self._seen is None else self._seen.strip
        if strip is None:
            return None
        return strip.why


def line_shown(flow: Flow, state: PanelState, kind: FrameKind) -> HisBoard | None:
    """What of his board stands in one line: without a column, while nothing is chosen in the village."""
    if kind is not FrameKind.COMPACT or state.botric is None or state.drawer:
        return None
    return state.botric.board if flow.mode.name in OPEN else None


def strip_shown(flow: Flow, state: PanelState, kind: FrameKind, *, prompt_fits: bool) -> Strip | None:
    """The strip, if it is to be seen: in his turn, and after it until the person begins something.

    Where his reasons are read or a tie is asked, it would lie over what is lit, and the card tells the same.
    """
    seen = state.botric
    if flow.mode.reading or flow.mode.name == TieAsked.name:
        return None
    if seen is None or seen.strip is None or state.drawer:
        return None
    if seen.board.acting:
        return replace(seen.strip, tip=state.tip)
    idle = flow.humans_turn and flow.mode.name == "idle" and bool(flow.others_steps())
    return seen.strip if idle and prompt_fits and kind is not FrameKind.COMPACT else None
