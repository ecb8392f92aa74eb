from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import get_args

import pytest

from hamlet.engine import events as happened
from hamlet.engine.actions.registry import FAMILIES
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.events import Event, reveals
from hamlet.engine.scoring.final import final_scores
from hamlet.engine.state import State
from hamlet.words.actions import describe
from hamlet.words.decisions import ask
from hamlet.words.events import Line, plain, tell, tell_action, tell_opening
from hamlet.words.rooms import english
from hamlet.words.scores import score_rows, source_name
from hamlet.words.speech import Speech
from hamlet.words.undo import tell_undo
from tests.words.playing import NAMES, Moment, definitions, moments
from tests.words.scanning import calls, reasons, texts

WORDS = english()
GAMES = ((2, 11, "first-game"), (3, 12, "by-hand"), (4, 13, "first-game"), (2, 4, "shuffled"))
RICH = re.compile(r"[^{}*\\]*((\{[a-z-]+\}|\*[^*]+\*)[^{}*\\]*)*")


@cache
def played() -> list[Moment]:
    return [moment for game in GAMES for moment in moments(*game)]


def speech(state: State) -> Speech:
    return Speech(WORDS, state, NAMES)


def lines() -> Iterator[tuple[object, Line]]:
    """Every line that these games bring."""
    for before, action, after, events in played():
        yield action, ask(speech(before))
        yield action, describe(speech(before), action)
        for line in tell_action(speech(after), action, events):
            yield action, line
        for event in events:
            line_of_event = tell(speech(after), event)
            if line_of_event:
                yield event, line_of_event


def last_state() -> State:
    return next(after for _, _, after, _ in reversed(played()) if after.finished)


def test_games_by_chance_bring_every_family_and_every_event() -> None:
    """Guards the other tests: they look only at what was met."""
    assert {before.box.ruleset.family_of(action).name for before, action, _, _ in played()} == {
        family.name for family in FAMILIES
    }
    met = {type(event) for *_, events in played() for event in events}
    assert met == set(get_args(Event))


def test_nothing_that_reveals_something_is_silent() -> None:
    revealing = {type(event) for *_, events in played() for event in events if reveals(event)}
    assert not revealing & set(WORDS.tellers.silent)


def test_no_words_are_left_over_for_a_reason_that_does_not_exist() -> None:
    assert reasons() >= set(WORDS.language.sections["reasons"])


def test_every_way_to_the_last_round_has_words() -> None:
    ways = {why for call in calls("trigger_end") for why in texts(call.args[1])}
    assert ways == {"church", "last_flag"}
    state = played()[0][2]
    for why in ways:
        line = tell(speech(state), happened.EndTriggered(0, why))
        assert line
        assert line.text.endswith(": this is the last round")
        assert WORDS.language.knows("log", f"end.{why}")


def test_lines_of_whole_games_read_well() -> None:
    for what, line in lines():
        assert re.fullmatch(r"[A-Z0-9][^{}*_\\|]*[^ ,:]", line.text), (what, line)
        assert not re.search(r"\bNone\b|\(|  | ,|landmark:|something|that place", line.text), (what, line)
        assert RICH.fullmatch(line.rich), (what, line)
        assert -1 <= line.seat < 4, (what, line)


def test_lines_point_to_tiles_of_the_village() -> None:
    for _, action, after, events in played():
        for line in tell_action(speech(after), action, events):
            assert all(0 <= tile < len(after.village.tiles) for tile in line.tiles), line


def test_an_action_takes_few_lines_of_the_log() -> None:
    for _, action, after, events in played():
        if not after.finished:
            # One for the action, one for each seat whose goods were used, a pile, the end.
            assert len(tell_action(speech(after), action, events)) <= 1 + after.box.seats + 2


def test_points_told_in_the_log_are_the_points_scored() -> None:
    """The score can be followed in the log: no point is gained that no line tells."""
    for _, action, after, events in played():
        if after.finished:
            continue
        scored = sum(event.points for event in events if isinstance(event, happened.PointsScored))
        told = [
            re.findall(r"\{point\} (\d+)", line.rich) for line in tell_action(speech(after), action, events)
        ]
        assert sum(int(number) for numbers in told for number in numbers) == scored, action


def test_what_was_bought_is_told_with_all_the_gold_it_took() -> None:
    several = 0
    for before, action, after, events in played():
        bought = [event for event in events if isinstance(event, happened.MaterialBought)]
        if not bought:
            continue
        gold = sum(after.box.prices[event.material] for event in bought)
        goods = speech(after).goods(event.material for event in bought)
        spoken = speech(after)
        told = spoken.part("log", "bought", goods=goods, gold=spoken.gold(gold))
        assert told in tell_action(spoken, action, events)[0].rich
        announced = spoken.part("actions", "bought", goods=goods, gold=spoken.gold(gold))
        assert announced in describe(speech(before), action).rich
        several += len(bought) > 1
    assert several


