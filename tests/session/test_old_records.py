"""Records stay readable when the game grows: a new rule option, a new field of decisions."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hamlet.engine import decisions, reading, start
from hamlet.engine.actions import hire, layout, town_hall
from hamlet.engine.decisions import DecisionFacts, decision_data, decision_from_data, facts_of
from hamlet.engine.definitions import Rules
from hamlet.session.record import load_session, verify
from hamlet.store.records import read_record

GAMES = Path(__file__).parents[1] / "games"


@dataclass(frozen=True, slots=True)
class LaterRules(Rules):
    """Rules with one option more."""

    wells: int = 3


class LaterDecision(NamedTuple):
    """A decision with one field more."""

    kind: str
    seat: int
    tile: int = -1
    must: bool = False
    facts: DecisionFacts = ()
    urgency: int = 0


def recorded(name: str) -> dict[str, Any]:
    (path,) = GAMES.glob(f"{name}-*.hamlet")
    return read_record(path, seal_needed=True)


@pytest.mark.parametrize("name", ["03", "37"])
def test_a_record_that_does_not_know_a_rule_option_is_verified_with_its_default(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "Rules", LaterRules)
    session, difference = verify(recorded(name))
    rules = session.setup.definitions.rules
    assert difference is None
    assert isinstance(rules, LaterRules)
    assert rules.wells == 3


def test_a_rule_option_without_a_default_is_missed_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    values = dict(recorded("37")["definitions"]["rules"])
    del values["beg_gold"]
    with pytest.raises(KeyError, match="beg_gold"):
        reading.read_definitions({**recorded("37")["definitions"], "rules": values})


@pytest.mark.parametrize("name", ["03", "37"])
def test_a_field_more_in_decisions_changes_no_hash(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (decisions, hire, layout, start, town_hall):
        monkeypatch.setattr(module, "Decision", LaterDecision)
    kept = recorded(name)
    session, difference = verify(kept)
    assert difference is None
    asked = [step.after.pending for step in session.history.done if step.after.pending]
    assert any(isinstance(each, LaterDecision) for pending in asked for each in pending)


def test_an_option_that_only_packs_know_is_kept_and_read_by_name() -> None:
    kept = recorded("37")
    kept["definitions"] = {**kept["definitions"], "rules": {**kept["definitions"]["rules"], "wells": [1, 2]}}
    rules = verify(kept)[0].setup.definitions.rules
    assert rules.option("wells", (0, 0)) == (1, 2)
    assert rules.option("springs", 7) == 7


def test_facts_of_a_decision_are_written_only_where_there_are_some() -> None:
    plain = decisions.Decision("hire", 1, 4)
    told = plain._replace(facts=facts_of({"lakes": [[1, 2], [3]], "fish": 2}))
    assert "facts" not in decision_data(plain)
    assert decision_data(told)["facts"] == {"fish": 2, "lakes": [[1, 2], [3]]}
    assert [decision_from_data(decision_data(each)) for each in (plain, told)] == [plain, told]
    assert told.fact("fish") == 2
    assert told.with_fact("fish", None).fact("fish") is None


def test_a_game_with_an_unfinished_decision_goes_on_from_its_record() -> None:
    kept = recorded("03")
    cut = {**kept, "actions": kept["actions"][:1], "hashes": kept["hashes"][:1]}
    session, _ = load_session(cut)
    assert session.state.decision == "lay_start"
