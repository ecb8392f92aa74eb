"""What pointing at one of his actions tells: what it would come to now, by which line, what would stop him."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.botric.foresight import foreseen_try

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.app.ids import BotricId


def tell_action(flow: Flow, what: BotricId) -> str:
    """A few lines."""
    action, label = what.action, flow.words.label
    if action not in flow.foresight.known:
        return ""
    shown = foreseen_try(flow.speech, flow.foresight, action)
    lines = [
        label(
            "table.botric.told.does" if shown.done else "table.botric.told.not",
            word=shown.word,
            deed=shown.why,
            why=shown.why,
        )
    ]
    lines.append(label(f"table.botric.stops.{action}"))
    return "\n".join(lines)
