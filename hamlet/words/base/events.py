"""What happened in the base game, event by event, where its sentence alone does not say it."""

from __future__ import annotations

from typing import Final

from hamlet.engine import events as happened
from hamlet.words.event_lines import pile_name, reason
from hamlet.words.room import EventTeller, Told
from hamlet.words.speech import Speech

SILENT: Final[dict[type, str]] = {happened.TurnEnded: "the turn that begins says enough"}


def _walked(speech: Speech, event: happened.VillagerWalked) -> Told:
    stays = len(event.way) < 2
    return ".stays" if stays else "", event.way, {"tile": speech.tile(event.way[-1])}


def _made(speech: Speech, event: happened.MaterialMade) -> Told:
    variant = ".high_quality" if speech.box.code_quality[event.code] else ""
    facts = {"goods": speech.codes([event.code] * event.amount), "tile": speech.tile(event.tile)}
    return variant, (event.tile,), facts


def _used(speech: Speech, event: happened.MaterialUsed) -> Told:
    maker = speech.box.code_maker[event.code]
    refined = ".high_quality" if speech.box.code_quality[event.code] else ".made"
    way = event.way or (-1,)
    facts = {
        "goods": speech.codes([event.code]),
        "maker": speech.seat(maker),
        "source": speech.tile(way[0]),
        "target": speech.tile(way[-1]),
    }
    return refined if maker >= 0 else "", event.way, facts


def _bought(speech: Speech, event: happened.MaterialBought) -> Told:
    return "", event.way, {"goods": speech.goods([event.material]), "gold": speech.gold(event.gold)}


def _gold(speech: Speech, event: happened.GoldChanged) -> Told:
    facts = {"gold": speech.gold(abs(event.gold)), "why": reason(speech, event.why, event.tile)}
    return ".paid" if event.gold < 0 else "", _place(event.tile), facts


def _points(speech: Speech, event: happened.PointsScored) -> Told:
    facts = {"points": speech.points(event.points), "why": reason(speech, event.why, event.tile)}
    return "", _place(event.tile), facts


def _blueprint(speech: Speech, event: happened.BlueprintTaken | happened.DisplayFilled) -> Told:
    return "", (), {"blueprint": speech.blueprint(event.tile)}


def _opened(speech: Speech, event: happened.PileOpened) -> Told:
    return "", (), {"material": pile_name(speech, event.pile)}


def _villager_hired(speech: Speech, event: happened.VillagerHired) -> Told:
    church = speech.state.village.church
    return "", (church,), {"gold": speech.gold(event.cost), "church": speech.tile(church)}


def _donkey_hired(speech: Speech, event: happened.DonkeyHired) -> Told:
    return "", (), {"gold": speech.gold(event.cost)}


def _sale(speech: Speech, event: happened.SaleMade | happened.SaleRevealed) -> Told:
    sale = speech.definitions.sales[event.sale]
    return "", (), {"goods": speech.cost(sale.cost), "gain": speech.gain(sale.gain)}


def _delivery(speech: Speech, event: happened.DeliveryMade) -> Told:
    church = speech.state.village.church
    goods = speech.cost(speech.box.church_slots[event.slot].cost)
    return "", (church,), {"goods": goods, "church": speech.tile(church)}


def _placed(speech: Speech, event: happened.TilePlaced) -> Told:
    facts = {"blueprint": speech.blueprint(event.tile)}
    return ".start" if event.seat < 0 else "", (event.uid,), facts


def _flag(speech: Speech, event: happened.FlagPlaced) -> Told:
    return "", (event.uid,), {"seat": speech.seat(event.seat), "tile": speech.tile(event.uid)}


def _road(speech: Speech, event: happened.RoadBuilt) -> Told:
    tiles = (event.a, event.b)
    return "", tiles, {"kind": speech.road(event.terrain), "tiles": speech.tiles(tiles)}


def _milestone(speech: Speech, event: happened.MilestoneTaken) -> Told:
    facts = {"seat": speech.seat(event.seat), "milestone": speech.milestone(event.milestone)}
    return "", (), facts


def _ending(speech: Speech, event: happened.EndTriggered) -> Told:
    return f".{event.why}", (), {"seat": speech.seat(event.seat), "church": speech.church()}


def _finished(speech: Speech, event: happened.GameFinished) -> Told:
    return ".shared" if len(event.winners) > 1 else "", (), {"seats": speech.seats(event.winners)}


def _place(tile: int) -> tuple[int, ...]:
    return (tile,) if tile >= 0 else ()


EVENTS: Final[dict[type, EventTeller]] = {
    happened.VillagerWalked: _walked,
    happened.MaterialMade: _made,
    happened.MaterialUsed: _used,
    happened.MaterialBought: _bought,
    happened.GoldChanged: _gold,
    happened.PointsScored: _points,
    happened.BlueprintTaken: _blueprint,
    happened.DisplayFilled: _blueprint,
    happened.PileOpened: _opened,
    happened.VillagerHired: _villager_hired,
    happened.DonkeyHired: _donkey_hired,
    happened.SaleMade: _sale,
    happened.SaleRevealed: _sale,
    happened.DeliveryMade: _delivery,
    happened.TilePlaced: _placed,
    happened.FlagPlaced: _flag,
    happened.RoadBuilt: _road,
    happened.MilestoneTaken: _milestone,
    happened.EndTriggered: _ending,
    happened.GameFinished: _finished,
}
