"""What many games of one kind did with every tile, how long they were, and where points came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hamlet.session.simulation import Outcome

BAG = "bag"
TWELFTHS = 12
"""Two, three and four seats can share a win without a fraction of these."""


class GamesTally:
    """Games counted one by one; those that were given up only count as such."""

    def __init__(self, outcomes: Iterable[Outcome] = ()) -> None:
        self.given_up = 0
        self.rounds: dict[int, int] = {}
        """The length of each game, by its seed."""
        self.points: dict[int, dict[str, float]] = {}
        """Points by source, of all seats on average, by seed."""
        self.open: Counter[frozenset[str]] = Counter()
        """In how many games these piles, and no others, could be drawn from in the end."""
        self.taken: Counter[str] = Counter()
        self.built: Counter[str] = Counter()
        """In how many games somebody took a tile's blueprint, or built it."""
        self.builders: Counter[str] = Counter()
        """How many seats built it, in all games."""
        self.copies: Counter[str] = Counter()
        """How many copies of it were built,"""
        self.brought: Counter[str] = Counter()
        """and how many points were scored on them."""
        self.wins: Counter[str] = Counter()
        """How often these seats won; a win shared by two is half a win. In twelfths, to count exactly."""
        self.by_seat: Counter[tuple[str, int]] = Counter()
        """In how many games each seat built it."""
        for outcome in outcomes:
            self.add(outcome)

    @property
    def games(self) -> int:
        """How many games came to their end."""
        return len(self.rounds)

    def add(self, game: Outcome) -> None:
        """Count one game."""
        if not game.finished:
            self.given_up += 1
            return
        self.rounds[game.seed] = game.rounds
        self.points[game.seed] = _points(game)
        self.open[frozenset((BAG, *game.dealings.opened))] += 1
        self.taken.update({tile for tile, _ in game.dealings.taken})
        self.copies.update(tile for tile, _ in game.dealings.built)
        self.brought.update(dict(game.dealings.points))
        built = set(game.dealings.built)
        self.built.update({tile for tile, _ in built})
        for tile, seat in built:
            self.builders[tile] += 1
            self.by_seat[tile, seat] += 1
            if seat in game.winners:
                self.wins[tile] += TWELFTHS // len(game.winners)

    def won_by_builders(self, tile: str) -> float:
        """How many wins its builders had."""
        return self.wins[tile] / TWELFTHS

    def points_on(self, tile: str) -> float | None:
        """How many points a copy of it brought; nothing is known of a tile that nobody built."""
        return self.brought[tile] / self.copies[tile] if self.copies[tile] else None

    def chances(self, piles: frozenset[str]) -> int:
        """In how many games one of these piles could be drawn from."""
        return sum(games for opened, games in self.open.items() if opened & piles)


def _points(game: Outcome) -> dict[str, float]:
    sums: Counter[str] = Counter()
    for score in game.scores:
        sums.update(score)
    return {source: points / len(game.scores) for source, points in sums.items()}
