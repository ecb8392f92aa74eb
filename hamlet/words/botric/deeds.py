"""What Botric is about to do, in a line. Ask before it is carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hamlet.engine.actions.refine import makes_high_quality, refines_in
from hamlet.engine.botric.attempts.build import Building
from hamlet.engine.botric.attempts.deliver import Delivering
from hamlet.engine.botric.attempts.fishing import GoingFishing
from hamlet.engine.botric.attempts.hire import Hiring
from hamlet.engine.botric.attempts.produce import Producing
from hamlet.engine.botric.attempts.purchase import Purchasing
from hamlet.engine.botric.attempts.refine import Refining
from hamlet.engine.botric.attempts.road import RoadBuilding
from hamlet.engine.botric.attempts.sell import Selling
from hamlet.engine.botric.base import HIS_SEAT, edition_of
from hamlet.engine.botric.paying import Bill, prices_of
from hamlet.engine.botric.room import BOTRIC_ROOM
from hamlet.engine.definitions import Gain
from hamlet.engine.lake.fishing import catch
from hamlet.engine.payments.payment import Payment
from hamlet.words.line import Line
from hamlet.words.speech import Speech


def deed_line(speech: Speech, action: str, deed: Any) -> Line:  # noqa: ANN401
    """What he does, with the tiles it points to."""
    return speech.line(deed_text(speech, action, deed), HIS_SEAT, deed_tiles(deed))


def deed_text(speech: Speech, action: str, deed: Any) -> str:  # noqa: ANN401
    """The same as text with marks."""
    return _TELLERS[action](speech, deed)


def deed_tiles(deed: Any) -> tuple[int, ...]:  # noqa: ANN401
    """Where he does it; a road also leads somewhere."""
    if isinstance(deed, int):
        return (deed,)
    if isinstance(deed, RoadBuilding):
        return deed.tile, beyond(deed)
    return (deed.tile,)


def beyond(deed: RoadBuilding) -> int:
    """Where his road leads."""
    return deed.contact.b if deed.contact.a == deed.tile else deed.contact.a


def his_gain(speech: Speech, gain: Gain) -> Gain:
    """What he is given for a gain: a point instead of gold, where he has no gold of his own."""
    return BOTRIC_ROOM.gains(speech.state, HIS_SEAT, gain)


def gain_rich(speech: Speech, gain: Gain) -> str:
    """The same as text with marks."""
    return speech.gain(his_gain(speech, gain))


def payment_rich(speech: Speech, bill: Bill) -> str:
    """What he gives."""
    return speech.paid(bill.payment, bill.gold - _spent_on_goods(speech, bill.payment))


def _spent_on_goods(speech: Speech, payment: Payment) -> int:
    prices = prices_of(speech.state)
    return sum(prices[material] * count for material, count in payment.bought) if prices else 0


def _extras(speech: Speech, bill: Bill) -> str:
    """What is bought for it, and that goods come by boat."""
    bought = [material for material, count in bill.payment.bought for _ in range(count)]
    text = speech.part("botric_deeds", "bought", goods=speech.goods(bought)) if bought else ""
    return text + (speech.part("botric_deeds", "crossed") if bill.payment.boats else "")


def _hire(speech: Speech, deed: Hiring) -> str:
    facts: dict[str, object] = {"tile": speech.tile(deed.tile), "gold": speech.gold(deed.cost)}
    if deed.position is None:
        return speech.say("botric_deeds", "hire", **facts)
    blueprint = speech.blueprint(speech.state.display[deed.position])
    return speech.say("botric_deeds", "hire.blueprint", blueprint=blueprint, **facts)


def _deliver(speech: Speech, deed: Delivering) -> str:
    points = speech.box.church_slots[deed.slot].points
    facts = {"goods": payment_rich(speech, deed.bill), "gain": speech.points(points)}
    text = speech.say("botric_deeds", "deliver", tile=speech.tile(deed.tile), **facts)
    return text + _extras(speech, deed.bill)


def _sell(speech: Speech, deed: Selling) -> str:
    gain = gain_rich(speech, speech.definitions.sales[deed.sale].gain)
    goods = payment_rich(speech, deed.bill)
    text = speech.say("botric_deeds", "sell", tile=speech.tile(deed.tile), goods=goods, gain=gain)
    return text + _extras(speech, deed.bill)


def _produce(speech: Speech, deed: Producing) -> str:
    gain = gain_rich(speech, speech.definition(deed.tile).work)
    code = "produce.paid" if gain else "produce"
    goods = speech.goods(deed.fill)
    return speech.say("botric_deeds", code, tile=speech.tile(deed.tile), goods=goods, gain=gain)


def _purchase(speech: Speech, deed: Purchasing) -> str:
    blueprint = speech.blueprint(speech.state.display[deed.position])
    return speech.say("botric_deeds", "purchase", tile=speech.tile(deed.tile), blueprint=blueprint)


def _refine(speech: Speech, deed: Refining) -> str:
    _, made = refines_in(speech.state, deed.tile) or (0, 0)
    high = makes_high_quality(speech.state, HIS_SEAT, made)
    goods = speech.goods([made] * deed.count)
    code = "refine.high_quality" if high else "refine"
    text = speech.say("botric_deeds", code, tile=speech.tile(deed.tile), goods=goods)
    return text + _extras(speech, deed.bill)


def _build(speech: Speech, deed: Building) -> str:
    text = speech.say(
        "botric_deeds",
        "build",
        blueprint=speech.blueprint(deed.blueprint),
        tile=speech.tile(deed.tile),
        goods=payment_rich(speech, deed.bill),
    )
    return text + _extras(speech, deed.bill)


def _road(speech: Speech, deed: RoadBuilding) -> str:
    text = speech.say(
        "botric_deeds",
        "road",
        kind=speech.road(deed.contact.terrain_a),
        tile=speech.tile(deed.tile),
        other=speech.tile(beyond(deed)),
        goods=payment_rich(speech, deed.bill),
    )
    return text + _extras(speech, deed.bill)


def _fishing(speech: Speech, deed: GoingFishing) -> str:
    count = catch(speech.state, HIS_SEAT, deed.tile)
    return speech.say("botric_deeds", "fishing", tile=speech.tile(deed.tile), count=count)


def _nothing(speech: Speech, walker: int | None) -> str:
    """Where his villager lies down: on the Church, or where it stands; before that is known, the Church."""
    on_church = edition_of(speech.state).idle_on_church or walker is None
    tile = speech.state.village.church if on_church else walker
    return speech.say("botric_deeds", "nothing", tile=speech.tile(-1 if tile is None else tile))


_TELLERS: Final[dict[str, Callable[[Speech, Any], str]]] = {
    "hire": _hire,
    "deliver": _deliver,
    "sell": _sell,
    "produce": _produce,
    "purchase": _purchase,
    "refine": _refine,
    "build": _build,
    "road": _road,
    "fishing": _fishing,
    "nothing": _nothing,
}
