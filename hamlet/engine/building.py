"""What happens when a building is raised, in the order of B5: reward, milestone, pile, flag, last flag.

Between flag and last flag the expansions have their moment: lakes form, boats are asked for.
"""

from __future__ import annotations

from typing import Final

from hamlet.engine.decisions import Decision
from hamlet.engine.definitions import Tile
from hamlet.engine.display import open_pile
from hamlet.engine.ending import trigger_end
from hamlet.engine.events import FlagPlaced, MilestoneTaken, Sink, TilePlaced
from hamlet.engine.flags import flags_left, flags_placed
from hamlet.engine.lattice.geometry import Vertex
from hamlet.engine.moments import BUILDING_RAISED, MomentStep, walk
from hamlet.engine.payments.payment import give
from hamlet.engine.state import State, put
from hamlet.engine.village import Placed

NOBODY = -1


UNREWARDED: Final = "unrewarded"
"""A fact of the moment: what is built so brings its builder neither points nor gold nor milestone."""


def raise_building(
    state: State, tile: int, rotation: int, at: Vertex, emit: Sink, *, rewarded: bool = True
) -> None:
    """Place the tile for the seat whose turn it is, with all that follows."""
    seat = state.seat
    uid = len(state.village.tiles)
    owner = seat if state.box.definitions.tiles[tile].flag else NOBODY
    state.village = state.village.with_tile(Placed(tile, rotation, at, owner))
    state.stock = (*state.stock, ())
    if emit:
        emit(TilePlaced(seat, uid, tile, rotation, at))
    moment = Decision(BUILDING_RAISED, seat, uid)
    walk(state, moment if rewarded else moment.with_fact(UNREWARDED, value=True), emit)


def take_milestone(state: State, milestone: int, emit: Sink) -> None:
    """The seat keeps the milestone if nobody has it yet."""
    if state.milestones[milestone] != NOBODY:
        return
    state.milestones = put(state.milestones, milestone, state.seat)
    if emit:
        emit(MilestoneTaken(state.seat, milestone))


def _definition(state: State, moment: Decision) -> Tile:
    return state.box.definitions.tiles[state.village.tiles[moment.tile].tile]


def _reward(state: State, moment: Decision, emit: Sink) -> None:
    if moment.facts and moment.fact(UNREWARDED):
        return
    give(state, moment.seat, _definition(state, moment).reward.gain, "built", moment.tile, emit)


def _milestone(state: State, moment: Decision, emit: Sink) -> None:
    milestone = _definition(state, moment).reward.milestone
    if milestone is not None and not moment.fact(UNREWARDED):
        take_milestone(state, milestone, emit)


def _pile(state: State, moment: Decision, emit: Sink) -> None:
    tile = _definition(state, moment)
    if tile.refines is None:
        return
    made = state.box.definitions.materials[tile.refines[1]].id
    if made in state.box.piles:
        pile = state.box.piles.index(made)
        if not state.opened[pile]:
            open_pile(state, pile, emit)


def _flag(state: State, moment: Decision, emit: Sink) -> None:
    if emit and _definition(state, moment).flag:
        emit(FlagPlaced(moment.seat, moment.tile))


def _last_flag(state: State, moment: Decision, emit: Sink) -> None:
    """The last flag ends the game, on a building or elsewhere."""
    rules = state.box.rules
    if rules.last_flag_ends_game and flags_left(state, moment.seat) == 0 and flags_placed(state, moment.seat):
        trigger_end(state, "last_flag", emit)


AFTER_BUILDING: Final = (
    MomentStep("reward", _reward),
    MomentStep("milestone", _milestone),
    MomentStep("pile", _pile),
    MomentStep("flag", _flag),
)
LAST_FLAG: Final = MomentStep("last_flag", _last_flag)
