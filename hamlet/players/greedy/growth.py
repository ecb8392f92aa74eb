"""What tiles by the lake may still come to: of what they count there is little when one builds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hamlet.engine.lake.counting import (
    BOAT,
    FISH_WORTH,
    LAKE_SEGMENT,
    STORED_MATERIAL,
    fish_worth,
    lake_segments,
)
from hamlet.engine.lake.fish_tiles import fish_limit
from hamlet.engine.places import empty_slots
from hamlet.engine.scoring.measures import Case
from hamlet.engine.state import Ints, State
from hamlet.players.greedy.fish_worth import KEPT, average_left, average_meal, left_worth
from hamlet.players.greedy.weights import WEIGHTS as W

BOATS: Final = 0.6
"""Boats that one may still place in a game."""
FLOODED: Final = 0.3
"""The part of open shores that will be flooded."""
FILLED: Final = 0.4
"""The part of empty slots that will be filled at the end."""
FULL: Final = 0.6
"""The part of a full hand of fish that one may have left."""
HAULS: Final = 3.0
"""How often one goes fishing in a game on a tile that always gives fish."""


def tiles_worth(state: State, seat: int, known: Ints, remaining: float) -> float:
    """What the seat's tiles by the lake are worth beyond what they count now; a part of it for blueprints.

    `known` are the fish that the seat had when it looked at the game.
    """
    found = 0.0
    for uid, placed in enumerate(state.village.tiles):
        if placed.owner == seat:
            found += _catches(state, placed.tile) * remaining + growth(state, uid, known, remaining)
    for tile in state.blueprints[seat]:
        score = state.box.definitions.tiles[tile].score
        hoped = score.points * _hoped(state) if score is not None and score.per == FISH_WORTH else 0.0
        found += (_catches(state, tile) + hoped) * W.blueprint * remaining
    return found


def growth(state: State, uid: int, known: Ints, remaining: float) -> float:
    """The points that a landmark may still gain; none without the road that it needs."""
    placed = state.village.tiles[uid]
    tile = state.box.definitions.tiles[placed.tile]
    if tile.score is None or (tile.needs_road and not state.village.by_road.is_reachable(uid)):
        return 0.0
    if tile.score.per == FISH_WORTH:
        return tile.score.points * _fish(state, placed.owner, known, remaining)
    if tile.score.per not in GROWING:
        return 0.0
    further = GROWING[tile.score.per](Case(state, uid, placed.owner, tile.score))
    return tile.score.points * further * remaining


def _fish(state: State, seat: int, known: Ints, remaining: float) -> float:
    """From the fish in hand, which are counted as they are, to those that one may expect to have left."""
    left = left_worth(state, seat, known)
    return left - fish_worth(state, seat) + max(_hoped(state) - left, 0.0) * remaining


def _hoped(state: State) -> float:
    """What the fish that are left at the end may count."""
    return FULL * fish_limit(state) * average_left(state)


def _catches(state: State, tile: int) -> float:
    """What the fish that a tile always gives its owner will bring."""
    fishing = state.box.definitions.tiles[tile].fishing
    return HAULS * fishing * KEPT * average_meal(state) if fishing else 0.0


def _boats(case: Case) -> float:
    return BOATS


def _shores(case: Case) -> float:
    state, terrain = case.state, case.score.terrain
    steps = state.box.definitions.tiles[state.village.tiles[case.uid].tile].shape.steps
    shores = sum(terrain in (None, step[1]) for step in steps)
    return FLOODED * (shores - lake_segments(case))


def _stored(case: Case) -> float:
    return FILLED * empty_slots(case.state, case.uid)


GROWING: Final[dict[str, Callable[[Case], float]]] = {
    BOAT: _boats,
    LAKE_SEGMENT: _shores,
    STORED_MATERIAL: _stored,
}
