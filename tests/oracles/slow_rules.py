"""A slow judge of single actions, written from the rules and not from the engine, to test both against."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from hamlet.bench.oracle import SlowVillage
from hamlet.engine.actions.church import Beg, Deliver
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.family import NEAREST, Action
from hamlet.engine.actions.hire import FinishHiring, HireDonkey, HireVillager, PlaceDonkey
from hamlet.engine.actions.market import Sell
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.refine import Refine
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.actions.town_hall import SkipBlueprint, TakeBlueprint
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.decisions import HIRE, PLACE_DONKEY
from hamlet.engine.definitions import Cost, Kind, Need, Tile
from hamlet.engine.lattice.geometry import Side
from hamlet.engine.payments.payment import Payment
from hamlet.engine.state import CLOSED, State
from hamlet.engine.village import Contact, Placed
from tests.oracles.ground import seat_village
from tests.oracles.transport_oracle import SlowTill, reach_by_sides

Rule = Callable[[Any, Any], bool]


class SlowRules:
    """The rules for the seat that decides in one state."""

    def __init__(self, state: State) -> None:
        """Look at this state, which must not change meanwhile."""
        self.state = state
        self.rules = state.box.rules
        self.seat = state.decider
        self.gold = state.gold[self.seat]
        self._tills: dict[tuple[int, bool], SlowTill] = {}
        self._spots: dict[Placed, set[int]] = {}

    def allows(self, action: Action) -> bool:
        """Whether the rules allow this action now. Laying the start tiles is not judged here."""
        decision, rule = self.table[type(action)]
        if self.state.finished or self.state.decision != decision or not rule(self, action):
            return False
        if not hasattr(action, "walker"):
            return True
        standing = {piece >> 1 for piece in self.state.villagers[self.seat] if not piece & 1}
        walker_stands = bool(standing) if action.walker == NEAREST else action.walker in standing
        return walker_stands and getattr(action, "tile", 0) in self.workable

    @property
    def table(self) -> Mapping[type[Action], tuple[str, Rule]]:
        """For each kind of action the decision that it answers, and its rule."""
        return RULES

    @property
    def workable(self) -> set[int]:
        """The tiles on which a villager may act."""
        return self.reachable

    @cached_property
    def village(self) -> SlowVillage:
        """The village, the long way."""
        return seat_village(self.state, self.seat)

    @cached_property
    def reachable(self) -> set[int]:
        """The tiles a villager can get to."""
        return reach_by_sides(self.village)

    def tile(self, uid: int) -> Tile | None:
        """The building with this uid, if there is one."""
        tiles = self.state.village.tiles
        return self.state.box.definitions.tiles[tiles[uid].tile] if uid in range(len(tiles)) else None

    def is_kind(self, uid: int, kind: str) -> bool:
        """Whether a building of this kind stands there."""
        tile = self.tile(uid)
        return tile is not None and tile.kind == kind

    def settles(self, uid: int, cost: Cost, payment: Payment, *, may_buy: bool = True) -> bool:
        """Whether the payment settles the cost at this tile."""
        if self.tile(uid) is None:
            return False
        till = self._tills.get((uid, may_buy))
        if till is None:
            till = self._tills[uid, may_buy] = SlowTill(self.state, self.seat, uid, may_buy=may_buy)
        return till.settles(cost, payment)

    @cached_property
    def sites(self) -> dict[Side, Contact]:
        """The touching pairs that may take a marker."""
        return {contact.side: contact for contact in self.village.road_sites()}

    def touched(self, placed: Placed) -> set[int]:
        """The tiles that a tile laid here would touch; none if it may not lie here."""
        found = self._spots.get(placed)
        if found is None:
            found = set() if self.village.problem(placed) else self.village.touched(placed)
            self._spots[placed] = found
        return found

    def can_hire_villager(self) -> bool:
        """Whether the next villager is there and can be afforded."""
        owned = len(self.state.villagers[self.seat])
        costs, hired = self.rules.villager_costs, owned - self.rules.starting_villagers
        return owned < self.rules.most_villagers and self.gold >= costs[min(hired, len(costs) - 1)]

    def can_hire_donkey(self) -> bool:
        """Whether a donkey is left and can be afforded."""
        return (
            len(self.state.donkeys[self.seat]) < self.rules.most_donkeys
            and self.gold >= self.rules.donkey_cost
        )


def _produce(rules: SlowRules, action: Produce) -> bool:
    tile = rules.tile(action.tile)
    if tile is None or tile.kind != Kind.PRODUCER:
        return False
    empty = tile.slots - len(rules.state.stock[action.tile])
    made = set(action.fill) <= set(tile.produces)
    return 0 < empty == len(action.fill) and made and list(action.fill) == sorted(action.fill)


def _refine(rules: SlowRules, action: Refine) -> bool:
    tile = rules.tile(action.tile)
    if tile is None or tile.refines is None:
        return False
    raw, made = tile.refines
    empty = tile.slots - len(rules.state.stock[action.tile])
    most = min(empty, rules.state.supply[rules.seat][made])
    cost = Cost((Need((raw,), action.count),))
    return 0 < action.count <= most and rules.settles(action.tile, cost, action.payment)


def _take(rules: SlowRules, action: TakeBlueprint) -> bool:
    return (
        rules.is_kind(action.tile, Kind.TOWN_HALL)
        and len(rules.state.blueprints[rules.seat]) < rules.rules.blueprint_limit
        and action.position in range(len(rules.state.display))
        and rules.gold >= action.position
    )


def _skip(rules: SlowRules, action: SkipBlueprint) -> bool:
    hiring = rules.can_hire_villager() or rules.can_hire_donkey()
    return rules.is_kind(action.tile, Kind.TOWN_HALL) and hiring


def _sell(rules: SlowRules, action: Sell) -> bool:
    if (
        not rules.is_kind(action.tile, Kind.MARKET)
        or action.sale < 0
        or action.sale not in rules.state.market
    ):
        return False
    cost = rules.state.box.definitions.sales[action.sale].cost
    return rules.settles(action.tile, cost, action.payment, may_buy=False)


def _deliver(rules: SlowRules, action: Deliver) -> bool:
    slots = rules.state.box.church_slots
    return (
        rules.is_kind(action.tile, Kind.CHURCH)
        and action.slot in range(len(slots))
        and rules.state.church[action.slot] < 0
        and rules.settles(action.tile, slots[action.slot].cost, action.payment)
    )


def _beg(rules: SlowRules, action: Beg) -> bool:
    tiles = [rules.tile(uid) for uid in range(len(rules.state.stock))]
    full = all(
        len(codes) == tile.slots
        for tile, codes in zip(tiles, rules.state.stock, strict=True)
        if tile and tile.kind == Kind.PRODUCER and tile.is_start
    )
    return full and rules.is_kind(action.tile, Kind.CHURCH)


def _construct(rules: SlowRules, action: Construct) -> bool:
    if action.blueprint not in rules.state.blueprints[rules.seat]:
        return False
    tile = rules.state.box.definitions.tiles[action.blueprint]
    if action.rotation not in tile.shape.distinct:
        return False
    placed = Placed(action.blueprint, action.rotation, action.at)
    return action.tile in rules.touched(placed) and rules.settles(action.tile, tile.cost, action.payment)


def _road(rules: SlowRules, action: BuildRoad) -> bool:
    site = rules.sites.get(action.side)
    if site is None or action.tile not in (site.a, site.b):
        return False
    built = sum(road.seat == rules.seat for road in rules.state.village.roads)
    kind = rules.state.box.definitions.terrains[site.terrain_a].road
    paid = kind is not None and rules.settles(action.tile, kind.cost, action.payment)
    return built < rules.rules.roads and paid


def _donkey(rules: SlowRules, action: MoveDonkey) -> bool:
    rested = {piece >> 1 for piece in rules.state.donkeys[rules.seat] if not piece & 1}
    near = rules.village.links[action.source] if action.source in rested else set()
    return rules.state.moment != CLOSED and action.target in near


def _finish(rules: SlowRules, action: FinishHiring) -> bool:
    return not rules.state.pending[-1].must


RULES: dict[type[Action], tuple[str, Rule]] = {
    Produce: ("action", _produce),
    Refine: ("action", _refine),
    TakeBlueprint: ("action", _take),
    SkipBlueprint: ("action", _skip),
    Sell: ("action", _sell),
    Deliver: ("action", _deliver),
    Beg: ("action", _beg),
    Construct: ("action", _construct),
    BuildRoad: ("action", _road),
    MoveDonkey: ("action", _donkey),
    EndTurn: ("action", lambda rules, action: True),
    HireVillager: (HIRE, lambda rules, action: rules.can_hire_villager()),
    HireDonkey: (HIRE, lambda rules, action: rules.can_hire_donkey()),
    FinishHiring: (HIRE, _finish),
    PlaceDonkey: (PLACE_DONKEY, lambda rules, action: action.tile in rules.reachable),
}
