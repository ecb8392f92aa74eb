"""Where the greedy player would build: a few promising places for each blueprint in hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import nsmallest

from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.road import roads_left
from hamlet.engine.actions.villager import any_stands, closed_tiles
from hamlet.engine.bits import bits
from hamlet.engine.definitions import Cost
from hamlet.engine.fitting import touched_segments
from hamlet.engine.lattice.geometry import Vertex
from hamlet.engine.payments.payable import payable_of
from hamlet.engine.payments.proposals import best_payment
from hamlet.engine.payments.sources import PaymentSources
from hamlet.engine.reach import reach_of
from hamlet.engine.scoring.measures import MATCHING_SEGMENT
from hamlet.engine.state import State

PLACES = 3
"""How many places of each blueprint are looked at closely."""


PlaceBonus = Callable[[State, int, int, Vertex], float]
"""What else a place is worth."""


def constructions(state: State, bonus: PlaceBonus | None = None) -> Iterator[Construct]:
    """The most promising places of every blueprint that can be paid, each with its best payment."""
    hand = sorted(set(state.blueprints[state.seat]))
    if not hand or not any_stands(state):
        return
    around, reach = payable_of(state, state.seat), reach_of(state, state.seat)
    open_ = ~closed_tiles(state)
    for blueprint in hand:
        cost = state.box.definitions.tiles[blueprint].cost
        beside = reach.beside(blueprint) & open_
        standing = around.payable_if_anywhere(cost, beside) if around.anywhere(cost) else 0
        if standing:
            yield from _best_places(state, blueprint, standing, bonus)


def _best_places(
    state: State, blueprint: int, standing: int, bonus: PlaceBonus | None
) -> Iterator[Construct]:
    village, definition = state.village, state.box.definitions.tiles[blueprint]
    found: list[tuple[float, int, Vertex, int]] = []
    boards = reach_of(state, state.seat).placements(blueprint)
    for rotation, board in zip(definition.shape.distinct, boards, strict=True):
        for at in village.positions(board):
            worth, touched = place_worth(state, blueprint, rotation, at)
            if touched & standing:
                if bonus and touched & touched - 1:  # who touches one tile alone seldom encloses anything
                    worth += bonus(state, blueprint, rotation, at)
                found.append((-worth, rotation, at, touched & standing))
    for _, rotation, at, touched in nsmallest(PLACES, found):
        sources = _cheapest(state, definition.cost, touched)
        payment = best_payment(sources, definition.cost)
        if payment is not None:
            yield Construct(blueprint, sources.tile, rotation, at, payment)


def _cheapest(state: State, cost: Cost, touched: int) -> PaymentSources:
    """The tile to stand on: least to be bought there."""
    sources = [PaymentSources(state, state.seat, uid) for uid in bits(touched)]

    def to_buy(each: PaymentSources) -> int:
        return sum(max(0, need.count - sum(each.counts[m] for m in need.materials)) for need in cost.needs)

    return min(sources, key=lambda each: (to_buy(each), each.tile))


def place_worth(state: State, blueprint: int, rotation: int, at: Vertex) -> tuple[float, int]:
    """A quick guess at what a place is worth, and the tiles it touches (as bits)."""
    definition = state.box.definitions.tiles[blueprint]
    village, reachable = state.village, reach_of(state, state.seat).reachable
    score = definition.score
    scored = score.points if score is not None and score.per == MATCHING_SEGMENT else 0
    terrain = score.terrain if score is not None else None
    worth, touched, alike = 0.0, 0, 0
    for own, uid, other in touched_segments(village, blueprint, rotation, at):
        touched |= 1 << uid
        if own == other:
            worth += scored if terrain is None or terrain == own else 0.1
            if reachable >> uid & 1:
                alike |= 1 << own
    return worth + _way_worth(state, alike, needs_road=definition.needs_road), touched


def _way_worth(state: State, alike: int, *, needs_road: bool) -> float:
    """What it is worth that these terrains (bits) meet their like on tiles within reach."""
    met = list(bits(alike))
    if any(state.village.land.connects[terrain] for terrain in met):
        return 3.0 if needs_road else 0.5
    if not needs_road or not roads_left(state, state.seat):
        return 0.0
    terrains = state.box.definitions.terrains
    return 1.0 if any(terrains[terrain].road is not None for terrain in met) else 0.0
