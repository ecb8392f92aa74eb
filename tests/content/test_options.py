"""Rule options, presets and what packs make of them."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from hamlet.content import LoadedPacks, load_packs, resolve
from hamlet.engine.definitions import Price, Rules
from hamlet.engine.reading import read_definitions
from tests.content.conftest import WritePack
from tests.content.telling import message, refused


def test_resolved_rules_are_exactly_what_the_engine_knows(base: LoadedPacks) -> None:
    assert set(resolve(base)["rules"]) == {field.name for field in fields(Rules)} - {"extra"}


def test_resolved_data_holds_no_open_choice(base: LoadedPacks) -> None:
    assert set(resolve(base)) == {
        *("terrains", "materials", "tiles", "sales", "church", "milestones", "awards", "layouts"),
        *("colours", "fixed_colours", "rules"),
    }


@pytest.mark.parametrize(
    ("preset", "differences"),
    [
        ("printed", {}),
        ("early-lake", {"flags": 6, "last_flag_ends_game": True}),
        (
            "manual",
            {
                "blueprint_limit": 4,
                "villager_costs": [3, 4, 5],
                "flags": 6,
                "last_flag_ends_game": True,
                "seat_colours": "fixed",
            },
        ),
        ("tutorial", {"starting_villagers": 2, "starting_materials": 1}),
    ],
)
def test_presets_differ_from_the_printed_rules_as_ruled(
    base: LoadedPacks, preset: str, differences: dict[str, object]
) -> None:
    printed = resolve(base)["rules"]
    assert resolve(base, preset)["rules"] == {**printed, **differences}


def test_printed_rules_are_the_ones_of_the_rulings(base: LoadedPacks) -> None:
    rules = resolve(base)["rules"]
    assert (rules["blueprint_limit"], rules["villager_costs"], rules["donkey_cost"]) == (3, [5, 7, 9], 3)
    assert rules["prices_few"] == {"raw": 3, "refined": 5}
    assert rules["prices_many"] == {"raw": 2, "refined": 4}
    assert (rules["flags"], rules["last_flag_ends_game"], rules["start_layout"]) == (
        None,
        False,
        "first-game",
    )
    assert rules["extra_gold"] == [[], [], [0, 1], [0, 0, 1], [0, 0, 1, 1]]
    assert rules["sales_removed"] == [[], [], [0, 2, 3], [0, 1, 2], [0, 1, 1]]


def test_given_options_win_over_the_preset(base: LoadedPacks) -> None:
    rules = resolve(base, "manual", {"flags": "unlimited", "blueprint_limit": 5})["rules"]
    assert (rules["flags"], rules["blueprint_limit"], rules["villager_costs"]) == (None, 5, [3, 4, 5])
    assert resolve(base, "manual", {"flags": None})["rules"]["flags"] is None


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"flag": 3}, "no option is called 'flag': did you mean 'flags'?"),
        ({"flags": 0}, "from 1 to 30, or unlimited, not '0'"),
        ({"flags": True}, "not true"),
        ({"donkey_cost": "3"}, "whole number"),
        ({"donkey_cost": None}, "not nothing"),
        ({"villager_costs": [5, 7]}, "a list of 3"),
        ({"villager_costs": [5, 7, "x"]}, "not 'x'"),
        ({"prices_few": {"raw": 3, "refined": 5, "gold": 1}}, "two prices"),
        ({"prices_few": [3, 5]}, "not a list"),
        ({"donkey_moves": "togehter"}, "did you mean 'together'?"),
        ({"start_layout": "nowhere"}, "known here: first-game, shuffled, by-hand"),
        ({"last_flag_ends_game": "yes"}, "true or false"),
        ({"starting_villagers": {}}, "not a map"),
    ],
)
def test_values_that_an_option_does_not_allow_are_refused(
    base: LoadedPacks, options: dict[str, object], words: str
) -> None:
    with refused(words):
        resolve(base, options=options)


def test_an_unknown_preset_is_refused_with_the_nearest_one(base: LoadedPacks) -> None:
    with refused("did you mean 'manual'"):
        resolve(base, "manaul")


def test_more_villagers_than_there_are_cannot_start(write_pack: WritePack, base_folder: Path) -> None:
    loaded = load_packs(
        [base_folder, write_pack("small", {"rules.yaml": "constants: {most_villagers: 2}\n"})]
    )
    with refused("a player may have 2 at most"):
        resolve(loaded, options={"starting_villagers": 3})


def test_resolved_data_belongs_to_whoever_asked_for_it(base: LoadedPacks) -> None:
    resolve(base)["tiles"][0]["name"] = "Cathedral"
    resolve(base)["rules"]["villager_costs"].append(11)
    assert resolve(base)["tiles"][0]["name"] == "Church"
    assert resolve(base)["rules"]["villager_costs"] == [5, 7, 9]


def test_a_pack_changes_defaults_presets_constants_and_colours(
    write_pack: WritePack, base_folder: Path
) -> None:
    text = """\
