"""What an action of the base game would do, where its sentence alone does not say it."""

from __future__ import annotations

from typing import Final

from hamlet.engine.actions.church import Beg, Deliver
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.hire import villager_cost
from hamlet.engine.actions.market import Sell
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.refine import Refine, makes_high_quality
from hamlet.engine.actions.road import BuildRoad, road_cost
from hamlet.engine.actions.town_hall import TakeBlueprint
from hamlet.engine.definitions import Gain
from hamlet.engine.payments.payment import Payment
from hamlet.engine.state import State
from hamlet.engine.village import Contact
from hamlet.words.room import ActionTeller
from hamlet.words.speech import Speech


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
    return text + _extras(speech, action.payment)


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


def _hire_villager(speech: Speech, action: Action) -> str:
    cost = villager_cost(speech.state)
    if cost is None:
        return speech.say("actions", "hire_villager.all")
    return speech.say("actions", "hire_villager", gold=speech.gold(cost))


def _hire_donkey(speech: Speech, action: Action) -> str:
    return speech.say("actions", "hire_donkey", gold=speech.gold(speech.box.rules.donkey_cost))


def _sell(speech: Speech, action: Sell) -> str:
    sale = speech.definitions.sales[action.sale]
    text = speech.say("actions", "sell", goods=speech.cost(sale.cost), gain=speech.gain(sale.gain))
    return text + _extras(speech, action.payment)


def _deliver(speech: Speech, action: Deliver) -> str:
    slot = speech.box.church_slots[action.slot]
    goods = speech.paid(action.payment, slot.cost.gold)
    text = speech.say("actions", "deliver", goods=goods, gain=speech.gain(Gain(points=slot.points)))
    return text + _extras(speech, action.payment)


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
        text += speech.part("actions", "milestone", milestone=speech.milestone(milestone))
    return text + _extras(speech, action.payment)


def _road(speech: Speech, action: BuildRoad) -> str:
    contact = contact_at(speech.state, action)
    terrain = contact.terrain_a if contact else 0
    other = contact.b if contact and contact.a == action.tile else contact.a if contact else -1
    text = speech.say(
        "actions",
        "road",
        kind=speech.road(terrain),
        tile=speech.tile(action.tile),
        other=speech.tile(other),
        goods=speech.cost(road_cost(speech.state, terrain)),
    )
    return text + _extras(speech, action.payment)


def contact_at(state: State, action: BuildRoad) -> Contact | None:
    """The touching pair on which a road would lie."""
    return next((each for each in state.village.contacts if each.side == action.side), None)


def _extras(speech: Speech, payment: Payment) -> str:
    """What is bought for an action, and that its goods come by boat."""
    crossed = speech.part("actions", "crossed") if payment.boats else ""
    if not payment.bought:
        return crossed
    wares = [material for material, count in payment.bought for _ in range(count)]
    gold = sum(speech.box.prices[material] for material in wares)
    return speech.part("actions", "bought", goods=speech.goods(wares), gold=speech.gold(gold)) + crossed


ACTIONS: Final[dict[str, ActionTeller]] = {
    "produce": _produce,
    "refine": _refine,
    "take_blueprint": _take,
    "hire_villager": _hire_villager,
    "hire_donkey": _hire_donkey,
    "sell": _sell,
    "deliver": _deliver,
    "beg": _beg,
    "construct": _construct,
    "road": _road,
}
