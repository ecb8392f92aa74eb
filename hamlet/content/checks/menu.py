"""The menu must make sense: in every season one card for each kind of fish, and no card for nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from hamlet.content.models.lake import MenuEntry
from hamlet.content.problems import Problem
from hamlet.content.saying import say
from hamlet.engine.lake.definitions import BY_LOT

if TYPE_CHECKING:
    from hamlet.content.found import Found
    from hamlet.content.merged import Merged

_GAIN_DONKEY: Final = "gain_donkey"


def season_sense(merged: Merged, found: Found) -> Iterator[Problem]:
    """A season is not called like the lot, and its menu knows every kind of fish."""
    if found.id == BY_LOT:
        yield found.problem(found.node.get("id") or found.node, say("season_word", name=found.id))
    if not merged.complete or merged.damaged("menu") or merged.damaged("fish"):
        return
    served = {card.text("fish") for card in merged.every("menu") if card.text("season") in {"", found.id}}
    for fish in merged.known("fish"):
        if fish not in served:
            yield found.problem(found.node, say("no_card_for", season=found.id, fish=fish))


def menu_sense(merged: Merged, found: Found) -> Iterator[Problem]:
    """A card has a fish of its own in its season, and brings or does something."""
    yield from _second_card(merged, found)
    card = found.model
    if not isinstance(card, MenuEntry):
        return
    if not card.does and not card.gain.gold and not card.gain.points:
        yield found.problem(found.node, say("idle_card"))
    elif card.must_do and not card.does:
        yield found.problem(found.node.key("must_do"), say("must_do_nothing"))
    if card.least_donkeys and _GAIN_DONKEY not in card.does:
        said = say("no_donkeys_here", effect=_GAIN_DONKEY)
        yield found.problem(found.node.key("least_donkeys"), said)
    twice = next((each for place, each in enumerate(card.does) if each in card.does[:place]), None)
    if twice is not None:
        yield found.problem(found.node.key("does"), say("does_twice", effect=str(twice)))


def _second_card(merged: Merged, found: Found) -> Iterator[Problem]:
    """An earlier card for the same fish in the same season; both would lie on the table."""
    fish, season = found.text("fish"), found.text("season")
    for other in merged.entries["menu"].values():
        if other.id == found.id:
            return
        both = not season or other.text("season") in {"", season}
        if fish and other.text("fish") == fish and both:
            where = season or other.text("season")
            said = say(
                "second_card" if where else "second_card.all",
                season=where,
                fish=fish,
                card=other.id,
                file=other.source.file,
                line=other.node.line + 1,
            )
            yield found.problem(found.node.get("fish") or found.node, said)
            return
