"""Games that were never played: cheap ones, with shares that are known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from hamlet.numbers.catalogue import ComparedTile, catalogue
from hamlet.session.dealings import Dealings
from hamlet.session.simulation import Outcome


def tiles_called(*names: str, pile: str = "bag", price: int = 1) -> list[dict[str, Any]]:
    """Tiles as data, all in one pile."""
    return [{"id": name, "copies": {pile: 1}, "cost": {"wood": price}, "flag": True} for name in names]


def entries(with_packs: Sequence[dict[str, Any]], base: Sequence[dict[str, Any]]) -> tuple[ComparedTile, ...]:
    """What is compared when these tiles are played against those."""
    return catalogue({"tiles": list(with_packs)}, {"tiles": list(base)})


def a_game(
    seed: int,
    built: Sequence[tuple[str, int]] = (),
    winners: tuple[int, ...] = (0,),
    *,
    taken: Sequence[tuple[str, int]] = (),
    opened: tuple[str, ...] = (),
    rounds: int = 20,
    scores: tuple[dict[str, int], ...] = ({"total": 100}, {"total": 90}),
    finished: bool = True,
) -> Outcome:
    """One game in which these seats built these tiles."""
    dealings = Dealings(tuple(taken or built), tuple(built), opened)
    return Outcome(seed, finished, 100, rounds, winners, scores, (), dealings=dealings)


def games_by_chance(
    count: int,
    dice: Random,
    built: Mapping[str, float],
    wins: Mapping[str, float] | None = None,
) -> list[Outcome]:
    """Games in which each tile is built by one of two seats with its chance.

    The winner is drawn first; a builder is the winner with the tile's chance in `wins`, else with one half.
    """
    found = []
    for seed in range(count):
        winner = dice.randrange(2)
        done = [
            (name, winner if dice.random() < (wins or {}).get(name, 0.5) else 1 - winner)
            for name, chance in built.items()
            if dice.random() < chance
        ]
        total = dice.gauss(100, 15)
        scores: tuple[dict[str, int], ...] = ({"total": round(total)}, {"total": round(total) - 5})
        found.append(a_game(seed, done, (winner,), rounds=dice.randrange(18, 27), scores=scores))
    return found
