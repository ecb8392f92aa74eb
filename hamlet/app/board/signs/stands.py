"""Who stands on which spot of a yard. Whoever stands keeps the spot; who comes takes the first free one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from operator import attrgetter
from types import MappingProxyType

from hamlet.app.art.piece_pictures import DONKEY
from hamlet.app.art.tile_signs import Group, Stand

Who = tuple[int, bool]
NOBODY: Mapping[Who, int] = MappingProxyType({})
_ORDER = attrgetter("spot", "group.seat", "group.kind")
_COUNT = attrgetter("count")
SINGLY = 3  # so many pieces of a group stand one by one, more of them on one spot


def settle(
    groups: Sequence[Group],
    spots: int,
    before: Sequence[Stand] = (),
    left: Mapping[Who, int] = NOBODY,
    *,
    singly: bool = True,
) -> tuple[Stand, ...]:
    """Where the pieces of these groups stand on so many spots, after they stood as before.

    `left` are spots that somebody has left and comes back to.
    """
    plain = [replace(group, lifted=None) for group in groups]
    stands, missing, gone = _stay(plain, spots, _lifted_last(before, groups))
    for group, count in missing.items():
        for _ in range(count):
            _come(stands, group, spots, {**left, **gone}, singly=singly and group.count <= SINGLY)
    stands.sort(key=_ORDER)
    return tuple(stands)


def _lifted_last(before: Sequence[Stand], groups: Sequence[Group]) -> Sequence[Stand]:
    """Those who stood there in an order in which the one that somebody lifts is the first to be gone."""
    for group in groups:
        alike = [stand for stand in before if _same(stand.group, group)]
        if group.lifted is not None and group.lifted < len(alike) > group.count:
            lifted = alike[group.lifted]
            before = [*(stand for stand in before if stand is not lifted), lifted]
    return before


def who(group: Group) -> Who:
    """Whose piece it is, and whether it is a donkey: a villager who lies down is still the same."""
    return group.seat, group.kind == DONKEY


def _stay(
    groups: Sequence[Group], spots: int, before: Sequence[Stand]
) -> tuple[list[Stand], dict[Group, int], dict[Who, int]]:
    """Of those who stood there, as many as are still there; who has come; and the spots that were left.

    Of several of a kind the last ones have gone.
    """
    missing = dict(zip(groups, map(_COUNT, groups), strict=True))
    stands: list[Stand] = []
    gone: dict[Who, int] = {}
    for stand in before:
        there, count = stand.group, 0
        for group, absent in missing.items():
            if (group.seat, group.kind) == (there.seat, there.kind) and stand.spot < spots:
                count = min(there.count, absent)
                missing[group] -= count
        if count:
            stands.append(stand if count == there.count else Stand(stand.spot, replace(there, count=count)))
        if count < there.count:
            gone[there.seat, there.kind == DONKEY] = stand.spot
    return stands, missing, gone


def _come(stands: list[Stand], group: Group, spots: int, left: Mapping[Who, int], *, singly: bool) -> None:
    """One more of a group: on a spot of its own, with its like, or where fewest stand."""
    taken, like = set(), None
    for number, stand in enumerate(stands):
        taken.add(stand.spot)
        if like is None and (stand.group.seat, stand.group.kind) == (group.seat, group.kind):
            like = number
    own = left.get((group.seat, group.kind == DONKEY), spots)
    free = sorted(set(range(spots)) - taken)
    if like is not None and not (free and singly):
        there = stands[like]
        stands[like] = Stand(there.spot, replace(group, count=there.group.count + 1))
        return
    spot = own if own in free else free[0] if free else _gathered(stands, spots)
    stands.append(Stand(spot, replace(group, count=1)))


def _gathered(stands: list[Stand], spots: int) -> int:
    """Make room: a group that stands one by one comes together; if there is none, share the last spot."""
    for number, stand in enumerate(stands):
        again = [k for k in range(number + 1, len(stands)) if _same(stands[k].group, stand.group)]
        if again:
            other = stands.pop(again[-1])
            whole = replace(stand.group, count=stand.group.count + other.group.count)
            stands[number] = replace(stand, group=whole)
            return other.spot
    crowd = [sum(stand.spot == spot for stand in stands) for spot in range(max(1, spots))]
    return max(range(len(crowd)), key=lambda spot: (-crowd[spot], spot))


def _same(one: Group, other: Group) -> bool:
    return (one.seat, one.kind) == (other.seat, other.kind)


class StandMemory:
    """Who stood where, by zoom step and tile: from one step to another everybody keeps the spot's number."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[Stand, ...]] = {}
        self._latest: dict[int, tuple[Stand, ...]] = {}
        self._left: defaultdict[int, dict[Who, int]] = defaultdict(dict)
        self._went: dict[tuple[int, Who], tuple[int, ...]] = {}

    def settle(
        self, step: int, uid: int, groups: Sequence[Group], spots: int, *, singly: bool
    ) -> tuple[Stand, ...]:
        """Where the pieces of a tile stand now."""
        before, left = self._before(step, uid), self._left[uid]
        now = settle(groups, spots, before, left, singly=singly)
        went = [stand for stand in before if stand not in now]
        for stand in went:
            left[who(stand.group)] = stand.spot
        for one in {who(stand.group) for stand in went}:
            own = (stand for stand in went if who(stand.group) == one)
            self._went[uid, one] = tuple(stand.spot for stand in own for _ in range(stand.group.count))
        self._known[step, uid] = self._latest[uid] = now
        return now

    def _before(self, step: int, uid: int) -> tuple[Stand, ...]:
        return self._known.get((step, uid), self._latest.get(uid, ()))

    def left_spot(self, uid: int, group: Group) -> int:
        """The spot that such a piece has left latest, or the first."""
        return self._left[uid].get(who(group), 0)

    def all_left(self, uid: int, group: Group) -> tuple[int, ...]:
        """The spots of all such pieces that went when the last of them went, or the first."""
        return self._went.get((uid, who(group)), (0,))

    def next_spot(self, step: int, uid: int, group: Group, spots: int, *, singly: bool) -> int:
        """The spot on which one more of a kind would stand."""
        before = self._before(step, uid)
        here = sum(stand.group.count for stand in before if _same(stand.group, group))
        stands = list(before)
        _come(stands, group, spots, self._left[uid], singly=singly and here < SINGLY)
        changed = [stand for stand in stands if stand not in before and _same(stand.group, group)]
        return changed[0].spot if changed else 0
