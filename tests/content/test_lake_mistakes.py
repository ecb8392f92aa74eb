"""Mistakes of packs about the lake are told at their place, with what was probably meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.content import LoadedPacks, load_packs
from tests.content.conftest import WritePack
from tests.content.telling import in_full, message
from tests.content.test_mistakes import LAYOUT, only

TILE = "- {id: pier, name: Pier, kind: landmark, pile: bag, outline: 'E:W SE:F SW:F W:R NW:F NE:F'"
OPTION = "  - {id: boat_wheat, replaces: boat_wheat, name: B, about: B, type: switch, default: true}"
LONELY = "- {id: monsoon, name: Monsoon}\n"

BY_THE_LAKE = [
    # fish and seasons
    ("fish.yaml", "- {id: eel, name: Eel}\n", 1, 3, "'copies' is missing from this kind of fish"),
    ("fish.yaml", "- {id: eel, name: Eel, copies: 0}\n", 1, 32, "0 is too small"),
    ("fish.yaml", "- {id: eel, name: Eel, copies: 2, wrth: 1}\n", 1, 35, "did you mean 'worth'?"),
    ("fish.yaml", "- {id: rare, name: Rare, copies: 2}\n", 1, 8, "the kind of fish 'rare' is there already"),
    ("seasons.yaml", "- {id: by-lot, name: Lot}\n", 1, 8, "'by-lot' has a meaning of its own as a season"),
    ("seasons.yaml", LONELY, 1, 3, "the season 'monsoon' has no menu card for the fish 'uncommon'"),
    ("seasons.yaml", LONELY, 1, 3, "the season 'monsoon' has no menu card for the fish 'rare'"),
    # menu cards
    (
        "menu.yaml",
        "- {id: soup, name: Soup, fish: comon, gain: {gold: 1}}\n",
        1,
        32,
        "no kind of fish is called 'comon': did you mean 'common'?",
    ),
    (
        "menu.yaml",
        "- {id: soup, name: Soup, fish: rare, season: sumer, gain: {gold: 1}}\n",
        1,
        46,
        "no season is called 'sumer': did you mean 'summer'?",
    ),
    (
        "menu.yaml",
        "- {id: soup, name: Soup, fish: rare, season: summer, gain: {gold: 1}}\n",
        1,
        32,
        "in the season 'summer' the fish 'rare' has a menu card already: 'long_days'",
    ),
    (
        "menu.yaml",
        "- {id: soup, name: Soup, fish: common, gain: {gold: 1}}\n",
        1,
        32,
        "the fish 'common' has a menu card already: 'fish_market'",
    ),
    (
        "menu.yaml",
        "- {id: soup, name: Soup, fish: common, does: [stand_upp]}\n",
        1,
        47,
        "'stand_upp' is not known here: did you mean 'stand_up'?",
    ),
    ("menu.yaml", "- {id: soup, name: Soup, fish: common}\n", 1, 3, "brings nothing and does nothing"),
    (
        "menu.yaml",
        "- {id: soup, name: Soup, fish: common, gain: {gold: 1}, must_do: true}\n",
        1,
        57,
        "has nothing that it must do",
    ),
    (
        "menu.yaml",
        "- {id: soup, name: Soup, fish: common, gain: {gold: 1}, least_donkeys: 2}\n",
        1,
        57,
        "'least_donkeys' goes with gain_donkey",
    ),
    (
        "menu.yaml",
        "- {id: soup, name: Soup, fish: common, does: [stand_up, stand_up]}\n",
        1,
        40,
        "'stand_up' stands here twice",
    ),
    (
        "menu.yaml",
        "- {id: soup, name: Soup, fish: common, gain: {gold: 1}, do: [stand_up]}\n",
        1,
        57,
        "did you mean 'does'?",
    ),
    # tiles
    ("tiles.yaml", f"{TILE}, channel: watr}}\n", 1, len(TILE) + 12, "did you mean 'water'?"),
    ("tiles.yaml", f"{TILE}, channel: mountain}}\n", 1, len(TILE) + 3, "its channel would join nothing"),
    ("tiles.yaml", f"{TILE}, fishing: 10}}\n", 1, len(TILE) + 12, "10 is too large: at most 9"),
    ("tiles.yaml", f"{TILE}, fishing: 1, flag: false}}\n", 1, len(TILE) + 3, "nobody puts a flag"),
    (
        "tiles.yaml",
        f"{TILE}, score: {{points: 1, per: boat, terrain: water}}}}\n",
        1,
        len(TILE) + 33,
        "'terrain' goes with matching_segment, lake_segment, not with boat",
    ),
    (
        "tiles.yaml",
        TILE.replace("landmark", "storeroom") + "}\n",
        1,
        26,
        "a storeroom needs 'slots'",
    ),
    # rules
    ("rules.yaml", "defaults: {season: wintr}\n", 1, 20, "did you mean 'winter'?"),
    ("rules.yaml", "defaults: {boat_min_lake: 0}\n", 1, 27, "a whole number from 1 to 20"),
    ("rules.yaml", f"options:\n{OPTION}\n", 2, 63, "the rules need 'boat_wheat' as whole, not switch"),
    ("rules.yaml", "constants: {boat_material: weat}\n", 1, 28, "did you mean 'wheat'?"),
    ("rules.yaml", "constants: {boat_material: milk}\n", 1, 28, "'milk' is no raw material"),
    ("rules.yaml", "constants: {lake_triangles_per_point: 0}\n", 1, 39, "0 is too small"),
    ("rules.yaml", "constants: {fish_limt: 3}\n", 1, 13, "did you mean 'fish_limit'?"),
    # a start village with a lake in it
    (
        "layouts.yaml",
        """\
