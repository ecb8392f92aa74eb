"""Games at various moments, for tests of the table."""

from __future__ import annotations

from functools import cache, lru_cache

from hamlet.app.flow.table import Flow
from hamlet.players.registry import make_player
from hamlet.session.driving import deciding, play_one
from hamlet.session.history import Step
from hamlet.session.session import Session
from tests.app.played import as_kept
from tests.choices import base_session


def name_of(seats: int, seed: int) -> str:
    """Under which a game is kept."""
    return f"base {seats} {seed}"


class _Played:
    """One game of a greedy hand, played on as far as anybody has asked for."""

    def __init__(self, seats: int, seed: int) -> None:
        self.session = base_session(["human"] * seats, seed)
        greedy = deciding({number: make_player("greedy", seed, number) for number in range(seats)})
        self.decide = as_kept(name_of(seats, seed), self.session, greedy)

    def up_to(self, actions: int) -> Session:
        done = self.session.history.done
        while len(done) < actions and play_one(self.session, self.decide) is not None:
            pass
        return moment_of(self.session, min(actions, len(done)))


_played = cache(_Played)


def moment_of(whole: Session, at: int) -> Session:
    """A game after so many of its steps; its present state is its own, for a test that changes it by hand."""
    session = whole.fork(at)
    if at:
        last = session.history.done[-1]
        session.history.done[-1] = Step(last.action, last.before, last.after.copy(), last.events)
    else:
        session.start = session.start.copy()
    return session


def game(seats: int = 2, actions: int = 0, seed: int = 7) -> Session:
    """A game of people, played so far by a greedy hand."""
    return _played(seats, seed).up_to(actions)


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
