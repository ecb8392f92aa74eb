"""The ids that an editor offers, each with a sentence: those of the game's own packs, and of one's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hamlet.content.models.known import DRAWINGS, MENU_DRAWINGS
from hamlet.content.packs import load_packs
from hamlet.content.subjects import PILE, RULE_LISTS, SUBJECTS
from hamlet.engine.expansions.registry import EXPANSIONS
from hamlet.resources import data_folder

IdsBySubject = dict[str, str]
"""Ids, and what each is."""

PACKS: Final = "packs"
DRAWING: Final = "drawing"
MENU_DRAWING: Final = "menu drawing"
EXPANSION: Final = "expansion"
COINS: Final = {"gold": "Coins."}

_OWN: Final = ("base", "lake", "solo")
_PILES: Final = {
    "start": "It lies in the village from the beginning.",
    "bag": "Its blueprint is in the bag from the beginning.",
}


@dataclass(frozen=True, slots=True)
class IdsOffered:
    """What there is, as the data of a game has it."""

    data: Mapping[str, Any]
    packs: IdsBySubject

    def of(self, subject: str, class_: str | None = None) -> IdsBySubject:
        """The ids of a subject, of materials perhaps those of one class; or of piles, packs, drawings."""
        if subject == PILE:
            unlocked = {name: f"It joins the bag with the first refinery of {name}." for name in self.refined}
            return {**_PILES, **unlocked}
        if subject == PACKS:
            return self.packs
        if subject == DRAWING:
            return {name: f"Drawn as the building {name}." for name in DRAWINGS}
        if subject == MENU_DRAWING:
            return {name: f"Drawn as the menu card {name}." for name in MENU_DRAWINGS}
        if subject == EXPANSION:
            return {each.name: f"The rules of the expansion {each.name}." for each in EXPANSIONS}
        entries = [each for each in self.entries(subject) if class_ in {None, each.get("class")}]
        return {each["id"]: _sentence(subject, each) for each in entries}

    @property
    def refined(self) -> list[str]:
        """The refined materials."""
        return [each["id"] for each in self.entries("materials") if each["class"] == "refined"]

    def entries(self, subject: str) -> Sequence[dict[str, Any]]:
        """The entries of a subject."""
        found: Sequence[dict[str, Any]] = self.data.get(_NAMES.get(subject, subject), ())
        return found


_NAMES: Final = {each.name: each.data or each.name for each in (*SUBJECTS, *RULE_LISTS)}


def offered(packs: Sequence[Path] = ()) -> IdsOffered:
    """What the game's own packs have, and packs of one's own as far as they are sound."""
    own = [data_folder() / name for name in _OWN]
    available = {folder.name: folder for folder in own}
    loaded = load_packs([*own, *packs], available)
    if loaded.problems and packs:
        loaded = load_packs(own)
    return IdsOffered(loaded.data, {pack.id: pack.name for pack in loaded.packs})


def _sentence(subject: str, entry: dict[str, Any]) -> str:
    """What an entry is, in a sentence."""
    name = entry.get("name", entry["id"])
    if "about" in entry:
        return f"{name}: {entry['about']}"
    if subject == "materials":
        return f"{name}, {entry['class']}."
    if subject == "tiles":
        return f"{name}, {_KIND.get(entry['kind'], 'a building')}."
    if subject == "terrains":
        return f"{name}, letter {entry['letter']}."
    if subject == "market":
        return f"A sale of tier {entry['tier']}."
    return f"{name}."


_KIND: Final = {"producer": "a producer", "refinery": "a refinery", "landmark": "a landmark"}