defaults: {flags: 7, last_flag_ends_game: true}
presets:
  - {extends: manual, values: {flags: 7}}
  - {id: rich, name: Rich, about: Cheap donkeys., values: {donkey_cost: 1}}
constants: {starting_gold: 9}
colours: [red, green, blue, white]
"""
    loaded = load_packs([base_folder, write_pack("lakelike", {"rules.yaml": text})])
    assert loaded.problems == ()
    printed = resolve(loaded)
    assert (printed["rules"]["flags"], printed["rules"]["last_flag_ends_game"]) == (7, True)
    assert (printed["rules"]["starting_gold"], printed["colours"][1]) == (9, "green")
    assert resolve(loaded, "early-lake")["rules"]["flags"] == 6
    assert resolve(loaded, "manual")["rules"]["flags"] == 7
    assert resolve(loaded, "rich")["rules"]["donkey_cost"] == 1


def test_a_layout_of_a_pack_can_be_chosen(write_pack: WritePack, base_folder: Path) -> None:
    layout = (base_folder / "layouts.yaml").read_text("utf-8").replace("first-game", "second-game")
    loaded = load_packs([base_folder, write_pack("second", {"layouts.yaml": layout})])
    assert resolve(loaded, options={"start_layout": "second-game"})["rules"]["start_layout"] == "second-game"
    option = next(option for option in loaded.options if option["id"] == "start_layout")
    assert option["choices"] == ["first-game", "second-game", "shuffled", "by-hand"]


def test_every_option_and_preset_says_what_it_is_for(base: LoadedPacks) -> None:
    for entry in [*base.options, *base.presets]:
        assert entry["name"]
        assert entry["about"].endswith(".")


OWN = """\
options:
  - {id: fog, name: Fog, about: Nobody sees., group: {en: Weather, de: Wetter}, type: switch, default: false}
presets:
  - {extends: manual, values: {fog: true}}
  - {id: grey, name: Grey, about: Fog., values: {fog: true}}
"""


def test_options_of_every_type_make_rules_that_can_be_compared(
    write_pack: WritePack, base_folder: Path
) -> None:
    text = """\
options:
  - {id: a_price, name: Prices, about: Two., type: prices, most: 9, default: {raw: 2, refined: 4}}
  - {id: numbers, name: Numbers, about: Two., type: wholes, length: 2, most: 9, default: [2, 5]}