def test_a_road_is_told_by_the_building_at_its_other_end() -> None:
    built = 0
    for _, action, after, events in played():
        road = next((event for event in events if isinstance(event, happened.RoadBuilt)), None)
        if road is not None and isinstance(action, BuildRoad):
            (other,) = {road.a, road.b} - {action.tile}
            line = tell_action(speech(after), action, events)[0]
            assert speech(after).tile(other).name in line.text
            assert set(line.tiles) == {road.a, road.b}
            built += speech(after).tile(other).name != speech(after).tile(action.tile).name
    assert built


def test_each_round_has_its_heading_in_the_log() -> None:
    headings = [
        line.text
        for before, action, after, events in played()[:600]
        for line in tell_action(speech(after), action, events)
        if line.heading and before.box.seats == 2
    ]
    assert headings[:3] == ["Round 2", "Round 3", "Round 4"]


def test_a_log_opens_with_the_round_and_who_begins() -> None:
    state = played()[0][0]
    assert [line.text for line in tell_opening(speech(state))] == [
        "Round 1",
        f"{NAMES[state.first]} goes first",
    ]


def test_the_end_of_a_game_tells_the_scores_and_the_winner() -> None:
    _, action, after, events = next(moment for moment in reversed(played()) if moment[2].finished)
    told = [line.text for line in tell_action(speech(after), action, events)]
    best = max(score["total"] for score in final_scores(after))
    assert told[0] == "Final scoring"
    assert told[-1].endswith(f"with {best} points")


def test_every_source_of_the_final_scores_has_a_name() -> None:
    state = last_state()
    for score in final_scores(state):
        for source in score:
            name = source_name(speech(state), source)
            assert re.fullmatch(r"[A-Z][A-Za-z ]+", name), (source, name)


def test_the_score_sheet_adds_up() -> None:
    state = last_state()
    rows = score_rows(speech(state), final_scores(state))
    assert rows[0][0] == "During the game"
    assert rows[-1][0] == "Total"
    for seat in range(state.box.seats):
        assert sum(points[seat] for _, points in rows[:-1]) == rows[-1][1][seat]


@pytest.mark.parametrize(
    ("rich", "text"),
    [
        ("*Farm:* {wheat} 1 and {gold} 2", "Farm: 1 wheat and 2 gold"),
        ("{point} 1 {gold} 1", "1 point 1 gold"),
        ("{point} 3", "3 points"),
        ("{timber}/{flour} 3", "3 timber or flour"),
        ("{wood}/{stone}/{wheat} 10", "10 wood, stone or wheat"),
        ("{milk} made", "milk made"),
        ("{seat:sky} Sky", "Sky"),
        ("{donkey:red} 2", "2 donkeys"),
        (r"\{gold} \*A\* \\", r"{gold} *A* \ ".strip()),
    ],
)
def test_plain_text_is_the_rich_text_read_aloud(rich: str, text: str) -> None:
    assert plain(WORDS.language, rich) == text


def test_icons_of_a_packs_own_materials_are_called_by_their_names() -> None:
    assert plain(WORDS.language, "{blue_cheese} 2", {"blue_cheese": "Blue Cheese"}) == "2 blue cheese"


def test_log_lines_are_like_those_of_the_mock_up() -> None:
    """The very lines of the picture, as far as games by chance bring them."""
    told = {
        line.text
        for _, action, after, events in played()
        for line in tell_action(speech(after), action, events)
    }
    for pattern in (
        r"Farm: 1 wheat and 2 gold",
        r"Town Hall: took the \w[\w ]+, 1 gold laid",
        r"Dairy Farm: milk made, high quality",
        r"Sale: 1 point 2 gold",
        r"Donkey to the Market",
        r"Church: .* for 4 points.*",
        r"Path to the [\w ]+",
    ):
        assert any(re.fullmatch(pattern, line) for line in told), pattern


def test_names_come_from_the_definitions() -> None:
    tiles = {tile.name for tile in definitions().tiles}
    built = [
        line.text
        for _, action, after, events in played()
        for line in tell_action(speech(after), action, events)
        if line.text.startswith("Built the ")
    ]
    assert built
    assert {re.sub(r"Built the ([A-Za-z ]+).*", r"\1", line) for line in built} <= tiles


def test_steps_taken_back_are_noted() -> None:
    state = played()[0][0]
    assert tell_undo(speech(state), 1, 0).text == "Red took back 1 step"
    assert tell_undo(Speech(WORDS, state, ("{Red}", "*Sky*")), 3, 1).text == "*Sky* took back 3 steps"
    assert tell_undo(Speech(WORDS, state), 2, 1).text == "Seat 2 took back 2 steps"
