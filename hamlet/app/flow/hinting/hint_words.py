"""A hint in words: what, where, about how many points, and why."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from hamlet.app.flow.botric.bearings import place_text
from hamlet.app.view.hint_rows import HintReason
from hamlet.engine.actions.church import Beg, Deliver
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.hire import FinishHiring, HireDonkey, HireVillager, PlaceDonkey, villager_cost
from hamlet.engine.actions.market import Sell
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.refine import Refine
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.actions.town_hall import SkipBlueprint, TakeBlueprint, skipping_coins
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.bits import bits
from hamlet.engine.definitions import Gain
from hamlet.engine.lake.favour import BuildForNothing
from hamlet.engine.lake.fishing import GoFishing, catch
from hamlet.engine.lake.storeroom import Store
from hamlet.players.hints import Advice
from hamlet.words.actions import describe
from hamlet.words.base.actions import contact_at
from hamlet.words.hints import account_text, reason_text
from hamlet.words.lake.actions import goods_rich
from hamlet.words.speech import Speech

MOST: Final = 3
"""Reasons that are told of one hint."""
LITTLE: Final = 0.5
"""Less than this is not told as a number of points."""
ICONS: Final = {
    "at_hand": "check",
    "award": "crown",
    "award.shared": "crown",
    "donkey": "donkey",
    "gold": "gold",
    "lines": "donkey",
    "milestone": "flag",
    "nearer.delivery": "church",
    "nearer.sale": "market",
    "payable.blueprint": "blueprint",
    "payable.delivery": "church",
    "payable.sale": "market",
    "pays_later": "gold",
    "promise": "blueprint",
    "reach": "road",
    "villager": "villager",
}
"""What stands before each reason."""
LEADING: Final = re.compile(r"\{([a-z_-]+)\} *")


def hint_title(speech: Speech, action: Action) -> tuple[str, str]:
    """What, and where; a kind without words of its own is described in one sentence."""
    teller = _TOLD.get(type(action))
    return teller(speech, action) if teller is not None else (describe(speech, action).rich, "")


def worth_text(speech: Speech, advice: Advice) -> str:
    """About how many points it is worth, and whether they come later only or are the sum of several."""
    if advice.gain < LITTLE:
        return speech.words.label("table.advice.little")
    parts = [name for name, _ in advice.account.parts]
    points = round(advice.gain)
    if parts == ["later"]:
        return speech.words.label("table.advice.worth.later", points=points)
    if len(parts) > 1:
        return speech.words.label("table.advice.worth.in_all", points=points)
    return speech.words.label("table.advice.worth", points=points)


def worth_figure(speech: Speech, advice: Advice) -> str:
    """The same as a figure alone."""
    code = "table.advice.little.brief" if advice.gain < LITTLE else "table.advice.worth.brief"
    return speech.words.label(code, points=round(advice.gain))


def hint_reasons(speech: Speech, advice: Advice) -> tuple[HintReason, ...]:
    """When its points come, and why; each with its icon."""
    when = account_text(speech, advice.account.parts)
    told = [_with_icon(when, "hourglass")] if when else []
    told += [
        _with_icon(reason_text(speech, each.code, each.facts), ICONS.get(each.code, "hint"))
        for each in advice.reasons
    ]
    return tuple(told[:MOST])


def _with_icon(text: str, usual: str) -> HintReason:
    """Words that begin with an icon have one already."""
    found = LEADING.match(text)
    return HintReason(found[1], text[found.end() :]) if found is not None else HintReason(usual, text)


def _site(speech: Speech, action: Construct | BuildForNothing) -> str:
    touched = speech.state.village.touched_by(action.blueprint, action.rotation, action.at)
    return place_text(speech, action.blueprint, action.rotation, action.at, list(bits(touched)))


def _construct(speech: Speech, action: Construct) -> tuple[str, str]:
    title = speech.words.label("table.advice.build", blueprint=speech.blueprint(action.blueprint))
    return title, _site(speech, action)


def _for_nothing(speech: Speech, action: BuildForNothing) -> tuple[str, str]:
    title = speech.words.label("table.advice.favour", blueprint=speech.blueprint(action.blueprint))
    return title, _site(speech, action)


def _produce(speech: Speech, action: Produce) -> tuple[str, str]:
    title = speech.words.label("table.advice.make", goods=speech.goods(action.fill))
    return title, speech.tile(action.tile).name


def _refine(speech: Speech, action: Refine) -> tuple[str, str]:
    raw, made = speech.definition(action.tile).refines or (0, 0)
    goods, used = speech.goods([made] * action.count), speech.goods([raw] * action.count)
    return (
        speech.words.label("table.advice.make", goods=goods),
        speech.words.label("table.advice.make.of", tile=speech.tile(action.tile), goods=used),
    )


def _take(speech: Speech, action: TakeBlueprint) -> tuple[str, str]:
    state, label = speech.state, speech.words.label
    title = label("table.advice.take", blueprint=speech.blueprint(state.display[action.position]))
    laid, place = skipping_coins(state, action.position), action.position + 1
    code = "table.advice.take.laid" if laid else "table.advice.take.place"
    return title, label(code, place=place, gold=speech.gold(laid))


def _skip(speech: Speech, action: SkipBlueprint) -> tuple[str, str]:
    return speech.words.label("table.advice.skip"), speech.tile(action.tile).name


def _sell(speech: Speech, action: Sell) -> tuple[str, str]:
    sale = speech.definitions.sales[action.sale]
    return (
        speech.words.label("table.advice.sell", goods=speech.cost(sale.cost)),
        speech.words.label("table.advice.at", tile=speech.tile(action.tile), gain=speech.gain(sale.gain)),
    )


def _deliver(speech: Speech, action: Deliver) -> tuple[str, str]:
    slot = speech.box.church_slots[action.slot]
    goods, gain = speech.paid(action.payment, slot.cost.gold), speech.gain(Gain(points=slot.points))
    return (
        speech.words.label("table.advice.deliver", goods=goods),
        speech.words.label("table.advice.at", tile=speech.tile(action.tile), gain=gain),
    )


def _beg(speech: Speech, action: Beg) -> tuple[str, str]:
    gold = speech.gold(speech.box.rules.beg_gold)
    return speech.words.label("table.advice.beg", gold=gold), speech.tile(action.tile).name


def _road(speech: Speech, action: BuildRoad) -> tuple[str, str]:
    contact = contact_at(speech.state, action)
    ends = (contact.a, contact.b) if contact is not None else ()
    kind = speech.road(contact.terrain_a if contact is not None else 0)
    return speech.words.label("table.advice.road", kind=kind), speech.words.label(
        "table.advice.between", tiles=speech.tiles(ends)
    )


def _donkey(speech: Speech, action: MoveDonkey) -> tuple[str, str]:
    source, target = speech.tile(action.source), speech.tile(action.target)
    return (
        speech.words.label("table.advice.donkey"),
        speech.words.label("table.advice.donkey.way", source=source, target=target),
    )


def _hire_villager(speech: Speech, action: HireVillager) -> tuple[str, str]:
    gold = speech.gold(villager_cost(speech.state) or 0)
    title = speech.words.label("table.advice.hire_villager")
    return title, speech.words.label("table.advice.price", gold=gold)


def _hire_donkey(speech: Speech, action: HireDonkey) -> tuple[str, str]:
    gold = speech.gold(speech.box.rules.donkey_cost)
    title = speech.words.label("table.advice.hire_donkey")
    return title, speech.words.label("table.advice.price", gold=gold)


def _place_donkey(speech: Speech, action: PlaceDonkey) -> tuple[str, str]:
    return speech.words.label("table.advice.put_donkey"), speech.tile(action.tile).name


def _done_hiring(speech: Speech, action: FinishHiring) -> tuple[str, str]:
    return speech.words.label("table.advice.hired"), ""


def _fishing(speech: Speech, action: GoFishing) -> tuple[str, str]:
    count = catch(speech.state, speech.state.seat, action.tile)
    return (
        speech.words.label("table.advice.fishing"),
        speech.words.label("table.advice.fishing.count", tile=speech.tile(action.tile), count=count),
    )


def _store(speech: Speech, action: Store) -> tuple[str, str]:
    title = speech.words.label("table.advice.store", goods=goods_rich(speech, action.goods))
    return title, speech.tile(action.tile).name


def _end(speech: Speech, action: EndTurn) -> tuple[str, str]:
    return speech.words.label("table.advice.end"), ""


_TOLD: Final[dict[type[Action], Callable[[Speech, Any], tuple[str, str]]]] = {
    Construct: _construct,
    BuildForNothing: _for_nothing,
    Produce: _produce,
    Refine: _refine,
    TakeBlueprint: _take,
    SkipBlueprint: _skip,
    Sell: _sell,
    Deliver: _deliver,
    Beg: _beg,
    BuildRoad: _road,
    MoveDonkey: _donkey,
    HireVillager: _hire_villager,
    HireDonkey: _hire_donkey,
    PlaceDonkey: _place_donkey,
    FinishHiring: _done_hiring,
    GoFishing: _fishing,
    Store: _store,
    EndTurn: _end,
}
