"""What sales, deliveries to the Church, awards and milestones say, as parts that can be others."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from hamlet.content.editing.drafts import Draft, KeyPath, Plain, free_id
from hamlet.content.editing.offered import OfferedIds
from hamlet.content.editing.sentences import MOST_POINTS, ClausePart

TIERS: Final = 3
PLACES: Final = ("most", "second")
MOST_SEATS: Final = 4
REWARD: Final = "reward"
NEEDS: Final = "needs"
SLOTS: Final = "slots"
SEATS: Final = "seats"


def tier_part(draft: Draft) -> ClausePart:
    """When a sale comes up: 1 is first, 3 last."""
    return ClausePart("tier", ("tier",), draft.number("tier"), least=1, most=TIERS)


def reward_parts(draft: Draft) -> tuple[ClausePart, ClausePart]:
    """What a sale gives: points, then gold."""
    return _counted(draft, "points", (REWARD, "points")), _counted(draft, "gold", (REWARD, "gold"))


def points_part(draft: Draft, *path: int | str) -> ClausePart:
    """Points that are given for it."""
    return _counted(draft, "points", path or ("points",))


def _counted(draft: Draft, name: str, path: KeyPath) -> ClausePart:
    return ClausePart(name, path, draft.number(*path), least=0, most=MOST_POINTS)


# games that have it

ALWAYS: Final = ""
OTHERWISE: Final = "otherwise"
"""What a file says of options that no single switch can say."""


def when_of(draft: Draft) -> str:
    """The switch that must be on in games that have it: `ALWAYS` none, or more than one can say."""
    told = draft.get("when")
    if not told:
        return ALWAYS
    one = isinstance(told, dict) and len(told) == 1 and next(iter(told.values())) is True
    return str(next(iter(told))) if one else OTHERWISE


def with_when(draft: Draft, option: str) -> Draft:
    """Only for games in which a switch is on, or for all of them."""
    if option == OTHERWISE:
        return draft
    return draft.put("when", {option: True}) if option else draft.without("when")


# awards


def award_place(draft: Draft) -> str:
    """Whether it is given for the most or for the second most."""
    return next((each for each in PLACES if draft.text(each)), PLACES[0])


def award_measure(draft: Draft) -> str:
    """What it counts."""
    return draft.text(award_place(draft))


def with_award(draft: Draft, place: str, measure: str) -> Draft:
    """The award for the most or the second most of something; it is never given for both."""
    for other in PLACES:
        if other != place:
            draft = draft.without(other)
    return draft.put(place, measure)


# milestones


def milestone_for(draft: Draft) -> ClausePart:
    """Whom a milestone goes to."""
    return ClausePart("for", ("for",), draft.text("for"), ("first_road", "refinery"))


def milestone_quality(draft: Draft, known: OfferedIds) -> ClausePart:
    """What its keeper makes in high quality."""
    value = draft.text("high_quality") or None
    return ClausePart("high_quality", ("high_quality",), value, (None, *known.refined))


def milestone_roads(draft: Draft) -> ClausePart:
    """Points for each of its keeper's roads."""
    return _counted(draft, "points_per_road", ("points_per_road",))


# sides of the Church


def slots_of(draft: Draft) -> list[Plain]:
    """The deliveries of a side."""
    value = draft.get(SLOTS)
    return list(value) if isinstance(value, list) else []


def with_slot(draft: Draft, good: str) -> Draft:
    """The side with one delivery more, behind the others."""
    there = slots_of(draft)
    taken = [str(each.get("id")) for each in there if isinstance(each, dict)]
    return draft.put(SLOTS, [*there, {"id": free_id(good, taken), NEEDS: {good: 3}, "points": 4}])


def without_slot(draft: Draft, place: int) -> Draft:
    """The side without one of its deliveries; the last one stays."""
    there = slots_of(draft)
    return draft.put(SLOTS, [*there[:place], *there[place + 1 :]]) if len(there) > 1 else draft


def moved_slot(draft: Draft, place: int, by: int) -> Draft:
    """The side with one of its deliveries earlier or later."""
    there = slots_of(draft)
    if not (0 <= place < len(there) and 0 <= place + by < len(there)):
        return draft
    there[place], there[place + by] = there[place + by], there[place]
    return draft.put(SLOTS, there)


def seats_of(draft: Draft) -> tuple[int, ...]:
    """The numbers of players that a side is for."""
    value = draft.get(SEATS)
    return tuple(each for each in value if isinstance(each, int)) if isinstance(value, list) else ()


def with_seats(draft: Draft, seats: int) -> Draft:
    """The side for one number of players more, or less; for the last one it stays."""
    there = {*seats_of(draft)} ^ {seats}
    return draft.put(SEATS, sorted(there)) if there else draft


# names


def name_path(draft: Draft) -> KeyPath:
    """Where its name stands: of several languages English, else the first."""
    told = draft.get("name")
    if isinstance(told, dict) and told:
        return ("name", "en" if "en" in told else next(iter(told)))
    return ("name",)


def name_of(draft: Draft) -> str:
    """What it is called."""
    told = draft.get(*name_path(draft))
    return told if isinstance(told, str) else ""


def renamed(draft: Draft, name: str) -> Draft:
    """The draft under another name."""
    return draft.put(name_path(draft), name)


# entries that only change another


def widened(draft: Draft, whole: Plain) -> Draft:
    """An entry that changes another one, with all that the other one says too."""
    if not draft.text("changes") or not isinstance(whole, dict):
        return draft
    return replace(draft, data={**{key: value for key, value in whole.items() if key != "id"}, **draft.data})


def narrowed(draft: Draft, before: Draft, after: Draft) -> Draft:
    """A draft with what an edit of its widened form has changed, and with nothing else."""
    if before is draft:
        return after
    for key, value in after.data.items():
        if key not in before.data or before.data[key] != value:
            draft = draft.put(key, value)
    for key in before.data:
        if key not in after.data and key in draft.data:
            draft = draft.without(key)
    return draft if after.form is before.form else replace(draft, form=after.form)
