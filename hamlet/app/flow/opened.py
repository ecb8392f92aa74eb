"""Figures opened when they are pointed at: what they are for, how many there are of that, and at what."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hamlet.app.flow.costs import payment_lines
from hamlet.app.flow.modes.card import TileCard
from hamlet.app.flow.modes.holding import Holding
from hamlet.app.flow.modes.payment import PaymentMode
from hamlet.app.flow.modes.ranked import RankedGhosting
from hamlet.app.flow.offer import Offer
from hamlet.app.flow.offers import offers_at, road_offer
from hamlet.app.ids import BorderId, Command, CountId, DeliveryId, Id, SaleId, SpotId, StandId
from hamlet.engine.definitions import Kind
from hamlet.engine.places import tiles_of
from hamlet.engine.scoring.sums import sum_of, sums_of
from hamlet.session.sheet import points_during, score_sheet
from hamlet.words.event_lines import reason
from hamlet.words.rich import safe
from hamlet.words.scores import DURING, TOTAL, earned_rows, source_rich
from hamlet.words.sums import signed, sum_rich

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hamlet.app.flow.purchase import Bid, Purchase
    from hamlet.app.flow.table import Flow
    from hamlet.session.session import Session

KINDS = {SaleId: Kind.MARKET, DeliveryId: Kind.CHURCH}
MEASURED = {"church": "delivery", "sales": "sale", "flags": "flag"}
"""What the numbers of a seat count that awards are given for."""


# what one is about


def tell_gains(flow: Flow, side: str) -> str:
    """The points of a card that come now, or those that come at the end."""
    forecast = flow.mode.forecast(flow)
    if forecast is None:
        return ""
    account = flow.account(forecast)
    return "\n".join(account.now() if side == "now" else account.end())


def tell_ledger(flow: Flow) -> str:
    """What a payment does to one's gold."""
    forecast = flow.mode.forecast(flow)
    return "\n".join(flow.account(forecast).gold()) if forecast is not None else ""


def tell_command(flow: Flow, what: Command) -> str:
    """What the button of a card would bring; so does the pinned ghost."""
    mode = flow.mode
    if what is Command.GHOST and (not isinstance(mode, Holding) or mode.plan is None):
        return ""
    forecast = mode.forecast(flow) if what in (Command.CONFIRM, Command.GHOST, Command.TAKE) else None
    return flow.account(forecast).everything() if forecast is not None else ""


def tell_place(flow: Flow, what: SpotId) -> str:
    """What a place is worth where the held blueprint fits: the figure on it, and how that comes about."""
    mode = flow.mode
    if not isinstance(mode, RankedGhosting):
        return ""
    forecast = mode.place_forecast(what)
    points = signed(forecast.in_all(flow.state.seat))
    told = flow.account(forecast).everything()
    return "\n".join(each for each in (flow.words.label("table.place.in_all", points=points), told) if each)


def tell_offer(flow: Flow, what: Id) -> str:
    """What something offered brings; why it cannot be had stands on its row or beside it."""
    offer = next((each for each in _offers(flow, what) if each.id == what), None)
    return "" if offer is None or offer.refusal else flow.reckoning(offer.action).everything()


def _offers(flow: Flow, what: Id) -> list[Offer]:
    """The offers among which an id is to be found."""
    mode, state = flow.mode, flow.state
    if isinstance(what, BorderId):
        sites = [each for each in state.village.road_sites() if each.side == what.side]
        return [road_offer(flow.speech, site) for site in sites[:1]]
    kind = KINDS.get(type(what))
    if kind is not None:
        return [offer for uid in tiles_of(state, kind)[:1] for offer in offers_at(flow.speech, uid)]
    if isinstance(mode, PaymentMode):
        return list(mode.others)
    return offers_at(flow.speech, mode.uid) if isinstance(mode, TileCard) else []


# what is to be paid


def tell_bid(flow: Flow, what: StandId | CountId) -> str:
    """A place to stand on, or a number: what comes there from where, and who carries it."""
    mode = flow.mode
    plan = mode.plan if isinstance(mode, Holding) else mode
    purchase: Purchase | None = getattr(plan, "purchase", None)
    bid = next((each for each in purchase.bids if each.id == what), None) if purchase is not None else None
    if purchase is None or bid is None or purchase.wanted.refusal(flow.state, bid) is not None:
        return ""
    return "\n".join(_brought(flow, purchase, bid))


