"""Every building with its name, where it comes from, what it costs and brings, and what it is for."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from hamlet.engine.definitions import Definitions, Tile
from hamlet.words.goods import cost_goods, gain_goods
from hamlet.words.measures import building_rich, building_text
from hamlet.words.rulebook.book import Rulebook
from hamlet.words.rulebook.pages import WORDS
from hamlet.words.rulebook.sums import cost_words, gain_words
from hamlet.words.rulebook.topics import paragraph_for_topic
from hamlet.words.words import Words

START, BAG = "start", "bag"


@dataclass(frozen=True, slots=True)
class BuildingEntry:
    """One building as it is listed; tiles that differ in their outline alone stand together.

    `cost_rich`, `reward_rich` and `effect_rich` are the same with marks for icons. A tile of the start
    village has neither cost nor reward.
    """

    tiles: tuple[str, ...]
    name: str
    kind: str
    where: str
    flag: bool
    cost: str
    reward: str
    milestone: str
    effect: str
    cost_rich: str
    reward_rich: str
    effect_rich: str
    paragraph: str
    """The paragraph of the rules that tells of its kind."""


def every_building(book: Rulebook) -> list[BuildingEntry]:
    """All buildings: those of the game that is played, then those that other packs of the game have."""
    groups: dict[tuple[object, ...], tuple[Definitions, list[Tile]]] = {}
    known: set[str] = set()
    for definitions in (book.sources.played, book.sources.whole):
        for tile in definitions.tiles:
            if tile.id not in known:
                known.add(tile.id)
                same = (tile.name, tile.kind, tile.cost, tile.reward, tile.score)
                groups.setdefault(same, (definitions, []))[1].append(tile)
    return [_entry(book.words, definitions, tiles) for definitions, tiles in groups.values()]


def _entry(words: Words, definitions: Definitions, tiles: list[Tile]) -> BuildingEntry:
    tile = tiles[0]
    milestone = tile.reward.milestone
    return BuildingEntry(
        tiles=tuple(each.id for each in tiles),
        name=words.name(tile),
        kind=tile.kind,
        where=_where(words, definitions, tiles),
        flag=tile.flag,
        cost=cost_words(words, definitions, tile.cost),
        reward=gain_words(words, tile.reward.gain),
        milestone=words.name(definitions.milestones[milestone]) if milestone is not None else "",
        effect=building_text(words, definitions, tile),
        cost_rich=cost_goods(definitions, tile.cost),
        reward_rich=gain_goods(tile.reward.gain),
        effect_rich=building_rich(words, definitions, tile),
        paragraph=paragraph_for_topic("kinds", tile.kind),
    )


def _where(words: Words, definitions: Definitions, tiles: list[Tile]) -> str:
    """Where its copies lie when a game begins."""
    materials = {each.id: each for each in definitions.materials}
    copies: Counter[str] = Counter()
    for tile in tiles:
        copies.update(dict(tile.copies))
    told = []
    for pile, count in copies.items():
        facts = {"material": words.common(materials[pile])} if pile in materials else {}
        code = f"every.pile.{pile}" if pile in (START, BAG) else "every.pile.material"
        place = words.language.part(WORDS, code, facts)
        told.append(words.language.part(WORDS, "every.copies", {"count": count, "pile": place}))
    return words.grammar.listing(told)
