"""What happened, event by event, in a short line each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from hamlet.engine import events as happened
from hamlet.engine.events import Event
from hamlet.engine.state import State
from hamlet.words.english import ENGLISH
from hamlet.words.language import Language
from hamlet.words.line import Line
from hamlet.words.rich import safe
from hamlet.words.scores import source_rich
from hamlet.words.speech import Speech

SILENT: Final = frozenset((happened.TurnEnded,))
"""Events that need no line: the turn that begins says enough."""


def tell(state: State, event: Event, names: Sequence[str] = (), language: Language = ENGLISH) -> Line | None:
    """A line for the event, or None; `state` is the one after it, or a later one."""
    if type(event) in SILENT:
        return None
    speech = Speech(state, names, language)
    variant, tiles, facts = TELLERS[type(event)](speech, event)
    rich = speech.say("events", type(event).__name__ + variant, **facts)
    return speech.line(rich, getattr(event, "seat", -1), tiles)


Told = tuple[str, tuple[int, ...], Mapping[str, object]]


def _turn_began(speech: Speech, event: happened.TurnBegan) -> Told:
    return "", (), {"round": event.round, "seat": speech.seat(event.seat)}


def _walked(speech: Speech, event: happened.VillagerWalked) -> Told:
    stays = len(event.way) < 2
    return ".stays" if stays else "", event.way, {"tile": speech.tile(event.way[-1])}


def _donkey_moved(speech: Speech, event: happened.DonkeyMoved) -> Told:
    facts = {"source": speech.tile(event.source), "target": speech.tile(event.target)}
    return "", (event.source, event.target), facts


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


def reason(speech: Speech, why: str, tile: int) -> str:
    """Why gold or points changed hands: a reason of the game, or a source of the final scoring."""
    if speech.language.knows("reasons", why):
        return speech.part("reasons", why, tile=speech.tile(tile))
    return source_rich(speech, why)


def _taken(speech: Speech, event: happened.BlueprintTaken) -> Told:
    return "", (), {"blueprint": speech.blueprint(event.tile)}


def _filled(speech: Speech, event: happened.DisplayFilled) -> Told:
    return "", (), {"blueprint": speech.blueprint(event.tile)}


def _opened(speech: Speech, event: happened.PileOpened) -> Told:
    return "", (), {"material": pile_name(speech, event.pile)}


def pile_name(speech: Speech, pile: str) -> str:
    """The material whose pile this is."""
    ids = [each.id for each in speech.definitions.materials]
    return speech.material(ids.index(pile) if pile in ids else -1)


def _villager_hired(speech: Speech, event: happened.VillagerHired) -> Told:
    church = speech.state.village.church
    return "", (church,), {"gold": speech.gold(event.cost), "church": speech.tile(church)}


def _donkey_hired(speech: Speech, event: happened.DonkeyHired) -> Told:
    return "", (), {"gold": speech.gold(event.cost)}


def _donkey_placed(speech: Speech, event: happened.DonkeyPlaced) -> Told:
    return "", (event.tile,), {"tile": speech.tile(event.tile)}


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
    return "", tiles, {"kind": road_name(speech, event.terrain), "tiles": speech.tiles(tiles)}


def road_name(speech: Speech, terrain: int) -> str:
    """Path or bridge, as the terrain says."""
    kind = speech.definitions.terrains[terrain].road
    return safe(kind.name) if kind else speech.part("actions", "some_road")


def _milestone(speech: Speech, event: happened.MilestoneTaken) -> Told:
    name = safe(speech.definitions.milestones[event.milestone].name)
    return "", (), {"seat": speech.seat(event.seat), "milestone": name}


def _ending(speech: Speech, event: happened.EndTriggered) -> Told:
    return f".{event.why}", (), {"seat": speech.seat(event.seat), "church": speech.church()}


def _finished(speech: Speech, event: happened.GameFinished) -> Told:
    return ".shared" if len(event.winners) > 1 else "", (), {"seats": speech.seats(event.winners)}


def _place(tile: int) -> tuple[int, ...]:
    return (tile,) if tile >= 0 else ()


TELLERS: Final[dict[type, Callable[[Speech, Any], Told]]] = {
    happened.TurnBegan: _turn_began,
    happened.VillagerWalked: _walked,
    happened.DonkeyMoved: _donkey_moved,
    happened.MaterialMade: _made,
    happened.MaterialUsed: _used,
    happened.MaterialBought: _bought,
    happened.GoldChanged: _gold,
    happened.PointsScored: _points,
    happened.BlueprintTaken: _taken,
    happened.DisplayFilled: _filled,
    happened.PileOpened: _opened,
    happened.VillagerHired: _villager_hired,
    happened.DonkeyHired: _donkey_hired,
    happened.DonkeyPlaced: _donkey_placed,
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
