"""The slow judge of single actions by the lake: the base game's rules with boats, and the lake's own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from hamlet.bench.oracle import SlowVillage
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.town_hall import TakeBlueprint
from hamlet.engine.definitions import Cost, Kind
from hamlet.engine.lake.base import parts_of
from hamlet.engine.lake.boats import PlaceBoat
from hamlet.engine.lake.eating import UseFish
from hamlet.engine.lake.favour import BuildForNothing
from hamlet.engine.lake.fish_tiles import PutBack
from hamlet.engine.lake.fishing import GoFishing
from hamlet.engine.lake.standing_up import StandUp
from hamlet.engine.lake.storeroom import Store
from hamlet.engine.payments.payment import Payment
from hamlet.engine.state import State
from hamlet.engine.village import Placed
from tests.oracles.boat_till import BoatTill, LakeView
from tests.oracles.ground import as_set
from tests.oracles.lake_invariants import flags_and_boats
from tests.oracles.slow_rules import RULES, Rule, SlowRules


class LakeRules(SlowRules):
    """The rules for the seat that decides by the lake."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.view = LakeView(state, self.seat)
        self.waters = self.view.waters
        self._boat_tills: dict[tuple[int, bool], BoatTill] = {}

    @property
    def table(self) -> Mapping[type[Action], tuple[str, Rule]]:
        """The base game's rules and the lake's."""
        return LAKE_RULES

    @cached_property
    def village(self) -> SlowVillage:
        """The village as the seat may walk in it, with water that nobody builds on."""
        view, definitions = self.view, self.state.box.definitions
        joins = [view.around(body) for body in (*view.free, *view.for_wheat)]
        village = self.state.village
        shapes = [tile.shape for tile in definitions.tiles]
        return SlowVillage(shapes, definitions.terrains, village.tiles, village.roads, joins, view.slow.water)

    @cached_property
    def reachable(self) -> set[int]:
        """The tiles a villager can get to, over own boats too."""
        return self.view.reachable

    @property
    def workable(self) -> set[int]:
        """Without those that somebody has closed."""
        return self.reachable - {tile for tile, _ in self.waters.closed}

    def till(self, uid: int, *, may_buy: bool = True) -> BoatTill:
        """Paying at this tile."""
        key = uid, may_buy
        if key not in self._boat_tills:
            self._boat_tills[key] = BoatTill(self.state, self.seat, uid, may_buy=may_buy)
        return self._boat_tills[key]

    def settles(self, uid: int, cost: Cost, payment: Payment, *, may_buy: bool = True) -> bool:
        """Whether the payment settles the cost at this tile."""
        return self.tile(uid) is not None and self.till(uid, may_buy=may_buy).settles(cost, payment)


def _take(rules: LakeRules, action: TakeBlueprint) -> bool:
    """For nothing while the Infrastructure lasts (L17)."""
    return (
        rules.is_kind(action.tile, Kind.TOWN_HALL)
        and len(rules.state.blueprints[rules.seat]) < rules.rules.blueprint_limit
        and action.position in range(len(rules.state.display))
        and (rules.gold >= action.position or rules.view.acts("free_blueprints"))
    )


def _fish(rules: LakeRules, action: GoFishing) -> bool:
    """Tokens on the triangles beside the tile, or a Beach of one's own; and a fish in the bag (L7, L22)."""
    tile = rules.tile(action.tile)
    if tile is None or not any(rules.waters.bag):
        return False
    own = rules.state.village.tiles[action.tile].owner == rules.seat and tile.fishing > 0
    tokens = {
        sorted(lake.triangles)[place]
        for lake, there in zip(rules.view.slow.lakes, rules.waters.fish, strict=True)
        for place in as_set(there)
    }
    beside = set().union(*(lake.banks_of(action.tile) for lake in rules.view.slow.lakes))
    return own or bool(tokens & beside)


