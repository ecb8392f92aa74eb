"""Botric as the greedy player sees him: it chooses for him whatever leaves itself best, and never by lot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hamlet.engine.actions.family import Action
from hamlet.engine.botric.families import BotricChoose
from hamlet.engine.botric.steps import TIE
from hamlet.engine.state import State
from hamlet.players.greedy.judge import RoomJudge

MOST: Final = 12
"""So many of those that are tied are tried, spread evenly; he leaves up to a hundred places."""


class BotricJudge(RoomJudge):
    """To let the lot decide would be to look at what it draws."""

    def answers(self, state: State) -> Iterable[Action] | None:
        """Those that are tied."""
        if state.decision != TIE:
            return None
        count = len(state.pending[-1].fact("options"))
        tried = range(count) if count <= MOST else (number * count // MOST for number in range(MOST))
        return [BotricChoose(number) for number in tried]
