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
