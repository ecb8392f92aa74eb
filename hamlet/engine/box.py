"""Everything that stays the same through one game: definitions, seats, and tables made from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hamlet.engine.data_error import DataError
from hamlet.engine.definitions import MOST_SEATS, ChurchSlot, Definitions, Gain, Rules
from hamlet.engine.lattice.geometry import Vertex
from hamlet.engine.payments.counting import Counting
from hamlet.engine.village import Joins, Land

if TYPE_CHECKING:
    from hamlet.engine.carriage import Carriage
    from hamlet.engine.decisions import Decision
    from hamlet.engine.reach import Ferry
    from hamlet.engine.ruleset import Ruleset
    from hamlet.engine.state import State

Joining = Callable[["State", int], Joins]
"""Groups of tiles that are directly connected for a seat alone, in a state."""
Ferrying = Callable[["State", int], tuple["Ferry", ...]]
"""What is joined for a seat in a state, but not for goods without a toll."""
Closing = Callable[["State"], int]
"""The tiles, as bits, on which no villager may act in a state."""
Carrying = Callable[["State", int, "Carriage"], "Carriage"]
"""How goods come to a seat's work in a state, made from how they would come otherwise."""


Gaining = Callable[["State", int, Gain], Gain]
FlatWorth = Callable[["State", int], int | None]
"""What a seat is given in a state instead of a gain."""
AskedInstead = Callable[["State", "Decision"], "Decision"]
"""What is asked in a state instead of a decision."""


class Box:
    """The box of one game. A stock code names a unit: a raw one, or a refined one by maker and quality."""

    __slots__ = (
        "_refined",
        "apart",
        "asking",
        "carrying",
        "church_slots",
        "closing",
        "code_gain",
        "code_maker",
        "code_material",
        "code_quality",
        "counting",
        "definitions",
        "ferrying",
        "flat_worths",
        "gaining",
        "is_start",
        "joining",
        "kind_of",
        "land",
        "layouts",
        "most_earned",
        "open_spots",
        "piles",
        "prices",
        "quality_milestone",
        "rules",
        "ruleset",
        "seats",
        "slots",
    )

    def __init__(self, definitions: Definitions, seats: int) -> None:
        """Prepare the tables for a game of so many seats."""
        self.definitions = definitions
        self.rules: Rules = definitions.rules
        self.seats = seats
        self.ruleset: Ruleset = definitions.ruleset
        self.land = Land.of(definitions)
        self.kind_of: tuple[str, ...] = tuple(tile.kind for tile in definitions.tiles)
        self.is_start: tuple[bool, ...] = tuple(tile.is_start for tile in definitions.tiles)
        self.slots: tuple[int, ...] = tuple(tile.slots for tile in definitions.tiles)
        self.church_slots: tuple[ChurchSlot, ...] = _church_slots(definitions, seats)
        price = self.rules.prices_few if seats <= 2 else self.rules.prices_many
        self.prices = tuple(price.refined if each.refined else price.raw for each in definitions.materials)
        self.quality_milestone = _quality_milestones(definitions)
        self.piles: tuple[str, ...] = _piles(definitions)
        self.layouts: tuple[frozenset[tuple[int, int, Vertex]], ...] | None = (
            None  # found when first asked for
        )
        self.open_spots: dict[frozenset[tuple[int, int, Vertex]], frozenset[tuple[int, int, Vertex]]] = {}
        self.counting = Counting(definitions, self.prices)
        # What expansions join for a seat, how they change who carries for it, what they close.
        self.ferrying: tuple[Ferrying, ...] = self.ruleset.hooks("ferries")
        self.joining: tuple[Joining, ...] = self.ruleset.hooks("joins")
        self.apart = bool(self.ferrying or self.joining)  # whether the reach of seats may differ
        self.closing: tuple[Closing, ...] = self.ruleset.hooks("closed")
        self.carrying: tuple[Carrying, ...] = self.ruleset.hooks("carriage")
        # What they give instead of a gain, what they ask instead of a decision.
        self.gaining: tuple[Gaining, ...] = self.ruleset.hooks("gains")
        self.asking: tuple[AskedInstead, ...] = self.ruleset.hooks("asked")
        # What each flag building of a seat is worth where that is not what it counts.
        self.flat_worths: tuple[FlatWorth, ...] = self.ruleset.hooks("flat_worth")
        self._make_codes()

    def _make_codes(self) -> None:
        materials = self.definitions.materials
        kinds, makers, qualities, gains = [0], [-1], [False], [Gain()]
        for material in range(len(materials)):
            kinds.append(material)
            makers.append(-1)
            qualities.append(False)
            gains.append(Gain())
        for material, each in enumerate(materials):
            double = Gain(each.consumed.gold * 2, each.consumed.points * 2)
            for seat in range(MOST_SEATS):
                for high in (False, True):
                    kinds.append(material)
                    makers.append(seat)
                    qualities.append(high)
                    gains.append(double if high else each.consumed)
        # The same once more for units whose maker has been paid: they earn nothing any more.
        self._refined = len(kinds)
        first = self.refined_code(0, 0, high_quality=False)
        for code in range(first, len(kinds)):
            kinds.append(kinds[code])
            makers.append(makers[code])
            qualities.append(qualities[code])
            gains.append(Gain())
        self.code_material, self.code_maker = tuple(kinds), tuple(makers)
        self.code_quality, self.code_gain = tuple(qualities), tuple(gains)
        self.most_earned = max(gain.gold for gain in gains)  # with one unit

    def raw_code(self, material: int) -> int:
        """The stock code of one unit of a raw material."""
        return 1 + material

    def refined_code(self, material: int, seat: int, *, high_quality: bool) -> int:
        """The stock code of a unit refined by this seat."""
        return 1 + len(self.definitions.materials) + (material * MOST_SEATS + seat) * 2 + high_quality

    def settled_code(self, code: int) -> int:
        """The stock code of the same unit once its maker has been paid for it."""
        if self.code_maker[code] < 0 or self.is_settled(code):
            return code
        return code + self._refined - self.refined_code(0, 0, high_quality=False)

    def is_settled(self, code: int) -> bool:
        """Whether the maker of a unit has been paid for it already."""
        return code >= self._refined


def _church_slots(definitions: Definitions, seats: int) -> tuple[ChurchSlot, ...]:
    for side in definitions.church:
        if seats in side.seats:
            return side.slots
    raise DataError("no_church_side", seats=seats)


def _quality_milestones(definitions: Definitions) -> tuple[int, ...]:
    """For each material the milestone that makes it high quality, or -1."""
    found = [-1] * len(definitions.materials)
    for number, milestone in enumerate(definitions.milestones):
        if milestone.high_quality is not None:
            found[milestone.high_quality] = number
    return tuple(found)


def _piles(definitions: Definitions) -> tuple[str, ...]:
    """The piles that wait for their refinery, in the order of materials."""
    named = {pile for tile in definitions.tiles for pile, _ in tile.copies}
    return tuple(material.id for material in definitions.materials if material.id in named)
