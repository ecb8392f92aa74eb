"""A simple player for the golden playthrough: the same choices on every machine, and a bit of everything.

It belongs to the tool and not to players/, so that better players do not change the golden game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from hamlet.engine.actions.church import Deliver
from hamlet.engine.actions.construct import Construct, ConstructFamily
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.hire import FinishHiring, HireDonkey, HireVillager, PlaceDonkey
from hamlet.engine.actions.refine import Refine
from hamlet.engine.actions.registry import BY_NAME
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.actions.town_hall import TakeBlueprint
from hamlet.engine.decisions import HIRE, LAY_START, PLACE_DONKEY
from hamlet.engine.definitions import Kind
from hamlet.engine.game import play
from hamlet.engine.options import Options
from hamlet.engine.payments.payment import Payment
from hamlet.engine.places import tiles_of
from hamlet.engine.scoring.final import final_scores
from hamlet.engine.state import State
from hamlet.engine.workers import tiles_with

ORDER: Final = (
    "deliver",
    "sell",
    "construct",
    "refine",
    "skip_blueprint",
    "take_blueprint",
    "road",
    "produce",
    "beg",
    "end_turn",
)
VILLAGERS_WANTED: Final = 3
DONKEYS_WANTED: Final = 5
PLENTY: Final = 14


def choose(state: State) -> Action:
    """What this player does now."""
    return _DECIDE[state.decision](state)


def _turn(state: State) -> Action:
    move = _donkey_move(state)
    if move:
        return move
    offered: dict[str, list[Action]] = {}
    for action in Options(state).proposals():
        offered.setdefault(state.box.ruleset.family_of(action).name, []).append(action)
    for name in ORDER:
        liked = [action for action in offered.get(name, ()) if _LIKES.get(name, _always)(state, action)]
        if liked:
            return _BEST.get(name, _first)(state, liked)
    message = "a turn can always be ended"
    raise AssertionError(message)


# what it likes


def _always(state: State, action: Action) -> bool:
    return True


def _affordable(state: State, action: Deliver | Construct) -> bool:
    """One unit may be bought, or more where gold is plenty."""
    return sum(count for _, count in action.payment.bought) <= 1 or state.gold[state.seat] >= PLENTY


def _unbought(state: State, action: Refine | BuildRoad) -> bool:
    return not action.payment.bought


def _wants_blueprint(state: State, action: TakeBlueprint) -> bool:
    return len(state.blueprints[state.seat]) < 2 and action.position <= 2


def _wants_to_hire(state: State, action: Action) -> bool:
    """Only with gold for a villager, or for donkeys while they are few."""
    seat = state.seat
    villagers, donkeys, gold = len(state.villagers[seat]), len(state.donkeys[seat]), state.gold[seat]
    return (villagers < VILLAGERS_WANTED and gold >= 9) or (donkeys < DONKEYS_WANTED and gold >= 6)


_LIKES: Final[dict[str, Callable[[State, Any], bool]]] = {
    "deliver": _affordable,
    "construct": _affordable,
    "refine": _unbought,
    "road": _unbought,
    "take_blueprint": _wants_blueprint,
    "skip_blueprint": _wants_to_hire,
}


# what it likes best


def _first(state: State, actions: Sequence[Action]) -> Action:
    return actions[0]


def _worth(state: State, action: Action) -> tuple[int, int, int]:
    """How things stand after an action: the score, the tiles in reach, the ways between them."""
    after = state.copy()
    play(after, action)
    village = after.village
    score = final_scores(after)[state.seat]["total"]
    return (
        score + 2 * village.by_road.reachable.bit_count(),
        sum(map(int.bit_count, village.by_road.links)),
        -action_size(action),
    )


def action_size(action: Action) -> int:
    """How many units an action uses."""
    payment = getattr(action, "payment", Payment())
    return sum(unit[-1] for unit in (*payment.units, *payment.bought))


def _best(state: State, actions: Sequence[Action]) -> Action:
    return max(actions, key=lambda action: _worth(state, action))


def _best_place(state: State, actions: Sequence[Construct]) -> Action:
    """The first blueprint that can be built, in its best place beside the tile proposed."""
    family = ConstructFamily()
    choices = [
        Construct(action.blueprint, action.tile, rotation, at, action.payment)
        for action in actions
        if action.blueprint == actions[0].blueprint
        for rotation, at in family.places(state, (action.blueprint, action.tile))
    ]
    return _best(state, choices)


def _most_refined(state: State, actions: Sequence[Refine]) -> Action:
    return max(actions, key=lambda action: (action.count, -action.tile))


def _best_blueprint(state: State, actions: Sequence[TakeBlueprint]) -> Action:
    """The richest reward, a coin laid counting as much as a point."""

    def worth(action: TakeBlueprint) -> int:
        tile = state.box.definitions.tiles[state.display[action.position]]
        return tile.reward.gain.points + state.coins[action.position] - action.position

    return max(actions, key=worth)


_BEST: Final[dict[str, Callable[[State, Any], Action]]] = {
    "construct": _best_place,
    "refine": _most_refined,
    "road": _best,
    "sell": _best,
    "deliver": _best,
    "take_blueprint": _best_blueprint,
}


# donkeys and hiring


def _supply(state: State, donkeys: int) -> int:
    """How much can be brought to the Church, the Market and the refineries with donkeys on these tiles."""
    found = 0
    for kind, weight in ((Kind.CHURCH, 3), (Kind.MARKET, 2), (Kind.REFINERY, 1)):
        for uid in tiles_of(state, kind):
            near = state.village.by_road.origins(donkeys, uid)
            found += weight * sum(len(pile) for tile, pile in enumerate(state.stock) if near >> tile & 1)
            found += near.bit_count()
    return found


def _donkey_move(state: State) -> MoveDonkey | None:
    """The step that brings most within reach, if any does."""
    here = tiles_with(state.donkeys[state.seat])
    standing = [piece >> 1 for piece in state.donkeys[state.seat]]
    best, found = _supply(state, here), None
    for source, target in Options(state).targets(BY_NAME["donkey"]):
        left = here if standing.count(source) > 1 else here & ~(1 << source)
        supply = _supply(state, left | 1 << target)
        if supply > best:
            best, found = supply, MoveDonkey(source, target)
    return found


def _hire(state: State) -> Action:
    """Villagers first, then donkeys, with a coin or two kept back."""
    seat = state.seat
    offered = list(Options(state).proposals())
    gold, must = state.gold[seat], state.pending[-1].must
    if HireVillager() in offered and (must or len(state.villagers[seat]) < VILLAGERS_WANTED):
        return HireVillager()
    if HireDonkey() in offered and (must or (len(state.donkeys[seat]) < DONKEYS_WANTED and gold >= 5)):
        return HireDonkey()
    return FinishHiring()


def _place_donkey(state: State) -> Action:
    here = tiles_with(state.donkeys[state.seat])
    tiles = [uid for (uid,) in Options(state).targets(BY_NAME["place_donkey"])]
    return PlaceDonkey(max(tiles, key=lambda uid: (_supply(state, here | 1 << uid), -uid)))


def _lay(state: State) -> Action:
    return next(Options(state).proposals())


_DECIDE: Final[dict[str, Callable[[State], Action]]] = {
    "action": _turn,
    HIRE: _hire,
    PLACE_DONKEY: _place_donkey,
    LAY_START: _lay,
}
