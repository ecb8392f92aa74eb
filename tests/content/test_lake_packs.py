"""A pack adds fish, a season, meals and a building without a line of code, and is played to the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.content import LoadedPacks, load_packs, resolve
from hamlet.session.simulation import Outcome, Plan, play_game
from tests.content.conftest import WritePack
from tests.content.telling import in_full

FILES = {
    # a fourth kind of fish, with the tenth card for all seasons
    "fish.yaml": "- {id: golden, name: Golden fish, copies: 4, worth: 7}\n",
    # a fifth season with two cards of its own
    "seasons.yaml": "- {id: monsoon, name: {en: Monsoon, de: Monsun}}\n",
    "menu.yaml": """\
- {id: feast, name: Feast, fish: golden, gain: {gold: 3, points: 2}, does: [free_blueprints, refill_fish]}
- {id: high_water, name: High Water, season: monsoon, fish: uncommon, gain: {gold: 1}, does: [refill_fish]}
- {id: rafts, name: Rafts, season: monsoon, fish: rare, does: [frozen_lakes, no_donkeys], must_do: false}
""",
    # a building by the water
    "tiles.yaml": """\
- id: jetty
  name: Jetty
  kind: landmark
  pile: bag
  copies: 3
  outline: E:R SE:W SW:R W:W NW:F NE:F
  cost: {wood: 1}
  reward: {points: 2}
  score: {points: 2, per: lake_segment, terrain: water, most: 8}
  channel: water
  fishing: 1
""",
}


@pytest.fixture
def rainy(write_pack: WritePack, base_folder: Path, lake_folder: Path) -> LoadedPacks:
    return load_packs([base_folder, lake_folder, write_pack("rain", FILES, requires="[lake]")])


def played(loaded: LoadedPacks, seed: int, season: str) -> Outcome:
    data = resolve(loaded, options={"season": season})
    return play_game(Plan(("random", "random"), 1, seed, data, record=True), seed)


def test_a_card_a_season_and_a_building_need_no_code(rainy: LoadedPacks) -> None:
    assert [in_full(problem) for problem in rainy.problems] == []
    assert len(rainy.data["menu"]) == 12
    (option,) = (each for each in rainy.options if each["id"] == "season")
    assert "monsoon" in option["choices"]


@pytest.mark.parametrize("season", ["monsoon", "spring"])
def test_games_with_them_are_played_to_the_end(rainy: LoadedPacks, season: str) -> None:
    eaten, built = set[str](), set[str]()
    for seed in range(1, 7):
        outcome = played(rainy, seed, season)
        assert outcome.finished
        assert outcome.record is not None
        actions = outcome.record["actions"]
        eaten |= {action["card"] for action in actions if "card" in action}
        built |= set(outcome.built)
    own = {"high_water", "rafts"} if season == "monsoon" else {"breeding", "second_wind"}
    assert {"fish_market", "feast"} | own >= eaten >= {"fish_market", "feast"}
    assert eaten & own
    assert "jetty" in built


def test_a_card_can_be_exchanged_for_another(
    write_pack: WritePack, base_folder: Path, lake_folder: Path
) -> None:
    card = "- {id: rest, replaces: monopoly, name: Rest, season: summer, fish: uncommon, does: [stand_up]}\n"
    loaded = load_packs([base_folder, lake_folder, write_pack("rest", {"menu.yaml": card}, "[lake]")])
    assert [in_full(problem) for problem in loaded.problems] == []
    summer = [each["id"] for each in loaded.data["menu"] if each.get("season") == "summer"]
    assert summer == ["rest", "long_days"]


def test_a_season_can_be_taken_out_with_its_cards(
    write_pack: WritePack, base_folder: Path, lake_folder: Path
) -> None:
    more = "removes: {seasons: [winter], menu: [migration, frozen_lake]}\n"
    loaded = load_packs([base_folder, lake_folder, write_pack("warm", {}, "[lake]", more)])
    assert [in_full(problem) for problem in loaded.problems] == []
    assert [each["id"] for each in loaded.data["seasons"]] == ["spring", "summer", "autumn"]
