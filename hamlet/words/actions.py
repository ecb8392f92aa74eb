"""What an action would do, short: for buttons, hints and replays. Ask before it is carried out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from hamlet.engine.actions.church import Beg, Deliver
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.hire import PlaceDonkey, villager_cost
from hamlet.engine.actions.layout import LayStart
from hamlet.engine.actions.market import Sell
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.refine import Refine, makes_high_quality
from hamlet.engine.actions.registry import family_of
from hamlet.engine.actions.road import BuildRoad, road_cost
from hamlet.engine.actions.town_hall import SkipBlueprint, TakeBlueprint
from hamlet.engine.definitions import Gain
from hamlet.engine.payments.payment import Payment
from hamlet.engine.state import State
from hamlet.engine.village import Contact
from hamlet.words.english import ENGLISH
from hamlet.words.language import Language
from hamlet.words.line import Line
from hamlet.words.rich import safe
from hamlet.words.speech import Speech


def describe(state: State, action: Action, names: Sequence[str] = (), language: Language = ENGLISH) -> Line:
    """What the action would do in this state."""
    speech = Speech(state, names, language)
    rich = TELLERS[family_of(action).name](speech, action)
    tiles = [getattr(action, field) for field in ("source", "tile", "target") if hasattr(action, field)]
    return speech.line(rich, state.decider, tiles)


def _produce(speech: Speech, action: Produce) -> str:
    gain = speech.gain(speech.definition(action.tile).work)
    code = "produce.paid" if gain else "produce"
    return speech.say(
        "actions", code, tile=speech.tile(action.tile), goods=speech.goods(action.fill), gain=gain
    )


def _refine(speech: Speech, action: Refine) -> str:
    raw, made = speech.definition(action.tile).refines or (0, 0)
    high = makes_high_quality(speech.state, speech.state.seat, made)
    text = speech.say(
        "actions",
        "refine.high_quality" if high else "refine",
        tile=speech.tile(action.tile),
        raw=speech.goods([raw] * action.count),
        goods=speech.goods([made] * action.count),
    )
    return text + _buying(speech, action.payment)


def _take(speech: Speech, action: TakeBlueprint) -> str:
    state, place = speech.state, action.position
    shown = 0 <= place < len(state.display)
    blueprint = speech.blueprint(state.display[place] if shown else -1)
    text = speech.say("actions", "take_blueprint", tile=speech.tile(action.tile), blueprint=blueprint)
    if place > 0:
        text += speech.part("actions", "laid", gold=speech.gold(place))
    if shown and state.coins[place]:
        text += speech.part("actions", "found", gold=speech.gold(state.coins[place]))
    return text


def _skip(speech: Speech, action: SkipBlueprint) -> str:
    return speech.say("actions", "skip_blueprint", tile=speech.tile(action.tile))


def _hire_villager(speech: Speech, action: Action) -> str:
    cost = villager_cost(speech.state)
    if cost is None:
        return speech.say("actions", "hire_villager.all")
    return speech.say("actions", "hire_villager", gold=speech.gold(cost))


def _hire_donkey(speech: Speech, action: Action) -> str:
    return speech.say("actions", "hire_donkey", gold=speech.gold(speech.box.rules.donkey_cost))


def _place(speech: Speech, action: PlaceDonkey) -> str:
    return speech.say("actions", "place_donkey", tile=speech.tile(action.tile))


def _sell(speech: Speech, action: Sell) -> str:
    sale = speech.definitions.sales[action.sale]
    return speech.say("actions", "sell", goods=speech.cost(sale.cost), gain=speech.gain(sale.gain))


def _deliver(speech: Speech, action: Deliver) -> str:
    slot = speech.box.church_slots[action.slot]
    goods = speech.paid(action.payment, slot.cost.gold)
    text = speech.say("actions", "deliver", goods=goods, gain=speech.gain(Gain(points=slot.points)))
    return text + _buying(speech, action.payment)


def _beg(speech: Speech, action: Beg) -> str:
    gain = speech.gain(Gain(gold=speech.box.rules.beg_gold))
    return speech.say("actions", "beg", tile=speech.tile(action.tile), gain=gain)


def _construct(speech: Speech, action: Construct) -> str:
    tile = speech.definitions.tiles[action.blueprint]
    gain = speech.gain(tile.reward.gain)
    text = speech.say(
        "actions",
        "construct.paid" if gain else "construct",
        blueprint=speech.blueprint(action.blueprint),
        tile=speech.tile(action.tile),
        goods=speech.paid(action.payment, tile.cost.gold),
        gain=gain,
    )
    milestone = tile.reward.milestone
    if milestone is not None and speech.state.milestones[milestone] < 0:
        name = safe(speech.definitions.milestones[milestone].name)
        text += speech.part("actions", "milestone", milestone=name)
    return text + _buying(speech, action.payment)


def _road(speech: Speech, action: BuildRoad) -> str:
    contact = contact_at(speech.state, action)
    terrain = contact.terrain_a if contact else 0
    kind = speech.definitions.terrains[terrain].road
    other = contact.b if contact and contact.a == action.tile else contact.a if contact else -1
    text = speech.say(
        "actions",
        "road",
        kind=safe(kind.name) if kind else speech.part("actions", "some_road"),
        tile=speech.tile(action.tile),
        other=speech.tile(other),
        goods=speech.cost(road_cost(speech.state, terrain)),
    )
    return text + _buying(speech, action.payment)


def contact_at(state: State, action: BuildRoad) -> Contact | None:
    """The touching pair on which a road would lie."""
    return next((each for each in state.village.contacts if each.side == action.side), None)


def _donkey(speech: Speech, action: MoveDonkey) -> str:
    return speech.say(
        "actions", "donkey", source=speech.tile(action.source), target=speech.tile(action.target)
    )


def _lay(speech: Speech, action: LayStart) -> str:
    return speech.say("actions", "lay_start", blueprint=speech.blueprint(action.start))


def _just(code: str) -> Callable[[Speech, Any], str]:
    return lambda speech, action: speech.say("actions", code)


def _buying(speech: Speech, payment: Payment) -> str:
    if not payment.bought:
        return ""
    wares = [material for material, count in payment.bought for _ in range(count)]
    gold = sum(speech.box.prices[material] for material in wares)
    return speech.part("actions", "bought", goods=speech.goods(wares), gold=speech.gold(gold))


TELLERS: Final[dict[str, Callable[[Speech, Any], str]]] = {
    "produce": _produce,
    "refine": _refine,
    "take_blueprint": _take,
    "skip_blueprint": _skip,
    "hire_villager": _hire_villager,
    "hire_donkey": _hire_donkey,
    "place_donkey": _place,
    "finish_hiring": _just("finish_hiring"),
    "sell": _sell,
    "deliver": _deliver,
    "beg": _beg,
    "construct": _construct,
    "road": _road,
    "donkey": _donkey,
    "lay_start": _lay,
    "end_turn": _just("end_turn"),
}
