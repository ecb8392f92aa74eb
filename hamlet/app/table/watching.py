"""The buttons of other players' turns: at which pace, one step, all of it, and what they did once more."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hamlet.app.ids import PanelCommand
from hamlet.app.view.parts import Button
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


def _pace(words: Words, opponents: Opponents) -> Button:
    told = f"{{hourglass}} {words.label(pace_code(opponents.speed))}"
    hint = words.label("table.pace.hint")
    return Button(PanelCommand("pace"), told, hint=hint, key="V", icon="hourglass")


def playing_buttons(flow: Flow, opponents: Opponents) -> tuple[Button, ...]:
    """How to hurry or hold others that play."""
    words = flow.words
    hold = words.label("table.go_on" if opponents.paused else "table.others.hold")
    return (
        Button(
            PanelCommand("step"),
            words.label("table.others.step"),
            main=True,
            hint=words.label("table.others.step_hint"),
            key="Space",
        ),
        Button(PanelCommand("hold"), hold, hint=words.label("table.others.hold_hint")),
        Button(
            PanelCommand("skip"),
            words.label("table.others.skip"),
            hint=words.label("table.others.skip_hint"),
            key="S",
        ),
        _pace(words, opponents),
    )


def his_buttons(flow: Flow, opponents: Opponents) -> tuple[Button, ...]:
    """The same for Botric, whose turn one may see again in the middle of it."""
    step, hold, skip, _ = playing_buttons(flow, opponents)
    sign = "play" if opponents.paused else "pause"
    return (
        replace(step, label=f"{{step}} {step.label}"),
        replace(hold, label=f"{{{sign}}}", hint=f"{hold.label}: {hold.hint}"),
        skip,
        _again(flow.words),
    )


def _again(words: Words) -> Button:
    return Button(
        PanelCommand("again"),
        words.label("table.others.again"),
        hint=words.label("table.others.again_hint"),
        key="Y",
        icon="redo",
    )


def again_buttons(flow: Flow, opponents: Opponents) -> tuple[Button, ...]:
    """Until one acts: what the other players did can be shown again."""
    seats = flow.session.setup.seats
    if not flow.humans_turn or all(seats[step.seat].is_human for step in flow.others_steps()):
        return ()
    return _again(flow.words), _pace(flow.words, opponents)
