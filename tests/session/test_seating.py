"""Botric plays only as the second of two, and his rules are played only with him (S16)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hamlet.content import PackShelf, load_packs
from hamlet.engine.botric.events import BotricActs, TieBroken
from hamlet.resources import data_folder
from hamlet.session.choice import GameChoice
from hamlet.session.record import RecordError, make_record, replay, verify
from hamlet.session.seating import SeatingError, check_seating, packs_with_botric
from hamlet.session.seats import Seat, seats_for
from hamlet.session.session import Session
from hamlet.session.simulation import Plan, play_game
from hamlet.session.summary import Summary
from tests.packs import write_files
from tests.session.tables import COLOURS, data_of

SECOND = "Botric plays only as the second of two: human,botric or greedy,botric"


def solo_choice(*packs: str, **options: object) -> GameChoice:
    return GameChoice(
        load_packs([data_folder() / name for name in ("base", *packs, "solo")]), options=options
    )


def solo_plan(players: tuple[str, ...] = ("random", "botric"), **options: object) -> Plan:
    choice = solo_choice(**options)
    return Plan(players, 1, 3, choice.data, choice.packs.remembered(), options=options, record=True)


@pytest.mark.parametrize("first", ["human", "greedy", "random"])
def test_he_sits_second_against_anybody(first: str) -> None:
    check_seating((first, "botric"), ("botric",))
    check_seating((first, "botric"), ("lake", "botric"))


@pytest.mark.parametrize(
    "players",
    [("botric", "human"), ("botric", "botric"), ("human", "human", "botric"), ("human", "botric", "human")],
)
def test_he_sits_nowhere_else(players: tuple[str, ...]) -> None:
    with pytest.raises(SeatingError) as error:
        check_seating(players, ("botric",))
    assert str(error.value) == SECOND


def test_his_rules_are_not_played_without_him_nor_he_without_them() -> None:
    with pytest.raises(SeatingError) as error:
        check_seating(("human", "human"), ("botric",))
    assert str(error.value) == (
        "with Botric’s rules he plays too, as the second of two: human,botric or greedy,botric"
    )
    with pytest.raises(SeatingError) as error:
        check_seating(("human", "botric"), ("lake",))
    assert str(error.value) == "Botric has rules of his own: play with the pack solo"


def test_other_games_are_seated_as_before() -> None:
    check_seating(("human", "human", "greedy", "random"), ("lake",))
    check_seating(("human", "a player of tomorrow"), ())


def test_a_game_cannot_even_be_set_up_otherwise() -> None:
    choice = solo_choice()
    with pytest.raises(SeatingError):
        choice.setup(seats_for(("human", "greedy"), COLOURS), 1)
    with pytest.raises(SeatingError):
        play_game(Plan(("greedy", "botric"), 1, 1, data_of()), 1)


def test_he_has_a_name_of_his_own_and_others_that_of_their_colour() -> None:
    assert seats_for(("human", "botric"), COLOURS) == (
        Seat("Red", "red"),
        Seat("Botric", "sky", "botric"),
    )


def test_a_record_that_seats_him_otherwise_says_so() -> None:
    outcome = play_game(solo_plan(), 3)
    record: dict[str, Any] = outcome.record or {}
    assert verify(record)[1] is None
    record["setup"]["seats"].reverse()
    with pytest.raises(RecordError) as error:
        replay(record)
    assert str(error.value) == f"its setup cannot be read ({SECOND})"


def test_his_pack_comes_by_itself_unless_another_brings_his_rules(tmp_path: Path) -> None:
    shelf = PackShelf(tmp_path)
    assert packs_with_botric(shelf, ("base",)) == ("base", "solo")
    assert packs_with_botric(shelf, ("base", "lake")) == ("base", "lake", "solo")
    assert packs_with_botric(shelf, ("base", "solo")) == ("base", "solo")
    path = str(data_folder() / "solo")
    assert packs_with_botric(shelf, ("base", path)) == ("base", path)
    assert packs_with_botric(shelf, ("nowhere",)) == ("nowhere", "solo")
    about = 'id: duel\nname: Duel\nversion: "1"\nrequires: [solo]\n'
    write_files(tmp_path / "duel", {"pack.yaml": about})
    assert packs_with_botric(shelf, ("base", "duel")) == ("base", "duel")


def test_a_summary_tells_his_deeds_by_kind_his_ties_and_the_margin() -> None:
    plan = solo_plan()
    outcomes = [play_game(plan, seed) for seed in (3, 4)]
    told = Summary(plan, outcomes, 1.0).data()["botric"]
    steps = [replay(outcome.record or {})[0].history.done for outcome in outcomes]
    events: list[Any] = [event for game in steps for step in game for event in step.events]
    names = [event.action for event in events if isinstance(event, BotricActs)]
    assert set(told["acts"]) == {
        *("hire", "deliver", "sell", "produce", "purchase", "refine", "build", "road", "fishing", "nothing")
    }
    assert {name: mean * 2 for name, mean in told["acts"].items()} == {
        name: names.count(name) for name in told["acts"]
    }
    assert told["ties"] * 2 == sum(isinstance(event, TieBroken) for event in events)
    margins = [each.scores[0]["total"] - each.scores[1]["total"] for each in outcomes if each.finished]
    assert told["margin"]["mean"] == pytest.approx(sum(margins) / len(margins), abs=0.01)
    assert told["margin"]["low"] <= told["margin"]["mean"] <= told["margin"]["high"]


def test_a_game_against_him_is_kept_and_replayed() -> None:
    session = Session(solo_choice("lake").setup(seats_for(("random", "botric"), COLOURS), 5))
    assert verify(make_record(session))[1] is None
