"""Building roads: every border where one could go, with its price; then which tile to stand on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.costs import cost_amounts, tile_name
from hamlet.app.flow.mends import mending_move
from hamlet.app.flow.modes.mode import Idle, Mode
from hamlet.app.flow.paying import Paying
from hamlet.app.view.parts import Button, Card, Choice, Heading, Note, Part
from hamlet.app.view.scene import BorderMark, Scene, TileMark
from hamlet.engine.actions.road import BuildRoad, road_cost, roads_left
from hamlet.engine.payments.sources import PaymentSources
from hamlet.words.labels import building, label
from hamlet.words.refusals import explain_rich

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.engine.lattice.geometry import Side
    from hamlet.engine.state import State
    from hamlet.engine.village import Contact


def border_id(side: Side) -> str:
    """The id of a border."""
    return f"border:{side[0]}:{side[1]}:{side[2]}"


def side_of_id(what: str) -> Side:
    """The side that such an id names."""
    q, r, orientation = (int(part) for part in what.split(":")[1:4])
    return (q, r, orientation)


class Roads(Mode):
    """The road mode, before and after a border is chosen."""

    name = "road"

    def __init__(self, side: Side | None = None) -> None:
        self.side = side
        self.stand: int | None = None
        self.paying: Paying | None = None

    def back(self, flow: Flow) -> Mode | None:
        """From the chosen border to all borders, then to the open table."""
        return Roads() if self.side is not None else Idle()

    def scene(self, flow: Flow) -> Scene:
        """Borders lit; with one chosen, its card and the ways of the materials."""
        contact = self._contact(flow)
        if contact is not None and self.paying is None:
            self._stand_on(flow.state, contact, self._stands(flow.state, contact)[0])
        paying = self.paying
        bright = {tile for way in paying.ways() for tile in way.tiles} if paying else set()
        return Scene(
            self.name,
            flow.prompt
            if contact
            else label("table.road.choose", left=roads_left(flow.state, flow.state.seat)),
            dim=True,
            bright=frozenset(bright | ({contact.a, contact.b} if contact else set())),
            tiles=(TileMark(f"tile:{self.stand}", self.stand, selected=True),)
            if self.stand is not None
            else (),
            units=paying.marks() if paying else (),
            borders=self._borders(flow),
            ways=paying.ways() if paying else (),
            card=self._card(flow, contact, paying) if contact and paying else None,
        )

    def _borders(self, flow: Flow) -> tuple[BorderMark, ...]:
        state = flow.state
        found = []
        for contact in state.village.road_sites():
            stands = self._stands(state, contact)
            if stands:
                cost = road_cost(state, contact.terrain_a)
                payable = any(PaymentSources(state, state.seat, uid).can_pay(cost) for uid in stands)
                price = cost_amounts(state.box.definitions, cost)
                chosen = contact.side == self.side
                found.append(BorderMark(border_id(contact.side), contact.side, price, payable, chosen))
        return tuple(found)

    def _contact(self, flow: Flow) -> Contact | None:
        return next((each for each in flow.state.village.road_sites() if each.side == self.side), None)

    def _stands(self, state: State, contact: Contact) -> list[int]:
        """The tiles one may stand on, the one where it can be paid first."""
        cost = road_cost(state, contact.terrain_a)
        ends = [uid for uid in (contact.a, contact.b) if state.village.reachable >> uid & 1]
        return sorted(ends, key=lambda uid: not PaymentSources(state, state.seat, uid).can_pay(cost))

    def _stand_on(self, state: State, contact: Contact, uid: int) -> None:
        self.stand = uid
        self.paying = Paying(state, uid, road_cost(state, contact.terrain_a))

    def _card(self, flow: Flow, contact: Contact, paying: Paying) -> Card:
        state = flow.state
        road = state.box.definitions.terrains[contact.terrain_a].road
        name = road.name if road else label("table.road")
        parts: list[Part] = [Heading(label("table.stand_on"), label("table.stand_on.remark"))]
        parts += [
            Choice(f"stand:{uid}", tile_name(state, uid), selected=uid == self.stand)
            for uid in self._stands(state, contact)
        ]
        parts += paying.parts() if paying.payable else self._lack(flow, paying)
        one, other = (building(tile_name(state, uid)) for uid in (contact.a, contact.b))
        build = Button("confirm", label("table.build"), enabled=paying.payable, main=True, key="Enter")
        return Card(
            name,
            label("table.road.joins", one=one, other=other),
            tile=contact.b,
            parts=tuple(parts),
            buttons=(build, Button("back", label("table.back"), key="Esc")),
        )

    def _lack(self, flow: Flow, paying: Paying) -> list[Part]:
        lack = paying.means.lack(paying.cost)
        parts: list[Part] = [Note(explain_rich(flow.speech, lack), bad=True)] if lack else []
        move = mending_move(flow.state, paying.tile, paying.cost)
        if move is not None:
            parts.append(Button("mend:road", f"{{donkey}} {flow.describe(move)}", main=True))
        return parts

    def choose(self, flow: Flow, what: str) -> bool:
        """A border, a stand, a unit, or Build."""
        kind, _, rest = what.partition(":")
        if kind == "border":
            return self._choose_border(flow, side_of_id(what))
        contact = self._contact(flow)
        if contact is None or self.paying is None:
            return False
        if kind in ("stand", "tile") and rest.isdigit() and int(rest) in self._stands(flow.state, contact):
            self._stand_on(flow.state, contact, int(rest))
            return True
        if kind == "unit":
            self.paying.choose(what)
            return True
        if what == "confirm" and self.stand is not None:
            return flow.play(BuildRoad(self.stand, contact.side, self.paying.payment))
        if what == "mend:road":
            move = mending_move(flow.state, self.paying.tile, self.paying.cost)
            return move is not None and flow.play(move, stay=True)
        return what == "back" and flow.back()

    def _choose_border(self, flow: Flow, side: Side) -> bool:
        site = next((each for each in flow.state.village.road_sites() if each.side == side), None)
        if site is None or not self._stands(flow.state, site):
            return False
        self.side, self.paying = side, None
        return True

    def key(self, flow: Flow, name: str) -> bool:
        """Enter builds."""
        return name == "return" and self.side is not None and flow.choose("confirm")
