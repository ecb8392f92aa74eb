"""The display of blueprints and the Market's sale tiles: drawn when they are drawn."""

from __future__ import annotations

from hamlet.engine.events import DisplayFilled, PileOpened, SaleRevealed, Sink
from hamlet.engine.state import BAG, SALES, State, put

NO_SALE = -1


def draw_from(counts: tuple[int, ...], number: int) -> int:
    """Which kind the number-th thing of a multiset is."""
    for kind, count in enumerate(counts):
        if number < count:
            return kind
        number -= count
    message = "nothing left to draw"
    raise IndexError(message)


def refill(state: State, emit: Sink) -> None:
    """Draw blueprints until the display is full or the bag empty."""
    while len(state.display) < state.box.rules.display and (left := sum(state.bag)):
        tile = draw_from(state.bag, state.draw(BAG, left))
        state.bag = put(state.bag, tile, state.bag[tile] - 1)
        state.display = (*state.display, tile)
        state.coins = (*state.coins, 0)
        if emit:
            emit(DisplayFilled(tile))


def open_pile(state: State, pile: int, emit: Sink) -> None:
    """Put a waiting pile into the bag; a short display fills at once."""
    name = state.box.piles[pile]
    counts = list(state.bag)
    for index, tile in enumerate(state.box.definitions.tiles):
        counts[index] += dict(tile.copies).get(name, 0)
    state.bag = tuple(counts)
    state.opened = put(state.opened, pile, 1)
    if emit:
        emit(PileOpened(name))
    refill(state, emit)


def reveal_sale(state: State, slot: int, emit: Sink) -> None:
    """Turn up the next sale tile in a Market slot: lower tiers lie on top."""
    sale = _next_sale(state)
    state.market = put(state.market, slot, sale)
    if emit and sale != NO_SALE:
        emit(SaleRevealed(sale, slot))


def _next_sale(state: State) -> int:
    sales = state.box.definitions.sales
    for tier, left in enumerate(state.stack_left, start=1):
        if left:
            pool = tuple(count if sales[n].tier == tier else 0 for n, count in enumerate(state.stack))
            sale = draw_from(pool, state.draw(SALES, sum(pool)))
            state.stack = put(state.stack, sale, state.stack[sale] - 1)
            state.stack_left = put(state.stack_left, tier - 1, left - 1)
            return sale
    return NO_SALE
