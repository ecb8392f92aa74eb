"""The last tie-break of the rules: who empties a glass of milk first, a key for each who sits here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hamlet.app.home import Lot
from hamlet.session.seats import HUMAN, Seat
from hamlet.values import dataclass

GLASS = 24
"""So many sips are in a glass."""
KEYS = ("A", "L", "F", "J")
"""Far from each other for the first two hands."""
QUICKEST, SLOWER = 110, 70  # thousandths of a second that a sip takes of those who drink by themselves


@dataclass(frozen=True, slots=True)
class MilkRace:
    """One race as it stands. It begins with the first sip of a person; without persons, at once."""

    seats: tuple[int, ...]
    keys: tuple[str, ...]
    """Of each the key that is a sip; none of those who drink by themselves."""
    paces: tuple[float, ...]
    drunk: tuple[int, ...]
    since: float | None = None
    first: int | None = None

    @property
    def winner(self) -> int | None:
        """The seat whose glass was empty first."""
        return None if self.first is None else self.seats[self.first]

    def left(self, number: int) -> float:
        """How much is in a glass."""
        return 1 - self.drunk[number] / GLASS

    def of_key(self, name: str) -> int | None:
        """Whose sip a key is."""
        return self.keys.index(name) if name and name in self.keys else None

    def sip(self, number: int, now: float) -> MilkRace:
        """A person drinks; when a glass is empty nobody does any more."""
        if self.first is not None or not self.keys[number]:
            return self
        since = now if self.since is None else self.since
        return replace(self.drank(number, self.drunk[number] + 1), since=since)

    def later(self, now: float) -> MilkRace:
        """Those who drink by themselves have gone on."""
        if self.first is not None or (self.since is None and any(self.keys)):
            return self
        race = self if self.since is not None else replace(self, since=now)
        passed = now - (race.since or 0.0)
        for number in sorted(range(len(self.seats)), key=lambda each: self.paces[each]):
            if not self.keys[number] and race.first is None:
                race = race.drank(number, int(passed / self.paces[number]))
        return race

    def drank(self, number: int, sips: int) -> MilkRace:
        """So many sips are out of this glass."""
        drunk = tuple(
            min(GLASS, sips) if each == number else before for each, before in enumerate(self.drunk)
        )
        return replace(self, drunk=drunk, first=number if sips >= GLASS else None)


def race(tied: Sequence[int], seats: Sequence[Seat], lot: Lot) -> MilkRace:
    """Full glasses for those who share the victory; how quick the others drink is drawn by lot."""
    free = iter(KEYS)
    keys = tuple(next(free) if seats[seat].player == HUMAN else "" for seat in tied)
    paces = tuple((QUICKEST + lot(SLOWER)) / 1000 for _ in tied)
    return MilkRace(tuple(tied), keys, paces, (0,) * len(tied))
