"""Walking hot regions by keyboard: in reading order with Tab, by direction with the arrows."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from hamlet.app.ui.hot import Hot, Hots

RIGHT, DOWN, LEFT, UP = range(4)
_ASIDE = 2.2  # how much worse aside is than ahead


def stops(hots: Iterable[Hot]) -> list[Hot]:
    """Where Tab stops, in order, each id once."""
    found: dict[str, Hot] = {}
    for hot in hots:
        if hot.tab and hot.enabled and hot.id not in found:
            found[hot.id] = hot
    return list(found.values())


def step_focus(hots: Hots, current: str | None, step: int) -> str | None:
    """The next (or with -1 the one before) in reading order, round and round."""
    line = [hot.id for hot in stops(hots)]
    if not line:
        return None
    if current not in line:
        return line[0 if step > 0 else -1]
    return line[(line.index(current) + step) % len(line)]


def move_focus(hots: Hots, current: str | None, direction: int) -> str | None:
    """The nearest that way: in the same group if there is one, else anywhere."""
    here = hots.get(current)
    if here is None:
        return step_focus(hots, None, 1)
    others = [hot for hot in hots if hot.id != current and (hot.enabled or hot.hint)]
    for found in ([hot for hot in others if hot.group == here.group], others):
        best = min(found, key=lambda hot: _cost(here, hot, direction), default=None)
        if best is not None and _cost(here, best, direction) < inf:
            return best.id
    return current


def _cost(here: Hot, there: Hot, direction: int) -> float:
    start, end = here.bounds, there.bounds
    across, down = end.centerx - start.centerx, end.centery - start.centery
    along, aside = {RIGHT: (across, down), LEFT: (-across, down), DOWN: (down, across), UP: (-down, across)}[
        direction
    ]
    return along + _ASIDE * abs(aside) if along > 2 else inf
