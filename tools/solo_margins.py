"""How strong Botric is: `python -m tools.solo_margins --games 1000` writes the table of data/solo/README.md.

Greedy plays the same seeds against each edition as it is and with each switch; a margin is greedy's points
minus Botric's. What a switch is worth is the mean difference between the two margins of one seed. Switches
that only count otherwise at the end are counted on the games as they were played. Where nothing can be said
after these games, twice as many are played.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any, Final

from hamlet.content import resolve
from hamlet.content.packs import load_packs
from hamlet.engine.definitions import Definitions
from hamlet.engine.game import Game
from hamlet.engine.reading import read_definitions
from hamlet.engine.scoring.final import final_scores
from hamlet.players.registry import make_player
from hamlet.resources import data_folder

EDITIONS: Final = ("favour", "investor")
PLAYED: Final = ("two_donkeys", "human_prices", "no_church_gold", "two_villagers")
COUNTED: Final = ("landmarks_2", "gold_per_4", "landmarks_6", "sell_leftovers")
EASIER: Final = ("two_donkeys", "human_prices", "no_church_gold", "landmarks_2", "gold_per_4")
MEANINGLESS: Final = {"favour": ("human_prices", "gold_per_4"), "investor": ()}
PLAIN: Final = ""


@dataclass(frozen=True, slots=True)
class Margins:
    """Greedy's points minus Botric's in the games of one setup, by seed."""

    packs: str
    edition: str
    switch: str
    margins: tuple[int, ...]

    @property
    def wins(self) -> float:
        """The share of games that greedy won."""
        return sum(margin > 0 for margin in self.margins) / len(self.margins)

    def and_then(self, more: Margins) -> Margins:
        """With further games."""
        return replace(self, margins=self.margins + more.margins)

    def change(self, plain: Margins) -> tuple[float, float]:
        """What the switch is worth, and half the width of the interval in which that lies (95 %)."""
        differences = [mine - its for mine, its in zip(self.margins, plain.margins, strict=True)]
        return mean(differences), 1.96 * stdev(differences) / sqrt(len(differences))

    def says_nothing(self, plain: Margins) -> bool:
        """Whether the interval spans nought."""
        change, half = self.change(plain)
        return abs(change) <= half


def definitions_for(packs: str, edition: str, switch: str) -> Definitions:
    """What is played with."""
    options: dict[str, Any] = {"botric_edition": edition, "botric_ties": "decide"}
    loaded = load_packs([data_folder() / name for name in packs.split(",")])
    return read_definitions(resolve(loaded, options=options | ({switch: True} if switch else {})))


def games_of(packs: str, edition: str, switch: str, seeds: Sequence[int]) -> list[dict[str, int]]:
    """For each seed the margin as played, and with every switch that only counts otherwise."""
    played = definitions_for(packs, edition, switch)
    counted = {} if switch else {each: definitions_for(packs, edition, each) for each in COUNTED}
    found = []
    for seed in seeds:
        game = Game.new(played, 2, seed)
        players = [make_player("greedy", seed, 0), make_player("botric", seed, 1)]
        while not game.state.finished:
            game.apply(players[game.state.decider].decide(game.state))
        margins = {switch: _margin(game)}
        dump = game.dump()
        margins |= {each: _margin(Game.load(other, 2, dump)) for each, other in counted.items()}
        found.append(margins)
    return found


def _margin(game: Game) -> int:
    human, his = (score["total"] for score in final_scores(game.state))
    return human - his


def measured(packs: str, games: int, jobs: int) -> Iterator[tuple[Margins, Margins]]:
    """All setups of some packs, each beside the edition as it is."""
    with ProcessPoolExecutor(jobs) as pool:
        for edition in EDITIONS:
            play = partial(_played, pool, packs, edition)
            plain = play(PLAIN, range(games))
            for name in plain:
                if name not in MEANINGLESS[edition]:
                    yield plain[name], plain[PLAIN]
            for switch in (each for each in PLAYED if each not in MEANINGLESS[edition]):
                with_it, without = play(switch, range(games))[switch], plain[PLAIN]
                if with_it.says_nothing(without):
                    more = range(games, 2 * games)
                    with_it = with_it.and_then(play(switch, more)[switch])
                    without = without.and_then(play(PLAIN, more)[PLAIN])
                yield with_it, without


def _played(
    pool: ProcessPoolExecutor, packs: str, edition: str, switch: str, seeds: range
) -> dict[str, Margins]:
    """The games of one setup, counted in each way they can be."""
    blocks = [seeds[first : first + 25] for first in range(0, len(seeds), 25)]
    parts = [pool.submit(games_of, packs, edition, switch, block) for block in blocks]
    played = [margins for part in parts for margins in part.result()]
    return {name: Margins(packs, edition, name, tuple(each[name] for each in played)) for name in played[0]}


def main() -> None:
    """Measure, and write what was found beside the table."""
    parser = argparse.ArgumentParser(description="How strong Botric is against greedy.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--packs", default="base,solo")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, required=True, help="where the margins are kept, as JSON")
    args = parser.parse_args()
    found = []
    for margins, plain in measured(args.packs, args.games, args.jobs):
        found.append(margins)
        kept = {f"{each.edition} {each.switch}".strip(): list(each.margins) for each in found}
        args.out.write_text(json.dumps(kept), encoding="utf-8")
        print(row(margins, plain), flush=True)


def row(margins: Margins, plain: Margins) -> str:
    """One line of the table."""
    middle = f"{mean(margins.margins):+.1f}"
    share = f"{margins.wins:.0%}"
    if not margins.switch:
        return f"| {margins.edition} | | {middle} | {share} | |"
    change, half = margins.change(plain)
    side = "easier" if margins.switch in EASIER else "harder"
    told = f"{change:+.2f} ({change - half:+.2f} to {change + half:+.2f})"
    return f"| {margins.edition} | {margins.switch} ({side}) | {middle} | {share} | {told} |"


if __name__ == "__main__":
    main()
