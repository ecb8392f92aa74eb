"""Where a person does not want to be asked, the lot decides what Botric's lists leave open."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hamlet.app.flow.table import Flow
from hamlet.engine.botric.families import BotricLot
from hamlet.engine.botric.steps import TIE


class Lots(NamedTuple):
    """Whether the lot decides in a game, and whoever remembers that."""

    on: bool = False
    remember: Callable[[bool], None] | None = None


class TieLots:
    """Answers ties in a person's place."""

    def __init__(self, flow: Flow, lots: Lots) -> None:
        self.flow = flow
        self._remember = lots.remember
        self._known = flow.lots = lots.on

    def update(self) -> None:
        """Let the lot decide if it is asked; whoever has gone back to a tie is asked again."""
        flow = self.flow
        if flow.lots != self._known:
            self._known = flow.lots
            if self._remember is not None:
                self._remember(flow.lots)
        if flow.lots and flow.state.decision == TIE and flow.humans_turn and not flow.session.can_redo:
            flow.play(BotricLot())
