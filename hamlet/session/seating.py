"""Who may sit where: Botric only as the second of two, and his rules only with him (S16)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from hamlet.content import PackError, PackShelf, UnknownPackError
from hamlet.engine.botric.base import BOTRIC, HIS_SEAT
from hamlet.engine.definitions import Definitions
from hamlet.session.seats import Seat
from hamlet.words.coded_error import CodedError

SEATS: Final = 2
PACK: Final = "solo"
"""The game's own pack that brings his rules."""


class SeatingError(CodedError, ValueError):
    """Somebody sits where he cannot, or is missing."""

    section = "seating"


def check_seating(players: Sequence[str], expansions: Collection[str]) -> None:
    """Raise `SeatingError` if these players cannot play a game with these expansions."""
    if BOTRIC in players and not _sits_well(players):
        raise SeatingError("botric_second")
    if BOTRIC in expansions and BOTRIC not in players:
        raise SeatingError("botric_missing")
    if BOTRIC in players and BOTRIC not in expansions:
        raise SeatingError("botric_unpacked", pack=PACK)


def check_seats(seats: Sequence[Seat], definitions: Definitions) -> None:
    """The same for the seats of a game that is set up."""
    check_seating([seat.player for seat in seats], definitions.ruleset.positions)


def _sits_well(players: Sequence[str]) -> bool:
    return [number for number, name in enumerate(players) if name == BOTRIC] == [HIS_SEAT] and (
        len(players) == SEATS
    )


def packs_with_botric(shelf: PackShelf, names: Sequence[str]) -> tuple[str, ...]:
    """These packs, and where none of them brings his rules, the one that does."""
    if PACK in names:
        return tuple(names)
    try:
        brought = BOTRIC in shelf.load(names).data.get("expansions", ())
    except (PackError, UnknownPackError):
        brought = False  # what is wrong with them is told when they are to be played
    return tuple(names) if brought else (*names, PACK)
