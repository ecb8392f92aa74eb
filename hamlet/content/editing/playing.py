"""A draft as the engine would have it, as far as that can be told: so that it is drawn as in a game."""

from __future__ import annotations

from hamlet.content.editing.cards import award_measure, award_place, name_of
from hamlet.content.editing.costs import GOLD, MIX, cost_at
from hamlet.content.editing.drafts import Draft, KeyPath
from hamlet.content.editing.offered import OfferedIds
from hamlet.engine.definitions import Award, Cost, Gain, Milestone, Need
from hamlet.engine.lake.definitions import MenuCard
from hamlet.engine.lake.effects import BY_NAME


def menu_card(draft: Draft, known: OfferedIds) -> MenuCard:
    """A menu card; what it does not say, or what nobody knows, is left out."""
    gain = Gain(draft.number("gain", "gold"), draft.number("gain", "points"))
    told = draft.get("does")
    does = [each for each in told if isinstance(each, str)] if isinstance(told, list) else []
    must = draft.get("must_do")
    season = draft.text("season")
    return MenuCard(
        draft.id,
        name_of(draft),
        _place(known.fish, draft.text("fish")) or 0,
        _place(known.seasons, season),
        gain,
        tuple(each for each in does if each in BY_NAME),
        draft.number("least_donkeys"),
        must if isinstance(must, bool) else gain == Gain(),
    )


def cost_of(draft: Draft, path: KeyPath, known: OfferedIds) -> Cost:
    """What it asks for."""
    told = cost_at(draft, path)
    places = {good: number for number, good in enumerate(known.in_order)}
    needs = []
    for goods, count in told.items():
        materials = tuple(sorted(places[each] for each in goods.split(MIX) if each in places))
        if goods != GOLD and materials:
            needs.append(Need(materials, count))
    return Cost(tuple(sorted(needs, key=lambda need: need.materials)), told.get(GOLD, 0))


def award(draft: Draft) -> Award:
    """An award."""
    place = 1 if award_place(draft) == "most" else 2
    return Award(draft.id, name_of(draft), draft.number("points"), award_measure(draft), place)


def milestone(draft: Draft, known: OfferedIds) -> Milestone:
    """A milestone."""
    first = draft.text("for") == "first_road"
    quality = _place(known.in_order, draft.text("high_quality"))
    return Milestone(draft.id, name_of(draft), first, quality, draft.number("points_per_road"))


def _place(ids: tuple[str, ...], wanted: str) -> int | None:
    return ids.index(wanted) if wanted in ids else None