"""
    rules = read_definitions(
        resolve(load_packs([base_folder, write_pack("all", {"rules.yaml": text})]))
    ).rules
    assert {rules: "drawn"}[rules] == "drawn"
    assert rules.option("a_price", None) == Price(2, 4)
    assert rules.option("numbers", None) == (2, 5)


def test_an_option_that_a_pack_brings_reaches_the_engine(write_pack: WritePack, base_folder: Path) -> None:
    loaded = load_packs([base_folder, write_pack("weather", {"rules.yaml": OWN})])
    assert loaded.problems == ()
    foggy = {
        preset: read_definitions(resolve(loaded, preset)).rules.option("fog", None)
        for preset in ("printed", "manual", "grey")
    }
    assert foggy == {"printed": False, "manual": True, "grey": True}
    assert read_definitions(resolve(loaded, options={"fog": True})).rules.option("fog", False)
    option = loaded.options[-1]
    assert (option["group"], option["groups"]) == ("Weather", {"en": "Weather", "de": "Wetter"})
    with refused("'fog' is true or false"):
        resolve(loaded, options={"fog": "thick"})


WRONG_OPTIONS = [
    ("id: roads, type: switch, default: true", "the rules need 'roads' as whole, not switch"),
    ("id: roads, type: whole, unlimited: true, default: 5", "cannot count 'roads' without a limit"),
    ("id: sales_removed, type: wholes, default: [1]", "the rules need 'sales_removed' as no option"),
    ("id: fog, type: fog, default: 1", "whole, wholes, prices, switch, choice"),
    ("id: fog, type: whole, default: 100", "'fog' is a whole number from 0 to 99, not '100'"),
]


def option_file(option: str) -> str:
    return f"options:\n  - {{name: X, about: Y., {option}}}\n"


@pytest.mark.parametrize(("option", "said"), WRONG_OPTIONS)
def test_an_option_that_the_rules_cannot_be_told_by_is_a_mistake(
    option: str, said: str, write_pack: WritePack, base_folder: Path
) -> None:
    problems = load_packs([base_folder, write_pack("odd", {"rules.yaml": option_file(option)})]).problems
    assert said in " ".join(message(problem) for problem in problems)


def test_a_number_of_the_box_can_be_made_an_option(write_pack: WritePack, base_folder: Path) -> None:
    text = "options:\n  - {id: roads, name: Roads, about: Each., type: whole, most: 9, default: 4}\n"
    loaded = load_packs([base_folder, write_pack("few", {"rules.yaml": text})])
    assert read_definitions(resolve(loaded)).rules.roads == 4
    assert read_definitions(resolve(loaded, options={"roads": 9})).rules.roads == 9


def test_numbers_for_one_number_of_players_leave_those_for_the_others(
    write_pack: WritePack, base_folder: Path
) -> None:
    text = 'constants:\n  extra_gold: {"3": [2], "4": []}\n  sales_removed: {"2": [1]}\n'
    rules = resolve(load_packs([base_folder, write_pack("few", {"rules.yaml": text})]))["rules"]
    assert rules["extra_gold"] == [[], [], [0, 1], [2, 0, 0], [0, 0, 0, 0]]
    assert rules["sales_removed"] == [[], [], [1], [0, 1, 2], [0, 1, 1]]


@pytest.mark.parametrize(
    ("numbers", "most"), [('extra_gold: {"2": [0, 1, 1]}', 2), ('sales_removed: {"2": [1, 1, 1, 1]}', 3)]
)
def test_nothing_is_said_for_players_or_tiers_that_are_not_there(
    numbers: str, most: int, write_pack: WritePack, base_folder: Path
) -> None:
    pack = write_pack("more", {"rules.yaml": f"constants:\n  {numbers}\n"})
    (problem,) = load_packs([base_folder, pack]).problems
    assert message(problem) == f"at most {most} may stand here, and there are {most + 1}"


def test_rules_of_which_only_notes_are_left_do_not_hide_what_asks_for_them(
    write_pack: WritePack, base_folder: Path
) -> None:
    sale = "- {id: fair, tier: 1, needs: {wood: 1}, reward: {gold: 1}, when: {fairs: true}}\n"
    pack = write_pack("fairs", {"rules.yaml": "# options\n", "market.yaml": sale})
    (problem,) = load_packs([base_folder, pack]).problems
    assert message(problem).startswith("no option is called 'fairs'")
