"""What a position is worth to a seat: points, gold, workers, materials, reach, progress with the Church."""

from __future__ import annotations

from dataclasses import dataclass

from hamlet.engine.carriage import carriage_of
from hamlet.engine.definitions import Cost, Kind
from hamlet.engine.payments.payable import GoodsAtHand, PayableTiles
from hamlet.engine.reach import reach_of
from hamlet.engine.state import State
from hamlet.engine.village import Reach
from hamlet.engine.workers import tiles_with
from hamlet.players.greedy.landmarks import landmarks_worth
from hamlet.players.greedy.rooms import rooms_worth
from hamlet.players.greedy.weights import WEIGHTS as W

NOBODY = -1


def worth(state: State, view: View) -> float:
    """What a state is worth to whoever looked at the game before the step."""
    seat, remaining = view.seat, view.remaining
    return (
        state.points[seat]
        + state.gold[seat] * _gold_worth(state, remaining)
        + _workers(state, seat) * remaining
        + _holdings(state, seat, remaining)
        + landmarks_worth(state, seat, remaining)
        + rooms_worth(state, seat, remaining, view.slices)
        + carried_worth(state, view, tiles_with(state.donkeys[seat]))
    )


KEPT = 512
"""How many networks a player remembers."""


class Networks:
    """What the supply lines of one seat are worth, by its reach and the tiles with its donkeys."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._known: dict[tuple[Reach, int], float] = {}

    def worth(self, state: State, donkeys: int) -> float:
        """Tiles within reach, and workshops whose goods come to the Church, the Market and the refineries."""
        key = (reach_of(state, self._seat), donkeys)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            found = self._known[key] = _measure_network(state, self._seat, donkeys)
        return found


@dataclass(frozen=True, slots=True)
class View:
    """What the player sees before it tries anything: its seat, the sales, how much of the game lies ahead.

    Only these sale tiles are looked at when a step is tried: others would be a peek.
    """

    seat: int
    sales: tuple[int, ...]
    remaining: float
    networks: Networks
    slices: tuple[object, ...] = ()
    """What the expansions kept when the player looked: what a step reveals is not known yet."""

    @classmethod
    def of(cls, state: State, networks: Networks | None = None) -> View:
        """Look at a state as whoever decides in it; what is known of networks may be handed on."""
        known = networks or Networks(state.decider)
        return cls(state.decider, state.market, stage(state), known, state.slices)


def carried_worth(state: State, view: View, donkeys: int) -> float:
    """What depends on where the seat's donkeys (bits) stand: goods at hand, and supply lines."""
    goals = _goals(state, view.seat, view.sales, donkeys)
    return goals * (0.5 + 0.5 * view.remaining) + view.networks.worth(state, donkeys) * view.remaining


def stage(state: State) -> float:
    """How much of the game lies ahead: 1 at the start, 0 in the last round."""
    if state.ending:
        return 0.0
    return state.church.count(NOBODY) / len(state.church)


def _gold_worth(state: State, remaining: float) -> float:
    """A coin is worth more early, and less the longer a game drags on: then it should be spent, all of it."""
    patience = 0.65 * _falling(state.round, W.patience) + 0.35 * _falling(state.round, 2 * W.patience)
    return (W.gold * remaining + W.gold_late * (1 - remaining)) * patience


def _falling(number: int, since: int) -> float:
    """1 until that round, then falling to 0 while patience lasts."""
    return max(0.0, 1.0 - max(0, number - since) / W.patience)


def _workers(state: State, seat: int) -> float:
    """Villagers, donkeys, and gold saved towards the next villager: more hands first.

    One villager alone has little to be carried: to hire a donkey before the second villager loses games.
    """
    villagers, donkeys = len(state.villagers[seat]), len(state.donkeys[seat])
    hands = W.donkey_hands[min(villagers, len(W.donkey_hands) - 1)]
    found = W.villagers[min(villagers, len(W.villagers) - 1)]
    found += W.donkeys[min(donkeys, len(W.donkeys) - 1)] * hands
    rules = state.box.rules
    if villagers < min(rules.most_villagers, len(W.villagers) - 1):
        hired = max(villagers - rules.starting_villagers, 0)
        cost = rules.villager_costs[min(hired, len(rules.villager_costs) - 1)]
        saved = min(state.gold[seat], cost) / max(cost, 1)
        found += W.saving * saved * (W.villagers[villagers + 1] - W.villagers[villagers])
    return found


