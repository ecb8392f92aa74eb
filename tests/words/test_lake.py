"""The words of the lake: in games by chance they read well, and cards are told from their data."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from hamlet.engine import events as happened
from hamlet.engine.definitions import Definitions, Gain
from hamlet.engine.events import Event, reveals
from hamlet.engine.lake import events as lake_happened
from hamlet.engine.lake.base import LAKE, SLICE, parts_of
from hamlet.engine.lake.definitions import LakeParts, MenuCard
from hamlet.engine.lake.effects import EFFECTS
from hamlet.engine.lake.room import LAKE_ROOM
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.scoring.final import final_scores
from hamlet.engine.state import State
from hamlet.words.actions import describe
from hamlet.words.decisions import ask
from hamlet.words.event_lines import tell
from hamlet.words.lake.menu import effect_name, menu_rich, menu_text
from hamlet.words.lake.names import fish_list, lake_name
from hamlet.words.line import Line
from hamlet.words.localised import localised
from hamlet.words.log import tell_action, tell_opening
from hamlet.words.measures import building_text
from hamlet.words.refusals import explain
from hamlet.words.rooms import english
from hamlet.words.scores import source_name
from hamlet.words.speech import Speech
from hamlet.words.sums import counted_rich
from hamlet.words.words import Words
from tests.words.playing import NAMES, Moment, definitions, lake_definitions, moments

WORDS = english()
RICH = re.compile(r"[^{}*\\]*((\{[a-z-]+\}|\*[^*]+\*)[^{}*\\]*)*")
GAMES = (
    (2, 1, "spring"),
    (3, 2, "summer"),
    (2, 3, "autumn"),
    (2, 3, "winter"),
    (4, 5, "autumn"),
    (2, 6, "spring"),
    (2, 3, "summer"),
)


@cache
def played() -> list[Moment]:
    """Games by chance in every season, one with deep water, and one with many villagers."""
    deep = lake_definitions("winter", deep_water_fishing=True, boat_wheat=0)
    return [
        *(
            moment
            for seats, seed, season in GAMES
            for moment in moments(seats, seed, content=lake_definitions(season))
        ),
        *moments(2, 3, content=deep),
        *moments(2, 1, content=lake_definitions("spring", starting_villagers=4)),
    ]


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
            told = tell(speech(after), event)
            if told:
                yield event, told


@cache
def wet() -> State:
    """A village with several lakes, at the end of a game."""
    return next(after for _, _, after, _ in reversed(played()) if len(after.village.lakes) > 2)


def test_games_by_chance_bring_every_family_and_event_of_the_lake() -> None:
    """Guards the other tests: they look only at what was met."""
    families = {before.box.ruleset.family_of(action).name for before, action, _, _ in played()}
    assert {family.name for family in LAKE_ROOM.families} - families == set()
    met = {type(event).__name__ for *_, events in played() for event in events}
    known = {name for name, each in vars(lake_happened).items() if hasattr(each, "_fields")}
    assert known - met - {"SeasonChosen"} == set()


def test_lines_of_games_by_the_lake_read_well() -> None:
    for what, line in lines():
        assert re.fullmatch(r"[A-Z0-9][^{}*_\\|]*[^ ,:]", line.text), (what, line)
        assert not re.search(r"\bNone\b|\(|  | ,|landmark:|something|that place|that lake", line.text), line
        assert RICH.fullmatch(line.rich), (what, line)
        assert -1 <= line.seat < 4, (what, line)


def test_lines_by_the_lake_point_to_tiles_of_the_village() -> None:
    for _, action, after, events in played():
        for line in tell_action(speech(after), action, events):
            assert all(0 <= tile < len(after.village.tiles) for tile in line.tiles), line


def test_nothing_that_reveals_something_by_the_lake_is_silent() -> None:
    revealing: set[type] = {type(event) for *_, events in played() for event in events if reveals(event)}
    assert lake_happened.FishDrawn in revealing
    assert not revealing & set(WORDS.tellers.silent)


def test_points_told_in_the_log_by_the_lake_are_the_points_scored() -> None:
    for _, action, after, events in played():
        if after.finished:
            continue
        scored = sum(event.points for event in events if isinstance(event, happened.PointsScored))
        told = [
            re.findall(r"\{point\} (\d+)", line.rich) for line in tell_action(speech(after), action, events)
        ]
        assert sum(int(number) for numbers in told for number in numbers) == scored, action


def test_log_lines_by_the_lake_are_short_and_to_the_point() -> None:
    told = {
        line.text
        for _, action, after, events in played()
        for line in tell_action(speech(after), action, events)
    }
    for pattern in (
        r"A lake of \d+ triangles: \d+ points?",
        r"A lake of 1 triangle",
        r"A boat on the lake beside the [\w ]+ and the [\w ]+",
        r"A boat on the lake beside .*, \d \w+ fish.* from deep water",
        r"[\w ]+: \d \w+ fish( and \d \w+ fish)? caught",
        r"Fish Market: one common fish sold for 2 gold",
        r"Migration: one uncommon fish eaten, 1 gold",
        r"Fish return to the lake beside .*",
        r"Second Wind: one rare fish eaten",
        r"A villager stands up at the [\w ]+",
        r"[\w ]+ closed until the next turn of \w+",
        r"Built the [\w ]+ for nothing",
        r"Storeroom: .* stored",
        r"Put back: 1 \w+ fish.*",
    ):
        assert any(re.fullmatch(pattern, line) for line in told), pattern


def test_a_log_by_the_lake_opens_with_its_season() -> None:
    state = next(moments(2, 1, content=lake_definitions("winter")))[0]
    assert [line.text for line in tell_opening(speech(state))] == [
        "Round 1",
        "It is Winter",
        f"{NAMES[state.first]} goes first",
    ]


def test_the_season_is_told_as_chosen_or_drawn() -> None:
    state = wet()
    for by_lot, text in ((False, "The season is Autumn"), (True, "The lot falls on Autumn")):
        event: Event = lake_happened.SeasonChosen(2, by_lot)  # type: ignore[assignment]
        line = tell(speech(state), event)
        assert line
        assert line.text == text


def test_villagers_who_are_hired_sleep_at_home_by_the_lake() -> None:
    event = happened.VillagerHired(0, 5)
    there, here = tell(speech(wet()), event), tell(speech(next(moments(2, 1))[0]), event)
    assert there
    assert here
    assert (there.text, there.tiles) == ("Villager hired for 5 gold, asleep at home this turn", ())
    assert here.text == "Villager hired for 5 gold, resting at the Church this turn"


def test_lakes_are_called_by_the_buildings_beside_them() -> None:
    for state in {id(after): after for _, _, after, _ in played()[::40]}.values():
        names = [f"{lake_name(speech(state), number)}" for number in range(len(state.village.lakes))]
        for name, lake in zip(names, state.village.lakes, strict=True):
            beside = {shore.uid for shore in lake.shore}
            assert name.startswith("the lake beside ")
            assert any(speech(state).definition(uid).name in name for uid in beside)
            assert len(name) < 120
    assert f"{lake_name(speech(wet()), 99)}" == "that lake"


def test_fish_are_counted_by_kind() -> None:
    assert fish_list(speech(wet()), (0, 2, 0)) == "2 common fish and 1 rare fish"
    assert fish_list(speech(wet()), ()) == "nothing"


def test_every_source_of_the_final_scores_by_the_lake_has_a_name() -> None:
    for state in (after for _, _, after, _ in played() if after.finished):
        for score in final_scores(state):
            for source in score:
                assert re.fullmatch(r"[A-Z][A-Za-z ]+", source_name(speech(state), source)), source
    assert [source_name(speech(wet()), f"during:{why}") for why in ("lake", "fish")] == ["Lakes", "Fish"]


# refusals that chance does not make

TOLD_BY_HAND = {
    "boat_not_needed": "These goods come without the boat on the lake beside",
    "closed": "closed the Farm: nobody works there until",
    "no_blueprint": "You hold no blueprint that could be built.",
    "no_fish_in_bag": "All fish are in the players' hands: nothing is left to catch.",
    "no_lake": "There is no lake in the village yet.",
    "nobody_lies_there": "No villager of yours who has worked is at the Farm.",
    "nothing_fits": "No blueprint of yours fits anywhere in your reach.",
    "place_encloses": "With the Farm there, the start village would enclose ground and begin with a lake.",
    "place_lake": "There the Farm would stand in a lake, and lakes are not built on.",
    "put_back_so_many": "Choose 2 fish to put back: 3 are the most you may keep.",
    "stored_already": "Stone lies at the Farm already: choose what comes from elsewhere.",
    "too_few_donkeys": "This meal needs 2 donkeys that you have already, and you have 1.",
}


def by_hand(state: State, code: str) -> Refusal:
    tiles = state.box.definitions
    farm = tiles.tile_index("farm")
    at = next(uid for uid, placed in enumerate(state.village.tiles) if placed.tile == farm)
    spot = {"triangles": (), "sides": (), "tiles": ()}
    known = {
        "boat_not_needed": refuse("L6", code, lake=0),
        "closed": refuse("L16", code, tile=at),
        "nobody_lies_there": refuse("L18", code, tile=at),
        "place_encloses": refuse("L13", code, blueprint=farm, **spot),
        "place_lake": refuse("B4", code, blueprint=farm, **spot),
        "put_back_so_many": refuse("L8", code, count=2, limit=3),
        "stored_already": refuse("L9", code, tile=at, code=2),
        "too_few_donkeys": refuse("L17", code, needed=2, count=1),
    }
    return known.get(code) or refuse("L1", code)


@pytest.mark.parametrize(("code", "text"), TOLD_BY_HAND.items(), ids=TOLD_BY_HAND)
def test_refusals_that_chance_does_not_make_read_well(code: str, text: str) -> None:
    told = explain(speech(wet()), by_hand(wet(), code))
    assert text in told
    assert re.fullmatch(r"[A-Z0-9][^{}*_\\|]*[.!]", told)
    assert not re.search(r"\bNone\b|\(|  | ,| \.|something", told)
    assert len(told) <= 150


def test_a_closed_building_says_who_closed_it() -> None:
    state = wet().copy()
    reason = by_hand(state, "closed")
    other = (state.seat + 1) % state.box.seats
    for seat, text in (
        (state.seat, "You have closed the Farm: nobody works there until your next turn."),
        (
            other,
            f"{NAMES[other]} has closed the Farm: nobody works there until the next turn of {NAMES[other]}.",
        ),
    ):
        SLICE.put(state, replace(SLICE.of(state), closed=((reason.facts["tile"], seat),)))
        assert explain(speech(state), reason) == text


@pytest.mark.parametrize("decision", ["boat", "favour", "stand_up", "put_back"])
def test_what_is_asked_by_the_lake_comes_first(decision: str) -> None:
    first = explain(speech(wet()), refuse("turn", "not_asked_now", decision=decision, family="produce"))
    tried = explain(speech(wet()), refuse("turn", "not_asked_now", decision="action", family=decision))
    general = explain(speech(wet()), refuse("turn", "not_asked_now", decision="action", family="produce"))
    assert len({first, tried, general}) == 3


def test_bought_goods_are_not_stored() -> None:
    state = next(after for _, _, after, _ in played() if after.village.of_kind("storeroom"))
    tile = state.village.of_kind("storeroom")[0]
    told = explain(speech(state), refuse("B3", "no_purchases_here", tile=tile))
    assert told == "Bought goods are not stored: the Storeroom takes goods of the village only."


# meals, cards, buildings


def parts() -> LakeParts:
    found: LakeParts = lake_definitions().parts[LAKE]
    return found


def card(name: str) -> MenuCard:
    return next(each for each in parts().cards if each.id == name)


def text_of(meal: MenuCard) -> str:
    return menu_text(WORDS, lake_definitions(), meal)


def test_every_effect_has_a_name_and_a_sentence() -> None:
    known = WORDS.language.sections["effects"]
    assert {code.partition(".")[0] for code in known} == {effect.id for effect in EFFECTS}
    for effect in EFFECTS:
        assert re.fullmatch(r"[A-Z][\w ]+", effect_name(WORDS, effect.id))
        assert known[effect.id].endswith(".")


def test_every_card_of_the_menu_says_what_it_brings_and_does() -> None:
    for each in parts().cards:
        told = text_of(each)
        assert re.fullmatch(r"[A-Z][^{}*_\\|]*\.", told), (each.id, told)
        assert not re.search(r"\bNone\b|  ", told)
    assert len({text_of(each) for each in parts().cards}) == 9


def test_cards_are_told_from_their_data() -> None:
    assert text_of(card("fish_market")) == "Sell the fish for 2 gold."
    assert menu_rich(WORDS, card("fish_market")) == "Sell the fish for {gold} 2."
    assert text_of(card("breeding")) == (
        "Gain 1 gold. If you have at least 2 donkeys, another one joins you: place it as if you had hired it."
    )
    assert text_of(replace(card("breeding"), gain=Gain(), least_donkeys=0)) == (
        "A new donkey joins you: place it as if you had hired it."
    )
    feast = replace(card("fish_market"), gain=Gain(3, 2), does=("free_blueprints", "no_donkeys"))
    assert text_of(feast) == (
        "Gain 2 points 3 gold. Until your turn ends, you lay no coins on the blueprints that you pass over. "
        "When your next villager works, your goods need no donkeys on their way."
    )


def test_buildings_by_the_lake_say_what_they_are_for() -> None:
    content = lake_definitions()
    told = {tile.id: building_text(WORDS, content, tile) for tile in content.tiles}
    assert told["storeroom"] == (
        "Its owner keeps up to 2 goods here, 2 at a time, and alone may use them. "
        "1 point for each of the goods that lie here at the end, if a road leads here."
    )
    assert told["dockyard"] == "3 points for each of your boats, if a road leads here."
    assert told["cliffside"] == "3 points for each water side at a lake, even without a road."
    assert told["aquarium"] == (
        "1 point for each common fish, 2 points for each uncommon fish and 5 points for each rare fish "
        "that you have left, if a road leads here. Lakes along its water are one water."
    )
    assert told["beach"] == ("Whoever owns it always catches 2 fish more here, even without a lake.")


def test_the_buildings_of_the_base_game_are_told_as_before() -> None:
    content = lake_definitions()
    for tile in definitions().tiles:
        beside = content.tiles[content.tile_index(tile.id)]
        assert building_text(WORDS, definitions(), tile) == building_text(WORDS, content, beside)


@pytest.mark.parametrize(
    ("measure", "count", "text"),
    [
        ("boat", 2, "2 boats"),
        ("boat", 1, "1 boat"),
        ("stored_material", 2, "2 units stored"),
        ("fish_worth", 7, "fish worth 7"),
        ("lake_segment", 3, "3 sides at a lake"),
    ],
)
def test_what_is_counted_by_the_lake_stands_in_a_sum(measure: str, count: int, text: str) -> None:
    assert counted_rich(speech(wet()), measure, count) == text


def test_sides_at_a_lake_are_counted_by_their_terrain() -> None:
    water = [terrain.id for terrain in wet().box.definitions.terrains].index("water")
    assert counted_rich(speech(wet()), "lake_segment", 1, water) == "1 water side at a lake"
    assert counted_rich(speech(wet()), "lake_segment", 2, water) == "2 water sides at a lake"


def test_fish_seasons_and_cards_are_called_as_their_pack_says() -> None:
    german = Words.of("de", WORDS.grammar, WORDS.rooms)
    content = _named(lake_definitions(), (("en", "Winter"), ("de", "Eiszeit")))
    told: LakeParts = localised(german, content).parts[LAKE]
    assert told.seasons[-1].name == "Eiszeit"
    assert told.fish[0].name == "Common fish"
    assert parts_of(wet().box).seasons[-1].name == "Winter"


def _named(content: Definitions, names: tuple[tuple[str, str], ...]) -> Definitions:
    known: LakeParts = content.parts[LAKE]
    seasons = (*known.seasons[:-1], replace(known.seasons[-1], names=names))
    return replace(content, parts={LAKE: replace(known, seasons=seasons)})
