"""Whatever Botric tries, does or leaves to the human is told, and reads well."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from hamlet.engine.botric.attempts.build import Building
from hamlet.engine.botric.attempts.registry import FIRST, TOKENS
from hamlet.engine.botric.base import BOTRIC, HIS_SEAT, SLICE
from hamlet.engine.botric.events import BotricActs, BotricTried, CoinTileChanged, TieBroken
from hamlet.engine.botric.families import BotricChoose
from hamlet.engine.botric.lists import LISTS
from hamlet.engine.botric.steps import NOTHING, TIE
from hamlet.engine.botric.thinking import ListLine
from hamlet.engine.events import PointsScored
from hamlet.engine.reading import read_definitions
from hamlet.engine.state import State
from hamlet.words.actions import describe
from hamlet.words.botric.account import account_lines
from hamlet.words.botric.deeds import deed_line
from hamlet.words.botric.options import option_letter, option_text
from hamlet.words.botric.telling import (
    ONLY,
    action_name,
    decided_text,
    deciding_line,
    line_about,
    line_text,
    line_told,
    why_not,
    why_not_short,
)
from hamlet.words.decisions import ask
from hamlet.words.events import tell, tell_action, tell_opening
from hamlet.words.line import Line
from hamlet.words.rooms import english
from hamlet.words.speech import Speech
from hamlet.words.stories import all_of
from tests.words.botric_games import NAMES, solo_definitions, solo_moments
from tests.words.marking import Spared, marked_words, named
from tests.words.playing import moments
from tests.words.scanning import ENGINE, calls, texts
from tests.words.test_telling import RICH

WORDS = english()
ACTIONS = [*(attempt.name for attempt in FIRST), *TOKENS]
WHOLE_SENTENCE = re.compile(r"[A-Z0-9][^{}*_\\|]*[.!]")


def speech(state: State) -> Speech:
    return Speech(WORDS, state, NAMES)


def some_speech() -> Speech:
    return speech(solo_moments()[-1][2])


def passing_codes() -> set[str]:
    """Every code by which an attempt is passed over, read from the source."""
    return {code for call in calls("passed", ENGINE / "botric") for code in texts(call.args[0])}


def lines() -> Iterator[tuple[object, Line]]:
    for before, action, after, events in solo_moments():
        yield action, ask(speech(before))
        yield action, describe(speech(before), action)
        for line in tell_action(speech(after), action, events):
            yield action, line
        for event in events:
            told = tell(speech(after), event)
            if told:
                yield event, told


def tried() -> Iterator[tuple[State, BotricTried]]:
    for before, _, _, events in solo_moments():
        yield from ((before, event) for event in all_of(events, BotricTried))


def acts() -> Iterator[tuple[State, BotricActs]]:
    for before, _, _, events in solo_moments():
        yield from ((before, event) for event in all_of(events, BotricActs))


def test_games_by_chance_bring_every_deed_and_most_reasons() -> None:
    """Guards the other tests: they look only at what was met."""
    assert {event.action for _, event in acts()} == {*ACTIONS, NOTHING}
    assert len({event.code for _, event in tried()}) >= len(passing_codes()) // 2
    assert any(isinstance(event, TieBroken) for *_, events in solo_moments() for event in events)


def test_all_lines_of_his_games_read_well() -> None:
    for what, line in lines():
        assert re.fullmatch(r"[A-Z0-9][^{}*_\\|]*[^ ,:]", line.text), (what, line)
        assert not re.search(r"\bNone\b|\(|  | ,|landmark:|something|that place", line.text), (what, line)
        assert RICH.fullmatch(line.rich), (what, line)


def test_every_code_has_a_sentence_and_a_reason_of_four_words_at_most() -> None:
    sections = WORDS.language.sections
    for section in ("botric_short", "botric_why"):
        assert {code.partition(".")[0] for code in sections[section]} == passing_codes(), section
    facts = (("asked", 5), ("gold", 3), ("limit", 4), ("tile", 1), ("blueprints", (6, 7)))
    told = some_speech()
    for code in passing_codes():
        for action in ACTIONS:
            short = told.plain(why_not_short(told, action, code, facts))
            assert len(short.split()) <= 4, short
            assert WHOLE_SENTENCE.fullmatch(told.plain(why_not(told, action, code, facts))), code


def test_reasons_met_in_games_read_well() -> None:
    for before, event in tried():
        told = speech(before)
        short = told.plain(why_not_short(told, event.action, event.code, event.facts))
        assert len(short.split()) <= 4, short
        assert WHOLE_SENTENCE.fullmatch(told.plain(why_not(told, event.action, event.code, event.facts)))


def test_a_hire_that_is_too_dear_says_what_it_costs_and_what_he_has() -> None:
    told, facts = some_speech(), (("asked", 5), ("gold", 3))
    assert told.plain(why_not_short(told, "hire", "too_dear", facts)) == "5 gold, has 3"
    assert told.plain(why_not(told, "hire", "too_dear", facts)) == (
        "The next villager asks for 5 gold, and he has 3 gold."
    )


def test_what_is_out_of_reach_is_named() -> None:
    told = some_speech()
    assert why_not(told, "sell", "out_of_reach", (("kind", "market"),)) == ("The Market is out of his reach.")
    assert why_not(told, "produce", "out_of_reach", (("kind", "producer"),)) == (
        "Nothing that he needs for it is in his reach."
    )


def test_every_line_of_every_list_has_words_of_its_own() -> None:
    told = some_speech()
    for name, ids in LISTS.items():
        texts_of = [told.plain(line_text(told, "build" if name == "place" else name, line)) for line in ids]
        assert len(set(texts_of)) == len(ids)
        for line, text in zip(ids, texts_of, strict=True):
            assert WORDS.language.knows("botric_lines", line), line
            assert re.fullmatch(r"[a-z][^{}*_.]+", text), text
    assert line_text(told, "produce", "fewest_materials") != line_text(told, "sell", "fewest_materials")
    assert "milestone" in line_about(told, "class")
    assert line_about(told, "points") == ""


def test_every_action_has_a_name_of_its_own() -> None:
    names = [action_name(WORDS, action) for action in (*ACTIONS, NOTHING)]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[A-Z][a-z]+", name) for name in names)


def test_the_line_that_decided_is_the_last_that_left_fewer() -> None:
    lines_asked = (ListLine("points", 5, 2), ListLine("own_refined", 2, 1), ListLine("fewest_bought", 1, 1))
    assert deciding_line(lines_asked) == "own_refined"
    assert deciding_line(()) == ONLY
    told = some_speech()
    assert decided_text(told, "sell", lines_asked[:1]) == "Decided by: most points"
    assert decided_text(told, "sell", ()) == "Nothing else was possible"
    human = (ListLine("human", 3, 1),)
    assert decided_text(told, "sell", human) == "Red chose among 3"
    assert decided_text(told, "sell", human, by_lot=True) == "The lot chose among 3"


def test_a_building_says_whether_he_wants_the_farthest_place_or_the_nearest() -> None:
    found = {
        line_told(speech(before), "build", "distance", event.deed)
        for before, event in acts()
        if isinstance(event.deed, Building) and any(line.id == "distance" for line in event.lines)
    }
    assert found == {"farthest from the Church along his own roads", "nearest to the Church"}


def test_what_he_is_about_to_do_is_told_with_its_place() -> None:
    for before, event in acts():
        line = deed_line(speech(before), event.action, event.deed)
        assert re.fullmatch(r"[A-Z0-9][^{}*_\\|]*[^ ,:]", line.text), line
        assert line.seat == HIS_SEAT
        assert all(0 <= tile < len(before.village.tiles) for tile in line.tiles)
        assert line.tiles


def test_points_told_in_the_log_of_his_turn_are_the_points_he_scored() -> None:
    for before, action, after, events in solo_moments():
        if after.finished or (before.decider == 0 and not isinstance(action, BotricChoose)):
            continue
        told = sum(
            int(number)
            for line in tell_action(speech(after), action, events)
            if line.seat == HIS_SEAT
            for number in re.findall(r"(\d+) points?\b", line.text)
        )
        assert told >= after.points[HIS_SEAT] - before.points[HIS_SEAT], (action, events)


def test_points_that_he_gets_instead_of_gold_have_a_name_on_the_score_sheet() -> None:
    earned = WORDS.language.sections["earned"]
    scored = [event for *_, after, events in solo_moments() if not after.finished for event in events]
    reasons = {event.why for event in all_of(scored, PointsScored)}
    assert "coins_on_blueprint" in reasons
    assert reasons <= earned.keys()


def test_a_coin_for_what_his_first_villager_could_not_do_says_what_it_was() -> None:
    for _, action, after, events in solo_moments():
        if not any(event.why == "failed" for event in all_of(events, CoinTileChanged)):
            continue
        hired_all = any(event.code == "all_hired" for event in all_of(events, BotricTried))
        told = " ".join(line.text for line in tell_action(speech(after), action, events))
        assert f"more, as he could not {'deliver' if hired_all else 'hire'}" in told


def test_gold_told_of_his_coin_tile_is_what_came_and_went() -> None:
    for before, action, after, events in solo_moments():
        told = [line.text for line in tell_action(speech(after), action, events)]
        coins = next((text for text in told if text.startswith("Coin tile: ")), "")
        came = sum(map(int, re.findall(r"(\d+) gold more", coins)))
        went = sum(map(int, re.findall(r"(\d+) gold (?:paid|discarded)", coins)))
        assert came - went == SLICE.of(after).coins - SLICE.of(before).coins, (events, coins)


def test_a_tie_is_asked_with_how_many_there_are_and_each_has_a_letter() -> None:
    about = set()
    for before, *_ in solo_moments():
        if before.decision != TIE:
            continue
        tie = before.pending[-1]
        about.add(tie.fact("about"))
        assert str(len(tie.fact("options"))) in ask(speech(before)).text
        for number, option in enumerate(tie.fact("options")):
            text = describe(speech(before), BotricChoose(number)).text
            told = speech(before).plain(option_text(speech(before), tie.fact("about"), option))
            assert text == f"{option_letter(number)}: {told}"
    assert {"place", "tile", "villager"} <= about
    assert [option_letter(number) for number in (0, 25, 26, 51, 52)] == ["A", "Z", "A2", "Z2", "A3"]


def test_an_account_is_given_of_his_steps_and_of_no_others() -> None:
    for before, _, after, events in solo_moments():
        told = account_lines(speech(before), speech(after), events)
        assert bool(told) == any(each.kind == BOTRIC for each in before.pending)
        assert all(re.fullmatch(r" *[A-Za-z0-9][^{}*_\\|]*[^ ,]", line) for line in told), told


def test_an_account_names_every_try_every_line_and_the_one_that_decided() -> None:
    for before, _, after, events in solo_moments():
        told = account_lines(speech(before), speech(after), events)
        for passed in all_of(events, BotricTried):
            named_so = f"Not possible: {action_name(WORDS, passed.action)}."
            assert any(line.startswith(named_so) for line in told), told
        for done in all_of(events, BotricActs):
            for line in (*done.lines, *done.walking):
                assert any(f": {line.after} left of {line.before}" in text for text in told), (line, told)
            decided = [each for each in (done.lines, done.walking) if deciding_line(each) != ONLY]
            assert len([text for text in told if text.endswith("which decides")]) == len(decided)


def test_an_account_of_a_tie_lists_what_is_left_and_nothing_decides_yet() -> None:
    for before, _, after, events in solo_moments():
        if after.decision == TIE:
            told = account_lines(speech(before), speech(after), events)
            options = after.pending[-1].fact("options")
            assert f"His list leaves {len(options)} here:" in told
            assert len([line for line in told if re.match(r"  [A-Z]\d*: ", line)]) == len(options)
            assert not any(line.endswith("which decides") for line in told)


def test_all_of_it_is_told_in_the_language_that_is_chosen() -> None:
    words, people = marked_words(), Spared(frozenset(NAMES))
    for edition in ("favour", "investor"):
        content = read_definitions(named(solo_definitions(edition, lake=True).data))
        for before, action, after, events in moments(2, 30, most=120, content=content):
            now, then = Speech(words, before, NAMES), Speech(words, after, NAMES)
            told = [ask(now).text, describe(now, action).text, *account_lines(now, then, events)]
            told += [line.text for line in tell_action(then, action, events)]
            told += [line.text for line in (tell(then, event) for event in events) if line]
            assert [text for text in told if people.unmarked(text)] == []


def test_the_log_opens_with_his_edition_and_his_line() -> None:
    opening = [line.text for line in tell_opening(speech(solo_moments()[0][0]))]
    found = next(line for line in opening if line.startswith("Botric plays Favour; his line: "))
    assert sorted(found.partition(": ")[2].split(", ")) == ["Build", "Produce", "Purchase", "Refine", "Road"]


@pytest.mark.parametrize("number", range(1, 26))
def test_each_of_his_rules_can_be_read(number: int) -> None:
    assert WORDS.language.knows("rules", f"S{number}")
    assert WORDS.language.knows("titles", f"S{number}")
