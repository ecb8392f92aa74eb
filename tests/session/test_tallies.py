"""What simulated games by the lake count: checked against their records, and by hand."""

from __future__ import annotations

from typing import Any

from hamlet.content import load_packs, resolve
from hamlet.engine.botric.events import BotricActs
from hamlet.resources import data_folder
from hamlet.session.record import load_session
from hamlet.session.simulation import Outcome, Plan, play_game
from hamlet.session.summary import Summary
from hamlet.words.stories import all_of


def a_plan(season: str, *players: str) -> Plan:
    loaded = load_packs([data_folder() / name for name in ("base", "lake")])
    data = resolve(loaded, "printed", {"season": season})
    return Plan(players, 2, 3, data, record=True)


def outcome(tally: dict[str, int], why: str) -> Outcome:
    scores = ({"total": 3}, {"total": 2})
    return Outcome(0, True, 9, 3, (0,), scores, (), ({}, {}), ended_by=why, tallies={"lake": tally})


def test_a_game_by_the_lake_counts_what_its_record_shows() -> None:
    plan = a_plan("summer", "random", "random")
    game = play_game(plan, 3)
    record: Any = game.record
    session, _ = load_session(record)
    tally, end = game.tallies["lake"], record["state"]["slices"]["lake"]
    assert tally["lakes"] == len(end["lakes"]) > 0
    assert tally["boats"] == sum("boat" in lake for lake in end["lakes"]) > 0
    done = [action for action in record["actions"] if action["do"] == "use_fish"]
    for card in ("fish_market", "monopoly", "long_days"):
        assert tally[f"card:{card}"] == sum(action["card"] == card for action in done)
    assert tally["trips"] == sum("boats" in action.get("payment", {}) for action in record["actions"])
    hands = sum(len(hand) for hand in end.get("hands", ()))
    assert tally["fish"] == len(done) + tally.get("put_back", 0) + hands
    assert game.ended_by in ("church", "last_flag")
    assert session.finished


def test_shares_of_cards_are_of_the_games_with_that_card_on_the_menu() -> None:
    games = [
        outcome({"lakes": 3, "fish": 4, "card:fish_market": 2, "card:breeding": 0}, "church"),
        outcome({"lakes": 2, "card:fish_market": 0, "card:breeding": 1}, "last_flag"),
        outcome({"lakes": 1, "card:fish_market": 1, "card:migration": 5}, "last_flag"),
    ]
    told = Summary(a_plan("by-lot", "random", "random"), games, 1.0).data()
    assert told["ended_by"] == {"church": 1, "last_flag": 2}
    assert told["lake"] == {
        "lakes": 2.0,
        "boats": 0.0,
        "trips": 0.0,
        "fish": 1.33,
        "put_back": 0.0,
        "stored": 0.0,
        "cards_used": 3.0,
        "cards": {"fish_market": 0.6667, "breeding": 0.5, "migration": 1.0},
    }


def test_goods_that_botric_brings_by_boat_count_among_those_of_the_game() -> None:
    loaded = load_packs([data_folder() / name for name in ("base", "lake", "solo")])
    plan = Plan(("greedy", "botric"), 2, 1, resolve(loaded, "printed", {}), record=True)
    game = play_game(plan, 1)
    record: Any = game.record
    session, _ = load_session(record)
    deeds = [event.deed for step in session.history.done for event in all_of(step.events, BotricActs)]
    his = sum(hasattr(deed, "bill") and bool(deed.bill.payment.boats) for deed in deeds)
    others = sum("boats" in action.get("payment", {}) for action in record["actions"])
    assert his
    assert game.tallies["lake"]["trips"] == his + others
