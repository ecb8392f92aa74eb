"""Rows under a paragraph, made from the definitions: parts of the Church, awards, the menu, options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from hamlet.engine.botric.definitions import BotricParts, Switches
from hamlet.engine.definitions import Definitions, Kind
from hamlet.engine.lake.definitions import LakeParts
from hamlet.words.lake.menu import menu_text
from hamlet.words.measures import award_text, milestone_text
from hamlet.words.rulebook.further_chapters import BOTRIC, LAKE
from hamlet.words.rulebook.pages import WORDS
from hamlet.words.rulebook.sums import cost_words, points_words
from hamlet.words.rulebook.telling import ToldRow
from hamlet.words.words import Words

RuleChoice = Mapping[str, Any]
"""An option or a preset as packs have it: `id`, `name`, `about`, both by language where they say so."""

SWITCHES: Final = tuple(each.name for each in fields(Switches))


@dataclass(frozen=True, slots=True)
class Sources:
    """What is told of: the game that is played, and for what it lacks the game with everything.

    `options` and `presets` are those of the packs, as they can be chosen.
    """

    played: Definitions
    whole: Definitions
    options: Sequence[RuleChoice] = ()
    presets: Sequence[RuleChoice] = ()

    def with_part(self, expansion: str) -> Definitions:
        """Definitions that have this expansion, or the game that is played."""
        return self.whole if expansion and expansion not in self.played.parts else self.played


def rows_of(words: Words, sources: Sources, listing: str) -> tuple[ToldRow, ...]:
    """The rows of a listing."""
    return tuple(LISTINGS[listing](words, sources))


def _church(words: Words, sources: Sources) -> list[ToldRow]:
    definitions = sources.played
    found = []
    for side in definitions.church:
        parts = [
            words.language.part(
                WORDS,
                "church.part",
                {
                    "cost": cost_words(words, definitions, slot.cost),
                    "points": points_words(words, slot.points),
                },
            )
            for slot in side.slots
        ]
        seats = words.grammar.either([str(each) for each in side.seats if each > 1])
        found.append(ToldRow(words.language.say(WORDS, "church.side", {"seats": seats}), "; ".join(parts)))
    return found


def _milestones(words: Words, sources: Sources) -> list[ToldRow]:
    played = sources.played
    return [ToldRow(words.name(each), milestone_text(words, played, each)) for each in played.milestones]


def _awards(words: Words, sources: Sources) -> list[ToldRow]:
    played = sources.played
    return [ToldRow(words.name(each), award_text(words, played, each)) for each in played.awards]


def _menu(words: Words, sources: Sources) -> list[ToldRow]:
    """The cards of all seasons first, then season by season."""
    definitions = sources.with_part(LAKE)
    parts: LakeParts = definitions.parts[LAKE]
    found = []
    for card in sorted(parts.cards, key=lambda each: -1 if each.season is None else each.season):
        facts = {"card": words.name(card), "fish": words.common(parts.fish[card.fish])}
        code = "fish.card"
        if card.season is not None:
            code, facts["season"] = "fish.card.season", words.name(parts.seasons[card.season])
        found.append(ToldRow(words.language.say(WORDS, code, facts), menu_text(words, definitions, card)))
    return found


def _chosen(choices: Sequence[RuleChoice], words: Words) -> list[ToldRow]:
    return [ToldRow(words.given(each), words.given(each, "about")) for each in choices]


def _options(words: Words, sources: Sources) -> list[ToldRow]:
    return _chosen([each for each in sources.options if each["id"] not in SWITCHES], words)


def _switches(words: Words, sources: Sources) -> list[ToldRow]:
    return _chosen([each for each in sources.options if each["id"] in SWITCHES], words)


def _presets(words: Words, sources: Sources) -> list[ToldRow]:
    return _chosen(sources.presets, words)


def _editions(words: Words, sources: Sources) -> list[ToldRow]:
    editions: Any = sources.with_part(BOTRIC).data["botric"]
    return _chosen(editions, words)


def _his_list(name: str) -> Callable[[Words, Sources], list[ToldRow]]:
    """The lines of one of his lists, numbered."""

    def rows(words: Words, sources: Sources) -> list[ToldRow]:
        definitions = sources.with_part(BOTRIC)
        parts: BotricParts = definitions.parts[BOTRIC]
        church = next(tile for tile in definitions.tiles if tile.kind == Kind.CHURCH)
        facts = {"seat": words.language.part(WORDS, "deeds.yours", {}), "church": words.the(church)}
        lists = {**parts.edition.lists, **(parts.edition.lake_lists if LAKE in definitions.parts else {})}
        return [
            ToldRow(str(number), words.language.say("botric_lines", f"{line}.{name}", facts))
            for number, line in enumerate(lists[name], start=1)
        ]

    return rows


LISTINGS: Final[dict[str, Callable[[Words, Sources], list[ToldRow]]]] = {
    "church": _church,
    "milestones": _milestones,
    "awards": _awards,
    "menu": _menu,
    "options": _options,
    "presets": _presets,
    "editions": _editions,
    "switches": _switches,
    "deliver": _his_list("deliver"),
    "sell": _his_list("sell"),
    "purchase": _his_list("purchase"),
    "place": _his_list("place"),
}
