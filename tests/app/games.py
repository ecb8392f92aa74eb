"""Games at various moments, for tests of the table."""

from __future__ import annotations

from functools import lru_cache

from hamlet.app.flow.table import Flow
from hamlet.players.registry import make_player
from hamlet.session.driving import deciding, play_one
from hamlet.session.record import make_record, replay
from hamlet.session.session import Session
from tests.choices import base_session


@lru_cache(maxsize=16)
def _record(seats: int, actions: int, seed: int) -> dict[str, object]:
    session = base_session(["human"] * seats, seed)
    decide = deciding({number: make_player("greedy", seed, number) for number in range(seats)})
    for _ in range(actions):
        if play_one(session, decide) is None:
            break
    return make_record(session)


def game(seats: int = 2, actions: int = 0, seed: int = 7) -> Session:
    """A game of people, played so far by a greedy hand."""
    return replay(_record(seats, actions, seed))[0]


@lru_cache(maxsize=1)
def _building_moment() -> int:
    """After how many actions the first blueprint of a hand can be built, in several rotations."""
    for actions in range(20, 200):
        session = game(2, actions)
        hand = Flow(session).panels().hand
        tiles = session.setup.definitions.tiles
        if hand and hand[0].buildable and len(tiles[hand[0].tile].shape.distinct) > 2:
            fits = session.state.village.by_road.placements(hand[0].tile)
            if sum(bool(each) for each in fits) > 2:
                return actions
    raise AssertionError("no such moment")


def building_game() -> Session:
    """A game in which the first blueprint of the hand can be built now, and turned."""
    return game(2, _building_moment())
