"""All entries of a kind that the pack has: one of them is in hand."""

from __future__ import annotations

from collections.abc import Iterator

from hamlet.app.ids import ControlId
from hamlet.app.kit.blocks import BesideBlocks, Block, Spacer
from hamlet.app.kit.pressing import PressButton
from hamlet.app.kit.switching import RadioLine
from hamlet.app.screens.sale_text import sale_text
from hamlet.app.screens.workshop.card import card_ids as ids
from hamlet.app.screens.workshop.card.card_shown import CardShown
from hamlet.app.screens.workshop.card.form_lines import FormLines
from hamlet.content.editing.cards import name_of

TALL, NEW = 44, 170


def listed(lines: FormLines, columns: int) -> Iterator[Block]:
    """Rows of entries, and a way to begin a new one."""
    rows: list[Block] = [
        RadioLine(
            ControlId(ids.ENTRY, name), words, _told(lines, name), chosen=name == lines.draft.id, tall=TALL
        )
        for name, words in entries(lines.shown)
    ]
    rows.append(PressButton(ids.NEW, lines.said("screens.card.new"), icon="plus", tall=TALL, size=19))
    for start in range(0, len(rows), columns):
        row = rows[start : start + columns]
        spare = columns - len(row)
        yield BesideBlocks((*((each, 0) for each in row), *((Spacer(0), 0) for _ in range(spare))))


def _told(lines: FormLines, name: str) -> str:
    """Of a sale, which has no name, what it asks for and gives."""
    if lines.draft.subject != "market":
        return ""
    known = [*lines.shown.known.entries("market"), *([lines.draft.data] if lines.draft.id == name else [])]
    found = [each for each in known if each.get("id") == name]
    return sale_text(lines.shown.words, found[-1]) if found else ""


def entries(shown: CardShown) -> list[tuple[str, str]]:
    """The ids and names of all entries of the kind in hand, as their files say them."""
    bench = shown.bench
    mine = shown.draft
    names = {mine.id: name_of(mine)} if name_of(mine) else {}
    return [(name, names.get(name) or shown.name(name)) for name in bench.entries(bench.subject)]
