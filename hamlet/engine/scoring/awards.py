"""Awards: who is first and second in a measure, with ties shared and rounded down (B15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hamlet.engine.definitions import Award
from hamlet.engine.state import State


def counted(state: State, measure: str) -> list[int]:
    """How much of it each seat has."""
    of_seat = state.box.ruleset.measures[measure].of_seat
    return [of_seat(state, seat) if of_seat is not None else 0 for seat in range(state.box.seats)]


class Share(NamedTuple):
    """Seats that are level in a measure, the awards of the places they fill, and what each of them gets."""

    seats: tuple[int, ...]
    awards: tuple[Award, ...]
    points: int


def award_points(state: State) -> list[dict[str, int]]:
    """For each seat its points by award; a shared pair of awards stands under the first of them."""
    found: list[dict[str, int]] = [{} for _ in range(state.box.seats)]
    for share in award_shares(state):
        for seat in share.seats:
            found[seat][share.awards[0].id] = share.points
    return found


def award_shares(state: State) -> Iterator[Share]:
    """Who gets which awards as things stand, measure by measure, best first."""
    for measure in dict.fromkeys(award.measure for award in state.box.definitions.awards):
        awards = sorted(
            (award for award in state.box.definitions.awards if award.measure == measure),
            key=lambda award: award.place,
        )
        counts, place = counted(state, measure), 1
        for count in sorted(set(counts), reverse=True):
            if count <= 0:
                break
            seats = tuple(seat for seat, each in enumerate(counts) if each == count)
            shared = tuple(award for award in awards if place <= award.place < place + len(seats))
            if shared:
                yield Share(seats, shared, sum(award.points for award in shared) // len(seats))
            place += len(seats)
