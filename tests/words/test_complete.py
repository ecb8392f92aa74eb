"""Whatever the engine can do, refuse, ask or tell has words; what has none still reads like words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest

from hamlet.content import load_packs
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.turn import EndTurnFamily
from hamlet.engine.definitions import Award, Score
from hamlet.engine.refusals import refuse
from hamlet.engine.ruleset import Ruleset
from hamlet.players.registry import HUMAN, PLAYERS
from hamlet.resources import data_folder
from hamlet.words.actions import describe
from hamlet.words.base import BASE
from hamlet.words.botric import BOTRIC
from hamlet.words.event_lines import reason, tell
from hamlet.words.lake import LAKE
from hamlet.words.log import tell_action
from hamlet.words.measures import award_text, measure_text
from hamlet.words.refusals import explain
from hamlet.words.room import RefusalTeller, RoomWords, Tellers
from hamlet.words.rooms import english
from hamlet.words.scores import source_name
from hamlet.words.speech import Speech
from hamlet.words.words import Words
from tests.engine.expansions.wells.tables import with_wells
from tests.engine.expansions.wells.words import WELL_WORDS
from tests.words.complete import Sayable, missing, of_the_engine
from tests.words.playing import NAMES, definitions, moments
from tests.words.scanning import store_codes

WORDS = english()
BUSH: Any = "berry_bush"


@dataclass(frozen=True, slots=True)
class GatherBerries(Action):
    tile: int
    count: int


class GatherFamily(EndTurnFamily):
    name = "gather_berries"
    action = GatherBerries
    decision = "which_bush"


class BerriesGathered(NamedTuple):
    seat: int
    tile: int
    amount: int


ROOM = RoomWords(
    {
        "en": {
            "actions": {"gather_berries": "*Gather* {count} at {tile}"},
            "log": {"gather_berries": "*{tile:name}:* {count} gathered"},
            "events": {"BerriesGathered": "{amount} gathered at {tile} by {seat}"},
            "decisions": {"which_bush": "Which bush?"},
            "refusals": {"no_bush": "No bush at {tile}.", "no_bush.none": "No bush anywhere."},
            "reasons": {"berries": "berries"},
            "measures": {"bush": "{points} for each bush"},
            "awards": {"first.bush": "{points} for the most bushes"},
            "scores": {"berries": "Berries"},
        }
    },
    lambda: Tellers(
        refusals={"no_bush": RefusalTeller(variant=lambda speech, facts: "" if facts["tile"] else ".none")}
    ),
)
NEW = Sayable(
    families=(GatherFamily(),),
    events=("BerriesGathered",),
    refusals=("no_bush",),
    reasons=("berries",),
    measures=("bush",),
    awards=("first.bush",),
    sources=("berries",),
)


@pytest.fixture
def gathering(monkeypatch: pytest.MonkeyPatch) -> Speech:
    """A state of which a room that has no words can speak."""

    def family_of(ruleset: Ruleset, action: Action) -> GatherFamily:
        return GatherFamily()

    monkeypatch.setattr(Ruleset, "family_of", family_of)
    return Speech(WORDS, next(moments(2, 1))[0], NAMES)


def test_everything_the_engine_can_say_has_words() -> None:
    assert missing(WORDS, of_the_engine()) == []


def test_an_expansion_of_the_registry_without_words_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with_wells(monkeypatch)
    bare = Words.of("en", WORDS.grammar, [BASE, LAKE, BOTRIC])
    assert {"decision dig_well", "family spill: its log line", "measure well", "award second.well"} <= set(
        missing(bare, of_the_engine())
    )
    assert missing(bare.with_room(WELL_WORDS), of_the_engine()) == []


def test_what_has_no_words_is_named() -> None:
    assert missing(WORDS, NEW) == [
        "award first.bush",
        "decision which_bush",
        "event BerriesGathered",
        "family gather_berries: its log line",
        "family gather_berries: what it does",
        "measure bush",
        "reason berries",
        "refusal no_bush",
        "source of points berries",
    ]


def test_one_room_more_brings_its_words_and_leaves_the_others_as_they_are() -> None:
    before = {name: dict(codes) for name, codes in WORDS.language.sections.items()}
    assert missing(WORDS.with_room(ROOM), NEW) == []
    assert missing(WORDS.with_room(ROOM), of_the_engine()) == []
    assert before == WORDS.language.sections


def test_a_rooms_sentences_are_given_what_its_actions_and_events_hold(gathering: Speech) -> None:
    speech = Speech(WORDS.with_room(ROOM), gathering.state, NAMES)
    action: Action = GatherBerries(1, 3)
    event: Any = BerriesGathered(0, 1, 3)
    place = definitions().tiles[gathering.state.village.tiles[1].tile].name
    assert describe(speech, action).text == f"Gather 3 at the {place}"
    assert [line.text for line in tell_action(speech, action, [event])] == [f"{place}: 3 gathered"]
    told = tell(speech, event)
    assert told
    assert (told.text, told.tiles) == (f"3 gathered at the {place} by Red", (1,))
    assert explain(speech, refuse("X1", "no_bush", tile=1)) == f"No bush at the {place}."
    assert explain(speech, refuse("X1", "no_bush", tile=0)) == "No bush anywhere."


def test_what_has_no_words_reads_like_words_all_the_same(gathering: Speech) -> None:
    action: Action = GatherBerries(1, 3)
    event: Any = BerriesGathered(0, 1, 3)
    told = tell(gathering, event)
    texts = [
        describe(gathering, action).text,
        *(line.text for line in tell_action(gathering, action, [event])),
        told.text if told else "",
        explain(gathering, refuse("X1", "no_bush", tile=1)),
        reason(gathering, "berries_found", -1),
        source_name(gathering, "berries_found"),
        measure_text(WORDS, definitions(), Score(2, BUSH)),
        award_text(WORDS, definitions(), Award("x", "X", 1, BUSH, 2)),
        WORDS.label("table.berry.bush"),
        WORDS.language.say("reasons", "built.on_sundays", {}),
    ]
    for text in texts:
        assert re.fullmatch(r"[\w:,. ]+", text), text
        assert not re.search(r"_|[a-z][A-Z]|None", text), text
    assert texts[0] == "Gather berries"
    assert texts[2] == "Berries gathered"


def test_everything_the_window_knows_by_an_id_has_a_name() -> None:
    packs = load_packs([data_folder() / name for name in ("base", "lake", "solo")])
    choices = [str(choice) for option in packs.options for choice in option["choices"]]
    layouts = [layout["id"] for layout in packs.data["layouts"]]
    editions = [edition["id"] for edition in packs.data["botric"]]
    for section, codes in (
        ("players", [HUMAN, *PLAYERS]),
        ("colours", packs.colours),
        ("choices", [code.replace("-", "_") for code in (*choices, *layouts, *editions)]),
        ("store", store_codes()),
    ):
        assert sorted(set(codes) - set(WORDS.language.sections[section])) == [], section


def test_what_a_pack_adds_has_its_id_for_a_name() -> None:
    assert WORDS.called("players", "very_clever") == "very clever"
    assert WORDS.called("choices", "by-lot") == "by lot"
    assert WORDS.seat_name("teal") == "Teal"