def _holdings(state: State, seat: int, remaining: float) -> float:
    """Blueprints in hand, milestones, deliveries, sales, own tokens that lie in the village."""
    definitions, box = state.box.definitions, state.box
    hand = sum(tile_promise(state, tile) for tile in state.blueprints[seat]) * W.blueprint * remaining
    kept = 0.0
    for number, keeper in enumerate(state.milestones):
        if keeper == seat:
            quality = definitions.milestones[number].high_quality is not None
            kept += (W.quality_milestone if quality else W.road_milestone) * max(remaining, 0.3)
    kept += state.deliveries_of(seat) * W.delivery_award + len(state.sold[seat]) * W.sale_award
    tokens = 0.0
    for pile in state.stock:
        for code in pile:
            if box.code_maker[code] == seat:
                tokens += W.own_quality_token if box.code_quality[code] else W.own_token
            elif box.code_maker[code] < 0:
                tokens += W.raw
    return hand + kept + tokens * (0.3 + 0.7 * remaining)


def tile_promise(state: State, tile: int) -> float:
    """What a blueprint will bring once it stands, roughly."""
    definition = state.box.definitions.tiles[tile]
    promise = float(definition.reward.gain.points)
    if definition.reward.milestone is not None and state.milestones[definition.reward.milestone] == NOBODY:
        promise += W.quality_milestone
    if definition.score is not None:
        promise += min(definition.score.points * 2.0, definition.score.most or 99)
    if definition.kind != Kind.LANDMARK:
        promise += 1.0
    return promise


def _goals(state: State, seat: int, sales: tuple[int, ...], donkeys: int) -> float:
    """How far the seat is with the deliveries and sales that it could make."""
    around = PayableTiles(state, seat, carriage_of(state, seat, donkeys))
    reach = reach_of(state, seat)
    total = 0.0
    for uid in reach.of_kind(Kind.CHURCH):
        goods = around.at(uid)
        slots = state.box.church_slots
        near = [
            progress(around, goods, slots[n].cost) * slots[n].points
            for n, who in enumerate(state.church)
            if who == NOBODY
        ]
        near.sort(reverse=True)
        total += W.delivery * sum(near[:1]) + W.second_delivery * sum(near[1:2])
        ready = [
            progress(around, goods, state.box.definitions.tiles[tile].cost)
            for tile in dict.fromkeys(state.blueprints[seat])
        ]
        total += W.blueprint_ready * sum(part * part * 4 for part in ready)
    for uid in reach.of_kind(Kind.MARKET):
        goods = around.at(uid, may_buy=False)
        definitions = state.box.definitions.sales
        near = [
            progress(around, goods, definitions[n].cost) * definitions[n].gain.points
            for n in sales
            if n in state.market
        ]
        total += W.sale * max(near, default=0.0)
    return total


def progress(around: PayableTiles, goods: GoodsAtHand, cost: Cost) -> float:
    """The share of a cost that is at hand, purchases counted as far as the gold goes."""
    held, market = goods[1], goods[2]
    gold = around.gold
    need, have = cost.gold, 0.0
    if need:
        have += min(gold, need)
        gold = max(0, gold - need)
    for count, there, price in around.shares(cost, held):
        need += count
        if there >= count:
            have += count
            continue
        if market:
            bought = min(count - there, gold // price) if price else count - there
            gold -= bought * price
            have += 0.7 * bought
        have += there
    return have / need if need else 1.0


def _measure_network(state: State, seat: int, donkeys: int) -> float:
    reach, carriage = reach_of(state, seat), carriage_of(state, seat, donkeys)
    workshops = 0
    refineries = reach.of_kind(Kind.REFINERY)
    for uid in (*reach.of_kind(Kind.PRODUCER), *refineries):
        workshops |= 1 << uid
    lines = 0.0
    for uid in (*reach.of_kind(Kind.CHURCH), *reach.of_kind(Kind.MARKET)):
        lines += (carriage.origins(uid) & workshops).bit_count()
    for uid in refineries:
        lines += 0.4 * (carriage.origins(uid) & workshops).bit_count()
    return reach.reachable.bit_count() * W.reach + lines * W.supply_line
