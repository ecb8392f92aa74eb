"""Paying, whatever it is for: the board is the payment panel."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hamlet.app.flow.modes.mode import Idle, Mode
from hamlet.app.flow.offer_rows import offer_row
from hamlet.app.flow.purchase import Purchase
from hamlet.app.ids import Command, Id, TileId
from hamlet.app.view.parts import Button, Card, Note, Part, Row
from hamlet.app.view.scene import ASKED, BorderMark, Scene, TileMark

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hamlet.app.flow.forecast import Forecast
    from hamlet.app.flow.offer import Offer
    from hamlet.app.flow.table import Flow

VERBS = {"sell": "table.sell", "deliver": "table.deliver", "road": "table.build", "refine": "table.refine"}


class PaymentMode(Mode):
    """One offer with its payment filled in; units can be exchanged before it is done.

    `others` can be done at the same building: they stand below, and open in their turn. `around` finds the
    borders that can be chosen instead of this one.
    """

    name = "payment"

    def __init__(
        self,
        flow: Flow,
        offer: Offer,
        before: Mode,
        bid: Id | None = None,
        others: Sequence[Offer] = (),
        around: Callable[[Flow], tuple[BorderMark, ...]] | None = None,
    ) -> None:
        if offer.wanted is None:
            raise TypeError(offer)
        self.offer: Offer = offer
        self.before = before
        self.others = tuple(others)
        self.around = around
        self.purchase = Purchase(flow.state, offer.wanted, bid)

    @property
    def opened_from(self) -> Mode:
        """The card it was opened from, if it was; the roads it is one of."""
        return self if isinstance(self.before, Idle) else self.before.opened_from

    def back(self, flow: Flow) -> Mode | None:
        """To where it was opened from."""
        return self.before

    def why_not(self, flow: Flow, what: Id) -> str:
        """Why another border cannot be chosen instead, where there are any."""
        return self.before.why_not(flow, what) if self.around else ""

    def forecast(self, flow: Flow) -> Forecast | None:
        """What paying it would bring; None where it is refused."""
        self.purchase.recount(flow.state)
        return flow.forecast(self.purchase.action) if self.purchase.refusal is None else None

    def scene(self, flow: Flow) -> Scene:
        """Usable units lit, ways drawn, the card with the payment."""
        purchase = self.purchase
        purchase.recount(flow.state)
        return Scene(
            self.name,
            ASKED,
            dim=True,
            tiles=(TileMark(TileId(purchase.site), purchase.site, selected=True),),
            bright=purchase.bright(),
            units=purchase.paying.marks(),
            borders=self._borders(flow),
            ways=purchase.paying.ways(flow.hovered),
            card=self._card(flow),
        )

    def _borders(self, flow: Flow) -> tuple[BorderMark, ...]:
        """Its own, if it is about one, and those that can be chosen instead."""
        side, others = self.offer.side, self.around(flow) if self.around else ()
        own = () if side is None else (BorderMark(self.offer.id, side, self.offer.cost, selected=True),)
        return (*(mark for mark in others if mark.id != self.offer.id), *own)

    def _card(self, flow: Flow) -> Card:
        purchase, wanted = self.purchase, self.purchase.wanted
        return Card(
            wanted.title or flow.tile_name(purchase.site),
            wanted.about,
            tile=purchase.site,
            parts=(
                *self._head(),
                *purchase.parts(flow),
                *self._gains(flow),
                *(offer_row(flow, each) for each in self.others),
            ),
            buttons=(
                self._confirm(flow),
                Button(Command.BACK, flow.words.label("table.back"), key="Esc", leaves=True),
            ),
        )

    def _head(self) -> tuple[Part, ...]:
        """What is paid for; where the bids tell that themselves, only what there is to note."""
        wanted, bid = self.purchase.wanted, self.purchase.bid
        if len(self.purchase.bids) > 1 and not wanted.title:
            return tuple(Note(note) for note in bid.notes)
        return (Row(None, wanted.title or bid.title, bid.cost, bid.gain, bid.notes),)

    def _gains(self, flow: Flow) -> tuple[Part, ...]:
        """Points now and at the end, and the awards that change hands."""
        forecast = self.forecast(flow)
        if forecast is None:
            return ()
        account = flow.account(forecast)
        gains = account.gains()
        shown = (replace(gains, brief=True),) if gains.now_note or gains.end_note else ()
        return (*shown, *(Note(line, spare=True) for line in account.awards()))

    def _confirm(self, flow: Flow) -> Button:
        """The button says what gold goes for goods."""
        forecast, spent = self.forecast(flow), self.purchase.paying.spent
        words = flow.words.label(VERBS.get(self.purchase.wanted.family.name, "table.do_it"))
        if spent:
            words = flow.words.label("table.paid.bought", words=words, gold=spent)
        eye = forecast is not None and forecast.reveals
        able = forecast is not None
        return Button(Command.CONFIRM, words, enabled=able, main=True, eye=eye, key="Enter")

    def choose(self, flow: Flow, what: Id) -> bool:
        """The button, back, another offer here, or something of the purchase."""
        self.purchase.recount(flow.state)
        if what in (Command.CONFIRM, self.offer.id):
            return flow.play(self.purchase.action)
        if what is Command.BACK:
            return flow.back()
        other = next((each for each in self.others if each.id == what), None)
        if other is not None:
            return self._turn_to(flow, other)
        return self.purchase.choose(flow, what)

    def _turn_to(self, flow: Flow, other: Offer) -> bool:
        """What is paid opens in its turn, or what has a card of its own; the rest is done."""
        if other.wanted is not None:
            flow.enter(PaymentMode(flow, other, self, other.bid))
        elif other.opens is not None:
            flow.enter(other.opens(self))
        else:
            return flow.play(other.action)
        return True

    def key(self, flow: Flow, name: str) -> bool:
        """Enter confirms, digits choose a bid."""
        if name == "return":
            return flow.choose(Command.CONFIRM)
        bid = next((bid for bid in self.purchase.bids if bid.key == name), None)
        return bid is not None and flow.choose(bid.id)
