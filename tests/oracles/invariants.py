"""What must hold of every state of every game: pieces are conserved, bounds are kept, nothing is lost.

`problems` looks at one state. What needs the past (gold, points, materials) is in `ledger`. An expansion has
its own list of checks: those of the base game that still hold, and its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from hamlet.engine.decisions import HIRE, LAY_START, PLACE_DONKEY
from hamlet.engine.definitions import Kind, Tile
from hamlet.engine.state import CLOSED, OPEN, UNOPENED, State
from hamlet.engine.workers import place_of
from tests.oracles.ground import ground_problems

NOBODY = -1
Check = Callable[[State], Iterator[str]]
Holds = Callable[[State, Tile, int], bool]


def problems(state: State, *, ground: bool = True, checks: Sequence[Check] = ()) -> list[str]:
    """Everything that is wrong with a state, as sentences; `ground=False` leaves the village unread."""
    found = [sentence for check in checks or CHECKS for sentence in check(state)]
    return found + (ground_problems(state.box.definitions, state.village) if ground else [])


def turn(state: State) -> Iterator[str]:
    seats = range(state.box.seats)
    if state.seat not in seats or state.first not in seats or state.round < 1:
        yield f"round {state.round}, seat {state.seat}, first {state.first}"
    if state.moment not in (UNOPENED, OPEN, CLOSED):
        yield f"donkey moment {state.moment}"
    if state.finished and (state.pending or not state.ending):
        yield "finished without an end, or with something undecided"


def ending(state: State) -> Iterator[str]:
    return ending_with(state, [state.flags_of(seat) for seat in range(state.box.seats)])


def ending_with(state: State, placed: Sequence[int]) -> Iterator[str]:
    """The game ends with the Church or with somebody's last flag; so many flags are placed by seat."""
    complete = NOBODY not in state.church
    flags, last = state.box.rules.flags, state.box.rules.last_flag_ends_game
    flagged = last and flags is not None and any(count >= flags for count in placed)
    if state.ending != (complete or flagged):
        yield f"ending is {state.ending}, Church complete {complete}, last flag {flagged}"


def pending(state: State) -> Iterator[str]:
    kinds = [decision.kind for decision in state.pending]
    if kinds not in ([], [LAY_START], [HIRE], [HIRE, PLACE_DONKEY]):
        yield f"pending decisions {kinds}"
    for decision in state.pending:
        if decision.kind != LAY_START and decision.seat != state.seat:
            yield f"{decision.kind} waits for seat {decision.seat} in the turn of seat {state.seat}"


def _seats(state: State) -> Iterator[str]:
    rules = state.box.rules
    for seat in range(state.box.seats):
        hand = state.blueprints[seat]
        if state.gold[seat] < 0 or state.points[seat] < 0:
            yield f"seat {seat} has {state.gold[seat]} gold and {state.points[seat]} points"
        if len(hand) > rules.blueprint_limit or list(hand) != sorted(hand):
            yield f"seat {seat} holds blueprints {hand}"
        if state.roads_of(seat) > rules.roads:
            yield f"seat {seat} has {state.roads_of(seat)} roads"
    if any(road.seat not in range(state.box.seats) for road in state.village.roads):
        yield "a road of nobody"
    if any(placed.owner not in range(-1, state.box.seats) for placed in state.village.tiles):
        yield "a flag of nobody"


def _workers(state: State) -> Iterator[str]:
    rules = state.box.rules
    waiting = [decision.seat for decision in state.pending if decision.kind == PLACE_DONKEY]
    for seat in range(state.box.seats):
        for what, pieces, least, most in (
            ("villagers", state.villagers[seat], rules.starting_villagers, rules.most_villagers),
            ("donkeys", state.donkeys[seat], rules.starting_donkeys, rules.most_donkeys),
        ):
            count = len(pieces) + (waiting.count(seat) if what == "donkeys" else 0)
            if not least <= count <= max(least, most) or list(pieces) != sorted(pieces):
                yield f"seat {seat} has {what} {pieces}"
        tired = any(piece & 1 for piece in state.donkeys[seat])
        if tired and seat == state.seat and state.moment == UNOPENED and not state.finished:
            yield f"a donkey of seat {seat} is tired before any has moved"


def places(state: State) -> Iterator[str]:
    reach = state.village.by_road
    for what, sets in (("villagers", state.villagers), ("donkeys", state.donkeys)):
        for seat, pieces in enumerate(sets):
            if any(piece < 0 or not reach.is_reachable(place_of(piece)) for piece in pieces):
                yield f"seat {seat} has {what} out of reach: {pieces}"


def _slots(state: State) -> Iterator[str]:
    if len(state.stock) != len(state.village.tiles):
        yield "not one stock for each tile"
    for uid, (placed, codes) in enumerate(zip(state.village.tiles, state.stock, strict=False)):
        tile = state.box.definitions.tiles[placed.tile]
        if len(codes) > tile.slots or list(codes) != sorted(codes):
            yield f"tile {uid} ({tile.id}) holds {codes} in {tile.slots} slots"
        if not all(_may_hold(state, tile, code) for code in codes):
            yield f"tile {uid} ({tile.id}) holds what it cannot hold: {codes}"


