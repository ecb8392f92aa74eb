"""From what somebody at the table points at, is about or was refused to the paragraph of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from hamlet.app.ids import (
    BorderId,
    BotricId,
    Command,
    DeliveryId,
    DisplayId,
    DonkeyId,
    EffectId,
    FishId,
    HandId,
    HireId,
    Id,
    InfoId,
    LogId,
    MendId,
    MenuId,
    OfferId,
    SaleId,
    SpotId,
    TileId,
    UnitId,
    UseId,
    VillagerId,
    WhyId,
    WorkerId,
)
from hamlet.words.rulebook.contents import paragraph_for
from hamlet.words.rulebook.topics import TOPICS, paragraph_for_refusal, paragraph_for_topic

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow

Topic = tuple[str, str]
NOTHING: Final = ("", "")
COMMANDS: Final[dict[Command, Topic]] = {
    Command.TOWN_HALL: ("kinds", "town_hall"),
    Command.MARKET: ("kinds", "market"),
    Command.CHURCH: ("kinds", "church"),
    Command.ROADS: ("modes", "road"),
    Command.DONKEYS: ("modes", "donkeys"),
    Command.FISHING: ("modes", "fishing"),
    Command.MENU: ("modes", "menu"),
    Command.REACH: ("modes", "reach"),
    Command.SCORES: ("modes", "scores"),
    Command.END_TURN: ("modes", "end_turn"),
    Command.BOAT: ("modes", "boat"),
    Command.NO_BOAT: ("modes", "boat"),
}


def paragraph_now(flow: Flow) -> str:
    """For what is pointed at, unless it was refused there; else for the refusal, else for what one is at."""
    refused = flow.refused
    if refused is not None and flow.hovered in (None, flow.refused_over):
        return paragraph_for_refusal(refused.rule, refused.code)
    found = paragraph_pointed(flow)
    if found:
        return found
    if refused is not None:
        return paragraph_for_refusal(refused.rule, refused.code)
    return paragraph_of_mode(flow)


def paragraph_pointed(flow: Flow) -> str:
    """The paragraph for what is pointed at; nothing where it has none of its own."""
    what = flow.hovered
    if isinstance(what, MendId):
        what = what.of
    finder = FINDERS.get(type(what)) if what is not None else None
    kind, name = finder(flow, what) if finder is not None else NOTHING
    return paragraph_for_topic(kind, name) if kind and name in TOPICS[kind] else ""


def paragraph_of_mode(flow: Flow) -> str:
    """The paragraph for what one is about to do."""
    mode = flow.mode
    if mode.rules:
        found = paragraph_for(mode.rules[0])
        if found is not None:
            return found
    tile = mode.showing_tile
    if tile is not None:
        return paragraph_for_topic("kinds", flow.state.box.kind_of[flow.state.village.tiles[tile].tile])
    return paragraph_for_topic("modes", mode.name)


def _kind(flow: Flow, what: TileId) -> Topic:
    tiles = flow.state.village.tiles
    return ("kinds", flow.state.box.kind_of[tiles[what.tile].tile]) if what.tile < len(tiles) else NOTHING


def _step(flow: Flow, what: LogId) -> Topic:
    """What a line of the log tells: an event, else what was done; what nobody did, by the order of turns."""
    told = flow.panels().log[what.line : what.line + 1]
    if told and told[0].event in TOPICS["events"]:
        return "events", told[0].event
    done, number = flow.session.history.done, told[0].step if told else None
    if number is None or number > len(done):
        return "events", "TurnBegan"
    return "families", flow.state.box.ruleset.family_of(done[number - 1].action).name


def _goods(flow: Flow, what: UnitId) -> Topic:
    box = flow.state.box
    material = box.definitions.materials[box.code_material[what.code] if what.tile >= 0 else what.code]
    return "pieces", "refined" if material.refined else "raw"


FINDERS: Final[dict[type[Id], Callable[[Flow, Any], Topic]]] = {
    TileId: _kind,
    UnitId: _goods,
    LogId: _step,
    Command: lambda _, what: COMMANDS.get(what, NOTHING),
    OfferId: lambda _, what: ("families", what.family),
    DeliveryId: lambda *_: ("families", "deliver"),
    SaleId: lambda *_: ("families", "sell"),
    BorderId: lambda *_: ("families", "road"),
    DisplayId: lambda *_: ("families", "take_blueprint"),
    HandId: lambda *_: ("pieces", "blueprint"),
    SpotId: lambda *_: ("modes", "ghost"),
    DonkeyId: lambda *_: ("pieces", "donkey"),
    VillagerId: lambda *_: ("pieces", "villager"),
    WorkerId: lambda _, what: ("pieces", what.kind),
    HireId: lambda *_: ("decisions", "hire"),
    FishId: lambda *_: ("shown", "fish"),
    MenuId: lambda *_: ("families", "use_fish"),
    UseId: lambda *_: ("families", "use_fish"),
    EffectId: lambda *_: ("families", "use_fish"),
    InfoId: lambda _, what: ("shown", what.about),
    BotricId: lambda _, what: ("attempts", what.action),
    WhyId: lambda *_: ("modes", "why"),
}
