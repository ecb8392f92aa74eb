"""Paying for a sale, a delivery or a road: the board is the payment panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.costs import points_from
from hamlet.app.flow.modes.mode import Mode
from hamlet.app.flow.offers import Offer
from hamlet.app.flow.paying import Paying
from hamlet.app.view.parts import Button, Card, Row
from hamlet.app.view.scene import BorderMark, Scene, TileMark
from hamlet.words.labels import label

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow

VERBS = {"sell": "table.sell", "deliver": "table.deliver", "road": "table.build"}


class PaymentMode(Mode):
    """One offer with its payment filled in; units can be exchanged before it is done."""

    name = "payment"

    def __init__(self, flow: Flow, offer: Offer, before: Mode) -> None:
        self.offer = offer
        self.before = before
        family = offer.payable
        self.paying = Paying(flow.state, offer.tile, offer.price, may_buy=family.may_buy if family else True)

    def back(self, flow: Flow) -> Mode | None:
        """To where it was opened from."""
        return self.before

    def scene(self, flow: Flow) -> Scene:
        """Usable units lit, ways drawn, the card with the payment."""
        marks, ways = self.paying.marks(), self.paying.ways()
        bright = (
            {mark.tile for mark in marks} | {tile for way in ways for tile in way.tiles} | {self.offer.tile}
        )
        return Scene(
            self.name,
            flow.prompt,
            dim=True,
            tiles=(TileMark(f"tile:{self.offer.tile}", self.offer.tile, selected=True),),
            bright=frozenset(bright),
            units=marks,
            borders=self._border(),
            ways=ways,
            card=self._card(flow),
        )

    def _border(self) -> tuple[BorderMark, ...]:
        if not self.offer.id.startswith("border:"):
            return ()
        return (BorderMark(self.offer.id, self.offer.target[1], self.offer.cost, selected=True),)

    def _card(self, flow: Flow) -> Card:
        family = self.offer.payable
        verb = label(VERBS[family.name] if family else "table.do_it")
        head = Row("", self.offer.title, self.offer.cost, self.offer.gain)
        own = points_from(flow.state, self.paying.payment)
        words = label("table.paid.points", verb=verb, points=own) if own else verb
        eye = family is not None and flow.would_reveal(family.paid(self.offer.target, self.paying.payment))
        button = Button("confirm", words, main=True, eye=eye, key="Enter")
        name = flow.tile_name(self.offer.tile)
        return Card(
            name,
            self.offer.title,
            tile=self.offer.tile,
            parts=(head, *self.paying.parts()),
            buttons=(button, Button("back", label("table.back"), key="Esc")),
        )

    def choose(self, flow: Flow, what: str) -> bool:
        """A unit, the button, or back."""
        if what in ("confirm", self.offer.id):
            family = self.offer.payable
            return family is not None and flow.play(family.paid(self.offer.target, self.paying.payment))
        if what == "back":
            return flow.back()
        if what.startswith("unit:"):
            self.paying.choose(what)
            return True
        return False

    def key(self, flow: Flow, name: str) -> bool:
        """Enter confirms."""
        return name == "return" and flow.choose("confirm")
