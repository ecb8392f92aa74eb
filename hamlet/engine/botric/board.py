"""His board, a slice of the state: line of tokens, markers, coin tile, build queue."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from hamlet.engine.botric.definitions import MARKERS
from hamlet.engine.state import Ints, State, put


@dataclass(frozen=True, slots=True)
class Board:
    """The slice. `bag` counts the markers left in it, `drawn` are those of this turn, in order.

    `queue` are his blueprints, the oldest first. `begun` says that the first villager of the turn has had
    its go.
    """

    line: tuple[str, ...]
    bag: Ints
    coins: int = 0
    up: bool = True
    drawn: Ints = ()
    queue: Ints = ()
    begun: bool = False

    def without_marker(self, marker: int) -> Board:
        """A marker is drawn."""
        return replace(self, bag=put(self.bag, marker, self.bag[marker] - 1), drawn=(*self.drawn, marker))

    def with_last(self, token: str) -> Board:
        """A token goes to the far right, and the others slide left."""
        return replace(self, line=(*(each for each in self.line if each != token), token))


def dump_board(state: State, board: Board) -> dict[str, Any]:
    """As plain data; empty fields are left out."""
    tiles = state.box.definitions.tiles
    data: dict[str, Any] = {
        "line": list(board.line),
        "bag": {name: count for name, count in zip(MARKERS, board.bag, strict=True) if count},
        "coins": board.coins,
        "down": not board.up,
        "drawn": [MARKERS[marker] for marker in board.drawn],
        "queue": [tiles[tile].id for tile in board.queue],
        "begun": board.begun,
    }
    return {name: value for name, value in data.items() if value}


def load_board(state: State, data: Mapping[str, Any]) -> Board:
    """As it was dumped."""
    ids = [tile.id for tile in state.box.definitions.tiles]
    return Board(
        line=tuple(data.get("line", ())),
        bag=tuple(data.get("bag", {}).get(name, 0) for name in MARKERS),
        coins=data.get("coins", 0),
        up=not data.get("down", False),
        drawn=tuple(MARKERS.index(name) for name in data.get("drawn", ())),
        queue=tuple(ids.index(name) for name in data.get("queue", ())),
        begun=data.get("begun", False),
    )
