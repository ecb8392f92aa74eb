"""What many games came to: who wins, how long it takes, where points come from, which tiles are built."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from hamlet.engine.botric.base import BOTRIC
from hamlet.engine.lake.base import LAKE
from hamlet.session.simulation import Outcome, Plan
from hamlet.session.tallies import ACT, CARD, COUNTED


class Summary:
    """The games of one plan together. Scores and rounds are those of the games that ended."""

    def __init__(self, plan: Plan, outcomes: Sequence[Outcome], seconds: float) -> None:
        """Sum up the games, which took so many seconds in all."""
        self.plan = plan
        self.outcomes = outcomes
        self.seconds = seconds
        self.finished = [each for each in outcomes if each.finished]

    @property
    def unfinished(self) -> list[int]:
        """The seeds of the games that were given up."""
        return [each.seed for each in self.outcomes if not each.finished]

    def shared_wins(self, seat: int) -> int:
        """How many of the seat's wins were shared."""
        return sum(seat in each.winners and len(each.winners) > 1 for each in self.finished)

    def data(self) -> dict[str, Any]:
        """The object that `hamlet simulate --json` prints."""
        actions = sum(each.actions for each in self.outcomes)
        return {
            "games": len(self.outcomes),
            "finished": len(self.finished),
            "seconds": round(self.seconds, 3),
            "actions": actions,
            "actions_per_s": round(actions / self.seconds, 1) if self.seconds else 0.0,
            "rounds": spread([each.rounds for each in self.finished]),
            "seats": [self._seat(seat) for seat in range(len(self.plan.players))],
            "tiles": self._tiles(),
            "turn_order": [self._turn(place) for place in range(len(self.plan.players))],
            "landmarks": {
                "built": sum(each.landmarks for each in self.outcomes),
                "without_road": sum(each.without_road for each in self.outcomes),
            },
            "ended_by": dict(sorted(Counter(each.ended_by for each in self.finished).items())),
            **self._rooms(),
        }

    def _rooms(self) -> dict[str, Any]:
        """What the expansions count: a mean per game, and what each room sums up in a way of its own."""
        found: dict[str, Any] = {}
        for room in dict.fromkeys(room for each in self.outcomes for room in each.tallies):
            tallies = [each.tallies[room] for each in self.outcomes if room in each.tallies]
            means = _means(tallies)
            found[room] = {name: means[name] for name in COUNTED[room]} | _FURTHER[room](self, tallies)
        return found

    def margin(self) -> dict[str, float]:
        """By how much the first seat beat the second, with the bounds of 95 in 100; over games that ended."""
        margins = [each.scores[0]["total"] - each.scores[1]["total"] for each in self.finished]
        mean = fmean(margins) if margins else 0.0
        wide = 1.96 * stdev(margins) / sqrt(len(margins)) if len(margins) > 1 else 0.0
        return {"mean": round(mean, 2), "low": round(mean - wide, 2), "high": round(mean + wide, 2)}

    def _seat(self, seat: int) -> dict[str, Any]:
        found, during = Counter[str](), Counter[str]()
        for each in self.finished:
            found.update(each.scores[seat])
            during.update(each.during[seat])
        count = max(len(self.finished), 1)
        sources = dict.fromkeys(source for each in self.finished for score in each.scores for source in score)
        reasons = sorted({why for each in self.finished for points in each.during for why in points})
        return {
            "player": self.plan.players[seat],
            "wins": sum(seat in each.winners for each in self.finished),
            "mean_score": round(found["total"] / count, 2),
            "points_by_source": {
                source: round(found[source] / count, 3) for source in sources if source != "total"
            },
            "points_during": {why: round(during[why] / count, 3) for why in reasons},
        }

    def _turn(self, place: int) -> dict[str, Any]:
        """Who had the first turn of each round, the second, and so on, whichever seat it was."""
        won = [each for each in self.finished if any(each.turn(seat) == place for seat in each.winners)]
        scored = sum(
            score["total"]
            for each in self.finished
            for seat, score in enumerate(each.scores)
            if each.turn(seat) == place
        )
        return {
            "wins": len(won),
            "shared": sum(len(each.winners) > 1 for each in won),
            "mean_score": round(scored / max(len(self.finished), 1), 2),
        }

    def _tiles(self) -> dict[str, float]:
        built = Counter(tile for each in self.outcomes for tile in each.built)
        named = [tile["id"] for tile in self.plan.definitions["tiles"] if "start" not in tile["copies"]]
        count = max(len(self.outcomes), 1)
        return {tile: round(built[tile] / count, 4) for tile in sorted({*named, *built})}


def spread(values: Sequence[int]) -> dict[str, float]:
    """The mean, and what a tenth and nine tenths of the values do not exceed."""
    if not values:
        return {"mean": 0.0, "p10": 0.0, "p90": 0.0}
    ordered = sorted(values)

    def at(tenths: int) -> float:
        return float(ordered[max(-(-len(ordered) * tenths // 10) - 1, 0)])

    return {"mean": round(sum(ordered) / len(ordered), 2), "p10": at(1), "p90": at(9)}


def _means(tallies: Sequence[Mapping[str, int]]) -> Counter[str]:
    """What was counted, per game."""
    sums: Counter[str] = Counter()
    for tally in tallies:
        sums.update(tally)
    return Counter({name: round(count / max(len(tallies), 1), 2) for name, count in sums.items()})


def _lake(summary: Summary, tallies: Sequence[Mapping[str, int]]) -> dict[str, Any]:
    """Each card of a menu by its share of games."""
    used, offered, sums = Counter[str](), Counter[str](), Counter[str]()
    for tally in tallies:
        cards = {name: count for name, count in tally.items() if name.startswith(CARD)}
        offered.update(cards.keys())
        sums.update(cards)
        used.update(name for name, count in cards.items() if count)
    return {
        "cards_used": round(sum(sums.values()) / max(len(tallies), 1), 2),
        "cards": {name.removeprefix(CARD): round(used[name] / offered[name], 4) for name in offered},
    }


def _botric(summary: Summary, tallies: Sequence[Mapping[str, int]]) -> dict[str, Any]:
    """His deeds by kind, per game, and by how much he was beaten."""
    means = _means(tallies)
    acts = {name.removeprefix(ACT): mean for name, mean in means.items() if name.startswith(ACT)}
    return {"acts": acts, "margin": summary.margin()}


_FURTHER: Final[dict[str, Callable[[Summary, Sequence[Mapping[str, int]]], dict[str, Any]]]] = {
    LAKE: _lake,
    BOTRIC: _botric,
}
