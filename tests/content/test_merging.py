"""Packs add, replace and remove; where they clash it is said."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from hamlet.content import LoadedPacks, PackError, load_packs, resolve
from hamlet.words.mistakes import tell_in_short
from hamlet.words.rooms import english
from tests.content.conftest import WritePack
from tests.content.telling import message

INN = "- {id: inn, name: Inn, kind: landmark, pile: bag, outline: E:M SW:R NW:F}\n"
OTHER_BARN = """\
- id: barn
  replaces: barn
  name: {en: Great Barn, de: Große Scheune, no: Stor låve}
  kind: producer
  pile: bag
  outline: E:F SE:R SW:F W:R NW:M NE:M
  slots: 4
  produces: [wood]
"""


def messages(loaded: LoadedPacks) -> list[str]:
    return [message(problem) for problem in loaded.problems]


def ids(loaded: LoadedPacks, subject: str) -> list[str]:
    assert messages(loaded) == []
    return [entry["id"] for entry in loaded.data[subject]]


def test_a_copy_of_the_base_pack_under_another_id_gives_the_same_game(
    base: LoadedPacks, copy_base: Callable[[str], Path]
) -> None:
    copy = load_packs([copy_base("homestead")])
    assert [pack.id for pack in copy.packs] == ["homestead"]
    assert resolve(copy) == resolve(base)
    assert copy.data == base.data


def test_a_pack_adds_entries_after_the_earlier_ones(
    base: LoadedPacks, write_pack: WritePack, base_folder: Path
) -> None:
    loaded = load_packs([base_folder, write_pack("more", {"tiles/inns.yaml": INN})])
    assert ids(loaded, "tiles") == [*ids(base, "tiles"), "inn"]
    assert [(pack.id, pack.version) for pack in loaded.packs] == [("base", "1.0"), ("more", "1")]


def test_a_replaced_entry_keeps_its_place_and_takes_the_new_values(
    base: LoadedPacks, write_pack: WritePack, base_folder: Path
) -> None:
    loaded = load_packs([base_folder, write_pack("barns", {"tiles.yaml": OTHER_BARN})])
    assert ids(loaded, "tiles") == ids(base, "tiles")
    barn = next(tile for tile in loaded.data["tiles"] if tile["id"] == "barn")
    assert (barn["slots"], barn["copies"], barn["name"]) == (4, {"bag": 1}, "Great Barn")
    assert barn["names"] == {"en": "Great Barn", "de": "Große Scheune", "no": "Stor låve"}


def test_an_entry_may_be_replaced_by_one_with_another_id(
    base: LoadedPacks, write_pack: WritePack, base_folder: Path
) -> None:
    text = INN.replace("id: inn", "id: inn, replaces: tavern")
    loaded = load_packs([base_folder, write_pack("inns", {"tiles.yaml": text})])
    assert ids(loaded, "tiles") == ["inn" if name == "tavern" else name for name in ids(base, "tiles")]


def test_replacing_may_not_take_the_id_of_a_third_entry(write_pack: WritePack, base_folder: Path) -> None:
    text = INN.replace("id: inn", "id: barn, replaces: tavern")
    loaded = load_packs([base_folder, write_pack("inns", {"tiles.yaml": text})])
    assert ["the tile 'barn' is there already" in message for message in messages(loaded)] == [True]


def test_a_pack_removes_entries_and_may_put_others_under_their_ids(
    base: LoadedPacks, write_pack: WritePack, base_folder: Path
) -> None:
    more = "removes: {tiles: [tavern, pond_b], presets: [manual]}\n"
    loaded = load_packs(
        [base_folder, write_pack("fewer", {"tiles.yaml": INN.replace("inn", "tavern")}, more=more)]
    )
    left = [name for name in ids(base, "tiles") if name not in {"tavern", "pond_b"}]
    assert ids(loaded, "tiles") == [*left, "tavern"]
    assert "manual" not in ids(loaded, "presets")


def test_what_a_removal_breaks_is_told_once_where_it_stands(
    write_pack: WritePack, base_folder: Path, tmp_path: Path
) -> None:
    loaded = load_packs([base_folder, write_pack("fewer", {}, more="removes: {milestones: [mason]}\n")])
    (problem,) = loaded.problems
    assert (problem.file, problem.line) == (str(tmp_path / "fewer" / "pack.yaml"), 5)
    assert problem.excerpt[problem.column - 1 :].startswith("mason")
    assert message(problem).startswith("without the milestone 'mason' 2 things no longer fit, first ")
    assert message(problem).endswith(
        "no milestone is called 'mason'; known here: planner, carpenter, herder, miller"
    )


def test_a_pack_is_loaded_after_those_it_requires(write_pack: WritePack, base_folder: Path) -> None:
    first = write_pack("first", {"tiles.yaml": INN})
    second = write_pack("second", {"tiles.yaml": INN.replace("inn", "inn, replaces: inn", 1)}, "[first]")
    loaded = load_packs([second, first, base_folder])
    assert messages(loaded) == []
    assert [pack.id for pack in loaded.packs] == ["base", "first", "second"]


def test_required_packs_are_taken_from_those_available(write_pack: WritePack, base_folder: Path) -> None:
    first = write_pack("first", {"tiles.yaml": INN})
    second = write_pack("second", {}, "[first]")
    loaded = load_packs([second], {"base": base_folder, "first": first})
    assert messages(loaded) == []
    assert [pack.id for pack in loaded.packs] == ["base", "first", "second"]


def test_a_missing_requirement_is_the_only_complaint(write_pack: WritePack) -> None:
    loaded = load_packs([write_pack("orphan", {"tiles.yaml": INN, "rules.yaml": "defaults: {flags: 3}\n"})])
    assert messages(loaded) == ["the pack 'base' is needed and not loaded"]
    with pytest.raises(PackError) as error:
        resolve(loaded)
    assert "is needed and not loaded" in tell_in_short(english(), error.value.problems)
    assert error.value.problems == loaded.problems


def test_packs_that_require_each_other_are_refused(write_pack: WritePack) -> None:
    one, two = write_pack("one", {}, "[two]"), write_pack("two", {}, "[one]")
    assert "'one' and 'two' require each other" in messages(load_packs([one, two]))


def test_two_packs_of_one_id_are_refused(copy_base: Callable[[str], Path], base_folder: Path) -> None:
    copy = copy_base("base")
    assert any("two packs have the id 'base'" in text for text in messages(load_packs([base_folder, copy])))


def test_packs_that_exclude_each_other_are_refused(write_pack: WritePack, base_folder: Path) -> None:
    one = write_pack("one", {}, more="conflicts: [two]\n")
    two = write_pack("two", {})
    assert messages(load_packs([base_folder, one])) == []
    assert messages(load_packs([base_folder, one, two])) == ["'one' cannot be played together with 'two'"]


def test_two_packs_that_replace_the_same_entry_are_warned_of_unless_one_knows_the_other(
    write_pack: WritePack, base_folder: Path
) -> None:
    one = write_pack("one", {"tiles.yaml": OTHER_BARN})
    two = write_pack("two", {"tiles.yaml": OTHER_BARN})
    knowing = write_pack("knowing", {"tiles.yaml": OTHER_BARN}, "[one]")
    gone = write_pack("gone", {}, more="removes: {tiles: [barn]}\n")
    ready = write_pack("ready", {"tiles.yaml": OTHER_BARN}, more="optional: [one]\n")
    clash = "both change the tile 'barn'"
    for other in (two, gone):
        loaded = load_packs([base_folder, one, other])
        assert loaded.problems == ()
        assert [clash in message(each) and each.warning for each in loaded.warnings] == [True]
    for other in (knowing, ready):
        loaded = load_packs([base_folder, other, one])
        assert (loaded.problems, loaded.warnings) == ((), ())


def test_a_new_material_with_its_pile_and_milestone_needs_no_code(
    write_pack: WritePack, base_folder: Path
) -> None:
    files = {
        "materials.yaml": "- {id: cheese, name: Cheese, class: refined, consumed: {gold: 2, points: 1}}\n",
        "milestones.yaml": "- {id: affineur, name: Affineur, for: refinery, high_quality: cheese}\n",
        "tiles.yaml": "- {id: dairy, name: Dairy, kind: refinery, pile: bag, outline: E:M SW:R NW:F,\n"
        "   slots: 1, refines: {wheat: cheese}, reward: {milestone: affineur}, cost: {wood/stone: 3}}\n"
        + INN.replace("pile: bag", "pile: cheese"),
    }
    loaded = load_packs([base_folder, write_pack("cheese", files)])
    assert "cheese" in ids(loaded, "materials")
    assert loaded.data["tiles"][-1]["copies"] == {"cheese": 1}
