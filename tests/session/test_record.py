"""Records: the whole game as data, played again, verified, gone on with."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

from hamlet import __version__
from hamlet.engine.dump import dump_state, state_hash
from hamlet.session.record import RecordError, load_session, make_record, record_maker, replay, verify
from hamlet.session.session import Session
from tests.choices import base_session
from tests.session.tables import by_chance, data_of, greedy_game, new_session, played, some_sessions


def stored(session: Session) -> dict[str, Any]:
    """The record as it comes back from a file."""
    data: dict[str, Any] = json.loads(json.dumps(make_record(session)))
    return data


@settings(max_examples=40)
@given(some_sessions())
def test_a_record_loads_into_the_same_game(session: Session) -> None:
    record = stored(session)
    loaded, difference = load_session(record)
    assert difference is None
    assert state_hash(loaded.state) == state_hash(session.state)
    assert [step.hash for step in loaded.history.done] == [step.hash for step in session.history.done]
    assert stored(loaded) == record
    assert loaded.history.barrier == session.history.barrier
    assert [line.text for entry in loaded.log.entries for line in entry.lines] == [
        line.text for entry in session.log.entries for line in entry.lines
    ]


def test_a_record_has_what_it_promises() -> None:
    record = stored(greedy_game())
    assert list(record) == [
        "format",
        "game",
        "packs",
        "setup",
        "seed",
        "actions",
        "hashes",
        "state",
        "definitions",
    ]
    assert record["format"] == 1
    assert record["game"] == __version__
    assert record["setup"]["seats"][1] == {"name": "Sky", "color": "sky", "player": "greedy"}
    assert record["definitions"] == json.loads(json.dumps(data_of()))
    assert len(record["actions"]) == len(record["hashes"]) == len(greedy_game().history.done)


def test_a_record_keeps_what_was_chosen_otherwise_than_the_preset_and_only_that() -> None:
    options = {"donkey_cost": 2, "start_layout": "shuffled"}
    record = stored(base_session(["human", "human"], 3, options))
    assert record["setup"]["preset"] == "printed"
    assert record["setup"]["options"] == options
    loaded, _ = load_session(record)
    assert loaded.setup.options == options
    assert loaded.setup.definitions.rules.donkey_cost == 2
    assert "options" not in stored(base_session(["human", "human"], 3))["setup"]


def test_a_game_with_an_id_says_what_a_list_of_games_shows() -> None:
    session = by_chance(new_session("human", "greedy", game_id="g1"), 12)
    record = stored(session)
    assert list(record)[:4] == ["format", "game", "id", "about"]
    assert record["id"] == "g1"
    assert record["about"] == {
        "seats": [
            {"name": "Red", "color": "red", "player": "human"},
            {"name": "Sky", "color": "sky", "player": "greedy"},
        ],
        "round": session.state.round,
        "finished": False,
    }
    loaded, _ = load_session(record)
    assert loaded.id == "g1"
    assert stored(loaded) == record


def test_a_record_made_later_is_of_the_moment_it_was_asked_for() -> None:
    session = by_chance(new_session(), 20)
    now = stored(session)
    later = record_maker(session)
    by_chance(session, 10, 7)
    session.undo(3)
    assert json.loads(json.dumps(later())) == now


def test_undo_drops_actions_from_the_record() -> None:
    session = by_chance(new_session(), 30, 4)
    whole = stored(session)
    taken = session.undo(10**6)
    assert stored(session)["actions"] == whole["actions"][: len(whole["actions"]) - taken]


def test_a_replay_up_to_a_moment_stands_there() -> None:
    record = stored(greedy_game())
    for at in (0, 1, 50, len(record["actions"])):
        session, difference = replay(record, at)
        assert difference is None
        assert len(session.history.done) == at
        assert (
            session.state.round
            == ([greedy_game().start, *(s.after for s in greedy_game().history.done)][at]).round
        )


def test_a_changed_hash_is_found_at_its_action() -> None:
    record = stored(played("greedy", "greedy", actions=60))
    record["hashes"][41] = "0" * 32
    session, difference = replay(record)
    assert difference is not None
    assert difference.at == 42
    assert len(session.history.done) == 41
    assert verify(record)[1] == difference
    assert verify(record, 41)[1] is None


def test_an_illegal_action_is_found_and_told_in_words() -> None:
    record = stored(played("greedy", "greedy", actions=60))
    record["actions"][30] = {"do": "donkey", "source": 0, "target": 0}
    _, difference = replay(record)
    assert difference is not None
    assert difference.at == 31
    assert " " in difference.why
    assert "B1:" not in difference.why


@pytest.mark.parametrize(
    "action",
    [None, 7, [], {}, {"do": "dance"}, {"do": "donkey"}, {"do": "produce", "tile": 10**30, "fill": []}],
)
def test_what_is_no_action_is_found(action: object) -> None:
    record = stored(played("greedy", "greedy", actions=20))
    record["actions"][10] = action
    assert (replay(record)[1] or pytest.fail("not found")).at == 11


def test_after_a_change_of_the_rules_the_game_goes_on_from_its_state() -> None:
    session = played("greedy", "greedy", actions=80)
    record = stored(session)
    record["hashes"][20] = "of an older engine"
    resumed, difference = load_session(record)
    assert difference is not None
    assert difference.at == 21
    assert resumed.resumed
    assert dump_state(resumed.state) == record["state"]
    by_chance(resumed, 15)
    again, difference = load_session(stored(resumed))
    assert difference is None
    assert again.resumed
    assert state_hash(again.state) == state_hash(resumed.state)
    assert len(again.history.done) == 15


def test_a_state_that_does_not_go_with_its_actions_is_noticed() -> None:
    record = stored(played("greedy", "greedy", actions=40))
    record["state"]["round"] += 1
    assert replay(record)[1] is None
    difference = verify(record)[1]
    assert difference is not None
    assert difference.at == 40


def without(key: str) -> Any:  # noqa: ANN401 - one of several ways to break a record
    return lambda record: record.pop(key)


@pytest.mark.parametrize(
    "harm",
    [
        without("format"),
        without("setup"),
        without("seed"),
        without("definitions"),
        without("actions"),
        without("hashes"),
        lambda record: record.update(format=2),
        lambda record: record.update(seed="many"),
        lambda record: record.update(id=7),
        lambda record: record.update(setup=[]),
        lambda record: record.update(resumed={}),
        lambda record: record["hashes"].pop(),
        lambda record: record["setup"]["seats"].pop(),
        lambda record: record["setup"]["seats"].extend(record["setup"]["seats"] * 3),
        lambda record: record["definitions"].pop("tiles"),
        lambda record: record["definitions"].update(tiles=[]),
        lambda record: record["definitions"]["tiles"][0].update(outline="E:R"),
    ],
)
def test_what_is_no_record_is_one_clear_error(harm: Any) -> None:  # noqa: ANN401 - see above
    record = stored(played("greedy", "greedy", actions=10))
    harm(record)
    with pytest.raises(RecordError) as error:
        load_session(record)
    assert "\n" not in str(error.value)


def test_a_record_whose_rules_changed_and_whose_state_is_broken_cannot_be_gone_on_with() -> None:
    record = stored(played("greedy", "greedy", actions=10))
    record["hashes"][3] = ""
    record["state"]["tiles"][0]["id"] = "lighthouse"
    with pytest.raises(RecordError, match="cannot be read"):
        load_session(record)
