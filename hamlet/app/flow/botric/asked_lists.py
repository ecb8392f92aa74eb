"""His lists as they were asked: each line with what was there before it and what it left."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hamlet.engine.actions.villager import standing_places
from hamlet.engine.botric.attempts.build import Building
from hamlet.engine.botric.attempts.road import RoadBuilding
from hamlet.engine.botric.base import lines_of
from hamlet.engine.botric.foreseeing import Account
from hamlet.engine.botric.thinking import HUMAN, Alternative, ListLine
from hamlet.engine.botric.walking import FAR
from hamlet.engine.reach import reach_of
from hamlet.engine.state import State

BLUEPRINT, PLACE, TILE, ROAD, SLOT, SALE, POSITION, VILLAGER, LAKE = (
    *("blueprint", "place", "tile", "road", "slot", "sale", "position", "villager", "lake"),
)
"""What candidates are; those of a tie are called the same."""

BUILD, WHERE, BOAT, WALKING = "build", "place", "boat", "villager"
OF_LIST: Final = {
    "hire": POSITION,
    "deliver": SLOT,
    "sell": SALE,
    "produce": TILE,
    "purchase": POSITION,
    "refine": TILE,
    BUILD: BLUEPRINT,
    WHERE: PLACE,
    "road": ROAD,
    "fishing": TILE,
    BOAT: LAKE,
    WALKING: VILLAGER,
}
"""What the lists choose among."""

UNENDING: Final = frozenset(("hire", "purchase", BUILD))
"""Lists whose last line leaves one: the human is never asked."""


@dataclass(frozen=True, slots=True)
class AskedLine:
    """A line of a list: how many there were before it and after, and which it left; or it was not asked."""

    id: str
    before: int = 0
    after: int = 0
    left: tuple[Alternative, ...] = ()

    @property
    def asked(self) -> bool:
        """Whether there was anything left to decide."""
        return self.before > 1

    @property
    def narrows(self) -> bool:
        """Whether it left fewer than there were."""
        return self.after < self.before


@dataclass(frozen=True, slots=True)
class AskedList:
    """One thing that he decides by a list, and what was chosen; nothing is as long as a tie keeps him."""

    name: str
    begun: tuple[Alternative, ...]
    lines: tuple[AskedLine, ...]
    chosen: Alternative | None = None

    @property
    def about(self) -> str:
        """What its candidates are."""
        return OF_LIST[self.name]

    @property
    def deciding(self) -> int | None:
        """The number of the last line that left fewer; None where nothing had to be decided, or is not."""
        found = [number for number, line in enumerate(self.lines) if line.asked and line.narrows]
        return found[-1] if found and self.chosen is not None else None

    @property
    def open(self) -> int | None:
        """The number of the line that waits for the human."""
        return len(self.lines) - 1 if self.chosen is None else None

    @property
    def last(self) -> tuple[Alternative, ...]:
        """Those among which it was decided in the end, the chosen one first."""
        earlier = [line for line in self.lines[: self.deciding] if line.asked]
        left = earlier[-1].left if earlier else self.begun
        if self.chosen is None:
            return left
        return self.chosen, *(each for each in left if each != self.chosen)


def asked_list(
    state: State,
    name: str,
    begun: tuple[Alternative, ...],
    lines: Sequence[ListLine],
    left: Sequence[tuple[Alternative, ...]],
    chosen: Alternative | None,
) -> AskedList:
    """A list with every line of it; those that were not asked too."""
    source = "purchase" if name == "hire" else name
    ids = (*lines_of(state, source), *(() if name in UNENDING else (HUMAN,)))
    known = {line.id: (line, those) for line, those in zip(lines, left, strict=True)}
    return AskedList(name, begun, tuple(_line(each, known) for each in ids), chosen)


def _line(name: str, known: Mapping[str, tuple[ListLine, tuple[Alternative, ...]]]) -> AskedLine:
    if name not in known:
        return AskedLine(name)
    line, left = known[name]
    return AskedLine(name, line.before, line.after, left)


def walking_list(state: State, tile: int, walker: int | None) -> AskedList:
    """Who walks: the nearest, and of several the one that the human chooses; None while that is asked."""
    steps = reach_of(state, state.seat).steps_from(tile)
    standing = sorted(set(standing_places(state)))
    far = {place: FAR if steps[place] < 0 else steps[place] for place in standing}
    nearest = tuple((place,) for place in standing if far[place] == min(far.values()))
    chosen = None if walker is None else (walker,)
    lines = [ListLine("nearest", len(standing), len(nearest))] if len(standing) > 1 else []
    left = [nearest] if lines else []
    if chosen is not None and len(nearest) > 1:
        lines, left = [*lines, ListLine(HUMAN, len(nearest), 1)], [*left, (chosen,)]
    known = {line.id: (line, those) for line, those in zip(lines, left, strict=True)}
    begun = tuple((place,) for place in standing)
    return AskedList(WALKING, begun, tuple(_line(each, known) for each in ("nearest", HUMAN)), chosen)


def lists_of(
    state: State, action: str, account: Account, deed: object, open_about: str = ""
) -> Iterator[AskedList]:
    """Which one, where, and who walks there, in the order in which it is thought.

    `open_about` is what a tie is about that is not decided yet; `deed` is what would be done then.
    """
    lines, left = account.lines, account.left
    if isinstance(deed, Building):
        which = set(lines_of(state, BUILD))
        count = sum(line.id in which for line in lines)
        which_begun, where_begun = account.begun
        yield asked_list(state, BUILD, which_begun, lines[:count], left[:count], (deed.blueprint,))
        lines, left = lines[count:], left[count:]
        chosen: Alternative | None = (deed.rotation, *deed.at)
        yield asked_list(state, WHERE, where_begun, lines, left, None if open_about == PLACE else chosen)
    elif (chosen := chosen_by(action, deed)) is not None:
        chosen = None if open_about == OF_LIST[action] else chosen
        yield asked_list(state, action, account.begun[0], lines, left, chosen)
    if open_about in ("", VILLAGER):
        walker: int = deed if isinstance(deed, int) else getattr(deed, "walker", -1)
        tile: int = state.village.church if isinstance(deed, int) else getattr(deed, "tile", -1)
        yield walking_list(state, tile, None if open_about == VILLAGER else walker)


def chosen_by(action: str, deed: object) -> Alternative | None:
    """What a deed came to, as its list tells candidates; None where there was nothing to choose."""
    if isinstance(deed, RoadBuilding):
        contact = deed.contact
        beyond = contact.b if contact.a == deed.tile else contact.a
        return deed.tile, beyond, contact.terrain_a
    found: int | None = getattr(deed, _FIELDS.get(action, "tile"), None)
    return None if found is None else (found,)


_FIELDS: Final = {
    "hire": "position",
    "purchase": "position",
    "deliver": "slot",
    "sell": "sale",
}
