"""A building's card: what can be done there, what cannot and why, and the one move that would mend it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.costs import payment_lines
from hamlet.app.flow.mends import mending_move
from hamlet.app.flow.modes.filling import Filling
from hamlet.app.flow.modes.mode import Idle, Mode
from hamlet.app.flow.modes.payment import PaymentMode
from hamlet.app.flow.offers import Offer, offers_at
from hamlet.app.view.parts import Button, Card, Note, Part, Row
from hamlet.app.view.scene import Scene, TileMark, Way
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.produce import Produce
from hamlet.engine.transport import donkey_tiles, routes_to
from hamlet.words.labels import label
from hamlet.words.measures import building_rich
from hamlet.words.refusals import explain_rich

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.engine.payments.payment import Payment

ROWS = 6


class TileCard(Mode):
    """One building looked at."""

    name = "card"

    def __init__(self, uid: int) -> None:
        self.uid = uid

    def back(self, flow: Flow) -> Mode | None:
        """To the open table."""
        return Idle()

    def scene(self, flow: Flow) -> Scene:
        """The building lit, its card beside it, the ways of what it would use."""
        offers = offers_at(flow.state, self.uid)
        shown = next((each for each in offers if each.id == flow.hovered and each.action), None)
        first = shown or next((each for each in offers if each.action), None)
        return Scene(
            self.name,
            flow.prompt,
            tiles=(TileMark(f"tile:{self.uid}", self.uid, selected=True),),
            ways=_ways(flow, first) if first else (),
            card=self._card(flow, offers),
        )

    def _card(self, flow: Flow, offers: list[Offer]) -> Card:
        state = flow.state
        tile = state.box.definitions.tiles[state.village.tiles[self.uid].tile]
        able = [each for each in offers if each.action and not each.refusal]
        unable = [each for each in offers if each.refusal]
        parts: list[Part] = [_row(flow, each, first=each is able[0]) for each in able[:ROWS]]
        parts += [_row(flow, each, first=False) for each in unable[: max(1, ROWS - len(able))]]
        if not parts:
            parts.append(Note(label("table.nothing_here")))
        return Card(
            tile.name,
            building_rich(flow.words, state.box.definitions, tile),
            tile=self.uid,
            parts=tuple(parts),
        )

    def choose(self, flow: Flow, what: str) -> bool:
        """A row of the card."""
        if what.startswith("mend:"):
            return self._mend(flow, what)
        offer = next((each for each in offers_at(flow.state, self.uid) if each.id == what), None)
        if offer is None:
            return False
        if offer.refusal:
            flow.refuse(offer.refusal)
            return True
        return self._do(flow, offer)

    def _do(self, flow: Flow, offer: Offer) -> bool:
        if isinstance(offer.action, Produce) and len(_makes(flow, self.uid)) > 1:
            flow.enter(Filling(self.uid, offer.action.fill))
            return True
        if offer.payable is not None and offer.payable.name in ("sell", "deliver", "road"):
            flow.enter(PaymentMode(flow, offer, self))
            return True
        if offer.id.startswith("display:"):
            return False
        return flow.play(offer.action) if offer.action else False

    def _mend(self, flow: Flow, what: str) -> bool:
        offer = next((each for each in offers_at(flow.state, self.uid) if f"mend:{each.id}" == what), None)
        move = _mend_of(flow, offer) if offer else None
        if move is None:
            return False
        flow.play(move, stay=True)
        return True

    def key(self, flow: Flow, name: str) -> bool:
        """Digits choose rows, Enter the first."""
        able = [each for each in offers_at(flow.state, self.uid) if each.action and not each.refusal]
        if name == "return" and able:
            return flow.choose(able[0].id)
        if name.isdigit() and 1 <= int(name) <= len(able):
            return flow.choose(able[int(name) - 1].id)
        return False


def _makes(flow: Flow, uid: int) -> tuple[int, ...]:
    return flow.state.box.definitions.tiles[flow.state.village.tiles[uid].tile].produces


def _mend_of(flow: Flow, offer: Offer) -> MoveDonkey | None:
    if offer.refusal is None or offer.payable is None or offer.refusal.code != "missing_material":
        return None
    return mending_move(flow.state, offer.tile, offer.price, may_buy=offer.payable.may_buy)


def _row(flow: Flow, offer: Offer, *, first: bool) -> Row:
    payment: Payment | None = getattr(offer.action, "payment", None)
    notes = payment_lines(flow.state, payment, flow.names) if payment else ()
    reason, mend = "", None
    if offer.refusal:
        reason = explain_rich(flow.speech, offer.refusal)
        move = _mend_of(flow, offer)
        if move is not None:
            mend = Button(f"mend:{offer.id}", f"{{donkey}} {flow.describe(move)}")
    return Row(
        offer.id,
        offer.title,
        offer.cost,
        offer.gain,
        (*notes[:2], *offer.notes) if not offer.refusal else (),
        enabled=offer.refusal is None,
        reason=reason,
        mend=mend,
        eye=offer.id.startswith(("display:", "sale:")),
        key="Enter" if first else "",
    )


def _ways(flow: Flow, offer: Offer) -> tuple[Way, ...]:
    payment: Payment | None = getattr(offer.action, "payment", None)
    if payment is None:
        return ()
    state = flow.state
    routes = routes_to(state.village, donkey_tiles(state, state.seat), offer.tile)
    found = [(routes[uid], state.box.code_material[code]) for uid, code, _ in payment.units if uid in routes]
    return tuple(Way(way, material, way[1:-1]) for way, material in found if len(way) > 1)
