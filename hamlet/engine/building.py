"""What happens when a building is raised, in the order of B5: reward, milestone, pile, flag, last flag."""

from __future__ import annotations

from hamlet.engine.definitions import Tile
from hamlet.engine.display import open_pile
from hamlet.engine.ending import trigger_end
from hamlet.engine.events import FlagPlaced, MilestoneTaken, Sink, TilePlaced
from hamlet.engine.lattice.geometry import Vertex
from hamlet.engine.payments.payment import give
from hamlet.engine.state import State, put
from hamlet.engine.village import Placed

NOBODY = -1


def raise_building(state: State, tile: int, rotation: int, at: Vertex, emit: Sink) -> None:
    """Place the tile for the seat whose turn it is, with all that follows."""
    seat = state.seat
    definition = state.box.definitions.tiles[tile]
    uid = len(state.village.tiles)
    owner = seat if definition.flag else NOBODY
    state.village = state.village.with_tile(Placed(tile, rotation, at, owner))
    state.stock = (*state.stock, ())
    if emit:
        emit(TilePlaced(seat, uid, tile, rotation, at))
    give(state, seat, definition.reward.gain, "built", uid, emit)
    if definition.reward.milestone is not None:
        take_milestone(state, definition.reward.milestone, emit)
    _open_pile_of(state, definition, emit)
    if definition.flag:
        _raise_flag(state, uid, emit)


def take_milestone(state: State, milestone: int, emit: Sink) -> None:
    """The seat keeps the milestone if nobody has it yet."""
    if state.milestones[milestone] != NOBODY:
        return
    state.milestones = put(state.milestones, milestone, state.seat)
    if emit:
        emit(MilestoneTaken(state.seat, milestone))


def _open_pile_of(state: State, tile: Tile, emit: Sink) -> None:
    if tile.refines is None:
        return
    made = state.box.definitions.materials[tile.refines[1]].id
    if made in state.box.piles:
        pile = state.box.piles.index(made)
        if not state.opened[pile]:
            open_pile(state, pile, emit)


def _raise_flag(state: State, uid: int, emit: Sink) -> None:
    if emit:
        emit(FlagPlaced(state.seat, uid))
    rules = state.box.rules
    if rules.last_flag_ends_game and rules.flags is not None and state.flags_of(state.seat) >= rules.flags:
        trigger_end(state, "last_flag", emit)
