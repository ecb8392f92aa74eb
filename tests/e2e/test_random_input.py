"""Random clicking and typing raises nothing and corrupts nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.monkey import Begin, Monkey
from tests.e2e.playing import assert_whole
from tests.e2e.posting import Poster
from tests.e2e.tables import PEOPLE, new_game, new_lake_game


def _let_loose(
    folder: Path, seed: int, events: int, players: tuple[str, ...], speed: float, begin: Begin
) -> None:
    monkey = Monkey(Poster(folder, speed=speed), seed, players, begin)
    try:
        monkey.play(events)
    except Exception as error:
        error.add_note(f"seed {seed}, after {monkey.events} events")
        raise
    monkey.driver.close()
    assert any(game.history.done for game in monkey.games)
    for game in monkey.games:
        assert_whole(game)


@pytest.mark.parametrize("begin", [new_game, new_lake_game])
def test_five_hundred_random_events_raise_and_corrupt_nothing(begin: Begin, tmp_path: Path) -> None:
    _let_loose(tmp_path, 1, 250, PEOPLE, 0.0, begin)


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("seed", "players", "speed", "begin"),
    [
        (2, PEOPLE, 1.0, new_lake_game),
        (3, ("human", "greedy"), 4.0, new_lake_game),
        (4, ("human", "human", "greedy", "human"), 0.0, new_game),
    ],
)
def test_twenty_thousand_random_events_raise_and_corrupt_nothing(
    seed: int, players: tuple[str, ...], speed: float, begin: Begin, tmp_path: Path
) -> None:
    _let_loose(tmp_path, seed, 20_000, players, speed, begin)
