"""What each landmark brings its owner: points times a measure, if the Church can be reached from it."""

from __future__ import annotations

from hamlet.engine.scoring.measures import Case
from hamlet.engine.state import State


def landmark_points(state: State, seat: int) -> dict[str, int]:
    """Points by landmark of one seat, named by the uid of the building."""
    return {
        f"landmark:{uid}": landmark_worth(state, uid)
        for uid, placed in enumerate(state.village.tiles)
        if placed.owner == seat
    }


def landmark_worth(state: State, uid: int) -> int:
    """What the building brings its owner as things stand."""
    flat = flat_worth(state, uid) if state.box.flat_worths else None
    if flat is not None:
        return flat
    score = state.box.definitions.tiles[state.village.tiles[uid].tile].score
    count = landmark_count(state, uid)
    if score is None or count is None:
        return 0
    points = score.points * count
    return points if score.most is None else min(points, score.most)


def flat_worth(state: State, uid: int) -> int | None:
    """What the building brings an owner for whom all bring the same; else None."""
    seat = state.village.tiles[uid].owner
    worths = (found(state, seat) for found in state.box.flat_worths)
    return next((worth for worth in worths if worth is not None), None)


def landmark_count(state: State, uid: int) -> int | None:
    """How many there are of what the building counts; None if it counts nothing, or a road is missing."""
    tile = state.box.definitions.tiles[state.village.tiles[uid].tile]
    score = tile.score
    if score is None or (tile.needs_road and not state.village.by_road.is_reachable(uid)):
        return None
    measure = state.box.ruleset.measures[score.per]
    return measure.at(Case(state, uid, state.village.tiles[uid].owner, score))
