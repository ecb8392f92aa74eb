"""Whether a cost can be settled with what is at hand: counted by material, all counts packed into one int."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from hamlet.engine.definitions import Cost, Need

if TYPE_CHECKING:
    from hamlet.engine.box import Box

FIELD: Final = 12
"""Bits for the count of one material: more than four thousand units never lie in a village."""
MOST: Final = (1 << FIELD) - 1

Stock = tuple[tuple[int, ...], ...]
Toll = tuple[tuple[int, int], ...]
"""Raw units, which pay nobody, asked over and above a cost: (material, count)."""


class Purse(NamedTuple):
    """What a seat could pay with: units at hand, packed; tiles (bits) they lie on; a market or none; gold."""

    box: Box
    seat: int
    stock: Stock
    goods: int
    held: int
    market: bool
    gold: int

    def affords(self, cost: Cost, toll: Toll = ()) -> bool:
        """Whether some payment settles this cost, and the toll."""
        asked, there, held = cost.gold, 0, self.held
        for material, count in toll:
            missing = count - (held >> material * FIELD & MOST)
            if missing > 0:
                if not self.market:
                    return False
                asked += missing * self.box.prices[material]
                count -= missing  # noqa: PLW2901 - what is left of the toll is taken from what is held
            held -= count << material * FIELD
            there += count
        for need in cost.needs:
            missing = need.count
            for material in need.materials:
                missing -= held >> material * FIELD & MOST
            there += need.count
            if missing > 0:
                if not self.market:
                    return False
                asked += missing * cheapest(self.box, need)
                there -= missing
        short = asked - self.gold
        # Most often even the dearest own units could not earn what is short.
        if short <= 0 or short > there * self.box.most_earned:
            return short <= 0
        return short <= sum([self.most_earned(need) for need in cost.needs])

    def count(self, need: Need) -> int:
        """How many units at hand serve this need."""
        found = 0
        for material in need.materials:
            found += self.held >> material * FIELD & MOST
        return found

    def most_earned(self, need: Need) -> int:
        """The most gold the seat's own units can earn when they serve this need."""
        box, seat = self.box, self.seat
        makers, gains, material_of = box.code_maker, box.code_gain, box.code_material
        earned = [
            gains[code].gold
            for uid, pile in enumerate(self.stock)
            if pile and self.goods >> uid & 1
            for code in pile
            if makers[code] == seat and material_of[code] in need.materials
        ]
        return sum(sorted(earned, reverse=True)[: need.count])


def cheapest(box: Box, need: Need) -> int:
    """The lowest price of one unit that serves this need."""
    prices, materials = box.prices, need.materials
    return prices[materials[0]] if len(materials) == 1 else min([prices[each] for each in materials])


def toll_needs(toll: Toll) -> tuple[Need, ...]:
    """The toll as needs, each of one material."""
    return tuple([Need((material,), count) for material, count in toll])


def packed(box: Box, pile: tuple[int, ...]) -> int:
    """The units of one tile, counted by material; remembered by the box."""
    found = box.pile_counts.get(pile)
    if found is None:
        found = box.pile_counts[pile] = sum(1 << box.code_material[code] * FIELD for code in pile)
    return found
