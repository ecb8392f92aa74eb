"""Awards: who is first and second in a measure, with ties shared and rounded down (B15)."""

from __future__ import annotations

from collections.abc import Callable

from hamlet.engine.definitions import Award, Measure
from hamlet.engine.scoring.roads import longest_road_of
from hamlet.engine.state import State

COUNTS: dict[Measure, Callable[[State, int], int]] = {
    Measure.DELIVERY: lambda state, seat: state.deliveries_of(seat),
    Measure.SALE: lambda state, seat: len(state.sold[seat]),
    Measure.FLAG: lambda state, seat: state.flags_of(seat),
    Measure.DONKEY: lambda state, seat: len(state.donkeys[seat]),
    Measure.VILLAGER: lambda state, seat: len(state.villagers[seat]),
    Measure.GOLD: lambda state, seat: state.gold[seat],
    Measure.ROAD: lambda state, seat: state.roads_of(seat),
    Measure.LONGEST_ROAD_TILE: lambda state, seat: len(longest_road_of(state, seat)),
}


def award_points(state: State) -> list[dict[str, int]]:
    """For each seat its points by award; a shared pair of awards stands under the first of them."""
    found: list[dict[str, int]] = [{} for _ in range(state.box.seats)]
    for measure in dict.fromkeys(award.measure for award in state.box.definitions.awards):
        awards = sorted(
            (award for award in state.box.definitions.awards if award.measure is measure),
            key=lambda award: award.place,
        )
        counts = [COUNTS[measure](state, seat) for seat in range(state.box.seats)]
        for seats, shared in _shares(awards, counts):
            for seat in seats:
                found[seat][shared[0].id] = sum(award.points for award in shared) // len(seats)
    return found


def _shares(awards: list[Award], counts: list[int]) -> list[tuple[list[int], list[Award]]]:
    """Groups of level seats, best first, each with the awards of the places it fills."""
    found = []
    place = 1
    for count in sorted({count for count in counts if count > 0}, reverse=True):
        seats = [seat for seat, each in enumerate(counts) if each == count]
        shared = [award for award in awards if place <= award.place < place + len(seats)]
        if shared:
            found.append((seats, shared))
        place += len(seats)
    return found
