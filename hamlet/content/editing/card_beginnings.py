"""What new menu cards, sales, sides of the Church, awards and milestones begin with: all of it sound."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from hamlet.content.editing.cards import NEEDS, REWARD, SLOTS, with_slot
from hamlet.content.editing.drafts import Draft
from hamlet.content.editing.menus import free_place, laid, season_of
from hamlet.content.editing.offered import OfferedIds
from hamlet.content.models.known import MENU_DRAWINGS


def _menu_card(name: str, known: OfferedIds) -> Draft:
    """A card for the second kind of fish, in the first season; it brings a coin."""
    draft = Draft("menu", {"id": name, "name": _title(name)}).put(("gain", "gold"), 1)
    if not known.fish or not known.seasons:
        return draft
    fish = known.fish[min(1, len(known.fish) - 1)]
    return laid(draft, known.entries("menu"), known.seasons[0], fish)


def settled(draft: Draft, known: OfferedIds, own: Collection[str] = ()) -> Draft:
    """A new card where it makes no mistake: a menu card lies where its pack has none, in place of another."""
    if draft.subject != "menu" or not draft.text("fish"):
        return draft
    menu, here = known.entries("menu"), (season_of(draft), draft.text("fish"))
    if any(card["id"] in own and _meet(card, *here) for card in menu):
        here = free_place(menu, known.seasons, known.fish, own) or here
    return laid(draft, menu, *here, own)


def _meet(card: Mapping[str, Any], season: str, fish: str) -> bool:
    return bool(card["fish"] == fish) and (not season or card.get("season", "") in {"", season})


def as_copy(source: Draft, draft: Draft, known: OfferedIds, own: Collection[str] = ()) -> Draft:
    """A copy of a card: it keeps its drawing, and takes the place of what cannot lie there twice."""
    if source.subject == "menu" and source.id in MENU_DRAWINGS and not draft.text("picture"):
        draft = draft if draft.text("drawing") else draft.put("drawing", source.id)
    if source.subject == "church" and source.id not in own:
        draft = draft.put("replaces", source.id)
    return settled(draft, known, own)


def _sale(name: str, known: OfferedIds) -> Draft:
    """Two of the first goods, for a point and a coin."""
    good = next(iter(known.materials), "gold")
    return Draft("market", {"id": name, "tier": 1, NEEDS: {good: 2}, REWARD: {"points": 1, "gold": 1}})


def _church_side(name: str, known: OfferedIds) -> Draft:
    """The first side with one delivery more; it takes the place of that side."""
    good = next(iter(known.refined), "gold")
    there = next(iter(known.entries("church")), None)
    if there is None:
        return with_slot(Draft("church", {"id": name, "seats": [1, 2]}), good)
    slots = [{key: each[key] for key in ("id", NEEDS, "points")} for each in there[SLOTS]]
    told = {"id": name, "replaces": there["id"], "seats": list(there["seats"]), SLOTS: slots}
    return with_slot(Draft("church", told), good)


def _award(name: str, known: OfferedIds) -> Draft:
    """For whatever nobody is given an award for yet."""
    given = {each.get("most") for each in known.entries("awards")}
    measures = known.seat_measures
    measure = next((each for each in measures if each not in given), next(iter(measures), ""))
    return Draft("awards", {"id": name, "name": _title(name), "points": 3, "most": measure})


def _milestone(name: str, known: OfferedIds) -> Draft:
    """For the first road, with a point for each road."""
    told = {"id": name, "name": _title(name), "for": "first_road", "points_per_road": 1}
    return Draft("milestones", told)


def _title(name: str) -> str:
    """A name out of an id."""
    return name.replace("_", " ").title()


CARD_BEGINNINGS: Final[dict[str, Callable[[str, OfferedIds], Draft]]] = {
    "menu": _menu_card,
    "market": _sale,
    "church": _church_side,
    "awards": _award,
    "milestones": _milestone,
}
