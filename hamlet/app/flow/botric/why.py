"""*Why?*: the page about one step of his turn. Whoever opens it names the step; it opens over any mode."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.app.ids import WhyId


def open_why(flow: Flow, what: WhyId) -> bool:
    """The line that decided this step, as the log tells it."""
    lines = next((entry.lines for entry in flow.session.log.entries if entry.number == what.step + 1), ())
    if not lines:
        return False
    flow.say("\n".join(line.rich for line in lines), frozenset(tile for line in lines for tile in line.tiles))
    return True
