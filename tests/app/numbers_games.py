"""Games for the page of numbers that nobody played: chances by pile, and two tiles that stand out."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from hamlet.content import PackShelf
from hamlet.numbers.beside import GamesBeside
from hamlet.numbers.opponents import Ask, asked
from hamlet.numbers.tallying import GamesTally
from hamlet.session.choice import choose_game
from hamlet.session.dealings import Dealings
from hamlet.session.simulation import Outcome

PACKS = ("base", "lake")
STRONG, WEAK = "dockyard", "storeroom"
"""New tiles of the lake, as if its builders won far more than others, and as if hardly anybody built it."""
SOURCES = {"during": 80, "landmark": 31, "longest_road": 15, "roads": 7, "chaplain": 8, "gold": 2}


@lru_cache(maxsize=4)
def the_ask(seats: int = 2, games: int = 120) -> Ask:
    """The lake against the base game."""
    shelf = PackShelf()
    return asked(choose_game(shelf.load(PACKS)), shelf.load, ("greedy",) * seats, games)


def numbers_games(games: int = 120, seats: int = 2) -> GamesBeside:
    """As if so many games of either kind had been played."""
    ask = the_ask(seats, games)
    with_packs, base = (
        GamesTally(_game(ask, seed, new=new, dice=Random(2 * seed + new)) for seed in range(games))
        for new in (True, False)
    )
    return GamesBeside.played(ask, with_packs, base)


def _game(ask: Ask, seed: int, *, new: bool, dice: Random) -> Outcome:
    winner = dice.randrange(ask.seats)
    taken, built = [], []
    for tile in ask.entries():
        if tile.standing.value == "new" and not new:
            continue
        chance = {STRONG: 0.7, WEAK: 0.4}.get(tile.id, 0.95 if tile.pile == "bag" else 0.7)
        wins = 0.85 if tile.id == STRONG else 0.5
        builder = winner if dice.random() < wins else (winner + 1) % ask.seats
        if dice.random() < min(1.0, chance + 0.04):
            taken.append((tile.id, builder))
            if dice.random() < chance:
                built.append((tile.id, builder))
    points = {source: max(0, round(dice.gauss(mean, mean / 5))) for source, mean in SOURCES.items()}
    score = {**points, "total": sum(points.values())}
    dealings = Dealings(tuple(taken), tuple(built), ("brick", "flour", "milk", "timber"))
    rounds = round(dice.gauss(24 if new else 22, 2))
    return Outcome(seed, True, 200, rounds, (winner,), (score,) * ask.seats, (), dealings=dealings)
