"""Setting a game up: village, workers, gold, bag, display, sales, and the first seat (002, Setup)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hamlet.engine.asking import ask
from hamlet.engine.decisions import LAY_START, Decision
from hamlet.engine.definitions import Kind, Layout, LayoutTile
from hamlet.engine.display import NO_SALE, refill, reveal_sale
from hamlet.engine.ending import begin_turn
from hamlet.engine.events import Sink, TilePlaced
from hamlet.engine.lattice.geometry import Vertex
from hamlet.engine.layouts import CHURCH_AT, church_tile, sound_layouts
from hamlet.engine.moments import SET_UP, MomentStep, go_on, walk
from hamlet.engine.state import SETUP, STREAMS, UNOPENED, State
from hamlet.engine.village import Placed, Village

if TYPE_CHECKING:
    from hamlet.engine.box import Box

NOBODY = -1
BY_HAND, SHUFFLED = "by-hand", "shuffled"
FREE_LAYOUTS: Final = frozenset((BY_HAND, SHUFFLED))
"""Starts that need a way to lay the start tiles."""


def new_state(box: Box, seed: int, emit: Sink = None) -> State:
    """A game set up: ready for the first turn, or for the start tiles to be laid by hand."""
    state = State()
    state.box, state.seed, state.random = box, seed, (0,) * len(STREAMS)
    state.round, state.seat, state.moment = 1, 0, UNOPENED
    state.pending, state.ending, state.finished = (), False, False
    state.slices = tuple(each.begin(box) for each in box.ruleset.expansions)
    _set_seats(state)
    state.first = state.draw(SETUP, box.seats)
    for first_seat in box.ruleset.hooks("first_seat"):
        state.first = first_seat(state)
    state.seat = state.first
    state.gold = _starting_gold(state)
    _set_bag(state)
    _lay_village(state, emit)
    refill(state, emit)
    _set_sales(state, emit)
    if not state.pending:
        finish_set_up(state, emit)
        go_on(state, emit)
    return state


def finish_set_up(state: State, emit: Sink) -> None:
    """The village stands, laid by hand or not: what else is set up, then the first turn."""
    walk(state, Decision(SET_UP, state.first), emit)


def _first_turn(state: State, moment: Decision, emit: Sink) -> None:
    begin_turn(state, emit)


FIRST_TURN: Final = MomentStep("first_turn", _first_turn)


def _set_seats(state: State) -> None:
    box, rules, seats = state.box, state.box.rules, state.box.seats
    refined = tuple(rules.refined_tokens if each.refined else 0 for each in box.definitions.materials)
    state.points = (0,) * seats
    state.villagers = ((0,) * rules.starting_villagers,) * seats
    state.donkeys = ((0,) * rules.starting_donkeys,) * seats
    state.blueprints = ((),) * seats
    state.supply = (refined,) * seats
    state.sold = ((),) * seats
    state.milestones = (NOBODY,) * len(box.definitions.milestones)
    state.church = (NOBODY,) * len(box.church_slots)


def _starting_gold(state: State) -> tuple[int, ...]:
    rules, seats = state.box.rules, state.box.seats
    extra = rules.extra_gold[seats]
    return tuple(rules.starting_gold + extra[(seat - state.first) % seats] for seat in range(seats))


def _set_bag(state: State) -> None:
    definitions = state.box.definitions
    state.bag = tuple(dict(tile.copies).get("bag", 0) for tile in definitions.tiles)
    state.opened = (0,) * len(state.box.piles)
    state.display, state.coins = (), ()


def _lay_village(state: State, emit: Sink) -> None:
    definitions = state.box.definitions
    state.village = Village.of(state.box.land, [Placed(church_tile(definitions), 0, CHURCH_AT)])
    state.stock = ((),)
    if state.box.rules.start_layout == BY_HAND:
        ask(state, Decision(LAY_START, state.first, must=True))
        return
    for spot in _layout(state).tiles:
        if state.box.kind_of[spot.tile] != Kind.CHURCH:
            lay_start_tile(state, spot.tile, spot.rotation, spot.at, emit)


def _layout(state: State) -> Layout:
    definitions = state.box.definitions
    if state.box.rules.start_layout == SHUFFLED:
        layouts = sound_layouts(state.box)
        spots = sorted(layouts[state.draw(SETUP, len(layouts))])
        return Layout(SHUFFLED, tuple(LayoutTile(*spot) for spot in spots))
    return next(each for each in definitions.layouts if each.id == state.box.rules.start_layout)


def lay_start_tile(state: State, tile: int, rotation: int, at: Vertex, emit: Sink) -> None:
    """Lay one start tile with the materials it begins with."""
    uid = len(state.village.tiles)
    state.village = state.village.with_tile(Placed(tile, rotation, at))
    definition = state.box.definitions.tiles[tile]
    codes: tuple[int, ...] = ()
    if definition.kind == Kind.PRODUCER:
        count = min(state.box.rules.starting_materials, definition.slots)
        codes = (state.box.raw_code(definition.produces[0]),) * count
    state.stock = (*state.stock, codes)
    if emit:
        emit(TilePlaced(NOBODY, uid, tile, rotation, at))


def _set_sales(state: State, emit: Sink) -> None:
    sales = state.box.definitions.sales
    removed = state.box.rules.sales_removed[state.box.seats]
    tiers = range(1, max((sale.tier for sale in sales), default=0) + 1)
    state.stack = (1,) * len(sales)
    state.stack_left = tuple(
        max(0, sum(sale.tier == tier for sale in sales) - (removed[tier - 1] if tier <= len(removed) else 0))
        for tier in tiers
    )
    state.market = (NO_SALE,) * state.box.rules.sale_slots
    for slot in range(state.box.rules.sale_slots):
        reveal_sale(state, slot, emit)
