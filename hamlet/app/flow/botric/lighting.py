"""Contenders lit and lettered in the village; of places the one that is meant as it would stand there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from hamlet.app.flow.botric.asked_lists import PLACE, VILLAGER
from hamlet.app.flow.forecast import Forecast
from hamlet.app.flow.lakeside.previews import lake_ghosts
from hamlet.app.ids import LetterId, LineId
from hamlet.app.view.scene import Ghost, LakeMark, Scene, Spot
from hamlet.engine.botric.attempts.build import BuildAttempt, Building
from hamlet.engine.botric.thinking import Alternative

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hamlet.app.flow.botric.contenders import Contenders
    from hamlet.app.flow.botric.why_parts import WhyParts
    from hamlet.app.flow.table import Flow
    from hamlet.engine.state import State
    from hamlet.words.words import Words


OUTLINED: Final = 8
"""Up to so many places are outlined; of more each is a dot."""


def after_line(base: Scene, parts: WhyParts, what: LineId) -> Scene:
    """All that a line left, without letters."""
    asked = parts.found.lists[what.of]
    line, decided = asked.lines[what.line], asked.last[:1] if asked.chosen is not None else asked.last
    left, told = line.left if line.asked else decided, parts.contenders(what.of)
    spots: tuple[Spot, ...] = ()
    if told.about == PLACE:
        few = len(left) <= OUTLINED
        spots = tuple(told.spot(-1 - number, option, best=few) for number, option in enumerate(left))
    return replace(
        base,
        spots=spots,
        tiles=told.tiles(left, -1),
        borders=told.borders(left, -1),
        bright=told.ends(left),
        lakes=told.lakes(left),
    )


def lit(
    flow: Flow,
    base: Scene,
    told: Contenders,
    options: Sequence[Alternative],
    strong: int,
    deed: object,
    *,
    asked: bool = False,
) -> Scene:
    """The scene with all of them; `deed` is what he does to one of them. `asked`: one is to be chosen."""
    spots: tuple[Spot, ...] = ()
    ghost, lakes = None, told.lakes(options)
    if told.about == PLACE and options:
        spots = tuple(told.spot(number, option) for number, option in enumerate(options) if number != strong)
        rotation, q, r = options[strong]
        ghost = Ghost(LetterId(strong), told.blueprint, rotation, (q, r), pinned=True, legal=True)
        there = replace(deed, rotation=rotation, at=(q, r)) if isinstance(deed, Building) else None
        lakes = () if there is None else lakes_closed(flow.words, told.state, there)
    return replace(
        base,
        letters=tuple(replace(mark, asked=asked) for mark in told.letters(options, strong)),
        tiles=told.tiles(options, strong),
        borders=told.borders(options, strong),
        bright=told.ends(options) | _goal(told, deed),
        lakes=lakes,
        spots=spots,
        ghost=ghost,
    )


def _goal(told: Contenders, deed: object) -> frozenset[int]:
    """Where a villager walks to: bright, but not to be chosen."""
    if told.about != VILLAGER:
        return frozenset()
    goal: int = told.state.village.church if isinstance(deed, int) else getattr(deed, "tile", -1)
    return frozenset((goal,)) if goal >= 0 else frozenset()


def lakes_closed(words: Words, state: State, deed: Building) -> tuple[LakeMark, ...]:
    """The lakes that his building would close; the state is of his turn."""
    if not state.village.land.floods:
        return ()
    forecast = Forecast(state, lambda after, emit: BuildAttempt().carry_out(after, deed, emit))
    return lake_ghosts(words, forecast)
