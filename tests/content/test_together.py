"""Several packs at once: what they change of each other, ask of each other, and whose fault it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.content import LoadedPacks, load_packs, resolve
from hamlet.content.packs import read_packs
from hamlet.content.sound_part import sound_part
from hamlet.resources import data_folder
from tests.content.conftest import WritePack
from tests.content.telling import message

BASE = data_folder() / "base"
INN = "- {id: inn, name: Inn, kind: landmark, pile: bag, outline: E:M SW:R NW:F}\n"


def messages(loaded: LoadedPacks) -> list[str]:
    return [message(problem) for problem in loaded.problems]


def warnings(loaded: LoadedPacks) -> list[str]:
    return [message(problem) for problem in loaded.warnings]


def tile(loaded: LoadedPacks, name: str) -> dict[str, object]:
    assert messages(loaded) == []
    return next(entry for entry in loaded.data["tiles"] if entry["id"] == name)


def test_a_change_exchanges_its_keys_and_leaves_all_others(write_pack: WritePack) -> None:
    pack = write_pack("cheap", {"tiles.yaml": "- {changes: tavern, cost: {wood: 1}, copies: 2}\n"})
    before, after = tile(load_packs([BASE]), "tavern"), tile(load_packs([BASE, pack]), "tavern")
    assert {key for key in before if before[key] != after[key]} == {"cost", "copies"}
    assert (after["cost"], after["copies"]) == ({"wood": 1}, {"milk": 2})


def test_a_change_to_nothing_takes_a_key_away(write_pack: WritePack) -> None:
    pack = write_pack("poor", {"tiles.yaml": "- {changes: monument, score: ~}\n"})
    assert tile(load_packs([BASE, pack]), "monument")["score"] is None


def test_two_changes_of_different_keys_do_not_clash(write_pack: WritePack) -> None:
    one = write_pack("one", {"tiles.yaml": "- {changes: tavern, cost: {wood: 1}}\n"})
    two = write_pack("two", {"tiles.yaml": "- {changes: tavern, reward: {points: 1}}\n"})
    both = load_packs([BASE, one, two])
    assert warnings(both) == []
    assert tile(both, "tavern")["cost"] == {"wood": 1}
    same = load_packs(
        [BASE, one, write_pack("third", {"tiles.yaml": "- {changes: tavern, cost: {wood: 2}}"})]
    )
    assert ["both change the tile 'tavern'" in text for text in warnings(same)] == [True]


@pytest.mark.parametrize(
    ("entry", "said", "column"),
    [
        (
            "- {changes: tavren, copies: 2}\n",
            "no earlier pack has a tile 'tavren': did you mean 'tavern'?",
            13,
        ),
        ("- {changes: tavern, id: pub}\n", "'id' has no place beside 'changes'", 21),
        (
            "- {changes: tavern, cots: {wood: 1}}\n",
            "'cots' is not something a tile says: did you mean 'cost'?",
            21,
        ),
        ("- {changes: tavern, copies: many}\n", "a whole number is needed here", 29),
        ("- {changes: 3, copies: 2}\n", "'changes' names the tile of an earlier pack", 13),
        ("- {changes: tavern, outline: E:M}\n", "the outline does not close", 30),
    ],
)
def test_a_wrong_change_is_told_where_it_stands(
    write_pack: WritePack, entry: str, said: str, column: int
) -> None:
    loaded = load_packs([BASE, write_pack("wrong", {"tiles.yaml": entry})])
    (problem,) = loaded.problems
    assert said in message(problem)
    assert (Path(problem.file).parent.name, problem.line, problem.column) == ("wrong", 1, column)


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ("'base >= 1.0'", []),
        ("'base >= 1, < 2'", []),
        ("'base >= 1.1'", ["'base' is needed >= 1.1, and this one is 1.0"]),
        ("'base == 2'", ["'base' is needed == 2, and this one is 1.0"]),
    ],
)
def test_a_requirement_may_name_versions(write_pack: WritePack, wanted: str, said: list[str]) -> None:
    assert messages(load_packs([BASE, write_pack("choosy", {}, requires=f"[{wanted}]")])) == said


def test_what_is_for_an_optional_pack_plays_only_beside_it(write_pack: WritePack) -> None:
    files = {"tiles.yaml": INN.replace("{id", "{with: friend, id")}
    host = write_pack("host", files, more="optional: ['friend >= 2']\n")
    friend = write_pack("friend", {})
    assert "inn" not in {entry["id"] for entry in load_packs([BASE, host]).data["tiles"]}
    beside = load_packs([BASE, host, friend])
    assert warnings(beside) == [
        "'friend' is wanted >= 2, and this one is 1: what is for it is left out",
    ]
    about = friend / "pack.yaml"
    about.write_text(about.read_text("utf-8").replace('"1"', '"2.1"'), "utf-8")
    assert [pack.id for pack in load_packs([BASE, host, friend]).packs] == ["base", "friend", "host"]
    assert tile(load_packs([BASE, host, friend]), "inn")["id"] == "inn"


def test_a_pack_that_names_something_of_the_game_hears_which_pack_it_forgot(write_pack: WritePack) -> None:
    pack = write_pack("wet", {"tiles.yaml": INN.replace("bag,", "bag, channel: river,")})
    available = {name: data_folder() / name for name in ("base", "lake", "solo")}
    (problem,) = load_packs([pack], available).problems
    assert "no terrain is called 'river'" in message(problem) or "requires: [lake]" in message(problem)
    change = write_pack("cards", {"tiles.yaml": "- {changes: beach, copies: 1}\n"})
    (problem,) = load_packs([change], available).problems
    assert message(problem) == (
        "the tile 'beach' belongs to the pack 'lake', which is not loaded: "
        "write requires: [lake] into pack.yaml"
    )


def test_what_was_removed_is_not_looked_for_in_the_pack_that_had_it(write_pack: WritePack) -> None:
    pack = write_pack("dry", {}, more="removes: {materials: [milk]}\n")
    available = {name: data_folder() / name for name in ("base", "lake", "solo")}
    (problem,) = load_packs([pack], available).problems
    assert "19 things no longer fit" in message(problem)
    assert "no material is called 'milk'" in message(problem)


def test_a_pack_that_forgot_the_base_game_hears_that_and_nothing_else(write_pack: WritePack) -> None:
    loaded = load_packs([write_pack("alone", {"tiles.yaml": INN}, requires="[]")])
    assert messages(loaded) == [
        "this pack asks for no other, and no game is in it: write requires: [base] into its pack.yaml"
    ]


def test_entries_may_depend_on_how_the_rules_are_chosen(write_pack: WritePack) -> None:
    rules = (
        "options:\n- {id: hungry_inns, name: Inns, about: Inns in the bag., type: switch, default: false}\n"
    )
    pack = write_pack(
        "inns", {"rules.yaml": rules, "tiles.yaml": INN.replace("{id", "{when: {hungry_inns: true}, id")}
    )
    loaded = load_packs([BASE, pack])
    assert messages(loaded) == []
    without, having = resolve(loaded), resolve(loaded, options={"hungry_inns": True})
    assert [("inn" in {each["id"] for each in data["tiles"]}) for data in (without, having)] == [False, True]
    assert all("when" not in each for each in having["tiles"])


def test_what_surely_is_not_meant_is_a_warning(write_pack: WritePack) -> None:
    files = {
        "materials.yaml": "- {id: honey, name: Honey, class: raw}\n"
        "- {id: mead, name: Mead, class: refined}\n",
        "terrains.yaml": "- {id: moor, name: Moor, letter: O, meets: [moor]}\n",
        "tiles.yaml": INN.replace("id: inn", "id: inn, drawing: tavren")
        + "- {id: hide, name: Hide, kind: landmark, pile: bag, outline: E:O SW:O NW:O}\n",
    }
    loaded = load_packs([BASE, write_pack("odd", files)])
    assert messages(loaded) == []
    assert warnings(loaded) == [
        "no tile produces 'honey': nobody will ever have any",
        "no tile refines anything into 'mead': nobody will ever have any",
        "no building is drawn as 'tavren', so a plain one stands there: did you mean 'tavern'?",
        "'hide' can lie beside no other tile of the game: no side of it meets one of theirs",
    ]
    assert {problem.warning for problem in loaded.warnings} == {True}


def test_the_games_own_packs_have_no_warnings() -> None:
    assert load_packs([data_folder() / name for name in ("base", "lake", "solo")]).warnings == ()


def test_what_is_sound_plays_without_what_is_not(write_pack: WritePack) -> None:
    files = {
        "tiles.yaml": INN
        + INN.replace("id: inn", "id: pub").replace("E:M", "X:M")
        + INN.replace("inn", "pot"),
        "market.yaml": "- {id: beer, tier: 1, needs: {beer: 1}, reward: {gold: 1}}\n",
        "awards.yaml": "- id: [\n",
    }
    more = "removes: {tiles: [tavern, taverns]}\n"
    pack = write_pack("mixed", files, more=more)
    packs = read_packs([BASE, pack])
    loaded = sound_part(packs)
    tiles = {entry["id"] for entry in loaded.data["tiles"]}
    assert (messages(loaded), tiles & {"inn", "pub", "pot", "tavern"}) == ([], {"inn", "pot"})
    told = "\n".join(message(problem) for problem in loaded.left_out)
    assert all(part in told for part in ("'X' is no direction", "'beer'", "'taverns'"))
    assert [each.id for each in loaded.packs] == ["base", "mixed"]


def test_a_pack_of_which_nothing_can_be_read_is_left_out_with_those_that_need_it(
    write_pack: WritePack,
) -> None:
    broken = write_pack("broken", {"pack.yaml": "id: broken\nname: [\n", "tiles.yaml": INN})
    leaning = write_pack("leaning", {"tiles.yaml": INN.replace("inn", "pub")}, requires="[broken]")
    fine = write_pack("fine", {"tiles.yaml": INN})
    loaded = sound_part(read_packs([BASE, broken, leaning, fine]))
    assert (messages(loaded), [each.id for each in loaded.packs]) == ([], ["base", "fine"])
    assert {Path(each.file).parent.name for each in loaded.left_out} == {"broken", "leaning"}


def test_what_two_packs_lack_together_is_not_blamed_on_a_third_that_touched_something_else(
    write_pack: WritePack,
) -> None:
    eel = "- {id: eel, name: Eel, copies: 2}\n"
    card = "- {id: eel_%s, name: Pie, season: %s, fish: eel, gain: {gold: 1}}\n"
    menu = "".join(card % (season, season) for season in ("spring", "summer", "autumn", "winter"))
    lake = [BASE, data_folder() / "lake"]
    one = write_pack("one", {"fish.yaml": eel, "menu.yaml": menu}, "[lake]")
    cards = (
        "- {id: a, name: A, season: fog, fish: uncommon, gain: {gold: 1}}\n"
        "- {id: b, name: B, season: fog, fish: rare, gain: {gold: 1}}\n"
    )
    two = write_pack("two", {"seasons.yaml": "- {id: fog, name: Fog}\n", "menu.yaml": cards}, "[lake]")
    three = write_pack("three", {"tiles.yaml": "- {changes: tavern, copies: 2}\n"})
    (problem,) = load_packs([*lake, one, two, three]).problems
    assert message(problem) == "the season 'fog' has no menu card for the fish 'eel'"
    assert Path(problem.file).parent.name == "two"


def test_a_pack_is_to_blame_by_its_id_whatever_its_folder_is_called(write_pack: WritePack) -> None:
    about = 'id: mine\nname: Mine\nversion: "1"\nrequires: [base]\nremoves: {materials: [milk]}\n'
    (problem,) = load_packs([BASE, write_pack("download (3)", {"pack.yaml": about})]).problems
    assert (problem.said.code, problem.line) == ("breaks.removes", 5)


def test_of_two_packs_of_one_id_nothing_else_is_told(write_pack: WritePack) -> None:
    about = 'id: mine\nname: Mine\nversion: "1"\nrequires: [base]\n'
    files = {"pack.yaml": about, "tiles.yaml": "- {changes: tavern, copies: 2}\n"}
    packs = [write_pack(name, files) for name in ("one", "other")]
    assert messages(load_packs([BASE, *packs])) == [f"two packs have the id 'mine': the other is {packs[0]}"]


THREE = """\
- id: inn
  name: Inn
  kind: landmark
  pile: bag
  outline: E:M SW:R NW:F
