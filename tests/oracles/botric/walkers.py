"""Who goes: of the standing villagers the nearest, and among equals whom the human names (S1)."""

from __future__ import annotations

from tests.oracles.botric.narrowing import Choice, Deed, Lines, Narrowing
from tests.oracles.botric.position import Position


def who_goes(position: Position, target: int) -> list[tuple[int, Lines]]:
    """The tiles from which a villager may go there, with the lines that led to each."""
    walkers = Narrowing(position.standing)
    walkers.least("nearest", lambda start: position.walk(start, target))
    return [(start, walkers.lines()) for start in walkers.left]


def sent(position: Position, target: int, deed: Deed, lines: Lines = (), which: Lines = ()) -> list[Choice]:
    """The same deed by each villager that may do it."""
    return [
        Choice(deed={**deed, "walker": walker}, lines=lines, villager=villager, which=which)
        for walker, villager in who_goes(position, target)
    ]


def shut(position: Position, tile: int) -> str | None:
    """Why no villager of his can act on a building, if none can."""
    if tile in position.closed:
        return "closed"
    return None if tile in position.church_steps else "out_of_reach"


def workable(position: Position) -> list[int]:
    """The buildings that his villagers may act on."""
    return [uid for uid in position.tiles if shut(position, uid) is None]
