"""What packs that are loaded offer to an entry: the ids that it may name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hamlet.content.editing.costs import mixes
from hamlet.content.loaded import LoadedPacks
from hamlet.content.models.known import ALL_EFFECTS, DRAWINGS
from hamlet.content.subjects import KEYED
from hamlet.engine.expansions.registry import EXPANSIONS
from hamlet.engine.kinds import KINDS
from hamlet.engine.lake.base import LAKE
from hamlet.engine.scoring.measures import MEASURES


@dataclass(frozen=True, slots=True)
class OfferedIds:
    """Ids by what they name, in the order of the packs, and what players call them."""

    terrains: tuple[str, ...] = ()
    letters: Mapping[str, str] = field(default_factory=dict)
    """Terrains by their letters."""
    raw: tuple[str, ...] = ()
    refined: tuple[str, ...] = ()
    in_order: tuple[str, ...] = ()
    """All materials, as the game counts them."""
    mixes: tuple[str, ...] = ()
    """Mixes of goods that sales and deliveries ask for, such as `milk/brick`."""
    milestones: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()
    fish: tuple[str, ...] = ()
    seasons: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    measures: tuple[str, ...] = ()
    seat_measures: tuple[str, ...] = ()
    """Those that are counted for a seat: for awards."""
    effects: tuple[str, ...] = ()
    names: Mapping[str, str] = field(default_factory=dict)
    data: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """All entries as plain data, by subject."""

    def entries(self, subject: str) -> Sequence[Mapping[str, Any]]:
        """The entries of a subject."""
        found: Sequence[Mapping[str, Any]] = self.data.get(KEYED[subject].data or subject, ())
        return found

    @property
    def materials(self) -> tuple[str, ...]:
        """Raw ones, then refined ones."""
        return (*self.raw, *self.refined)

    @property
    def piles(self) -> tuple[str, ...]:
        """Where copies of a tile may lie."""
        return ("start", "bag", *self.refined)

    @property
    def drawings(self) -> tuple[str, ...]:
        """The drawings there are: those of the game, and those of tiles."""
        return tuple(dict.fromkeys((*DRAWINGS, *self.tiles)))


def offered(loaded: LoadedPacks) -> OfferedIds:
    """What packs without mistakes offer."""
    data: Mapping[str, Any] = loaded.data
    played = set(data.get("expansions", ()))
    rooms = [each for each in EXPANSIONS if each.name in played]
    materials = data.get("materials", [])
    measures = (*MEASURES, *(one for room in rooms for one in room.measures))
    return OfferedIds(
        terrains=_ids(data, "terrains"),
        letters={each["letter"]: each["id"] for each in data.get("terrains", [])},
        raw=tuple(each["id"] for each in materials if each["class"] == "raw"),
        refined=tuple(each["id"] for each in materials if each["class"] == "refined"),
        in_order=tuple(each["id"] for each in materials),
        mixes=mixes([data.get("church", []), data.get("sales", [])]),
        milestones=_ids(data, "milestones"),
        tiles=_ids(data, "tiles"),
        fish=_ids(data, "fish"),
        seasons=_ids(data, "seasons"),
        kinds=tuple(kind.id for kind in (*KINDS, *(kind for room in rooms for kind in room.kinds))),
        measures=tuple(one.id for one in measures),
        seat_measures=tuple(one.id for one in measures if one.of_seat is not None),
        effects=tuple(effect.id for effect in ALL_EFFECTS) if LAKE in played else (),
        names=_names(data),
        data=data,
    )


def _ids(data: Mapping[str, Any], subject: str) -> tuple[str, ...]:
    return tuple(entry["id"] for entry in data.get(subject, ()))


def _names(data: Mapping[str, Any]) -> dict[str, str]:
    """The names of all that has one, by id; where several subjects have an id, the first of them."""
    found: dict[str, str] = {}
    for subject in ("terrains", "materials", "milestones", "tiles", "fish", "seasons", "menu", "awards"):
        for entry in data.get(subject, ()):
            found.setdefault(entry["id"], entry["name"])
    return found
