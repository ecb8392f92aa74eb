"""What lakes, fish, menu cards and seasons are called in a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hamlet.engine.lake.base import LAKE, parts_of
from hamlet.engine.village import Lake
from hamlet.words.rich import safe
from hamlet.words.speech import Speech
from hamlet.words.values import Named

FEW = 2
"""So many buildings name a lake, if no other lake lies beside the same ones."""


def by_the_lake(speech: Speech) -> bool:
    """Whether the lake is in play."""
    return LAKE in speech.box.ruleset.positions


def lake_name(speech: Speech, lake: int) -> Named:
    """A lake by the buildings with most of its shore: the lake beside the Farm and the Quarry."""
    lakes, grammar = speech.state.village.lakes, speech.language.grammar
    if not 0 <= lake < len(lakes):
        return Named(speech.part("things", "some_lake"), grammar, proper=False)
    shores = [_shore(each) for each in lakes]
    own = shores[lake]
    few = next(
        (n for n in range(FEW, len(own)) if all(own[:n] != each[:n] for each in shores if each is not own)),
        len(own),
    )
    name = speech.part("things", "lake", tiles=speech.tiles(sorted(own[:few])))
    return Named(name, grammar, proper=False)


def _shore(lake: Lake) -> list[int]:
    """The buildings beside a lake, those with most of its shore first."""
    sides = Counter(shore.uid for shore in lake.shore)
    return sorted(sides, key=lambda uid: (-sides[uid], uid))


def fish_name(speech: Speech, kind: int) -> str:
    """A kind of fish as a word."""
    kinds = parts_of(speech.box).fish
    if 0 <= kind < len(kinds):
        return speech.words.common(kinds[kind])
    return speech.part("things", "some_fish")


def fish_list(speech: Speech, kinds: Iterable[int]) -> str:
    """Several fish, counted by kind: 2 common fish and 1 rare fish."""
    counts = Counter(kinds)
    parts = [
        speech.part("menu", "fish", count=counts[kind], fish=fish_name(speech, kind))
        for kind in sorted(counts)
    ]
    return speech.language.grammar.listing(parts) or speech.part("things", "nothing")


def card_name(speech: Speech, card: int) -> str:
    """A menu card."""
    cards = parts_of(speech.box).cards
    if 0 <= card < len(cards):
        return safe(speech.words.name(cards[card]))
    return speech.part("things", "some_card")


def season_name(speech: Speech, season: int) -> str:
    """A season."""
    return safe(speech.words.name(parts_of(speech.box).seasons[season]))
