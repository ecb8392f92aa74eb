"""What the subject of Botric says: the editions of his rules."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

from pydantic import Field

from hamlet.content.models.fields import (
    AmountField,
    Count,
    Data,
    EntryId,
    EntryPart,
    Gain,
    Name,
    PackEntry,
    named,
)
from hamlet.engine.botric.attempts.registry import TOKENS
from hamlet.engine.botric.lists import LISTS

if TYPE_CHECKING:
    LineName = str
    ListName = str
    TokenName = str
else:
    LineName = StrEnum(
        "LineName",
        [(line.upper(), line) for line in dict.fromkeys(x for lines in LISTS.values() for x in lines)],
    )
    ListName = StrEnum("ListName", [(name.upper(), name) for name in LISTS])
    TokenName = StrEnum("TokenName", [(name.upper(), name) for name in TOKENS])

Lists = dict[Annotated[ListName, Field(strict=False)], list[Annotated[LineName, Field(strict=False)]]]


class MarketPrices(EntryPart, title="His prices"):
    """What he pays on the free market."""

    raw: AmountField = Field(description="For one raw unit.")
    refined: AmountField = Field(description="For one refined unit.")


class DeliveryDiscount(EntryPart, title="What he is let off"):
    """What a delivery to the Church asks less of him."""

    raw: AmountField = Field(0, description="Raw units less.")
    refined: AmountField = Field(0, description="Refined units less.")
    gold: AmountField = Field(0, description="Coins less.")


class EditionEntry(PackEntry, title="An edition of Botric's rules"):
    """An edition of Botric's rules."""

    name: Name
    about: Name
    coin_gold: AmountField = Field(0, description="Gold on his coin tile at the start.")
    own_gold: bool = Field(
        description="Whether he has gold of his own; without it what gold he would gain at once is one point."
    )
    hire_costs: list[Count] = Field(
        default_factory=list,
        description="What his first, second … hire costs; without any, what a player pays.",
    )
    prices: MarketPrices | None = Field(
        None, description="His prices on the free market; without, he never buys."
    )
    discount: DeliveryDiscount = Field(
        default_factory=DeliveryDiscount.model_construct, description="What a delivery asks less of him."
    )
    shuffled: bool = Field(False, description="Whether his tokens lie in an order by lot.")
    idle_on_church: bool = Field(
        False, description="Whether a villager for whom nothing is possible lies down on the Church."
    )
    refill_gold: AmountField = Field(0, description="Gold for his coin tile when his markers return.")
    landmark_points: AmountField = Field(description="Points for each of his flag buildings at the end.")
    tokens: list[Annotated[TokenName, Field(strict=False)]] = Field(
        description="His tokens from left to right."
    )
    lists: Lists = Field(
        description="His lines by what they decide, in order; what is left is the human's to choose."
    )
    lake_lists: Lists = Field(default_factory=dict, description="Lines that stand instead by the lake.")
    fish: dict[EntryId, Gain] = Field(
        default_factory=dict,
        description="What a fish brings him that goes back: gold for his coin tile, points.",
    )

    def resolved(self) -> Data:
        """The edition as plain data."""
        return {
            **self.base(),
            **named(self.name),
            **named(self.about, "about"),
            "coin_gold": self.coin_gold,
            "own_gold": self.own_gold,
            "hire_costs": list(self.hire_costs),
            **({"prices": [self.prices.raw, self.prices.refined]} if self.prices else {}),
            "discount": self.discount.model_dump(),
            "shuffled": self.shuffled,
            "idle_on_church": self.idle_on_church,
            "refill_gold": self.refill_gold,
            "landmark_points": self.landmark_points,
            "tokens": [str(token) for token in self.tokens],
            "lists": _plain(self.lists),
            "lake_lists": _plain(self.lake_lists),
            "fish": {kind: gain.resolved() for kind, gain in self.fish.items()},
        }


def _plain(lists: Lists) -> dict[str, list[str]]:
    return {str(name): [str(line) for line in lines] for name, lines in lists.items()}
