"""Storing: up to two units that can be brought, each with whom it pays; boats are paid on the way."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hamlet.app.flow.costs import tile_name, unit_mark
from hamlet.app.flow.lakeside.boat_toll import BoatToll, units_of
from hamlet.app.flow.lakeside.crossings import way_of
from hamlet.app.flow.modes.mode import Mode
from hamlet.app.ids import Command, Id, StepId, TileId, TollId, UnitId
from hamlet.app.view.parts import Button, Card, Note, Part, Stepper
from hamlet.app.view.scene import ASKED, Scene, TileMark, UnitMark
from hamlet.engine.lake.storeroom import (
    Store,
    StoreFamily,
    bringing,
    merged,
    most_stored,
    sources_at,
    storable,
)
from hamlet.engine.payments.proposals import Unit
from hamlet.engine.places import empty_slots
from hamlet.words.measures import building_for

if TYPE_CHECKING:
    from hamlet.app.flow.forecast import Forecast
    from hamlet.app.flow.table import Flow


class Storing(Mode):
    """One storeroom being filled."""

    name = "store"

    def __init__(self, uid: int, before: Mode) -> None:
        self.uid = uid
        self.before = before
        self._chosen: list[Unit] | None = None
        self.toll = BoatToll()

    @property
    def opened_from(self) -> Mode:
        """The building's card."""
        return self.before.opened_from

    def back(self, flow: Flow) -> Mode | None:
        """To the building's card."""
        return self.before

    def _most(self, flow: Flow) -> int:
        return min(most_stored(flow.state), empty_slots(flow.state, self.uid))

    def _units(self, flow: Flow) -> Counter[Unit]:
        """Everything that some way brings, on land or over water."""
        found: Counter[Unit] = Counter()
        for way in sources_at(flow.state, self.uid).ways():
            found |= Counter(storable(way))
        return found

    def _taken(self, flow: Flow) -> list[Unit]:
        """What is chosen: at first what the rules would propose."""
        if self._chosen is None:
            proposed = StoreFamily().propose(flow.state, (self.uid,))
            self._chosen = [(tile, code) for tile, code, count in proposed.goods for _ in range(count)]
            self.toll.wanted = units_of(proposed.payment)
        return self._chosen

    def _ways(self, flow: Flow) -> list[Store]:
        """Each way to bring what is chosen over as little water as possible."""
        taken = sorted(self._taken(flow))
        found = list(bringing(flow.state, self.uid, merged(taken))) if taken else []
        fewest = min((len(each.payment.boats) for each in found), default=0)
        return [each for each in found if len(each.payment.boats) == fewest]

    def action(self, flow: Flow) -> Store | None:
        """What would be done."""
        return self.toll.chosen_of(self._ways(flow))

    def forecast(self, flow: Flow) -> Forecast | None:
        """What storing it would bring."""
        action = self.action(flow)
        return flow.forecast(action) if action is not None else None

    def scene(self, flow: Flow) -> Scene:
        """What could be brought lit, the ways of what is chosen, the card."""
        taken, units = Counter(self._taken(flow)), self._units(flow)
        ways_open = self._ways(flow)
        action = self.toll.chosen_of(ways_open)
        boats = action.payment.boats if action is not None else ()
        carriage = sources_at(flow.state, self.uid).carriage.crossing(boats)
        toll = units_of(action.payment) if action is not None else Counter()
        ways = [
            way_of(flow.state, carriage, self.uid, tile, code)
            for tile, code in dict.fromkeys([*taken, *toll])
        ]
        return Scene(
            self.name,
            ASKED,
            dim=True,
            tiles=(TileMark(TileId(self.uid), self.uid, selected=True),),
            bright=frozenset(
                {self.uid, *(tile for tile, _ in units), *(t for w in ways if w for t in w.tiles)}
            ),
            units=tuple(
                UnitMark(UnitId(*unit), *unit, count, taken[unit] + toll[unit])
                for unit, count in units.items()
            ),
            ways=tuple(way for way in ways if way is not None),
            card=self._card(flow, taken, units, ways_open),
        )

    def _card(self, flow: Flow, taken: Counter[Unit], units: Counter[Unit], ways: list[Store]) -> Card:
        words, state = flow.words, flow.state
        action = self.toll.chosen_of(ways)
        tile = state.box.definitions.tiles[state.village.tiles[self.uid].tile]
        parts: list[Part] = [
            Stepper(
                UnitId(*unit),
                self._told(flow, unit),
                taken[unit],
                taken[unit] > 0,
                taken[unit] < count and self._most(flow) > 0,
                words.label("table.step.none"),
                words.label("table.step.used"),
            )
            for unit, count in units.items()
        ]
        if action is None:
            parts.append(Note(words.label("table.lake.store.none"), bad=bool(taken)))
        else:
            parts += self.toll.parts(flow.speech, ways)
        buttons = (
            Button(
                Command.CONFIRM,
                words.label("table.lake.store"),
                enabled=action is not None,
                main=True,
                key="Enter",
            ),
            Button(Command.BACK, words.label("table.back"), key="Esc", leaves=True),
        )
        return Card(
            words.name(tile),
            building_for(flow.speech, tile, flow.viewer),
            tile=self.uid,
            parts=tuple(parts),
            buttons=buttons,
        )

    def _told(self, flow: Flow, unit: Unit) -> str:
        """The unit, where it is, and whom moving it pays."""
        (tile, code), box, words = unit, flow.state.box, flow.words
        text = f"{unit_mark(flow.state, code)} {tile_name(flow.speech, tile)}"
        gain, maker = box.code_gain[code], box.code_maker[code]
        if maker >= 0 and (gain.points or gain.gold):
            whom = words.label("table.you") if maker == flow.state.seat else flow.speech.seat(maker)
            text += words.label("table.unit.pays", whom=whom, points=gain.points, gold=gain.gold)
        return text

    def choose(self, flow: Flow, what: Id) -> bool:
        """A unit, one more or less of it, Store, back."""
        if what is Command.CONFIRM:
            action = self.action(flow)
            return action is not None and flow.play(action)
        if what is Command.BACK:
            return flow.back()
        of = what.of if isinstance(what, StepId) else what
        if isinstance(what, StepId) and isinstance(of, TollId):
            return self.toll.change(self._ways(flow), (of.tile, of.code), what.by)
        if not isinstance(of, UnitId):
            return False
        unit = (of.tile, of.code)
        self._change(flow, unit, more=what.by > 0 if isinstance(what, StepId) else self._wants(flow, unit))
        return True

    def _wants(self, flow: Flow, unit: Unit) -> bool:
        """Whether a click on a unit takes one more of it: while there is room, or none of it is taken."""
        taken = self._taken(flow)
        room = len(taken) < self._most(flow) and taken.count(unit) < self._units(flow)[unit]
        return room or unit not in taken

    def _change(self, flow: Flow, unit: Unit, *, more: bool) -> None:
        """One more, instead of what was chosen first if there is no room; or one less."""
        taken = self._taken(flow)
        if more and taken.count(unit) < self._units(flow)[unit]:
            taken.append(unit)
            del taken[: max(0, len(taken) - self._most(flow))]
        elif not more and unit in taken:
            taken.remove(unit)

    def key(self, flow: Flow, name: str) -> bool:
        """Enter stores."""
        return name == "return" and flow.choose(Command.CONFIRM)
