"""Bringing a table with Botric to one of its moments, for pictures: a turn of his, a look ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hamlet.app.flow.botric.turns import Go, due, goes_of, plays_botric, turn_steps
from hamlet.app.flow.table import Flow
from hamlet.app.ids import BotricId, Id
from hamlet.engine.botric.events import BotricActs
from hamlet.engine.botric.steps import DRAW

SEVERAL = 2
"""So many tokens were tried: one at least was passed over."""


def _last_go(flow: Flow) -> Go | None:
    """The go of his villager that acted last, if his turn still lasts."""
    done = flow.session.history.done
    if due(flow.state) is None or not done:
        return None
    begin = turn_steps(done, len(done))
    goes = goes_of(done[begin:], begin)
    return goes[-1] if goes else None


def _acted(flow: Flow) -> bool:
    """He has just done something with a token, after others were passed over."""
    go, done = _last_go(flow), flow.session.history.done
    if go is None or go.done is None or go.marker is None:
        return False
    tokens = [each for each in go.tries if each.step == go.done.step]
    return len(tokens) >= SEVERAL and any(isinstance(event, BotricActs) for event in done[-1].events)


def _first_tried(flow: Flow) -> bool:
    """He has just tried what comes first, in vain."""
    return due(flow.state) == DRAW


def _ahead(flow: Flow) -> bool:
    """A person's turn in which he could build something."""
    free = flow.humans_turn and flow.state.decision == "action"
    return free and "build" in flow.foresight.known and flow.foresight.of("build").deed is not None


def _with_botric(mode: Callable[[Flow], bool]) -> Callable[[Flow], bool]:
    return lambda flow: plays_botric(flow.state) and mode(flow)


_MODES: Final[dict[str, Callable[[Flow], bool]]] = {
    "botric": _acted,
    "botric-first": _first_tried,
    "ahead": _ahead,
}
HIS_TURN_MODES: Final = {name: _with_botric(mode) for name, mode in _MODES.items()}
"""What there is only with him: each says whether this is such a moment."""
POINTED: Final[dict[str, Id]] = {"ahead": BotricId("build")}
"""What is pointed at in a mode, by keys."""