def _store(rules: LakeRules, action: Store) -> bool:
    """One or two units into own empty slots, each boat paid in wheat and needed (L9, L21)."""
    tile, stock = rules.tile(action.tile), rules.state.stock
    if tile is None or tile.kind != "storeroom" or action.tile in rules.view.locked:
        return False
    till, piles = rules.till(action.tile, may_buy=False), [unit[:2] for unit in action.goods]
    boats, counts = action.payment.boats, [unit[2] for unit in action.goods]
    if boats not in till.ways or piles != sorted(set(piles)) or min(counts, default=0) < 1:
        return False
    given = {(uid, code): count for uid, code, count in action.payment.units}
    there = till.ways[boats] - rules.view.locked - {action.tile}
    if not all(
        uid in there and stock[uid].count(code) >= count + given.get((uid, code), 0)
        for uid, code, count in action.goods
    ):
        return False
    needed = all(
        any(uid not in till.ways[fewer] for uid, *_ in action.goods)
        or till.stranded(action.payment, fewer).total() > till.toll(boats) - till.toll(fewer)
        for fewer in till.ways
        if set(fewer) < set(boats)
    )
    wheat = [(uid, code, count) for uid, code, count in action.payment.units]
    only_wheat = all(rules.state.box.code_material[code] == till.wheat for _, code, _ in wheat)
    paid = sum(count for *_, count in wheat) == till.toll(boats) and only_wheat
    tidy = [unit[:2] for unit in wheat] == sorted({unit[:2] for unit in wheat}) and all(
        u[2] > 0 for u in wheat
    )
    comes = all(
        uid in till.ways[boats] - rules.view.locked and stock[uid].count(code) >= count
        for uid, code, count in wheat
    )
    room = min(2, tile.slots - len(stock[action.tile]))
    return sum(counts) <= room and needed and paid and tidy and comes and not action.payment.bought


def _use(rules: LakeRules, action: UseFish) -> bool:
    """A fish of a kind not used yet, by a card of the season that brings or does something (L8, L15)."""
    cards, waters, state = parts_of(rules.state.box).cards, rules.waters, rules.state
    if action.card not in range(len(cards)):
        return False
    card = cards[action.card]
    if card.season not in (None, waters.season) or card.fish in waters.eaten:
        return False
    if card.fish not in waters.hands[rules.seat]:
        return False
    pieces = state.villagers[rules.seat]
    hand = {Placed(blueprint, 0, (0, 0)).tile for blueprint in state.blueprints[rules.seat]}
    able = {
        "stand_up": any(piece >= 0 and piece & 1 for piece in pieces),
        "no_donkeys": any(not piece & 1 for piece in pieces),
        "free_building": any(
            rules.village.placements(tile, rotation)
            for tile in hand
            for rotation in state.box.definitions.tiles[tile].shape.distinct
        ),
        "frozen_lakes": bool(rules.view.slow.lakes),
    }
    return bool(card.gain.gold) or any(able[effect] for effect in card.does)


def _boat(rules: LakeRules, action: PlaceBoat) -> bool:
    """Declined always; placed with a flag that is left, on a lake that is large enough (L3, L12)."""
    lake = rules.state.pending[-1].fact("lakes")[0]
    flags = rules.rules.flags
    least = rules.rules.option("boat_min_lake", 2)
    left = flags is None or flags_and_boats(rules.state)[rules.seat] < flags
    return not action.boat or (left and len(rules.view.slow.lakes[lake].triangles) >= least)


def _favour(rules: LakeRules, action: BuildForNothing) -> bool:
    """A blueprint in hand beside anything within reach, closed or not (L14, L26)."""
    if action.blueprint not in rules.state.blueprints[rules.seat]:
        return False
    shape = rules.state.box.definitions.tiles[action.blueprint].shape
    placed = Placed(action.blueprint, action.rotation, action.at)
    return action.rotation in shape.distinct and rules.village.problem(placed) is None


def _stand(rules: LakeRules, action: StandUp) -> bool:
    return action.tile >= 0 and (action.tile << 1 | 1) in rules.state.villagers[rules.seat]


def _put_back(rules: LakeRules, action: PutBack) -> bool:
    hand = list(rules.waters.hands[rules.seat])
    enough = all(hand.count(kind) >= action.fish.count(kind) for kind in action.fish)
    return enough and list(action.fish) == sorted(action.fish) and len(hand) - len(action.fish) == 3


LAKE_RULES: dict[type[Action], tuple[str, Rule]] = {
    **RULES,
    TakeBlueprint: ("action", _take),
    GoFishing: ("action", _fish),
    Store: ("action", _store),
    UseFish: ("action", _use),
    PlaceBoat: ("boat", _boat),
    BuildForNothing: ("favour", _favour),
    StandUp: ("stand_up", _stand),
    PutBack: ("put_back", _put_back),
}
