"""Whether he places a boat on one of the lakes he has just closed, and on which (S12, S24)."""

from __future__ import annotations

from typing import NamedTuple

from hamlet.engine.botric.attempts.attempt import Choosing, LineKeys
from hamlet.engine.botric.thinking import Mind
from hamlet.engine.definitions import Kind
from hamlet.engine.flags import flags_left
from hamlet.engine.lake.forming import may_have_boat
from hamlet.engine.reach import reach_of
from hamlet.engine.state import State

NO_LAKE = -1
REFINERY, LAST_FLAG, NO_REASON = "refinery", "last_flag", "no_reason"


class BoatChoice(NamedTuple):
    """The lake, and the reason for it."""

    lake: int
    why: str


def boat_choice(state: State, lakes: tuple[int, ...], mind: Mind) -> BoatChoice:
    """A refinery that he could not get to otherwise, or the flag that ends the game; else no boat."""
    large = [lake for lake in lakes if may_have_boat(state, lake)]
    opens = {lake for lake in large if _opens_refinery(state, lake)}
    if not opens and not _ends_game(state):
        return BoatChoice(NO_LAKE, NO_REASON)
    keys: LineKeys[int] = {
        "refinery": lambda lake: lake not in opens,
        "largest": lambda lake: -state.village.lakes[lake].size,
    }
    lake = Choosing("boat", keys, lambda each: (each,)).chosen(state, mind, large, "lake")
    return BoatChoice(lake, REFINERY if opens else LAST_FLAG)


def _opens_refinery(state: State, lake: int) -> bool:
    """Whether the water of this lake leads to a refinery that he does not reach."""
    reachable = reach_of(state, state.seat).reachable
    beside = next(body.beside for body in state.village.bodies if lake in body.lakes)
    return any(beside >> uid & 1 and not reachable >> uid & 1 for uid in state.village.of_kind(Kind.REFINERY))


def _ends_game(state: State) -> bool:
    """Whether his last flag would bring the last round, which is not there yet."""
    return state.box.rules.last_flag_ends_game and not state.ending and flags_left(state, state.seat) == 1
