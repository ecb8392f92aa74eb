"""A building's card: what can be done there, what cannot and why, and the one move that would mend it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.modes.filling import Filling
from hamlet.app.flow.modes.mode import Idle, Mode
from hamlet.app.flow.modes.payment import PaymentMode
from hamlet.app.flow.offer import Offer
from hamlet.app.flow.offer_rows import offer_row
from hamlet.app.flow.offers import offers_at
from hamlet.app.flow.purchase import Purchase
from hamlet.app.ids import DisplayId, Id, MendId, OfferId, TileId
from hamlet.app.view.parts import Card, Note, Part
from hamlet.app.view.scene import ASKED, Scene, TileMark, Way
from hamlet.engine.actions.produce import Produce
from hamlet.words.measures import building_for

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow

ROWS = 6


def open_tile(flow: Flow, uid: int) -> Mode:
    """What choosing a building opens: its card, or at once the payment for what it is there for."""
    offers = [each for each in offers_at(flow.speech, uid) if each.refusal is None]
    first = next((each for each in offers if each.at_once), None)
    if first is None or not flow.humans_turn:
        return TileCard(uid)
    others = [each for each in offers if each.wanted is not first.wanted]
    return PaymentMode(flow, first, Idle(), others=others)


class TileCard(Mode):
    """One building looked at."""

    name = "card"

    def __init__(self, uid: int, first: Id | None = None) -> None:
        self.uid = uid
        self._rows: list[Id] = [] if first is None else [first]
        """What the card has shown: its rows keep their places whatever becomes possible meanwhile."""

    @property
    def showing_tile(self) -> int | None:
        """The building."""
        return self.uid

    def back(self, flow: Flow) -> Mode | None:
        """To the open table."""
        return Idle()

    def scene(self, flow: Flow) -> Scene:
        """The building lit, its card beside it, the ways of what it would use."""
        offers = offers_at(flow.speech, self.uid)
        able = [each for each in offers if each.refusal is None]
        shown = next((each for each in able if each.id == flow.hovered), able[0] if able else None)
        return Scene(
            self.name,
            ASKED,
            tiles=(TileMark(TileId(self.uid), self.uid, selected=True),),
            ways=_ways(flow, shown) if shown else (),
            card=self._card(flow, offers),
        )

    def _card(self, flow: Flow, offers: list[Offer]) -> Card:
        state = flow.state
        tile = state.box.definitions.tiles[state.village.tiles[self.uid].tile]
        able = [each for each in offers if each.refusal is None]
        unable = [each for each in offers if each.refusal]
        # What is begun nowhere but here has a row, however many others there are.
        here = [each for each in able[ROWS:] if isinstance(each.id, OfferId)]
        wanted = [*able[:ROWS], *here, *unable[: max(1, ROWS - len(able))]]
        self._rows += [each.id for each in wanted if each.id not in self._rows]
        shown = sorted((each for each in offers if each.id in self._rows), key=self._place)
        first = next((each for each in shown if each.refusal is None), None)
        parts: list[Part] = [offer_row(flow, each, first=each is first) for each in shown]
        if not parts:
            parts.append(Note(flow.words.label("table.nothing_here")))
        return Card(
            flow.words.name(tile),
            building_for(flow.speech, tile, flow.viewer),
            tile=self.uid,
            parts=tuple(parts),
        )

    def _place(self, offer: Offer) -> int:
        return self._rows.index(offer.id) if offer.id in self._rows else len(self._rows)

    def choose(self, flow: Flow, what: Id) -> bool:
        """A row of the card."""
        offers = offers_at(flow.speech, self.uid)
        mended = next((each for each in offers if MendId(each.id) == what), None)
        if mended is not None:
            mend = flow.mends.of_offer(mended)
            return mend is not None and mend.do(flow, self)
        offer = next((each for each in offers if each.id == what), None)
        if offer is None:
            return False
        if offer.refusal:
            flow.refuse(offer.refusal)
            return True
        return self._do(flow, offer)

    def _do(self, flow: Flow, offer: Offer) -> bool:
        action = offer.action
        if isinstance(action, Produce) and len(_makes(flow, self.uid)) > 1:
            flow.enter(Filling(self.uid, action.fill))
            return True
        if offer.wanted is not None:
            flow.enter(PaymentMode(flow, offer, self, offer.bid))
            return True
        if offer.opens is not None:
            flow.enter(offer.opens(self))
            return True
        if isinstance(offer.id, DisplayId):
            return False
        return flow.play(action)

    def key(self, flow: Flow, name: str) -> bool:
        """Digits choose rows, Enter the first."""
        offers = [each for each in offers_at(flow.speech, self.uid) if each.refusal is None]
        able = sorted(offers, key=self._place)
        if name == "return" and able:
            return flow.choose(able[0].id)
        if name.isdigit() and 1 <= int(name) <= len(able):
            return flow.choose(able[int(name) - 1].id)
        return False


def _makes(flow: Flow, uid: int) -> tuple[int, ...]:
    return flow.state.box.definitions.tiles[flow.state.village.tiles[uid].tile].produces


def _ways(flow: Flow, offer: Offer) -> tuple[Way, ...]:
    if offer.wanted is None:
        return ()
    return Purchase(flow.state, offer.wanted, offer.bid).paying.ways()
