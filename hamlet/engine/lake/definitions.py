"""What the lake is played with: kinds of fish, seasons, menu cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from hamlet.engine.data_error import DataError
from hamlet.engine.definitions import Gain, NamesByLanguage
from hamlet.values import dataclass

BY_LOT: Final = "by-lot"
"""As a season: one that the seed decides."""


@dataclass(frozen=True, slots=True)
class FishKind:
    """One kind of fish tile: how many lie in the bag, what an Aquarium counts for one that is left."""

    id: str
    name: str
    copies: int
    worth: int
    names: NamesByLanguage = ()


@dataclass(frozen=True, slots=True)
class Season:
    """One season; its menu are the cards that name it."""

    id: str
    name: str
    names: NamesByLanguage = ()


@dataclass(frozen=True, slots=True)
class MenuCard:
    """What a fish brings: a gain, and what the meal does (names of effects); in one season, or in all."""

    id: str
    name: str
    fish: int
    season: int | None
    gain: Gain
    does: tuple[str, ...] = ()
    least_donkeys: int = 0
    must_do: bool = False
    """Whether it may be eaten only where the meal does something (L15)."""
    names: NamesByLanguage = ()


@dataclass(frozen=True, slots=True)
class LakeRules:
    """The numbers and switches of the lake; a game that does not know one has the printed value."""

    lake_triangles_per_point: int = 2
    lake_most_points: int = 10
    boat_min_lake: int = 2
    boat_wheat: int = 1
    boat_material: str = "wheat"
    deep_water_fishing: bool = False
    deep_water_fish: int = 3
    fish_limit: int = 3
    stored_at_once: int = 2
    season: str = BY_LOT


@dataclass(frozen=True, slots=True)
class LakeParts:
    """Everything together. `toll` is what a boat asks for goods: (material, count), or nothing."""

    fish: tuple[FishKind, ...]
    seasons: tuple[Season, ...]
    cards: tuple[MenuCard, ...]
    rules: LakeRules
    toll: tuple[tuple[int, int], ...]

    def menu(self, season: int) -> tuple[int, ...]:
        """The cards of a season, by the fish that they ask for."""
        shown = [n for n, card in enumerate(self.cards) if card.season in (None, season)]
        return tuple(sorted(shown, key=lambda n: (self.cards[n].fish, n)))


def read_parts(data: Mapping[str, Any]) -> LakeParts:
    """From resolved data."""
    fish = [entry["id"] for entry in data.get("fish", ())]
    seasons = [entry["id"] for entry in data.get("seasons", ())]
    if not fish or not seasons:
        raise DataError("no_fish" if not fish else "no_season")
    known = {each.name for each in fields(LakeRules)}
    rules = LakeRules(**{name: value for name, value in data["rules"].items() if name in known})
    material = [entry["id"] for entry in data["materials"]].index(rules.boat_material)
    return LakeParts(
        tuple(
            FishKind(entry["id"], entry["name"], entry["copies"], entry.get("worth", 0), _names(entry))
            for entry in data["fish"]
        ),
        tuple(Season(entry["id"], entry["name"], _names(entry)) for entry in data["seasons"]),
        tuple(_card(entry, fish, seasons) for entry in data.get("menu", ())),
        rules,
        ((material, rules.boat_wheat),) if rules.boat_wheat else (),
    )


def _card(entry: Mapping[str, Any], fish: Sequence[str], seasons: Sequence[str]) -> MenuCard:
    gain = entry.get("gain") or {}
    return MenuCard(
        entry["id"],
        entry["name"],
        fish.index(entry["fish"]),
        seasons.index(entry["season"]) if entry.get("season") else None,
        Gain(gain.get("gold", 0), gain.get("points", 0)),
        tuple(entry.get("does", ())),
        entry.get("least_donkeys", 0),
        entry.get("must_do", not any(gain.values())),
        _names(entry),
    )


def _names(data: Mapping[str, Any]) -> NamesByLanguage:
    return tuple((data.get("names") or {}).items())
