"""Small states for walking the whole action space: few tiles, cheap deliveries, little gold."""

from __future__ import annotations

from functools import cache
from random import Random

from hamlet.content import load_base, resolve
from hamlet.engine.actions.hire import HireDonkey
from hamlet.engine.actions.town_hall import SkipBlueprint, TakeBlueprint
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.bits import bits
from hamlet.engine.box import Box
from hamlet.engine.dice import Dice
from hamlet.engine.game import Game, play
from hamlet.engine.options import Options
from hamlet.engine.reading import read_definitions
from hamlet.engine.start import new_state
from hamlet.engine.state import CLOSED, OPEN, State, put
from hamlet.engine.village import Placed, Village
from tests.engine.properties.generated import strewn
from tests.engine.properties.playing import lively

# Deliveries of a few units instead of ten, one of them mixed with coins.
DELIVERIES = [
    {"id": "gold", "needs": {"gold": 3}, "points": 6},
    {"id": "mixed", "needs": {"milk/brick": 1, "wood": 1}, "points": 4},
    {"id": "coined", "needs": {"timber/flour": 2, "gold": 1}, "points": 4},
    {"id": "raw", "needs": {"wood/stone/wheat": 3}, "points": 6},
]


@cache
def small_box(layout: str = "first-game") -> Box:
    """The base game with small deliveries."""
    data = resolve(load_base(), "printed", {"start_layout": layout})
    church = [{"id": "small", "seats": [2], "slots": DELIVERIES}]
    return Box(read_definitions({**data, "church": church}), 2)


def start_state(gold: int, hand: str = "", *, full: bool = False) -> State:
    """The start village with blueprints in hand; `full` fills the producers, and the donkeys are done."""
    state = new_state(small_box(), gold)
    definitions = state.box.definitions
    state.gold = (gold, gold)
    held = tuple(sorted(definitions.tile_index(name) for name in hand.split()))
    state.blueprints = put(state.blueprints, state.seat, held)
    if full:
        state.moment = CLOSED
        for uid, codes in enumerate(state.stock):
            slots = definitions.tiles[state.village.tiles[uid].tile].slots
            state.stock = put(state.stock, uid, codes[:1] * slots)
    return state


def played_state(seed: int, tiles: int, gold: int = 3) -> State:
    """A game by chance at the first action of a turn after the village has grown to so many tiles."""
    state = new_state(small_box("shuffled"), seed)
    dice = Dice(seed)
    while not state.finished and (len(state.village.tiles) < tiles or state.pending or not _rested(state)):
        play(state, lively(Options(state), dice))
    state.gold = tuple(min(gold, each) for each in state.gold)
    state.blueprints = tuple(hand[:2] for hand in state.blueprints)
    return state


def market_day(seed: int, tiles: int, gold: int) -> State:
    """A grown village full of goods, the seat's own and the other's, with donkeys and villagers about."""
    chance = Random(seed)
    state = strewn(small_box("shuffled"), played_state(seed, tiles).village, chance)
    reachable = list(bits(state.village.by_road.reachable))
    refineries = [tile.refines is not None for tile in state.box.definitions.tiles]
    hand = sorted(chance.sample([number for number, yes in enumerate(refineries) if yes], 1))
    state.blueprints = (tuple(hand),) * 2
    state.gold = (gold, gold)
    state.villagers = (tuple(sorted(chance.choice(reachable) << 1 for _ in range(2))),) * 2
    # Goods only on the way of a few: enough to choose from, not so many that payments cannot be listed.
    held = [uid for uid, codes in enumerate(state.stock) if codes]
    held.sort(key=lambda uid: not refineries[state.village.tiles[uid].tile])
    for uid in held[5:]:
        state.stock = put(state.stock, uid, ())
    return state


def _rested(state: State) -> bool:
    return not any(piece & 1 for piece in (*state.villagers[state.seat], *state.donkeys[state.seat]))


def workshop(supply: int, gold: int) -> State:
    """The start village joined to refineries, one of them full; so many tokens, donkeys about, one tired."""
    state = start_state(gold)
    for name in ("sawmill", "lumbermill", "dairy_farm"):
        state.village = _joined(state, state.box.definitions.tile_index(name))
    made = state.box.refined_code(3, state.seat, high_quality=True)
    state.stock = (*state.stock, (made,), (), ())
    state.supply = ((0, 0, 0, *(supply,) * 4),) * 2
    state.donkeys = ((0, 3, 6, 10, 12, 14),) * 2
    state.villagers = ((0, 3, 12),) * 2
    state.moment = OPEN
    return state


def _joined(state: State, tile: int) -> Village:
    """The village with this tile at the first spot where a road joins it to the rest."""
    village = state.village
    distinct = state.box.definitions.tiles[tile].shape.distinct
    for rotation, spots in zip(distinct, village.by_road.placements(tile), strict=True):
        for at in village.positions(spots):
            grown = village.with_tile(Placed(tile, rotation, at))
            if grown.by_road.reachable >> len(village.tiles) & 1:
                return grown
    raise AssertionError


def asleep() -> State:
    """A turn in which every villager has acted."""
    state = start_state(5, "barn")
    state.villagers = ((1, 5),) * 2
    return state


def hall_state(gold: int, *, take: bool, place: bool, villagers: int = 1, donkeys: int = 1) -> State:
    """In the Town Hall with so many workers: after a blueprint or none, hiring or with a donkey to place."""
    state = start_state(gold)
    state.villagers = ((0,) * villagers,) * 2
    state.donkeys = ((0,) * donkeys,) * 2
    hall = next(action for action in Options(state).proposals() if isinstance(action, SkipBlueprint)).tile
    game = Game(state)
    game.apply(TakeBlueprint(hall, 0) if take else SkipBlueprint(hall))
    if place:
        game.apply(HireDonkey())
    return state


def laying_state(laid: int) -> State:
    """So many start tiles laid by hand."""
    state = new_state(small_box("by-hand"), 2)
    dice = Dice(laid)
    for _ in range(laid):
        Game(state).apply(lively(Options(state), dice))
    return state


def finished_state() -> State:
    """The start village after the end of the game."""
    state = start_state(3, "barn")
    state.ending = True
    play(state, EndTurn())
    play(state, EndTurn())
    assert state.finished
    return state
