"""A payment being put together: the best proposed, every unit exchangeable, ways and ledger at hand."""

from __future__ import annotations

from hamlet.app.flow.costs import tile_name, unit_mark
from hamlet.app.flow.lakeside.crossings import payment_ways, way_of, way_parts
from hamlet.app.ids import Id, InfoId, StepId, UnitId, WayId
from hamlet.app.view.parts import Heading, Note, Part, Stepper
from hamlet.app.view.scene import UnitMark, Way
from hamlet.engine.definitions import Cost
from hamlet.engine.payments.payment import NOTHING, Payment
from hamlet.engine.payments.proposals import BUY, Unit, best_payment, swaps
from hamlet.engine.payments.sources import PaymentSources
from hamlet.engine.state import State
from hamlet.words.goods import mark
from hamlet.words.speech import Speech


class Paying:
    """The units chosen for one cost on one tile."""

    def __init__(self, state: State, sources: PaymentSources, cost: Cost) -> None:
        self.state = state
        self.plain = sources
        """What could be paid with on land; `sources` are those of the way that is chosen."""
        self.cost = cost
        self.payment: Payment = best_payment(sources, cost) or NOTHING
        self._told: set[Unit] = set()
        """What has a row: it keeps it, also when none of it is taken any more."""

    @property
    def sources(self) -> PaymentSources:
        """What could be paid with by the way that is chosen."""
        return self.plain.across(self.payment.boats)

    @property
    def spent(self) -> int:
        """The gold that goes for what is bought."""
        return sum(self.state.box.prices[material] * count for material, count in self.payment.bought)

    def chosen(self, unit: Unit) -> int:
        """How many of this unit the payment takes."""
        uid, what = unit
        if uid == BUY:
            return dict(self.payment.bought).get(what, 0)
        return sum(n for tile, code, n in self.payment.units if (tile, code) == unit)

    def _chosen_units(self) -> list[Unit]:
        found = [(tile, code) for tile, code, _ in self.payment.units]
        return [*found, *((BUY, material) for material, _ in self.payment.bought)]

    def more(self, unit: Unit) -> bool:
        """Take one more of this unit instead of another; whether that was possible."""
        return self._take(self._with_more(unit))

    def less(self, unit: Unit) -> bool:
        """Take another unit instead of one of these; whether that was possible."""
        return self._take(self._with_less(unit))

    def _take(self, payment: Payment | None) -> bool:
        self.payment = payment or self.payment
        return payment is not None

    def _with_more(self, unit: Unit) -> Payment | None:
        """The payment with one more of this unit, instead of the last one that it can stand in for."""
        others = [other for other in reversed(self._chosen_units()) if other != unit]
        stand_ins = (pair for other in others for pair in self._stand_ins(other))
        return next((payment for stand_in, payment in stand_ins if stand_in == unit), None)

    def _with_less(self, unit: Unit) -> Payment | None:
        """The payment with the first stand-in for one of these units."""
        if not self.chosen(unit):
            return None
        return next((payment for _, payment in self._stand_ins(unit)), None)

    def _stand_ins(self, unit: Unit) -> list[tuple[Unit, Payment]]:
        return swaps(self.sources, self.cost, self.payment, unit)

    def ways_open(self) -> list[Payment]:
        """The best payment of each way by which the cost can be settled, where boats open several."""
        return payment_ways(self.plain, self.cost)

    def choose(self, what: Id) -> bool:
        """A way, a unit in the village, or one more or less of it; whether it was about any of these."""
        if isinstance(what, WayId):
            return self._take(next((each for each in self.ways_open() if each.boats == what.boats), None))
        unit = what.of if isinstance(what, StepId) else what
        if not isinstance(unit, UnitId):
            return False
        pile = (unit.tile, unit.code)
        if isinstance(what, StepId):
            self.more(pile) if what.by > 0 else self.less(pile)
        elif not self.more(pile):
            self.less(pile)
        return True

    def _units(self) -> list[tuple[Unit, int]]:
        """Everything that could serve the cost and what the carriers ask, with how many there are."""
        found: dict[Unit, int] = {}
        for need in self.sources.needs(self.cost):
            for material in need.materials:
                found |= {(uid, code): count for uid, code, count in self.sources.piles[material]}
                if self.sources.market:
                    found[BUY, material] = found.get((BUY, material), 0) + need.count
        return list(found.items())

    def marks(self) -> tuple[UnitMark, ...]:
        """The piles in the village that could serve."""
        return tuple(
            UnitMark(UnitId(uid, code), uid, code, count, self.chosen((uid, code)))
            for (uid, code), count in self._units()
            if uid != BUY
        )

    def ways(self, hovered: Id | None = None) -> tuple[Way, ...]:
        """The way of every material chosen, and of the unit that is pointed at."""
        carriage, tile = self.sources.carriage, self.sources.tile
        units = dict.fromkeys((uid, code) for uid, code, _ in self.payment.units)
        if isinstance(hovered, UnitId) and hovered.tile != BUY:
            units[hovered.tile, hovered.code] = None
        found = [way_of(self.state, carriage, tile, uid, code) for uid, code in units]
        return tuple(way for way in found if way is not None)

    @property
    def takes_goods(self) -> bool:
        """Whether anything but coins is asked for."""
        return bool(self.sources.needs(self.cost))

    def carriers(self) -> frozenset[int]:
        """The tiles whose donkeys carry for it."""
        return frozenset(tile for way in self.ways() for tile in way.donkeys)

    def parts(self, speech: Speech, ledger: str = "") -> tuple[Part, ...]:
        """The payment as it stands on a card, with what it does to one's gold."""
        line = (Note(ledger, InfoId("gold")),) if ledger else ()
        if not self.takes_goods:
            return line
        bought = bool(self.payment.bought)
        found: list[Part] = [
            *way_parts(speech, self.ways_open(), self.payment),
            Heading(
                speech.words.label("table.payment"),
                "" if bought else speech.words.label("table.payment.nothing_bought"),
                spare=True,
            ),
        ]
        for unit, _ in self._units():
            taken = self.chosen(unit)
            if taken or unit[0] != BUY or unit in self._told or len(self._units()) < 6:
                self._told.add(unit)
                found.append(self._stepper(speech, unit, taken))
        return (*found, *line)

    def _stepper(self, speech: Speech, unit: Unit, taken: int) -> Stepper:
        uid, what = unit
        if uid == BUY:
            price = self.state.box.prices[what]
            goods = mark(self.state.box.definitions, what)
            text = speech.words.label("table.payment.market", material=goods, price=price)
        else:
            text = f"{unit_mark(self.state, what)} {tile_name(speech, uid)}"
            maker = self.state.box.code_maker[what]
            if maker >= 0:
                own = maker == self.state.seat
                text += speech.words.label("table.payment.pays_you" if own else "table.payment.pays_rival")
        less, more = self._with_less(unit) is not None, self._with_more(unit) is not None
        why_less = speech.words.label("table.step.only" if taken else "table.step.none")
        why_more = speech.words.label(self._why_no_more(unit, taken))
        return Stepper(UnitId(uid, what), text, taken, less, more, why_less, why_more)

    def _why_no_more(self, unit: Unit, taken: int) -> str:
        """The code of what stands in the way of one more: it is all used, not needed, too dear, or else."""
        uid, what = unit
        material = what if uid == BUY else self.state.box.code_material[what]
        needed = sum(need.count for need in self.sources.needs(self.cost) if material in need.materials)
        if uid != BUY and taken >= dict(self._units())[unit]:
            return "table.step.used"
        if taken >= needed:
            return "table.step.enough"
        spare = self.state.gold[self.state.seat] - self.cost.gold - self.spent
        return "table.step.gold" if uid == BUY and spare < self.state.box.prices[what] else "table.step.kept"
