"""A new pack is called something that every system and every other pack can live with, and works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hamlet.content import load_packs
from hamlet.content.new_pack import LONGEST, NewPack, PackNameError, named_pack, sample_files
from hamlet.resources import data_folder
from tests.content.telling import message, refused

BASE = data_folder() / "base"


def made(place: Path, new: NewPack) -> Path:
    for name, text in sample_files(new).items():
        (place / new.id / name).parent.mkdir(parents=True, exist_ok=True)
        (place / new.id / name).write_text(text, "utf-8")
    return place / new.id


@pytest.mark.parametrize(
    ("words", "name", "title"),
    [
        ("orchard", "orchard", "Orchard"),
        ("old_mill", "old_mill", "Old Mill"),
        ("old-mill", "old-mill", "Old Mill"),
        ("  The Old   Mill ", "the_old_mill", "The Old Mill"),
        ("Mühle am See", "muhle_am_see", "Mühle am See"),
        ("Anna's Inn: 2", "anna_s_inn_2", "Anna's Inn: 2"),
        ("m" * LONGEST, "m" * LONGEST, "M" + "m" * (LONGEST - 1)),
    ],
)
def test_words_and_ids_name_a_pack_that_is_sound(tmp_path: Path, words: str, name: str, title: str) -> None:
    new = named_pack(words, ())
    assert (new.id, new.name) == (name, title)
    loaded = load_packs([BASE, made(tmp_path, new)])
    assert [message(each) for each in (*loaded.problems, *loaded.warnings)] == []
    assert (loaded.packs[-1].id, loaded.packs[-1].name) == (name, title)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", "no pack can be called ''"),
        ("9lives", "beginning with a letter"),
        ("ß", "no pack can be called 'ß'"),
        ("\u200b", "no pack can be called"),
        ("in\u202enn", "no pack can be called"),
        ("a\0b", "no pack can be called"),
        ("x" * 500, "is too long: at most 60 letters"),
        ("m" * (LONGEST + 1), "is too long: at most 31 letters"),
        ("../outside", "leads to a place"),
        ("..", "leads to a place"),
        ("C:\\packs", "leads to a place"),
        ("con", "means something else"),
        ("LPT1", "means something else"),
        ("null", "means something else"),
        ("yes", "means something else"),
        ("base", "is there already"),
        ("Base", "is there already"),
    ],
)
def test_what_no_pack_can_be_called_is_refused_with_a_reason(words: str, said: str) -> None:
    with refused(said, PackNameError):
        named_pack(words, {"base"})


def test_every_line_behind_a_sign_is_sound_too(tmp_path: Path) -> None:
    """Whoever takes the # away in front of an example has an example that works."""
    folder = made(tmp_path, NewPack("mine", "Mine"))
    before = load_packs([BASE, folder]).data
    for path in folder.glob("*.yaml"):
        text = path.read_text("utf-8")
        path.write_text(re.sub(r"^#(?=- |  |removes:)", "", text, flags=re.MULTILINE), "utf-8")
    loaded = load_packs([BASE, folder])
    assert [message(each) for each in (*loaded.problems, *loaded.warnings)] == []
    assert {each["id"] for each in loaded.data["sales"]} - {each["id"] for each in before["sales"]} == {
        "mine_firewood"
    }
    assert next(each for each in loaded.data["tiles"] if each["id"] == "barn")["cost"] == {"gold": 2}
    assert "tavern" not in {each["id"] for each in loaded.data["tiles"]}


def test_two_new_packs_play_together(tmp_path: Path) -> None:
    packs = [made(tmp_path, named_pack(name, ())) for name in ("one", "two")]
    assert load_packs([BASE, *packs]).problems == ()


def test_editors_find_the_schemas_in_the_pack_itself(tmp_path: Path) -> None:
    """It may be moved, sent away, and opened on another computer."""
    folder = made(tmp_path, NewPack("mine", "Mine"))
    for path in folder.glob("*.yaml"):
        first = path.read_text("utf-8").splitlines()[0]
        assert first == f"# yaml-language-server: $schema=.schema/{path.stem}.json"
        assert (folder / ".schema" / f"{path.stem}.json").is_file()
