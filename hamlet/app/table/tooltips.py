"""What pointing at something on the table tells, by what it is; and what that must not cover."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hamlet.app.flow import opened, telling
from hamlet.app.flow.botric.looking_ahead import tell_action
from hamlet.app.ids import (
    BorderId,
    BotricId,
    Command,
    CountId,
    DeliveryId,
    DisplayId,
    DonkeyId,
    HandId,
    Id,
    InfoId,
    OfferId,
    PanelCommand,
    SaleId,
    SpotId,
    StandId,
    TileId,
    UnitId,
    VillagerId,
    WorkerId,
)
from hamlet.app.table.card_drawing import GROUND
from hamlet.app.ui.hints import Hint, KeptClear
from hamlet.app.ui.hit_regions import HitRegion

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.app.table.look import Look
    from hamlet.app.view.scene import Scene

PICTURE, SMALL = (300, 176), (206, 116)
LOW = 600  # logical pixels of a window in which pictures are small
VILLAGE = "village"
CARDS = ("card", "bar")
HIS_BOARD = "botric"
BOUGHT = -1


class Tooltips:
    """Finds what a region of the table tells; texts are made when somebody waits for them."""

    def __init__(self, flow: Flow, look: Look) -> None:
        self.flow = flow
        self.look = look

    def hint(self, hit: HitRegion, height: int, scale: float) -> Hint:
        """What is told in a window of this height, with a picture where there is one."""
        what, picture = hit.id, None
        if isinstance(what, HandId | DisplayId):
            tile, (wide, high) = self._tile(what), PICTURE if height >= LOW * scale else SMALL
            if tile is not None:
                picture = self.look.pictures.get(tile, (round(wide * scale), round(high * scale)))
        teller = TELLERS.get(type(what))
        text = teller(self.flow, what) if teller is not None else ""
        if isinstance(what, ADDED) or (isinstance(what, InfoId) and what.about == "stat"):
            text = "\n".join(each for each in (hit.hint, text) if each)
        return Hint(text or hit.hint, picture)

    def _tile(self, what: HandId | DisplayId) -> int | None:
        """The blueprint that lies there, if the panels are not behind."""
        state = self.flow.state
        row = state.display if isinstance(what, DisplayId) else state.blueprints[self.flow.viewer]
        return row[what.place] if what.place < len(row) else None


def kept_clear(scene: Scene, hits: list[HitRegion], hit: HitRegion) -> KeptClear:
    """What one may be about to choose: all that is lit in the village, and the rows and buttons of a card.

    Other buttons and rows are covered only where there is no room elsewhere.
    """
    lit: set[Id] = {mark.id for mark in scene.tiles} | {mark.id for mark in scene.units}
    lit |= {mark.id for mark in scene.borders} | {mark.id for mark in scene.donkeys}
    lit |= {spot.id for spot in scene.spots}
    if scene.ghost is not None:
        lit.add(scene.ghost.id)
    # What Tab does not stop at is the ground of a card or a drawer, or a piece that lies on its tile.
    others = [each for each in hits if each.enabled and each.id != hit.id and (each.tab or each.id in lit)]
    must = [each for each in others if each.id in lit or each.group in CARDS]
    if hit.group == HIS_BOARD:
        # A marker speaks of the token below it, a token of those beside it.
        must += [each for each in hits if each.group == HIS_BOARD and each.id != hit.id]
    rather = [each for each in others if each.group not in (VILLAGE, *CARDS)]
    card = [each for each in hits if each.id == GROUND and hit.group in CARDS]
    return KeptClear(*(tuple(each.bounds for each in found) for found in (must, rather, card)))


def _building(flow: Flow, what: TileId) -> str:
    known = what.tile < len(flow.state.village.tiles)
    return telling.tell_building(flow, what.tile) if known else ""


def _in_hand(flow: Flow, what: HandId) -> str:
    hand = flow.panels().hand
    if what.place >= len(hand):
        return ""
    return telling.tell_blueprint(flow, hand[what.place].tile, hand[what.place].reason)


def _offered(flow: Flow, what: DisplayId) -> str:
    display = flow.panels().display
    return (
        telling.tell_offered(flow, what.place, display[what.place].reason)
        if what.place < len(display)
        else ""
    )


def _info(flow: Flow, what: InfoId) -> str:
    teller = INFOS.get(what.about)
    return teller(flow, what) if teller is not None else ""


def _panel(flow: Flow, what: PanelCommand) -> str:
    return opened.tell_seat(flow, int(what.detail)) if what.name == "seat" else ""


def _unit(flow: Flow, what: UnitId) -> str:
    return telling.tell_unit(flow, what.code, bought=what.tile == BOUGHT)


ADDED = (Command, DeliveryId, SaleId)
"""What is told of these follows what their region says itself; so do the numbers of a seat."""

INFOS: dict[str, Callable[[Flow, InfoId], str]] = {
    "award": lambda flow, what: telling.tell_award(flow, int(what.which)),
    "milestone": lambda flow, what: telling.tell_milestone(flow, int(what.which)),
    "gains": lambda flow, what: opened.tell_gains(flow, str(what.which)),
    "gold": lambda flow, _: opened.tell_ledger(flow),
    "score": lambda flow, what: opened.tell_source(flow.session, str(what.which)),
    "stat": lambda flow, what: opened.tell_stat(flow, str(what.which), what.seat),
}

TELLERS: dict[type[Id], Callable[[Flow, Any], str]] = {
    BotricId: tell_action,
    TileId: _building,
    HandId: _in_hand,
    DisplayId: _offered,
    InfoId: _info,
    UnitId: _unit,
    PanelCommand: _panel,
    Command: opened.tell_command,
    SpotId: opened.tell_place,
    StandId: opened.tell_bid,
    CountId: opened.tell_bid,
    OfferId: opened.tell_offer,
    SaleId: opened.tell_offer,
    DeliveryId: opened.tell_offer,
    BorderId: opened.tell_offer,
    VillagerId: lambda flow, _: telling.tell_piece(flow, "villager"),
    DonkeyId: lambda flow, _: telling.tell_piece(flow, "donkey"),
    WorkerId: lambda flow, what: telling.tell_piece(flow, what.kind),
}
