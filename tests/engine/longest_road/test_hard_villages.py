from __future__ import annotations

import json
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from hamlet.bench.adversarial import adversarial_villages
from hamlet.bench.road_graphs import links_of

FILE = Path(__file__).parents[2] / "villages" / "adversarial.json"
HARD = {
    name: (
        links_of(len(entry["links"]), ((a, b) for a, row in enumerate(entry["links"]) for b in row)),
        entry["longest"],
    )
    for name, entry in json.loads(FILE.read_text(encoding="utf-8")).items()
}


@pytest.mark.parametrize("name", HARD)
def test_the_road_of_a_hard_village_is_as_long_as_noted(road_length: Callable[..., int], name: str) -> None:
    links, longest = HARD[name]
    assert road_length(links) == longest


@pytest.mark.parametrize("name", sorted(HARD)[::5])
def test_numbering_a_hard_village_otherwise_changes_no_length(
    road_length: Callable[..., int], name: str
) -> None:
    links, longest = HARD[name]
    names = list(range(len(links)))
    Random(name).shuffle(names)
    pairs = [pair for pair in combinations(range(len(links)), 2) if links[pair[0]] >> pair[1] & 1]
    assert road_length(links_of(len(links), ((names[a], names[b]) for a, b in pairs))) == longest


def test_the_kept_villages_are_those_the_maker_makes() -> None:
    assert {name: links for name, (links, _) in HARD.items()} == adversarial_villages()


def test_hard_villages_have_sixty_tiles_or_about() -> None:
    assert len(HARD) >= 40
    assert all(58 <= len(links) <= 61 for links, _ in HARD.values())


def test_uneven_boards_reach_their_proven_bound(road_length: Callable[..., int]) -> None:
    # No road visits more light squares than dark ones plus one; here a road reaching that exists.
    for name, (links, longest) in HARD.items():
        if name.startswith("uneven square board"):
            assert longest == 2 * 28 + 1 == road_length(links)
