"""By the lake too, what was drawn stays drawn: nothing before it is taken back."""

from __future__ import annotations

from hamlet.engine.decisions import LAY_START
from hamlet.engine.events import reveals
from hamlet.engine.lake.boats import PlaceBoat
from hamlet.engine.lake.eating import UseFish
from hamlet.engine.lake.events import FishDrawn, SeasonChosen
from hamlet.engine.lake.fish_tiles import PutBack
from hamlet.session.history import Step
from tests.app.lake_games import lake_session, whole_game
from tests.session.tables import by_chance


def drawn(step: Step, *kinds: type) -> bool:
    return any(isinstance(event, kinds) for event in step.events)


def test_fish_that_are_drawn_cannot_be_put_back_by_taking_back() -> None:
    steps = whole_game(3, "winter", "random").history.done
    assert any(drawn(step, FishDrawn) for step in steps)
    assert all(step.reveals for step in steps if drawn(step, FishDrawn))


def test_boats_meals_and_fish_put_back_can_be_taken_back_where_nothing_was_drawn() -> None:
    steps = [
        step
        for step in whole_game(3, "winter", "random").history.done
        if isinstance(step.action, PlaceBoat | UseFish | PutBack)
    ]
    assert steps
    assert not any(step.reveals for step in steps)


def test_a_season_by_lot_is_drawn_with_the_last_start_tile_for_good() -> None:
    session = lake_session(2, 5, start_layout="by-hand", season="by-lot")
    while session.state.decision == LAY_START:
        by_chance(session, 1)
    step = session.history.done[-1]
    assert [reveals(event) for event in step.events if type(event).__name__ == "SeasonChosen"] == [True]
    assert not reveals(SeasonChosen(0, by_lot=False))
    assert not session.can_undo
