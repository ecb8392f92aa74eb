"""The samples that come with the game: sound, played to the end, in all they bring, and found by name."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from hamlet.cli import main
from hamlet.content import LoadedPacks, PackShelf, resolve
from hamlet.content.finding import find_packs, sample_packs
from hamlet.resources import data_folder
from hamlet.session.simulation import Outcome, Plan, play_game
from tests.content.telling import message

SAMPLES = ("fishwives", "heather", "weavers")
LAKE = {"spring", "summer", "autumn", "winter"}


@cache
def loaded(*names: str) -> LoadedPacks:
    return PackShelf().load(names)


def played(names: tuple[str, ...], seed: int, seats: int = 2, **options: object) -> Outcome:
    plan = Plan(("greedy",) * seats, 1, 0, resolve(loaded(*names), options=options))
    return play_game(plan, seed)


def test_there_are_three_and_nobody_plays_with_them_unasked() -> None:
    assert tuple(sorted(sample_packs())) == SAMPLES
    assert not set(SAMPLES) & set(find_packs())


@pytest.mark.parametrize("name", SAMPLES)
def test_a_sample_is_sound_and_nothing_in_it_is_unlikely(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    found = loaded(name)
    assert [message(each) for each in (*found.problems, *found.warnings)] == []
    monkeypatch.setenv("HAMLET_HOME", str(tmp_path))
    assert main(["check", name]) == 0
    assert "all is well" in capsys.readouterr().out


@pytest.mark.parametrize("name", SAMPLES)
def test_each_file_of_a_sample_tells_editors_its_schema_and_people_what_it_is_for(name: str) -> None:
    for path in (data_folder() / "samples" / name).glob("*.yaml"):
        first, second, *_ = path.read_text("utf-8").splitlines()
        assert first == f"# yaml-language-server: $schema=../../schema/{path.stem}.json"
        assert second.startswith("#")


def test_a_pack_of_the_players_own_may_be_called_as_a_sample(tmp_path: Path) -> None:
    mine = tmp_path / "weavers"
    mine.mkdir()
    (mine / "pack.yaml").write_text('id: weavers\nname: Mine\nversion: "9"\nrequires: [base]\n', "utf-8")
    assert PackShelf(tmp_path).folder("weavers") == mine


@pytest.mark.parametrize("seed", range(3))
def test_the_chain_of_cloth_is_used_from_the_sheep_to_the_hall(seed: int) -> None:
    outcome = played(("weavers",), seed)
    assert outcome.finished
    assert {"sheepfold", "weaving_shed"} <= set(outcome.built)
    assert {"tailor", "dye_garden", "cloth_hall", "fulling_mill"} & set(outcome.built)


def test_the_market_deals_in_wool_only_if_it_is_chosen_so() -> None:
    with_wool, without = (
        {sale["id"] for sale in resolve(loaded("weavers"), options={"wool_market": each})["sales"]}
        for each in (True, False)
    )
    assert with_wool - without == {"wool_stone", "cloth", "cloth_timber", "cloth_milk_flour"}
    assert played(("weavers",), 1, wool_market=False).finished


@pytest.mark.parametrize("season", sorted(LAKE))
def test_the_other_meals_are_eaten_in_every_season(season: str) -> None:
    data = resolve(loaded("fishwives"), options={"season": season})
    menu = {card["id"]: card["fish"] for card in data["menu"] if card["season"] == season}
    assert sorted(menu.values()) == ["common", "rare", "uncommon"]
    own = {"nettle_broth", "bread_and_bream", "cider_stew", "salted_barrel"}
    assert len(own & set(menu)) == 1
    outcome = played(("fishwives",), 4, season=season)
    assert outcome.finished
    eaten = {name.removeprefix("card:") for name in outcome.tallies["lake"] if name.startswith("card:")}
    assert eaten & menu.keys()
    assert eaten <= menu.keys()


def test_the_fifth_season_is_played_with_its_own_menu_and_award() -> None:
    data = resolve(loaded("heather"), options={"season": "heather"})
    assert {season["id"] for season in data["seasons"]} == {*LAKE, "heather"}
    assert next(each for each in data["seasons"] if each["id"] == "heather")["palette"]["like"] == "summer"
    games = [played(("heather",), seed, season="heather") for seed in (3, 5)]
    assert all(game.finished for game in games)
    assert [max(one.get("ferryman", 0) for one in game.scores) for game in games] == [4, 4]


@pytest.mark.parametrize("seats", [3, 4])
def test_all_three_are_played_together(seats: int) -> None:
    assert played(SAMPLES, 2, seats, season="heather").finished


@pytest.mark.heavy
@pytest.mark.parametrize("names", [*((name,) for name in SAMPLES), SAMPLES])
def test_many_games_with_samples_come_to_an_end(names: tuple[str, ...]) -> None:
    assert all(played(names, seed, 2 + seed % 3).finished for seed in range(100, 130))
