"""The log: one or two lines for a whole action, made from its events."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from hamlet.engine import events as happened
from hamlet.engine.actions.church import Beg, Deliver
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.market import Sell
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.refine import Refine
from hamlet.engine.actions.registry import family_of
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.actions.town_hall import SkipBlueprint, TakeBlueprint
from hamlet.engine.definitions import Gain
from hamlet.engine.events import Event
from hamlet.engine.state import State
from hamlet.words.english import ENGLISH
from hamlet.words.finale import finale
from hamlet.words.happenings import pile_name, road_name
from hamlet.words.language import Language
from hamlet.words.line import Line
from hamlet.words.rich import safe
from hamlet.words.speech import Speech

E = TypeVar("E")


def tell_action(
    state: State,
    action: Action,
    events: Sequence[Event],
    names: Sequence[str] = (),
    language: Language = ENGLISH,
) -> list[Line]:
    """The log lines of an action; `state` is the one after it, or a later one of the same game."""
    speech = Speech(state, names, language)
    lines = list(TELLERS[family_of(action).name](speech, action, events))
    return [*lines, *_used(speech, events), *_piles(speech, events), *_ending(speech, events)]


def tell_opening(state: State, names: Sequence[str] = (), language: Language = ENGLISH) -> list[Line]:
    """The first lines of a log."""
    speech = Speech(state, names, language)
    begins = speech.say("log", "begins", seat=speech.seat(state.first))
    return [_round(speech, 1), speech.line(begins, state.first)]


def _round(speech: Speech, number: int) -> Line:
    return speech.line(speech.say("log", "round", round=number), -1, heading=True, opens=number)


# what all families share


def _all(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def gained(events: Sequence[Event], seat: int, *reasons: str) -> Gain:
    """What a seat gained for these reasons."""
    gold = sum(e.gold for e in _all(events, happened.GoldChanged) if e.seat == seat and e.why in reasons)
    points = sum(e.points for e in _all(events, happened.PointsScored) if e.seat == seat and e.why in reasons)
    return Gain(gold, points)


def _used(speech: Speech, events: Sequence[Event]) -> Iterator[Line]:
    """For each maker whose goods were used: what that brought."""
    units = [e for e in _all(events, happened.MaterialUsed) if speech.box.code_maker[e.code] >= 0]
    for maker in dict.fromkeys(speech.box.code_maker[unit.code] for unit in units):
        own = [unit for unit in units if speech.box.code_maker[unit.code] == maker]
        materials = speech.materials(sorted(speech.box.code_material[unit.code] for unit in own))
        gain = speech.gain(gained(events, maker, "used"))
        if gain:
            rich = speech.say("log", "used", materials=materials, gain=gain)
            yield speech.line(rich, maker, [unit.way[0] for unit in own if unit.way])


def _piles(speech: Speech, events: Sequence[Event]) -> Iterator[Line]:
    for event in _all(events, happened.PileOpened):
        yield speech.line(speech.say("log", "pile", material=pile_name(speech, event.pile)), -1)


def _ending(speech: Speech, events: Sequence[Event]) -> Iterator[Line]:
    for event in _all(events, happened.EndTriggered):
        yield speech.line(speech.say("log", f"end.{event.why}", church=speech.church()), event.seat)


def _buying(speech: Speech, events: Sequence[Event]) -> str:
    bought = _all(events, happened.MaterialBought)
    if not bought:
        return ""
    goods = speech.goods(event.material for event in bought)
    return speech.part("log", "bought", goods=goods, gold=speech.gold(sum(event.gold for event in bought)))


def _milestones(speech: Speech, events: Sequence[Event]) -> str:
    names = [
        safe(speech.definitions.milestones[e.milestone].name) for e in _all(events, happened.MilestoneTaken)
    ]
    return "".join(speech.part("log", "milestone", milestone=name) for name in names)


# one teller for each family


def _produce(speech: Speech, action: Produce, events: Sequence[Event]) -> Iterator[Line]:
    made = _all(events, happened.MaterialMade)
    seat = made[0].seat
    gain = speech.gain(gained(events, seat, "work"))
    goods = speech.codes(event.code for event in made for _ in range(event.amount))
    code = "produce.paid" if gain else "produce"
    rich = speech.say("log", code, tile=speech.tile(action.tile), goods=goods, gain=gain)
    yield speech.line(rich, seat, [action.tile])


def _refine(speech: Speech, action: Refine, events: Sequence[Event]) -> Iterator[Line]:
    made = _all(events, happened.MaterialMade)[0]
    code = "refine.high_quality" if speech.box.code_quality[made.code] else "refine"
    goods = speech.codes([made.code] * made.amount)
    if made.amount == 1:
        goods = goods.removesuffix(" 1")
    rich = speech.say("log", code, tile=speech.tile(action.tile), goods=goods) + _buying(speech, events)
    yield speech.line(rich, made.seat, [action.tile])


def _take(speech: Speech, action: TakeBlueprint, events: Sequence[Event]) -> Iterator[Line]:
    taken = _all(events, happened.BlueprintTaken)[0]
    blueprint = speech.blueprint(taken.tile)
    rich = speech.say("log", "take_blueprint", tile=speech.tile(action.tile), blueprint=blueprint)
    if taken.position:
        rich += speech.part("log", "laid", gold=speech.gold(taken.position))
    if taken.coins:
        rich += speech.part("log", "found", gold=speech.gold(taken.coins))
    yield speech.line(rich, taken.seat, [action.tile])


def _skip(speech: Speech, action: SkipBlueprint, events: Sequence[Event]) -> Iterator[Line]:
    seat = _all(events, happened.VillagerWalked)[0].seat
    rich = speech.say("log", "skip_blueprint", tile=speech.tile(action.tile))
    yield speech.line(rich, seat, [action.tile])


def _hire_villager(speech: Speech, action: Action, events: Sequence[Event]) -> Iterator[Line]:
    for event in _all(events, happened.VillagerHired):
        rich = speech.say("log", "hire_villager", gold=speech.gold(event.cost))
        yield speech.line(rich, event.seat, [speech.state.village.church])


def _hire_donkey(speech: Speech, action: Action, events: Sequence[Event]) -> Iterator[Line]:
    for event in _all(events, happened.DonkeyHired):
        yield speech.line(speech.say("log", "hire_donkey", gold=speech.gold(event.cost)), event.seat)


def _place(speech: Speech, action: Action, events: Sequence[Event]) -> Iterator[Line]:
    for event in _all(events, happened.DonkeyPlaced):
        rich = speech.say("log", "place_donkey", tile=speech.tile(event.tile))
        yield speech.line(rich, event.seat, [event.tile])


def _sell(speech: Speech, action: Sell, events: Sequence[Event]) -> Iterator[Line]:
    sale = _all(events, happened.SaleMade)[0]
    gain = speech.gain(gained(events, sale.seat, "sale"))
    yield speech.line(speech.say("log", "sell", gain=gain), sale.seat, [action.tile])


def _deliver(speech: Speech, action: Deliver, events: Sequence[Event]) -> Iterator[Line]:
    made = _all(events, happened.DeliveryMade)[0]
    slot = speech.box.church_slots[made.slot]
    rich = speech.say(
        "log",
        "deliver",
        tile=speech.tile(action.tile),
        goods=speech.paid(action.payment, slot.cost.gold),
        gain=speech.gain(gained(events, made.seat, "delivery")),
    )
    yield speech.line(rich + _buying(speech, events), made.seat, [action.tile])


def _beg(speech: Speech, action: Beg, events: Sequence[Event]) -> Iterator[Line]:
    seat = _all(events, happened.VillagerWalked)[0].seat
    gain = speech.gain(gained(events, seat, "begged"))
    yield speech.line(speech.say("log", "beg", gain=gain), seat, [action.tile])


def _construct(speech: Speech, action: Action, events: Sequence[Event]) -> Iterator[Line]:
    placed = _all(events, happened.TilePlaced)[0]
    gain = speech.gain(gained(events, placed.seat, "built"))
    code = "construct.paid" if gain else "construct"
    rich = speech.say("log", code, blueprint=speech.blueprint(placed.tile), gain=gain)
    rich += _milestones(speech, events) + _buying(speech, events)
    yield speech.line(rich, placed.seat, [placed.uid])


def _road(speech: Speech, action: BuildRoad, events: Sequence[Event]) -> Iterator[Line]:
    road = _all(events, happened.RoadBuilt)[0]
    other = road.b if road.a == action.tile else road.a
    rich = speech.say("log", "road", kind=road_name(speech, road.terrain), tile=speech.tile(other))
    rich += _milestones(speech, events) + _buying(speech, events)
    yield speech.line(rich, road.seat, [other, action.tile])


def _donkey(speech: Speech, action: Action, events: Sequence[Event]) -> Iterator[Line]:
    for event in _all(events, happened.DonkeyMoved):
        rich = speech.say("log", "donkey", tile=speech.tile(event.target))
        yield speech.line(rich, event.seat, [event.target, event.source])


def _lay(speech: Speech, action: Action, events: Sequence[Event]) -> Iterator[Line]:
    for event in _all(events, happened.TilePlaced):
        rich = speech.say("log", "lay_start", blueprint=speech.blueprint(event.tile))
        yield speech.line(rich, -1, [event.uid])


def _end_turn(speech: Speech, action: Action, events: Sequence[Event]) -> Iterator[Line]:
    for event in _all(events, happened.TurnBegan):
        if event.seat == speech.state.first:
            yield _round(speech, event.round)
    yield from finale(speech, events)


def _silent(speech: Speech, action: Action, events: Sequence[Event]) -> Iterator[Line]:
    return iter(())


TELLERS: Final[dict[str, Callable[[Speech, Any, Sequence[Event]], Iterator[Line]]]] = {
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
    "end_turn": _end_turn,
}
