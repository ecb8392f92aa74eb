"""What Botric is played with: his editions, their lists, the switches that make him easier or harder."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from hamlet.engine.data_error import DataError
from hamlet.engine.definitions import Gain, NamesByLanguage, Price

ASK, DECIDE = "ask", "decide"
"""Where his lists leave several: the human is asked, or the lot decides."""

MARKERS: Final = ("three", "two", "one")
"""His markers, by their dots; the first of each kind stands on his board, over the first tokens."""


@dataclass(frozen=True, slots=True)
class Switches:
    """What makes him easier or harder to beat; a game that does not know one has it off."""

    two_donkeys: bool = False
    human_prices: bool = False
    no_church_gold: bool = False
    landmarks_2: bool = False
    gold_per_4: bool = False
    two_villagers: bool = False
    landmarks_6: bool = False
    sell_leftovers: bool = False

    @property
    def on(self) -> tuple[str, ...]:
        """The names of those that are on."""
        return tuple(each.name for each in fields(self) if getattr(self, each.name))


@dataclass(frozen=True, slots=True)
class Discount:
    """What a delivery asks less of him, by class."""

    raw: int = 0
    refined: int = 0
    gold: int = 0


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of his rules.

    Without `own_gold` he has none: what gold he would gain at one occasion is one point. `hire_costs` are for
    his first, second … hire, the last for all further ones; without any he pays what a player pays. Without
    `prices` he buys nothing. `lists` are his lines by what they decide, `lake_lists` those that stand instead
    by the lake.
    """

    id: str
    name: str
    coin_gold: int
    own_gold: bool
    hire_costs: tuple[int, ...]
    prices: Price | None
    discount: Discount
    shuffled: bool
    idle_on_church: bool
    refill_gold: int
    landmark_points: int
    tokens: tuple[str, ...]
    lists: Mapping[str, tuple[str, ...]]
    lake_lists: Mapping[str, tuple[str, ...]]
    fish: Mapping[str, Gain]
    names: NamesByLanguage = ()


@dataclass(frozen=True, slots=True)
class BotricParts:
    """Everything together, for one game."""

    edition: Edition
    switches: Switches
    ties: str
    markers: tuple[int, ...]
    """How many markers of each kind there are, the one on his board among them."""

    @property
    def landmark_points(self) -> int:
        """What each of his landmarks is worth at the end; two switches against one another leave it be."""
        switches = self.switches
        if switches.landmarks_2 == switches.landmarks_6:
            return self.edition.landmark_points
        return 2 if switches.landmarks_2 else 6


def read_parts(data: Mapping[str, Any]) -> BotricParts:
    """From resolved data."""
    rules = data["rules"]
    chosen = rules.get("botric_edition")
    entry = next((each for each in data.get("botric", ()) if each["id"] == chosen), None)
    if entry is None:
        raise DataError("no_edition", name=str(chosen))
    switches = Switches(**{each.name: bool(rules.get(each.name)) for each in fields(Switches)})
    return BotricParts(
        _edition(entry), switches, rules.get("botric_ties", ASK), tuple(rules["botric_markers"])
    )


def _edition(entry: Mapping[str, Any]) -> Edition:
    prices = entry.get("prices")
    return Edition(
        id=entry["id"],
        name=entry["name"],
        coin_gold=entry["coin_gold"],
        own_gold=entry["own_gold"],
        hire_costs=tuple(entry.get("hire_costs") or ()),
        prices=Price(*prices) if prices else None,
        discount=Discount(**(entry.get("discount") or {})),
        shuffled=entry["shuffled"],
        idle_on_church=entry["idle_on_church"],
        refill_gold=entry["refill_gold"],
        landmark_points=entry["landmark_points"],
        tokens=tuple(entry["tokens"]),
        lists=_lists(entry["lists"]),
        lake_lists=_lists(entry.get("lake_lists") or {}),
        fish={kind: Gain(**gain) for kind, gain in (entry.get("fish") or {}).items()},
        names=tuple((entry.get("names") or {}).items()),
    )


def _lists(data: Mapping[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return {name: tuple(lines) for name, lines in data.items()}
