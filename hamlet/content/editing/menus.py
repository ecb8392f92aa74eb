"""Menu cards in their seasons: which fish and season a card is for, and whose place it takes there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from hamlet.content.editing.drafts import Draft


def season_of(draft: Draft) -> str:
    """The season that a card belongs to; nothing: all of them."""
    return draft.text("season")


def card_there(menu: Sequence[Mapping[str, Any]], season: str, fish: str, mine: Collection[str]) -> str:
    """Which other card lies there for this fish in this season; a card of all seasons meets all others."""
    for card in menu:
        both = not season or card.get("season", "") in {"", season}
        if card["id"] not in mine and card["fish"] == fish and both:
            return str(card["id"])
    return ""


def laid(
    draft: Draft, menu: Sequence[Mapping[str, Any]], season: str, fish: str, own: Collection[str] = ()
) -> Draft:
    """The card in a season, for a fish: it takes the place of the card that lies there, and of no other.

    Only of one of an earlier pack, and not of its own pack's other cards.
    """
    before = draft.text("replaces")
    draft = draft.put("season", season) if season else draft.without("season")
    draft = draft.put("fish", fish)
    there = card_there(menu, season, fish, {draft.id, *own})
    if draft.text("changes") or there == before:
        return draft
    return draft.put("replaces", there) if there else draft.without("replaces")


def free_place(
    menu: Sequence[Mapping[str, Any]], seasons: Sequence[str], fish: Sequence[str], own: Collection[str]
) -> tuple[str, str] | None:
    """The first season and kind of fish for which the pack has no card of its own."""
    mine = [card for card in menu if card["id"] in own]
    return next(
        (
            (season, kind)
            for kind in (*fish[1:], *fish[:1])
            for season in seasons
            if not any(card["fish"] == kind and card.get("season", "") in {"", season} for card in mine)
        ),
        None,
    )


def menu_with(menu: Sequence[Mapping[str, Any]], draft: Draft, season: str) -> list[Mapping[str, Any]]:
    """The menu of a season with a card as it is drafted; by kinds of fish they are sorted elsewhere."""
    gone = {draft.id, draft.text("replaces")}
    others = [card for card in menu if card["id"] not in gone and card.get("season", "") in {"", season}]
    mine = [{**draft.data, "id": draft.id}] if draft.text("season") in {"", season} else []
    return [*others, *mine]
