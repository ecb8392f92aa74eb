"""What lies on each tile of a state, in the artist's words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hamlet.app.art.pieces import DONKEY, DOWN, VILLAGER
from hamlet.app.art.plates import Unit
from hamlet.app.art.tops import Contents, Group
from hamlet.engine.scoring.landmarks import landmark_worth
from hamlet.engine.state import State

Piece = tuple[int, str, int]  # tile, kind of piece, seat


def unit_of(state: State, code: int, colours: Sequence[str]) -> Unit:
    """The unit of a stock code."""
    box = state.box
    maker = box.code_maker[code]
    material = box.definitions.materials[box.code_material[code]].id
    return Unit(material, colours[maker] if maker >= 0 else None, box.code_quality[code])


def pieces_of(state: State) -> Counter[Piece]:
    """How many pieces of each kind and seat stand or lie on each tile."""
    found: Counter[Piece] = Counter()
    for seat, villagers in enumerate(state.villagers):
        for villager in villagers:
            found[villager >> 1, DOWN if villager & 1 else VILLAGER, seat] += 1
    for seat, donkeys in enumerate(state.donkeys):
        for donkey in donkeys:
            found[donkey >> 1, DONKEY, seat] += 1
    return found


def contents_of(
    state: State, colours: Sequence[str], lifted: Counter[Piece] | None = None
) -> tuple[Contents, ...]:
    """The contents of every tile; `lifted` pieces are on their way and left out."""
    groups: list[list[Group]] = [[] for _ in state.village.tiles]
    pieces = pieces_of(state)
    pieces.subtract(lifted or {})
    order = {VILLAGER: 0, DOWN: 1, DONKEY: 2}
    for (tile, kind, seat), count in sorted(pieces.items(), key=lambda each: (each[0][2], order[each[0][1]])):
        if count > 0 and tile < len(groups):
            groups[tile].append(Group(seat, kind, count))
    return tuple(
        Contents(
            units=tuple(unit_of(state, code, colours) for code in state.stock[uid]),
            groups=tuple(groups[uid]),
            worth=landmark_worth(state, uid) if placed.owner >= 0 else None,
        )
        for uid, placed in enumerate(state.village.tiles)
    )
