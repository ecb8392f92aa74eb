"""The score sheet reads in one order for every game: the game, awards, landmarks, roads, gold."""

from __future__ import annotations

from hamlet.content import load_base, resolve
from hamlet.engine.game import Game
from hamlet.engine.reading import read_definitions
from hamlet.words.rooms import english
from hamlet.words.scores import score_rows
from hamlet.words.speech import Speech


def test_sources_stand_in_the_same_order_whoever_scored_them_first() -> None:
    state = Game.new(read_definitions(resolve(load_base())), 2, 1).state
    scores = [
        {"during": 5, "gold": 1, "planner": 2, "roads": 2, "merchant": 4, "total": 14},
        {"during": 3, "longest_road": 8, "chaplain": 5, "landmark:1": 3, "total": 19},
    ]
    names = [name for name, _ in score_rows(Speech(english(), state), scores)]
    awaited = ("Chaplain", "Merchant", "Roads built", "Longest road")
    assert [names.index(name) for name in awaited] == [1, 2, 4, 6]
    assert names[-2:] == ["Gold left over", "Total"]


def test_each_row_holds_the_points_of_the_seats_in_their_order() -> None:
    state = Game.new(read_definitions(resolve(load_base())), 3, 1).state
    scores = [{"during": 5, "total": 5}, {"during": 3, "gold": 2, "total": 5}, {"during": 8, "total": 8}]
    rows = [points for _, points in score_rows(Speech(english(), state), scores)]
    assert rows == [[5, 3, 8], [0, 2, 0], [5, 5, 8]]
