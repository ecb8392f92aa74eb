"""What the game has of the kind in hand: something to measure it by."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from hamlet.app.art.rich import plain
from hamlet.app.kit.blocks import BesideBlocks, Block, Spacer, TextBlock
from hamlet.app.screens.sale_text import gain_text, goods_text, sale_text
from hamlet.app.screens.workshop.card.form_lines import FormLines
from hamlet.content.editing import cards
from hamlet.words.measures import award_text, milestone_text

SIZE: Final = 19
KinTeller = Callable[[FormLines, Mapping[str, Any]], list[str]]
"""An entry of the game in a line or a few."""


def kin(lines: FormLines, columns: int) -> Iterator[Block]:
    """A head, and a line for each of the others; nothing where the table shows them."""
    tell = TOLD.get(lines.draft.subject)
    listed = {lines.draft.id, *lines.shown.bench.entries(lines.draft.subject)}
    others = [each for each in lines.shown.known.entries(lines.draft.subject) if each["id"] not in listed]
    told = [TextBlock(text, SIZE) for each in others for text in tell(lines, each)] if tell else []
    if not told:
        return
    yield TextBlock(lines.said("screens.card.kin"), SIZE, muted=True)
    for start in range(0, len(told), columns):
        row: list[Block] = [*told[start : start + columns]]
        row += [Spacer(0)] * (columns - len(row))
        yield BesideBlocks(tuple((each, 0) for each in row), gap=18)


def _sale(lines: FormLines, entry: Mapping[str, Any]) -> list[str]:
    tier = lines.said("screens.card.kin.tier", tier=entry["tier"])
    return [f"{tier}: {sale_text(lines.shown.words, entry)}"]


def _side(lines: FormLines, entry: Mapping[str, Any]) -> list[str]:
    return [
        lines.said(
            "screens.card.kin.delivery",
            asks=goods_text(slot[cards.NEEDS]),
            gives=gain_text(slot),
            seats=list(map(str, entry["seats"])),
        )
        for slot in entry[cards.SLOTS]
    ]


def _award(lines: FormLines, entry: Mapping[str, Any]) -> list[str]:
    definitions = lines.shown.look.definitions
    found = next(each for each in definitions.awards if each.id == entry["id"])
    return [f"*{plain(found.name)}*: {plain(award_text(lines.shown.words, definitions, found))}"]


def _milestone(lines: FormLines, entry: Mapping[str, Any]) -> list[str]:
    definitions = lines.shown.look.definitions
    found = next(each for each in definitions.milestones if each.id == entry["id"])
    return [f"*{plain(found.name)}*: {plain(milestone_text(lines.shown.words, definitions, found))}"]


TOLD: Final[dict[str, KinTeller]] = {
    "market": _sale,
    "church": _side,
    "awards": _award,
    "milestones": _milestone,
}
