"""What a new entry begins with: as little as is sound, so that it can be played at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from hamlet.content.editing.cards import NEEDS, REWARD, SLOTS, with_slot
from hamlet.content.editing.drafts import Draft
from hamlet.content.editing.menus import laid
from hamlet.content.editing.offered import Offered

Data = Mapping[str, Any]
"""The data of the packs that it is made within."""


def beginning(subject: str, known: Offered, data: Data, name: tuple[str, str]) -> Draft:
    """A new entry of a subject, by its id and its name; of a subject that nobody begins, an empty one."""
    begin = BEGINNINGS.get(subject)
    return begin(known, data, name) if begin is not None else Draft(subject, {"id": name[0]})


def _menu(known: Offered, data: Data, name: tuple[str, str]) -> Draft:
    """A card for the second kind of fish, in the first season; it brings a coin."""
    draft = Draft("menu", {"id": name[0], "name": name[1]}).put(("gain", "gold"), 1)
    if not known.fish or not known.seasons:
        return draft
    fish = known.fish[min(1, len(known.fish) - 1)]
    return laid(draft, _entries(data, "menu"), known.seasons[0], fish)


def _sale(known: Offered, data: Data, name: tuple[str, str]) -> Draft:
    """Two of the first goods, for a point and a coin."""
    good = next(iter(known.materials), "gold")
    return Draft("market", {"id": name[0], "tier": 1, NEEDS: {good: 2}, REWARD: {"points": 1, "gold": 1}})


def _church(known: Offered, data: Data, name: tuple[str, str]) -> Draft:
    """The side for one and two players with one delivery more; it takes the place of that side."""
    good = next(iter(known.refined), "gold")
    there = next(iter(_entries(data, "church")), None)
    if there is None:
        return with_slot(Draft("church", {"id": name[0], "seats": [1, 2]}), good)
    slots = [{key: each[key] for key in ("id", NEEDS, "points")} for each in there[SLOTS]]
    told = {"id": name[0], "replaces": there["id"], "seats": list(there["seats"]), SLOTS: slots}
    return with_slot(Draft("church", told), good)


def _award(known: Offered, data: Data, name: tuple[str, str]) -> Draft:
    """For whatever nobody is given an award for yet."""
    given = {each.get("most") for each in _entries(data, "awards")}
    measures = known.seat_measures
    measure = next((each for each in measures if each not in given), next(iter(measures), ""))
    return Draft("awards", {"id": name[0], "name": name[1], "points": 3, "most": measure})


def _milestone(known: Offered, data: Data, name: tuple[str, str]) -> Draft:
    """For the first road, with a point for each road."""
    return Draft("milestones", {"id": name[0], "name": name[1], "for": "first_road", "points_per_road": 1})


def _entries(data: Data, subject: str) -> Sequence[Mapping[str, Any]]:
    found: Sequence[Mapping[str, Any]] = data.get(subject, ())
    return found


BEGINNINGS: Final[dict[str, Callable[[Offered, Data, tuple[str, str]], Draft]]] = {
    "menu": _menu,
    "market": _sale,
    "church": _church,
    "awards": _award,
    "milestones": _milestone,
}
