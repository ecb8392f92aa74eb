"""Awards: who is first and second in a measure, with ties shared and rounded down (B15)."""

from __future__ import annotations

from hamlet.engine.definitions import Award
from hamlet.engine.state import State


def counted(state: State, measure: str) -> list[int]:
    """How much of it each seat has."""
    of_seat = state.box.ruleset.measures[measure].of_seat
    return [of_seat(state, seat) if of_seat is not None else 0 for seat in range(state.box.seats)]


def award_points(state: State) -> list[dict[str, int]]:
    """For each seat its points by award; a shared pair of awards stands under the first of them."""
    found: list[dict[str, int]] = [{} for _ in range(state.box.seats)]
    for measure in dict.fromkeys(award.measure for award in state.box.definitions.awards):
        awards = sorted(
            (award for award in state.box.definitions.awards if award.measure == measure),
            key=lambda award: award.place,
        )
        counts = counted(state, measure)
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
