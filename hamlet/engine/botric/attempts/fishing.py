"""The token Fishing: where most fish are (S12, S24)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hamlet.engine.actions.villager import closed_tiles, send_villager
from hamlet.engine.bits import bits
from hamlet.engine.botric.attempts.attempt import Attempt, Choosing, LineKeys
from hamlet.engine.botric.base import by_the_lake
from hamlet.engine.botric.thinking import Mind, Passed, passed
from hamlet.engine.botric.walking import fewest_steps, who_walks
from hamlet.engine.events import Sink
from hamlet.engine.lake.base import SLICE as WATERS
from hamlet.engine.lake.fishing import catch, catch_fish, fishing_tiles
from hamlet.engine.reach import reach_of
from hamlet.engine.state import State


@dataclass(frozen=True, slots=True)
class GoingFishing:
    """All fish beside this tile."""

    tile: int
    walker: int


class FishingAttempt(Attempt[GoingFishing]):
    """Tokens on the water are compared, also when fewer fish are left in the bag."""

    name: ClassVar[str] = "fishing"

    def consider(self, state: State, mind: Mind) -> GoingFishing | Passed:
        """From which tile."""
        if not by_the_lake(state):
            return passed("no_fish")
        there = reach_of(state, state.seat).reachable & fishing_tiles(state)
        shoals = [uid for uid in bits(there) if catch(state, state.seat, uid)]
        if not shoals:
            return passed("no_fish")
        if not sum(WATERS.of(state).bag):
            return passed("fish_bag_empty")
        candidates = [uid for uid in shoals if not closed_tiles(state) >> uid & 1]
        if not candidates:
            return passed("closed", tile=shoals[0])
        keys: LineKeys[int] = {
            "most_fish": lambda uid: -catch(state, state.seat, uid),
            "nearest_villager": lambda uid: fewest_steps(state, uid),
        }
        tile = Choosing(self.name, keys, lambda uid: (uid,)).chosen(state, mind, candidates, "tile")
        return GoingFishing(tile, who_walks(state, tile, mind))

    def carry_out(self, state: State, deed: GoingFishing, emit: Sink) -> None:
        """Take them."""
        send_villager(state, deed.tile, deed.walker, emit)
        catch_fish(state, deed.tile, emit)