def _may_hold(state: State, tile: Tile, code: int) -> bool:
    holds = MAY_HOLD.get(tile.kind)
    return holds is not None and holds(state, tile, code)


def _produced(state: State, tile: Tile, code: int) -> bool:
    return state.box.code_maker[code] == NOBODY and state.box.code_material[code] in tile.produces


def _refined(state: State, tile: Tile, code: int) -> bool:
    fresh = not state.box.is_settled(code)
    return (
        tile.refines is not None
        and state.box.code_material[code] == tile.refines[1]
        and fresh
        and (is_honest(state, code))
    )


def is_honest(state: State, code: int) -> bool:
    """Whether a refined unit has a maker, and one that could make it so."""
    box = state.box
    maker, kept = box.code_maker[code], box.quality_milestone[box.code_material[code]]
    # Milestones are never lost, so whoever made high quality keeps the milestone for it still.
    honest = not box.code_quality[code] or (kept >= 0 and state.milestones[kept] == maker)
    return maker in range(box.seats) and honest


MAY_HOLD: dict[str, Holds] = {Kind.PRODUCER: _produced, Kind.REFINERY: _refined}


def _tokens(state: State) -> Iterator[str]:
    box = state.box
    laid = Counter((box.code_maker[code], box.code_material[code]) for codes in state.stock for code in codes)
    for seat, supply in enumerate(state.supply):
        for number, material in enumerate(box.definitions.materials):
            whole = box.rules.refined_tokens if material.refined else 0
            if supply[number] < 0 or supply[number] + laid[seat, number] != whole:
                yield f"seat {seat}: {supply[number]} {material.id} left, {laid[seat, number]} in the village"


def _copies(state: State) -> Iterator[str]:
    """Every tile of the box is in the bag, on display, in a hand, in the village or in an unopened pile."""
    definitions = state.box.definitions
    opened = {"bag", *(pile for pile, flag in zip(state.box.piles, state.opened, strict=True) if flag)}
    seen = Counter(placed.tile for placed in state.village.tiles)
    seen.update(state.display)
    for hand in state.blueprints:
        seen.update(hand)
    laying = state.decision == LAY_START
    for number, tile in enumerate(definitions.tiles):
        out = sum(count for pile, count in tile.copies if pile == "start" or pile in opened)
        there = seen[number] + state.bag[number]
        if state.bag[number] < 0 or (there > out if laying and tile.is_start else there != out):
            yield f"{tile.id}: {there} in play or bag, {out} expected"
    built = {definitions.tiles[placed.tile].refines for placed in state.village.tiles}
    made = {definitions.materials[refines[1]].id for refines in built if refines}
    if opened - {"bag"} != made & set(state.box.piles):
        yield f"piles {sorted(opened)} are open, refineries stand for {sorted(made)}"


def _display(state: State) -> Iterator[str]:
    full = state.box.rules.display
    if len(state.coins) != len(state.display) or any(coin < 0 for coin in state.coins):
        yield f"coins {state.coins} on display {state.display}"
    if len(state.display) > full or (len(state.display) < full and any(state.bag)):
        yield f"{len(state.display)} blueprints on display, {sum(state.bag)} in the bag"


def _sales(state: State) -> Iterator[str]:
    sales = state.box.definitions.sales
    shown = Counter(sale for sale in state.market if sale != NOBODY)
    shown.update(sale for sold in state.sold for sale in sold)
    for number, sale in enumerate(sales):
        if shown[number] + state.stack[number] != 1:
            yield f"sale {sale.id} is there {shown[number] + state.stack[number]} times"
    removed = state.box.rules.sales_removed[state.box.seats]
    for tier, left in enumerate(state.stack_left, start=1):
        played = sum(sale.tier == tier for sale in sales) - removed[tier - 1]
        out = sum(count for number, count in shown.items() if sales[number].tier == tier)
        if left < 0 or out + left != played:
            yield f"tier {tier}: {out} shown, {left} left, {played} in the game"
        if left and any(sales[number].tier > tier for number in shown):
            yield f"a sale above tier {tier} was shown too early"
    if NOBODY in state.market and any(state.stack_left):
        yield "a Market slot is empty while sale tiles are left"


def milestones(state: State) -> Iterator[str]:
    definitions, roads = state.box.definitions, state.village.roads
    rewards = {definitions.tiles[placed.tile].reward.milestone for placed in state.village.tiles}
    for number, (milestone, keeper) in enumerate(zip(definitions.milestones, state.milestones, strict=True)):
        if milestone.first_road:
            right = keeper == (roads[0].seat if roads else NOBODY)
        else:
            right = (keeper in range(state.box.seats)) == (number in rewards)
        if not right:
            yield f"milestone {milestone.id} is kept by {keeper}"


CHECKS: tuple[Check, ...] = (
    turn,
    ending,
    pending,
    _seats,
    _workers,
    places,
    _slots,
    _tokens,
    _copies,
    _display,
    _sales,
    milestones,
)
