"""Mistakes whose hint leads to what was meant, though nothing that is written comes near it."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.content import Problem, load_packs
from hamlet.content.validation import id_like
from tests.content.conftest import WritePack
from tests.content.telling import in_full, message


def only(folder: Path, base_folder: Path) -> Problem:
    problems = load_packs([base_folder, folder]).problems
    assert len(problems) == 1, [in_full(problem) for problem in problems]
    return problems[0]


IN_FILES = [
    ("rules.yaml", "- a\n", 1, 1, "options go under 'options:', presets under 'presets:'"),
    (
        "rules.yaml",
        "presets:\n  - {id: a, name: A, about: A., values: {starting_gold: 9}}\n",
        2,
        42,
        "'starting_gold' is a number of the box and no option: it goes under 'constants:'",
    ),
    ("sales.yaml", "- id: a\n", 1, 1, "such things go into market.yaml, or files in a folder 'market'"),
    ("sales/mine.yaml", "- id: a\n", 1, 1, "no subject is called 'sales': such things go into market.yaml"),
    ("Cards.yaml", "- id: a\n", 1, 1, "such things go into menu.yaml"),
    ("presets.yaml", "- id: a\n", 1, 1, "such things go into rules.yaml"),
]


@pytest.mark.parametrize(("file", "text", "line", "column", "words"), IN_FILES)
def test_what_stands_in_the_wrong_place_is_led_to_the_right_one(
    write_pack: WritePack, base_folder: Path, file: str, text: str, line: int, column: int, words: str
) -> None:
    problem = only(write_pack("one", {file: text}), base_folder)
    assert words in message(problem)
    assert (Path(problem.file).name, problem.line, problem.column) == (Path(file).name, line, column)


IN_THE_PACK_FILE = [
    ("removes: [tavern]\n", "removes: {tiles: [tavern]}"),
    ("removes: [3]\n", "removes: {tiles: [tavern]}"),
    ("removes: tavern\n", "a map is needed here"),
    ("conflicts: [Big Pack]\n", "did you mean 'big_pack'?"),
    ("optional: [lake 1.1]\n", "'lake 1.1' is not a pack's id, perhaps with versions"),
]


@pytest.mark.parametrize(("text", "words"), IN_THE_PACK_FILE)
def test_mistakes_of_the_pack_file_lead_to_what_is_meant(
    write_pack: WritePack, base_folder: Path, text: str, words: str
) -> None:
    problem = only(write_pack("one", {}, more=text), base_folder)
    assert words in message(problem)
    assert (Path(problem.file).name, problem.line) == ("pack.yaml", 5)


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("Bakery", "bakery"),
        ("dairy-farm", "dairy-farm"),
        ("bakery--old_", "bakery-old"),
        ("Dairy Farm", "dairy_farm"),
        ("2 Ovens & a Bakery", "ovens_a_bakery"),
        ("x" * 80, "x" * 40),
        ("面包店", ""),
        ("-_", ""),
    ],
)
def test_an_id_is_offered_for_a_word_that_is_none(word: str, meant: str) -> None:
    assert id_like(word) == meant


def test_a_word_that_is_no_id_is_told_the_id_that_it_could_be(
    write_pack: WritePack, base_folder: Path
) -> None:
    tile = "- {id: %s, name: A, kind: landmark, pile: bag, outline: E:M SW:M NW:M}\n"
    problem = only(write_pack("one", {"tiles.yaml": tile % "Dairy-Farm-"}), base_folder)
    assert message(problem).startswith("'Dairy-Farm-' is not an id: did you mean 'dairy-farm'? (small ")
    problem = only(write_pack("two", {"tiles.yaml": tile % "面包店"}), base_folder)
    assert message(problem).startswith("'面包店' is not an id (small letters")
    assert load_packs([base_folder, write_pack("three", {"tiles.yaml": tile % "dairy-farm"})]).problems == ()


TILE = """\
- id: inn
  name: Inn
  kind: landmark
  pile: bag
  outline: E:M SE:M SW:R W:M NW:M NE:M
  cost: {wood: 2}
  reward: {points: 4}
  score: {points: 1, per: delivery}
