"""What the game has of the kind in hand: something to measure it by."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from hamlet.app.art.rich import plain
from hamlet.app.kit.blocks import BesideBlocks, Block, Spacer, TextBlock
from hamlet.app.screens.workshop.card.form_lines import FormLines
from hamlet.content.editing import cards
from hamlet.content.editing.costs import GOLD, MIX
from hamlet.words.measures import award_text, milestone_text

SIZE: Final = 19
KinTeller = Callable[[FormLines, Mapping[str, Any]], list[str]]
"""An entry of the game in a line or a few."""


def kin(lines: FormLines, columns: int) -> Iterator[Block]:
    """A head, and a line for each of the others; nothing where the table shows them."""
    tell = TOLD.get(lines.draft.subject)
    others = [each for each in lines.shown.known.entries(lines.draft.subject) if each["id"] != lines.draft.id]
    told = [TextBlock(text, SIZE) for each in others for text in tell(lines, each)] if tell else []
    if not told:
        return
    yield TextBlock(lines.said("screens.card.kin"), SIZE, muted=True)
    for start in range(0, len(told), columns):
        row: list[Block] = [*told[start : start + columns]]
        row += [Spacer(0)] * (columns - len(row))
        yield BesideBlocks(tuple((each, 0) for each in row), gap=18)


def _sale(lines: FormLines, entry: Mapping[str, Any]) -> list[str]:
    gives = _gives(entry[cards.REWARD])
    number = entry["tier"]
    return [lines.said("screens.card.kin.sale", tier=number, asks=_asks(entry[cards.NEEDS]), gives=gives)]


def _side(lines: FormLines, entry: Mapping[str, Any]) -> list[str]:
    return [
        lines.said(
            "screens.card.kin.delivery",
            asks=_asks(slot[cards.NEEDS]),
            gives=_gives(slot),
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


def _asks(needs: Mapping[str, int]) -> str:
    """A cost, each number before its signs."""
    return " ".join(_amount(goods, count) for goods, count in needs.items())


def _amount(goods: str, count: int) -> str:
    signs = "/".join(f"{{{each}}}" for each in goods.split(MIX))
    return f"{count} {signs}"


def _gives(gain: Mapping[str, int]) -> str:
    signs = (("points", "point"), (GOLD, "gold"))
    return " ".join(f"{gain[unit]} {{{sign}}}" for unit, sign in signs if gain.get(unit))


TOLD: Final[dict[str, KinTeller]] = {
    "market": _sale,
    "church": _side,
    "awards": _award,
    "milestones": _milestone,
}
