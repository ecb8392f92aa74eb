"""Tab on a card that scrolls: rows out of sight are walked to like those in sight, and scrolled in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.table.card_scrolling import DOWN, UP
from hamlet.app.table.panel_commands import run_panel_command
from hamlet.app.table.stops import CARD
from hamlet.app.view.hint_rows import HintRow
from hamlet.app.view.reasons import LetterRow, ListRow

if TYPE_CHECKING:
    from hamlet.app.ids import Id
    from hamlet.app.table.table_screen import TableScreen

TRIES = 40  # strides of scrolling, at most


def next_on_card(table: TableScreen, focus: Id | None, step: int) -> Id | None:
    """What follows on a card of letters that scrolls, brought into sight; None where Tab needs no help."""
    standing = table.overlays.card.now
    if standing is None or not standing.plan.scroll_most:
        return None
    card = standing.plan.card
    rows: list[Id] = [part.id for part in card.parts if isinstance(part, LetterRow | ListRow | HintRow)]
    if not any(isinstance(part, LetterRow | HintRow) for part in card.parts):
        return None
    order = [*rows, *(button.id for button in card.buttons if button.enabled)]
    if focus in order:
        wanted = order[(order.index(focus) + step) % len(order)]
    else:
        wanted = order[0 if step > 0 else -1]
    return wanted if _brought_in(table, rows, wanted) else None


def _brought_in(table: TableScreen, rows: list[Id], wanted: Id) -> bool:
    """Scroll until a row is in sight; whether it is."""
    for _ in range(TRIES):
        shown = {hit.id for hit in table.hits if hit.group == CARD}
        if wanted in shown:
            return True
        seen = [number for number, row in enumerate(rows) if row in shown]
        before = table.overlays.card.scroll
        above = rows.index(wanted) < seen[0] if seen else before > 0
        run_panel_command(table, UP if above else DOWN)
        if table.overlays.card.scroll == before:
            return False
    return False
