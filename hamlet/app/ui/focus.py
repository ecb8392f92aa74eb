"""Walking hit regions by keyboard: in reading order with Tab, by direction with the arrows."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from hamlet.app.ids import Id
from hamlet.app.ui.hit_regions import HitMap, HitRegion

RIGHT, DOWN, LEFT, UP = range(4)
_ASIDE = 2.2  # how much worse aside is than ahead


def stops(hits: Iterable[HitRegion]) -> list[HitRegion]:
    """Where Tab stops, in order, each id once."""
    found: dict[Id, HitRegion] = {}
    for hit in hits:
        if hit.tab and hit.enabled and hit.id not in found:
            found[hit.id] = hit
    return list(found.values())


def step_focus(hits: HitMap, current: Id | None, step: int) -> Id | None:
    """The next (or with -1 the one before) in reading order, round and round."""
    line = [hit.id for hit in stops(hits)]
    if not line:
        return None
    if current not in line:
        return line[0 if step > 0 else -1]
    return line[(line.index(current) + step) % len(line)]


def step_along(hits: HitMap, current: Id | None, direction: int) -> Id | None:
    """The nearest that way where things of many widths stand in rows: what lies straight on is not aside."""
    here = hits.get(current)
    if here is None:
        return step_focus(hits, None, 1)
    others = [hit for hit in hits if hit.id != current and (hit.enabled or hit.hint)]
    best = min(others, key=lambda hit: _cost_along(here, hit, direction), default=None)
    return best.id if best is not None and _cost_along(here, best, direction) < inf else current


def _cost_along(here: HitRegion, there: HitRegion, direction: int) -> float:
    start, end = here.bounds, there.bounds
    apart = (
        max(0, end.left - start.right, start.left - end.right)
        if direction in (UP, DOWN)
        else max(0, end.top - start.bottom, start.top - end.bottom)
    )
    ahead = {
        RIGHT: end.left - start.right,
        LEFT: start.left - end.right,
        DOWN: end.top - start.bottom,
        UP: start.top - end.bottom,
    }[direction]
    return ahead + _ASIDE * apart if ahead >= 0 else inf


def move_focus(hits: HitMap, current: Id | None, direction: int) -> Id | None:
    """The nearest that way: in the same group if there is one, else anywhere."""
    here = hits.get(current)
    if here is None:
        return step_focus(hits, None, 1)
    others = [hit for hit in hits if hit.id != current and (hit.enabled or hit.hint)]
    for found in ([hit for hit in others if hit.group == here.group], others):
        best = min(found, key=lambda hit: _cost(here, hit, direction), default=None)
        if best is not None and _cost(here, best, direction) < inf:
            return best.id
    return current


def _cost(here: HitRegion, there: HitRegion, direction: int) -> float:
    start, end = here.bounds, there.bounds
    across, down = end.centerx - start.centerx, end.centery - start.centery
    along, aside = {RIGHT: (across, down), LEFT: (-across, down), DOWN: (down, across), UP: (-down, across)}[
        direction
    ]
    return along + _ASIDE * abs(aside) if along > 2 else inf
