"""Packs beyond all measure: refused before they have taken time or memory, and nothing hidden in names."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.content import UnknownPackError, load_packs
from hamlet.content.lying import LARGEST_FILE, MOST_FILES, MOST_LISTED
from hamlet.content.problems import MOST_PROBLEMS
from hamlet.content.reading import read_pack
from hamlet.content.shelf import MOST_PACKS, PackShelf
from hamlet.content.tree import MOST_NODES, MOST_VALUES, Allowance
from hamlet.engine.limits import MOST_ENTRIES, MOST_LAYOUT_TILES
from tests.content.conftest import WritePack
from tests.content.telling import message

TILE = (
    '- {{id: {0}, name: T, kind: producer, pile: bag, outline: "E:F SE:F SW:R W:F NW:F NE:F",'
    " slots: 1, produces: [wheat]}}\n"
)
PACK = "id: vast\nname: V\nversion: '1'\nrequires: [base]\n"
MANY = ", ".join(f"p{number}" for number in range(9_000))
AWARD = "- {{id: {0}, name: {1}, points: 3, most: villager}}\n"


def told(write_pack: WritePack, base_folder: Path, files: dict[str, str]) -> list[str]:
    folder = write_pack("vast", files)
    return [message(problem) for problem in load_packs([base_folder, folder]).problems]


def split(entries: list[str], size: int = 1_000) -> dict[str, str]:
    return {
        f"tiles/{start}.yaml": "".join(entries[start : start + size])
        for start in range(0, len(entries), size)
    }


def test_a_pack_full_of_values_is_left_at_once(write_pack: WritePack, base_folder: Path) -> None:
    values = "- [" + "1," * (MOST_NODES - 10) + "]\n"
    files = {f"awards/{number}.yaml": values for number in range(MOST_FILES - 1)}
    assert told(write_pack, base_folder, files)[-1].startswith("this pack is too large")
    allowance = Allowance()
    pack = read_pack(write_pack("fewer", {f"awards/{n}.yaml": values for n in range(9)}), allowance)
    assert allowance.left == -1
    assert "too_many_values.all" in {problem.said.code for problem in pack.problems}
    assert len(pack.problems) <= 1 + MOST_VALUES // MOST_NODES


def test_ten_thousand_tiles_are_too_many(write_pack: WritePack, base_folder: Path) -> None:
    files = split([TILE.format(f"t{number}") for number in range(10_000)])
    assert told(write_pack, base_folder, files) == [
        f"too many entries of the subject tiles: at most {MOST_ENTRIES}"
    ]


def test_ten_thousand_tiles_of_one_id_are_too_many(write_pack: WritePack, base_folder: Path) -> None:
    found = told(write_pack, base_folder, split([TILE.format("same")] * 10_000))
    assert found == [f"too many entries of the subject tiles: at most {MOST_ENTRIES}"]


def test_packs_that_are_too_much_only_together_are_refused(write_pack: WritePack, base_folder: Path) -> None:
    many = [
        write_pack(name, split([TILE.format(f"{name}{number}") for number in range(600)]))
        for name in ("left", "right")
    ]
    found = [message(problem) for problem in load_packs([base_folder, *many]).problems]
    assert f"too many entries of the subject tiles: at most {MOST_ENTRIES}" in found


def test_not_more_is_told_than_somebody_would_read(write_pack: WritePack, base_folder: Path) -> None:
    found = told(write_pack, base_folder, {"awards.yaml": AWARD.format("same", "A") * 500})
    assert len(found) == MOST_PROBLEMS + 1
    assert found[-1] == f"more is wrong than these {MOST_PROBLEMS} things: mend them, then look again"


@pytest.mark.parametrize(
    "files",
    [
        {"tiles.yaml": TILE.format("t").replace("wheat", ", ".join(["weat"] * 9_000))},
        {"tiles.yaml": TILE.format("t").replace("slots", ", ".join(f"k{n}: 1, slots" for n in range(3_000)))},
        {"pack.yaml": PACK + f"removes: {{tiles: [{MANY}]}}\n"},
        {"pack.yaml": PACK.replace("[base]", f"[base, {MANY}]")},
        {"awards.yaml": "".join(AWARD.format(f"a{n}", "A") for n in range(4_000)) + "- {"},
        {"layouts.yaml": "- id: far\n  name: Far\n  tiles:\n" + "  - {tile: quarry, at: [1, 1]}\n" * 3_000},
        {
            "rules.yaml": "presets:\n  - {extends: printed, values: {"
            + ", ".join(f"o{n}: 1" for n in range(4_000))
            + "}}\n"
        },
    ],
    ids=["words", "keys", "removes", "requires", "broken", "layout", "values"],
)
def test_an_entry_of_thousands_of_mistakes_is_told_in_short(
    write_pack: WritePack, base_folder: Path, files: dict[str, str]
) -> None:
    assert 1 <= len(told(write_pack, base_folder, files)) <= MOST_PROBLEMS + 1


def test_a_layout_has_only_so_many_places(write_pack: WritePack, base_folder: Path) -> None:
    text = "- id: far\n  name: Far\n  tiles:\n" + "  - {tile: quarry, at: [1, 1]}\n" * 3_000
    assert told(write_pack, base_folder, {"layouts.yaml": text}) == [
        f"at most {MOST_LAYOUT_TILES} may stand here, and there are 3000"
    ]


def test_start_tiles_that_could_be_laid_in_countless_ways_are_refused(
    write_pack: WritePack, base_folder: Path
) -> None:
    outline = " ".join(f"{way}:R {way}:R" for way in ("E", "SE", "SW", "W", "NW", "NE"))
    church = f'- {{id: church, name: C, kind: church, pile: start, replaces: church, outline: "{outline}"}}\n'
    files = {
        "tiles.yaml": church,
        "pack.yaml": PACK + "removes: {layouts: [first-game]}\n",
        "rules.yaml": "options: [{id: start_layout, replaces: start_layout, name: S, about: S, type: layout, "
        "choices: [shuffled, by-hand], default: shuffled}]\n",
    }
    said = "the start tiles can be laid around the church in too many ways: use fewer"
    assert said in told(write_pack, base_folder, files)


def test_a_folder_of_thousands_of_files_is_not_walked(write_pack: WritePack, base_folder: Path) -> None:
    folder = write_pack("vast", {})
    for number in range(MOST_LISTED):
        (folder / f"{number}.txt").touch()
    found = [message(problem) for problem in load_packs([base_folder, folder]).problems]
    assert found == [
        f"more than {MOST_LISTED} things lie in this folder: take out what is no part of the pack"
    ]


def test_a_pack_is_not_larger_than_its_limit(write_pack: WritePack, base_folder: Path) -> None:
    text = "#" * (LARGEST_FILE - 10) + "\n"
    found = told(write_pack, base_folder, {f"awards/{number}.yaml": text for number in range(40)})
    assert "this pack is too large" in found[0]


def test_only_so_many_packs_go_together() -> None:
    with pytest.raises(UnknownPackError) as error:
        PackShelf().load([f"p{number}" for number in range(MOST_PACKS + 1)])
    assert error.value.said.code == "too_many_packs"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ('"\\u200b\\u200b"', "nothing of this text can be seen"),
        ('"   "', "nothing of this text can be seen"),
        ('"\\u3164"', "nothing of this text can be seen"),
        ('"\\u202eeno"', "this text holds \\u202e, which is not seen and would do something to it"),
        ('"a\\e[31m"', "this text holds \\x1b, which is not seen and would do something to it"),
        ('"a\\nb"', "this text holds \\x0a, which is not seen and would do something to it"),
        ('"a\\u0000"', "this text holds \\x00, which is not seen and would do something to it"),
        ('"' + "a" * 301 + '"', "this text is too long: at most 300 characters"),
        ('{en: A, de: "\\u200f"}', "nothing of this text can be seen"),
    ],
)
def test_names_that_cannot_be_read_are_mistakes(
    write_pack: WritePack, base_folder: Path, name: str, said: str
) -> None:
    assert told(write_pack, base_folder, {"awards.yaml": AWARD.format("a", name)}) == [said]


@pytest.mark.parametrize("name", ["Ärztehaus", "中村", "Мельница", "بستان", "क्‍ष", "👩\u200d🌾"])
def test_names_in_any_writing_are_names(write_pack: WritePack, base_folder: Path, name: str) -> None:
    assert told(write_pack, base_folder, {"awards.yaml": AWARD.format("a", name)}) == []
