"""Every mistake is reported, at its place, with its line, a caret and what was probably meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.content import LoadedPacks, Problem, load_packs
from tests.content.conftest import WritePack
from tests.content.telling import in_full, message

GOOD_TILE = """\
- id: bakery
  name: Bakery
  kind: landmark
  pile: bag
  outline: E:M SE:M SW:R W:M NW:M NE:M
  cost: {wood: 2}
  reward: {points: 4}
  score: {points: 1, per: delivery}
"""

DOZEN_AND_ONE = {
    "tiles.yaml": """\
- id: bakery
  name: Bakery
  kind: refinry
  pile: bag
  outline: E:M SE:M SW:R W:M NW:M NW:M
  cots: {wood: 2}
  slots: many
  refines: {wheat: flour}
- id: inn
  name: no
  kind: landmark
  pile: bag
  outline: E:M SE:M SW:R W:Q NW:M NE:M
  cost: {wod: 2}
  score: {points: 2, per: matching_segmnt}
- id: barn
  name: Barn
  kind: landmark
  pile: bag
  pile: milk
  outline: E:M SE:M SW:R W:M NW:M NE:M
""",
    "market.yaml": """\
- id: dairy
  tier: 2
  needs: {milk/brick: 1, milk: 2}
  reward: {points: 3}
