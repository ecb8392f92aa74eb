"""How the dock is divided: how wide blueprints, fish, workers and the button at its end are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hamlet.app.table.table_frame import FrameKind

LEAST_CARD, MOST_CARD = 90, 112  # logical pixels of a blueprint where the dock is low
LEAST_NARROW = 76  # of one whose neighbours need the room
HYPHEN = 16  # so much more than half a name a broken line takes
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
    fish: int = 0
    places: int = 0
    """For how many fish there is room side by side."""
    turn: int = 0

    @property
    def fish_width(self) -> int:
        """All places of fish together."""
        return self.places * (self.fish + FISH_GAP)


@dataclass(frozen=True, slots=True)
class CardRoom:
    """How wide a blueprint's name is in one line, and how wide at least in two; `plates` is cost and gain."""

    one: int
    two: int
    plates: int = 0

    @property
    def whole(self) -> int:
        """The width for a name in two lines, and for what stands below it."""
        return max(self.two, self.narrow)

    @property
    def narrow(self) -> int:
        """The width for cost and gain; a pack's endless cost takes no room from its neighbours."""
        return min(self.plates, MOST_CARD)

    @property
    def least(self) -> int:
        """The width without which something is broken or hidden, and never less than a card has."""
        return max(LEAST_NARROW, self.whole)

    @property
    def broken(self) -> int:
        """The width for a name in two lines of which the first ends with half a word."""
        return min(self.least, max(LEAST_NARROW, self.narrow, self.one // 2 + HYPHEN))


def plan_for(
    kind: FrameKind, width: float, needs: Sequence[CardRoom], free: int, fish: int | None = None
) -> DockPlan:
    """The division for a dock of this width; `needs` are those of the blueprints.

    `fish` is how many fish tiles may be kept, where there are such.
    """
    if fish is not None:
        return _with_fish(kind, width, needs, free, min(max(fish, 1), MOST_PLACES))
    wholes = [need.whole for need in needs]
    if kind is FrameKind.WIDE:
        fixed = 8 + 2 * 32 + 160 + 208 + 4 * 14 + 250
        card = _shared(width - fixed, [*wholes, 90] if free else wholes, 8, 136)
        return DockPlan(32, card[: len(needs)], 8, min(card[-1], 136) if free else 0, 160, 208, 14)
    if kind is FrameKind.NORMAL:
        fixed = 8 + 2 * 30 + 104 + 126 + 168 + 4 * 10 + (64 if free else 0)
        return DockPlan(30, _shared(width - fixed, wholes, 6, 130), 6, 58 if free else 0, 126, 168, 10)
    fixed = 8 + 190 + 24 + (52 if free else 0)
    return DockPlan(
        0, _by_need(width - fixed, needs, _in_one_line(needs), 8), 8, 44 if free else 0, 0, 190, 8
    )


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


def _with_fish(kind: FrameKind, width: float, needs: Sequence[CardRoom], free: int, places: int) -> DockPlan:
    """The roomiest division that leaves blueprints the room for their names."""
    if kind is FrameKind.COMPACT:
        fixed = 8 + 190 + 26 + FISH_BRIEF + (46 if free else 0)
        cards = _by_need(width - fixed, needs, _in_one_line(needs), 6)
        return DockPlan(0, cards, 6, 40 if free else 0, 0, 190, 8, fish=FISH_BRIEF, places=1)
    plan = DockPlan(0, (), 0, 0, 0, 0, 0)
    for label, gap, well, workers, end, rule, fish, turn, most in _BY_LAKE[kind]:
        plan = DockPlan(
            label, (), gap, well if free else 0, workers, end, rule, fish=fish, places=places, turn=turn
        )
        fixed = 16 + 3 * label + workers + end + 5 * rule + turn + plan.fish_width
        room = width - fixed - (well + gap if free else 0)
        plan = replace(plan, cards=_by_need(room, needs, [need.least for need in needs], gap, most))
        if sum(plan.cards) >= sum(max(LEAST_CARD, need.whole) for need in needs):
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


def _in_one_line(needs: Sequence[CardRoom]) -> list[int]:
    return [max(LEAST_CARD, need.one, need.narrow) for need in needs]


def _by_need(
    room: float, needs: Sequence[CardRoom], likes: Sequence[int], gap: int, most: int = MOST_CARD
) -> tuple[int, ...]:
    """What each likes, cut where most can be spared until all fit; what is left over goes to all alike."""
    left, widths = int(room) - gap * len(needs), list(likes)
    while sum(widths) > left and (number := _sparing(widths, needs)) is not None:
        widths[number] -= 1
    spare = max(0, left - sum(widths)) // max(1, len(widths))
    return tuple(max(width, min(most, width + spare)) for width in widths)


def _sparing(widths: Sequence[int], needs: Sequence[CardRoom]) -> int | None:
    """Who can spare most of what it likes; where nobody can, of the room for whole words, then of any."""
    floors = ([need.least for need in needs], [need.broken for need in needs], [LEAST_NARROW] * len(needs))
    for least in floors:
        over = [width - floor for width, floor in zip(widths, least, strict=True)]
        if max(over, default=0) > 0:
            return over.index(max(over))
    return None