- id: pond
  name: Pond
  tiles:
    - {tile: church, at: [0, 0]}
    - {tile: town_hall, at: [2, 2]}
    - {tile: market, at: [2, -1], rotation: 5}
    - {tile: farm, at: [-3, 4], rotation: 3}
    - {tile: quarry, at: [-1, -1]}
    - {tile: woodcutter, at: [-2, 7], rotation: 4}
""",
        3,
        3,
        "this village encloses empty ground (3 triangles)",
    ),
]


def load(*folders: Path) -> LoadedPacks:
    return load_packs(list(folders))


@pytest.mark.parametrize(("file", "text", "line", "column", "words"), BY_THE_LAKE)
def test_mistakes_about_the_lake_are_found_at_their_place(
    write_pack: WritePack,
    base_folder: Path,
    lake_folder: Path,
    file: str,
    text: str,
    line: int,
    column: int,
    words: str,
) -> None:
    problems = load(base_folder, lake_folder, write_pack("one", {file: text}, requires="[lake]")).problems
    told = [problem for problem in problems if words in message(problem)]
    assert told, [in_full(problem) for problem in problems]
    assert (Path(told[0].file).name, told[0].line, told[0].column) == (file, line, column), in_full(told[0])


def test_a_start_village_may_enclose_ground_where_there_are_no_lakes(
    write_pack: WritePack, base_folder: Path
) -> None:
    file, text, *_ = BY_THE_LAKE[-1]
    assert load(base_folder, write_pack("one", {file: text})).problems == ()


def test_the_first_game_layout_is_sound_by_the_lake(
    write_pack: WritePack, base_folder: Path, lake_folder: Path
) -> None:
    again = write_pack("one", {"layouts.yaml": LAYOUT}, requires="[lake]")
    assert load(base_folder, lake_folder, again).problems == ()


@pytest.mark.parametrize("subject", ["fish", "seasons", "menu"])
def test_a_lake_without_fish_seasons_or_menu_says_what_is_missing(
    write_pack: WritePack, base_folder: Path, lake_folder: Path, subject: str
) -> None:
    files = {path.name: path.read_text("utf-8") for path in lake_folder.glob("*.yaml")}
    gone = {"fish": ("fish.yaml", "menu.yaml"), "seasons": ("seasons.yaml", "menu.yaml")}
    for name in gone.get(subject, ("menu.yaml", "seasons.yaml")):
        del files[name]
    files.pop("rules.yaml")
    del files["pack.yaml"]
    folder = write_pack("dry", files, more="expansion: lake\n")
    problems = load(base_folder, folder).problems
    assert f"'lake' needs entries of the subject {subject}, and there are none" in {
        message(problem) for problem in problems
    }
    assert {(Path(problem.file).name, problem.line, problem.column) for problem in problems} == {
        ("pack.yaml", 1, 1)
    }


@pytest.mark.parametrize(
    ("file", "text", "column", "what"),
    [
        ("fish.yaml", "- {id: eel, name: Eel, copies: 2}\n", 3, "fish"),
        ("tiles.yaml", TILE.replace("landmark", "storeroom") + ", slots: 2}\n", 32, "storeroom"),
        ("tiles.yaml", f"{TILE}, score: {{points: 1, per: boat}}}}\n", len(TILE) + 27, "boat"),
        ("awards.yaml", "- {id: a, name: A, points: 3, most: boat}\n", 37, "boat"),
    ],
)
def test_what_the_lake_knows_needs_the_lake(
    write_pack: WritePack, base_folder: Path, lake_folder: Path, file: str, text: str, column: int, what: str
) -> None:
    problem = only(load(base_folder, write_pack("dry", {file: text})).problems)
    assert message(problem) == (f"'{what}' needs the rules of 'lake', and no pack here brings them into play")
    assert (problem.line, problem.column) == (1, column)
    wet = load(base_folder, lake_folder, write_pack("wet", {file: text}, requires="[lake]")).problems
    assert not any("needs the rules" in message(each) for each in wet)