- id: forge
  tier: 2
  needs: {brick: 1, timber: 1
  reward: {points: 3}
- id: loom
  tier: 9
  needs: {brick: 1}
  reward: {points: 3}
""",
}

PLACES = [
    ("market.yaml", 3, 26, "'milk' is asked for twice here"),
    ("market.yaml", 7, 10, "this '{' is not closed"),
    ("market.yaml", 10, 9, "9 is too large: at most 3"),
    ("tiles.yaml", 3, 9, "did you mean 'refinery'?"),
    ("tiles.yaml", 5, 35, "the outline does not close"),
    ("tiles.yaml", 6, 3, "did you mean 'cost'?"),
    ("tiles.yaml", 7, 10, "a whole number is needed here"),
    ("tiles.yaml", 10, 9, "'no' can be read as a switch"),
    ("tiles.yaml", 13, 26, "no terrain has the letter 'Q'"),
    ("tiles.yaml", 14, 10, "did you mean 'wood'?"),
    ("tiles.yaml", 15, 27, "did you mean 'matching_segment'?"),
    ("tiles.yaml", 16, 7, "the tile 'barn' is there already"),
    ("tiles.yaml", 20, 3, "'pile' is given twice, first in line 19"),
]


def load(folder: Path, base_folder: Path) -> LoadedPacks:
    return load_packs([base_folder, folder])


def test_a_pack_with_a_dozen_mistakes_and_one_reports_all_of_them(
    write_pack: WritePack, base_folder: Path
) -> None:
    folder = write_pack("faulty", DOZEN_AND_ONE)
    problems = load(folder, base_folder).problems
    assert [(Path(p.file).name, p.line, p.column) for p in problems] == [place[:3] for place in PLACES]
    for problem, (name, line, column, words) in zip(problems, PLACES, strict=True):
        assert words in message(problem)
        headline, shown, caret = in_full(problem).split("\n")
        assert headline == f"{folder / name}:{line}:{column}: error: {message(problem)}"
        assert shown == "    " + DOZEN_AND_ONE[name].splitlines()[line - 1]
        assert caret == "    " + " " * (column - 1) + "^"


def only(problems: tuple[Problem, ...]) -> Problem:
    assert len(problems) == 1, [in_full(problem) for problem in problems]
    return problems[0]


IN_A_TILE = [
    ("pile: bag", "pile: bagg", "did you mean 'bag'?"),
    ("pile: bag", "pile: wood", "no pile is called 'wood'"),
    ("pile: bag", "copies: {bag: 1, cheese: 2}", "no pile is called 'cheese'"),
    ("pile: bag", "copies: {bag: 0}", "0 is too small: at least 1"),
    ("pile: bag", "pile: bag\n  copies: {bag: 1}", "leave 'pile' out"),
    ("  pile: bag\n", "", "'pile' is missing from this tile"),
    ("pile: bag", "pile: ~", "'pile' is missing from this tile"),
    ("  name: Bakery\n", "", "'name' is missing from this tile"),
    ("name: Bakery", "name: 7", 'write "7" in quotes'),
    ("name: Bakery", "name: {en: Bakery, german: x}", "'german' is not the short name of a language"),
    ("name: Bakery", "name: ''", "there is no text here"),
    ("name: Bakery", "name:", "text is needed here, and there is nothing"),
    ("name: Bakery", "name: [Bakery]", "text is needed here, and this is a list"),
    ("name: Bakery", "name: Bakery: old", "a ':' too many"),
    ("name: Bakery", "name: 'Bakery", "this quote is never closed"),
    ("name: Bakery", "name: @bakery", "put the text in quotes"),
    ("name: Bakery", "name: &b Bakery", "'&b' is an anchor"),
    ("name: Bakery", "name: *b", "'*b' is an alias"),
    ("name: Bakery", "name: !!python/name:os.system", "tags such as"),
    ("name: Bakery", "<<: {a: 1}\n  name: Bakery", "would merge another map"),
    ("id: bakery", "id: Bakery", "'Bakery' is not an id: did you mean 'bakery'?"),
    ("id: bakery", "id: barn", "write replaces: barn"),
    (
        "id: bakery",
        "id: bakery\n  replaces: barnn",
        "no earlier pack has a tile 'barnn': did you mean 'barn'?",
    ),
    ("id: bakery", "id: bakery\n  source: printd", "did you mean 'printed'?"),
    ("id: bakery", "id: bakery\n  source: {outlin: printed}", "did you mean 'outline'?"),
    ("kind: landmark", "kind: producer", "a producer needs 'slots'"),
    ("kind: landmark", "kind: landmark\n  produces: [wood]", "only a producer has 'produces'"),
    ("kind: landmark", "kind: landmark\n  flag: 1", "true or false is needed here"),
    ("cost: {wood: 2}", "cost: {wood: -2}", "-2 is too small: at least 1"),
    ("cost: {wood: 2}", "cost: {wood: 1.5}", "a whole number is needed here, and this is the number 1.5"),
    ("cost: {wood: 2}", "cost: {wood: 010}", "'010' is not a plain number"),
    ("cost: {wood: 2}", "cost: {wood: 1:30}", "a time of day"),
    ("cost: {wood: 2}", "cost: {gold/wood: 2}", "gold cannot be part of a mix"),
    ("cost: {wood: 2}", "cost: {wood/stone: 2, wheat/stone: 1}", "'stone' is asked for twice"),
    ("cost: {wood: 2}", "cost: {wood: 2, wood: 3}", "'wood' is given twice"),
    ("cost: {wood: 2}", "cost: wood", "a map is needed here"),
    ("reward: {points: 4}", "reward: {points: 4, milstone: mason}", "did you mean 'milestone'?"),
    ("reward: {points: 4}", "reward: {milestone: masn}", "did you mean 'mason'?"),
    ("per: delivery", "per: deliveries", "did you mean 'delivery'?"),
    ("per: delivery", "per: delivery, terrain: road", "'terrain' goes with matching_segment"),
    ("per: delivery", "per: matching_segment, terrain: rode", "did you mean 'road'?"),
    ("E:M SE:M SW:R W:M NW:M NE:M", "E:M SE:M SW:R W:M NW:M", "it is still 1 NE to where it began"),
    ("E:M SE:M SW:R W:M NW:M NE:M", "E:M SE:M SW:R W:M N:M NE:M", "'N' is no direction"),
    ("E:M SE:M SW:R W:M NW:M NE:M", "E:M SEM SW:R W:M NW:M NE:M", "'SEM' is no step"),
    ("E:M SE:M SW:R W:M NW:M NE:M", "SE:M NE:M NW:M SW:M SE:M", "a corner it has passed already"),
    ("E:M SE:M SW:R W:M NW:M NE:M", "SE:M NE:M W:M", "runs anticlockwise"),
    ("E:M SE:M SW:R W:M NW:M NE:M", "''", "this outline is empty"),
    ("E:M SE:M SW:R W:M NW:M NE:M", f"{'E:M ' * 40}{'W:M ' * 40}", "at most 48 steps"),
]


@pytest.mark.parametrize(("old", "new", "words"), IN_A_TILE)
def test_one_mistake_gives_one_problem_that_says_what_is_meant(
    write_pack: WritePack, base_folder: Path, old: str, new: str, words: str
) -> None:
    assert old in GOOD_TILE
    folder = write_pack("one", {"tiles.yaml": GOOD_TILE.replace(old, new)})
    problems = load(folder, base_folder).problems
    assert any(words in message(problem) for problem in problems), [in_full(problem) for problem in problems]
    if words != "a producer needs 'slots'":
        only(problems)


def test_the_tile_that_the_mistakes_start_from_is_sound(write_pack: WritePack, base_folder: Path) -> None:
    assert load(write_pack("one", {"tiles.yaml": GOOD_TILE}), base_folder).problems == ()


IN_OTHER_FILES = [
    ("awards.yaml", "- {id: a, name: A, points: 3}\n", 1, 3, "either 'most' or 'second'"),
    ("awards.yaml", "- {id: a, name: A, points: 3, most: sale, second: sale}\n", 1, 3, "either 'most'"),
    ("awards.yaml", "- {id: a, name: A, points: 3, most: always}\n", 1, 37, "measured at a building"),
    ("awards.yaml", "id: a\n", 1, 1, "a list of entries is needed here"),
    ("awards.yaml", "- a\n", 1, 3, "a map that describes one award"),
    ("awards.yaml", "- {id: a, name: A, points: 3, most: sale}\n--- \n- b\n", 2, 1, "a second document"),
    ("award.yaml", "- id: a\n", 1, 1, "did you mean 'awards'?"),
    (
        "terrains.yaml",
        "- {id: sand, name: Sand, letter: S, meets: [road]}\n",
        1,
        45,
        "does not meet 'sand'",
    ),
    (
        "terrains.yaml",
        "- {id: sand, name: Sand, letter: R, meets: [sand]}\n",
        1,
        34,
        "taken by the terrain 'road'",
    ),
    (
        "terrains.yaml",
        "- {id: sand, name: Sand, letter: sa, meets: [sand]}\n",
        1,
        34,
        "single capital letter",
    ),
    (
        "milestones.yaml",
        "- {id: a, name: A, for: refinery, high_quality: wood}\n",
        1,
        49,
        "no refined material",
    ),
    ("milestones.yaml", "- {id: a, name: A, for: refinery}\n", 1, 20, "needs 'high_quality'"),
    (
        "church.yaml",
        "- {id: a, seats: [5], slots: [{id: b, needs: {gold: 3}, points: 1}]}\n",
        1,
        19,
        "at most 4",
    ),
    ("church.yaml", "- {id: a, seats: [1], slots: []}\n", 1, 30, "at least 1 must stand here"),
    ("rules.yaml", "- a\n", 1, 1, "options go under 'options:', presets under 'presets:'"),
    ("rules.yaml", "a\n", 1, 1, "a map is needed here"),
    ("rules.yaml", "defaults: {flags: many}\n", 1, 19, "a whole number from 1 to 30, or unlimited"),
    ("rules.yaml", "defaults: {start_layout: first}\n", 1, 26, "did you mean 'first-game'?"),
    ("rules.yaml", "defaults: {villager_costs: [1, 2]}\n", 1, 28, "a list of 3 whole numbers"),
    ("rules.yaml", "defaults: {prices_few: {raw: 1}}\n", 1, 24, "two prices"),
    ("rules.yaml", "defaults: {last_flag_ends_game: 1}\n", 1, 33, "true or false"),
    ("rules.yaml", "presets:\n  - {extends: printd, values: {}}\n", 2, 15, "did you mean 'printed'?"),
    ("rules.yaml", "constants: {display: lots}\n", 1, 22, "a whole number is needed here"),
    ("rules.yaml", "constants: {extra_gold: {7: [1]}}\n", 1, 26, "from 1 to 4"),
    ("rules.yaml", "colours: [red]\n", 1, 10, "at least 4"),
]


@pytest.mark.parametrize(("file", "text", "line", "column", "words"), IN_OTHER_FILES)
def test_mistakes_of_other_files_are_found_at_their_place(
    write_pack: WritePack, base_folder: Path, file: str, text: str, line: int, column: int, words: str
) -> None:
    problem = only(load(write_pack("one", {file: text}), base_folder).problems)
    assert words in message(problem)
    assert (Path(problem.file).name, problem.line, problem.column) == (file, line, column)


LAYOUT = """\
- id: mine
  name: Mine
  tiles:
    - {tile: church, at: [0, 0]}
    - {tile: quarry, at: [-1, -1]}
    - {tile: farm, at: [2, 0]}
    - {tile: market, at: [4, 0]}
    - {tile: town_hall, at: [0, 3]}
    - {tile: woodcutter, at: [-5, 1]}
"""


IN_A_LAYOUT = [
    ("farm, at: [2, 0]", "farm, at: [0, 1]", 6, "'farm' lies on 'church'"),
    ("farm, at: [2, 0]", "farm, at: [2, 0], rotation: 7", 6, "7 is too large"),
    ("farm, at: [2, 0]", "farm, at: [2]", 6, "at least 2 must stand here"),
    ("farm, at: [2, 0]", "farm, at: [2, -9]", 6, "no road joins 'farm'"),
    ("{tile: farm, at: [2, 0]}", "{tile: quarry, at: [2, -9]}", 6, "no further 'quarry'"),
    ("{tile: farm, at: [2, 0]}", "{tile: barn, at: [2, -9]}", 6, "no further 'barn'"),
    ("    - {tile: farm, at: [2, 0]}\n", "", 3, "missing from this layout: farm"),
    ("farm, at: [2, 0]", "farn, at: [2, 0]", 6, "did you mean 'farm'?"),
    ("farm, at: [2, 0]", "farm, at: [1, -1]", 6, "'farm' and 'church' clash: road touches forest"),
    ("id: mine", "id: shuffled", 1, "a meaning of its own"),
]


@pytest.mark.parametrize(("old", "new", "line", "words"), IN_A_LAYOUT)
def test_layouts_that_are_no_villages_are_refused(
    write_pack: WritePack, base_folder: Path, old: str, new: str, line: int, words: str
) -> None:
    folder = write_pack("one", {"layouts.yaml": LAYOUT.replace(old, new)})
    problems = load(folder, base_folder).problems
    assert any(words in message(problem) and problem.line == line for problem in problems), problems


def test_a_layout_like_the_printed_one_is_sound(write_pack: WritePack, base_folder: Path) -> None:
    assert load(write_pack("one", {"layouts.yaml": LAYOUT}), base_folder).problems == ()


def test_the_caret_finds_a_step_in_an_outline_of_several_lines(
    write_pack: WritePack, base_folder: Path
) -> None:
    folded = "outline: >-\n    E:M SE:M\n    SW:R W:M NW:M NNE:M"
    tile = GOOD_TILE.replace("outline: E:M SE:M SW:R W:M NW:M NE:M", folded)
    problem = only(load(write_pack("one", {"tiles.yaml": tile}), base_folder).problems)
    assert (problem.line, problem.column) == (7, 19)


def test_the_caret_stands_under_its_word_after_wide_letters_and_in_long_lines(
    write_pack: WritePack, base_folder: Path
) -> None:
    tile = f"- {{id: bakery, name: 村の{'パン' * 20}屋, kind: oven, pile: bag, outline: E:M SW:M NW:M}}\n"
    problem = only(load(write_pack("one", {"tiles.yaml": tile}), base_folder).problems)
    assert problem.column == tile.index("oven") + 1
    long = f"- {{id: bakery, name: {'x' * 250}, kind: oven, pile: bag, outline: E:M SW:M NW:M}}\n"
    problem = only(load(write_pack("two", {"tiles.yaml": long}), base_folder).problems)
    _, shown, caret = in_full(problem).split("\n")
    assert shown[caret.index("^") :].startswith("oven")


WOOD = "- {id: wood, name: Wood, class: raw}\n"


def test_a_game_without_a_church_or_rules_says_what_is_missing(write_pack: WritePack) -> None:
    problems = load_packs([write_pack("lonely", {"materials.yaml": WOOD}, requires="[]")]).problems
    words = "\n".join(message(problem) for problem in problems)
    assert "one tile of the kind church" in words
    assert "no pack says the rule 'starting_gold'" in words
    assert "one church side for 3 players" in words
