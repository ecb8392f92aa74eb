"""The games that tests share are kept whole."""

from __future__ import annotations

from tests.app.botric_games import whole_solo
from tests.app.games import game
from tests.app.lake_games import whole_game


def test_games_that_are_kept_come_to_their_end() -> None:
    kept = [
        game(2, 10_000),
        game(4, 10_000, 3),
        whole_game(2, "autumn"),
        whole_solo(7),
        whole_solo(7, lake=True),
    ]
    assert all(session.finished for session in kept)
