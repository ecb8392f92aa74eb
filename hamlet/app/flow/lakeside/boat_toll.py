"""What the boats ask that bring goods to a storeroom: which units pay it can be chosen, one by one."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hamlet.app.flow.costs import payment_lines, tile_name, toll_marks, unit_mark
from hamlet.app.ids import TollId
from hamlet.app.view.parts import Note, Part, Stepper
from hamlet.engine.payments.proposals import Unit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hamlet.engine.lake.storeroom import Store
    from hamlet.engine.payments.payment import Payment
    from hamlet.words.speech import Speech


def units_of(payment: Payment) -> Counter[Unit]:
    """The units of a payment, with how many of each."""
    return Counter({(tile, code): count for tile, code, count in payment.units})


class BoatToll:
    """The units that are wanted to pay the boats; where those cannot, others do."""

    def __init__(self) -> None:
        self.wanted: Counter[Unit] = Counter()

    def chosen_of(self, ways: Sequence[Store]) -> Store | None:
        """Of some ways to do the same the one that is paid as wanted, or most nearly so."""
        return max(ways, key=lambda way: (units_of(way.payment) & self.wanted).total(), default=None)

    def change(self, ways: Sequence[Store], unit: Unit, by: int) -> bool:
        """One more of a unit instead of another, or one less."""
        found = self._changed(ways, unit, by)
        self.wanted = units_of(found.payment) if found is not None else self.wanted
        return True

    def _changed(self, ways: Sequence[Store], unit: Unit, by: int) -> Store | None:
        """The way that differs from the chosen one by this unit, and one that it stands in for."""
        chosen = self.chosen_of(ways)
        now = units_of(chosen.payment) if chosen is not None else Counter()
        for way in ways:
            then = units_of(way.payment)
            if then[unit] == now[unit] + by and (then - now).total() == 1:
                return way
        return None

    def parts(self, speech: Speech, ways: Sequence[Store]) -> list[Part]:
        """A stepper for each unit that could pay; a line where there is nothing to choose."""
        words, chosen = speech.words, self.chosen_of(ways)
        if chosen is None or not chosen.payment.boats:
            return []
        units = dict.fromkeys(unit for way in ways for unit in sorted(units_of(way.payment)))
        now = units_of(chosen.payment)
        if units.keys() == now.keys():
            return [Note(line) for line in payment_lines(speech, chosen.payment)]
        return [
            Note(words.label("table.lake.way.toll", goods=toll_marks(speech.state, chosen.payment))),
            *(self._stepper(speech, ways, unit, now[unit]) for unit in units),
        ]

    def _stepper(self, speech: Speech, ways: Sequence[Store], unit: Unit, taken: int) -> Stepper:
        tile, code = unit
        less, more = (self._changed(ways, unit, by) is not None for by in (-1, 1))
        return Stepper(
            TollId(tile, code),
            f"{unit_mark(speech.state, code)} {tile_name(speech, tile)}",
            taken,
            less,
            more,
            speech.words.label("table.step.only" if taken else "table.step.none"),
            speech.words.label("table.step.enough"),
        )
