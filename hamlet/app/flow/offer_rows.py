"""An offer as a row of a card: what it costs and brings, or why not and the one move that would mend it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.costs import payment_lines
from hamlet.app.ids import MendId
from hamlet.app.view.parts import Button, Row
from hamlet.words.refusals import explain_rich
from hamlet.words.rulebook.topics import paragraph_for_refusal

if TYPE_CHECKING:
    from hamlet.app.flow.offer import Offer
    from hamlet.app.flow.table import Flow
    from hamlet.engine.payments.payment import Payment


def offer_row(flow: Flow, offer: Offer, *, first: bool = False) -> Row:
    """The row; the first one answers to Enter."""
    if offer.refusal is not None:
        reason, found = explain_rich(flow.speech, offer.refusal), flow.mends.of_offer(offer)
        mend = Button(MendId(offer.id), found.label) if found else None
        rule = paragraph_for_refusal(offer.refusal.rule, offer.refusal.code)
        return Row(
            offer.id,
            offer.title,
            offer.cost,
            offer.gain,
            enabled=False,
            reason=reason,
            mend=mend,
            rule=rule,
        )
    payment: Payment | None = getattr(offer.action, "payment", None)
    notes = payment_lines(flow.speech, payment) if payment else ()
    return Row(
        offer.id,
        offer.title,
        offer.cost,
        offer.gain,
        (*notes, *offer.notes),
        eye=flow.would_reveal(offer.action),
        key="Enter" if first else "",
    )