- id: pub
  name: Pub
  kind: landmark
  pile: bag
  outline: E:M SW:R NW:F
  cost:
    wood: 1
    whool: 1
- id: pot
  name: Pot
  kind: landmark
  pile: bag
  outline: E:M SW:R NW:F
"""


def test_of_entries_written_over_many_lines_only_the_wrong_one_is_left_out(write_pack: WritePack) -> None:
    """The mistake stands in its seventh line."""
    loaded = sound_part(read_packs([BASE, write_pack("lines", {"tiles.yaml": THREE})]))
    assert {"inn", "pub", "pot"} & {entry["id"] for entry in loaded.data["tiles"]} == {"inn", "pot"}
    assert [(Path(each.file).name, each.line) for each in loaded.left_out] == [("tiles.yaml", 13)]


def test_nobody_begins_with_more_villagers_than_there_may_be(write_pack: WritePack) -> None:
    few = write_pack("few", {"rules.yaml": "constants:\n  most_villagers: 2\n"})
    many = "presets:\n  - {id: many, name: Many, about: More., values: {starting_villagers: 3}}\n"
    assert messages(load_packs([BASE, few])) == []
    (problem,) = load_packs([BASE, few, write_pack("many", {"rules.yaml": many})]).problems
    assert message(problem) == "'starting_villagers' is 3, and a player may have 2 at most"
    assert (Path(problem.file).parent.name, problem.line) == ("many", 2)
    none = write_pack("none", {"rules.yaml": "constants:\n  most_villagers: 0\n"})
    assert {Path(each.file).parent.name for each in load_packs([BASE, none]).problems} == {"none"}
