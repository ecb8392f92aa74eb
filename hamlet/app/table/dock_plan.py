"""How the dock is divided: how wide blueprints, fish, workers and the button at its end are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hamlet.app.table.table_frame import FrameKind

LEAST_CARD, MOST_CARD = 90, 112  # logical pixels of a blueprint where the dock is low
FISH_GAP = 6
FISH_BRIEF = 46  # of the button with the number of fish, where the dock is low
MOST_PLACES = 4  # for fish side by side; more lie closer together


@dataclass(frozen=True, slots=True)
class DockPlan:
    """How the dock is divided, in logical pixels; `cards` are the widths of all blueprints shown.

    `fish` is the width of a fish tile, nothing where there are none; the turn's steps have `turn` at least.
    """

    label: int
    cards: tuple[int, ...]
    gap: int
    well: int
    workers: int
    end: int
    rule: int
    lines: int = 2
    """How many lines a name may take."""
    fish: int = 0
    places: int = 0
    """For how many fish there is room side by side."""
    turn: int = 0

    @property
    def fish_width(self) -> int:
        """All places of fish together."""
        return self.places * (self.fish + FISH_GAP)


def plan_for(
    kind: FrameKind, width: float, needs: Sequence[int], free: int, fish: int | None = None
) -> DockPlan:
    """The division for a dock of this width; `needs` are the least widths of the blueprints.

    `fish` is how many fish tiles may be kept, where there are such.
    """
    if fish is not None:
        return _with_fish(kind, width, needs, free, min(max(fish, 1), MOST_PLACES))
    if kind is FrameKind.WIDE:
        fixed = 8 + 2 * 32 + 160 + 208 + 4 * 14 + 250
        card = _shared(width - fixed, [*needs, 90] if free else needs, 8, 136)
        return DockPlan(32, card[: len(needs)], 8, min(card[-1], 136) if free else 0, 160, 208, 14)
    if kind is FrameKind.NORMAL:
        fixed = 8 + 2 * 30 + 104 + 126 + 168 + 4 * 10 + (64 if free else 0)
        return DockPlan(30, _shared(width - fixed, needs, 6, 130), 6, 58 if free else 0, 126, 168, 10)
    fixed = 8 + 190 + 24 + (52 if free else 0)
    return DockPlan(0, _by_need(width - fixed, needs, 8), 8, 44 if free else 0, 0, 190, 8)


# By the lake, roomiest first: label, gap, well, workers, end, rule, fish, turn, the most of a blueprint.
_BY_LAKE = {
    FrameKind.WIDE: (
        (30, 8, 96, 156, 206, 14, 82, 176, 136),
        (30, 8, 58, 140, 190, 12, 72, 140, 136),
        (28, 7, 58, 128, 180, 10, 64, 112, 136),
        (0, 6, 50, 112, 168, 10, 64, 106, 136),
    ),
    FrameKind.NORMAL: (
        (28, 6, 58, 126, 168, 10, 64, 100, 130),
        (28, 6, 50, 100, 150, 10, 60, 96, 130),
        (0, 6, 50, 96, 150, 10, 60, 104, 130),
        (0, 6, 44, 84, 146, 9, 56, 104, 130),
    ),
}
LEAST_BY_LAKE = 76


def _with_fish(kind: FrameKind, width: float, needs: Sequence[int], free: int, places: int) -> DockPlan:
    """The roomiest division that leaves blueprints the room for their names."""
    if kind is FrameKind.COMPACT:
        fixed = 8 + 190 + 26 + FISH_BRIEF + (46 if free else 0)
        cards = _by_need(width - fixed, needs, 6)
        return DockPlan(0, cards, 6, 40 if free else 0, 0, 190, 8, fish=FISH_BRIEF, places=1)
    plan = DockPlan(0, (), 0, 0, 0, 0, 0)
    for label, gap, well, workers, end, rule, fish, turn, most in _BY_LAKE[kind]:
        plan = DockPlan(
            label, (), gap, well if free else 0, workers, end, rule, fish=fish, places=places, turn=turn
        )
        fixed = 16 + 3 * label + workers + end + 5 * rule + turn + plan.fish_width
        room = width - fixed - (well + gap if free else 0)
        plan = replace(plan, cards=_by_need(room, needs, gap, LEAST_BY_LAKE, most))
        if sum(plan.cards) >= sum(max(LEAST_CARD, need) for need in needs):
            break
    return plan


def _shared(room: float, needs: Sequence[int], gap: int, most: int) -> tuple[int, ...]:
    """Widths that fill the room evenly, none below its need if that is possible, none above `most`."""
    if not needs:
        return ()
    left, widths = room - gap * len(needs), dict.fromkeys(range(len(needs)), 0)
    if sum(min(most, need) for need in needs) > left:
        needs = [0] * len(needs)  # names without end: nobody's room is another's
    waiting = sorted(widths, key=lambda number: -needs[number])
    while waiting:
        number = waiting[0]
        even = left // len(waiting)
        widths[number] = int(min(most, max(needs[number], even)))
        left -= widths[number]
        waiting.pop(0)
    return tuple(widths[number] for number in range(len(needs)))


def _by_need(
    room: float, needs: Sequence[int], gap: int, least: int = LEAST_CARD, most: int = MOST_CARD
) -> tuple[int, ...]:
    """Widths by what each needs, the widest ones cut until all fit; what is left over goes to all alike."""
    left, widths = int(room) - gap * len(needs), [max(least, need) for need in needs]
    while sum(widths) > left and max(widths) > least:
        widths[widths.index(max(widths))] -= 1
    spare = max(0, left - sum(widths)) // max(1, len(widths))
    return tuple(max(width, min(most, width + spare)) for width in widths)
