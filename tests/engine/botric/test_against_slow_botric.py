"""The real Botric makes one of the choices that the slow one of the documents names, by the line it names."""

from __future__ import annotations

import pytest

from tests.engine.botric.slow_games import ComparedGame, solo_definitions
from tests.spread import only

SETUPS = [(packs, edition) for packs in ("base,solo", "base,lake,solo") for edition in ("favour", "investor")]
SWITCHES = {
    "favour": (
        "two_donkeys",
        "no_church_gold",
        "landmarks_2",
        "two_villagers",
        "landmarks_6",
        "sell_leftovers",
    ),
    "investor": (
        *("two_donkeys", "human_prices", "no_church_gold", "landmarks_2", "gold_per_4"),
        *("two_villagers", "landmarks_6", "sell_leftovers"),
    ),
}
SWITCHED = [(edition, switch) for edition, all_ in SWITCHES.items() for switch in all_]
ONCE = [("favour", switch) for switch in SWITCHES["favour"][::2]]
ONCE += [("investor", switch) for switch in SWITCHES["investor"] if ("favour", switch) not in ONCE]
"""Each switch in one of the editions that have it."""
SUITE, BLOCK, HEAVY = 1, 10, 20
"""Games by chance of each setup in the suite; further ones in so many blocks with `--heavy`: 200 and more."""


@pytest.mark.parametrize("seed", range(SUITE))
@pytest.mark.parametrize(("packs", "edition"), SETUPS)
def test_against_chance_every_step_is_one_that_the_documents_allow(
    packs: str, edition: str, seed: int
) -> None:
    game = ComparedGame(solo_definitions(packs, edition), "random", seed)
    game.play()
    assert game.steps > 50


@pytest.mark.parametrize(("packs", "edition"), SETUPS)
def test_against_greedy_every_step_is_one_that_the_documents_allow(packs: str, edition: str) -> None:
    game = ComparedGame(solo_definitions(packs, edition), "greedy", 0)
    game.play(most_rounds=12)
    assert game.steps > 20


@pytest.mark.parametrize(("edition", "switch"), only(ONCE, SWITCHED))
def test_with_each_switch_every_step_and_the_final_score_are_as_the_documents_say(
    edition: str, switch: str
) -> None:
    packs = "base,lake,solo" if len(switch) % 2 else "base,solo"
    game = ComparedGame(solo_definitions(packs, edition, (switch,)), "random", len(switch))
    game.play()
    assert game.game.state.finished


@pytest.mark.heavy
@pytest.mark.parametrize("block", range(HEAVY))
@pytest.mark.parametrize(("packs", "edition"), SETUPS)
def test_two_hundred_games_of_each_kind_agree_with_the_slow_botric(
    packs: str, edition: str, block: int
) -> None:
    for seed in range(SUITE + block * BLOCK, SUITE + (block + 1) * BLOCK):
        player = "greedy" if seed % 5 == 0 else "random"
        ComparedGame(solo_definitions(packs, edition), player, seed).play()
