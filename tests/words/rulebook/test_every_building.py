from __future__ import annotations

from hamlet.words.rulebook.contents import paragraphs
from hamlet.words.rulebook.every_building import every_building
from tests.words.rulebook.books import ALL, book, played


def test_every_building_of_the_packs_stands_in_the_list_once() -> None:
    listed = [tile for entry in every_building(book()) for tile in entry.tiles]
    assert sorted(listed) == sorted(tile.id for tile in played(*ALL).tiles)


def test_a_building_is_listed_with_what_the_data_say() -> None:
    entries = {entry.name: entry for entry in every_building(book())}
    sawmill = entries["Sawmill"]
    assert (sawmill.cost, sawmill.reward, sawmill.milestone) == (
        "1 stone and 2 wheat",
        "4 points",
        "Carpenter",
    )
    assert sawmill.cost_rich == "{stone} 1 {wheat} 2"
    assert sawmill.effect.startswith("Makes timber from wood")
    assert not sawmill.flag
    assert entries["Barn"].where == "2 in the bag from the start and 1 with the first refinery of milk"
    assert entries["Tavern"].flag


def test_two_tiles_of_one_building_stand_together() -> None:
    (pond,) = [entry for entry in every_building(book()) if entry.name == "Pond"]
    assert pond.tiles == ("pond_a", "pond_b")
    assert pond.where == "2 in the bag from the start"


def test_only_what_stands_from_the_start_costs_and_brings_nothing() -> None:
    for entry in every_building(book()):
        at_start = "village from the start" in entry.where
        assert bool(entry.cost) is bool(entry.reward) is not at_start, entry.name


def test_every_entry_has_an_effect_and_leads_to_a_paragraph() -> None:
    for entry in every_building(book()):
        assert entry.effect.endswith(".")
        assert entry.paragraph in paragraphs()
