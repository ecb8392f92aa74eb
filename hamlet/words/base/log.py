"""The log lines of the base game's actions, made from their events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from hamlet.engine import events as happened
from hamlet.engine.actions.church import Beg, Deliver
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.market import Sell
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.refine import Refine
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.actions.town_hall import SkipBlueprint, TakeBlueprint
from hamlet.engine.events import Event
from hamlet.words.line import Line
from hamlet.words.room import LogTeller
from hamlet.words.speech import Speech
from hamlet.words.stories import all_of, gained


def bought_tail(speech: Speech, events: Sequence[Event]) -> str:
    """What was bought for an action, where its line ends."""
    bought = all_of(events, happened.MaterialBought)
    if not bought:
        return ""
    goods = speech.goods(event.material for event in bought)
    return speech.part("log", "bought", goods=goods, gold=speech.gold(sum(event.gold for event in bought)))


def _milestones(speech: Speech, events: Sequence[Event]) -> str:
    names = [speech.milestone(event.milestone) for event in all_of(events, happened.MilestoneTaken)]
    return "".join(speech.part("log", "milestone", milestone=name) for name in names)


def _produce(speech: Speech, action: Produce, events: Sequence[Event]) -> Iterator[Line]:
    made = all_of(events, happened.MaterialMade)
    seat = made[0].seat
    gain = speech.gain(gained(events, seat, "work"))
    goods = speech.codes(event.code for event in made for _ in range(event.amount))
    code = "produce.paid" if gain else "produce"
    rich = speech.say("log", code, tile=speech.tile(action.tile), goods=goods, gain=gain)
    yield speech.line(rich, seat, [action.tile])


def _refine(speech: Speech, action: Refine, events: Sequence[Event]) -> Iterator[Line]:
    made = all_of(events, happened.MaterialMade)[0]
    code = "refine.high_quality" if speech.box.code_quality[made.code] else "refine"
    goods = speech.codes([made.code] * made.amount)
    if made.amount == 1:
        goods = goods.removesuffix(" 1")
    rich = speech.say("log", code, tile=speech.tile(action.tile), goods=goods) + bought_tail(speech, events)
    yield speech.line(rich, made.seat, [action.tile])


def _take(speech: Speech, action: TakeBlueprint, events: Sequence[Event]) -> Iterator[Line]:
    taken = all_of(events, happened.BlueprintTaken)[0]
    blueprint = speech.blueprint(taken.tile)
    rich = speech.say("log", "take_blueprint", tile=speech.tile(action.tile), blueprint=blueprint)
    if taken.position:
        rich += speech.part("log", "laid", gold=speech.gold(taken.position))
    if taken.coins:
        rich += speech.part("log", "found", gold=speech.gold(taken.coins))
    yield speech.line(rich, taken.seat, [action.tile])


def _skip(speech: Speech, action: SkipBlueprint, events: Sequence[Event]) -> Iterator[Line]:
    seat = all_of(events, happened.VillagerWalked)[0].seat
    rich = speech.say("log", "skip_blueprint", tile=speech.tile(action.tile))
    yield speech.line(rich, seat, [action.tile])


def _hire_villager(speech: Speech, action: Action, events: Sequence[Event]) -> Iterator[Line]:
    for event in all_of(events, happened.VillagerHired):
        rich = speech.say("log", "hire_villager", gold=speech.gold(event.cost))
        yield speech.line(rich, event.seat, [speech.state.village.church])


def _hire_donkey(speech: Speech, action: Action, events: Sequence[Event]) -> Iterator[Line]:
    for event in all_of(events, happened.DonkeyHired):
        yield speech.line(speech.say("log", "hire_donkey", gold=speech.gold(event.cost)), event.seat)


def _place(speech: Speech, action: Action, events: Sequence[Event]) -> Iterator[Line]:
    for event in all_of(events, happened.DonkeyPlaced):
        rich = speech.say("log", "place_donkey", tile=speech.tile(event.tile))
        yield speech.line(rich, event.seat, [event.tile])


def _sell(speech: Speech, action: Sell, events: Sequence[Event]) -> Iterator[Line]:
    sale = all_of(events, happened.SaleMade)[0]
    gain = speech.gain(gained(events, sale.seat, "sale"))
    yield speech.line(speech.say("log", "sell", gain=gain), sale.seat, [action.tile])


def _deliver(speech: Speech, action: Deliver, events: Sequence[Event]) -> Iterator[Line]:
    made = all_of(events, happened.DeliveryMade)[0]
    slot = speech.box.church_slots[made.slot]
    rich = speech.say(
        "log",
        "deliver",
        tile=speech.tile(action.tile),
        goods=speech.paid(action.payment, slot.cost.gold),
        gain=speech.gain(gained(events, made.seat, "delivery")),
    )
    yield speech.line(rich + bought_tail(speech, events), made.seat, [action.tile])


def _beg(speech: Speech, action: Beg, events: Sequence[Event]) -> Iterator[Line]:
    seat = all_of(events, happened.VillagerWalked)[0].seat
    gain = speech.gain(gained(events, seat, "begged"))
    yield speech.line(speech.say("log", "beg", gain=gain), seat, [action.tile])


def _construct(speech: Speech, action: Action, events: Sequence[Event]) -> Iterator[Line]:
    placed = all_of(events, happened.TilePlaced)[0]
    gain = speech.gain(gained(events, placed.seat, "built"))
    code = "construct.paid" if gain else "construct"
    rich = speech.say("log", code, blueprint=speech.blueprint(placed.tile), gain=gain)
    rich += _milestones(speech, events) + bought_tail(speech, events)
    yield speech.line(rich, placed.seat, [placed.uid])


def _road(speech: Speech, action: BuildRoad, events: Sequence[Event]) -> Iterator[Line]:
    road = all_of(events, happened.RoadBuilt)[0]
    other = road.b if road.a == action.tile else road.a
    rich = speech.say("log", "road", kind=speech.road(road.terrain), tile=speech.tile(other))
    rich += _milestones(speech, events) + bought_tail(speech, events)
    yield speech.line(rich, road.seat, [other, action.tile])


def _donkey(speech: Speech, action: Action, events: Sequence[Event]) -> Iterator[Line]:
    for event in all_of(events, happened.DonkeyMoved):
        rich = speech.say("log", "donkey", tile=speech.tile(event.target))
        yield speech.line(rich, event.seat, [event.target, event.source])


def _lay(speech: Speech, action: Action, events: Sequence[Event]) -> Iterator[Line]:
    for event in all_of(events, happened.TilePlaced):
        rich = speech.say("log", "lay_start", blueprint=speech.blueprint(event.tile))
        yield speech.line(rich, -1, [event.uid])


def _silent(speech: Speech, action: Action, events: Sequence[Event]) -> Iterator[Line]:
    return iter(())


LOG: Final[dict[str, LogTeller]] = {
    "produce": _produce,
    "refine": _refine,
    "take_blueprint": _take,
    "skip_blueprint": _skip,
    "hire_villager": _hire_villager,
    "hire_donkey": _hire_donkey,
    "place_donkey": _place,
    "finish_hiring": _silent,
    "sell": _sell,
    "deliver": _deliver,
    "beg": _beg,
    "construct": _construct,
    "road": _road,
    "donkey": _donkey,
    "lay_start": _lay,
    "end_turn": _silent,
}
