"""The bars of other players' turns: who plays, at which pace, and what they did once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.table.frame import Frame
from hamlet.app.table.overlays import Over, Small, bar_over
from hamlet.app.ui.pane import PieceCache

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.app.table.opponents import Opponents

PACES = ((0.5, "slow"), (1.0, "normal"), (2.0, "fast"), (0.0, "off"))


def pace_name(speed: float) -> str:
    """What a speed is called: the nearest of those offered."""
    if speed <= 0:
        return PACES[-1][1]
    return min(PACES[:-1], key=lambda pace: abs(pace[0] - speed))[1]


def pace_after(speed: float) -> float:
    """The next pace: slow, normal, fast, off, and slow again."""
    names = [name for _, name in PACES]
    return PACES[(names.index(pace_name(speed)) + 1) % len(PACES)][0]


def _pace(opponents: Opponents) -> Small:
    hint = "How fast moves are shown: slow, normal, fast, or off"
    return Small("ui:pace", f"{{hourglass}} {pace_name(opponents.speed).capitalize()}", hint, key="V")


def playing_bar(frame: Frame, cache: PieceCache, flow: Flow, opponents: Opponents) -> Over:
    """Who plays, and how to hurry or hold."""
    seat = flow.session.setup.seats[flow.state.decider]
    go = Small("ui:hold", "Go on" if opponents.paused else "Hold", "Wait here, or go on")
    step = Small("ui:step", "Step", "One step, then wait", key="Space")
    skip = Small("ui:skip", "Skip", "On to your own turn", key="S")
    text = f"{{seat:{seat.color}}} {seat.name} plays"
    return bar_over(frame, text, (go, step, skip, _pace(opponents)), cache)


def again_bar(frame: Frame, cache: PieceCache, flow: Flow, opponents: Opponents) -> Over | None:
    """Until one acts: what the other players did can be shown again."""
    if not flow.humans_turn:
        return None
    seats = flow.session.setup.seats
    played = list(dict.fromkeys(step.seat for step in flow.others_steps() if not seats[step.seat].is_human))
    if not played:
        return None
    who = " ".join(f"{{seat:{seats[seat].color}}}" for seat in played)
    shown = (Small("ui:again", "Show again", "What the others just did", key="Y"), _pace(opponents))
    return bar_over(frame, who, shown, cache, aside=True)
