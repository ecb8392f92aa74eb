"""Why nothing can be taken back: what was revealed since, or nothing was done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.engine.events import reveals
from hamlet.words.events import tell

if TYPE_CHECKING:
    from hamlet.app.flow.playing import Playing


def why_no_undo(flow: Playing) -> str:
    """What the step at which undo stops has shown; that there is nothing, where it is not that."""
    history = flow.session.history
    if not history.barrier:
        return flow.words.label("table.no_undo")
    step = history.done[history.barrier - 1]
    speech = flow.session.setup.speech(step.after)
    shown = [tell(speech, event) for event in step.events if reveals(event)]
    told = [line.rich for line in shown if line is not None]
    if not told:
        return flow.words.label("table.no_undo")
    return flow.words.label("table.no_undo.shown", shown=" · ".join(told))
