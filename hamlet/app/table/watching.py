"""The bars of other players' turns: who plays, at which pace, and what they did once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.art.rich import plain
from hamlet.app.ids import PanelCommand
from hamlet.app.table.overlays import BarButton, Overlay, bar_overlay
from hamlet.app.table.table_frame import TableFrame
from hamlet.app.ui.pane import PieceCache
from hamlet.words.words import Words

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.app.table.opponents import Opponents

PACES = (
    (0.5, "table.pace.slow"),
    (1.0, "table.pace.normal"),
    (2.0, "table.pace.fast"),
    (0.0, "table.pace.off"),
)


def pace_code(speed: float) -> str:
    """The code of what a speed is called: the nearest of those offered."""
    if speed <= 0:
        return PACES[-1][1]
    return min(PACES[:-1], key=lambda pace: abs(pace[0] - speed))[1]


def pace_after(speed: float) -> float:
    """The next pace: slow, normal, fast, off, and slow again."""
    codes = [code for _, code in PACES]
    return PACES[(codes.index(pace_code(speed)) + 1) % len(PACES)][0]


def _pace(words: Words, opponents: Opponents) -> BarButton:
    told = f"{{hourglass}} {words.label(pace_code(opponents.speed))}"
    return BarButton(PanelCommand("pace"), told, words.label("table.pace.hint"), key="V")


def playing_bar(frame: TableFrame, cache: PieceCache, flow: Flow, opponents: Opponents) -> Overlay:
    """Who plays, and how to hurry or hold."""
    words, seat = flow.words, flow.session.setup.seats[flow.state.decider]
    hold = words.label("table.go_on" if opponents.paused else "table.others.hold")
    go = BarButton(PanelCommand("hold"), hold, words.label("table.others.hold_hint"))
    step = BarButton(
        PanelCommand("step"),
        words.label("table.others.step"),
        words.label("table.others.step_hint"),
        key="Space",
    )
    skip = BarButton(
        PanelCommand("skip"), words.label("table.others.skip"), words.label("table.others.skip_hint"), key="S"
    )
    text = words.label("table.others.plays", seat=f"{{seat:{seat.color}}} {plain(seat.shown)}")
    return bar_overlay(frame, text, (go, step, skip, _pace(words, opponents)), cache)


def again_bar(frame: TableFrame, cache: PieceCache, flow: Flow, opponents: Opponents) -> Overlay | None:
    """Until one acts: what the other players did can be shown again."""
    if not flow.humans_turn:
        return None
    words, seats = flow.words, flow.session.setup.seats
    played = list(dict.fromkeys(step.seat for step in flow.others_steps() if not seats[step.seat].is_human))
    if not played:
        return None
    who = " ".join(f"{{seat:{seats[seat].color}}}" for seat in played)
    again = BarButton(
        PanelCommand("again"),
        words.label("table.others.again"),
        words.label("table.others.again_hint"),
        key="Y",
    )
    return bar_overlay(frame, who, (again, _pace(words, opponents)), cache, aside=True)