"""
KINDS = "producer, refinery, landmark, storeroom"
MEASURES = (
    "always, matching_segment, church_distance, delivery, sale, flag, donkey, villager, gold, road, "
    "longest_road_tile, boat, lake_segment, stored_material, fish_worth"
)
ONE_SLIP = [
    ("pile: bag", "pile: Bag", "no pile is called 'Bag': did you mean 'bag'?"),
    ("{wood: 2}", "{Wood: 2}", "no material is called 'Wood': did you mean 'wood'?"),
    ("pile:", "replaces: Barn\n  pile:", "no earlier pack has a tile 'Barn': did you mean 'barn'?"),
    ("{wood: 2}", "{wood: 1, stone 1}", "a ':' with a space behind it is missing here: write stone: 1"),
    ("{wood: 2}", "{wood 1, stone: 1}", "a ':' with a space behind it is missing here: write wood: 1"),
    ("{wood: 2}", "{wood:2}", "a ':' with a space behind it is missing here: write wood: 2"),
    ("{points: 1,", "{points 1,", "a ':' with a space behind it is missing here: write points: 1"),
    (
        "reward: {points: 4}",
        "points: 2",
        (
            "'points' is not something a tile says; it goes into one of reward, work, score, "
            "as in reward: {points: 2}"
        ),
    ),
    (
        "score: {points: 1, per: delivery}",
        "per: sale",
        "'per' is not something a tile says; it goes into score, as in score: {per: sale}",
    ),
    (
        "cost: {wood: 2}",
        "cost:\n  wood: 1\n  stone: 1",
        "these lines belong to 'cost': indent them further than 'cost:'",
    ),
    (
        "reward: {points: 4}",
        "reward:\n  gold: 1",
        "this line belongs to 'reward': indent it further than 'reward:'",
    ),
    (
        "score: {points: 1, per: delivery}",
        "score:\n  points: 1\n  per: sale",
        "these lines belong to 'score': indent them further than 'score:'",
    ),
    ("  kind: landmark\n", "", f"'kind' is missing from this tile; it is one of {KINDS}"),
    (", per: delivery", "", f"'per' is missing from this tile's score; it is one of {MEASURES}"),
    ("kind: landmark", "kind: tavern", f"'tavern' is not known here; known here: {KINDS}"),
    ("kind: landmark", "type: landmark", "'type' is not something a tile says: did you mean 'kind'?"),
]


@pytest.mark.parametrize(("old", "new", "told"), ONE_SLIP)
def test_one_slip_in_a_tile_is_told_once_and_leads_to_what_was_meant(
    write_pack: WritePack, base_folder: Path, old: str, new: str, told: str
) -> None:
    assert old in TILE
    assert message(only(write_pack("one", {"tiles.yaml": TILE.replace(old, new)}), base_folder)) == told


SUMMER = "- {id: summer, replaces: summer, name: Summer, palette: {woods: {%s: 1}}}\n"
CARD = "- {id: feast, name: Feast, fish: rare, season: %s, does: [stand_up]}\n"
IN_SUBJECTS = [
    (
        "seasons.yaml",
        SUMMER % "beech",
        (
            "'beech' is not known here: did you mean 'birch'? "
            "Known here: oak, birch, fir, blossom, apple, red, bare"
        ),
    ),
    (
        "seasons.yaml",
        SUMMER % "lime",
        "'lime' is not known here; known here: oak, birch, fir, blossom, apple, red, bare",
    ),
    ("menu.yaml", CARD % "Winter", "no season is called 'Winter': did you mean 'winter'?"),
    (
        "materials.yaml",
        "- {id: honey, name: Honey, kind: raw}\n",
        "'kind' is not something a material says: did you mean 'class'?",
    ),
    (
        "materials.yaml",
        "- {id: honey, name: Honey}\n",
        "'class' is missing from this material; it is one of raw, refined",
    ),
]


@pytest.mark.parametrize(("file", "text", "told"), IN_SUBJECTS)
def test_words_that_may_be_chosen_are_named(
    write_pack: WritePack, base_folder: Path, lake_folder: Path, file: str, text: str, told: str
) -> None:
    folder = write_pack("one", {file: text}, requires="[base, lake]")
    problems = load_packs([base_folder, lake_folder, folder]).problems
    assert [message(problem) for problem in problems] == [told]


def test_a_pack_that_is_needed_and_nearly_called_like_one_that_is_there_is_led_to_it(
    write_pack: WritePack, base_folder: Path, lake_folder: Path
) -> None:
    folder = write_pack("one", {}, requires="[base, lakes]")
    (problem,) = load_packs([base_folder, folder], {"lake": lake_folder}).problems
    assert message(problem) == "the pack 'lakes' is needed and not loaded: did you mean 'lake'?"
    folder = write_pack("two", {}, requires="[base, orchard]")
    (problem,) = load_packs([base_folder, folder], {"lake": lake_folder}).problems
    assert message(problem) == "the pack 'orchard' is needed and not loaded"


ROADLESS = TILE.replace("SW:R", "SW:M")
SCORELESS = [
    (
        ROADLESS,
        (
            "no side of 'inn' is of road, so it scores only once somebody has built a path to it: "
            "if that is meant, write needs_road: true"
        ),
    ),
    (ROADLESS + "  needs_road: true\n", ""),
    (ROADLESS + "  needs_road: false\n", ""),
    (ROADLESS.replace("  score: {points: 1, per: delivery}\n", ""), ""),
    (
        ROADLESS.replace("delivery", "matching_segment, terrain: road"),
        "'inn' counts its sides of road and has none: it never scores",
    ),
    (
        TILE.replace("delivery", "matching_segment, terrain: forest"),
        "'inn' counts its sides of forest and has none: it never scores",
    ),
    (TILE, ""),
]


@pytest.mark.parametrize(("text", "told"), SCORELESS)
def test_a_landmark_that_can_hardly_score_is_warned_of(
    write_pack: WritePack, base_folder: Path, text: str, told: str
) -> None:
    loaded = load_packs([base_folder, write_pack("one", {"tiles.yaml": text})])
    assert loaded.problems == ()
    assert [message(warning) for warning in loaded.warnings] == ([told] if told else [])


def test_warnings_about_single_entries_are_told_beside_mistakes(
    write_pack: WritePack, base_folder: Path
) -> None:
    text = TILE.replace("pile: bag", "pile: bag\n  drawing: tavren\n  picture: inn.png")
    files = {
        "tiles.yaml": text,
        "market.yaml": "- {id: loom, tier: 9, needs: {wood: 1}, reward: {points: 1}}\n",
    }
    loaded = load_packs([base_folder, write_pack("one", files)])
    assert [message(problem) for problem in loaded.problems] == ["9 is too large: at most 3"]
    assert [message(warning) for warning in loaded.warnings] == [
        "no building is drawn as 'tavren', so a plain one stands there: did you mean 'tavern'?",
        "no picture 'inn.png' lies in this pack, so the game draws its own",
    ]


def test_the_words_offered_for_a_kind_are_without_those_that_every_game_has(
    write_pack: WritePack, base_folder: Path
) -> None:
    problem = only(write_pack("one", {"tiles.yaml": TILE.replace("landmark", "landmrk")}), base_folder)
    assert problem.fix == "landmark"
    assert problem.allowed == ("producer", "refinery", "landmark", "storeroom")
