"""What lies in the village, tile by tile, counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.engine.definitions import Need
from hamlet.engine.payments.counting import FIELD, MOST

if TYPE_CHECKING:
    from hamlet.engine.box import Box

Stock = tuple[tuple[int, ...], ...]


class Stocked:
    """The tiles that hold something usable, each as a bit with its units counted."""

    __slots__ = ("_box", "_earning", "_where", "stock", "tiles", "usable")

    def __init__(self, box: Box, stock: Stock, usable: int) -> None:
        self.stock = stock
        self.usable = usable
        count, material_of = box.counting.pile, box.code_material
        self.tiles = [
            (1 << uid, count(pile, material_of))
            for uid, pile in enumerate(stock)
            if pile and usable >> uid & 1
        ]
        self._box = box
        self._where: dict[int, int] = {}
        self._earning: dict[int, list[tuple[int, int, int]]] = {}

    def where(self, material: int) -> int:
        """The tiles, as bits, that hold this material."""
        found = self._where.get(material)
        if found is None:
            field = MOST << material * FIELD
            found = self._where[material] = sum([bit for bit, units in self.tiles if units & field])
        return found

    def held(self, goods: int) -> int:
        """The units on these tiles, counted."""
        found = 0
        for bit, units in self.tiles:
            if goods & bit:
                found += units
        return found

    def most_earned(self, seat: int, goods: int, need: Need) -> int:
        """The most gold that the seat's own units on these tiles can earn when they serve this need."""
        own = self.earning(seat)
        earned = [gold for bit, material, gold in own if goods & bit and material in need.materials]
        return sum(sorted(earned, reverse=True)[: need.count])

    def earning(self, seat: int) -> list[tuple[int, int, int]]:
        """The seat's own units that earn something: the bit of the tile, the material, the gold."""
        own = self._earning.get(seat)
        if own is None:
            own = self._earning[seat] = self._find_earning(seat)
        return own

    def _find_earning(self, seat: int) -> list[tuple[int, int, int]]:
        makers, gains, material_of = self._box.code_maker, self._box.code_gain, self._box.code_material
        refined = self._box.raw_code(len(self._box.prices))
        return [
            (1 << uid, material_of[code], gains[code].gold)
            for uid, pile in enumerate(self.stock)
            if pile and pile[-1] >= refined and self.usable >> uid & 1  # refined codes are the high ones
            for code in pile
            if makers[code] == seat and gains[code].gold
        ]
