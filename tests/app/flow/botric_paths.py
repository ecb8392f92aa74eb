"""How a person answers where Botric's lists leave several: the ids to choose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from hamlet.app.flow.table import Flow
from hamlet.app.ids import Command, Id, LetterId
from hamlet.engine.actions.family import Action
from hamlet.engine.botric.families import BotricChoose, BotricLot


def _choose(_: Flow, action: BotricChoose) -> Iterator[Id]:
    yield LetterId(action.choice)


def _lot(_: Flow, __: BotricLot) -> Iterator[Id]:
    yield Command.LOT


BOTRIC_PATHS: dict[type[Action], Callable[[Flow, Any], Iterator[Id]]] = {
    BotricChoose: _choose,
    BotricLot: _lot,
}