def _brought(flow: Flow, purchase: Purchase, bid: Bid) -> Iterator[str]:
    paying = purchase.paid_at(bid)
    yield from payment_lines(flow.speech, paying.payment)
    for way in paying.ways():
        carriers = flow.speech.tiles(way.donkeys)
        if way.donkeys:
            goods = f"{{{flow.state.box.definitions.materials[way.material].id}}}"
            yield flow.words.label("told.carried", goods=goods, donkeys=len(way.donkeys), tiles=carriers)
    yield from bid.notes


# seats and scores


def tell_seat(flow: Flow, seat: int) -> str:
    """A seat's points: what it has and for what, and what the end would bring as things stand."""
    panel, label = flow.panels().seats[seat], flow.words.label
    name = safe(panel.name)
    lines = [label("table.seat.points", seat=name, points=panel.points, projected=panel.projected)]
    has = f"{{gold}} {panel.gold}  {{villager:{panel.color}}} {panel.standing}/{panel.villagers}"
    lines.append(f"{has}  {{donkey:{panel.color}}} {panel.donkeys}  {{blueprint}} {len(panel.blueprints)}")
    earned = earned_rows(flow.speech, points_during(flow.session)[seat])
    parts = [label("table.seat.source", source=safe(name), points=points) for name, points in earned]
    lines += [", ".join(parts)] if parts else []
    return "\n".join([*lines, *_end_of(flow, seat)])


def _end_of(flow: Flow, seat: int) -> Iterator[str]:
    sums = [each for each in sums_of(flow.state, seat).values() if each.points]
    if sums:
        yield flow.speech.part("sums", "end", points=signed(sum(each.points for each in sums)))
    for each in sums:
        told = sum_rich(flow.speech, seat, each)
        facts = {"points": signed(each.points), "what": source_rich(flow.speech, each.source), "sum": told}
        yield flow.speech.part("sums", "line.sum" if told else "line", **facts)


def tell_stat(flow: Flow, name: str, seat: int) -> str:
    """A number of a seat: what comes of it at the end."""
    return "\n".join(_stat(flow, name, seat))


def _stat(flow: Flow, name: str, seat: int) -> Iterator[str]:
    state, measure = flow.state, MEASURED.get(name)
    sources = {"gold": ("gold",), "roads": ("roads", "longest_road")}.get(name, ())
    sources += tuple(each.id for each in state.box.definitions.awards if each.measure == measure)
    if name == "roads":
        sources += tuple(each.id for each in state.box.definitions.milestones if each.points_per_road)
    for source in sources:
        found = sum_of(state, seat, source)
        if found.points:
            told, what = sum_rich(flow.speech, seat, found), source_rich(flow.speech, source)
            yield flow.speech.part("sums", "line.sum", points=signed(found.points), what=what, sum=told)


def tell_source(session: Session, source: str) -> str:
    """A line of the score sheet: how it comes about for each seat."""
    speech = session.setup.speech(session.state)
    if source == TOTAL:
        return speech.part("sums", "total")
    lines = [f"*{source_rich(speech, source)}*"]
    for seat in range(session.state.box.seats):
        points, told = _source_of(session, seat, source)
        if points or told:
            code = "seat.sum" if told else "seat"
            lines.append(speech.part("sums", code, seat=speech.seat(seat), points=points, sum=told))
    return "\n".join(lines)


def told_source(session: Session, seat: int, source: str) -> str:
    """How the points of one seat from one source come about; may be nothing."""
    return _source_of(session, seat, source)[1]


def _source_of(session: Session, seat: int, source: str) -> tuple[int, str]:
    """The points of a seat from one source, and how they come about."""
    speech = session.setup.speech(session.state)
    if not source.startswith(DURING):
        found = sum_of(session.state, seat, source)
        return found.points, sum_rich(speech, seat, found) if found.points or found.count else ""
    why, parts = source.removeprefix(DURING), Counter[str]()
    for earned in score_sheet(session):
        if earned.seat == seat and earned.why == why and not earned.final:
            parts[reason(speech, why, earned.tile)] += earned.points
    told = [speech.part("sums", "short", points=points, what=what) for what, points in parts.items()]
    return sum(parts.values()), ", ".join(told)
