"""Counting units: all counts of a tile in one int, a field for each material and each choice of materials.

A choice (milk or brick, any raw material) that some cost of the game asks for has a field of its own, so that
asking how many units serve it is one step, as for a single material.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from hamlet.engine.definitions import Cost, Definitions, Need

FIELD: Final = 13
"""Bits for one count and one more, which stays free: see `Asked`."""
MOST: Final = (1 << FIELD - 1) - 1
"""More than four thousand units never lie in a village."""
_KNOWN: Final = 512


Asked = tuple[int, int, tuple[tuple[int, int, int], ...], int, Cost]
"""A cost, ready to be compared.

First all its counts in their fields, and the free bits of these: set before the counts are taken away, such a
bit is gone exactly where too few are held. Then each need's count, field and lowest price; all units; the
cost itself.
"""


class Counting:
    """How the units of one game are counted, and what its costs ask for."""

    __slots__ = ("_fields", "_piles", "_prices", "known", "unit")

    def __init__(self, definitions: Definitions, prices: Sequence[int]) -> None:
        choices: list[tuple[int, ...]] = [(material,) for material in range(len(definitions.materials))]
        choices += [need.materials for cost in _costs(definitions) for need in cost.needs]
        self._fields = {each: number * FIELD for number, each in enumerate(dict.fromkeys(choices))}
        self.unit: tuple[int, ...] = tuple(
            sum(1 << shift for each, shift in self._fields.items() if material in each)
            for material in range(len(definitions.materials))
        )
        self._prices = prices
        self._piles: dict[tuple[int, ...], int] = {}
        self.known: dict[int, Asked] = {}  # by the id of the cost, which it holds

    def pile(self, codes: tuple[int, ...], material_of: Sequence[int]) -> int:
        """The units of one tile, counted."""
        found = self._piles.get(codes)
        if found is None:
            found = self._piles[codes] = sum(self.unit[material_of[code]] for code in codes)
        return found

    def count(self, held: int, need: Need) -> int:
        """How many of the units held serve this need."""
        field = self._fields.get(need.materials)
        if field is None:
            return sum([held >> material * FIELD & MOST for material in need.materials])
        return held >> field & MOST

    def asked(self, cost: Cost) -> Asked | None:
        """The cost made ready, and known from now on; None if a need has no field of its own."""
        fields = [self._fields.get(need.materials) for need in cost.needs]
        if None in fields or len(set(fields)) < len(fields) or any(need.count > MOST for need in cost.needs):
            return None
        needs = tuple((need.count, self._fields[need.materials], self.cheapest(need)) for need in cost.needs)
        together = sum(count << field for count, field, _ in needs)
        free = sum(MOST + 1 << field for _, field, _ in needs)
        if len(self.known) >= _KNOWN:
            self.known.clear()
        units = sum(need.count for need in cost.needs)
        found = self.known[id(cost)] = (together, free, needs, units, cost)
        return found

    def cheapest(self, need: Need) -> int:
        """The lowest price of one unit that serves this need."""
        return min(self._prices[material] for material in need.materials)


def _costs(definitions: Definitions) -> Iterator[Cost]:
    """Every cost that is written down."""
    yield from (tile.cost for tile in definitions.tiles)
    yield from (slot.cost for side in definitions.church for slot in side.slots)
    yield from (sale.cost for sale in definitions.sales)
    yield from (terrain.road.cost for terrain in definitions.terrains if terrain.road)
