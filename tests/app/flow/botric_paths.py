"""How a person answers where Botric's lists leave several: the ids to choose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from hamlet.app.flow.table import Flow
from hamlet.app.ids import AnswerId, Id
from hamlet.engine.actions.family import Action
from hamlet.engine.botric.families import BotricChoose, BotricLot
from hamlet.engine.options import Options


def _answer(flow: Flow, action: Action) -> Iterator[Id]:
    yield AnswerId(list(Options(flow.state).iterate()).index(action))


BOTRIC_PATHS: dict[type[Action], Callable[[Flow, Any], Iterator[Id]]] = {
    BotricChoose: _answer,
    BotricLot: _answer,
}
