"""An offer as a row of a card: what it costs and brings, or why not and the one move that would mend it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.costs import payment_lines
from hamlet.app.flow.legality import mending_move
from hamlet.app.ids import MendId
from hamlet.app.view.parts import Button, Row
from hamlet.words.refusals import explain_rich

if TYPE_CHECKING:
    from hamlet.app.flow.offers import Offer
    from hamlet.app.flow.table import Flow
    from hamlet.engine.actions.donkey import MoveDonkey
    from hamlet.engine.payments.payment import Payment


def offer_mend(flow: Flow, offer: Offer) -> MoveDonkey | None:
    """The donkey step after which the offer could be taken up, if one is enough."""
    if offer.refusal is None or offer.wanted is None:
        return None
    return mending_move(flow.state, offer.wanted.family, offer.target, offer.wanted.paid)


def offer_row(flow: Flow, offer: Offer, *, first: bool = False) -> Row:
    """The row; the first one answers to Enter."""
    if offer.refusal is not None:
        reason, move = explain_rich(flow.speech, offer.refusal), offer_mend(flow, offer)
        mend = Button(MendId(offer.id), f"{{donkey}} {flow.describe(move)}") if move else None
        return Row(offer.id, offer.title, offer.cost, offer.gain, enabled=False, reason=reason, mend=mend)
    payment: Payment | None = getattr(offer.action, "payment", None)
    notes = payment_lines(flow.speech, payment) if payment else ()
    return Row(
        offer.id,
        offer.title,
        offer.cost,
        offer.gain,
        (*notes[:2], *offer.notes),
        eye=flow.would_reveal(offer.action),
        key="Enter" if first else "",
    )
