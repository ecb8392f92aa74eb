"""What the parts of a comparison are called in the words of whoever reads them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hamlet.numbers.catalogue import ComparedTile
from hamlet.numbers.judging import TileRow, VerdictReason
from hamlet.words.words import Words

SECTION: Final = "numbers"
PlainDefinitions = Mapping[str, Any]


def tile_name(words: Words, tile: ComparedTile) -> str:
    """A tile as its pack calls it."""
    return words.given(tile.data)


def pile_name(words: Words, definitions: PlainDefinitions, pile: str) -> str:
    """The bag, or the material of a pile."""
    named = next((each for each in definitions["materials"] if each["id"] == pile), None)
    return words.called(SECTION, f"pile.{pile}") if named is None else words.given(named)


def source_name(words: Words, definitions: PlainDefinitions, source: str) -> str:
    """Where points came from: a group of sources, a milestone, or what an expansion brings."""
    if words.language.knows(SECTION, f"source.{source}"):
        return words.called(SECTION, f"source.{source}")
    named = next((each for each in definitions.get("milestones", ()) if each["id"] == source), None)
    return words.language.say("scores", source, {}) if named is None else words.given(named)


def verdict_told(words: Words, row: TileRow) -> str:
    """The verdict in a word or two."""
    return words.called(SECTION, f"verdict.{row.verdict}")


def reason_told(words: Words, reason: VerdictReason) -> str:
    """Why, as a part of a sentence."""
    return words.called(SECTION, f"reason.{reason}")


def standing_told(words: Words, row: TileRow) -> str:
    """New, changed, or nothing."""
    return words.called(SECTION, f"standing.{row.entry.standing}")
