"""What the pack of Botric says: two editions and eight switches; a third edition needs no code."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.content import (
    LoadedPacks,
    botric_switches,
    load_packs,
    resolve,
    switch_means_something,
)
from hamlet.engine.botric.lists import LISTS
from hamlet.resources import data_folder
from hamlet.session.simulation import Plan, play_game
from tests.content.conftest import WritePack
from tests.content.telling import in_full, refused

MISER = """\
- id: miser
  name: {en: Miser, de: Geizhals}
  about: He has gold, buys nothing, and wants few things.
  coin_gold: 1
  own_gold: true
  hire_costs: [4, 6]
  landmark_points: 5
  tokens: [road, build, produce, refine]
  lists:
    deliver: [fewest_materials, points]
    sell: []
    produce: [nearest_villager]
    purchase: [leftmost]
    refine: []
    build: [oldest]
    place: [nearest_church, fewest_cliffs]
    road: []
    fishing: []
    boat: [largest]
  fish:
    rare: {points: 3}
"""


@pytest.fixture(scope="module")
def solo() -> LoadedPacks:
    return load_packs([data_folder() / "base", data_folder() / "solo"])


@pytest.fixture
def with_miser(write_pack: WritePack) -> LoadedPacks:
    folders = [data_folder() / name for name in ("base", "lake", "solo")]
    return load_packs([*folders, write_pack("miser", {"botric.yaml": MISER}, requires="[solo]")])


def test_it_has_two_editions_with_every_list_and_the_printed_one_is_played(solo: LoadedPacks) -> None:
    assert [edition["id"] for edition in solo.data["botric"]] == ["favour", "investor"]
    assert all(set(edition["lists"]) == set(LISTS) for edition in solo.data["botric"])
    assert resolve(solo)["rules"]["botric_edition"] == "favour"


def test_it_has_five_easier_and_three_harder_switches_all_off(solo: LoadedPacks) -> None:
    switches = botric_switches(solo)
    assert [each["id"] for each in switches] == [
        *("two_donkeys", "human_prices", "no_church_gold", "landmarks_2", "gold_per_4"),
        *("two_villagers", "landmarks_6", "sell_leftovers"),
    ]
    assert [each["group"] for each in switches].count("Botric, easier") == 5
    assert not any(each["default"] for each in switches)


def test_switches_that_mean_nothing_in_an_edition_are_known(solo: LoadedPacks) -> None:
    grey = {
        (edition, each["id"])
        for edition in ("favour", "investor")
        for each in botric_switches(solo)
        if not switch_means_something(solo, edition, each["id"])
    }
    assert grey == {("favour", "human_prices"), ("favour", "gold_per_4")}


def test_a_third_edition_needs_no_code_and_is_played_to_the_end(with_miser: LoadedPacks) -> None:
    assert [in_full(problem) for problem in with_miser.problems] == []
    (option,) = (each for each in with_miser.options if each["id"] == "botric_edition")
    assert option["choices"] == ["favour", "investor", "miser"]
    assert switch_means_something(with_miser, "miser", "gold_per_4")
    assert not switch_means_something(with_miser, "miser", "human_prices")
    data = resolve(with_miser, options={"botric_edition": "miser"})
    assert play_game(Plan(("random", "botric"), 1, 3, data), 3).finished


def test_an_edition_that_is_not_there_is_refused_with_what_was_meant(solo: LoadedPacks) -> None:
    with refused("'botric_edition' cannot be 'favor': did you mean 'favour'?"):
        resolve(solo, options={"botric_edition": "favor"})


BROKEN = [
    ("tokens: [road, build", "tokens: [road, bild", 8, 18, "'bild' is not known here: did you mean 'build'?"),
    ("tokens: [road, build", "tokens: [road, road, build", 8, 18, "'road' lies here twice"),
    ("tokens: [road, build, produce, refine]", "tokens: [road, fishing]", 8, 3, "one token at least"),
    ("tokens: [road, build, produce, refine]", "tokens: []", 8, 3, "one token at least"),
    ("    sell: []\n", "", 9, 3, "lists missing from this Botric edition: sell"),
    ("    sell: []", "    sel: []", 11, 5, "did you mean 'sell'?"),
    ("[fewest_materials, points]", "[fewest_materials, pionts]", 10, 33, "did you mean 'points'?"),
    (
        "[fewest_materials, points]",
        "[leftmost, points]",
        10,
        15,
        "'leftmost' is no line of the list 'deliver'",
    ),
    ("[fewest_materials, points]", "[points, points]", 10, 23, "'points' stands here twice"),
    ("    rare: {points: 3}", "    rar: {points: 3}", 21, 5, "no kind of fish is called 'rar': did you mean"),
    ("  own_gold: true\n", "", 1, 3, "'own_gold' is missing from this Botric edition"),
    ("landmark_points: 5", "landmark_point: 5", 7, 3, "did you mean 'landmark_points'?"),
    ("id: miser", "id: favour", 1, 7, "the Botric edition 'favour' is there already"),
]


@pytest.mark.parametrize(("good", "bad", "line", "column", "told"), BROKEN)
def test_mistakes_in_an_edition_are_told_at_their_place(
    write_pack: WritePack, good: str, bad: str, line: int, column: int, told: str
) -> None:
    assert good in MISER
    folders = [data_folder() / name for name in ("base", "lake", "solo")]
    pack = write_pack("miser", {"botric.yaml": MISER.replace(good, bad)}, requires="[solo]")
    problems = load_packs([*folders, pack]).problems
    found = [(each.line, each.column, in_full(each)) for each in problems]
    assert any(told in text for _, _, text in found), found
    assert (line, column) in [place[:2] for place in found], found


def test_an_edition_without_his_rules_in_play_is_refused(write_pack: WritePack) -> None:
    base: Path = data_folder() / "base"
    problems = load_packs([base, write_pack("miser", {"botric.yaml": MISER})]).problems
    assert any("'botric' needs the rules of 'botric'" in in_full(each) for each in problems)


def test_a_switch_may_ask_only_for_what_editions_say(write_pack: WritePack) -> None:
    option = "- {id: x, name: X, about: X, type: switch, means_with: luck, default: false}"
    pack = write_pack("luck", {"rules.yaml": f"options:\n  {option}\n"})
    problems = load_packs([data_folder() / "base", pack]).problems
    assert "'luck' is not known here" in in_full(problems[0])
